"""Glicko-2: the paper's worked example, and what has to hold of any rating."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from limbotable.play.glicko import UNKNOWN, Outcome, Rating, after_period, expected

#: Of the paper's section "Example calculation".
PLAYER = Rating(1500, 200, 0.06)
RESULTS = [Outcome(1400, 30, 1), Outcome(1550, 100, 0), Outcome(1700, 300, 0)]


def test_the_worked_example_of_the_paper() -> None:
    found = after_period(PLAYER, RESULTS)
    # The paper rounds its intermediate results, and comes to 1464.06.
    assert found.mean == pytest.approx(1464.05, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.005)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


SCALE = 173.7178
TAU = 0.5


def slope(volatility: float, before: Rating, results: Sequence[Outcome]) -> float:
    """Return f of the paper's step 5, which is 0 at the new volatility, by its steps 2 to 4."""
    phi, mu = before.deviation / SCALE, (before.mean - 1500) / SCALE
    information, surprise = 0.0, 0.0
    for one in results:
        g = 1 / math.sqrt(1 + 3 * (one.deviation / SCALE / math.pi) ** 2)
        chance = 1 / (1 + math.exp(-g * (mu - (one.rating - 1500) / SCALE)))
        information += g * g * chance * (1 - chance)
        surprise += g * (one.score - chance)
    v, delta, square = 1 / information, surprise / information, volatility**2
    spread = phi**2 + v + square
    return square * (delta**2 - spread) / (2 * spread**2) - math.log(square / before.volatility**2) / TAU**2


@pytest.mark.parametrize(("deviation", "games"), [(30, 10), (120, 3), (120, 40), (350, 40)])
def test_the_volatility_solves_the_equation_of_the_paper_however_great_the_surprise(
    deviation: int, games: int
) -> None:
    before, upsets = Rating(1500, deviation, 0.06), [Outcome(2200, 30, 1)] * games
    found = after_period(before, upsets).volatility
    assert slope(found * 0.999, before, upsets) > 0 > slope(found * 1.001, before, upsets)


def test_without_results_a_rating_grows_less_certain_and_no_less_than_of_an_unknown_player() -> None:
    found = after_period(PLAYER, ())
    assert (found.mean, found.volatility) == (PLAYER.mean, PLAYER.volatility)
    assert found.deviation == pytest.approx((200**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert after_period(Rating(), ()).deviation == UNKNOWN


@pytest.mark.parametrize("rating", [-10_000.0, -5000.0, 10_000.0])
@pytest.mark.parametrize("score", [0.0, 1.0])
def test_a_damaged_rating_of_an_opponent_leaves_numbers(rating: float, score: float) -> None:
    """The result is certain beforehand, as far as floating-point numbers can say."""
    found = PLAYER
    for _ in range(30):
        found = after_period(found, [Outcome(rating, 0.0, score), *RESULTS])
        assert all(map(math.isfinite, (found.mean, found.deviation, found.volatility)))
    alone = after_period(PLAYER, [Outcome(rating, 0.0, float(rating < 0))])
    assert alone.mean == pytest.approx(PLAYER.mean, abs=0.01)


def test_a_surprise_makes_more_volatile_and_what_was_expected_less() -> None:
    upset = after_period(Rating(1500, 50, 0.06), [Outcome(2200, 30, 1)] * 4)
    usual = after_period(Rating(1500, 50, 0.06), [Outcome(1500, 30, 1), Outcome(1500, 30, 0)])
    assert upset.volatility > 0.06 > usual.volatility
    assert usual.mean == pytest.approx(1500)


def test_a_win_raises_and_a_loss_lowers_by_as_much_against_an_equal() -> None:
    won, lost = (after_period(PLAYER, [Outcome(1500, 60, score)]) for score in (1, 0))
    assert won.mean - 1500 == pytest.approx(1500 - lost.mean)
    assert won.mean > 1500
    assert won.deviation < PLAYER.deviation


def test_the_chance_is_even_among_equals_and_moves_to_that_with_doubt() -> None:
    assert expected(PLAYER, 1500, 30) == 0.5
    assert 0.5 < expected(PLAYER, 1300, 350) < expected(PLAYER, 1300, 30) < 1
    assert expected(Rating(1900, 0.001), 1500, 0.001) == pytest.approx(10 / 11, abs=1e-4), "the odds of Elo"


def test_the_interval_is_that_of_a_normal_distribution() -> None:
    assert PLAYER.interval == pytest.approx((1500 - 1.959964 * 200, 1500 + 1.959964 * 200))
