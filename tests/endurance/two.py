"""Two programs on one library: both play fast, none loses a line, and no match is on both tables."""

from __future__ import annotations

import functools
import signal
import sqlite3
from pathlib import Path
from typing import Final

from tests.endurance import driver
from tests.endurance.kills import play
from tests.endurance.processes import Child
from tests.endurance.story import Seen, Story, check_kept, rows_of
from tests.endurance.trial import Attack, Trial

_START: Final = 30.0
_ROUND: Final = 1.6  #: seconds of play of a round
#: What boxes must not say; that the other program has a match, or the clipboard no text, is as it should be.
_TROUBLE: Final = ("gone wrong", "not being saved", "could not", "damaged")


def run(trial: Trial) -> None:
    """Run two programs for a while; then kill one, or let both end in good order."""
    home = driver.furnish(trial.room / "home", trial.chance.choice(["countdown", "foes", "libtis"]))
    for number in range(trial.rounds):
        children = []
        for which in ("a", "b"):
            seed, mode = trial.chance.getrandbits(32), trial.chance.choice(["play", "undo", "list"])
            start = functools.partial(play, home, seed=seed, mode=mode, hasty=True)
            children.append(Child(start, trial.room / f"complaints-{number}{which}.txt"))
            children[-1].hear(lambda one: "match" in one, _START)
        for _ in range(20):
            for child in children:
                child.listen_for(_ROUND / 40)
        for child in children:
            child.kill(trial.chance.choice([signal.SIGKILL, signal.SIGTERM]))
        for child in children:
            trial.outcome.expect(child.ended(_START), "it does not end")
            child.end()
        _judge(trial, home, children)


def _judge(trial: Trial, home: Path, children: list[Child]) -> None:
    stories = [Story.of(child.told) for child in children]
    trial.count("pairs")
    for child, log_by_line in zip(children, stories, strict=True):
        trial.count("states shown", log_by_line.shown)
        trial.outcome.expect(log_by_line.matches, "nothing came to the table")
        trial.outcome.expect(not child.complaints(), f"complaints: {child.complaints()[-600:]}")
        for box in log_by_line.boxes:
            trial.outcome.expect(not any(one in box for one in _TROUBLE), f"a box: {box[:200]}")
    try:
        rows = rows_of(driver.data_of(home), trial.room)
    except sqlite3.Error as error:
        trial.outcome.failures.append(f"the library: {error}")
        return
    one, other = stories
    # What one has left the other may have gone on with, and taken lines back.
    left = [
        [seen for seen in log_by_line.matches if not _met(seen, beside)]
        for log_by_line, beside in ((one, other), (other, one))
    ]
    for child, log_by_line, mine in zip(children, stories, left, strict=True):
        if log_by_line.matches and mine and mine[-1] is log_by_line.matches[-1]:
            log_by_line.matches = mine
            check_kept(log_by_line, rows, trial.outcome, closed=child.status == -signal.SIGTERM)
    for shown in one.matches:
        for theirs in other.matches:
            if _same(shown, theirs) and shown.since < theirs.last and theirs.since < shown.last:
                trial.outcome.failures.append(f"a match was on both tables: {shown.game} {shown.lines[:1]}")


def _same(one: Seen, other: Seen) -> bool:
    """Say whether it is the same match: dealt alike, and not by the number of a deal."""
    return one.game == other.game and one.first[:2] == other.first[:2] != ()


def _met(seen: Seen, beside: Story) -> bool:
    return any(_same(seen, other) for other in beside.matches)


ATTACK = Attack("two", "two programs on one library", run, "pairs", rounds=5, short=1)
