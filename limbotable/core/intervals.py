"""Intervals of measured shares, which hold by ``CONFIDENCE``."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Final

#: The confidence level of every interval that is told.
CONFIDENCE: Final = 0.95
#: The half width of a normal distribution's middle part of that share, in standard deviations.
NORMAL: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Return the score interval of a rate by ``CONFIDENCE``; ``count`` is at least 1.

    E. B. Wilson: Probable inference, the law of succession, and statistical inference.  Journal of the
    American Statistical Association 22 (1927), 209-212.  Its coverage holds for few matches too, and for
    none or all of them won.  A shared win counts in part, which makes the interval wider than necessary.
    """
    rate, square = wins / count, NORMAL * NORMAL
    centre = (rate + square / (2 * count)) / (1 + square / count)
    spread = math.sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    half = NORMAL / (1 + square / count) * spread
    return min(rate, max(0.0, centre - half)), max(rate, min(1.0, centre + half))
