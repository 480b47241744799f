"""The frame of the panel at a side of the window."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QDockWidget, QStyle, QStyleOptionDockWidget, QStylePainter, QWidget


class PanelDock(QDockWidget):
    """Can be moved and closed.  Its title is in the program's font, where Qt would keep the first one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFeatures(self.DockWidgetFeature.DockWidgetMovable | self.DockWidgetFeature.DockWidgetClosable)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isFloating():  # while it is dragged, with an edge of its own
            super().paintEvent(event)
            return
        option = QStyleOptionDockWidget()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_DockWidgetTitle, option)
        painter.end()
