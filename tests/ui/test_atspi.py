"""The table as a screen reader on Linux finds it, over a real accessibility bus."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessibleActionInterface

HERE = Path(__file__).parent
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
NEEDED = ("dbus-run-session", "xvfb-run", LAUNCHER)
READER_PYTHON = "/usr/bin/python3"  # pyatspi belongs to the system's own Python


def missing() -> str:
    """What this test lacks here, or nothing."""
    if sys.platform != "linux":
        return "AT-SPI is Linux's"
    for program in (*NEEDED, READER_PYTHON):
        if shutil.which(program) is None:
            return f"{program} is not installed (Debian: at-spi2-core, dbus-x11, xvfb)"
    probe = subprocess.run([READER_PYTHON, "-c", "import gi, pyatspi"], capture_output=True, check=False)
    return "" if probe.returncode == 0 else "pyatspi is not installed (Debian: python3-pyatspi)"


@pytest.mark.timeout(200)
def test_a_screen_reader_finds_hears_and_plays(tmp_path: Path) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result, log = tmp_path / "found.json", tmp_path / "log"
    environment = dict(os.environ) | {
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(HERE.parent.parent),
        "TABLE": sys.executable,
    }
    focus = QAccessibleActionInterface.setFocusAction()  # its name is not the same in all versions of Qt
    reader = [READER_PYTHON, str(HERE / "atspi" / "reader.py"), LAUNCHER, str(result), focus]
    # The bus starts daemons that outlive it and keep its pipes open: it gets a file and a session.
    with log.open("wb") as out:
        bus = subprocess.Popen(
            ["dbus-run-session", "--", "xvfb-run", "-a", *reader],
            stdout=out,
            stderr=out,
            env=environment,
            start_new_session=True,
        )
    try:
        status = bus.wait(180)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(bus.pid, signal.SIGKILL)
    assert status == 0, log.read_text()
    found = json.loads(result.read_text())
    assert found["table"] == ["list", "Card table"]
    children = {name: (role, actions) for role, name, actions in found["children"]}
    assert children["a"] == ("push button", ["Press", focus])
    assert children["s2"] == ("list item", [focus])
    assert children["count 96"] == ("label", [])
    assert [name for name in children if name in ("a", "b", "c", "d")] == ["a", "b", "c", "d"]
    assert found["extents"][2:] == [100, 140]
    assert found["chosen"] == "play a"
    assert found["notified"] == [["status bar", "chosen play a"]]
    assert found["announced"] == ["chosen play a"]
    assert found["twice"] == [], "a reader that hears announcements gets nothing else"
