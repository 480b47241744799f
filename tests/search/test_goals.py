"""Every shipped puzzle is a good one, and bad ones are found out."""

from __future__ import annotations

import dataclasses
import datetime as dt
import os

import msgspec
import pytest

from limbotable.core.compiled import compiled
from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.engine.puzzles import PuzzleJudge, Standing, judge_of
from limbotable.games import GAMES, in_english
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.puzzles import BEST, GRADES, Puzzle, of_the_day, puzzle_text, puzzles_of, read_puzzles
from limbotable.search.goals import GoalSolver

#: So many of a game are worth the name of a set.
ENOUGH = 200
#: Each day one puzzle in so many is looked at, or in more where nothing is compiled; the next day others.
SHARE = 20
PLAIN_SHARE = 100
#: With many examples all are.
THOROUGH = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0")) >= 1000

ALL = [puzzle for game in GAMES for puzzle in puzzles_of(game)]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game.id}-{puzzle.number}"


def flaws(puzzle: Puzzle) -> list[str]:
    """Name the fault of a puzzle: its solution is to be the only one, and certain."""
    match = puzzle.match()
    if puzzle.task.goal == BEST:
        return choice_flaws(puzzle, match)
    goal = puzzle.goal(match)
    game = puzzle.game
    solver = GoalSolver(goal)
    first = {goal.alike(action) for action in solver.solutions()}
    found = []
    if len(first) != 1:
        found.append(f"{len(first)} solutions")
    if first != {goal.alike(game.parse(puzzle.task.solution[0]))}:
        found.append("another solution")
    judge = PuzzleJudge(puzzle)
    for action in puzzle.task.solution:
        match.push(match.turn, action)
        if judge.judge(match).standing is Standing.WRONG:
            found.append(f"{action} is refuted")
            return found
    if judge.judge(match).standing is not Standing.SOLVED:
        found.append("not solved in the end")
    return found


def choice_flaws(puzzle: Puzzle, match: Match) -> list[str]:
    """Name the faults of a best action: the judge takes what is as good, and nothing else."""
    judge, legal = judge_of(puzzle), match.legal()
    right = judge.first_actions()
    found = [] if judge.advice(match) in right else ["another solution"]
    if not set(right) < set(legal):
        found.append(f"{len(right)} of {len(legal)} actions are right")
    for action in legal:
        match.push(match.turn, action)
        wanted = Standing.SOLVED if action in right else Standing.WRONG
        if judge.judge(match).standing is not wanted:
            found.append(f"{action} is not {wanted.value}")
        match.pop()
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_are_many_of_each_game_and_each_is_another_one(game: AnyGame) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH
    assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    assert len({puzzle.record.lines for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.task.goal for puzzle in puzzles} == {*game.goals, BEST}
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)


def of_today(share: int) -> list[Puzzle]:
    """Return one puzzle in so many: each day others, so that every one has its day."""
    return ALL[dt.date.today().toordinal() % share :: share]  # noqa: DTZ011 - any day does


@pytest.mark.parametrize("puzzle", ALL if THOROUGH else of_today(SHARE), ids=named)
def test_a_puzzle_can_be_set(puzzle: Puzzle) -> None:
    match, judge = puzzle.match(), judge_of(puzzle)
    assert match.turn == judge.seat
    assert in_english(judge.task(match))
    assert in_english(puzzle.name)
    assert puzzle.task.solution[0] in match.legal()
    if puzzle.task.goal != BEST:
        goal = puzzle.goal(match)
        assert len({goal.alike(action) for action in legal_actions(match.position)}) > 2


@pytest.mark.parametrize(
    "puzzle", ALL if THOROUGH else of_today(SHARE if compiled() else PLAIN_SHARE), ids=named
)
def test_a_puzzle_has_the_one_solution_that_it_says(puzzle: Puzzle) -> None:
    assert flaws(puzzle) == []


@pytest.mark.parametrize(
    "puzzle", [one for one in of_today(2 * SHARE) if one.game.hidden and one.task.goal != BEST], ids=named
)
def test_a_solution_holds_in_every_imagined_world(puzzle: Puzzle) -> None:
    """Another way to see it than the goal's own worlds: those that computer players imagine."""
    match, game = puzzle.match(), puzzle.game
    goal = puzzle.goal(match)
    rng = Random(1)
    worlds = game.worlds(match.options, observation_of(perspective(match, match.turn)))
    for _ in range(20):
        position = worlds.sample(rng)
        actions = iter(puzzle.task.solution)
        while (reached := goal.verdict(position)) is None:
            legal = legal_actions(position)
            own = position.turn() == goal.seat
            position.play(game.parse(next(actions)) if own else legal[rng.below(len(legal))])
        assert reached


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wrong_solution_is_found_out(game: AnyGame) -> None:
    puzzle = min(
        (one for one in puzzles_of(game) if one.task.goal != BEST),
        key=lambda one: (one.task.grade, len(one.text)),
    )
    match = puzzle.match()
    goal = puzzle.goal(match)
    right = goal.alike(game.parse(puzzle.task.solution[0]))
    wrong = next(action for action in match.legal() if goal.alike(game.parse(action)) != right)
    task = msgspec.structs.replace(puzzle.task, solution=[wrong])
    assert flaws(puzzle) == []
    assert "another solution" in flaws(dataclasses.replace(puzzle, task=task))


def test_a_solution_that_is_one_of_two_is_found_out() -> None:
    """A task that asks for less than the position gives has more than one solution."""
    puzzle = next(one for game in GAMES for one in puzzles_of(game) if one.task.goal == "award")
    task = msgspec.structs.replace(puzzle.task, values={"points": 1})
    assert any("solutions" in flaw for flaw in flaws(dataclasses.replace(puzzle, task=task)))


def test_a_choice_that_says_nothing_or_anything_is_right_is_refused() -> None:
    puzzle = next(one for one in ALL if one.task.goal == BEST)
    for right in ([], ["nonsense"], puzzle.match().legal()):
        task = msgspec.structs.replace(puzzle.task, right=right)
        with pytest.raises(ValueError, match="Task"):
            judge_of(dataclasses.replace(puzzle, task=task))


def test_a_puzzle_that_is_not_measured_yet_has_its_grade_and_theme() -> None:
    for game in GAMES:
        puzzle = puzzles_of(game)[0]
        new = dataclasses.replace(puzzle, measure=None)
        assert new.theme == puzzle.theme
        assert new.grade == puzzle.task.grade
        assert new.rating[1] > puzzle.rating[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_told_how_an_action_misses_a_proved_goal_unless_a_reason_has_told_that(game: AnyGame) -> None:
    puzzle = next(one for one in puzzles_of(game) if one.task.goal != BEST)
    match, judge = puzzle.match(), judge_of(puzzle)
    goal, right = puzzle.goal(match), judge.first_actions()
    wrong = next(action for action in match.legal() if action not in right)
    why = judge.missed(wrong, "another term")
    assert why is not None
    assert judge.missed(right[0], "another term") is None
    assert [judge.missed(wrong, term) for term in goal.terms] == [None] * len(goal.terms)
    match.push(match.turn, wrong)
    assert judge.judge(match).why == (None if goal.midway(match.position) else why)


def test_nothing_is_missed_for_certain_where_nothing_is_proved() -> None:
    puzzle = next(one for one in ALL if one.task.goal == BEST)
    wrong = next(one for one in puzzle.match().legal() if one not in puzzle.task.right)
    assert judge_of(puzzle).missed(wrong, "") is None


def test_a_solver_counts_the_positions_that_it_visits() -> None:
    puzzle = ALL[0]
    goal = puzzle.goal(puzzle.match())
    solver = GoalSolver(goal)
    for visited in (1, 2):
        found = solver.refutation(goal.root, 0)
        assert found is not None, "nothing is reached without an action"
        assert (found.replies, solver.nodes) == ((), visited)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = puzzles_of(GAMES[0])[0]
    again = read_puzzles(puzzle_text(puzzle.record, puzzle.task) * 2)
    assert [one.number for one in again] == [1, 2]
    assert again[1].record.lines == puzzle.record.lines
    assert again[1].task == puzzle.task


def test_a_record_without_a_task_is_no_puzzle() -> None:
    text = puzzles_of(GAMES[0])[0].match().record().text().replace('"puzzle"', '"riddle"')
    with pytest.raises(RecordError) as refused:
        read_puzzles(text)
    assert refused.value.line == 1, "its header"


def test_each_day_has_its_puzzle_and_none_comes_again_before_all_have_come() -> None:
    sizes = [3, 5, 2, 4]
    first = dt.date(2026, 11, 21)
    days = [of_the_day(first + dt.timedelta(k), GAMES, sizes) for k in range(4 * 5)]
    assert days[0] == of_the_day(first, GAMES, sizes)
    assert {game.id for game, _ in days[:4]} == {game.id for game in GAMES}
    for game, size in zip(GAMES, sizes, strict=True):
        numbers = [number for one, number in days if one is game]
        assert set(numbers[:size]) == set(range(1, size + 1))
