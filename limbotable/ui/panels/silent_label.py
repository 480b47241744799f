"""Written words that a screen reader is told elsewhere."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.words.phrase_label import PhraseLabel

_DOT: Final = " · "  #: between two remarks


class SilentLabel(PhraseLabel):
    """Words on a button of several parts, whose name or description for a screen reader has them.

    They wrap, and leave presses of the mouse to the button.  No line ends with the dot between two remarks.
    """

    def __init__(self, button: QWidget) -> None:
        super().__init__(parent=button)
        self.heard_as = HeardAs(QAccessible.Role.NoRole)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()

    def _in_lines(self, text: str) -> str:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return text
        room, letters = self.contentsRect().width(), self.fontMetrics()
        line, *remarks = text.split(_DOT)
        lines = [line]
        for remark in remarks:
            longer = f"{lines[-1]}{_DOT}{remark}"
            if letters.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(remark)
        return "\n".join(lines)
