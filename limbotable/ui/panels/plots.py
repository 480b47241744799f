"""Graphs: series over an axis, to be looked at, gone through by keys, and read as a table.

The one place that knows pyqtgraph.  That takes a moment to import, so who shows a graph imports this module
only then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise
from typing import Final, Literal, TypeAlias

import numpy as np
import pyqtgraph
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QStyle,
    QStyleOptionFocusRect,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.art.palette import Palette

#: ``line``: points, joined; ``steps``: the same, but each value holds until the next one; ``marks``: points
#: alone; ``bars``: a column for each.
Kind: TypeAlias = Literal["line", "steps", "marks", "bars"]

#: A series is told by its symbol and its stroke, so the colours may be taken away.
_SYMBOLS: Final = ("o", "s", "t1", "d", "star", "t")
_STROKES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
_FILLS: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense5Pattern,
    Qt.BrushStyle.DiagCrossPattern,
)
_THICK: Final = 2  #: pixels
_SYMBOL: Final = 8  #: pixels
_CROWD: Final = 60  #: points of a line; more of them have no symbols, which would hide it
_BEAM: Final = 0.15  #: how wide the ends of a span are, where 1 is from place to place
_BAR: Final = 0.7  #: of the room between two places
_ROOM: Final = 0.05  #: of what is shown, around it: without it nothing would be written at the ends
_GAP: Final = 8  #: pixels between what is written below a graph
_FRAME: Final = 4  #: pixels around a graph, for the mark that it has the focus


def number(value: float) -> str:
    """Write a number as the user's language does, with as many decimals as it needs, two at the most."""
    for decimals in range(2):
        if abs(value - round(value, decimals)) < 0.005:
            return QLocale().toString(value, "f", decimals)
    return QLocale().toString(value, "f", 2)


def percent(share: float, decimals: int = 1) -> str:
    """Write a share of 1 as the user's language does."""
    written = QLocale().toString(100 * share, "f", decimals)
    return QCoreApplication.translate("Plot", "%1%").replace("%1", written)


@dataclass(frozen=True, slots=True)
class Axis:
    """What a graph's values along one direction mean, in the user's language."""

    label: str
    span: tuple[float, float] | None = None  #: what is shown; None: as much as the points need
    ticks: tuple[tuple[float, str], ...] = ()  #: where something is written; else at round numbers
    say: Callable[[float], str] = number  #: how a value is written and read out


@dataclass(frozen=True, slots=True)
class Series:
    """Values that belong together, from the least x to the greatest."""

    name: str
    points: tuple[tuple[float, float], ...]
    kind: Kind = "line"
    #: How far each value may be off, from where to where; or nothing.
    spans: tuple[tuple[float, float], ...] = ()


class Plot(QWidget):
    """A graph with a key below it, and the same figures as a table for who would rather read them.

    Left and right go from point to point, which reads them out.
    """

    picked = Signal(float)  #: the x of a point that was clicked, or on which Return was pressed
    moved = Signal(float)  #: the x of the point that the keyboard has come to

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self._series: tuple[Series, ...] = ()
        self._x, self._y = Axis(""), Axis("")
        self._at: float | None = None
        self._graph = _Graph(self)
        self._graph.clicked.connect(self._pick_near)
        self._table = QTableWidget(self)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.verticalHeader().hide()
        self._table.itemActivated.connect(lambda item: self._pick(self._places()[item.row()]))
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._graph)
        self._pages.addWidget(self._table)
        self._keys = QHBoxLayout()
        self._keys.setSpacing(18)
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
        self._retranslate()
        self.wear(palette)

    # --- what is shown --------------------------------------------------------------------------------
    def show_series(self, series: Sequence[Series], x: Axis, y: Axis) -> None:
        """Show these and nothing else; the user stays at the point where it was, if there still is one."""
        self._series, self._x, self._y = tuple(series), x, y
        if self._at not in self._places():
            self._at = None
        self._draw()

    def wear(self, palette: Palette) -> None:
        """Look like this cloth's windows."""
        self._palette = palette
        self._draw()

    def describe(self, name: str, text: str = "") -> None:
        """Say to a screen reader what this is, and what is to be seen in it at a glance."""
        for page in (self._graph, self._table):
            page.setAccessibleName(name)
            page.setAccessibleDescription(text)

    def point_at(self, x: float | None) -> None:
        """Mark a place, or none; nobody is told."""
        self._at = x
        self._graph.point_at(x)

    def text(self) -> str:
        """Return the figures as lines of text: the table's cells with tabs between them."""
        rows = [[self._x.label, *(series.name for series in self._series)], *self._rows()]
        return "\n".join("\t".join(row) for row in rows)

    def sizeHint(self) -> QSize:
        return QSize(640, 280)

    # --- drawing --------------------------------------------------------------------------------------
    def _draw(self) -> None:
        self._graph.draw(self._series, self._x, self._y, self._palette)
        self._graph.point_at(self._at)
        while (taken := self._keys.takeAt(0)) is not None:
            widget = taken.widget()
            assert widget is not None
            widget.deleteLater()
        for style, series in zip(_styles(self._palette), self._series, strict=False):
            self._keys.addWidget(_Sample(style, series, self))
        self._fill_table()

    def _fill_table(self) -> None:
        rows = self._rows()
        table = self._table
        table.setColumnCount(1 + len(self._series))
        table.setHorizontalHeaderLabels([self._x.label, *(series.name for series in self._series)])
        table.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                table.setItem(row, column, QTableWidgetItem(text))

    def _rows(self) -> list[list[str]]:
        found = [self._said(series) for series in self._series]
        return [[self._x.say(x), *(said.get(x, "") for said in found)] for x in self._places()]

    def _said(self, series: Series) -> dict[float, str]:
        """Return a series' values as they are written, by their x."""
        said = {x: self._y.say(y) for x, y in series.points}
        for (x, _), (low, high) in zip(series.points, series.spans, strict=False):
            span = self.tr("%1 (%2 to %3)").replace("%1", said[x])
            said[x] = span.replace("%2", self._y.say(low)).replace("%3", self._y.say(high))
        return said

    def _places(self) -> list[float]:
        """The x of all points, each once, in order."""
        return sorted({x for series in self._series for x, _ in series.points})

    # --- what the user does ---------------------------------------------------------------------------
    def _turn(self, as_table: bool) -> None:
        self._pages.setCurrentIndex(int(as_table))
        self.setFocusProxy(self._table if as_table else self._graph)

    def _pick_near(self, x: float) -> None:
        places = self._places()
        if places:
            self._pick(min(places, key=lambda place: abs(place - x)))

    def _pick(self, x: float) -> None:
        self.point_at(x)
        self.picked.emit(x)

    def step(self, key: Qt.Key) -> bool:
        """Follow a key that goes from point to point; say whether it is one."""
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
            self.point_at(places[to[key]])
            self._read_out(to[key])
            self.moved.emit(places[to[key]])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and now >= 0:
            self._pick(places[now])
        else:
            return False
        return True

    def _read_out(self, row: int) -> None:
        place, *values = self._rows()[row]
        named = [f"{series.name} {text}" for series, text in zip(self._series, values, strict=True) if text]
        said = ", ".join([f"{self._x.label} {place}", *named])
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._graph, said))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def _retranslate(self) -> None:
        self._as_table.setText(self.tr("As a table"))
        self._as_table.setToolTip(self.tr("Show the figures as a table"))


@dataclass(frozen=True, slots=True)
class _Style:
    """How a series looks."""

    ink: QColor
    symbol: str
    stroke: Qt.PenStyle
    fill: Qt.BrushStyle

    def pen(self, ratio: float = 1.0) -> QPen:
        """Return what draws the line; ``ratio`` for one whose width is in the screen's own pixels."""
        return pyqtgraph.mkPen(self.ink, width=_THICK * ratio, style=self.stroke)  # type: ignore[no-any-return]


def _styles(palette: Palette) -> list[_Style]:
    inks = cycle((palette.accent, palette.link, palette.window_text, palette.disabled))
    strokes, fills = cycle(_STROKES), cycle(_FILLS)
    return [_Style(QColor(next(inks)), symbol, next(strokes), next(fills)) for symbol in _SYMBOLS]


def _has_symbols(series: Series) -> bool:
    return series.kind == "marks" or len(series.points) <= _CROWD


class _Ticks(pyqtgraph.AxisItem):  # type: ignore[misc]
    """An axis whose values are written as the user's language does."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self.say: Callable[[float], str] = number
        self.enableAutoSIPrefix(False)

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        return [self.say(value) for value in values]


class _Graph(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """The drawing itself.  It is not zoomed or dragged: all of it is always there."""

    clicked = Signal(float)  #: the x where

    def __init__(self, plot: Plot) -> None:
        self._axes = {"bottom": _Ticks("bottom"), "left": _Ticks("left")}
        super().__init__(plot, axisItems=self._axes)
        self._plot = plot
        self._line: pyqtgraph.InfiniteLine | None = None
        self._ink = self._ground = QColor()
        self.setMenuEnabled(False)
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.getPlotItem().setContentsMargins(_FRAME, _FRAME + 6, _FRAME + 10, _FRAME)

    def draw(self, series: Sequence[Series], x: Axis, y: Axis, palette: Palette) -> None:
        """Draw everything anew."""
        self._line = None
        self._ink, self._ground = QColor(palette.window_text), QColor(palette.base)
        self.clear()
        self.setBackground(self._ground)
        for name, axis in (("bottom", x), ("left", y)):
            self._dress(self._axes[name], axis, palette)
        bars = [one for one in series if one.kind == "bars"]
        for style, one in zip(_styles(palette), series, strict=False):
            shift = 0.0
            if one.kind == "bars":
                shift = self._draw_bars(one, style, bars.index(one), len(bars))
            else:
                self._draw_points(one, style)
            self._draw_spans(one, shift)
        for name, axis in (("x", x), ("y", y)):
            if axis.span is None:
                self.getViewBox().enableAutoRange(name)
            else:
                self.setRange(**{f"{name}Range": axis.span}, padding=_ROOM)

    def _dress(self, ticks: _Ticks, axis: Axis, palette: Palette) -> None:
        ticks.say = axis.say
        ticks.setTickFont(self.font())
        ticks.setTicks([list(axis.ticks)] if axis.ticks else None)
        ticks.setPen(QColor(palette.disabled))
        ticks.setTextPen(QColor(palette.window_text))
        size = f"{self.fontInfo().pointSizeF()}pt"
        ticks.setLabel(axis.label, **{"color": palette.window_text, "font-size": size})
        ticks.setGrid(60)
        if axis.ticks and ticks.orientation == "bottom":
            lines = 2 + max(text.count("\n") for _, text in axis.ticks)  # the label's line is one of them
            ticks.setHeight(lines * self.fontMetrics().height() + _GAP)
        elif ticks.orientation == "bottom":
            ticks.setHeight(None)  # as high as it needs

    def _draw_points(self, series: Series, style: _Style) -> None:
        xs, ys = [x for x, _ in series.points], [y for _, y in series.points]
        self.plot(
            xs,
            ys,
            pen=None if series.kind == "marks" else style.pen(self.devicePixelRatioF()),
            stepMode="right" if series.kind == "steps" else None,
            symbol=style.symbol if _has_symbols(series) else None,
            symbolSize=_SYMBOL,
            symbolPen=pyqtgraph.mkPen(style.ink),
            symbolBrush=style.ink,
            antialias=True,
        )

    def _draw_bars(self, series: Series, style: _Style, place: int, count: int) -> float:
        """Draw a column for each point; return how far beside the points they stand."""
        xs, ys = [x for x, _ in series.points], [y for _, y in series.points]
        gaps = [after - before for before, after in pairwise(xs)]
        room = min(gaps, default=1.0) * _BAR
        wide = room / count
        shift = (place + 0.5) * wide - room / 2
        brush = pyqtgraph.mkBrush(style.ink)
        brush.setStyle(style.fill)
        self.addItem(
            pyqtgraph.BarGraphItem(
                x=[x + shift for x in xs],
                height=ys,
                width=wide * 0.9,
                pen=pyqtgraph.mkPen(style.ink),
                brush=brush,
            )
        )
        return shift

    def _draw_spans(self, series: Series, shift: float) -> None:
        if not series.spans:
            return
        known = list(zip(series.points, series.spans, strict=True))
        # First wider in the colour of the ground: what is drawn on a column is to be seen too.
        for ink, thick in ((self._ground, 3 * _THICK), (self._ink, _THICK)):
            self.addItem(
                pyqtgraph.ErrorBarItem(
                    x=np.array([x + shift for (x, _), _ in known]),
                    y=np.array([y for (_, y), _ in known]),
                    bottom=np.array([y - low for (_, y), (low, _) in known]),
                    top=np.array([high - y for (_, y), (_, high) in known]),
                    beam=_BEAM,
                    pen=pyqtgraph.mkPen(ink, width=thick * self.devicePixelRatioF()),
                )
            )

    def point_at(self, x: float | None) -> None:
        """Draw a line through a place, or none."""
        if self._line is not None:
            self.removeItem(self._line)
            self._line = None
        if x is not None:
            self._line = pyqtgraph.InfiniteLine(
                x, pen=pyqtgraph.mkPen(self._ink, width=self.devicePixelRatioF())
            )
            self.addItem(self._line, ignoreBounds=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        box = self.getViewBox()
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.clicked.emit(box.mapSceneToView(self.mapToScene(event.position().toPoint())).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._plot.step(Qt.Key(event.key())):
            event.ignore()  # somebody else may know it

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            option.rect = self.viewport().rect().adjusted(1, 1, -1, -1)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
            painter.end()


class _Sample(QLabel):
    """A line of the key: how a series is drawn, and its name."""

    _WIDE: Final = 34

    def __init__(self, style: _Style, series: Series, parent: QWidget) -> None:
        super().__init__(series.name, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look, self._kind, self._symbols = style, series.kind, _has_symbols(series)
        self.setContentsMargins(self._WIDE + 6, 2, 0, 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self._WIDE / 2, self.height() / 2)
        if self._kind == "bars":
            brush = pyqtgraph.mkBrush(self._look.ink)
            brush.setStyle(self._look.fill)
            painter.setPen(QPen(self._look.ink))
            painter.setBrush(brush)
            painter.drawRect(round(middle.x()) - 8, round(middle.y()) - 6, 16, 12)
        else:
            if self._kind != "marks":
                painter.setPen(self._look.pen())
                painter.drawLine(QPointF(0, middle.y()), QPointF(self._WIDE, middle.y()))
            if self._symbols:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._look.ink)
                turned = QTransform.fromTranslate(middle.x(), middle.y()).scale(_SYMBOL, _SYMBOL)
                painter.drawPath(turned.map(Symbols[self._look.symbol]))
        painter.end()
