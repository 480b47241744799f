"""The cards of Libtis: their names and their suits.

The Decktet is P. D. Magnus's; the suits of its cards are checked against two public listings of the deck.
Ranks play no part in this game.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from limbotable.core.phrases import Phrase, phrase

#: From the highest to the lowest.
SUITS: Final = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
#: The points for a chip of each suit at the end.
CHIP_VALUES: Final = (6, 5, 5, 4, 4, 3)

_MOONS, _SUNS, _WAVES, _LEAVES, _WYRMS, _KNOTS = range(6)

#: The cards that are always dealt: their notation and their suits.
_ALWAYS: Final = (
    ("author", (_MOONS, _KNOTS)),
    ("painter", (_SUNS, _KNOTS)),
    ("savage", (_LEAVES, _WYRMS)),
    ("sailor", (_WAVES, _LEAVES)),
    ("soldier", (_WYRMS, _KNOTS)),
    ("lunatic", (_MOONS, _WAVES)),
    ("penitent", (_SUNS, _WYRMS)),
    ("diplomat", (_MOONS, _SUNS)),
    ("merchant", (_LEAVES, _KNOTS)),
    *((f"ace-{name}", (suit,)) for suit, name in enumerate(SUITS)),
)
#: The cards that only four or five players use.
_FOR_MORE: Final = (
    ("huntress", (_MOONS,)),
    ("bard", (_SUNS,)),
    ("watchman", (_SUNS, _WAVES, _KNOTS)),
    ("lightkeeper", (_MOONS, _WYRMS, _KNOTS)),
    ("consul", (_MOONS, _WAVES, _KNOTS)),
)

#: The locations in the order in which they are scored, and their suits from the first place's on.
_LOCATIONS: Final = (
    ("desert", (_SUNS, _WYRMS)),
    ("mountain", (_MOONS, _SUNS)),
    ("forest", (_MOONS, _LEAVES)),
    ("market", (_LEAVES, _KNOTS)),
    ("cave", (_WAVES, _WYRMS)),
    ("darkness", (_WAVES, _WYRMS)),
    ("window", (_SUNS, _LEAVES, _KNOTS)),
    ("sea", (_WAVES,)),
)

#: The bonus cards; the last is for the advanced game only.
BONUS_NAMES: Final = ("end", "calamity", "windfall", "pact", "harvest", "excuse", "betrayal")

#: The notation of every card: those that are played, then the bonus cards.
NAMES: Final = (*(name for name, _ in (*_ALWAYS, *_FOR_MORE)), *BONUS_NAMES)
#: The suits of each card that is played.
CARD_SUITS: Final = tuple(suits for _, suits in (*_ALWAYS, *_FOR_MORE))

LOCATION_NAMES: Final = tuple(name for name, _ in _LOCATIONS)
LOCATION_SUITS: Final = tuple(suits for _, suits in _LOCATIONS)


@cache
def card_phrase(card: str | None) -> Phrase:
    """Return the name of a card or a bonus card; of an unseen one, that it lies face down."""
    return phrase("card.hidden") if card is None else phrase(f"libtis.card.{card}")


@cache
def location_phrase(location: str) -> Phrase:
    """Return the name of a location."""
    return phrase(f"libtis.location.{location}")


@cache
def suits_phrase(suits: tuple[int, ...]) -> Phrase:
    """Return the names of one to three suits as a list."""
    first, *others = suits
    name = phrase(f"libtis.suit.{SUITS[first]}")
    return phrase("libtis.suits", first=name, second=suits_phrase(tuple(others))) if others else name
