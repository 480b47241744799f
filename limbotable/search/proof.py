"""Proven results, for any number of seats.  Compiled by mypyc where a C compiler works.

The proven result of a position is a mask: the seats that may still win it, if every seat takes a certain win
and shuns a certain loss.  One seat in it means that the match is decided.  With two seats this is the
minimax of wins and losses that MCTS-Solver backs up (Winands, Björnsson and Saito 2008); with three it is
the part of max^n that can be proven, for a seat that has lost may make any other one win.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import WORDS, Insight, mixed
from limbotable.core.position import BIT, MOST_ACTIONS, Position

#: Room for the actions of every position on the way down; tight positions are neither deep nor wide.
_ROOM: Final = 64 * MOST_ACTIONS
#: The number of stored positions, each in the one place that its words lead to.
_PLACES: Final = 0x10000
_PLACE: Final = 0xFFFF


def joined(hope: i64, after: i64, mine: i64) -> i64:
    """Return the possible winners where the seat of ``mine`` has one more action, with winners ``after``.

    ``hope`` has the possible winners by its other actions, 0 where there are none.
    """
    if hope == mine or after == mine:
        return mine
    if after & mine:
        return hope | after if hope & mine else after
    return hope if hope & mine else hope | after


def winner(insight: Insight, position: Position, seats: i64) -> i64:
    """Return the mask of the seat that has won a settled position; all of them where none has."""
    for seat in range(seats):
        if insight.reward(position, seat) == 1.0:
            return BIT[seat]
    return BIT[seats] - 1


@final
class Prover:
    """Searches exhaustively: to the end of a turn, or to the end of a match that is nearly over."""

    def __init__(self, insight: Insight, seats: int) -> None:
        self.nodes: i64 = 0  #: positions visited so far
        self._insight = insight
        self._seats: i64 = seats
        self._last_node: i64 = 0
        self._actions: vec[i64] = vec[i64]([0] * _ROOM)
        self._promise: vec[float] = vec[float]([0.0] * _ROOM)
        self._expected: vec[float] = vec[float]([0.0] * seats)
        self._words: vec[i64] = vec[i64]([0] * WORDS)
        self._known: vec[i64] = vec[i64]()  #: words and masks of the stored positions; empty before use

    def wins_this_turn(self, position: Position) -> bool:
        """Return whether the seat to act can win before its turn ends."""
        return self._wins_this_turn(position, 0)

    def wins_by(self, position: Position, action: i64) -> bool:
        """Return whether the seat to act can win before its turn ends, with a given first action."""
        after = position.copy()
        after.play(action)
        if self._insight.settled(after):
            return winner(self._insight, after, self._seats) == BIT[position.turn()]
        return self._insight.midway(after) and self._wins_this_turn(after, 0)

    def lasts(self, position: Position, action: i64) -> bool:
        """Return whether after an action the turn can end such that the next seat has no win in its own."""
        after = position.copy()
        after.play(action)
        return self._lasts(after, position.turn(), 0)

    def hope(self, position: Position, nodes: i64) -> i64:
        """Return the possible winners of a tight position; 0 where so many nodes prove nothing."""
        if len(self._known) == 0:
            self._known = vec[i64]([0] * (_PLACES * (WORDS + 1)))
        self._last_node = self.nodes + nodes
        return self._seen(position) or self._hope(position, 0)

    def _wins_this_turn(self, position: Position, at: i64) -> bool:
        insight = self._insight
        actions = self._actions
        mine = BIT[position.turn()]
        end = at + position.legal(actions, at)
        for k in range(at, end):
            after = position.copy()
            after.play(actions[k])
            if insight.settled(after):
                if winner(insight, after, self._seats) == mine:
                    return True
            elif insight.midway(after) and self._wins_this_turn(after, end):
                return True
        return False

    def _lasts(self, position: Position, mover: i64, at: i64) -> bool:
        insight = self._insight
        if insight.settled(position):
            return winner(insight, position, self._seats) == BIT[mover]
        if not insight.midway(position):
            return position.turn() == mover or not self._wins_this_turn(position, at)
        actions = self._actions
        end = at + position.legal(actions, at)
        for k in range(at, end):
            after = position.copy()
            after.play(actions[k])
            if self._lasts(after, mover, end):
                return True
        return False

    def _hope(self, position: Position, at: i64) -> i64:
        """Take settled and stored positions first, then the most promising one (depth first)."""
        self.nodes += 1
        if self.nodes > self._last_node:
            return 0
        known = self._known
        actions = self._actions
        end = at + position.legal(actions, at)
        if end + MOST_ACTIONS > _ROOM:
            return 0
        mover = position.turn()
        mine = BIT[mover]
        found: i64 = 0
        left = at  # the actions from here on are not searched yet
        for k in range(at, end):
            after = position.copy()
            after.play(actions[k])
            seen = self._seen(after)
            if seen:
                found = joined(found, seen, mine)
                actions[k] = actions[left]
                self._promise[k] = self._promise[left]
                left += 1
            else:
                self._insight.estimate(after, self._expected)
                self._promise[k] = self._expected[mover]
        while left < end and found != mine:
            action = self._most_promising(left, end)
            left += 1
            after = position.copy()
            after.play(action)
            seen = self._hope(after, end)
            if seen == 0:
                return 0
            found = joined(found, seen, mine)
        place = self._place(position)
        for word in range(i64(WORDS)):
            known[place + word] = self._words[word]
        known[place + WORDS] = found
        return found

    def _seen(self, position: Position) -> i64:
        """Return the possible winners of a position that is settled, or stored; else 0."""
        if self._insight.settled(position):
            return winner(self._insight, position, self._seats)
        known = self._known
        words = self._words
        place = self._place(position)
        for word in range(i64(WORDS)):
            if known[place + word] != words[word]:
                return 0
        return known[place + WORDS]

    def _most_promising(self, left: i64, end: i64) -> i64:
        """Return the best of the actions from ``left`` on, and put the first of them in its place."""
        actions = self._actions
        promise = self._promise
        best = left
        for k in range(left + 1, end):
            if promise[k] > promise[best]:
                best = k
        action = actions[best]
        actions[best] = actions[left]
        promise[best] = promise[left]
        return action

    def _place(self, position: Position) -> i64:
        """Return the place of a position in the store, and keep its words."""
        words = self._words
        self._insight.identify(position, words)
        return (mixed(words, 0) & _PLACE) * (WORDS + 1)
