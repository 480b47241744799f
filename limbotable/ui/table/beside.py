"""A place for a list of answers beside the things that it names.  No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from limbotable.ui.table.free_place import Box

_AIR: Final = 4  #: pixels between the list and a thing that it shall not cover


def place_beside(
    room: Box, shapes: Sequence[tuple[int, int]], foot: tuple[float, float], things: Mapping[Box, bool]
) -> tuple[int, Box]:
    """Return which of these shapes a list has, and its place in a room.

    It covers as few as possible of the ``things``, and as little of them; first of those that are true here.
    Of several places it has the one for the first shape, and for that the one with the middle of its lower
    edge nearest to ``foot``.  The first shape that fits into the room is taken where none does.
    """
    best: tuple[tuple[float, ...], int, Box] | None = None
    for number, (width, height) in enumerate(shapes):
        most_left, most_top = room.x + room.width - width, room.y + room.height - height
        if number and (most_left < room.x or most_top < room.y):
            continue
        lefts, tops = {foot[0] - width / 2, room.x, most_left}, {foot[1] - height, room.y, most_top}
        for thing in things:
            lefts |= {thing.x - width - _AIR, thing.x + thing.width + _AIR}
            tops |= {thing.y - height - _AIR, thing.y + thing.height + _AIR}
        columns = {max(room.x, min(left, most_left)) for left in lefts}
        rows = {max(room.y, min(top, most_top)) for top in tops}
        for left, top in product(sorted(columns), sorted(rows)):
            place = Box(left, top, width, height)
            away = abs(left + width / 2 - foot[0]) + abs(top + height - foot[1])
            cost = (*_covered(place, things), number, away)
            if best is None or cost < best[0]:
                best = cost, number, place
    assert best is not None
    return best[1:]


def _covered(place: Box, things: Mapping[Box, bool]) -> tuple[float, ...]:
    """Return how many things a place covers, and how much of them: first of those that are true."""
    number, area = {True: 0, False: 0}, {True: 0.0, False: 0.0}
    for thing, first in things.items():
        wide = min(place.x + place.width, thing.x + thing.width) - max(place.x, thing.x)
        high = min(place.y + place.height, thing.y + thing.height) - max(place.y, thing.y)
        if wide > 0 and high > 0:
            number[first] += 1
            area[first] += wide * high
    return number[True], area[True], number[False], area[False]
