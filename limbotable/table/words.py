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


def one_after_the_other(sentences: Iterable[Phrase]) -> Phrase | None:
    """Return whole sentences as one text; None without any."""
    text: Phrase | None = None
    for sentence in sentences:
        text = sentence if text is None else phrase("sentences", first=text, second=sentence)
    return text
