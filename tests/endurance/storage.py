"""Storage that fails: the program starts, says what it cannot keep or read, and the match goes on."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.endurance import driver
from tests.endurance.processes import Child
from tests.endurance.story import Story, check_kept, rows_of
from tests.endurance.trial import Attack, Trial

_START: Final = 30.0
_STATES: Final = 6  #: that have to be shown after the fault
_NOBODY: Final = 65534
_RIGHTS: Final = (1, 2)  #: CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: they let root into everything


def _nothing(_home: Path) -> None:
    """Change nothing."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with where the program keeps things."""

    name: str
    before: Callable[[Path], None] = _nothing  #: done to a home that has a library and settings
    inside: Callable[[Path], None] = _nothing  #: done in the program's process before it starts
    during: Callable[[Child, Path], None] | None = None  #: done while it plays
    kept: bool = False  #: whether all lines must be kept all the same
    told: bool = True  #: whether it must be said, where not all is kept
    same: str = ""  #: a file of the data folder that must stay as it was
    needs_mount: bool = False


def run(trial: Trial) -> None:
    """Try faults, each in a home of its own, in an order of its own."""
    faults = list(FAULTS)
    trial.chance.shuffle(faults)
    for fault in faults[: trial.rounds]:
        room = trial.room / fault.name.replace(" ", "-")
        room.mkdir()
        if fault.needs_mount and not _mount(room):
            trial.count("faults that need a mount: skipped")
            continue
        try:
            _try(trial, fault, room)
        except OSError as error:
            trial.outcome.failures.append(f"{fault.name}: the trial itself: {error}")
        finally:
            if fault.needs_mount:
                subprocess.run(["umount", "-l", room / "home"], check=False, capture_output=True)
            _open_again(room)


def _try(trial: Trial, fault: Fault, room: Path) -> None:
    home, outcome = driver.furnish(room / "home"), trial.outcome
    _play_a_little(trial, home, room)
    fault.before(home)
    data = driver.data_of(home)
    before = (data / fault.same).read_bytes() if fault.same else b""
    child = Child(functools.partial(_start, fault, home, trial.seed), room / "complaints.txt")
    try:
        trial.count("faults")
        trial.count(fault.name)
        if not child.hear(lambda one: "match" in one, _START):
            child.ended(1)
            state = "hangs" if child.status is None else f"ended with {child.status}"
            outcome.failures.append(f"{fault.name}: it does not start: {state} {child.complaints()[-300:]}")
            return
        if fault.during is not None:
            fault.during(child, home)
        shown = Story.of(child.told).shown
        if not child.hear(lambda _: Story.of(child.told).shown >= shown + _STATES, _START):
            outcome.failures.append(f"{fault.name}: the match does not go on")
        child.kill(signal.SIGTERM)
        outcome.expect(child.ended(_START), f"{fault.name}: the program does not end")
        outcome.expect(child.status == -signal.SIGTERM, f"{fault.name}: it ended with {child.status}")
    finally:
        child.end()
    _judge(trial, fault, child, home, room)
    if fault.same and before != (data / fault.same).read_bytes():
        outcome.failures.append(f"{fault.name}: {fault.same} was changed")


def _judge(trial: Trial, fault: Fault, child: Child, home: Path, room: Path) -> None:
    outcome, log_by_line = trial.outcome, Story.of(child.told)
    outcome.expect("Traceback" not in child.complaints(), f"{fault.name}: {child.complaints()[-500:]}")
    said = [
        *log_by_line.boxes,
        *(one for one in log_by_line.said if "could not" in one or "not understood" in one),
    ]
    outcome.expect(not any("gone wrong" in one for one in said), f"{fault.name}: {said}")
    outcome.expect(len(log_by_line.boxes) < 4, f"{fault.name}: {len(log_by_line.boxes)} boxes")
    if fault.kept:
        if fault.during is not None:
            log_by_line.matches = log_by_line.matches[-1:]  # what was left meanwhile is lost, as was said
        try:
            found = type(outcome)()
            check_kept(log_by_line, rows_of(driver.data_of(home), room), found, closed=True)
            outcome.failures += [f"{fault.name}: {one}" for one in found.failures]
        except sqlite3.Error as error:
            outcome.failures.append(f"{fault.name}: the library: {error}")
    elif fault.told:
        outcome.expect(said, f"{fault.name}: nothing was said")


def _start(fault: Fault, home: Path, seed: int, out: int) -> int:
    driver.settle_in(home)
    fault.inside(home)
    return driver.play(None, out, seed, "play")


def _play_a_little(trial: Trial, home: Path, room: Path) -> None:
    """Have a library with a match that is being played."""
    child = Child(lambda out: driver.play(home, out, trial.seed, "play"), room / "before.txt")
    child.hear(lambda one: "match" in one and one["from"] > 2, _START)
    child.kill(signal.SIGTERM)
    child.ended(_START)
    child.end()


# --- ways to fail ------------------------------------------------------------------------------------
def _without_rights(_home: Path) -> None:
    """Have this process, which may be root's, obey the rights of files."""
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    data = (ctypes.c_uint32 * 6)()
    libc.capget(header, data)
    for number in _RIGHTS:
        for word in (0, 1, 2):  # effective, permitted, inheritable
            data[word] &= ~(1 << number)
    libc.capset(header, data)


def _rights(home: Path, path: Path, mode: int, owner: int | None = None) -> None:
    path = home / path
    if owner is not None and os.geteuid() == 0:
        os.chown(path, owner, owner)
    path.chmod(mode)


def _in_place_of(path: Path, make: Callable[[Path], object]) -> Callable[[Path], None]:
    """Put something else in the place of a file or folder."""

    def change(home: Path) -> None:
        place = home / path
        if place.is_dir():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)
        for name in ("-wal", "-shm"):
            place.with_name(place.name + name).unlink(missing_ok=True)
        make(place)

    return change


def _sql(statement: str) -> Callable[[Path], None]:
    def change(home: Path) -> None:
        with closing(sqlite3.connect(home / _LIBRARY)) as sql, sql:
            sql.execute(statement)
            sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    return change


def _cut(home: Path) -> None:
    path = home / _LIBRARY
    os.truncate(path, path.stat().st_size // 2)


def _zeroed(home: Path) -> None:
    path = home / _LIBRARY
    path.write_bytes(bytes(path.stat().st_size))


def _settings(text: str) -> Callable[[Path], None]:
    def change(home: Path) -> None:
        (home / _SETTINGS).write_text(text, encoding="utf-8")

    return change


def _set(home: Path, **values: object) -> None:
    path = home / _SETTINGS
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | values), encoding="utf-8")


def _variables(**values: str | None) -> Callable[[Path], None]:
    def change(home: Path) -> None:
        os.chdir(home)  # what is relative lies there
        for name, value in values.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value

    return change


def _no_room(child: Child, home: Path) -> None:
    """Let no file grow, for a while."""
    _limit(child, (home / _LIBRARY).stat().st_size)
    child.listen_for(1.0)
    _limit(child, resource.RLIM_INFINITY)


def _limit(child: Child, size: int) -> None:
    with suppress(ProcessLookupError):
        resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def _small_files(_home: Path) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))


def _heed_no_limit(_home: Path) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # as Python does by itself


def _fill(home: Path) -> None:
    """Leave no room on the disk."""
    with suppress(OSError), (home / "filling").open("wb", buffering=0) as filling:
        while True:
            filling.write(bytes(4096))


def _full_for_a_while(child: Child, home: Path) -> None:
    _fill(home)
    child.listen_for(1.0)
    (home / "filling").unlink()


def _folders_as_locks(home: Path) -> None:
    for number in range(1, 9):
        lock = home / _DATA / f"match-{number}.lock"
        lock.unlink(missing_ok=True)
        lock.mkdir()


def _delete_library(_child: Child, home: Path) -> None:
    for path in (home / _LIBRARY).parent.glob("library.sqlite*"):
        path.unlink()


def _mount(room: Path) -> bool:
    """Put a small disk where the home will be; say whether that worked."""
    (room / "home").mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "limbotable-endurance", str(room / "home")]
    try:
        return subprocess.run(words, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _open_again(room: Path) -> None:
    """Make all folders such that they can be removed."""
    for folder, _, _ in os.walk(room):
        with suppress(OSError):
            Path(folder).chmod(0o700)


_DATA: Final = Path("data/limbotable")
_LIBRARY: Final = _DATA / "library.sqlite"
_CONFIG: Final = Path("config/limbotable")
_SETTINGS: Final = _CONFIG / "settings.json"

FAULTS: Final = (
    Fault("a folder as library", _in_place_of(_LIBRARY, Path.mkdir)),
    Fault("a pipe as library", _in_place_of(_LIBRARY, os.mkfifo)),
    Fault("a file as data folder", _in_place_of(_DATA, Path.touch)),
    Fault("a pipe as data folder", _in_place_of(_DATA, os.mkfifo)),
    Fault("a link to nothing as library", _in_place_of(_LIBRARY, lambda path: path.symlink_to("gone/away"))),
    Fault("a link to itself as library", _in_place_of(_LIBRARY, lambda path: path.symlink_to(path.name))),
    Fault("an empty file as library", _in_place_of(_LIBRARY, Path.touch), kept=True),
    Fault("a library cut in two", _cut, told=False),
    Fault("a zeroed library", _zeroed),
    Fault("a later schema", _sql("PRAGMA user_version = 99"), same="library.sqlite"),
    Fault("a data folder that is read only", lambda home: _rights(home, _DATA, 0o500), _without_rights),
    Fault("a library that is read only", lambda home: _rights(home, _LIBRARY, 0o400), _without_rights),
    Fault("another's data folder", lambda home: _rights(home, _DATA, 0o700, _NOBODY), _without_rights),
    Fault("another's library", lambda home: _rights(home, _LIBRARY, 0o600, _NOBODY), _without_rights),
    Fault("a home that is read only", lambda home: _rights(home, Path(), 0o500), _without_rights, kept=True),
    Fault("folders as locks", _folders_as_locks, kept=True),
    Fault("no room from the start", inside=_small_files),
    Fault("no room for a while", inside=_heed_no_limit, during=_no_room, kept=True),
    Fault("a full disk from the start", _fill, needs_mount=True),
    Fault("a full disk for a while", during=_full_for_a_while, kept=True, needs_mount=True),
    Fault("a library that is deleted meanwhile", during=_delete_library, told=False),
    Fault("a pipe as settings", _in_place_of(_SETTINGS, os.mkfifo), kept=True),
    Fault("a folder as settings", _in_place_of(_SETTINGS, Path.mkdir), kept=True),
    Fault("a file as settings folder", _in_place_of(_CONFIG, Path.touch), kept=True),
    Fault(
        "settings that nobody may read", lambda home: _rights(home, _SETTINGS, 0), _without_rights, kept=True
    ),
    Fault("noise as settings", _settings("\0{[" * 2000), kept=True),
    Fault("deep settings", _settings('{"window":' * 30_000), kept=True),
    Fault(
        "a window beyond all screens",
        lambda home: _set(home, window={"x": 3 * 10**9, "y": -(10**12), "width": 800, "height": 600}),
        kept=True,
    ),
    Fault(
        "a panel of any width",
        lambda home: _set(home, window={"width": 800, "height": 600, "panel_size": 99_999_999_999}),
        kept=True,
    ),
    Fault(
        "settings of wrong types",
        lambda home: _set(home, matches=[], volume=-3, cloth=7, lessons={"foes": 1}, window="left"),
        kept=True,
    ),
    Fault("no home", inside=_variables(HOME="", XDG_DATA_HOME=None, XDG_CONFIG_HOME=None), told=False),
    Fault(
        "a home that nobody can make",
        inside=_variables(HOME="/proc/nothing", XDG_DATA_HOME=None, XDG_CONFIG_HOME=None),
    ),
    Fault(
        "folders that are relative",
        inside=_variables(XDG_DATA_HOME="data", XDG_CONFIG_HOME="config"),
        told=False,
    ),
)

ATTACK = Attack(
    "storage",
    "full disks, rights, and wrong things in the place of files",
    run,
    "faults",
    rounds=len(FAULTS),
    short=3,
)
