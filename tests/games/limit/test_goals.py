"""The goals of puzzles of Limit, and the positions without any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.engine.puzzles import Standing, judge_of
from limbotable.games import in_english
from limbotable.games.limit.actions import ENDED, MOVING
from limbotable.games.limit.goals import Win
from limbotable.games.limit.rules import LimitPosition, opening_position
from limbotable.play.match import Match
from limbotable.play.puzzles import puzzles_of
from limbotable.search.goals import GoalSolver
from tests.games.limit.boards import GAME


def moving(seats: int) -> LimitPosition:
    """Return the first position in which balls move."""
    rng = Random(2)
    position = opening_position(seats, 4)
    while position.phase < MOVING:
        actions = legal_actions(position)
        position.play(actions[rng.below(len(actions))])
    return position


def test_only_two_move_balls_and_not_for_long() -> None:
    for root, turns in ((opening_position(2, 4), 1), (moving(3), 1), (moving(2), 3), (moving(2), 0)):
        with pytest.raises(ValueError, match="two seats that move balls"):
            Win(root, turns=turns)


def test_the_winner_in_the_end_decides() -> None:
    root = moving(2)
    goal = Win(root, turns=2)
    assert goal.actions == 4
    assert goal.verdict(root) is None
    rng = Random(1)
    after = root.copy()
    while after.phase != ENDED:
        assert goal.verdict(after) is None
        actions = legal_actions(after)
        after.play(actions[rng.below(len(actions))])
    assert goal.verdict(after) is (after.seat == goal.seat)


def test_amid_a_turn_it_is_too_early_to_tell() -> None:
    root = moving(2)
    goal = Win(root, turns=1)
    after = root.copy()
    after.play(legal_actions(after)[0])
    assert [goal.midway(root), goal.midway(after)] == [False, True]
    after.play(legal_actions(after)[0])
    assert goal.midway(after) is False
    assert in_english(goal.failure(after, ("", ""))) == "Red has an answer to that: the win is gone."


@pytest.mark.parametrize(
    ("turns", "why"),
    [
        (1, "Whichever tile is removed then, that does not win this turn."),
        (2, "Whichever tile is removed then, Red has an answer."),
    ],
)
def test_a_wrong_move_misses_the_win_whatever_is_removed_after_it(turns: int, why: str) -> None:
    puzzle = next(
        one
        for one in puzzles_of(GAME)
        if one.task.values == {"turns": turns}
        and in_english(judge_of(one).task(one.match())).startswith("White")
    )
    judge, match = judge_of(puzzle), puzzle.match()
    wrong = [move for move in match.legal() if move not in judge.first_actions()]
    told = [judge.missed(move, "") for move in wrong]
    assert [in_english(one) for one in told if one is not None] == [why] * len(wrong)
    assert [judge.missed(move, "") for move in judge.first_actions()] == [None]


def full_turns(match: Match) -> Iterator[Match]:
    """Yield the match after each full turn: a move and a removal."""
    for move in match.legal():
        moved = match.until(match.ply)
        moved.push(match.turn, move)
        for removal in moved.legal():
            done = moved.until(moved.ply)
            done.push(moved.turn, removal)
            yield done


def test_of_all_answers_the_one_is_shown_that_leaves_the_other_best_off() -> None:
    """In the first puzzle, some turns leave White answers that give up its last ball, and better ones."""
    puzzle = puzzles_of(GAME)[0]
    judge, solver = judge_of(puzzle), GoalSolver(puzzle.goal(puzzle.match()))
    shown = 0
    for turn in full_turns(puzzle.match()):
        found = judge.judge(turn)
        refuted = solver.refutation(turn.position, 0)
        assert (found.standing is Standing.WRONG) == (refuted is not None)
        if refuted is None:
            continue
        goal, after = puzzle.goal(puzzle.match()), turn.until(turn.ply)
        for answer in found.answers:
            after.push(after.turn, answer)
        assert goal.defence(after.position) >= goal.defence(refuted.position)
        shown += goal.defence(after.position) > goal.defence(refuted.position)
        assert isinstance(after.position, LimitPosition)
        without = after.turn == judge.seat and not after.position.balls(1 - judge.seat)
        assert found.why is not None
        assert (in_english(found.why) == "White can still take a turn, so you win only later.") == without
    assert shown > 0


def test_a_ball_that_has_been_moved_leaves_the_removal_and_one_turn() -> None:
    root = moving(2)
    root.play(legal_actions(root)[0])
    goal = Win(root, turns=2)
    assert (goal.actions, goal.theme) == (3, "removal")
    assert in_english(goal.task(("", ""))) == (
        "White has moved a ball. Remove a tile so that you win in your next turn, whatever Red does."
    )
    with pytest.raises(ValueError, match="two seats that move balls"):
        Win(root, turns=1)
