"""What the user is at, and how pieces lie for it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from limbotable.table.tableau import Piece
from limbotable.ui.table.animator import Pose
from limbotable.ui.table.geometry import Area


@dataclass(frozen=True, slots=True)
class Marks:
    """What the user is at: pieces by their keys, and the areas that are lit."""

    picked: str = ""
    along: str = ""  #: what is picked together with it
    hovered: str = ""
    focused: str = ""  #: a piece or a light that the keyboard is on
    lights: tuple[tuple[str, Area], ...] = ()
    over: str = ""  #: the light that what is picked would be put on
    shown: str = ""  #: a piece that is pointed out: the user thinks about what to do with it

    @property
    def pieces(self) -> set[str]:
        """The keys of what is marked; a light and nothing may be among them."""
        return {self.picked, self.along, self.hovered, self.focused, self.shown}

    def hold(self, key: str) -> bool:
        """Whether the piece is in the hand."""
        return bool(key) and key in (self.picked, self.along)

    @property
    def stressed(self) -> str:
        """The piece that the keyboard is on, unless its light shows that already."""
        return "" if any(key == self.focused for key, _ in self.lights) else self.focused

    def rim(self, piece: Piece) -> str:
        """The outline that a piece has."""
        if piece.key == self.stressed:
            return "focus"
        return "picked" if self.hold(piece.key) or piece.key == self.shown else piece.rim

    def lift(self, key: str) -> float:
        """How far a piece is lifted, in card units for one of scale 1."""
        if self.hold(key):
            return 0.16
        return 0.05 if key in (self.hovered, self.stressed, self.shown) else 0.0

    def rest(self, piece: Piece) -> Pose:
        """Where a piece belongs, its lift included."""
        lift = self.lift(piece.key) * min(1.0, piece.scale)
        angle = math.radians(piece.angle)
        return Pose(
            piece.x + math.sin(angle) * lift,
            piece.y - math.cos(angle) * lift,
            piece.angle,
            piece.scale * (1.05 if self.hold(piece.key) else 1.0),
        )
