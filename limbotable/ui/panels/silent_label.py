"""Written words that a screen reader is told elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.words.phrase_label import PhraseLabel


class SilentLabel(PhraseLabel):
    """Words on a button of several parts, whose name or description for a screen reader has them.

    They wrap, and leave presses of the mouse to the button.
    """

    def __init__(self, button: QWidget) -> None:
        super().__init__(parent=button)
        self.heard_as = HeardAs(QAccessible.Role.NoRole)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
