"""The tool bar: its buttons follow their actions, and nothing piles up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QMainWindow, QToolButton

from limbotable.ui.panels.tool_bar import ToolBar
from tests.patience import PATIENCE


@pytest.fixture
def action(qtbot) -> Iterator[QAction]:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = QAction("&Hint", window)
    made.setCheckable(True)
    bar = ToolBar(window)
    bar.offer(made)
    window.addToolBar(bar)
    window.show()
    yield made
    window.close()  # and kept until now


def button(action: QAction) -> QToolButton:
    (found,) = (one for one in action.associatedObjects() if isinstance(one, QToolButton))
    return found


def test_changes_of_availability_leave_no_connections_behind(action) -> None:
    before = action.receivers(SIGNAL("changed()"))
    for _ in range(20):
        action.setEnabled(not action.isEnabled())
        action.setChecked(not action.isChecked())
    assert action.receivers(SIGNAL("changed()")) == before


def test_the_button_follows(action) -> None:
    for can, on in ((False, False), (True, True), (False, True), (True, False)):
        action.setEnabled(can)
        action.setChecked(on)
        assert (button(action).isEnabled(), button(action).isChecked()) == (can, on)


def test_the_button_follows_another_language(action) -> None:
    action.setEnabled(False)
    action.setText("&Vihje")
    action.setToolTip("Vihje (H)")
    assert (button(action).text(), button(action).toolTip()) == ("Vihje", "Vihje (H)")
    action.setEnabled(True)
    assert button(action).isEnabled()


def test_screen_readers_are_told_its_key_or_why_it_cannot_be_pressed(action) -> None:
    heard = QAccessible.queryAccessibleInterface(button(action))
    action.setShortcut("H")
    assert heard.text(QAccessible.Text.Name) == "Hint"
    assert heard.text(QAccessible.Text.Description) == "H"
    action.setToolTip("This match is over.")
    assert heard.text(QAccessible.Text.Description) == "This match is over."


def test_a_button_that_goes_away_and_comes_back(action, qtbot) -> None:
    action.setVisible(False)
    qtbot.waitUntil(lambda: not button(action).isVisible(), timeout=PATIENCE)
    action.setVisible(True)
    qtbot.waitUntil(lambda: button(action).isVisible(), timeout=PATIENCE)


def test_the_button_triggers(action, qtbot) -> None:
    with qtbot.waitSignal(action.triggered, timeout=PATIENCE):
        button(action).click()
