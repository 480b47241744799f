"""The goals of puzzles of Libtis, and the positions without any."""

from __future__ import annotations

import pytest

from limbotable.games import game_of, in_english
from limbotable.games.libtis.actions import LOCATION, QUICKSTART
from limbotable.games.libtis.goals import AwardGoal
from limbotable.games.libtis.rules import LibtisPosition
from tests.games.libtis.boards import arranged, board, play

CARDS = ("author", "painter", "merchant")
NAMES = ("South", "West", "East")


def played(*actions: str) -> LibtisPosition:
    """Return the end of a round's last lap, on a table without cubes: the first hand is South's."""
    game = game_of("libtis")
    assert game is not None
    supply = [0] * 8 + [13]
    hands = [1 << game.parse(f"{card} market") % LOCATION for card in CARDS]
    position = arranged(QUICKSTART, hands, [supply] * 3, [[0] * 6] * 3, [-1] * 3, 0, 1)
    for action in actions:
        position.play(game.parse(action))
    return position


def test_only_the_last_three_cards_of_a_round_can_be_foreseen() -> None:
    with pytest.raises(ValueError, match="last three"):
        AwardGoal(board(), points=6)
    assert [AwardGoal(root, points=6).theme for root in (played(), played("author mountain"))] == ["", "sure"]
    assert AwardGoal(played("author mountain", "painter market"), points=6).theme == "last"


def test_of_two_cards_that_follow_it_is_open_who_has_which() -> None:
    one, other = AwardGoal(played(), points=6).worlds(0)
    assert [int(one.hand(seat)) for seat in (0, 1, 2)] == [int(other.hand(seat)) for seat in (0, 2, 1)]
    (known,) = AwardGoal(played("author mountain"), points=6).worlds(0)
    assert known.hand(1)
    assert known.hand(2)


def test_the_pay_of_the_round_decides() -> None:
    root = played("author mountain", "painter market")
    after = played("author mountain", "painter market", "merchant forest")
    assert AwardGoal(root, points=6).verdict(root) is None
    assert AwardGoal(root, points=6).verdict(after) is True
    assert AwardGoal(root, points=7).verdict(after) is False
    assert in_english(AwardGoal(root, points=7).failure(after, NAMES)) == (
        "This round’s chips are worth only 6 points to you."
    )
    assert in_english(AwardGoal(root, points=7).task(NAMES)) == (
        "The last card of the round: get chips worth 7 points in this round."
    )


def test_the_spoiling_answers_are_told() -> None:
    after = played("author mountain", "painter market", "merchant market")
    last, worth = "Suppose East plays the Merchant to the Market.", "This round’s chips are worth only"
    assert in_english(AwardGoal(played("author mountain"), points=6).failure(after, NAMES)) == (
        f"{last} {worth} 3 points to you."
    )
    assert in_english(AwardGoal(played(), points=9).failure(after, NAMES)) == (
        f"Suppose West plays the Painter to the Market. {last} {worth} 6 points to you."
    )


def test_a_cube_that_comes_from_another_location_is_told() -> None:
    root = board({"market": (0, 0, 1)}, hands=CARDS)
    after = play(root.copy(), "author mountain", "painter market", "merchant market>forest")
    assert "plays the Merchant from the Market to the Forest" in in_english(
        AwardGoal(root, points=9).failure(after, NAMES)
    )
