"""Choosing between actions that look the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.table.guard import MOMENT
from tests.ui.conftest import EMPTY_PLACE

KEY = Qt.Key


def test_a_chooser_tells_apart_what_looks_the_same(table) -> None:
    table.click("c")
    table.click("on-pile")
    assert table.chosen == []
    assert table.view.overlays.chooser.actions_offered == ("c low", "c high")
    assert table.count == "count 95"  # the first one has the focus
    QTest.mouseClick(table.view.overlays.chooser.buttons()[1], Qt.MouseButton.LeftButton)
    assert table.chosen == ["c high"]
    assert not table.view.overlays.chooser.isVisible()
    assert table.view.hasFocus()


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ([KEY.Key_Return], "c low"),
        ([KEY.Key_Down, KEY.Key_Return], "c high"),
        ([KEY.Key_Up, KEY.Key_Space], "c high"),
        ([KEY.Key_2], "c high"),
        ([KEY.Key_Tab, KEY.Key_Tab, KEY.Key_Enter], "c low"),
    ],
)
def test_the_chooser_by_keys(table, keys, action) -> None:
    table.drag("c", table.at("on-pile"))
    for key in keys:
        QTest.keyClick(table.view.focusWidget() or table.view.window().focusWidget(), key)
    assert table.chosen == [action]


def test_the_tenth_choice_has_the_digit_0_and_no_later_one_any(table, clock, small) -> None:
    many = tuple(Gesture(f"c {n}", phrase(f"c-{n}"), "c", "on-pile") for n in range(1, 13))
    table.show(replace(small, gestures=many))
    for key, chosen in ((KEY.Key_9, "c 9"), (KEY.Key_0, "c 10")):
        clock.advance(2 * MOMENT)  # what is there now is what was there a moment ago
        table.drag("c", table.at("on-pile"))
        buttons = table.view.overlays.chooser.buttons()
        digits = [button.text().partition(" ")[0] for button in buttons]
        assert digits == [*"1234567890", "", ""]
        QTest.keyClick(buttons[0], key)
        assert table.chosen.pop() == chosen


def test_a_digit_of_no_choice_does_nothing(table) -> None:
    table.drag("c", table.at("on-pile"))
    for key in (KEY.Key_0, KEY.Key_3):
        QTest.keyClick(table.view.overlays.chooser.buttons()[0], key)
    assert table.chosen == []


def test_the_chooser_can_be_dismissed(table) -> None:
    table.drag("c", table.at("on-pile"))
    QTest.keyClick(table.view.overlays.chooser.buttons()[0], KEY.Key_Escape)
    assert not table.view.overlays.chooser.isVisible()
    table.drag("c", table.at("on-pile"))
    assert table.view.overlays.chooser.isVisible()
    table.click(EMPTY_PLACE)
    assert not table.view.overlays.chooser.isVisible()
    assert table.chosen == []
    assert table.view.hasFocus()


def test_the_chooser_closes_when_its_actions_are_gone(table, small) -> None:
    table.drag("c", table.at("on-pile"))
    table.show(replace(small, gestures=()))
    assert not table.view.overlays.chooser.isVisible()


def test_the_chooser_does_not_hide_what_it_foretells(table) -> None:
    table.drag("c", table.at("on-pile"))
    x, y = table.scene.geometry.to_pixels(5.0, 2.5)
    assert not table.view.overlays.chooser.geometry().contains(round(x), round(y))


def test_the_chooser_leaves_the_sentence_above_the_hand_free(table, small) -> None:
    """It goes from edge to edge of the table, so there is no place beside it."""
    offered = [one for one in small.gestures if one.action in {"c low", "c high"}]
    chooser, room = table.view.overlays.chooser, table.view.rect()
    hand = QPoint(room.center().x(), room.height() * 3 // 4)
    sentence = QRect(room.left(), hand.y() - 20, room.width(), 16)
    chooser.ask(offered, hand, room, [sentence])
    assert not chooser.geometry().intersects(sentence)
    assert sentence.top() - chooser.geometry().bottom() < 10, "not farther away than it has to be"


def test_the_cursor_stays_where_it_was_while_a_choice_is_made(table) -> None:
    table.click("c")
    table.click("c")
    QTest.keyClick(table.view.overlays.chooser.buttons()[0], KEY.Key_1)
    assert table.chosen == ["c low"]
    table.key(KEY.Key_Left)
    assert table.scene.marks.focused == "c"
