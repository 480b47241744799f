"""Crashes of the whole process: each is written as the process ends, and read at the next start."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO

from limbotable.store.claim import Claim, clear_away
from limbotable.store.private_files import make_directory, make_file

_NAMES: Final = "crash-*.txt"
_LOCKS: Final = "crash-*.lock"
_LONGEST: Final = 20_000  #: characters of one crash that are read


class CrashLog:
    """A file for each running program; it is removed when the program ends in good order.

    Where the file cannot be written, a crash leaves no trace, and nothing else is different.
    """

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        # No process number: another process may have it next, and in a container often has.
        self._path = directory / f"crash-{os.urandom(8).hex()}.txt"
        self._claim: Claim | None = None
        try:
            make_directory(directory)
            self._claim = Claim.on(_lock(self._path))  # first: a file without a claim counts as a crash
            make_file(self._path)
            self._file: TextIO | None = self._path.open("w", encoding="utf-8")
        except OSError:
            self._file = None
        else:
            faulthandler.enable(self._file)

    def left(self) -> str:
        """Return the crashes that ended programs have left, and remove their files."""
        left = "\n".join(text for path in sorted(self._directory.glob(_NAMES)) for text in self._take(path))
        clear_away(self._directory, _LOCKS)
        return left

    def close(self) -> None:
        """Remove the file: the program ends in good order."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            self._path.unlink(missing_ok=True)
        if self._claim is not None:
            self._claim.release()

    def _take(self, path: Path) -> Iterator[str]:
        if path == self._path:
            return
        claim = Claim.on(_lock(path))
        if claim is None:  # its program is running
            return
        try:
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            path.unlink()
        except OSError:
            text = ""
        claim.release()
        if text:
            yield text[:_LONGEST]


def _lock(path: Path) -> Path:
    return path.with_suffix(".lock")
