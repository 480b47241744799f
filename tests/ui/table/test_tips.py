"""The words for a pointer that rests on a piece, on its mark, or on a place for the picked piece."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from limbotable.core.phrases import phrase


@pytest.fixture
def rest(table, monkeypatch):
    """Let the pointer rest at a piece or place; return what is told there."""
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _point, text, _widget: told.append(text))

    def at(where: str | QPoint) -> list[str]:
        told.clear()
        point = table.at(where) if isinstance(where, str) else where
        event = QHelpEvent(QEvent.Type.ToolTip, point, table.view.viewport().mapToGlobal(point))
        QApplication.sendEvent(table.view.viewport(), event)
        return told[0].split("\n") if told else []

    return at


@pytest.fixture
def marked(table, small):
    """The small table, with a mark on the top card of the stock and a tip at the first card of the hand."""
    pieces = tuple(
        replace(one, mark="last")
        if one.key == "s2"
        else replace(one, tip=phrase("my-tip"), mark="taken")
        if one.key == "a"
        else one
        for one in small.pieces
    )
    legend = ("last", phrase("of-the-last-turn")), ("sunk", phrase("would-sink"))
    table.show(replace(small, pieces=pieces, legend=legend))
    return table


def test_a_mark_says_what_it_means_with_the_name_of_its_piece(marked, rest) -> None:
    assert rest("s2") == ["s2", "of-the-last-turn"]


def test_a_mark_without_words_says_nothing(marked, rest) -> None:
    assert rest("a") == ["my-tip"]


def test_a_piece_without_either_says_nothing(marked, rest) -> None:
    assert rest("c") == []


def test_the_mark_that_is_drawn_counts(marked, rest, small) -> None:
    """It may be that of an action that is considered."""
    first = next(one for one in small.gestures if one.pick == "b")
    shown = marked.scene.tableau
    foretold = replace(first, marks=(("s2", "sunk"),))
    kept = [one for one in shown.gestures if one.action != first.action]
    marked.show(replace(shown, gestures=(foretold, *kept)))
    marked.view.consider(first.action)
    assert rest("s2") == ["s2", "would-sink"]
    marked.view.consider("")
    assert rest("s2") == ["s2", "of-the-last-turn"]


def test_a_place_for_the_picked_piece_says_what_would_be_done_there(table, rest) -> None:
    assert rest("on-pile") == []
    table.click("a")
    assert rest("on-pile") == ["play-a"]


def test_nothing_is_told_while_a_piece_is_dragged(marked, rest) -> None:
    marked.scene.hold("a")
    assert rest("s2") == []


def test_the_place_of_a_hint_says_what_a_click_there_does(table, rest) -> None:
    table.view.advise("c high")
    assert rest("on-pile") == ["c-high"]
    assert rest("aside") == []
