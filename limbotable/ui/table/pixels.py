"""Conversion between points of a view and places on its table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QTransform

from limbotable.ui.art.pictures import CORNER, Outline, outline
from limbotable.ui.table.free_place import Box
from limbotable.ui.table.geometry import Area, Geometry


def units_at(geometry: Geometry, point: QPointF) -> tuple[float, float]:
    """Return the place of a view's point on the table, in card units."""
    return geometry.to_units(point.x(), point.y())


def rect_of(geometry: Geometry, area: Area) -> QRect:
    """Return the box of an area in the view's pixels, as if it were not turned."""
    x, y = geometry.to_pixels(area.x, area.y)
    width, height = area.width * geometry.unit, area.height * geometry.unit
    return QRect(round(x - width / 2), round(y - height / 2), round(width), round(height))


def box_of(rect: QRect) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def middle_of(boxes: Sequence[QRect]) -> QPoint:
    """Return the middle of the box around some boxes, of which there is at least one."""
    around = boxes[0]
    for box in boxes[1:]:
        around = around.united(box)
    return around.center()


def outline_of(geometry: Geometry, area: Area) -> Outline:
    """Return the outline of an area in the view's pixels, as it is turned: so many pixels outside it."""
    width, height = area.width * geometry.unit, area.height * geometry.unit
    box = QRectF(-width / 2, -height / 2, width, height)
    turned = QTransform.fromTranslate(*geometry.to_pixels(area.x, area.y)).rotate(area.angle)
    around = outline(area.shape, box, CORNER * geometry.unit)
    return lambda out: turned.map(around(out))
