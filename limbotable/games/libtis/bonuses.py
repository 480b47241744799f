"""The bonus cards: the measure of each, and its payment at the end.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.libtis.actions import LOCATION, NOTHING
from limbotable.games.libtis.awards import SUITS
from limbotable.games.libtis.packed import AT, NIBBLE

# --- the cards, numbered after those that are played -----------------------------------------------------
END: Final = 20
CALAMITY: Final = 21
WINDFALL: Final = 22
PACT: Final = 23
HARVEST: Final = 24
EXCUSE: Final = 25
BETRAYAL: Final = 26
BONUS_KINDS: Final = 7
BONUS_CARDS: Final = 0x3F00000
ADVANCED_BONUS_CARDS: Final = 0x7F00000
assert BETRAYAL < LOCATION

BONUS: Final = 12
#: The payments of Betrayal for another player's bonus: the holder beat that player, or equalled it; or that
#: player was beaten by a third, tied with a third, or was alone the highest.
BEAT: Final = 9
EQUALLED: Final = 6
BEATEN_BY_THIRD: Final = 2
TIED_WITH_THIRD: Final = 1

_LEAVES: Final = 3
_WYRMS: Final = 4
_KNOTS: Final = 5


def figure(bonus: i64, chips: i64) -> i64:
    """Return a seat's figure, from its chips, by the measure of a bonus card (but Betrayal)."""
    if bonus == END:
        return chips >> AT[_LEAVES] & NIBBLE
    if bonus == CALAMITY:
        return chips >> AT[_WYRMS] & NIBBLE
    if bonus == WINDFALL:
        return chips >> AT[_KNOTS] & NIBBLE
    total: i64 = 0
    voids: i64 = 0
    fewest: i64 = NIBBLE
    for suit in range(i64(SUITS)):
        count = chips >> AT[suit] & NIBBLE
        total += count
        if count == 0:
            voids += 1
        if count < fewest:
            fewest = count
    if bonus == PACT:
        return fewest
    return total if bonus == HARVEST else voids


def bonus_points(bonuses: vec[i64], chips: vec[i64], seat: i64) -> i64:
    """Return the points for a seat's bonus card if the chips stay as they are."""
    bonus = bonuses[seat]
    if bonus == NOTHING:
        return 0
    if bonus == BETRAYAL:
        points: i64 = 0
        for other in range(i64(len(chips))):
            if other != seat:
                points += betrayal_points(bonuses[other], chips, seat, other)
        return points
    mine = figure(bonus, chips[seat])
    if mine == 0:
        return 0
    sharing: i64 = 0
    for other in range(i64(len(chips))):
        theirs = figure(bonus, chips[other])
        if theirs > mine:
            return 0
        if theirs == mine:
            sharing += 1
    return (BONUS + sharing - 1) // sharing


def betrayal_points(bonus: i64, chips: vec[i64], seat: i64, other: i64) -> i64:
    """Return a seat's points from Betrayal for the bonus card of another player."""
    mine = figure(bonus, chips[seat])
    theirs = figure(bonus, chips[other])
    if mine > theirs:
        return BEAT
    if mine == theirs:
        return EQUALLED
    tied = False
    for third in range(i64(len(chips))):
        if third != other:
            found = figure(bonus, chips[third])
            if found > theirs:
                return BEATEN_BY_THIRD
            if found == theirs:
                tied = True
    return TIED_WITH_THIRD if tied else 0
