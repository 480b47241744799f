"""The habits of strong players: how likely each of their choices is.

A choice is a card, a target for a cube and its source.  Its log odds are the sum of a part for each of the
three.  That of a card is told by the card, the others are linear in what is counted; all have weights of
their own for each number of cards in hand, and targets and sources for each round, too.  The weights are
fitted to the choices of the strongest player (``packaging/fit_habits.py``).  Compiled by mypyc where a C
compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.random import Random
from limbotable.games.libtis.actions import LOCATION, SOURCE, SUPPLY
from limbotable.games.libtis.awards import LOCATIONS, PAID_SUIT, SUITS, WORTH, chip_points
from limbotable.games.libtis.deck import CARD_SUITS
from limbotable.games.libtis.habit_weights import ARRIVING, CARDS, LEAVING
from limbotable.games.libtis.moves import FITS, FITS_AT, card_of
from limbotable.games.libtis.packed import AT, NIBBLE
from limbotable.games.libtis.rules import LibtisPosition

#: What is counted of a change: points, points for the bonus card, the others' loss, the leader's loss among
#: them, the lead, whether the seat comes or leaves for good, and its cubes.
COUNTED: Final = 7
#: The weights of a target: of what is counted, then of each location; of a source: then of being none but
#: the supply, and of the cubes in the supply.
TARGET_WEIGHTS: Final = COUNTED + LOCATIONS
SOURCE_WEIGHTS: Final = COUNTED + 2
_MOST_IN_HAND: Final = 5
_KINDS: Final = len(CARD_SUITS)
#: Brings points, and numbers of cubes, to the size of the other figures; the same for the supply.
_QUARTER: Final = 0.25
_TENTH: Final = 0.1
_MANY: Final = 6  #: cubes; more count as so many
#: Playouts are made of likelier choices than a player's: their log odds are so many times as great.
_SHARPNESS: Final = 2.0
_ONE_WORD: Final = 4294967296.0

_TARGETS: Final = vec[float]([weight for row in ARRIVING for weight in row])
_SOURCES: Final = vec[float]([weight for row in LEAVING for weight in row])
_CARDS: Final = vec[float]([weight for row in CARDS for weight in row])


@final
class Habits:
    """Looks at the choices of the seat to act in one position after the other."""

    def __init__(self, seats: i64) -> None:
        self._seats = seats
        # By location and seat: the cubes, how many of the others have more or as many, and the points.  The
        # others are all but the seat to act; a seat has as many as itself.
        self._cubes: vec[i64] = vec[i64]([0] * (LOCATIONS * seats))
        self._above: vec[i64] = vec[i64]([0] * (LOCATIONS * seats))
        self._equal: vec[i64] = vec[i64]([0] * (LOCATIONS * seats))
        self._paid: vec[float] = vec[float]([0.0] * (LOCATIONS * seats))
        # By location: the suit of the seat to act, its lead, and the most cubes of the others.
        self._suit: vec[i64] = vec[i64]([0] * LOCATIONS)
        self._most: vec[i64] = vec[i64]([0] * LOCATIONS)
        self._lead: vec[float] = vec[float]([0.0] * LOCATIONS)
        self._before: i64 = 0  #: the leader among the others
        self._figures: vec[float] = vec[float]([0.0] * COUNTED)
        self._arriving: vec[float] = vec[float]([0.0] * LOCATIONS)  #: the odds of each target
        self._leaving: vec[float] = vec[float]([0.0] * (LOCATIONS + 1))
        self._elsewhere: vec[float] = vec[float]([0.0] * LOCATIONS)  #: the odds of all sources but one
        self._chosen: vec[float] = vec[float]([0.0] * (_MOST_IN_HAND * LOCATIONS))
        self._pairs: vec[i64] = vec[i64]([0] * (_MOST_IN_HAND * LOCATIONS))

    def pick(self, position: LibtisPosition, value: vec[float], rng: Random) -> i64:
        """Return a likely choice of the seat to act; ``value`` is the worth of a chip of each suit to it."""
        cards = self._weigh(position, value)
        chosen, pairs = self._chosen, self._pairs
        total = 0.0
        count: i64 = 0
        rest = position.hands[position.seat]
        while rest:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            odds = math.exp(_SHARPNESS * _CARDS[(cards - 1) * _KINDS + card])
            for k in range(FITS_AT[card], FITS_AT[card + 1]):
                target = FITS[k]
                total += odds * self._arriving[target] * self._elsewhere[target]
                chosen[count] = total
                pairs[count] = target * LOCATION + card
                count += 1
        point = total * float(rng.word()) / _ONE_WORD
        at: i64 = 0
        while at < count - 1 and chosen[at] <= point:
            at += 1
        target = pairs[at] // LOCATION
        return self._source(target, rng) * SOURCE + pairs[at]

    def counted(self, position: LibtisPosition, value: vec[float]) -> list[list[list[float]]]:
        """Return what is counted of each location as a target, then as a source (all 0 without a cube)."""
        self._look(position)
        mine = position.cubes[position.seat]
        found = []
        for more in range(i64(2)):
            row = []
            for location in range(i64(LOCATIONS)):
                if more == 0 or mine >> AT[location] & NIBBLE:
                    self._count(position, value, location, 1 if more == 0 else -1)
                    row.append([self._figures[k] for k in range(i64(COUNTED))])
                else:
                    row.append([0.0] * COUNTED)
            found.append(row)
        return found

    def _source(self, target: i64, rng: Random) -> i64:
        """Return a likely source of a cube for a target."""
        point = self._elsewhere[target] * float(rng.word()) / _ONE_WORD
        last: i64 = SUPPLY
        for source in range(i64(LOCATIONS + 1)):
            if source != target and self._leaving[source] > 0.0:
                last = source
                point -= self._leaving[source]
                if point < 0.0:
                    break
        return last

    def _weigh(self, position: LibtisPosition, value: vec[float]) -> i64:
        """Note the odds of all targets and sources; return the number of cards in hand."""
        self._look(position)
        seat = position.seat
        mine = position.cubes[seat]
        cards: i64 = 0
        rest = position.hands[seat]
        while rest:
            rest &= rest - 1
            cards += 1
        stage = position.rounds_ended() * _MOST_IN_HAND + cards - 1
        supply = mine >> AT[SUPPLY] & NIBBLE
        figures = self._figures
        for location in range(i64(LOCATIONS)):
            self._count(position, value, location, 1)
            row = stage * TARGET_WEIGHTS
            odds = _TARGETS[row + COUNTED + location]
            for k in range(i64(COUNTED)):
                odds += _TARGETS[row + k] * figures[k]
            self._arriving[location] = math.exp(_SHARPNESS * odds)
            self._leaving[location] = 0.0
            if mine >> AT[location] & NIBBLE:
                self._count(position, value, location, -1)
                row = stage * SOURCE_WEIGHTS
                odds = _SOURCES[row + COUNTED] + _SOURCES[row + COUNTED + 1] * _TENTH * float(supply)
                for k in range(i64(COUNTED)):
                    odds += _SOURCES[row + k] * figures[k]
                self._leaving[location] = math.exp(_SHARPNESS * odds)
        self._leaving[SUPPLY] = 1.0 if supply else 0.0
        for location in range(i64(LOCATIONS)):
            # Not the sum of all less one: what is left of a large one would not be exactly 0.
            others = 0.0
            for source in range(i64(LOCATIONS + 1)):
                if source != location:
                    others += self._leaving[source]
            self._elsewhere[location] = others
        return cards

    def _look(self, position: LibtisPosition) -> None:
        """Note the payments as the cubes stand, and the leader among the others."""
        seats = self._seats
        for location in range(i64(LOCATIONS)):
            self._compare(position, location)
        best = -1.0
        for one in range(seats):
            if one != position.seat:
                total = float(chip_points(position.ledger.chips[one]))
                for location in range(i64(LOCATIONS)):
                    total += self._paid[location * seats + one]
                if total > best:
                    best = total
                    self._before = one

    def _compare(self, position: LibtisPosition, location: i64) -> None:
        """Note a location's cubes, how the seats compare there, and the payments."""
        seats = self._seats
        seat = position.seat
        row = location * seats
        cubes = self._cubes
        most: i64 = 0
        for one in range(seats):
            cubes[row + one] = position.cubes[one] >> AT[location] & NIBBLE
            if one != seat and cubes[row + one] > most:
                most = cubes[row + one]
        own = cubes[row + seat]
        self._most[location] = most
        self._suit[location] = self._suit_of(location, seat, own)
        self._lead[location] = _ahead(own, most)
        for one in range(seats):
            theirs = cubes[row + one]
            if one == seat or theirs == 0:
                self._paid[row + one] = 0.0
                continue
            above: i64 = 0
            equal: i64 = 0
            for other in range(seats):
                if other != seat:
                    if cubes[row + other] > theirs:
                        above += 1
                    elif cubes[row + other] == theirs:
                        equal += 1
            self._above[row + one] = above
            self._equal[row + one] = equal
            self._paid[row + one] = self._pay(location, one, own)

    def _count(self, position: LibtisPosition, value: vec[float], location: i64, more: i64) -> None:
        """Write what is counted of so many more cubes of the seat to act at a location."""
        seats = self._seats
        seat = position.seat
        row = location * seats
        old = self._cubes[row + seat]
        own = old + more
        lost = 0.0
        leader = 0.0
        for one in range(seats):
            if one != seat and self._cubes[row + one]:
                loss = self._paid[row + one] - self._pay(location, one, own)
                lost += loss
                if one == self._before:
                    leader = loss
        before = self._suit[location]
        after = self._suit_of(location, seat, own)
        points = WORTH[after] - WORTH[before]
        figures = self._figures
        figures[0] = _QUARTER * points
        figures[1] = _QUARTER * (value[after] - value[before] - points)
        figures[2] = _QUARTER * lost
        figures[3] = _QUARTER * leader
        figures[4] = _ahead(own, self._most[location]) - self._lead[location]
        figures[5] = 1.0 if old == 0 or own == 0 else 0.0
        figures[6] = _QUARTER * float(old if old < _MANY else i64(_MANY))

    def _pay(self, location: i64, one: i64, own: i64) -> float:
        """Return the points that another seat gets at a location where the seat to act has so many cubes."""
        at = location * self._seats + one
        theirs = self._cubes[at]
        if theirs == 0:
            return 0.0
        above = self._above[at] + (i64(1) if own > theirs else i64(0))
        alone = self._equal[at] == 1 and own != theirs
        return WORTH[PAID_SUIT[location * 8 + above + (i64(1) if alone else i64(2))]]

    def _suit_of(self, location: i64, seat: i64, own: i64) -> i64:
        """Return the suit that the seat to act gets at a location with so many cubes."""
        if own == 0:
            return SUITS
        above: i64 = 0
        alone = True
        row = location * self._seats
        for one in range(self._seats):
            if one != seat:
                if self._cubes[row + one] > own:
                    above += 1
                elif self._cubes[row + one] == own:
                    alone = False
        return PAID_SUIT[location * 8 + above + (i64(1) if alone else i64(2))]


def _ahead(own: i64, most: i64) -> float:
    """Return a lead of own cubes over the others' most, -1 to 1; -1 without a cube."""
    if own == 0:
        return -1.0
    lead = float(own - most)
    return lead / (1.0 + (lead if lead > 0.0 else -lead))
