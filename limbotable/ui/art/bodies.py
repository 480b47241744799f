"""Solid pieces: wooden tiles with a hole, and glossy balls.

They are painted, not assembled from drawings.  Light falls from above left.
"""

from __future__ import annotations

import random
from math import ceil
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from limbotable.ui.art.palette import Palette
from limbotable.ui.art.pictures import (
    ON_WOOD,
    Look,
    Picture,
    blank,
    draw_glow,
    draw_rim,
    draw_shadow,
    finished,
    hexagon,
    outline,
)

#: The faces of tiles: three pieces of the same wood, told apart by their grain.
GRAINS: Final = ("a", "b", "c")

_EDGE: Final = 0.075  #: thickness of a tile, in its widths
_GAP: Final = 0.010  #: margin on each side of a tile, so that two tiles never look like one
_HOLE: Final = 0.185  #: the radius of the hole


class Gloss(msgspec.Struct, frozen=True):
    """The colours of a ball: lit, plain, in the shade, and its inlay, which identifies it without colour."""

    lit: str
    own: str
    shade: str
    inlay: str


#: The faces of balls.
BALLS: Final = {
    "white": Gloss("#FFFFFF", "#F1EADA", "#9F937A", "#5C5240"),
    "red": Gloss("#F8A184", "#D4492A", "#6E1C0A", "#FFE9D6"),
    "black": Gloss("#77707F", "#2A2430", "#08060A", "#E9D9A8"),
}


#: The dots on the tiles of the last turn.
LAST_TURN: Final = "#12607E"


# --- tiles --------------------------------------------------------------------------------------------
def draw_tile(look: Look) -> Picture:
    """Draw a hexagonal tile, standing on a corner, with a hole for a ball; without rim and marks."""
    across = _across(look)
    down = across * 2 / 3**0.5
    margin = ceil(across * (0.20 if look.lifted else 0.13)) + 2
    box = QRectF(margin, margin, across, down)
    image = blank(ceil(across) + 2 * margin, ceil(down + across * _EDGE) + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = across * _EDGE
    face = box.adjusted(across * _GAP, 0, -across * _GAP, 0)
    _draw_tile_shadow(painter, face, look, thick)
    _draw_side(painter, face, thick)
    _draw_wood(painter, face, look.face)
    _draw_hole(painter, box.center(), across)
    painter.end()
    return Picture(finished(image, look.dpr), QPointF(margin / look.dpr, margin / look.dpr))


def mark_tile(plain: Picture, look: Look, palette: Palette) -> Picture:
    """Return the same tile with its rim and marks."""
    across = _across(look)
    box = QRectF(plain.origin * look.dpr, QSizeF(across, across * 2 / 3**0.5))
    face = box.adjusted(across * _GAP, 0, -across * _GAP, 0)
    image = plain.pixmap.toImage()
    image.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.dim or look.mark == "sunk":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 30, 30, 150 if look.mark == "sunk" else 110))
        painter.drawPath(outline("hexagon", face, 0)(0))
    if look.rim == "playable":
        draw_glow(painter, outline("hexagon", face, 0), across, QColor(palette.rim_playable))
    if look.mark == "sunk":
        _draw_cross(painter, box.center(), across * 0.16, across * 0.05)
    if look.rim:
        unit = max(1.0, across * 0.010, look.dpr)
        # Inside the tile: its neighbours would cover a rim outside.
        inside = outline("hexagon", face.adjusted(4.5 * unit, 0, -4.5 * unit, 0), 0)
        draw_rim(painter, inside, look.rim, unit, palette, weight=ON_WOOD)
    if look.mark == "last":
        _draw_last(painter, face, across)
    painter.end()
    return Picture(finished(image, look.dpr), plain.origin)


def _across(look: Look) -> float:
    """Return a piece's width in device pixels."""
    return max(4.0, look.width * look.dpr)


def _draw_tile_shadow(painter: QPainter, face: QRectF, look: Look, thick: float) -> None:
    across = face.width()
    if look.bare and not look.lifted:
        return
    for right, down, blur, strength in (
        ((0.03, 0.11, 0.10, 0.34), (0.015, 0.05, 0.035, 0.22))
        if look.lifted
        else ((0.012, 0.02, 0.055, 0.36), (0.002, 0.006, 0.02, 0.42))
    ):
        moved = face.translated(across * right, thick + across * down)
        draw_shadow(painter, outline("hexagon", moved, 0), across * blur, strength)


def _draw_side(painter: QPainter, face: QRectF, thick: float) -> None:
    """Draw the front edge: darker wood, darkest to the right."""
    top = hexagon(face.center(), face.width() / 2)
    below = hexagon(face.center() + QPointF(0, thick), face.width() / 2)
    side = QPainterPath()
    side.addPolygon(top)
    side.addPolygon(below)
    side.addRect(QRectF(face.left(), face.center().y(), face.width(), thick))
    side.setFillRule(Qt.FillRule.WindingFill)
    shade = QLinearGradient(face.left(), 0, face.right(), 0)
    shade.setColorAt(0, QColor("#A98556"))
    shade.setColorAt(0.499, QColor("#94703F"))
    shade.setColorAt(0.501, QColor("#7F5E34"))
    shade.setColorAt(1, QColor("#6C4E2A"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawPath(side)
    # A line along the foot, by which stacked tiles can be counted.
    foot = [below.at(2), below.at(3), below.at(4)]
    painter.setPen(QPen(QColor(58, 38, 16, 150), max(1.0, face.width() * 0.009)))
    painter.drawPolyline(foot)


def _draw_wood(painter: QPainter, face: QRectF, grain: str) -> None:
    across, plate = face.width(), outline("hexagon", face, 0)
    light = QLinearGradient(face.topLeft(), face.bottomRight())
    light.setColorAt(0, QColor("#F0DFBE"))
    light.setColorAt(0.35, QColor("#EAD7B4"))
    light.setColorAt(1, QColor("#CDB186"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawPath(plate(0))
    painter.save()
    painter.setClipPath(plate(-across * 0.02))
    _draw_grain(painter, face, grain)
    painter.restore()
    # The bevel: lit above, in the shade below.
    bevel = QLinearGradient(face.topLeft(), face.bottomRight())
    bevel.setColorAt(0.0, QColor(255, 252, 240, 220))
    bevel.setColorAt(0.45, QColor(255, 250, 235, 70))
    bevel.setColorAt(0.55, QColor(110, 78, 40, 40))
    bevel.setColorAt(1.0, QColor(110, 78, 40, 150))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(bevel), max(1.0, across * 0.022)))
    painter.drawPath(plate(-max(0.5, across * 0.011)))


def _draw_grain(painter: QPainter, face: QRectF, grain: str) -> None:
    """Draw year rings, as if each tile were cut from another place of one board."""
    chance = random.Random(grain)  # noqa: S311
    across = face.width()
    middle = face.center() + QPointF(chance.uniform(-0.5, 0.5) * across, chance.uniform(1.1, 1.9) * across)
    radius = across * 0.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    while radius < across * 2.8:
        radius += across * chance.uniform(0.03, 0.11)
        wide = across * chance.uniform(0.006, 0.022)
        painter.setPen(QPen(QColor(128, 88, 40, chance.randint(16, 42)), max(0.7, wide)))
        painter.drawEllipse(middle, radius * 1.25, radius)


def _draw_hole(painter: QPainter, middle: QPointF, across: float) -> None:
    radius = across * _HOLE
    hole = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    lip = QLinearGradient(hole.topLeft(), hole.bottomRight())
    lip.setColorAt(0, QColor(110, 78, 40, 170))
    lip.setColorAt(1, QColor(255, 250, 230, 210))
    edge = across * 0.016
    painter.setBrush(QBrush(lip))
    painter.drawEllipse(hole.adjusted(-edge, -edge, edge, edge))
    depth = QRadialGradient(middle + QPointF(radius * 0.35, radius * 0.45), radius * 1.5)
    depth.setColorAt(0, QColor("#93704A"))
    depth.setColorAt(0.5, QColor("#7A5F3A"))
    depth.setColorAt(1, QColor("#48341B"))
    painter.setBrush(QBrush(depth))
    painter.drawEllipse(hole)


def _draw_last(painter: QPainter, face: QRectF, across: float) -> None:
    """Mark the last turn at the six corners, unlike any rim and in the colour of no ball."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LAST_TURN))
    inner = hexagon(face.center(), face.width() / 2 - across * 0.085)
    for n in range(6):
        corner = inner.at(n)
        painter.drawEllipse(corner, across * 0.033, across * 0.033)


def _draw_cross(painter: QPainter, middle: QPointF, reach: float, width: float) -> None:
    for colour, wide in (("#1D0C08", width * 1.9), ("#FFF6E4", width)):
        pen = QPen(QColor(colour), wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for side in (1, -1):
            painter.drawLine(middle + QPointF(-reach, -reach * side), middle + QPointF(reach, reach * side))


# --- balls --------------------------------------------------------------------------------------------
def draw_ball(look: Look) -> Picture:
    """Draw a glossy ball with its inlay (a ring, a bar or a triangle); without rim and marks."""
    across = _across(look)
    margin = ceil(max(across * (0.42 if look.lifted else 0.28), 5 * look.dpr)) + 2
    box = QRectF(margin, margin, across, across)
    image = blank(ceil(across) + 2 * margin, ceil(across) + 2 * margin)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_ball_shadow(painter, box, look)
    gloss = BALLS[look.face]
    _draw_globe(painter, box, gloss)
    _draw_inlay(painter, box, look.face, QColor(gloss.inlay))
    _draw_shine(painter, box)
    painter.end()
    return Picture(finished(image, look.dpr), QPointF(margin / look.dpr, margin / look.dpr))


def mark_ball(plain: Picture, look: Look, palette: Palette) -> Picture:
    """Return the same ball with its rim and marks."""
    across = _across(look)
    box = QRectF(plain.origin * look.dpr, QSizeF(across, across))
    image = plain.pixmap.toImage()
    image.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(14, 34, 34, 110))
        painter.drawEllipse(box)
    if look.mark == "taken":
        _draw_cross(painter, box.center(), across * 0.30, across * 0.10)
    if look.rim:
        unit = max(1.0, across * 0.014, look.dpr)
        draw_rim(painter, outline("disc", box, 0), look.rim, unit, palette)
    painter.end()
    return Picture(finished(image, look.dpr), plain.origin)


def _draw_ball_shadow(painter: QPainter, box: QRectF, look: Look) -> None:
    across = box.width()
    if look.bare and not look.lifted:
        return
    squat = box.adjusted(across * 0.05, across * 0.14, -across * 0.05, 0)
    if look.lifted:
        moved = squat.translated(across * 0.16, across * 0.26)
        draw_shadow(painter, outline("disc", moved, 0), across * 0.14, 0.34)
    else:
        moved = squat.translated(across * 0.09, across * 0.10)
        draw_shadow(painter, outline("disc", moved, 0), across * 0.10, 0.46)


def _draw_globe(painter: QPainter, box: QRectF, gloss: Gloss) -> None:
    across, middle = box.width(), box.center()
    light = QRadialGradient(
        middle + QPointF(across * 0.04, across * 0.05),
        across * 0.56,
        middle + QPointF(-across * 0.17, -across * 0.2),
    )
    light.setColorAt(0, QColor(gloss.lit))
    light.setColorAt(0.42, QColor(gloss.own))
    light.setColorAt(0.70, QColor(gloss.own).darker(122))
    light.setColorAt(0.98, QColor(gloss.shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(box)
    # Light reflected by the table, low on the right.
    glow = QRadialGradient(middle + QPointF(across * 0.2, across * 0.3), across * 0.22)
    back = QColor(gloss.own).lighter(135)
    back.setAlpha(90)
    glow.setColorAt(0, back)
    back.setAlpha(0)
    glow.setColorAt(1, back)
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(box)


def _draw_inlay(painter: QPainter, box: QRectF, face: str, colour: QColor) -> None:
    across, middle = box.width(), box.center() + QPointF(box.width() * 0.04, box.width() * 0.07)
    colour.setAlpha(225)
    wide = max(1.0, across * 0.065)
    if face == "white":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, wide))
        painter.drawEllipse(middle, across * 0.13, across * 0.125)
    elif face == "red":
        pen = QPen(colour, wide * 1.35)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle + QPointF(-across * 0.15, 0), middle + QPointF(across * 0.15, 0))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        size = across * 0.17
        painter.drawPolygon(
            [
                middle + QPointF(0, -size),
                middle + QPointF(size * 0.95, size * 0.75),
                middle + QPointF(-size * 0.95, size * 0.75),
            ]
        )


def _draw_shine(painter: QPainter, box: QRectF) -> None:
    """Draw the reflection of the lamp."""
    across, middle = box.width(), box.center()
    painter.save()
    painter.translate(middle + QPointF(-across * 0.18, -across * 0.24))
    painter.rotate(-38)
    shine = QRadialGradient(QPointF(0, 0), across * 0.17)
    shine.setColorAt(0, QColor(255, 255, 255, 235))
    shine.setColorAt(0.5, QColor(255, 255, 255, 150))
    shine.setColorAt(1, QColor(255, 255, 255, 0))
    painter.scale(1.0, 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shine))
    painter.drawEllipse(QPointF(0, 0), across * 0.17, across * 0.17)
    painter.restore()
