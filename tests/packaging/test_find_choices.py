"""The decisions that are looked at on the way to a puzzle, and their tally."""

from __future__ import annotations

import pytest

from find_choices import Tally, choice_at, is_late, is_welcome
from limbotable.core.random import Random
from limbotable.games import GAMES
from limbotable.games.libtis.deck import SUITS
from limbotable.play.puzzles import BEST, puzzles_of
from puzzle_shelf import Shelf
from tests.games.foes.deals import at_the_last_foe
from tests.games.libtis.boards import HANDS, board

COUNTDOWN = GAMES[0]


def test_a_tally_has_a_line_for_each_theme_and_counts_every_step() -> None:
    tally = Tally()
    for fate in ("looked at", "looked at", "clear at a short look"):
        tally.count("stock", fate)
    tally.count("doubling", "looked at")
    rest = "0 missed by weaker levels, 0 unlike the others, and not of a common grade, 0 clear in each search"
    assert list(tally.lines()) == [
        f"doubling: 1 looked at, 0 clear at a short look, {rest}",
        f"stock: 2 looked at, 1 clear at a short look, {rest}",
    ]


def test_a_decision_is_counted_as_far_as_it_comes() -> None:
    """Those of a theme without room are not looked at: how rare they are is not asked."""
    puzzle = next(one for one in puzzles_of(COUNTDOWN) if one.task.goal == BEST and one.theme == "doubling")
    match, room, none = puzzle.match(), Shelf(COUNTDOWN, []), Shelf(COUNTDOWN, [], ["stock"])
    seen, unseen = Tally(), Tally()
    found = list(choice_at(match, room, Random(1), seen))
    assert not list(choice_at(match, none, Random(1), unseen))
    assert not list(unseen.lines())
    (line,) = seen.lines()
    assert line.startswith("doubling: 1 looked at")
    assert f"{len(found)} missed by weaker levels" in line


@pytest.mark.parametrize(
    ("corner", "welcome"), [("Jh Jd", True), ("Jh Jc", False), ("Jh Qh Kh", True), ("Jh", False)]
)
def test_a_foe_is_welcome_where_it_cancels_others(corner: str, welcome: bool) -> None:
    assert is_welcome(at_the_last_foe({0: corner}, 1)) == welcome


def test_a_decision_of_libtis_is_late_before_the_last_card_of_the_last_round() -> None:
    assert is_late(board())
    assert not is_late(board(round=2))
    assert not is_late(board(hands=[f"{card} ace-{suit}" for card, suit in zip(HANDS, SUITS, strict=False)]))
