"""The order in which alpha-beta searches a position's actions: a good one first cuts off most of the rest.

First comes the best action that the transposition table has, then the killer moves of the ply, and then the
others by the history heuristic (Schaeffer 1989).  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.search.transposition import NO_ACTION

#: The history has a count for each action of each seat, at the place that its number leads to.
_HISTORY: Final = 0x4000
_HISTORY_SEAT: Final = 0x2000
_HISTORY_SHIFT: Final = 19
_MOST_HISTORY: Final = 0x100000
#: The prime next to 2**32 divided by the golden ratio: Knuth's multiplicative hashing.
_MIX: Final = 0x9E3779B1
_MASK32: Final = 0xFFFFFFFF
#: The ranks of the table's action and of killers, beyond any count of the history.
_FIRST: Final = 0x40000000
_KILLER: Final = 0x20000000


@final
class ActionOrder:
    """What was learnt of actions while searching, and the ranks that follow for those of a position.

    ``actions`` is the search's list of actions, which is put in order in its place.
    """

    def __init__(self, actions: vec[i64], plies: int) -> None:
        self._actions = actions
        self._ranks: vec[i64] = vec[i64]([0] * len(actions))
        self._killers: vec[i64] = vec[i64]([NO_ACTION] * (2 * plies))
        self._history: vec[i64] = vec[i64]([0] * _HISTORY)

    def age(self) -> None:
        """Have what was learnt so far count for less."""
        for place in range(i64(_HISTORY)):
            self._history[place] //= 4

    def rank(self, at: i64, end: i64, mover: i64, first: i64, ply: i64) -> None:
        """Rank each of the actions of a position for ``next``; ``first`` is the one of the table."""
        actions = self._actions
        ranks = self._ranks
        history = self._history
        killer1 = self._killers[2 * ply]
        killer2 = self._killers[2 * ply + 1]
        for k in range(at, end):
            action = actions[k]
            if action == first:
                ranks[k] = _FIRST
            elif action == killer1:
                ranks[k] = _KILLER + 1
            elif action == killer2:
                ranks[k] = _KILLER
            else:
                ranks[k] = history[_history_place(action, mover)]

    def next(self, k: i64, end: i64) -> i64:
        """Put the action of the highest rank of those from ``k`` on in that place, and return it."""
        actions = self._actions
        ranks = self._ranks
        best = k
        for other in range(k + 1, end):
            if ranks[other] > ranks[best]:
                best = other
        action = actions[best]
        if best != k:
            actions[best] = actions[k]
            actions[k] = action
            ranks[best] = ranks[k]  # the one in place ``k`` is asked for no more
        return action

    def credit(self, action: i64, mover: i64, depth: i64, ply: i64) -> None:
        """Note that an action has cut off the rest of a position's."""
        killers = self._killers
        if killers[2 * ply] != action:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = action
        place = _history_place(action, mover)
        if self._history[place] < _MOST_HISTORY:
            self._history[place] += depth * depth


def _history_place(action: i64, mover: i64) -> i64:
    return (((action * _MIX) & _MASK32) >> _HISTORY_SHIFT) + mover * _HISTORY_SEAT
