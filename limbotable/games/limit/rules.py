"""Limit by Cameron Browne: the only place where the game is written.

By the project's rulings on top of the published text.  Tiles and balls are sets in masks: the bit of a tile
is the order in which it was laid.  Compiled by mypyc where a C compiler works.

A *slot* is a tile's index into the tables.  It is made from the tile's bit by one product (de Bruijn's
sequence), so nothing here counts bits.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from limbotable.core.position import BIT, MOST_ACTIONS, OVER, Position

# --- cells: where a tile can lie ---------------------------------------------------------------------
#: No island of 32 tiles reaches farther from its first tile: a tile in a new row needs two in the row before.
REACH: Final = 16
_WIDTH: Final = 37  #: coordinates from -18 to 18: a ring of cells around the tiles, and one around that
_MIDDLE: Final = 18
ORIGIN: Final = 684  #: the cell 0,0
_CELLS: Final = 1369
#: From a cell to its six neighbours, all around.
STEPS: Final = vec[i64]([37, 36, -1, -37, -36, 1])


def cell_at(q: i64, r: i64) -> i64:
    """Return the cell of coordinates that lie within ``REACH``."""
    return (q + _MIDDLE) * _WIDTH + r + _MIDDLE


def cell_q(cell: i64) -> i64:
    """Return a cell's first coordinate."""
    return cell // _WIDTH - _MIDDLE


def cell_r(cell: i64) -> i64:
    """Return a cell's second coordinate."""
    return cell % _WIDTH - _MIDDLE


# --- actions: ``kind * KIND + from * CELL + to``; notation.py gives them their text -------------------
CELL: Final = 0x800
KIND: Final = 0x400000
PASS: Final = 0
TILE: Final = 1
BALL: Final = 2
MOVE: Final = 3
REMOVE: Final = 4
_TILE: Final = 0x400000
_BALL: Final = 0x800000
_MOVE: Final = 0xC00000
_REMOVE: Final = 0x1000000

# --- phases ------------------------------------------------------------------------------------------
FIRST_TILE: Final = 0
SECOND_TILE: Final = 1
BALL_ON_TILE: Final = 2  #: on one of the two tiles just laid
BALL_ANYWHERE: Final = 3  #: the tiles are out
MOVING: Final = 4
REMOVING: Final = 5
ENDED: Final = 6

# --- tiles -------------------------------------------------------------------------------------------
TILES: Final = 32
_MASK32: Final = 0xFFFFFFFF
_DEBRUIJN: Final = 0x077CB531


def slot(low: i64) -> i64:
    """Return the slot of a mask of one tile."""
    return (low * _DEBRUIJN & _MASK32) >> 27


#: The mask of the tile of a slot.
MASK: Final = vec[i64]([1 << sorted(range(32), key=lambda k: (_DEBRUIJN << k) % 2**32)[s] for s in range(32)])

#: Whether a tile with such neighbours (bit d: there is one in direction d) can go without parting them.
_LOOSE: Final = vec[i64](
    [int(sum((p >> d & 1) > (p >> (d + 1) % 6 & 1) for d in range(6)) == 1) for p in range(64)]
)
_SURROUNDED: Final = 63

# What lies where on the map of cells, if it is no slot.
_RIM: Final = 32  #: no tile, but a neighbouring one
_OFF: Final = 33
#: n tiles in one piece have at most 4n + 2 cells around them.
_RIM_ROOM: Final = 136

# --- balls: a seat's are numbered as they were laid; six bits for each say where it is ----------------
IN_HAND: Final = 63
CAPTURED: Final = 62
_ALL_IN_HAND: Final = 0xFFFFFFFFFFFF
_ONES: Final = 0x041041041041
_TOPS: Final = 0x820820820820
_FIELD: Final = vec[i64]([1 << 6 * ball for ball in range(8)])

#: Stands for an action that there was not.
NOTHING: Final = -1


def count(mask: i64) -> i64:
    """Return how many tiles a mask holds."""
    x = mask - ((mask >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) & _MASK32) >> 24


def flood(near: vec[i64], seed: i64, allowed: i64) -> i64:
    """Return the tiles of ``allowed`` that hang together with those of ``seed``, which are among them."""
    reach = seed
    todo = seed
    while todo:
        low = todo & -todo
        new = near[slot(low)] & allowed & ~reach
        reach |= new
        todo = (todo ^ low) | new
    return reach


def smothered(near: vec[i64], balls: i64, empty: i64) -> i64:
    """Return the balls of one colour whose group touches no empty tile."""
    free: i64 = 0
    rest = balls
    while rest:
        low = rest & -rest
        rest ^= low
        if near[slot(low)] & empty:
            free |= low
    if free == balls:
        return 0
    return balls & ~flood(near, free, balls)


def unfree(near: vec[i64], balls: i64, empty: i64) -> bool:
    """Say whether some of the balls has no empty tile next to it."""
    rest = balls
    while rest:
        low = rest & -rest
        rest ^= low
        if near[slot(low)] & empty == 0:
            return True
    return False


@final
class TileIsland:
    """All tiles that were ever laid, and the cells around them.  Only laying changes it."""

    def __init__(
        self, cells: vec[i64], near: vec[i64], ring: vec[i64], where: vec[u8], rim: vec[i64]
    ) -> None:
        self.laid: i64 = 0
        self.cells = cells  #: by slot
        self.near = near  #: by slot: the neighbouring tiles
        self.ring = ring  #: by six times the slot and a direction: the tile there
        self.where = where  #: by cell: the slot, or ``_RIM`` or ``_OFF``
        self.rim = rim  #: the cells around the tiles
        self.rims: i64 = 0

    def copy(self) -> TileIsland:
        """Return an independent copy."""
        twin = TileIsland(self.cells[:], self.near[:], self.ring[:], self.where[:], self.rim[:])
        twin.laid = self.laid
        twin.rims = self.rims
        return twin

    def around(self, cell: i64) -> i64:
        """Return the tiles that touch a cell."""
        where = self.where
        found: i64 = 0
        for d in range(i64(6)):
            beside = i64(where[cell + STEPS[d]])
            if beside < _RIM:
                found |= MASK[beside]
        return found

    def lay(self, cell: i64) -> None:
        """Lay the next tile."""
        mask = BIT[self.laid]
        self.laid += 1
        new = slot(mask)
        where = self.where
        rim = self.rim
        if i64(where[cell]) == _RIM:
            k: i64 = 0
            while rim[k] != cell:
                k += 1
            self.rims -= 1
            rim[k] = rim[self.rims]
        where[cell] = u8(new)
        self.cells[new] = cell
        touching: i64 = 0
        for d in range(i64(6)):
            beside = cell + STEPS[d]
            other = i64(where[beside])
            if other < _RIM:
                touching |= MASK[other]
                self.near[other] |= mask
                self.ring[6 * new + d] = MASK[other]
                self.ring[6 * other + (d + 3) % 6] = mask
            elif other == _OFF:
                where[beside] = u8(_RIM)
                rim[self.rims] = beside
                self.rims += 1
        self.near[new] = touching


def no_island() -> TileIsland:
    """Return the empty table."""
    return TileIsland(
        vec[i64]([0] * TILES),
        vec[i64]([0] * TILES),
        vec[i64]([0] * (6 * TILES)),
        vec[u8]([u8(_OFF)] * _CELLS),
        vec[i64]([0] * _RIM_ROOM),
    )


@final
class LimitPosition(Position):
    """A position of Limit."""

    def __init__(self, seats: i64, each: i64, island: TileIsland) -> None:
        self.seats: i64 = seats
        self.each: i64 = each  #: balls of each seat
        self.island = island
        self.lent: bool = False  #: others look at the island too: copy it before laying
        self.phase: i64 = FIRST_TILE
        self.seat: i64 = 0  #: to act
        self.pool: i64 = 0  #: tiles still to be laid
        self.tiles: i64 = 0
        self.balls0: i64 = 0
        self.balls1: i64 = 0
        self.balls2: i64 = 0
        self.hand0: i64 = 0  #: balls in hand; out of the game once balls move
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.spots0: i64 = _ALL_IN_HAND  #: where each ball of a seat is: a slot, or a word for elsewhere
        self.spots1: i64 = _ALL_IN_HAND
        self.spots2: i64 = _ALL_IN_HAND
        # placement
        self.passes: i64 = 0  #: in succession
        self.stuck: i64 = 0  #: mask of the seats that add no more balls
        # movement
        self.edge: i64 = 0  #: tiles with a free edge
        self.loose: i64 = 0  #: of these, the ones that clearly part nothing when they go
        self.opening: bool = False  #: it is everybody's first turn of movement
        self.bound: bool = False  #: no ball may come off in this turn
        self.out: i64 = 0  #: mask of the eliminated seats
        self.first_out: i64 = NOTHING
        self.second_out: i64 = NOTHING
        # what there is to tell of the last lines
        self.did0: i64 = NOTHING  #: the actions of this turn so far
        self.did1: i64 = NOTHING
        self.last_seat: i64 = NOTHING  #: whose the turn before was, and its actions
        self.last0: i64 = NOTHING
        self.last1: i64 = NOTHING
        self.last2: i64 = NOTHING
        self.fell: i64 = 0  #: tiles whose balls the last action took off
        self.gone: i64 = 0  #: tiles that went with it
        self.last_gone: i64 = 0  #: tiles that went in the turn before

    def copy(self) -> LimitPosition:
        self.lent = True
        twin = LimitPosition(self.seats, self.each, self.island)
        twin.lent = True
        twin.phase = self.phase
        twin.seat = self.seat
        twin.pool = self.pool
        twin.tiles = self.tiles
        twin.balls0 = self.balls0
        twin.balls1 = self.balls1
        twin.balls2 = self.balls2
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.hand2 = self.hand2
        twin.spots0 = self.spots0
        twin.spots1 = self.spots1
        twin.spots2 = self.spots2
        twin.passes = self.passes
        twin.stuck = self.stuck
        twin.edge = self.edge
        twin.loose = self.loose
        twin.opening = self.opening
        twin.bound = self.bound
        twin.out = self.out
        twin.first_out = self.first_out
        twin.second_out = self.second_out
        twin.did0 = self.did0
        twin.did1 = self.did1
        twin.last_seat = self.last_seat
        twin.last0 = self.last0
        twin.last1 = self.last1
        twin.last2 = self.last2
        twin.fell = self.fell
        twin.gone = self.gone
        twin.last_gone = self.last_gone
        return twin

    # --- what there is to see ------------------------------------------------------------------------
    def turn(self) -> i64:
        return OVER if self.phase == ENDED else self.seat

    def urn(self) -> i64:
        return 0

    def settle(self, outcome: vec[i64]) -> None:
        raise ValueError("nothing is left to chance")

    def visible(self, viewer: i64) -> i64:
        return 0

    def balls(self, seat: i64) -> i64:
        """Return the tiles that hold a seat's balls."""
        if seat == 0:
            return self.balls0
        return self.balls1 if seat == 1 else self.balls2

    def hand(self, seat: i64) -> i64:
        """Return how many balls a seat has in hand, or had when movement began."""
        if seat == 0:
            return self.hand0
        return self.hand1 if seat == 1 else self.hand2

    def spots(self, seat: i64) -> i64:
        """Return where a seat's balls are, six bits for each."""
        if seat == 0:
            return self.spots0
        return self.spots1 if seat == 1 else self.spots2

    def all_balls(self) -> i64:
        """Return the tiles that hold a ball."""
        return self.balls0 | self.balls1 | self.balls2

    def empty(self) -> i64:
        """Return the tiles that hold none."""
        return self.tiles & ~(self.balls0 | self.balls1 | self.balls2)

    def laid_cells(self) -> list[int]:
        """Return the cells of all tiles that were ever laid, in that order."""
        island = self.island
        return [int(island.cells[slot(BIT[k])]) for k in range(island.laid)]

    def rim_cells(self) -> list[int]:
        """Return the cells without a tile that touch one; in the phases of placement only."""
        return [int(self.island.rim[k]) for k in range(self.island.rims)]

    def ball_cells(self, seat: i64) -> list[int]:
        """Return where each ball that a seat has laid lies, in that order; ``NOTHING`` if captured."""
        laid = self.each - self.hand(seat)
        spots = self.spots(seat)
        found = []
        for _ in range(laid):
            where = spots & 63
            found.append(int(self.island.cells[where]) if where < TILES else int(NOTHING))
            spots >>= 6
        return found

    def cells(self, mask: i64) -> list[int]:
        """Return the cells of the tiles of a mask."""
        return [int(self.island.cells[slot(BIT[k])]) for k in range(self.island.laid) if mask & BIT[k]]

    def tile_at(self, cell: i64) -> i64:
        """Return the mask of the tile on a cell, 0 where there is none."""
        found = i64(self.island.where[cell])
        return MASK[found] & self.tiles if found < TILES else 0

    def touching(self, cell: i64) -> i64:
        """Return the tiles that touch a cell."""
        return self.island.around(cell) & self.tiles

    def neighbours(self, tile: i64) -> i64:
        """Return the tiles next to a tile."""
        return self.island.near[slot(tile)] & self.tiles

    def reachable(self, tile: i64) -> i64:
        """Return the empty tiles that a ball reaches from there."""
        empty = self.empty()
        near = self.island.near
        return flood(near, near[slot(tile)] & empty, empty)

    def keeps_together(self, tile: i64) -> bool:
        """Say whether no two parts with balls result when an empty tile goes."""
        if self.loose & tile:
            return True
        near = self.island.near
        left = self.tiles & ~tile
        beside = near[slot(tile)] & left
        balls = self.all_balls()
        # Its neighbours are two groups, or three.  Two are flooded in turn until they meet, or one is all of
        # its part: so the smaller part says how long that takes.
        reach1 = flood(near, beside & -beside, beside)
        beside &= ~reach1
        reach2 = flood(near, beside & -beside, beside)
        if beside & ~reach2:
            return balls & ~flood(near, balls & -balls, left) == 0
        todo1 = reach1
        todo2 = reach2
        while todo1 and todo2:
            low = todo1 & -todo1
            new = near[slot(low)] & left & ~reach1
            if new & reach2:
                return True
            reach1 |= new
            todo1 = (todo1 ^ low) | new
            low = todo2 & -todo2
            new = near[slot(low)] & left & ~reach2
            if new & reach1:
                return True
            reach2 |= new
            todo2 = (todo2 ^ low) | new
        part = reach2 if todo1 else reach1
        return balls & part == 0 or balls & ~part == 0

    def can_only_pass(self) -> bool:
        """Say whether the seat to act can complete no turn of placement."""
        if self.phase != FIRST_TILE:
            return False
        found = vec[i64]([0] * MOST_ACTIONS)
        self.legal(found, 0)
        return found[0] == PASS

    def consequence(self, action: i64) -> list[int]:
        """Return two masks: whose balls a legal ``move`` or ``remove`` takes off, and the tiles that go."""
        twin = self.copy()
        if action // KIND == MOVE:
            twin.shift(action // CELL % CELL, action % CELL)
        else:
            twin.lift(MASK[i64(self.island.where[action % CELL])])
        return [int(twin.fell), int(twin.gone)]

    # --- legal actions -------------------------------------------------------------------------------
    def legal(self, out: vec[i64], at: i64) -> i64:
        phase = self.phase
        if phase == MOVING:
            return self._moves(out, at)
        if phase == REMOVING:
            return self._removals(out, at)
        if phase == FIRST_TILE:
            return self._first_tiles(out, at)
        if phase == SECOND_TILE:
            return self._second_tiles(out, at)
        if phase == ENDED:
            return 0
        cells = self.island.cells
        n = at
        rest = self._just_laid() if phase == BALL_ON_TILE else self._addable(self.seat)
        while rest:
            low = rest & -rest
            rest ^= low
            out[n] = _BALL + cells[slot(low)]
            n += 1
        return n - at

    def _first_tiles(self, out: vec[i64], at: i64) -> i64:
        """Write the tiles after which the turn can be completed; where there are none, ``pass``."""
        island = self.island
        if island.laid == 0:
            out[at] = _TILE + ORIGIN
            return 1
        rim = island.rim
        mine = self.balls(self.seat)
        empty = self.empty()
        # Second tiles that take the ball whatever the first tile is.
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
                or self._can_follow(cell, around, mine, empty, places > 1)
            ):
                out[n] = _TILE + cell
                n += 1
        if n == at:
            out[n] = PASS
            n += 1
        return n - at

    def _can_follow(self, cell: i64, around: i64, mine: i64, empty: i64, others: bool) -> bool:
        """Say whether a first tile takes the ball itself, or a second one does that leans on it."""
        island = self.island
        if around & mine == 0:
            # In the ring around a tile that touches some, a free cell lies next to one of them: a second
            # tile fits there, and is the empty neighbour.
            if count(around) < 6:
                return True
            if around & empty and others:
                return True
        for d in range(i64(6)):
            beside = cell + STEPS[d]
            if i64(island.where[beside]) >= _RIM:
                touching = island.around(beside)
                if touching and touching & mine == 0:
                    return True
        return False

    def _second_tiles(self, out: vec[i64], at: i64) -> i64:
        island = self.island
        rim = island.rim
        mine = self.balls(self.seat)
        empty = self.empty()
        first = MASK[i64(island.where[self.did0 % CELL])]
        beside_first = island.near[slot(first)]
        first_may = beside_first & mine == 0
        surely = first_may and beside_first & empty != 0
        n = at
        for k in range(island.rims):
            around = island.around(rim[k])
            if (around & (around - 1) or (island.laid == 1 and around)) and (
                surely or (first_may and around & first != 0) or (around & mine == 0 and around & empty != 0)
            ):
                out[n] = _TILE + rim[k]
                n += 1
        return n - at

    def _just_laid(self) -> i64:
        """Return those of the two tiles just laid that take the ball.

        A ball on a new tile takes no old ball's empty neighbour: what each had before the turn is there.
        """
        island = self.island
        mine = self.balls(self.seat)
        empty = self.empty()
        first = i64(island.where[self.did0 % CELL])
        second = i64(island.where[self.did1 % CELL])
        found: i64 = 0
        if island.near[first] & mine == 0 and island.near[first] & empty:
            found |= MASK[first]
        if island.near[second] & mine == 0 and island.near[second] & empty:
            found |= MASK[second]
        return found

    def _addable(self, seat: i64) -> i64:
        """Return the empty tiles that take a ball of a seat's once the tiles are out."""
        near = self.island.near
        mine = self.balls(seat)
        empty = self.empty()
        last_freedoms: i64 = 0
        rest = self.all_balls()
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

    def _moves(self, out: vec[i64], at: i64) -> i64:
        """Write all moves; those of balls that reach the same tiles are alike but for where they start."""
        island = self.island
        near = island.near
        cells = island.cells
        empty = self.empty()
        sure = self._surely_completed(empty, self.bound)
        n = at
        largest: i64 = 0
        listed: i64 = 0
        list_at = at
        list_base: i64 = 0
        rest = self.balls(self.seat)
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
            base = _MOVE + cells[slot(ball)] * CELL
            todo = reach & sure
            if todo == listed:
                delta = base - list_base
                for k in range(list_at, list_at + count(listed)):
                    out[n] = out[k] + delta
                    n += 1
            elif todo:
                listed = todo
                list_at = n
                list_base = base
                while todo:
                    low = todo & -todo
                    todo ^= low
                    out[n] = base + cells[slot(low)]
                    n += 1
            todo = reach & ~sure
            while todo:
                low = todo & -todo
                todo ^= low
                if self._can_complete(ball, low, self.bound):
                    out[n] = base + cells[slot(low)]
                    n += 1
        return n - at

    def _surely_completed(self, empty: i64, quietly: bool) -> i64:
        """Return tiles such that a turn can be completed after any move there; perhaps not all of them."""
        if quietly:
            found: i64 = 0
            rest = empty
            while rest:
                low = rest & -rest
                rest ^= low
                if self._surely_quiet(low, empty):
                    found |= low
            return found
        spare = self.loose & empty
        if spare & (spare - 1):
            return empty
        return empty & ~spare if spare else 0

    def _surely_quiet(self, tile: i64, empty: i64) -> bool:
        """Say whether after any move to the tile some removal takes no ball off, as the move takes none.

        Where the ball comes from is not counted as empty, which it will be: so False may be wrong.
        """
        near = self.island.near
        left = empty & ~tile
        balls = self.all_balls()
        around = near[slot(tile)]
        if unfree(near, around & balls & ~self.balls(self.seat), left):
            return False
        free = around & left
        rest = self.loose & left
        while rest:
            low = rest & -rest
            rest ^= low
            if free & ~low and not unfree(near, near[slot(low)] & balls, left & ~low):
                return True
        return False

    def removal_follows(self, ball: i64, tile: i64) -> bool:
        """Say whether some tile could be removed after a move, were the seat not bound by the equaliser."""
        return self._can_complete(ball, tile, False)

    def _can_complete(self, ball: i64, tile: i64, quietly: bool) -> bool:
        """Say whether some removal is legal after a move; ``quietly``: and neither takes a ball off."""
        twin = self.copy()
        cells = self.island.cells
        twin.shift(cells[slot(ball)], cells[slot(tile)])
        if quietly and twin.fell:
            return False
        rest = twin.empty() & twin.edge
        while rest:
            low = rest & -rest
            rest ^= low
            if twin.keeps_together(low) and not (quietly and twin.takes(low)):
                return True
        return False

    def _removals(self, out: vec[i64], at: i64) -> i64:
        cells = self.island.cells
        n = at
        rest = self.empty() & self.edge
        while rest:
            low = rest & -rest
            rest ^= low
            if (low & self.loose or self.keeps_together(low)) and not (self.bound and self.takes(low)):
                out[n] = _REMOVE + cells[slot(low)]
                n += 1
        return n - at

    def takes(self, tile: i64) -> bool:
        """Say whether the removal of a tile, legal but for that, takes a ball off."""
        if self.loose & tile:
            near = self.island.near
            left = self.empty() & ~tile
            concerned = (near[slot(tile)] & self.all_balls()) | self._moved_to()
            if not unfree(near, concerned, left):
                return False
        twin = self.copy()
        twin.lift(tile)
        return twin.fell != 0

    def _moved_to(self) -> i64:
        """Return the tile of the ball that was moved in this turn."""
        return MASK[i64(self.island.where[self.did0 % CELL])]

    def _has_turn(self, seat: i64, quietly: bool) -> bool:
        """Say whether a seat has a full turn of movement; ``quietly``: one that takes no ball off."""
        near = self.island.near
        empty = self.empty()
        sure = self._surely_completed(empty, quietly)
        mine = self.balls(seat)
        rest = mine
        while rest:
            ball = rest & -rest
            rest ^= ball
            if near[slot(ball)] & sure:
                return True
        rest = mine
        while rest:
            ball = rest & -rest
            rest ^= ball
            reach = flood(near, near[slot(ball)] & empty, empty)
            if reach & sure:
                return True
            while reach:
                tile = reach & -reach
                reach ^= tile
                if self._can_complete(ball, tile, quietly):
                    return True
        return False

    # --- the seats' actions --------------------------------------------------------------------------
    def play(self, action: i64) -> None:
        kind = action // KIND
        if kind == MOVE:
            self.shift(action // CELL % CELL, action % CELL)
            self.phase = REMOVING
        elif kind == REMOVE:
            self.lift(MASK[i64(self.island.where[action % CELL])])
            self._note(self.did0, action, NOTHING)
            self._next_mover()
        else:
            self.fell = 0
            self.gone = 0
            if kind == TILE:
                self._lay(action)
            elif kind == BALL:
                self._place(action)
            else:
                self.passes += 1
                self._note(action, NOTHING, NOTHING)
                if self.passes >= self._holders():
                    self.pool = 0
                self._next_placer()

    def _note(self, first: i64, second: i64, third: i64) -> None:
        """Keep what was done in a turn that ends."""
        self.last_seat = self.seat
        self.last0 = first
        self.last1 = second
        self.last2 = third
        self.last_gone = self.gone
        self.did0 = NOTHING
        self.did1 = NOTHING

    # --- placement -----------------------------------------------------------------------------------
    def _lay(self, action: i64) -> None:
        if self.lent:
            self.island = self.island.copy()
            self.lent = False
        self.tiles |= BIT[self.island.laid]
        self.island.lay(action % CELL)
        self.pool -= 1
        if self.phase == FIRST_TILE:
            self.did0 = action
            self.phase = SECOND_TILE
        else:
            self.did1 = action
            self.phase = BALL_ON_TILE

    def put(self, seat: i64, cell: i64) -> None:
        """Put a ball from a seat's hand on a tile."""
        where = i64(self.island.where[cell])
        if seat == 0:
            self.spots0 += (where - IN_HAND) * _FIELD[self.each - self.hand0]
            self.balls0 |= MASK[where]
            self.hand0 -= 1
        elif seat == 1:
            self.spots1 += (where - IN_HAND) * _FIELD[self.each - self.hand1]
            self.balls1 |= MASK[where]
            self.hand1 -= 1
        else:
            self.spots2 += (where - IN_HAND) * _FIELD[self.each - self.hand2]
            self.balls2 |= MASK[where]
            self.hand2 -= 1

    def forget(self, seat: i64, hand: i64) -> None:
        """Count the balls that a seat has in hand as captured, all but so many."""
        while self.hand(seat) > hand:
            if seat == 0:
                self.spots0 -= _FIELD[self.each - self.hand0]
                self.hand0 -= 1
            elif seat == 1:
                self.spots1 -= _FIELD[self.each - self.hand1]
                self.hand1 -= 1
            else:
                self.spots2 -= _FIELD[self.each - self.hand2]
                self.hand2 -= 1

    def _place(self, action: i64) -> None:
        self.put(self.seat, action % CELL)
        self.passes = 0
        if self.phase == BALL_ON_TILE:
            self._note(self.did0, self.did1, action)
        else:
            self._note(action, NOTHING, NOTHING)
        self._next_placer()

    def _holders(self) -> i64:
        """Return how many seats have balls in hand."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.hand(seat) > 0:
                found += 1
        return found

    def _next_placer(self) -> None:
        """Go on to the next seat."""
        seat = self.seat + 1
        self.place_next(seat if seat < self.seats else 0)

    def place_next(self, first: i64) -> None:
        """Go on to the first seat, from one on, that places something; when there is none, to movement."""
        seat = first
        for _ in range(self.seats):
            if self.hand(seat) > 0 and self.stuck & BIT[seat] == 0:
                if self.pool > 0:
                    self.seat = seat
                    self.phase = FIRST_TILE
                    return
                if self._addable(seat):
                    self.seat = seat
                    self.phase = BALL_ANYWHERE
                    return
                self.stuck |= BIT[seat]
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.begin_movement(0, True)

    # --- movement ------------------------------------------------------------------------------------
    def begin_movement(self, seat: i64, opening: bool) -> None:
        """Let the balls move, a seat first; ``opening``: with everybody's first turns."""
        self.pool = 0
        self.edge = 0
        self.loose = 0
        self._look_at(self.tiles)
        self.opening = opening
        self.seat = seat - 1
        self._next_mover()

    def _look_at(self, tiles: i64) -> None:
        """Find out again which of the tiles have a free edge, and which clearly part nothing."""
        ring = self.island.ring
        there = self.tiles
        rest = tiles
        while rest:
            low = rest & -rest
            rest ^= low
            at = 6 * slot(low)
            around: i64 = 0
            if ring[at] & there:
                around = 1
            if ring[at + 1] & there:
                around |= 2
            if ring[at + 2] & there:
                around |= 4
            if ring[at + 3] & there:
                around |= 8
            if ring[at + 4] & there:
                around |= 16
            if ring[at + 5] & there:
                around |= 32
            if around != _SURROUNDED:
                self.edge |= low
                if _LOOSE[around]:
                    self.loose |= low
                else:
                    self.loose &= ~low

    def _next_mover(self) -> None:
        """Go on to the next seat that has a full turn; those on the way that have none are eliminated."""
        self.bound = False
        seat = self.seat
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
                self.opening = False
            if self.out & BIT[seat]:
                continue
            self.seat = seat
            if self._seats_left() == 1:
                self.phase = ENDED
                return
            if self._has_turn(seat, False):
                self.phase = MOVING
                self.bound = self.opening and seat < self.seats - 1 and self._has_turn(seat, True)
                return
            self.out |= BIT[seat]
            if self.first_out == NOTHING:
                self.first_out = seat
            else:
                self.second_out = seat

    def _seats_left(self) -> i64:
        left = self.seats
        if self.first_out != NOTHING:
            left -= 1
        if self.second_out != NOTHING:
            left -= 1
        return left

    def shift(self, start: i64, end: i64) -> None:
        """Move a ball, and take off the enemy groups that have no freedom then."""
        self.did0 = _MOVE + start * CELL + end
        self.fell = 0
        self.gone = 0
        island = self.island
        from_slot = i64(island.where[start])
        to_slot = i64(island.where[end])
        both = MASK[from_slot] | MASK[to_slot]
        step = to_slot - from_slot
        if self.seat == 0:
            self.balls0 ^= both
            self.spots0 += step * _field_of(self.spots0, from_slot)
        elif self.seat == 1:
            self.balls1 ^= both
            self.spots1 += step * _field_of(self.spots1, from_slot)
        else:
            self.balls2 ^= both
            self.spots2 += step * _field_of(self.spots2, from_slot)
        enemies = self.all_balls() & ~self.balls(self.seat)
        if unfree(island.near, island.near[to_slot] & enemies, self.empty()):
            self._capture_enemies()

    def lift(self, tile: i64) -> None:
        """Remove an empty tile with all that it cuts off; then take off what has no freedom."""
        self.fell = 0
        near = self.island.near
        loose = self.loose & tile
        tiles = self.tiles & ~tile
        balls = self.all_balls()
        gone = tile
        if loose == 0:
            kept = flood(near, balls & -balls, tiles)
            gone |= tiles & ~kept
            tiles = kept
        self.tiles = tiles
        self.gone = gone
        self.edge &= tiles
        self.loose &= tiles
        beside = near[slot(tile)]
        if gone != tile:
            rest = gone
            while rest:
                low = rest & -rest
                rest ^= low
                beside |= near[slot(low)]
        self._look_at(beside & tiles)
        mine = self.balls(self.seat)
        empty = tiles & ~balls
        if unfree(near, beside & balls & ~mine, empty):
            self._capture_enemies()
        # An own group can also have lost its freedom to the ball that was moved.
        if unfree(near, (beside | self._moved_to()) & mine, empty):
            self._take(self.seat, smothered(near, mine, self.empty()))

    def _capture_enemies(self) -> None:
        """Take off all enemy groups without freedom, together."""
        near = self.island.near
        empty = self.empty()
        seat = self.seat
        lost0 = smothered(near, self.balls0, empty) if seat != 0 else 0
        lost1 = smothered(near, self.balls1, empty) if seat != 1 else 0
        lost2 = smothered(near, self.balls2, empty) if seat != 2 else 0
        self._take(0, lost0)
        self._take(1, lost1)
        self._take(2, lost2)

    def _take(self, seat: i64, lost: i64) -> None:
        self.fell |= lost
        rest = lost
        while rest:
            low = rest & -rest
            rest ^= low
            where = slot(low)
            if seat == 0:
                self.balls0 ^= low
                self.spots0 += (CAPTURED - where) * _field_of(self.spots0, where)
            elif seat == 1:
                self.balls1 ^= low
                self.spots1 += (CAPTURED - where) * _field_of(self.spots1, where)
            else:
                self.balls2 ^= low
                self.spots2 += (CAPTURED - where) * _field_of(self.spots2, where)


def _field_of(spots: i64, where: i64) -> i64:
    """Return one at the lowest of the six bits that say that a ball is there, which one ball is."""
    x = spots ^ (where * _ONES)
    found = (x - _ONES) & ~x & _TOPS
    return (found & -found) >> 5


def opening_position(seats: int, each: int) -> LimitPosition:
    """Return the beginning of a match with so many seats, and balls for each."""
    position = LimitPosition(seats, each, no_island())
    position.pool = 4 * each
    position.hand0 = each
    position.hand1 = each
    if seats == 3:
        position.hand2 = each
    return position


def arranged(
    cells: list[int], balls: list[list[int]], seat: int, hands: list[int], pool: int, opening: bool
) -> LimitPosition:
    """Return a position that no match need have led to, for studies and tests.

    ``balls`` has the cells of each seat's balls, and the seat is to act if it can: to lay tiles where the
    pool has some, else to add a ball where somebody has one in hand, else to move.  Who has fewer balls than
    another seat has lost some.
    """
    each = max([len(mine) + hand for mine, hand in zip(balls, hands, strict=True)])
    position = opening_position(len(balls), each)
    for cell in cells:
        position.tiles |= BIT[position.island.laid]
        position.island.lay(cell)
    for k, mine in enumerate(balls):
        for cell in mine:
            position.put(k, cell)
        position.forget(k, hands[k])
    position.pool = pool
    if pool or sum(hands):
        position.place_next(seat)
    else:
        position.begin_movement(seat, opening)
    return position
