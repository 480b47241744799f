"""A row of buttons or fields that goes on below where a window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowingRow(QLayout):
    """Puts its widgets beside each other, and into more rows where they need them.

    Those that ``stretch`` share the room that is left of their row.
    """

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._stretched: set[QWidget] = set()
        self.setContentsMargins(0, 0, 0, 0)

    def stretch(self, widget: QWidget) -> None:
        """Add a widget that takes the room that is left."""
        self._stretched.add(widget)
        self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        return sum(map(_height, rows)) + self._gap() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        shown = [item for item in self._items if not item.isEmpty()]
        wide = sum(item.sizeHint().width() for item in shown) + self._gap() * max(0, len(shown) - 1)
        return QSize(wide, _height(shown))

    def minimumSize(self) -> QSize:
        shown = [item for item in self._items if not item.isEmpty()]
        return QSize(max((item.minimumSize().width() for item in shown), default=0), _height(shown))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.y()
        for row in self._rows(rect.width()):
            widths = self._widths(row, rect.width())
            x, high = rect.x(), _height(row)
            for item, width in zip(row, widths, strict=True):
                item.setGeometry(QRect(x, y, width, high))
                x += width + self._gap()
            y += high + self._gap()

    def _rows(self, room: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = self._least(item)
            if not rows or wide > left:
                rows.append([])
                left = room
            rows[-1].append(item)
            left -= wide + self._gap()
        return rows

    def _least(self, item: QLayoutItem) -> int:
        hint = item.minimumSize() if item.widget() in self._stretched else item.sizeHint()
        return hint.width()

    def _widths(self, row: list[QLayoutItem], room: int) -> list[int]:
        widths = [min(self._least(item), room) for item in row]
        growing = [n for n, item in enumerate(row) if item.widget() in self._stretched]
        left = room - sum(widths) - self._gap() * (len(row) - 1)
        for n in growing:
            widths[n] += max(0, left) // len(growing)
        return widths

    def _gap(self) -> int:
        return max(0, self.spacing())


def _height(items: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in items), default=0)
