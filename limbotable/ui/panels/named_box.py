"""A box to choose from that tells a screen reader what is chosen there, and not the chosen value alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget


class NamedBox(QComboBox):
    """A combo box whose accessible name is heard on every system.

    On Linux Qt tells a combo box's value in the place of its name, unless a label beside it names it; here
    that label is never shown.  Boxes with a label to be seen need no more than its ``setBuddy``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(parent)
        self._label.hide()
        self._label.setBuddy(self)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._label.setText(name)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self._label.setParent(self.parentWidget())
        return super().event(event)
