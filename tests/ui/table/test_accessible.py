"""What a screen reader finds on the table, asked the way Qt asks."""

from __future__ import annotations

import gc

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.tableau import Beat
from limbotable.ui.table.accessible import AccessibleTree
from limbotable.ui.table.guard import MOMENT


def root(table):
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None
    return found


def child(table, name: str):
    """The child of that name."""
    top = root(table)
    children = [top.child(n) for n in range(top.childCount())]
    return next(c for c in children if c.text(QAccessible.Text.Name) == name)


def names(table) -> list[str]:
    top = root(table)
    return [top.child(n).text(QAccessible.Text.Name) for n in range(top.childCount())]


@pytest.fixture
def announced(monkeypatch) -> list[str]:
    """What a screen reader is given to read aloud."""
    said: list[str] = []
    monkeypatch.setattr(AccessibleTree, "announce", lambda _, text: said.append(text))
    return said


def test_signs_and_pieces_are_named_children_in_reading_order(table) -> None:
    top = root(table)
    assert top.text(QAccessible.Text.Name) == "Card table"
    assert top.role() == QAccessible.Role.List
    assert names(table)[:8] == ["count 96", "me, points", "s2", "top", "a", "b", "c", "d"]
    for n in range(top.childCount()):
        assert top.indexOfChild(top.child(n)) == n
        assert top.child(n).isValid()


def test_what_a_mark_means_is_told_after_the_actions(table, small) -> None:
    marked = tuple(replace(one, mark="last") if one.key in {"b", "c"} else one for one in small.pieces)
    table.show(replace(small, pieces=marked, legend=(("last", phrase("of-the-last-turn")),)))
    assert child(table, "b").text(QAccessible.Text.Description) == "play-b; keep-b; of-the-last-turn"
    assert child(table, "c").text(QAccessible.Text.Description).endswith("of-the-last-turn")
    assert "of-the-last-turn" not in child(table, "a").text(QAccessible.Text.Description)


def test_a_tip_that_is_the_words_of_a_sign_is_not_read_twice(table, small) -> None:
    words, tip = phrase("ghost"), phrase("what-it-was")
    signs = (
        replace(small.signs[0], key="one", text=words, note=None, tip=words),
        replace(small.signs[0], key="two", text=tip, note=None, tip=words),
    )
    table.show(replace(small, signs=signs))
    assert child(table, "ghost").text(QAccessible.Text.Description) == ""
    assert child(table, "what-it-was").text(QAccessible.Text.Description) == "ghost"


def test_what_can_be_played_is_a_button_that_says_what_it_does(table) -> None:
    b = child(table, "b")
    assert b.role() == QAccessible.Role.Button
    assert b.text(QAccessible.Text.Description) == "play-b; keep-b"
    assert b.parent() is root(table)
    assert child(table, "d").text(QAccessible.Text.Description) == "must-divide"
    assert child(table, "s2").role() == QAccessible.Role.ListItem
    assert child(table, "count 96").role() == QAccessible.Role.StaticText


def test_a_piece_has_its_place_on_the_screen(table) -> None:
    rect = child(table, "a").rect()
    assert rect.center() == table.view.viewport().mapToGlobal(table.at("a")) - QPoint(1, 1)
    found = root(table).childAt(rect.center().x(), rect.center().y())
    assert found.text(QAccessible.Text.Name) == "a"


def test_pressing_picks_and_plays(table) -> None:
    press = child(table, "a").actionInterface()
    assert "Press" in press.actionNames()
    press.doAction("Press")
    assert child(table, "a").state().selected
    assert names(table).count("the-pile") == 1
    child(table, "the-pile").actionInterface().doAction("Press")
    assert table.chosen == ["play a"]
    child(table, "d").actionInterface().doAction("Press")
    assert table.refused == ["must-divide"]


def test_the_focus_is_known(table) -> None:
    table.key(Qt.Key.Key_Right)
    assert child(table, "a").state().focused
    assert root(table).focusChild() is child(table, "a")
    child(table, "c").actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert child(table, "c").state().focused
    assert not child(table, "a").state().focused


def test_a_preview_is_read_in_the_place_of_its_sign(table) -> None:
    table.key(Qt.Key.Key_Right)
    assert "count 90" in names(table)
    assert "count 96" not in names(table)


def test_buttons_and_the_chooser_belong_to_the_table(table) -> None:
    bar = root(table).child(root(table).childCount() - 1)
    assert [bar.child(n).text(QAccessible.Text.Name) for n in range(bar.childCount())] == [
        "draw-one",
        "double",
    ]
    table.drag("c", table.at("on-pile"))
    assert names(table)[-1] == "c-low, c-high"


def test_behind_the_curtain_there_is_nothing(table, announced) -> None:
    a = child(table, "a")
    table.view.cover("Sinikka is next", "I am Sinikka")
    assert names(table) == ["Sinikka is next"]
    assert root(table).childAt(*table.view.mapToGlobal(table.at("a")).toTuple()) is not a
    table.view.announce("secret")
    assert announced == []
    table.clock.advance(MOMENT)
    QTest.keyClick(table.view.focusWidget() or table.view, Qt.Key.Key_Space)
    assert "a" in names(table)
    table.view.announce("open")
    assert announced == ["open"]


def test_what_happens_is_announced(table, announced, clock, small) -> None:
    table.view.director.play([Beat(small, said=(phrase("played", card="7h"), phrase("next")))])
    clock.advance(400)
    assert announced == ["played 7h next"]


def test_another_language_reaches_the_names(table) -> None:
    assert "a" in names(table)
    table.view.retranslate(lambda said: said.code.upper())
    assert "A" in names(table)


def test_pieces_may_come_and_go_while_they_are_read(table, small) -> None:
    QAccessible.setActive(True)
    try:
        for n in range(60):
            renamed = tuple(replace(piece, key=f"{piece.key}{n}", x=piece.x) for piece in small.pieces)
            table.show(replace(small, pieces=renamed, gestures=(), refusals=()))
            table.key(Qt.Key.Key_Right)
            assert len(names(table)) == 8
        gc.collect()
        table.show(small)
        assert len(names(table)) == 9
        assert table.view.tree.alive == 8
    finally:
        QAccessible.setActive(False)


def test_a_button_over_the_table_is_found_at_its_place(table) -> None:
    button = table.button("draw-one")
    where = button.mapToGlobal(button.rect().center())
    found = root(table).childAt(*where.toTuple())
    assert found is root(table).child(root(table).childCount() - 1), "the bar of all buttons"
    assert root(table).indexOfChild(found) == root(table).childCount() - 1


def test_the_bare_table_is_no_child(table) -> None:
    corner = table.view.mapToGlobal(QPoint(1, 1))
    assert root(table).childAt(*corner.toTuple()) is None


def test_without_the_keyboard_no_child_has_the_focus(table) -> None:
    assert root(table).focusChild() is None


def test_pieces_have_no_children_and_no_keys_of_their_own(table) -> None:
    a = child(table, "a")
    assert a.childCount() == 0
    assert a.child(0) is None
    assert a.indexOfChild(root(table)) == -1
    for name in a.actionInterface().actionNames():
        assert a.actionInterface().keyBindingsForAction(name) == []


def test_whoever_reads_all_of_an_unchanged_table_has_it_described_once(table, small) -> None:
    spoken: list[str] = []

    def speak(said: Phrase) -> str:
        spoken.append(said.code)
        return said.code

    table.view.retranslate(speak)

    before = names(table)
    spoken.clear()
    assert names(table) == before
    assert spoken == []
    table.show(replace(small, pieces=small.pieces[:-1]))
    assert "d" in before
    assert "d" not in names(table)
    assert "the-side" not in names(table)
    table.click("b")
    assert "the-side" in names(table), "a place for the card in the hand"
    table.view.retranslate(lambda said: said.code.upper())
    assert "THE-SIDE" in names(table)


def test_a_sign_that_explains_itself_has_a_description(table, small) -> None:
    sign = replace(small.signs[0], key="seen", tip=phrase("text", text="All cards that were played."))
    table.show(replace(small, signs=(sign,)))
    descriptions = {node.key: node.description for node in table.view.readable.nodes()}
    assert descriptions["sign seen"].endswith("All cards that were played.")
