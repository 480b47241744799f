"""The goals of puzzles of the foe-fighting game, and the positions without any."""

from __future__ import annotations

from itertools import islice

import pytest

from limbotable.core.cards import cards_of
from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.games.foes.actions import NONE
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.goals import Avoid, Draw, Give
from limbotable.games.foes.rules import FoesPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES


def begun(players: int, laid: int) -> FoesPosition:
    """Return a cycle in which so many have played."""
    game = game_of("foes")
    assert game is not None
    match = Match(game, game.complete({"players": players}), DEFAULT_NAMES[players])
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
