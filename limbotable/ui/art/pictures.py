"""Pictures of pieces: the look of a piece, and its picture.

All functions here that draw work in device pixels.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from limbotable.table.tableau import Mark, Shape
from limbotable.ui.art.palette import Palette

#: Returns the outline of a piece, moved outwards by a distance.
Outline = Callable[[float], QPainterPath]

#: The rim of a piece: ``playable`` is one line, ``picked`` two, ``shown`` dots, ``focus`` dashes.
DrawnRim: TypeAlias = Literal["", "playable", "picked", "shown", "focus"]

#: The radius of a card's corners, in card widths.
CORNER: Final = 0.08

#: The weight of a line around a tile that can be used: wood is as pale as the line.
ON_WOOD: Final = 1.8
_GLOW: Final = 0.2  #: the strength of a layer of the light on a piece that glows,
_LAYERS: Final = 5  #: their number,
_REACH: Final = 0.18  #: and how far the widest reaches, in widths of the piece


class Look(msgspec.Struct, frozen=True):
    """The look of a piece.  Equal looks give the same picture."""

    kind: str  #: as ``Piece.kind``
    face: str
    width: float  #: of the piece itself, in logical pixels
    dpr: float
    lifted: bool = False  #: casts the shadow of a lifted piece
    rim: DrawnRim = ""
    dim: bool = False
    bare: bool = False  #: casts no shadow
    mark: Mark = ""


class Picture(msgspec.Struct, frozen=True):
    """The picture of a piece, its shadow included."""

    pixmap: QPixmap  #: its device pixel ratio is set
    origin: QPointF  #: the upper left corner of the piece's box within the pixmap, in logical pixels


class SignPicture(msgspec.Struct, frozen=True):
    """The picture of a sign."""

    pixmap: QPixmap  #: its device pixel ratio is set
    whole: bool  #: whether there was room for all of its text


class _Drawn(Protocol):
    @property
    def pixmap(self) -> QPixmap: ...


_D = TypeVar("_D", bound=_Drawn)


class KeptPictures(Generic[_D]):
    """Pictures that are drawn when they are first asked for, and kept: those asked for last, in some room."""

    def __init__(self, room: int) -> None:
        """``room`` is the number of bytes that all pixels may take."""
        self._room = room
        self._bytes = 0
        self._kept: OrderedDict[Hashable, _D] = OrderedDict()

    def get(self, look: Hashable, draw: Callable[[], _D]) -> _D:
        """Return the picture of this look, which ``draw`` makes where it is not here."""
        picture = self._kept.get(look)
        if picture is None:
            picture = self._kept[look] = draw()
            self._bytes += _bytes_of(picture.pixmap)
            while self._bytes > self._room and len(self._kept) > 1:
                self._bytes -= _bytes_of(self._kept.popitem(last=False)[1].pixmap)
        else:
            self._kept.move_to_end(look)
        return picture


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def blank(width: int, height: int) -> QImage:
    """Return a transparent image."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def finished(image: QImage, dpr: float) -> QPixmap:
    """Return the pixmap of an image that was drawn in device pixels."""
    # What has drawn on an image stays with it, and takes more memory than the points of a small one.
    pixmap = QPixmap.fromImage(image.copy())
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def outline(shape: Shape, box: QRectF, corner: float) -> Outline:
    """Return the outline of a shape in a box; ``corner`` is the radius of a box's corners."""

    def out_by(out: float) -> QPainterPath:
        path = QPainterPath()
        if shape == "disc":
            path.addEllipse(box.adjusted(-out, -out, out, out))
        elif shape == "hexagon":
            path.addPolygon(hexagon(box.center(), box.width() / 2 + out))
            path.closeSubpath()
        else:
            round_ = max(0.4 * corner, corner + out)
            path.addRoundedRect(box.adjusted(-out, -out, out, out), round_, round_)
        return path

    return out_by


def hexagon(middle: QPointF, across: float) -> QPolygonF:
    """Return a regular hexagon standing on a corner; ``across`` is the distance from its middle to a side."""
    high = across * 2 / 3**0.5
    corners = ((0.0, -high), (across, -high / 2), (across, high / 2))
    points = [QPointF(x, y) for x, y in corners] + [QPointF(-x, -y) for x, y in corners]
    return QPolygonF([middle + point for point in points])


def draw_caption(
    painter: QPainter, middle: QPointF, across: float, text: str, colour: QColor, around: QColor | None = None
) -> None:
    """Write the name of a place around ``middle``; ``across`` is the width of the place.

    Letters have an edge of the colour ``around`` them, if there is one.
    """
    font = _caption_font(across)
    metrics = QFontMetricsF(font)
    left = middle.x() - metrics.horizontalAdvance(text) / 2
    at = QPointF(left, middle.y() + metrics.capHeight() / 2)
    if around is not None:
        letters = QPainterPath()
        letters.addText(at, font, text)
        painter.strokePath(letters, QPen(around, 0.4 * font.pixelSize(), j=Qt.PenJoinStyle.RoundJoin))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(at, text)


def caption_size(text: str, across: float) -> QSizeF:
    """Return the room that the letters of a place's name take."""
    metrics = QFontMetricsF(_caption_font(across))
    return QSizeF(metrics.horizontalAdvance(text), metrics.capHeight())


def _caption_font(across: float) -> QFont:
    font = QFont()
    font.setPixelSize(max(7, round(across * 0.13)))
    font.setBold(True)
    return font


def draw_rim(
    painter: QPainter, around: Outline, rim: DrawnRim, unit: float, palette: Palette, *, weight: float = 1.0
) -> None:
    """Draw an outline around a piece: its kind shows in its lines, not only in its colour.

    ``weight`` makes the line of a piece that can be used so many times as wide.
    """
    colours = {
        "playable": palette.rim_playable,
        "picked": palette.rim_picked,
        "shown": palette.rim_picked,
        "focus": palette.rim_focus,
    }
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def line(out: float, width: float, colour: str, dashes: tuple[float, ...] = ()) -> None:
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dashes:
            pen.setDashPattern([length / width for length in dashes])
        painter.setPen(pen)
        painter.drawPath(around(out))

    shade, colour = palette.rim_shade, colours[rim]
    if rim == "playable":
        line(unit, 3.2 * weight * unit, shade)
        line(unit, 2 * weight * unit, colour)
    elif rim == "picked":
        line(1.5 * unit, 5.5 * unit, shade)
        line(0.2 * unit, 1.4 * unit, colour)
        line(3.0 * unit, 1.8 * unit, colour)
    elif rim == "shown":
        line(1.5 * unit, 5.5 * unit, shade)
        line(1.5 * unit, 2.6 * unit, colour, (3 * unit, 3 * unit))
    else:
        line(1.2 * unit, 4 * unit, shade)
        line(1.2 * unit, 2.6 * unit, colour, (7 * unit, 4 * unit))


def draw_glow(painter: QPainter, around: Outline, across: float, colour: QColor) -> None:
    """Let a piece glow from its edge inwards; ``across`` is its width."""
    painter.setPen(Qt.PenStyle.NoPen)
    faint = QColor(colour)
    faint.setAlphaF(_GLOW)
    painter.setBrush(faint)
    for layer in range(1, _LAYERS + 1):
        painter.drawPath(around(0) - around(-across * _REACH * layer / _LAYERS))


def draw_shadow(painter: QPainter, around: Outline, blur: float, strength: float) -> None:
    """Draw a soft shadow of a piece: many thin layers, the wider the fainter."""
    layers = max(6, min(24, round(blur * 2)))
    left = 1.0
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(layers):
        # The profile is a smoothstep from the outside inwards; each layer adds the part still missing.
        reach = blur * (1 - 2 * (n + 0.5) / layers)
        t = (n + 1) / layers
        covered = strength * t * t * (3 - 2 * t)
        alpha = 1 - (1 - covered) / left
        left = 1 - covered
        painter.setBrush(QColor.fromRgbF(0.02, 0.06, 0.06, max(0.0, min(1.0, alpha))))
        painter.drawPath(around(reach))
