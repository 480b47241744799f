"""A person's own mistakes at the table: they come from reviews, and come back after some days."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton

from limbotable.app.learning.mistake_session import MistakeSession
from limbotable.engine.messages import Candidate
from limbotable.engine.puzzles import Standing
from limbotable.play.mistakes import Mistake
from limbotable.store.match_store import MatchStore
from limbotable.ui.dialogs.puzzles import PuzzlesDialog
from tests.app.conftest import Desk, finding
from tests.games.countdown.deals import dealt, play
from tests.headers import with_keys
from tests.parts import part

DAY = timedelta(days=1)


def store_of(desk: Desk) -> MatchStore:
    store = desk.window.table_controller.keeping.store
    assert store is not None
    return store


def due(desk: Desk, days: float) -> list[Mistake]:
    return store_of(desk).reviews.mistakes(datetime.now(UTC) + days * DAY)


@pytest.fixture
def desk(open_table, tmp_path: Path) -> Desk:
    """A match that is over is on the table: South, a person, passed and then won."""
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    match.header = with_keys(match.header, {"players": ["person", "novice"]})
    play(match, "pass", "pass", "Kd/48")
    made: Desk = open_table("person", "novice", data=tmp_path / "data")
    file = tmp_path / "over.limbo"
    file.write_text(match.record().text(), encoding="utf-8")
    made.window.open(file)
    made.settle()
    return made


@pytest.fixture
def mistaken(desk: Desk) -> Desk:
    """Its review found that the first action cost 25 points, and a day has passed."""
    desk.do("review")
    desk.judge.find(0.25)
    desk.judge.find(0.0)
    (found,) = due(desk, 1.1)
    store_of(desk).reviews.move_mistake(found, found.stage, datetime.now(UTC))
    return desk


def begin(desk: Desk) -> MistakeSession:
    """Open the mistakes as the list of puzzles does."""
    mistakes = desk.window.puzzles.mistakes
    assert mistakes is not None
    assert mistakes.course() is not None
    mistakes.begin(0)
    assert isinstance(desk.controller, MistakeSession)
    return desk.controller


def band(desk: Desk) -> str:
    title, text = (part(desk.puzzle, QLabel, name) for name in ("title", "text"))
    return "" if desk.puzzle.isHidden() else f"{title.text()} | {text.text()}"


def test_a_review_puts_a_costly_decision_of_a_person_into_the_box(desk) -> None:
    desk.do("review")
    desk.judge.find(0.25)
    desk.judge.find(0.04)
    assert due(desk, 0.9) == []
    (found,) = due(desk, 1.1)
    lines = desk.match.lines
    assert (found.ply, found.stage, found.cost) == (1, 0, 0.25)
    assert lines[found.ply].action not in found.answers
    assert len(found.answers) == 1


def test_what_the_review_calls_as_good_does_not_go_into_the_box(desk) -> None:
    desk.do("review")
    desk.judge.find(0.25, uncertainty=0.3)
    desk.judge.find(0.06, uncertainty=0.05)
    assert [one.cost for one in due(desk, 1.1)] == [0.06]


def test_every_action_as_good_as_the_best_is_right(desk) -> None:
    """Also those that the review does not list."""
    desk.do("review")
    desk.judge.find(0.0)
    assert desk.judge.judging is not None
    request, answer = desk.judge.judging
    found = finding(request, 0.25, 0.0)
    found.known.uncertainty = 0.065
    (taken,) = (one for one in found.known.considered if one.action == found.action)
    others = [one.action for one in found.known.considered if one is not taken]
    values = [Candidate(action, 9, 0.5 - 0.01 * n) for n, action in enumerate(others)]
    found.known.considered = [*values, taken]
    answer(found)
    (kept,) = due(desk, 1.1)
    assert kept.answers == tuple(others[:7])
    assert len(kept.answers) == 7


def test_a_card_of_another_suit_is_as_right_where_suits_have_no_part(desk) -> None:
    lines = desk.match.lines
    ply = next(n for n, line in enumerate(lines) if line.action == "Kd/48")
    before = desk.match.until(ply)
    eight = next(one for one in before.legal() if one.startswith("8c"))
    mistake = Mistake(1, ply, 0, 0.2, (eight,))
    session = MistakeSession(mistake, desk.match.record(), desk.view.frame, desk.engine, desk.engine)
    session.begin()
    session.choose(eight.replace("8c", "8d"))
    assert session.standing is Standing.SOLVED


def test_a_mistake_without_an_answer_that_is_possible_is_no_exercise(mistaken) -> None:
    (found,) = due(mistaken, 0.1)
    answers = "UPDATE mistakes SET answers = ?"
    store_of(mistaken).file.sql.execute(answers, ('["nonsense"]',))
    mistakes = mistaken.window.puzzles.mistakes
    assert mistakes is not None
    assert mistakes.course() is not None
    assert mistakes.preview(0) is None
    mistakes.begin(0)
    assert mistaken.toast() == "This match has changed: its mistake cannot be shown any more."
    store_of(mistaken).file.sql.execute(answers, (f'["nonsense", "{found.answers[0]}"]',))
    assert begin(mistaken).answer == found.answers[0]


def test_the_computers_mistakes_are_not_kept(desk) -> None:
    desk.window.review.open()
    desk.judge.find(0.0)
    desk.judge.find(0.0)
    QTest.mouseClick(part(desk.window, QPushButton, "accounts"), Qt.MouseButton.LeftButton)
    desk.judge.find(0.5)
    assert due(desk, 30) == []


def test_they_stand_beside_the_puzzles_with_how_many_are_due(mistaken, monkeypatch) -> None:
    asked: list[PuzzlesDialog] = []

    def ask(dialog: PuzzlesDialog) -> int:
        asked.append(dialog)
        return 0

    monkeypatch.setattr(PuzzlesDialog, "exec", ask)
    monkeypatch.setattr(PuzzlesDialog, "deleteLater", lambda _: None)
    mistaken.window.puzzles.ask("countdown")
    (dialog,) = asked
    games = part(dialog, QListWidget, "games")
    assert games.item(0).text() == "Your mistakes\n1 due"
    assert dialog.chosen()[0] == "countdown", "the game that was asked for is chosen"
    games.setCurrentRow(0)
    lessons = part(dialog, QListWidget, "lessons")
    assert lessons.item(0).text().endswith("Limbo: the countdown (25.0 percentage points)")
    assert dialog.chosen() == ("", 0)
    dialog.close()


def test_without_any_that_is_due_only_puzzles_are_offered(desk, monkeypatch) -> None:
    mistakes = desk.window.puzzles.mistakes
    assert mistakes is not None
    assert mistakes.course() is None


def test_a_right_answer_comes_back_later_and_the_match_comes_back(mistaken) -> None:
    before = mistaken.match
    session = begin(mistaken)
    assert "Your mistakes, Limbo: the countdown | You played: " in band(mistaken)
    assert "It cost you 25.0 percentage points of your chance to win. What would have been better?" in band(
        mistaken
    )
    mistaken.play(session.mistake.answers[0])
    mistaken.settle()
    assert "Right. It will come back in 3 days." in band(mistaken)
    assert due(mistaken, 2.9) == []
    assert [one.stage for one in due(mistaken, 3.1)] == [1]
    mistaken.window.puzzles.mistakes.leave()
    assert mistaken.match is before


def test_a_wrong_answer_begins_again_and_a_second_try_does_not_count(mistaken) -> None:
    (found,) = due(mistaken, 0.1)
    store_of(mistaken).reviews.move_mistake(found, 2, datetime.now(UTC))
    session = begin(mistaken)
    wrong = next(one for one in mistaken.actions() if one not in session.mistake.answers)
    mistaken.play(wrong)
    mistaken.settle()
    assert "No, there is a better action." in band(mistaken)
    assert [one.stage for one in due(mistaken, 1.1)] == [0]
    (again,) = (one for one in mistaken.puzzle.findChildren(QPushButton) if one.objectName() == "again")
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    mistaken.play(session.mistake.answers[0])
    mistaken.settle()
    assert [one.stage for one in due(mistaken, 1.1)] == [0]


def test_a_look_at_the_list_meanwhile_makes_no_second_try_count(mistaken) -> None:
    (found,) = due(mistaken, 0.1)
    store_of(mistaken).reviews.move_mistake(found, 3, datetime.now(UTC))
    session = begin(mistaken)
    wrong = next(one for one in mistaken.actions() if one not in session.mistake.answers)
    mistaken.play(wrong)
    mistaken.settle()
    assert mistaken.window.puzzles.mistakes.course() is None
    mistaken.do("restart")
    assert mistaken.controller is not session
    mistaken.play(session.mistake.answers[0])
    mistaken.settle()
    assert [one.stage for one in due(mistaken, 1.1)] == [0]


def test_an_answer_that_was_pointed_out_stays_so_when_it_is_chosen_from_the_list_again(mistaken) -> None:
    begin(mistaken)
    mistaken.do("hint")
    session = begin(mistaken)
    mistaken.play(session.mistake.answers[0])
    mistaken.settle()
    assert [one.stage for one in due(mistaken, 1.1)] == [0]


def test_an_answer_that_was_pointed_out_counts_as_wrong(mistaken) -> None:
    session = begin(mistaken)
    mistaken.do("hint")
    assert mistaken.view.selection.hinted == session.mistake.answers[0]
    mistaken.play(session.mistake.answers[0])
    mistaken.settle()
    assert [one.stage for one in due(mistaken, 1.1)] == [0]


def test_puzzles_and_mistakes_share_a_band_and_do_not_disturb_each_other(mistaken) -> None:
    mistaken.window.puzzles.open("countdown", 0)
    begin(mistaken)
    assert "Your mistakes" in band(mistaken)
    mistaken.window.puzzles.open("countdown", 1)
    assert band(mistaken).startswith("2 of ")
    mistaken.window.puzzles.leave()
    assert band(mistaken) == ""


def test_a_mistake_of_a_match_that_was_deleted_is_not_offered(mistaken) -> None:
    (found,) = due(mistaken, 0.1)
    store_of(mistaken).delete(found.match)
    mistakes = mistaken.window.puzzles.mistakes
    assert mistakes is not None
    assert mistakes.course() is None
