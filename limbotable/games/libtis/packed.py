"""Several small numbers in one: four bits for each location, suit or other thing.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: A count of one for each of these things.
ONE: Final = vec[i64]([1 << 4 * thing for thing in range(9)])
#: The shift of each of them, in bits.
AT: Final = vec[i64]([4 * thing for thing in range(9)])
NIBBLE: Final = 15
