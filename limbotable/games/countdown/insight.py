"""What search needs to know of the countdown game: where to stop looking, and what a score is worth.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.games.countdown.rules import ENDED, Countdown

# How far a lead carries: the expected result is logistic in lead / spread.  Fitted to matches between
# two experts by `packaging/fit_countdown.py`.
_SPREAD_NEAR: Final = 60.0
_SPREAD_FAR: Final = 0.5


class CountdownInsight(Insight):
    """Looks to the end of the round and turns the scores into an expected result of the match."""

    def __init__(self, root: Countdown) -> None:
        self._ended: i64 = root.rounds_ended()

    def settled(self, position: Position) -> bool:
        assert isinstance(position, Countdown)
        return position.rounds_ended() != self._ended

    def worth(self, position: Position) -> float:
        assert isinstance(position, Countdown)
        lead = float(position.score0 - position.score1)
        if position.phase == ENDED:
            return 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
        return 1.0 / (1.0 + math.exp(-lead / _spread(position)))


def _spread(position: Countdown) -> float:
    return 200.0
