"""The goals of puzzles of the foe-fighting game, and the positions without any."""

from __future__ import annotations

from itertools import islice

import pytest

from limbotable.core.cards import card_phrase, cards_of
from limbotable.core.random import Random
from limbotable.games import game_of, in_english
from limbotable.games.foes.actions import BLIND, NONE, PLAY, WAY
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.goals import Avoid, Draw, Fewer, Give
from limbotable.games.foes.rules import FoesPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from tests.games.foes.deals import at_the_last_foe


def begun(players: int, laid: int, shadow: str = "no") -> FoesPosition:
    """Return a cycle in which so many have played."""
    game = game_of("foes")
    assert game is not None
    options = game.complete({"players": players, "shadow": shadow})
    match = Match(game, options, DEFAULT_NAMES[players])
    rng = Random(4)
    Dealer(4).deal(match)
    for _ in range(laid):
        plays = [action for action in match.legal() if action.startswith("play")]
        match.push(match.turn, plays[rng.below(len(plays))])
    assert isinstance(match.position, FoesPosition)
    return match.position


def everything(position: FoesPosition) -> list[int]:
    """Return the places of all cards in hands or to be drawn, with those that no seat has seen."""
    seats = range(position.variant.players)
    held = [card for seat in seats for card in cards_of(int(position.hand(seat) | position.markers(seat)))]
    return sorted([*held, *(int(position.deck[k]) for k in range(position.top, len(position.deck)))])


def test_with_three_to_come_nothing_can_be_foreseen() -> None:
    with pytest.raises(ValueError, match="one of the last"):
        Avoid(begun(5, 1))
    assert Avoid(begun(5, 2)).actions == 1


@pytest.mark.parametrize("way", ["play", "blind"])
def test_every_possible_card_comes_in_some_world(way: str) -> None:
    root = begun(4, 2)  # one plays after the seat
    goal = Give(root, hero=0)
    game = game_of("foes")
    assert game is not None
    card = game.text(int(cards_of(int(root.hand(goal.seat)))[0]) + 64).removeprefix("play ")
    action = game.parse(f"{way} {card}")
    unseen = cards_of(TACTICAL & ~int(root.visible(goal.seat)))
    laid = set()
    for world in goal.worlds(action):
        assert everything(world) == everything(root)
        assert world.visible(goal.seat) == root.visible(goal.seat)
        world.play(action)
        (reply,) = goal.replies(world)
        world.play(reply)
        cycle = int(world.last_cycle)
        laid.add(tuple(cycle >> 6 * k & 63 for k in ((2, 3) if way == "blind" else (3,))))
    if way == "play":
        assert laid == {(one,) for one in unseen}
    else:
        assert laid == {(one, other) for one in unseen for other in unseen if one != other}


def test_the_taker_of_the_foe_decides() -> None:
    root = begun(3, 2)
    goals = (Give(root, hero=int(root.hero)), Avoid(root), Draw(root))
    for world in islice(goals[0].worlds(int(cards_of(int(root.hand(root.hero)))[0]) + 64), 1):
        world.play(int(cards_of(int(root.hand(root.hero)))[0]) + 64)
        taker = int(world.last_taker)
        assert [goal.verdict(world) for goal in goals] == [
            taker == root.hero,
            taker != root.hero,
            taker == NONE,
        ]
    assert [goal.verdict(root) for goal in goals] == [None] * 3


# The reason why a try is wrong


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_wrong_try_is_told_with_the_cards_after_it_and_the_taker(players: int) -> None:
    """Of three the seat is the last one to play, of four one comes after it, of five two."""
    root = begun(players, 2)
    names, goal = DEFAULT_NAMES[players], Draw(root)
    outcomes = {NONE: "Nobody takes the foe.", goal.seat: "You take the foe."}
    told = set()
    for card in cards_of(int(root.hand(goal.seat))):
        action = int(card) + WAY * PLAY
        for world in islice(goal.worlds(action), 0, None, 97):
            # A card from the hand is replaced from the deck; those after it are blind, from there on.
            top = int(root.top) + 1
            after = [in_english(card_phrase(int(world.deck[top + k]))) for k in range(players - 3)]
            world.play(action)
            while world.cycles == root.cycles:
                world.play(goal.replies(world)[0])
            taker = int(world.last_taker)
            outcome = outcomes.get(taker) or f"{names[taker]} takes the foe."
            said = in_english(goal.failure(world, names))
            if players == 3:
                assert said == outcome
            elif players == 4:
                assert said == f"Suppose East plays the {after[0]}. {outcome}"
            else:
                assert said == f"Suppose the {after[0]} and the {after[1]} come next. {outcome}"
            told.add(taker)
    assert len(told) > 1


def test_the_shadow_is_named_where_no_seat_plays_it() -> None:
    root = begun(3, 2, shadow="yes")
    assert int(root.variant.heroes) == 4
    assert in_english(Give(root, hero=3).task(DEFAULT_NAMES[3])) == (
        "Play so that the Shadow is sure to take the foe."
    )
    assert in_english(Give(root, hero=int(root.hero)).task(DEFAULT_NAMES[3])) == (
        "Play so that you are sure to take the foe."
    )


def test_blind_plays_are_alike_and_cards_of_the_hand_are_not() -> None:
    goal = Draw(begun(3, 2))
    first, second = (int(card) for card in cards_of(int(goal.root.hand(goal.seat)))[:2])
    assert goal.alike(first + WAY * BLIND) == goal.alike(second + WAY * BLIND)
    assert goal.alike(first + WAY * PLAY) != goal.alike(second + WAY * PLAY)
    assert goal.alike(first + WAY * PLAY) != goal.alike(first + WAY * BLIND)


def at_the_last_card(corners: dict[int, str], **given: str) -> FoesPosition:
    """Return a position in which the last seat has the last card of a cycle to play."""
    root = at_the_last_foe(corners, 1, **given)
    for _ in range(int(root.variant.heroes) - 1):
        root.play(int(cards_of(int(root.hand(root.turn())))[0]) + WAY * PLAY)
    return root


@pytest.mark.parametrize(
    ("mode", "corners", "takers"),
    [
        ("solo", {0: "Kh", 3: "Kd Qs"}, {3}),
        ("solo", {0: "Kh", 2: "Kd"}, None),
        ("team", {0: "Kh", 2: "Kd"}, {2}),
        ("team", {0: "Kh", 2: "Kd", 3: "Jh Qh"}, {2, 3}),
        ("pairs", {0: "Kh", 2: "Kd"}, None),
        ("pairs", {0: "Kh", 3: "Qh Jh"}, {3}),
    ],
)
def test_a_foe_shall_cancel_others_of_the_own_side(mode, corners, takers) -> None:
    root = at_the_last_card(corners, mode=mode)
    assert root.turn() == 3
    if takers is None:
        with pytest.raises(ValueError, match="cancels"):
            Fewer(root)
        return
    goal = Fewer(root)
    assert {hero for hero in (*range(4), NONE) if goal.fits(hero)} == takers
    assert goal.theme == ("take" if 3 in takers else "give")


def test_a_foe_that_cancels_nothing_is_told_with_its_taker() -> None:
    root = at_the_last_card({0: "Kh", 3: "Kd Qs"})
    goal = Fewer(root)
    assert in_english(goal.task(DEFAULT_NAMES[4])) == (
        "Play so that the chaos is sure to leave fewer foes in your corner than it would now."
    )
    root = root.copy()
    root.last_taker = 0
    assert in_english(goal.failure(root, DEFAULT_NAMES[4])) == (
        "South takes the foe. The chaos would leave no fewer foes."
    )


def test_a_blind_card_is_told_with_what_it_leads_to() -> None:
    """The world that refutes a blind play has another card on the deck than the one that came."""
    root = begun(3, 2)
    goal = Draw(root)
    action = int(cards_of(int(root.hand(goal.seat)))[0]) + WAY * BLIND
    for world in islice(goal.worlds(action), 3):
        card = in_english(card_phrase(int(world.deck[world.top])))
        world.play(action)
        assert in_english(goal.failure(world, DEFAULT_NAMES[3])).startswith(
            f"Suppose {DEFAULT_NAMES[3][goal.seat]} plays the {card}. "
        )
