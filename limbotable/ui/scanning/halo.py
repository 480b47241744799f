"""The frames around what is pointed out, and its name beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from limbotable.ui.scanning.things import Group, Look, Thing, areas_of
from limbotable.ui.words.phrase_label import PhraseLabel

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
            self._write(look, thing.name, areas)

    def clear(self) -> None:
        """Take everything away."""
        for part in (*self._frames, *([] if self._name is None else [self._name])):
            if isValid(part):  # it goes with a window that is gone
                part.hide()
                part.deleteLater()
        self._frames, self._name = [], None

    def _write(self, look: Look, text: str, areas: Sequence[QRect]) -> None:
        """Write a name beside a frame, where it hides no words; or at the lower edge of the window."""
        host = look.host
        name = self._name = PhraseLabel(text, host)
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
            words = [QRect(host.mapFromGlobal(one.topLeft()), one.size()) for one in look.words]
            place = min(
                _places(around, name.size(), room),
                key=lambda one: (not room.contains(one), sum(_common(one, area) for area in words)),
            )
        name.move(place.topLeft())
        name.show()
        name.raise_()


def _places(around: QRect, size: QSize, room: QRect) -> Iterator[QRect]:
    """Yield places for a box, the best first: above a frame, below it, beside it, and over its lower part."""
    over = around.bottom() - size.height() - 2 * _AIR
    columns = (
        around.center().x() - size.width() // 2,
        around.left() + _AIR,
        around.right() - size.width() - _AIR,
        around.left() - size.width(),
        around.right(),
    )
    rows = (around.top() - size.height(), around.bottom())
    places = [QPoint(x, y) for y in rows for x in columns]
    places += [QPoint(x, around.center().y() - size.height() // 2) for x in columns[3:]]
    places.append(QPoint(columns[0], max(room.top(), over)))
    for place in places:
        x = max(room.left(), min(place.x(), room.right() - size.width()))
        yield QRect(QPoint(x, place.y()), size)


def _common(one: QRect, other: QRect) -> int:
    """Return the number of pixels that two areas have in common."""
    both = one.intersected(other)
    return both.width() * both.height()


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
