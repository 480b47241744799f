"""A program that the system asks to end: it ends in good order, at once, and loses nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.signals import heed_all

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the directories are named as on Linux")

#: Opens the table, does what BEFORE says, changes a setting, and is asked to end before that is written.
_PROGRAM = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressDialog
from limbotable.app.main import run
from limbotable.app.window import MainWindow
from limbotable.ui.dialogs.message_box import MessageBox

number = int(sys.argv[1])
begin = MainWindow.start

def ask(window):
    window.settings_controller.set("volume", 7)
    os.kill(os.getpid(), number)

def start(window):
    begin(window)
    BEFORE

MainWindow.start = start
status = run(game="countdown")
print("ended with", status)
"""
_AT_THE_TABLE = "QTimer.singleShot(0, window, lambda: ask(window))"
_UNDER_A_BOX = """QTimer.singleShot(300, window, lambda: ask(window))
    QTimer.singleShot(0, window, lambda: print("read:", MessageBox.warn(window, "Something.")))"""
_BEFORE_THE_LOOP = """QTimer.singleShot(0, window, lambda: ask(window))
    MessageBox.warn(window, "Something.")"""


def ended(
    home: Path, number: int, before: str, heed: Callable[[], object] = heed_all
) -> subprocess.CompletedProcess[str]:
    """Run the program below a home of its own to its end."""
    places = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data"}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    program = _PROGRAM.replace("BEFORE", before)
    return subprocess.run(
        [sys.executable, "-c", program, str(int(number))],
        env=environment | {name: str(place) for name, place in places.items()},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        preexec_fn=heed,
    )


def kept(home: Path) -> dict[str, object]:
    """Return what the settings file says."""
    written: dict[str, object] = json.loads((home / "config" / "limbotable" / "settings.json").read_text())
    return written


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("SIGTERM", _UNDER_A_BOX),
        ("SIGHUP", _BEFORE_THE_LOOP),
        ("SIGINT", _AT_THE_TABLE),
    ],
    ids=["end under a box", "hang up before the loop", "interrupt at the table"],
)
def test_a_setting_that_was_changed_just_now_is_kept(tmp_path, name, before) -> None:
    number = signal.Signals[name]
    done = ended(tmp_path, number, before)
    assert done.returncode == -number, done.stderr
    assert "Traceback" not in done.stderr
    written = kept(tmp_path)
    assert written["volume"] == 7
    window = written["window"]
    assert isinstance(window, dict)
    assert window["width"] > 0, "the window was left in good order"
    data = tmp_path / "data" / "limbotable"
    assert [one.name for one in data.iterdir()] == ["library.sqlite"], (
        "no locks, no logs, nothing half written"
    )


def test_what_whoever_started_it_has_it_ignore_stays_ignored(tmp_path) -> None:
    again = "QTimer.singleShot(1000, window, window.close); " + _AT_THE_TABLE
    ignore = lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)  # noqa: E731 - as nohup does
    done = ended(tmp_path, signal.SIGHUP, again, ignore)
    assert (done.returncode, done.stdout) == (0, "ended with 0\n"), done.stderr


def test_a_second_signal_of_any_kind_ends_what_does_not_listen(tmp_path) -> None:
    busy = """QTimer.singleShot(0, window, lambda: ask(window))
    def wait():
        heeded = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        print([signal.getsignal(one) is signal.SIG_DFL for one in heeded], flush=True)
        os.kill(os.getpid(), signal.SIGHUP)
        while True:
            pass
    QTimer.singleShot(0, window, wait)"""
    done = ended(tmp_path, signal.SIGTERM, busy)
    assert done.returncode == -signal.SIGHUP
    assert done.stdout == "[True, True, True]\n", "another kind would have ended it as well"
