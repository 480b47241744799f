"""Errors of reviewed matches by theme, and the order of the themes."""

from __future__ import annotations

from typing import Any

import pytest

from limbotable.games import in_english
from limbotable.play.glicko import Rating
from limbotable.play.match import Match
from limbotable.play.puzzles import puzzles_of
from limbotable.play.training import Try
from limbotable.play.weaknesses import ThemeErrors, Verdict, errors_by_theme, weakness_page
from tests.games.countdown.deals import dealt, play
from tests.play.test_training import tried


def found(*actions: str) -> dict[str, Any]:
    considered = [{"action": one, "visits": 1, "value": 0.5} for one in actions]
    return {"judgement": {"known": {"considered": considered}}}


@pytest.fixture
def match() -> Match:
    made = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    play(made, "pass", "pass", "8c")
    return made


def test_decisions_are_counted_by_theme(match: Match) -> None:
    start = match.ply - 3
    verdicts = [
        Verdict(start, 0.25, found("double", "pass")),
        Verdict(start + 1, 0.01, found("pass", "double")),
        Verdict(start + 2, 0.05, found("9c", "8c")),
    ]
    errors = errors_by_theme(match, verdicts)
    assert errors == {
        "doubling": ThemeErrors(2, 1, 0.26, ("missed",)),
        "duel": ThemeErrors(1, 1, 0.05),
    }
    assert errors["doubling"].mean == pytest.approx(0.13)
    assert ThemeErrors().mean is None


def test_a_double_that_was_missed_is_told_from_one_that_risked_too_much() -> None:
    doubled = play(dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1"), "double", "pass")
    start = doubled.ply - 2
    verdicts = [
        Verdict(start, 0.25, found("pass", "double")),
        Verdict(start + 1, 0.25, found("double", "pass")),
    ]
    errors = errors_by_theme(doubled, verdicts)["doubling"]
    assert errors.slips == ("rash", "missed")
    both = errors + ThemeErrors(1, 1, 0.1, ("missed",))
    assert [in_english(one) for one in both.counted("countdown")] == [
        "2 doubles missed",
        "1 double too risky",
    ]
    cheap = [Verdict(one.ply, 0.01, one.found) for one in verdicts]
    assert errors_by_theme(doubled, cheap)["doubling"].slips == (), "what costs little is no error"


@pytest.mark.parametrize(
    ("ply", "of"),
    [
        (0, found("double")),
        (0, {}),
        (0, {"judgement": {"known": 5}}),
        (99, found("double", "pass")),
        (3, found("9c", "9d")),
        (0, found("nonsense", "pass")),
        (0, found("8c", "9c")),
    ],
    ids=[
        "no choice",
        "another form",
        "another type",
        "no such line",
        "the next line",
        "no notation",
        "not legal",
    ],
)
def test_what_does_not_fit_counts_nothing(match: Match, ply: int, of: dict[str, Any]) -> None:
    start = match.ply - 3
    assert errors_by_theme(match, [Verdict(start + ply, 0.5, of)]) == {}


def test_the_line_before_the_first_one_is_not_the_last_one() -> None:
    match = play(dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h"), "pass")
    assert match.legal() == ["double", "pass"]
    assert errors_by_theme(match, [Verdict(-1, 0.5, found("double", "pass"))]) == {}


def rows(match: Match, tries: list[Try], errors: dict[str, ThemeErrors]) -> list[str]:
    page = weakness_page(match.game, puzzles_of(match.game), (), tries, Rating(), errors)
    return [one.theme for one in page.rows]


def test_the_theme_that_costs_most_comes_first(match: Match) -> None:
    errors = {"run": ThemeErrors(40, 1, 0.2), "block": ThemeErrors(10, 3, 0.5)}
    assert rows(match, [], errors)[:2] == ["block", "run"]


def test_so_does_one_whose_puzzles_are_missed(match: Match) -> None:
    puzzles = puzzles_of(match.game)
    missed = [one.number for one in puzzles if one.theme == "run"][:4]
    assert rows(match, [tried(number, solved=False) for number in missed], {})[0] == "run"


def test_solved_puzzles_are_not_left(match: Match) -> None:
    puzzles = puzzles_of(match.game)
    done = [one.number for one in puzzles if one.theme == "block"][1:]
    page = weakness_page(match.game, puzzles, done, [], Rating(), {})
    left = {one.theme: one.left for one in page.rows}
    assert left["block"] == 1
    assert sum(left.values()) == len(puzzles) - len(done)
