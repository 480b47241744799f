"""The conventions of a sensible player, each in a cycle where it matters."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.game import Level
from limbotable.core.options import OptionValue
from limbotable.core.position import arrange, legal_actions
from limbotable.core.random import Random
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.teams import manner_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from tests.games.foes.deals import GAME, card, dealt, play, position_of


def chosen(match: Match) -> str:
    position = position_of(match)
    return GAME.text(Blueprint(position.variant).action(position))


def meant_for(seat: int, hands: tuple[str, ...]) -> Match:
    """Begin a match in which a seat has the king of hearts, and the king of diamonds is on show.

    Each seat's first card goes in the cycle before: the seat's is the lowest.
    """
    first = ["5c", "6d", "7h", "8s"]
    first[seat] = "2c"
    full = [f"{one} {rest}" for one, rest in zip(first, hands, strict=True)]
    match = dealt(full, "Tc Td 9c 9d", "Kh Kd", mode="team", jokers=0)
    return play(match, *first)


HIGH_AND_LOW = ("3c 6c 9h", "3d 6s 9s", "3h 6h Th", "4s 8d Ts")


def test_the_intended_target_plays_low() -> None:
    match = play(meant_for(3, HIGH_AND_LOW), "9h", "9s", "Th")
    assert (match.turn, chosen(match)) == (3, "play 8d"), "but no lower than is needed"
    match = play(meant_for(3, HIGH_AND_LOW), "6c", "9s", "Th")
    assert chosen(match) == "play 4s"


def test_everybody_else_plays_high() -> None:
    match = meant_for(3, ("3c 4c 9h", "3d 4d 9s", "3h 4h Th", "4s 7c Ts"))
    for _ in range(3):
        assert chosen(match).split()[1][0] in "9T"
        match.push(match.turn, chosen(match))
    assert match.turn == 3


def test_nobody_matches_the_likely_card_of_the_intended_target() -> None:
    match = play(meant_for(3, ("9h 6c Ts", "9s 8c Th", "4h 3h 4c", "4s 4d 7d")), "9h", "9s")
    assert match.turn == 2
    assert chosen(match)[5] in "9T", "a four might hide that of seat 3, or take the foe"


def test_a_card_that_is_too_low_is_matched_if_possible() -> None:
    """Seat 0 laid a four, and seat 2, the intended target, can hardly go below it."""
    match = play(meant_for(2, ("4c 3c 3d", "9s 4h Th", "6h 7c 8d", "9h 6s 4s")), "9h", "4c")
    assert (match.turn, chosen(match)) == (1, "play 4h")


def test_a_hero_without_a_helpful_card_plays_blind() -> None:
    """Seat 0 holds nothing but low cards, with which it might take the foe that seat 1 is to have."""
    match = dealt(
        ("3s 3c 3d 4c", "2d 6s Th 8h", "7d 8c 7h 7s", "8s 9s 8d 5s"), "4d Ts 9h 9d", "Kh Kd", mode="team"
    )
    play(match, "3s", "2d", "7d", "8s")
    play(match, "8c", "9s")
    assert match.turn == 0, "seat 1 comes after it"
    assert chosen(match).startswith("blind")


def test_middle_cards_go_first_where_it_does_not_matter() -> None:
    hands = ("2c 3c 8c Tc", "2d 3d 8d Td", "2h 3h 8h Th", "2s 3s 9s Ts")
    assert chosen(dealt(hands, "", "Kh", mode="team")) == "play 8c"


def test_alone_a_foe_is_taken_that_cancels_one_of_ones_own() -> None:
    hands = ("2c 3c 5c Tc", "6d 3d 8d Td", "7h 3h 8h Th", "8s 3s 9s Ts")
    match = dealt(hands, "9c 9d 9h 4c", "Kh Kd")
    play(match, "2c", "6d", "7h", "8s", "8d", "Th", "9s")
    assert match.turn == 0
    match.push(0, chosen(match))
    assert position_of(match).corner(0) == sum(1 << card(king) for king in ("Kh", "Kd"))


def test_alone_a_foe_that_would_stay_is_left_to_others() -> None:
    hands = ("2c 3c 7c Tc", "6d 3d 8d Td", "7h 3h 8h Th", "8s 3s 9s Ts")
    match = dealt(hands, "9c 9d 9h 4c", "Kh Qd", jokers=0)
    play(match, "2c", "6d", "7h", "8s", "8d", "Th", "9s")
    assert chosen(match) in ("play 9c", "play Tc")


TEAM = {"mode": "team", "jokers": 0}


@pytest.mark.parametrize(
    ("given", "keen"),
    [
        ({}, False),
        ({"mode": "team"}, False),
        ({"players": 3, "shadow": "yes"}, False),
        ({"players": 5}, False),
        (TEAM | {"hand": 3}, True),
        (TEAM | {"players": 3, "shadow": "yes"}, True),
    ],
)
def test_it_looks_at_nothing_that_its_seat_does_not_know(given, keen) -> None:
    """In all worlds that a seat thinks possible the blueprint does the same."""
    options = GAME.complete(given)
    position: FoesPosition = GAME.start(options)
    manner = manner_of(position.variant) if keen else None
    assert (manner is not None) == keen
    rng = Random(4)
    match = Match(GAME, options, DEFAULT_NAMES[position.variant.players])
    dealer = Dealer(8)
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        worlds = GAME.worlds(options, observation_of(perspective(match, match.turn)))
        possible = [position_of(match), *(worlds.sample(rng) for _ in range(4))]
        actions = {Blueprint(position.variant, manner).action(one) for one in possible}
        assert len(actions) == 1
        legal = match.legal()
        text = GAME.text(actions.pop())
        assert text in legal
        match.push(match.turn, text if rng.below(3) else legal[rng.below(len(legal))])


def rounds_won(
    rounds: int, given: Mapping[str, OptionValue], *, random: bool = False, keen: bool = False
) -> int:
    """Return how many rounds a team wins."""
    start: FoesPosition = GAME.start(GAME.complete({**TEAM, **given}))
    blueprint = Blueprint(start.variant, manner_of(start.variant) if keen else None)
    rng = Random(1)
    won = 0
    for _ in range(rounds):
        position = start.copy()
        while GAME.result(position) is None:
            if position.turn() < 0:
                arrange(position, list(rng.shuffled(position.urn())))
            elif random:
                actions = legal_actions(position)
                position.play(actions[rng.below(len(actions))])
            else:
                position.play(blueprint.action(position))
        won += position.left_of_side(0) == 0
    return won


def test_a_team_that_keeps_to_the_conventions_wins_most_rounds() -> None:
    assert rounds_won(60, {}, random=True) == 0
    assert rounds_won(60, {}) >= 40


@pytest.mark.long
def test_a_team_that_judges_by_chances_wins_more_rounds_with_the_shadow() -> None:
    given: dict[str, OptionValue] = {"hand": 3, "shadow": "yes"}
    assert rounds_won(150, given, keen=True) > 1.5 * rounds_won(150, given)


def picks(level: Level, position: FoesPosition) -> int:
    actions = vec[i64](legal_actions(position))
    return int(GAME.insight_of(level, position).pick(position, actions, len(actions), Random(1)))


@pytest.mark.parametrize("mode", ["team", "solo", "pairs"])
def test_the_strongest_level_alone_judges_so_and_only_in_a_team(mode: str) -> None:
    position: FoesPosition = GAME.start(GAME.complete({"mode": mode, "jokers": 0}))
    if mode == "team":
        position = GAME.start(GAME.complete(TEAM | {"players": 3, "shadow": "yes"}))
    usual = Blueprint(position.variant)
    keen = Blueprint(position.variant, manner_of(position.variant))
    rng = Random(3)
    differ = 0
    while GAME.result(position) is None:
        if position.turn() < 0:
            arrange(position, list(rng.shuffled(position.urn())))
            continue
        action = int(usual.action(position))
        assert all(picks(level, position) == action for level in GAME.levels[:-1])
        assert picks(GAME.levels[-1], position) == keen.action(position)
        differ += action != keen.action(position)
        position.play(action)
    assert (differ > 0) == (mode == "team")
