"""Plausible mistakes: an action that looks nearly as good as the best one, taken in its place."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from limbotable.core.random import Random

#: Nobody is tempted by what looks worse than the best by more than so many times the temptation.
_FARTHEST: Final = 3.0
#: Sets the stream of temptations apart from those by which worlds are drawn.
_STREAM: Final = 0x5EED


def tempted(values: Sequence[float], temptation: float, seed: int, usual: int = 0) -> int:
    """Return the index of the value that is chosen, of at least one.

    The chance of each falls by a factor of e for each ``temptation`` that it lacks to the highest one
    (a softmax).  Certainties tempt nobody: a value of 1 is taken where there is one, and a value of 0 only
    where there is no other.  Without temptation, and if nothing is left to choose, it is ``usual``, the index
    of the action that is best.  It depends on the arguments alone.
    """
    best = max(values)
    if temptation <= 0.0 or best >= 1.0 or best <= 0.0:
        return usual
    weights = [
        math.exp((value - best) / temptation)
        if value > 0.0 and best - value <= _FARTHEST * temptation
        else 0.0
        for value in values
    ]
    point = float(Random(seed ^ _STREAM).word()) / 2.0**32 * math.fsum(weights)
    for k, weight in enumerate(weights):
        point -= weight
        if point < 0.0:
            return k
    return usual
