"""What an attack is, what one trial of it yields, and where a trial may write."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias


@dataclass(slots=True)
class Outcome:
    """What a trial has counted, and a sentence for each thing that was lost or that failed."""

    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def expect(self, true: object, failure: str) -> None:
        """Note a failure unless something is true."""
        if not true:
            self.failures.append(failure)


@dataclass(slots=True)
class Trial:
    """One trial: everything random in it comes from ``chance``, everything it writes lies in ``room``."""

    seed: int
    room: Path  #: an empty directory of its own
    rounds: int  #: how often the attack is repeated within the trial
    outcome: Outcome = field(default_factory=Outcome)
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def count(self, what: str, times: int = 1) -> None:
        """Add to a figure of the table at the end."""
        self.outcome.counts[what] += times


Run: TypeAlias = Callable[[Trial], None]


@dataclass(frozen=True, slots=True)
class Attack:
    """One way to hurt the program."""

    name: str
    about: str
    run: Run
    unit: str  #: the figure that says how often it was tried
    rounds: int  #: of one trial in a campaign
    short: int  #: of the one trial in the short form
    share: float = 1.0  #: of the campaign's time, beside the other attacks
    lacking: Callable[[], str] = str  #: says why it cannot be tried here; empty where it can


def until(look: Callable[[], bool], seconds: float, every: float = 0.01) -> bool:
    """Wait until something holds, for so many seconds at the most; say whether it does."""
    end = time.monotonic() + seconds
    while not look():
        if time.monotonic() > end:
            return False
        time.sleep(every)
    return True
