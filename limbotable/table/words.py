"""Phrases that every table needs."""

from __future__ import annotations

from collections.abc import Iterable

from limbotable.core.phrases import Phrase, phrase


def joined(remarks: Iterable[Phrase]) -> Phrase:
    """Return short remarks as one line; there is at least one."""
    first, *rest = remarks
    for remark in rest:
        first = phrase("joined", first=first, second=remark)
    return first
