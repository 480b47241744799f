"""The first hint in a puzzle, which leaves something to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from limbotable.engine.puzzles import Standing
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk
from tests.app.learning.test_puzzles import a_puzzle, attempt, band, button, perform, press, solved


@pytest.fixture
def desk(open_table, tmp_path: Path) -> Desk:
    made: Desk = open_table("person", "novice", data=tmp_path / "data")
    return made


def test_the_first_hint_leaves_something_to_find(desk: Desk) -> None:
    """It leads to a card that can be played to several places, and names no action."""
    puzzle = a_puzzle("libtis", "award")
    solution = puzzle.task.solution[0]
    desk.window.puzzles.open("libtis", puzzle.number - 1)
    desk.settle()
    labels = {one.action: speak(one.label) for one in attempt(desk).tableau().gestures}
    desk.do("hint")
    assert desk.toast().startswith("First hint: ")
    assert not any(label in desk.toast() for label in labels.values())
    assert desk.view.selection.hinted == ""
    told = desk.view.selection.cursor
    with_it = {one.action for one in attempt(desk).tableau().gestures if told in {one.pick, one.drop}}
    assert solution in with_it
    assert 1 < len(with_it) < len(labels)
    desk.do("hint")
    assert desk.toast() == f"Hint: {labels[solution]}"
    assert desk.view.selection.hinted == solution


def test_after_the_first_hint_a_solution_is_ticked_off_and_the_rating_counts_a_miss(desk: Desk) -> None:
    """Where the card would say all, the first hint is another one that it is not."""
    puzzle = a_puzzle("countdown", "zero")
    desk.window.puzzles.open("countdown", puzzle.number - 1)
    desk.settle()
    press(desk, "Hint")
    labels = {one.action: speak(one.label) for one in attempt(desk).tableau().gestures}
    told = [action for action, label in labels.items() if label in desk.toast()]
    assert len(told) == 1
    assert told[0] != puzzle.task.solution[0]
    assert [one.solved for one in desk.window.puzzles.training.tries("countdown")] == [False]
    for action in puzzle.task.solution:
        perform(desk, action)
    desk.settle()
    assert attempt(desk).standing is Standing.SOLVED
    assert "after a first hint" in band(desk)
    assert solved(desk) == {"countdown": [puzzle.number]}
    press(desk, "Try again")
    assert not button(desk, "Hint").isHidden(), "each try begins with the first one"
