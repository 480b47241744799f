"""The solver against plain minimax, which looks at everything."""

from __future__ import annotations

import pytest

from limbotable.core.insight import Insight
from limbotable.core.position import Position, legal_actions
from limbotable.play.match import Match
from limbotable.search.solve import Solver
from limbotable.testing.matches import Case
from tests.games.countdown.deals import GAME, begun, dealt, play


class Minimax:
    """The solver's value, computed without leaving anything out."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self.nodes = 0

    def value(self, position: Position) -> float:
        self.nodes += 1
        if self.insight.settled(position):
            return self.insight.worth(position)
        found = []
        for action in legal_actions(position):
            after = position.copy()
            after.play(action)
            found.append(self.value(after))
        return max(found) if position.turn() == 0 else min(found)


def solved(match: Match) -> tuple[Solver, Minimax]:
    insight = match.game.insight(match.position)
    solver, minimax = Solver(insight), Minimax(insight)
    assert solver.value(match.position) == minimax.value(match.position)
    return solver, minimax


@pytest.mark.long
@pytest.mark.parametrize("end", ["points 200", "rounds 1", "endless"])
@pytest.mark.parametrize("seed", range(8))
def test_nothing_that_matters_is_left_out(seed: int, end: str) -> None:
    options = GAME.complete({"preset": ("english", "japanese")[seed % 2], "end": end})
    match = Case(GAME.id, options, seed, plies=8).match()
    while match.turn < 0:
        match.pop()
    solver, minimax = solved(match)
    assert solver.nodes <= minimax.nodes


@pytest.mark.long
def test_a_good_deal_of_the_rest_is_left_out() -> None:
    solver, minimax = solved(play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c Ac", "5h"), "9d"))
    assert solver.nodes < minimax.nodes // 2


def test_a_search_begins_with_its_own_round() -> None:
    match = dealt("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h")
    insight = match.game.insight(match.position)
    assert not insight.settled(match.position)
    play(match, "pass", "pass", "Kd/48", "2c")
    assert not insight.settled(match.position)
    play(match, "Ad=1")
    assert insight.settled(match.position)
    assert not match.game.insight(match.position).settled(match.position)
