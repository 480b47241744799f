"""Whatever has the focus is seen to have it: by a closed line of 3 to 1, on pictures with and without it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QVBoxLayout, QWidget
from shiboken6 import delete

from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.panels.focus_ring import FocusRing
from tests.app.conftest import Desk
from tests.app.focus_walk import walk
from tests.app.test_contrast import (
    LEAST,
    THOROUGH,
    WALKS,
)
from tests.parts import part


class Walker:
    """Walks through windows, and remembers where the focus was not seen."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seen = 0
        self.unseen: list[str] = []

    def look(self, what: str, window: QWidget | None = None) -> None:
        for mark in walk(window or self.desk.window):
            self.seen += mark.seen
            if not mark.seen:
                self.unseen.append(f"{self.desk.stored.cloth}: {what}: {mark}")


@pytest.fixture
def window(qtbot, qapp) -> Iterator[QWidget]:
    """A window with a list and a button, and the ring around the focus in it."""
    ring = FocusRing((), qapp)
    made = QWidget()
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    rows = QListWidget()
    rows.addItems(["one", "two"])
    layout.addWidget(rows)
    layout.addWidget(QPushButton("Close"))
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    delete(ring)


def ringed(window: QWidget) -> list[QRect]:
    """Return where rings are seen in a window."""
    rings = (one for one in window.children() if type(one).__name__ == "_Ring")
    return [one.geometry() for one in rings if isinstance(one, QWidget) and one.isVisible()]


def around(one: QWidget) -> QRect:
    return QRect(one.mapTo(one.window(), QPoint()), one.size()).adjusted(-2, -2, 2, 2)


def test_the_ring_goes_with_the_focus_and_with_its_widget(window) -> None:
    rows, button = part(window, QListWidget), part(window, QPushButton)
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    assert ringed(window) == [around(rows)]
    window.resize(400, 500)
    QApplication.processEvents()
    assert ringed(window) == [around(rows)]
    QTest.keyClick(rows, Qt.Key.Key_Tab)
    assert ringed(window) == [around(button)]
    button.hide()
    assert ringed(window) == [around(rows)]


def test_the_end_of_one_program_window_leaves_the_ring_of_another(qtbot, qapp) -> None:
    first, second = FocusRing((), qapp), FocusRing((), qapp)
    window = QWidget()
    qtbot.addWidget(window)
    rows = QListWidget()
    QVBoxLayout(window).addWidget(rows)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    delete(first)
    assert ringed(window) == [around(rows)]
    delete(second)


def test_a_window_of_the_program_that_has_ended_marks_nothing_in_others(qtbot, open_table, window) -> None:
    desk = open_table("person", "novice")
    with qtbot.waitActive(window):
        window.activateWindow()
    rows, button = part(window, QListWidget), part(window, QPushButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(ringed(window)) == 2
    desk.window.leave()
    assert len(ringed(window)) == 1


def test_a_press_of_the_mouse_draws_no_ring_until_a_key_is_pressed(window, monkeypatch) -> None:
    rows, button = part(window, QListWidget), part(window, QPushButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with monkeypatch.context() as held:
        # A test's presses are not the system's.
        held.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
        rows.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ringed(window) == []
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert ringed(window) == [around(rows)]


def test_a_walk_finds_a_focus_that_is_not_seen(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for name, focused in (("seen", "black"), ("unseen", "#999999")):
        button = QPushButton(name)
        button.setStyleSheet(
            "QPushButton { border: 3px solid white; outline: none; color: grey; background: grey; }"
            f" QPushButton:focus {{ border: 3px solid {focused}; }}"
        )
        layout.addWidget(button)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    assert {mark.what: mark.seen for mark in walk(window)} == {
        "QPushButton “seen”": True,
        "QPushButton “unseen”": False,
    }


def test_the_focus_is_seen_at_the_table_and_in_settings(open_table, looks) -> None:
    """One table and one window; the other test walks through everything."""
    desk = open_table("person", "novice")
    walker = Walker(desk)
    walker.look("the countdown")
    desk.do("settings")
    walker.look("settings", desk.part(SettingsDialog))
    assert not walker.unseen, "\n".join(walker.unseen)
    assert walker.seen > 10


@pytest.mark.long
@pytest.mark.parametrize("go", WALKS)
@pytest.mark.parametrize("cloth", LEAST if THOROUGH else ["light"])
def test_the_focus_is_seen_wherever_it_comes(open_table, looks, cloth, go, tmp_path) -> None:
    desk = open_table("person", "novice", cloth=cloth, data=tmp_path / "data")
    desk.window.resize(1280, 800)
    walker = Walker(desk)
    go(walker)
    assert not walker.unseen, "\n".join(walker.unseen)
    assert walker.seen > 65
