"""The chaos at the end of a round: which foes of a corner cancel each other.

A corner is a mask of foes.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.foes.cards import BLACK, FIRST_JOKER, JACKS, KINGS, QUEENS, RED, SUIT_COUNT, SUITS

#: Of the suits of one number in a corner, those that no other of their colour cancels.
_UNPAIRED: Final = vec[i64](
    [sum(suits & colour for colour in (RED, BLACK) if suits & colour != colour) for suits in range(16)]
)


def unpaired(corner: i64) -> i64:
    """Return the jacks to aces of a corner that no other foe of their number and colour cancels."""
    return (
        _UNPAIRED[corner & SUITS]
        | _UNPAIRED[corner >> JACKS & SUITS] << JACKS
        | _UNPAIRED[corner >> QUEENS & SUITS] << QUEENS
        | _UNPAIRED[corner >> KINGS & SUITS] << KINGS
    )


def unstraightened(corner: i64) -> i64:
    """Return the jacks to aces that are left of a corner without pairs when its straights are gone.

    Of all four of a suit the ace stays.
    """
    aces = corner & SUITS
    jacks = corner >> JACKS & SUITS
    queens = corner >> QUEENS & SUITS
    kings = corner >> KINGS & SUITS
    low = jacks & queens & kings
    high = queens & kings & aces & ~low
    both = low | high
    return aces ^ high | (jacks ^ low) << JACKS | (queens ^ both) << QUEENS | (kings ^ both) << KINGS


def left_after_chaos(corner: i64) -> i64:
    """Return the number of foes of a corner (a mask) that the chaos leaves."""
    return count(unstraightened(unpaired(corner))) + (SUIT_COUNT[corner >> FIRST_JOKER] & 1)


def count(court: i64) -> i64:
    """Return the number of jacks to aces in a mask."""
    return (
        SUIT_COUNT[court & SUITS]
        + SUIT_COUNT[court >> JACKS & SUITS]
        + SUIT_COUNT[court >> QUEENS & SUITS]
        + SUIT_COUNT[court >> KINGS & SUITS]
    )
