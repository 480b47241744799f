"""The look of a puzzle's position: two puzzles of a game must not have it in common."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from limbotable.core.cards import cards_of
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.libtis.actions import SUPPLY
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.limit.island import cell_q, cell_r
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match

#: A turn by 60 degrees leads back after so many.
_TURNS: Final = 6


def look_of(match: Match) -> Hashable:
    """Return what the seat to act sees of a position, without what makes no difference to most tasks.

    That is the suits of cards, and in Limit how the island lies.
    """
    position = match.position
    if isinstance(position, CountdownPosition):
        return int(position.phase), int(position.count), _numbers(position.hand(match.turn))
    if isinstance(position, FoesPosition):
        table = [int(position.cycle) >> 6 * k & 63 for k in range(position.laid)]
        return _numbers(position.hand(match.turn)), tuple(card >> 2 for card in table)
    if isinstance(position, LibtisPosition):
        return int(position.hand(match.turn)), tuple(_cubes(position, match.turn))
    assert isinstance(position, LimitPosition)
    return min(_islands(position))


def _numbers(cards: int) -> tuple[int, ...]:
    return tuple(card >> 2 for card in cards_of(cards))


def _cubes(position: LibtisPosition, first: int) -> Iterator[tuple[int, ...]]:
    """Yield the cubes of each seat by their places, of one seat first."""
    for k in range(position.seats):
        seat = (first + k) % position.seats
        yield tuple(int(position.cubes_at(seat, place)) for place in range(SUPPLY + 1))


def _islands(position: LimitPosition) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Yield ``islands`` of the tiles, with their balls.

    An empty one has -1, and a ball the place of its seat in the order of play, counted from the seat to act.
    """
    turn, seats = position.turn(), position.seats
    order = [(seat, (seat - turn) % seats) for seat in range(seats)]
    balls = {cell: place for seat, place in order for cell in position.cells(position.balls(seat))}
    tiles = position.cells(position.tiles)
    return islands([(cell_q(cell), cell_r(cell), balls.get(cell, -1)) for cell in tiles])


def islands(cells: Sequence[tuple[int, int, int]]) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Yield cells, each with what lies on it, in each way in which they can be turned and mirrored."""
    for _ in range(2):
        cells = [(r, q, ball) for q, r, ball in cells]
        for _ in range(_TURNS):
            cells = [(-r, q + r, ball) for q, r, ball in cells]
            left, top = min(q for q, _, _ in cells), min(r for _, r, _ in cells)
            yield tuple(sorted((q - left, r - top, ball) for q, r, ball in cells))
