"""The tree: it finds near results for every seat, and depends on nothing but its seed and its playouts."""

from __future__ import annotations

import pytest

from limbotable.search.tree import Tree
from tests.games.limit.boards import COLOURS, GAME, Board


def tree(board: Board, seats: int = 2, seed: int = 1) -> Tree:
    return Tree(board.position, GAME.insight(board.position), seats, seed)


def best(board: Board, playouts: int, seats: int = 2) -> tuple[str, float]:
    """Return the action that is tried most, and its value."""
    grown = tree(board, seats)
    grown.run(playouts)
    visits, value, action = max(zip(grown.visits(), grown.values(), grown.actions(), strict=True))
    assert visits > 0
    return GAME.text(action), value


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_capture_that_wins_is_found_in_every_seat(seat: int, seats: int) -> None:
    """The enemy's only ball can be taken off; of three players the third has none."""
    mine, other = COLOURS[seat], COLOURS[1 - seat]
    board = Board(f"o o {mine[0]} a {other[0]} {mine[1]} o o", seat=seat, seats=seats)
    action, value = best(board, 400, seats)
    assert action == board.text(f"move {mine[0]}>a")
    assert value == 1.0


def test_the_tree_depends_on_its_seed_and_its_playouts_alone() -> None:
    board = Board("b W a R S X c d Y")
    whole, sliced, other = tree(board), tree(board), tree(board, seed=2)
    whole.run(300)
    other.run(300)
    for playouts in (1, 2, 97, 200):
        sliced.run(playouts)
    assert whole.visits() == sliced.visits()
    assert whole.values() == sliced.values()
    assert whole.visits() != other.visits()


def test_every_action_is_tried_before_any_is_tried_twice() -> None:
    board = Board("b W a R S X c d Y")
    grown = tree(board)
    grown.run(len(grown.actions()))
    assert set(grown.visits()) == {1}
    assert set(tree(board).values()) == {0.0}
