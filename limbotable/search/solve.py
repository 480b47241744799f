"""Exact play of a fully known position between two seats, to the horizon of a game's insight.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import MOST_ACTIONS, Position

#: Room for the actions of every position on the way down; no game here is as deep and as wide.
_ROOM: Final = 16 * MOST_ACTIONS


class Solver:
    """Alpha-beta over the positions of a two-seat game (Knuth and Moore 1975, fail-soft)."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self.nodes: i64 = 0  #: positions visited so far
        self._actions: vec[i64] = vec[i64]([0] * _ROOM)

    def value(self, position: Position) -> float:
        """Return the expected result (0..1) of seat 0 when both seats see all cards and play best."""
        return self._value(position, 0.0, 1.0, 0)

    def _value(self, position: Position, low: float, high: float, at: i64) -> float:
        self.nodes += 1
        if self.insight.settled(position):
            return self.insight.worth(position)
        actions = self._actions
        end = at + position.legal(actions, at)
        maximising = position.turn() == 0
        best = -1.0 if maximising else 2.0
        for k in range(at, end):
            after = position.copy()
            after.play(actions[k])
            found = self._value(after, low, high, end)
            if maximising:
                if found > best:
                    best = found
                if best > low:
                    low = best
            else:
                if found < best:
                    best = found
                if best < high:
                    high = best
            if low >= high:
                break
        return best
