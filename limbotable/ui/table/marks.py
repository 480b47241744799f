"""The marks of the user's selection, and the poses of pieces with them."""

from __future__ import annotations

import math

import msgspec

from limbotable.table.tableau import Piece
from limbotable.ui.art.pictures import DrawnRim
from limbotable.ui.table.animator import Pose
from limbotable.ui.table.geometry import Area


class Marks(msgspec.Struct, frozen=True):
    """The marks of the user's selection: pieces by their keys, and the lit areas."""

    picked: str = ""
    along: str = ""  #: the piece that is picked together with it
    hovered: str = ""
    focused: str = ""  #: the piece or light under the keyboard's cursor
    lights: tuple[tuple[str, Area], ...] = ()
    over: str = ""  #: the light that the picked piece would be put on
    shown: str = ""  #: the piece of the action that is pointed out,
    shown_along: str = ""  #: and the one that this action takes as well

    @property
    def pieces(self) -> set[str]:
        """The keys of the marked pieces; a light's key and an empty one may be among them."""
        return {self.picked, self.along, self.hovered, self.focused, self.shown, self.shown_along}

    def hold(self, key: str) -> bool:
        """Return whether the piece is in the hand."""
        return bool(key) and key in (self.picked, self.along)

    def points_out(self, key: str) -> bool:
        """Return whether the piece belongs to the action that is pointed out."""
        return bool(key) and key in (self.shown, self.shown_along)

    @property
    def stressed(self) -> str:
        """The piece under the keyboard's cursor, unless its light shows that already."""
        return "" if any(key == self.focused for key, _ in self.lights) else self.focused

    def rim(self, piece: Piece) -> DrawnRim:
        """Return the outline of a piece."""
        if piece.key == self.stressed:
            return "focus"
        if self.hold(piece.key):
            return "picked"
        return "shown" if self.points_out(piece.key) else piece.rim

    def lift(self, key: str) -> float:
        """Return the lift of a piece, in card units for one of scale 1."""
        if self.hold(key) or self.points_out(key):
            return 0.16
        return 0.05 if key in (self.hovered, self.stressed) else 0.0

    def rest(self, piece: Piece) -> Pose:
        """Return the pose of a piece at rest, its lift included."""
        lift = self.lift(piece.key) * min(1.0, piece.scale)
        angle = math.radians(piece.angle)
        return Pose(
            piece.x + math.sin(angle) * lift,
            piece.y - math.cos(angle) * lift,
            piece.angle,
            piece.scale * (1.05 if self.hold(piece.key) else 1.0),
        )
