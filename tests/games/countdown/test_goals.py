"""The goals of puzzles of the countdown game, and the positions without any."""

from __future__ import annotations

import pytest

from limbotable.games import game_of, in_english
from limbotable.games.countdown.goals import Block, Run, Zero
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.match import Match

#: South holds 6h 3c Qd Ac 5s and North 7c 4c 9d 8c 7d; the starter is a king.
DEAL = (
    "6h 7c 3c 4c Qd 9d Ac 8c 5s 7d Kh Ad Ah As 2c 2d 2h 2s 3d 3h 3s 4d 4h 4s 5c 5d 5h 6c 6d 6s 7h 7s 8d 8h "
    "8s 9c 9h 9s Tc Td Th Ts Jc Jd Jh Js Qc Qh Qs Kc Kd Ks"
)


def match(*actions: str) -> Match:
    game = game_of("countdown")
    assert game is not None
    made = Match(game, game.complete({}), ("South", "North"))
    made.push(-1, f"shuffle stock {DEAL}")
    for action in ("pass", "pass", *actions):
        made.push(made.turn, action)
    return made


def position(*actions: str) -> CountdownPosition:
    found = match(*actions).position
    assert isinstance(found, CountdownPosition)
    return found


def test_to_play_on_alone_the_other_one_has_to_be_out() -> None:
    for goal in (Zero, Run):
        with pytest.raises(ValueError, match="alone"):
            goal(position(), cards=2)


def test_a_blocked_seat_cannot_be_kept_from_answering() -> None:
    root = position()
    root.blocked = 2
    with pytest.raises(ValueError, match="against somebody"):
        Block(root)


def test_every_card_that_may_be_there_once_is() -> None:
    root = position()
    worlds = list(Block(root).worlds(0))
    seen = root.visible(0)
    held = 0
    for world in worlds:
        assert world.hand0 == root.hand0
        assert int(world.hand1).bit_count() == int(root.hand1).bit_count()
        assert world.visible(0) == seen
        assert sorted(int(world.stock[k]) for k in range(len(world.stock))) == list(range(52))
        held |= int(world.hand1)
    assert held == (1 << 52) - 1 & ~seen


def test_a_card_that_can_be_answered_is_told() -> None:
    goal = Block(position())
    after = position("6h")
    assert goal.verdict(goal.root) is None
    assert goal.verdict(after) is False
    assert in_english(goal.failure(after, ("South", "North"))) == (
        "The count is 95: if your opponent holds the 4 of clubs, it can be played."
    )


def test_suits_do_not_matter() -> None:
    goal = Block(position())
    game = game_of("countdown")
    assert game is not None
    assert goal.alike(game.parse("6h")) == goal.alike(game.parse("6c"))
    assert goal.alike(game.parse("Ac=1")) != goal.alike(game.parse("Ac=11"))
