"""A computer player's analysis, drawn over the table: the places of actions, and their values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from limbotable.table.tableau import Way
from limbotable.ui.table.items import RenderContext

#: ``best`` and ``other`` actions of the present position have plates; ``own`` and ``reply`` are steps of the
#: expected line after the best one, by the seat to act and by other seats, and have discs.
Kind: TypeAlias = Literal["best", "other", "own", "reply"]

_PLATE_UP: Final = 0.10  #: from the middle of a place up to a plate, in its widths; and down to a disc
_DISC_DOWN: Final = 0.26
_PLATE: Final = 0.34  #: the height of a plate
_DISC: Final = 0.30


class Pointer(msgspec.Struct, frozen=True):
    """An action pointed at, and the text there."""

    way: Way
    text: str
    kind: Kind


class PointersItem(QGraphicsPixmapItem):
    """All pointers in one picture: they come and go together."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.pointers: tuple[Pointer, ...] = ()
        self._context = context
        self._drawn = context
        self._shown: tuple[Pointer, ...] = ()  # the pointers drawn
        self.hide()

    def point(self, pointers: Sequence[Pointer]) -> None:
        """Show these pointers only."""
        if tuple(pointers) != self.pointers:
            self.pointers = tuple(pointers)
            self.setVisible(bool(self.pointers))
            self._draw()

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None:
        """Draw the pointers for another geometry or palette; without ``sharp`` only scale the picture."""
        self._context = context
        if sharp:
            self._draw()
            return
        old, new = self._drawn.geometry, context.geometry
        scale = new.unit / old.unit
        self.setScale(scale)
        self.setPos(new.left - old.left * scale, new.top - old.top * scale)

    def _draw(self) -> None:
        if (self._context, self.pointers) == (self._drawn, self._shown):
            return
        self._drawn, self._shown = self._context, self.pointers
        self.setScale(1.0)
        self.setPos(0, 0)
        if not self.pointers:
            self.setPixmap(QPixmap())
            return
        room, dpr = self.scene().sceneRect(), self._context.dpr
        pixmap = QPixmap(math.ceil(room.width() * dpr), math.ceil(room.height() * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The best one last, so that it lies over the others.
        for pointer in sorted(self.pointers, key=lambda one: one.kind == "best"):
            self._draw_arrow(painter, pointer)
        for pointer in sorted(self.pointers, key=lambda one: one.kind == "best"):
            self._draw_badge(painter, pointer)
        painter.end()
        self.setPixmap(pixmap)

    def _end_of(self, pointer: Pointer) -> QPointF:
        """Return the middle of the badge."""
        up = _PLATE_UP if pointer.kind in ("best", "other") else -_DISC_DOWN
        way = pointer.way
        return QPointF(*self._context.geometry.to_pixels(way.x, way.y - up * way.size))

    def _draw_arrow(self, painter: QPainter, pointer: Pointer) -> None:
        way, geometry, palette = pointer.way, self._context.geometry, self._context.palette
        if way.start is None:
            return
        size = way.size * geometry.unit
        start, end = QPointF(*geometry.to_pixels(*way.start)), self._end_of(pointer)
        far = math.hypot(end.x() - start.x(), end.y() - start.y())
        if far < 0.5 * size:
            return
        along = (end - start) / far
        across = QPointF(-along.y(), along.x())
        best = pointer.kind == "best"
        start += along * 0.34 * size
        badge = self._badge(pointer)
        # Up to the edge of the badge, on any of its sides.
        reach = min(
            badge.width() / 2 / max(abs(along.x()), 1e-6), badge.height() / 2 / max(abs(along.y()), 1e-6)
        )
        tip = end - along * (reach + 0.04 * size)
        neck = tip - along * 0.16 * size
        head = QPainterPath(tip)
        head.lineTo(neck + across * 0.1 * size)
        head.lineTo(neck - across * 0.1 * size)
        head.closeSubpath()
        wide = size * (0.07 if best else 0.045)
        colour = QColor(palette.rim_playable if best else palette.rim_picked)
        dashes = {"best": [], "other": [3.0, 1.6], "own": [0.1, 2.0], "reply": [0.1, 2.0]}[pointer.kind]
        for shade, more in ((QColor(palette.rim_shade), 0.045 * size), (colour, 0.0)):
            pen = QPen(shade, wide + more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if dashes and not more:
                pen.setDashPattern(dashes)
            painter.setPen(pen)
            painter.drawLine(start, neck)
            painter.setPen(QPen(shade, more) if more else Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawPath(head)

    def _font(self, pointer: Pointer) -> QFont:
        font = QFont()
        font.setBold(True)
        size = pointer.way.size * self._context.geometry.unit
        font.setPixelSize(max(8, round(size * (0.20 if pointer.kind in ("best", "other") else 0.18))))
        return font

    def _badge(self, pointer: Pointer) -> QRectF:
        """Return the area of the badge."""
        size = pointer.way.size * self._context.geometry.unit
        high = size * (_PLATE if pointer.kind in ("best", "other") else _DISC)
        wide = QFontMetricsF(self._font(pointer)).horizontalAdvance(pointer.text)
        area = QRectF(0, 0, max(high, wide + 0.16 * size), high)
        area.moveCenter(self._end_of(pointer))
        return area

    def _draw_badge(self, painter: QPainter, pointer: Pointer) -> None:
        palette = self._context.palette
        size = pointer.way.size * self._context.geometry.unit
        font, area = self._font(pointer), self._badge(pointer)
        metrics, high = QFontMetricsF(font), area.height()
        fill, ink, edge = {
            "best": (palette.lit, palette.lit_text, palette.lit_edge),
            "other": (palette.plate, palette.plate_text, palette.plate_quiet),
            "own": (palette.button, palette.button_text, palette.rim_shade),
            "reply": (palette.button_text, palette.button, palette.button),
        }[pointer.kind]
        painter.setPen(QPen(QColor(palette.rim_shade), max(3.0, size * 0.06)))
        painter.drawRoundedRect(area, high / 2, high / 2)
        painter.setPen(QPen(QColor(edge), max(1.5, size * (0.03 if pointer.kind == "best" else 0.018))))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(area, high / 2, high / 2)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        left = area.center().x() - metrics.horizontalAdvance(pointer.text) / 2
        painter.drawText(QPointF(left, area.center().y() + metrics.capHeight() / 2), pointer.text)
