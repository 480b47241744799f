"""A screen of its own, with a window manager: windows, keys and pictures of programs that are tried."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SIZE: Final = "1280x800x24"
#: Half of that, without the edges: the title of a window alone has hundreds of colours.
MIDDLE: Final = "640x400+320+200"


class Screen:
    """An X server without a monitor.  Pictures of it go into a folder, with numbers in their order."""

    def __init__(self, name: str, pictures: Path) -> None:
        self.name = name
        self._folder = pictures
        self._pictures = 0
        self._environment = os.environ | {"DISPLAY": name}

    def windows(self, title: str) -> list[str]:
        """Return the visible windows that have a text in their titles."""
        return self._xdotool("search", "--onlyvisible", "--name", title).split()

    def activate(self, window: str) -> None:
        """Bring a window to the front, and let it have the keys."""
        self._xdotool("windowactivate", "--sync", window)
        time.sleep(2)

    def title(self, window: str) -> str:
        return self._xdotool("getwindowname", window)

    def press(self, keys: str) -> None:
        self._xdotool("key", "--clearmodifiers", keys)

    def type(self, text: str) -> None:
        self._xdotool("type", "--delay", "40", text)

    def _xdotool(self, *words: str) -> str:
        """Return what xdotool has said, and nothing where it failed."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def picture(self, name: str) -> None:
        self._pictures += 1
        target = self._folder / f"{self._pictures}-{name}.png"
        subprocess.run(["import", "-window", "root", target], env=self._environment, check=True)

    def colours(self) -> int:
        """Return how many colours the middle of the screen has: one before a table is painted."""
        counted = ["import", "-window", "root", "-crop", MIDDLE, "-format", "%k", "info:"]
        done = subprocess.run(counted, env=self._environment, check=True, capture_output=True, text=True)
        return int(done.stdout)


@contextlib.contextmanager
def screen(pictures: Path) -> Iterator[Screen]:
    """Set up a screen with a window manager, which end with the block."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        name = f":{numbers.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"],
        env=os.environ | {"DISPLAY": name},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield Screen(name, pictures)
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(30)
