"""Programs that speak the engine protocol, as players of the arena: other authors', or earlier versions."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Timer
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from limbotable.core.errors import TableError
from limbotable.core.phrases import phrase
from limbotable.engine import messages as m
from limbotable.search.thought import Limit

#: A player that is called so is a program: ``engine:COMMAND``, or with a level ``engine/novice:COMMAND``.
_PREFIX: Final = "engine"
#: The seconds that a program may take beyond its thinking time, to start or for work on a slow machine.
_PATIENCE: Final = 60.0
#: The seconds that a program has to end in order.
_FAREWELL: Final = 3.0
_MOST_TOLD: Final = 200


class OutsideError(TableError):
    """A program that does not play by the protocol."""


def is_outside(player: str) -> bool:
    """Return whether a player's name stands for a program."""
    return player.partition(":")[0].partition("/")[0] == _PREFIX and ":" in player


class OutsidePlayer:
    """A program that was started by its name ``engine:COMMAND`` and plays until it is closed."""

    def __init__(self, player: str) -> None:
        """Start it; raises ``OutsideError`` where that cannot be done."""
        name, _, command = player.partition(":")
        level = name.partition("/")[2]
        self._name = player
        self._level: str | UnsetType = level or UNSET
        try:
            # Windows hands a command line on as it is: each program itself splits it, quotes and all.
            words = command if sys.platform == "win32" else shlex.split(command) or [command]
            # The user names the program on the command line.
            self._process = subprocess.Popen(  # noqa: S603
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise OutsideError(phrase("arena.no-start", name=player, why=str(error))) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin, self._stdout = self._process.stdin, self._process.stdout

    def action(self, record: str, limit: Limit, seed: int) -> str:
        """Return its action for a perspective; raises ``OutsideError`` where it gives none in time."""
        think = m.Think(
            level=self._level,
            record=record,
            seed=seed,
            playouts=UNSET if limit.playouts is None else limit.playouts,
            seconds=UNSET if limit.seconds is None else limit.seconds,
        )
        answer = self._asked(msgspec.json.encode(think).decode(), (limit.seconds or 0.0) + _PATIENCE)
        action = answer.get("action")
        if not isinstance(action, str):
            told = str(answer)[:_MOST_TOLD]
            raise OutsideError(phrase("arena.no-action", name=self._name, answer=told))
        return action

    def _asked(self, line: str, seconds: float) -> dict[str, Any]:
        """Return the answer to a line; a program that is late is killed."""
        try:
            with self._killed_after(seconds):
                self._stdin.write(line + "\n")
                answer = self._stdout.readline(m.LONGEST_LINE)
        except OSError as error:
            raise OutsideError(phrase("arena.broken-off", name=self._name, why=str(error))) from error
        if not answer:
            raise OutsideError(phrase("arena.silent", name=self._name))
        try:
            return msgspec.json.decode(answer, type=dict[str, Any])
        except msgspec.DecodeError as error:
            told = answer[:_MOST_TOLD]
            raise OutsideError(phrase("arena.no-object", name=self._name, answer=told)) from error

    def close(self) -> None:
        """Have it end; a program that does not is killed."""
        with self._killed_after(_FAREWELL):
            with suppress(OSError):
                self._stdin.write('{"cmd": "quit"}\n')
            with suppress(OSError):
                self._stdin.close()
            self._process.wait()
        self._stdout.close()

    @contextmanager
    def _killed_after(self, seconds: float) -> Iterator[None]:
        """Kill the program if the block takes longer."""
        timer = Timer(seconds, self._kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _kill(self) -> None:
        """Kill the program, and what it has started: that would keep its output open."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


@contextmanager
def outside_players(players: Iterable[str]) -> Iterator[dict[str, OutsidePlayer]]:
    """Start a program for each player that is one; they end with the block."""
    with ExitStack() as stack:
        found: dict[str, OutsidePlayer] = {}
        for player in players:
            if is_outside(player) and player not in found:
                found[player] = OutsidePlayer(player)
                stack.callback(found[player].close)
        yield found
