"""Limit for searches.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import BIT, Position
from limbotable.games.limit.actions import BALL_ON_TILE, ENDED, MOVING, REMOVING, SECOND_TILE
from limbotable.games.limit.island import TILES, count, slot
from limbotable.games.limit.rules import LimitPosition

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
FIGURES: Final = 18  #: the number of figures of a seat

#: The weight of each of these in a seat's strength: in placement, before a move and before a removal.  Two
#: numbers each, a + b * stage, where the stage falls from 1 to 0 with the tiles in the pool (of 32), and then
#: with the empty ones (of 16).
#:
#: Fitted by logistic regression (softmax over the seats; maximum likelihood with a small L2 penalty) to the
#: positions and winners of self-play of the guided search, then without proofs: 150 playouts an action in
#: placement and 300 after it, 2 or 3 seats, 4 to 8 balls, some actions at random.  The first two columns
#: are of 6,400 matches with many random placements.  The others: 4,000 of such, and 4,000 more, played with
#: the weights fitted to the first.
# fmt: off
_WEIGHTS: Final = vec[float](
    [
        0.000, 0.000, 0.490, -0.111, 0.508, -0.132,  # balls
        0.082, 0.495, -0.434, 0.155, -0.645, 0.387,  # balls in groups with one freedom
        0.074, 0.387, -0.076, -0.052, -0.183, 0.083,  # balls in groups with two
        0.045, 0.125, 0.035, -0.277, 0.006, -0.208,  # balls in groups with three
        0.000, 0.000, 0.472, -0.363, 0.692, -0.605,  # groups
        -0.059, -0.127, 0.003, 0.028, -0.004, 0.083,  # freedoms
        0.036, 0.018, 0.318, -0.192, 0.258, -0.130,  # private tiles
        0.005, -0.121, 0.001, -0.064, 0.016, -0.103,  # tiles in reach
        0.099, -0.057, 0.250, -0.389, 0.239, -0.360,  # balls in groups with a private freedom
        0.000, 0.000, 0.253, -0.140, 0.249, -0.190,  # balls that can move
        -0.004, 0.038, -0.060, 0.025, -0.092, 0.012,  # freedoms at the edge
        -0.029, -0.034, -0.056, -0.171, -0.053, -0.103,  # hanging balls
        0.178, 0.264, 0.062, -0.010, 0.054, 0.002,  # neighbours
        -0.181, -0.480, -0.006, -0.152, -0.003, -0.142,  # contacts
        0.157, 0.315, 0.528, -0.207, 0.490, -0.571,  # to act
        -0.035, 0.175, 0.016, 0.017, 0.063, -0.122,  # to act: its hanging balls
        0.039, -0.058, -0.054, 0.079, -0.077, 0.137,  # to act: hanging balls of others
        -0.119, 0.085, 0.052, -0.128, 0.051, -0.057,  # to act: an odd number of empty tiles
    ]
)
# fmt: on

#: Where no more tiles than this are empty, the rest of the match is searched to its end.
_FEW: Final = 5
#: With more empty tiles whose removal clearly separates nothing, one turn leaves every seat a removal.
_SPARE: Final = 4


@final
class LimitInsight(Insight):
    """Looks to the end of the match, which the last seat that is not eliminated wins."""

    def __init__(self, root: LimitPosition) -> None:
        self._island_is_built: bool = root.phase >= MOVING
        self._figures: vec[float] = vec[float]([0.0] * (3 * FIGURES))
        self._edge: i64 = 0  #: empty tiles with a free edge
        self._private: vec[i64] = vec[i64]([0] * 3)
        self._reach: vec[i64] = vec[i64]([0] * 3)

    def settled(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        return position.phase == ENDED

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, LimitPosition)
        return 1.0 if position.seat == seat else 0.0

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

    def identify(self, position: Position, out: vec[i64]) -> None:
        assert isinstance(position, LimitPosition)
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

    def estimate(self, position: Position, out: vec[float]) -> None:
        """Judge by a strength of each seat, linear in its figures, and the softmax of these."""
        assert isinstance(position, LimitPosition)
        self._count(position)
        figures = self._figures
        moving = position.phase >= MOVING
        column: i64 = 0
        stage = float(position.pool) / 32.0
        if moving:
            column = 2 if position.phase == MOVING else 4
            stage = float(count(position.empty())) / 16.0
        together = 0.0
        for seat in range(position.seats):
            out[seat] = 0.0
            if moving and position.out & BIT[seat]:
                continue
            at = FIGURES * seat
            strength = 0.0
            for k in range(i64(FIGURES)):
                weight = _WEIGHTS[6 * k + column] + stage * _WEIGHTS[6 * k + column + 1]
                strength += weight * figures[at + k]
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
        b0 = position.balls0
        b1 = position.balls1
        b2 = position.balls2
        placing = position.phase < MOVING
        edge: i64 = 0 if placing else position.edge & empty
        private = self._private
        reach = self._reach
        for seat in range(i64(3)):
            private[seat] = 0
            reach[seat] = 0
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
            if border & b0:
                reach[0] |= region
                if border & (b1 | b2) == 0:
                    private[0] |= region
            if border & b1:
                reach[1] |= region
                if border & (b0 | b2) == 0:
                    private[1] |= region
            if border & b2:
                reach[2] |= region
                if border & (b0 | b1) == 0:
                    private[2] |= region
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
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        groups: i64 = 0
        freedoms: i64 = 0
        safe: i64 = 0
        mobile: i64 = 0
        hanging: i64 = 0
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
            if number == 1:
                one += size
            elif number == 2:
                two += size
            elif number == 3:
                three += size
            if _hangs(number, free & fillable, free & edge):
                hanging += size
        figures = self._figures
        at = FIGURES * seat
        figures[at + BALLS] = float(count(balls))
        figures[at + ONE_FREEDOM] = float(one)
        figures[at + TWO_FREEDOMS] = float(two)
        figures[at + THREE_FREEDOMS] = float(three)
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
        for k in range(i64(ACTS), i64(FIGURES)):
            figures[at + k] = 0.0


def _hangs(freedoms: i64, fillable: i64, removable: i64) -> bool:
    """Return whether moving to a freedom of a group, removing one, or both may capture it."""
    if freedoms == 1:
        return fillable | removable != 0
    return freedoms == 2 and fillable != 0 and removable != 0 and count(fillable | removable) == 2
