"""The odds of a search's findings: from the mean of its playouts to an honest chance.

A few playouts that agree prove little, and a search takes all seats for better or worse players than they
are.  Both are measured: the share of seats that won after a search had found that mean for them
(``packaging/fit_odds.py``).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from limbotable.core.insight import logistic

#: The least distance of an uncertain chance from 0 and 1.
_LEAST: Final = 1e-6


class Odds(msgspec.Struct, frozen=True):
    """The chance for a mean of trials: it grows with the mean, so the best action stays the best.

    The log odds of the mean, less those of an even chance, are multiplied by ``slope``.
    """

    doubt: float  #: the number of even trials that are added to the real ones
    slope: float
    shift: float = 0.0  #: the addition to the log odds: below 0 for a search that is too hopeful

    def told(self, found: float, trials: int, even: float) -> float:
        """Return the chance, 0..1, for the mean ``found`` of ``trials``; ``even`` is the chance of equals."""
        return logistic(log_odds(even) + self.shift + self.slope * self.evidence(found, trials, even))

    def evidence(self, found: float, trials: int, even: float) -> float:
        """Return by how much the trials raise the log odds above those of an even chance, with the doubt."""
        mean = (found * trials + even * self.doubt) / (trials + self.doubt)
        return log_odds(mean) - log_odds(even)


#: By the level of a computer player, and by the stage of a match as the game's insight counts it.
OddsBook: TypeAlias = Mapping[str, Mapping[int, Odds]]


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance, which is taken for possible and for not certain."""
    within = min(1.0 - _LEAST, max(_LEAST, chance))
    return math.log(within / (1.0 - within))


def clamped(value: float) -> float:
    """Return a value without anything beyond 0..1: rounding errors, and corrections that go too far."""
    return min(1.0, max(0.0, value))
