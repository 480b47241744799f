"""The effects of cards on the count, and the cards that may be played at it.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.countdown.actions import AS_1, BY_DIVISOR

# --- effects: a card's change of the count, which a jack repeats: 2..10 are numbers -------------------
NOTHING: Final = 0
ACE: Final = 1
QUEEN: Final = 12
KING: Final = 13

START: Final = 101
#: No count has a larger proper divisor.
MOST_DIVISOR: Final = START // 2
_JACK_RANK: Final = 10
_RANK_OF_ACES: Final = 0xF
_RANK_OF_JACKS: Final = 0xF0000000000
_RANK_OF_QUEENS: Final = 0xF00000000000
_RANK_OF_KINGS: Final = 0xF000000000000

#: The count with its digits in reverse order.
REVERSED: Final = vec[i64]([int(str(count)[::-1]) for count in range(START + 1)])


def _divisors(count: int) -> list[int]:
    return [d for d in range(2, count) if count % d == 0]


#: The proper divisors of ``count`` are ``DIVISORS[DIVISORS_AT[count]:DIVISORS_AT[count + 1]]``.
DIVISORS: Final = vec[i64]([d for count in range(START + 1) for d in _divisors(count)])
DIVISORS_AT: Final = vec[i64](
    [sum(len(_divisors(below)) for below in range(count)) for count in range(START + 2)]
)
assert max(max(_divisors(count), default=0) for count in range(START + 1)) == MOST_DIVISOR


def _playable_but_jacks(count: int) -> int:
    mask = _RANK_OF_ACES if count >= 1 else 0
    for value in range(2, min(count, 10) + 1):
        mask |= 0xF << (4 * (value - 1))
    if int(str(count)[::-1]) < count:
        mask |= _RANK_OF_QUEENS
    if _divisors(count):
        mask |= _RANK_OF_KINGS
    return mask


#: The cards that may be played at a count, jacks left out.
_PLAYABLE: Final = vec[i64]([_playable_but_jacks(count) for count in range(START + 1)])


def effect_fits(effect: i64, count: i64) -> bool:
    """Return whether an effect is possible at a count of 1 or more."""
    if effect == ACE:
        return True
    if effect <= 10:
        return effect != NOTHING and effect <= count
    if effect == QUEEN:
        return REVERSED[count] < count
    return DIVISORS_AT[count] < DIVISORS_AT[count + 1]


def playable(count: i64, effect: i64) -> i64:
    """Return the mask of the cards that may be played at a count, after a card with that effect."""
    if count < 1:
        return 0
    mask = _PLAYABLE[count]
    if effect_fits(effect, count):
        mask |= _RANK_OF_JACKS
    return mask


def effect_of(card: i64, before: i64) -> i64:
    """Return the effect of a card that is played after an effect."""
    rank = card >> 2
    if rank < _JACK_RANK:
        return rank + 1
    if rank == _JACK_RANK:
        return before
    return rank + 1


def count_after(count: i64, effect: i64, way: i64) -> i64:
    """Return the count after a legal use of an effect in one of the ways."""
    if effect == ACE:
        return count - 1 if way == AS_1 else count - 11
    if effect <= 10:
        return count // effect if count % effect == 0 else count - effect
    if effect == QUEEN:
        return REVERSED[count]
    return count // (way - BY_DIVISOR)


def starter_value(card: i64) -> i64:
    """Return the value that a starter takes off the count; an ace's value is the dealer's choice."""
    rank = card >> 2
    return rank + 1 if rank < _JACK_RANK else 0
