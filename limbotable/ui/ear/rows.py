"""The row of a list, or the cell of a table, that has just got the focus, told after the list itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractItemView


class RowTeller(QObject):
    """Has a screen reader tell the current row or cell last: Qt tells it before the list, or not at all."""

    def __init__(self, rows: QAbstractItemView) -> None:
        super().__init__(rows)
        self._rows = rows
        rows.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._rows and event.type() == QEvent.Type.FocusIn:
            QTimer.singleShot(0, self, self._tell)  # when Qt has told of the list
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        if not QAccessible.isActive() or not self._rows.hasFocus() or not self._rows.currentIndex().isValid():
            return
        shown = QAccessible.queryAccessibleInterface(self._rows)
        current = shown.focusChild()
        if current is not None:
            event = QAccessibleEvent(self._rows, QAccessible.Event.Focus)
            event.setChild(shown.indexOfChild(current))
            QAccessible.updateAccessibility(event)
