"""An island of hexagonal tiles: the places of its cells, and its scale in the available room.

Cells have axial coordinates q, r; tiles stand on a corner, so that a row of equal r runs to the right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

import msgspec

from limbotable.table.lie import Room

Cell: TypeAlias = tuple[int, int]

_ROW: Final = 3**0.5 / 2  #: the distance from one row to the next, in widths of a tile
_HIGH: Final = 2 / 3**0.5
_BODY: Final = 0.08  #: the visible side of a tile below it
#: The ratio of two neighbouring scales; an island that grows by one tile mostly keeps its scale.
_STEP: Final = 0.93
_LARGEST: Final = 1.25
_AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class IslandLayout(msgspec.Struct, frozen=True):
    """The places of the cells on the table."""

    x: float  #: the middle of the cell 0,0
    y: float
    scale: float

    def place(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        q, r = cell
        return self.x + (q + r / 2) * self.scale, self.y + r * _ROW * self.scale


def shore(tiles: Collection[Cell]) -> set[Cell]:
    """Return the empty cells that touch two tiles, or the only one: where an island grows."""
    touched: dict[Cell, int] = {}
    for q, r in tiles:
        for dq, dr in _AROUND:
            touched[q + dq, r + dr] = touched.get((q + dq, r + dr), 0) + 1
    return {cell for cell, times in touched.items() if times >= min(2, len(tiles)) and cell not in tiles}


def neighbours(cell: Cell) -> Iterator[Cell]:
    """Yield the six cells beside a cell."""
    q, r = cell
    yield from ((q + dq, r + dr) for dq, dr in _AROUND)


def is_edge(cell: Cell, tiles: Collection[Cell]) -> bool:
    """Return whether a tile lacks a neighbour."""
    return any(beside not in tiles for beside in neighbours(cell))


def fitted(cells: Collection[Cell], room: Room) -> IslandLayout:
    """Lay these cells, or the cell 0,0 where there are none, in the middle of a room, as large as possible.

    The scale is one of few, so that an island does not change its size with every tile.
    """
    shown = cells or ((0, 0),)
    xs, ys = [q + r / 2 for q, r in shown], [r * _ROW for _, r in shown]
    wide, high = max(xs) - min(xs) + 1.0, max(ys) - min(ys) + _HIGH + _BODY
    most = min((room.right - room.left) / wide, (room.bottom - room.top) / high)
    scale = _LARGEST
    while scale > most:
        scale *= _STEP
    return IslandLayout(
        (room.left + room.right) / 2 - (max(xs) + min(xs)) / 2 * scale,
        (room.top + room.bottom) / 2 - ((max(ys) + min(ys)) / 2 + _BODY / 2) * scale,
        scale,
    )
