"""The reasons why a card cannot be played at a count."""

from __future__ import annotations

from collections.abc import Iterable

from limbotable.core.cards import card_text, rank_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.actions import AS_1, AS_11, BY_DIVISOR, PLAIN
from limbotable.games.countdown.effects import (
    ACE,
    DIVISORS_AT,
    KING,
    NOTHING,
    QUEEN,
    REVERSED,
    effect_of,
)


def effect_refusal(card: int, way: int, count: int, before: int) -> Phrase:
    """Return the reason why a card cannot be played in this way at a count, after a card with that effect."""
    effect = effect_of(card, before)
    jack = rank_of(card) == "J"
    if effect == NOTHING:
        return phrase("countdown.jack-nothing")
    if effect == ACE:
        if way not in (AS_1, AS_11):
            return phrase("countdown.jack-ace")
        return phrase("countdown.ace-11", count=count)
    if effect == KING:
        if DIVISORS_AT[count] == DIVISORS_AT[count + 1]:
            return phrase("countdown.jack-prime" if jack else "countdown.king-prime", count=count)
        if way <= AS_11:
            return phrase("countdown.jack-king")
        divisor = way - BY_DIVISOR
        if divisor >= count:
            return phrase("countdown.king-between", divisor=divisor, count=count)
        return phrase("countdown.king-divisor", divisor=divisor, count=count)
    if way != PLAIN:
        return phrase("countdown.jack-plain", card=card_text(card))
    if effect == QUEEN:
        return phrase(
            "countdown.jack-queen" if jack else "countdown.queen", count=count, reversed=REVERSED[count]
        )
    return phrase("countdown.jack-too-high" if jack else "countdown.too-high", value=effect, count=count)


def plainest_way(card: int, before: int) -> int:
    """Return the plainest way to play a card after a card with that effect, the meaning of a bare card."""
    effect = effect_of(card, before)
    return AS_1 if effect == ACE else BY_DIVISOR + 2 if effect == KING else PLAIN


def turned_in_vain(card: int, count: int, pile: Iterable[int]) -> Phrase:
    """Return the reason why a card of the stock cannot be played at a count, on the cards of a pile."""
    effect = NOTHING
    for played in pile:
        effect = effect_of(played, effect)
    return effect_refusal(card, plainest_way(card, effect), count, effect)
