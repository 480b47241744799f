"""Trying a mutant: the tests for its source, on plain Python, in a copy of the working tree."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from enum import Enum
from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant
from tests.mutation.targets import Target, target_of

#: Seconds that one test may take, and that all for one mutant may take: a mistake that loops for ever is
#: one that is noticed.
_PATIENCE: Final = 60
_MOST_SECONDS: Final = 600
_MOST_MEMORY: Final = 4 << 30
#: A law tries so few matches here.
_EXAMPLES: Final = "6"


class Verdict(Enum):
    """What came of trying a mutant."""

    CAUGHT = "caught"
    ENDLESS = "endless"  #: caught by the time that it took
    SURVIVED = "survived"


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

    def try_out(self, mutant: Mutant) -> Verdict:
        """Say what the tests make of a mutant; the copy is afterwards as it was."""
        path = self._directory / mutant.source
        path.write_text(mutant.code(self._root), "utf-8")
        try:
            return self._run(target_of(mutant.source))
        finally:
            shutil.copy2(self._root / mutant.source, path)

    def is_sound(self, target: Target) -> bool:
        """Say whether the tests for a target pass where there is no mistake."""
        return self._run(target) is Verdict.SURVIVED

    def _run(self, target: Target) -> Verdict:
        command = [
            *(sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"),
            *("-o", f"timeout={_PATIENCE}", "--hypothesis-profile=quick", "--hypothesis-seed=0"),
            *(("-k", f"not ({target.without})") if target.without else ()),
            *target.tests,
        ]
        environment = {
            **os.environ,
            "PYTHONPATH": str(self._directory),
            "PYTHONDONTWRITEBYTECODE": "1",  # two mutants of one second and one size would be taken for one
            "LIMBOTABLE_EXAMPLES": _EXAMPLES,
        }
        with subprocess.Popen(
            command,
            cwd=self._directory,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                return Verdict.CAUGHT if process.wait(_MOST_SECONDS) else Verdict.SURVIVED
            except subprocess.TimeoutExpired:
                return Verdict.ENDLESS
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)


def be_modest() -> None:
    """Let all else on this machine go first, and no mistake take all of its memory."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_DATA, (_MOST_MEMORY, _MOST_MEMORY))
