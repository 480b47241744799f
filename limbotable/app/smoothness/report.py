"""What was measured of the table, in lines for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from limbotable.app.smoothness.frames import Spread
from limbotable.app.smoothness.measuring import Figures

#: Milliseconds that a bare loop is taken to need at least: no ratio is infinite.
_LEAST: Final = 0.001


def lines(figures: Figures) -> Iterator[str]:
    """Yield the figures of one window in English, line by line."""
    width, height, scale = figures.size
    load = "" if figures.load is None else f", load of the machine {figures.load:.1f}"
    yield f"{width * scale}x{height * scale}, scale {scale}{load}; milliseconds of processor time a picture:"
    yield _row("", "median, p95, p99", "of a bare loop", "ratios", "first")
    for one in figures.scenes:
        ratios = zip(_parts_of(one.table), _parts_of(one.bare), strict=True)
        yield _row(
            one.scene,
            " ".join(f"{part:.1f}" for part in _parts_of(one.table)),
            " ".join(f"{part:.1f}" for part in _parts_of(one.bare)),
            " ".join(f"{part / max(bare, _LEAST):.1f}" for part, bare in ratios),
            f"{one.first:.1f}",
        )
    seen = figures.watched
    if seen is not None:
        gaps = " ".join(f"{part:.1f}" for part in _parts_of(seen.gaps))
        yield f"  between two of {seen.pictures} pictures while computer players think: {gaps} ms,"
        yield f"  the longest {seen.longest:.1f} ms"
        busy = " ".join(f"{part:.1f}" for part in _parts_of(seen.busy))
        yield f"  of it the window itself has the processor: {busy} ms, at most {seen.busiest:.1f} ms"
        yield f"  of a core: the table at rest {100 * seen.idle:.1f} %, all games {100 * seen.page:.1f} %"


def _parts_of(spread: Spread) -> tuple[float, float, float]:
    return spread.median, spread.p95, spread.p99


def _row(name: str, table: str, bare: str, ratios: str, first: str) -> str:
    return f"  {name:24}{table:>18}{bare:>18}{ratios:>14}{first:>8}"
