"""A program that plays by itself and is killed again and again.

    python -m tests.app.playing_table DATA SEED ROUNDS

Each round is a process of its own: the window goes on with the match that the library has, plays it as fast
as it can, match after match, and tells what it has shown.  It is killed at a random moment; then every line
that was shown has to be in the library.  Writes how many lines that were, all in all.
"""

from __future__ import annotations

import os
import random
import select
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from limbotable.app import window as window_module
from limbotable.app.window import MainWindow
from limbotable.engine.messages import Answer, Candidate, Think
from limbotable.play.perspective import imagined
from limbotable.play.record import read_perspective
from limbotable.play.referee import PERSON
from limbotable.play.setup import MatchSetup
from limbotable.store.autosave import Autosave
from limbotable.store.settings import SettingsFile
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.words.languages import Translators

#: Seconds from the first line that a round shows to the last moment at which it is killed.
LONGEST = 0.25


class HastyEngine(Engine):
    """Answers at once, with any legal action."""

    def ask(self, request: Think, answer: Callable[[Answer], None]) -> None:
        assert isinstance(request.record, str)
        action = random.choice(imagined(read_perspective(request.record)).legal())
        found = Answer(
            action=action,
            value=0.5,
            uncertainty=0.0,
            considered=[Candidate(action, 1, 0.5)],
            playouts=1,
            seconds=0.0,
        )
        QTimer.singleShot(0, lambda: answer(found))

    def forget(self) -> None:
        """An answer that is late names an old question."""


def play(data: Path, out: int) -> None:
    """Open the window and play until somebody ends it."""
    setattr(window_module, "Engine", HastyEngine)  # noqa: B010 - it is imported there, not exported
    app = QApplication([])
    settings = SettingsFile(Path(os.devnull) / "settings.json")
    window = MainWindow(Translators(app), settings, DesktopClock(app), HastyEngine(app), Autosave(data))

    def tell(_shown: object) -> None:
        match, number = window.match, window.table_controller.keeping.number
        assert match is not None
        assert number is not None
        os.write(out, f"{number} {match.ply - 1} {match.lines[-1]}\n".encode())

    def go_on() -> None:
        """Play the next match when one is over; the very first one waits for a person."""
        controller = window.table_controller.controller
        assert controller is not None
        if controller.match.result is None and PERSON not in controller.setup.players:
            return
        window.table_controller.begin(
            MatchSetup("countdown", {"end": "rounds 1"}, ["novice", "novice"], ["", ""], casual=True)
        )
        assert window.table_controller.controller is not None
        window.table_controller.controller.beats.connect(tell)

    window.start()
    if window.table_controller.controller is None:
        window.begin("countdown")
    assert window.table_controller.controller is not None
    window.table_controller.controller.beats.connect(tell)
    watch = QTimer(app)
    watch.timeout.connect(go_on)
    watch.start(1)
    app.exec()


def survive(data: Path, chance: random.Random) -> int:
    """Let the window play, kill it, and return how many of the lines it showed are there: all of them."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        random.seed(chance.random())
        play(data, write)
        os._exit(1)
    os.close(write)
    ready, _, _ = select.select([read], [], [], 60)
    assert ready, "nothing was shown"
    time.sleep(chance.uniform(0, LONGEST))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(read, encoding="utf-8") as told:
        shown = told.read().splitlines()
    with closing(sqlite3.connect(f"file:{data / 'library.sqlite'}?mode=ro", uri=True)) as sql:
        for line in shown:
            number, ply, text = line.split(" ", 2)
            found = sql.execute(
                "SELECT line FROM lines WHERE match = ? AND ply = ?", (number, ply)
            ).fetchone()
            assert found == (text,), f"lost: {line}"
    return len(shown)


def main() -> None:
    data, seed, rounds = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    sys.stdout.write(str(sum(survive(data, chance) for _ in range(rounds))))


if __name__ == "__main__":
    main()
