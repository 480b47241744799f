"""Movement in Limit: the legal moves and removals, each of which leaves a turn that can be completed.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.limit.actions import CELL, MOVE_BASE, REMOVE_BASE
from limbotable.games.limit.board import LimitBoard
from limbotable.games.limit.island import flood, holds, slot, unfree, write_each


def moves(board: LimitBoard, out: vec[i64], at: i64) -> i64:
    """Write all moves; balls that reach the same tiles have the same moves but for the start."""
    island = board.island
    near = island.near
    cells = island.cells
    empty = board.empty()
    sure = _surely_completed(board, empty, board.bound)
    n = at
    largest: i64 = 0
    listed: i64 = 0
    list_at = at
    list_end = at
    list_base: i64 = 0
    rest = board.balls(board.seat)
    while rest:
        ball = rest & -rest
        rest ^= ball
        seeds = near[slot(ball)] & empty
        reach: i64 = 0
        while seeds:
            if seeds & largest:
                part = largest
            else:
                part = flood(near, seeds & -seeds, empty)
                if largest == 0:
                    largest = part
            reach |= part
            seeds &= ~part
        base = MOVE_BASE + cells[slot(ball)] * CELL
        todo = reach & sure
        if todo == listed:
            delta = base - list_base
            for k in range(list_at, list_end):
                out[n] = out[k] + delta
                n += 1
        elif todo:
            listed = todo
            list_at = n
            list_base = base
            n = write_each(out, n, base, cells, todo)
            list_end = n
        todo = reach & ~sure
        while todo:
            low = todo & -todo
            todo ^= low
            if can_complete(board, ball, low, board.bound):
                out[n] = base + cells[slot(low)]
                n += 1
    return n - at


def _surely_completed(board: LimitBoard, empty: i64, quietly: bool) -> i64:
    """Return tiles such that a turn can be completed after any move there; perhaps not all such tiles."""
    if quietly:
        found: i64 = 0
        rest = empty
        while rest:
            low = rest & -rest
            rest ^= low
            if _surely_quiet(board, low, empty):
                found |= low
        return found
    spare = board.loose & empty
    if spare & (spare - 1):
        return empty
    return empty & ~spare if spare else i64(0)


def _surely_quiet(board: LimitBoard, tile: i64, empty: i64) -> bool:
    """Return whether after any move to the tile some removal takes no ball off, as the move takes none.

    The ball's own tile is not counted as empty, which it will be: so False may be wrong.
    """
    near = board.island.near
    left = empty & ~tile
    balls = board.all_balls()
    around = near[slot(tile)]
    if unfree(near, around & balls & ~board.balls(board.seat), left):
        return False
    free = around & left
    rest = board.loose & left
    while rest:
        low = rest & -rest
        rest ^= low
        if free & ~low and not unfree(near, near[slot(low)] & balls, left & ~low):
            return True
    return False


def can_complete(board: LimitBoard, ball: i64, tile: i64, quietly: bool) -> bool:
    """Return whether some removal is legal after a move; ``quietly``: with neither taking a ball off."""
    if quietly:
        if _captures(board, ball, tile):
            return False
    else:
        balls = board.all_balls() ^ ball ^ tile
        rest = board.edge & ~balls
        if rest & board.loose:
            return True
        near = board.island.near
        while rest:
            low = rest & -rest
            rest ^= low
            if holds(near, board.tiles, balls, low):
                return True
        if not _captures(board, ball, tile):
            return False
    twin = board.copy()
    cells = board.island.cells
    twin.shift(cells[slot(ball)], cells[slot(tile)])
    rest = twin.empty() & twin.edge
    while rest:
        low = rest & -rest
        rest ^= low
        if twin.keeps_together(low) and not (quietly and takes(twin, low)):
            return True
    return False


def _captures(board: LimitBoard, ball: i64, tile: i64) -> bool:
    """Return whether a move takes a ball off."""
    near = board.island.near
    empty = board.empty() ^ ball ^ tile
    enemies = board.all_balls() & ~board.balls(board.seat)
    return unfree(near, near[slot(tile)] & enemies, empty) and board.without_freedom(enemies, empty) != 0


def removals(board: LimitBoard, out: vec[i64], at: i64) -> i64:
    """Write all removals."""
    island = board.island
    near = island.near
    balls = board.all_balls()
    empty = board.empty()
    found = empty & board.loose
    rest = empty & board.edge & ~found
    while rest:
        low = rest & -rest
        rest ^= low
        if holds(near, board.tiles, balls, low):
            found |= low
    if board.bound:
        rest = found
        while rest:
            low = rest & -rest
            rest ^= low
            if takes(board, low):
                found ^= low
    return write_each(out, at, REMOVE_BASE, island.cells, found) - at


def takes(board: LimitBoard, tile: i64) -> bool:
    """Return whether the removal of a tile, legal but for that, takes a ball off."""
    near = board.island.near
    gone = board.cut_off(tile)
    beside: i64 = 0
    rest = gone
    while rest:
        low = rest & -rest
        rest ^= low
        beside |= near[slot(low)]
    left = board.empty() & ~gone
    mine = board.balls(board.seat)
    enemies = board.all_balls() & ~mine
    if unfree(near, beside & enemies, left) and board.without_freedom(enemies, left):
        return True
    own = (beside | board.moved_to()) & mine
    return unfree(near, own, left) and board.without_freedom(mine, left) != 0


def has_turn(board: LimitBoard, seat: i64, quietly: bool) -> bool:
    """Return whether a seat has a full turn of movement; ``quietly``: one that takes no ball off."""
    near = board.island.near
    empty = board.empty()
    mine = board.balls(seat)
    beside: i64 = 0
    rest = mine
    while rest:
        low = rest & -rest
        rest ^= low
        beside |= near[slot(low)] & empty
    if quietly:
        rest = beside
        while rest:
            low = rest & -rest
            rest ^= low
            if _surely_quiet(board, low, empty):
                return True
    elif beside & _surely_completed(board, empty, False):
        return True
    rest = mine
    while rest:
        ball = rest & -rest
        rest ^= ball
        reach = flood(near, near[slot(ball)] & empty, empty)
        while reach:
            tile = reach & -reach
            reach ^= tile
            if can_complete(board, ball, tile, quietly):
                return True
    return False
