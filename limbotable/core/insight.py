"""The questions of a search about a game beyond its rules.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from limbotable.core.position import Position
from limbotable.core.random import Random

#: The numbers that ``Insight.identify`` writes.
WORDS: Final = 4
_MASK30: Final = 0x3FFFFFFF


def mixed(words: vec[i64], at: i64) -> i64:
    """Return one number, 0 or more, of the four that ``Insight.identify`` wrote to ``words[at:]``."""
    found: i64 = 0
    for k in range(at, at + WORDS):
        word = words[k]
        found = ((found ^ (word & _MASK30) ^ (word >> 17)) & _MASK30) * 0x2C1B3C6D
        found ^= found >> 29
    return found


def logistic(log_odds: float) -> float:
    """Return the chance, 0..1, with these log odds."""
    return 1.0 / (1.0 + math.exp(-log_odds))


@mypyc_attr(allow_interpreted_subclasses=True)  # as a position's
class Insight:
    """A game's judgement of positions, for a search that began at one of them.

    Every search needs ``settled`` and ``worth`` or ``reward``; the other methods are for the guided one.
    """

    def settled(self, position: Position) -> bool:
        """Return whether a search may stop at the position."""
        raise NotImplementedError

    def worth(self, position: Position) -> float:
        """Return the result that seat 0 may expect of a settled position, 0..1."""
        raise NotImplementedError

    def reward(self, position: Position, seat: i64) -> float:
        """Return the result that a seat may expect of a settled position, 0..1."""
        worth = self.worth(position)
        return worth if seat == 0 else 1.0 - worth

    def share(self, position: Position, seat: i64) -> float:
        """Return the share of the win that a seat may expect of a settled position, 0..1.

        A search seeks what ``reward`` praises, and tells this.  The shares of all sides make 1, but for a
        team without opponents.
        """
        return self.reward(position, seat)

    def sure(self, position: Position, action: i64) -> bool:
        """Return whether an action is known to win the match, by all that the seat to act knows."""
        return False

    def stage(self, position: Position) -> i64:
        """Return a number for how far the match has come: by it a search is more or less to be believed."""
        return 0

    def pick(self, position: Position, actions: vec[i64], count: i64, rng: Random) -> i64:
        """Return a sensible player's choice among ``actions[:count]``; playouts are made of such choices."""
        return actions[rng.below(count)]

    def margin(self) -> float:
        """Return how many standard errors an action must gain on that choice, to be taken in its place."""
        return 2.0

    def gain(self, position: Position, action: i64) -> float:
        """Return the immediate gain of an action, for a player that looks no further."""
        return 0.0

    def preference(self, position: Position, action: i64) -> float:
        """Return the preference for an action among actions of equal value for the seat to act."""
        return 0.0

    def promise(self, position: Position, action: i64) -> float:
        """Return the result that an action promises the seat to act, 0..1, before any search."""
        return 0.5

    def estimate(self, position: Position, out: vec[float]) -> None:
        """Write the result that each seat may expect of an unsettled position; the results add up to 1."""
        raise NotImplementedError

    def midway(self, position: Position) -> bool:
        """Return whether the seat to act has already begun its turn."""
        return False

    def critical(self, position: Position) -> bool:
        """Return whether the seat to act may well win within its turn, so that a search for it pays."""
        return False

    def tight(self, position: Position) -> bool:
        """Return whether so little of the match is left that a search of all of it pays."""
        return False

    def provable(self, position: Position) -> bool:
        """Return whether so little of the match is left that a long thought may prove its result.

        Then all positions that follow can be told apart and judged (``lead``), and none comes back.
        """
        return False

    def wins_at_once(self, position: Position) -> bool:
        """Return whether the seat to act surely wins within its turn, as far as that is seen at a glance."""
        return False

    def identify(self, position: Position, out: vec[i64]) -> bool:
        """Write four numbers, 0 to 2**48, that two positions share only if they go on alike.

        Return False where that cannot be done for the positions after the root; it can for tight positions.
        """
        return False

    def balance(self, position: Position) -> float:
        """Return the logarithm of the odds that the seat to act wins an unsettled position, of two seats."""
        raise NotImplementedError

    def lead(self, position: Position) -> float:
        """Return about the same as ``balance``, also amid a turn: less exactly perhaps, and sooner."""
        return self.balance(position)
