"""Ratings of a player by results against opponents of known ratings: Glicko-2.

Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022); the steps are those of the paper.
Here the opponents are puzzles, and a rating period is a day.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from limbotable.core.insight import logistic
from limbotable.core.intervals import NORMAL

#: The rating, the deviation and the volatility of a player of whom nothing is known.
MEAN: Final = 1500.0
UNKNOWN: Final = 350.0
_VOLATILITY: Final = 0.06
#: How much the volatility may change: the paper has 0.3 to 1.2.
_TAU: Final = 0.5
#: Points of a rating for one unit of the scale of the calculation.
SCALE: Final = 173.7178
#: No chance is nearer to 0 or 1 than so far ahead, on that scale: else a result may say nothing at all.
_SURE: Final = 20.0
#: How exactly the volatility is found.
_TOLERANCE: Final = 0.000001


class Rating(msgspec.Struct, frozen=True):
    """A player's strength, or a puzzle's difficulty."""

    mean: float = MEAN
    deviation: float = UNKNOWN  #: its standard deviation
    volatility: float = _VOLATILITY  #: how much it is expected to change from one period to the next

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the rating by ``CONFIDENCE``."""
        return self.mean - NORMAL * self.deviation, self.mean + NORMAL * self.deviation


class Outcome(msgspec.Struct, frozen=True):
    """One result of a period."""

    rating: float  #: the opponent's
    deviation: float  #: of that
    score: float  #: 1 for a win, 0 for a loss


def expected(rating: Rating, opponent: float, deviation: float) -> float:
    """Return the chance to win against an opponent of a rating with this deviation, both uncertain."""
    spread = math.hypot(rating.deviation, deviation) / SCALE
    return logistic(_weight(spread) * (rating.mean - opponent) / SCALE)


def after_period(rating: Rating, outcomes: Sequence[Outcome]) -> Rating:
    """Return a player's rating after a period with these results; without any it grows less certain."""
    spread = rating.deviation / SCALE
    if not outcomes:
        # More uncertain than about an unknown player it never gets.
        wider = min(UNKNOWN, SCALE * math.hypot(spread, rating.volatility))
        return Rating(rating.mean, wider, rating.volatility)
    mean = (rating.mean - MEAN) / SCALE
    information, surprise = 0.0, 0.0
    for one in outcomes:
        weight = _weight(one.deviation / SCALE)
        ahead = weight * (mean - (one.rating - MEAN) / SCALE)
        chance = logistic(max(-_SURE, min(ahead, _SURE)))
        information += weight**2 * chance * (1 - chance)
        surprise += weight * (one.score - chance)
    variance = 1 / information
    volatility = _volatility(spread, rating.volatility, variance, variance * surprise)
    new = 1 / math.sqrt(1 / (spread**2 + volatility**2) + information)
    return Rating(MEAN + SCALE * (mean + new**2 * surprise), SCALE * new, volatility)


def _weight(spread: float) -> float:
    """Return how much a result counts against an opponent whose rating is uncertain: g in the paper."""
    return 1 / math.sqrt(1 + 3 * spread**2 / math.pi**2)


def _volatility(spread: float, before: float, variance: float, change: float) -> float:
    """Return the new volatility: step 5 of the paper."""
    start = math.log(before**2)

    def slope(x: float) -> float:
        power = math.exp(x)
        all_ = spread**2 + variance + power
        return power * (change**2 - all_) / (2 * all_**2) - (x - start) / _TAU**2

    excess = change**2 - spread**2 - variance
    # The paper goes on by steps of tau while the slope is below 0.  With a tau below 2 it never is.
    low, high = start, math.log(excess) if excess > 0 else start - _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _TOLERANCE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
