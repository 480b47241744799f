"""People at the table."""

from __future__ import annotations

from functools import partial

import pytest

from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.referee import Question
from limbotable.ui.engine.person_port import PersonPort


@pytest.fixture
def question() -> Question:
    game = GAMES[0]
    match = Match(game, game.complete({}), ("South", "North"))
    return Question(12, 0, partial(perspective, match, 0))


def test_what_is_chosen_is_the_answer(question) -> None:
    port, answers = PersonPort(), list[tuple[int, str]]()
    port.ask(question, lambda *answer: answers.append(answer))
    port.choose("pass")
    assert answers == [(12, "pass")]


def test_after_a_refusal_the_question_stands(question) -> None:
    port, answers = PersonPort(), list[tuple[int, str]]()
    port.ask(question, lambda *answer: answers.append(answer))
    port.choose("nonsense")
    port.choose("pass")
    assert [action for _, action in answers] == ["nonsense", "pass"]


def test_who_is_not_asked_cannot_answer(question) -> None:
    port, answers = PersonPort(), list[tuple[int, str]]()
    port.choose("pass")
    port.ask(question, lambda *answer: answers.append(answer))
    port.forget()
    port.choose("pass")
    assert answers == []
