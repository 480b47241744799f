"""A session and a screen of its own for the program and for a user who hears it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from limbotable.play.match import Match
from limbotable.store.match_store import MatchStore
from tests.e2e.conftest import Screen

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
NEEDED = ("dbus-run-session", "openbox", "Xvfb", LAUNCHER)
READER_PYTHON = "/usr/bin/python3"  # pyatspi belongs to the system's own Python
ROOT = Path(__file__).parents[2]


def missing() -> str:
    """What is lacking here for an ear on the bus, or nothing."""
    if sys.platform != "linux":
        return "AT-SPI is Linux's"
    for program in (*NEEDED, READER_PYTHON):
        if shutil.which(program) is None:
            return f"{program} is not installed (Debian: at-spi2-core, dbus, openbox, xvfb)"
    probe = subprocess.run([READER_PYTHON, "-c", "import gi, pyatspi"], capture_output=True, check=False)
    return "" if probe.returncode == 0 else "pyatspi is not installed (Debian: python3-pyatspi)"


def play(
    folder: Path,
    scene: str,
    *words: str,
    seconds: float,
    language: str = "en",
    chosen: Mapping[str, object] | None = None,
    library: Iterable[Match] = (),
) -> list[str]:
    """Play a scene in a fresh home below ``folder``, and return the transcript's lines.

    ``chosen`` are the user's other settings, and the user has the matches of ``library``.  Raises
    ``AssertionError`` with what was said so far when it fails, or is not over in time.
    """
    home = folder / "home"
    config = home / "config" / "limbotable"
    config.mkdir(parents=True)
    settings = {"language": language, "speed": "none", **(chosen or {})}
    (config / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    if kept_matches := list(library):
        store = MatchStore(home / ".local" / "share" / "limbotable")
        for match in kept_matches:
            store.let_go(store.add(match))
        store.close()
    transcript, log = folder / "transcript", folder / "log"
    screen = Screen(folder / "screen")
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    environment = kept | {
        "DISPLAY": screen.name,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_RUNTIME_DIR": str(home),
        "LANG": "C.UTF-8",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(ROOT),
        "PROGRAM": sys.executable,
    }
    ear = [READER_PYTHON, "-m", "tests.by_ear.listener", scene, LAUNCHER, str(transcript), *words]
    # The bus starts daemons that outlive it and keep its pipes open: it gets a file and a session.
    with log.open("wb") as out:
        bus = subprocess.Popen(
            ["dbus-run-session", "--", *ear],
            stdout=out, stderr=out, env=environment, cwd=ROOT, start_new_session=True,
        )  # fmt: skip
    try:
        with contextlib.suppress(subprocess.TimeoutExpired):
            bus.wait(seconds)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(bus.pid, signal.SIGKILL)
        screen.close()
    said = transcript.read_text(encoding="utf-8") if transcript.exists() else ""
    assert bus.returncode == 0, f"{log.read_text()}\n{said}"
    return said.splitlines()
