"""Intervals of Elo, and the sequential test."""

from __future__ import annotations

import math
import random
from statistics import fmean, variance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.elo import Sides
from limbotable.engine.elo import Sprt, mean_and_margin

TWO = Sides(1, 2)


def test_the_margin_is_that_of_the_mean() -> None:
    assert mean_and_margin([1.0, 0.5, 1.0, 0.5]) == pytest.approx((0.75, 1.96 * 0.288675 / 2), rel=1e-4)
    assert mean_and_margin([0.5]) == (0.5, math.inf)


def scores_at(elo: float, deals: int, seed: int) -> list[float]:
    """Draw deals of two independent matches."""
    rng, share = random.Random(seed), TWO.share(elo)
    return [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(deals)]


def test_the_ratio_is_that_of_a_normal_distribution_where_there_are_many_deals() -> None:
    sprt = Sprt(0.0, 20.0, TWO)
    scores = scores_at(8.0, 4000, 3)
    low, high = TWO.share(0.0), TWO.share(20.0)
    normal = len(scores) * (high - low) * (2 * fmean(scores) - low - high) / (2 * variance(scores))
    assert sprt.ratio(scores) == pytest.approx(normal, rel=0.02, abs=0.05)


def test_the_ratio_of_wins_and_losses_alone_is_the_binomial_one() -> None:
    """Without draws the likeliest chances with a mean are that mean and the rest."""
    sprt = Sprt(-50.0, 50.0, TWO)
    low, high = TWO.share(-50.0), TWO.share(50.0)
    expected = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    assert sprt.ratio([1.0] * 60 + [0.0] * 40) == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize(("elo", "verdict"), [(40.0, "accepted"), (-20.0, "refuted")])
def test_a_clear_case_is_decided(elo: float, verdict: str) -> None:
    sprt = Sprt(0.0, 20.0, TWO)
    assert sprt.verdict(scores_at(elo, 3000, 1)) == verdict
    assert sprt.verdict(scores_at(elo, 4, 1)) == "open"
    assert sprt.verdict([]) == "open"


def test_errors_are_about_as_rare_as_promised() -> None:
    """At either bound the wrong verdict comes in about one of twenty tests."""
    sprt = Sprt(0.0, 60.0, TWO)
    for elo, wrong in ((0.0, "accepted"), (60.0, "refuted")):
        wrongs = 0
        for seed in range(60):
            scores = scores_at(elo, 3000, seed)
            for deals in range(30, 3000, 30):
                if (verdict := sprt.verdict(scores[:deals])) != "open":
                    wrongs += verdict == wrong
                    break
            else:
                pytest.fail("3000 deals did not decide")
        assert wrongs <= 8


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), max_size=40))
def test_the_two_sides_of_a_test_are_mirror_images(scores: list[float]) -> None:
    sprt = Sprt(-15.0, 15.0, TWO)
    mirrored = [1.0 - score for score in scores]
    assert sprt.ratio(scores) == pytest.approx(-sprt.ratio(mirrored), abs=1e-6)
