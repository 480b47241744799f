"""Buttons over the table."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture, Sign
from limbotable.ui.table.buttons import GAP
from limbotable.ui.table.guard import MOMENT
from tests.patience import PATIENCE

KEY = Qt.Key


def test_what_needs_no_piece_is_a_button(table) -> None:
    QTest.mouseClick(table.button("draw-one"), Qt.MouseButton.LeftButton)
    assert table.chosen == ["draw"]
    QTest.keyClick(table.button("double"), KEY.Key_Return)
    assert table.chosen == ["draw", "double"]


def test_buttons_lie_above_the_hand(table) -> None:
    bar = table.view.overlays.bar
    assert bar.geometry().bottom() < table.at("a").y() - 70
    assert abs(bar.geometry().center().x() - 500) < 3


def test_buttons_wrap_when_there_is_no_room(table, small) -> None:
    many = tuple(Gesture(f"do {n}", phrase(f"a-rather-long-thing-to-do-{n}")) for n in range(8))
    table.show(replace(small, gestures=many))
    bar = table.view.overlays.bar
    assert bar.width() <= table.view.width()
    assert len({b.y() for b in bar.buttons()}) > 1


def test_a_button_that_moves_away_from_under_the_pointer_is_not_marked_any_more(table, small) -> None:
    table.show(replace(small, gestures=(Gesture("pass", phrase("pass")),)))
    bar = table.view.overlays.bar
    (button,) = bar.buttons()
    considered: list[str] = []
    bar.considered.connect(considered.append)
    where = QPointF(button.rect().center())
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    QApplication.sendEvent(button, QEnterEvent(where, where, where))
    table.view.overlays.lay_out()
    assert button.underMouse()
    assert considered == ["pass"]
    QCursor.setPos(button.mapToGlobal(QPoint(button.width() + 5, 0)))
    table.view.overlays.lay_out()
    assert not button.underMouse()
    assert considered == ["pass", ""]


def test_the_rows_of_buttons_are_of_nearly_one_length(table, small) -> None:
    many = tuple(Gesture(f"do {n}", phrase(f"thing-{n}-to-do")) for n in range(6))
    table.show(replace(small, gestures=many))
    bar = table.view.overlays.bar
    wide = max(button.sizeHint().width() for button in bar.buttons())
    for in_a_row, rows in ((6, [6]), (5, [3, 3]), (4, [3, 3]), (3, [3, 3]), (2, [2, 2, 2]), (1, [1] * 6)):
        bar.lie(QRect(0, 0, in_a_row * (wide + GAP), 600), 600)
        tops = [button.y() for button in bar.buttons()]
        assert [tops.count(top) for top in sorted(set(tops))] == rows


def test_buttons_go_with_their_gestures(table, small) -> None:
    table.show(replace(small, gestures=()))
    assert not table.view.overlays.bar.isVisible()
    assert not [b for b in table.view.findChildren(QPushButton) if b.isVisible()]


def test_a_button_that_goes_passes_its_focus_on(table, small) -> None:
    table.button("draw-one").setFocus()
    table.show(replace(small, gestures=(Gesture("stop", phrase("stop-it")),)))
    assert table.view.window().focusWidget() is table.button("stop-it")
    table.show(replace(small, gestures=()))
    assert table.view.hasFocus()
    assert table.scene.marks.focused == ""


def test_a_button_that_goes_behind_a_dialog_leaves_its_focus_to_the_table(table, small, qtbot) -> None:
    table.button("draw-one").setFocus()
    dialog = QDialog(table.view.window())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    assert not table.button("draw-one").hasFocus(), "no button of a window behind another one has the focus"
    table.show(replace(small, gestures=()))
    dialog.close()
    assert table.view.window().focusWidget() is table.view, "not the next field in the order of Tab"


AFTER = (Gesture("again", phrase("once-more")), Gesture("new", phrase("another")))


def test_what_comes_after_the_match_is_offered_below_its_end(table, small) -> None:
    went_on: list[str] = []
    table.view.went_on.connect(went_on.append)
    banner = Sign("banner", "banner", 5.0, 2.5, 4.0, 1.0, phrase("won"))
    table.show(replace(small, signs=(*small.signs, banner), gestures=(), refusals=()))
    table.view.offer_after(AFTER)
    again = table.button("once-more")
    where = again.mapTo(table.view, again.rect().center())
    assert where.y() > 300
    assert where.y() < 380
    table.clock.advance(MOMENT)
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert went_on == ["again"]
    assert table.chosen == []
    table.view.offer_after(())
    assert [b.text() for b in table.view.findChildren(QPushButton) if b.isVisible()] == []
