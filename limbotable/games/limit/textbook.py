"""A judgement of Limit by mobility and freedom alone: the yardstick that ``insight.py`` is measured by.

It shares nothing with that one but the rules, and stays as it is.  Compiled by mypyc where a C compiler
works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.games.limit.actions import MOVING
from limbotable.games.limit.insight import LimitInsight
from limbotable.games.limit.island import count, slot
from limbotable.games.limit.rules import LimitPosition

#: By part of a match (placing, before a move, before a removal), a and b of a + b * stage: what adds to the
#: strength of a seat, where the stage is the tiles in the pool (of 32), and then the empty ones (of 16).
#: Fitted by logistic regression to 575 matches of self-play, and not to be fitted again: a yardstick stays
#: as it is.
_BALLS: Final = vec[float]([0.383, -0.011, 0.564, -0.294, 0.415, -0.032])
_MOBILE: Final = vec[float]([0.383, -0.011, 0.061, 0.247, 0.237, -0.101])  #: balls beside an empty tile
_FREEDOMS: Final = vec[float]([0.102, 0.078, 0.582, -0.498, 0.591, -0.505])  #: empty tiles beside balls
_TEMPO: Final = vec[float]([0.422, -0.014, 0.325, -0.022, 0.171, -0.067])  #: for the seat to act


@final
class LimitTextbook(Insight):
    """Mobility and freedom, for two seats."""

    def __init__(self, root: LimitPosition) -> None:
        self._rules = LimitInsight(root)

    def settled(self, position: Position) -> bool:
        return self._rules.settled(position)

    def reward(self, position: Position, seat: i64) -> float:
        return self._rules.reward(position, seat)

    def identify(self, position: Position, out: vec[i64]) -> bool:
        return self._rules.identify(position, out)

    def balance(self, position: Position) -> float:
        assert isinstance(position, LimitPosition)
        near = position.island.near
        empty = position.empty()
        at: i64 = 0
        stage = float(position.pool) / 32.0
        if position.phase >= MOVING:
            at = 2 if position.phase == MOVING else 4
            stage = float(count(empty)) / 16.0
        mine = position.balls(position.seat)
        theirs = position.all_balls() & ~mine
        found = _TEMPO[at] + _TEMPO[at + 1] * stage
        for side in range(i64(2)):
            balls = theirs if side else mine
            mobile: i64 = 0
            beside: i64 = 0
            rest = balls
            while rest:
                low = rest & -rest
                rest ^= low
                free = near[slot(low)] & empty
                beside |= free
                if free:
                    mobile += 1
            strength = (
                (_BALLS[at] + _BALLS[at + 1] * stage) * float(count(balls))
                + (_MOBILE[at] + _MOBILE[at + 1] * stage) * float(mobile)
                + (_FREEDOMS[at] + _FREEDOMS[at + 1] * stage) * float(count(beside))
            )
            found += -strength if side else strength
        return found
