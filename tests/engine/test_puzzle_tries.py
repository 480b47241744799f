"""Tries of the weaker levels at puzzles, and the ratings that are fitted to them."""

from __future__ import annotations

import math

import pytest

from limbotable.core.game import AnyGame
from limbotable.core.random import Random
from limbotable.engine.puzzle_tries import difficulties, difficulty, solves, tryers
from limbotable.games import GAMES
from limbotable.play.puzzles import measures_of, puzzles_of

SCALE = 173.7178


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_try_depends_on_the_seed_alone(game: AnyGame) -> None:
    puzzle = puzzles_of(game)[0]
    level = tryers(game)[0]
    tries = [solves(puzzle, level, seed) for seed in range(6)]
    assert [solves(puzzle, level, seed) for seed in range(6)] == tries


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_easy_puzzle_is_solved_more_often_than_a_hard_one(game: AnyGame) -> None:
    puzzles = sorted(puzzles_of(game), key=lambda one: one.rating[0])
    easy, hard = (
        sum(solves(one, level, seed) for one in some for level in tryers(game) for seed in range(50, 52))
        for some in (puzzles[:3], puzzles[-3:])
    )
    assert easy > hard + 6


def test_the_fit_finds_the_strengths_and_difficulties_that_made_the_tries() -> None:
    rng, tries = Random(5), 200
    strong = {"a": -1.0, "b": 0.0, "c": 1.0}
    hard = [-2.0 + 0.1 * k for k in range(41)]

    def times(lead: float) -> int:
        return sum(float(rng.word()) / 2**32 < 1 / (1 + math.exp(-lead)) for _ in range(tries))

    solved = [{name: times(skill - one) for name, skill in strong.items()} for one in hard]
    found = difficulties(solved, tries)
    for (rating, deviation), one in zip(found.puzzles, hard, strict=True):
        assert abs(rating - 1500 - SCALE * one) < 4 * deviation + 20
        assert deviation < 30
    for name, skill in strong.items():
        assert found.levels[name] == pytest.approx(1500 + SCALE * skill, abs=25)
    assert found.chance("a", 10) == pytest.approx(0.5, abs=0.05)


def test_one_more_puzzle_is_rated_by_levels_that_are_known_as_it_would_be_among_the_others() -> None:
    solved = [{"a": 8, "b": 8}, {"a": 0, "b": 1}, {"a": 2, "b": 6}, {"a": 0, "b": 0}]
    found = difficulties(solved, 8)
    for of, rated in zip(solved, found.puzzles, strict=True):
        assert difficulty(of, found.levels, 8) == pytest.approx(rated, abs=0.01)


def test_a_puzzle_that_all_solve_or_none_has_a_rating_all_the_same() -> None:
    found = difficulties([{"a": 4, "b": 4}, {"a": 0, "b": 0}, {"a": 1, "b": 3}], 4)
    (easy, doubt), (hard, _), (middle, less) = found.puzzles
    assert 500 < easy < middle < hard < 2500
    assert doubt > less
    assert found.levels["a"] < found.levels["b"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_puzzle_has_its_measure(game: AnyGame) -> None:
    measures = measures_of(game)
    assert measures is not None
    assert len(measures.puzzles) == len(puzzles_of(game))
    assert set(measures.levels) == set(tryers(game))
    assert {one.theme for one in measures.puzzles} <= set(game.themes)
    assert all(0 < one.rating < 3000 and 0 < one.deviation < 350 for one in measures.puzzles)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_themes_beside_the_puzzles_are_those_of_their_positions(game: AnyGame) -> None:
    for puzzle in puzzles_of(game)[::10]:
        assert puzzle.theme == puzzle.theme_of_position(), puzzle.number
