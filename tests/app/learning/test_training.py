"""The rating at puzzles, puzzles by theme, and the way from a weakness to exercises on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QListWidget, QPushButton, QTableWidget

from limbotable.engine.puzzles import Standing
from limbotable.games import GAMES, game_of, in_english
from limbotable.play.puzzles import BEST, Puzzle, puzzles_of, theme_name
from limbotable.play.training import Try
from limbotable.ui.dialogs.puzzles import PuzzlesDialog
from limbotable.ui.dialogs.statistics_window import StatisticsWindow
from limbotable.ui.dialogs.weaknesses import WeaknessesDialog
from tests.app.conftest import Desk
from tests.app.learning.test_puzzles import attempt, band, perform, press, wrong_first
from tests.games.countdown.deals import dealt, play
from tests.headers import with_keys
from tests.parts import part

GAME = GAMES[0]


@pytest.fixture
def desk(open_table, tmp_path: Path) -> Desk:
    made: Desk = open_table("person", "novice", data=tmp_path / "data")
    made.play("pass")
    return made


def tries(desk: Desk, game: str = "countdown") -> list[Try]:
    return desk.window.puzzles.training.tries(game)


def easiest(goal: str) -> Puzzle:
    return min((one for one in puzzles_of(GAME) if one.task.goal == goal), key=lambda one: one.rating)


def solve(desk: Desk) -> None:
    while not attempt(desk).over:
        perform(desk, attempt(desk).answer)
    desk.settle()


def test_a_solved_puzzle_counts_and_the_rating_is_told(desk: Desk) -> None:
    puzzle = easiest("block")
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    solve(desk)
    (only,) = tries(desk)
    assert (only.puzzle, only.solved, (only.rating, only.deviation)) == (puzzle.number, True, puzzle.rating)
    rating = desk.window.puzzles.training.rating("countdown")
    assert f"<b>Solved.</b> Your puzzle rating: {rating.mean:.0f}." in band(desk), "in one line"
    assert rating.mean > 1500


def test_only_the_first_try_counts(desk: Desk) -> None:
    puzzle = easiest("block")
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    perform(desk, wrong_first(puzzle))
    desk.settle()
    press(desk, "Try again")
    solve(desk)
    assert [one.solved for one in tries(desk)] == [False]
    assert desk.window.puzzles.training.rating("countdown").mean < 1500


def test_a_hint_counts_as_a_try_that_failed(desk: Desk) -> None:
    desk.window.puzzles.open("countdown", easiest("block").number - 1)
    assert tries(desk) == []
    desk.action("hint").trigger()
    assert [one.solved for one in tries(desk)] == [False]
    desk.action("hint").trigger()
    assert [one.solved for one in tries(desk)] == [False]
    solve(desk)
    assert "<b>Solved, but with a hint: it does not count as solved.</b> Your puzzle rating: " in band(desk)


def test_what_was_solved_before_tries_were_counted_does_not_count(desk: Desk) -> None:
    puzzle = easiest("block")
    desk.stored.puzzles["countdown"] = [puzzle.number]
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    solve(desk)
    assert tries(desk) == []
    assert "rating" not in band(desk)


def test_a_best_action_is_right_and_any_other_is_wrong(desk: Desk) -> None:
    puzzle = next(one for one in puzzles_of(GAME) if one.task.goal == BEST)
    wrong = next(one for one in puzzle.match().legal() if one not in puzzle.task.right)
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    assert band(desk).endswith("| Find the action with the best chances of winning.")
    perform(desk, wrong)
    desk.settle()
    assert attempt(desk).standing is Standing.WRONG
    assert "There is a better action." in band(desk)
    press(desk, "Try again")
    perform(desk, attempt(desk).answer)
    desk.settle()
    assert attempt(desk).standing is Standing.SOLVED


# --- by theme -------------------------------------------------------------------------------------------
def choosing(monkeypatch, do: Callable[[Any], object], kind: type[QDialog] = PuzzlesDialog) -> None:
    """Let a dialog be answered by what is done to it; it is accepted afterwards."""

    def take(dialog: QDialog) -> int:
        do(dialog)
        return dialog.result() or int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(kind, "exec", take)


def shown_rows(dialog: PuzzlesDialog) -> list[int]:
    rows = part(dialog, QListWidget, "lessons")
    return [row for row in range(rows.count()) if not rows.item(row).isHidden()]


def test_puzzles_are_listed_by_theme_and_follow_each_other(desk: Desk, monkeypatch) -> None:
    seen: list[list[int]] = []

    def choose(dialog: PuzzlesDialog) -> None:
        part(dialog, QListWidget, "games").setCurrentRow(0)
        themes = part(dialog, QComboBox, "themes")
        name = in_english(theme_name(GAME, "run"))
        themes.setCurrentIndex(next(n for n in range(themes.count()) if themes.itemText(n).startswith(name)))
        seen.append(shown_rows(dialog))

    choosing(monkeypatch, choose)
    desk.action("puzzles").trigger()
    wanted = [one.number - 1 for one in puzzles_of(GAME) if one.theme == "run"]
    assert seen == [wanted]
    assert wanted[0] == 0
    assert band(desk).startswith(f"1 of {len(wanted)}: Limbo: the countdown, easy")
    press(desk, "Skip")
    number = wanted[1] + 1
    assert number > 2, "in the list it is another one"
    assert band(desk).startswith(f"2 of {len(wanted)}: Limbo: the countdown, puzzle {number}, ")
    assert desk.record().startswith(puzzles_of(GAME)[wanted[1]].opening(desk.match.seats).text()[:20])
    solve(desk)
    assert [one.puzzle for one in tries(desk)] == [wanted[1] + 1]
    press(desk, "Back to the match")
    desk.window.puzzles.open("countdown", 3)
    assert band(desk).startswith(f"4 of {len(puzzles_of(GAME))}: "), "all follow each other again"


def test_what_suits_is_offered_once_there_is_a_rating(desk: Desk, monkeypatch) -> None:
    offered: list[tuple[list[str], str, int]] = []

    def look(dialog: PuzzlesDialog) -> None:
        themes = part(dialog, QComboBox, "themes")
        texts = [themes.itemText(n) for n in range(themes.count())]
        offered.append((texts, part(dialog, QLabel, "summary").text(), dialog.chosen()[1]))

    choosing(monkeypatch, look)
    desk.action("puzzles").trigger()
    puzzle = easiest("block")
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    solve(desk)
    desk.action("puzzles").trigger()
    (before, nothing, first), (after, rating, suited) = offered
    assert "For you" not in before
    assert (nothing, first) == ("", 0)
    assert "For you" in after
    near = desk.window.puzzles.training.rating("countdown")
    low, high = near.interval
    assert rating.startswith(
        f"Your puzzle rating: {near.mean:.0f}, very likely between {low:.0f} and {high:.0f}. Easy puzzles are"
        " rated below 1400, hard ones 1600 or more."
    )
    chosen = puzzles_of(GAME)[suited]
    assert chosen.number != puzzle.number
    assert abs(chosen.rating[0] - near.mean) < near.deviation


# --- weaknesses -----------------------------------------------------------------------------------------
def rows_of(dialog: WeaknessesDialog) -> list[list[str]]:
    table = part(dialog, QTableWidget, "themes")
    cells = range(table.columnCount())
    model = table.model()
    return [[model.index(row, column).data() for column in cells] for row in range(table.rowCount())]


def test_the_page_of_weaknesses_leads_to_puzzles_of_the_theme(desk: Desk, monkeypatch) -> None:
    missed = [one for one in puzzles_of(GAME) if one.theme == "run"][:3]
    for one in missed:
        desk.window.puzzles.training.keep(one, solved=False)
    seen: list[list[list[str]]] = []
    choosing(monkeypatch, lambda dialog: part(dialog, QPushButton, "weaknesses").click())
    choosing(monkeypatch, lambda dialog: seen.append(rows_of(dialog)), WeaknessesDialog)
    desk.action("puzzles").trigger()
    (rows,) = seen
    total = sum(one.theme == "run" for one in puzzles_of(GAME))
    assert rows[0] == [
        in_english(theme_name(GAME, "run")),
        "0 of 3",
        "0% (0% – 56%)",
        "–",
        "–",
        str(total),
    ]
    assert all(row[1:5] == ["–"] * 4 for row in rows[1:])
    assert band(desk).startswith("1 of ")
    assert attempt(desk).standing is Standing.OPEN
    assert desk.window.puzzles.training.rating("countdown").mean < 1500


def test_the_page_of_weaknesses_is_closed_where_nothing_was_begun(desk: Desk, monkeypatch) -> None:
    def leave(dialog: QDialog) -> int:
        (close,) = (one for one in dialog.findChildren(QPushButton) if one.text() == "Close")
        close.click()
        return dialog.result()

    monkeypatch.setattr(WeaknessesDialog, "exec", leave)
    desk.window.puzzles.ask_weaknesses("countdown")
    assert desk.window.puzzles.attempt is None


def test_the_statistics_lead_from_costly_errors_to_puzzles_of_their_theme(
    open_table, tmp_path: Path, monkeypatch
) -> None:
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    match.header = with_keys(match.header, {"players": ["person", "novice"]})
    play(match, "pass", "pass", "Kd/48")
    desk: Desk = open_table("person", "novice", data=tmp_path / "data")
    file = tmp_path / "over.limbo"
    file.write_text(match.record().text(), encoding="utf-8")
    desk.window.open(file)
    desk.settle()
    desk.do("review")
    desk.judge.find(0.25)
    desk.judge.find(0.0)
    seen: list[list[list[str]]] = []
    choosing(monkeypatch, lambda dialog: seen.append(rows_of(dialog)), WeaknessesDialog)
    desk.do("statistics")
    part(desk.part(StatisticsWindow), QPushButton, "weaknesses").click()
    ((worst, *_),) = seen
    assert worst[:1] == ["Doubling · 1 double missed"]
    assert worst[3:5] == ["1 of 1", "25.00"]
    found = game_of("countdown")
    assert found is not None
    puzzle = next(one for one in puzzles_of(found) if one.record.lines == tuple(desk.match.lines))
    assert puzzle.theme == "doubling"


def test_themes_whose_puzzles_are_all_solved_come_again(desk: Desk) -> None:
    desk.stored.puzzles["countdown"] = [one.number for one in puzzles_of(GAME)]
    desk.window.puzzles.practise("countdown", "block")
    assert band(desk).startswith("1 of 10: ")


def test_without_a_library_puzzles_are_set_all_the_same(open_table) -> None:
    desk: Desk = open_table("person", "novice")
    desk.window.puzzles.open("countdown", easiest("block").number - 1)
    solve(desk)
    assert attempt(desk).standing is Standing.SOLVED
    assert tries(desk) == []


def test_a_look_at_the_list_of_puzzles_leaves_the_one_on_the_table_alone(desk: Desk, monkeypatch) -> None:
    puzzles = desk.window.puzzles
    puzzles.practise("countdown", "block")
    told = band(desk)
    monkeypatch.setattr(PuzzlesDialog, "exec", lambda _: int(QDialog.DialogCode.Rejected))
    desk.do("puzzles")
    puzzles.retranslate()
    assert band(desk) == told
    desk.do("hint")  # the solution is given away: a lost try
    assert [one.puzzle for one in tries(desk)] == [number_on_table(desk)]


def number_on_table(desk: Desk) -> int:
    """Return the number of the puzzle with the lines on the table."""
    lines = tuple(desk.match.lines)
    return next(one.number for one in puzzles_of(GAME) if one.record.lines == lines)
