"""The awards for cubes: the place of a seat at a location, the chips for it, and their points.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import MOST_ACTIONS
from limbotable.games.libtis.actions import LOCATION, NOTHING, SOURCE
from limbotable.games.libtis.deck import CHIP_VALUES, LOCATION_SUITS
from limbotable.games.libtis.packed import AT, NIBBLE, ONE

SUITS: Final = 6
LOCATIONS: Final = 8
_MOST_IN_HAND: Final = 5
assert LOCATIONS * LOCATION <= SOURCE
# Each card can go to each location, from each other one and from the supply.
assert _MOST_IN_HAND * LOCATIONS * LOCATIONS <= MOST_ACTIONS
_VALUE: Final = vec[i64](list(CHIP_VALUES))

#: The suit of a place (from 1) at a location: ``SUIT_OF[location * 8 + place]``.
SUIT_OF: Final = vec[i64](
    [suits[place - 1] if 1 <= place <= len(suits) else -1 for suits in LOCATION_SUITS for place in range(8)]
)

#: The same, but ``SUITS`` for none; and the points of a chip by suit, 0 for none.
PAID_SUIT: Final = vec[i64]([suit if suit >= 0 else SUITS for suit in [int(SUIT_OF[k]) for k in range(64)]])
WORTH: Final = vec[float]([float(points) for points in (*CHIP_VALUES, 0)])


def place_of(cubes: vec[i64], seat: i64, location: i64) -> i64:
    """Return the place whose suit a seat gets at a location; 0 without a cube there.

    A seat that is alone in a place gets its suit; each of several that share a place gets the next place's.
    """
    shift = AT[location]
    mine = cubes[seat] >> shift & NIBBLE
    if mine == 0:
        return 0
    more: i64 = 0
    equal: i64 = 0  # the seat itself among them
    for other in range(i64(len(cubes))):
        theirs = cubes[other] >> shift & NIBBLE
        if theirs > mine:
            more += 1
        elif theirs == mine:
            equal += 1
    return more + 1 if equal == 1 else more + 2


def awarded(cubes: vec[i64], seat: i64) -> i64:
    """Return the chips that a seat gets for the cubes as they stand, four bits for each suit."""
    chips: i64 = 0
    for location in range(i64(LOCATIONS)):
        suit = SUIT_OF[location * 8 + place_of(cubes, seat, location)]
        if suit != NOTHING:
            chips += ONE[suit]
    return chips


def chip_points(chips: i64) -> i64:
    """Return the points for chips."""
    points: i64 = 0
    for suit in range(i64(SUITS)):
        points += (chips >> AT[suit] & NIBBLE) * _VALUE[suit]
    return points
