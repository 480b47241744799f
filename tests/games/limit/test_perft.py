"""How many ways there are to go on, action by action; the reference counts the fewer ones too."""

from __future__ import annotations

import pytest

from limbotable.core.position import Position, legal_actions
from limbotable.games.limit.game import LimitGame
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from tests.games.limit.reference import Reference

GAME = LimitGame()


def count_ways(position: Position, depth: int) -> int:
    """Return how many sequences of so many actions there are, or of fewer up to the end."""
    if depth == 0 or position.turn() < 0:
        return 1
    total = 0
    for action in legal_actions(position):
        after = position.copy()
        after.play(action)
        total += count_ways(after, depth - 1)
    return total


def count_ways_again(slow: Reference, depth: int) -> int:
    if depth == 0 or slow.over():
        return 1
    total = 0
    for action in slow.legal():
        after = slow.copy()
        after.play(action)
        total += count_ways_again(after, depth - 1)
    return total


def after(plies: int, seats: int, balls: int) -> tuple[Position, Reference]:
    """Play so many actions, always the one in the middle of the sorted list."""
    options = GAME.complete({"players": seats, "balls": balls})
    match = Match(GAME, options, DEFAULT_NAMES[seats])
    slow = Reference.start(seats, balls)
    for _ in range(plies):
        action = match.legal()[len(match.legal()) // 2]
        match.push(match.turn, action)
        slow.play(action)
    return match.position, slow


COUNTS = {
    (0, 2, 8): [1, 6, 12, 24, 72, 144, 576],
    (24, 2, 4): [20, 125, 1872, 11894],
    (30, 2, 4): [11, 66, 345, 1667, 14809],
    (48, 2, 8): [96, 1309],
    (24, 3, 4): [5, 10, 14, 40, 57, 181, 614],
    (48, 3, 8): [5, 30, 103, 240, 672, 916, 1940],
}


@pytest.mark.long
@pytest.mark.parametrize("start", COUNTS, ids=str)
def test_the_ways_are_as_many_as_they_were(start: tuple[int, int, int]) -> None:
    position, slow = after(*start)
    counts = COUNTS[start]
    assert [count_ways(position, depth) for depth in range(1, len(counts) + 1)] == counts
    again = [count_ways_again(slow, depth) for depth in range(1, len(counts) + 1) if counts[depth - 1] < 500]
    assert again == counts[: len(again)]
