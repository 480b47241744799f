"""What the others' actions tell of their cards, and of how they play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.cards import cards_of
from limbotable.core.options import OptionValue
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.foes.actions import BLIND, PLAY, WAY
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.cards import highest
from limbotable.games.foes.insight import FoesInsight
from limbotable.games.foes.plausible import GREEDY, LOOSE, USUAL, Decision, Kinds
from limbotable.games.foes.rules import FoesPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.improve import Improvement
from tests.games.foes.deals import GAME, card, dealt, play, position_of
from tests.games.foes.test_cycles import FOUR

Choice = Callable[[FoesPosition], int]
VIEWER = 0
SOLO: Mapping[str, OptionValue] = {"players": 4, "mode": "solo"}
TEAM: Mapping[str, OptionValue] = {"players": 4, "mode": "team", "jokers": 0, "hand": 3}


def decision(position: FoesPosition, action: int) -> Decision:
    """Return the decision of the seat to act with its true hand."""
    way, number = divmod(action, WAY)
    hand = position.hand(position.hero)
    one = Decision(position, position.hero, number, way == BLIND, hand)
    one.weigh(Blueprint(position.variant))
    return one


def by_greed(position: FoesPosition) -> int:
    return PLAY * WAY + int(highest(position.hand(position.hero))) if position.hand(position.hero) else 0


def by_convention(position: FoesPosition) -> int:
    return int(Blueprint(position.variant).action(position))


def played(given: Mapping[str, OptionValue], seed: int, plies: int, choose: Choice) -> Match:
    """Return a match in which all seats choose in one way."""
    match = Match(GAME, GAME.complete(given), DEFAULT_NAMES[4])
    dealer = Dealer(seed)
    while match.ply < plies or match.turn != VIEWER:
        line = dealer.next_line(match)
        if line is None:
            match.push(match.turn, GAME.text(choose(position_of(match))))
        else:
            match.push(line.who, line.action)
    return match


# --- one decision -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [GREEDY, USUAL, LOOSE])
@pytest.mark.parametrize("plies", [3, 9, 20, 31])
def test_the_chances_of_all_that_can_be_done_make_1(kind: int, plies: int) -> None:
    position = position_of(played(TEAM, 5, plies, by_convention))
    actions = legal_actions(position)
    chances = [decision(position, action).likelihood(kind) for action in actions]
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) > 0.0001, "nothing is ruled out"


@pytest.mark.parametrize("plies", range(3, 60, 6))
def test_a_player_that_keeps_to_the_conventions_is_expected_to(plies: int) -> None:
    position = position_of(played(SOLO, 6, plies, by_convention))
    chances = {action: decision(position, action).likelihood(USUAL) for action in legal_actions(position)}
    assert chances[by_convention(position)] == max(chances.values())
    assert chances[by_convention(position)] > decision(position, by_convention(position)).likelihood(LOOSE)


def test_a_greedy_player_is_expected_to_play_high() -> None:
    position = position_of(dealt(["2c 3d 9h Ts", "4c 4d 5h 5s", "6c 6d 7h 7s", "8c 8d 3h 3s"]))
    high = decision(position, PLAY * WAY + card("Ts")).likelihood(GREEDY)
    assert high > 0.9
    assert decision(position, PLAY * WAY + card("9h")).likelihood(GREEDY) < 0.02
    assert decision(position, BLIND * WAY + card("2c")).likelihood(GREEDY) < 0.02


# --- the worlds that follow from many ---------------------------------------------------------------------
def imagined(match: Match, count: int, *, likely: bool) -> list[FoesPosition]:
    worlds = GAME.worlds(match.options, observation_of(perspective(match, VIEWER)))
    rng = Random(3)
    return [(worlds.likely if likely else worlds.sample)(rng) for _ in range(count)]


def guessed(match: Match, *, likely: bool) -> float:
    """Return how many cards of the others' hands are guessed on average."""
    real = position_of(match)
    found = imagined(match, 100, likely=likely)
    return sum(
        len(cards_of(world.hand(seat) & real.hand(seat))) for world in found for seat in (1, 2, 3)
    ) / len(found)


@pytest.mark.long
@pytest.mark.parametrize("choose", [by_greed, by_convention])
def test_more_cards_are_guessed_by_what_the_others_did(choose: Choice) -> None:
    matches = [played(SOLO, seed, plies, choose) for seed in (21, 22, 23) for plies in (20, 40, 60)]
    blindly = sum(guessed(match, likely=False) for match in matches)
    assert sum(guessed(match, likely=True) for match in matches) > 1.05 * blindly


def test_of_partners_nothing_is_concluded() -> None:
    match = played(TEAM, 24, 40, by_greed)
    assert guessed(match, likely=True) == guessed(match, likely=False)
    insight = FoesInsight(position_of(match))
    GAME.worlds(match.options, observation_of(perspective(match, VIEWER))).inform(insight)
    assert insight.kinds is None


@pytest.mark.parametrize(("choose", "greedy"), [(by_greed, True), (by_convention, False)])
def test_the_kinds_of_players_are_learned(choose: Choice, greedy: bool) -> None:
    found = 0
    for seed in range(31, 37):
        match = played(SOLO, seed, 60, choose)
        worlds = GAME.worlds(match.options, observation_of(perspective(match, VIEWER)))
        worlds.likely(Random(1))
        insight = FoesInsight(position_of(match))
        worlds.inform(insight)
        assert insight.kinds is not None
        found += len(cards_of(insight.kinds.greedy))
    assert found >= 15 if greedy else found <= 3


def test_a_blind_play_tells_of_the_marker_and_of_the_hand() -> None:
    """The seat had nothing that helps: what it laid down and what it keeps are imagined by that."""
    match = play(dealt(FOUR, "Th 9h", **SOLO), "5c", "blind 2d")
    worlds = GAME.worlds(match.options, observation_of(perspective(match, 2)))
    rng = Random(1)
    markers = [worlds.likely(rng).markers(1) for _ in range(200)]
    seen = position_of(match).visible(2)
    assert all(len(cards_of(marker)) == 1 and not marker & seen for marker in markers)
    assert len(set(markers)) > 5


# --- how the others go on ---------------------------------------------------------------------------------
def test_the_others_go_on_as_they_are_imagined_and_the_viewer_expects_it() -> None:
    match = dealt(["2c 3d 9h Ts", "4c 4d 5h 9s", "6c 6d 7h 7s", "8c 8d 3h 3s"], **SOLO)
    position = position_of(play(match, "2c"))
    kinds = Kinds()
    insight = FoesInsight(position)
    insight.heed(VIEWER, kinds)
    actions = position_actions(position)
    assert insight.pick(position, actions, len(actions), Random(1)) == by_convention(position)
    kinds.greedy = 0b1110
    assert insight.pick(position, actions, len(actions), Random(1)) == PLAY * WAY + card("9s")


def position_actions(position: FoesPosition) -> vec[i64]:
    return vec[i64](legal_actions(position))


@pytest.mark.parametrize("kinds", [None, 0])
def test_without_greedy_players_nobody_is_expected_to_play_high(kinds: int | None) -> None:
    for plies in (3, 11, 23, 41):
        position = position_of(played(SOLO, 8, plies, by_convention))
        insight = FoesInsight(position)
        if kinds is not None:
            insight.heed(VIEWER, Kinds())
        actions = position_actions(position)
        assert insight.pick(position, actions, len(actions), Random(1)) == by_convention(position)


@pytest.mark.long
def test_without_partners_less_certainty_leads_away_from_the_conventions() -> None:
    """Nobody is greedy, so both find the same values: they differ only in what they ask of them."""
    bold, careful = 0, 0
    for seed in range(40, 52):
        match = played(SOLO, seed, 20, by_convention)
        position = position_of(match)
        worlds = GAME.worlds(match.options, observation_of(perspective(match, VIEWER)))
        alone = FoesInsight(position)
        alone.heed(VIEWER, Kinds())
        actions = legal_actions(position)
        searches = [Improvement(one, position, actions, seed) for one in (alone, FoesInsight(position))]
        rng = Random(seed)
        for _ in range(30):
            world = worlds.sample(rng)
            for search in searches:
                search.run(world)
        assert searches[0].values() == searches[1].values()
        usual = by_convention(position)
        left = [actions[search.choice()] != usual for search in searches]
        assert left[0] or not left[1]
        bold += left[0]
        careful += left[1]
    assert bold > careful
