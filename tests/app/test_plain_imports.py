"""PySide reads the source of all that is imported after it; the program does without that."""

from __future__ import annotations

import os
import subprocess
import sys

#: Prints the modules whose source was read, and whether one that is imported later is read.
WATCH = """
import linecache
from limbotable.app.main import run
assert run(until_playable=True) == 0
print([path for path in linecache.cache if "limbotable" in path])
from limbotable.testing import secrecy
print(any(path.endswith("secrecy.py") for path in linecache.cache))
"""


def test_no_source_is_read_at_the_start() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WATCH],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["[]", "False"]
