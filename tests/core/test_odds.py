"""From the mean of playouts to a chance."""

from __future__ import annotations

import pytest

from limbotable.core.odds import Odds
from tests.every_game import every_game

PLAIN = Odds(doubt=0.0, slope=1.0)
SOME = [PLAIN, Odds(2.0, 1.0), Odds(0.5, 0.6), Odds(0.0, 1.4)]


@pytest.mark.parametrize("odds", SOME)
@pytest.mark.parametrize("even", [0.5, 0.25])
def test_what_is_better_stays_better_and_equals_stay_equal(odds: Odds, even: float) -> None:
    told = [odds.told(k / 20, 12, even) for k in range(21)]
    assert told == sorted(set(told))
    assert 0 <= told[0] < told[-1] <= 1
    assert odds.told(even, 12, even) == pytest.approx(even)


def test_without_doubt_and_with_slope_1_a_mean_is_believed() -> None:
    assert [PLAIN.told(k / 10, 3, 0.25) for k in range(11)] == pytest.approx(
        [k / 10 for k in range(11)], abs=1e-5
    )


def test_few_playouts_are_believed_less_than_many() -> None:
    odds = Odds(doubt=4.0, slope=1.0)
    assert odds.told(1.0, 4, 0.5) == pytest.approx(0.75)
    assert odds.told(0.0, 4, 0.25) == pytest.approx(0.125)
    assert odds.told(1.0, 400, 0.5) > 0.99


def test_a_low_slope_holds_back_and_a_high_one_exaggerates() -> None:
    assert 0.5 < Odds(0.0, 0.5).told(0.9, 9, 0.5) < 0.9 < Odds(0.0, 1.5).told(0.9, 9, 0.5)
    assert 0.1 < Odds(0.0, 0.5).told(0.1, 9, 0.5) < 0.5


def test_two_seats_say_one_together() -> None:
    odds = Odds(3.0, 0.7)
    assert odds.told(0.8, 9, 0.5) + odds.told(0.2, 9, 0.5) == pytest.approx(1.0)


@every_game
def test_every_stage_of_a_game_with_odds_has_some_that_are_sane(game) -> None:
    for stage, odds in game.odds.items():
        assert stage >= 0
        assert odds.doubt >= 0
        assert 0.1 <= odds.slope <= 2
