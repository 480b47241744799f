"""The replay in a real window, opened and closed amid whatever else can be done there, in any order."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.app.lookback.replay import Replay
from limbotable.play.match import Match
from limbotable.ui.panels.replay_bar import ReplayCommand
from tests.app.conftest import Desk
from tests.app.lookback.test_replay import SHORT, lay, lay_there, random_match

#: How many things are done in one walk.
STEPS = 60
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space)
COMMANDS = (
    "replay", "replay", "replay", "restart", "undo", "redo", "branch", "hurry", "help", "panel", "pick",
    "closer", "fit", "analysis", "cover",
)  # fmt: skip


class Walker:
    """Does one thing after another at a window, and looks after each whether all is in order."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.window = desk, desk.window
        self.replay: Replay = desk.window.replay
        self.chance = random.Random(seed)
        self.done: list[str] = []
        self.opened = 0  # how often the replay was

    def walk(self, matches: dict[str, Match], others: tuple[str, ...]) -> None:
        """Take all steps; ``others`` are the games that have lessons and puzzles."""
        self.matches, self.others = matches, others
        self.replay.opened.connect(self._count)
        steps: list[Callable[[], str]] = [
            *[self._command] * 6, *[self._key] * 3, self._escape, self._escape, self._lay, self._begin,
            self._lesson, self._puzzle, self._leave, self._resize, self._act, self._act, self._answer,
            self._row, self._wish, self._wait, self._go_back, self._uncover,
        ]  # fmt: skip
        for _ in range(STEPS):
            self.done.append(self.chance.choice(steps)())
            QApplication.processEvents()
            self._look()

    def _count(self) -> None:
        self.opened += 1

    def _look(self) -> None:
        told = ", ".join(self.done)
        controller, open_ = self.desk.controller, self.replay.is_open
        picking = self.window.match_start.picking
        assert 0 <= self.replay.ply <= controller.match.ply, told
        assert controller.held is open_, told
        assert self.desk.past.isHidden() is not open_, told
        assert self.desk.past_band.isHidden() is not open_, told
        if not self.desk.view.director.busy and not picking:
            wanted = self.replay.tableau() if open_ else controller.tableau()
            assert lay_there(self.desk.view.table.tableau) == lay_there(wanted), told

    # --- what can be done -----------------------------------------------------------------------------
    def _command(self) -> str:
        name = self.chance.choice(COMMANDS)
        if self.desk.can(name):
            self.desk.do(name)
        return name

    def _key(self) -> str:
        key = self.chance.choice(KEYS)
        QTest.keyClick(self.desk.view, key)
        return key.name

    def _escape(self) -> str:
        QTest.keyClick(self.desk.view, Qt.Key.Key_Escape)
        return "Esc"

    def _lay(self) -> str:
        game = self.chance.choice(list(self.matches))
        match = self.matches[game]
        ply = self.chance.choice((None, self.chance.randrange(1, match.ply)))
        lay(self.desk, match, ply)
        return f"lay {game} {ply}"

    def _begin(self) -> str:
        game = self.chance.choice(list(self.matches))
        self.window.begin(game)
        return f"begin {game}"

    def _lesson(self) -> str:
        game = self.chance.choice(self.others)
        self.window.tutorials.open(game, self.chance.randrange(3))
        return f"lesson {game}"

    def _puzzle(self) -> str:
        self.window.puzzles.open_daily(QDate(2026, 1, self.chance.randrange(1, 29)))
        return "puzzle"

    def _leave(self) -> str:
        for guide in (self.window.tutorials, self.window.puzzles):
            guide.leave()
        return "leave"

    def _resize(self) -> str:
        size = self.chance.choice(((1280, 800), (900, 1000), (760, 560), (1600, 700)))
        self.window.resize(*size)
        return f"resize {size}"

    def _act(self) -> str:
        actions = self.desk.actions()
        if not actions or self.window.match_start.picking:
            return "act: nothing"
        return f"act {self.desk.play(self.chance.choice(actions))}"

    def _answer(self) -> str:
        if self.desk.scripted.pending is None:
            return "answer: nothing"
        self.desk.scripted.answer()
        return "answer"

    def _row(self) -> str:
        rows = self.desk.panel.log.rowCount()
        if not rows:
            return "row: nothing"
        row = self.chance.randrange(rows)
        self.desk.panel.recalled.emit(row)
        return f"row {row}"

    def _wish(self) -> str:
        if not self.replay.is_open:
            return "wish: closed"
        command = self.chance.choice(list(ReplayCommand))
        self.desk.past.commanded.emit(command)
        return f"wish {command.name}"

    def _wait(self) -> str:
        self.desk.clock.advance(self.chance.choice((50, 700, 5000)))
        return "wait"

    def _go_back(self) -> str:
        self.window.match_start.go_back()
        return "back to the table"

    def _uncover(self) -> str:
        if self.desk.view.covered:
            self.desk.uncover()
        return "uncover"


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {game_id: random_match(game_id, people=1 + n % 2) for n, game_id in enumerate(SHORT)}


@pytest.mark.parametrize(("seed", "speed"), [(2, "none"), (3, "normal")])
def test_any_order_leaves_the_table_in_order(open_table, matches, seed, speed) -> None:
    desk = open_table("person", "novice", speed=speed)
    walker = Walker(desk, seed)
    walker.walk(matches, tuple(SHORT))
    assert walker.opened > 3


@pytest.mark.parametrize("way", ["another match", "restart", "lesson"])
def test_it_opens_on_a_match_that_is_shorter_than_what_was_looked_at(open_table, matches, way) -> None:
    desk = open_table("person", "novice")
    lay(desk, matches["countdown"])
    desk.do("replay")
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    if way == "another match":
        lay(desk, matches["countdown"], 4)
    elif way == "restart":
        desk.do("restart")
    else:
        desk.window.tutorials.open("countdown", 0)
    QApplication.processEvents()
    assert desk.match.ply < matches["countdown"].ply
    desk.do("replay")
    replay = desk.window.replay
    assert (replay.is_open, replay.ply) == (True, desk.match.ply)
    assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau(desk.match.ply))
