"""On a slow machine the computer players play the same: work is counted, and no clock is read."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest

#: Stopped for so many of so many seconds, a process gets on at a quarter of its pace.
_STOPPED: Final = 0.075
_GOING: Final = 0.025
_LONGEST: Final = 120.0


#: Short matches of two ways to search: over solved worlds, and in a tree over many worlds.
_GAMES: Final = {
    "countdown": ("--players", "novice", "beginner", "--option", "end=rounds 1"),
    "libtis": ("--players", "novice", "beginner", "beginner", "--option", "players=3"),
}


def begun(game_id: str) -> subprocess.Popen[bytes]:
    """Begin an arena of the two weakest levels, in a group of processes of its own."""
    words = ["arena", game_id, *_GAMES[game_id], "--pairs", "2", "--seed", "31", "--processes", "1", "--json"]
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "limbotable", *words], stdout=subprocess.PIPE, start_new_session=True
    )


def slowed(process: subprocess.Popen[bytes]) -> int:
    """Stop and continue a group of processes by turns until it has ended; return how often it was stopped."""
    end = time.monotonic() + _LONGEST
    times = 0
    while process.poll() is None and time.monotonic() < end:
        for order, seconds in ((signal.SIGSTOP, _STOPPED), (signal.SIGCONT, _GOING)):
            with suppress(ProcessLookupError, PermissionError):  # it may have ended meanwhile
                os.killpg(process.pid, order)
            time.sleep(seconds)
        times += 1
    return times


def finished(
    process: subprocess.Popen[bytes], slow: Callable[[subprocess.Popen[bytes]], int] = lambda _: 0
) -> tuple[bytes, int]:
    """Return what a process has printed at its end, and how often it was stopped; nothing of it is left."""
    try:
        times = slow(process)
        found, _ = process.communicate(timeout=_LONGEST)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0
    return found, times


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="a process is stopped by a signal")
@pytest.mark.parametrize("game_id", _GAMES)
def test_a_machine_slowed_to_a_quarter_gives_the_same_figures(game_id: str) -> None:
    usual, _ = finished(begun(game_id))
    found, times = finished(begun(game_id), slowed)
    assert times > 3
    assert found == usual != b""
