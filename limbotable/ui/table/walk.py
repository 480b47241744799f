"""The keyboard's ways over the table.  No Qt."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Iterator, Sequence

from limbotable.table.tableau import Piece, Tableau
from limbotable.ui.table.geometry import Area, tops


def stops(tableau: Tableau) -> dict[str, list[Piece]]:
    """Return the pieces that the keyboard visits, by zone, in reading order; empty zones are left out.

    Of pieces with one name, such as the cards of another player's hand, it visits those that an action
    takes, or one.
    """
    used = {key for one in tableau.gestures for key in (one.pick, one.drop, one.also)}
    zones: dict[str, list[Piece]] = {zone: [] for zone in tableau.zones}
    for piece in tops(tableau.pieces):
        if piece.zone in zones:
            zones[piece.zone].append(piece)
    return {zone: list(_once(pieces, used)) for zone, pieces in zones.items() if pieces}


def _once(pieces: Sequence[Piece], used: Container[str]) -> Iterator[Piece]:
    seen = {piece.name for piece in pieces if piece.key in used}
    for piece in pieces:
        if piece.key in used or piece.name not in seen:
            yield piece
        seen.add(piece.name)


def nearest(places: Iterable[tuple[str, Area]], start: Area, dx: int, dy: int) -> str:
    """Return the key of the nearest place in a direction, or an empty one.

    A place straight ahead wins over a place that is a little nearer, but aside; among hexagons the next row
    wins over the one behind it.
    """
    best, cost = "", float("inf")
    for key, area in places:
        ahead = (area.x - start.x) * dx + (area.y - start.y) * dy
        aside = abs((area.x - start.x) * dy) + abs((area.y - start.y) * dx)
        if ahead <= 0.02 or aside > ahead * 4:
            continue
        far = math.hypot(ahead, 2 * aside)
        if far < cost:
            best, cost = key, far
    return best
