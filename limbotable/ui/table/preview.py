"""A small piece of the table, to show a cloth, a deck and a size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from limbotable.table import measure_of
from limbotable.ui.art.palette import DARK, Palette
from limbotable.ui.art.pictures import DrawnRim, Look
from limbotable.ui.table.items import Renderer

#: The pieces: kind, face, rim, and middle of each, in card units from the middle of the cloth.
_PIECES: Final[tuple[tuple[str, str, DrawnRim, float, float], ...]] = (
    ("card", "7d", "", -3.15, 0.0),
    ("card", "Qc", "playable", -2.45, 0.0),
    ("foe", "Kh", "", -1.15, 0.0),
    ("decktet", "huntress", "", 0.15, 0.0),
    ("cube", "1", "", 1.0, 0.45),
    ("tile", "a", "", 2.0, -0.06),
    ("ball", "white", "", 2.0, -0.06),
    ("tile", "b", "", 3.0, -0.06),
    ("ball", "red", "", 3.0, -0.06),
)
_UNIT: Final = 68.0  #: pixels of a card unit at the largest size of cards


class TablePreview(QWidget):
    """Pieces of all games, drawn as the table draws them."""

    def __init__(self, art: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._palette = DARK
        self._unit = _UNIT
        self.setMinimumWidth(self.sizeHint().width())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wear(self, art: Renderer, palette: Palette, room: float) -> None:
        """Show another deck, cloth and size; ``room`` is the factor by which the table has more room."""
        self._art, self._palette, self._unit = art, palette, _UNIT / room
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(7.8 * _UNIT), round(1.9 * _UNIT))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._art.cloth(self._palette.name, self.width(), self.height(), dpr))
        middle = QPointF(self.width() / 2, self.height() / 2)
        for kind, face, rim, x, y in _PIECES:
            measure = measure_of(kind)
            width, height = measure.width * self._unit, measure.height * self._unit
            picture = self._art.piece(Look(kind, face, width, dpr, rim=rim))
            corner = middle + QPointF(x, y) * self._unit - QPointF(width, height) / 2 - picture.origin
            painter.drawPixmap(corner, picture.pixmap)
