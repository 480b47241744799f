"""The names of the foes."""

from __future__ import annotations

from functools import cache

from limbotable.core.cards import card_phrase, card_text
from limbotable.core.phrases import Phrase, phrase


@cache
def foe_phrase(card: int | None) -> Phrase:
    """Return a foe as its card and its name; of an unseen card, that it lies face down."""
    if card is None:
        return card_phrase(None)
    text = card_text(card)
    name = phrase(f"foes.foe.{text}")
    if text.startswith("X"):
        return phrase("foes.joker", name=name)
    return phrase("foes.foe", card=card_phrase(card), name=name)
