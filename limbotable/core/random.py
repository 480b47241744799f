"""Random numbers for thinking and for measuring; never for a deal (``play.dealer`` makes those).

splitmix32 (a Weyl sequence with the lowbias32 finaliser of Chris Wellons): all products stay below
2**63, so the stream is the same compiled and interpreted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from limbotable.core.position import BIT

_MASK32: Final = 0xFFFFFFFF
_WEYL: Final = 0x9E3779B9
_FIRST: Final = 0x21F0AAAD
_SECOND: Final = 0x735A2D97


class Random:
    """A stream of random numbers that its seed determines."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % (_MASK32 + 1)

    def word(self) -> i64:
        """Return 32 random bits."""
        self.state = (self.state + _WEYL) & _MASK32
        x = self.state
        x = ((x ^ (x >> 16)) * _FIRST) & _MASK32
        x = ((x ^ (x >> 15)) * _SECOND) & _MASK32
        return x ^ (x >> 15)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, for a bound up to 2**31.

        Takes the high part of a product; for the bounds of card games the bias is below 2**-24.
        """
        return (self.word() * bound) >> 32

    def shuffled(self, things: i64) -> vec[i64]:
        """Return the things of a mask in random order."""
        order = vec[i64]()
        for k in range(i64(63)):
            if things & BIT[k]:
                order = append(order, k)
        self.shuffle(order)
        return order

    def shuffle(self, order: vec[i64]) -> None:
        """Put the numbers into random order, in place (Durstenfeld's Fisher-Yates)."""
        k: i64 = len(order) - 1
        while k > 0:
            other = self.below(k + 1)
            kept = order[k]
            order[k] = order[other]
            order[other] = kept
            k -= 1

    def reordered(self, things: list[int]) -> list[int]:
        """Return the numbers of a list in random order."""
        order = vec[i64](things)
        self.shuffle(order)
        return [int(thing) for thing in order]
