"""The mean of what was seen, and how far it may be off.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

import math
from typing import final


@final
class Tally:
    """Shares of a win, 0..1, that were found one after the other."""

    def __init__(self) -> None:
        self.count: int = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, share: float) -> None:
        """Note one more."""
        self.count += 1
        self._total += share
        self._squares += share * share

    def mean(self) -> float:
        """Return the mean; an even chance where nothing was found."""
        return self._total / float(self.count) if self.count else 0.5

    def error(self) -> float:
        """Return the standard error of the mean, as if there had been one win and one loss more.

        So a few that agree by chance do not pass for certainty.
        """
        count = float(self.count) + 2.0
        mean = (self._total + 1.0) / count
        return math.sqrt(((self._squares + 1.0) / count - mean * mean) / count)
