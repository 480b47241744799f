"""A screen reader, and a keyboard alone, get at everything that is written in the windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollBar,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from limbotable.ui.dialogs.rules_window import RulesWindow
from tests.app.conftest import Desk
from tests.parts import part

FIELDS = (
    QComboBox,
    QLineEdit,
    QAbstractSpinBox,
    QAbstractItemView,
    QAbstractSlider,
    QTextEdit,
    QAbstractButton,
)
WINDOWS = (
    "new",
    "matches",
    "rules",
    "deal",
    "statistics",
    "settings",
    "tutorial",
    "puzzles",
    "shortcuts",
    "report",
)


def name(widget: QWidget) -> str:
    """Return the name that a screen reader on Linux tells of a widget, and not its value."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    labels = [one for one, how in found.relations() if how == QAccessible.RelationFlag.Label]
    if labels:
        return labels[0].text(QAccessible.Text.Name)
    return "" if isinstance(widget, QComboBox) else found.text(QAccessible.Text.Name)


def nameless(window: QWidget) -> list[str]:
    """Return the fields and buttons of a window that have no name."""
    fields = [one for one in window.findChildren(QWidget) if isinstance(one, FIELDS) and one.isVisible()]
    own = [
        one
        for one in fields
        if not isinstance(one, QScrollBar)
        and not isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox | QAbstractItemView)
        and one.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    return [f"{type(one).__name__} {one.objectName()}" for one in own if not name(one).strip()]


@pytest.mark.parametrize("command", WINDOWS)
def test_every_field_has_a_name_and_not_its_value_alone(open_table, monkeypatch, command) -> None:
    found: list[str] = []
    seen: list[QWidget] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        seen.append(dialog)
        found.extend(nameless(dialog))
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    desk: Desk = open_table("person", "novice")
    desk.do(command)
    for window in QApplication.topLevelWidgets():
        if window is not desk.window and window.isVisible():
            seen.append(window)
            found.extend(nameless(window))
    assert seen
    assert found == []


def test_every_part_of_the_main_window_has_a_name(open_table) -> None:
    desk: Desk = open_table("person", "novice")
    assert nameless(desk.window) == []
    assert name(desk.view) == "Table"


def test_tab_reaches_the_buttons_of_a_lesson(open_table) -> None:
    desk: Desk = open_table("person", "novice")
    desk.window.tutorials.open("countdown", 0)
    desk.window.activateWindow()
    desk.log_view.setFocus()
    reached = []
    while not desk.view.hasFocus():
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        reached += [now.text()] if isinstance(now, QPushButton) else []
    assert reached == ["Show me", "Skip", "Back to the match"]


@pytest.mark.parametrize(
    ("key", "command"), [(Qt.Key.Key_E, "review"), (Qt.Key.Key_U, "tutorial"), (Qt.Key.Key_Z, "undo")]
)
def test_commands_have_their_keys_in_the_search_too(open_table, key, command) -> None:
    desk: Desk = open_table("person", "novice")
    pressed = []
    desk.action(command).setEnabled(True)
    desk.action(command).triggered.disconnect()
    desk.action(command).triggered.connect(lambda: pressed.append(command))
    desk.window.activateWindow()
    desk.search.setFocus()
    QTest.keyClick(desk.search, key, Qt.KeyboardModifier.ControlModifier)
    assert pressed == [command]


def test_a_text_in_the_search_is_edited_as_anywhere(open_table) -> None:
    desk: Desk = open_table("person", "novice")
    desk.window.activateWindow()
    desk.search.setFocus()
    QTest.keyClicks(desk.search, "pa")
    QTest.keyClick(desk.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.search.text() == ""
    QTest.keyClicks(desk.search, "pass")
    QTest.keyClick(desk.search, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert desk.search.selectedText() == "pass"


@pytest.mark.qt_log_ignore("raise|grabbing the keyboard")  # the offscreen display can do neither
def test_f10_opens_the_menus(open_table) -> None:
    desk: Desk = open_table("person", "novice")
    desk.window.activateWindow()
    QTest.keyClick(desk.view, Qt.Key.Key_F10)
    bar = desk.window.menuBar()
    assert bar.activeAction() is bar.actions()[0]
    first = bar.actions()[0].menu()
    assert isinstance(first, QMenu)
    first.close()


def test_the_rule_book_is_read_with_a_caret_from_its_heading(open_table) -> None:
    desk: Desk = open_table("person", "novice")
    desk.do("rules")
    (window,) = desk.window.findChildren(RulesWindow)
    pages, contents = part(window, QTextBrowser), part(window, QListWidget)
    contents.setCurrentRow(3)
    assert pages.textCursor().block().text() == contents.item(3).text().strip()
    pages.setFocus()
    before = pages.textCursor().position()
    QTest.keyClick(pages, Qt.Key.Key_Down)
    assert pages.textCursor().position() > before
