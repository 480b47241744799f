"""Clicking, dragging and hovering."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Beat, Refusal
from tests.ui.conftest import EMPTY_PLACE

KEY = Qt.Key


def test_a_click_picks_and_lights_up_where_it_may_go(table, clock) -> None:
    table.click("b")
    clock.advance(200)
    assert table.scene.pieces["b"].rim == "picked"
    assert set(table.scene.lights) == {"on-pile", "aside"}
    assert table.chosen == []


def test_a_click_on_a_lit_place_plays(table) -> None:
    table.click("b")
    table.click("aside")
    assert table.chosen == ["keep b"]
    assert not table.scene.lights
    assert table.scene.marks.picked == ""


def test_a_second_click_plays_what_has_one_place_to_go(table) -> None:
    table.click("a")
    table.click("a")
    assert table.chosen == ["play a"]


def test_a_second_click_lets_go_of_what_has_several(table) -> None:
    table.click("b")
    table.click("b")
    assert table.chosen == []
    assert not table.scene.lights


def test_a_double_click_plays(table) -> None:
    table.click("a")
    port, point, left = table.view.viewport(), QPointF(table.at("a")), Qt.MouseButton.LeftButton
    for kind, buttons in (
        (QEvent.Type.MouseButtonDblClick, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        away = port.mapToGlobal(point)
        event = QMouseEvent(kind, point, away, left, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)
    assert table.chosen == ["play a"]


def test_a_click_on_another_piece_picks_that_one(table) -> None:
    table.click("a")
    table.click("b")
    assert table.scene.marks.picked == "b"


@pytest.mark.parametrize("way", ["empty", "right", "escape", "top"])
def test_ways_to_let_go(table, way) -> None:
    table.click("b")
    if way == "empty":
        table.click(EMPTY_PLACE)
    elif way == "right":
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=EMPTY_PLACE)
    elif way == "escape":
        table.key(KEY.Key_Escape)
    else:
        table.click("s2")
    assert table.scene.marks.picked == ""
    assert table.chosen == []


def test_an_illegal_try_is_explained_and_nothing_chosen_is_lost(table) -> None:
    table.click("a")
    table.click("d")
    assert table.refused == ["must-divide"]
    assert table.scene.marks.picked == "a"


@pytest.fixture
def ready(table, small):
    """The small table where one card is picked already, and no other can be."""
    kept = tuple(one for one in small.gestures if one.pick in ("", "b"))
    refusals = (Refusal("d", phrase("must-divide")), Refusal("b", phrase("not-there"), "c"))
    table.show(replace(small, gestures=kept, refusals=refusals, ready="b"))
    return table


@pytest.mark.parametrize("what", ["b", "d", "s2", EMPTY_PLACE], ids=["itself", "refused", "idle", "cloth"])
def test_no_click_lets_go_of_a_piece_that_is_ready(ready, what) -> None:
    ready.click(what)
    assert ready.scene.marks.picked == "b"
    assert set(ready.scene.lights) == {"on-pile", "aside"}
    assert ready.chosen == []


def test_a_piece_that_is_ready_comes_back_to_the_hand_from_where_it_cannot_lie(ready) -> None:
    ready.drag("b", EMPTY_PLACE)
    assert ready.scene.marks.picked == "b"
    ready.key(KEY.Key_Escape)
    assert ready.scene.marks.picked == "", "only its own command lets go of it"


@pytest.mark.parametrize("held", [True, False])
def test_a_place_that_refuses_the_ready_piece_says_why_also_without_it(ready, held) -> None:
    if not held:
        ready.key(KEY.Key_Escape)
    ready.click("c")
    assert ready.refused == ["not-there"]


def test_hovering_foretells(table) -> None:
    table.hover("a")
    assert table.count == "count 90"
    table.hover("c")  # its gestures lead to different counts
    assert table.count == "count 96"
    table.hover(EMPTY_PLACE)
    assert table.count == "count 96"


def test_the_place_under_the_pointer_foretells(table) -> None:
    table.click("b")
    assert table.count == "count 96"
    table.hover("on-pile")
    assert table.count == "count 80"
    assert table.scene.lights["on-pile"].over
    table.hover("aside")
    assert table.count == "count 96"


def test_dragging_onto_a_place_plays(table) -> None:
    table.drag("b", table.at("aside") + QPoint(40, 20))
    assert table.chosen == ["keep b"]
    assert table.scene.held == ""


def test_the_place_it_overlaps_most_is_meant(table) -> None:
    between = (table.at("on-pile") + table.at("aside")) / 2
    table.drag("b", between - QPoint(8, 0))
    table.drag("b", between + QPoint(8, 0))
    assert table.chosen == ["play b", "keep b"]


def test_a_piece_that_is_dropped_elsewhere_goes_back(table, clock) -> None:
    table.drag("a", EMPTY_PLACE)
    assert table.chosen == []
    clock.advance(300)
    assert table.scene.pieces["a"].pos().x() == 300
    assert not table.scene.lights


def test_a_refused_piece_can_be_tried(table, clock) -> None:
    table.drag("d", table.at("on-pile"))
    assert table.refused == ["must-divide"]
    clock.advance(300)
    assert table.scene.pieces["d"].pos().x() == pytest.approx(660)
    table.drag("d", EMPTY_PLACE)
    assert len(table.refused) == 1


def test_what_cannot_be_played_cannot_be_dragged(table) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("s2"))
    QTest.mouseMove(table.view.viewport(), EMPTY_PLACE)
    assert table.scene.held == ""
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=EMPTY_PLACE)


def test_what_is_dropped_moves_on_from_there(table, clock, small) -> None:
    played = tuple(replace(p, x=7.5, y=2.5, zone="pile") if p.key == "a" else p for p in small.pieces)
    after = replace(small, pieces=played, gestures=())
    table.view.chosen.connect(lambda _: table.view.director.play([Beat(after)]))
    table.drag("a", table.at("on-pile") + QPoint(30, 30))
    clock.advance(16)
    assert table.scene.pieces["a"].pos().x() > 740
    clock.advance(400)
    assert table.scene.pieces["a"].pos().x() == 750


def test_escape_ends_a_drag(table, clock) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("a"))
    QTest.mouseMove(table.view.viewport(), table.at("on-pile"))
    assert table.scene.held == "a"
    table.key(KEY.Key_Escape)
    assert table.scene.held == ""
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("on-pile"))
    assert table.chosen == []


def test_a_double_click_never_lets_go(table) -> None:
    table.click("b")
    port, point, left = table.view.viewport(), QPointF(table.at("b")), Qt.MouseButton.LeftButton
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, point, port.mapToGlobal(point), left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)
    assert table.scene.marks.picked == "b"


def test_a_dragged_piece_is_above_everything(table) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("a"))
    for x in (320, 400, 500):
        QTest.mouseMove(table.view.viewport(), QPoint(x, 400))
    others = [*table.scene.pieces.values(), *table.scene.lights.values()]
    assert max(others, key=lambda item: item.zValue()) is table.scene.pieces["a"]
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("on-pile"))
