"""A piece that the keyboard comes to is told once, and after the table that it lies on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from tests.app.conftest import Desk


@pytest.fixture
def told(monkeypatch) -> list[QAccessible.Event]:
    """The kinds of the events that the table itself reports, as if a screen reader ran."""
    kinds: list[QAccessible.Event] = []

    def hear(event: QAccessibleEvent) -> None:
        kinds.append(event.type())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return kinds


def test_a_hint_that_calls_the_keyboard_from_a_list_tells_its_piece_once(open_table, told) -> None:
    desk: Desk = open_table("person", "novice")
    desk.settle()
    desk.play("pass")
    while not any(one.pick for one in desk.view.table.tableau.gestures):
        desk.scripted.answer()
        desk.settle()
    desk.window.activateWindow()
    desk.list.setFocus(Qt.FocusReason.TabFocusReason)
    desk.list.setCurrentIndex(desk.list.model().index(0, 0))
    QApplication.processEvents()
    told.clear()
    desk.view.advise(next(one.action for one in desk.view.table.tableau.gestures if one.pick))
    assert told.count(QAccessible.Event.Focus) == 0, "Qt has not told the table yet"
    QApplication.processEvents()
    assert told.count(QAccessible.Event.Focus) == 1
