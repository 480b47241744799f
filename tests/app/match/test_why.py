"""Why a computer player did that, asked at the window: by command, in the log, and in the past."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QListView, QWidget

from limbotable.play.reasons import Reasoner
from limbotable.ui.table.pixels import rect_of
from tests.app.conftest import Desk

PREFERS = "The strongest computer player prefers: "
TEMPTED = "looks at few possibilities, and may prefer an action that only seems good."


@pytest.fixture
def limit(open_table) -> Desk:
    """Limit against one computer player, which has just laid its first tile."""
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    desk.scripted.answer("tile 0,1")
    desk.settle()
    return desk


@pytest.fixture
def countdown(open_table) -> Desk:
    """The countdown game, in which the computer player has said whether it doubles."""
    last = {"options": {}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="countdown", matches={"countdown": last})
    return desk


@pytest.mark.parametrize(
    ("other", "said"),
    [("novice", "No computer player has acted yet."), ("person", "Only people play in this match.")],
)
def test_where_no_computer_player_has_acted_the_question_is_answered(open_table, other, said) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", other]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    desk.play("tile 0,0")
    desk.do("why")
    assert desk.toast() == said


def test_where_nothing_is_hidden_the_strongest_level_looks_again(limit) -> None:
    limit.do("why")
    assert limit.toast() == "Thinking…"
    assert limit.hinter.pending is not None
    assert limit.hinter.pending[0].level == "expert"
    assert limit.hinter.pending[0].closely == "tile 0,1", "a search may have passed over it"
    limit.hinter.answer("tile 0,1")
    said = limit.toast().split("\n")
    assert said[0] == limit.log()[-1], "what it did"
    assert said[1].endswith(".")
    assert len(said) == 2


def test_the_note_that_it_thinks_stays_until_the_answer(limit) -> None:
    limit.do("why")
    limit.clock.advance(30_000)
    assert limit.toast() == "Thinking…"
    limit.hinter.answer("tile 0,1")
    assert limit.toast().split("\n")[0] == limit.log()[-1]


def test_a_better_action_is_named(limit) -> None:
    limit.do("why")
    limit.hinter.answer("tile 1,-1")
    (said,) = (one for one in limit.toast().split("\n") if one.startswith(PREFERS))
    assert "1,−1" in said


def test_of_a_weaker_player_it_is_told_how_little_it_looks_at_and_what_its_action_has(limit) -> None:
    limit.scripted.answer("tile -1,1")
    limit.settle()
    limit.do("why")
    limit.hinter.answer("tile 1,-1")
    said = limit.toast().split("\n")
    assert said[0] == limit.log()[-1], "what it did"
    assert said[1] == f"Otto, learner: {TEMPTED}"
    assert said[2] == (
        "In its favour: Both new tiles lie side by side: on either of them, the ball will touch the other."
    )
    assert said[3].startswith(PREFERS)
    assert len(said) <= 5


def levelled(open_table, level: str) -> Desk:
    """Return Limit against a computer player of a level, which has just laid its first tile."""
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", level]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    desk.scripted.answer("tile 0,1")
    desk.settle()
    desk.do("why")
    desk.hinter.answer("tile 1,-1")
    return desk


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("beginner", TEMPTED),
        ("casual", "looks at fewer possibilities than the strongest computer player."),
        ("tournament", "looks at fewer possibilities than the strongest computer player."),
        ("expert", ""),
    ],
)
def test_how_little_a_player_looks_at_depends_on_its_level(open_table, level: str, said: str) -> None:
    told = levelled(open_table, level).toast()
    assert ("possibilities" in told) == bool(said)
    assert said in told


def test_what_cannot_be_explained_while_secrets_last_is_told_to_come_from_a_weak_player(
    open_table, monkeypatch
) -> None:
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: None)
    for level, words in (("beginner", "looks at few possibilities"), ("expert", "")):
        last = {"options": {"players": 4}, "players": ["person", level, level, level]}
        desk: Desk = open_table(game="foes", matches={"foes": last})
        desk.settle()
        while desk.match.turn == 0:
            desk.play()
        desk.scripted.answer(next(one for one in desk.match.legal() if one.startswith("play")))
        desk.settle()
        desk.do("why")
        said = desk.toast().split("\n")
        assert said[-1].startswith("What you can see does not explain it.")
        assert len(said) == (4 if words else 3)
        assert words in desk.toast()
        assert re.search("^(For now this|This) ", said[-2]), "where the foe goes"


def test_an_action_within_the_uncertainty_is_as_good(limit) -> None:
    limit.do("why")
    limit.hinter.answer("tile 1,-1", uncertainty=0.5)
    assert "prefers" not in limit.toast()


def test_of_an_action_that_may_be_lower_it_is_not_said_that_it_is_as_good(limit) -> None:
    limit.do("why")
    limit.hinter.answer("tile 1,-1", uncertainty=0.5, at_most=["tile 0,1"])
    said = limit.toast().split("\n")
    assert said[1].startswith(PREFERS)
    assert len(said) == 2, "nor that it is weaker"


def test_a_script_has_no_reasons(limit) -> None:
    limit.window.puzzles.open("limit", 0)
    assert any(line.who not in (-1, limit.controller.viewer) for line in limit.match.lines)
    assert not limit.can("why")


def test_an_answer_about_lines_that_are_gone_is_dropped(limit) -> None:
    limit.do("why")
    answer = limit.hinter.answer
    limit.do("undo")
    assert limit.match.ply == 2
    assert limit.toast() == "", "nothing is due any more"
    if limit.hinter.pending is not None:
        answer("tile 0,1")
    assert "prefers" not in limit.toast()


def test_while_secrets_last_only_what_can_be_seen_is_told(countdown) -> None:
    countdown.play("pass")
    while countdown.match.turn == 1:
        countdown.scripted.answer()
        countdown.settle()
    countdown.play()
    if countdown.match.turn == 1:
        countdown.scripted.answer()
        countdown.settle()
    before = countdown.hinter.pending
    countdown.do("why")
    assert countdown.hinter.pending is before, "nobody looks into the other hand"
    told = countdown.toast()
    assert "hand" not in told
    assert told.split("\n")[0] in countdown.log()


def test_a_line_of_the_log_can_be_asked_about(limit) -> None:
    log_view = limit.log_view
    assert isinstance(log_view, QListView)
    (why,) = (one for one in log_view.actions() if one.text() == "Why did the computer do that?")
    log_view.setCurrentIndex(log_view.model().index(log_view.model().rowCount() - 1, 0))
    why.trigger()
    assert limit.hinter.pending is not None
    limit.hinter.answer("tile 0,1")
    log_view.setCurrentIndex(log_view.model().index(0, 0))
    why.trigger()
    assert limit.toast() == "No computer player has acted yet.", "up to that line"


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("language", ["en", "fi"])
def test_in_large_letters_the_words_cover_nothing_that_they_speak_of(foes, language) -> None:
    desk = foes("person", "novice", "novice", "novice", text="largest", language=language)
    desk.window.resize(1020, 700)
    desk.skip(left=30)
    table = desk.view.table
    asked = 0
    for _ in range(30):
        if desk.match.result is not None:
            break
        if desk.controller.waiting:
            desk.scripted.answer()
            desk.settle()
            desk.do("why")
            asked += bool(desk.message.words)
            words = on_screen(desk.message)
            for key in [one.key for one in table.tableau.pieces if one.zone in {"cycle", "foe"} and one.face]:
                (area,) = table.areas_named([key])
                thing = rect_of(table.geometry, area)
                thing.moveTopLeft(desk.view.mapToGlobal(thing.topLeft()))
                assert desk.message.isHidden() or not words.intersects(thing), (key, desk.message.words)
        else:
            desk.play()
            desk.settle()
    assert asked > 5
