"""Measurements: the plies a second of the rules, and the time from the start to a playable table."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Any

import msgspec

from limbotable.core.compiled import compiled
from limbotable.core.position import Position
from limbotable.core.program import command
from limbotable.core.random import Random
from limbotable.games import GAMES
from limbotable.search.playout import random_plies

#: Processor seconds of one run, and the number of runs for the median.
_SECONDS = 0.5
_RUNS = 5
#: Seconds after which the start of the program counts as failed.
_LONGEST_START = 60.0


class PlayoutSpeed(msgspec.Struct, frozen=True):
    """The speed of random matches on one core."""

    plies: float  #: a second
    matches: float  #: a second, to their end


def speed(starts: Sequence[Position]) -> PlayoutSpeed:
    """Measure random matches from these positions in turn.

    The median of several runs, each timed by the processor time it took.
    """
    plies = 10_000
    while (took := _run(starts, plies, 1)[0]) < _SECONDS / 4:
        plies *= 2
    plies = round(plies * _SECONDS / took)
    runs = [_run(starts, plies, run) for run in range(_RUNS)]
    seconds = median(took for took, _ in runs)
    return PlayoutSpeed(plies / seconds, median(ended for _, ended in runs) / seconds)


def _run(starts: Sequence[Position], plies: int, seed: int) -> tuple[float, int]:
    """Return the processor time of so many random plies, and the number of matches that they end."""
    began = time.process_time()
    ended = random_plies(list(starts), plies, Random(seed))
    return time.process_time() - began, ended


def seconds_to_playable(runs: int = 3) -> float | None:
    """Return the seconds from the program's start to a table that can be played at (warm).

    None where there is no Qt, or where it takes a minute.  Without a screen the window is drawn in memory.
    """
    environment = dict(os.environ)
    if sys.platform == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    took = []
    for _ in range(runs + 1):  # the first run warms the caches
        began = time.perf_counter()
        try:
            done = subprocess.run(  # noqa: S603 - our own program
                command("--until-playable"),
                env=environment,
                capture_output=True,
                check=False,
                timeout=_LONGEST_START,
            )
        except subprocess.TimeoutExpired:
            return None
        if done.returncode != 0:
            return None
        took.append(time.perf_counter() - began)
    return median(took[1:])


def measure() -> dict[str, Any]:
    """Return all measurements, as ``limbotable bench --json`` prints them."""
    figures: dict[str, Any] = {"compiled": compiled()}
    for game in GAMES:
        whole = speed([game.start(game.complete({}))])
        figures[game.id] = {
            "plies_per_second": round(whole.plies),
            "matches_per_second": round(whole.matches, 1),
        }
        for name, starts in game.bench_starts().items():
            figures[game.id][f"{name}_plies_per_second"] = round(speed(starts).plies)
    figures["start"] = {"seconds_to_playable": seconds_to_playable()}
    return figures
