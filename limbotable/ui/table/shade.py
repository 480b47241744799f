"""The shade over the table while a result lies on it, so that nothing beside the sheet asks to be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.art.pictures import draw_rim
from limbotable.ui.table.geometry import Area, Geometry
from limbotable.ui.table.pixels import outline_of

_DEEPEST: Final = 0.6  #: the opacity of the cloth's colour at its edge
#: A unit of the focus's line: around a card in card units, around anything else in its widths.
_CARD_LINE: Final = 0.009
_LINE: Final = 0.02


class Shade(QWidget):
    """Lets the table fade into its cloth.  It takes no input: the table goes on being played at below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._palette: Palette | None = None
        self._depth = 1.0
        self._encircled: tuple[Geometry, Area] | None = None
        self.hide()

    def wear(self, palette: Palette) -> None:
        """Use the colours of this cloth."""
        self._palette = palette
        self.update()

    def deepen(self, part: float) -> None:
        """Be as deep as a part of the deepest, from 0 to 1."""
        if part != self._depth:
            self._depth = part
            self.update()

    def encircle(self, geometry: Geometry, area: Area | None) -> None:
        """Draw the line of the keyboard's focus around an area of the table, or none.

        It is closed where others lie on the area, and nothing below it is lit.
        """
        encircled = None if area is None else (geometry, area)
        if encircled != self._encircled:
            self._encircled = encircled
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._palette is None:
            return
        colour = QColor(self._palette.cloth[2])
        colour.setAlphaF(_DEEPEST * self._depth)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), colour)
        if self._encircled is not None:
            geometry, area = self._encircled
            line = geometry.unit * (_CARD_LINE if area.shape == "box" else _LINE * area.width)
            draw_rim(painter, outline_of(geometry, area), "focus", max(1.0, line), self._palette)
