"""The mean of the values seen, and its possible error."""

from __future__ import annotations

from statistics import fmean, pstdev

import pytest

from limbotable.core.random import Random
from limbotable.search.tally import Tally


def tally(*shares: float) -> Tally:
    found = Tally()
    for share in shares:
        found.add(share)
    return found


def test_the_mean_of_the_values_seen() -> None:
    assert (tally(1.0, 0.0, 0.5).mean(), tally(1.0, 0.0, 0.5).count) == (0.5, 3)
    assert tally().mean() == 0.5


def test_one_win_proves_little() -> None:
    assert tally(1.0).error() > 0.25
    assert tally().error() > tally(1.0).error() > tally(1.0, 1.0).error() > tally(*[1.0] * 50).error() > 0


def test_the_error_is_how_far_means_stray() -> None:
    rng = Random(1)

    def drawn() -> Tally:
        return tally(*(int(rng.below(4)) / 3 for _ in range(40)))

    some = [drawn() for _ in range(300)]
    assert fmean(one.error() for one in some) == pytest.approx(pstdev(one.mean() for one in some), rel=0.15)
