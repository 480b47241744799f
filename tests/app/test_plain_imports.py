"""What a start does without: the sources that PySide reads of all that is imported, and most windows."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

#: Prints the modules whose source was read, and whether one that is imported later is read.
WATCH = """
import linecache
from limbotable.app.main import run
assert run(until_playable=True) == 0
print([path for path in linecache.cache if "limbotable" in path])
from limbotable.testing import secrecy
print(any(path.endswith("secrecy.py") for path in linecache.cache))
"""

#: Prints the modules that are imported by the time that the table can be played at.
IMPORTED = """
import sys
from limbotable.app.main import run
assert run(until_playable=True) == 0
print(*sorted(sys.modules))
"""
#: Dialogs and windows that are imported when they are first opened.
WINDOWS = (
    "comment_dialog", "compare_window", "courses", "deal", "key_editor", "matches_window", "new_match",
    "puzzles", "report_dialog", "review_window", "rules_window", "settings_dialog", "statistics_window",
    "tutorials", "weaknesses",
)  # fmt: skip


def told_by(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_source_is_read_at_the_start() -> None:
    assert told_by(WATCH).splitlines() == ["[]", "False"]


def test_windows_are_imported_when_they_are_opened() -> None:
    imported = set(told_by(IMPORTED).split())
    assert "limbotable.ui.dialogs.message_box" in imported, "that one can be needed at any time"
    assert imported & {f"limbotable.ui.dialogs.{name}" for name in WINDOWS} == set()
    assert imported & {"numpy", "pyqtgraph"} == set()


def test_all_windows_that_are_imported_late_are_there() -> None:
    assert [name for name in WINDOWS if find_spec(f"limbotable.ui.dialogs.{name}") is None] == []
