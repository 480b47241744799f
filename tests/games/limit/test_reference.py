"""Whole random matches, side by side with the slow reference."""

from __future__ import annotations

import os
import random

import pytest

from limbotable.games.limit.game import LimitGame
from limbotable.play.match import Match
from tests.games.limit.reference import Reference, read

GAME = LimitGame()
MATCHES = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0")) or 6


def chosen(legal: list[str], choose: random.Random, taste: int) -> str:
    """Choose an action: at random, or rather near the middle of the island, or rather far from it."""
    some = choose.choices(legal, k=4)
    if not taste or choose.random() < 0.3:
        return some[0]
    return min(some, key=lambda text: taste * distance(text))


def distance(text: str) -> int:
    _, cells = read(text)
    return max((abs(q) + abs(r) + abs(q + r) for q, r in cells[-1:]), default=0)


def compare(match: Match, slow: Reference) -> None:
    assert match.game.phase(match.position) == slow.phase
    assert set(match.legal()) == slow.legal()
    assert match.turn == (-2 if slow.over() else slow.seat)
    assert match.scores == slow.scores()
    if slow.over():
        result = match.result
        assert result is not None
        assert result.ranks == slow.ranks()
        assert result.winners == tuple(seat for seat in range(slow.seats) if slow.ranks()[seat] == 1)


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("balls", [4, 5, 6, 7, 8])
def test_random_matches(seats: int, balls: int, seed: int) -> None:
    options = GAME.complete({"players": seats, "balls": balls})
    match = Match(GAME, options, ["South", "West", "North"][:seats])
    slow = Reference.start(seats, balls)
    choose = random.Random(seed)
    taste = seed % 3 - 1
    while not slow.over():
        compare(match, slow)
        action = chosen(match.legal(), choose, taste)
        match.push(match.turn, action)
        slow.play(action)
    compare(match, slow)


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("balls", [4, 6])
def test_random_matches_with_swapped_sides(balls: int, seed: int) -> None:
    match = Match(GAME, GAME.complete({"balls": balls, "swap": "yes"}), ["South", "North"])
    slow = Reference.start(2, balls, swap=True)
    choose = random.Random(seed)
    while not slow.over():
        compare(match, slow)
        legal = match.legal()
        action = "swap" if "swap" in legal and seed % 3 else chosen(legal, choose, seed % 3 - 1)
        match.push(match.turn, action)
        slow.play(action)
    compare(match, slow)
    assert sum(line.action == "swap" for line in match.lines) == (1 if seed % 3 else 0)
