"""Talking with the engine inside this process."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec

from limbotable.engine import messages as m
from limbotable.engine.server import serve
from limbotable.engine.session import Session


def raw(data: bytes) -> list[bytes]:
    """Return the lines that the engine answers to an input."""
    stdout = io.BytesIO()
    serve(io.BytesIO(data), stdout)
    lines = stdout.getvalue().split(b"\n")
    assert lines.pop() == b"", "every answer ends its line"
    return lines


def said(data: bytes) -> list[Any]:
    """Return the answers to an input."""
    return [json.loads(line) for line in raw(data)]


def talk(*requests: object) -> list[Any]:
    """Return the answers to requests."""
    return said(b"".join(json.dumps(request).encode() + b"\n" for request in requests))


def asked(session: Session, request: m.AnyRequest) -> dict[str, Any]:
    """Return the fields of a session's answer; raises ``Refused``."""
    fields: dict[str, Any] = msgspec.to_builtins(session.answer(request))
    return fields


def code(answer: Any) -> str | None:
    """Return the code of an error, or None for an answer that is none."""
    return answer["error"]["code"] if "error" in answer else None
