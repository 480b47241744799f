"""How many ways there are to go on from a few deals, action by action.

As deep as the oracle is quick enough, it counts them too.
"""

from __future__ import annotations

import pickle

import pytest

from limbotable.core.game import CHANCE_WHO
from limbotable.core.position import Position, legal_actions
from limbotable.play.match import Match
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, shuffled
from tests.games.countdown.oracle import Oracle

DEALS = {
    "slow": shuffled(SLOW_SOUTH, SLOW_NORTH, "Qs 7h Kh"),
    "ace-turned": shuffled("Kc Jc 6c 9c 2d", "Jd Kd Ad 3c Qh", "Ah"),
    "kings": shuffled("Kc Kd Jc Qc 2c", "Kh Ks Jd Qd 5d", "5h 7h"),
    "aces": shuffled("Ac Ad Jc Jd 9c", "Ah As Jh Js 8c", "Th Kh"),
}


def count_ways(position: Position, depth: int) -> int:
    """Return how many sequences of so many actions there are, or of fewer up to a shuffle or the end."""
    if depth == 0 or position.turn() < 0:
        return 1
    total = 0
    for action in legal_actions(position):
        after = position.copy()
        after.play(action)
        total += count_ways(after, depth - 1)
    return total


def count_ways_again(oracle: Oracle, depth: int) -> int:
    if depth == 0 or not isinstance(oracle.actor, int):
        return 1
    total, kept = 0, pickle.dumps(oracle)
    for action in oracle.legal():
        after = pickle.loads(kept)
        after.act(action)
        total += count_ways_again(after, depth - 1)
    return total


@pytest.mark.long
@pytest.mark.parametrize("preset", ["english", "japanese"])
@pytest.mark.parametrize("deal", DEALS)
def test_the_ways_are_as_many_as_the_oracle_finds(deal: str, preset: str) -> None:
    options = GAME.complete({"preset": preset})
    match = Match(GAME, options, ["South", "North"])
    match.push(CHANCE_WHO, DEALS[deal])
    oracle = Oracle({name: str(value) for name, value in options.items()})
    oracle.shuffle(DEALS[deal].split(" ")[2:])
    for depth in range(1, 6):
        assert count_ways(match.position, depth) == count_ways_again(oracle, depth)


COUNTS = {
    ("slow", "english"): [2, 4, 20, 100, 400, 1588, 4563, 12962],
    ("slow", "japanese"): [2, 4, 20, 100, 400, 1588, 4548, 12728],
    ("ace-turned", "english"): [2, 4, 8, 108, 708, 2448, 7764, 18811],
    ("ace-turned", "japanese"): [2, 4, 8, 108, 708, 2448, 7700, 18112],
    ("kings", "english"): [2, 4, 92, 920, 3464, 8104, 14765],
    ("kings", "japanese"): [2, 4, 92, 920, 3424, 7448, 9864, 11020],
    ("aces", "english"): [2, 4, 28, 228, 1536, 10320, 51308],
    ("aces", "japanese"): [2, 4, 28, 228, 1536, 10320, 51296],
}


@pytest.mark.long
@pytest.mark.parametrize(("deal", "preset"), COUNTS)
def test_the_ways_are_as_many_as_ever(deal: str, preset: str) -> None:
    match = Match(GAME, GAME.complete({"preset": preset}), ["South", "North"])
    match.push(CHANCE_WHO, DEALS[deal])
    found = [count_ways(match.position, depth) for depth in range(1, len(COUNTS[deal, preset]) + 1)]
    assert found == COUNTS[deal, preset]
