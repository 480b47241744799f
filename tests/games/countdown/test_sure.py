"""Sure wins: what is called one wins in every world, and the strongest player misses none."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.solve import Solver
from limbotable.search.thinking import think, think_over
from limbotable.search.thought import Limit
from tests.games.countdown.deals import GAME, dealt, play

RULES = ("english", "japanese")


def sure_wins(match: Match) -> list[int]:
    position = match.position
    assert isinstance(position, CountdownPosition)
    insight = GAME.insight(position)
    return [action for action in legal_actions(position) if insight.sure(position, action)]


def won_soon(rules: str, seed: int) -> Iterator[Match]:
    """Play a short match at random, and yield it where some actions surely win and others don't."""
    match = Match(GAME, GAME.complete({**GAME.presets[rules], "end": "points 50"}), ["South", "North"])
    dealer, rng = Dealer(seed), Random(seed)
    while match.result is None and match.ply < 200:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        actions = legal_actions(match.position)
        if 0 < len(sure_wins(match)) < len(actions):
            yield match
        match.push(match.turn, GAME.text(actions[rng.below(len(actions))]))


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES)
def test_a_sure_win_is_one_in_every_world(rules: str) -> None:
    found = 0
    for match in (match for seed in range(60) for match in won_soon(rules, seed)):
        seat, sure = match.turn, sure_wins(match)
        worlds = GAME.worlds(match.options, observation_of(perspective(match, seat)))
        rng = Random(1)
        for _ in range(5):
            world = worlds.sample(rng)
            solver = Solver(GAME.insight(world))
            for action in sure:
                after = world.copy()
                after.play(action)
                assert solver.value(after) == (1.0 if seat == 0 else 0.0)
        found += 1
    assert found >= 5


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES)
def test_the_expert_misses_no_sure_win(rules: str) -> None:
    found = 0
    for match in (match for seed in range(60) for match in won_soon(rules, seed)):
        sure = {GAME.text(action) for action in sure_wins(match)}
        observation = observation_of(perspective(match, match.turn))
        thought = think(GAME, match.options, observation, "expert", Limit(playouts=2), match.ply)
        best = thought.considered[0]
        assert best.action in sure
        assert (best.value, thought.error) == (1.0, 0.0)
        found += 1
    assert found >= 5


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES)
def test_beside_a_sure_win_the_chances_of_other_actions_are_those_of_many_worlds(rules: str) -> None:
    found = 0
    for match in (match for seed in range(24) for match in won_soon(rules, seed)):
        sure = {GAME.text(action) for action in sure_wins(match)}
        observation = observation_of(perspective(match, match.turn))
        thought = think(GAME, match.options, observation, "expert", Limit(playouts=64), match.ply)
        worlds, rng = GAME.worlds(match.options, observation), Random(99)
        for one in thought.considered:
            if one.action not in sure:
                chances = [chance(worlds.sample(rng), one.action, match.turn) for _ in range(64)]
                assert one.value == pytest.approx(fmean(chances), abs=0.3), one
                found += 0.1 < fmean(chances) < 0.9
        counted = worlds.counted(500)
        few = len(counted.worlds) if counted is not None else 0
        early = think(GAME, match.options, observation, "expert", Limit(early=True), match.ply)
        assert early.considered[0].action in sure
        assert early.playouts < 64 or early.playouts == few, "only the chances of the others are open"
    assert found >= 3


def test_beside_a_sure_win_the_chances_of_other_actions_are_told_as_elsewhere() -> None:
    """Few worlds say too much of them, as of any action: they are made honest, and the sure win stays."""
    match = next(match for seed in range(60) for match in won_soon("english", seed))
    sure = {GAME.text(action) for action in sure_wins(match)}
    observation = observation_of(perspective(match, match.turn))
    worlds = GAME.worlds(match.options, observation)
    expert = GAME.level("expert")
    raw = think_over(GAME, lambda: worlds, match.turn, expert, Limit(playouts=8), 1)
    told = think(GAME, match.options, observation, "expert", Limit(playouts=8), 1)
    assert {one.action for one in told.considered if one.value == 1.0} == sure == raw.sure
    position = match.position
    assert isinstance(position, CountdownPosition)
    odds = GAME.odds_of("expert", int(GAME.insight(position).stage(position)))
    assert odds is not None
    others = [
        (before, after)
        for before, after in zip(raw.considered, told.considered, strict=True)
        if before.action not in sure
    ]
    assert others
    for before, after in others:
        assert before.action == after.action
        assert after.value == pytest.approx(odds.told(before.value, raw.playouts, 0.5))
        assert after.value != pytest.approx(before.value)


def chance(world: CountdownPosition, action: str, seat: int) -> float:
    """Return whether a seat wins by an action where all cards are open."""
    after = world.copy()
    after.play(GAME.parse(action))
    value = Solver(GAME.insight(world)).value(after)
    return value if seat == 0 else 1.0 - value


def test_a_win_is_sure_once_the_other_hand_is_known_to_be_blocked() -> None:
    """After the king's 2 it may still answer with an ace or a 2; when it cannot, it is out."""
    south, north = "Kd 2c 8c 8d 9c", "3c 4c 5c 6c 7c"
    match = play(dealt(south, north, "5h", end="points 50"), "double", "double")
    assert sure_wins(match) == []
    play(match, "Kd/48")
    assert sure_wins(match) == [GAME.parse("2c")]


def test_too_few_points_end_no_match() -> None:
    south, north = "Kd 2c 8c 8d 9c", "3c 4c 5c 6c 7c"
    match = play(dealt(south, north, "5h", end="points 200"), "pass", "pass", "Kd/48")
    assert match.legal() == ["2c"]
    assert sure_wins(match) == []
