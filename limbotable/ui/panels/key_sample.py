"""The key below a graph."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QLabel, QWidget

from limbotable.ui.panels.graph import RING, SYMBOL, symbol_path
from limbotable.ui.panels.series import THICK, Series, SeriesStyle


class KeySample(QLabel):
    """A line of the key: a sample of a series, and its name."""

    _WIDE: Final = 34

    def __init__(self, style: SeriesStyle, series: Series, parent: QWidget) -> None:
        super().__init__(series.name, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look, self._kind, self._symbols = style, series.kind, series.has_symbols
        self._symbol = series.symbol or style.symbol
        self.setContentsMargins(self._WIDE + 6, 2, 0, 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self._WIDE / 2, self.height() / 2)
        if self._kind == "bars":
            painter.setPen(QPen(self._look.ink))
            painter.setBrush(self._look.brush)
            painter.drawRect(round(middle.x()) - 8, round(middle.y()) - 6, 16, 12)
        else:
            if self._kind not in {"marks", "rings"}:
                painter.setPen(self._look.pen())
                painter.drawLine(QPointF(0, middle.y()), QPointF(self._WIDE, middle.y()))
            if self._symbols:
                ring = self._kind == "rings"
                painter.setPen(QPen(self._look.ink, THICK) if ring else Qt.PenStyle.NoPen)
                painter.setBrush(Qt.BrushStyle.NoBrush if ring else self._look.ink)
                size = RING - THICK if ring else SYMBOL
                turned = QTransform.fromTranslate(middle.x(), middle.y()).scale(size, size)
                painter.drawPath(turned.map(symbol_path(self._symbol)))
        painter.end()
