"""Moving balls and removing tiles, clause by clause."""

from __future__ import annotations

import pytest

from limbotable.core.game import Result
from limbotable.core.position import OVER, legal_actions
from limbotable.games.limit.island import cell_at
from limbotable.games.limit.view import observe
from tests.games.limit.boards import COLOURS, GAME, Board, arranged


# --- where a ball may go --------------------------------------------------------------------------------
@pytest.mark.clause("M-5.2")
def test_a_ball_goes_wherever_empty_tiles_lead() -> None:
    board = Board(
        """
        W a b R c
         d S e
        """
    )
    assert board.legal() == {"move W>a", "move W>b", "move W>d", "move W>e"}
    assert board.refusal("move W>c") == "limit.move-no-path"
    assert board.refusal("move W>R") == "limit.ball-lies"
    assert board.refusal("move W>W") == "limit.move-stays"
    assert board.refusal("move W>9,9") == "limit.no-tile"
    assert board.refusal("move R>c") == "limit.other-ball"
    assert board.refusal("move a>b") == "limit.no-ball"
    assert board.refusal("remove c") == "limit.move-first"


@pytest.mark.clause("M-5.2")
def test_a_ball_that_is_shut_in_stays() -> None:
    board = Board(
        """
        W R a b
         S X c d
        """
    )
    assert not any(action.startswith("move W") for action in board.legal())
    assert board.refusal("move W>a") == "limit.ball-shut-in"
    assert board.may("move X>d")


# --- captures of a move ---------------------------------------------------------------------------------
@pytest.mark.clause("M-5.3")
def test_a_move_that_takes_the_last_freedom_of_a_group_captures_it() -> None:
    board = Board(
        """
        W a R S b
         o X Y o
        """
    )
    board.play("move W>a")
    assert board.scores() == (3, 2), "the group is free by the tile beyond it"
    board = Board(
        """
        W a R S
         o X Y o
        """
    )
    assert board.play("move W>a").scores() == (3, 2), "and by that below it"
    board = Board(
        """
        W a R S
         o X Y Z
        """
    )
    board.play("move W>a")
    assert board.shows(
        """
        o W o o
         o W W W
        """
    )
    assert board.phase == "remove"


@pytest.mark.clause("M-5.3")
def test_all_enemy_groups_without_freedom_come_off_together() -> None:
    """Red and Black are next to each other: either would be free if the other came off first."""
    board = Board(
        """
        o W a R
           X B Y
        """,
        seats=3,
    )
    board.play("move W>a")
    assert board.shows(
        """
        o o W o
           W o W
        """
    )
    assert board.scores() == (3, 0, 0)


# --- which tiles may go ---------------------------------------------------------------------------------
FIELD = """
     a b c
    d e f g
     h i W
      R j
    """


@pytest.mark.clause("M-5.4")
def test_an_empty_tile_with_a_free_edge_may_go() -> None:
    board = Board(FIELD).play("move W>j")
    free = board.legal()
    assert {"remove a", "remove b", "remove c", "remove d", "remove g", "remove h"} <= free
    assert board.refusal("remove e") == "limit.remove-inside"
    assert board.refusal("remove R") == "limit.remove-ball"
    assert board.refusal("remove 9,9") == "limit.no-tile"
    assert board.refusal("move j>i") == "limit.remove-first"
    assert board.refusal("pass") == "limit.no-pass"
    assert board.refusal("tile 9,9") == "limit.remove-first"


@pytest.mark.clause("M-5.4")
def test_the_tile_laid_first_has_none_either_where_others_lie_all_around_it() -> None:
    """In drawings it is always one of the first row."""
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    tiles = [cell_at(*at) for at in [(0, 0), *ring, (2, 0), (-2, 0)]]
    position = arranged(tiles, [[cell_at(2, 0)], [cell_at(-2, 0)]], 0, [0, 0], 0, opening=False)
    position.play(GAME.parse("move 2,0>1,-1"))
    legal = {GAME.text(action) for action in legal_actions(position)}
    assert "remove 0,-1" in legal
    assert "remove 0,0" not in legal


@pytest.mark.clause("M-5.4")
def test_the_edge_of_a_hole_is_a_free_edge() -> None:
    board = Board(
        """
          o o o o
         o a b o o
        o c . d o o
         o e f W o
          o R o o
        """
    ).play("move W>d")
    assert {"remove a", "remove b", "remove c", "remove e", "remove f"} <= board.legal()


@pytest.mark.clause("M-5.5")
def test_tiles_cut_off_from_every_ball_go_too() -> None:
    board = Board("R W a b o o").play("move W>a", "remove b")
    assert board.shows("R o W")


@pytest.mark.clause("M-5.6")
def test_no_two_parts_with_balls_may_result() -> None:
    board = Board("a R b W c S d").play("move W>b")
    assert board.legal() == {"remove a", "remove d"}
    assert board.refusal("remove c") == "limit.remove-parts"


@pytest.mark.clause("M-5.6")
def test_the_parts_are_judged_before_any_capture() -> None:
    """The red ball alone would come off at once, and counts all the same."""
    board = Board("o W a b R").play("move W>a")
    assert board.refusal("remove b") == "limit.remove-parts"


# --- captures of a removal ------------------------------------------------------------------------------
CUT = "a W b X R c d"


@pytest.mark.clause("M-5.5", "M-5.7")
def test_a_removal_that_both_cuts_off_a_tile_and_captures_a_ball() -> None:
    board = Board(CUT).play("move W>a", "remove c")
    assert board.shows("W o o W o")


@pytest.mark.clause("M-5.7")
def test_enemies_come_off_before_own_balls() -> None:
    """Neither the last white ball nor the last red one has freedom; and so the white one gets one."""
    board = Board(
        """
                 t
        a W b R X S
        """
    )
    board.play("move W>a", "remove t")
    assert board.shows(
        """
                 .
        W o o R W o
        """
    )


LAST = "a W b R X t"


@pytest.mark.clause("M-5.7")
def test_own_balls_without_freedom_come_off() -> None:
    board = Board(LAST).play("move W>a", "remove t")
    assert board.shows("W o o R o")
    assert board.scores() == (1, 1)


# --- a turn has to be completed --------------------------------------------------------------------------
LEAF = "a W R e X"


@pytest.mark.clause("M-5.8")
def test_a_move_after_which_no_tile_could_be_removed_is_illegal() -> None:
    board = Board(LEAF)
    assert board.legal() == {"move X>e"}
    assert board.refusal("move W>a") == "limit.move-no-removal"


@pytest.mark.clause("M-7.1")
def test_a_seat_without_a_full_turn_is_eliminated() -> None:
    board = Board("R W a S e T")
    assert board.seat == OVER
    result = GAME.result(board.position)
    assert result == Result(winners=(1,), scores=(1, 3), ranks=(2, 1))


@pytest.mark.clause("M-5.8")
def test_the_taker_of_the_last_ball_must_still_remove_a_tile() -> None:
    board = Board("W a R").play("move W>a")
    assert board.scores() == (1, 0)
    assert board.legal() == {"remove W", "remove R"}
    assert GAME.result(board.position) is None
    board.play("remove R")
    assert GAME.result(board.position) == Result(winners=(0,), scores=(1, 0), ranks=(1, 2))


@pytest.mark.clause("M-7.2")
def test_the_last_one_wins_even_without_a_ball() -> None:
    board = Board("W a").play("move W>a", "remove W")
    assert GAME.result(board.position) == Result(winners=(0,), scores=(0, 0), ranks=(1, 2))


@pytest.mark.clause("M-7.3")
def test_ranks_follow_the_order_of_elimination() -> None:
    board = Board("W a b c", seats=3).play("move W>b", "remove W")
    assert GAME.result(board.position) == Result(winners=(0,), scores=(1, 0, 0), ranks=(1, 3, 2))


@pytest.mark.clause("M-7.1")
def test_balls_of_an_eliminated_seat_stay_as_obstacles() -> None:
    """Red could only fill the one tile that can go; Black can do something."""
    board = Board("a R B e W", seats=3, seat=1)
    assert board.seat == 2
    assert observe(GAME, board.position, 0).eliminated == (1,)
    assert board.scores() == (1, 1, 1)
    assert board.legal() == {"move B>e"}


@pytest.mark.clause("M-7.1")
def test_balls_of_an_eliminated_seat_can_be_captured() -> None:
    board = Board("o W a R X b B o", seats=3)
    board.position.out = 2
    board.position.first_out = 1
    board.play("move W>a")
    assert board.scores() == (2, 0, 1)


# --- the first-move equaliser ---------------------------------------------------------------------------
@pytest.mark.clause("M-6.1")
def test_the_first_turn_may_not_capture_by_a_move() -> None:
    drawing = "b W a R X c d"
    assert Board(drawing).may("move W>a")
    board = Board(drawing, opening=True)
    assert board.position.bound
    assert board.refusal("move W>a") == "limit.move-captures"
    assert board.may("move X>d")


@pytest.mark.clause("M-6.1")
def test_the_first_turn_may_not_capture_by_a_removal() -> None:
    board = Board(CUT, opening=True).play("move W>a")
    assert board.legal() == {"remove d"}
    assert board.refusal("remove c") == "limit.remove-captures"


@pytest.mark.clause("M-6.1")
def test_the_first_turn_may_not_take_off_own_balls() -> None:
    """The only tile that could go after the move is the last freedom of the other white ball."""
    assert Board(LAST).may("move W>a")
    board = Board(LAST, opening=True)
    assert board.legal() == {"move X>t"}
    assert board.refusal("move W>a") == "limit.move-then-captures"
    assert board.refusal("move W>b") == "limit.move-captures"


@pytest.mark.clause("M-6.2")
def test_without_a_quiet_turn_the_first_turn_may_capture() -> None:
    board = Board(LEAF, opening=True)
    assert not board.position.bound
    board.play("move X>e")
    assert board.scores() == (2, 0)


@pytest.mark.clause("M-6.1")
def test_the_last_seat_may_capture_in_its_first_turn() -> None:
    quiet = "b {0} a {1} {2} c d"
    for seats, seat, bound in [(2, 0, True), (2, 1, False), (3, 0, True), (3, 1, True), (3, 2, False)]:
        mine, other = COLOURS[seat], COLOURS[(seat + 1) % seats]
        drawing = quiet.format(mine[0], other[0], mine[1])
        board = Board(drawing, seats=seats, seat=seat, opening=True)
        assert board.position.bound == bound
        assert board.may(f"move {mine[0]}>a") != bound


@pytest.mark.clause("M-6.1")
def test_the_second_turn_may_capture() -> None:
    board = Board(
        """
        a b c d e
         W f g R
        """,
        opening=True,
    )
    assert (board.seat, board.position.bound) == (0, True)
    board.play("move W>f", "remove a")
    assert (board.seat, board.position.bound) == (1, False)
    board.play("move R>d", "remove e")
    assert (board.seat, board.position.bound) == (0, False)
