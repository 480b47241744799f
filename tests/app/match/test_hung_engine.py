"""Computer players whose process hangs, as when the system has stopped it."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QMessageBox

from limbotable.ui.engine.engine_port import Engine
from tests.app.conftest import Desk
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process is stopped by a signal")

LONG = 30_000  # milliseconds: more than a process may have, all in all


@pytest.fixture
def engine(qtbot, clock):
    made = Engine(clock=clock)
    yield made
    made.close()


@pytest.fixture
def desk(open_table, engine) -> Desk:
    made: Desk = open_table("novice", "novice", engine=engine)
    return made


def stop(engine: Engine) -> QProcess:
    """Have the process do nothing any more."""
    process = engine.process
    assert process is not None
    assert process.waitForStarted(PATIENCE)
    os.kill(process.processId(), signal.SIGSTOP)
    return process


def wait_for_a_line(desk: Desk, qtbot) -> None:
    """Let the computer players play on."""
    ply = desk.match.ply
    qtbot.waitUntil(lambda: desk.match.ply > ply, timeout=PATIENCE)


def test_it_plays_on_by_itself(desk, engine, clock, qtbot) -> None:
    hung = stop(engine)
    clock.advance(LONG)
    assert engine.process is not hung
    wait_for_a_line(desk, qtbot)


def test_another_match_begins_at_once(desk, engine, clock, qtbot) -> None:
    wait_for_a_line(desk, qtbot)
    hung = stop(engine)
    desk.do("restart")
    clock.advance(1_000)
    assert engine.process is not hung
    wait_for_a_line(desk, qtbot)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "It gave no answer in time."),
        ("fi", "Se ei vastannut ajoissa."),
        ("ja", "時間内に応答がありませんでした。"),
    ],
)
def test_the_box_says_why_and_tries_again(desk, engine, clock, qtbot, monkeypatch, language, why) -> None:
    shown: list[str] = []

    def press(box: QMessageBox) -> None:
        (button,) = [one for one in box.buttons() if box.buttonRole(one) is QMessageBox.ButtonRole.AcceptRole]
        shown.append(box.informativeText())
        button.click()

    monkeypatch.setattr(QMessageBox, "exec", press)
    desk.translators.install(language)
    for _ in range(2):
        stop(engine)
        clock.advance(LONG)
    assert shown == [why]
    assert engine.busy
    wait_for_a_line(desk, qtbot)


def test_a_hint_that_does_not_come_is_told_of(open_table) -> None:
    desk = open_table("person", "novice")
    desk.hinter.failed.emit("It gave no answer in time.")
    assert desk.toast() == "The computer player has stopped.\nIt gave no answer in time."
