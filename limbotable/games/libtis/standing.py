"""How strong a seat stands between two rounds: what is counted, and the weight of each count.

A seat's share of the win is the softmax of the seats' strengths, which are linear in the figures.  The
weights are fitted to who won (``packaging/fit_libtis.py``).  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.libtis.actions import NOTHING, SUPPLY
from limbotable.games.libtis.awards import LOCATIONS, SUITS, awarded, chip_points, place_of
from limbotable.games.libtis.bonuses import BONUS_KINDS, END, EXCUSE, HARVEST, PACT, WINDFALL, figure
from limbotable.games.libtis.deck import CHIP_VALUES, LOCATION_SUITS
from limbotable.games.libtis.packed import AT, NIBBLE
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.libtis.weights import WEIGHTS

#: The figures before those that tell the bonus card: see ``figures``.
_COMMON: Final = 10
#: The own figure of a card with one suit, complete sets, the suits that lack for the next one, and voids.
_OF_CARDS: Final = 4
#: Where those of the locations begin: alone in the first place, in the second or sharing the first, and the
#: lead over the second of the others.
_AT_LOCATIONS: Final = _COMMON + BONUS_KINDS + _OF_CARDS
_SECOND: Final = _AT_LOCATIONS + LOCATIONS
_OVER_SECOND: Final = _SECOND + LOCATIONS
FIGURES: Final = _OVER_SECOND + LOCATIONS
#: The first place's chip at each location is worth so many points.
_FIRST: Final = vec[float]([float(CHIP_VALUES[suits[0]]) for suits in LOCATION_SUITS])
#: A lead of more cubes is worth no more.
_WIDE: Final = 4
#: A lead over the second of the others, or what lacks for one, counts up to so many cubes.
_NEAR: Final = 3
_HALF: Final = 0.5
#: Brings sums of points, of cubes and of chips to the size of the other figures.
_TENTH: Final = 0.1
#: By the number of seats and the rounds left, in a row for each.
_WEIGHTS: Final = vec[float]([weight for rows in WEIGHTS for row in rows for weight in row])
_FEWEST_SEATS: Final = 3
_MOST_LEFT: Final = 2


def figures(position: LibtisPosition, seat: i64, bonus: float, out: vec[float]) -> None:
    """Write what is counted of a seat after a round; ``bonus`` are the expected points for its bonus card."""
    chips = position.ledger.chips[seat]
    mine = position.cubes[seat]
    later = (seat - position.start + position.seats) % position.seats
    for k in range(i64(FIGURES)):
        out[k] = 0.0
    out[0] = _TENTH * float(chip_points(chips))
    out[1] = _TENTH * float(chip_points(awarded(position.cubes, seat)))
    out[2] = _TENTH * bonus
    out[3] = _TENTH * float(mine >> AT[SUPPLY] & NIBBLE)
    out[4] = _TENTH * float(figure(HARVEST, chips))
    out[5] = 1.0 if later == 0 else 0.0
    out[6] = 1.0 if later == position.seats - 1 else 0.0
    out[7] = 1.0 if later == position.seats - 2 else 0.0
    _count_places(position, seat, out)
    card = position.ledger.bonuses[seat]
    if card == NOTHING:
        return
    out[_COMMON + card - END] = 1.0
    special = _COMMON + BONUS_KINDS
    if card <= WINDFALL:
        out[special] = float(figure(card, chips))
    elif card == PACT:
        sets = figure(PACT, chips)
        out[special + 1] = float(sets)
        for suit in range(i64(SUITS)):
            if chips >> AT[suit] & NIBBLE == sets:
                out[special + 2] += 1.0
    elif card == EXCUSE:
        out[special + 3] = float(figure(EXCUSE, chips))


def _count_places(position: LibtisPosition, seat: i64, out: vec[float]) -> None:
    """Write what is counted of the locations with a cube of the seat."""
    for location in range(i64(LOCATIONS)):
        own = position.cubes[seat] >> AT[location] & NIBBLE
        if own == 0:
            continue
        out[9] += _TENTH
        most: i64 = 0
        second: i64 = 0
        for other in range(position.seats):
            theirs = position.cubes[other] >> AT[location] & NIBBLE
            if other != seat:
                if theirs > most:
                    second = most
                    most = theirs
                elif theirs > second:
                    second = theirs
        wide = min(own - most, _WIDE) - 1
        if wide > 0:
            out[8] += _TENTH * float(wide) * _FIRST[location]
        place = place_of(position.cubes, seat, location)
        if place == 1:
            out[_AT_LOCATIONS + location] = 1.0
        elif place == 2:
            out[_SECOND + location] = 1.0
        over = min(own - second, _NEAR)
        out[_OVER_SECOND + location] = _HALF * float(max(over, -_NEAR))


def strength(position: LibtisPosition, left: i64, counted: vec[float]) -> float:
    """Return the strength of a seat with these figures, with so many rounds left (1 or 2)."""
    row = ((position.seats - _FEWEST_SEATS) * _MOST_LEFT + left - 1) * FIGURES
    found = 0.0
    for k in range(i64(FIGURES)):
        found += _WEIGHTS[row + k] * counted[k]
    return found
