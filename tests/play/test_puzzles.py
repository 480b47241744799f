"""Puzzles as they are read, graded and set: their positions and solutions are judged by ``tests/search``."""

from __future__ import annotations

import datetime as dt

import pytest

from limbotable.games import GAMES, in_english
from limbotable.play import puzzles
from limbotable.play.glicko import UNKNOWN
from limbotable.play.puzzles import (
    BEST,
    Measure,
    Puzzle,
    Task,
    number_of_puzzles,
    of_the_day,
    puzzle_text,
    puzzles_of,
    read_puzzles,
)
from tests.games.countdown.deals import GAME, begun


def rated(rating: float) -> Puzzle:
    return Puzzle(1, "", GAME, Task("block", {}, ["7d"], 1), Measure("block", rating, 60.0))


@pytest.mark.parametrize(
    ("rating", "grade"), [(900.0, 1), (1399.9, 1), (1400.0, 2), (1599.9, 2), (1600.0, 3), (2400.0, 3)]
)
def test_a_grade_is_of_the_measured_rating(rating: float, grade: int) -> None:
    assert rated(rating).grade == grade
    assert rated(rating).rating == (rating, 60.0)


@pytest.mark.parametrize(("guessed", "rating"), [(1, 1300.0), (2, 1500.0), (3, 1700.0)])
def test_a_puzzle_that_was_never_measured_has_the_rating_of_its_guessed_grade(guessed: int, rating) -> None:
    puzzle = Puzzle(1, "", GAME, Task("block", {}, ["7d"], guessed))
    assert puzzle.rating == (rating, UNKNOWN)
    assert puzzle.grade == guessed


def test_each_puzzle_has_the_measure_of_its_number_and_the_newest_has_none() -> None:
    record = begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h").record()
    text = puzzle_text(record, Task("block", {}, ["8c"], 2))
    measures = [Measure("block", 1000.0, 50.0), Measure("run", 1700.0, 40.0)]
    found = read_puzzles(text * 3, measures)
    assert [one.number for one in found] == [1, 2, 3]
    assert [one.measure for one in found] == [*measures, None]
    assert [one.grade for one in found] == [1, 3, 2]
    assert found[1].theme == "run"


@pytest.mark.parametrize(
    ("task", "theme"),
    [(Task(BEST, {}, ["8c"], 2, ["8c"]), "duel"), (Task("block", {}, ["8c"], 2), "block")],
)
def test_without_a_measure_the_theme_is_found_in_the_position(task: Task, theme: str) -> None:
    record = begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h").record()
    (puzzle,) = read_puzzles(puzzle_text(record, task))
    assert puzzle.theme == theme


@pytest.mark.parametrize(
    ("goal", "values", "name"),
    [("run", {"cards": 3}, "Play 3 cards in a row"), ("zero", {"cards": 2}, "To zero with 2 cards")],
)
def test_the_name_of_a_task_tells_its_number(goal: str, values: dict[str, int], name: str) -> None:
    assert in_english(Puzzle(1, "", GAME, Task(goal, values, ["8c"], 2)).name) == name


@pytest.mark.parametrize(
    ("day", "game", "number"),
    [("2026-11-23", "limit", 16), ("2026-11-24", "countdown", 35), ("2026-11-27", "limit", 35)],
)
def test_the_puzzle_of_a_day_is_the_same_for_all(day: str, game: str, number: int) -> None:
    found, which = of_the_day(dt.date.fromisoformat(day), GAMES, [100] * 4)
    assert (found.id, which) == (game, number)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_puzzles_are_counted_without_being_read(game) -> None:
    assert number_of_puzzles(game) == len(puzzles_of(game)) > 0


@pytest.mark.parametrize(("text", "number"), [("", 0), ('{"a"}\nb {c\n', 1), ('{"a"}\n{"b"}\r\n{"c"}', 3)])
def test_each_record_counts_once(monkeypatch, tmp_path, text, number) -> None:
    file = tmp_path / "some.puzzles"
    file.write_bytes(text.encode())
    monkeypatch.setattr(puzzles, "puzzle_file", lambda _: file)
    assert number_of_puzzles(GAME) == number
