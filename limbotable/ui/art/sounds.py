"""The sounds of the table: one for each movement."""

from __future__ import annotations

from array import array
from collections import Counter
from importlib.util import find_spec
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from limbotable.core.phrases import Phrase
from limbotable.resources import resource
from limbotable.table import measure_of, sounds_of_pieces
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import PLATES, Piece, Tableau
from limbotable.ui.art.player import PACKAGE, Player, samples

NAMES: Final = (
    *("card", "shuffle", "deal", "tile", "ball", "cube", "chip", "foe", "count"),
    *("turn", "danger", "refuse", "round", "win", "lose"),
)
#: From the first to the last choice where pieces of several sounds move; sounds not listed here come first.
_QUIETER: Final = ("foe", "tile", "ball", "cube", "chip", "card")
_PACK: Final = 8  #: so many cards that appear together count as a shuffle,
_FAN: Final = 4  #: and so many that move together as a deal
_STEP: Final = 0.3  #: card units; a piece that moves less makes room, and makes no sound
_HAND: Final = "hand"  #: the zone of the viewer's cards


def sounds() -> dict[str, array[int]]:
    """Return the samples of every sound, by its name."""
    names = {*NAMES, *sounds_of_pieces()}
    return {name: samples(resource("assets", "sounds", f"{name}.wav")) for name in names}


def sound_of(before: Tableau, after: Tableau, *, lost: bool = False) -> str:
    """Return the sound of the change from one tableau to the next; an empty text if it has none.

    ``lost`` is whether the result that comes is one that the only person at the screen has lost.
    """
    if _tells_result(after) and not _tells_result(before):
        if after.sheet is not None and after.sheet.winners is None:
            return "round"
        return "lose" if lost else "win"
    changes = reconcile(before, after)
    old = {piece.key: piece for piece in before.pieces}
    if Counter(piece.face == "" for piece in changes.appeared)[True] >= _PACK and before.pieces:
        return "shuffle"
    moved = [piece for piece in changes.moved if _far(old[piece.key], piece)]
    if sum(measure_of(piece.kind).sound == "card" for piece in moved) >= _FAN:
        return "deal"
    kinds = {piece.kind for piece in (*moved, *changes.flipped, *changes.vanished)}
    heard = sorted({measure_of(kind).sound for kind in kinds}, key=_quietness)
    if heard:
        return heard[0]
    counts = _count(before), _count(after)
    return "count" if None not in counts and counts[0] != counts[1] else ""


def is_danger(before: Tableau, after: Tableau) -> bool:
    """Return whether the viewer, who has had more cards, holds the last one."""
    held = [sum(piece.zone == _HAND for piece in tableau.pieces) for tableau in (before, after)]
    return held[0] > 1 == held[1]


def actor(tableau: Tableau) -> str:
    """Return the key of the plate of the seat to act; an empty text where none is."""
    return next((sign.key for sign in tableau.signs if sign.kind in PLATES and sign.lit), "")


def _quietness(sound: str) -> tuple[int, str]:
    return _QUIETER.index(sound) + 1 if sound in _QUIETER else 0, sound


def _tells_result(tableau: Tableau) -> bool:
    """Return whether the result of a round or a match lies over the table."""
    return tableau.sheet is not None or any(sign.kind == "banner" for sign in tableau.signs)


def _count(tableau: Tableau) -> Phrase | None:
    """Return what a dial shows; None where there is none."""
    return next((sign.text for sign in tableau.signs if sign.kind == "dial"), None)


def _far(before: Piece, after: Piece) -> bool:
    return abs(before.x - after.x) + abs(before.y - after.y) >= _STEP


class Sounds(QObject):
    """Plays the sounds of changes on the table, once it is turned on.

    Until then no sound is read, and nothing that plays sounds is loaded.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: The package that sounds need and that is not installed; empty if none is missing.
        self.missing = "" if find_spec(PACKAGE) is not None else PACKAGE
        self._on = False
        self._player: Player | None = None
        self._viewer = ""  # the plate of the seat that was offered actions last
        self._another = False  # whether another one was to act since then

    def turn(self, on: bool, volume: int) -> None:
        """Turn sounds on, with a volume in per cent, or off."""
        if on and self._player is None and not self.missing:
            self._player = Player(sounds())
            app = QCoreApplication.instance()
            assert app is not None
            app.aboutToQuit.connect(self._player.close)
        self._on = on and self._player is not None
        if self._player is not None:
            self._player.set_volume(volume / 100)

    def accompany(self, before: Tableau, after: Tableau, *, lost: bool = False) -> None:
        """Play the sounds of the change from one tableau to the next.

        ``lost`` is whether the result that comes is one that the only person at the screen has lost.
        """
        if not self._on:
            return
        self._play(sound_of(before, after, lost=lost))
        if is_danger(before, after):
            self._play("danger")
        if not after.gestures:
            self._another |= actor(after) not in {"", self._viewer}
        elif self._another:
            self._another = False
            self._play("turn")
        if after.gestures:
            self._viewer = actor(after)

    def refuse(self) -> None:
        """Play the sound of what cannot be done."""
        if self._on:
            self._play("refuse")

    def _play(self, name: str) -> None:
        if name and self._player is not None:
            self._player.play(name)
