"""The goals of puzzles of the countdown game, and the positions without any."""

from __future__ import annotations

import pytest

from limbotable.core.cards import card_number
from limbotable.core.position import legal_actions
from limbotable.games import game_of, in_english
from limbotable.games.countdown.goals import Answer, Block, Run, Zero
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


def alone(*actions: str) -> CountdownPosition:
    """South plays on alone: North is out."""
    root = position(*actions)
    root.blocked = 2
    return root


def test_a_round_that_ends_above_zero_is_told_with_its_count() -> None:
    for goal in (Zero(alone(), cards=2), Run(alone(), cards=2)):
        over = goal.root.copy()
        while over.rounds_ended() == goal.root.rounds_ended():
            over.play(legal_actions(over)[-1])
        assert over.final_count > 0
        assert goal.verdict(over) is False
        assert in_english(goal.failure(over, ("South", "North"))) == (
            f"The round is over at {over.final_count}: you cannot play another card."
        )


def test_the_last_card_of_a_task_is_not_told_as_no_more_cards_that_cannot_do_it() -> None:
    after = alone()
    after.play(legal_actions(after)[0])
    said = [in_english(Zero(alone(), cards=cards).failure(after, ("South", "North"))) for cards in (1, 2)]
    assert said == [
        f"The count is {after.count}, and the task allows no more cards.",
        f"The count is {after.count}: 1 more card cannot bring it to zero.",
    ]


def test_before_a_seat_has_cards_to_play_there_is_no_task() -> None:
    game = game_of("countdown")
    assert game is not None
    made = Match(game, game.complete({}), ("South", "North"))
    made.push(-1, f"shuffle stock {DEAL}")  # the calls come first
    assert isinstance(made.position, CountdownPosition)
    with pytest.raises(ValueError, match="cards in hand"):
        Block(made.position)


def test_a_task_for_north_exchanges_cards_of_south() -> None:
    root = position("6h")
    assert root.turn() == 1
    goal = Block(root)
    worlds = list(goal.worlds(0))
    assert {int(world.hand1) for world in worlds} == {int(root.hand1)}
    assert len({int(world.hand0) for world in worlds}) == len(worlds) > 30


def at(count: int, mine: str, theirs: str) -> CountdownPosition:
    """Return a position in which South is to play, with these hands."""
    root = position()
    root.count = count
    root.hand0, root.hand1 = (
        sum(1 << number for card in hand.split() if (number := card_number(card)) is not None)
        for hand in (mine, theirs)
    )
    return root


def after(root: CountdownPosition, *cards: str) -> CountdownPosition:
    game = game_of("countdown")
    assert game is not None
    then = root.copy()
    for card in cards:
        then.play(game.parse(card))
    return then


@pytest.mark.parametrize(
    ("theirs", "played", "reached"),
    [
        ("2c 5c", ["4d"], None),  # the count is 5
        ("2c 9c", ["4d", "2c"], True),  # 3, to which the 3 is an answer
        ("5c 9c", ["4d", "5c"], False),  # 1, and North is out as well
        ("5c Ac", ["4d", "5c"], False),  # 1, and North can go on
        ("9c 8c", ["4d"], True),  # North has no answer itself
    ],
)
def test_a_card_of_the_other_seat_is_to_be_answered(theirs, played, reached) -> None:
    root = at(20, "4d 3s", theirs)
    goal, then = Answer(root), after(root, *played)
    assert goal.verdict(root) is None
    assert goal.verdict(then) is reached
    if reached is False:
        assert in_english(goal.failure(then, ("South", "North"))) == (
            "If your opponent plays the 5 of clubs to that, you have no answer."
        )


@pytest.mark.parametrize(("mine", "theirs"), [("4d", "2c 5c"), ("4d 3s", "")])
def test_an_answer_takes_two_cards_and_another_seat_with_one(mine: str, theirs: str) -> None:
    with pytest.raises(ValueError, match="task"):
        Answer(at(20, mine, theirs))
