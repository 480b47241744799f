"""Sorting the hand at the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.table.hands import by_rank, by_suit
from limbotable.ui.table.pixels import rect_of
from tests.app.conftest import Desk


def hand(desk: Desk) -> list[str]:
    """The faces of the hand, from the left to the right."""
    pieces = [piece for piece in desk.view.table.tableau.pieces if piece.zone == "hand"]
    assert [piece.key for piece in pieces] == [piece.key for piece in sorted(pieces, key=lambda p: p.x)]
    return [piece.face for piece in pieces]


def press_s(desk: Desk) -> None:
    desk.window.activateWindow()
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_S)


@pytest.fixture
def desk(open_table) -> Desk:
    made: Desk = open_table("person", "novice")
    assert len({by_rank(face)[0] // 4 for face in hand(made)}) > 1
    return made


def test_a_key_goes_round_the_orders(desk) -> None:
    dealt = hand(desk)
    assert dealt not in (sorted(dealt, key=by_rank), sorted(dealt, key=by_suit))
    press_s(desk)
    assert hand(desk) == sorted(dealt, key=by_rank)
    assert desk.toast() == "Hands are sorted by rank."
    press_s(desk)
    assert hand(desk) == sorted(dealt, key=by_suit)
    press_s(desk)
    assert hand(desk) == dealt
    assert desk.toast() == "Hands lie as they were dealt."


@pytest.mark.parametrize("game", ["countdown", "foes"])
def test_the_remark_on_it_stands_beside_the_hand(open_table, game) -> None:
    desk = open_table(game=game)
    desk.window.resize(1100, 760)
    press_s(desk)
    desk.settle()
    scene, place = desk.view.table, desk.message.geometry()
    boxes = [rect_of(scene.geometry, scene.area(one)) for one in scene.tableau.pieces if one.zone == "hand"]
    assert boxes
    assert not any(place.intersects(box) for box in boxes)
    near = round(scene.geometry.unit)
    assert any(place.adjusted(-near, -near, near, near).intersects(box) for box in boxes)


def test_a_sorted_hand_stays_sorted_while_it_is_played(desk) -> None:
    press_s(desk)
    for _ in range(12):
        if desk.match.result is not None:
            break
        assert hand(desk) == sorted(hand(desk), key=by_rank)
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
        desk.settle()


def test_the_record_knows_nothing_of_it(desk) -> None:
    before = desk.record()
    press_s(desk)
    assert desk.record() == before


def test_each_game_keeps_its_order(desk, open_table) -> None:
    press_s(desk)
    assert desk.kept().hands == {"countdown": "rank"}
    again = open_table(file=desk.settings)
    assert hand(again) == sorted(hand(again), key=by_rank)
    again.window.begin("foes")
    assert again.controller.order == "dealt"


def test_nothing_is_to_be_sorted_where_there_are_no_hands(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"options": {"players": 2}}})
    assert not desk.can("sort")


def test_at_the_other_seats_the_cards_lie_as_they_were_dealt(open_table) -> None:
    desk = open_table("person", "person", names=["Aino", "Ben"])
    desk.uncover()
    keys = [piece.key for piece in desk.view.table.tableau.pieces if piece.zone == "opponent"]
    press_s(desk)
    assert [p.key for p in desk.view.table.tableau.pieces if p.zone == "opponent"] == keys
