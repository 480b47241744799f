"""Lessons and puzzles in the place of the match on the table."""

from __future__ import annotations

import pytest

from limbotable.app.learning.exercise import Exercise
from limbotable.games import GAMES
from limbotable.table.tableau import PLATES, Sign
from limbotable.ui.panels.picker import Picker
from tests.app.conftest import Desk


@pytest.fixture
def desk(open_table) -> Desk:
    """A match that has begun, and is at the person's turn."""
    made: Desk = open_table("person", "novice")
    made.play("pass")
    while made.match.turn == 1:
        made.scripted.answer()
    return made


def bands(desk: Desk) -> list[str]:
    """The kinds of the exercises that have a band beside the table."""
    return [kind for kind in ("lesson", "puzzle") if not getattr(desk, kind).isHidden()]


def exercise(desk: Desk) -> Exercise:
    assert isinstance(desk.controller, Exercise)
    return desk.controller


# Commands


def test_restart_begins_the_lesson_again_and_not_the_match(desk) -> None:
    record = desk.record()
    desk.window.tutorials.open("countdown", 0)
    start = desk.match.ply
    desk.play(exercise(desk).answer)
    assert desk.match.ply > start
    desk.do("restart")
    assert (bands(desk), desk.match.ply) == (["lesson"], start)
    desk.window.tutorials.leave()
    assert desk.record() == record


def test_restart_begins_the_puzzle_again(desk) -> None:
    desk.window.puzzles.open("countdown", 0)
    start = desk.match.ply
    desk.play(exercise(desk).answer)
    desk.do("restart")
    assert (bands(desk), desk.match.ply) == (["puzzle"], start)


def test_restart_begins_the_match_again_where_there_is_no_exercise(desk) -> None:
    match = desk.match
    desk.do("restart")
    assert desk.match is not match
    assert desk.match.ply < match.ply
    assert desk.toast().startswith("The match was restarted")


def test_the_hint_of_an_exercise_is_its_answer_without_thinking(desk) -> None:
    desk.window.tutorials.open("countdown", 0)
    label = desk.labels()[desk.actions().index(exercise(desk).answer)]
    desk.do("hint")
    assert desk.toast() == f"Hint: {label}"
    assert desk.hinter.pending is None


def test_the_hint_of_a_match_is_thought_about(desk) -> None:
    desk.do("hint")
    assert desk.hinter.pending is not None


@pytest.mark.parametrize("kind", ["tutorials", "puzzles"])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_when_it_is_over_no_turn_is_shown_and_no_hint_is_given(desk, game, kind) -> None:
    def awaited() -> tuple[bool, list[str]]:
        """Whether a turn is told, and the signs that speak of one or are lit."""
        tableau = desk.view.table.tableau
        told = [one.key for one in tableau.signs if one.text.code.partition(".")[2].startswith("step")]
        return tableau.turn is not None, told + [one.key for one in tableau.signs if plate_lit(one)]

    getattr(desk.window, kind).open(game, 0)
    while not exercise(desk).over:
        assert awaited()[0]
        assert desk.can("hint")
        desk.play(exercise(desk).answer)
        desk.settle()
    assert awaited() == (False, [])
    assert not desk.can("hint")
    desk.do("undo")
    desk.settle()
    assert awaited()[0]
    assert any(plate_lit(one) for one in desk.view.table.tableau.signs)
    assert desk.can("hint")


def plate_lit(sign: Sign) -> bool:
    return sign.kind in PLATES and sign.lit


# Coming and going


def test_a_puzzle_takes_the_place_of_a_lesson(desk) -> None:
    desk.window.tutorials.open("countdown", 0)
    desk.window.puzzles.open("countdown", 0)
    assert bands(desk) == ["puzzle"]
    assert desk.window.tutorials.practice is None


def test_another_match_takes_the_place_of_a_puzzle(desk) -> None:
    desk.window.puzzles.open("countdown", 0)
    desk.window.begin("countdown")
    assert bands(desk) == []
    assert not desk.window.table_controller.interrupted


def test_the_interrupted_match_is_the_same_one_afterwards(desk) -> None:
    controller, record = desk.controller, desk.record()
    desk.window.puzzles.open("limit", 0)
    assert desk.match.game.id == "limit"
    desk.window.puzzles.leave()
    assert (desk.controller, desk.record()) == (controller, record)


def test_an_exercise_from_the_page_with_all_games_leads_back_to_it(open_table, tmp_path) -> None:
    desk = open_table(file=tmp_path / "none.json")
    assert desk.window.match is None
    desk.window.tutorials.open("limit", 0)
    assert bands(desk) == ["lesson"]
    desk.window.tutorials.leave()
    assert bands(desk) == []
    assert desk.window.match is None
    assert desk.part(Picker).isVisible()
    assert not desk.window.table_controller.interrupted


def test_what_was_learnt_is_kept(desk) -> None:
    desk.window.tutorials.open("countdown", 0)
    desk.play(exercise(desk).answer)
    assert desk.kept().lessons == desk.stored.lessons != {}


@pytest.mark.parametrize(
    ("guide", "said"),
    [("tutorials", "The tutorial could not be read."), ("puzzles", "The puzzles could not be read.")],
)
def test_an_exercise_that_is_not_there_leaves_the_match(desk, guide, said) -> None:
    controller = desk.controller
    getattr(desk.window, guide).open("countdown", 10_000)
    assert desk.toast() == said
    assert (desk.controller, bands(desk)) == (controller, [])
    assert not desk.window.table_controller.interrupted


# The suggestion


def suggests(desk: Desk) -> bool:
    return "It has a short tutorial." in desk.toast()


def test_each_game_suggests_its_own_tutorial(open_table) -> None:
    desk = open_table("person", "novice", suggested=[])
    for game in GAMES:
        desk.window.begin(game.id)
    assert sorted(desk.stored.suggested) == sorted(game.id for game in GAMES)


def test_a_match_that_goes_on_is_no_first_one(desk) -> None:
    text = desk.record()
    desk.stored.suggested.clear()
    assert desk.window.table_controller.open(text)
    assert not suggests(desk)
    desk.window.begin("countdown")
    assert suggests(desk)


def test_a_puzzle_is_no_first_match(desk) -> None:
    desk.stored.suggested.clear()
    desk.window.puzzles.open("limit", 0)
    assert not suggests(desk)
    assert desk.stored.suggested == []
