"""What search needs to know of Limit.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.games.limit.rules import ENDED, Limit


class LimitInsight(Insight):
    """Looks to the end of the match, which the last seat that is not eliminated wins."""

    def settled(self, position: Position) -> bool:
        assert isinstance(position, Limit)
        return position.phase == ENDED

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Limit)
        return 1.0 if position.seat == seat else 0.0
