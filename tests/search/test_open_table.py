"""How the work and the time of a long thought are shared out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from limbotable.core.game import Level
from limbotable.core.position import legal_actions
from limbotable.search import open_table
from limbotable.search.search_task import SearchTask
from limbotable.search.thought import UNKNOWN, Clock, Limit
from tests.golden.made_up import MadeUpGame, MadeUpPosition, Shape


class Told:
    """What each search was allowed to look at, and the parts of the time after which it has to stop."""

    def __init__(self) -> None:
        self.searches: list[tuple[str, int, float]] = []
        self.now = 0.0

    def tell(self, search: str, nodes: int, is_up: Callable[[], bool]) -> None:
        self.now = 0.0
        while not is_up():
            self.now += 1 / 64
        self.searches.append((search, nodes, self.now))


class Unproven:
    """Stands in the place of a search for a proof, and finds none."""

    def __init__(self, told: Told, root: MadeUpPosition, insight: object) -> None:
        self.nodes = 400
        self._told = told

    def run(self, nodes: int, is_up: Callable[[], bool]) -> None:
        self._told.tell("proof", nodes, is_up)

    def is_won(self) -> bool:
        return False

    is_lost = is_won


class Undecided:
    """Stands in the place of alpha-beta, and finds all actions equal."""

    def __init__(
        self, told: Told, root: MadeUpPosition, insight: object, seed: int, *, selective: bool
    ) -> None:
        self.course: list[float] = []
        self.nodes = 200_000 if selective else 4000
        self._told = told
        self._actions = legal_actions(root)

    def run(self, nodes: int, is_up: Callable[[], bool]) -> None:
        self._told.tell("deeper", nodes, is_up)

    def compare(self, actions: int, lead: float, nodes: int, is_up: Callable[[], bool]) -> None:
        assert lead == UNKNOWN, "as long as nothing is known of how far the value is off"
        self._told.tell(f"beside {actions}", nodes, is_up)

    def insist(self, action: int, nodes: int, is_up: Callable[[], bool]) -> None:
        self._told.tell(f"closely a{action}", nodes, is_up)

    def is_decided(self) -> bool:
        return False

    def actions(self) -> list[int]:
        return self._actions

    def values(self) -> list[float]:
        return [0.5] * len(self._actions)

    def bounded(self) -> list[bool]:
        return [action > 0 for action in self._actions]

    def visits(self) -> list[int]:
        return [41] * len(self._actions)

    def line(self) -> list[int]:
        return self._actions[:1]


@pytest.fixture
def told(monkeypatch) -> Told:
    told = Told()
    monkeypatch.setattr(open_table, "ProofNumbers", partial(Unproven, told))
    monkeypatch.setattr(open_table, "AlphaBeta", partial(Undecided, told))
    clock = SimpleNamespace(perf_counter=lambda: told.now)
    monkeypatch.setattr("limbotable.search.thought.time", clock)
    return told


@pytest.mark.parametrize(
    ("playouts", "provable", "textbook", "expected"),
    [
        (7999, True, False, [("deeper", 279965, 56), ("beside 4", 119985, 60), ("closely a8", 79990, 64)]),
        (8000, False, False, [("deeper", 280000, 56), ("beside 4", 120000, 60), ("closely a8", 80000, 64)]),
        (8000, True, True, [("deeper", 280000, 56), ("beside 4", 4000, 60), ("closely a8", 80000, 64)]),
        (
            8000,
            True,
            False,
            [
                ("proof", 26666, 22),
                ("deeper", 278600, 56),
                ("beside 4", 119400, 60),
                ("closely a8", 79600, 64),
            ],
        ),
    ],
)
def test_a_long_thought_gives_a_third_to_a_proof_where_there_may_be_one(
    told: Told, playouts: int, provable: bool, textbook: bool, expected: list[tuple[str, int, int]]
) -> None:
    """And an eighth to the actions beside the best one, and three eighths where values are told."""
    game: Any = MadeUpGame(Shape(0, provable=provable), "deepening")
    assert 8 in legal_actions(game.root)
    clock = Clock(Limit(seconds=1.0), lambda: False)
    player = Level("measured", playouts)
    task = SearchTask(game, player, game.all_worlds, game.root, game.root.turn(), 1, clock, close=8)
    thought = open_table.deepening(task, textbook=textbook)
    assert [(name, nodes, round(64 * seconds)) for name, nodes, seconds in told.searches] == expected
    assert thought.playouts == (100 if textbook else 5000)
    assert {one.visits for one in thought.considered} == {2}, "rounded up"


@pytest.mark.parametrize("limit", [Limit(1.0, early=True), Limit(1.0, telling=False)])
def test_whoever_wants_no_more_than_an_action_does_not_wait_for_the_worth_of_others(
    told: Told, limit: Limit
) -> None:
    game: Any = MadeUpGame(Shape(0), "deepening")
    player = Level("measured", 7999)
    clock = Clock(limit, lambda: False)
    task = SearchTask(game, player, game.all_worlds, game.root, game.root.turn(), 1, clock)
    open_table.deepening(task, textbook=False)
    assert [(name, nodes) for name, nodes, _ in told.searches] == [("deeper", 279965), ("beside 4", 39995)]
