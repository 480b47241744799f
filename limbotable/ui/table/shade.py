"""The shade over the table while a result lies on it, so that nothing beside the sheet asks to be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import Palette

_DEEPEST: Final = 0.6  #: the opacity of the cloth's colour at its edge


class Shade(QWidget):
    """Lets the table fade into its cloth.  It takes no input: the table goes on being played at below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._colour = QColor(Qt.GlobalColor.black)
        self._depth = 1.0
        self._spared = QPainterPath()
        self.hide()

    def wear(self, palette: Palette) -> None:
        """Use the colours of this cloth."""
        self._colour = QColor(palette.cloth[2])
        self.update()

    def deepen(self, part: float) -> None:
        """Be as deep as a part of the deepest, from 0 to 1."""
        if part != self._depth:
            self._depth = part
            self.update()

    def spare(self, outline: QPainterPath) -> None:
        """Leave what lies within an outline, in the table's pixels, as it is; nothing if that is empty."""
        if outline != self._spared:
            self._spared = outline
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = QColor(self._colour)
        colour.setAlphaF(_DEEPEST * self._depth)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dimmed = QPainterPath()
        dimmed.addRect(event.rect())
        painter.fillPath(dimmed.subtracted(self._spared), colour)
