"""Playing by the keyboard."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.table.tableau import Beat

KEY = Qt.Key


def test_the_keyboard_walks_and_plays(table) -> None:
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "a"  # the first that can be played
    assert table.count == "count 90"
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "b"
    table.key(KEY.Key_Left, KEY.Key_Return)
    assert table.scene.marks.picked == "a"
    table.key(KEY.Key_Space)
    assert table.chosen == ["play a"]


def test_enter_goes_to_the_buttons_where_there_is_nothing_else_to_do(table, small) -> None:
    table.show(replace(small, gestures=tuple(one for one in small.gestures if not one.pick)))
    table.key(KEY.Key_Return)
    assert table.button("draw-one").hasFocus()
    assert table.chosen == [], "it does nothing yet"
    assert table.refused == []


def test_the_keyboard_chooses_among_places(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Space)
    assert table.scene.marks.focused == "on-pile"
    assert table.scene.lights["on-pile"].focused
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "aside"
    table.key(KEY.Key_Return)
    assert table.chosen == ["keep b"]


def test_tab_goes_from_zone_to_zone_and_then_to_the_buttons(table) -> None:
    table.key(KEY.Key_Right)
    table.key(KEY.Key_Tab)
    assert table.view.window().focusWidget() is table.button("draw-one")
    QTest.keyClick(table.button("draw-one"), KEY.Key_Tab)
    assert table.view.window().focusWidget() is table.button("double")
    QTest.keyClick(table.button("double"), KEY.Key_Backtab)
    QTest.keyClick(table.button("draw-one"), KEY.Key_Backtab)
    assert table.view.hasFocus()
    assert table.scene.marks.focused == "a"
    table.key(KEY.Key_Backtab)
    assert table.scene.marks.focused == "top"
    table.key(KEY.Key_Backtab)
    assert table.scene.marks.focused == "s2"


def test_home_and_end(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_End)
    assert table.scene.marks.focused == "d"
    table.key(KEY.Key_Home)
    assert table.scene.marks.focused == "a"


def test_escape_lets_go_and_is_then_somebody_elses(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_Return, KEY.Key_Escape)
    assert table.scene.marks.picked == ""
    assert table.scene.marks.focused == "a"


def test_an_illegal_try_by_keyboard_is_explained(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_End, KEY.Key_Return)
    assert table.refused == ["must-divide"]


def test_the_ring_is_for_the_keyboard_only(table) -> None:
    table.key(KEY.Key_Right)
    assert table.scene.marks.focused == "a"
    table.click("b")
    assert table.scene.marks.focused == ""


def test_the_cursor_goes_to_a_neighbour_when_its_piece_leaves(table, small, lose) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right)
    table.show(lose(small, "b"))
    assert table.scene.marks.focused in ("a", "c")


def test_the_cursor_stays_in_the_hand_when_its_piece_is_played(table, small) -> None:
    table.key(KEY.Key_Right)
    table.show(
        replace(small, pieces=tuple(replace(p, zone="pile") if p.key == "a" else p for p in small.pieces))
    )
    assert table.scene.marks.focused == "b"


def test_space_hurries_what_moves(table, clock, small) -> None:
    table.key(KEY.Key_Right)
    table.view.director.play([Beat(small, rest=5000), Beat(small, rest=5000)])
    table.key(KEY.Key_Space, KEY.Key_Space)
    assert not table.view.director.busy
    assert table.scene.marks.picked == ""


def test_the_keyboard_returns_to_the_hand_after_a_play(table) -> None:
    table.key(KEY.Key_Right, KEY.Key_Right, KEY.Key_Space, KEY.Key_Right, KEY.Key_Return)
    assert table.chosen == ["keep b"]
    assert table.scene.marks.focused == "b"


def test_the_first_tab_shows_where_the_keyboard_is(table) -> None:
    table.click("b")
    table.key(KEY.Key_Escape)
    assert table.scene.marks.focused == ""
    table.key(KEY.Key_Tab)
    assert table.scene.marks.focused == "b", "and not in the zone behind it"
    table.key(KEY.Key_Tab)
    assert table.scene.marks.focused == ""
