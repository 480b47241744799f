"""The view: keys that follow tiles and balls, consequences of actions, and reasons of refusals."""

from __future__ import annotations

import random

import pytest

from limbotable.core.position import legal_actions
from limbotable.games.limit.island import REACH, cell_q, cell_r
from limbotable.games.limit.rules import LimitPosition
from limbotable.games.limit.view import LimitMove, LimitView, observe
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from tests.games.limit.boards import GAME, Board
from tests.games.openings import assert_opening


def view(board: Board, viewer: int = 0) -> LimitView:
    return observe(GAME, board.position, viewer)


def move(board: Board, action: str) -> LimitMove:
    return next(one for one in view(board).moves if one.action == board.text(action))


def test_captures_of_a_move() -> None:
    board = Board("b W a R S X c d")
    assert move(board, "move W>a").captures == ("1.0", "1.1")
    assert move(board, "move W>a").ball == "0.0"
    assert move(board, "move X>d").captures == ()
    assert {one.sinks for one in view(board).moves} == {()}, "no tile goes with a move"


def test_captures_and_cut_off_tiles_of_a_removal() -> None:
    board = Board("a W b X R c d").play("move W>a")
    one = move(board, "remove c")
    assert (one.captures, one.sinks) == (("1.0",), ("t6",))
    assert (one.start, one.end) == (None, (5, 0))
    assert move(board, "remove d").sinks == ()


def test_keys_stay_with_balls_and_tiles() -> None:
    board = Board("a W b X R c d").play("move X>b")
    assert {(ball.key, ball.q) for ball in view(board).balls} == {("0.0", 1), ("0.1", 2), ("1.0", 4)}
    board.play("remove c")
    assert [tile.key for tile in view(board).tiles] == ["t0", "t1", "t2", "t3", "t4"]
    assert [tile.key for tile in view(board).removed] == ["t5", "t6"]
    board = Board("b W a R S X c d").play("move W>a")
    assert view(board).captured == ((), ("1.0", "1.1"))
    assert {ball.key for ball in view(board).balls} == {"0.0", "0.1"}


def test_the_path_goes_round_balls_in_the_way() -> None:
    """Also round the ball that the move captured."""
    board = Board(
        """
        W a b c
         o R X
          d e f
        """
    )
    board.play("move W>c")
    assert view(board).path == ((0, 0), (1, 0), (2, 0), (3, 0))
    board.play("remove f")
    assert view(board).path == ()


def test_the_turn_before_and_this_one() -> None:
    board = Board("a b W c X R d e f").play("move W>b", "remove f")
    seen = view(board)
    assert seen.last_seat == 0
    assert [(step.kind, step.start, step.end) for step in seen.last_turn] == [
        ("move", (2, 0), (1, 0)),
        ("remove", None, (8, 0)),
    ]
    assert seen.last_gone == ((8, 0),)
    assert seen.this_turn == ()
    board.play("move R>e")
    assert [step.kind for step in view(board).this_turn] == ["move"]


def test_a_seat_that_can_lay_a_tile_can_do_more_than_pass() -> None:
    """Also where there is but one place for it."""
    first = GAME.start(GAME.complete({}))
    assert [GAME.text(action) for action in legal_actions(first)] == ["tile 0,0"]
    assert not first.can_only_pass()


def test_while_the_island_grows_nobody_takes_a_tile_or_has_passed() -> None:
    match = Match(GAME, GAME.complete({}), DEFAULT_NAMES[2])
    choose = random.Random(4)
    while match.game.phase(match.position) in ("tile", "ball"):
        assert isinstance(match.position, LimitPosition)
        seen = observe(GAME, match.position, 0)
        assert (seen.last_gone, seen.path, seen.eliminated) == ((), (), ())
        assert (seen.bound, seen.won, seen.game, seen.last_game) == (False, (0, 0), 1, None)
        assert match.position.passes == 0
        match.push(match.turn, choose.choice(match.legal()))
    assert match.ply > 40


def test_only_the_seat_to_act_has_moves_and_refusals() -> None:
    board = Board("a W b X R c d")
    assert view(board, 1).moves == view(board, 2).moves == ()
    assert view(board, 1).refusals == view(board, 2).refusals == ()


@pytest.mark.parametrize("seed", range(8))
def test_everything_refused_is_not_legal_and_every_piece_is_accounted_for(seed: int) -> None:
    seats, balls = 2 + seed % 2, 4 + seed % 5
    match = Match(GAME, GAME.complete({"players": seats, "balls": balls}), DEFAULT_NAMES[seats])
    choose = random.Random(seed)
    where: dict[str, tuple[int, int]] = {}
    while match.turn >= 0:
        match.push(match.turn, choose.choice(match.legal()))
        assert isinstance(match.position, LimitPosition)
        seen = observe(GAME, match.position, max(match.turn, 0))
        assert [one.action for one in seen.moves] == match.legal()
        keys = [*seen.pool, *seen.left_out, *(tile.key for tile in (*seen.tiles, *seen.removed))]
        assert sorted(keys) == sorted(f"t{number}" for number in range(4 * balls))
        for seat in range(seats):
            mine = [ball.key for ball in seen.balls if ball.seat == seat]
            mine += [*seen.hands[seat], *seen.captured[seat]]
            assert sorted(mine) == [f"{seat}.{number}" for number in range(balls)]
        now = {ball.key: (ball.q, ball.r) for ball in seen.balls}
        assert sum(now[key] != at for key, at in where.items() if key in now) <= 1, "one ball moves at a time"
        where = now
        legal = {(one.ball, one.end) for one in seen.moves}
        assert not legal & {(one.ball, one.at) for one in seen.refusals}
        stuck = {one.ball for one in seen.refusals if one.at is None}
        assert not stuck & {one.ball for one in seen.moves}


@pytest.mark.clause("M-2.2")
def test_an_island_never_reaches_beyond_its_notation() -> None:
    """A strip as long as can be: always the tile that lies farthest along one axis."""
    position = GAME.start(GAME.complete({}))
    while GAME.phase(position) in ("tile", "ball"):
        position.play(max(legal_actions(position), key=lambda action: (cell_q(action % 2048), action)))
    far = max(cell_q(cell) for cell in position.laid_cells())
    assert REACH - 2 <= far <= REACH
    assert all(-REACH <= cell_r(cell) <= REACH for cell in position.laid_cells())


AT_THE_START = {
    "phase": "tile",
    "turn": 0,
    "colours": (0, 1),
    "hands": tuple(tuple(f"{colour}.{ball}" for ball in range(8)) for colour in range(2)),
    "captured": ((), ()),
    "balls": (),
    "groups": (),
    "tiles": (),
    "removed": (),
    "pool": tuple(f"t{tile}" for tile in range(32)),
    "left_out": (),
    "last_seat": None,
    "last_turn": (),
    "last_gone": (),
    "this_turn": (),
    "path": (),
    "bound": False,
    "eliminated": (),
    "games": 1,
    "game": 1,
    "won": (0, 0),
    "last_game": None,
    "winners": None,
    "ranks": None,
}


def test_before_the_first_line_nothing_has_happened() -> None:
    assert_opening(GAME, AT_THE_START)
