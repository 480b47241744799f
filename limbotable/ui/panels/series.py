"""What a graph shows: series of values, what they mean along its axes, and how they look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QBrush, QColor, QPen

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
THICK: Final = 2  #: pixels
_CROWD: Final = 60  #: points of a line; more of them have no symbols, which would hide it


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

    @property
    def has_symbols(self) -> bool:
        """Whether each of its points is marked."""
        return self.kind == "marks" or len(self.points) <= _CROWD


@dataclass(frozen=True, slots=True)
class SeriesStyle:
    """How a series looks."""

    ink: QColor
    symbol: str  #: by pyqtgraph's name
    stroke: Qt.PenStyle
    fill: Qt.BrushStyle

    def pen(self, ratio: float = 1.0) -> QPen:
        """Return what draws the line; ``ratio`` for one whose width is in the screen's own pixels."""
        pen = QPen(self.ink, THICK * ratio, self.stroke)
        pen.setCosmetic(True)
        return pen

    @property
    def brush(self) -> QBrush:
        """What fills a column."""
        return QBrush(self.ink, self.fill)


def styles(palette: Palette) -> list[SeriesStyle]:
    """Return how the first, the second and further series of a graph look."""
    inks = cycle((palette.accent, palette.link, palette.window_text, palette.disabled))
    strokes, fills = cycle(_STROKES), cycle(_FILLS)
    return [SeriesStyle(QColor(next(inks)), symbol, next(strokes), next(fills)) for symbol in _SYMBOLS]
