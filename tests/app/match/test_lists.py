"""Lists beside the focus: read line by line, while the focus stays at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.app.match.lists import STEPS
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
DOWN, UP, RIGHT, LEFT = Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left


class Reader:
    """Presses keys at the table, and hears what is read."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.said: list[str] = []

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = BOTH) -> str:
        self.said.clear()
        before = self.desk.view.selection.cursor
        QTest.keyClick(self.desk.view, key, modifiers)
        assert self.desk.view.hasFocus()
        assert self.desk.view.selection.cursor == before
        (line,) = self.said
        return line


@pytest.fixture
def reader(open_table, monkeypatch) -> Reader:
    desk: Desk = open_table("person", "novice")
    made = Reader(desk)
    monkeypatch.setattr(desk.view.tree, "announce", made.said.append)
    desk.window.activateWindow()
    desk.view.setFocus()
    return made


def test_the_first_list_is_the_hand_from_left_to_right(reader) -> None:
    hand = [one for one in reader.desk.view.table.tableau.pieces if one.zone == "hand"]
    cards = [speak(one.name).partition(",")[0] for one in sorted(hand, key=lambda one: one.x)]
    assert [reader.press(DOWN) for _ in range(6)] == [
        f"{card}. {min(n, 5)} of 5" for n, card in enumerate([*cards, cards[-1]], 1)
    ], "at its end the last line is read again"
    assert reader.press(UP) == f"{cards[3]}. 4 of 5"


def test_all_lists_are_walked_through_and_keep_their_places(reader) -> None:
    desk = reader.desk
    hand = reader.press(DOWN)
    other = desk.names[1]
    titles = [reader.press(RIGHT).partition(":")[0] for _ in range(6)]
    assert titles == ["Table", other, "You", "Log", "Scores", "Hand"]
    assert reader.press(LEFT).startswith("Scores: ")
    assert reader.press(LEFT) == f"Log: {desk.log()[-1]} {len(desk.log())} of {len(desk.log())}"
    assert reader.press(RIGHT).startswith("Scores: ")
    assert reader.press(RIGHT) == f"Hand: {hand}"
    second = reader.press(DOWN)
    reader.press(RIGHT)
    assert reader.press(LEFT) == f"Hand: {second}"


def test_a_letter_goes_to_the_next_line_with_it(reader) -> None:
    reader.press(DOWN)
    reader.press(RIGHT)
    assert reader.press(Qt.Key.Key_S, SHIFT).startswith("stock, ")
    assert reader.press(Qt.Key.Key_C, SHIFT).startswith("Count 101, the pile is empty. 1 of ")
    assert reader.press(Qt.Key.Key_X, SHIFT) == "No line here begins with X."


def test_a_list_follows_the_table(reader) -> None:
    desk = reader.desk
    reader.press(DOWN)
    reader.press(LEFT)
    reader.press(LEFT)
    desk.play("pass")
    desk.scripted.answer("pass")
    desk.settle()
    reader.press(RIGHT)
    count = len(desk.log())
    assert reader.press(LEFT) == f"Log: {desk.log()[-1]} {count} of {count}"


def test_another_match_is_read_from_its_first_line(reader) -> None:
    first = reader.press(DOWN)
    reader.press(DOWN)
    reader.press(DOWN)
    reader.desk.do("restart")
    assert reader.press(DOWN) == first, "the same deal"


def test_the_page_with_all_games_has_no_lists(reader) -> None:
    reader.desk.do("pick")
    reader.said.clear()
    QTest.keyClick(reader.desk.window, Qt.Key.Key_C, SHIFT)
    assert reader.said == []


def test_behind_the_curtain_there_are_no_lists(open_table, monkeypatch) -> None:
    desk: Desk = open_table("person", "person")
    said: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    assert desk.view.covered
    for step in STEPS:
        desk.do(step)
    assert said == []
    assert desk.toast() == ""
