"""A match that is under way is gone on with from the page with all games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from limbotable.store.match_store import MatchStore
from limbotable.ui.panels.game_tile import GameTile
from limbotable.ui.panels.picker import Picker
from tests.app.conftest import Desk
from tests.parts import part


@pytest.fixture
def data(tmp_path) -> Path:
    return Path(tmp_path / "data")


def tile(desk: Desk, game: str) -> GameTile:
    """Show all games, and return the tile of one."""
    desk.do("pick")
    (found,) = (one for one in desk.part(Picker).tiles if one.game == game)
    return found


def press(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def begun(desk: Desk, game: str) -> str:
    """Begin a match and act in it; return its record."""
    desk.window.begin(game)
    desk.settle()
    desk.play()
    return desk.record()


def test_the_match_on_the_table_is_gone_back_to(open_table) -> None:
    desk: Desk = open_table(game="limit", matches={"limit": {"players": ["person", "person"]}})
    assert tile(desk, "limit").play.text() == "Play now", "nothing was played yet"
    desk.window.match_start.go_back()
    desk.play()
    here = desk.match
    there = tile(desk, "limit")
    assert there.play.accessibleName() == "Resume: Limit"
    assert there.play.toolTip() == "Open now, 1 action"
    press(there.play)
    assert not desk.window.match_start.picking
    assert desk.match is here
    QTest.keyClick(tile(desk, "limit"), Qt.Key.Key_Return)
    assert desk.match is here
    press(tile(desk, "limit").anew)
    assert not desk.window.match_start.picking
    assert desk.match is not here
    assert desk.match.actions_taken() == 0


def test_another_match_of_the_library_is_taken_up_and_the_one_left_is_offered(open_table, data) -> None:
    desk: Desk = open_table(data=data)
    old = begun(desk, "countdown")
    newer = begun(desk, "foes")
    there = tile(desk, "countdown")
    state, began = there.play.toolTip().split(" · ")
    assert state == "In progress, 1 action"
    assert began.startswith("Began ")
    assert part(there, QLabel, "under-way").text() == there.play.toolTip()
    assert tile(desk, "foes").play.text() == "Resume"
    assert tile(desk, "libtis").play.text() == "Play now"
    QTest.mouseClick(there, Qt.MouseButton.LeftButton, pos=there.miniature.geometry().center())
    assert desk.record() == old
    assert not desk.window.match_start.picking
    assert desk.toast().startswith("Another match was opened.")
    press(tile(desk, "foes").play)
    assert desk.record() == newer


def test_it_is_gone_on_with_after_the_next_start(open_table, data) -> None:
    desk: Desk = open_table(data=data)
    old = begun(desk, "countdown")
    begun(desk, "foes")
    desk.window.close()
    desk = open_table(data=data, file=desk.settings)
    assert desk.match.game.id == "foes"
    press(tile(desk, "countdown").play)
    assert desk.record() == old


def test_a_match_that_waits_for_a_lesson_is_taken_up_again(open_table, data) -> None:
    desk: Desk = open_table(data=data)
    old = begun(desk, "countdown")
    desk.window.tutorials.open("countdown", 0)
    assert desk.record() != old
    press(tile(desk, "countdown").play)
    assert not desk.window.match_start.picking
    assert desk.record() == old
    assert not desk.window.table_controller.interrupted


def test_a_match_that_is_over_is_not_under_way(open_table, data) -> None:
    desk: Desk = open_table(game="limit", matches={"limit": {"players": ["person", "person"]}}, data=data)
    desk.play()
    while desk.match.result is None:
        desk.play()
    assert tile(desk, "limit").play.text() == "Play now"


def test_one_is_offered_although_another_was_finished_since(open_table, data) -> None:
    desk: Desk = open_table(game="limit", matches={"limit": {"players": ["person", "person"]}}, data=data)
    desk.play()
    old = desk.record()
    press(tile(desk, "limit").anew)
    assert desk.record() != old
    while desk.match.result is None:
        desk.play()
    there = tile(desk, "limit")
    assert there.play.text() == "Resume"
    assert there.play.toolTip().startswith("In progress, 1 action · Began ")
    press(there.play)
    assert desk.record() == old
    store = desk.window.table_controller.keeping.store
    number = desk.window.table_controller.keeping.number
    assert store is not None
    assert number is not None
    desk.window.begin("foes")
    store.delete(number)
    assert tile(desk, "limit").play.text() == "Play now", "it was left for good"


def test_one_that_another_program_has_stays_there(open_table, data, warned) -> None:
    desk: Desk = open_table(data=data)
    begun(desk, "countdown")
    number = desk.window.table_controller.keeping.number
    newer = begun(desk, "foes")
    there = tile(desk, "countdown")
    other = MatchStore(data)
    assert number is not None
    assert other.hold(number)
    press(there.play)
    QApplication.processEvents()
    assert desk.record() == newer
    assert desk.window.match_start.picking
    assert warned == ["That match is open in another window."]
    other.close()
