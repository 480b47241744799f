"""The last lines that a process wrote to its standard error."""

from __future__ import annotations

import logging
from collections import deque
from typing import Final

_log = logging.getLogger(__name__)
#: How many lines are kept, and how many bytes of each.
_LINES: Final = 5
_LONGEST: Final = 200


class LastWords:
    """Keeps the last few lines of a process, however many it writes, and passes each on to the log."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=_LINES)
        self._rest = b""

    def take(self, data: bytes) -> None:
        """Take the next output: lines, or parts of one."""
        *ended, rest = (self._rest + data).split(b"\n")
        self._rest = rest[:_LONGEST]
        for line in ended:
            self._keep(line)

    def _keep(self, line: bytes) -> None:
        text = _plain(line)
        if text:
            _log.warning("the engine says: %s", text)
            self._lines.append(text)

    def lines(self) -> list[str]:
        """Return the kept lines, the last one last; an unfinished line counts."""
        return list(filter(None, [*self._lines, _plain(self._rest)]))[-_LINES:]


def _plain(line: bytes) -> str:
    """Return the beginning of a line, with spaces for unprintable characters."""
    text = line[:_LONGEST].decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() else " " for letter in text).rstrip()
