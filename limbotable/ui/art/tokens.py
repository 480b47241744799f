"""Small solid pieces: chips that show a suit, and cubes that show their owner.

They are painted, not assembled from drawings.  Light falls from above left.
"""

from __future__ import annotations

from math import ceil, cos, radians, sin
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from limbotable.ui.art.decktet import INK, SUIT_COLOURS, sign
from limbotable.ui.art.faces import part
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.pictures import Look, Outline, Picture, blank, draw_rim, draw_shadow, finished, outline

_THICK: Final = 0.10  #: of a chip, in its widths; visible below its face
_SPOTS: Final = 8  #: light spots on a chip's rim
_UPPER: Final = 0.70  #: visible height of a cube's upper side, in its widths
_SIDE: Final = 0.50  #: and of the sides below it
_IVORY: Final = "#FFFCF3"
_BRASS: Final = "#C9962B"


class Owner(msgspec.Struct, frozen=True):
    """A seat's colour and mark, shown on its cubes."""

    colour: str
    mark: Literal["dot", "bar", "cross", "ring", "triangle"]
    mark_colour: str


#: The faces of cubes, by seat.
OWNERS: Final = {
    "0": Owner("#F4EFE2", "dot", INK),
    "1": Owner("#D8502A", "bar", _IVORY),
    "2": Owner("#2B6CC4", "cross", _IVORY),
    "3": Owner("#F0B72B", "ring", INK),
    "4": Owner("#2A2430", "triangle", "#F0DCA4"),
}


def draw_chip(look: Look) -> Picture:
    """Draw a chip of a suit, seen from above; without rim and marks."""
    across = _across(look)
    margin = ceil(across * (0.40 if look.lifted else 0.26)) + 2
    box = QRectF(margin, margin, across, across)
    image = blank(ceil(across) + 2 * margin, ceil(across) + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = box.translated(0, across * _THICK)
    _draw_shadow(painter, edge, look)
    own = QColor(SUIT_COLOURS[look.face])
    _draw_rim_of_chip(painter, edge, own.darker(165), QColor(_IVORY).darker(150))
    _draw_rim_of_chip(painter, box, own, QColor(_IVORY))
    _draw_face_of_chip(painter, box, look.face)
    painter.end()
    return Picture(finished(image, look.dpr), QPointF(margin / look.dpr, margin / look.dpr))


def draw_stake(look: Look) -> Picture:
    """Draw the marker of a doubling: a brass medal with what the scores are multiplied by, its face."""
    across = _across(look)
    margin = ceil(across * (0.40 if look.lifted else 0.26)) + 2
    box = QRectF(margin, margin, across, across)
    image = blank(ceil(across) + 2 * margin, ceil(across) + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = box.translated(0, across * _THICK)
    _draw_shadow(painter, edge, look)
    brass = QColor(_BRASS)
    _draw_rim_of_chip(painter, edge, brass.darker(190), brass.darker(150))
    _draw_rim_of_chip(painter, box, brass, brass.darker(135))
    middle = box.center()
    field = QLinearGradient(box.topLeft(), box.bottomRight())
    field.setColorAt(0, QColor("#3A0F0B"))
    field.setColorAt(1, QColor("#6E1D14"))
    painter.setPen(QPen(QColor(INK), max(0.7, across * 0.022)))
    painter.setBrush(QBrush(field))
    painter.drawEllipse(middle, across * 0.37, across * 0.37)
    pale = QColor(brass.lighter(135))
    pen = QPen(pale, max(1.0, across * 0.045))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    sign_at, reach = middle + QPointF(-across * 0.165, across * 0.02), across * 0.072
    for side in (1, -1):
        painter.drawLine(sign_at + QPointF(-reach, -reach * side), sign_at + QPointF(reach, reach * side))
    high = across * 0.42
    number = QRectF(middle.x() - across * 0.06, middle.y() - high / 2, high, high)
    drawing = part("cards", "ranks", f"{look.face}.svg").alone(pale.name())
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, number)
    painter.end()
    return Picture(finished(image, look.dpr), QPointF(margin / look.dpr, margin / look.dpr))


def draw_cube(look: Look) -> Picture:
    """Draw a wooden cube with its owner's mark on the upper side; without rim and other marks."""
    across = _across(look)
    margin = ceil(across * (0.55 if look.lifted else 0.34)) + 2
    box = QRectF(margin, margin, across, across * (_UPPER + _SIDE))
    image = blank(ceil(box.width()) + 2 * margin, ceil(box.height()) + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    floor = QRectF(box.left(), box.bottom() - across * _UPPER, across, across * _UPPER)
    _draw_shadow(painter, floor.adjusted(across * 0.10, across * 0.04, -across * 0.06, 0), look)
    owner = OWNERS[look.face]
    _draw_sides(painter, box, QColor(owner.colour))
    _draw_mark(painter, box, owner)
    painter.end()
    return Picture(finished(image, look.dpr), QPointF(margin / look.dpr, margin / look.dpr))


def mark_chip(plain: Picture, look: Look, palette: Palette) -> Picture:
    """Return the same chip with its rim and marks."""
    across = _across(look)
    box = QRectF(plain.origin * look.dpr, QSizeF(across, across))
    return _marked(plain, look, palette, outline("disc", box, 0), box)


def mark_cube(plain: Picture, look: Look, palette: Palette) -> Picture:
    """Return the same cube with its rim and marks."""
    across = _across(look)
    box = QRectF(plain.origin * look.dpr, QSizeF(across, across * (_UPPER + _SIDE)))
    return _marked(plain, look, palette, _around_cube(box), box)


def _across(look: Look) -> float:
    """Return a piece's width in device pixels."""
    return max(4.0, look.width * look.dpr)


def _marked(plain: Picture, look: Look, palette: Palette, around: Outline, box: QRectF) -> Picture:
    image = plain.pixmap.toImage()
    image.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.dim:
        painter.fillPath(around(0), QColor(14, 34, 34, 110))
    if look.rim:
        draw_rim(painter, around, look.rim, max(1.0, box.width() * 0.02, look.dpr), palette)
    if look.mark == "last":
        _draw_pointer(painter, box)
    painter.end()
    return Picture(finished(image, look.dpr), plain.origin)


def _draw_pointer(painter: QPainter, box: QRectF) -> None:
    """Draw a small arrow above a piece of the last turn."""
    size = box.width() * 0.26
    tip = QPointF(box.center().x(), box.top() + size * 0.35)
    arrow = QPolygonF([tip, tip + QPointF(size * 0.75, -size), tip + QPointF(-size * 0.75, -size)])
    pen = QPen(QColor(INK), max(1.0, box.width() * 0.05))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(_IVORY))
    painter.drawPolygon(arrow)


def _draw_shadow(painter: QPainter, foot: QRectF, look: Look) -> None:
    across = foot.width()
    if look.bare and not look.lifted:
        return
    right, down, blur, strength = (0.16, 0.22, 0.14, 0.34) if look.lifted else (0.06, 0.05, 0.09, 0.46)
    moved = foot.translated(across * right, across * down)
    draw_shadow(painter, outline("disc", moved, 0), across * blur, strength)


# --- chips --------------------------------------------------------------------------------------------
def _draw_rim_of_chip(painter: QPainter, box: QRectF, own: QColor, spot: QColor) -> None:
    """Draw the whole disc: the suit's colour, and light spots along the rim."""
    across, middle = box.width(), box.center()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, own.lighter(118))
    light.setColorAt(0.5, own)
    light.setColorAt(1, own.darker(116))
    painter.setPen(QPen(QColor(INK), max(0.7, across * 0.022)))
    painter.setBrush(QBrush(light))
    inset = across * 0.011
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(spot)
    for n in range(_SPOTS):
        turn, half = radians(360 / _SPOTS * (n + 0.5)), radians(9)
        corners = ((0.475, -half), (0.475, half), (0.40, half), (0.40, -half))
        painter.drawPolygon(
            [middle + QPointF(sin(turn + a), -cos(turn + a)) * (across * r) for r, a in corners]
        )


def _draw_face_of_chip(painter: QPainter, box: QRectF, suit: str) -> None:
    across, middle = box.width(), box.center()
    paper = QLinearGradient(box.topLeft(), box.bottomRight())
    paper.setColorAt(0, QColor("#FFFEF8"))
    paper.setColorAt(1, QColor("#EFE7D2"))
    painter.setPen(QPen(QColor(INK), max(0.7, across * 0.022)))
    painter.setBrush(QBrush(paper))
    painter.drawEllipse(middle, across * 0.37, across * 0.37)
    size = across * 0.56
    drawing = QSvgRenderer(QByteArray(sign(suit).alone(INK).encode()))
    drawing.render(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size))


# --- owners -------------------------------------------------------------------------------------------
def draw_owner(painter: QPainter, middle: QPointF, size: float, face: str) -> None:
    """Draw a seat's colour and mark on a square ``size`` wide, to show an owner beside words."""
    owner = OWNERS[face]
    line = max(0.8, size * 0.07)
    square = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    colour = QColor(owner.colour)
    dark = colour.lightnessF() < 0.3
    painter.setPen(QPen(colour.lighter(300) if dark else colour.darker(260), line))
    painter.setBrush(colour)
    painter.drawRoundedRect(
        square.adjusted(line / 2, line / 2, -line / 2, -line / 2), size * 0.16, size * 0.16
    )
    painter.save()
    painter.translate(middle)
    _draw_mark_of(painter, size * 1.25, owner)
    painter.restore()


# --- cubes --------------------------------------------------------------------------------------------
def _corners(box: QRectF) -> tuple[QPointF, ...]:
    """Return the six visible corners of a cube, clockwise from the farthest."""
    across, left, top = box.width(), box.left(), box.top()
    half, side = across * _UPPER / 2, across * _SIDE
    places = ((0.5, 0), (1, half), (1, half + side), (0.5, 2 * half + side), (0, half + side), (0, half))
    return tuple(QPointF(left + across * x, top + y) for x, y in places)


def _cube_line(box: QRectF) -> float:
    """Return the width of the line around a cube; all of it lies within the cube's box."""
    return max(0.8, box.width() * 0.03)


def _around_cube(box: QRectF) -> Outline:
    """Return the outline of a cube; further out its corners become round."""

    def out_by(out: float) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF(_corners(box)))
        path.closeSubpath()
        if out <= 0:
            return path
        stroker = QPainterPathStroker()
        stroker.setWidth(2 * out)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return path.united(stroker.createStroke(path)).simplified()

    return out_by


def _draw_sides(painter: QPainter, box: QRectF, colour: QColor) -> None:
    half = _cube_line(box) / 2
    back, right, right_foot, foot, left_foot, left = _corners(box.adjusted(half, half, -half, -half))
    front = back + QPointF(0, box.width() * _UPPER)
    dark = colour.lightnessF() < 0.3
    upper = colour.lighter(150) if dark else colour.lighter(112)
    pen = QPen(colour.lighter(300) if dark else colour.darker(260), _cube_line(box))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for side, lit in (
        ((back, right, front, left), upper),
        ((left, front, foot, left_foot), colour.lighter(108) if dark else colour.darker(116)),
        ((front, right, right_foot, foot), colour.darker(150)),
    ):
        painter.setBrush(lit)
        painter.drawPolygon(QPolygonF(side))
    # The nearest edges catch the light.
    gleam = QPen(QColor(255, 255, 255, 110 if dark else 130), max(0.7, box.width() * 0.022))
    gleam.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(gleam)
    painter.drawPolyline(QPolygonF([left, front, right]))


def _draw_mark(painter: QPainter, box: QRectF, owner: Owner) -> None:
    """Draw the owner's mark as it lies on the upper side."""
    across = box.width()
    painter.save()
    painter.setTransform(
        QTransform(1, 0, 0, _UPPER, box.center().x(), box.top() + across * _UPPER / 2), combine=True
    )
    _draw_mark_of(painter, across, owner)
    painter.restore()


def _draw_mark_of(painter: QPainter, across: float, owner: Owner) -> None:
    """Draw the mark of a cube ``across`` wide, seen squarely, around the painter's origin."""
    size, wide = across * 0.235, across * 0.115
    colour = QColor(owner.mark_colour)
    pen = QPen(colour, wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if owner.mark == "ring":
        painter.drawEllipse(QPointF(0, 0), size * 0.85, size * 0.85)
    elif owner.mark in ("bar", "cross"):
        reach = size * 1.15
        painter.drawLine(QPointF(-reach, 0), QPointF(reach, 0))
        if owner.mark == "cross":
            painter.drawLine(QPointF(0, -reach), QPointF(0, reach))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if owner.mark == "dot":
            painter.drawEllipse(QPointF(0, 0), size * 0.78, size * 0.78)
        else:
            painter.drawPolygon(
                [QPointF(0, -size * 1.1), QPointF(size * 1.1, size * 0.8), QPointF(-size * 1.1, size * 0.8)]
            )
