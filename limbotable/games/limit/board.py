"""The board of Limit: tiles, balls, and the captures by a moved ball or a removed tile.

Turns and legality are not known here; ``rules.py`` adds them, by ``placement.py`` and ``movement.py``.
Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, MOST_ACTIONS, Position
from limbotable.games.limit.actions import CELL, FIRST_TILE, MOVE_BASE, NOTHING
from limbotable.games.limit.island import (
    MASK,
    TILES,
    TileIsland,
    flood,
    holds,
    no_island,
    slot,
    smothered,
    unfree,
)

# --- balls: a seat's are numbered as they were laid; six bits for each hold its place -----------------
_MOST_BALLS: Final = 8  #: of one colour
# Each ball can go to each tile that is empty.
assert _MOST_BALLS * (TILES - 1) <= MOST_ACTIONS
IN_HAND: Final = 63
CAPTURED: Final = 62
_ALL_IN_HAND: Final = 0xFFFFFFFFFFFF
_ONES: Final = 0x041041041041
_TOPS: Final = 0x820820820820
_FIELD: Final = vec[i64]([1 << 6 * ball for ball in range(_MOST_BALLS)])


class LimitBoard(Position):
    """The table, and the actions of this turn and the last one."""

    def __init__(self, seats: i64, each: i64, island: TileIsland) -> None:
        self.seats: i64 = seats
        self.each: i64 = each  #: balls of each seat
        self.island = island
        self.lent: bool = False  #: other positions share the island: copy it before laying
        self.phase: i64 = FIRST_TILE
        self.seat: i64 = 0  #: to act
        self.swap: bool = False  #: of two seats, the second one may take the first one's side
        self.swapped: bool = False  #: it did, in this game
        self.exchanged: bool = False  #: seat 1 has White, and goes first; else seat 0
        self.games: i64 = 1  #: of the match
        self.game: i64 = 1  #: that is played
        self.first_won: i64 = NOTHING  #: the seat that won the first one, once the second one is played
        self.ended: LimitBoard | None = None  #: the end of the first one, until something is played
        self.pool: i64 = 0  #: tiles still to be laid
        self.tiles: i64 = 0
        self.balls0: i64 = 0
        self.balls1: i64 = 0
        self.balls2: i64 = 0
        self.hand0: i64 = 0  #: balls in hand; out of the game once balls move
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.spots0: i64 = _ALL_IN_HAND  #: the place of each ball of a seat: a slot, or a word for elsewhere
        self.spots1: i64 = _ALL_IN_HAND
        self.spots2: i64 = _ALL_IN_HAND
        # placement
        self.passes: i64 = 0  #: in succession
        self.stuck: i64 = 0  #: mask of the seats that add no more balls
        # movement
        self.edge: i64 = 0  #: tiles with a free edge
        self.loose: i64 = 0  #: of these, the ones whose removal clearly separates nothing
        self.next0: i64 = (
            0  #: by direction: the tiles with a neighbour there, and perhaps tiles that are gone
        )
        self.next1: i64 = 0
        self.next2: i64 = 0
        self.next3: i64 = 0
        self.next4: i64 = 0
        self.next5: i64 = 0
        self.opening: bool = False  #: it is each seat's first turn of movement
        self.bound: bool = False  #: no ball may come off in this turn
        self.out: i64 = 0  #: mask of the eliminated seats
        self.first_out: i64 = NOTHING
        self.second_out: i64 = NOTHING
        # the last lines, as far as a view shows them
        self.did0: i64 = NOTHING  #: the actions of this turn so far
        self.did1: i64 = NOTHING
        self.last_seat: i64 = NOTHING  #: the seat of the turn before, and its actions
        self.last0: i64 = NOTHING
        self.last1: i64 = NOTHING
        self.last2: i64 = NOTHING
        self.fell: i64 = 0  #: tiles whose balls the last action took off
        self.gone: i64 = 0  #: tiles that went with it
        self.last_gone: i64 = 0  #: tiles that went in the turn before

    def copy(self) -> LimitBoard:
        raise NotImplementedError

    # --- the viewers' sight --------------------------------------------------------------------------
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
        """Return the number of balls that a seat has in hand, or had when movement began."""
        if seat == 0:
            return self.hand0
        return self.hand1 if seat == 1 else self.hand2

    def spots(self, seat: i64) -> i64:
        """Return the places of a seat's balls, six bits for each."""
        if seat == 0:
            return self.spots0
        return self.spots1 if seat == 1 else self.spots2

    def colour(self, seat: i64) -> i64:
        """Return the colour of a seat, 0 for White, 1 for Red, 2 for Black; and so the seat of a colour."""
        return 1 - seat if self.exchanged else seat

    def all_balls(self) -> i64:
        """Return the tiles that hold a ball."""
        return self.balls0 | self.balls1 | self.balls2

    def empty(self) -> i64:
        """Return the tiles without a ball."""
        return self.tiles & ~(self.balls0 | self.balls1 | self.balls2)

    def laid_cells(self) -> list[int]:
        """Return the cells of all tiles that were ever laid, in that order."""
        island = self.island
        return [int(island.cells[slot(BIT[k])]) for k in range(island.laid)]

    def rim_cells(self) -> list[int]:
        """Return the cells without a tile that touch one; in the phases of placement only."""
        return [int(self.island.rim[k]) for k in range(self.island.rims)]

    def ball_cells(self, seat: i64) -> list[int]:
        """Return the cell of each ball that a seat has laid, in that order; ``NOTHING`` if captured."""
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
        return MASK[found] & self.tiles if found < TILES else i64(0)

    def touching(self, cell: i64) -> i64:
        """Return the tiles that touch a cell."""
        return self.island.around(cell) & self.tiles

    def neighbours(self, tile: i64) -> i64:
        """Return the tiles next to a tile."""
        return self.island.near[slot(tile)] & self.tiles

    def reachable(self, tile: i64) -> i64:
        """Return the empty tiles that a ball reaches from a tile."""
        empty = self.empty()
        near = self.island.near
        return flood(near, near[slot(tile)] & empty, empty)

    def keeps_together(self, tile: i64) -> bool:
        """Return whether the removal of an empty tile leaves no two parts with balls."""
        return self.loose & tile != 0 or holds(self.island.near, self.tiles, self.all_balls(), tile)

    def cut_off(self, tile: i64) -> i64:
        """Return a tile with all that its legal removal cuts off."""
        if self.loose & tile:
            return tile
        balls = self.all_balls()
        return self.tiles & ~flood(self.island.near, balls & -balls, self.tiles & ~tile)

    def without_freedom(self, some: i64, empty: i64) -> i64:
        """Return the balls that are in groups without a freedom, of the colours of some balls."""
        near = self.island.near
        found: i64 = 0
        if some & self.balls0:
            found |= smothered(near, self.balls0, empty)
        if some & self.balls1:
            found |= smothered(near, self.balls1, empty)
        if some & self.balls2:
            found |= smothered(near, self.balls2, empty)
        return found

    # --- balls from the hand -------------------------------------------------------------------------
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

    def exchange(self) -> None:
        """Have two seats take each other's balls, on the island and in hand."""
        self.exchanged = not self.exchanged
        balls = self.balls0
        self.balls0 = self.balls1
        self.balls1 = balls
        hand = self.hand0
        self.hand0 = self.hand1
        self.hand1 = hand
        spots = self.spots0
        self.spots0 = self.spots1
        self.spots1 = spots

    def clear(self) -> None:
        """Begin the second game of the match, in which seat 1 has White."""
        self.game = 2
        self.exchanged = True
        self.swapped = False
        self.island = no_island()
        self.lent = False
        self.phase = FIRST_TILE
        self.seat = self.colour(0)
        self.pool = 4 * self.each
        self.tiles = 0
        self.balls0 = 0
        self.balls1 = 0
        self.hand0 = self.each
        self.hand1 = self.each
        self.spots0 = _ALL_IN_HAND
        self.spots1 = _ALL_IN_HAND
        self.passes = 0
        self.stuck = 0
        self.edge = 0
        self.loose = 0
        self.opening = False
        self.bound = False
        self.out = 0
        self.first_out = NOTHING
        self.did0 = NOTHING
        self.did1 = NOTHING
        self.last_seat = NOTHING
        self.last0 = NOTHING
        self.last1 = NOTHING
        self.last2 = NOTHING
        self.fell = 0
        self.gone = 0
        self.last_gone = 0

    # --- movement ------------------------------------------------------------------------------------
    def shift(self, start: i64, end: i64) -> None:
        """Move a ball, and take off the enemy groups that have no freedom then."""
        self.did0 = MOVE_BASE + start * CELL + end
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
            self._capture(enemies)

    def lift(self, tile: i64) -> None:
        """Remove an empty tile with all that it cuts off; then take off groups without a freedom."""
        self.fell = 0
        gone = self.cut_off(tile)
        self.gone = gone
        self.tiles &= ~gone
        beside = self._detach(gone) & self.tiles
        near = self.island.near
        empty = self.empty()
        mine = self.balls(self.seat)
        enemies = self.all_balls() & ~mine
        # An own group can also have lost its freedom to the ball that was moved.
        own = unfree(near, (beside | self.moved_to()) & mine, empty)
        if unfree(near, beside & enemies, empty):
            self._capture(enemies)
        if own:
            self._capture(mine)

    def _capture(self, some: i64) -> None:
        """Take off, together, all groups without a freedom of the colours of some balls."""
        lost = self.without_freedom(some, self.empty())
        self._take(0, lost & self.balls0)
        self._take(1, lost & self.balls1)
        self._take(2, lost & self.balls2)

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

    def moved_to(self) -> i64:
        """Return the tile of the ball that was moved in this turn."""
        return MASK[i64(self.island.where[self.did0 % CELL])]

    def find_edge(self) -> None:
        """Find which of the tiles have a free edge, and which clearly separate nothing."""
        ring = self.island.ring
        tiles = self.tiles
        self.next0 = 0
        self.next1 = 0
        self.next2 = 0
        self.next3 = 0
        self.next4 = 0
        self.next5 = 0
        rest = tiles
        while rest:
            low = rest & -rest
            rest ^= low
            at = 6 * slot(low)
            # The neighbour in a direction has this tile in the opposite one.
            self.next3 |= ring[at] & tiles
            self.next4 |= ring[at + 1] & tiles
            self.next5 |= ring[at + 2] & tiles
            self.next0 |= ring[at + 3] & tiles
            self.next1 |= ring[at + 4] & tiles
            self.next2 |= ring[at + 5] & tiles
        self._look_around()

    def _detach(self, gone: i64) -> i64:
        """Update what lies beside tiles after a removal; return the tiles that ever lay beside it."""
        near = self.island.near
        ring = self.island.ring
        beside: i64 = 0
        rest = gone
        while rest:
            low = rest & -rest
            rest ^= low
            place = slot(low)
            beside |= near[place]
            at = 6 * place
            self.next3 &= ~ring[at]
            self.next4 &= ~ring[at + 1]
            self.next5 &= ~ring[at + 2]
            self.next0 &= ~ring[at + 3]
            self.next1 &= ~ring[at + 4]
            self.next2 &= ~ring[at + 5]
        self._look_around()
        return beside

    def _look_around(self) -> None:
        """Go round all tiles together, direction by direction, and count the gaps between neighbours."""
        next0 = self.next0
        next1 = self.next1
        next2 = self.next2
        next3 = self.next3
        next4 = self.next4
        next5 = self.next5
        gap = next0 & ~next1
        one = gap
        gap = next1 & ~next2
        more = one & gap
        one |= gap
        gap = next2 & ~next3
        more |= one & gap
        one |= gap
        gap = next3 & ~next4
        more |= one & gap
        one |= gap
        gap = next4 & ~next5
        more |= one & gap
        one |= gap
        gap = next5 & ~next0
        more |= one & gap
        one |= gap
        self.edge = self.tiles & ~(next0 & next1 & next2 & next3 & next4 & next5)
        self.loose = self.tiles & one & ~more


def _field_of(spots: i64, where: i64) -> i64:
    """Return a one at the lowest of the six bits of the ball with that place; exactly one ball has it."""
    x = spots ^ (where * _ONES)
    found = (x - _ONES) & ~x & _TOPS
    return (found & -found) >> 5
