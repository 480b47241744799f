"""The real program in a real window, with a screen, a keyboard and a mouse of its own."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from limbotable.core.program import command
from limbotable.play.match import Match
from limbotable.play.record import read_record
from tests.signals import heed_all

PATIENCE = 60.0  # seconds
#: What is tested: this checkout, or the built program that packaging/ tests in the same way.
PROGRAM = shlex.split(os.environ.get("LIMBOTABLE_PROGRAM", "")) or command()
NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool"}
PLACES = Path(__file__).with_name("places.py")
T = TypeVar("T")


def until(look: Callable[[], T | None], what: str) -> T:
    """Wait until there is something to be seen, and return it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := look():
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Say what is missing here, if something is."""
    reason = "" if sys.platform == "linux" else "driving a real window is only known for X11"
    for program, package in NEEDED.items():
        if not reason and shutil.which(program) is None:
            reason = f"{program} is not installed (Debian: {package})"
    for item in items:
        if reason and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


def _status(process: Path) -> list[str]:
    """What the kernel tells of a process: its state, its parent, and more; nothing if there is none."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["gone", ""]


def runs(process: Path) -> bool:
    """Whether there is such a process, and not only what nobody has cleared away yet."""
    return _status(process)[0] not in ("gone", "Z")


class Screen:
    """An X server without a monitor."""

    def __init__(self, directory: Path) -> None:
        reading, writing = os.pipe()
        directory.mkdir()
        self._picture = directory / "Xvfb_screen0"
        self._log = (directory / "log").open("wb")
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp",
             "-noreset", "-fbdir", str(directory)],
            pass_fds=[writing], stdout=self._log, stderr=self._log,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        assert number, (directory / "log").read_text()
        self.name = f":{number}"

    def colours(self) -> set[bytes]:
        """Every colour that is on the screen now."""
        data = self._picture.read_bytes()
        header = struct.unpack(">25I", data[:100])
        pixels = memoryview(data)[header[0] + 12 * header[19] :]
        return {one.to_bytes(4, sys.byteorder)[:3] for one in set(pixels.cast("I"))}

    def close(self) -> None:
        self._server.terminate()
        self._server.wait(PATIENCE)
        self._log.close()


@pytest.fixture
def screens(tmp_path) -> Iterator[Callable[[], Screen]]:
    """Set up screens; they are taken down after the test."""
    standing: list[Screen] = []

    def set_up() -> Screen:
        standing.append(Screen(tmp_path / f"screen{len(standing)}"))
        return standing[-1]

    yield set_up
    for screen in standing:
        screen.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A user's home, with settings."""
    config = tmp_path / "home" / "config" / "limbotable"
    config.mkdir(parents=True)
    settings = {
        "language": "en",
        "speed": "none",
        "matches": {"countdown": {"players": ["person", "novice"], "options": {"end": "rounds 1"}}},
    }
    (config / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    return tmp_path / "home"


def environment(screen: Screen, home: Path) -> dict[str, str]:
    """What a program at that screen is given: nothing of the desktop of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_", "LC_"))}
    for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "XAUTHORITY"):
        kept.pop(name, None)
    return kept | {
        "DISPLAY": screen.name,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "QT_QPA_PLATFORM": "xcb",
        "XDG_CONFIG_HOME": str(home / "config"),
    }


class Program:
    """The program at a screen, and somebody who uses it."""

    def __init__(self, screens: Callable[[], Screen], home: Path, *arguments: str) -> None:
        self._screens = screens
        self._home = home
        self.screen = screens()
        self._environment = environment(self.screen, home)
        self._saved = 0
        self._complaints = (home / "stderr").open("w+b")
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            env=self._environment,
            stdout=self._complaints,
            stderr=self._complaints,
            preexec_fn=heed_all,  # noqa: PLW1509 - it only sets signals
        )
        self.window = self._find(".*Limbo Table")
        self._focus(self.window)
        until(lambda: len(self.screen.colours()) > 100, "a picture")

    # Keyboard and mouse

    def xdotool(self, *words: str | int) -> str:
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        return done.stdout if done.returncode == 0 else ""

    def keys(self, *keys: str) -> None:
        self.xdotool("key", "--delay", 20, *keys)

    def type(self, text: str) -> None:
        self.xdotool("type", "--delay", 10, text)

    def click(self, where: Sequence[int]) -> None:
        self.xdotool("mousemove", "--window", self.window, *where, "click", 1)

    def drag(self, start: Sequence[int], end: Sequence[int]) -> None:
        words: list[str | int] = ["mousemove", "--window", self.window, *start, "mousedown", 1]
        for step in range(1, 6):
            x, y = (a + (b - a) * step // 5 for a, b in zip(start, end, strict=True))
            words += ["mousemove", "--window", self.window, x, y]
        self.xdotool(*words, "mouseup", 1)

    def _find(self, title: str) -> str:
        def look() -> str:
            assert self.process.poll() is None, self.complaints()
            return self._visible(title)

        return until(look, f"a window “{title}”").split("\n")[-1]

    def _visible(self, title: str) -> str:
        return self.xdotool("search", "--onlyvisible", "--name", f"^{title}$").strip()

    def _focus(self, window: str) -> None:
        def look() -> bool:
            if self.xdotool("getwindowfocus").strip() == window:
                return True
            self.xdotool("windowfocus", window)
            return False

        until(look, "the keyboard")

    # The match

    def save(self) -> Path:
        """Save the match as a user does, and return where it is."""
        self._saved += 1
        path = self._home / f"saved{self._saved}.limbo"
        self._focus(self.window)
        self.keys("ctrl+s")
        dialog = self._find("Save the match")
        self._focus(dialog)
        self.type(str(path))
        self.keys("Return")
        until(lambda: path.exists() and path.read_bytes().endswith(b"\n"), "the saved match")
        until(lambda: not self._visible("Save the match"), "the end of the dialog")
        self._focus(self.window)
        return path

    def match(self) -> Match:
        """The match as it is saved now; all that came before has been done by then."""
        return Match.of_record(read_record(self.save().read_text(encoding="utf-8")))

    def places(self) -> dict[str, list[int]]:
        """Where the cards lie in the window, and the pile, by a look at the same match elsewhere."""
        settings = self._home / "config" / "limbotable" / "settings.json"
        command = [sys.executable, str(PLACES), str(self.save()), str(settings)]
        paths = os.pathsep.join([str(PLACES.parent.parent.parent), os.environ.get("PYTHONPATH", "")])
        variables = environment(self._screens(), self._home) | {"PYTHONPATH": paths}
        found: dict[str, list[int]] = json.loads(
            subprocess.run(command, env=variables, capture_output=True, check=True, timeout=PATIENCE).stdout
        )
        return found

    # The end

    def children(self) -> list[Path]:
        """The processes that it has started and that still run."""
        every = Path("/proc").glob("[0-9]*")
        return [
            process for process in every if runs(process) and _status(process)[1] == str(self.process.pid)
        ]

    def complaints(self) -> str:
        self._complaints.seek(0)
        return self._complaints.read().decode()

    def ended(self) -> int:
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        for child in self.children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child.name), signal.SIGKILL)
        self.process.kill()
        self.process.wait(PATIENCE)
        self._complaints.close()


@pytest.fixture
def start(screens, home) -> Iterator[Callable[..., Program]]:
    """Start the program; what is left of it is ended after the test."""
    started: list[Program] = []

    def go(*arguments: str) -> Program:
        started.append(Program(screens, home, *arguments))
        return started[-1]

    yield go
    for program in started:
        program.kill()
