"""Play over all that is possible, where that is little: no chance of a sample is in its values."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from limbotable.core.game import AnyCounted
from limbotable.core.insight import Insight
from limbotable.core.position import Position, legal_actions
from limbotable.search.thought import Clock

#: Worlds that a seat cannot tell apart, each with its chance.
_Alike: TypeAlias = Sequence[tuple[float, Position]]
#: Replies are equal if they differ by no more.
_NOTHING: Final = 1e-9
#: The clock is looked at after so many positions.
_LOOK: Final = 512
#: Counting may take this part of the time: the rest is left to draw worlds.
_PART: Final = 0.5


class _TooMuch(Exception):
    """There are more positions than are to be looked at, or there is no more time."""


class CountedPlay:
    """The worth of a seat's actions where all that it does not know has been counted.

    The seat does the same in all worlds that look alike to it, now and later in the round.  The other seat
    replies as if both hands lay open: it sees the seat's hand, and takes the seat to see its own.  What is
    turned up is met by its chances, as nobody knows it.  Where the other seat has no hand, or is out of the
    round, nothing but these chances is left.
    """

    def __init__(self, insight: Insight, counted: AnyCounted, viewer: int, most: int, clock: Clock) -> None:
        self._insight = insight
        self._counted = counted
        self._viewer = viewer
        self._most = most
        self._clock = clock
        self._done = 0  # positions
        self._known: dict[object, float] = {}

    def values(self, actions: Sequence[int]) -> Mapping[int, float] | None:
        """Return what the viewer may expect of its legal actions; None if that takes too long."""
        worlds = self._counted.worlds
        found: dict[int, float] = {}
        try:
            for kind, action in self._kinds(actions).items():
                found[kind] = self._after(worlds, action)
        except _TooMuch:
            return None
        return {action: found[self._counted.kind(action)] for action in actions}

    def _kinds(self, actions: Sequence[int]) -> Mapping[int, int]:
        """Return an action of each kind."""
        return {self._counted.kind(action): action for action in actions}

    # --- one action for all that looks alike -------------------------------------------------------------
    def _after(self, worlds: _Alike, action: int) -> float:
        """Return what the viewer may expect of its action, times the chance of these worlds."""
        return self._told_apart((chance, world, action) for chance, world in worlds)

    def _told_apart(self, played: Iterator[tuple[float, Position, int]]) -> float:
        """Return what the viewer may expect after an action in each world, of which it sees what it sees."""
        counted = self._counted
        groups: dict[object, list[tuple[float, Position]]] = {}
        total = 0.0
        for chance, world, action in played:
            for part, after in counted.outcomes(world, action):
                if self._insight.settled(after):
                    total += chance * part * self._mine(self._worth(after))
                else:
                    seen = counted.kind(action), counted.sight(after)
                    groups.setdefault(seen, []).append((chance * part, after))
        return total + math.fsum(self._alike(worlds) for worlds in groups.values())

    def _alike(self, worlds: _Alike) -> float:
        """Return what the viewer may expect of worlds that look alike to it, times their chance."""
        chance, world = worlds[0]
        if len(worlds) == 1:
            return chance * self._mine(self._open(world))
        if world.turn() == self._viewer:
            actions = self._kinds(legal_actions(world)).values()
            return max(self._after(worlds, action) for action in actions)
        return self._told_apart(self._replies(worlds))

    def _replies(self, worlds: _Alike) -> Iterator[tuple[float, Position, int]]:
        """Yield the best replies in each world, equal ones as likely as each other."""
        for chance, world in worlds:
            values = {
                action: self._mine(self._open_after(world, action, 0.0, 1.0))
                for action in self._kinds(legal_actions(world)).values()
            }
            least = min(values.values()) + _NOTHING
            replies = [action for action, value in values.items() if value <= least]
            for reply in replies:
                yield chance / len(replies), world, reply

    # --- with both hands open ----------------------------------------------------------------------------
    def _open(self, position: Position) -> float:
        """Return the expected result of seat 0, 0..1, when both seats see both hands."""
        if self._insight.settled(position):
            return self._worth(position)
        key = self._counted.identity(position)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(position, 0.0, 1.0)
        return found

    def _best(self, position: Position, low: float, high: float) -> float:
        """Return the same by alpha-beta (fail-soft)."""
        if self._insight.settled(position):
            return self._worth(position)
        self._count()
        maximising = position.turn() == 0
        best = -1.0 if maximising else 2.0
        for action in self._kinds(legal_actions(position)).values():
            found = self._open_after(position, action, low, high)
            if maximising:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _open_after(self, position: Position, action: int, low: float, high: float) -> float:
        outcomes = self._counted.outcomes(position, action)
        if len(outcomes) == 1:
            return self._best(outcomes[0][1], low, high)
        return math.fsum(chance * self._open(after) for chance, after in outcomes)

    def _worth(self, position: Position) -> float:
        self._count()
        return self._insight.worth(position)

    def _mine(self, value: float) -> float:
        return value if self._viewer == 0 else 1.0 - value

    def _count(self) -> None:
        self._done += 1
        if self._done > self._most or (self._done % _LOOK == 0 and self._clock.is_up(_PART)):
            raise _TooMuch
