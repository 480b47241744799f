"""What search asks of a game beyond its rules.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import Position
from limbotable.core.random import Random


class Insight:
    """A game's judgement of positions, for a search that began at one of them."""

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

    def promise(self, position: Position, action: i64) -> float:
        """Return the result that an action promises whoever takes it, 0..1, before any search."""
        return 0.5
