"""Intervals of what was measured, which hold by ``CONFIDENCE``, and standard errors."""

from __future__ import annotations

import math
from collections.abc import Sequence
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


def ratio_error(above: Sequence[float], below: Sequence[float]) -> float:
    """Return the standard error of ``sum(above) / sum(below)``, where each match adds a pair to both sums.

    What a match adds hangs together, so the matches are the sample.  Infinite of fewer than two of them, or
    where the lower sum is 0.  W. G. Cochran: Sampling Techniques, 3rd edition, 1977, section 6.3.
    """
    count, whole = len(above), math.fsum(below)
    if count < 2 or whole == 0.0:
        return math.inf
    value = math.fsum(above) / whole
    strays = math.fsum((more - value * base) ** 2 for more, base in zip(above, below, strict=True))
    return math.sqrt(strays * count / (count - 1)) / whole
