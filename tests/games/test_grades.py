"""Grades between the computer players of a game, and what was measured of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from limbotable.games import GAMES, grades
from limbotable.games.grades import LevelCost, Measured, grade_of, limits_between, limits_of, measured


@pytest.fixture
def three(monkeypatch) -> None:
    """Three levels, which cost 8, 2 and 0.5 points."""
    levels = tuple(LevelCost(str(n), 9, 99, cost, 0.0) for n, cost in enumerate((0.08, 0.02, 0.005)))
    monkeypatch.setattr(grades, "measured", lambda _: Measured({}, 1, 1, 1, levels))


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (0.5, 0),
        (0.08, 0),
        (0.0401, 0),
        (0.0399, 1),
        (0.02, 1),
        (0.0099, 2),
        (0.005, 2),
        (0.0024, 3),
        (0.0, 3),
    ],
)
def test_a_grade_is_that_of_the_level_that_costs_most_nearly_the_same(cost, grade) -> None:
    assert grade_of("any", cost) == grade


def test_limits_lie_between_the_levels_whatever_their_order() -> None:
    assert limits_between([0.02, 0.08, 0.005]) == pytest.approx((0.0025, 0.01, 0.04))


def test_a_game_that_was_not_measured_has_no_grades() -> None:
    assert measured("chess") is None
    assert limits_of("chess") == ()
    assert grade_of("chess", 0.1) is None


@pytest.mark.parametrize("game", [game for game in GAMES if measured(game.id)], ids=lambda game: game.id)
def test_what_was_measured_is_of_the_levels_that_there_are(game) -> None:
    found = measured(game.id)
    assert found is not None
    assert [one.level for one in found.levels] == [level.name for level in game.levels]
    assert all(one.unforced > 0 and one.matches > 1 and one.cost > 0 for one in found.levels)
    weakest, strongest = found.levels[0], found.levels[-1]
    assert weakest.cost > strongest.cost
    # Of the two weakest levels of Libtis the judge does not tell which costs more.
    steps = list(pairwise(found.levels))[game.id == "libtis" :]
    assert all(stronger.cost < weaker.cost for weaker, stronger in steps)
    assert grade_of(game.id, 1.0) == 0
    assert grade_of(game.id, 0.0) == len(game.levels)
