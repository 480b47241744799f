"""Processes that are watched and killed: forks of this one, or commands."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

#: What Qt's offscreen platform says of every window, and of one that is painted as it closes.
_HARMLESS: Final = ("This plugin does not support propagateSizeHints()", "QBackingStore::flush() called for ")
_CHUNK: Final = 1 << 20


class Child:
    """A process that tells what it does, one JSON object a line, on a pipe; what it complains of is kept."""

    def __init__(self, start: Callable[[int], int | None], complaints: Path) -> None:
        """Fork; the child calls ``start`` with the pipe to tell on, and ends with its return value."""
        self._complaints = complaints
        self._rest = b""
        self.told: list[dict[str, Any]] = []
        self.status: int | None = None  #: as ``os.waitstatus_to_exitcode``, once it has ended
        self._pipe, write = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self._live(start, write)
        os.close(write)

    def _live(self, start: Callable[[int], int | None], write: int) -> None:
        status = 1
        try:
            os.close(self._pipe)
            os.set_inheritable(write, False)
            out = os.open(self._complaints, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
            os.dup2(out, 1)
            os.dup2(out, 2)
            status = start(write) or 0
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else int(bool(ended.code))
        except BaseException:  # noqa: BLE001 - whatever it is, it is a finding
            traceback.print_exc()
        finally:
            with contextlib.suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(status)

    # --- what it tells --------------------------------------------------------------------------------
    def listen(self, seconds: float = 0.0) -> bool:
        """Take in what is told within a time, until something is; say whether the pipe is still open."""
        ready, _, _ = select.select([self._pipe], [], [], max(0.0, seconds))
        if not ready:
            return True
        chunk = os.read(self._pipe, _CHUNK)
        *lines, self._rest = (self._rest + chunk).split(b"\n")
        self.told += [json.loads(line) for line in lines]
        return bool(chunk)

    def hear(self, wanted: Callable[[dict[str, Any]], bool], seconds: float) -> bool:
        """Listen until something that is wanted is told from now on; say whether it was."""
        end, heard = time.monotonic() + seconds, len(self.told)
        while time.monotonic() < end:
            is_open = self.listen(min(0.5, end - time.monotonic()))
            if any(map(wanted, self.told[heard:])):
                return True
            heard = len(self.told)
            if not is_open:
                return False
        return False

    def listen_for(self, seconds: float) -> None:
        """Take in all that is told in a time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and self.listen(left):
            pass

    def complaints(self) -> str:
        """Return what it has written to its standard streams, without what is harmless."""
        with contextlib.suppress(OSError):
            lines = self._complaints.read_text(encoding="utf-8", errors="replace").splitlines()
            return "\n".join(line for line in lines if not line.startswith(_HARMLESS))
        return ""

    # --- its end --------------------------------------------------------------------------------------
    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send a signal."""
        if self.status is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def ended(self, seconds: float) -> bool:
        """Wait for its end and take in all that it has told; say whether it came in time."""
        end = time.monotonic() + seconds
        while self.status is None:
            self.listen(0.02)
            found, status = os.waitpid(self.pid, os.WNOHANG)
            if found:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                return False
        if self._pipe >= 0:
            while select.select([self._pipe], [], [], 0)[0]:
                told = len(self.told)
                if not self.listen() or len(self.told) == told:
                    break
            os.close(self._pipe)
            self._pipe = -1
        return True

    def end(self) -> None:
        """Kill it and wait for its end."""
        self.kill()
        self.ended(30)


@dataclass(frozen=True, slots=True)
class Size:
    """What a process takes."""

    rss: int  #: KiB of memory
    threads: int
    files: int


def size_of(pid: int) -> Size:
    """Measure a process; raises ``OSError`` where it is gone."""
    fields = status_of(pid)
    rss, threads = int(fields["VmRSS"].split()[0]), int(fields["Threads"])
    return Size(rss, threads, len(list(Path(f"/proc/{pid}/fd").iterdir())))


def status_of(pid: int) -> Mapping[str, str]:
    """Return what the system says of a process; raises ``OSError`` where it is gone."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8", errors="replace")
    return {name: value.strip() for name, _, value in (line.partition(":") for line in text.splitlines())}


def children_of(pid: int) -> Sequence[int]:
    """Return the processes that a process has started and that still run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, KeyError):
            fields = status_of(int(process.name))
            if fields["PPid"] == str(pid) and not fields["State"].startswith("Z"):
                found.append(int(process.name))
    return found


def gone(pid: int) -> bool:
    """Say whether a process runs no more."""
    try:
        return status_of(pid)["State"].startswith(("Z", "X"))
    except OSError:
        return True
