"""The window is killed at random moments: what it has shown is in the library, and the next start goes on."""

from __future__ import annotations

import functools
import signal
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from tests.endurance import driver
from tests.endurance.processes import Child
from tests.endurance.story import Row, Story, check_kept, check_resumed, rows_of
from tests.endurance.trial import Attack, Trial

_START = 30.0  #: seconds that a start may take on a machine that has other things to do
_LONGEST = 0.5  #: seconds from the first state that is shown to the last moment of a kill
_REAL = 8  #: one round in so many has computer players in a process of their own


def run(trial: Trial) -> None:
    """Kill the window in one kind of use after the other; each start goes on with what the last one left."""
    home = driver.furnish(trial.room / "home", trial.chance.choice([*driver.PLAYED]))
    expected: Sequence[Row] = ()
    for number in range(trial.rounds):
        mode = trial.chance.choice([one for one in driver.MODES if one != "watch"])
        hasty = trial.chance.randrange(_REAL) > 0
        seed = trial.chance.getrandbits(32)
        start = functools.partial(play, home, seed=seed, mode=mode, hasty=hasty)
        child = Child(start, trial.room / f"complaints-{number}.txt")
        moment = trial.chance.uniform(0, _LONGEST if hasty else 3 * _LONGEST)
        # One in ten is killed while it starts.
        if trial.chance.random() < 0.9:
            trial.outcome.expect(child.hear(lambda one: "match" in one, _START), f"no table ({mode})")
        child.listen_for(moment)
        alive = child.status is None and not child.ended(0)
        trial.count(f"kills in {mode}")
        trial.outcome.expect(alive, f"it ended by itself, {child.status} ({mode})")
        child.kill(signal.SIGKILL)
        child.ended(_START)
        expected = judge(trial, home, child, expected, mode)


def play(home: Path, out: int, *, seed: int, mode: str, hasty: bool) -> int:
    """Play in this process, as ``Child`` wants it started."""
    return driver.play(home, out, seed, mode, hasty=hasty)


def judge(trial: Trial, home: Path, child: Child, expected: Sequence[Row], mode: str) -> Sequence[Row]:
    """Note all that is wrong after a kill; return what the next start may go on with."""
    outcome, log_by_line = trial.outcome, Story.of(child.told)
    trial.count("kills")
    trial.count("states shown", log_by_line.shown)
    trial.count("lines shown", log_by_line.lines())
    if log_by_line.matches and check_resumed(expected, log_by_line, outcome):
        trial.count("resumed")
    outcome.expect(not child.complaints(), f"complaints ({mode}): {child.complaints()[-600:]}")
    for box in log_by_line.boxes:
        outcome.expect(
            "gone wrong" not in box and "not being saved" not in box, f"a box ({mode}): {box[:200]}"
        )
    outcome.expect(driver.readable(driver.settings_of(home)), f"damaged settings ({mode})")
    try:
        rows = rows_of(driver.data_of(home), trial.room)
    except sqlite3.Error as error:
        outcome.failures.append(f"the library ({mode}): {error}")
        return ()
    return check_kept(log_by_line, rows, outcome) if log_by_line.matches else expected


ATTACK = Attack("kills", "SIGKILL of the window at random moments", run, "kills", rounds=8, short=3, share=2)
