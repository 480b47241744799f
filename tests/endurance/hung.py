"""The engine's process is killed or stopped: the match goes on by itself, or "Try again" makes it go on."""

from __future__ import annotations

import functools
import os
import signal
from pathlib import Path
from typing import Final

from tests.endurance import driver
from tests.endurance.processes import Child, children_of, gone
from tests.endurance.story import Story
from tests.endurance.trial import Attack, Trial, until

_START: Final = 40.0
#: Seconds in which the match must have gone on: the longest thought, and some for a machine that is busy.
_PATIENCE: Final = 60.0


def run(trial: Trial) -> None:
    """Let computer players play a match by a real engine, and hurt its process again and again."""
    game = trial.chance.choice([*driver.PLAYED])
    home = driver.furnish(trial.room / "home", game, people=False)
    child = Child(functools.partial(_watch, home, seed=trial.seed), trial.room / "complaints.txt")
    try:
        engines = _hurt(trial, child)
        # Whatever is stopped or not: the program ends in good order, and leaves nothing behind.
        child.kill(signal.SIGTERM)
        trial.outcome.expect(child.ended(_START), "the program does not end")
        trial.outcome.expect(child.status == -signal.SIGTERM, f"it ended with {child.status}")
        left = not until(lambda: all(map(gone, engines)), 15)
        trial.outcome.expect(not left, "an engine is left behind")
        trial.outcome.expect(
            "Traceback" not in child.complaints(), f"complaints: {child.complaints()[-600:]}"
        )
    finally:
        child.end()


def _watch(home: Path, out: int, *, seed: int) -> int:
    return driver.play(home, out, seed, "watch", hasty=False)


def _hurt(trial: Trial, child: Child) -> set[int]:
    """Hurt the engine so many times; return all engines that were seen."""
    engines = set[int]()
    if not child.hear(lambda one: "match" in one and one["from"] > 0, _START):
        trial.outcome.failures.append("no match that goes on")
        return engines
    for _ in range(trial.rounds):
        child.listen_for(trial.chance.uniform(0, 0.6))
        found = children_of(child.pid)
        engines |= set(found)
        if not found:
            until(lambda: bool(children_of(child.pid)), 5)
            continue
        way = trial.chance.choice(["SIGKILL", "SIGSTOP", "SIGSTOP"])
        pid = trial.chance.choice(list(found))
        try:
            os.kill(pid, signal.Signals[way])
        except ProcessLookupError:
            continue
        trial.count("engines hurt")
        trial.count(way)
        boxes = len(Story.of(child.told).boxes)
        # Two lines: the first one may have been on its way.
        went_on = all(child.hear(lambda one: "match" in one, _PATIENCE) for _ in range(2))
        trial.count("boxes with a way to go on", len(Story.of(child.told).boxes) - boxes)
        if not went_on:
            trial.outcome.failures.append(f"{way}: the match stood still for {_PATIENCE:.0f} s")
            return engines
    return engines


ATTACK = Attack("hung", "SIGSTOP and SIGKILL of the engine's process", run, "engines hurt", rounds=6, short=1)
