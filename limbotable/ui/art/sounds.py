"""The sounds of the table: one for each movement."""

from __future__ import annotations

from array import array
from collections import Counter
from importlib.util import find_spec
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from limbotable.resources import resource
from limbotable.table import measure_of, sounds_of_pieces
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import Piece, Tableau
from limbotable.ui.art.player import PACKAGE, Player, samples

NAMES: Final = ("card", "shuffle", "tile", "ball", "cube", "chip", "win")
#: From the first to the last choice where pieces of several sounds move; sounds not listed here come first.
_QUIETER: Final = ("tile", "ball", "cube", "chip", "card")
_PACK: Final = 8  #: so many cards that appear together count as a shuffle
_STEP: Final = 0.3  #: card units; a piece that moves less makes room, and makes no sound


def sounds() -> dict[str, array[int]]:
    """Return the samples of every sound, by its name."""
    names = {*NAMES, *sounds_of_pieces()}
    return {name: samples(resource("assets", "sounds", f"{name}.wav")) for name in names}


def sound_of(before: Tableau, after: Tableau) -> str:
    """Return the sound of the change from one tableau to the next; an empty text if it has none."""
    if _tells_result(after) and not _tells_result(before):
        return "win"
    changes = reconcile(before, after)
    old = {piece.key: piece for piece in before.pieces}
    if Counter(piece.face == "" for piece in changes.appeared)[True] >= _PACK and before.pieces:
        return "shuffle"
    moved = [piece for piece in changes.moved if _far(old[piece.key], piece)]
    kinds = {piece.kind for piece in (*moved, *changes.flipped, *changes.vanished)}
    heard = sorted({measure_of(kind).sound for kind in kinds}, key=_quietness)
    return heard[0] if heard else ""


def _quietness(sound: str) -> tuple[int, str]:
    return _QUIETER.index(sound) + 1 if sound in _QUIETER else 0, sound


def _tells_result(tableau: Tableau) -> bool:
    """Return whether the result of a round or a match lies over the table."""
    return tableau.sheet is not None or any(sign.kind == "banner" for sign in tableau.signs)


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

    def accompany(self, before: Tableau, after: Tableau) -> None:
        """Play the sound of the change from one tableau to the next."""
        sound = sound_of(before, after) if self._on else ""
        if sound and self._player is not None:
            self._player.play(sound)
