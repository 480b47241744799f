"""How far to believe what a search finds: from the mean of its playouts to an honest chance.

A few playouts that agree prove little, and a search takes all seats for better or worse players than they
are.  Both were measured: how often seats won of which a search had found so much (``packaging/fit_odds.py``).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

#: Nothing is said to be surer than that, unless it is certain.
_LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Odds:
    """What is made of a mean: an increasing function, so that what is best stays best."""

    doubt: float  #: as many playouts that came out even are added to those that were made
    slope: float  #: by what the log odds, as far as they are not those of an even chance, are multiplied
    shift: float = 0.0  #: what is added to the log odds: below 0 for a search that hopes for too much

    def told(self, found: float, trials: int, even: float) -> float:
        """Return the chance, 0..1, of which so many trials found the mean; ``even`` is that of equals."""
        evidence = self.evidence(found, trials, even)
        return 1.0 / (1.0 + math.exp(-log_odds(even) - self.shift - self.slope * evidence))

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
