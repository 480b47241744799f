"""The knowledge of a search about Limit: the figures of a position, and the conclusions from them."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.limit import insight as figures
from limbotable.games.limit.insight import LimitInsight
from limbotable.games.limit.island import MASK
from limbotable.games.limit.rules import LimitPosition
from tests.games.limit.boards import GAME, Board
from tests.search.test_proof import after_each, late, wins_in_this_turn


def counted(board: Board, seat: int) -> dict[str, float]:
    """Return the figures of a seat, by their names."""
    names = {
        "balls": figures.BALLS,
        "one": figures.ONE_FREEDOM,
        "two": figures.TWO_FREEDOMS,
        "three": figures.THREE_FREEDOMS,
        "groups": figures.GROUPS,
        "freedoms": figures.FREEDOMS,
        "private": figures.PRIVATE,
        "reach": figures.REACH,
        "safe": figures.SAFE,
        "mobile": figures.MOBILE,
        "edge": figures.EDGE_FREEDOMS,
        "hanging": figures.HANGING,
        "neighbours": figures.NEIGHBOURS,
        "contacts": figures.CONTACTS,
        "acts": figures.ACTS,
        "acts hanging": figures.ACTS_HANGING,
        "acts catch": figures.ACTS_CATCH,
        "acts odd": figures.ACTS_ODD,
        "share": figures.SHARE,
        "private regions": figures.PRIVATE_REGIONS,
        "singles": figures.SINGLES,
        "large": figures.LARGE,
        "wide": figures.WIDE,
        "bare": figures.BARE,
        "inner": figures.INNER,
    }
    found = GAME.insight(board.position).figures(board.position)
    assert len(names) == figures.FIGURES
    return {name: found[figures.FIGURES * seat + at] for name, at in names.items()}


def test_figures_of_a_position() -> None:
    """White has a group of two with one freedom and a lone ball; Red two lone balls and a tile of its own."""
    board = Board(
        """
        W X R o
         S o
        o Y
        """
    )
    assert counted(board, 0) == {
        "balls": 3,
        "one": 2,
        "two": 1,
        "three": 0,
        "groups": 2,
        "freedoms": 2,
        "private": 0,
        "reach": 2,
        "safe": 0,
        "mobile": 2,
        "edge": 2,
        "hanging": 3,
        "neighbours": 9,
        "contacts": 4,
        "acts": 1,
        "acts hanging": 3,
        "acts catch": 2,
        "acts odd": 1,
        "share": 1,
        "private regions": 0,
        "singles": 1,
        "large": 0,
        "wide": 0,
        "bare": 1,
        "inner": 0,
    }
    assert counted(board, 1) == {
        "balls": 2,
        "one": 0,
        "two": 2,
        "three": 0,
        "groups": 2,
        "freedoms": 3,
        "private": 1,
        "reach": 3,
        "safe": 1,
        "mobile": 2,
        "edge": 3,
        "hanging": 2,
        "neighbours": 8,
        "contacts": 4,
        "acts": 0,
        "acts hanging": 0,
        "acts catch": 0,
        "acts odd": 0,
        "share": 1,
        "private regions": 1,
        "singles": 2,
        "large": 0,
        "wide": 0,
        "bare": 0,
        "inner": 0,
    }


def test_figures_of_a_large_group() -> None:
    """White has one group of three, and a region of its own with a tile inside; Red shares two tiles."""
    board = Board(
        """
         o W o
        R X o o
         o Y o
        """
    )
    names = ("share", "private regions", "singles", "large", "wide", "bare", "inner")
    white, red = counted(board, 0), counted(board, 1)
    assert [white[name] for name in names] == pytest.approx([4 / 3, 1, 0, 1, 1, 0, 1])
    assert [red[name] for name in names] == pytest.approx([2 / 3, 0, 1, 0, 0, 0, 0])


@pytest.mark.parametrize("balls", [4, 8])
def test_the_balance_of_two_seats_is_the_logarithm_of_their_odds(balls: int) -> None:
    for position in late(2, balls, 32, range(2)):
        if GAME.result(position) is None:
            expected = judged(position)
            mover = position.turn()
            odds = math.log(expected[mover] / expected[1 - mover])
            assert GAME.insight(position).balance(position) == pytest.approx(odds)


def test_the_textbook_counts_balls_that_can_move_and_freedoms() -> None:
    """Red has a ball more; White has the freedoms, and acts."""
    even = Board("o W o o R o")
    ahead = Board("o W o o R S")
    shut = Board("o o W R S o")
    balance = [GAME.textbook(b.position).balance(b.position) for b in (even, ahead, shut)]
    few, fewer = 4 / 16, 3 / 16  # how many tiles are empty
    tempo = 0.325 - 0.022 * fewer
    a_ball = 0.564 - 0.294 * fewer
    a_freedom = 0.582 - 0.498 * fewer
    assert balance == pytest.approx([0.325 - 0.022 * few, tempo - a_ball + a_freedom, tempo - a_ball])


def judged(position: LimitPosition) -> list[float]:
    out = vec[float]([0.0] * position.seats)
    LimitInsight(position).estimate(position, out)
    return list(out)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_chances_of_the_seats_make_one_and_the_eliminated_have_none(seats: int) -> None:
    out = 0
    for position in late(seats, 4, 16, range(12)):
        expected = judged(position)
        assert sum(expected) == pytest.approx(1.0)
        for seat in range(seats):
            eliminated = seat in (position.first_out, position.second_out)
            out += eliminated
            assert expected[seat] == 0.0 if eliminated else 0.0 < expected[seat] < 1.0
    assert (out > 0) == (seats == 3)


def test_colours_are_judged_alike() -> None:
    drawing = """
        {0} o {1} o o
         o {2} o o {3}
        o o {4} o
        """
    white = Board(drawing.format("W", "R", "o", "S", "X"))
    red = Board(drawing.format("R", "W", "o", "X", "S"), seat=1)
    assert judged(white.position) == pytest.approx(judged(red.position)[::-1])


def test_more_balls_are_better() -> None:
    even = judged(Board("W o o R o o X o o S").position)
    ahead = judged(Board("W o o R o o X o o o").position)
    assert ahead[0] > even[0]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_win_within_a_turn_is_nearly_always_expected(seats: int) -> None:
    """Not always: a caller that relies on it has to look (``GuidedTree.lasts``)."""
    wins = [
        GAME.insight(position).critical(position)
        for position in late(seats, 4, 14, range(40))
        if GAME.phase(position) == "move" and wins_in_this_turn(position)
    ]
    assert len(wins) >= 10
    assert sum(wins) >= 0.95 * len(wins)


@pytest.mark.parametrize(("balls", "tiles"), [(4, 14), (6, 14), (8, 16)])
def test_a_win_at_once_is_one_and_most_of_them_are_seen(balls: int, tiles: int) -> None:
    wins = seen = 0
    for position in late(2, balls, tiles, range(30)):
        if GAME.phase(position) == "move":
            win = wins_in_this_turn(position)
            says = GAME.insight(position).wins_at_once(position)
            assert win or not says
            wins += win
            seen += says
    assert wins >= 10
    assert seen >= 0.8 * wins


@pytest.mark.parametrize(
    ("drawing", "wins"),
    [
        ("o W o R a", True),  # a move takes one of Red's two freedoms, and the removal the other one
        ("W o R S a", True),
        ("X o W R a", True),  # whichever ball moves, the only freedom goes
        ("o o W R a", False),  # the ball leaves another one behind
        ("W o R o\n o R o", False),  # three are too many
    ],
)
def test_what_is_a_win_at_once(drawing: str, wins: bool) -> None:
    position = Board(drawing).position
    assert wins_in_this_turn(position) == wins
    assert GAME.insight(position).wins_at_once(position) == wins


def test_a_seat_that_may_take_nothing_wins_nothing_at_once() -> None:
    position = Board("o o W R a").position
    position.bound = True
    assert not GAME.insight(position).wins_at_once(position)


def test_only_two_seats_win_at_once() -> None:
    positions = [position for position in late(3, 4, 10, range(20)) if GAME.phase(position) == "move"]
    assert any(map(wins_in_this_turn, positions))
    assert not any(GAME.insight(position).wins_at_once(position) for position in positions)


def test_a_lead_is_one_of_balls_and_of_freedoms() -> None:
    boards = [Board("o W o o R S", seat=seat).position for seat in (0, 1)]
    leads = [GAME.insight(position).lead(position) for position in boards]
    assert leads == pytest.approx([1.6 - 0.7, 0.7 - 1.6])


def test_a_turn_in_the_middle_of_the_match_is_not_critical() -> None:
    position = next(late(2, 8, 32, range(1)))
    assert not GAME.insight(position).critical(position)


def test_midway_is_after_the_first_action_of_a_turn() -> None:
    """A turn is midway where the same seat has just done something that did not end it."""
    position = GAME.start(GAME.complete({"balls": 4}))
    kinds = []
    while actions := legal_actions(position):
        kinds.append((GAME.text(actions[0]).split(" ")[0], GAME.insight(position).midway(position)))
        position.play(actions[0])
    turns = "".join(kind[0].upper() if begun else kind[0] for kind, begun in kinds)
    assert turns.startswith("tTB" * 8 + "mR" * 3)
    assert set(turns) == set("tTBmR")


def test_only_a_position_with_a_final_island_is_tight() -> None:
    """A search from placement has different islands in its tree, whose tiles have the same numbers."""
    position = next(late(2, 4, 6, range(3)))
    start = GAME.start(GAME.complete({"balls": 4}))
    assert GAME.insight(position).tight(position)
    assert not GAME.insight(start).tight(position)


def test_a_proof_is_sought_with_two_seats_and_eleven_empty_tiles_at_most() -> None:
    found = {2: set[tuple[int, bool]](), 3: set[tuple[int, bool]]()}
    for seats, told in found.items():
        for position in late(seats, 8, 32, range(3)):
            told.add((len(position.cells(position.empty())), GAME.insight(position).provable(position)))
    assert {(11, True), (12, False)} <= found[2]
    assert all(provable == (empty <= 11) for empty, provable in found[2])
    assert not any(provable for _, provable in found[3])


def test_the_winner_takes_it_all() -> None:
    for ended in (after for after in late(3, 4, 6, range(4)) for after in ends(after)):
        result = GAME.result(ended)
        assert result is not None
        insight = GAME.insight(ended)
        assert insight.settled(ended)
        assert [insight.reward(ended, seat) for seat in range(3)] == [
            float(seat in result.winners) for seat in range(3)
        ]


def ends(position: LimitPosition) -> list[LimitPosition]:
    """Return the actions that end the match at once."""
    return [after for after in after_each(position) if GAME.result(after) is not None]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_stages_of_a_match(seats: int) -> None:
    """Placement has two, and movement three, by the empty tiles; three seats have stages of their own."""
    found: dict[int, list[tuple[int, int]]] = {}
    for seed in range(1, 5):
        position = GAME.start(GAME.complete({"players": seats, "balls": 8}))
        rng = Random(seed)
        while position.turn() >= 0:
            empty = int(position.empty()).bit_count()
            stage = int(GAME.insight(position).stage(position))
            found.setdefault(stage, []).append((int(position.pool), empty))
            actions = legal_actions(position)
            position.play(actions[rng.below(len(actions))])
    first = 0 if seats == 2 else 5
    # Three seats have too many balls for more than twelve empty tiles.
    assert sorted(found) == ([0, 1, 2, 3, 4] if seats == 2 else [5, 6, 8, 9])
    assert {pool for pool, _ in found[first]} == set(range(17, 33))
    assert {pool for pool, _ in found[first + 1]} == set(range(17))
    assert {pool for pool, _ in found[first + 3]} == {0}
    if seats == 2:
        assert min(empty for _, empty in found[2]) > 12
    assert max(empty for _, empty in found[first + 3]) <= 12
    assert min(empty for _, empty in found[first + 3]) > 7 >= max(empty for _, empty in found[first + 4])


@pytest.mark.parametrize(("seats", "balls", "more"), [(2, 4, 10), (2, 5, 10), (2, 6, 0), (3, 5, 5)])
def test_a_short_match_of_two_seats_has_stages_of_its_own(seats: int, balls: int, more: int) -> None:
    position = GAME.start(GAME.complete({"players": seats, "balls": balls}))
    stages = []
    while actions := legal_actions(position):
        stages.append(int(GAME.insight(position).stage(position)))
        position.play(actions[0])
    assert (min(stages), max(stages)) == (more, more + 4)


@pytest.mark.parametrize("seats", [2, 3])
def test_tiles_with_their_neighbours_in_one_row_clearly_separate_nothing(seats: int) -> None:
    """They are known without a search, and the judgement counts them."""
    for position in late(seats, 4, 14, range(6)):
        island = position.island
        for place in range(32):
            tile = int(MASK[place])
            if not position.tiles & tile:
                continue
            around = [bool(island.ring[6 * place + d] & position.tiles) for d in range(6)]
            rows = sum(there and not around[(d + 1) % 6] for d, there in enumerate(around))
            assert bool(position.loose & tile) == (rows == 1), (around, GAME.result(position))
