"""A place for a box over the table where it covers as little as possible.  No Qt."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

import msgspec

_CELLS: Final = 96  #: the room's longer side in cells: places are tried, and covers counted, in these
FAR: Final = 0.3  #: the weight of a place that is one cell farther away from the wanted one
#: The height of a box, as a share of its width, as good as any lower one, and the weight of one higher
#: by its width: many short lines are hard to read.
_FLAT: Final = 0.3
TALL: Final = 100.0


class Box(msgspec.Struct, frozen=True):
    """A box in pixels, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float


def free_place(
    room: Box,
    sizes: Sequence[tuple[float, float]],
    things: Iterable[tuple[Box, float]],
    wanted: Box,
    tall: float = TALL,
    far: float = FAR,
) -> Box:
    """Return the best place in a room for a box of one of these sizes.

    ``things`` lie in the room, each with the weight of covering it; 0 is free. Among places that cover the
    same, a wide box is better than a narrow and high one, the more so the larger ``tall`` is, and then the
    one with its middle nearest to the middle of ``wanted``, the more so the larger ``far`` is, and of these
    the first size.  A size that does not fit into the room is put in its upper left corner.
    """
    cell = max(room.width, room.height, _CELLS) / _CELLS
    sums, columns, rows = _sums(room, things, cell)
    best, cost = Box(room.x, room.y, *sizes[0]), math.inf
    middle_x, middle_y = wanted.x + wanted.width / 2, wanted.y + wanted.height / 2
    for width, height in sizes:
        wide, high = math.ceil(width / cell), math.ceil(height / cell)
        wide, high = min(wide, columns), min(high, rows)
        narrow = tall * max(0.0, height / width - _FLAT)
        for row in range(rows - high + 1):
            corners = zip(
                sums[row], sums[row][wide:], sums[row + high], sums[row + high][wide:], strict=False
            )
            covers = [d - b - c + a for a, b, c, d in corners]
            if min(covers) + narrow >= cost:
                continue
            y = room.y + row * cell
            for column, covered in enumerate(covers):
                if covered + narrow >= cost:
                    continue
                x = room.x + column * cell
                away = far * math.hypot(x + width / 2 - middle_x, y + height / 2 - middle_y) / cell
                if covered + narrow + away < cost:
                    best, cost = Box(x, y, width, height), covered + narrow + away
    return best


def _sums(room: Box, things: Iterable[tuple[Box, float]], cell: float) -> tuple[list[list[float]], int, int]:
    """Return the weight of all cells above and left of each corner, and the number of columns and rows."""
    columns, rows = max(1, int(room.width // cell)), max(1, int(room.height // cell))
    weights = [[0.0] * columns for _ in range(rows)]
    for thing, weight in sorted(things, key=lambda one: one[1]):  # the heaviest last: it counts
        first, last = _cells((thing.x - room.x) / cell, thing.width / cell, columns)
        top, bottom = _cells((thing.y - room.y) / cell, thing.height / cell, rows)
        if first < last:
            for row in weights[top:bottom]:
                row[first:last] = [weight] * (last - first)
    sums = [[0.0] * (columns + 1)]
    for row in weights:
        sums.append([above + own for above, own in zip(sums[-1], accumulate(row, initial=0.0), strict=True)])
    return sums, columns, rows


def _cells(start: float, length: float, number: int) -> tuple[int, int]:
    """Return the cells that a stretch touches, from the first to the one after the last."""
    return max(0, math.floor(start)), min(number, math.ceil(start + length))
