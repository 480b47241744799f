"""The campaign: trial after trial, each in a process of its own, and the table at the end."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import random
import shutil
import signal
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.endurance.processes import Child
from tests.endurance.trial import Attack, Trial

_LONGEST: Final = 900.0  #: seconds of one trial, after which it counts as hung
_GRACE: Final = 15.0  #: seconds that processes of a trial may need to end


@dataclass(slots=True)
class Account:
    """What has come of one attack."""

    attack: Attack
    seconds: float = 0.0  #: of one worker
    trials: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[int, str]] = field(default_factory=list)  #: with the seed of the trial
    lacking: str = ""  #: why it was not tried

    def told(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "attack": self.attack.name,
            "trials": self.trials,
            "seconds": round(self.seconds, 1),
            "skipped": self.lacking,
            "counts": dict(self.counts),
            "failures": [
                {"trial": f"{self.attack.name}:{seed}", "what": what} for seed, what in self.failures
            ],
        }


@dataclass(slots=True)
class _Running:
    account: Account
    seed: int
    child: Child
    room: Path
    since: float


class Campaign:
    """Divides the time among attacks, and the trials among workers."""

    def __init__(self, attacks: Sequence[Attack], seed: int, jobs: int, *, short: bool) -> None:
        """``short``: one small trial of each attack."""
        self._jobs, self._short = jobs, short
        self._chance = random.Random(seed)
        self._running: list[_Running] = []
        self.accounts = [Account(attack, lacking=attack.lacking()) for attack in attacks]

    @property
    def failed(self) -> bool:
        """Whether anything was lost or failed."""
        return any(account.failures for account in self.accounts)

    def run(self, seconds: float) -> Iterator[str]:
        """Try for so long; yield a sentence for each trial in which something failed, as it comes."""
        end = time.monotonic() + seconds
        try:
            while self._running or self._may_begin(end):
                while len(self._running) < self._jobs and (account := self._next(end)) is not None:
                    self._begin(account, self._chance.getrandbits(31))
                yield from self._wait()
        finally:
            for one in self._running:
                self._clear(one)

    def only(self, account: Account, seed: int) -> None:
        """Do one trial again."""
        self._begin(account, seed)
        while self._running:
            for _ in self._wait():
                pass

    # --- one trial after the other --------------------------------------------------------------------
    def _may_begin(self, end: float) -> bool:
        return self._next(end) is not None

    def _next(self, end: float) -> Account | None:
        """Return the attack that has had the least of its share of the time."""
        now = time.monotonic()
        able = [one for one in self.accounts if not one.lacking]
        if self._short:
            begun = Counter(id(one.account) for one in self._running)
            return next((one for one in able if one.trials + begun[id(one)] == 0), None)
        if now >= end or not able:
            return None
        running = {id(one): sum(now - r.since for r in self._running if r.account is one) for one in able}
        begun = Counter(id(one.account) for one in self._running)
        return min(
            able, key=lambda one: (one.seconds + running[id(one)] + 10 * begun[id(one)]) / one.attack.share
        )

    def _begin(self, account: Account, seed: int) -> None:
        room = Path(tempfile.mkdtemp(prefix=f"endurance-{account.attack.name}-"))
        (room / "trial").mkdir()
        attack = account.attack
        rounds = attack.short if self._short else attack.rounds
        child = Child(functools.partial(_try, attack, seed, room / "trial", rounds), room / "complaints.txt")
        self._running.append(_Running(account, seed, child, room, time.monotonic()))

    def _wait(self) -> Iterator[str]:
        time.sleep(0.05)
        for one in list(self._running):
            took = time.monotonic() - one.since
            one.child.listen()
            if one.child.ended(0) or took > _LONGEST:
                self._running.remove(one)
                yield from self._note(one, took)

    def _note(self, one: _Running, took: float) -> Iterator[str]:
        account, child = one.account, one.child
        account.trials += 1
        account.seconds += took
        if child.status is None:
            failures = [f"the trial did not end in {_LONGEST:.0f} s"]
        elif not child.told:
            failures = [f"the trial ended with {child.status}: {child.complaints()[-800:]}"]
        else:
            account.counts.update(child.told[-1]["counts"])
            failures = child.told[-1]["failures"]
        for what in failures:
            account.failures.append((one.seed, what))
            yield f"{account.attack.name}:{one.seed}: {what}"
        self._clear(one)

    def _clear(self, one: _Running) -> None:
        """End what is left of a trial, and remove its folder."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(one.child.pid, signal.SIGKILL)
        one.child.end()
        shutil.rmtree(one.room, ignore_errors=True)


def _try(attack: Attack, seed: int, room: Path, rounds: int, out: int) -> int:
    """Do one trial in this process, which leads a group of its own, and tell what came of it."""
    os.setpgid(0, 0)
    trial = Trial(seed, room, rounds)
    try:
        attack.run(trial)
    except Exception:  # noqa: BLE001 - a trial that fails does not stop the others
        trial.outcome.failures.append(f"the trial itself: {traceback.format_exc()[-1500:]}")
    told = {"counts": dict(trial.outcome.counts), "failures": trial.outcome.failures}
    with os.fdopen(os.dup(out), "wb") as pipe:
        pipe.write(json.dumps(told).encode() + b"\n")
    return 0


# --- the table ---------------------------------------------------------------------------------------
def table(accounts: Sequence[Account]) -> Iterator[str]:
    """Yield the lines of the table of what was tried, how often, and what failed."""
    rows = [("attack", "what", "trials", "tried", "failed", "also")]
    for account in accounts:
        attack = account.attack
        if account.lacking:
            rows.append((attack.name, attack.about, "-", "skipped", "-", account.lacking))
            continue
        tried = f"{account.counts[attack.unit]:,} {attack.unit}"
        others = [f"{count:,} {what}" for what, count in _telling(attack, account.counts).items()]
        failed = f"{len(account.failures):,}"
        rows.append((attack.name, attack.about, f"{account.trials:,}", tried, failed, ", ".join(others)))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, [*widths, 0], strict=True)).rstrip()
    for account in accounts:
        for what, seeds in _alike(account.failures).items():
            again = f"--trial {account.attack.name}:{seeds[0]}"
            yield ""
            yield f"{account.attack.name}, {len(seeds)} times ({again}): {what}"


def _telling(attack: Attack, counts: Mapping[str, int]) -> Mapping[str, int]:
    """Return the figures that count all trials, most first, without those of single kinds."""
    found = {what: count for what, count in counts.items() if what != attack.unit and what in TOLD}
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _alike(failures: Sequence[tuple[int, str]]) -> dict[str, list[int]]:
    """Put failures together that differ in numbers only."""
    found: dict[str, list[int]] = {}
    texts: dict[str, str] = {}
    for seed, what in failures:
        mark = "".join(letter for letter in what if not letter.isdigit())[:160]
        texts.setdefault(mark, what)
        found.setdefault(mark, []).append(seed)
    return {texts[mark]: seeds for mark, seeds in found.items()}


#: The figures of the table, beside how often something was tried.
TOLD: Final = frozenset(
    {
        "states shown", "lines shown", "resumed", "told", "not noticed or harmless", "accepted", "matches",
        "SIGKILL", "SIGSTOP", "boxes with a way to go on", "KiB grown after the start",
    }
)  # fmt: skip
