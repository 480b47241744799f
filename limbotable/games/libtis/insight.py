"""What search needs to know of Libtis: where to stop looking, and what that is worth.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.games.libtis.rules import ENDED, Libtis

#: Of the worth of a match so much is the lead over the best other seat, and the rest the placement.
_MARGIN: Final = 0.2
_SPREAD: Final = 8.0


class LibtisInsight(Insight):
    """Looks to the end of the round."""

    def __init__(self, root: Libtis) -> None:
        self._ended: i64 = root.rounds_ended()

    def settled(self, position: Position) -> bool:
        assert isinstance(position, Libtis)
        return position.rounds_ended() != self._ended or position.phase == ENDED

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Libtis)
        mine = position.chip_points(seat) + position.bonus_points(seat)
        behind = 0.0
        best: i64 = 0
        for other in range(position.seats):
            if other != seat:
                theirs = position.chip_points(other) + position.bonus_points(other)
                if theirs < mine:
                    behind += 1.0
                elif theirs == mine:
                    behind += 0.5
                if theirs > best:
                    best = theirs
        lead = 1.0 / (1.0 + math.exp(float(best - mine) / _SPREAD))
        return (1.0 - _MARGIN) * behind / float(position.seats - 1) + _MARGIN * lead
