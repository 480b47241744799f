"""Islands of hexagons in the room they have."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from limbotable.table.lie import Room
from limbotable.table.limit.island import Cell, fitted, is_edge, shore

ROOM = Room(2.4, 0.7, 9.6, 6.9)
ONE = {(0, 0)}
FLOWER = {(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
SNAKE = {(q, -q // 2) for q in range(12)} | {(q + 1, -q // 2) for q in range(12)}


@pytest.mark.parametrize("cells", [set[Cell](), ONE, FLOWER, SNAKE, {(40, -80), (41, -80)}])
@pytest.mark.parametrize("room", [ROOM, Room(0.2, 2.6, 6.2, 8.0)])
def test_an_island_lies_in_the_middle_of_its_room(cells, room) -> None:
    island = fitted(cells, room)
    places = [island.place(cell) for cell in cells or ONE]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    half, tall = island.scale / 2, island.scale / 3**0.5
    assert room.left <= left - half + 1e-9
    assert right + half <= room.right + 1e-9
    assert room.top <= top - tall + 1e-9
    assert bottom + tall <= room.bottom + 1e-9
    assert (left + right) / 2 == pytest.approx((room.left + room.right) / 2)
    assert (top + bottom) / 2 == pytest.approx((room.top + room.bottom) / 2, abs=0.06)


def test_neighbours_touch_and_nothing_overlaps() -> None:
    island = fitted(FLOWER, ROOM)
    for one, other in combinations(FLOWER, 2):
        (x, y), (u, v) = island.place(one), island.place(other)
        assert hypot(x - u, y - v) >= island.scale - 1e-9
    x, y = island.place((0, 0))
    for cell in FLOWER - ONE:
        u, v = island.place(cell)
        assert hypot(x - u, y - v) == pytest.approx(island.scale)


def test_an_island_grows_without_breathing() -> None:
    """Most tiles leave the scale as it is."""
    cells, scales = list[Cell](), list[float]()
    for cell in sorted(SNAKE | FLOWER):
        cells.append(cell)
        scales.append(fitted(cells, ROOM).scale)
    assert sorted(scales, reverse=True) == scales
    assert len(set(scales)) <= len(scales) / 2


def test_the_shore_is_where_a_tile_may_touch_two() -> None:
    assert shore(set()) == set()
    assert shore(ONE) == FLOWER - ONE
    assert shore({(0, 0), (1, 0)}) == {(1, -1), (0, 1)}
    assert len(shore(FLOWER)) == 6, "its six corners touch one tile only"


def test_edges_have_a_free_side() -> None:
    assert not is_edge((0, 0), FLOWER)
    assert all(is_edge(cell, FLOWER) for cell in FLOWER - ONE)
    ring = FLOWER - ONE
    assert all(is_edge(cell, ring) for cell in ring)
