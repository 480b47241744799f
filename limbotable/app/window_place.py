"""The places of the window and of the panel beside the table: kept from one run to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow

from limbotable.store.settings import Place, Side

FIRST: Final = QSize(1280, 800)  #: where the screen has room for it
_PANEL: Final = 270  #: pixels, the first time
_GRIP: Final = 80  #: pixels of a title bar that must be on a screen, for the user to take hold of
_EDGE: Final = 24
_FRAME: Final = QSize(16, 40)  #: the size of a desktop's frame around a window

_SIDES: Final[Mapping[Side, Qt.DockWidgetArea]] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


def put(window: QMainWindow, panel: QDockWidget, place: Place) -> None:
    """Put a hidden window in its last place, or in a sensible one; ``window.show`` shows it there.

    A place on a screen that is gone moves to another screen, and no window is larger than its screen.
    """
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    old = QRect(place.x, place.y, place.width, place.height)
    if place.width and place.height:
        room = _screen_for(old, screens)
        window.resize(old.size().boundedTo(room.size()))
        if any(_within_reach(old, screen) for screen in screens):
            window.setGeometry(QRect(old.topLeft(), window.size()))
    else:
        there = screens[0].size()
        fits = there.width() >= FIRST.width() and there.height() >= FIRST.height()
        window.resize(FIRST if fits else FIRST.boundedTo(there - _FRAME))
    state = Qt.WindowState.WindowMaximized if place.maximised else Qt.WindowState.WindowNoState
    if place.full_screen:
        state |= Qt.WindowState.WindowFullScreen
    window.setWindowState(state)
    side = _SIDES[place.panel_side]
    window.addDockWidget(side, panel)
    window.resizeDocks([panel], [place.panel_size or _PANEL], _across(side))
    panel.setVisible(place.panel)


def keep_on_screen(window: QMainWindow) -> None:
    """Have a shown window leave room for the frame that the desktop has put around it."""
    if window.isMaximized() or window.isFullScreen():
        return
    there = window.screen().availableGeometry()
    frame = window.frameGeometry().size() - window.size()
    window.resize(window.size().boundedTo(there.size() - frame))


def place_of(window: QMainWindow, panel: QDockWidget) -> Place:
    """Return the place of a window: when it is maximised or fills the screen, the place before that."""
    box = window.normalGeometry()
    side = window.dockWidgetArea(panel)
    name: Side = next((name for name, area in _SIDES.items() if area == side), "right")
    size = panel.width() if _across(side) == Qt.Orientation.Horizontal else panel.height()
    return Place(
        box.x(),
        box.y(),
        box.width(),
        box.height(),
        maximised=window.isMaximized() or bool(window.windowState() & Qt.WindowState.WindowMaximized),
        full_screen=window.isFullScreen(),
        panel=not panel.isHidden(),
        panel_side=name,
        panel_size=size,
    )


def _across(side: Qt.DockWidgetArea) -> Qt.Orientation:
    """Return the direction in which a panel on a side can be wider or narrower."""
    upright = side in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
    return Qt.Orientation.Horizontal if upright else Qt.Orientation.Vertical


def _within_reach(window: QRect, screen: QRect) -> bool:
    """Return whether enough of a window's upper edge is on a screen for the user to drag it."""
    edge = QRect(window.left(), window.top(), window.width(), _EDGE)
    return edge.intersected(screen).width() >= _GRIP and edge.top() in range(
        screen.top(), screen.bottom() - _EDGE
    )


def _screen_for(window: QRect, screens: list[QRect]) -> QRect:
    """Return the screen that most of a window is on; the first one if it is on none."""
    return max(screens, key=lambda screen: _size(window.intersected(screen)))


def _size(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0
