"""What there is to choose in the settings, and what it is called in the user's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.ui.art.palette import PALETTES
from limbotable.ui.words.languages import LANGUAGES

#: Settings of which one value is chosen.  An empty language is the system's.
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    "language": ("", *(code for code, _ in LANGUAGES)),
    "cloth": tuple(PALETTES),
    "deck": ("two-colour", "four-colour"),
    "cards": ("small", "medium", "large"),
    "text": ("small", "normal", "large", "largest"),
    "speed": ("relaxed", "normal", "quick", "none"),
    "thinking": ("brief", "normal", "long", "longest"),
    "curtain": ("never", "several", "always"),
}
#: Settings that are on or off.
SWITCHES: Final = ("analysis", "coordinates", "help", "confirm_leaving", "sounds")

# Each setting under its name, and each of its values under ``SETTING.VALUE``.
_LABELS: Final = {
    "language": QT_TRANSLATE_NOOP("Preferences", "Language"),
    "language.": QT_TRANSLATE_NOOP("Preferences", "the system’s"),
    "cloth": QT_TRANSLATE_NOOP("Preferences", "Cloth"),
    "cloth.dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
    "cloth.light": QT_TRANSLATE_NOOP("Preferences", "Light"),
    "cloth.contrast": QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    "deck": QT_TRANSLATE_NOOP("Preferences", "Deck"),
    "deck.two-colour": QT_TRANSLATE_NOOP("Preferences", "Two colours"),
    "deck.four-colour": QT_TRANSLATE_NOOP("Preferences", "Four colours"),
    "cards": QT_TRANSLATE_NOOP("Preferences", "Size of cards"),
    "cards.small": QT_TRANSLATE_NOOP("Preferences", "Small, on a wide table"),
    "cards.medium": QT_TRANSLATE_NOOP("Preferences", "Medium"),
    "cards.large": QT_TRANSLATE_NOOP("Preferences", "As large as they fit"),
    "text": QT_TRANSLATE_NOOP("Preferences", "Size of writing"),
    "text.small": QT_TRANSLATE_NOOP("Preferences", "Small"),
    "text.normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
    "text.large": QT_TRANSLATE_NOOP("Preferences", "Large"),
    "text.largest": QT_TRANSLATE_NOOP("Preferences", "Very large"),
    "speed": QT_TRANSLATE_NOOP("Preferences", "Speed"),
    "speed.relaxed": QT_TRANSLATE_NOOP("Preferences", "Relaxed"),
    "speed.normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
    "speed.quick": QT_TRANSLATE_NOOP("Preferences", "Quick"),
    "speed.none": QT_TRANSLATE_NOOP("Preferences", "No movement"),
    "thinking": QT_TRANSLATE_NOOP("Preferences", "Computer players think"),
    "thinking.brief": QT_TRANSLATE_NOOP("Preferences", "a moment"),
    "thinking.normal": QT_TRANSLATE_NOOP("Preferences", "up to a second"),
    "thinking.long": QT_TRANSLATE_NOOP("Preferences", "up to three seconds"),
    "thinking.longest": QT_TRANSLATE_NOOP("Preferences", "up to eight seconds"),
    "curtain": QT_TRANSLATE_NOOP("Preferences", "When you leave the window"),
    "curtain.never": QT_TRANSLATE_NOOP("Preferences", "everything stays in sight"),
    "curtain.several": QT_TRANSLATE_NOOP("Preferences", "the curtain falls if several people play"),
    "curtain.always": QT_TRANSLATE_NOOP("Preferences", "the curtain falls wherever hands are secret"),
    "analysis": QT_TRANSLATE_NOOP("Preferences", "Show what the computer sees, in games without secrets"),
    "coordinates": QT_TRANSLATE_NOOP("Preferences", "Write the names of places on them"),
    "help": QT_TRANSLATE_NOOP("Preferences", "Help at the table: reasons and counts"),
    "confirm_leaving": QT_TRANSLATE_NOOP("Preferences", "Ask before leaving a match that is not kept"),
    "sounds": QT_TRANSLATE_NOOP("Preferences", "Play sounds"),
    "volume": QT_TRANSLATE_NOOP("Preferences", "Volume"),
}


def setting_text(name: str) -> str:
    """Return what a setting is called."""
    return QCoreApplication.translate("Preferences", str(_LABELS[name]))


def value_text(name: str, value: str) -> str:
    """Return what a value of a setting is called; languages are called by their own names."""
    if name == "language" and value:
        return dict(LANGUAGES)[value]
    return setting_text(f"{name}.{value}")
