"""How plausible it is that a seat with a certain hand acts as it was seen to: the evidence for what it holds.

A sensible player's actions, by few features, fitted by maximum likelihood to matches of experts against each
other, with 24 to 30 worlds: 143 by the English rules and 75 by the Japanese.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import logistic
from limbotable.core.position import size
from limbotable.games.countdown.actions import AS_1, AS_11, BY_DIVISOR, PLAIN, WAY
from limbotable.games.countdown.effects import (
    ACE,
    DIVISORS,
    DIVISORS_AT,
    KING,
    QUEEN,
    count_after,
    effect_of,
    playable,
)
from limbotable.games.countdown.table import PACK, RANKS

#: With this chance a player does just anything: nothing that is seen makes a hand impossible.
_ANY: Final = 0.1
_NUMBERS: Final = 10  #: the ranks that are numbers, from the ace on
_HIGH: Final = 40  #: from this count on queens and kings do most

# --- cards: what each of these adds to the attraction of a play -----------------------------------------
_ACE: Final = -2.56
_TWO: Final = -0.37
_QUEEN: Final = 1.84  #: at a high count
_KING: Final = -1.48
_NUMBER: Final = 0.093  #: for each point of a number card
_TWIN: Final = 1.66  #: another card of the rank stays in hand
_ANSWERS: Final = -7.88  #: times the part of all cards that the other seat could play
_SMALL: Final = 0.353  #: for each point of a count up to ten

# --- calls: what each of these adds to the log odds of a double ------------------------------------------
_BY_RANK: Final = vec[float](
    [1.77, 0.45, 0.13, -0.29, -0.27, -0.43, -0.32, -0.37, -0.59, -0.49, 0.08, -1.04, 0.40]
)
_CALL: Final = -4.05
_DISTINCT: Final = 0.85  #: for each rank of the hand
_DOUBLED: Final = 0.70  #: after a double
_LEAD: Final = -2.06  #: times the lead's part of the points that win
_LEAD_DOUBLED: Final = -5.98  #: the same after a double
_MINE: Final = 0.73  #: times the part of these points that the seat has
_THEIRS: Final = 1.24  #: times that of the other


class Seen:
    """One decision that a seat was seen to take."""

    def __init__(self, seat: i64, gone: i64) -> None:
        self.seat: i64 = seat
        #: Mask of the cards that it has played from its hand since, that of this decision included.
        self.gone: i64 = gone

    def likelihood(self, hand: i64) -> float:
        """Return the chance that a seat decides so which now has this hand."""
        raise NotImplementedError


@final
class SeenCall(Seen):
    """A call, made with a lead that counts in parts of the points that win; 0 where rounds decide."""

    def __init__(self, seat: i64, gone: i64, double: bool, doubled: bool, mine: float, theirs: float) -> None:
        super().__init__(seat, gone)
        self._double = double
        self._odds = _CALL + _MINE * mine + _THEIRS * theirs + _LEAD * (mine - theirs)
        if doubled:  # by the other seat
            self._odds += _DOUBLED + _LEAD_DOUBLED * (mine - theirs)

    def likelihood(self, hand: i64) -> float:
        held = hand | self.gone
        odds = self._odds
        for rank in range(i64(RANKS)):
            cards = size(held >> (4 * rank) & 0xF)
            if cards > 0:
                odds += _BY_RANK[rank] * float(cards) + _DISTINCT
        return (1.0 - _ANY) * logistic(odds if self._double else -odds) + _ANY / 2.0


@final
class SeenCard(Seen):
    """A card that was played from the hand."""

    def __init__(self, seat: i64, gone: i64, action: i64, count: i64, effect: i64, alone: bool) -> None:
        super().__init__(seat, gone)
        self._rank: i64 = (action & (WAY - 1)) >> 2
        self._way: i64 = action >> 6
        self._count: i64 = count
        self._effect: i64 = effect
        self._alone = alone  #: whether the other seat was blocked

    def likelihood(self, hand: i64) -> float:
        held = hand | self.gone
        fitting = held & playable(self._count, self._effect)
        total = 0.0
        chosen = 0.0
        options: i64 = 0
        for rank in range(i64(RANKS)):
            if fitting >> (4 * rank) & 0xF == 0:
                continue
            effect = effect_of(4 * rank, self._effect)
            first: i64 = 0
            end: i64 = 1
            if effect == ACE:
                end = 2 if self._count >= 11 else 1
            elif effect == KING:
                first = DIVISORS_AT[self._count]
                end = DIVISORS_AT[self._count + 1]
            for k in range(first, end):
                way: i64 = PLAIN
                if effect == ACE:
                    way = AS_1 if k == 0 else AS_11
                elif effect == KING:
                    way = BY_DIVISOR + DIVISORS[k]
                weight = math.exp(self._attraction(held, rank, effect, way))
                total += weight
                options += 1
                if rank == self._rank and way == self._way:
                    chosen = weight
        return (1.0 - _ANY) * chosen / total + _ANY / float(options)

    def _attraction(self, held: i64, rank: i64, effect: i64, way: i64) -> float:
        after = count_after(self._count, effect, way)
        attraction = _SMALL * float(after if after < 10 else 10)  # noqa: FURB136 - native numbers
        if rank < _NUMBERS:
            attraction += _NUMBER * float(rank + 1)
        if rank == 0:
            attraction += _ACE
        elif rank == 1:
            attraction += _TWO
        elif self._count >= _HIGH:
            if rank == QUEEN - 1:
                attraction += _QUEEN
            elif rank == KING - 1:
                attraction += _KING
        if size(held >> (4 * rank) & 0xF) > 1:
            attraction += _TWIN
        if not self._alone:
            attraction += _ANSWERS * float(size(playable(after, effect))) / float(PACK)
        return attraction
