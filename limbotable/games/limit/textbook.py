"""A judgement of Limit by mobility and freedom alone: the yardstick that ``insight.py`` is measured by.

It shares nothing with that one but the rules, and stays as it is.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.games.limit.actions import ENDED, MOVING
from limbotable.games.limit.insight import LimitInsight
from limbotable.games.limit.island import count, slot
from limbotable.games.limit.rules import LimitPosition

# What adds to the balance of the seat to act, by how much more of it than the other seat it has: before
# movement, and in movement.  Fitted (packaging/fit_limit.py) to the same matches as the weights of the insight.
_BALLS: Final = vec[float]([0.0, 0.4])
_MOBILE: Final = vec[float]([0.2, 0.3])  #: balls with an empty tile beside them
_FREEDOMS: Final = vec[float]([0.1, 0.1])  #: empty tiles next to its balls, ball by ball
_TERRITORY: Final = vec[float]([0.1, 0.15])  #: empty tiles next to its balls alone
_TEMPO: Final = vec[float]([0.2, 0.2])  #: for the seat to act


@final
class LimitTextbook(Insight):
    """Mobility and freedom, for two seats."""

    def __init__(self, root: LimitPosition) -> None:
        self._rules = LimitInsight(root)

    def settled(self, position: Position) -> bool:
        assert isinstance(position, LimitPosition)
        return position.phase == ENDED

    def reward(self, position: Position, seat: i64) -> float:
        return self._rules.reward(position, seat)

    def identify(self, position: Position, out: vec[i64]) -> bool:
        return self._rules.identify(position, out)

    def balance(self, position: Position) -> float:
        assert isinstance(position, LimitPosition)
        near = position.island.near
        empty = position.empty()
        part: i64 = 1 if position.phase >= MOVING else 0
        mine = position.balls(position.seat)
        theirs = position.all_balls() & ~mine
        found = _TEMPO[part]
        for side in range(i64(2)):
            rest = theirs if side else mine
            balls: i64 = 0
            mobile: i64 = 0
            freedoms: i64 = 0
            beside: i64 = 0
            while rest:
                low = rest & -rest
                rest ^= low
                free = near[slot(low)] & empty
                beside |= free
                balls += 1
                if free:
                    mobile += 1
                    freedoms += count(free)
            strength = (
                _BALLS[part] * float(balls)
                + _MOBILE[part] * float(mobile)
                + _FREEDOMS[part] * float(freedoms)
                + _TERRITORY[part] * float(count(beside))
            )
            found += -strength if side else strength
        return found
