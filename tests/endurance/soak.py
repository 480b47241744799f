"""A window that plays all games by itself: no errors, and what it takes of the machine stays what it is."""

from __future__ import annotations

import functools
import signal
import time
from typing import Final

from tests.endurance import driver
from tests.endurance.kills import play
from tests.endurance.processes import Child, Size, size_of
from tests.endurance.story import Story
from tests.endurance.trial import Attack, Trial

_START: Final = 30.0
_WARM: Final = 0.3  #: of the time: pictures are drawn, caches are filled
_ROOM: Final = 25_000  #: KiB that it may grow by after that,
_ROOM_EACH: Final = 150  #: and KiB for each match of that time
_EXTRA: Final = 3  #: threads and files that may come and go


def run(trial: Trial) -> None:
    """Play for as many seconds as there are rounds, and measure the process each second."""
    home = driver.furnish(trial.room / "home", trial.chance.choice([*driver.PLAYED]), people=False)
    mode = trial.chance.choice(["several", "watch", "watch"])
    start = functools.partial(play, home, seed=trial.seed, mode=mode, hasty=trial.chance.random() < 0.7)
    child = Child(start, trial.room / "complaints.txt")
    sizes: list[Size] = []
    try:
        trial.outcome.expect(child.hear(lambda one: "match" in one, _START), "no table")
        end, heard = time.monotonic() + trial.rounds, 0
        while time.monotonic() < end:
            child.listen_for(1)
            try:
                sizes.append(size_of(child.pid))
            except (OSError, KeyError):
                trial.outcome.failures.append(f"it ended by itself: {child.complaints()[-600:]}")
                return
            if len(sizes) > trial.rounds * _WARM and not heard:
                heard = len(child.told)
        trial.outcome.expect(len(child.told) > heard, f"the match has come to a standstill ({mode})")
        child.kill(signal.SIGTERM)
        trial.outcome.expect(child.ended(_START), "the program does not end")
        trial.outcome.expect(child.status == -signal.SIGTERM, f"it ended with {child.status}")
    finally:
        child.end()
    _judge(trial, child, sizes, heard, mode)


def _judge(trial: Trial, child: Child, sizes: list[Size], heard: int, mode: str) -> None:
    log_by_line = Story.of(child.told)
    trial.count("seconds", len(sizes))
    trial.count("matches", len(log_by_line.matches))
    trial.count("states shown", log_by_line.shown)
    trial.outcome.expect(not child.complaints(), f"complaints ({mode}): {child.complaints()[-600:]}")
    trial.outcome.expect(not log_by_line.boxes, f"boxes ({mode}): {log_by_line.boxes[:2]}")
    later = sizes[round(len(sizes) * _WARM) :]
    if len(later) < 2:
        return
    matches = len({one["match"] for one in child.told[heard:] if "match" in one})
    grown = later[-1].rss - later[0].rss
    trial.count("KiB grown after the start", max(0, grown))
    trial.outcome.expect(
        grown < _ROOM + _ROOM_EACH * matches, f"memory grew by {grown} KiB in {matches} matches ({mode})"
    )
    for what, of in (("threads", [one.threads for one in later]), ("files", [one.files for one in later])):
        trial.outcome.expect(of[-1] <= of[0] + _EXTRA, f"{what} grew from {of[0]} to {of[-1]} ({mode})")


ATTACK = Attack("soak", "a window that plays by itself", run, "seconds", rounds=90, short=4)
