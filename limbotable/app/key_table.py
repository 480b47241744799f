"""The one table of keys: each command's keys, unless the user has chosen others.

The settings file has the user's own keys as text, ``"hint": "J"``, or several with a semicolon between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias, cast

import msgspec
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from limbotable.ui.table.table_keys import ARROWS, ENDS, LET_GO, TAKE
from limbotable.ui.words.settings_table import SETTINGS

_STANDARD: Final = QKeySequence.StandardKey
#: The keys of each command.
KEYS: Final[Mapping[str, Sequence[QKeySequence.StandardKey | str]]] = {
    "new": (_STANDARD.New,),
    "matches": ("Ctrl+L",),
    "pick": ("Ctrl+Home",),
    "today": ("Ctrl+Shift+D",),
    "deal": ("Ctrl+D",),
    "open": (_STANDARD.Open,),
    "save": (_STANDARD.Save,),
    "copy": ("Ctrl+Shift+C",),
    "paste": ("Ctrl+Shift+V",),
    "publish": ("Ctrl+Shift+S",),
    "restart": ("F5",),
    "statistics": ("Ctrl+T",),
    "settings": ("Ctrl+,",),
    "quit": ("Ctrl+Q",),
    "undo": (_STANDARD.Undo,),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "replay": ("Ctrl+R",),
    "branch": ("Ctrl+B",),
    "comment": ("Ctrl+K",),
    "hint": ("H",),
    "why": ("Y",),
    "sort": ("S",),
    # On the keypad or above Shift: a menu shows the first, which has the name that sentences have for both.
    "hurry": ("Ctrl+Enter", "Ctrl+Return"),
    "review": ("Ctrl+E",),
    "duplicate": ("Ctrl+Shift+E",),
    "cover": ("F12",),
    "fullscreen": ("F11",),
    "tutorial": ("Ctrl+U",),
    "puzzles": ("Ctrl+P",),
    "daily": (),
    "rules": ("F1",),
    "shortcuts": ("Ctrl+?", "?"),
    "keys": (),
    "report": (),
    "versions": (),
    "about": (),
    "panel": ("F9",),
    "closer": ("Ctrl++", "Ctrl+="),
    "further": ("Ctrl+-",),
    "fit": ("Ctrl+0",),
    "ask-turn": ("W",),
    "ask-actions": ("A",),
    "ask-stand": ("C",),
    "ask-scores": ("P",),
    "ask-last": ("L",),
    "ask-hand": ("M",),
    "ask-others": ("O",),
    "ask-around": ("N",),
    "ask-group": ("G",),
    "follow-group": ("F",),
    "ask-rule": ("R",),
    "ask-again": ("E",),
    # In a replay the arrows with Ctrl walk among the pieces; with Shift they select lines of the log; and
    # Alt, when it is let go, leads to the menus.
    "item-next": ("Ctrl+Shift+Down",),
    "item-back": ("Ctrl+Shift+Up",),
    "list-next": ("Ctrl+Shift+Right",),
    "list-back": ("Ctrl+Shift+Left",),
    **{name: one.menu.keys for name, one in SETTINGS.items() if one.menu is not None and one.switch},
    **{
        f"{name}.{value}": ()
        for name, one in SETTINGS.items()
        if one.menu is not None and not one.switch
        for value in filter(None, one.choices)
    },
}
#: How many commands have letters and signs for keys, which are pressed without Ctrl, Alt or Shift.
Letters: TypeAlias = Literal["none", "usual", "all"]
#: The letters and signs for what a match needs, for a user who presses one key at a time.
_ONE_AT_A_TIME: Final[Mapping[str, str]] = {
    "new": "I",
    "pick": "B",
    "matches": "K",
    "undo": "Z",
    "redo": "X",
    "hurry": "D",
    "replay": "T",
    "review": "V",
    "tutorial": "U",
    "puzzles": "Q",
    "item-next": ".",
    "item-back": ",",
    "list-next": "J",
    "list-back": "/",
    "closer": "+",
    "further": "-",
    "fit": "0",
}
#: The keys that parts of the window listen to by themselves: a command with one would silence such a part.
_FIXED: Final = frozenset(
    (
        *(QKeySequence(key).toString() for key in (*ARROWS, *ENDS, *TAKE, LET_GO)),
        "Tab",
        "Shift+Tab",
        "Shift+Backtab",  # as the field for keys reads it
        "PgUp",
        "PgDown",
        "F10",
        "Ctrl+W",
        "Alt+Left",
        "Alt+Right",
        *"123456789",  # the answers of a question
    )
)
#: Why a key in the settings file has no effect: it is no key, or its command is none; the window itself needs
#: it; or a command before has it.
Fault: TypeAlias = Literal["unknown", "fixed", "twice"]


class BadEntry(msgspec.Struct, frozen=True):
    """A key of the settings file that has no effect."""

    command: str
    key: str
    fault: Fault


def keys_of(chosen: Mapping[str, str], letters: Letters = "usual") -> Mapping[str, Sequence[QKeySequence]]:
    """Return the keys of all commands; ``chosen`` has the user's own by the name of the command.

    An own key is taken from the command that had it, and an empty text leaves a command without a key.  What
    has no effect (`bad_entries`) changes nothing.
    """
    own, _ = _read(chosen)
    taken = [key for keys in own.values() for key in keys]
    return {
        name: own[name]
        if name in own
        else [key for key in usual_keys(name, letters) if not clashes(key, taken)]
        for name in KEYS
    }


def usual_keys(name: str, letters: Letters = "usual") -> Sequence[QKeySequence]:
    """Return the keys of a command for a user who has chosen none."""
    keys = [QKeySequence(key) for key in KEYS[name]]
    if letters == "none":
        return [key for key in keys if not _is_letter(key)]
    if letters == "all" and name in _ONE_AT_A_TIME:
        keys.append(QKeySequence(_ONE_AT_A_TIME[name]))
    return keys


def bad_entries(chosen: Mapping[str, str]) -> Sequence[BadEntry]:
    """Return the user's own keys that have no effect, in the order of the settings file."""
    return _read(chosen)[1]


def text_of(keys: Iterable[QKeySequence]) -> str:
    """Return own keys as the settings file has them."""
    return QKeySequence.listToString(list(keys))


def clashes(key: QKeySequence, others: Iterable[QKeySequence]) -> bool:
    """Return whether a key is one of the others, or one of them begins with the other."""
    return any(
        one.matches(two) != QKeySequence.SequenceMatch.NoMatch
        for other in others
        for one, two in ((key, other), (other, key))
    )


def is_fixed(key: QKeySequence) -> bool:
    """Return whether a part of the window needs a key, or one that a sequence begins with.

    Those are the keys of the table and of a replay, those of letters with Alt, which open menus, and those of
    letters and digits with Shift, which lead through lists.
    """
    first = _strokes(key)[0]
    menus, lists = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
    named = QKeySequence(first).toString()
    sign = QKeySequence(first.key()).toString()
    return named in _FIXED or (
        len(sign) == 1 and sign.isalnum() and first.keyboardModifiers() in (menus, lists)
    )


def _is_letter(key: QKeySequence) -> bool:
    """Return whether a letter or sign is pressed by itself: one that dictated words would press, too."""
    return any(len(QKeySequence(one).toString()) == 1 for one in _strokes(key))


def _read(chosen: Mapping[str, str]) -> tuple[Mapping[str, Sequence[QKeySequence]], Sequence[BadEntry]]:
    """Return the user's own keys by their commands, and those that have no effect."""
    own: dict[str, Sequence[QKeySequence]] = {}
    bad: list[BadEntry] = []
    taken: list[QKeySequence] = []
    for name, text in chosen.items():
        good: list[QKeySequence] = []
        for written, key in _keys_in(text) if text else ():
            fault: Fault | None = None
            if name not in KEYS or not _is_key(key):
                fault = "unknown"
            elif is_fixed(key):
                fault = "fixed"
            elif clashes(key, taken):
                fault = "twice"
            if fault is None:
                good.append(key)
                taken.append(key)
            else:
                bad.append(BadEntry(name, written, fault))
        if name in KEYS and (good or not text):
            own[name] = good
        elif not text:
            bad.append(BadEntry(name, "", "unknown"))
    return own, bad


def _keys_in(text: str) -> Iterator[tuple[str, QKeySequence]]:
    """Yield the keys in a text of the settings file, each as it is written there if it is the only one."""
    keys = QKeySequence.listFromString(text)
    if len(keys) == 1:
        yield text, keys[0]
        return
    for key, written in zip(keys, text.split("; "), strict=False):
        yield written, key


def _is_key(key: QKeySequence) -> bool:
    """Return whether a text was read as keys: Qt reads an unknown name as a key that it cannot name."""
    return not key.isEmpty() and all(QKeySequence(one).toString() for one in _strokes(key))


def _strokes(key: QKeySequence) -> Sequence[QKeyCombination]:
    """Return the keys that are pressed one after the other; Qt's stubs do not know that they can be read."""
    readable = cast(Mapping[int, QKeyCombination], key)
    return [readable[n] for n in range(key.count())]
