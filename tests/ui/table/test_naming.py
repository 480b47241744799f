"""The name of a card of the hand stands on the table while the user is at it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture, Sign, Tableau
from tests.ui.conftest import Table


def text(table: Table) -> str:
    return table.scene.signs["step"].wording.text


@pytest.fixture
def named(small: Tableau) -> Tableau:
    """Cards of the hand that have names, and a line with what to do."""
    pieces = [
        replace(one, tip=phrase(f"card-{one.key}")) if one.zone == "hand" else one for one in small.pieces
    ]
    step = Sign("step", "note", 5.0, 3.0, 4.0, 0.3, phrase("your-turn"))
    return replace(small, pieces=tuple(pieces), signs=(*small.signs, step), naming="step")


def test_the_card_under_the_keyboards_cursor_is_named(table: Table, named: Tableau) -> None:
    table.show(named)
    assert text(table) == "your-turn"
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    at = table.view.selection.cursor
    assert text(table) == f"card-{at}"
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert text(table) == f"card-{table.view.selection.cursor}" != f"the card {at}"


def test_what_is_to_be_done_stays_until_the_user_goes_on_to_a_card(table: Table, named: Tableau) -> None:
    table.show(replace(named, gestures=named.gestures[1:]))
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    at = table.view.selection.cursor
    assert text(table) == f"card-{at}"
    table.show(named)  # the next turn: other actions
    assert table.view.selection.cursor == at
    assert text(table) == "your-turn"
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert text(table) == f"card-{table.view.selection.cursor}"


def test_the_picked_card_is_named_until_it_is_let_go(table: Table, named: Tableau) -> None:
    table.show(replace(named, gestures=tuple(replace(one, preview=()) for one in named.gestures)))
    key = next(
        one.key for one in named.pieces if one.zone == "hand" and table.view.selection.offers.of(one.key)
    )
    table.view.selection.take(key)
    assert text(table) == f"card-{key}"
    table.view.selection.let_go()
    assert text(table) == "your-turn"


def test_a_pick_that_is_no_card_of_the_hand_is_told_what_comes_next(table: Table, named: Tableau) -> None:
    both = Gesture("both", phrase("both"), "top", "aside", also="a")
    table.show(replace(named, gestures=(*named.gestures, both), onward=(phrase("next"), phrase("last"))))
    table.view.selection.take("top")
    assert text(table) == "next"
    table.view.selection.take("a")
    assert text(table) == "last"
    table.view.selection.let_go()
    assert text(table) == "your-turn"
    table.view.selection.take("b")
    assert text(table) != "next"


def test_a_table_without_a_line_for_it_names_none(table: Table, named: Tableau) -> None:
    table.show(replace(named, naming=""))
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert text(table) == "your-turn"
