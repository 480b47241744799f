"""The sign that a computer player thinks: three dots at the plate of the seat to act."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from limbotable.table.tableau import PLATES, Sign, Tableau
from limbotable.ui.table.items import RenderContext

DOTS: Final = 3
_WIDTH: Final = 0.46  #: card units
_HEIGHT: Final = 0.22
_FAINT: Final = 0.3  #: the opacity of the dots that are not strong


class ThinkingItem(QGraphicsPixmapItem):
    """A small tab with three dots on the lower edge of the lit plate; all of them, or one, are strong."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._context = context
        self._plate: Sign | None = None  # the lit plate of the tableau on show
        self._wanted = False
        self._strong: int | None = None
        self._drawn: tuple[object, ...] = ()
        self._drawn_unit = context.geometry.unit
        self.hide()

    @property
    def strong(self) -> int | None:
        """The strong dot, from 0; None where all are."""
        return self._strong

    def follow(self, tableau: Tableau) -> None:
        """Keep to the lit plate of another tableau; without one nothing is shown."""
        plates = [sign for sign in tableau.signs if sign.lit and sign.kind in PLATES]
        self._plate = plates[0] if plates else None
        if self._wanted:
            self._lay()

    def think(self, strong: int | None) -> None:
        """Show the dots, with one of them strong or all."""
        self._wanted, self._strong = True, strong
        self._lay()

    def rest(self) -> None:
        """Show nothing."""
        if self._wanted:
            self._wanted = False
            self._lay()

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None:
        """Draw the dots for another geometry or palette; without ``sharp`` only scale the picture."""
        self._context = context
        self._lay(sharp=sharp)

    def _lay(self, *, sharp: bool = True) -> None:
        plate, geometry = self._plate, self._context.geometry
        self.setVisible(self._wanted and plate is not None)
        if plate is None or not self._wanted:
            return
        look = (*self._context.look, self._strong)
        if sharp and look != self._drawn:
            self._drawn = look
            self._draw()
        self.setScale(geometry.unit / self._drawn_unit)
        # At the end of the plate: its names begin at the other one.
        x = plate.x + plate.width / 2 - 0.62 * _WIDTH
        self.setPos(*geometry.to_pixels(x, plate.y + plate.height / 2 + 0.2 * _HEIGHT))

    def _draw(self) -> None:
        palette, unit, dpr = self._context.palette, self._context.geometry.unit, self._context.dpr
        self._drawn_unit = unit
        line = max(1.0, 0.022 * unit)
        tab = QRectF(0, 0, _WIDTH * unit, _HEIGHT * unit)
        whole = tab.adjusted(0, 0, 2 * line, 2 * line)
        pixmap = QPixmap(max(1, round(whole.width() * dpr)), max(1, round(whole.height() * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tab.translate(line, line)
        painter.setBrush(QColor(palette.lit))
        painter.setPen(QPen(QColor(palette.lit_edge), line))
        painter.drawRoundedRect(tab, tab.height() / 2, tab.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = 0.16 * tab.height()
        for dot in range(DOTS):
            ink = QColor(palette.lit_text)
            ink.setAlphaF(1.0 if self._strong in (None, dot) else _FAINT)
            painter.setBrush(ink)
            x = tab.left() + tab.width() * (0.26 + 0.24 * dot)
            painter.drawEllipse(QPointF(x, tab.center().y()), radius, radius)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(-whole.width() / 2, -whole.height() / 2)
