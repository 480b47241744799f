"""The collector of garbage rests until the table stands."""

from __future__ import annotations

import os
import subprocess
import sys

#: Prints the full collections before the window is shown, and the collector's state at the end.
WATCH = """
import gc
from PySide6.QtWidgets import QMainWindow
shown = QMainWindow.show
def show(window):
    print(gc.isenabled(), gc.get_stats()[2]["collections"])
    shown(window)
QMainWindow.show = show
from limbotable.app.main import run
assert run(until_playable=True) == 0
print(gc.isenabled(), gc.get_freeze_count() > 10_000)
"""


def test_it_rests_until_the_table_stands_and_works_then() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", WATCH],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    before, after = done.stdout.splitlines()
    assert before == "False 0"
    assert after == "True True"
