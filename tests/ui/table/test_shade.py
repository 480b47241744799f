"""The shade over the table while a result lies on it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from limbotable.ui.table.geometry import Area, Geometry
from limbotable.ui.table.pixels import outline_of
from limbotable.ui.table.shade import Shade

_WHITE = QColor(Qt.GlobalColor.white)


def shaded(qtbot, area: Area) -> QImage:
    """Return the picture of a shade over white that spares an area of a table with units of 100 pixels."""
    white = QWidget()
    qtbot.addWidget(white)
    white.resize(400, 400)
    white.setStyleSheet("background: white;")
    shade = Shade(white)
    shade.setGeometry(white.rect())
    shade.show()
    shade.spare(outline_of(Geometry(100.0, 0.0, 0.0), area, 0.0))
    return white.grab().toImage()


def test_what_is_spared_has_the_shape_of_the_tile(qtbot) -> None:
    picture = shaded(qtbot, Area(2.0, 2.0, 1.0, 2 / 3**0.5, shape="hexagon"))
    assert picture.pixelColor(200, 200) == _WHITE
    assert picture.pixelColor(200, 146) == _WHITE  # the tile's upper corner
    assert picture.pixelColor(154, 146) != _WHITE  # within its box, on the neighbouring tile
    assert picture.pixelColor(100, 200) != _WHITE


def test_what_is_spared_is_turned_as_the_card_is(qtbot) -> None:
    picture = shaded(qtbot, Area(2.0, 2.0, 0.6, 2.0, 90.0))
    assert picture.pixelColor(280, 200) == _WHITE
    assert picture.pixelColor(200, 280) != _WHITE
