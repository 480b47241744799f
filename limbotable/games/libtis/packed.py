"""Several small numbers in one: four bits for each location, suit or other thing.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: One of the things that have four bits each.
ONE: Final = vec[i64]([1 << 4 * thing for thing in range(9)])
#: How far right the bits of one of them are.
AT: Final = vec[i64]([4 * thing for thing in range(9)])
NIBBLE: Final = 15


def packed(counts: list[int]) -> i64:
    """Return the number that has these in it, the first one lowest."""
    found: i64 = 0
    for k, count in enumerate(counts):
        found += count * ONE[k]
    return found
