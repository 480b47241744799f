"""The shade over the table while a result lies on it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import DARK
from limbotable.ui.table.geometry import Area, Geometry
from limbotable.ui.table.shade import Shade

_WHITE = QColor(Qt.GlobalColor.white)


def shaded(qtbot, area: Area | None) -> QImage:
    """Return the picture of a shade over white, with the focus on an area in units of 100 pixels."""
    white = QWidget()
    qtbot.addWidget(white)
    white.resize(400, 400)
    white.setStyleSheet("background: white;")
    shade = Shade(white)
    shade.wear(DARK)
    shade.setGeometry(white.rect())
    shade.show()
    shade.encircle(Geometry(100.0, 0.0, 0.0), area)
    return white.grab().toImage()


def edges(picture: QImage, plain: QImage, y: int) -> list[int]:
    """Return where a row of a picture comes to the line of the focus, from the left."""
    at = [x for x in range(picture.width()) if picture.pixelColor(x, y) != plain.pixelColor(x, y)]
    return [x for x in at if x - 1 not in at]


def test_the_focus_has_a_line_of_the_shape_of_the_tile_and_nothing_is_lit(qtbot) -> None:
    plain = shaded(qtbot, None)
    picture = shaded(qtbot, Area(2.0, 2.0, 1.0, 2 / 3**0.5, shape="hexagon"))
    for inside in ((200, 200), (230, 220)):
        assert picture.pixelColor(*inside) == plain.pixelColor(*inside) != _WHITE
    assert 140 < edges(picture, plain, 200)[0] < 152, "along its left side"
    assert 165 < edges(picture, plain, 150)[0] < 200, "and at its upper corner, within its box"


def test_the_line_is_turned_as_the_card_is(qtbot) -> None:
    plain = shaded(qtbot, None)
    picture = shaded(qtbot, Area(2.0, 2.0, 0.6, 2.0, 90.0))
    assert 94 < edges(picture, plain, 200)[0] < 102
    assert edges(picture, plain, 260) == []
