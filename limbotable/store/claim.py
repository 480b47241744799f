"""Claims of running programs: no two programs have the same one at a time, and none outlives its program."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from filelock import FileLock, Timeout

#: Tries for a claim that fails: its file may just be going away.
_TRIES: Final = 3
_PAUSE: Final = 0.01  #: seconds between two tries for a claim


class Claim:
    """A file that the operating system keeps locked for this program until it lets go or ends in any way.

    The file exists as long as the claim, and longer only where a program was killed.
    """

    def __init__(self, lock: FileLock) -> None:
        self._lock = lock

    @classmethod
    def on(cls, path: Path) -> Self | None:
        """Claim a file at once; None where another program (or claim) has it.

        Where files cannot be locked, no other program can have a claim: then every program gets it.
        """
        for _ in range(_TRIES):
            # A soft lock would believe a process number, which another process may have by now.
            lock = FileLock(path, mode=0o600, blocking=False, thread_local=False, fallback_to_soft=False)
            try:
                lock.acquire()
            except Timeout:
                continue
            except (OSError, NotImplementedError):
                pass
            return cls(lock)
        return None

    def release(self) -> None:
        """Release the claim, and remove its file."""
        path = Path(self._lock.lock_file)
        with suppress(OSError):
            if os.name == "posix":
                # While it is locked: a program that has it open sees that it is gone, and tries again.
                if self._lock.is_locked:
                    path.unlink(missing_ok=True)
                self._lock.release()
            else:
                self._lock.release()
                path.unlink(missing_ok=True)  # fails where another program has opened it


def claim_soon(path: Path, seconds: float) -> Claim | None:
    """Claim a file, and wait at most ``seconds`` for it; None where that was not enough."""
    until = time.monotonic() + seconds
    while (claim := Claim.on(path)) is None and time.monotonic() < until:
        time.sleep(_PAUSE)
    return claim


def clear_away(directory: Path, pattern: str) -> None:
    """Remove the files of claims that killed programs have left."""
    for path in directory.glob(pattern):
        claim = Claim.on(path)
        if claim is not None:
            claim.release()
