"""Tries at puzzles: the rating day by day, themes, and what is set next."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from limbotable.games import GAMES
from limbotable.play.glicko import Outcome, Rating, after_period
from limbotable.play.puzzles import Measure, Puzzle, Task
from limbotable.play.training import ThemeRecord, Try, course, rating_on, suited, theme_records

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def tried(puzzle: int, *, solved: bool = True, day: int = 0, rating: float = 1500.0) -> Try:
    return Try("limit", puzzle, NOON + timedelta(days=day, minutes=puzzle), solved, rating, 60.0)


def puzzle(number: int, theme: str, rating: float) -> Puzzle:
    game: Any = GAMES[0]
    return Puzzle(number, "", game, Task("block", {}, ["7d"], 1), Measure(theme, rating, 60.0))


def test_the_tries_of_a_day_are_one_period() -> None:
    (only,) = course([tried(1), tried(2, solved=False), tried(3)])
    results = [Outcome(1500, 60, score) for score in (1, 0, 1)]
    assert only.rating == after_period(Rating(), results)
    assert only.tries == 3


def test_days_without_tries_make_a_rating_less_certain() -> None:
    tries = [tried(1), tried(2, day=10)]
    first, second = course(tries)
    rested = first.rating
    for _ in range(9):
        rested = after_period(rested, ())
    assert second.rating == after_period(rested, [Outcome(1500, 60, 1)])
    later = rating_on(tries, second.day + timedelta(days=30))
    assert later.mean == second.rating.mean
    assert later.deviation > second.rating.deviation
    assert rating_on(tries, second.day) == second.rating


def test_the_order_in_which_tries_are_kept_does_not_matter() -> None:
    tries = [tried(1), tried(2, solved=False, day=1), tried(3, day=2)]
    assert course(tries[::-1]) == course(tries)


def test_a_clock_that_went_backwards_takes_nothing_away() -> None:
    assert rating_on([tried(1)], date(2020, 1, 1)) == course([tried(1)])[0].rating


def test_without_tries_nothing_is_known() -> None:
    assert course([]) == []
    assert rating_on([], date(2026, 3, 1)) == Rating()


def test_a_theme_has_its_tries() -> None:
    puzzles = [puzzle(1, "a", 1500), puzzle(2, "b", 1500), puzzle(3, "b", 1500)]
    tries = [tried(1), tried(2, solved=False), tried(3), tried(0), tried(4), tried(99)]
    found = theme_records(("a", "b", "c"), puzzles, tries, Rating(1500, 60))
    assert found["a"] == ThemeRecord(1, 1, 0.5)
    assert found["b"] == ThemeRecord(2, 1, 1.0)
    assert found["c"] == ThemeRecord()
    assert found["c"].share is None
    assert found["c"].interval is None
    assert found["b"].share == 0.5
    assert found["b"].weakness == 0
    assert found["a"].weakness == pytest.approx(-0.1)


def test_what_suits_is_near_the_rating_and_not_done() -> None:
    puzzles = [puzzle(1, "a", 1000), puzzle(2, "a", 1490), puzzle(3, "a", 1600), puzzle(4, "a", 1510)]
    found = suited(puzzles, {2}, Rating(1500, 0), {})
    assert [one.number for one in found] == [4, 3, 1]


def test_a_little_known_person_gets_easier_puzzles() -> None:
    puzzles = [puzzle(1, "a", 1500), puzzle(2, "a", 1325), puzzle(3, "a", 1150)]
    assert [one.number for one in suited(puzzles, (), Rating(1500, 350), {})] == [2, 1, 3]


def test_a_weak_theme_comes_first() -> None:
    puzzles = [puzzle(1, "strong", 1500), puzzle(2, "weak", 1550)]
    records = {"weak": ThemeRecord(4, 0, 2.0), "strong": ThemeRecord(4, 4, 2.0)}
    assert suited(puzzles, (), Rating(1500, 0), {})[0].number == 1
    assert suited(puzzles, (), Rating(1500, 0), records)[0].number == 2


def test_a_theme_of_which_a_quarter_less_is_solved_draws_by_a_hundred_points() -> None:
    records = {"weak": ThemeRecord(4, 0, 2.0)}
    for weak, plain in ((1, 2), (2, 1)):
        puzzles = [puzzle(weak, "weak", 1600), puzzle(plain, "plain", 1500)]
        assert [one.number for one in suited(puzzles, (), Rating(1500, 0), records)] == [1, 2], (
            "they are equal"
        )
