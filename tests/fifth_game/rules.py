"""Overtake: the only place where its rules are written.  The clauses are in README.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, CHANCE, OVER, Position

SEATS: Final = 2
PACK: Final = 12
_ALL: Final = (1 << PACK) - 1
#: No card has as large a number; it parts who led from what was led.
SEAT: Final = 16


class OvertakePosition(Position):
    """A position.  An action is a card, from 0: card ``k`` bears the number ``k + 1``."""

    def __init__(self, hand: int, low: bool) -> None:
        self.hand = hand  #: cards each at the beginning
        self.low = low  #: the lower card takes a trick
        self.hands = [0, 0]  #: masks
        self.dealt = False
        self.seat = 0  #: to act
        self.led = -1  #: the card that is to be answered, or -1
        self.taken = [0, 0]  #: tricks
        self.played: list[int] = []  #: ``SEAT * seat + card``, in order

    def copy(self) -> OvertakePosition:
        twin = OvertakePosition(self.hand, self.low)
        twin.hands = self.hands[:]
        twin.dealt = self.dealt
        twin.seat = self.seat
        twin.led = self.led
        twin.taken = self.taken[:]
        twin.played = self.played[:]
        return twin

    def turn(self) -> i64:
        if not self.dealt:
            return CHANCE
        return OVER if sum(self.taken) == self.hand else self.seat

    def urn(self) -> i64:
        return _ALL

    def settle(self, outcome: vec[i64]) -> None:
        for place in range(SEATS * self.hand):
            self.hands[place % SEATS] |= BIT[outcome[place]]
        self.dealt = True

    def legal(self, out: vec[i64], at: i64) -> i64:
        count = 0
        for card in range(PACK):
            if self.hands[self.seat] >> card & 1:
                out[at + count] = card
                count += 1
        return count

    def play(self, action: i64) -> None:
        self.hands[self.seat] &= ~BIT[action]
        self.played.append(SEAT * self.seat + action)
        if self.led < 0:
            self.led = action
            self.seat = 1 - self.seat
            return
        if (action > self.led) == self.low:
            self.seat = 1 - self.seat
        self.taken[self.seat] += 1
        self.led = -1

    def visible(self, viewer: i64) -> i64:
        seen = self.hands[viewer] if viewer < SEATS else 0
        for entry in self.played:
            seen |= BIT[entry % SEAT]
        return seen
