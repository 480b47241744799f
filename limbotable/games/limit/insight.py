"""Limit for searches.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import BIT, Position
from limbotable.games.limit.actions import BALL_ON_TILE, ENDED, MOVING, REMOVING, SECOND_TILE
from limbotable.games.limit.island import TILES, count, flood, slot
from limbotable.games.limit.movement import can_complete
from limbotable.games.limit.rules import LimitPosition
from limbotable.games.limit.weights import WEIGHTS, Weights

# --- the figures of each seat, in the order of the weights below ----------------------------------------
BALLS: Final = 0
ONE_FREEDOM: Final = 1  #: balls in groups with one freedom (an empty tile next to them)
TWO_FREEDOMS: Final = 2
THREE_FREEDOMS: Final = 3
GROUPS: Final = 4
FREEDOMS: Final = 5
PRIVATE: Final = 6  #: empty tiles of regions that touch no other seat's balls
REACH: Final = 7  #: empty tiles of regions that touch its balls
SAFE: Final = 8  #: balls in groups with a private freedom
MOBILE: Final = 9
EDGE_FREEDOMS: Final = 10
HANGING: Final = 11  #: balls in groups that one turn of another seat may capture
NEIGHBOURS: Final = 12  #: tiles next to its balls, ball by ball
CONTACTS: Final = 13  #: others' balls next to its balls, ball by ball
ACTS: Final = 14  #: 1 for the seat to act
ACTS_HANGING: Final = 15  #: for the seat to act, its hanging balls
ACTS_CATCH: Final = 16  #: for the seat to act, the others' hanging balls
ACTS_ODD: Final = 17  #: for the seat to act, 1 where the number of empty tiles is odd
SHARE: Final = 18  #: empty tiles of regions that touch others' balls too, by its part of these balls
PRIVATE_REGIONS: Final = 19
SINGLES: Final = 20  #: groups of one ball
LARGE: Final = 21  #: groups of three balls and more
WIDE: Final = 22  #: groups with five freedoms and more
BARE: Final = 23  #: groups with one freedom
INNER: Final = 24  #: private tiles without a free edge
FIGURES: Final = 25  #: the number of figures of a seat

#: Groups with more freedoms than this are counted as if they had so many.
_MANY: Final = 5
#: The greatest number of tiles in the pool, or empty ones, plus one.
_STAGES: Final = 33
_PLACING: Final = 0  #: the three parts of a match that have weights of their own
_BEFORE_MOVE: Final = 1
_BEFORE_REMOVAL: Final = 2


def _tabulated(weights: Weights) -> vec[float]:
    """Return the weight of each figure in a seat's strength: by part, stage and figure."""
    found = []
    for part in range(3):
        for stage in range(_STAGES):
            x = stage / (32 if part == _PLACING else 16)
            for figure in range(FIGURES):
                a, b, c = weights[figure][part]
                found.append(a + b * x + c * x * x)
    return vec[float](found)


_FOR_TWO: Final = _tabulated(WEIGHTS[0])
_FOR_THREE: Final = _tabulated(WEIGHTS[1])

#: The gain of a win, for a player that looks no further; more than there are tiles.
_DECIDED: Final = 100.0
#: Where no more tiles than this are empty, the rest of the match is searched to its end.
_FEW: Final = 5
#: Where no more tiles than this are empty, proof-number search may find the result within a second; with ten
#: or fewer it mostly does.
_PROVABLE: Final = 11
#: What a ball and a freedom more are worth there, in log odds: fitted to proven positions.
_BALL: Final = 0.7
_FREEDOM: Final = 1.6
#: The stages of movement, by which a search is more or less to be believed: with more empty tiles than this.
_EARLY: Final = 12
_LATE: Final = 7
#: With so many balls each, or fewer, a match is short.
_SHORT: Final = 5
#: With more empty tiles whose removal clearly separates nothing, one turn leaves every seat a removal.
_SPARE: Final = 4


@final
class LimitInsight(Insight):
    """Looks to the end of the game, which the last seat that is not eliminated wins."""

    def __init__(self, root: LimitPosition) -> None:
        self._island_is_built: bool = root.phase >= MOVING
        self._game: i64 = root.game
        self._figures: vec[float] = vec[float]([0.0] * (3 * FIGURES))
        self._weights: vec[float] = _FOR_TWO if root.seats == 2 else _FOR_THREE
        self._sizes: vec[i64] = vec[i64]([0] * (_MANY + 1))  #: balls in groups, by freedoms
        self._numbers: vec[i64] = vec[i64]([0] * (_MANY + 1))  #: groups, by freedoms
        self._edge: i64 = 0  #: empty tiles with a free edge
        self._private: vec[i64] = vec[i64]([0] * 3)
        self._reach: vec[i64] = vec[i64]([0] * 3)

    def settled(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        return position.phase == ENDED or position.game != self._game

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, LimitPosition)
        winner = position.seat if position.game == self._game else position.first_won
        return 1.0 if winner == seat else 0.0

    def stage(self, position: Position) -> i64:
        """Return 0 and 1 for placement, by its halves, 2 to 4 for movement; 5 more for three seats.

        A short match of two seats has 10 more: there a small lead decides more often.
        """
        assert isinstance(position, LimitPosition)
        first: i64 = 0 if position.seats == 2 else 5
        if position.seats == 2 and position.each <= _SHORT:
            first = 10
        if position.phase < MOVING:
            return first if position.pool > 2 * position.each else first + 1
        empty = count(position.empty())
        return first + 2 if empty > _EARLY else first + 3 if empty > _LATE else first + 4

    def midway(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        phase = position.phase
        return phase == REMOVING or phase == SECOND_TILE or phase == BALL_ON_TILE

    def critical(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        if position.phase < MOVING:
            return position.pool <= 2  # movement may begin, and end at once
        empty = position.empty()
        if count(empty & position.loose) <= _SPARE:
            return True
        # A turn takes a group's freedoms by the tile that is moved to and by the one that is removed.
        near = position.island.near
        for seat in range(position.seats):
            if seat != position.seat and position.out & BIT[seat] == 0:
                freedoms: i64 = 0
                rest = position.balls(seat)
                while rest:
                    low = rest & -rest
                    rest ^= low
                    freedoms |= near[slot(low)] & empty
                if count(freedoms) > 2:
                    return False
        return True

    def tight(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        # A tile's bit says where it lies only while no more tiles are laid.
        return self._island_is_built and count(position.empty()) <= _FEW

    def provable(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        return self._island_is_built and position.seats == 2 and count(position.empty()) <= _PROVABLE

    def wins_at_once(self, position: Position) -> bool:
        """Say so where a move leaves the other seat's balls one freedom at most, and that can be removed."""
        assert isinstance(position, LimitPosition)
        if position.seats != 2 or position.phase != MOVING or position.bound:
            return False
        near = position.island.near
        empty = position.empty()
        mine = position.balls(position.seat)
        others = position.all_balls() & ~mine
        free = _beside(near, others, empty)
        last = free & (free - 1)
        if last & (last - 1):
            return False  # a turn takes two freedoms at most
        while mine:
            ball = mine & -mine
            mine ^= ball
            around = near[slot(ball)]
            back = ball if around & others else i64(0)  # a freedom that the ball leaves behind
            if around & empty == 0 or (back and last):
                continue
            targets = flood(near, around & empty, empty)
            if back or last:
                targets &= free
            while targets:
                tile = targets & -targets
                targets ^= tile
                if _wins_by(position, ball, tile, (free & ~tile) | back):
                    return True
        return False

    def lead(self, position: Position) -> float:
        """Judge by balls and by freedoms, which tell nearly all where little is left."""
        assert isinstance(position, LimitPosition)
        near = position.island.near
        empty = position.empty()
        mine = position.balls(position.seat)
        others = position.all_balls() & ~mine
        balls = float(count(mine) - count(others))
        freedoms = float(count(_beside(near, mine, empty)) - count(_beside(near, others, empty)))
        return _BALL * balls + _FREEDOM * freedoms

    def identify(self, position: Position, out: vec[i64]) -> bool:
        assert isinstance(position, LimitPosition)
        if not self._island_is_built:
            return False
        out[0] = position.tiles
        out[1] = position.balls0
        out[2] = position.balls1
        state = position.phase * 4 + position.seat
        state = state * 8 + position.out
        state = state * 4
        if position.opening:
            state += 2
        if position.bound:
            state += 1
        out[3] = position.balls2 + (state << TILES)
        return True

    def balance(self, position: Position) -> float:
        assert isinstance(position, LimitPosition)
        self._count(position)
        weights = self._weights
        figures = self._figures
        at = _row(position)
        mine = i64(FIGURES) * position.seat
        theirs = i64(FIGURES) - mine
        found = 0.0
        for k in range(i64(FIGURES)):
            found += weights[at + k] * (figures[mine + k] - figures[theirs + k])
        return found

    def gain(self, position: Position, action: i64) -> float:
        """Return how many more empty tiles the seat's balls touch after an action than the others' do."""
        assert isinstance(position, LimitPosition)
        seat = position.seat
        after = position.copy()
        after.play(action)
        if after.phase == ENDED:
            return _DECIDED if after.seat == seat else -_DECIDED
        near = after.island.near
        empty = after.empty()
        found = 0.0
        for other in range(after.seats):
            beside: i64 = 0
            rest = after.balls(other)
            while rest:
                low = rest & -rest
                rest ^= low
                beside |= near[slot(low)] & empty
            found += float(count(beside)) if other == seat else -float(count(beside))
        return found

    def estimate(self, position: Position, out: vec[float]) -> None:
        """Judge by a strength of each seat, linear in its figures, and the softmax of these."""
        assert isinstance(position, LimitPosition)
        self._count(position)
        weights = self._weights
        figures = self._figures
        moving = position.phase >= MOVING
        at = _row(position)
        together = 0.0
        for seat in range(position.seats):
            out[seat] = 0.0
            if moving and position.out & BIT[seat]:
                continue
            first = FIGURES * seat
            strength = 0.0
            for k in range(i64(FIGURES)):
                strength += weights[at + k] * figures[first + k]
            out[seat] = math.exp(strength)
            together += out[seat]
        for seat in range(position.seats):
            out[seat] /= together

    def figures(self, position: LimitPosition) -> list[float]:
        """Return the figures, seat by seat."""
        self._count(position)
        return [self._figures[k] for k in range(FIGURES * position.seats)]

    def _count(self, position: LimitPosition) -> None:
        figures = self._figures
        empty = position.empty()
        mover = position.seat
        self._tell_regions(position, empty)
        others_hang = 0.0
        for seat in range(position.seats):
            self._count_groups(position, seat, empty)
            if seat != mover:
                others_hang += figures[FIGURES * seat + HANGING]
        at = FIGURES * mover
        figures[at + ACTS] = 1.0
        figures[at + ACTS_HANGING] = figures[at + HANGING]
        figures[at + ACTS_CATCH] = others_hang
        figures[at + ACTS_ODD] = float(count(empty) & 1)

    def _tell_regions(self, position: LimitPosition, empty: i64) -> None:
        """Find the empty tiles at the edge, the seats that reach each empty tile, and the private ones."""
        near = position.island.near
        tiles = position.tiles
        placing = position.phase < MOVING
        edge = i64(0) if placing else position.edge & empty
        private = self._private
        reach = self._reach
        figures = self._figures
        for seat in range(i64(3)):
            private[seat] = 0
            reach[seat] = 0
            figures[FIGURES * seat + SHARE] = 0.0
            figures[FIGURES * seat + PRIVATE_REGIONS] = 0.0
        left = empty
        while left:
            low = left & -left
            region = low
            todo = low
            border: i64 = 0
            while todo:
                low = todo & -todo
                around = near[slot(low)] & tiles
                border |= around
                if placing and count(around) < 6:
                    edge |= low
                new = around & empty & ~region
                region |= new
                todo = (todo ^ low) | new
            left &= ~region
            touching: i64 = 0
            for seat in range(position.seats):
                if border & position.balls(seat):
                    reach[seat] |= region
                    touching += 1
            if touching == 1:
                for seat in range(position.seats):
                    if border & position.balls(seat):
                        private[seat] |= region
                        figures[FIGURES * seat + PRIVATE_REGIONS] += 1.0
            elif touching:
                each = float(count(region)) / float(count(border & ~empty))
                for seat in range(position.seats):
                    share = each * float(count(border & position.balls(seat)))
                    figures[FIGURES * seat + SHARE] += share
        self._edge = edge

    def _count_groups(self, position: LimitPosition, seat: i64, empty: i64) -> None:
        near = position.island.near
        tiles = position.tiles
        balls = position.balls(seat)
        others = position.all_balls() & ~balls
        edge = self._edge
        private = self._private[seat]
        fillable: i64 = 0  # targets of others' moves
        for other in range(position.seats):
            if other != seat:
                fillable |= self._reach[other]
        sizes = self._sizes
        numbers = self._numbers
        for some in range(i64(_MANY + 1)):
            sizes[some] = 0
            numbers[some] = 0
        groups: i64 = 0
        freedoms: i64 = 0
        safe: i64 = 0
        mobile: i64 = 0
        hanging: i64 = 0
        singles: i64 = 0
        large: i64 = 0
        neighbours: i64 = 0
        contacts: i64 = 0
        left = balls
        while left:
            low = left & -left
            group = low
            todo = low
            border: i64 = 0
            while todo:
                low = todo & -todo
                around = near[slot(low)] & tiles
                border |= around
                if around & empty:
                    mobile += 1
                neighbours += count(around)
                contacts += count(around & others)
                new = around & balls & ~group
                group |= new
                todo = (todo ^ low) | new
            left &= ~group
            size = count(group)
            groups += 1
            free = border & empty
            freedoms |= free
            if free & private:
                safe += size
            number = count(free)
            if size == 1:
                singles += 1
            elif size > 2:
                large += 1
            some = min(number, i64(_MANY))
            sizes[some] += size
            numbers[some] += 1
            if _hangs(number, free & fillable, free & edge):
                hanging += size
        figures = self._figures
        at = FIGURES * seat
        figures[at + BALLS] = float(count(balls))
        figures[at + ONE_FREEDOM] = float(sizes[1])
        figures[at + TWO_FREEDOMS] = float(sizes[2])
        figures[at + THREE_FREEDOMS] = float(sizes[3])
        figures[at + GROUPS] = float(groups)
        figures[at + FREEDOMS] = float(count(freedoms))
        figures[at + PRIVATE] = float(count(private))
        figures[at + REACH] = float(count(self._reach[seat]))
        figures[at + SAFE] = float(safe)
        figures[at + MOBILE] = float(mobile)
        figures[at + EDGE_FREEDOMS] = float(count(freedoms & edge))
        figures[at + HANGING] = float(hanging)
        figures[at + NEIGHBOURS] = float(neighbours)
        figures[at + CONTACTS] = float(contacts)
        figures[at + ACTS] = 0.0
        figures[at + ACTS_HANGING] = 0.0
        figures[at + ACTS_CATCH] = 0.0
        figures[at + ACTS_ODD] = 0.0
        figures[at + SINGLES] = float(singles)
        figures[at + LARGE] = float(large)
        figures[at + WIDE] = float(numbers[_MANY])
        figures[at + BARE] = float(numbers[1])
        figures[at + INNER] = float(count(private & ~edge))


def _wins_by(position: LimitPosition, ball: i64, tile: i64, left: i64) -> bool:
    """Return whether a move wins after which the other seat's balls touch no empty tile but ``left``.

    Either it captures them all, or the removal of that tile does.
    """
    if left == 0:
        return can_complete(position, ball, tile, False)
    cells = position.island.cells
    after = position.copy()
    after.shift(cells[slot(ball)], cells[slot(tile)])
    return after.edge & left != 0 and after.keeps_together(left)


def _beside(near: vec[i64], balls: i64, empty: i64) -> i64:
    """Return the empty tiles next to some balls."""
    found: i64 = 0
    while balls:
        low = balls & -balls
        balls ^= low
        found |= near[slot(low)]
    return found & empty


def _row(position: LimitPosition) -> i64:
    """Return where the weights for a position begin."""
    if position.phase < MOVING:
        return (i64(_PLACING) * _STAGES + position.pool) * FIGURES
    part = i64(_BEFORE_MOVE) if position.phase == MOVING else i64(_BEFORE_REMOVAL)
    return (part * _STAGES + count(position.empty())) * FIGURES


def _hangs(freedoms: i64, fillable: i64, removable: i64) -> bool:
    """Return whether moving to a freedom of a group, removing one, or both may capture it."""
    if freedoms == 1:
        return fillable | removable != 0
    return freedoms == 2 and fillable != 0 and removable != 0 and count(fillable | removable) == 2
