"""Crashes of the whole process: what is known of one is written as it ends, and read at the next start."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

_NAMES: Final = "crash-*.txt"
_LONGEST: Final = 20_000  #: characters of one crash that are worth reading


class CrashLog:
    """A file for each running program; it is removed when the program ends in good order.

    Where nothing can be written a crash leaves nothing, and nothing else is different.
    """

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._path = directory / f"crash-{os.getpid()}.txt"
        self._lock = _lock(self._path)
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8") if self._lock.tryLock(0) else None
        except OSError:
            self._file = None
        if self._file is not None:
            faulthandler.enable(self._file)

    def left(self) -> str:
        """Return what programs have left that ended by themselves, and keep it no longer."""
        return "\n".join(text for path in sorted(self._directory.glob(_NAMES)) for text in self._take(path))

    def close(self) -> None:
        """The program ends in good order."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            self._path.unlink(missing_ok=True)
        self._lock.unlock()

    def _take(self, path: Path) -> Iterator[str]:
        if path == self._path:
            return
        lock = _lock(path)
        if not lock.tryLock(0):  # its program is running
            return
        try:
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            path.unlink()
        except OSError:
            text = ""
        lock.unlock()
        if text:
            yield text[:_LONGEST]


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # only a dead program's lock is stale
    return lock
