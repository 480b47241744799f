"""Libtis: deals, turns and rounds, and legal actions.

By the project's rulings (``RULES.md``) on top of the published text.  Sets of cards are masks; a seat's
counts of several things (cubes, chips) are packed into one number (``packed.py``).  Compiled by mypyc where
a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, CHANCE, OVER, Position
from limbotable.games.libtis.actions import (
    ADVANCED,
    ENDED,
    LOCATION,
    NOTHING,
    PLAYING,
    QUICKSTART,
    SEAT,
    SHUFFLE_BONUS,
    SHUFFLE_DECK,
    STANDARD,
    STARTING,
    SUPPLY,
    TAKE_BASE,
    TAKING,
)
from limbotable.games.libtis.awards import SUITS, awarded, chip_points, place_of
from limbotable.games.libtis.bonuses import (
    ADVANCED_BONUS_CARDS,
    BETRAYAL,
    BONUS_CARDS,
    END,
    HARVEST,
    betrayal_points,
    bonus_points,
    figure,
)
from limbotable.games.libtis.moves import ALL_SOURCES, FITS, FITS_AT, SOURCES, SOURCES_AT, card_of, sources_of
from limbotable.games.libtis.packed import AT, NIBBLE, ONE

_SMALL_DECK: Final = 0x7FFF
_DECK: Final = 0xFFFFF
ROUNDS: Final = 3


@final
class Ledger:
    """The state that changes only between rounds, by seat.  Positions share it, so it is never written to."""

    def __init__(self, chips: vec[i64], scored: vec[i64], bonuses: vec[i64], looked: vec[i64]) -> None:
        self.chips = chips  #: four bits for each suit
        self.scored = scored  #: the cubes at the time when a round was last scored
        self.bonuses = bonuses  #: the bonus card, or ``NOTHING``
        self.looked = looked  #: mask of the bonus cards that the seat has held


@final
class LibtisPosition(Position):
    """A position of Libtis."""

    def __init__(
        self, seats: i64, variant: i64, hands: vec[i64], cubes: vec[i64], history: vec[i64], ledger: Ledger
    ) -> None:
        self.seats: i64 = seats
        self.variant: i64 = variant
        self.phase: i64 = STARTING
        self.seat: i64 = 0  #: to act
        self.start: i64 = NOTHING  #: the start player of the round
        self.round: i64 = 0  #: rounds dealt so far
        self.hands = hands  #: by seat
        self.cubes = cubes  #: by seat: four bits for each location, then four for the supply
        self.shown: i64 = 0  #: cards played in this round
        self.passed: i64 = 0  #: the set of bonus cards that goes from hand to hand
        self.history = history  #: ``SEAT * seat + action`` of each card played in the match
        self.played: i64 = 0  #: the number of those
        self.ledger = ledger

    def copy(self) -> LibtisPosition:
        twin = LibtisPosition(
            self.seats, self.variant, self.hands[:], self.cubes[:], self.history[:], self.ledger
        )
        twin.phase = self.phase
        twin.seat = self.seat
        twin.start = self.start
        twin.round = self.round
        twin.shown = self.shown
        twin.passed = self.passed
        twin.played = self.played
        return twin

    # --- the viewers' sight --------------------------------------------------------------------------
    def hand(self, seat: i64) -> i64:
        """Return the mask of a seat's hand."""
        return self.hands[seat]

    def cubes_at(self, seat: i64, place: i64) -> i64:
        """Return the number of cubes that a seat has at a location or in its ``SUPPLY``."""
        return self.cubes[seat] >> AT[place] & NIBBLE

    def actions_played(self) -> list[int]:
        """Return ``SEAT * seat + action`` of each card played in the match so far."""
        return [int(self.history[k]) for k in range(self.played)]

    def chips_of(self, seat: i64) -> list[int]:
        """Return the number of chips of each suit that a seat has."""
        chips = self.ledger.chips[seat]
        return [int(chips >> AT[suit] & NIBBLE) for suit in range(i64(SUITS))]

    def bonus_of(self, seat: i64) -> i64:
        """Return a seat's bonus card, or ``NOTHING``."""
        return self.ledger.bonuses[seat]

    def bonus_cards(self) -> i64:
        """Return the mask of the bonus cards that are shuffled."""
        return ADVANCED_BONUS_CARDS if self.variant == ADVANCED else BONUS_CARDS

    def looked_at(self, seat: i64) -> i64:
        """Return the mask of the bonus cards that a seat has held."""
        return self.ledger.looked[seat]

    def place(self, seat: i64, location: i64) -> i64:
        """Return the place whose suit a seat would get at a location now; 0 without a cube there."""
        return place_of(self.cubes, seat, location)

    def place_scored(self, seat: i64, location: i64) -> i64:
        """Return ``place`` of the time when a round was last scored."""
        return place_of(self.ledger.scored, seat, location)

    def cubes_scored(self, seat: i64, location: i64) -> i64:
        """Return the number of cubes that a seat had at a location when a round was last scored."""
        return self.ledger.scored[seat] >> AT[location] & NIBBLE

    def first_of_round(self) -> i64:
        """Return the number of cards that were played in the match before the last dealt round."""
        return (self.round - 1) * (len(self.history) // ROUNDS) if self.round else 0

    def rounds_ended(self) -> i64:
        """Return the number of rounds that have ended."""
        return self.played * ROUNDS // len(self.history)

    def chip_points(self, seat: i64) -> i64:
        """Return the points for a seat's chips."""
        return chip_points(self.ledger.chips[seat])

    def chip_count(self, seat: i64) -> i64:
        """Return the number of a seat's chips."""
        return figure(HARVEST, self.ledger.chips[seat])

    def figure(self, bonus: i64, seat: i64) -> i64:
        """Return a seat's figure by the measure of a bonus card (but Betrayal)."""
        return figure(bonus, self.ledger.chips[seat])

    def bonus_points(self, seat: i64) -> i64:
        """Return the points for a seat's bonus card as the chips are now."""
        return bonus_points(self.ledger.bonuses, self.ledger.chips, seat)

    def betrayal_points(self, seat: i64, other: i64) -> i64:
        """Return a seat's points from Betrayal for the bonus card of another, as the chips are now."""
        return betrayal_points(self.ledger.bonuses[other], self.ledger.chips, seat, other)

    def visible(self, viewer: i64) -> i64:
        mask = self.shown
        if viewer < self.seats:
            mask |= self.hands[viewer] | self.ledger.looked[viewer]
        if self.phase == ENDED:
            for seat in range(self.seats):
                if self.ledger.bonuses[seat] != NOTHING:
                    mask |= BIT[self.ledger.bonuses[seat]]
        return mask

    def add(self, seat: i64, location: i64, more: i64) -> None:
        """Add so many cubes of a seat at a location, from no source: for a trial."""
        self.cubes[seat] += more * ONE[location]

    def imagine(self, hands: list[int], bonuses: list[int], passed: i64) -> None:
        """Give the seats other hands and other bonus cards, and replace the set that goes round."""
        self.hands = vec[i64](hands)
        self.passed = passed
        ledger = self.ledger
        self.ledger = Ledger(ledger.chips, ledger.scored, vec[i64](bonuses), ledger.looked)

    # --- chance --------------------------------------------------------------------------------------
    def turn(self) -> i64:
        if self.phase == PLAYING or self.phase == TAKING:
            return self.seat
        return OVER if self.phase == ENDED else CHANCE

    def urn(self) -> i64:
        if self.phase == STARTING:
            return BIT[self.seats] - 1
        if self.phase == SHUFFLE_DECK:
            return _SMALL_DECK if self.seats == 3 else _DECK
        return self.bonus_cards()

    def settle(self, outcome: vec[i64]) -> None:
        if self.phase == STARTING:
            self.start = outcome[0]
            self.phase = SHUFFLE_DECK
        elif self.phase == SHUFFLE_DECK:
            self._deal(outcome)
        elif self.variant == STANDARD:
            self._deal_bonuses(outcome)
        else:
            self.passed = 0
            for k in range(i64(1), i64(len(outcome))):
                self.passed |= BIT[outcome[k]]
            self.phase = TAKING
            self.seat = (self.start + 2) % self.seats
            self._look()

    def _deal(self, deck: vec[i64]) -> None:
        """Deal the whole deck, one card at a time from the start player."""
        seats = self.seats
        for seat in range(seats):
            self.hands[seat] = 0
        seat = self.start
        for k in range(i64(len(deck))):
            self.hands[seat] |= BIT[deck[k]]
            seat = self._left_of(seat)
        self.shown = 0
        self.round += 1
        self.seat = self.start
        self.phase = SHUFFLE_BONUS if self.round == 1 and self.variant != QUICKSTART else PLAYING

    def _deal_bonuses(self, pile: vec[i64]) -> None:
        """Deal one each from the top, clockwise from the start player."""
        bonuses = vec[i64]([0] * self.seats)
        looked = vec[i64]([0] * self.seats)
        seat = self.start
        for k in range(self.seats):
            bonuses[seat] = pile[k]
            looked[seat] = BIT[pile[k]]
            seat = self._left_of(seat)
        self.ledger = Ledger(self.ledger.chips, self.ledger.scored, bonuses, looked)
        self.phase = PLAYING

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    # --- the seats' actions --------------------------------------------------------------------------
    def legal(self, out: vec[i64], at: i64) -> i64:
        """Write the legal actions.

        There are 320 at most: five cards, eight locations, and for each of these seven others and the
        supply.
        """
        if self.phase != PLAYING:
            return self._takes(out, at) if self.phase == TAKING else 0
        n = at
        sources = sources_of(self.cubes[self.seat])
        rest = self.hands[self.seat]
        while rest:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            for k in range(FITS_AT[card], FITS_AT[card + 1]):
                location = FITS[k]
                base = location * LOCATION + card
                elsewhere = sources & (ALL_SOURCES ^ BIT[location])
                for j in range(SOURCES_AT[elsewhere], SOURCES_AT[elsewhere + 1]):
                    out[n] = base + SOURCES[j]
                    n += 1
        return n - at

    def _takes(self, out: vec[i64], at: i64) -> i64:
        n = at
        for card in range(i64(END), i64(BETRAYAL + 1)):
            if self.passed & BIT[card]:
                out[n] = TAKE_BASE + card
                n += 1
        return n - at

    def play(self, action: i64) -> None:
        seat = self.seat
        card = action & 31
        if action >= TAKE_BASE:
            self._take(card)
            return
        bit = BIT[card]
        self.hands[seat] ^= bit
        self.shown |= bit
        self.cubes[seat] += ONE[action >> 5 & 7] - ONE[action >> 8]
        self.history[self.played] = SEAT * seat + action
        self.played += 1
        seat = self._left_of(seat)
        self.seat = seat
        # All hands are of one size, so the first empty one is the start player's.
        if self.hands[seat] == 0:
            self._score_round()

    def _take(self, card: i64) -> None:
        ledger = self.ledger
        bonuses = ledger.bonuses[:]
        bonuses[self.seat] = card
        self.ledger = Ledger(ledger.chips, ledger.scored, bonuses, ledger.looked)
        self.passed ^= BIT[card]
        self.seat = self._left_of(self.seat)
        if bonuses[self.seat] == NOTHING:
            self._look()
        else:
            self.passed = 0
            self.seat = self.start
            self.phase = PLAYING

    def _look(self) -> None:
        """Let the seat to act see the set that has been passed to it."""
        ledger = self.ledger
        looked = ledger.looked[:]
        looked[self.seat] |= self.passed
        self.ledger = Ledger(ledger.chips, ledger.scored, ledger.bonuses, looked)

    # --- the end of a round and of the match -----------------------------------------------------------
    def _score_round(self) -> None:
        ledger = self.ledger
        chips = ledger.chips[:]
        for seat in range(self.seats):
            chips[seat] += awarded(self.cubes, seat)
        self.ledger = Ledger(chips, self.cubes[:], ledger.bonuses, ledger.looked)
        if self.round == ROUNDS:
            self.phase = ENDED
        else:
            self.start = self._left_of(self.start)
            self.phase = SHUFFLE_DECK


def opening_position(seats: i64, variant: i64) -> LibtisPosition:
    """Return the first position of a match."""
    each: i64 = 10 if seats == 5 else 13
    hand: i64 = 4 if seats == 5 else 5
    cubes = vec[i64]([each * ONE[SUPPLY]] * seats)
    none = vec[i64]([0] * seats)
    ledger = Ledger(none, none, vec[i64]([NOTHING] * seats), none)
    return LibtisPosition(seats, variant, none[:], cubes, vec[i64]([0] * (ROUNDS * hand * seats)), ledger)
