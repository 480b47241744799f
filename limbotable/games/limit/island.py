"""The tiles of Limit: their places, and their connections.

Sets of tiles are masks: the bit of a tile is the order in which it was laid.  A *slot* is a tile's index
into the tables.  It is made from the tile's bit by one product (de Bruijn's sequence), so nothing here counts
bits.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from limbotable.core.position import BIT, MOST_ACTIONS
from limbotable.games.limit.actions import CELL

# --- cells: the possible places of a tile ------------------------------------------------------------
#: No island of 32 tiles reaches farther from its first tile: a tile in a new row needs two in the row before.
REACH: Final = 16
_WIDTH: Final = 37  #: coordinates from -18 to 18: a ring of cells around the tiles, and one around that
_MIDDLE: Final = 18
ORIGIN: Final = 684  #: the cell 0,0
_CELLS: Final = 1369
assert _CELLS <= CELL
#: The steps from a cell to its six neighbours, in circular order.
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


# --- tiles -------------------------------------------------------------------------------------------
TILES: Final = 32
_MASK32: Final = 0xFFFFFFFF
_DEBRUIJN: Final = 0x077CB531


def slot(low: i64) -> i64:
    """Return the slot of a mask of one tile."""
    return (low * _DEBRUIJN & _MASK32) >> 27


#: The mask of the tile of a slot.
MASK: Final = vec[i64]([1 << sorted(range(32), key=lambda k: (_DEBRUIJN << k) % 2**32)[s] for s in range(32)])

# The content of the map of cells, where it is no slot.
RIM: Final = 32  #: no tile, but a neighbouring one
_OFF: Final = 33
#: n tiles in one piece have at most 4n + 2 cells around them.
_RIM_ROOM: Final = 136
assert 4 * TILES + 2 <= _RIM_ROOM <= MOST_ACTIONS


def count(mask: i64) -> i64:
    """Return the number of tiles in a mask."""
    x = mask - ((mask >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) & _MASK32) >> 24


def flood(near: vec[i64], seed: i64, allowed: i64) -> i64:
    """Return the tiles of ``allowed`` that are connected to those of ``seed``, these included."""
    reach = seed
    todo = seed
    while todo:
        low = todo & -todo
        new = near[slot(low)] & allowed & ~reach
        reach |= new
        todo = (todo ^ low) | new
    return reach


def smothered(near: vec[i64], balls: i64, empty: i64) -> i64:
    """Return the balls of one colour in groups that touch no empty tile."""
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
    """Return whether one of the balls has no empty tile next to it."""
    rest = balls
    while rest:
        low = rest & -rest
        rest ^= low
        if near[slot(low)] & empty == 0:
            return True
    return False


def holds(near: vec[i64], tiles: i64, balls: i64, tile: i64) -> bool:
    """Return whether the removal of an empty tile leaves no two parts with balls.

    It is only for a tile whose neighbours are two groups or three, and not for a loose one.
    """
    left = tiles & ~tile
    beside = near[slot(tile)] & left
    # Two groups are flooded in turn until they meet, or one is all of
    # its part: so the size of the smaller part decides how long that takes.
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


def write_each(out: vec[i64], at: i64, base: i64, cells: vec[i64], tiles: i64) -> i64:
    """Write ``base`` plus the cell of each of some tiles to ``out[at:]``; return where that ends."""
    n = at
    rest = tiles
    while rest:
        low = rest & -rest
        rest ^= low
        out[n] = base + cells[slot(low)]
        n += 1
    return n


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
        self.where = where  #: by cell: the slot, or ``RIM`` or ``_OFF``
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
            if beside < RIM:
                found |= MASK[beside]
        return found

    def lay(self, cell: i64) -> None:
        """Lay the next tile."""
        mask = BIT[self.laid]
        self.laid += 1
        new = slot(mask)
        where = self.where
        rim = self.rim
        if i64(where[cell]) == RIM:
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
            if other < RIM:
                touching |= MASK[other]
                self.near[other] |= mask
                self.ring[6 * new + d] = MASK[other]
                self.ring[6 * other + (d + 3) % 6] = mask
            elif other == _OFF:
                where[beside] = u8(RIM)
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
