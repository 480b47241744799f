"""The one table of keys: each command's keys, unless the user has chosen others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtGui import QKeySequence

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
    "hurry": ("Ctrl+Return",),
    "review": ("Ctrl+E",),
    "duplicate": ("Ctrl+Shift+E",),
    "cover": ("F12",),
    "fullscreen": ("F11",),
    "tutorial": ("Ctrl+U",),
    "puzzles": ("Ctrl+P",),
    "daily": (),
    "rules": ("F1",),
    "shortcuts": ("Ctrl+?", "?"),
    "report": (),
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
    "ask-rule": ("R",),
    "ask-again": ("E",),
    # In a replay the arrows with Ctrl walk among the pieces; with Shift they select lines of the log; and
    # Alt, when it is let go, leads to the menus.
    "item-next": ("Ctrl+Shift+Down",),
    "item-back": ("Ctrl+Shift+Up",),
    "list-next": ("Ctrl+Shift+Right",),
    "list-back": ("Ctrl+Shift+Left",),
    **{name: one.menu.keys for name, one in SETTINGS.items() if one.menu is not None and one.switch},
}


def keys_of(chosen: Mapping[str, str]) -> Mapping[str, Sequence[QKeySequence]]:
    """Return the keys of all commands; ``chosen`` has the user's own by the name of the command.

    An own key is taken from the command that had it, and an empty text leaves a command without a key.  What
    names no command, or no key, changes nothing; nor does a key that was chosen for a command before it.
    """
    own = _own(chosen)
    taken = {key.toString() for key in own.values()}
    found: dict[str, Sequence[QKeySequence]] = {}
    for name, keys in KEYS.items():
        if name in own:
            found[name] = [own[name]] if not own[name].isEmpty() else []
        else:
            usual = [QKeySequence(key) for key in keys]
            found[name] = [key for key in usual if key.toString() not in taken]
    return found


def not_understood(chosen: Mapping[str, str]) -> list[str]:
    """Return the user's own keys that name no command, or no key, as ``command: key``."""
    return [
        f"{name}: {text}"
        for name, text in chosen.items()
        if name not in KEYS or (text and not _is_key(QKeySequence(text)))
    ]


def chosen_twice(chosen: Mapping[str, str]) -> list[str]:
    """Return the user's own keys that were chosen for a command before, as ``command: key``."""
    own = _own(chosen)
    left = [f"{name}: {text}" for name, text in chosen.items() if name not in own]
    wrong = not_understood(chosen)
    return [one for one in left if one not in wrong]


def _own(chosen: Mapping[str, str]) -> Mapping[str, QKeySequence]:
    """Return the user's own keys, each for one command; an empty one for a command without a key."""
    found: dict[str, QKeySequence] = {}
    for name, text in chosen.items():
        key = QKeySequence(text)
        known = name in KEYS and (not text or _is_key(key))
        if known and (key.isEmpty() or key not in found.values()):
            found[name] = key
    return found


def _is_key(key: QKeySequence) -> bool:
    """Return whether a text was read as keys: Qt reads an unknown name as a key that it cannot name."""
    return bool(key.toString())
