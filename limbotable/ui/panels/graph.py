"""The drawing of a graph: the only module that imports pyqtgraph.

That takes a moment to import, so modules that show a graph import this one only then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pyqtgraph
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.series import THICK, Axis, Series, SeriesStyle, number, styles

SYMBOL: Final = 8  #: pixels
RING: Final = 18  #: pixels
_BEAM: Final = 10  #: pixels: the ends of a span
_BAR: Final = 0.7  #: width of the columns of a place, where 1 is the distance to the next place
_ROOM: Final = 0.05  #: margin, as a share of the values shown: labels at the ends need it
_GAP: Final = 8  #: pixels between the labels below a graph
_FRAME: Final = 4  #: pixels around a graph


def symbol_path(name: str) -> QPainterPath:
    """Return the outline of a symbol, by its name, one pixel wide around the origin."""
    path: QPainterPath = Symbols[name]
    return path


class _Ticks(pyqtgraph.AxisItem):  # type: ignore[misc]
    """An axis with values in the format of the user's language."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self.say: Callable[[float], str] = number
        self.enableAutoSIPrefix(False)

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        return [self.say(value) for value in values]


class Graph(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """The drawing itself.  It is not zoomed or dragged: all of it is always visible."""

    clicked = Signal(float)  #: the x of a click,
    opened = Signal(float)  #: and of a double click

    def __init__(self, step: Callable[[Qt.Key], bool], parent: QWidget) -> None:
        """``step`` handles a key, and returns whether the key had a meaning."""
        self._axes = {"bottom": _Ticks("bottom"), "left": _Ticks("left")}
        super().__init__(parent, axisItems=self._axes)
        self._step = step
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
        for style, one in zip(styles(palette), series, strict=False):
            if one.kind == "bars":
                shift = self._draw_bars(one, style, bars.index(one), len(bars))
                self._draw_spans(one, shift)
            else:
                self._draw_spans(one, 0.0)  # behind the symbols, which it would hide
                self._draw_points(one, style)
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

    def _draw_points(self, series: Series, style: SeriesStyle) -> None:
        xs, ys = [x for x, _ in series.points], [y for _, y in series.points]
        alone, ring = series.kind in {"marks", "rings"}, series.kind == "rings"
        self.plot(
            xs,
            ys,
            pen=None if alone else style.pen(self.devicePixelRatioF()),
            stepMode="right" if series.kind == "steps" else None,
            symbol=(series.symbol or style.symbol) if series.has_symbols else None,
            symbolSize=RING if ring else SYMBOL,
            symbolPen=pyqtgraph.mkPen(style.ink, width=THICK if ring else 1),
            symbolBrush=None if ring else style.ink,
            antialias=True,
        )

    def _draw_bars(self, series: Series, style: SeriesStyle, place: int, count: int) -> float:
        """Draw a column for each point; return the distance between a point and its column."""
        xs, ys = [x for x, _ in series.points], [y for _, y in series.points]
        wide = _BAR / count
        shift = (place + 0.5) * wide - _BAR / 2
        self.addItem(
            pyqtgraph.BarGraphItem(
                x=[x + shift for x in xs],
                height=ys,
                width=wide * 0.9,
                pen=pyqtgraph.mkPen(style.ink),
                brush=style.brush,
            )
        )
        return shift

    def _draw_spans(self, series: Series, shift: float) -> None:
        ends: list[tuple[float, float]] = []
        for x, span in series.measured:
            ends += [(x + shift, y) for y in span]
        if not ends:
            return
        xs, ys = [x for x, _ in ends], [y for _, y in ends]
        # First wider in the colour of the background, to be visible on a column too.
        for ink, thick in ((self._ground, 3 * THICK), (self._ink, THICK)):
            pen = pyqtgraph.mkPen(ink, width=thick * self.devicePixelRatioF())
            lines = pyqtgraph.PlotCurveItem(xs, ys, connect="pairs", pen=pen)
            self.addItem(lines)
            pen = pyqtgraph.mkPen(ink, width=thick)
            self.addItem(pyqtgraph.ScatterPlotItem(xs, ys, symbol="_", size=_BEAM, pen=pen))

    def point_at(self, x: float | None) -> None:
        """Draw a vertical line at ``x``, or none."""
        if self._line is not None:
            self.removeItem(self._line)
            self._line = None
        if x is not None:
            self._line = pyqtgraph.InfiniteLine(
                x, pen=pyqtgraph.mkPen(self._ink, width=self.devicePixelRatioF())
            )
            self.addItem(self._line, ignoreBounds=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.clicked.emit(self._x_at(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(self._x_at(event))

    def _x_at(self, event: QMouseEvent) -> float:
        """Return where on the lower axis the pointer is."""
        return float(self.getViewBox().mapSceneToView(self.mapToScene(event.position().toPoint())).x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._step(Qt.Key(event.key())):
            event.ignore()  # another widget may know it
