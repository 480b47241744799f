"""Where the window stands."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow

from limbotable.app.window_place import keep_on_screen, place_of, put
from limbotable.store.settings import Place


@dataclass
class _Screen:
    box: QRect

    def availableGeometry(self) -> QRect:  # noqa: N802 - Qt's name
        return self.box


def screens(monkeypatch, *boxes: tuple[int, int, int, int]) -> None:
    """Have these screens and no others."""
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [_Screen(QRect(*box)) for box in boxes])


@pytest.fixture
def make(qtbot):
    def window(place: Place) -> tuple[QMainWindow, QDockWidget]:
        made, panel = QMainWindow(), QDockWidget()
        qtbot.addWidget(made)
        made.setCentralWidget(QLabel("table"))
        panel.setWidget(QLabel("panel"))
        put(made, panel, place)
        return made, panel

    return window


def box(window: QMainWindow) -> tuple[int, int, int, int]:
    there = window.geometry()
    return there.x(), there.y(), there.width(), there.height()


LARGE = (0, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("screen", "size"),
    [(LARGE, (1280, 800)), ((0, 0, 1024, 600), (1008, 560)), ((0, 30, 1280, 770), (1264, 730))],
)
def test_the_first_size_fits_the_screen(make, monkeypatch, screen, size) -> None:
    screens(monkeypatch, screen)
    window, panel = make(Place())
    assert (window.width(), window.height()) == size
    assert not panel.isHidden()


def test_it_comes_back_to_where_it_was(make, monkeypatch) -> None:
    screens(monkeypatch, LARGE)
    window, panel = make(Place(100, 60, 900, 700, panel_side="left", panel_size=310))
    window.show()
    QApplication.processEvents()
    assert box(window) == (100, 60, 900, 700)
    assert window.dockWidgetArea(panel) == Qt.DockWidgetArea.LeftDockWidgetArea
    assert panel.width() == 310
    window.setGeometry(50, 40, 800, 640)
    panel.hide()
    there = place_of(window, panel)
    assert msgspec.structs.replace(there, panel_size=0) == Place(
        50, 40, 800, 640, panel=False, panel_side="left"
    )
    again, hidden = make(there)
    assert box(again) == (50, 40, 800, 640)
    assert hidden.isHidden()


@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_panel_above_or_below_keeps_its_height(make, side) -> None:
    window, panel = make(Place(0, 0, 700, 700, panel_side=side, panel_size=200))
    window.show()
    QApplication.processEvents()
    assert panel.height() == 200
    there = place_of(window, panel)
    assert (there.panel_side, there.panel_size) == (side, 200)


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_what_fills_the_screen_remembers_what_it_was_before(make, state) -> None:
    window, panel = make(Place(10, 20, 600, 500))
    window.show()
    window.setWindowState(state)
    QApplication.processEvents()
    there = place_of(window, panel)
    full = state == Qt.WindowState.WindowFullScreen
    assert (there.maximised, there.full_screen) == (not full, full)
    assert (there.x, there.y, there.width, there.height) == (10, 20, 600, 500)
    again, _ = make(there)
    assert again.windowState() & state


def test_full_screen_goes_back_to_maximised(make) -> None:
    window, panel = make(Place(10, 20, 600, 500, maximised=True, full_screen=True))
    window.show()
    there = place_of(window, panel)
    assert (there.maximised, there.full_screen) == (True, True)
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
    assert window.isMaximized()


@pytest.mark.parametrize("corner", [(2500, 100), (-890, 100), (100, 1075), (100, -300)])
def test_a_window_of_a_screen_that_is_gone_comes_to_one_that_is_there(make, monkeypatch, corner) -> None:
    screens(monkeypatch, LARGE)
    window, _ = make(Place(corner[0], corner[1], 900, 700))
    assert box(window)[:2] != corner
    assert (window.width(), window.height()) == (900, 700)


@pytest.mark.parametrize(
    ("place", "now"),
    [
        ((641, 314, 1916, 1054), (4, 26, 1916, 1054)),  # of a screen at another scale
        ((1500, 700, 900, 700), (1020, 380, 900, 700)),
        ((-300, -10, 900, 700), (0, 0, 900, 700)),
    ],
)
def test_a_window_opens_on_the_screen_as_a_whole(make, monkeypatch, place, now) -> None:
    screens(monkeypatch, LARGE)
    window, _ = make(Place(*place))
    assert box(window) == now


def test_the_frame_too_is_on_the_screen(make, monkeypatch) -> None:
    window, _ = make(Place(300, 0, 900, 700))
    monkeypatch.setattr(window, "screen", lambda: _Screen(QRect(0, 0, 1200, 800)))
    monkeypatch.setattr(window, "frameGeometry", lambda: window.geometry().adjusted(-2, -22, 2, 2))
    keep_on_screen(window)
    assert window.frameGeometry().top() == 0
    assert window.frameGeometry().right() < 1200


@pytest.mark.parametrize(
    ("screen", "place", "shown"),
    [
        ((0, 0, 800, 600), Place(), False),
        ((0, 0, 1024, 700), Place(), True),
        ((0, 0, 800, 600), Place(0, 0, 1280, 800), False),
        ((0, 0, 1920, 1080), Place(0, 0, 1280, 800), True),
        ((0, 0, 1920, 1080), Place(0, 0, 800, 600), True),  # opened by the user
        ((0, 0, 1920, 1080), Place(0, 0, 1280, 800, panel=False), False),
    ],
)
def test_the_panel_is_folded_away_in_a_narrow_window(make, monkeypatch, screen, place, shown) -> None:
    screens(monkeypatch, screen)
    _, panel = make(place)
    assert panel.isHidden() is not shown


def test_a_second_screen_is_as_good(make, monkeypatch) -> None:
    screens(monkeypatch, LARGE, (1920, 0, 1280, 1024))
    window, _ = make(Place(2200, 100, 900, 700))
    assert box(window) == (2200, 100, 900, 700)


def test_nothing_is_larger_than_its_screen(make, monkeypatch) -> None:
    screens(monkeypatch, (0, 0, 1024, 600), (1024, 0, 3000, 2000))
    window, _ = make(Place(10, 10, 2000, 1500))
    assert (window.width(), window.height()) == (2000, 1500)  # most of it was on the second one
    screens(monkeypatch, (0, 0, 1024, 600))
    window, _ = make(Place(10, 10, 2000, 1500))
    assert (window.width(), window.height()) == (1024, 600)


def test_a_window_leaves_room_for_its_frame(make, monkeypatch) -> None:
    window, _ = make(Place())
    window.resize(1280, 800)
    monkeypatch.setattr(window, "screen", lambda: _Screen(QRect(0, 0, 1280, 800)))
    keep_on_screen(window)
    assert (window.width(), window.height()) == (1280, 800), "nothing frames it here"
    monkeypatch.setattr(window, "frameGeometry", lambda: QRect(0, 0, 1282, 822))
    keep_on_screen(window)
    assert (window.width(), window.height()) == (1278, 778)
