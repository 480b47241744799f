"""What the table sounds like: a small sound for what moves, made by the part of Qt that not everybody has."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl

from limbotable.resources import resource
from limbotable.table import measure_of, sounds_of_pieces
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import Piece, Tableau

PACKAGE: Final = "PySide6-Addons"  #: has what plays sounds
_MODULE: Final = "PySide6.QtMultimedia"
NAMES: Final = ("card", "shuffle", "tile", "ball", "cube", "chip", "win")
#: What is not heard where other pieces move as well: paper least of all, and of the rest the later.
_QUIETER: Final = ("tile", "ball", "cube", "chip", "card")
_ENDS: Final = {"banner", "sheet"}  #: signs that tell how a round or a match has ended
_PACK: Final = 8  #: so many cards that appear together have just been shuffled
_STEP: Final = 0.3  #: card units; what moves less makes room, and makes no sound


def sound_of(before: Tableau, after: Tableau) -> str:
    """Say what is heard on the way from one picture to the next; nothing if nothing is moved."""
    if _ENDS & (_kinds(after) - _kinds(before)):
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


def _kinds(tableau: Tableau) -> set[str]:
    return {sign.kind for sign in tableau.signs}


def _far(before: Piece, after: Piece) -> bool:
    return abs(before.x - after.x) + abs(before.y - after.y) >= _STEP


class Sounds(QObject):
    """Plays the sounds of what is shown, once it is told to.

    Until then nothing of what it needs is loaded.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: What sounds need that is not installed: a package, or a library of the system's; empty: nothing.
        self.missing = "" if find_spec(_MODULE) is not None else PACKAGE
        self._on = False
        self._effects: dict[str, Any] = {}

    def turn(self, on: bool, volume: int) -> None:
        """Play from now on with a volume in per cent, or be silent."""
        if on and not self._effects and not self.missing:
            self._load()
        self._on = on and bool(self._effects)
        for effect in self._effects.values():
            effect.setVolume(volume / 100)

    def accompany(self, before: Tableau, after: Tableau) -> None:
        """Play what is heard on the way from one picture to the next."""
        sound = sound_of(before, after) if self._on else ""
        if sound:
            self._effects[sound].play()

    def _load(self) -> None:
        try:
            make = import_module(_MODULE).QSoundEffect
        except ImportError as error:
            self.missing = str(error).partition(":")[0]
            return
        for name in {*NAMES, *sounds_of_pieces()}:
            self._effects[name] = make(self)
            self._effects[name].setSource(
                QUrl.fromLocalFile(str(resource("assets", "sounds", f"{name}.wav")))
            )
