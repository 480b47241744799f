"""The window is killed inside a system call that writes, by strace: nothing shown is lost or half written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tests.endurance import driver, kills
from tests.endurance.processes import Child, children_of
from tests.endurance.story import Row
from tests.endurance.trial import Attack, Trial

#: The calls, and how many of each there are in the time that a round lasts, about.
_CALLS: Final = {"fdatasync": 40, "pwrite64": 150, "ftruncate": 4, "rename": 3, "fsync": 3}
_ROUND: Final = 12.0  #: seconds after which a round is killed in which the call was not reached
_ROOT: Final = Path(__file__).parent.parent.parent


@cache
def lacking() -> str:
    """Say why it cannot be tried here: strace is missing, or may not trace."""
    strace = shutil.which("strace")
    if strace is None:
        return "strace is not installed"
    tried = subprocess.run([strace, "-qq", "-o", os.devnull, "true"], capture_output=True, check=False)
    return "" if tried.returncode == 0 else "strace may not trace here"


def run(trial: Trial) -> None:
    """Kill the window in the n-th call of one kind, again and again on one library."""
    home = driver.furnish(trial.room / "home", trial.chance.choice([*driver.PLAYED]))
    expected: Sequence[Row] = ()
    for number in range(trial.rounds):
        name = trial.chance.choices([*_CALLS], (4, 4, 1, 1, 1))[0]
        mode = trial.chance.choice(["play", "undo", "several", "list"])
        when = trial.chance.randint(1, _CALLS[name])
        seed = trial.chance.getrandbits(32)
        words = _command(name, when, home, seed, mode)

        def start(out: int, words: list[str] = words) -> None:
            os.dup2(out, 3)
            os.set_inheritable(3, True)
            os.chdir(_ROOT)
            os.execvp(words[0], words)

        child = Child(start, trial.room / f"complaints-{number}.txt")
        inside = child.ended(_ROUND)
        trial.count(f"kills inside {name}" if inside else "kills elsewhere")
        if not inside:
            # The window, not strace, which would let it go on.
            _kill_traced(child)
        trial.outcome.expect(child.status in {-9, 137}, f"it ended by itself, {child.status} ({name} {when})")
        expected = kills.judge(trial, home, child, expected, f"{name} {when}")


def _command(name: str, when: int, home: Path, seed: int, mode: str) -> list[str]:
    traced = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={name}"]
    injected = ["-e", f"inject={name}:signal=SIGKILL:when={when}"]
    played = [sys.executable, "-m", "tests.endurance.played", str(home), str(seed), mode]
    return [*traced, *injected, *played]


def _kill_traced(child: Child) -> None:
    for pid in children_of(child.pid):
        os.kill(pid, 9)
    if not child.ended(10):
        child.end()


ATTACK = Attack(
    "syscalls",
    "SIGKILL inside the n-th system call that writes",
    run,
    "kills",
    rounds=4,
    short=1,
    lacking=lacking,
)
