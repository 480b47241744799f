"""Strength in figures: Elo, intervals, and the test whether one player is stronger than another.

A deal is one trial: it is played with the players in every rotation of the seats, and its score is the mean
of these matches.  With two seats its scores are 0, 1/4, 1/2, 3/4 and 1 (the pentanomial model).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final, Literal, TypeAlias

import msgspec

from limbotable.core.elo import Sides
from limbotable.core.intervals import NORMAL

#: The chance of each of the two errors of a sequential test.
_ERROR: Final = 0.05
#: Each score that a deal can have is taken to have come so often besides: no score is impossible.
_BESIDE: Final = 1e-3
_STEPS: Final = 60  #: of a bisection: more than a float has bits

Verdict: TypeAlias = Literal["accepted", "refuted", "open"]


def mean_and_margin(scores: Sequence[float]) -> tuple[float, float]:
    """Return the mean of the scores of deals and the half of its 95 % interval; infinite for one deal."""
    error = stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else math.inf
    return fmean(scores), NORMAL * error


class Sprt(msgspec.Struct, frozen=True):
    """A sequential test of two hypotheses: the first player is stronger by ``low`` Elo, or by ``high``.

    It is the generalised test (GSPRT) that chess engines are tested by: the likelihoods are the highest that
    any chances of a deal's scores with the hypothesis' mean have (Van den Bergh 2016, "A practical
    introduction to the GSPRT").
    """

    low: float
    high: float
    sides: Sides

    @property
    def bound(self) -> float:
        """The log likelihood ratio that decides, for either side: each error has a chance of 5 %."""
        return math.log((1.0 - _ERROR) / _ERROR)

    def ratio(self, scores: Sequence[float]) -> float:
        """Return the log likelihood ratio of the two hypotheses, given the scores of some deals."""
        counts = Counter(round(score, 9) for score in scores)
        if not counts:
            return 0.0
        for least_or_most in (0.0, 1.0):
            counts.setdefault(least_or_most, 0)
        weights = {score: count + _BESIDE for score, count in counts.items()}
        total = math.fsum(weights.values())
        chances = {score: weight / total for score, weight in weights.items()}
        first = _tilt(chances, self.sides.share(self.low))
        second = _tilt(chances, self.sides.share(self.high))
        return total * math.fsum(
            chance
            * (
                math.log1p(first * (score - self.sides.share(self.low)))
                - math.log1p(second * (score - self.sides.share(self.high)))
            )
            for score, chance in chances.items()
        )

    def verdict(self, scores: Sequence[float]) -> Verdict:
        """Return whether the deals so far decide: for ``high`` (accepted), for ``low`` (refuted), or not."""
        ratio = self.ratio(scores)
        return "accepted" if ratio >= self.bound else "refuted" if ratio <= -self.bound else "open"


def _tilt(chances: dict[float, float], mean: float) -> float:
    """Return x, where p / (1 + x (score - mean)) are the likeliest chances with a mean, p the chances seen.

    The scores lie on either side of the mean, so there is one such x, and a bisection finds it.
    """
    low = -1.0 / (max(chances) - mean)
    high = 1.0 / (mean - min(chances))
    for _ in range(_STEPS):
        x = (low + high) / 2.0
        if math.fsum(p * (score - mean) / (1.0 + x * (score - mean)) for score, p in chances.items()) > 0.0:
            low = x
        else:
            high = x
    return (low + high) / 2.0
