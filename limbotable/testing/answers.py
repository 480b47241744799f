"""The engine's answers, without a stream."""

from __future__ import annotations

from typing import Any

import msgspec

from limbotable.engine import messages as m
from limbotable.engine.session import Session


def answer_fields(session: Session, request: m.AnyRequest) -> dict[str, Any]:
    """Return the fields of a session's answer, in a client's form; raises ``Refused``."""
    fields: dict[str, Any] = msgspec.to_builtins(session.answer(request))
    return fields
