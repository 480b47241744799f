"""Measurements: how many plies a second the rules make, and how soon the table can be played at."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from statistics import median
from typing import Any

from limbotable.core.compiled import compiled
from limbotable.core.game import AnyGame
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.games import GAMES
from limbotable.search.playout import random_plies

#: Processor seconds of one run, and how many runs the median is taken of.
_SECONDS = 0.5
_RUNS = 5


def plies_per_second(game: AnyGame) -> float:
    """Return how many plies of random matches with default options one core makes in a second.

    The median of several runs, each timed by the processor time it took.
    """
    start = game.start(game.complete({}))
    plies = 10_000
    while (took := _seconds_for(start, plies, 1)) < _SECONDS / 4:
        plies *= 2
    plies = round(plies * _SECONDS / took)
    return plies / median(_seconds_for(start, plies, run) for run in range(_RUNS))


def _seconds_for(start: Position, plies: int, seed: int) -> float:
    """Return the processor time that so many random plies take."""
    began = time.process_time()
    random_plies(start, plies, Random(seed))
    return time.process_time() - began


def seconds_to_playable(runs: int = 3) -> float | None:
    """Return how long the program takes from its start to a table that can be played at (warm).

    None where there is no Qt.  Without a screen the window is drawn in memory.
    """
    environment = dict(os.environ)
    if sys.platform == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", "limbotable", "--until-playable"]
    took = []
    for _ in range(runs + 1):  # the first run warms the caches
        began = time.perf_counter()
        done = subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: S603 - our own program
        if done.returncode != 0:
            return None
        took.append(time.perf_counter() - began)
    return median(took[1:])


def measure() -> dict[str, Any]:
    """Return everything that is measured, as ``limbotable bench --json`` prints it."""
    figures: dict[str, Any] = {"compiled": compiled()}
    for game in GAMES:
        figures[game.id] = {"plies_per_second": round(plies_per_second(game))}
    figures["start"] = {"seconds_to_playable": seconds_to_playable()}
    return figures
