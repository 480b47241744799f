"""Trying a mutant: the tests for its source, on plain Python, in a copy of the working tree.

Tests that run the line with the mistake come first, the quickest of them before the others, so hardly ever do
all have to be run.  A line that is run by imports alone stands for its source: it may be a number that is
read all over it.  Where none of these notices it all tests for the source are run: the verdict is theirs.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from tests.mutation.reach import Noted, statement_lines, together
from tests.mutation.targets import target_of

#: The time limits in seconds of one test, and of all tests for a mutant: a mutant that loops for ever counts
#: as caught.  Tests that are slow without a mutant (on a busy machine) have more time.
_PATIENCE: Final = 60.0
_MOST_SECONDS: Final = 600.0
_LONGER: Final = 5
_UNKNOWN: Final = 1800.0  #: the limit in seconds while the tests' usual time is unknown
_MOST_MEMORY: Final = 4 << 30
#: The most tests that run a mutant's line and are tried before all others.
_FIRST: Final = 150
#: The number of matches that a law tries here.
_EXAMPLES: Final = "6"
#: The plugins of pytest that trials need: with all that it finds by itself it takes twice as long to start.
_PLUGINS: Final = ("timeout", "hypothesispytest")
#: The one more for tests in this folder.
_QT_PLUGIN: Final = "pytest-qt"
_QT_TESTS: Final = "tests/app/"


class Mutant(Protocol):
    """A source with one mistake."""

    @property
    def source(self) -> str:
        """The path of the source below the root."""

    @property
    def line(self) -> int:
        """The line of the mistake, from 1."""

    def code(self, root: Path) -> str:
        """Return the source with the mistake."""


class Verdict(Enum):
    """The result of a mutant's trial."""

    CAUGHT = "caught"
    ENDLESS = "endless"  #: caught by the time that it took
    SURVIVED = "survived"


class Trial(NamedTuple):
    """What came of a mutant."""

    verdict: Verdict
    noticed: str = ""  #: pytest's line on the test that failed


#: By the exit status of pytest: all passed, one failed, or the tests could not even be imported.
_VERDICTS: Final = {0: Verdict.SURVIVED, 1: Verdict.CAUGHT, 2: Verdict.CAUGHT}


class Workshop:
    """A copy of the working tree, in which one mutant at a time is tried."""

    def __init__(self, root: Path, directory: Path) -> None:
        """Copy what git knows or does not ignore: compiled modules stay behind."""
        self._root, self._directory = root, directory
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (root / name).is_file():
                (directory / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, directory / name)

    def try_out(self, mutant: Mutant, noted: Iterable[Noted], only_reaching: bool = False) -> Trial:
        """Say what the tests make of a mutant; the copy is as it was afterwards, and for ``noted``.

        The tests of each of ``noted`` are tried before there is a next one.  ``only_reaching`` leaves out the
        tests that never run its line, if any does: they could notice it only by what another test or another
        process has left behind, or by a number that another source has from this one.
        """
        lines = statement_lines((self._root / mutant.source).read_text("utf-8"), mutant.line)
        parts: list[Noted] = []
        found: list[Trial] = []
        for part in noted:
            parts.append(part)
            reaching = part.running(mutant.source, lines)
            first, rest = reaching[:_FIRST], reaching[_FIRST:] if only_reaching else []
            found += self._tried(mutant, part, [first, rest])
            if found and found[-1].verdict is not Verdict.SURVIVED:
                return found[-1]
        every = together(parts)
        if not found:
            running = every.running(mutant.source)
            found += self._tried(mutant, every, [running if only_reaching else running[:_FIRST]])
        if not found or (not only_reaching and found[-1].verdict is Verdict.SURVIVED):
            found += self._tried(mutant, every, [target_of(mutant.source).arguments])
        if not found:
            raise RuntimeError(f"pytest could not run the tests for {mutant.source}")
        return found[-1]

    def _tried(self, mutant: Mutant, noted: Noted, arguments: Sequence[Sequence[str]]) -> list[Trial]:
        """Give pytest one list of arguments after the other until a test fails; an empty one is none."""
        path = self._directory / mutant.source
        each = max(_PATIENCE, _LONGER * max(noted.seconds.values(), default=0.0))
        whole = max(_MOST_SECONDS, _LONGER * sum(noted.seconds.values()))
        left_out = [f"--deselect={test}" for test in noted.failed]
        found: list[Trial] = []
        path.write_text(mutant.code(self._root), "utf-8")
        try:
            for tests in filter(None, arguments):
                found += self._run([*tests, *left_out], each, whole)
                if found and found[-1].verdict is not Verdict.SURVIVED:
                    break
            return found
        finally:
            shutil.copy2(self._root / mutant.source, path)

    def watch(self, tests: Sequence[str]) -> Noted:
        """Return what tests run where there is no mistake."""
        written = self._directory / "reach.json"
        written.unlink(missing_ok=True)
        wanted = {"LIMBOTABLE_REACH": str(written)}
        watched = ["-p", "tests.mutation.watch", "--maxfail=0", *tests]
        if not self._run(watched, _UNKNOWN, _LONGER * _UNKNOWN, wanted):
            raise RuntimeError(f"pytest could not run {' '.join(tests)}")
        return msgspec.json.decode(written.read_bytes(), type=Noted)

    def files(self, *paths: str) -> list[str]:
        """Return the files with tests at some paths, and below them, each once."""
        found: list[Path] = []
        for path in paths:
            place = self._directory / path
            found += [place] if place.is_file() else sorted(place.rglob("test_*.py"))
        return list(dict.fromkeys(one.relative_to(self._directory).as_posix() for one in found))

    def state(self, tests: Sequence[str]) -> str:
        """Return what changes with the program, these tests (a file first), and what they import."""
        place = self._directory / tests[0]
        text = place.read_text("utf-8")
        beside = [
            one
            for one in place.parent.rglob("*.py")
            if not one.name.startswith("test_") or f".{one.stem} import" in text
        ]
        shared = [*(self._directory / "tests").glob("*.py"), *(self._directory / "limbotable").rglob("*.py")]
        digest = sha256(repr(tests).encode())
        for path in sorted({*shared, *beside, place}):
            digest.update(f"{path.relative_to(self._directory)}\0{path.read_text('utf-8')}\0".encode())
        return digest.hexdigest()

    def _run(
        self, arguments: Sequence[str], each: float, whole: float, more: Mapping[str, str] | None = None
    ) -> list[Trial]:
        """Run tests in the order given until one fails; ``each`` and ``whole`` are seconds.

        Nothing comes of it if pytest had no test to run or broke: a mistake that changes the parameters of a
        test changes its name, too.
        """
        qt = [_QT_PLUGIN] if any(one.startswith(_QT_TESTS) for one in arguments) else []
        command = [
            *(sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "--tb=no", "-p", "no:cacheprovider"),
            *(f"-p{one}" for one in (*_PLUGINS, *qt)),
            *("-o", f"timeout={each:.0f}", "--hypothesis-profile=quick", "--hypothesis-seed=0"),
            *arguments,
        ]
        environment = {
            **os.environ,
            "PYTHONPATH": str(self._directory),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",  # two mutants of one second and one size would be taken for one
            "LIMBOTABLE_EXAMPLES": _EXAMPLES,
            **(more or {}),
        }
        with subprocess.Popen(
            command,
            cwd=self._directory,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                told, _ = process.communicate(timeout=whole)
            except subprocess.TimeoutExpired:
                return [Trial(Verdict.ENDLESS)]
            else:
                verdict = _VERDICTS.get(process.returncode)
                named = [line for line in told.splitlines() if line.startswith(("FAILED ", "ERROR "))]
                return [Trial(verdict, *named[:1])] if verdict else []
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)


def be_modest() -> None:
    """Let all else on this machine go first, and no mistake take all of its memory."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_DATA, (_MOST_MEMORY, _MOST_MEMORY))
