"""The names of the foes."""

from __future__ import annotations

from functools import cache

from limbotable.core.cards import card_phrase, card_text
from limbotable.core.phrases import Phrase, phrase


@cache
def foe_phrase(card: int | None, *, within: bool = False) -> Phrase:
    """Return a foe as its card and its name; of an unseen card, that it lies face down.

    ``within``: for the middle of a sentence, where some languages need an article.
    """
    if card is None:
        return card_phrase(None)
    text = card_text(card)
    name = phrase(f"foes.foe.{text}")
    if text.startswith("X"):
        return phrase("foes.joker.within" if within else "foes.joker", name=name)
    return phrase("foes.foe.within" if within else "foes.foe", card=card_phrase(card), name=name)
