"""Talking with the engine inside this process."""

from __future__ import annotations

import io
import json
import threading
from typing import Any, Final

from limbotable.engine.server import serve

PATIENCE: Final = 100.0  # seconds


class _OpenInput(io.BytesIO):
    """Has an input that ends no sooner than it is told: at its end all thinking stops."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self.ended = threading.Event()

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        if not data:
            self.ended.wait(PATIENCE)
        return data


class _Output(io.BytesIO):
    """Ends the input when so many lines have been answered."""

    def __init__(self, lines: int, stdin: _OpenInput) -> None:
        super().__init__()
        self._left, self._stdin = lines, stdin
        self._look()

    def write(self, data: Any, /) -> int:
        written = super().write(data)
        self._left -= 1
        self._look()
        return written

    def _look(self) -> None:
        if self._left <= 0:
            self._stdin.ended.set()


def raw(data: bytes) -> list[bytes]:
    """Return the lines that the engine answers to an input, which ends when its lines have been answered."""
    stdin = _OpenInput(data)
    stdout = _Output(data.count(b"\n"), stdin)
    serve(stdin, stdout)
    stdin.ended.set()
    lines = stdout.getvalue().split(b"\n")
    assert lines.pop() == b"", "every answer ends its line"
    return lines


def said(data: bytes) -> list[Any]:
    """Return the answers to an input."""
    return [json.loads(line) for line in raw(data)]


def talk(*requests: object) -> list[Any]:
    """Return the answers to requests."""
    return said(b"".join(json.dumps(request).encode() + b"\n" for request in requests))


def code(answer: Any) -> str | None:
    """Return the code of an error, or None for an answer that is none."""
    return answer["error"]["code"] if "error" in answer else None
