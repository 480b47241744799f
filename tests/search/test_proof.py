"""Proofs against a search that looks at everything and forgets nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.limit.actions import MOVING
from limbotable.games.limit.rules import LimitPosition
from limbotable.search.proof import Prover, joined
from tests.games.limit.boards import COLOURS, GAME, Board

ENOUGH = 100_000


def late(seats: int, balls: int, tiles: int, seeds: range) -> Iterator[LimitPosition]:
    """Yield the positions of random matches with so few tiles left, up to their ends."""
    for seed in seeds:
        rng = Random(seed)
        position = GAME.start(GAME.complete({"players": seats, "balls": balls}))
        while actions := legal_actions(position):
            if position.phase >= MOVING and len(position.cells(position.tiles)) <= tiles:
                yield position
            position = position.copy()
            position.play(actions[rng.below(len(actions))])


def after_each(position: LimitPosition) -> Iterator[LimitPosition]:
    for action in legal_actions(position):
        after = position.copy()
        after.play(action)
        yield after


def may_win(position: LimitPosition, known: dict[tuple[object, ...], set[int]]) -> set[int]:
    """Return the seats that may win if each takes a certain win and shuns a certain loss."""
    result = GAME.result(position)
    if result is not None:
        return set(result.winners)
    mover = position.turn()
    balls = tuple(position.balls(seat) for seat in range(position.seats))
    key = (GAME.phase(position), mover, position.tiles, balls, position.out, position.opening, position.bound)
    if key not in known:
        found = [may_win(after, known) for after in after_each(position)]
        certain = {mover} in found
        known[key] = {mover} if certain else set().union(*([one for one in found if mover in one] or found))
    return known[key]


def wins_in_this_turn(position: LimitPosition) -> bool:
    """Say whether the seat to act can win before another one acts."""
    mover = position.turn()
    for after in after_each(position):
        result = GAME.result(after)
        if result is not None and mover in result.winners:
            return True
        if result is None and GAME.phase(after) == "remove" and wins_in_this_turn(after):
            return True
    return False


def mask(seats: set[int]) -> int:
    return sum(1 << seat for seat in seats)


@pytest.mark.parametrize(("seats", "balls", "tiles"), [(2, 4, 7), (2, 6, 8), (3, 4, 7)])
def test_a_proof_agrees_with_an_exhaustive_search(seats: int, balls: int, tiles: int) -> None:
    seen = set()
    for position in late(seats, balls, tiles, range(12)):
        prover = Prover(GAME.insight(position), seats)
        expected = mask(may_win(position, {}))
        seen.add(expected)
        assert prover.hope(position, ENOUGH) == expected
        nodes = prover.nodes
        assert prover.hope(position, 1) == expected, "it is remembered"
        assert prover.nodes == nodes
    assert {0b01, 0b10} <= seen
    if seats == 3:  # the winner chosen by a seat that has lost itself is not proven
        assert seen & {0b011, 0b101, 0b110}


@pytest.mark.parametrize(
    ("hopes", "together"),
    [
        ([0b001], 0b001),
        ([0b010, 0b100], 0b110),
        ([0b010, 0b001], 0b001),
        ([0b001, 0b111], 0b001),
        ([0b110, 0b011], 0b011),
        ([0b011, 0b110, 0b101], 0b111),
    ],
)
def test_the_hope_of_a_seat_joins_those_of_its_actions(hopes: list[int], together: int) -> None:
    hope = 0
    for after in hopes:
        hope = joined(hope, after, 0b001)
    assert hope == together


def test_what_was_proven_of_all_that_may_follow_is_not_proven_again() -> None:
    several = 0
    for position in late(2, 4, 7, range(4)):
        prover = Prover(GAME.insight(position), 2)
        followers = [after for after in after_each(position) if GAME.result(after) is None]
        for after in followers:
            prover.hope(after, ENOUGH)
        several += len(followers) > 1
        nodes = prover.nodes
        prover.hope(position, ENOUGH)
        assert prover.nodes <= nodes + 1
    assert several > 5


def test_too_few_nodes_prove_nothing_and_more_go_on_from_there() -> None:
    position = next(late(2, 6, 11, range(9)))
    prover = Prover(GAME.insight(position), 2)
    assert prover.hope(position, 2) == 0
    assert prover.hope(position, ENOUGH) == Prover(GAME.insight(position), 2).hope(position, ENOUGH) != 0


@pytest.mark.parametrize("seats", [2, 3])
def test_a_win_within_the_turn_is_seen(seats: int) -> None:
    outcomes = set()
    for position in late(seats, 4, 12, range(8)):
        expected = wins_in_this_turn(position)
        outcomes.add(expected)
        assert Prover(GAME.insight(position), seats).wins_this_turn(position) == expected
    assert outcomes == {True, False}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_ball_is_taken_off_by_the_move_or_by_the_removal(seat: int) -> None:
    mine, other = COLOURS[seat], COLOURS[1 - seat]
    by_move = f"o o {mine[0]} a {other[0]} {mine[1]} o o"
    by_removal = f"a b {mine[0]} o {other[0]} c d"
    neither = f"""
         o o o o o
        o {mine[0]} o o o o
         o o o {other[0]} o
        """
    for drawing, wins in ((by_move, True), (by_removal, True), (neither, False)):
        position = Board(drawing, seat=seat).position
        assert Prover(GAME.insight(position), 2).wins_this_turn(position) == wins
