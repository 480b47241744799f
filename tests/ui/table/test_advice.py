"""A hint at the table: the cursor is on it, and Enter takes it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.table.guard import MOMENT

KEY = Qt.Key


def press(table, *keys: Qt.Key) -> None:
    """Press keys, each where the keyboard is then."""
    for key in keys:
        QTest.keyClick(table.view.window().focusWidget(), key)


@pytest.fixture
def advise(table, clock):
    """Give a hint, and let the moment pass in which keys are for what was before."""

    def give(action: str) -> None:
        table.view.window().activateWindow()
        table.view.advise(action)
        clock.advance(MOMENT)

    return give


@pytest.mark.parametrize("action", ["play a", "keep b", "c low", "c high", "draw", "double"])
@pytest.mark.parametrize("before", [[], [KEY.Key_Right], [KEY.Key_Right, KEY.Key_Right, KEY.Key_Return]])
def test_enter_takes_the_hint_wherever_the_cursor_was(table, advise, action, before) -> None:
    table.view.setFocus()
    press(table, *before)
    advise(action)
    press(table, KEY.Key_Return)
    assert table.chosen == [action]
    assert table.scene.marks.picked == ""


def test_cursor_and_preview_go_to_the_hint(table, advise) -> None:
    table.view.setFocus()
    press(table, KEY.Key_Right)
    table.hover("a")
    advise("c high")
    assert table.scene.marks.focused == "c"
    assert table.count == "count 85", "of the two ways it is the one advised"
    assert "on-pile" in table.scene.lights


def test_a_piece_that_is_picked_already_is_advised_by_its_place(table, advise) -> None:
    table.click("b")
    advise("keep b")
    assert table.scene.marks.focused == "aside"
    press(table, KEY.Key_Return)
    assert table.chosen == ["keep b"]


def test_enter_elsewhere_is_for_the_piece_there(table, advise) -> None:
    advise("c high")
    press(table, KEY.Key_Left, KEY.Key_Return)
    assert table.scene.marks.picked == "b"
    assert table.chosen == []
    press(table, KEY.Key_Escape)
    assert table.scene.marks.shown == "", "what is let go of is a hint no more"


@pytest.mark.parametrize(
    ("action", "place"),
    [("play a", "on-pile"), ("keep b", "aside"), ("c low", "on-pile"), ("c high", "on-pile")],
)
def test_a_click_on_the_place_of_the_hint_plays_it(table, advise, action, place) -> None:
    advise(action)
    table.hover(place)
    assert table.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    table.click(place)
    assert (table.chosen, table.refused) == ([action], [])
    assert table.scene.marks.picked == ""


def test_a_click_on_the_piece_of_the_hint_picks_it(table, advise) -> None:
    advise("keep b")
    table.click("b")
    assert (table.chosen, table.scene.marks.picked) == ([], "b")
    assert set(table.scene.lights) == {"on-pile", "aside"}
    table.click("on-pile")
    assert table.chosen == ["play b"], "the user goes by the pick, and not by the hint"


def test_another_place_than_that_of_the_hint_plays_nothing(table, advise) -> None:
    advise("keep b")
    table.click("on-pile")
    assert table.chosen == []


def test_a_piece_on_the_place_of_the_hint_can_be_picked(table, advise, small) -> None:
    table.show(
        replace(small, gestures=(*small.gestures, Gesture("take top", phrase("take"), "top", "aside")))
    )
    advise("play a")
    table.click("top")
    assert (table.chosen, table.scene.marks.picked) == ([], "top")


def test_a_hinted_card_rises_as_a_picked_one_does(table, advise) -> None:
    table.click("a")
    picked = table.scene.marks.lift("a")
    table.view.selection.let_go()
    advise("c high")
    assert table.scene.marks.lift("c") == picked > 0


def test_a_hinted_card_is_told_from_a_picked_one(table, advise, clock) -> None:
    advise("c high")
    table.view.selection.show_ring(False)  # as by a click beside it
    clock.advance(200)
    assert table.scene.pieces["c"].rim == "shown"
    table.click("c")
    clock.advance(200)
    assert table.scene.pieces["c"].rim == "picked"


def test_a_piece_that_goes_along_rises_too(table, advise, small) -> None:
    together = Gesture("play both", phrase("both"), "a", "aside", also="top")
    table.show(replace(small, gestures=(together, replace(together, pick="top", also="a"))))
    advise("play both")
    marks = table.scene.marks
    assert (marks.focused, marks.shown, marks.shown_along) == ("a", "a", "top")
    assert marks.lift("top") == marks.lift("a") > 0
    press(table, KEY.Key_Return)
    assert table.chosen == ["play both"]


def test_a_key_for_what_was_before_the_hint_is_not_for_the_hint(table, clock) -> None:
    table.view.setFocus()
    for action in ("c high", "double"):
        table.view.advise(action)
        press(table, KEY.Key_Return)
        clock.advance(MOMENT / 2)
        press(table, KEY.Key_Space)
    assert table.chosen == []
    assert table.scene.marks.picked == ""


def test_a_key_that_is_held_down_takes_no_hint(table, advise) -> None:
    advise("play a")
    held = QKeyEvent(QKeyEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(table.view, held)
    assert table.chosen == []
    assert table.scene.marks.picked == ""


def test_the_chooser_stands_on_the_hint(table, advise, clock) -> None:
    advise("c high")
    table.click("c")
    table.click("on-pile")
    chooser = table.view.overlays.chooser
    assert chooser.buttons()[1].hasFocus()
    press(table, KEY.Key_Return)
    assert table.chosen == ["c high"]


def test_a_hint_goes_to_the_open_chooser_or_closes_it(table, advise) -> None:
    table.click("c")
    table.click("on-pile")
    advise("c high")
    assert table.view.overlays.chooser.buttons()[1].hasFocus()
    advise("play a")
    assert not table.view.overlays.chooser.isVisible()
    press(table, KEY.Key_Return)
    assert table.chosen == ["play a"]


def test_a_hint_disturbs_neither_writing_nor_dragging(table, advise, qtbot) -> None:
    line = QLineEdit(table.view)
    line.show()
    line.setFocus()
    advise("play a")
    assert line.hasFocus()
    assert table.scene.marks.focused == ""
    table.view.setFocus()
    port = table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=table.at("b"))
    QTest.mouseMove(port, table.at("b") * 0.9)
    assert table.scene.held == "b"
    advise("play a")
    assert table.scene.marks.picked == "b"
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=table.at("on-pile"))
    assert table.chosen == ["play b"]
