"""Limit by Cameron Browne: turns and legal actions.

By the project's rulings (``RULES.md``) on top of the published text.  The table is in ``board.py``, the legal
actions in ``placement.py`` and ``movement.py``.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, MOST_ACTIONS, OVER
from limbotable.games.limit.actions import (
    BALL,
    BALL_ANYWHERE,
    BALL_BASE,
    BALL_ON_TILE,
    CELL,
    ENDED,
    FIRST_TILE,
    KIND,
    MOVE,
    MOVING,
    NOTHING,
    PASS,
    REMOVE,
    REMOVING,
    SECOND_TILE,
    SWAP,
    SWAP_BASE,
    TILE,
)
from limbotable.games.limit.board import LimitBoard
from limbotable.games.limit.island import MASK, no_island, write_each
from limbotable.games.limit.movement import can_complete, has_turn, moves, removals
from limbotable.games.limit.placement import addable, first_tiles, just_laid, second_tiles

#: So many tiles lie when the second seat may take the first one's side: after three turns.
_SWAPPING: Final = 6


@final
class LimitPosition(LimitBoard):
    """A position of Limit."""

    def copy(self) -> LimitPosition:
        self.lent = True
        twin = LimitPosition(self.seats, self.each, self.island)
        twin.lent = True
        twin.phase = self.phase
        twin.seat = self.seat
        twin.swap = self.swap
        twin.swapped = self.swapped
        twin.exchanged = self.exchanged
        twin.games = self.games
        twin.game = self.game
        twin.first_won = self.first_won
        twin.ended = self.ended
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
        twin.next0 = self.next0
        twin.next1 = self.next1
        twin.next2 = self.next2
        twin.next3 = self.next3
        twin.next4 = self.next4
        twin.next5 = self.next5
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

    # --- the viewers' sight --------------------------------------------------------------------------
    def turn(self) -> i64:
        return i64(OVER) if self.phase == ENDED else self.seat

    def can_only_pass(self) -> bool:
        """Return whether the seat to act can complete no turn of placement."""
        if self.phase != FIRST_TILE:
            return False
        found = vec[i64]([0] * MOST_ACTIONS)
        self.legal(found, 0)
        return found[0] == PASS

    def may_swap(self) -> bool:
        """Return whether the seat to act may take the other one's side in place of its turn."""
        return (
            self.swap
            and self.phase == FIRST_TILE
            and self.seat == self.colour(1)
            and self.island.laid == _SWAPPING
            and not self.swapped
        )

    def consequence(self, action: i64) -> list[int]:
        """Return two masks for a legal ``move`` or ``remove``: tiles that lose their balls, tiles that go."""
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
            return moves(self, out, at)
        if phase == REMOVING:
            return removals(self, out, at)
        if phase == FIRST_TILE:
            width = first_tiles(self, out, at)
            if self.may_swap():
                out[at + width] = SWAP_BASE
                width += 1
            return width
        if phase == SECOND_TILE:
            return second_tiles(self, out, at)
        if phase == ENDED:
            return 0
        tiles = just_laid(self) if phase == BALL_ON_TILE else addable(self, self.seat)
        return write_each(out, at, BALL_BASE, self.island.cells, tiles) - at

    def removal_follows(self, ball: i64, tile: i64) -> bool:
        """Return whether a tile could be removed after a move, were the seat not bound by the equaliser."""
        return can_complete(self, ball, tile, False)

    # --- the seats' actions --------------------------------------------------------------------------
    def play(self, action: i64) -> None:
        kind = action // KIND
        self.ended = None
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
            elif kind == SWAP:
                self._note(action, NOTHING, NOTHING)
                self.swapped = True
                self.exchange()
                self._next_placer()
            else:
                self.passes += 1
                self._note(action, NOTHING, NOTHING)
                if self.passes >= self._holders():
                    self.pool = 0
                self._next_placer()

    def _note(self, first: i64, second: i64, third: i64) -> None:
        """Keep the actions of a turn that ends."""
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

    def _place(self, action: i64) -> None:
        self.put(self.seat, action % CELL)
        self.passes = 0
        if self.phase == BALL_ON_TILE:
            self._note(self.did0, self.did1, action)
        else:
            self._note(action, NOTHING, NOTHING)
        self._next_placer()

    def _holders(self) -> i64:
        """Return the number of seats with balls in hand."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.hand(seat) > 0:
                found += 1
        return found

    def _next_placer(self) -> None:
        """Go on to the next seat."""
        seat = self.seat + 1
        self.place_next(seat if seat < self.seats else i64(0))

    def place_next(self, first: i64) -> None:
        """Go on to the next seat, ``first`` included, that places something; without one, to movement."""
        seat = first
        for _ in range(self.seats):
            if self.hand(seat) > 0 and self.stuck & BIT[seat] == 0:
                if self.pool > 0:
                    self.seat = seat
                    self.phase = FIRST_TILE
                    return
                if addable(self, seat):
                    self.seat = seat
                    self.phase = BALL_ANYWHERE
                    return
                self.stuck |= BIT[seat]
            seat = seat + 1 if seat + 1 < self.seats else i64(0)
        self.begin_movement(self.colour(0), True)  # White begins

    # --- movement ------------------------------------------------------------------------------------
    def begin_movement(self, seat: i64, opening: bool) -> None:
        """Begin movement, with this seat first; ``opening``: with each seat's first turn."""
        self.find_edge()
        self.opening = opening
        self.seat = seat - 1
        self._next_mover()

    def _next_mover(self) -> None:
        """Go on to the next seat that has a full turn; seats on the way that have none are eliminated."""
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
                self._end_game()
                return
            if has_turn(self, seat, False):
                self.phase = MOVING
                last = self.colour(self.seats - 1)  # the seat of the last colour
                self.bound = self.opening and seat != last and has_turn(self, seat, True)
                return
            self.out |= BIT[seat]
            if self.first_out == NOTHING:
                self.first_out = seat
            else:
                self.second_out = seat

    def _end_game(self) -> None:
        """End the game, which the seat to act has won, and with the last one the match."""
        if self.game < self.games:
            ended = self.copy()
            ended.phase = ENDED
            self.ended = ended
            self.first_won = self.seat
            self.clear()
        else:
            self.phase = ENDED

    def games_won(self, seat: i64) -> i64:
        """Return the number of games that a seat has won."""
        won: i64 = 0
        if self.first_won == seat:
            won += 1
        if self.phase == ENDED and self.seat == seat:
            won += 1
        return won

    def _seats_left(self) -> i64:
        left = self.seats
        if self.first_out != NOTHING:
            left -= 1
        if self.second_out != NOTHING:
            left -= 1
        return left


def opening_position(seats: int, each: int, *, swap: bool = False, games: int = 1) -> LimitPosition:
    """Return the beginning of a match: ``each`` is the number of balls of a seat.

    ``swap``: of two seats, the second one may take the first one's side.  ``games``: one, or for two seats
    two, of which each begins one.
    """
    position = LimitPosition(seats, each, no_island())
    position.swap = swap
    position.games = games
    position.pool = 4 * each
    position.hand0 = each
    position.hand1 = each
    if seats == 3:
        position.hand2 = each
    return position
