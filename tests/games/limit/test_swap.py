"""Swapping sides, clause by clause."""

from __future__ import annotations

import pytest

from limbotable.core.errors import OptionError
from limbotable.core.position import legal_actions
from limbotable.games.limit.rules import LimitPosition, opening_position
from limbotable.games.limit.view import LimitView, observe
from limbotable.play.match import Match
from tests.games.limit.boards import GAME

#: White's second turn is over: White has balls on 0,0 and -1,1, and Red one on 1,-1.
OPENING = (
    *("tile 0,0", "tile 1,0", "ball 0,0"),
    *("tile 0,1", "tile 1,-1", "ball 1,-1"),
    *("tile -1,1", "tile -1,2", "ball -1,2"),
)


def match(*actions: str, balls: int = 4, swap: str = "yes") -> Match:
    started = Match(GAME, GAME.complete({"balls": balls, "swap": swap}), ["South", "North"])
    for action in actions:
        started.push(started.turn, action)
    return started


def here(made: Match) -> LimitPosition:
    assert isinstance(made.position, LimitPosition)
    return made.position


def seen(made: Match) -> LimitView:
    return observe(GAME, here(made), made.turn)


def refusal(made: Match, action: str) -> str:
    """Return the code of the reason why an action is not legal."""
    assert action not in made.legal()
    return GAME.refusal(here(made), GAME.parse(action)).code


@pytest.mark.clause("M-9.1")
def test_sides_are_swapped_in_place_of_the_second_turn_of_the_second_seat_and_at_no_other_time() -> None:
    made = match()
    offered = []
    for action in (*OPENING, "tile 1,1", "tile 0,2", "ball 1,1"):
        offered.append("swap" in made.legal())
        if not offered[-1]:
            assert refusal(made, "swap") == "limit.no-swap"
        made.push(made.turn, action)
    assert offered == [ply == 9 for ply in range(12)]
    assert made.turn == 0
    assert "swap" not in made.legal()


@pytest.mark.clause("M-9.1")
def test_it_is_offered_beside_the_same_tiles() -> None:
    with_it, without = match(*OPENING), match(*OPENING, swap="no")
    assert set(with_it.legal()) == {*without.legal(), "swap"}
    assert refusal(without, "swap") == "limit.swap-off"


@pytest.mark.clause("M-1.6")
def test_three_seats_cannot_swap() -> None:
    assert GAME.complete({"players": 3})["swap"] == "no"
    with pytest.raises(OptionError):
        GAME.complete({"players": 3, "swap": "yes"})


@pytest.mark.clause("M-9.2")
def test_each_seat_takes_the_balls_of_the_other() -> None:
    made = match(*OPENING)
    before = seen(made)
    made.push(1, "swap")
    after = seen(made)
    assert made.scores == (1, 2)
    assert (before.colours, after.colours) == ((0, 1), (1, 0))
    assert {(ball.key, ball.q, ball.r) for ball in before.balls} == {
        (ball.key, ball.q, ball.r) for ball in after.balls
    }, "every ball stays where it is"
    assert after.hands == (before.hands[1], before.hands[0])
    assert [ball.seat for ball in after.balls] == [0, 1, 1]


@pytest.mark.clause("M-9.2", "M-9.3")
def test_then_red_lays_its_second_turn_and_nobody_swaps_back() -> None:
    made = match(*OPENING, "swap")
    assert (made.turn, made.game.phase(made.position)) == (0, "tile")
    assert made.legal() == [action for action in match(*OPENING).legal() if action != "swap"]
    assert refusal(made, "swap") == "limit.no-swap"
    made.push(0, "tile 1,1")
    made.push(0, "tile 0,2")
    assert made.legal() == ["ball 0,2", "ball 1,1"], "Red's ball may lie beside those of White"


def with_swapped_seats(swap: str) -> Match:
    """Place all balls, always by the first legal action; where sides are swapped, by the other seat."""
    made = match(*OPENING, *(["swap"] if swap == "yes" else []), swap=swap)
    while GAME.phase(here(made)) in ("tile", "ball"):
        made.push(made.turn, made.legal()[0])
    return made


@pytest.mark.clause("M-5.1", "M-6.1", "M-9.3")
def test_white_begins_to_move_and_is_bound_whichever_seat_it_is() -> None:
    plain, swapped = with_swapped_seats("no"), with_swapped_seats("yes")
    assert (plain.turn, swapped.turn) == (0, 1)
    assert (seen(plain).bound, seen(swapped).bound) == (True, True)
    assert plain.legal() == swapped.legal()
    for made in (plain, swapped):
        for _ in range(2):
            made.push(made.turn, made.legal()[0])
    assert (plain.turn, swapped.turn) == (1, 0)
    assert (seen(plain).bound, seen(swapped).bound) == (False, False), "Red is not"


@pytest.mark.clause("M-9.2")
def test_a_match_goes_on_as_before_with_the_seats_exchanged() -> None:
    plain, swapped = with_swapped_seats("no"), with_swapped_seats("yes")
    while plain.result is None:
        action = plain.legal()[-1]
        assert action in swapped.legal()
        assert swapped.turn == 1 - plain.turn
        plain.push(plain.turn, action)
        swapped.push(swapped.turn, action)
    assert swapped.result is not None
    assert swapped.result.winners == (1 - plain.result.winners[0],)
    assert swapped.result.scores == plain.result.scores[::-1]
    assert swapped.result.ranks == plain.result.ranks[::-1]


@pytest.mark.clause("M-9.1")
def test_every_seat_has_a_turn_to_lay_until_six_tiles_lie() -> None:
    """So when seat 1 begins its second turn there are six tiles, and ``swap`` is never beside ``pass``."""

    def walk(position: LimitPosition) -> None:
        actions = legal_actions(position)
        assert "pass" not in [GAME.text(action) for action in actions]
        if position.island.laid < 6 or position.turn() == 0:
            for action in actions:
                after = position.copy()
                after.play(action)
                walk(after)

    # Of the first turn, which has no other but for symmetry, one ball; of later ones everything.
    start = opening_position(2, 4, swap=True)
    for text in OPENING[:3]:
        start.play(GAME.parse(text))
    walk(start)
