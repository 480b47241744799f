"""Graphs: series over an axis, as a drawing that keys step through, and as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.art.palette import Palette
from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.ear.rows import RowTeller
from limbotable.ui.panels.no_graph import NoGraph
from limbotable.ui.panels.series import Axis, Series, styles
from limbotable.ui.words.speak import together

if TYPE_CHECKING:
    from limbotable.ui.panels.graph import Graph


class Plot(QWidget):
    """A graph with a key below it, and the same figures as a table for users who would rather read them.

    Left and right go from point to point, and a screen reader reads each point.  Where NumPy is missing there
    is the table alone, and a sentence that says so.
    """

    picked = Signal(float)  #: the x of a point that was double clicked, or on which Return was pressed
    moved = Signal(float)  #: the x of the point that was clicked, or that the keyboard has moved to

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self._series: tuple[Series, ...] = ()
        self._x, self._y = Axis(""), Axis("")
        self._at: float | None = None
        self._stale = True  # whether the drawing and the table have yet to follow the content
        self._graph = _drawing(self.step, self)
        self._announcer = Announcer(self._graph)
        self._graph.clicked.connect(lambda x: self._at_nearest(x, self._go_to))
        self._graph.opened.connect(lambda x: self._at_nearest(x, self._pick))
        self._table = QTableWidget(self)
        RowTeller(self._table)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.verticalHeader().hide()
        self._table.itemActivated.connect(lambda item: self._pick(self._places()[item.row()]))
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._graph)
        self._pages.addWidget(self._table)
        self._keys = QHBoxLayout()
        self._keys.setSpacing(6)
        self._as_table = QToolButton(self)
        self._as_table.setCheckable(True)
        self._as_table.toggled.connect(self._turn)
        below = QHBoxLayout()
        below.setContentsMargins(8, 0, 0, 0)
        below.addLayout(self._keys)
        below.addStretch()
        below.addWidget(self._as_table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages, 1)
        layout.addLayout(below)
        self.setFocusProxy(self._graph)
        if not self.draws:
            self._as_table.setChecked(True)
            self._as_table.hide()
        self._retranslate()
        self.wear(palette)

    # --- the content ----------------------------------------------------------------------------------
    def show_series(self, series: Sequence[Series], x: Axis, y: Axis) -> None:
        """Show only these series; the marked point stays marked, if there still is one."""
        self._series, self._x, self._y = tuple(series), x, y
        if self._at not in self._places():
            self._at = None
        self._draw()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth."""
        self._palette = palette
        self._draw()

    def describe(self, name: str, text: str = "") -> None:
        """Set the name of the graph and its summary for screen readers."""
        for page in (self._graph, self._table):
            page.setAccessibleName(name)
            page.setAccessibleDescription(text)

    def point_at(self, x: float | None) -> None:
        """Mark a place, or none, without a signal."""
        self._at = x
        self._graph.point_at(x)

    @property
    def draws(self) -> bool:
        """Whether there is a drawing, and not the table alone."""
        return not isinstance(self._graph, NoGraph)

    @property
    def across(self) -> Axis:
        """The axis from left to right."""
        return self._x

    @property
    def at(self) -> float | None:
        """The marked place; None without one."""
        return self._at

    def text(self) -> str:
        """Return the figures as lines of text: the table's cells with tabs between them."""
        rows = [[self._x.label, *(series.name for series in self._series)], *self._rows()]
        return "\n".join("\t".join(row) for row in rows)

    def sizeHint(self) -> QSize:
        return QSize(640, 280)

    # --- drawing --------------------------------------------------------------------------------------
    def _draw(self) -> None:
        """Draw the content, as soon as it is seen: of several graphs in a window most are behind another."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        self._graph.draw(self._series, self._x, self._y, self._palette)
        self._graph.point_at(self._at)
        while (taken := self._keys.takeAt(0)) is not None:
            widget = taken.widget()
            assert widget is not None
            widget.hide()  # it is deleted a little later
            widget.deleteLater()
        if not self.draws:
            why = QLabel(self.tr("Graphs need NumPy, which is not installed. Here are their figures."), self)
            self._keys.addWidget(why)
        else:
            self._show_keys()
        self._fill_table()

    def _show_keys(self) -> None:
        from limbotable.ui.panels.key_sample import KeySample  # noqa: PLC0415 - it takes what draws graphs

        for style, series in zip(styles(self._palette), self._series, strict=False):
            self._keys.addWidget(KeySample(style, series, self))

    def _fill_table(self) -> None:
        rows = self._rows()
        table = self._table
        table.setColumnCount(1 + len(self._series))
        table.setHorizontalHeaderLabels([self._x.label, *(series.name for series in self._series)])
        table.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, self._heard(cells[0], column, text))
                table.setItem(row, column, item)

    def _heard(self, place: str, column: int, text: str) -> str:
        """Return a cell for a screen reader, with its column and its row: neither is told with each cell."""
        row = f"{self._x.label} {place}"
        if not column:
            return row
        #: a cell of a table that is empty, as it is read out
        text = text or self.tr("nothing")
        #: a cell as it is read out: its column, what stands there, and its row
        said = self.tr("%1: %2. %3.").replace("%3", row)
        # Last of all the name: it may have %2 in it.
        return said.replace("%2", text).replace("%1", self._series[column - 1].name)

    def _rows(self) -> list[list[str]]:
        found = [self._said(series) for series in self._series]
        return [[self._x.say(x), *(said.get(x, "") for said in found)] for x in self._places()]

    def _said(self, series: Series) -> dict[float, str]:
        """Return a series' values as texts, by their x."""
        texts = series.said or [self._y.say(y) for _, y in series.points]
        said = {x: text for (x, _), text in zip(series.points, texts, strict=True)}
        for x, (low, high) in series.measured:
            span = self.tr("%1 (%2 to %3)").replace("%1", said[x])
            said[x] = span.replace("%2", self._y.say(low)).replace("%3", self._y.say(high))
        return said

    def _places(self) -> list[float]:
        """Return the x of all points, each once, in order."""
        return sorted({x for series in self._series for x, _ in series.points})

    # --- the user's commands --------------------------------------------------------------------------
    def _turn(self, as_table: bool) -> None:
        self._pages.setCurrentIndex(int(as_table))
        self.setFocusProxy(self._table if as_table else self._graph)

    def _at_nearest(self, x: float, do: Callable[[float], object]) -> None:
        places = self._places()
        if places:
            do(min(places, key=lambda place: abs(place - x)))

    def _go_to(self, x: float) -> None:
        self.point_at(x)
        self.moved.emit(x)

    def _pick(self, x: float) -> None:
        self.point_at(x)
        self.picked.emit(x)

    def step(self, key: Qt.Key) -> bool:
        """Handle a key that moves to a point or picks one; return whether the key was such a key."""
        places = self._places()
        if not places:
            return False
        now = places.index(self._at) if self._at in places else -1
        to = {
            Qt.Key.Key_Left: max(now - 1, 0),
            Qt.Key.Key_Right: min(now + 1, len(places) - 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(places) - 1,
        }
        if key in to:
            self._read_out(to[key])
            self._go_to(places[to[key]])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and now >= 0:
            self._pick(places[now])
        else:
            return False
        return True

    def _read_out(self, row: int) -> None:
        place, *values = self._rows()[row]
        named = [f"{series.name} {text}" for series, text in zip(self._series, values, strict=True) if text]
        self._announcer.say(together("joined.heard", [f"{self._x.label} {place}", *named]))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._draw()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def _retranslate(self) -> None:
        if not self.draws:
            self._draw()
        self._as_table.setText(self.tr("As a table"))
        self._as_table.setToolTip(self.tr("Show the figures as a table"))


def _drawing(step: Callable[[Qt.Key], bool], parent: QWidget) -> Graph | NoGraph:
    """Return what draws a plot, or what stands for it where a library is missing."""
    try:
        from limbotable.ui.panels.graph import Graph  # noqa: PLC0415 - it may be missing
    except ImportError:
        return NoGraph(parent)
    return Graph(step, parent)
