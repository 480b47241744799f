"""What is meant by a piece, and what is pointed out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from tests.ui.conftest import EMPTY_PLACE, dial

KEY = Qt.Key


def with_main(small):
    """One of the two places that card b may go to is the one that is meant."""
    gestures = tuple(replace(one, main=True) if one.action == "play b" else one for one in small.gestures)
    return replace(small, gestures=gestures)


def test_a_second_click_plays_what_is_meant(table, small) -> None:
    table.show(with_main(small))
    table.click("b")
    assert dict(table.scene.marks.lights).keys() == {"on-pile", "aside"}
    table.click("b")
    assert table.chosen == ["play b"]


def test_the_other_place_is_there_all_the_same(table, small) -> None:
    table.show(with_main(small))
    table.click("b")
    table.click("aside")
    assert table.chosen == ["keep b"]


def test_what_is_meant_is_foretold(table, small) -> None:
    table.show(with_main(small))
    table.hover("b")
    assert table.scene.signs["count"].wording.text == "count 80"


def test_what_has_come_about_stays_until_the_user_points_at_something(table, small) -> None:
    others = replace(small, gestures=(small.gestures[0], replace(small.gestures[1], action="play b again")))
    table.view.selection.focus("a")
    assert table.count == "count 90"
    table.show(others)
    assert table.view.selection.cursor == "a", "the cursor stays as well"
    assert table.view.selection.ring_shown
    assert table.count == "count 96"
    table.key(KEY.Key_Right)
    assert table.count == "count 80"
    table.key(KEY.Key_Left)
    assert table.count == "count 90"
    table.show(replace(others, signs=(dial(60), *others.signs[1:])))
    assert table.count == "count 90", "the same actions are still considered"


def test_what_has_come_about_stays_under_a_pointer_at_rest(table, small) -> None:
    table.hover("a")
    assert table.count == "count 90"
    table.show(replace(small, gestures=small.gestures[:1]))
    assert table.count == "count 96"
    table.hover(table.at("a") + QPoint(2, 0))
    assert table.count == "count 90"


def test_space_plays_what_is_meant(table, small) -> None:
    table.show(with_main(small))
    table.view.selection.focus("b")
    table.key(Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert table.chosen == ["play b"]


def test_a_considered_action_lights_its_piece_and_its_place(table, clock) -> None:
    table.view.consider("keep b")
    clock.advance(200)
    assert table.scene.pieces["b"].rim == "shown", "it is not picked yet"
    assert table.scene.marks.picked == ""
    assert list(table.scene.lights) == ["aside"]
    assert table.scene.lights["aside"].over
    table.view.consider("play a")
    assert list(table.scene.lights) == ["on-pile"]
    assert table.count == "count 90"
    table.view.consider("")
    assert not table.scene.lights
    assert table.scene.pieces["a"].rim == ""
    assert table.count == "count 96"


def test_what_is_picked_keeps_its_places_beside_the_considered_one(table) -> None:
    table.click("b")
    table.view.consider("keep b")
    assert set(table.scene.lights) == {"on-pile", "aside"}
    assert [key for key, light in table.scene.lights.items() if light.over] == ["aside"]
    table.view.consider("double")  # a button has no place to show
    assert set(table.scene.lights) == {"on-pile", "aside"}


def test_advice_stays_until_something_else_is_meant(table) -> None:
    table.view.advise("keep b")
    table.hover(EMPTY_PLACE)
    table.hover("a")
    assert table.count == "count 90", "the pointer comes first"
    table.hover(EMPTY_PLACE)
    assert list(table.scene.lights) == ["aside"]
    table.click("a")
    assert list(table.scene.lights) == ["on-pile"]
    table.click("b")
    assert [key for key, light in table.scene.lights.items() if light.over] == ["aside"]


@pytest.mark.parametrize("way", ["escape", "taken"])
def test_advice_goes(table, small, way) -> None:
    table.view.advise("keep b")
    if way == "escape":
        table.key(KEY.Key_Escape)
    else:
        table.show(replace(small, gestures=small.gestures[:1]))
    assert not table.scene.lights
    table.show(small)
    assert not table.scene.lights


def test_advice_to_press_a_button_marks_the_button(table) -> None:
    table.view.advise("double")
    assert [b.text() for b in table.view.findChildren(QPushButton) if b.property("shown")] == ["double"]
    table.view.advise("draw")
    assert [b.text() for b in table.view.findChildren(QPushButton) if b.property("shown")] == ["draw-one"]


def test_the_cursor_comes_back_to_what_can_be_played(table, small, lose) -> None:
    """The last card of the hand has gone; with the next hand the cursor does not stay where it strayed."""
    table.view.selection.focus("a")
    empty = lose(small, "a", "b", "c", "d")
    table.show(empty)
    strayed = table.view.selection.cursor
    assert strayed
    assert strayed not in "abcd"
    table.show(small)
    assert table.view.selection.cursor == "a"


def test_the_cursor_stays_where_the_user_has_brought_it(table, small, lose) -> None:
    table.view.selection.focus("a")
    table.show(lose(small, "a", "b", "c", "d"))
    table.key(KEY.Key_Right)
    there = table.view.selection.cursor
    table.show(small)
    assert table.view.selection.cursor == there
