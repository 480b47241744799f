"""What search asks of a game beyond its rules.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from limbotable.core.position import Position
from limbotable.core.random import Random


@mypyc_attr(allow_interpreted_subclasses=True)  # as a position's
class Insight:
    """A game's judgement of positions, for a search that began at one of them.

    Every search needs ``settled`` and ``worth`` or ``reward``; the rest is for the guided one.
    """

    def settled(self, position: Position) -> bool:
        """Say whether a search need not look beyond the position."""
        raise NotImplementedError

    def worth(self, position: Position) -> float:
        """Return the result that seat 0 may expect of a settled position, 0..1."""
        raise NotImplementedError

    def reward(self, position: Position, seat: i64) -> float:
        """Return the result that a seat may expect of a settled position, 0..1."""
        worth = self.worth(position)
        return worth if seat == 0 else 1.0 - worth

    def pick(self, position: Position, actions: vec[i64], count: i64, rng: Random) -> i64:
        """Return what somebody sensible does, one of ``actions[:count]``; playouts are made of it."""
        return actions[rng.below(count)]

    def gain(self, position: Position, action: i64) -> float:
        """Return what an action wins at once, for a player that looks no further."""
        return 0.0

    def preference(self, position: Position, action: i64) -> float:
        """Return how much an action is to be preferred to others that are worth the same to who takes it."""
        return 0.0

    def promise(self, position: Position, action: i64) -> float:
        """Return the result that an action promises whoever takes it, 0..1, before any search."""
        return 0.5

    def estimate(self, position: Position, out: vec[float]) -> None:
        """Write the result that each seat may expect of an unsettled position; together they make 1."""
        raise NotImplementedError

    def midway(self, position: Position) -> bool:
        """Say whether the seat to act has begun its turn already."""
        return False

    def critical(self, position: Position) -> bool:
        """Say whether the seat to act may well win within its turn: whether it is worth while to find out."""
        return False

    def tight(self, position: Position) -> bool:
        """Say whether so little is left that it is worth while to look at all of it."""
        return False

    def identify(self, position: Position, out: vec[i64]) -> bool:
        """Write four numbers, 0 to 2**48, that no two positions share unless they go on alike.

        Return False where that cannot be done for what may follow the root; it can for tight positions.
        """
        return False

    def balance(self, position: Position) -> float:
        """Return the logarithm of the odds that the seat to act wins an unsettled position, of two seats."""
        raise NotImplementedError
