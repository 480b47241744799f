"""Headers with any keys, as other programs may write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from limbotable.play.header import MatchHeader


def with_keys(header: MatchHeader, keys: Mapping[str, Any]) -> MatchHeader:
    """Return a header with these keys set, where they are or after all others."""
    return MatchHeader.of({**header.fields(), **keys})
