"""The countdown game for searches: the end of a look ahead, and the worth of a score.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from limbotable.core.insight import Insight, logistic
from limbotable.core.position import Position
from limbotable.games.countdown.actions import ANSWERING, DOUBLE, DOUBLING, ENDED, STOP, WAY
from limbotable.games.countdown.effects import count_after, effect_of
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.sure import SureWins
from limbotable.games.countdown.variant import ENDLESS, POINTS

# The weight of a lead: the expected result is logistic in lead / spread.  Fitted by maximum likelihood to
# 500 matches of computer players against each other.
_SPREAD_NEAR: Final = 80.0  #: with nothing left to play for
#: The square of the spread grows by this for each point that the leader still lacks: luck grows with the
#: rounds as in a random walk.
_SQUARE_PER_POINT: Final = 80.0
# For one round; it grows with the square root of the rounds left.  By the standard deviation of the gains of
# seats on each other in 922 rounds by the English rules and 837 by the Japanese.
_SPREAD_PER_ROUND: Final = 110.0
_SPREAD_PER_OWN_ROUND: Final = 54.0  #: where only the winner's own cards count
_SPREAD_OF_ROUND: Final = 200.0  #: where only the round counts


class CountdownInsight(Insight):
    """Looks to the end of the round and turns the scores into an expected result of the match."""

    def __init__(self, root: CountdownPosition) -> None:
        self._ended: i64 = root.rounds_ended()

    def stage(self, position: Position) -> i64:
        """Return how far the round is: 0 before play, then 1 to 4 by the cards held, 5 if one is out."""
        assert isinstance(position, CountdownPosition)
        if position.phase == DOUBLING or position.phase == ANSWERING:
            return 0
        if position.blocked:
            return 5
        held = int(position.hand0 | position.hand1).bit_count()
        return 1 if held > 8 else 2 if held > 6 else 3 if held > 3 else 4

    def settled(self, position: Position) -> bool:
        assert isinstance(position, CountdownPosition)
        return position.rounds_ended() != self._ended

    def worth(self, position: Position) -> float:
        assert isinstance(position, CountdownPosition)
        if position.variant.end == ENDLESS:
            return logistic(float(position.gain0 - position.gain1) / _SPREAD_OF_ROUND)
        lead = float(position.score0 - position.score1)
        if position.phase == ENDED:
            return 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
        return logistic(lead / _spread(position))

    def sure(self, position: Position, action: i64) -> bool:
        """Return whether an action wins the match with this round, wherever the unseen cards are."""
        assert isinstance(position, CountdownPosition)
        return SureWins(position).is_sure(action)

    def gain(self, position: Position, action: i64) -> float:
        """Return how far a card brings the count down: a beginner neither doubles nor stops."""
        assert isinstance(position, CountdownPosition)
        if action == DOUBLE or action == STOP:
            return -1.0
        if action < WAY:
            return 0.0
        effect = effect_of(action & (WAY - 1), position.effect)
        return float(position.count - count_after(position.count, effect, action >> 6))


def _spread(position: CountdownPosition) -> float:
    target = position.variant.target
    if position.variant.end == POINTS:
        best = position.score0 if position.score0 > position.score1 else position.score1
        # Above the target only a tie goes on.
        missing = target - best if best < target else 0
        return math.sqrt(_SPREAD_NEAR * _SPREAD_NEAR + _SQUARE_PER_POINT * float(missing))
    spread = _SPREAD_PER_OWN_ROUND if position.variant.own_cards else _SPREAD_PER_ROUND
    return spread * math.sqrt(float(target - position.rounds_ended()))
