"""Sentences before they have a language: a code with values.

Everything below ``ui`` addresses the user in phrases.  ``core.sentences`` holds the one English
source sentence of every code; ``ui.words`` translates it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

Value: TypeAlias = "int | str | Phrase"


class Phrase(msgspec.Struct, frozen=True):
    """A code of ``core.sentences`` with the values that its sentence names.

    A value is a number, a text that is shown as it is (a person's name, a piece of notation), or
    another phrase (a card's name), which is put into words first.  A value called ``n`` chooses the
    plural form.
    """

    code: str
    values: tuple[tuple[str, Value], ...] = ()


def phrase(code: str, **values: Value) -> Phrase:
    """Build a phrase; equal arguments give equal phrases, whatever their order."""
    if len(values) < 2:
        return Phrase(code, tuple(values.items()))
    return Phrase(code, tuple(sorted(values.items())))  # names differ, so values are never compared


def listed(texts: Iterable[str]) -> Value:
    """Return texts as a list for a user to read, with the commas of the user's language."""
    said: Value = ""
    for text in texts:
        said = phrase("joined.heard", first=said, second=text) if said else text
    return said
