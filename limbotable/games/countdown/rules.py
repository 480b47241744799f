"""Limbo by David Parlett: turns and legal actions.

By the project's rulings (``RULES.md``) on top of the two published texts of the game.  The table is in
``table.py``, the effects of cards in ``effects.py``.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, CHANCE, OVER
from limbotable.games.countdown.actions import (
    ANSWERING,
    AS_1,
    AS_11,
    BY_DIVISOR,
    DOUBLE,
    DOUBLING,
    DRAW,
    DRAWN,
    ENDED,
    PASS,
    PLAIN,
    PLAY,
    SEAT,
    SHUFFLE,
    STARTER,
    STARTER_1,
    STARTER_11,
    STOP,
    WAY,
)
from limbotable.games.countdown.effects import (
    ACE,
    DIVISORS,
    DIVISORS_AT,
    KING,
    NOTHING,
    START,
    count_after,
    effect_of,
    playable,
    starter_value,
)
from limbotable.games.countdown.table import ALL_CARDS, DEAL, CountdownTable
from limbotable.games.countdown.variant import POINTS, ROUNDS

#: The points for each card of the winner, and to the loser for each number of the count.
EACH: Final = 10


class CountdownPosition(CountdownTable):
    """A position of the countdown game."""

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
        twin.stopped = self.stopped
        twin.barred0 = self.barred0
        twin.barred1 = self.barred1
        twin.past0 = self.past0
        twin.past1 = self.past1
        twin.left0 = self.left0
        twin.left1 = self.left1
        twin.left_barred0 = self.left_barred0
        twin.left_barred1 = self.left_barred1
        twin.final_pile = self.final_pile
        twin.final_count = self.final_count
        twin.final_stopped = self.final_stopped
        twin.final_cards = self.final_cards
        twin.final_factor = self.final_factor
        twin.winner = self.winner
        twin.gain0 = self.gain0
        twin.gain1 = self.gain1
        return twin

    # --- chance --------------------------------------------------------------------------------------
    def turn(self) -> i64:
        if self.phase == SHUFFLE:
            return CHANCE
        if self.phase == ENDED:
            return OVER
        return self.seat

    def urn(self) -> i64:
        return ALL_CARDS

    def settle(self, outcome: vec[i64]) -> None:
        self.stock = outcome
        self.top = 0
        self.shown = 0
        self.past0 = 0
        self.past1 = 0
        self.final_pile = vec[i64]()
        self.deal()

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
            self.turn_up()
            if BIT[self.stock[self.top]] & playable(self.count, self.effect):
                self.phase = DRAWN
            else:
                self.blocked |= BIT[self.seat]
                self._pass_on()
        elif action == STOP:
            self.blocked |= BIT[self.seat]
            self.stopped |= BIT[self.seat]
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
            self.turn_up()
        card = self.take_top()
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
            self.take_top()
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
        """Find the seat to act, beginning with ``seat``; seats that cannot play are blocked on the way."""
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
        won = EACH * cards * factor
        lost = EACH * self.count
        if not variant.winner_doubles:
            lost *= factor
        self.winner = winner
        self.final_pile = self.pile[: self.played]
        self.final_count = self.count
        self.final_stopped = self.stopped
        self.final_cards = cards
        self.final_factor = factor
        self.gain0 = won if winner == 0 else lost
        self.gain1 = lost if winner == 0 else won
        self.score0 += self.gain0
        self.score1 += self.gain1
        self.left0 = self.hand0
        self.left1 = self.hand1
        self.past0 |= self.hand0
        self.past1 |= self.hand1
        self.left_barred0 = self.barred0
        self.left_barred1 = self.barred1
        if self._match_over():
            self.phase = ENDED
            return
        self.dealer = winner if variant.winner_deals else 1 - self.dealer
        if variant.reshuffle or self.remaining() < DEAL:
            self.phase = SHUFFLE
        else:
            self.deal()

    def _match_over(self) -> bool:
        variant = self.variant
        if variant.end == POINTS:
            top = self.score0 if self.score0 > self.score1 else self.score1
            return top >= variant.target and self.score0 != self.score1
        return variant.end == ROUNDS and self.round == variant.target
