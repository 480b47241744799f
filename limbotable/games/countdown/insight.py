"""The countdown game for searches: the end of a look ahead, and the worth of a score.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.games.countdown.actions import ENDED
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.variant import ENDLESS, POINTS

# The weight of a lead: the expected result is logistic in lead / spread.  Fitted by maximum likelihood to
# 300 matches of computer players against each other (150 of each preset).
_SPREAD_NEAR: Final = 40.0  #: with nothing left to play for
_SPREAD_PER_POINT: Final = 0.5  #: for each point that the leader still lacks
_SPREAD_PER_ROUND: Final = 80.0  #: for one round; it grows with the square root of the rounds left
_SPREAD_OF_ROUND: Final = 200.0  #: where only the round counts


class CountdownInsight(Insight):
    """Looks to the end of the round and turns the scores into an expected result of the match."""

    def __init__(self, root: CountdownPosition) -> None:
        self._ended: i64 = root.rounds_ended()

    def settled(self, position: Position) -> bool:
        assert isinstance(position, CountdownPosition)
        return position.rounds_ended() != self._ended

    def worth(self, position: Position) -> float:
        assert isinstance(position, CountdownPosition)
        if position.variant.end == ENDLESS:
            return _logistic(float(position.gain0 - position.gain1) / _SPREAD_OF_ROUND)
        lead = float(position.score0 - position.score1)
        if position.phase == ENDED:
            return 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
        return _logistic(lead / _spread(position))


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def _spread(position: CountdownPosition) -> float:
    target = position.variant.target
    if position.variant.end == POINTS:
        best = position.score0 if position.score0 > position.score1 else position.score1
        # Above the target only a tie goes on.
        missing = target - best if best < target else 0
        return _SPREAD_NEAR + _SPREAD_PER_POINT * float(missing)
    return _SPREAD_PER_ROUND * math.sqrt(float(target - position.rounds_ended()))
