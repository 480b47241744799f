"""Playing cards: their numbers and their text.

A card is a number: rank * 4 + suit, ranks from the ace (0) to the king (12), suits in the order clubs,
diamonds, hearts, spades; the three jokers follow (52 to 54).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from limbotable.core.phrases import Phrase, phrase

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
PACK: Final = 52

NAMES: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "X1", "X2", "X3")
_NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def card_text(card: int) -> str:
    """Return the card's notation, such as ``Th`` or ``X1``."""
    return NAMES[card]


def card_number(text: str) -> int | None:
    """Return the card of a notation, or None where the text is no card."""
    return _NUMBERS.get(text)


def rank_of(card: int) -> str:
    """Return the letter or digit of a card's rank, ``X`` for a joker."""
    return NAMES[card][0]


def cards_of(mask: int) -> tuple[int, ...]:
    """Return the cards of a mask, lowest number first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@cache
def card_phrase(card: int | None) -> Phrase:
    """Return a card's name; of an unseen card, that it lies face down."""
    if card is None:
        return phrase("card.hidden")
    name = card_text(card)
    return phrase("card", rank=phrase(f"rank.{name[0]}"), suit=phrase(f"suit.{name[1]}"))
