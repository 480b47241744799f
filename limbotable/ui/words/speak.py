"""Phrases in the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.core.phrases import Phrase
from limbotable.core.sentences import CONTEXT, filled
from limbotable.games import GAMES


def speak(phrase: Phrase) -> str:
    """Put a phrase into the language that is installed now; raises ``KeyError`` for an unknown code."""
    values = dict(phrase.values)
    sentence = GAMES.sentences[phrase.code]
    source = sentence if isinstance(sentence, str) else sentence[1]
    n = values.get("n", -1) if isinstance(sentence, tuple) else -1
    assert isinstance(n, int)
    translated = QCoreApplication.translate(CONTEXT, source, "", n)
    text = filled(translated, {name: speak(v) if isinstance(v, Phrase) else v for name, v in values.items()})
    # A whole sentence begins with a capital, also where a card's name comes first.
    whole = translated.startswith("{") and translated.endswith(".")
    return text[:1].upper() + text[1:] if whole else text
