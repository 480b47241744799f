"""Icons that are drawn when they are seen, and in that size: at the start most are in closed menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from PySide6.QtCore import QRect, QSize, QSizeF
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QStyleOption

#: Returns a picture of so many pixels.
Draw: TypeAlias = Callable[[QSize], QPixmap]


class DrawnIcon(QIconEngine):
    """Draws one icon, once for each size and mode; the style makes the picture of what is unavailable."""

    #: PySide does not know that Qt takes these over, and how long it has them: they stay.
    _clones: ClassVar[list[DrawnIcon]] = []

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw
        self._drawn: dict[tuple[int, int, QIcon.Mode], QPixmap] = {}

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        key = size.width(), size.height(), mode
        if key not in self._drawn:
            drawn = self._draw(size)
            if mode is not QIcon.Mode.Normal:
                option = QStyleOption()
                option.palette = QApplication.palette()
                drawn = QApplication.style().generatedIconPixmap(mode, drawn, option)
            self._drawn[key] = drawn
        return self._drawn[key]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        size = (QSizeF(rect.size()) * painter.device().devicePixelRatioF()).toSize()
        painter.drawPixmap(rect, self.pixmap(size, mode, state))

    def clone(self) -> DrawnIcon:
        """Return a copy, for an icon that is changed; Qt has it then, and Python must not collect it."""
        made = DrawnIcon(self._draw)
        self._clones.append(made)
        return made
