"""The command that starts this program anew: from a checkout, an installed package, or a bundle."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_START: Final = Path(__file__).with_name("start_anew.py")
_SAFE_PATH: Final = "PYTHONSAFEPATH"


def command(*arguments: str) -> list[str]:
    """Return the command that starts this program with these arguments.

    No code of the current folder is run, whatever the names of its files: ``python -m limbotable`` would
    search it first for every module.

    In a bundle (``sys.frozen``) the program is its own interpreter.  On Windows a bundle has two executables:
    a child of another program needs standard streams, and only ``limbotable.exe`` has them.
    """
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-P", str(_START), *arguments]
    program = Path(sys.executable)
    if sys.platform == "win32":
        program = program.with_name("limbotable.exe")
    return [str(program), *arguments]


@contextmanager
def safe_children() -> Iterator[str | None]:
    """Keep Python processes that are started within the block from running code of the current folder.

    It serves processes that the standard library starts by a command of its own, as ``multiprocessing`` does.
    Gives the user's setting, which such a process restores before it starts programs of the user's choice.
    """
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = "1"
    try:
        yield before
    finally:
        restore(before)


def restore(setting: str | None) -> None:
    """Give processes that are started from now on the user's setting, as ``safe_children`` gave it."""
    if setting is None:
        os.environ.pop(_SAFE_PATH, None)
    else:
        os.environ[_SAFE_PATH] = setting
