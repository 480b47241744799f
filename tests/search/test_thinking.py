from __future__ import annotations

from collections.abc import Callable

import pytest

from limbotable.core.errors import RecordError
from limbotable.core.game import Line, Observation
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.proof import Prover
from limbotable.search.thinking import Limit, Thought, think
from limbotable.testing.matches import Case
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, begun, dealt, play
from tests.games.limit.boards import GAME as LIMIT

THREE = Limit(playouts=3)
LEVELS = [level.name for level in GAME.levels]


def low_count() -> Match:
    """South is to play at 2 with three cards that fit, North is blocked."""
    return play(begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")


def thinks(
    match: Match,
    level: str = LEVELS[-1],
    limit: Limit = THREE,
    seed: int = 1,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    observation = observation_of(perspective(match, match.turn))
    return think(GAME, match.options, observation, level, limit, seed, stopped)


def answers(thought: Thought) -> tuple[object, ...]:
    return thought.considered, thought.playouts


def test_every_legal_action_is_considered_best_first() -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "7c")
    thought = thinks(match)
    assert sorted(one.action for one in thought.considered) == match.legal()
    values = [one.value for one in thought.considered]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert {one.visits for one in thought.considered} == {thought.playouts} == {3}
    assert thought.seconds >= 0


def test_the_answer_depends_on_the_story_the_seed_and_the_number_of_worlds_alone() -> None:
    match = play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "7c")
    assert answers(thinks(match)) == answers(thinks(match))
    others = {thinks(match, seed=seed).considered for seed in range(1, 5)}
    assert len(others) > 1


@pytest.mark.parametrize("level", GAME.levels, ids=lambda level: level.name)
def test_a_level_imagines_no_more_worlds_than_it_can(level) -> None:
    thought = thinks(low_count(), level.name, Limit(playouts=7))
    assert thought.playouts == min(7, level.playouts)


def test_levels_go_from_weak_to_strong() -> None:
    worlds = [level.playouts for level in GAME.levels]
    assert worlds == sorted(set(worlds))
    assert min(worlds) >= 1


def test_time_is_a_limit_too_and_one_world_is_always_looked_at() -> None:
    assert thinks(low_count(), limit=Limit(seconds=1e-9)).playouts == 1


def test_who_is_stopped_answers_at_once() -> None:
    asked = iter([False, False, True])
    assert thinks(low_count(), limit=Limit(playouts=1000), stopped=lambda: next(asked)).playouts == 3


def test_with_one_legal_action_not_much_is_thought() -> None:
    match = play(begun("Kd 2c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    assert match.legal() == ["2c"]
    thought = thinks(match, limit=Limit(seconds=3600))
    assert [one.action for one in thought.considered] == ["2c"]
    assert thought.playouts <= 16


def test_a_win_that_is_sure_is_worth_1_to_either_seat() -> None:
    """An ace at 1 ends the round, and with it the match."""
    south = begun("Kd 2c Ad 8d 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    north = begun("8c 3c 4c 5s 7c", "Kd 2c Ad 8d 9d", "5h", end="rounds 1")
    for match in (play(south, "Kd/48", "2c"), play(north, "8c", "Kd/6", "2c")):
        assert match.legal() == ["Ad=1"]
        assert thinks(match).considered[0].value == 1.0
    assert (south.turn, north.turn) == (0, 1)


def test_what_no_match_fits_cannot_be_thought_about() -> None:
    observation = Observation((Line(-1, "shuffle stock ? ?"),), viewer=0, turn=0)
    with pytest.raises(RecordError):
        think(GAME, GAME.complete({}), observation, LEVELS[0], Limit(playouts=1), 1)


def test_a_level_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        thinks(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), level="grandmaster")


@pytest.mark.parametrize("level", LIMIT.levels, ids=lambda level: level.name)
def test_every_level_sees_what_its_turn_and_the_next_one_decide(level) -> None:
    """However little it looks at, it wins where it can, and lets the next seat win only where it has to."""
    wins = losses = 0
    for seed in range(14):
        match = Case(LIMIT.id, LIMIT.complete({"balls": 4}), seed, plies=400).match()
        for ply in range(match.ply - 6, match.ply):
            root = match.stages[ply].position
            assert isinstance(root, LimitPosition)
            prover = Prover(LIMIT.insight(root), 2)
            observation = Observation(tuple(match.lines[:ply]), root.turn(), root.turn())
            thought = think(LIMIT, match.options, observation, level.name, Limit(playouts=1), 1)
            chosen = LIMIT.parse(thought.considered[0].action)
            actions = [LIMIT.parse(one.action) for one in thought.considered]
            won = [action for action in actions if prover.wins_by(root, action)]
            lasting = [action for action in actions if prover.lasts(root, action)]
            if won:
                wins += 1
                assert chosen in won
                assert thought.considered[0].value == 1.0
            elif lasting:
                losses += len(lasting) < len(actions)
                assert chosen in lasting
    assert wins >= 5
    assert losses >= 3


@pytest.mark.parametrize("level", ["novice", "expert", "uct", "random"])
def test_the_line_begins_with_the_answer_and_can_be_played(level: str) -> None:
    match = Case(LIMIT.id, LIMIT.complete({"balls": 4}), seed=1, plies=13).match()
    observation = observation_of(perspective(match, match.turn))
    thought = think(LIMIT, match.options, observation, level, Limit(playouts=40), 1)
    assert thought.line[0] == thought.considered[0].action
    assert sorted(one.action for one in thought.considered) == match.legal()
    for action in thought.line:
        match.push(match.turn, action)


def test_over_worlds_the_line_is_the_answer() -> None:
    thought = thinks(low_count())
    assert thought.line == (thought.considered[0].action,)


def test_a_tree_that_is_stopped_answers_at_once() -> None:
    match = Case(LIMIT.id, LIMIT.complete({}), seed=1, plies=20).match()
    observation = observation_of(perspective(match, match.turn))
    asked = iter([False, False, True])
    thought = think(LIMIT, match.options, observation, "expert", Limit(), 1, lambda: next(asked))
    assert 1 <= thought.playouts <= 7
