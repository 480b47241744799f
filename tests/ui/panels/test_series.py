"""Series of a graph are told apart without colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from limbotable.ui.art.palette import PALETTES
from limbotable.ui.panels.series import SeriesStyle, styles

ALIKE = 0.06  #: the share of a picture's pixels by which two that look the same may differ


def drawn(style: SeriesStyle, kind: str) -> QImage:
    """Draw a line or a column as a graph does, as an eye sees it that sees no colours and no shades."""
    image = QImage(160, 24, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    grey = SeriesStyle(QColor("black"), style.symbol, style.stroke, style.fill)
    if kind == "line":
        pen = grey.pen()
        painter.setPen(pen)
        painter.drawLine(QPointF(0, 12), QPointF(160, 12))
    else:
        painter.fillRect(QRectF(0, 0, 160, 24), grey.brush)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def difference(one: QImage, other: QImage, kind: str) -> float:
    rows = (11, 12) if kind == "line" else range(24)
    places = [(x, y) for y in rows for x in range(160)]
    differ = [abs(one.pixelColor(x, y).red() - other.pixelColor(x, y).red()) > 60 for x, y in places]
    return sum(differ) / len(differ)


@pytest.mark.parametrize("cloth", PALETTES)
@pytest.mark.parametrize("kind", ["line", "bars"])
def test_four_series_differ_in_their_strokes_and_their_columns(qapp, kind, cloth) -> None:
    pictures = [drawn(style, kind) for style in styles(PALETTES[cloth])[:4]]
    for one, other in combinations(pictures, 2):
        assert difference(one, other, kind) > ALIKE


@pytest.mark.parametrize("cloth", PALETTES)
def test_all_series_differ_in_their_symbols(qapp, cloth) -> None:
    symbols = [style.symbol for style in styles(PALETTES[cloth])]
    assert len(set(symbols)) == len(symbols) >= 5
