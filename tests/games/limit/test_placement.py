"""Laying tiles and balls, clause by clause."""

from __future__ import annotations

import random

import pytest

from limbotable.games.limit.rules import LimitPosition
from limbotable.games.limit.view import observe
from limbotable.play.match import Match
from tests.games.limit.boards import GAME, Board


def match(*actions: str, seats: int = 2, balls: int = 8) -> Match:
    """Begin a match with some actions."""
    started = Match(
        GAME, GAME.complete({"players": seats, "balls": balls}), ["South", "West", "East"][:seats]
    )
    for action in actions:
        started.push(started.turn, action)
    return started


@pytest.mark.clause("M-2.1", "M-3.2")
def test_the_first_tile_lies_in_the_middle_and_the_second_touches_it() -> None:
    assert match().legal() == ["tile 0,0"]
    assert match("tile 0,0").legal() == [
        "tile -1,0",
        "tile -1,1",
        "tile 0,-1",
        "tile 0,1",
        "tile 1,-1",
        "tile 1,0",
    ]


@pytest.mark.clause("M-3.1", "M-3.2", "M-3.3")
def test_a_turn_is_two_tiles_and_a_ball() -> None:
    opened = match("tile 0,0", "tile 1,0")
    assert (opened.turn, opened.legal()) == (0, ["ball 0,0", "ball 1,0"])
    opened.push(0, "ball 0,0")
    assert opened.turn == 1
    assert opened.scores == (1, 0)
    assert opened.legal() == ["tile 0,1", "tile 1,-1"], "each later tile touches two"


@pytest.mark.clause("M-3.2")
def test_the_second_tile_may_lean_on_the_first_and_not_the_other_way_round() -> None:
    opened = match("tile 0,0", "tile 1,0", "ball 0,0")
    assert "tile 1,1" not in opened.legal()
    opened.push(1, "tile 0,1")
    assert opened.legal() == ["tile -1,1", "tile 1,-1", "tile 1,1"]


@pytest.mark.clause("M-3.3", "M-3.4")
def test_a_ball_does_not_go_next_to_one_of_its_colour() -> None:
    board = Board(
        """
         R o
        W o o
        """,
        hands=[1, 1],
        pool=2,
    )
    board.play("tile -1,2", "tile 0,2")
    assert board.legal() == {"ball 0,2"}
    assert board.refusal("ball -1,2") == "limit.ball-own-colour"
    assert board.refusal("ball 1,1") == "limit.ball-new-tile"
    assert board.refusal("ball W") == "limit.ball-lies"
    assert board.refusal("ball 5,5") == "limit.no-tile"
    assert board.refusal("tile 1,2") == "limit.ball-on-tile"


@pytest.mark.clause("M-3.5")
def test_a_ball_needs_an_empty_tile_next_to_it() -> None:
    """The tile far off is the one that takes the ball: the other fills a hole among enemy balls."""
    board = Board(
        """
         R R
        R . R
         R R o
            o o
        """,
        hands=[1, 1],
        pool=2,
    )
    board.play("tile 0,1")
    assert board.refusal("tile 5,5") == "limit.tile-touches-none"
    board.play("tile 2,2")
    assert board.legal() == {"ball 2,2"}
    assert board.refusal("ball 0,1") == "limit.ball-no-freedom"


DEAD = """
     o W
    W o o
       X
    """


@pytest.mark.clause("M-3.6")
def test_a_first_tile_after_which_no_ball_could_be_placed_is_illegal() -> None:
    board = Board(DEAD, hands=[1, 1], pool=2)
    assert board.legal() == {"tile -1,0", "tile 1,-1", "tile 2,0", "tile 1,2"}
    assert board.refusal("tile -1,2") == "limit.tile-no-ball"


def test_a_first_tile_may_lie_far_from_the_one_place_where_the_second_takes_the_ball() -> None:
    """White has no ball beside the cell above the two empty tiles, and one beside every other cell."""
    board = Board(
        """
        W W W W a b
         . . . . W
        """,
        hands=[1, 1],
        pool=2,
    )
    assert board.may("tile 1,-1")
    assert board.play("tile 1,-1").legal() == {"tile 5,-1"}
    assert board.play("tile 5,-1").legal() == {"ball 5,-1"}


@pytest.mark.clause("M-3.6")
def test_a_second_tile_after_which_no_ball_could_be_placed_is_illegal() -> None:
    board = Board(DEAD, hands=[1, 1], pool=2).play("tile 2,0")
    assert board.legal() == {"tile 2,1"}
    assert board.refusal("tile 1,-1") == "limit.tile-no-ball"
    assert board.play("tile 2,1").legal() == {"ball 2,1"}


@pytest.mark.clause("M-3.4", "M-3.6")
def test_it_is_another_matter_for_the_other_colour() -> None:
    board = Board(DEAD, hands=[1, 1], pool=2, seat=1)
    assert board.may("tile -1,2")


SHUT = """
      W
     o o
    X R Y
    """


@pytest.mark.clause("M-3.7")
def test_a_seat_that_can_complete_no_turn_passes_and_is_asked_again() -> None:
    board = Board(SHUT, hands=[1, 1], pool=4)
    assert board.legal() == {"pass"}
    assert board.refusal("tile 2,0") == "limit.only-pass"
    board.play("pass")
    assert board.seat == 1
    assert not board.may("pass")
    assert board.refusal("pass") == "limit.no-pass"
    board.play("tile 2,0", "tile 2,-1", "ball 2,-1")
    assert (board.seat, board.phase) == (0, "tile")


@pytest.mark.clause("M-3.8")
def test_when_all_seats_with_balls_have_passed_the_tiles_are_out_of_the_game() -> None:
    board = Board(SHUT, hands=[1, 0], pool=4, seat=1)
    assert board.seat == 0, "a seat without balls is not asked"
    board.play("pass")
    assert board.position.pool == 0
    assert board.phase == "move", "White cannot add a ball either: it would be next to a white one"
    view = observe(GAME, board.position, 0)
    assert view.hands == (("0.3",), ())
    assert view.pool == ()
    assert view.left_out == tuple(f"t{number}" for number in range(6, 16))


@pytest.mark.clause("M-1.3", "M-4.1")
def test_three_players_run_out_of_tiles_first() -> None:
    """With 8 balls: after five rounds and one more turn."""
    started = match(seats=3)
    while started.ply < 48:
        started.push(started.turn, started.legal()[0])
    assert started.scores == (6, 5, 5)
    assert GAME.phase(limit(started)) == "ball"
    assert limit(started).pool == 0
    assert started.turn == 1, "it goes on in turn"
    assert observe(GAME, limit(started), 0).hands == (
        ("0.6", "0.7"),
        ("1.5", "1.6", "1.7"),
        ("2.5", "2.6", "2.7"),
    )


@pytest.mark.clause("M-4.1")
def test_an_added_ball_does_not_go_next_to_one_of_its_colour() -> None:
    board = Board(
        """
        W a b
         R c
        """,
        hands=[1, 0],
    )
    assert board.legal() == {"ball b", "ball c"}
    assert board.refusal("ball a") == "limit.ball-own-colour"
    assert board.refusal("tile 3,0") == "limit.ball-first"
    assert board.refusal("pass") == "limit.no-pass"


@pytest.mark.clause("M-4.1")
def test_an_added_ball_leaves_every_ball_an_empty_tile() -> None:
    board = Board("W a b c", hands=[0, 1])
    assert board.seat == 1, "a seat without balls in hand is skipped"
    assert board.legal() == {"ball b", "ball c"}
    assert board.refusal("ball a") == "limit.ball-last-freedom"


@pytest.mark.clause("M-4.1")
def test_an_added_ball_needs_an_empty_tile_itself() -> None:
    board = Board("a W b c d e", hands=[0, 1])
    assert board.legal() == {"ball b", "ball c", "ball d", "ball e"}
    assert board.refusal("ball a") == "limit.ball-no-freedom"


@pytest.mark.clause("M-4.2")
def test_a_seat_that_cannot_add_a_ball_is_skipped_and_the_others_go_on() -> None:
    board = Board(
        """
        R a b
         W c d e f g
        """,
        hands=[2, 1, 0],
        seats=3,
        seat=1,
    )
    board.play("ball d")
    assert board.seat == 0
    board.play("ball f")
    assert board.phase == "ball"
    assert board.seat == 0, "Red has none left, Black had none"


@pytest.mark.clause("M-4.3", "M-5.1")
def test_when_nobody_can_add_a_ball_the_others_are_out_of_the_game() -> None:
    board = Board(
        """
        W a b c
         R d
        """,
        hands=[1, 2],
    )
    assert board.legal() == {"ball b", "ball c", "ball d"}
    board.play("ball d")
    assert board.legal() == {"ball b", "ball c"}
    board.play("ball b")
    assert (board.phase, board.seat) == ("move", 0)
    assert board.position.hand(1) == 1
    assert board.scores() == (2, 2)


def limit(started: Match) -> LimitPosition:
    assert isinstance(started.position, LimitPosition)
    return started.position


@pytest.mark.clause("M-1.3", "M-1.5", "M-3.4", "M-3.5", "M-5.1")
@pytest.mark.parametrize("seed", range(10))
def test_completed_tile_placement_with_balls_added(seed: int) -> None:
    """No two balls of one colour are next to each other, and each has an empty tile next to it."""
    started, choose = match(), random.Random(seed)
    while GAME.phase(limit(started)) in ("tile", "ball"):
        started.push(started.turn, choose.choice(started.legal()))
    assert (started.ply, started.turn, started.scores) == (48, 0, (8, 8))
    position = limit(started)
    assert len(position.cells(position.tiles)) == 32
    for seat in (0, 1):
        for cell in position.cells(position.balls(seat)):
            beside = position.neighbours(position.tile_at(cell))
            assert not beside & position.balls(seat)
            assert beside & position.empty()
