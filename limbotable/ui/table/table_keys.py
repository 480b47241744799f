"""The keys that the table itself handles, and their commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from limbotable.ui.words.speak import together

#: The keys that walk, and their directions: right and down.
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
#: The keys that carry a card of the hand along it, with this modifier, and their directions.
CARRY: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
CARRYING: Final = Qt.KeyboardModifier.ShiftModifier
#: The keys that walk to an end, and whether that is the last piece.
ENDS: Final = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}
#: The keys that walk through a list of answers, and by how many of these.
STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Tab: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Backtab: -1,
}
TAKE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
HURRY: Final = Qt.Key.Key_Space
LET_GO: Final = Qt.Key.Key_Escape

_RETURN: Final = re.compile(r"\bReturn\b")  #: one of the two Enter keys, as Qt names it

#: The keys of one command, and its name.
Entry = tuple[str, str]


def keys_text(keys: Iterable[QKeySequence | Qt.Key]) -> str:
    """Return the names of keys, in the terms of this system and in the user's language."""
    names = dict.fromkeys(key_text(QKeySequence(key)) for key in keys)
    return together("joined", filter(None, names))


def key_text(keys: QKeySequence) -> str:
    """Return the name of a key, or of those that are pressed together.

    Both Enter keys have one name: sentences have no other.
    """
    portable = QKeySequence.SequenceFormat.PortableText
    same = _RETURN.sub("Enter", keys.toString(portable))
    return QKeySequence(same, portable).toString(QKeySequence.SequenceFormat.NativeText)


def plain(text: str) -> str:
    """Return the text of a command without its additions for menus: the letter to press, and dots.

    Japanese menus show the letter in brackets.
    """
    return re.sub(r"\(&\w\)|[&…]", "", text).strip()


def table_entries() -> Sequence[Entry]:
    """Return the keys of the table, with their commands."""
    translate = QCoreApplication.translate
    return (
        (keys_text(ARROWS), translate("Keys", "Go from piece to piece")),
        (keys_text(ENDS), translate("Keys", "Go to the first piece of a part of the table, or to the last")),
        (
            keys_text([QKeySequence(CARRYING | key) for key in CARRY]),
            translate("Keys", "Move the card in your hand to the left or right"),
        ),
        (
            keys_text([Qt.Key.Key_Tab, QKeySequence("Shift+Tab")]),
            translate("Keys", "Go to the next part of the table, or back"),
        ),
        (
            keys_text([Qt.Key.Key_Return, HURRY]),
            translate("Keys", "Pick a piece; put it down; press a button; continue after a message"),
        ),
        (keys_text([HURRY]), translate("Keys", "While something moves: skip the animation")),
        (
            keys_text([QKeySequence("Shift+A")]),
            translate("Keys", "With any letter: to the next line of the list that begins with it"),
        ),
        (keys_text([LET_GO]), translate("Keys", "Let go of a piece; dismiss a message")),
    )


def pointer_entries() -> Sequence[Entry]:
    """Return the uses of the mouse at the table, with their commands."""
    translate = QCoreApplication.translate
    return (
        (translate("Keys", "Click, or drag"), translate("Keys", "Pick a piece, and put it down")),
        (
            translate("Keys", "Drag along the hand"),
            translate("Keys", "Put the cards in an order of your own"),
        ),
        (translate("Keys", "Double click"), translate("Keys", "Take the default action with a piece")),
        (translate("Keys", "Right click"), translate("Keys", "Let go of a piece")),
        (translate("Keys", "Wheel"), translate("Keys", "Zoom in or out")),
        (translate("Keys", "Middle button"), translate("Keys", "Move the view of the table")),
    )
