"""The user's sentences for errors of the settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.store.settings import Damage
from limbotable.ui.words.outside import path_text, shown
from limbotable.ui.words.speak import together

translate = QCoreApplication.translate


def what_is_damaged(damage: Damage) -> str:
    """Return the sentence about settings that could not be read, with the file that has them."""
    if damage.unread:
        text = translate("Troubles", "The settings could not be read and were reset: %1")
    elif not damage.values:
        text = translate("Troubles", "The settings could not be read. The file was put aside: %1")
    else:
        text = translate(
            "Troubles", "Some settings were not understood and were reset: %2. The old file: %1"
        ).replace("%2", together("joined.heard", map(shown, damage.values)))
    return text.replace("%1", path_text(damage.aside))
