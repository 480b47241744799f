"""Puzzles at the table, while the match that was there waits."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPushButton

from limbotable.app.learning.puzzle_session import PuzzleSession
from limbotable.core.languages import LANGUAGES
from limbotable.engine.puzzles import Standing
from limbotable.games import GAMES, game_of, in_english
from limbotable.play.puzzles import Puzzle, puzzles_of
from limbotable.store.settings import SettingsFile
from limbotable.table.tableau import Frame
from limbotable.ui.dialogs.puzzles import PuzzlesDialog
from limbotable.ui.table.table_picture import TablePicture
from limbotable.ui.words.speak import speak, whole
from tests.app.conftest import Desk
from tests.app.learning import test_tutorials as pointer
from tests.parts import part


def perform(desk: Desk, action: str) -> None:
    """Do an action with the pointer; from the list where several gestures mean it."""
    desk.settle()
    if sum(one.action == action for one in desk.view.table.tableau.gestures) == 1:
        pointer.perform(desk, action)
    else:
        desk.play(action)


def attempt(desk: Desk) -> PuzzleSession:
    assert isinstance(desk.controller, PuzzleSession)
    return desk.controller


def band(desk: Desk) -> str:
    """What the band says."""
    shown = desk.puzzle
    title, text = (part(shown, QLabel, name) for name in ("title", "text"))
    return "" if shown.isHidden() else f"{title.text()} | {text.text()}"


def button(desk: Desk, text: str) -> QPushButton:
    (found,) = (one for one in desk.puzzle.findChildren(QPushButton) if one.text() == text)
    return found


def press(desk: Desk, text: str) -> None:
    assert button(desk, text).isEnabled()
    QTest.mouseClick(button(desk, text), Qt.MouseButton.LeftButton)


def solved(desk: Desk) -> dict[str, list[int]]:
    """The puzzles that have been ticked off, as the settings on the disk know them."""
    kept, _ = SettingsFile(desk.settings).read()
    return {game: numbers for game, numbers in kept.puzzles.items() if numbers}


def a_puzzle(game_id: str, goal: str, **values: int) -> Puzzle:
    game = game_of(game_id)
    assert game is not None
    return next(
        one for one in puzzles_of(game) if one.task.goal == goal and values.items() <= one.task.values.items()
    )


def wrong_first(puzzle: Puzzle) -> str:
    """Return an action that does not solve a puzzle."""
    match = puzzle.match()
    goal = puzzle.goal(match)
    right = goal.alike(puzzle.game.parse(puzzle.task.solution[0]))
    return next(one for one in match.legal() if goal.alike(puzzle.game.parse(one)) != right)


@pytest.fixture
def desk(open_table) -> Desk:
    """A match that has begun, and is at a computer player's turn."""
    made: Desk = open_table("person", "novice")
    made.play("pass")
    return made


@pytest.mark.parametrize(("game", "goal"), [(game.id, goal) for game in GAMES for goal in game.goals])
def test_a_puzzle_is_solved_and_the_match_comes_back(desk: Desk, game: str, goal: str) -> None:
    record, asked = desk.record(), len(desk.scripted.asked)
    puzzle = a_puzzle(game, goal)
    desk.window.puzzles.open(game, puzzle.number - 1)
    task = in_english(attempt(desk).task)
    assert band(desk).startswith(f"{puzzle.number} of ")
    assert band(desk).endswith(f"| {task}")
    while attempt(desk).standing is not Standing.SOLVED:
        assert attempt(desk).standing in {Standing.OPEN, Standing.RIGHT}
        perform(desk, attempt(desk).answer)
    desk.settle()
    assert desk.actions() == []
    assert "<b>Solved.</b>" in band(desk)
    assert desk.window.focusWidget() is part(desk.puzzle, QPushButton, "onward")
    assert solved(desk) == {game: [puzzle.number]}
    press(desk, "Back to the match")
    assert band(desk) == ""
    assert desk.record() == record
    assert len(desk.scripted.asked) == asked + 1, "the computer player is asked again, and was not meanwhile"


def test_who_listens_hears_what_is_left_to_do_and_then_the_verdict_alone(desk: Desk, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    puzzle = a_puzzle("limit", "win")
    desk.window.puzzles.open("limit", puzzle.number - 1)
    task = in_english(attempt(desk).task)
    total = len(puzzles_of(puzzle.game))
    assert said[0] == f"{puzzle.number} of {total}: Limit, easy."
    assert said[1] == task
    (position,) = said[2:]
    assert position.startswith("On the table: ")
    said.clear()
    perform(desk, attempt(desk).answer)
    desk.settle()
    assert said[-1] == "Your turn: remove a tile."
    said.clear()
    perform(desk, attempt(desk).answer)
    desk.settle()
    (verdict,) = [one for one in said if "Solved." in one]
    assert verdict.startswith("Solved.\nWhy the solution begins like this: ")
    assert "misses the goal. Whichever tile is removed then, that does not win this turn." in verdict
    assert not any(task in one for one in said)


def test_the_verdict_names_the_most_tempting_alternative_as_it_is_read_and_as_it_is_heard(
    desk: Desk, monkeypatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    desk.window.puzzles.open("libtis", 0)
    perform(desk, attempt(desk).answer)
    desk.settle()
    (verdict,) = [one for one in said if "Solved." in one]
    assert "\nWhy: The most tempting" in verdict, "in few words, where one action is the whole solution"
    named = re.search(r"The most tempting alternative \(“([\w ]+) from the (\w+) to the (\w+)”\)", verdict)
    assert named is not None, verdict
    card, source, location = named.groups()
    assert f"(“{card}, from the {source} to the {location}”)" in band(desk)
    assert named[0] not in band(desk), "the eye reads it as the list of actions has it"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_wrong_is_answered_and_can_be_tried_again(desk: Desk, game) -> None:
    puzzle = puzzles_of(game)[0]
    desk.window.puzzles.open(game.id, 0)
    before = desk.record()
    perform(desk, wrong_first(puzzle))
    while attempt(desk).standing is Standing.OPEN:
        perform(desk, desk.match.legal()[0])  # the turn has a second half
    desk.settle()
    assert attempt(desk).standing is Standing.WRONG
    assert desk.actions() == []
    why = attempt(desk).why
    assert why is not None
    assert whole(speak(why)) in band(desk)
    assert desk.window.focusWidget() is part(desk.puzzle, QPushButton, "again")
    assert solved(desk) == {}
    press(desk, "Try again")
    assert desk.record() == before
    assert attempt(desk).standing is Standing.OPEN


def test_the_result_of_a_match_covers_no_puzzle_before_it_is_asked_for(desk: Desk) -> None:
    desk.window.puzzles.open("libtis", 0)
    for _ in range(2):
        perform(desk, wrong_first(puzzles_of(GAMES[2])[0]))
        desk.settle()
        assert attempt(desk).match.result is not None
        overlays = desk.view.overlays
        assert not overlays.result.isVisible()
        assert [one.action for one in overlays.after.gestures] == ["result"]
        desk.clock.advance(3000)  # a press that comes at once is not meant for the button
        (way,) = overlays.after.buttons()
        QTest.mouseClick(way, Qt.MouseButton.LeftButton)
        assert overlays.result.isVisible()
        press(desk, "Try again")
        assert not overlays.result.isVisible()


def test_a_puzzle_never_widens_the_window(open_table) -> None:
    desk = open_table("person", "novice")
    desk.window.resize(800, 600)
    for language, _ in LANGUAGES:
        desk.do(f"language.{language}")
        desk.window.puzzles.open("libtis", 0)
        desk.settle()
        assert desk.window.width() == 800, language
        perform(desk, wrong_first(puzzles_of(GAMES[2])[0]))
        desk.settle()
        assert desk.window.width() == 800, language
        assert desk.window.minimumSizeHint().width() <= 800, language


def test_showing_and_beginning_again_take_turns(desk: Desk) -> None:
    desk.window.puzzles.open("countdown", 0)
    assert not button(desk, "Hint").isHidden()
    assert button(desk, "Try again").isHidden()
    perform(desk, wrong_first(puzzles_of(GAMES[0])[0]))
    desk.settle()
    assert button(desk, "Hint").isHidden()
    assert not button(desk, "Try again").isHidden()


def test_the_title_goes_above_the_buttons_where_it_has_no_room_beside_them(desk: Desk) -> None:
    desk.window.puzzles.open("countdown", 0)
    title, onward = part(desk.puzzle, QLabel, "title"), part(desk.puzzle, QPushButton, "onward")
    for width, above in ((1280, False), (560, True), (1280, False)):
        desk.window.resize(width, 800)
        desk.settle()
        assert (title.geometry().bottom() < onward.geometry().top()) == above
        assert title.width() >= title.minimumSizeHint().width(), "all of it can be read"


def test_a_wrong_turn_is_refuted_at_the_table(desk: Desk) -> None:
    puzzle = a_puzzle("limit", "win", turns=2)
    desk.window.puzzles.open("limit", puzzle.number - 1)
    ply = desk.match.ply
    perform(desk, wrong_first(puzzle))
    perform(desk, desk.match.legal()[0])
    lines = desk.match.lines[ply:]
    other = 1 - lines[0].who
    assert [line.who for line in lines] == [1 - other, 1 - other, other, other]


def test_a_wrong_turn_can_be_taken_back(desk: Desk) -> None:
    desk.window.puzzles.open("countdown", 0)
    before = desk.record()
    assert not attempt(desk).undoable(), "the position itself cannot be taken back"
    perform(desk, wrong_first(puzzles_of(GAMES[0])[0]))
    assert attempt(desk).standing is Standing.WRONG
    desk.window.table_controller.undo()
    assert desk.record() == before
    assert attempt(desk).standing is Standing.OPEN
    assert desk.actions()


def test_with_a_hint_it_is_not_ticked_off(desk: Desk) -> None:
    puzzle = a_puzzle("foes", "give")
    desk.window.puzzles.open("foes", puzzle.number - 1)
    desk.settle()
    press(desk, "Hint")
    assert desk.toast().startswith("First hint: ")
    press(desk, "Show me")
    assert desk.toast().startswith("Hint: ")
    perform(desk, puzzle.task.solution[0])
    assert attempt(desk).standing is Standing.SOLVED
    assert "with a hint" in band(desk)
    assert solved(desk) == {}
    press(desk, "Try again")
    perform(desk, puzzle.task.solution[0])
    assert "with a hint" in band(desk), "who has seen it knows it"
    assert solved(desk) == {}


def test_one_puzzle_leads_to_the_next_and_the_last_one_back(desk: Desk) -> None:
    record = desk.record()
    last = len(puzzles_of(GAMES[0]))
    desk.window.puzzles.open("countdown", last - 2)
    press(desk, "Skip")
    assert band(desk).startswith(f"{last} of {last}: ")
    press(desk, "Back")
    assert band(desk).startswith(f"{last - 1} of {last}: ")
    press(desk, "Skip")
    press(desk, "Finish")
    assert desk.record() == record


def test_choosing_one(desk: Desk, monkeypatch) -> None:
    shown: list[str] = []

    def take(dialog: PuzzlesDialog) -> int:
        shown.extend(part(dialog, QListWidget, "lessons").item(row).text() for row in range(2))
        shown.append(part(dialog, QListWidget, "games").item(0).text())
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(PuzzlesDialog, "exec", take)
    desk.stored.puzzles["countdown"] = [1]
    desk.action("puzzles").trigger()
    total = len(puzzles_of(GAMES[0]))
    assert shown[0] == "✓ 1. Play 3 cards in a row, easy"
    assert not shown[1].startswith("✓")
    assert shown[2].endswith(f"1 of {total} puzzles solved")
    assert band(desk).startswith(f"2 of {total}: "), "the first one that has not been solved"


def test_a_puzzle_shows_its_position_before_it_is_chosen(desk: Desk, monkeypatch) -> None:
    seen: list[tuple[str, set[str]]] = []

    def look(dialog: PuzzlesDialog) -> int:
        games, puzzles = part(dialog, QListWidget, "games"), part(dialog, QListWidget, "lessons")
        for row in range(games.count()):
            games.setCurrentRow(row)
            puzzles.setCurrentRow(4)
            shown = part(dialog, TablePicture).tableau
            assert shown is not None
            seen.append((dialog.chosen()[0], {piece.face for piece in shown(Frame(10.0, 6.4)).pieces}))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(PuzzlesDialog, "exec", look)
    desk.action("puzzles").trigger()
    assert [game for game, _ in seen] == [game.id for game in GAMES]
    for game, faces in seen:
        desk.window.puzzles.open(game, 4)
        desk.settle()
        assert {piece.face for piece in desk.view.table.tableau.pieces} == faces


def test_the_keyboard_reaches_the_themes_before_the_puzzles(desk: Desk, monkeypatch) -> None:
    seen: list[str] = []

    def look(dialog: PuzzlesDialog) -> int:
        start = part(dialog, QListWidget, "games")
        following = start.nextInFocusChain()
        while following is not None and following is not start:
            seen.append(following.objectName())
            following = following.nextInFocusChain()
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(PuzzlesDialog, "exec", look)
    desk.action("puzzles").trigger()
    assert [name for name in seen if name in {"themes", "lessons"}] == ["themes", "lessons"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_puzzle_has_a_theme_in_words(game) -> None:
    themes = {in_english(puzzle.name) for puzzle in puzzles_of(game)}
    assert len(themes) > 1
    assert all("%" not in theme and "{" not in theme for theme in themes)


def test_the_puzzle_of_a_day(desk: Desk) -> None:
    seen = []
    for day in range(4):
        desk.window.puzzles.open_daily(QDate(2026, 11, 21).addDays(day))
        seen.append((desk.match.game.id, band(desk).partition(" | ")[0]))
    assert {game for game, _ in seen} == {game.id for game in GAMES}
    desk.window.puzzles.open_daily(QDate(2026, 11, 21))
    assert (desk.match.game.id, band(desk).partition(" | ")[0]) == seen[0]


def test_a_lesson_ends_a_puzzle_and_the_match_still_waits(desk: Desk) -> None:
    record = desk.record()
    desk.window.puzzles.open("limit", 0)
    desk.window.tutorials.open("countdown", 0)
    assert band(desk) == ""
    desk.window.tutorials.leave()
    assert desk.record() == record


def test_puzzles_that_cannot_be_read_leave_the_match_alone(desk: Desk, monkeypatch) -> None:
    def unreadable(_game):
        raise OSError

    monkeypatch.setattr("limbotable.app.learning.puzzles.puzzles_of", unreadable)
    record = desk.record()
    for name in ("puzzles", "daily"):
        desk.action(name).trigger()
        assert desk.toast() == "The puzzles could not be read."
    assert desk.record() == record


def test_a_puzzle_speaks_another_language(desk: Desk) -> None:
    desk.window.puzzles.open("limit", 0)
    desk.do("language.fi")
    total = len(puzzles_of(attempt(desk).match.game))
    colour = ("Valkoinen", "Punainen")[attempt(desk).viewer]
    assert band(desk) == f"1/{total}: Limit, helppo | {colour} on vuorossa ja voittaa tällä vuorolla."


@pytest.mark.parametrize(("game", "goal"), [("libtis", "award"), ("countdown", "run")])
def test_the_verdict_does_not_wait_for_the_scoring(open_table, game: str, goal: str) -> None:
    """A round of Libtis takes half a minute to score in a match, and its result six seconds to read."""
    puzzle = a_puzzle(game, goal)
    desk = open_table("person", "novice", speed="normal")
    for solution in (True, False):
        desk.window.puzzles.open(game, puzzle.number - 1)
        desk.settle()
        while not attempt(desk).over:
            desk.play(attempt(desk).answer if solution else wrong_first(puzzle))
            if not attempt(desk).over:
                desk.settle()
        assert "✓" not in band(desk), "not before the action is on the table"
        desk.clock.advance(3000)
        assert ("<b>Solved.</b>" if solution else "<b>") in band(desk)
        desk.settle()
        assert len(desk.log()) == len(desk.controller.log()), "the log tells all of it"
        assert band(desk).count("<b>") == 1


def test_to_ask_for_the_answer_while_it_is_scored_hurries_that_and_gives_nothing_away(
    open_table,
) -> None:
    puzzle = a_puzzle("libtis", "award")
    desk = open_table("person", "novice", speed="normal")
    took = []
    for ask in (False, True):
        desk.window.puzzles.open("libtis", puzzle.number - 1)
        desk.settle()
        desk.play(puzzle.task.solution[0])
        desk.clock.advance(100)
        assert attempt(desk).standing is Standing.SOLVED
        if ask:
            press(desk, "Hint")
        began = desk.clock.now()
        while desk.view.director.busy:
            desk.clock.advance(10)
        took.append(desk.clock.now() - began)
        assert "with a hint" not in band(desk)
        assert "✓" in band(desk)
    assert took[1] < took[0] - 300, took


@pytest.mark.parametrize("deal", ["continue", "reshuffle"])
def test_a_solved_puzzle_ends_with_its_round_and_nothing_more_is_dealt(desk: Desk, deal: str) -> None:
    game = game_of("countdown")
    assert game is not None
    puzzle = next(
        one
        for one in puzzles_of(game)
        if one.task.goal == "zero" and one.record.options["deal"] == deal and ends_a_round(one)
    )
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    desk.settle()
    before = lies_there(desk)
    while attempt(desk).standing is not Standing.SOLVED:
        perform(desk, attempt(desk).answer)
    desk.settle()
    assert lies_there(desk) == before
    assert "the loser scores the count" in desk.log()[-1], "the points of the round are the last that is told"
    desk.do("replay")
    desk.window.replay.turn_to(attempt(desk).match.ply)
    assert lies_there(desk) == before
    desk.do("replay")
    assert lies_there(desk) == before
    desk.do("undo")
    assert attempt(desk).answer == puzzle.task.solution[-1], "an action that is taken back can be tried again"
    assert desk.actions()


def lies_there(desk: Desk) -> tuple[set[str], set[str]]:
    """The round that the table shows, and the faces of all cards that lie there."""
    texts = {in_english(sign.text) for sign in desk.view.table.tableau.signs}
    rounds = {text.partition(" · ")[0] for text in texts if text.startswith("Round ")}
    return rounds, set(desk.faces())


def ends_a_round(puzzle: Puzzle) -> bool:
    """Whether the solution ends a round, but not the match."""
    match = puzzle.match()
    rounds = match.game.rounds_ended(match.position)
    for action in puzzle.task.solution:
        match.push(match.turn, action)
    return match.result is None and match.game.rounds_ended(match.position) > rounds
