"""Kings: actions of the last round that decide which other seat wins.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.libtis.awards import awarded, chip_points
from limbotable.games.libtis.bonuses import HARVEST, bonus_points, figure
from limbotable.games.libtis.rules import LibtisPosition

#: Points count before chips.
_CHIPS: Final = 1000


def makes_a_king(position: LibtisPosition, action: i64) -> bool:
    """Return whether others would win after an action that brings its seat no better place.

    Both standings are scored as if the match ended there, with the bonus cards of the position.
    """
    seat = position.seat
    before = _orders(position)
    twin = position.copy()
    twin.add(seat, action >> 5 & 7, 1)
    twin.add(seat, action >> 8, -1)
    after = _orders(twin)
    changed = False
    for other in range(position.seats):
        if (_place(before, other) == 1) != (_place(after, other) == 1):
            changed = True
    place = _place(after, seat)
    return changed and place != 1 and place >= _place(before, seat)


def _orders(position: LibtisPosition) -> vec[i64]:
    """Return, by seat, the figure by which the seats are ranked if the match ends now."""
    ledger = position.ledger
    chips = ledger.chips[:]
    for seat in range(position.seats):
        chips[seat] += awarded(position.cubes, seat)
    found = vec[i64]([0] * position.seats)
    for seat in range(position.seats):
        points = chip_points(chips[seat]) + bonus_points(ledger.bonuses, chips, seat)
        found[seat] = _CHIPS * points + figure(HARVEST, chips[seat])
    return found


def _place(orders: vec[i64], seat: i64) -> i64:
    place: i64 = 1
    for other in range(i64(len(orders))):
        if orders[other] > orders[seat]:
            place += 1
    return place
