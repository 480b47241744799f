"""Wins of the match that are certain, whatever cards the other seat has and whatever the stock brings.

A search of the worst case in the tree of what one seat sees, as in knowledge-based paranoia search (Edelkamp
2021): the seat to act has to do the same in all worlds that look alike.  Cards of one rank are alike.  The
worlds it counts with may be more than there are, so what it calls sure is, and a few sure wins may escape it.
Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, size
from limbotable.games.countdown.actions import (
    AS_1,
    AS_11,
    BY_DIVISOR,
    DRAW,
    DRAWN,
    PLAIN,
    PLAY,
    STOP,
    WAY,
)
from limbotable.games.countdown.effects import (
    ACE,
    DIVISORS,
    DIVISORS_AT,
    KING,
    count_after,
    effect_of,
    playable,
)
from limbotable.games.countdown.rules import EACH, CountdownPosition
from limbotable.games.countdown.table import ALL_CARDS, RANKS
from limbotable.games.countdown.variant import ENDLESS, POINTS

#: After so many states nothing is called sure.
_MOST: Final = 4000
_FIRST_OF_RANKS: Final = vec[i64]([0xF << (4 * rank) for rank in range(RANKS)])


class _Sight:
    """What the seat knows of the round."""

    def __init__(self) -> None:
        self.seat: i64 = 0  #: to act
        self.count: i64 = 0
        self.effect: i64 = 0
        self.played: i64 = 0
        self.own: i64 = 0  #: cards on the pile by the seat whose sight it is
        self.last: i64 = 0
        self.blocked: i64 = 0
        self.left: i64 = 0  #: cards in the stock
        self.hand: i64 = 0
        self.known: i64 = 0  #: cards that the other seat has for certain
        self.held: i64 = 0  #: further cards in its hand
        self.unseen: i64 = 0
        self.top: i64 = -1  #: the stock's top card; -1 where it is unknown

    def copy(self) -> _Sight:
        twin = _Sight()
        twin.seat = self.seat
        twin.count = self.count
        twin.effect = self.effect
        twin.played = self.played
        twin.own = self.own
        twin.last = self.last
        twin.blocked = self.blocked
        twin.left = self.left
        twin.hand = self.hand
        twin.known = self.known
        twin.held = self.held
        twin.unseen = self.unseen
        twin.top = self.top
        return twin


class SureWins:
    """Finds the sure wins of the seat to act at a position, of which only what that seat knows is read."""

    def __init__(self, position: CountdownPosition) -> None:
        seat = position.seat
        other = 1 - seat
        self._position = position
        self._seat: i64 = seat
        self._stock_up: bool = position.variant.stock_up
        self._states: i64 = 0
        seen = position.known(seat)
        sight = _Sight()
        sight.seat = seat
        sight.count = position.count
        sight.effect = position.effect
        sight.played = position.played
        sight.own = position.own0 if seat == 0 else position.played - position.own0
        sight.last = position.last
        sight.blocked = position.blocked
        sight.left = position.remaining()
        sight.hand = position.hand(seat)
        sight.known = position.hand(other) & seen
        sight.held = size(position.hand(other) & ~seen)
        sight.unseen = ALL_CARDS & ~seen
        if position.turned:
            sight.top = position.stock[position.top]
        self._root = sight

    def is_sure(self, action: i64) -> bool:
        """Return whether a legal action surely wins the match, before another card is dealt."""
        variant = self._position.variant
        phase = self._position.phase
        if variant.end == ENDLESS or phase not in (PLAY, DRAWN):
            return False
        self._states = 0
        sight = self._root.copy()
        if action == DRAW:
            return self._drawn(sight, True)
        if action == STOP:
            return self._wins(_stopped(sight))
        card = action & (WAY - 1)
        if sight.hand & BIT[card]:
            sight.hand ^= BIT[card]
            return self._card(sight, card, action >> 6, False)
        return self._card(sight, card, action >> 6, True)

    def _wins(self, sight: _Sight) -> bool:
        """Return whether the seat surely wins; owns the sight that it is given."""
        self._states += 1
        if self._states > _MOST:
            return False
        while sight.blocked != 3:
            seat = sight.seat
            mine = seat == self._seat
            fitting = playable(sight.count, sight.effect)
            if not sight.blocked & BIT[seat]:
                if mine and sight.hand:
                    if sight.hand & fitting:
                        return self._some_card(sight, sight.hand & fitting)
                elif not mine and (sight.known or sight.held):
                    if not self._every_card(sight, fitting):
                        return False
                    # It cannot be blocked where all that it may have includes a playable card.
                    if sight.known & fitting or (sight.held and size(sight.unseen & ~fitting) < sight.held):
                        return True
                elif sight.left > 0 and (sight.top < 0 or fitting & BIT[sight.top]):
                    if self._wins(_stopped(sight)) == mine:
                        return mine
                    if sight.top < 0:
                        return self._drawn(sight, mine)
                    return self._ways(sight, sight.top, mine, True)
                sight.blocked |= BIT[seat]
            sight.seat = 1 - seat
        return self._won(sight)

    def _some_card(self, sight: _Sight, cards: i64) -> bool:
        for rank in range(i64(RANKS)):
            card = _first(cards & _FIRST_OF_RANKS[rank])
            if card >= 0:
                after = sight.copy()
                after.hand ^= BIT[card]
                if self._ways(after, card, True, False):
                    return True
        return False

    def _every_card(self, sight: _Sight, fitting: i64) -> bool:
        """Return whether the seat wins after each card that the other one may have and play."""
        for rank in range(i64(RANKS)):
            card = _first(sight.known & fitting & _FIRST_OF_RANKS[rank])
            if card >= 0:
                after = sight.copy()
                after.known ^= BIT[card]
                if not self._ways(after, card, False, False):
                    return False
            card = _first(sight.unseen & fitting & _FIRST_OF_RANKS[rank])
            if card >= 0 and sight.held:
                after = sight.copy()
                after.unseen ^= BIT[card]
                after.held -= 1
                if not self._ways(after, card, False, False):
                    return False
        return True

    def _drawn(self, sight: _Sight, mine: bool) -> bool:
        """Return whether the seat wins after each card that may be turned up."""
        fitting = playable(sight.count, sight.effect)
        for rank in range(i64(RANKS)):
            card = _first(sight.unseen & _FIRST_OF_RANKS[rank])
            if card >= 0:
                after = sight.copy()
                after.unseen ^= BIT[card]
                after.top = card
                if fitting & BIT[card]:
                    wins = self._ways(after, card, mine, True)
                else:
                    wins = self._wins(_stopped(after))
                if not wins:
                    return False
        return True

    def _ways(self, sight: _Sight, card: i64, mine: bool, stocked: bool) -> bool:
        """Return whether the seat wins after some way to play a card, if it is its own, or after each."""
        effect = effect_of(card, sight.effect)
        if effect == ACE:
            if self._card(sight, card, AS_1, stocked) == mine:
                return mine
            return self._card(sight, card, AS_11, stocked) if sight.count >= 11 else not mine
        if effect == KING:
            for k in range(DIVISORS_AT[sight.count], DIVISORS_AT[sight.count + 1]):
                if self._card(sight, card, BY_DIVISOR + DIVISORS[k], stocked) == mine:
                    return mine
            return not mine
        return self._card(sight, card, PLAIN, stocked)

    def _card(self, before: _Sight, card: i64, way: i64, stocked: bool) -> bool:
        """Return whether the seat wins after a card, which is in no hand any more."""
        sight = before.copy()
        sight.effect = effect_of(card, sight.effect)
        sight.count = count_after(sight.count, sight.effect, way)
        sight.played += 1
        if sight.seat == self._seat:
            sight.own += 1
        sight.last = sight.seat
        if stocked:
            sight.left -= 1
            sight.top = -1
        if sight.count == 0:
            return self._won(sight)
        sight.seat = 1 - sight.seat
        if not (stocked and self._stock_up and sight.left > 0):
            return self._wins(sight)
        for rank in range(i64(RANKS)):
            top = _first(sight.unseen & _FIRST_OF_RANKS[rank])
            if top >= 0:
                after = sight.copy()
                after.unseen ^= BIT[top]
                after.top = top
                if not self._wins(after):
                    return False
        return True

    def _won(self, sight: _Sight) -> bool:
        """Return whether the match ends with this round, and the seat has more points."""
        position = self._position
        variant = position.variant
        seat = self._seat
        cards = sight.played
        if variant.own_cards:
            cards = sight.own if sight.last == seat else sight.played - sight.own
        factor = position.factor()
        won = EACH * cards * factor
        lost = EACH * sight.count
        if not variant.winner_doubles:
            lost *= factor
        mine = position.score0 if seat == 0 else position.score1
        others = position.score1 if seat == 0 else position.score0
        if sight.last == seat:
            mine += won
            others += lost
        else:
            mine += lost
            others += won
        if variant.end == POINTS:
            return mine > others and mine >= variant.target
        return mine > others and position.round == variant.target


def _stopped(sight: _Sight) -> _Sight:
    after = sight.copy()
    after.blocked |= BIT[after.seat]
    after.seat = 1 - after.seat
    return after


def _first(cards: i64) -> i64:
    """Return the first card of a mask, or -1."""
    if cards == 0:
        return -1
    card: i64 = 0
    rest = cards
    while not rest & 0xF:
        rest >>= 4
        card += 4
    while not rest & 1:
        rest >>= 1
        card += 1
    return card
