"""The columns of a list, which share the room that there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTreeView

_MEASURED: Final = 60  #: rows
_AIR: Final = 12  #: pixels beside the words of a row
#: What the words of a list need is measured anew after this.
_STALE: Final = frozenset({QEvent.Type.Hide, QEvent.Type.FontChange, QEvent.Type.LanguageChange})


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """Return widths for columns that want these: what is short is whole, and all others are equally wide.

    Room to spare is shared by all.
    """
    if sum(wanted) <= room:
        spare = (room - sum(wanted)) // len(wanted)
        return [width + spare for width in wanted]
    widths, left = list(wanted), room
    order = sorted(range(len(wanted)), key=lambda column: wanted[column])
    for rank, column in enumerate(order):
        widths[column] = min(wanted[column], left // (len(order) - rank))
        left -= widths[column]
    return widths


class SharedRoom(QObject):
    """Gives each column of a list the room that its words need, until the user chooses a width.

    That is found once for each time that the list is seen, so that no column moves while the user searches.
    """

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view
        self._wants: list[int] = []  # by column; empty until there are rows to measure
        self._sharing = False
        self._chosen = False  # whether the user has chosen widths
        view.header().setStretchLastSection(False)
        view.viewport().installEventFilter(self)
        view.model().modelReset.connect(self._fill)
        view.header().sectionResized.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _STALE:
            self._wants = []
        elif event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            self._share()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        if not self._wants:
            self._share()

    def _share(self) -> None:
        if self._chosen or self._sharing:
            return
        self._sharing = True
        model = self._view.model()
        wants = self._wants or [self._wanted(column) for column in range(model.columnCount())]
        self._wants = wants if model.rowCount() else []
        for column, width in enumerate(shared(wants, self._view.viewport().width())):
            self._view.setColumnWidth(column, width)
        self._sharing = False

    def _wanted(self, column: int) -> int:
        """Return the width that the head of a column and its uppermost words need."""
        model, wide = self._view.model(), 0
        for row in range(min(model.rowCount(), _MEASURED)):
            index = model.index(row, column)
            font = index.data(Qt.ItemDataRole.FontRole) or self._view.font()
            wide = max(wide, QFontMetrics(font).horizontalAdvance(str(index.data() or "")))
        wide += _AIR + (self._view.indentation() if column == 0 else 0)
        return max(wide, self._view.header().sectionSizeHint(column))

    def _follow(self) -> None:
        by_hand = not self._sharing and self._view.header().viewport().underMouse()
        self._chosen = self._chosen or by_hand
