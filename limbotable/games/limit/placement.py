"""Placement in Limit: the legal cells for tiles and balls.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.limit.actions import CELL, PASS, TILE_BASE
from limbotable.games.limit.board import LimitBoard
from limbotable.games.limit.island import MASK, ORIGIN, RIM, STEPS, count, slot


def first_tiles(board: LimitBoard, out: vec[i64], at: i64) -> i64:
    """Write the tiles after which the turn can be completed; where there are none, ``pass``."""
    island = board.island
    if island.laid == 0:
        out[at] = TILE_BASE + ORIGIN
        return 1
    rim = island.rim
    mine = board.balls(board.seat)
    empty = board.empty()
    # Second tiles that take the ball, with any first tile.
    ready: i64 = 0
    last_ready: i64 = 0
    places: i64 = 0
    for k in range(island.rims):
        around = island.around(rim[k])
        if around & (around - 1):
            places += 1
            if around & mine == 0 and around & empty:
                ready += 1
                last_ready = rim[k]
    n = at
    for k in range(island.rims):
        cell = rim[k]
        around = island.around(cell)
        if around & (around - 1) and (
            ready > 1
            or (ready == 1 and last_ready != cell)
            or _can_follow(board, cell, around, mine, empty, places > 1)
        ):
            out[n] = TILE_BASE + cell
            n += 1
    if n == at:
        out[n] = PASS
        n += 1
    return n - at


def _can_follow(board: LimitBoard, cell: i64, around: i64, mine: i64, empty: i64, others: bool) -> bool:
    """Return whether a first tile takes the ball itself, or a second one does that leans on it."""
    island = board.island
    if around & mine == 0:
        # In the ring around a tile that touches some, a free cell lies next to one of them: a second
        # tile fits there, and is the empty neighbour.
        if count(around) < 6:
            return True
        if around & empty and others:
            return True
    for d in range(i64(6)):
        beside = cell + STEPS[d]
        if i64(island.where[beside]) >= RIM:
            touching = island.around(beside)
            if touching and touching & mine == 0:
                return True
    return False


def second_tiles(board: LimitBoard, out: vec[i64], at: i64) -> i64:
    """Write the second tiles after which the turn can be completed."""
    island = board.island
    rim = island.rim
    mine = board.balls(board.seat)
    empty = board.empty()
    first = MASK[i64(island.where[board.did0 % CELL])]
    beside_first = island.near[slot(first)]
    first_may = beside_first & mine == 0
    surely = first_may and beside_first & empty != 0
    n = at
    for k in range(island.rims):
        around = island.around(rim[k])
        if (around & (around - 1) or (island.laid == 1 and around)) and (
            surely or (first_may and around & first != 0) or (around & mine == 0 and around & empty != 0)
        ):
            out[n] = TILE_BASE + rim[k]
            n += 1
    return n - at


def just_laid(board: LimitBoard) -> i64:
    """Return the tiles that take the ball, of the two tiles just laid.

    A ball on a new tile takes no old ball's empty neighbour: each still has those from before the turn.
    """
    island = board.island
    mine = board.balls(board.seat)
    empty = board.empty()
    first = i64(island.where[board.did0 % CELL])
    second = i64(island.where[board.did1 % CELL])
    found: i64 = 0
    if island.near[first] & mine == 0 and island.near[first] & empty:
        found |= MASK[first]
    if island.near[second] & mine == 0 and island.near[second] & empty:
        found |= MASK[second]
    return found


def addable(board: LimitBoard, seat: i64) -> i64:
    """Return the empty tiles that take a ball of the seat once the tiles are out."""
    near = board.island.near
    mine = board.balls(seat)
    empty = board.empty()
    last_freedoms: i64 = 0
    rest = board.all_balls()
    while rest:
        low = rest & -rest
        rest ^= low
        free = near[slot(low)] & empty
        if free & (free - 1) == 0:
            last_freedoms |= free
    found: i64 = 0
    rest = empty & ~last_freedoms
    while rest:
        low = rest & -rest
        rest ^= low
        beside = near[slot(low)]
        if beside & mine == 0 and beside & empty:
            found |= low
    return found
