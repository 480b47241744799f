"""The ring around what has the keyboard: the style draws none around lists, texts, tabs and some buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

_WIDE: Final = 2  #: pixels of its line
_ROUND: Final = 4  #: pixels of the radius of its corners
_MOVES: Final = frozenset(
    {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange}
)


class FocusRing(QObject):
    """Draws a ring around the widget with the focus, in every window of the program.

    A widget that a press of the mouse brought the focus to has none until a key is pressed there.
    """

    def __init__(self, marked: tuple[type[QWidget], ...], parent: QObject) -> None:
        """``marked`` are the kinds that show the focus themselves, on them and on all that is in them."""
        super().__init__(parent)
        self._marked = marked
        self._followed: list[QObject] = []  # the widget with the focus, and what it lies in
        self._here: QWidget | None = None
        self._ring: _Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._go_to)

    def _go_to(self, _: QWidget | None, here: QWidget | None) -> None:
        self._leave()
        if here is None or self._shows_itself(here):
            return
        self._here = here
        host = _host_of(here)
        within: QWidget | None = here
        while within is not None:
            within.installEventFilter(self)
            self._followed.append(within)
            within = None if within is host else within.parentWidget()
        if isinstance(here, QTabBar):
            here.currentChanged.connect(self._place)
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._draw()

    def _shows_itself(self, here: QWidget) -> bool:
        within: QWidget | None = here
        while within is not None and not isinstance(within, self._marked):
            within = None if within.isWindow() else within.parentWidget()
        return within is not None

    def _leave(self) -> None:
        for one in self._followed:
            if isValid(one):
                one.removeEventFilter(self)
        if isinstance(self._here, QTabBar) and isValid(self._here):
            self._here.currentChanged.disconnect(self._place)
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
        self._followed, self._here, self._ring = [], None, None

    def _draw(self) -> None:
        if self._here is not None:
            host = _host_of(self._here)
            # It stays in its host for the next time, and goes with it: Qt may crash over a widget that is
            # deleted while the window around it closes.
            rings = host.findChildren(_Ring, options=Qt.FindChildOption.FindDirectChildrenOnly)
            ring = next((one for one in rings if one.owner is self), None)
            if ring is None:
                ring = _Ring(host, self)
                self.destroyed.connect(ring.hide)  # it lies in another window, perhaps
            self._ring = ring
            self._place()

    def _place(self) -> None:
        """Put the ring to where its widget is now."""
        here, ring = self._here, self._ring
        if here is None or ring is None or not isValid(ring) or not isValid(here):
            return
        area, host = _area_of(here), ring.host
        around = QRect(here.mapTo(host, area.topLeft()), area.size())
        ring.setGeometry(around.adjusted(-_WIDE, -_WIDE, _WIDE, _WIDE).intersected(host.rect()))
        ring.setVisible(here.isVisible())
        ring.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        elif event.type() == QEvent.Type.KeyPress and watched is self._here and self._ring is None:
            self._draw()
        return False


class _Ring(QWidget):
    """A ring at the edge of its area; only it is drawn over, so that what is inside can move on."""

    def __init__(self, host: QWidget, owner: FocusRing) -> None:
        super().__init__(host)
        self.host = host
        self.owner = owner
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def resizeEvent(self, _: object) -> None:
        inside = self.rect().adjusted(_ROUND, _ROUND, -_ROUND, -_ROUND)
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inside)))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().highlight().color(), _WIDE))
        half = _WIDE // 2
        painter.drawRoundedRect(self.rect().adjusted(half, half, -half, -half), _ROUND - half, _ROUND - half)
        painter.end()


def _host_of(here: QWidget) -> QWidget:
    """Return the widget to draw on: the window, or the contents of an area that scrolls with the widget."""
    host = here
    while not host.isWindow():
        parent = host.parentWidget()
        area = None if parent is None else parent.parentWidget()
        if host is not here and isinstance(area, QScrollArea) and area.widget() is host:
            return host
        if parent is None:
            return host
        host = parent
    return host


def _area_of(here: QWidget) -> QRect:
    """Return the part of a widget that the focus is on."""
    if isinstance(here, QTabBar):
        return here.tabRect(here.currentIndex())
    if isinstance(here, QCheckBox):
        option = QStyleOptionButton()
        here.initStyleOption(option)
        return here.style().subElementRect(QStyle.SubElement.SE_CheckBoxClickRect, option, here)
    return here.rect()
