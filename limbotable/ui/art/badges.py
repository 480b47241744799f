"""Signs of a card's state, drawn over the card: a veil, a rim, a badge in its corner.

Everything here draws in device pixels, over a card that is drawn already.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from limbotable.ui.art.faces import part
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.pictures import CORNER, Look, outline

_VEIL: Final = QColor(14, 34, 34, 128)
_INK: Final = QColor("#1D2329")
_IVORY: Final = QColor("#FFFCF3")
_GOLD: Final = QColor("#E7C067")
#: Strokes by mark: one for each of the foes that cancel each other.
_STROKES: Final = {"pair": 2, "straight": 3}


def mark_card(painter: QPainter, paper: QRectF, look: Look, palette: Palette) -> None:
    """Draw a card's mark; a dim card without a mark gets the veil of a hidden one, but no badge."""
    if look.mark == "hidden":
        _draw_hidden(painter, paper)
    elif look.dim and look.mark == "":
        _draw_veil(painter, paper)
    elif look.mark == "leads":
        _draw_dashes(painter, paper, look, palette)
    elif look.mark in {"target", "taken"}:
        _draw_glow(painter, paper, look, palette)
        if look.mark == "target":
            _draw_emblem(painter, paper)
    elif look.mark in _STROKES:
        _draw_strokes(painter, paper, _STROKES[look.mark])


def _draw_veil(painter: QPainter, paper: QRectF) -> None:
    across = paper.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_VEIL)
    painter.drawRoundedRect(paper, across * CORNER, across * CORNER)


def _draw_hidden(painter: QPainter, paper: QRectF) -> None:
    """Draw the veil and the badge of a hidden card: a closed eye."""
    _draw_veil(painter, paper)
    badge = _badge(paper)
    painter.setBrush(_INK)
    painter.drawEllipse(badge)
    lid = QPainterPath()
    middle, half = badge.center(), badge.width() * 0.31
    lid.moveTo(middle + QPointF(-half, -half * 0.25))
    lid.quadTo(middle + QPointF(0, half * 0.95), middle + QPointF(half, -half * 0.25))
    for side, down in ((-0.75, 0.62), (0.0, 0.95), (0.75, 0.62)):
        lid.moveTo(middle + QPointF(half * side * 0.72, half * down * 0.42))
        lid.lineTo(middle + QPointF(half * side, half * down))
    pen = QPen(_IVORY, max(1.0, badge.width() * 0.09))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lid)


def _draw_glow(painter: QPainter, paper: QRectF, look: Look, palette: Palette) -> None:
    """Draw a bright rim with a shade around it, visible on any cloth."""
    around = outline("box", paper, paper.width() * CORNER)
    unit = max(look.dpr, paper.width() * 0.02)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.rim_shade), 2.6 * unit))
    painter.drawPath(around(0.7 * unit))
    painter.setPen(QPen(QColor(palette.rim_playable), 1.7 * unit))
    painter.drawPath(around(0.5 * unit))


def _draw_dashes(painter: QPainter, paper: QRectF, look: Look, palette: Palette) -> None:
    """Draw a broken rim: what it marks is not settled yet."""
    around = outline("box", paper, paper.width() * CORNER)
    unit = max(look.dpr, paper.width() * 0.02)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.rim_shade), 2.4 * unit))
    painter.drawPath(around(0.5 * unit))
    pen = QPen(QColor(palette.rim_playable), 1.5 * unit)
    pen.setDashPattern([4.0, 2.2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPath(around(0.5 * unit))


def _draw_emblem(painter: QPainter, paper: QRectF) -> None:
    """Draw the badge of a card that the foe goes to: the masks."""
    svg = part("foes", "emblem.svg").alone("")
    QSvgRenderer(QByteArray(svg.encode())).render(painter, _badge(paper, 0.28))


def _draw_strokes(painter: QPainter, paper: QRectF, strokes: int) -> None:
    """Draw two or three strokes below the index, where an overlapped card shows them."""
    across = paper.width()
    middle = paper.topLeft() + QPointF(across * 0.112, across * 0.545)
    disc = QRectF(0, 0, across * 0.172, across * 0.172)
    disc.moveCenter(middle)
    painter.setPen(QPen(_INK, max(0.7, across * 0.008)))
    painter.setBrush(_GOLD)
    painter.drawEllipse(disc)
    pen = QPen(_INK, max(1.0, across * 0.021))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for k in range(strokes):
        y = middle.y() + (k - (strokes - 1) / 2) * disc.height() * 0.25
        half = disc.width() * 0.27
        painter.drawLine(QPointF(middle.x() - half, y), QPointF(middle.x() + half, y))


def _badge(paper: QRectF, size: float = 0.25) -> QRectF:
    """Return a square over the upper right corner, which no print reaches; ``size`` is in card widths."""
    across = paper.width()
    edge, out = across * size, across * 0.06
    return QRectF(paper.right() - edge + out, paper.top() - out, edge, edge)
