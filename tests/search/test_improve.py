"""Search beside a blueprint: its findings, and that it keeps to it where nothing is surely better."""

from __future__ import annotations

import pytest

from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.rules import FoesPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.improve import Improvement
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from tests.games.foes.deals import GAME, at_the_last_foe, dealt

HANDS = ("2c 3c 8c Tc", "2d 3d 8d Td", "2h 3h 8h Th", "2s 3s 9s Ts")


def searched(position: FoesPosition, worlds: list[Position], seed: int = 1) -> tuple[Improvement, list[str]]:
    actions = legal_actions(position)
    search = Improvement(GAME.insight(position), position, actions, seed)
    for world in worlds:
        search.run(world)
    return search, [GAME.text(action) for action in actions]


def last_choice() -> FoesPosition:
    """Return a position in which seat 3 decides the taker of the last foe: only with seat 0 the team has won.

    Seat 0 laid the three, seat 1 the seven, seat 2 the eight.
    """
    position = at_the_last_foe({0: "Jc Js"}, rest=1, mode="team", jokers=0)
    for text in ("play 3c", "play 7d", "play 8h"):
        position.play(GAME.parse(text))
    assert position.hero == 3
    return position


def test_it_finds_the_winning_actions_and_the_worth_of_all() -> None:
    position = last_choice()
    search, texts = searched(position, [position] * 40)
    values = dict(zip(texts, search.values(), strict=True))
    assert texts[search.choice()] in ("play 4s", "play 5s", "play 9s")
    assert values["play 4s"] == values["play 5s"] == values["play 9s"] == 1.0
    assert values["play 3s"] < 0.3, "it hides seat 0's three, and seat 1 has the foe"
    assert all(0.0 <= value <= 1.0 for value in values.values())


def test_surely_losing_actions_are_given_up_and_the_rest_is_tried_on() -> None:
    position = last_choice()
    search, texts = searched(position, [position] * 200)
    visits = dict(zip(texts, search.visits(), strict=True))
    assert visits["play 3s"] == 16, "so many worlds are looked at before anything is given up"
    assert visits[texts[search.choice()]] == 200


def test_the_blueprint_is_kept_while_nothing_is_surely_better() -> None:
    """After one world nothing is certain."""
    for seed in range(20):
        match = dealt(HANDS, "", "Kh")
        worlds = GAME.worlds(match.options, observation_of(perspective(match, 0)))
        world = worlds.sample(Random(seed))
        position = match.position
        assert isinstance(position, FoesPosition)
        search, texts = searched(position, [world], seed)
        assert texts[search.choice()] == GAME.text(Blueprint(position.variant).action(position))


def test_the_answer_depends_on_worlds_and_seed_alone() -> None:
    match = dealt(HANDS, "", "Kh")
    position = match.position
    assert isinstance(position, FoesPosition)

    def told(seed: int) -> tuple[object, ...]:
        worlds = GAME.worlds(match.options, observation_of(perspective(match, 0)))
        rng = Random(5)
        search, _ = searched(position, [worlds.sample(rng) for _ in range(20)], seed)
        return search.values(), search.visits(), search.choice()

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_a_world_is_not_changed() -> None:
    position = last_choice()
    before = (position.hand(3), position.cycle, position.top, position.hero)
    searched(position, [position] * 3)
    assert (position.hand(3), position.cycle, position.top, position.hero) == before


@pytest.mark.parametrize("level", GAME.levels, ids=lambda level: level.name)
def test_thinking_puts_the_choice_first_and_the_others_by_value(level) -> None:
    match: Match = dealt(HANDS, "", "Kh")
    observation = observation_of(perspective(match, 0))
    thought = think(GAME, match.options, observation, level.name, Limit(playouts=20), seed=3)
    assert sorted(one.action for one in thought.considered) == match.legal()
    worlds = min(20, level.playouts)
    assert thought.playouts == max(one.visits for one in thought.considered) == worlds
    assert thought.line == (thought.considered[0].action,)
    values = [one.value for one in thought.considered[1:]]
    assert values == sorted(values, reverse=True)
    again = think(GAME, match.options, observation, level.name, Limit(playouts=20), seed=3)
    assert again.considered == thought.considered


def test_shares_of_the_win_are_told_apart_from_rewards() -> None:
    """A team that loses has won nothing, however little is left."""
    position = last_choice()
    search, texts = searched(position, [position] * 12)
    choice = search.choice()
    chances = dict(zip(texts, search.chances(choice), strict=True))
    assert chances["play 4s"] == 1.0
    assert chances["play 3s"] == pytest.approx(0.0)
    assert dict(zip(texts, search.values(), strict=True))["play 3s"] > 0.0
    assert (search.tally(choice).count, search.tally(choice).mean()) == (12, 1.0)


def test_an_action_that_is_tried_out_moves_all_chances_with_it_and_no_choice() -> None:
    match = dealt(HANDS, "", "Kh")
    position = match.position
    assert isinstance(position, FoesPosition)
    worlds = GAME.worlds(match.options, observation_of(perspective(match, 0)))
    rng = Random(5)
    search, texts = searched(position, [worlds.sample(rng) for _ in range(4)])
    choice, values, visits = search.choice(), search.values(), search.visits()
    before = search.chances(choice)
    for _ in range(20):
        search.try_out(worlds.sample(rng), choice)
    after = search.chances(choice)
    assert search.tally(choice).count == 24
    assert (search.choice(), search.values(), search.visits()) == (choice, values, visits)
    moved = after[choice] - before[choice]
    assert moved != 0
    assert after == pytest.approx([one + moved for one in before])
    assert len(texts) == len(after)
