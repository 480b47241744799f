"""What the computer sees, drawn over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from limbotable.table.tableau import Way
from limbotable.ui.art.palette import DARK
from limbotable.ui.table.pointers import Pointer, PointersItem
from limbotable.ui.table.sharpener import SETTLED

BEST = Pointer(Way(5.0, 3.0, 1.0, start=(2.0, 3.0)), "62 %", "best")
OTHER = Pointer(Way(8.0, 3.0, 1.0), "58 %", "other")
STEP = Pointer(Way(8.0, 3.0, 1.0), "2", "reply")


@pytest.fixture
def item(table) -> PointersItem:
    (found,) = (item for item in table.scene.items() if isinstance(item, PointersItem))
    return found


def colours(item: PointersItem, x: int, y: int, around: int) -> set[str]:
    """The colours of what is drawn near a point of the window."""
    image = item.pixmap().toImage()
    ratio = item.pixmap().devicePixelRatio()
    found = set()
    for dx in range(-around, around + 1):
        for dy in range(-around, around + 1):
            found.add(image.pixelColor(round((x + dx) * ratio), round((y + dy) * ratio)).name())
    return found


def test_a_badge_lies_at_the_end_and_an_arrow_leads_there(table, item) -> None:
    table.scene.point([BEST])
    assert item.isVisible()
    assert QColor(DARK.lit).name() in colours(item, 500, 290, 20)
    assert QColor(DARK.rim_playable).name() in colours(item, 350, 296, 12)
    assert colours(item, 350, 400, 20) == {"#000000"}, "nothing is drawn elsewhere"


def test_a_step_leaves_the_promise_on_its_place_readable(table, item) -> None:
    table.scene.point([OTHER, STEP])
    assert QColor(DARK.plate).name() in colours(item, 800, 290, 4)
    assert QColor(DARK.button_text).name() in colours(item, 800, 318, 4)


def test_they_go_together(table, item) -> None:
    table.scene.point([BEST, OTHER])
    table.scene.point([])
    assert not item.isVisible()
    assert table.scene.pointers == ()


def test_they_are_not_in_the_way(table) -> None:
    table.scene.point([Pointer(Way(3.0, 5.5, 1.0), "50 %", "best")])
    table.click("a")
    assert table.scene.marks.picked == "a"


def test_they_stay_on_their_places_when_somebody_looks_closer(table, item, clock) -> None:
    table.scene.point([BEST])
    table.view.zoom.zoom(1.5)
    x, y = table.scene.geometry.to_pixels(5.0, 3.0 - 0.1)
    for _ in range(2):
        local = item.mapFromScene(x, y)
        found = colours(item, round(local.x()), round(local.y()), 12)
        assert QColor(DARK.lit).name() in found
        clock.advance(SETTLED)
    assert item.scale() == 1.0
    assert item.pos() == QPoint(0, 0)
