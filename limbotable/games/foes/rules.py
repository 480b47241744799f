"""Limbo, the foe-fighting game: turns, cycles and rounds, and legal actions.

By the project's rulings (``RULES.md``) on top of version 4.0 of the published text, the Shadow Hero included.
The table is in ``table.py``.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, CHANCE, OVER
from limbotable.games.foes.actions import (
    BARE,
    BLIND,
    ENDED,
    FOES,
    NONE,
    PLAY,
    PLAYING,
    RESHUFFLE,
    TACTICS,
    WAY,
)
from limbotable.games.foes.cards import TACTICAL, card_of
from limbotable.games.foes.chaos import left_after_chaos
from limbotable.games.foes.table import FoesTable
from limbotable.games.foes.variant import LIVES, SINGLE, TEAM, WINS


@final
class FoesPosition(FoesTable):
    """A position of the foe-fighting game."""

    def copy(self) -> FoesPosition:
        twin = FoesPosition(self.variant)
        twin.phase = self.phase
        twin.dealer = self.dealer
        twin.round = self.round
        twin.hero = self.hero
        twin.foes = self.foes
        twin.taken = self.taken
        twin.takers = self.takers
        twin.met = self.met
        twin.corner0 = self.corner0
        twin.corner1 = self.corner1
        twin.corner2 = self.corner2
        twin.corner3 = self.corner3
        twin.corner4 = self.corner4
        twin.deck = self.deck
        twin.top = self.top
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.hand2 = self.hand2
        twin.hand3 = self.hand3
        twin.hand4 = self.hand4
        twin.marker0 = self.marker0
        twin.marker1 = self.marker1
        twin.marker2 = self.marker2
        twin.marker3 = self.marker3
        twin.marker4 = self.marker4
        twin.missing = self.missing
        twin.discards = self.discards
        twin.cycles = self.cycles
        twin.starter = self.starter
        twin.laid = self.laid
        twin.cycle = self.cycle
        twin.table = self.table
        twin.blinds = self.blinds
        twin.last_starter = self.last_starter
        twin.last_laid = self.last_laid
        twin.last_cycle = self.last_cycle
        twin.last_blinds = self.last_blinds
        twin.last_taker = self.last_taker
        twin.figures = self.figures
        twin.leftover = self.leftover
        twin.round_winners = self.round_winners
        return twin

    # --- chance --------------------------------------------------------------------------------------
    def turn(self) -> i64:
        if self.phase == PLAYING:
            return self.hero
        return OVER if self.phase == ENDED else CHANCE

    def urn(self) -> i64:
        if self.phase == FOES:
            return self.variant.foes
        if self.phase == TACTICS:
            return TACTICAL
        return TACTICAL & ~(self.table | self.hand0 | self.hand1 | self.hand2 | self.hand3 | self.hand4)

    def settle(self, outcome: vec[i64]) -> None:
        if self.phase == FOES:
            self._begin_round(outcome)
            return
        if self.phase == TACTICS:
            self.missing = 0
            self.hand0 = 0
            self.hand1 = 0
            self.hand2 = 0
            self.hand3 = 0
            self.hand4 = 0
            for seat in range(self.variant.players):
                self.missing |= self.variant.full << 3 * seat
        self.deck = outcome
        self.top = 0
        self.marker0 = 0
        self.marker1 = 0
        self.marker2 = 0
        self.marker3 = 0
        self.marker4 = 0
        self.discards = 0
        self._forget_cycle()
        self._deal()
        self.phase = PLAYING
        self._go_on()

    def _begin_round(self, outcome: vec[i64]) -> None:
        if self.round > 0:
            self.dealer = self.left_of(self.dealer)
        self.round += 1
        self.foes = outcome
        self.taken = 0
        self.takers = 0
        self.met = BIT[outcome[0]]
        self.corner0 = 0
        self.corner1 = 0
        self.corner2 = 0
        self.corner3 = 0
        self.corner4 = 0
        self.cycles = 0
        self.starter = self.next_hero(self.dealer)
        self.hero = self.starter
        self._forget_cycle()
        self.phase = TACTICS

    def _forget_cycle(self) -> None:
        self.last_starter = NONE
        self.last_laid = 0
        self.last_cycle = 0
        self.last_blinds = 0
        self.last_taker = NONE

    def _deal(self) -> None:
        """Fill every hand, in laps of one card clockwise from the hero that starts the cycle."""
        variant = self.variant
        while self.missing:
            hero = self.starter
            for _ in range(variant.heroes):
                if hero != variant.players and self.missing >> 3 * hero & 7:
                    self.set_hand(hero, self.hand(hero) | BIT[self.deck[self.top]])
                    self.top += 1
                    self.missing -= BIT[3 * hero]
                hero = self.next_hero(hero)

    # --- the seats' actions --------------------------------------------------------------------------
    def legal(self, out: vec[i64], at: i64) -> i64:
        if self.phase != PLAYING:
            return 0
        rest = self.hand(self.hero)
        if rest == 0:
            out[at] = BARE
            return 1
        n = at
        while rest:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            out[n] = PLAY * WAY + card
            out[n + 1] = BLIND * WAY + card
            n += 2
        return n - at

    def play(self, action: i64) -> None:
        seat = self.hero
        card = action & (WAY - 1)
        top = self.deck[self.top]
        self.top += 1
        way = action >> 6
        if way == PLAY:
            self.set_hand(seat, self.hand(seat) ^ BIT[card] | BIT[top])
            self._lay(card)
        else:
            if way == BLIND:
                self.set_hand(seat, self.hand(seat) ^ BIT[card])
                self.set_markers(seat, self.markers(seat) | BIT[card])
                self.missing += BIT[3 * seat]
            self.blinds |= BIT[self.laid]
            self._lay(top)
        self._go_on()

    def _lay(self, card: i64) -> None:
        """Lay the card of the hero to play, and pass the turn on."""
        self.cycle |= card << 6 * self.laid
        self.table |= BIT[card]
        self.laid += 1
        self.hero = self.next_hero(self.hero)

    def _go_on(self) -> None:
        """Do everything that needs no choice: foes are taken, the deck runs out, the Shadow plays."""
        variant = self.variant
        while True:
            if self.laid == variant.heroes:
                self._end_cycle()
                if self.taken == variant.foe_count:
                    self._end_round()
                    return
            if self.remaining() <= variant.keep:
                self.phase = RESHUFFLE
                return
            if not variant.shadow or self.hero != variant.players:
                return
            self.blinds |= BIT[self.laid]
            self.top += 1
            self._lay(self.deck[self.top - 1])

    # --- the end of a cycle, of a round and of the match -------------------------------------------------
    def _end_cycle(self) -> None:
        taker = self.target()
        self.last_starter = self.starter
        self.last_laid = self.laid
        self.last_cycle = self.cycle
        self.last_blinds = self.blinds
        self.last_taker = taker
        if taker == NONE:
            # The hero that played last starts: the one before the hero that began.
            hero = self.starter
            for _ in range(self.laid - 1):
                hero = self.next_hero(hero)
            self.hero = hero
        else:
            self.take(taker, self.foes[self.taken])
            self.takers |= taker << 3 * self.taken
            self.taken += 1
            if self.taken < self.variant.foe_count:
                self.met |= BIT[self.foes[self.taken]]
            self.hero = self.next_hero(taker)
        self.starter = self.hero
        self.cycles += 1
        self.discards |= self.table
        self.laid = 0
        self.cycle = 0
        self.table = 0
        self.blinds = 0

    def _end_round(self) -> None:
        variant = self.variant
        self.leftover = 0
        for hero in range(variant.heroes):
            self.leftover |= left_after_chaos(self.corner(hero)) << 5 * hero
        self.round_winners = 0
        fewest = self._fewest()
        for seat in range(variant.players):
            if self.left_of_side(variant.side(seat)) == fewest:
                self.round_winners |= BIT[seat]
        if variant.end == WINS:
            for side in range(variant.sides):
                if self.left_of_side(side) == fewest:
                    self.figures += BIT[6 * side]
        elif variant.end == LIVES:
            for side in range(variant.sides):
                lives = self.figure(side)
                lost = self.left_of_side(side)
                self.figures -= (lost if lost < lives else lives) << 6 * side
        self.phase = ENDED if self._match_over() else FOES

    def _fewest(self) -> i64:
        """Return the highest number of foes left with which a side wins the round."""
        if self.variant.mode == TEAM:
            return 0
        fewest = self.left_of_side(0)
        for side in range(self.variant.sides):
            left = self.left_of_side(side)
            if left < fewest:
                fewest = left
        return fewest

    def _match_over(self) -> bool:
        variant = self.variant
        if variant.end == SINGLE:
            return True
        if variant.end == WINS and variant.mode == TEAM and self.round - self.figure(0) == variant.target:
            return True
        goal = variant.target if variant.end == WINS else 0
        return any(self.figure(side) == goal for side in range(variant.sides))
