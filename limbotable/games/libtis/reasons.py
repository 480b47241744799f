"""The reasons why an action of Libtis is not legal, in terms of the rules."""

from __future__ import annotations

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis.actions import QUICKSTART, STANDARD, SUPPLY, TAKE, TAKING
from limbotable.games.libtis.deck import (
    CARD_SUITS,
    LOCATION_NAMES,
    LOCATION_SUITS,
    NAMES,
    card_phrase,
    location_phrase,
    suits_phrase,
)
from limbotable.games.libtis.notation import parts
from limbotable.games.libtis.rules import LibtisPosition


def refusal(position: LibtisPosition, action: int) -> Phrase:
    """Return the reason why an action is not legal, for one that is not."""
    source, location, card = parts(action)
    name = card_phrase(NAMES[card])
    if position.phase == TAKING:
        return phrase("libtis.not-in-set", card=name) if source == TAKE else phrase("libtis.take-first")
    if source == TAKE:
        if position.variant == QUICKSTART:
            return phrase("libtis.no-bonuses")
        return phrase("libtis.bonuses-dealt" if position.variant == STANDARD else "libtis.bonuses-taken")
    if not position.hand(position.seat) >> card & 1:
        return phrase("libtis.not-in-hand", card=name)
    if not set(CARD_SUITS[card]) & set(LOCATION_SUITS[location]):
        return no_shared_suit(card, location)
    if source == location:
        return phrase("libtis.stays", location=location_phrase(LOCATION_NAMES[location]))
    if source == SUPPLY:
        return phrase("libtis.no-supply")
    return phrase("libtis.no-cube", location=location_phrase(LOCATION_NAMES[source]))


def no_shared_suit(card: int, location: int) -> Phrase:
    """Return the reason why a card cannot go to a location."""
    return phrase(
        "libtis.no-shared-suit",
        card=card_phrase(NAMES[card]),
        suits=suits_phrase(CARD_SUITS[card]),
        location=location_phrase(LOCATION_NAMES[location]),
        others=suits_phrase(LOCATION_SUITS[location]),
    )
