"""A click on a piece while another player is to act is answered, and not each time."""

from __future__ import annotations

import pytest

from limbotable.app.match.others_turn import PAUSE
from tests.app.conftest import Desk
from tests.app.match.test_refusals import click


def waiting(open_table, game: str) -> Desk:
    """A match that waits for a computer player."""
    seats = {"foes": 3, "libtis": 3}.get(game, 2)
    options = {"players": seats} if seats > 2 else {}
    last = {"players": ["person", *["novice"] * (seats - 1)], "options": options}
    desk: Desk = open_table(game=game, matches={game: last})
    while not desk.controller.waiting:
        desk.play()
        desk.settle()
    return desk


def a_piece(desk: Desk) -> str:
    return next(one.key for one in desk.view.table.tableau.pieces if one.face)


@pytest.mark.parametrize("game", ["countdown", "foes", "libtis", "limit"])
def test_a_click_on_a_piece_is_told_who_is_to_act(open_table, game) -> None:
    desk = waiting(open_table, game)
    assert desk.toast() == ""
    click(desk, a_piece(desk))
    assert desk.toast().startswith("Waiting: ")
    assert desk.names[desk.match.turn] in desk.toast()


def test_it_is_told_once_in_a_while_and_taken_back_when_it_is_no_longer_true(open_table) -> None:
    desk = waiting(open_table, "limit")
    click(desk, a_piece(desk))
    desk.window.remarks.clear_away()
    click(desk, a_piece(desk))
    assert desk.toast() == "", "it has just been told"
    desk.clock.advance(PAUSE)
    click(desk, a_piece(desk))
    assert desk.toast().startswith("Waiting: ")
    while desk.controller.waiting:
        desk.scripted.answer()
        desk.settle()
    assert desk.toast() == ""


def test_it_is_told_of_the_next_one_at_once(open_table) -> None:
    desk = waiting(open_table, "foes")
    for _ in range(40):
        click(desk, a_piece(desk))
        told, seat = desk.toast(), desk.match.turn
        assert desk.names[seat] in told
        desk.scripted.answer()
        desk.settle()
        if desk.controller.waiting and desk.match.turn != seat:
            break
        while not desk.controller.waiting:
            desk.play()
            desk.settle()
    else:
        pytest.fail("no computer player acts after another one")
    assert told not in desk.toast()
    click(desk, a_piece(desk))
    assert desk.names[desk.match.turn] in desk.toast()


def test_on_ones_own_turn_no_one_is_awaited(open_table) -> None:
    desk = waiting(open_table, "limit")
    while desk.controller.waiting:
        desk.scripted.answer()
        desk.settle()
    click(desk, a_piece(desk))
    assert "Waiting" not in desk.toast()
