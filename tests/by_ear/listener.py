"""Use the program by ear: a scene is played on the accessibility bus alone, and what was said is written.

It runs on the system's own Python, within a session bus and at a screen: ``stage.py`` sets both up.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.by_ear.bus import Ear, until
from tests.by_ear.scenes import SCENES


def main() -> None:
    """Play a scene; the arguments are its name, the bus's launcher, the transcript's path, and its words."""
    scene, launcher, path, *words = sys.argv[1:]
    started: list[subprocess.Popen[Any]] = [subprocess.Popen([launcher, "--launch-immediately"])]
    try:
        started.append(subprocess.Popen(["openbox"]))  # windows get the keyboard when they come
        with Path(path).open("w", encoding="utf-8") as transcript:
            ear = Ear("limbotable", transcript)
            started.append(subprocess.Popen([os.environ["PROGRAM"], "-m", "limbotable"]))
            until(ear.started, "the program", 120)
            ear.settle()
            SCENES[scene](ear, *words)
    finally:
        for process in reversed(started):
            process.kill()


if __name__ == "__main__":
    main()
