"""What tells texts apart, without the words that all of them begin and end with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from limbotable.ui.art.line_breaks import joints

_SPACELESS: Final = "\u2e80"  #: from this character on writing needs no spaces between words
_STOPS: Final = " ,:;、，："  #: between the words that differ and the others


def apart(texts: Sequence[str]) -> tuple[str, list[str]]:
    """Return the words that all texts begin and end with, an ellipsis between them, and the others of each.

    The first is empty where there are no such words, or a text has no others: then each is returned whole.
    """
    most = _alike(texts)
    start = next(at for at in range(most, -1, -1) if all(_between_words(text, at) for text in texts))
    rests = [text[start:] for text in texts]
    most = _alike([rest[::-1] for rest in rests])
    end = next(at for at in range(most, -1, -1) if all(_between_words(one, len(one) - at) for one in texts))
    differing = [rest[: len(rest) - end] for rest in rests]
    words = [one.strip(_STOPS) for one in differing]
    if not (start or end) or not all(words):
        return "", list(texts)
    space = " " if differing[0].endswith(" ") else ""
    return f"{texts[0][:start]}…{space}{texts[0][len(texts[0]) - end :]}", words


def _between_words(text: str, at: int) -> bool:
    """Return whether a word ends and another one begins at a place in a text."""
    if at in (0, len(text)) or text[at - 1].isspace():
        return True
    return max(text[at - 1 : at + 1]) >= _SPACELESS and at not in joints(text)


def _alike(texts: Sequence[str]) -> int:
    """Return with how many of the same characters the texts begin."""
    return sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, zip(*texts, strict=False)))
