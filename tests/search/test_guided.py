"""The guided tree: it never overlooks the outcome of one turn, and depends on seed and playouts alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from limbotable.core.position import legal_actions
from limbotable.games.limit.rules import LimitPosition
from limbotable.search.guided import GuidedTree
from tests.games.limit.boards import COLOURS, GAME, Board
from tests.search.test_proof import after_each, late, may_win, wins_in_this_turn

FIELD = "b W a R S X c d Y"


def tree(position: LimitPosition, playouts: int = 0, seed: int = 1) -> GuidedTree:
    grown = GuidedTree(position, GAME.insight(position), position.seats, seed)
    grown.run(playouts)
    return grown


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_capture_that_wins_is_found_without_any_playout(seat: int, seats: int) -> None:
    mine, other = COLOURS[seat], COLOURS[1 - seat]
    board = Board(f"o o {mine[0]} a {other[0]} {mine[1]} o o", seat=seat, seats=seats)
    grown = tree(board.position)
    assert GAME.text(grown.actions()[0]) == board.text(f"move {mine[0]}>a")
    assert grown.values()[0] == 1.0
    assert grown.run(10) == 0, "there is nothing left to find out"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_win_within_the_turn_is_never_overlooked(seats: int) -> None:
    found = 0
    for position in late(seats, 4, 12, range(10)):
        winning = {
            action
            for action, after in zip(legal_actions(position), after_each(position), strict=True)
            if ((result := GAME.result(after)) is not None and position.turn() in result.winners)
            or (GAME.phase(after) == "remove" and wins_in_this_turn(after))
        }
        if winning:
            found += 1
            assert tree(position).actions()[0] in winning
    assert found >= 3


@pytest.mark.long
def test_playouts_can_be_made_through_an_action_that_is_not_the_best() -> None:
    whole = 0
    for position in late(2, 6, 20, range(8)):
        grown = tree(position, 100)
        before = dict(zip(grown.actions(), grown.visits(), strict=True))
        for second in grown.actions()[1:2]:
            made = grown.insist(second, 40)
            after = dict(zip(grown.actions(), grown.visits(), strict=True))
            assert after == {**before, second: before[second] + made}
            whole += made == 40
    assert whole >= 3, "what is proven needs fewer"


def lets_win(after: LimitPosition) -> bool:
    """Say whether the next seat wins in its turn, however the seat to act ends the one that it has begun."""
    if GAME.result(after) is not None:
        return False
    if GAME.phase(after) == "remove":
        return all(lets_win(end) for end in after_each(after))
    return wins_in_this_turn(after)


@pytest.mark.parametrize("seats", [2, 3])
def test_whether_an_action_lets_the_next_seat_win_is_known_exactly(seats: int) -> None:
    outcomes = set()
    for position in late(seats, 4, 9, range(6)):
        grown = tree(position)
        for action, after in zip(legal_actions(position), after_each(position), strict=True):
            if (result := GAME.result(after)) is not None:
                lasts = position.turn() in result.winners
            else:
                lasts = not lets_win(after)
            outcomes.add(lasts)
            assert grown.lasts(action) == lasts
    assert outcomes == {True, False}


def test_actions_given_up_come_last_and_are_worth_nothing() -> None:
    grown = tree(Board(FIELD).position, 30)
    best, *others = grown.actions()
    assert best in grown.hopeful()
    grown.give_up(best)
    assert best not in grown.hopeful()
    assert sorted(grown.actions()) == sorted([best, *others])
    assert grown.values()[grown.actions().index(best)] == 0.0
    hopeful = [action in grown.hopeful() for action in grown.actions()]
    assert hopeful == sorted(hopeful, reverse=True)


@pytest.mark.parametrize("seats", [2, 3])
def test_proofs_of_the_tree_are_true(seats: int) -> None:
    """A value of 0 or 1 is never a guess."""
    proven = 0
    for position in late(seats, 4, 7, range(10)):
        grown = tree(position, 20)
        ends = dict(zip(legal_actions(position), after_each(position), strict=True))
        for action, value in zip(grown.actions(), grown.values(), strict=True):
            if value in {0.0, 1.0}:
                proven += 1
                expected = may_win(ends[action], {})
                assert expected == {position.turn()} if value else position.turn() not in expected
    assert proven > 20


def test_the_tree_depends_on_its_seed_and_its_playouts_alone() -> None:
    position = next(late(2, 8, 24, range(9)))
    whole, sliced, other = tree(position, 60), tree(position), tree(position, 60, seed=2)
    for playouts in (1, 2, 17, 40):
        sliced.run(playouts)
    assert whole.actions() == sliced.actions()
    assert whole.visits() == sliced.visits()
    assert whole.values() == sliced.values()
    assert whole.line() == sliced.line()
    assert (whole.visits(), whole.values()) != (other.visits(), other.values())


def test_the_actions_are_best_first_and_every_playout_goes_through_one() -> None:
    position = GAME.start(GAME.complete({}))
    for _ in range(7):
        position.play(legal_actions(position)[0])
    grown = tree(position, 50)
    assert sorted(grown.actions()) == sorted(legal_actions(position))
    assert sum(grown.visits()) == 50
    assert all(more >= fewer for more, fewer in pairwise(grown.visits()))
    assert all(0 <= value <= 1 for value in grown.values())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_has_the_worth_of_its_best_action_for_every_seat(seats: int) -> None:
    position = next(late(seats, 8, 24, range(9)))
    mover = position.turn()
    grown = tree(position, 120)
    values = [grown.best(node) for node in range(grown.size())]
    assert {len(value) for value in values} == {seats}
    after = [grown.children(node) for node in range(grown.size())]
    assert sum(map(len, after)) > 100
    for node, children in enumerate(after):
        if children:
            assert values[node] in [values[child] for child in children]
    assert values[0][mover] == max(values[k][mover] for k in after[0] if grown.hope(k) >> mover & 1)
    assert all(sum(value) == pytest.approx(1) for value in values)


def test_no_playout_goes_through_a_decided_child() -> None:
    seen = 0
    for position in late(3, 4, 9, range(12)):
        grown = tree(position)
        children = grown.children(0)
        for _ in range(12):
            decided = [k for k in children if grown.hope(k).bit_count() == 1]
            seen += len(decided)
            before = [grown.judgements(k) for k in decided]
            if len(decided) == len(children) or not grown.run(1):
                break
            assert [grown.judgements(k) for k in decided] == before
    assert seen


def test_a_seat_that_cannot_win_any_more_looks_at_the_open_contest_of_the_others() -> None:
    seen = 0
    for seed in (25, 48):  # one of three has lost before the winner among the others is known
        for position in late(3, 4, 9, range(seed, seed + 1)):
            grown = tree(position)
            children = grown.children(0)
            for _ in range(12):
                decided = [k for k in children if grown.hope(k).bit_count() == 1]
                before = [grown.judgements(k) for k in decided]
                lost = not grown.hope(0) >> position.turn() & 1
                if len(decided) == len(children) or not grown.run(1):
                    break
                assert [grown.judgements(k) for k in decided] == before
                seen += lost and bool(decided)
    assert seen >= 2


def test_the_line_can_be_played_and_begins_with_the_best_action() -> None:
    position = next(late(2, 8, 24, range(9)))
    grown = tree(position, 200)
    line = grown.line()
    assert line[0] == grown.actions()[0]
    assert len(line) >= 3, "it goes beyond the turn"
    for action in line:
        assert action in legal_actions(position)
        position.play(action)
