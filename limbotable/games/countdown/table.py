"""The table of the countdown game: its cards, the viewers' sight of them, and the deal.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, MOST_ACTIONS, Position
from limbotable.games.countdown.actions import BY_DIVISOR, DOUBLING, ENDED, SEAT, SHUFFLE, WAY
from limbotable.games.countdown.effects import DIVISORS_AT, MOST_DIVISOR, NOTHING, START
from limbotable.games.countdown.variant import CountdownVariant

HAND: Final = 5
#: A deal takes two hands and a starter.
DEAL: Final = 11
PACK: Final = 52
RANKS: Final = 13
ALL_CARDS: Final = 0xFFFFFFFFFFFFF
assert PACK <= WAY
assert (BY_DIVISOR + MOST_DIVISOR) * WAY + PACK <= SEAT
# A king can be played by each divisor, and so can a jack after it; an ace in two ways, all others in one.
assert all(
    HAND * max(2, DIVISORS_AT[count + 1] - DIVISORS_AT[count]) <= MOST_ACTIONS for count in range(START + 1)
)


class CountdownTable(Position):
    """The table: the cards of seats, stock and pile, the count and the scores."""

    def __init__(self, variant: CountdownVariant) -> None:
        self.variant = variant
        self.phase: i64 = SHUFFLE
        self.seat: i64 = 0  #: to act, or the one that is checked for a turn
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
        #: The cards since the shuffle that a seat still had in hand at the end of a round.
        self.past0: i64 = 0
        self.past1: i64 = 0
        # the round
        self.doubled: i64 = 0  #: mask of the seats that said double
        self.count: i64 = START
        self.effect: i64 = NOTHING
        self.starter: i64 = -1
        self.pile: vec[i64] = vec[i64]()  #: ``SEAT * seat + action``, from the starter on
        self.played: i64 = 0  #: cards on the pile
        self.own0: i64 = 0  #: cards on the pile by seat 0
        self.last: i64 = 1  #: the seat that played the last card
        self.blocked: i64 = 0  #: mask of the seats that are out of the round
        self.stopped: i64 = 0  #: mask of those among them that have chosen it
        #: The cards that a seat lacked for certain when it was blocked with cards in hand.
        self.barred0: i64 = 0
        self.barred1: i64 = 0
        # the round before, as far as a view still shows it
        self.left0: i64 = 0
        self.left1: i64 = 0
        self.left_barred0: i64 = 0
        self.left_barred1: i64 = 0
        self.final_pile: vec[i64] = vec[i64]()  #: shared by copies; empty once it is shuffled in
        self.final_count: i64 = 0
        self.final_stopped: i64 = 0
        self.final_cards: i64 = 0  #: cards that the winner was paid for
        self.final_factor: i64 = 1
        self.winner: i64 = -1
        self.gain0: i64 = 0
        self.gain1: i64 = 0

    # --- the viewers' sight ------------------------------------------------------------------------------
    def hand(self, seat: i64) -> i64:
        """Return the mask of a seat's hand."""
        return self.hand0 if seat == 0 else self.hand1

    def barred(self, seat: i64) -> i64:
        """Return the mask of cards that a blocked seat cannot have in hand; 0 for a seat that is not."""
        return self.barred0 if seat == 0 else self.barred1

    def left(self, seat: i64) -> i64:
        """Return the mask of the seat's hand at the end of the round before."""
        return self.left0 if seat == 0 else self.left1

    def left_barred(self, seat: i64) -> i64:
        """Return ``barred`` of the end of the round before."""
        return self.left_barred0 if seat == 0 else self.left_barred1

    def factor(self) -> i64:
        """Return the factor of the round's scores by its doubling: 1, 2 or 4."""
        if self.doubled == 0:
            return 1
        return 4 if self.doubled == 3 else 2

    def rounds_ended(self) -> i64:
        """Return the number of rounds that have ended."""
        return self.round if self.phase == SHUFFLE or self.phase == ENDED else self.round - 1

    def restock(self, order: list[int]) -> None:
        """Replace the shuffled stock, dealt cards included; hands are not changed by it."""
        self.stock = vec[i64](order)

    def remaining(self) -> i64:
        """Return the number of cards in the stock."""
        return len(self.stock) - self.top

    def visible(self, viewer: i64) -> i64:
        if viewer == 0:
            return self.shown | self.hand0
        if viewer == 1:
            return self.shown | self.hand1
        return self.shown

    def known(self, seat: i64) -> i64:
        """Return the mask of the cards of this shuffle that a seat has seen: it sees, or held them once."""
        return self.visible(seat) | (self.past0 if seat == 0 else self.past1)

    # --- the stock -----------------------------------------------------------------------------------
    def deal(self) -> None:
        """Begin a round: five cards each, one at a time from the top, non-dealer first."""
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
        self.stopped = 0
        self.barred0 = 0
        self.barred1 = 0

    def _expose(self) -> None:
        """Show the stock's top card where the stock lies face up."""
        if self.variant.stock_up and self.top < len(self.stock):
            self.turn_up()

    def turn_up(self) -> None:
        """Lay the stock's top card face up."""
        self.turned = True
        self.shown |= BIT[self.stock[self.top]]

    def take_top(self) -> i64:
        """Take the stock's top card off it, and return it."""
        card = self.stock[self.top]
        self.top += 1
        self.turned = False
        self._expose()
        return card
