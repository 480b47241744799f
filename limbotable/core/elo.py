"""Strength in Elo, in matches of two or more seats."""

from __future__ import annotations

import math

import msgspec


class Sides(msgspec.Struct, frozen=True):
    """How many seats the first player has, and how many there are: its share of the wins depends on them."""

    mine: int
    all: int

    @property
    def even(self) -> float:
        """The share of the wins among equals."""
        return self.mine / self.all

    def share(self, elo: float) -> float:
        """Return the share of the wins for so much more strength than the others' (Bradley-Terry)."""
        strength: float = self.mine * 10.0 ** (elo / 400.0)
        return strength / (strength + self.all - self.mine)

    def elo(self, share: float) -> float:
        """Return by how much a player with a share of the wins is stronger; infinite for all or none."""
        if share <= 0.0:
            return -math.inf
        if share >= 1.0:
            return math.inf
        return 400.0 * math.log10(share / (1.0 - share) * (self.all - self.mine) / self.mine)
