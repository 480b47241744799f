"""Phrases in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.core.phrases import Phrase, Value
from limbotable.core.sentences import CONTEXT, filled
from limbotable.games import GAMES
from limbotable.ui.words.outside import VALUE_LETTERS, shown


def speak(phrase: Phrase) -> str:
    """Return a phrase in the installed language; raises ``KeyError`` for an unknown code."""
    values = dict(phrase.values)
    sentence = GAMES.sentences[phrase.code]
    source = sentence if isinstance(sentence, str) else sentence[1]
    n = values.get("n", -1) if isinstance(sentence, tuple) else -1
    assert isinstance(n, int)
    translated = QCoreApplication.translate(CONTEXT, source, "", n)
    text = filled(translated, {name: _said(value) for name, value in values.items()})
    # A whole sentence begins with a capital, also where a card's name comes first.
    whole = translated.startswith("{") and translated.endswith(".")
    return text[:1].upper() + text[1:] if whole else text


def _said(value: Value) -> str | int:
    if isinstance(value, Phrase):
        return speak(value)
    # A name, or a value from a file: its author is unknown.
    return shown(value, VALUE_LETTERS) if isinstance(value, str) else value
