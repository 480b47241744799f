"""From the mean of playouts to a chance."""

from __future__ import annotations

import math

import pytest

from limbotable.core.insight import logistic
from limbotable.core.odds import Odds, clamped, log_odds
from limbotable.games import GAMES
from tests.every_game import every_game

PLAIN = Odds(doubt=0.0, slope=1.0)
SOME = [PLAIN, Odds(2.0, 1.0), Odds(0.5, 0.6), Odds(0.0, 1.4)]


@pytest.mark.parametrize("odds", SOME)
@pytest.mark.parametrize("even", [0.5, 0.25])
def test_better_values_stay_better_and_equals_stay_equal(odds: Odds, even: float) -> None:
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


def test_a_shift_moves_the_log_odds_whatever_was_found() -> None:
    for shift in (-0.7, 0.7):
        shifted = Odds(3.0, 0.8, shift)
        for found in (0.1, 0.5, 0.9):
            told, before = shifted.told(found, 9, 0.25), Odds(3.0, 0.8).told(found, 9, 0.25)
            assert log_odds(told) - log_odds(before) == pytest.approx(shift)


def test_certainty_counts_as_one_in_a_million() -> None:
    for chance in (0.0, -1.0, 1e-9):
        assert log_odds(chance) == pytest.approx(math.log(1e-6 / (1 - 1e-6)))
        assert log_odds(1.0 - chance) == pytest.approx(-log_odds(chance))
    assert log_odds(0.8) == pytest.approx(math.log(4.0))
    assert logistic(log_odds(0.3)) == pytest.approx(0.3)


def test_two_seats_say_one_together() -> None:
    odds = Odds(3.0, 0.7)
    assert odds.told(0.8, 9, 0.5) + odds.told(0.2, 9, 0.5) == pytest.approx(1.0)


@every_game
def test_the_odds_of_a_game_are_sane_and_for_its_levels(game) -> None:
    assert set(game.odds) <= {level.name for level in game.levels}
    for book in game.odds.values():
        for stage, odds in book.items():
            assert stage >= 0
            assert odds.doubt >= 0
            assert 0.1 <= odds.slope <= 4
            assert abs(odds.shift) < 1


def test_a_level_without_odds_has_those_of_the_next_stronger_one(monkeypatch) -> None:
    (game,) = (game for game in GAMES if game.id == "libtis")
    weak, strong = Odds(1.0, 0.5), Odds(2.0, 0.6)
    monkeypatch.setattr(type(game), "odds", {"casual": {0: weak}, "expert": {0: strong}})
    told = {level.name: game.odds_of(level.name, 0) for level in game.levels}
    weaker, stronger = ("beginner", "novice", "casual"), ("club", "tournament", "expert")
    assert told == dict.fromkeys(weaker, weak) | dict.fromkeys(stronger, strong)
    assert game.odds_of("expert", 7) is None
    assert game.odds_of("greedy", 0) is None
    monkeypatch.setattr(type(game), "odds", {"novice": {0: weak}})
    assert game.odds_of("expert", 0) is None


def test_a_value_is_never_more_than_a_sure_win() -> None:
    """Means of floating-point numbers may come out a little above 1."""
    assert clamped(1.0000000000000002) == 1.0
    assert clamped(-1e-17) == 0.0
    assert clamped(0.25) == 0.25
