"""The places of the window and of the panel beside the table: kept from one run to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow

from limbotable.store.settings import Place, Side
from limbotable.ui.dialogs.placing import within

#: A window that is narrower than this leaves the panel to a user that wants it, in logical pixels.
ROOMY: Final = 900
FIRST: Final = QSize(1280, 800)  #: where the screen has room for it
_PANEL: Final = 270  #: pixels, the first time
_FRAME: Final = QSize(16, 40)  #: the size of a desktop's frame around a window

_SIDES: Final[Mapping[Side, Qt.DockWidgetArea]] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


def put(window: QMainWindow, panel: QDockWidget, place: Place) -> None:
    """Put a hidden window in its last place, or in a sensible one; ``window.show`` shows it there.

    The place may come from another screen or scale: the window is as a whole on a screen that is there.  In a
    window that is narrow now, and was not when the panel was seen beside the table, the panel is folded away.
    """
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    old = QRect(place.x, place.y, place.width, place.height)
    if place.width and place.height:
        window.setGeometry(within(old, _screen_for(old, screens)))
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
    panel.setVisible(place.panel and (window.width() >= ROOMY or 0 < place.width < ROOMY))


def keep_on_screen(window: QMainWindow) -> None:
    """Have a shown window leave room for the frame that the desktop has put around it."""
    if window.isMaximized() or window.isFullScreen():
        return
    there = window.screen().availableGeometry()
    frame = window.frameGeometry().size() - window.size()
    window.resize(window.size().boundedTo(there.size() - frame))
    framed = window.frameGeometry()
    astray = within(framed, there).topLeft() - framed.topLeft()
    if not astray.isNull():
        window.setGeometry(window.geometry().translated(astray))


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


def _screen_for(window: QRect, screens: list[QRect]) -> QRect:
    """Return the screen that most of a window is on; the first one if it is on none."""
    return max(screens, key=lambda screen: _size(window.intersected(screen)))


def _size(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0
