"""The table of settings: one row for each setting that a user can choose, with all texts about it.

Its type and its default are those of its field in `store/settings.py`, and are read from there.  A part that
applies a setting subscribes to its name (`app/settings_controller.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.core.languages import LANGUAGES
from limbotable.store.settings import ChosenSettings

Value: TypeAlias = str | bool | int
#: A text that is marked for translation; the stub of Qt's marker declares no narrower type.
Marked: TypeAlias = object
#: The pages of the dialog, in their order.
Page: TypeAlias = Literal["looks", "play", "keys", "ear", "sounds"]

_FIELDS: Final = {one.name: one for one in msgspec.structs.fields(ChosenSettings)}


class MenuEntry(msgspec.Struct, frozen=True):
    """The place of a setting outside the dialog: a command for a switch, a submenu for a choice."""

    menu: str
    text: Marked  #: with the letter to press after ``&``
    keys: Sequence[str] = ()


class Setting(msgspec.Struct, frozen=True):
    """A row of the table."""

    name: str  #: of the field, and in the file
    page: Page
    label: Marked
    #: those of a choice with their labels,
    values: Mapping[str, Marked] = msgspec.field(default_factory=dict)
    #: and those with the same name in all languages
    own_names: Mapping[str, str] = msgspec.field(default_factory=dict)
    menu: MenuEntry | None = None
    needs: str = ""  #: the switch that must be on for this setting to have an effect
    note: Marked = ""  #: what else is to be known for the choice

    @property
    def choices(self) -> tuple[str, ...]:
        """All values of a choice, in the order in which they are offered."""
        return (*self.values, *self.own_names)

    @property
    def default(self) -> Value:
        """The value before the user has chosen one."""
        value: Value = _FIELDS[self.name].default
        return value

    @property
    def switch(self) -> bool:
        """Whether the setting is a switch, on or off."""
        return _FIELDS[self.name].type is bool

    @property
    def limits(self) -> tuple[int, int] | None:
        """The least and the greatest value of a number; None for a choice or a switch."""
        kind = msgspec.inspect.type_info(_FIELDS[self.name].type)
        if not isinstance(kind, msgspec.inspect.IntType) or kind.ge is None or kind.le is None:
            return None
        return kind.ge, kind.le


#: How much a screen reader is told of something.
_LENGTHS: Final = {
    "long": QT_TRANSLATE_NOOP("Settings", "in full"),
    "short": QT_TRANSLATE_NOOP("Settings", "in short"),
    "off": QT_TRANSLATE_NOOP("Settings", "not at all"),
}
_ROWS: Final = (
    Setting(
        "language",
        "looks",
        QT_TRANSLATE_NOOP("Settings", "Language"),
        {"": QT_TRANSLATE_NOOP("Settings", "the system’s language")},
        own_names=dict(LANGUAGES),
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "&Language")),
    ),
    Setting(
        "cloth",
        "looks",
        QT_TRANSLATE_NOOP("Settings", "Cloth"),
        {
            "dark": QT_TRANSLATE_NOOP("Settings", "Dark"),
            "light": QT_TRANSLATE_NOOP("Settings", "Light"),
            "contrast": QT_TRANSLATE_NOOP("Settings", "High contrast"),
        },
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "&Cloth")),
    ),
    Setting(
        "deck",
        "looks",
        QT_TRANSLATE_NOOP("Settings", "Deck"),
        {
            "two-colour": QT_TRANSLATE_NOOP("Settings", "Two colours"),
            "four-colour": QT_TRANSLATE_NOOP("Settings", "Four colours"),
        },
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "&Deck")),
    ),
    Setting(
        "cards",
        "looks",
        QT_TRANSLATE_NOOP("Settings", "Size of cards"),
        {
            "small": QT_TRANSLATE_NOOP("Settings", "Small, on a wide table"),
            "medium": QT_TRANSLATE_NOOP("Settings", "Medium"),
            "large": QT_TRANSLATE_NOOP("Settings", "As large as possible"),
        },
    ),
    Setting(
        "text",
        "looks",
        QT_TRANSLATE_NOOP("Settings", "Text size"),
        {
            "small": QT_TRANSLATE_NOOP("Settings", "Small"),
            "normal": QT_TRANSLATE_NOOP("Settings", "Normal"),
            "large": QT_TRANSLATE_NOOP("Settings", "Large"),
            "largest": QT_TRANSLATE_NOOP("Settings", "Very large"),
            "double": QT_TRANSLATE_NOOP("Settings", "Twice as large"),
        },
    ),
    Setting(
        "coordinates",
        "looks",
        QT_TRANSLATE_NOOP("Settings", "Show coordinates"),
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "Co&ordinates")),
    ),
    Setting(
        "speed",
        "play",
        QT_TRANSLATE_NOOP("Settings", "Speed"),
        {
            "relaxed": QT_TRANSLATE_NOOP("Settings", "Relaxed"),
            "normal": QT_TRANSLATE_NOOP("Settings", "Normal"),
            "quick": QT_TRANSLATE_NOOP("Settings", "Quick"),
            "none": QT_TRANSLATE_NOOP("Settings", "No animation"),
        },
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "&Speed")),
    ),
    Setting("pause", "play", QT_TRANSLATE_NOOP("Settings", "The result of a round waits until I go on")),
    Setting(
        "thinking",
        "play",
        QT_TRANSLATE_NOOP("Settings", "Computer players think"),
        {
            "brief": QT_TRANSLATE_NOOP("Settings", "a moment"),
            "normal": QT_TRANSLATE_NOOP("Settings", "up to a second"),
            "long": QT_TRANSLATE_NOOP("Settings", "up to three seconds"),
            "longest": QT_TRANSLATE_NOOP("Settings", "up to eight seconds"),
        },
        # Theirs is counted in playouts, which no clock stops.
        note=QT_TRANSLATE_NOOP(
            "Settings", "Only experts take so long; all others are equally strong at any setting."
        ),
    ),
    Setting(
        "help",
        "play",
        QT_TRANSLATE_NOOP("Settings", "Help at the table: reasons and seen cards"),
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "&Help at the table"), ("F2",)),
    ),
    Setting(
        "tutor",
        "play",
        QT_TRANSLATE_NOOP("Settings", "Warn me before a mistake"),
        {
            "off": QT_TRANSLATE_NOOP("Settings", "(never)"),
            "5": QT_TRANSLATE_NOOP("Settings", "of 5 percentage points or more"),
            "10": QT_TRANSLATE_NOOP("Settings", "of 10 percentage points or more"),
            "20": QT_TRANSLATE_NOOP("Settings", "of 20 percentage points or more"),
        },
    ),
    Setting(
        "analysis",
        "play",
        QT_TRANSLATE_NOOP("Settings", "Show what the computer sees, in games without hidden cards"),
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "What the computer s&ees"), ("Ctrl+I",)),
    ),
    Setting(
        "curtain",
        "play",
        QT_TRANSLATE_NOOP("Settings", "When you leave the window"),
        {
            "never": QT_TRANSLATE_NOOP("Settings", "everything stays in sight"),
            "several": QT_TRANSLATE_NOOP("Settings", "the table is covered if several people play"),
            "always": QT_TRANSLATE_NOOP("Settings", "the table is covered in every game with hidden hands"),
        },
    ),
    Setting(
        "confirm_leaving",
        "play",
        QT_TRANSLATE_NOOP("Settings", "Ask before leaving a match that is not saved"),
    ),
    Setting(
        "voice",
        "ear",
        QT_TRANSLATE_NOOP("Settings", "Read aloud by the program’s own voice"),
        {
            "off": QT_TRANSLATE_NOOP("Settings", "never"),
            "alone": QT_TRANSLATE_NOOP("Settings", "when no screen reader is running"),
            "always": QT_TRANSLATE_NOOP("Settings", "always"),
        },
    ),
    Setting("voice_pace", "ear", QT_TRANSLATE_NOOP("Settings", "Speed of the voice")),
    Setting("voice_volume", "ear", QT_TRANSLATE_NOOP("Settings", "Volume of the voice")),
    Setting("tell_own", "ear", QT_TRANSLATE_NOOP("Settings", "My own actions"), _LENGTHS),
    Setting("tell_others", "ear", QT_TRANSLATE_NOOP("Settings", "The actions of the others"), _LENGTHS),
    Setting(
        "tell_turn",
        "ear",
        QT_TRANSLATE_NOOP("Settings", "Whose turn it is"),
        {
            "own": QT_TRANSLATE_NOOP("Settings", "when it is mine"),
            "all": QT_TRANSLATE_NOOP("Settings", "always"),
            "off": QT_TRANSLATE_NOOP("Settings", "not at all"),
        },
    ),
    Setting("tell_scores", "ear", QT_TRANSLATE_NOOP("Settings", "Results of rounds and matches"), _LENGTHS),
    Setting("tell_back", "ear", QT_TRANSLATE_NOOP("Settings", "Undo and redo"), _LENGTHS),
    Setting("tell_buttons", "ear", QT_TRANSLATE_NOOP("Settings", "Say which buttons come up")),
    Setting(
        "letters",
        "keys",
        QT_TRANSLATE_NOOP("Settings", "Letters as keys, without Ctrl or Alt"),
        {
            "none": QT_TRANSLATE_NOOP("Settings", "none: for dictation, or if you often hit the wrong keys"),
            "usual": QT_TRANSLATE_NOOP("Settings", "for questions, hints and the like"),
            "all": QT_TRANSLATE_NOOP("Settings", "for everything that a match needs"),
        },
    ),
    Setting(
        "scan",
        "keys",
        QT_TRANSLATE_NOOP("Settings", "Play with a switch: all choices are pointed out in turn"),
        menu=MenuEntry("view", QT_TRANSLATE_NOOP("Settings", "Play &with a switch"), ("F8",)),
    ),
    Setting(
        "scan_switches",
        "keys",
        QT_TRANSLATE_NOOP("Settings", "Switches"),
        {
            "one": QT_TRANSLATE_NOOP("Settings", "one: Space, Enter or the mouse chooses"),
            "two": QT_TRANSLATE_NOOP("Settings", "two: Space goes on, Enter chooses"),
        },
    ),
    Setting(
        "scan_pace",
        "keys",
        QT_TRANSLATE_NOOP("Settings", "With one switch, each choice is pointed out for"),
        {
            "0.5": QT_TRANSLATE_NOOP("Settings", "half a second"),
            "1": QT_TRANSLATE_NOOP("Settings", "a second"),
            "1.5": QT_TRANSLATE_NOOP("Settings", "a second and a half"),
            "2": QT_TRANSLATE_NOOP("Settings", "two seconds"),
            "3": QT_TRANSLATE_NOOP("Settings", "three seconds"),
            "5": QT_TRANSLATE_NOOP("Settings", "five seconds"),
            "10": QT_TRANSLATE_NOOP("Settings", "ten seconds"),
        },
    ),
    Setting("sounds", "sounds", QT_TRANSLATE_NOOP("Settings", "Play sounds")),
    Setting("volume", "sounds", QT_TRANSLATE_NOOP("Settings", "Volume"), needs="sounds"),
)
#: All settings by name, in the order of the dialog.
SETTINGS: Final[Mapping[str, Setting]] = {row.name: row for row in _ROWS}


def setting_text(name: str) -> str:
    """Return the name of a setting in the user's language."""
    return _translated(SETTINGS[name].label)


def note_text(name: str) -> str:
    """Return what else is to be known for a choice, in the user's language; empty for most."""
    note = SETTINGS[name].note
    return _translated(note) if note else ""


def value_text(name: str, value: str) -> str:
    """Return the name of a choice's value; a language is called by its own name."""
    setting = SETTINGS[name]
    own = setting.own_names.get(value)
    return _translated(setting.values[value]) if own is None else own


def menu_text(entry: MenuEntry) -> str:
    """Return the name of a setting in a menu."""
    return _translated(entry.text)


def _translated(text: Marked) -> str:
    return QCoreApplication.translate("Settings", str(text))
