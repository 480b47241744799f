"""All measurements of the table, for several sizes of the window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from limbotable.app.application import Application
from limbotable.app.offscreen import environment
from limbotable.app.smoothness.frames import SceneTimes, measure_frames
from limbotable.app.smoothness.watching import Watched, watch
from limbotable.core.program import command

#: A window's logical width and height, and the pixels of the screen for a logical one.
Size = tuple[int, int, int]
SIZES: Final[tuple[Size, ...]] = ((1280, 800, 1), (1280, 800, 2), (1920, 1080, 2))


class Figures(msgspec.Struct, frozen=True):
    """What was measured in one window."""

    size: Size
    load: float | None  #: that of the machine, of the last minute; None where the system does not tell it
    scenes: list[SceneTimes]
    watched: Watched | None = None  #: in the first window alone


class CannotMeasure(Exception):
    """The program did not start in a size, or ended before it had measured."""


def measure_table(sizes: Sequence[Size] = SIZES) -> Iterator[Figures]:
    """Measure each size in a process of its own, on a screen in memory; raises ``CannotMeasure``."""
    for number, size in enumerate(sizes):
        with TemporaryDirectory() as folder:
            done = subprocess.run(  # noqa: S603 - our own program
                command("bench", "table", "--at", "x".join(map(str, size)), *([] if number else ["--watch"])),
                env=environment(Path(folder), *size),
                stdout=subprocess.PIPE,
                check=False,
            )
        if done.returncode != 0:
            raise CannotMeasure(f"{size[0]}x{size[1]}")
        yield msgspec.json.decode(done.stdout, type=Figures)


def measure_here(size: Size, *, watching: bool) -> bytes:
    """Measure in this process, whose screen is that of the size; return the figures as JSON."""
    app = Application(sys.argv[0])
    width, height, _ = size
    watched = watch(app, width, height) if watching else None
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return msgspec.json.encode(Figures(size, load, measure_frames(width, height), watched))
