"""Limbo by David Parlett: the only place where the countdown game is written.

By the project's rulings (options, doubling, blocked seats, the stock) on top of the two published texts
of the game.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, CHANCE, MOST_ACTIONS, OVER, Position

# --- actions: small numbers; notation.py gives them their text ---------------------------------------
DOUBLE: Final = 0
PASS: Final = 1
STARTER_1: Final = 2
STARTER_11: Final = 3
DRAW: Final = 4
STOP: Final = 5
#: A played card is ``way * 64 + card``, the way being one of these, or ``BY_DIVISOR + d``.
PLAIN: Final = 1
AS_1: Final = 2
AS_11: Final = 3
BY_DIVISOR: Final = 2
WAY: Final = 64
#: No action is as large; on the pile it parts who played from what.
SEAT: Final = 1 << 12

# --- phases ------------------------------------------------------------------------------------------
SHUFFLE: Final = 0
DOUBLING: Final = 1
ANSWERING: Final = 2
STARTER: Final = 3
PLAY: Final = 4
DRAWN: Final = 5
ENDED: Final = 6

# --- how a match ends --------------------------------------------------------------------------------
POINTS: Final = 0
ROUNDS: Final = 1
ENDLESS: Final = 2

# --- effects: what a card did to the count, which is what a jack repeats: 2..10 are numbers -----------
NOTHING: Final = 0
ACE: Final = 1
QUEEN: Final = 12
KING: Final = 13

START: Final = 101
HAND: Final = 5
#: A deal takes two hands and a starter.
DEAL: Final = 11
PACK: Final = 52
#: No count has a larger proper divisor.
MOST_DIVISOR: Final = START // 2
assert PACK <= WAY
assert (BY_DIVISOR + MOST_DIVISOR) * WAY + PACK <= SEAT
_ALL: Final = 0xFFFFFFFFFFFFF
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
# A king can be played by each divisor, and so can a jack after it; an ace in two ways, all others in one.
assert all(HAND * max(2, len(_divisors(count))) <= MOST_ACTIONS for count in range(START + 1))


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
    """Say whether an effect can be had at a count of 1 or more."""
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
    """Return the effect of a card played after an effect."""
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
    """Return what a starter takes off the count; an ace's value is the dealer's to choose."""
    rank = card >> 2
    return rank + 1 if rank < _JACK_RANK else 0


class CountdownVariant:
    """The options of a match, as the rules need them."""

    def __init__(
        self,
        stock_up: bool,
        reshuffle: bool,
        own_cards: bool,
        winner_doubles: bool,
        winner_deals: bool,
        end: i64,
        target: i64,
    ) -> None:
        self.stock_up = stock_up
        self.reshuffle = reshuffle
        self.own_cards = own_cards  #: the winner is paid for own cards only
        self.winner_doubles = winner_doubles  #: the factor counts for the winner only
        self.winner_deals = winner_deals
        self.end: i64 = end  #: ``POINTS``, ``ROUNDS`` or ``ENDLESS``
        self.target: i64 = target  #: the points, or the rounds


class CountdownPosition(Position):
    """A position of the countdown game."""

    def __init__(self, variant: CountdownVariant) -> None:
        self.variant = variant
        self.phase: i64 = SHUFFLE
        self.seat: i64 = 0  #: to act, or whose turn is being looked for
        self.dealer: i64 = 1
        self.round: i64 = 0  #: rounds dealt so far
        self.score0: i64 = 0
        self.score1: i64 = 0
        # the cards
        self.stock: vec[i64] = vec[i64]()  #: as shuffled, never written to; shared by copies
        self.top: i64 = 0  #: index of the stock's top card
        self.turned: bool = False  #: the stock's top card lies face up
        self.shown: i64 = 0  #: cards that have lain face up since the shuffle
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        # the round
        self.doubled: i64 = 0  #: mask of the seats that said double
        self.count: i64 = START
        self.effect: i64 = NOTHING
        self.starter: i64 = -1
        self.pile: vec[i64] = vec[i64]()  #: ``SEAT * seat + action``, from the starter on
        self.played: i64 = 0  #: cards on the pile
        self.own0: i64 = 0  #: cards on the pile by seat 0
        self.last: i64 = 1  #: who played the last card
        self.blocked: i64 = 0  #: mask of the seats that are out of the round
        #: What a seat had not got when it was blocked with cards in hand: none of these.
        self.barred0: i64 = 0
        self.barred1: i64 = 0
        # the round before: what is left of it to tell
        self.left0: i64 = 0
        self.left1: i64 = 0
        self.left_barred0: i64 = 0
        self.left_barred1: i64 = 0
        self.final_pile: vec[i64] = vec[i64]()  #: shared by copies; nothing once it is shuffled in
        self.final_count: i64 = 0
        self.final_cards: i64 = 0  #: cards that the winner was paid for
        self.final_factor: i64 = 1
        self.winner: i64 = -1
        self.gain0: i64 = 0
        self.gain1: i64 = 0

    def copy(self) -> CountdownPosition:
        twin = CountdownPosition(self.variant)
        twin.phase = self.phase
        twin.seat = self.seat
        twin.dealer = self.dealer
        twin.round = self.round
        twin.score0 = self.score0
        twin.score1 = self.score1
        twin.stock = self.stock
        twin.top = self.top
        twin.turned = self.turned
        twin.shown = self.shown
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.doubled = self.doubled
        twin.count = self.count
        twin.effect = self.effect
        twin.starter = self.starter
        twin.pile = self.pile[:]
        twin.played = self.played
        twin.own0 = self.own0
        twin.last = self.last
        twin.blocked = self.blocked
        twin.barred0 = self.barred0
        twin.barred1 = self.barred1
        twin.left0 = self.left0
        twin.left1 = self.left1
        twin.left_barred0 = self.left_barred0
        twin.left_barred1 = self.left_barred1
        twin.final_pile = self.final_pile
        twin.final_count = self.final_count
        twin.final_cards = self.final_cards
        twin.final_factor = self.final_factor
        twin.winner = self.winner
        twin.gain0 = self.gain0
        twin.gain1 = self.gain1
        return twin

    # --- what there is to see ------------------------------------------------------------------------
    def hand(self, seat: i64) -> i64:
        """Return the mask of a seat's hand."""
        return self.hand0 if seat == 0 else self.hand1

    def barred(self, seat: i64) -> i64:
        """Return the cards that a blocked seat cannot have in hand; 0 for a seat that is not."""
        return self.barred0 if seat == 0 else self.barred1

    def left(self, seat: i64) -> i64:
        """Return the mask of what the seat held at the end of the round before."""
        return self.left0 if seat == 0 else self.left1

    def left_barred(self, seat: i64) -> i64:
        """Return ``barred`` as it was at the end of the round before."""
        return self.left_barred0 if seat == 0 else self.left_barred1

    def factor(self) -> i64:
        """Return what the doubling makes of the round's scores: 1, 2 or 4."""
        if self.doubled == 0:
            return 1
        return 4 if self.doubled == 3 else 2

    def rounds_ended(self) -> i64:
        """Return how many rounds have come to their end."""
        return self.round if self.phase == SHUFFLE or self.phase == ENDED else self.round - 1

    def restock(self, order: list[int]) -> None:
        """Put other cards into the shuffled stock, dealt ones included; hands are not changed by it."""
        self.stock = vec[i64](order)

    def remaining(self) -> i64:
        """Return how many cards the stock holds."""
        return len(self.stock) - self.top

    def visible(self, viewer: i64) -> i64:
        if viewer == 0:
            return self.shown | self.hand0
        if viewer == 1:
            return self.shown | self.hand1
        return self.shown

    # --- chance --------------------------------------------------------------------------------------
    def turn(self) -> i64:
        if self.phase == SHUFFLE:
            return CHANCE
        if self.phase == ENDED:
            return OVER
        return self.seat

    def urn(self) -> i64:
        return _ALL

    def settle(self, outcome: vec[i64]) -> None:
        self.stock = outcome
        self.top = 0
        self.shown = 0
        self.final_pile = vec[i64]()
        self._deal()

    def _deal(self) -> None:
        """Five cards each, one at a time from the top, non-dealer first."""
        first: i64 = 0
        second: i64 = 0
        stock = self.stock
        top = self.top
        for _ in range(i64(HAND)):
            first |= BIT[stock[top]]
            second |= BIT[stock[top + 1]]
            top += 2
        self.top = top
        if self.dealer == 1:
            self.hand0 = first
            self.hand1 = second
        else:
            self.hand0 = second
            self.hand1 = first
        self.turned = False
        self._expose()
        self.round += 1
        self.phase = DOUBLING
        self.seat = 1 - self.dealer
        self.doubled = 0
        self.count = START
        self.effect = NOTHING
        self.starter = -1
        self.pile = vec[i64]([0] * PACK)
        self.played = 0
        self.own0 = 0
        self.last = self.dealer
        self.blocked = 0
        self.barred0 = 0
        self.barred1 = 0

    def _expose(self) -> None:
        """Show the stock's top card where the stock lies face up."""
        if self.variant.stock_up and self.top < len(self.stock):
            self._turn_up()

    def _turn_up(self) -> None:
        self.turned = True
        self.shown |= BIT[self.stock[self.top]]

    def _take_top(self) -> i64:
        card = self.stock[self.top]
        self.top += 1
        self.turned = False
        self._expose()
        return card

    # --- the seats' actions --------------------------------------------------------------------------
    def legal(self, out: vec[i64], at: i64) -> i64:
        phase = self.phase
        if phase == PLAY:
            hand = self.hand0 if self.seat == 0 else self.hand1
            if hand:
                return self._plays(hand & playable(self.count, self.effect), out, at)
            if not self.turned:
                out[at] = DRAW
                out[at + 1] = STOP
                return 2
            out[at] = STOP
            return 1 + self._plays(BIT[self.stock[self.top]], out, at + 1)
        if phase == DRAWN:
            return self._plays(BIT[self.stock[self.top]], out, at)
        if phase == DOUBLING or phase == ANSWERING:
            out[at] = DOUBLE
            out[at + 1] = PASS
            return 2
        if phase == STARTER:
            out[at] = STARTER_1
            out[at + 1] = STARTER_11
            return 2
        return 0

    def _plays(self, cards: i64, out: vec[i64], at: i64) -> i64:
        """Write every way to play these playable cards."""
        count = self.count
        n = at
        card: i64 = 0
        rest = cards
        while rest:
            if rest & 0xFFFF == 0:
                rest >>= 16
                card += 16
                continue
            if rest & 1:
                effect = effect_of(card, self.effect)
                if effect == ACE:
                    out[n] = AS_1 * WAY + card
                    n += 1
                    if count >= 11:
                        out[n] = AS_11 * WAY + card
                        n += 1
                elif effect == KING:
                    for k in range(DIVISORS_AT[count], DIVISORS_AT[count + 1]):
                        out[n] = (BY_DIVISOR + DIVISORS[k]) * WAY + card
                        n += 1
                else:
                    out[n] = PLAIN * WAY + card
                    n += 1
            rest >>= 1
            card += 1
        return n - at

    def play(self, action: i64) -> None:
        if action >= WAY:
            self._play_card(action & (WAY - 1), action >> 6)
        elif action == DRAW:
            self._turn_up()
            if BIT[self.stock[self.top]] & playable(self.count, self.effect):
                self.phase = DRAWN
            else:
                self.blocked |= BIT[self.seat]
                self._pass_on()
        elif action == STOP:
            self.blocked |= BIT[self.seat]
            self._pass_on()
        elif action == STARTER_1:
            self._lay_starter(AS_1)
            self._start(1)
        elif action == STARTER_11:
            self._lay_starter(AS_11)
            self._start(11)
        else:
            if action == DOUBLE:
                self.doubled |= BIT[self.seat]
            if self.phase == DOUBLING:
                self.phase = ANSWERING
                self.seat = self.dealer
            else:
                self._turn_starter()

    def _turn_starter(self) -> None:
        if not self.turned:
            self._turn_up()
        card = self._take_top()
        self.starter = card
        self.played = 1
        if self.dealer == 0:
            self.own0 = 1
        self._lay_starter(PLAIN)
        self.effect = effect_of(card, NOTHING)
        if self.effect == ACE:
            self.phase = STARTER
        else:
            self._start(starter_value(card))

    def _lay_starter(self, way: i64) -> None:
        self.pile[0] = self.dealer * SEAT + way * WAY + self.starter

    def _start(self, value: i64) -> None:
        self.count = START - value
        self.phase = PLAY
        self.seat = 1 - self.dealer
        self._seek()

    def _play_card(self, card: i64, way: i64) -> None:
        bit = BIT[card]
        seat = self.seat
        if seat == 0:
            self.own0 += 1
            in_hand = self.hand0 & bit
            self.hand0 ^= in_hand
        else:
            in_hand = self.hand1 & bit
            self.hand1 ^= in_hand
        if in_hand:
            self.shown |= bit
        else:
            self._take_top()
        self.effect = effect_of(card, self.effect)
        self.count = count_after(self.count, self.effect, way)
        self.pile[self.played] = seat * SEAT + way * WAY + card
        self.played += 1
        self.last = seat
        self.phase = PLAY
        if self.count == 0:
            self._end_round()
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.seat = 1 - self.seat
        self._seek()

    def _seek(self) -> None:
        """Find who is to act, beginning with ``seat``; who cannot play is blocked on the way."""
        while self.blocked != 3:
            seat = self.seat
            if not self.blocked & BIT[seat]:
                fitting = playable(self.count, self.effect)
                hand = self.hand0 if seat == 0 else self.hand1
                if hand:
                    if hand & fitting:
                        return
                    if seat == 0:
                        self.barred0 = fitting
                    else:
                        self.barred1 = fitting
                elif self.top < len(self.stock) and (not self.turned or BIT[self.stock[self.top]] & fitting):
                    return
                self.blocked |= BIT[seat]
            self.seat = 1 - seat
        self._end_round()

    # --- the end of a round and of the match -----------------------------------------------------------
    def _end_round(self) -> None:
        variant = self.variant
        winner = self.last
        cards = self.played
        if variant.own_cards:
            cards = self.own0 if winner == 0 else self.played - self.own0
        factor = self.factor()
        won = 10 * cards * factor
        lost = 10 * self.count
        if not variant.winner_doubles:
            lost *= factor
        self.winner = winner
        self.final_pile = self.pile[: self.played]
        self.final_count = self.count
        self.final_cards = cards
        self.final_factor = factor
        self.gain0 = won if winner == 0 else lost
        self.gain1 = lost if winner == 0 else won
        self.score0 += self.gain0
        self.score1 += self.gain1
        self.left0 = self.hand0
        self.left1 = self.hand1
        self.left_barred0 = self.barred0
        self.left_barred1 = self.barred1
        if self._match_over():
            self.phase = ENDED
            return
        self.dealer = winner if variant.winner_deals else 1 - self.dealer
        if variant.reshuffle or self.remaining() < DEAL:
            self.phase = SHUFFLE
        else:
            self._deal()

    def _match_over(self) -> bool:
        variant = self.variant
        if variant.end == POINTS:
            top = self.score0 if self.score0 > self.score1 else self.score1
            return top >= variant.target and self.score0 != self.score1
        return variant.end == ROUNDS and self.round == variant.target
