"""Phrases in the language of the command line."""

from __future__ import annotations

from collections.abc import Iterable

from limbotable.command_line.language import in_language, of_number
from limbotable.core.phrases import Phrase
from limbotable.core.phrases import listed as as_list
from limbotable.core.sentences import Sentence, put_into
from limbotable.games import GAMES


def in_words(said: Phrase) -> str:
    """Return a phrase in the language; raises ``KeyError`` for a code without a sentence."""
    return put_into(said, GAMES.sentences, _form)


def listed(texts: Iterable[str]) -> str:
    """Return texts as a list in the language."""
    every = as_list(texts)
    return in_words(every) if isinstance(every, Phrase) else str(every)


def _form(sentence: Sentence, n: int | None) -> str:
    if isinstance(sentence, str):
        return in_language(sentence)
    return of_number(*sentence, 0 if n is None else n)
