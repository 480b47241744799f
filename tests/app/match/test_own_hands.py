"""Laying the cards of the hand in an order of one's own at the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from limbotable.app.lookback.exporting import seen
from limbotable.table.hands import by_rank
from limbotable.ui.table.guard import MOMENT
from tests.app.conftest import Desk

LEFT = Qt.MouseButton.LeftButton


def keys(desk: Desk) -> list[str]:
    """The cards of the hand, from the left to the right."""
    pieces = [piece for piece in desk.view.table.tableau.pieces if piece.zone == "hand"]
    return [piece.key for piece in sorted(pieces, key=lambda piece: piece.x)]


def middle(desk: Desk, key: str) -> QPoint:
    area = desk.view.table.area_named(key)
    assert area is not None
    x, y = desk.view.table.geometry.to_pixels(area.x, area.y)
    return QPoint(round(x), round(y))


def hold(desk: Desk, key: str, *ways: QPoint) -> None:
    """Drag a card along points, and keep the button down."""
    port, start = desk.view.viewport(), middle(desk, key)
    QTest.mousePress(port, LEFT, pos=start)
    for way in ways:
        for step in (1, 2, 3, 4):
            QTest.mouseMove(port, start + (way - start) * step / 4)
        start = way


def drag(desk: Desk, key: str, *ways: QPoint) -> None:
    hold(desk, key, *ways)
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=ways[-1])
    desk.settle()


def carry(desk: Desk, key: Qt.Key) -> None:
    QTest.keyClick(desk.view, key, Qt.KeyboardModifier.ShiftModifier)
    desk.settle()


@pytest.fixture
def desk(open_table, tmp_path) -> Desk:
    made: Desk = open_table("person", "novice", data=tmp_path / "data")
    made.settle()
    assert len(keys(made)) == 5
    return made


def test_a_card_is_dragged_along_the_hand(desk) -> None:
    a, b, c, d, e = keys(desk)
    before = desk.record()
    drag(desk, a, middle(desk, d))
    assert keys(desk) == [b, c, d, a, e]
    drag(desk, e, middle(desk, b) - QPoint(30, 10))
    assert keys(desk) == [e, b, c, d, a]
    assert desk.record() == before, "nothing was played, and nobody else learns of it"


def test_the_others_make_room_while_it_is_dragged_and_it_can_still_be_played(desk) -> None:
    while not any(one.pick and one.drop for one in desk.view.table.tableau.gestures):
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
        desk.settle()
    gesture = next(one for one in desk.view.table.tableau.gestures if one.pick and one.drop)
    hand, card = keys(desk), gesture.pick
    others = [key for key in hand if key != card]
    place = 0 if hand.index(card) > 0 else 1
    desk.clock.advance(MOMENT)
    hold(desk, card, middle(desk, hand[place]))
    made = [*others[:place], card, *others[place:]]
    assert keys(desk) == made
    ply, way = desk.match.ply, middle(desk, gesture.drop)
    QTest.mouseMove(desk.view.viewport(), way)
    QTest.mouseRelease(desk.view.viewport(), LEFT, pos=way)
    desk.settle()
    chooser = desk.view.overlays.chooser.actions_offered
    assert desk.match.ply == ply + 1 or gesture.action in chooser
    assert keys(desk) == (others if not chooser else made)


def test_it_may_be_arranged_while_others_act(desk) -> None:
    while desk.controller.acting is not None:
        desk.play()
        desk.settle()
    first, second, *_ = keys(desk)
    drag(desk, first, middle(desk, second))
    assert keys(desk)[:2] == [second, first]


def test_the_keyboard_carries_the_card_under_its_cursor(desk) -> None:
    a, b, c, d, e = keys(desk)
    desk.window.activateWindow()
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Right)
    desk.view.selection.focus(b)
    carry(desk, Qt.Key.Key_Right)
    assert keys(desk) == [a, c, b, d, e]
    assert desk.view.selection.cursor == b
    assert desk.view.announced == "Place 3 of 5"
    for _ in range(3):
        carry(desk, Qt.Key.Key_Left)
    assert keys(desk) == [b, a, c, d, e]


def test_the_order_stays_with_the_match_and_comes_back_with_it(desk, open_table, tmp_path) -> None:
    a, b, c, d, e = keys(desk)
    drag(desk, e, middle(desk, a))
    assert keys(desk) == [e, a, b, c, d]
    while desk.controller.acting is None or not any(o.pick for o in desk.view.table.tableau.gestures):
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
        desk.settle()
    left = [key for key in (e, a, b, c, d) if key in keys(desk)]
    assert keys(desk) == left
    desk.play()
    desk.settle()
    assert keys(desk) == [key for key in left if key in keys(desk)]
    desk.do("undo")
    desk.settle()
    assert keys(desk) == left, "the card is back in its place"
    desk.window.close()
    again = open_table(file=desk.settings, data=tmp_path / "data")
    again.settle()
    assert keys(again) == left
    again.window.begin("countdown")
    again.settle()
    assert keys(again) == [piece.key for piece in again.view.table.tableau.pieces if piece.zone == "hand"]
    assert again.controller.own == {}


def test_sorting_goes_on_and_comes_back_to_it(desk) -> None:
    dealt = keys(desk)
    drag(desk, dealt[0], middle(desk, dealt[3]))
    own = keys(desk)
    said = []
    for _ in range(4):
        desk.do("sort")
        said.append(desk.toast())
    assert said == [
        "Hands lie as they were dealt.",
        "Hands are sorted by rank.",
        "Hands are sorted by suit.",
        "Your hand lies in an order of your own.",
    ]
    assert keys(desk) == own
    desk.do("sort")
    assert keys(desk) == dealt
    assert desk.kept().hands == {"countdown": "dealt"}


@pytest.mark.parametrize("meanwhile", ["a lesson", "the end of the program"])
def test_an_own_order_comes_back_though_it_was_sorted_before_something_else(
    desk, open_table, tmp_path, meanwhile
) -> None:
    dealt = keys(desk)
    drag(desk, dealt[0], middle(desk, dealt[3]))
    own = keys(desk)
    desk.do("sort")
    if meanwhile == "a lesson":
        desk.window.tutorials.open("countdown", 0)
        desk.window.tutorials.leave()
    else:
        while desk.match.actions_taken() == 0:  # else the match is not kept
            if desk.controller.acting is None:
                desk.scripted.answer()
            else:
                desk.play("pass" if "pass" in desk.actions() else "")
            desk.settle()
        own = [key for key in own if key in keys(desk)]
        desk.window.close()
        desk = open_table(file=desk.settings, data=tmp_path / "data")
    desk.settle()
    assert keys(desk) != own
    for _ in range(3):
        desk.do("sort")
    assert desk.toast() == "Your hand lies in an order of your own."
    assert keys(desk) == own


def test_an_own_order_begins_with_the_sorted_one(desk) -> None:
    desk.do("sort")
    faces = {piece.key: piece.face for piece in desk.view.table.tableau.pieces if piece.face}
    ranked = keys(desk)
    assert [faces[key] for key in ranked] == sorted((faces[key] for key in ranked), key=by_rank)
    drag(desk, ranked[4], middle(desk, ranked[0]))
    assert keys(desk) == [ranked[4], *ranked[:4]]


def test_each_person_has_an_order(open_table) -> None:
    desk = open_table("person", "person", names=["Aino", "Ben"])
    desk.uncover()
    seat, first = desk.controller.viewer, keys(desk)
    drag(desk, first[0], middle(desk, first[1]))
    own = keys(desk)
    while desk.controller.viewer == seat or desk.view.covered:
        if desk.view.covered:
            desk.uncover()
        else:
            desk.play()
        desk.settle()
    backs = [p for p in desk.view.table.tableau.pieces if p.zone == "opponent"]
    assert {p.key for p in backs} <= set(own)
    assert [p.key for p in backs] == sorted((p.key for p in backs), key=lambda key: int(key.split(".")[1]))
    assert desk.controller.own.keys() == {seat}


def test_a_picture_of_the_table_has_the_same_order(desk) -> None:
    a, _, _, d, _ = keys(desk)
    drag(desk, a, middle(desk, d))
    shown = seen(desk.controller.point_of_view(), desk.match.ply).tableau(desk.view.frame())
    hand = sorted((piece for piece in shown.pieces if piece.zone == "hand"), key=lambda piece: piece.x)
    assert [piece.key for piece in hand] == keys(desk)
