"""The content of a graph: series of values, their axes, and their styles."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QBrush, QColor, QPen

from limbotable.ui.art.palette import Palette

#: ``line``: points, joined; ``steps``: the same, but each value holds until the next one; ``marks``: points
#: alone; ``rings``: large symbols around points of another series; ``bars``: a column for each.
Kind: TypeAlias = Literal["line", "steps", "marks", "rings", "bars"]

#: A series is recognised by its symbol and its stroke, even without colours.
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
THICK: Final = 2  #: pixels
_CROWD: Final = 60  #: points of a line; a line with more has no symbols, which would hide it


def number(value: float) -> str:
    """Return a number in the user's language, with as many decimals as it needs, two at the most."""
    for decimals in range(2):
        if abs(value - round(value, decimals)) < 0.005:
            return QLocale().toString(value, "f", decimals)
    return QLocale().toString(value, "f", 2)


def percent(share: float, decimals: int = 1) -> str:
    """Return a share of 1 as a percentage in the user's language."""
    written = QLocale().toString(100 * share, "f", decimals)
    return QCoreApplication.translate("Plot", "%1%").replace("%1", written)


def vanishes(share: float, decimals: int) -> bool:
    """Return whether a share of 1 is too small to be seen as a percentage, but is not 0."""
    return share > 0.0 and round(100 * share, decimals) == 0.0


def small_percent(share: float, decimals: int = 1) -> str:
    """Return a share as ``percent`` does; of one too small to be seen, that it is less than what can be."""
    if vanishes(share, decimals):
        return _less_than(percent(10.0 ** -(decimals + 2), decimals))
    return percent(share, decimals)


def points_text(share: float, decimals: int = 1) -> str:
    """Return a share of 1 as percentage points in the user's language, without their name."""
    return QLocale().toString(100 * share, "f", decimals)


def mean_cost(share: float) -> str:
    """Return the mean cost of a decision in percentage points, the same in review and statistics."""
    if vanishes(share, 2):
        return _less_than(points_text(0.0001, 2))
    return points_text(share, 2)


def _less_than(least: str) -> str:
    return QCoreApplication.translate("Plot", "less than %1").replace("%1", least)


def between(low: float, high: float, decimals: int = 1) -> str:
    """Return two shares of 1 as percentages that begin and end an interval, in the user's language."""
    #: an interval, from the lower figure to the higher one
    written = QCoreApplication.translate("Plot", "%1 – %2")
    return written.replace("%1", percent(low, decimals)).replace("%2", percent(high, decimals))


class Axis(msgspec.Struct, frozen=True):
    """An axis of a graph, in the user's language."""

    label: str
    span: tuple[float, float] | None = None  #: the values shown; None: as many as the points need
    ticks: tuple[tuple[float, str], ...] = ()  #: values with labels; without any, round numbers
    say: Callable[[float], str] = number  #: returns the text of a value, also for screen readers


class Series(msgspec.Struct, frozen=True):
    """Values that belong together, from the least x to the greatest.

    Each x is the number of a place, such as a decision or a match; there need not be a value at each.
    """

    name: str
    points: tuple[tuple[float, float], ...]
    kind: Kind = "line"
    #: The uncertainty of each value, as an interval, or None where it is unknown; empty without any.
    spans: tuple[tuple[float, float] | None, ...] = ()
    symbol: str = ""  #: by pyqtgraph's name, where it has a meaning; otherwise that of the style is drawn
    #: What is said of each point, where that is not its value on the axis; empty otherwise.
    said: tuple[str, ...] = ()

    @property
    def has_symbols(self) -> bool:
        """Whether each point has a symbol."""
        return self.kind in {"marks", "rings"} or len(self.points) <= _CROWD

    @property
    def measured(self) -> list[tuple[float, tuple[float, float]]]:
        """The uncertainties that are known, with the x of their values."""
        if not self.spans:
            return []
        both = zip(self.points, self.spans, strict=True)
        return [(x, span) for (x, _), span in both if span is not None]


class SeriesStyle(msgspec.Struct, frozen=True):
    """The style of a series."""

    ink: QColor
    symbol: str  #: by pyqtgraph's name
    stroke: Qt.PenStyle
    fill: Qt.BrushStyle

    def pen(self, ratio: float = 1.0) -> QPen:
        """Return the pen of the line; ``ratio`` is for a width in the screen's own pixels."""
        pen = QPen(self.ink, THICK * ratio, self.stroke)
        pen.setCosmetic(True)
        return pen

    @property
    def brush(self) -> QBrush:
        """The brush of a column."""
        return QBrush(self.ink, self.fill)


def styles(palette: Palette) -> list[SeriesStyle]:
    """Return the styles of the first, the second and further series of a graph."""
    inks = cycle((palette.accent, palette.link, palette.window_text, palette.disabled))
    strokes, fills = cycle(_STROKES), cycle(_FILLS)
    return [SeriesStyle(QColor(next(inks)), symbol, next(strokes), next(fills)) for symbol in _SYMBOLS]
