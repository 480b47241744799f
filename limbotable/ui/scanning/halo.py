"""The frames around what is pointed out, and its name beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from limbotable.ui.scanning.things import Group, Look, Thing, areas_of

_WIDE: Final = 3  #: pixels of each of the two lines of a frame
_FULL: Final = 0.6  #: the part of the area around several things that they fill if they lie close together
_AIR: Final = 6  #: pixels between a frame and the name
#: Black and yellow: one of them stands out from any ground.
_INNER, _OUTER = QColor("#FFD60A"), QColor("#000000")


class Halo:
    """Draws over any window, and takes no presses of the mouse."""

    def __init__(self) -> None:
        self._frames: list[_Frame] = []
        self._name: QLabel | None = None

    def show(self, look: Look | None, thing: Thing | None) -> None:
        """Point out a thing; None for nothing."""
        self.clear()
        if look is None or thing is None:
            return
        areas = _joined(areas_of(thing))
        for area in areas:
            self._frames.append(_Frame(look.host, area, dashed=isinstance(thing, Group)))
        if thing.written or not areas:
            self._write(look.host, thing.name, areas)

    def clear(self) -> None:
        """Take everything away."""
        for part in (*self._frames, *([] if self._name is None else [self._name])):
            if isValid(part):  # it goes with a window that is gone
                part.hide()
                part.deleteLater()
        self._frames, self._name = [], None

    def _write(self, host: QWidget, text: str, areas: Sequence[QRect]) -> None:
        """Write a name above a frame, or below where there is no room; or at the lower edge of the window."""
        name = self._name = QLabel(text, host)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        name.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        name.setStyleSheet(
            f"background: {_OUTER.name()}; color: {_INNER.name()}; border: 2px solid {_INNER.name()};"
            " border-radius: 6px; padding: 4px 8px; font-weight: 600;"
        )
        widest = max(80, min(420, host.width() - 2 * _AIR))
        name.ensurePolished()
        name.setFixedWidth(min(widest, name.fontMetrics().horizontalAdvance(text) + 28))
        name.adjustSize()
        room = host.rect().adjusted(_AIR, _AIR, -_AIR, -_AIR)
        place = QRect(
            QPoint(room.center().x() - name.width() // 2, room.bottom() - name.height()), name.size()
        )
        if areas:
            around = QRect()
            for area in areas:
                around = around.united(QRect(host.mapFromGlobal(area.topLeft()), area.size()))
            around.adjust(-2 * _WIDE - _AIR, -2 * _WIDE - _AIR, 2 * _WIDE + _AIR, 2 * _WIDE + _AIR)
            place.moveCenter(around.center())
            place.moveBottom(around.top())
            if place.top() < room.top():
                place.moveTop(around.bottom())
            if place.bottom() > room.bottom():
                place.moveTop(max(room.top(), around.top() + 2 * _AIR))
        place.moveLeft(max(room.left(), min(place.left(), room.right() - place.width())))
        name.move(place.topLeft())
        name.show()
        name.raise_()


def _joined(areas: Sequence[QRect]) -> Sequence[QRect]:
    """Return the area around all where they lie close together, as the entries of a menu do."""
    around = QRect()
    for area in areas:
        around = around.united(area)
    filled = sum(area.width() * area.height() for area in areas)
    return [around] if filled >= _FULL * around.width() * around.height() and areas else areas


class _Frame(QWidget):
    """A frame of two lines; only they are drawn over, so that what is inside can move on."""

    def __init__(self, host: QWidget, area: QRect, *, dashed: bool) -> None:
        super().__init__(host)
        self._dashed = dashed
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        around = QRect(host.mapFromGlobal(area.topLeft()), area.size())
        around.adjust(-2 * _WIDE, -2 * _WIDE, 2 * _WIDE, 2 * _WIDE)
        self.setGeometry(around.intersected(host.rect()))
        inside = self.rect().adjusted(2 * _WIDE, 2 * _WIDE, -2 * _WIDE, -2 * _WIDE)
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inside)))
        self.show()
        self.raise_()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), _OUTER)
        middle = self.rect().adjusted(_WIDE, _WIDE, -_WIDE, -_WIDE)
        pen = QPen(_INNER, _WIDE, Qt.PenStyle.DashLine if self._dashed else Qt.PenStyle.SolidLine)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(middle.adjusted(-1, -1, 0, 0))
        painter.end()
