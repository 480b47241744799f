"""A place for a list of answers beside the things that it names.  No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from limbotable.ui.table.free_place import Box

#: How much a thing is to be spared: what the marked answer names, what others name, a lit place, which may
#: be wanted instead, and what else may be.
FIRST: Final = 0
NAMED: Final = 1
LIT: Final = 2
OTHER: Final = 3
_AIR: Final = 4  #: pixels between the list and a thing that it shall not cover


def place_beside(
    room: Box, shapes: Sequence[tuple[int, int]], foot: tuple[float, float], things: Mapping[Box, int]
) -> tuple[int, Box]:
    """Return which of these shapes a list has, and its place in a room.

    It covers as few as possible of the ``things``, and as little of them, first of those that are ``FIRST``.
    Of several places it has the one for the first shape, and for that the one with the middle of its lower
    edge nearest to ``foot``.  A shape that does not fit into the room is taken only where none does.
    """
    best: tuple[tuple[float, ...], int, Box] | None = None
    fitting = [width <= room.width and height <= room.height for width, height in shapes]
    for number, (width, height) in enumerate(shapes):
        if any(fitting) and not fitting[number]:
            continue
        most_left, most_top = room.x + room.width - width, room.y + room.height - height
        lefts, tops = {foot[0] - width / 2, room.x, most_left}, {foot[1] - height, room.y, most_top}
        for thing in things:
            lefts |= {thing.x - width - _AIR, thing.x + thing.width + _AIR}
            tops |= {thing.y - height - _AIR, thing.y + thing.height + _AIR}
        columns = {max(room.x, min(left, most_left)) for left in lefts}
        rows = {max(room.y, min(top, most_top)) for top in tops}
        for left, top in product(sorted(columns), sorted(rows)):
            place = Box(left, top, width, height)
            away = abs(left + width / 2 - foot[0]) + abs(top + height - foot[1])
            cost = (*covered(place, things), number, away)
            if best is None or cost < best[0]:
                best = cost, number, place
        if best is not None and not any(best[0][:-2]):
            break  # no later shape is better
    assert best is not None
    return best[1:]


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def covered(place: Box, things: Mapping[Box, int]) -> tuple[float, ...]:
    """Return how many things a place covers, and how much of them: first of those to be spared first."""
    found = [0.0] * (2 * (OTHER + 1))
    for thing, rank in things.items():
        shared = overlap(place, thing)
        if shared:
            found[2 * rank] += 1
            found[2 * rank + 1] += shared
    return tuple(found)
