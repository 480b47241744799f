"""The places of windows that belong to the window with the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget


def show_near(window: QWidget) -> None:
    """Show a window and make it the active one: the first time beside its parent's, or else over its middle.

    A place that the user has given it stays.  A desktop that places windows by itself may do so.
    """
    owner = window.parentWidget()
    if owner is not None and not window.testAttribute(Qt.WidgetAttribute.WA_Moved):
        over = owner.window()
        frame = over.frameGeometry().size() - over.size()
        place = place_beside(window.size() + frame, over.frameGeometry(), over.screen().availableGeometry())
        window.resize(place.size() - frame)
        window.move(place.topLeft())
    window.show()
    window.activateWindow()


def place_beside(size: QSize, over: QRect, screen: QRect) -> QRect:
    """Return a place on the screen for a window of this size: beside another one, or over its middle.

    It is as large as the screen at most.
    """
    place = QRect(over.topLeft(), size.boundedTo(screen.size()))
    if over.right() + place.width() <= screen.right():
        place.moveLeft(over.right() + 1)
    elif over.left() - place.width() >= screen.left():
        place.moveRight(over.left() - 1)
    else:
        place.moveCenter(over.center())
    return within(place, screen)


def within(place: QRect, screen: QRect) -> QRect:
    """Return a place that is moved, and made smaller if need be, so that all of it is on the screen."""
    whole = QRect(place.topLeft(), place.size().boundedTo(screen.size()))
    whole.moveLeft(max(screen.left(), min(whole.left(), screen.right() + 1 - whole.width())))
    whole.moveTop(max(screen.top(), min(whole.top(), screen.bottom() + 1 - whole.height())))
    return whole
