"""Alpha-beta: its proofs are true, its values are the minimax of its judgement, and it stops at once."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import legal_actions
from limbotable.games.limit.rules import LimitPosition
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.judging import judge_openly
from limbotable.search.ordering import ActionOrder
from limbotable.search.thought import Considered, Limit
from limbotable.search.transposition import NO_ACTION, knows_again
from limbotable.testing.matches import Case
from tests.games.limit.boards import GAME, Board
from tests.search.test_proof import after_each, late, may_win

ENOUGH = 1_000_000
FIELD = "b W a R S X c d Y"
LARGEST = 0x40000  #: places of the table of positions
BESIDE = 1000.0  #: more than any balance, in the minimax below
DEEP = 5  #: comparing begins at two plies less from here on
LEAD = 0.02  #: a share of the win by which an action is clearly better than another one


def never() -> bool:
    return False


def searched(position: LimitPosition, nodes: int = ENOUGH, seed: int = 1) -> AlphaBeta:
    search = AlphaBeta(position, GAME.insight(position), seed, selective=True)
    search.run(nodes, never)
    return search


@pytest.mark.long
@pytest.mark.parametrize("selective", [True, False])
@pytest.mark.parametrize(("balls", "tiles", "seeds"), [(4, 7, 120), (6, 8, 90)])
def test_the_end_is_solved_as_by_looking_at_everything(
    balls: int, tiles: int, seeds: int, selective: bool
) -> None:
    outcomes = []
    for position in late(2, balls, tiles, range(seeds)):
        judgement: Insight = GAME.insight(position) if selective else GAME.textbook(position)
        search = AlphaBeta(position, judgement, 1, selective)
        search.run(ENOUGH, never)
        wins = may_win(position, {}) == {position.turn()}
        outcomes.append(wins)
        assert search.is_decided()
        assert search.values()[0] == wins
    assert len(outcomes) > 200
    assert set(outcomes) == {True, False}


def test_a_value_of_0_or_1_is_never_a_guess() -> None:
    proven = 0
    for position in late(2, 4, 9, range(12)):
        ends = dict(zip(legal_actions(position), after_each(position), strict=True))
        search = searched(position, 60)
        for action, value in zip(search.actions(), search.values(), strict=True):
            if value in {0.0, 1.0}:
                proven += 1
                assert (may_win(ends[action], {}) == {position.turn()}) == value
    assert proven > 50


def test_what_is_proven_to_lose_is_looked_at_no_more() -> None:
    lost = 0
    for position in late(2, 6, 14, range(12)):
        search = AlphaBeta(position, GAME.insight(position), 1, selective=False)
        for depth in (2, 3):
            search.deepen(depth)
        if search.is_decided():
            continue
        known = zip(search.actions(), search.values(), search.visits(), strict=True)
        spent = {action: visits for action, value, visits in known if value == 0.0}
        search.deepen(4)
        visits = dict(zip(search.actions(), search.visits(), strict=True))
        assert {action: visits[action] for action in spent} == spent
        lost += len(spent)
    assert lost > 10


def minimax(position: LimitPosition, insight: Insight, depth: int) -> float:
    """Return the best value for the seat to act, so many actions on."""
    mover = position.turn()
    found = []
    for after in after_each(position):
        result = GAME.result(after)
        if result is not None:
            found.append(BESIDE if mover in result.winners else -BESIDE)
        else:
            value = minimax(after, insight, depth - 1) if depth > 1 else insight.balance(after)
            found.append(value if after.turn() == mover else -value)
    return max(found)


def chance(balance: float) -> float:
    return 0.0 if balance == -BESIDE else 1.0 if balance == BESIDE else 1 / (1 + math.exp(-balance))


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_without_selection_it_is_the_minimax_of_the_judgement(depth: int) -> None:
    judged = 0
    for position in late(2, 5, 12, range(4)):
        insight = GAME.insight(position)
        search = AlphaBeta(position, insight, 1, selective=False)
        for further in range(2, depth + 1):
            if not search.is_decided():
                search.deepen(further)
        if search.is_decided():
            continue
        search.compare(100, 1.0, ENOUGH, never)
        judged += 1
        best = chance(minimax(position, insight, depth))
        assert search.values()[0] == pytest.approx(best, abs=1e-3)
        assert not any(search.bounded())
        for action, value in zip(search.actions(), search.values(), strict=True):
            expected = worth(position, insight, action, depth)
            assert value == pytest.approx(expected, abs=1e-3), "also of those that are not best"
    assert judged > 10


def worth(position: LimitPosition, insight: Insight, action: int, depth: int) -> float:
    """Return the chance of an action by the minimax, so many actions on."""
    mover = position.turn()
    after = position.copy()
    after.play(action)
    result = GAME.result(after)
    if result is not None:
        return float(mover in result.winners)
    balance = minimax(after, insight, depth - 1) if depth > 1 else insight.balance(after)
    return chance(balance if after.turn() == mover else -balance)


@pytest.mark.parametrize("balls", [5, 7])
def test_a_value_is_that_of_a_search_without_limits_and_a_limit_is_no_lower(balls: int) -> None:
    """Which is which is told; what is not clearly worse than the best one always has a value."""
    values = limits = level = 0
    for position in late(2, balls, 12, range(4)):
        insight = GAME.insight(position)
        search = AlphaBeta(position, insight, 1, selective=False)
        search.deepen(2)
        if search.is_decided():
            continue
        first, best = search.actions()[0], search.values()[0]
        for lead in (None, LEAD):
            if lead is not None:
                search.compare(1, lead, ENOUGH, never)
            assert (search.actions()[0], search.values()[0]) == (first, best), "comparing changes no choice"
            told = zip(search.actions(), search.values(), search.bounded(), strict=True)
            for action, value, bounded in told:
                expected = worth(position, insight, action, 2)
                if bounded:
                    limits += 1
                    assert expected - 1e-3 <= value <= (best if lead is None else best - lead)
                else:
                    values += 1
                    level += action != first and value >= best - LEAD
                    assert value == pytest.approx(expected, abs=1e-3)
    assert min(values, limits, level) > 3


def test_what_a_search_has_not_measured_is_marked() -> None:
    position = next(late(2, 8, 26, range(9)))
    search = searched(position, 3000)
    assert not search.bounded()[0]
    marked = [action for action, one in zip(search.actions(), search.bounded(), strict=True) if one]
    assert len(marked) > len(search.actions()) // 2
    search.insist(marked[-1], ENOUGH, never)
    assert [action for action, one in zip(search.actions(), search.bounded(), strict=True) if one] == marked[
        :-1
    ]
    search.compare(3, LEAD, ENOUGH, never)
    assert not any(search.bounded()[:4]), "and so many after the best one are measured"


def test_where_the_best_action_wins_it_is_found_out_which_others_win_as_well() -> None:
    others = 0
    for position in late(2, 4, 9, range(12)):
        ends = dict(zip(legal_actions(position), after_each(position), strict=True))
        search = searched(position)
        if search.values()[0] < 1.0:
            continue
        search.compare(4, LEAD, ENOUGH, never)
        for action, value, limit in zip(search.actions(), search.values(), search.bounded(), strict=True):
            if value == 1.0 and not limit:
                others += action != search.actions()[0]
                assert may_win(ends[action], {}) == {position.turn()}
    assert others > 5


def test_an_action_can_be_looked_at_that_is_not_among_the_best() -> None:
    position = next(late(2, 8, 26, range(9)))
    search = searched(position, 3000)
    *_, last = search.actions()
    before = dict(zip(search.actions(), search.values(), strict=True))
    search.insist(last, ENOUGH, never)
    after = dict(zip(search.actions(), search.values(), strict=True))
    assert after[last] != before[last]
    assert after[last] <= search.values()[0]
    assert {a: v for a, v in after.items() if a != last} == {a: v for a, v in before.items() if a != last}


def test_every_position_is_counted_for_the_action_that_led_to_it() -> None:
    position = next(late(2, 8, 26, range(9)))
    search = AlphaBeta(position, GAME.insight(position), 1, selective=True)
    assert sum(search.visits()) == search.nodes
    search.run(300, never)
    assert sum(search.visits()) == search.nodes
    search.compare(3, LEAD, 200, never)
    search.insist(search.actions()[-1], 200, never)
    assert sum(search.visits()) == search.nodes


def test_of_the_best_action_there_is_nothing_more_to_find_out_and_of_the_second_there_is() -> None:
    position = next(late(2, 8, 26, range(9)))
    search = searched(position, 300)
    best = search.actions()[0]
    second = search.actions()[search.bounded().index(True)]
    spent = dict(zip(search.actions(), search.visits(), strict=True))
    search.insist(best, ENOUGH, never)
    assert dict(zip(search.actions(), search.visits(), strict=True)) == spent
    search.insist(second, ENOUGH, never)
    later = dict(zip(search.actions(), search.visits(), strict=True))
    assert second in {action for action in spent if later[action] > spent[action]} <= {best, second}


@pytest.mark.long
def test_the_values_are_best_first_and_no_action_is_missing() -> None:
    for position in late(2, 8, 26, range(2)):
        if len(legal_actions(position)) < 2:
            continue
        search = searched(position, 2500)
        search.compare(4, LEAD, 1000, never)
        assert sorted(search.actions()) == sorted(legal_actions(position))
        assert all(more >= less for more, less in pairwise(search.values()))
        assert sum(search.visits()) <= search.nodes


def test_the_result_depends_on_the_number_of_positions_and_the_seed_alone() -> None:
    position = next(late(2, 8, 26, range(9)))
    first, again = searched(position, 5000), searched(position, 5000)
    for one in (first, again):
        one.compare(4, LEAD, 500, never)
    assert first.actions() == again.actions()
    assert first.values() == again.values()
    assert first.visits() == again.visits()
    assert first.line() == again.line()


def test_among_actions_that_are_worth_the_same_the_seed_decides() -> None:
    position = Board(
        """
        o o o
       o W R o
        o o o
        """
    ).position
    found = {
        AlphaBeta(position, GAME.insight(position), seed, selective=True).actions()[0] for seed in range(9)
    }
    assert len(found) > 1


def test_it_stops_when_it_is_told_to_and_has_an_answer_by_then() -> None:
    position = next(late(2, 8, 32, range(9)))
    asked = 0

    def told() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    search = AlphaBeta(position, GAME.insight(position), 1, selective=True)
    before = search.nodes
    search.run(ENOUGH, told)
    assert search.nodes - before < 4 * 1024
    assert sorted(search.actions()) == sorted(legal_actions(position))
    assert search.depth >= 1


def test_stopped_where_its_best_action_has_just_been_refuted_it_takes_another() -> None:
    refuted = 0
    for position in late(2, 8, 20, range(5, 6)):
        whole = AlphaBeta(position, GAME.insight(position), 1, selective=False)
        whole.deepen(2)
        first = whole.actions()[0]
        whole.deepen(3)
        if whole.is_decided() or dict(zip(whole.actions(), whole.values(), strict=True))[first]:
            continue
        refuted += 1
        for nodes in range(1, whole.nodes):
            search = AlphaBeta(position, GAME.insight(position), 1, selective=False)
            search.run(nodes, never)
            assert not search.is_decided()
            assert search.values()[0] > 0.0
            if search.depth == 3:
                break
    assert refuted


def test_it_goes_no_further_than_it_may() -> None:
    position = next(late(2, 8, 32, range(9)))
    search = AlphaBeta(position, GAME.insight(position), 1, selective=True)
    before = search.nodes
    search.run(2000, never)
    assert 2000 <= search.nodes - before <= 2200


@pytest.mark.long
def test_the_table_grows_and_forgets_nothing() -> None:
    position = next(late(2, 8, 32, range(9)))
    search = searched(position, 3000)
    places, line = search.table.places, search.line()
    kept = sum(state != 0 for state in list(search.table.known)[5::6])
    search.table.enlarge()
    assert search.table.places > places
    assert sum(state != 0 for state in list(search.table.known)[5::6]) == kept > 100
    assert search.line() == line
    assert len(line) > 1
    assert searched(position, 60_000).table.places > places, "it does so by itself"


def test_the_table_does_not_grow_without_end() -> None:
    search = searched(next(late(2, 8, 32, range(9))), 100)
    while search.table.places < LARGEST:
        search.table.enlarge()
    search.table._used = search.table.places  # noqa: SLF001  # as after a long search
    search.run(300, never)
    assert search.table.places == LARGEST


def test_what_the_history_counts_stays_within_its_limit() -> None:
    order = ActionOrder(vec[i64]([6, 5]), 2)
    for action in (5, 6):
        order.credit(action, 0, 1024, 0)
    order.credit(5, 0, 1, 0)
    order.rank(0, 2, 0, NO_ACTION, 1)  # at a ply where neither is a killer
    assert order.next(0, 2) == 6, "both have counted as much as can be"
    order.age()
    order.credit(5, 0, 1, 0)
    order.rank(0, 2, 0, NO_ACTION, 1)
    assert order.next(0, 2) == 5, "after that it counts again"


@pytest.mark.long
def test_the_line_begins_with_the_best_action_and_can_be_played() -> None:
    for position in late(2, 6, 20, range(3)):
        twin = position.copy()
        search = searched(position, 1500)
        line = search.line()
        assert line[0] == search.actions()[0]
        for action in line:
            assert action in legal_actions(twin)
            twin.play(action)


def test_while_the_island_grows_positions_are_not_remembered() -> None:
    match = Case(GAME.id, GAME.complete({}), seed=1, plies=20).match()
    position = match.position
    assert isinstance(position, LimitPosition)
    assert not knows_again(GAME.insight(position), position)
    search = AlphaBeta(position, GAME.textbook(position), 1, selective=False)
    search.run(2000, never)
    assert sorted(search.actions()) == sorted(legal_actions(position))


@pytest.mark.parametrize("playouts", [1, 30])
def test_an_expert_of_two_seats_thinks_by_alpha_beta_once_the_island_is_built(playouts: int) -> None:
    """So its value of an ending is certain, with as little as that."""
    board = Board(FIELD)
    judged = judge_openly(
        GAME, board.position, GAME.text(legal_actions(board.position)[0]), "expert", Limit(None, playouts), 1
    )
    assert judged.playouts <= playouts
    assert all(1 <= one.visits <= playouts for one in judged.considered)
    wins = may_win(board.position, {}) == {board.position.turn()}
    if playouts > 1:
        assert judged.considered[0].value == wins
    assert sorted(one.action for one in judged.considered) == sorted(
        GAME.text(action) for action in legal_actions(board.position)
    )


def test_looking_closely_changes_the_value_of_that_action_alone() -> None:
    position = next(late(2, 8, 26, range(9)))

    def judged(action: str) -> tuple[Considered, ...]:
        return judge_openly(GAME, position, action, "expert", Limit(None, 60), 1).considered

    first = GAME.text(legal_actions(position)[0])
    best = judged(first)[0].action
    plain = judged(best)
    worst = plain[-1].action
    close = judged(worst)
    assert close[:-1] == plain[:-1]
    assert close[-1].action == worst
    assert close[-1].visits > plain[-1].visits


def deep(position: LimitPosition, insight: Insight) -> AlphaBeta | None:
    """Return a search that has gone deep enough to compare first at less depth; None where all is proven."""
    search = AlphaBeta(position, insight, 1, selective=False)
    for depth in range(2, DEEP + 1):
        if search.is_decided():
            return None
        search.deepen(depth)
    return None if search.is_decided() else search


@pytest.mark.long
def test_what_is_called_level_has_been_looked_at_as_deeply_as_the_best_action() -> None:
    """However soon the positions run out: less depth is not enough to be about as good."""
    level = 0
    for position in late(2, 7, 20, range(8)):
        insight = GAME.insight(position)
        full = deep(position, insight)
        if full is None:
            continue
        full.compare(100, 1.0, ENOUGH, never)
        assert not any(full.bounded())
        expected = dict(zip(full.actions(), full.values(), strict=True))
        for nodes in (300, 600, 1000, 2000, 4000):
            search = deep(position, insight)
            assert search is not None
            best = search.values()[0]
            search.compare(3, LEAD, nodes, never)
            told = zip(search.actions()[1:], search.values()[1:], search.bounded()[1:], strict=True)
            for action, value, bounded in told:
                if not bounded and value >= best - LEAD:
                    level += 1
                    assert expected[action] >= best - LEAD - 1e-3
    assert level > 100
