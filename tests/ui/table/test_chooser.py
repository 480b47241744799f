"""Choosing between actions that look the same."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from limbotable.core.phrases import phrase
from limbotable.games import game_of, in_english
from limbotable.games.libtis.view import LibtisView
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.table import table_of
from limbotable.table.tableau import Gesture
from limbotable.ui.art.palette import DARK
from limbotable.ui.table.chooser import Chooser
from limbotable.ui.table.guard import MOMENT
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.scene import EMPTY
from tests.ui.conftest import EMPTY_PLACE, Table, say

KEY = Qt.Key


def test_a_chooser_tells_apart_what_looks_the_same(table) -> None:
    table.click("c")
    table.click("on-pile")
    assert table.chosen == []
    assert table.view.overlays.chooser.actions_offered == ("c low", "c high")
    assert table.count == "count 95"  # the first one has the focus
    QTest.mouseClick(table.view.overlays.chooser.buttons()[1], Qt.MouseButton.LeftButton)
    assert table.chosen == ["c high"]
    assert not table.view.overlays.chooser.isVisible()
    assert table.view.hasFocus()


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ([KEY.Key_Return], "c low"),
        ([KEY.Key_Down, KEY.Key_Return], "c high"),
        ([KEY.Key_Up, KEY.Key_Space], "c high"),
        ([KEY.Key_2], "c high"),
        ([KEY.Key_Tab, KEY.Key_Tab, KEY.Key_Enter], "c low"),
    ],
)
def test_the_chooser_by_keys(table, keys, action) -> None:
    table.drag("c", table.at("on-pile"))
    for key in keys:
        QTest.keyClick(table.view.focusWidget() or table.view.window().focusWidget(), key)
    assert table.chosen == [action]


def test_the_tenth_choice_has_the_digit_0_and_no_later_one_any(table, clock, small) -> None:
    many = tuple(Gesture(f"c {n}", phrase(f"c-{n}"), "c", "on-pile") for n in range(1, 13))
    table.show(replace(small, gestures=many))
    for key, chosen in ((KEY.Key_9, "c 9"), (KEY.Key_0, "c 10")):
        clock.advance(2 * MOMENT)  # what is there now is what was there a moment ago
        table.drag("c", table.at("on-pile"))
        buttons = table.view.overlays.chooser.buttons()
        digits = [button.text().partition(" ")[0] for button in buttons]
        assert digits == [*"1234567890", "", ""]
        QTest.keyClick(buttons[0], key)
        assert table.chosen.pop() == chosen


def test_a_digit_of_no_choice_does_nothing(table) -> None:
    table.drag("c", table.at("on-pile"))
    for key in (KEY.Key_0, KEY.Key_3):
        QTest.keyClick(table.view.overlays.chooser.buttons()[0], key)
    assert table.chosen == []


def test_the_chooser_can_be_dismissed(table) -> None:
    table.drag("c", table.at("on-pile"))
    QTest.keyClick(table.view.overlays.chooser.buttons()[0], KEY.Key_Escape)
    assert not table.view.overlays.chooser.isVisible()
    table.drag("c", table.at("on-pile"))
    assert table.view.overlays.chooser.isVisible()
    table.click(EMPTY_PLACE)
    assert not table.view.overlays.chooser.isVisible()
    assert table.chosen == []
    assert table.view.hasFocus()


def test_the_chooser_closes_when_its_actions_are_gone(table, small) -> None:
    table.drag("c", table.at("on-pile"))
    table.show(replace(small, gestures=()))
    assert not table.view.overlays.chooser.isVisible()


def test_the_chooser_does_not_hide_what_it_foretells(table) -> None:
    table.drag("c", table.at("on-pile"))
    x, y = table.scene.geometry.to_pixels(5.0, 2.5)
    assert not table.view.overlays.chooser.geometry().contains(round(x), round(y))


def test_the_chooser_leaves_the_sentence_above_the_hand_free(table, small) -> None:
    """It goes from edge to edge of the table, so there is no place beside it."""
    offered = [one for one in small.gestures if one.action in {"c low", "c high"}]
    chooser, room = Chooser(lambda: True, say, table.view), table.view.rect()
    hand = QPoint(room.center().x(), room.height() * 3 // 4)
    sentence = QRect(room.left(), hand.y() - 20, room.width(), 16)
    chooser.ask(offered, hand, room, [[], []], [sentence])
    assert not chooser.geometry().intersects(sentence)
    assert sentence.top() - chooser.geometry().bottom() < 10, "not farther away than it has to be"


@lru_cache(maxsize=1)
def _without_supply() -> Match:
    """Return a match of Libtis whose first seat is to act, all cubes at seven locations or more."""
    libtis = game_of("libtis")
    assert libtis is not None
    match = Match(libtis, libtis.complete({"players": 4}), DEFAULT_NAMES[4])
    dealer, choose = Dealer(0), random.Random(0)
    dealer.deal(match)
    while True:
        legal = match.legal()
        from_supply = [one for one in legal if ">" not in one]
        sources = {one.split()[1].partition(">")[0] for one in legal}
        if match.turn == 0 and not from_supply and len(sources) >= 7:
            return match
        match.push(match.turn, choose.choice(from_supply or legal))
        dealer.deal(match)


def show_libtis(table: Table, size: tuple[int, int] = (1000, 742), letters: float = 1.0) -> LibtisView:
    """Show the match without a supply at a table of this size; return the first seat's view."""
    match = _without_supply()
    seen = match.game.view(match.options, match.position, match.stages[-1].sightings, 0)
    assert isinstance(seen, LibtisView)
    table.show(EMPTY)
    table.view.retranslate(in_english)
    table.view.resize(*size)
    table.view.set_sizes(1.0, letters)
    table.show(table_of(match.game).tableau(seen, table.view.frame(), match.seats))
    return seen


@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("size", [(800, 535), (1000, 742), (600, 1000)])
def test_the_chooser_of_libtis_covers_no_location_that_it_names(table, clock, size, letters) -> None:
    seen = show_libtis(table, size, letters)
    card = next(one for one in table.scene.tableau.pieces if one.zone == "hand").key
    drops = {one.drop for one in table.scene.tableau.gestures if one.pick == card}
    for drop in sorted(drops):
        clock.advance(2 * MOMENT)
        table.click(card)
        table.click(drop)
        chooser = table.view.overlays.chooser
        assert len(chooser.actions_offered) >= 6
        for one in seen.locations:
            if not one.cubes[0] and one.name != drop:
                continue
            box = rect_of(table.scene.geometry, table.scene.area_named(one.name))
            assert not chooser.geometry().intersects(box), one.name
        chooser.dismiss()


@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("size", [(800, 535), (1000, 742), (744, 635)])
def test_the_list_of_cards_covers_neither_a_location_of_the_cube_nor_a_card(
    table, clock, size, letters
) -> None:
    seen = show_libtis(table, size, letters)
    scene, chooser = table.scene, table.view.overlays.chooser
    hand = [one.key for one in scene.tableau.pieces if one.zone == "hand"]
    opened = 0
    for location in seen.locations:
        offers = table.view.selection.offers
        for drop in sorted({one.drop for cube in location.cubes[0][-1:] for one in offers.of(cube)}):
            cube = location.cubes[0][-1]
            if len(offers.to(cube, drop)) < 2:
                continue
            opened += 1
            clock.advance(2 * MOMENT)
            table.click(cube)
            table.click(drop)
            names = [f"sign label {key}" for key in (location.name, drop)]
            for area in scene.areas_named([location.name, drop, *names, *hand]):
                assert not chooser.geometry().intersects(rect_of(scene.geometry, area)), (cube, drop)
            for button in chooser.buttons():
                assert button.width() >= button.sizeHint().width(), "no word is cut"
            chooser.dismiss()
    assert opened > 6


def test_the_letters_are_smaller_only_where_the_list_would_cover_what_it_names(table) -> None:
    chooser, room = Chooser(lambda: True, say, table.view), QRect(0, 0, 800, 500)
    chooser.wear(DARK, 30)
    many = [Gesture(f"c {n}", phrase(f"{n}-{'far' * 4}"), "c", "on-pile") for n in range(4)]
    heights = []
    for board in (QRect(0, 0, 800, 200), QRect(0, 0, 800, 360), QRect(0, 0, 800, 200)):
        chooser.ask(many, QPoint(400, 480), room, [[board]] * 4, [])
        assert not chooser.geometry().intersects(board)
        heights.append(chooser.buttons()[0].height())
    assert heights[0] == heights[2] > heights[1]


def test_the_letters_are_no_smaller_where_that_spares_no_more(table) -> None:
    chooser, room = Chooser(lambda: True, say, table.view), QRect(0, 0, 800, 500)
    chooser.wear(DARK, 30)
    many = [Gesture(f"c {n}", phrase(f"{n}-{'far' * 4}"), "c", "on-pile") for n in range(4)]

    def height(*boards: QRect) -> int:
        chooser.ask(many, QPoint(400, 480), room, [boards] * 4, [])
        assert room.contains(chooser.geometry())
        for button in chooser.buttons():
            assert button.height() >= button.sizeHint().height(), "no word is cut"
        return chooser.buttons()[0].height()

    usual = height()
    board = QRect(0, -1, 800, 361)  # not all of it within the room
    assert height(board) < usual
    assert height(room) == usual
    assert height(room, board) < usual, "one of the two is spared"


def test_a_list_of_two_stands_in_full_where_there_is_room(table) -> None:
    chooser, room = Chooser(lambda: True, say, table.view), QRect(0, 0, 800, 500)
    both = [Gesture(f"c {n}", phrase("go", n=f"{n} from here to there"), "c", "on-pile") for n in (1, 2)]

    def shown(board: QRect) -> list[str]:
        chooser.ask(both, QPoint(400, 480), room, [[board]] * 2, [])
        assert not chooser.geometry().intersects(board)
        titles = [one.text() for one in chooser.findChildren(QLabel) if one.isVisible()]
        return [*titles, *(one.text().split("   ")[1] for one in chooser.buttons())]

    assert shown(QRect(0, 0, 800, 300)) == ["go 1 from here to there", "go 2 from here to there"]
    width = chooser.width()
    assert shown(QRect(0, 0, 820 - width, 500)) == ["go … from here to there", "1", "2"]


def test_a_list_does_not_outlive_its_language(table) -> None:
    table.click("c")
    table.click("on-pile")
    table.view.retranslate(lambda said: said.code.upper())
    assert not table.view.overlays.chooser.isVisible()
    assert table.view.selection.pick.key == ""


def test_a_click_on_a_cube_or_its_location_answers_the_list(table, clock) -> None:
    show_libtis(table)
    offers, chooser = table.view.selection.offers, table.view.overlays.chooser
    card = next(one for one in table.scene.tableau.pieces if one.zone == "hand").key
    drop = next(one.drop for one in table.scene.tableau.gestures if one.pick == card)
    ways = {one.action: one.also for one in offers.to(card, drop)}
    assert len(ways) >= 6
    answered = {"cube": 0, "location": 0}
    for action, cube in ways.items():
        (location,) = offers.places_of(cube)
        corner = table.at(location) - QPoint(0, 20)
        for kind, answer in (("cube", cube), ("location", corner)):
            clock.advance(2 * MOMENT)
            table.click(card)
            table.click(drop)
            assert chooser.isVisible()
            shape = chooser.geometry()
            if shape.contains(table.at(answer) if isinstance(answer, str) else answer):
                continue
            table.click(answer)
            assert table.chosen.pop() == action
            assert not chooser.isVisible()
            assert table.view.hasFocus()
            answered[kind] += 1
    assert answered == {"cube": len(ways), "location": len(ways)}


def test_another_card_is_picked_while_the_list_is_open(table) -> None:
    table.click("c")
    table.click("on-pile")
    assert table.view.overlays.chooser.isVisible()
    table.click("b")
    assert not table.view.overlays.chooser.isVisible()
    assert table.view.selection.pick.key == "b"
    table.click("on-pile")
    assert table.chosen == ["play b"]


def test_a_card_can_be_dragged_while_the_list_is_open(table) -> None:
    table.click("c")
    table.click("on-pile")
    table.drag("c", EMPTY_PLACE)
    assert not table.view.overlays.chooser.isVisible()
    table.drag("a", table.at("on-pile"))
    assert table.chosen == ["play a"]


def test_a_second_click_on_the_same_place_leaves_the_list_open(table) -> None:
    table.click("c")
    table.click("on-pile")
    for press in (QTest.mouseDClick, QTest.mousePress):
        press(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("on-pile"))
        QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.at("on-pile"))
        assert table.view.overlays.chooser.actions_offered == ("c low", "c high")
        assert table.view.overlays.chooser.buttons()[0].hasFocus()
    assert table.chosen == []


def test_a_click_between_its_buttons_is_not_for_the_table_below(table) -> None:
    table.click("c")
    table.click("on-pile")
    chooser = table.view.overlays.chooser
    QTest.mouseClick(chooser, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert chooser.isVisible()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=table.at("a"))
    assert not chooser.isVisible(), "another button closes it"
    assert table.chosen == []


def test_more_than_two_answers_have_what_they_share_in_a_title(table, clock, small) -> None:
    def offer(number: int) -> list[str]:
        many = tuple(Gesture(f"c {n}", phrase("go to", n=n), "c", "on-pile") for n in range(1, number + 1))
        table.show(replace(small, gestures=many))
        clock.advance(2 * MOMENT)
        table.drag("c", table.at("on-pile"))
        chooser = table.view.overlays.chooser
        assert [one.accessibleName() for one in chooser.buttons()] == [
            f"go to {n + 1}" for n in range(number)
        ]
        titles = [one.text() for one in chooser.findChildren(QLabel) if one.isVisible()]
        shown = [one.text().split("   ")[1] for one in chooser.buttons()]
        chooser.dismiss()
        return [*titles, *shown]

    assert offer(2) == ["go to 1", "go to 2"]
    assert offer(3) == ["go to …", "1", "2", "3"]


def test_arrows_walk_through_columns_and_to_the_sides(table, small) -> None:
    chooser, room = Chooser(lambda: True, say, table.view), QRect(0, 0, 800, 500)
    many = [Gesture(f"c {n}", phrase("go", n=n), "c", "on-pile") for n in range(5)]
    board = QRect(0, 0, 800, 370)
    chooser.ask(many, QPoint(400, 480), room, [[board]] * 5, [])
    left = [one.x() for one in chooser.buttons()]
    rows = left.count(left[0])
    assert 1 < rows < 5
    for key, at in ((KEY.Key_Down, 1), (KEY.Key_Right, 1 + rows), (KEY.Key_Left, 1), (KEY.Key_Left, 1)):
        QTest.keyClick(table.view.window().focusWidget(), key)
        assert chooser.buttons()[at] is table.view.window().focusWidget()
    for _ in range(4):
        QTest.keyClick(table.view.window().focusWidget(), KEY.Key_Down)
    assert chooser.buttons()[0] is table.view.window().focusWidget(), "it goes around"


def test_the_cursor_stays_where_it_was_while_a_choice_is_made(table) -> None:
    table.click("c")
    table.click("c")
    QTest.keyClick(table.view.overlays.chooser.buttons()[0], KEY.Key_1)
    assert table.chosen == ["c low"]
    table.key(KEY.Key_Left)
    assert table.scene.marks.focused == "c"
