"""The room for new puzzles: by theme, grade and options, and for positions that look like no other."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import cycle

import pytest

from limbotable.core.game import AnyGame
from limbotable.games import GAMES, game_of
from limbotable.play.match import Match
from limbotable.play.puzzles import GRADES, Puzzle, puzzles_of
from puzzle_looks import look_of
from puzzle_shelf import THEMES, Shelf
from tests.games.countdown.deals import begun

COUNTDOWN = GAMES[0]


def island(turned: Sequence[str]) -> Match:
    """Return a match of Limit with these actions."""
    game = game_of("limit")
    assert game is not None
    match = Match(game, game.complete({"balls": 4}), ("South", "North"))
    for action in turned:
        match.push(match.turn, action)
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_theme_has_its_number_and_none_is_too_much(game: AnyGame) -> None:
    numbers = THEMES[game.id]
    assert set(numbers) == set(game.themes)
    assert sum(numbers.values()) >= 400
    assert max(numbers.values()) <= 0.55 * 400
    assert min(numbers.values()) >= 0.1 * 400


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_theme_has_less_than_a_half_of_an_even_share(game: AnyGame) -> None:
    puzzles = puzzles_of(game)
    numbers = Counter(one.theme for one in puzzles)
    assert min(numbers[theme] for theme in game.themes) >= len(puzzles) / len(game.themes) / 2


def test_a_theme_that_is_full_takes_no_more() -> None:
    shelf, match = Shelf(COUNTDOWN, []), begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h")
    most = THEMES["countdown"]["run"]
    other = begun("Kd 8c 8d 9c Td", "3c 4c 5c 6c 7c", "5h")
    grades = cycle(GRADES)
    for added in range(most):
        assert shelf.room("run") == most - added
        assert "run" in shelf.short()
        grade = next(grades)
        assert shelf.takes("run", grade, other)
        shelf.add("run", grade, match)
    assert shelf.size == most
    assert shelf.room("run") == 0
    assert "run" not in shelf.short()
    assert not shelf.takes("run", 1, other)
    assert shelf.takes("zero", 1, other)


def test_a_theme_has_no_more_than_three_fifths_of_one_grade() -> None:
    shelf, match = Shelf(COUNTDOWN, []), begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h")
    other = begun("Kd 8c 8d 9c Td", "3c 4c 5c 6c 7c", "5h")
    for _ in range(THEMES["countdown"]["run"] * 3 // 5):
        assert shelf.takes("run", 2, other)
        shelf.add("run", 2, match)
    assert not shelf.takes("run", 2, other)
    assert shelf.takes("run", 3, other)


def test_tasks_of_the_last_card_may_be_nearly_all_of_one_grade() -> None:
    libtis = game_of("libtis")
    assert libtis is not None
    first, other = (puzzle.match() for puzzle in puzzles_of(libtis)[:2])
    shelf, added = Shelf(libtis, []), 0
    while shelf.takes("last", 2, other):
        shelf.add("last", 2, first)
        added += 1
    assert added == math.ceil(0.9 * THEMES["libtis"]["last"])
    assert shelf.takes("last", 1, other)


def test_the_options_are_the_rarest_of_those_that_were_drawn() -> None:
    shelf, match = Shelf(COUNTDOWN, []), begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h")
    shelf.add("run", 1, match)
    other = dict(match.options, doubling="winner")
    drawn = iter((match.options, other, match.options))
    assert shelf.options(lambda: next(drawn)) == other


def test_a_theme_without_a_place_has_no_room() -> None:
    assert Shelf(COUNTDOWN, []).room("") == 0


def test_there_is_room_for_the_themes_that_are_named() -> None:
    shelf = Shelf(COUNTDOWN, [], ["stock", "duel"])
    assert shelf.short() == ["stock", "duel"]
    assert shelf.room("zero") == 0


def test_suits_make_no_other_look_and_numbers_do() -> None:
    first = begun("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h")
    alike = begun("Kc 8h 8s 9h 9s", "3d 4d 5d 6d 7d", "5c")
    other = begun("Kd 8c 8d 9c Td", "3c 4c 5c 6c 7c", "5h")
    assert look_of(first) == look_of(alike)
    assert look_of(first) != look_of(other)
    shelf = Shelf(COUNTDOWN, [])
    shelf.add("duel", 1, first)
    assert not shelf.takes("zero", 1, alike)
    assert shelf.takes("zero", 1, other)


def test_an_island_that_is_turned_or_mirrored_looks_the_same() -> None:
    first = island(["tile 0,0", "tile 1,0", "ball 0,0", "tile 0,1", "tile -1,1"])
    turned = island(["tile 0,0", "tile 0,1", "ball 0,0", "tile -1,1", "tile -1,0"])
    mirrored = island(["tile 0,0", "tile 0,1", "ball 0,0", "tile 1,0", "tile 1,-1"])
    shifted = island(["tile 0,0", "tile -1,0", "ball -1,0", "tile -1,1", "tile -2,1"])
    other = island(["tile 0,0", "tile 1,0", "ball 1,0", "tile 0,1", "tile -1,1"])
    assert {look_of(one) for one in (turned, mirrored, shifted)} == {look_of(first)}
    assert look_of(other) != look_of(first)


def test_the_sides_of_an_island_are_not_alike() -> None:
    """One ball is in the middle and one at a tip: it matters whose."""
    actions = ["tile 0,0", "tile 1,0", "ball 0,0", "tile 0,1", "tile 1,-1", "ball 0,1"]
    swapped = ["tile 0,0", "tile 0,1", "ball 0,1", "tile 1,0", "tile 1,-1", "ball 1,0"]
    assert look_of(island(actions)) != look_of(island(swapped))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_theme_has_more_puzzles_than_there_is_room_for(game: AnyGame) -> None:
    shelf = Shelf(game, puzzles_of(game))
    assert shelf.size == len(puzzles_of(game))
    assert all(shelf.room(theme) >= 0 for theme in game.themes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_two_puzzles_look_the_same(game: AnyGame) -> None:
    looks: dict[object, Puzzle] = {}
    for puzzle in puzzles_of(game):
        old = looks.setdefault(look_of(puzzle.match()), puzzle)
        assert old is puzzle, f"{puzzle.number} looks like {old.number}"
