"""The cards as masks: the foes, the tactical cards, and the lowest visible card of a cycle.

Cards are numbered as in ``core.cards``.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.foes.actions import NONE, WAY

#: The tactical cards go from the two of clubs to the ten of spades.
LOWEST: Final = 4
TACTICAL: Final = 0xFFFFFFFFF0
COURT: Final = 0xFFF000000000F
COURT_CARDS: Final = 16
#: The mask of the jokers, by their number.
JOKERS: Final = vec[i64]([0, 1 << 52, 3 << 52, 7 << 52])
#: The first card of each number of foes; the aces' is 0.
JACKS: Final = 40
QUEENS: Final = 44
KINGS: Final = 48
FIRST_JOKER: Final = 52
assert FIRST_JOKER + 3 <= WAY

#: The cards of one number are four bits, one for each suit: these are red, those black.
SUITS: Final = 15
RED: Final = 6
BLACK: Final = 9
#: How many suits are in each of these masks.
SUIT_COUNT: Final = vec[i64]([suits.bit_count() for suits in range(16)])


def _odd_suit(suits: int) -> int:
    """Return the suit of the card that is visible among those of one number in a cycle, or ``NONE``.

    One is; two hide each other; of three the two of one colour do; four are all hidden.
    """
    if suits.bit_count() == 3:
        suits &= BLACK if (suits & BLACK).bit_count() == 1 else RED
    return suits.bit_length() - 1 if suits.bit_count() == 1 else NONE


_VISIBLE: Final = vec[i64]([_odd_suit(suits) for suits in range(16)])

#: The card of a mask of one tactical card, by the mask's rest: two is a primitive root of 37.
_PRIME: Final = 37
_CARD: Final = vec[i64](
    [next((card for card in range(LOWEST, 40) if (1 << card) % 37 == rest), NONE) for rest in range(37)]
)


def card_of(low: i64) -> i64:
    """Return the card of a mask of one tactical card."""
    return _CARD[low % _PRIME]


def highest(cards: i64) -> i64:
    """Return the highest card of a mask, or ``NONE`` of an empty one."""
    card: i64 = NONE
    while cards:
        low = cards & -cards
        cards ^= low
        card = card_of(low)
    return card


def lowest_visible(cycle: i64) -> i64:
    """Return the card of a cycle (a mask) that attracts the foe, or ``NONE`` where all hide."""
    rest = cycle >> LOWEST
    first: i64 = LOWEST
    while rest:
        suit = _VISIBLE[rest & SUITS]
        if suit != NONE:
            return first + suit
        rest >>= 4
        first += 4
    return NONE
