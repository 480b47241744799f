"""Clicks that were meant for what was there a moment ago."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture

KEY = Qt.Key


def test_a_click_that_came_too_late_does_nothing(table, clock, small) -> None:
    table.click("a")
    other = replace(small, gestures=(Gesture("other", phrase("other"), "a", "on-pile"),))
    table.show(other)
    clock.advance(100)
    table.click("a")
    assert table.chosen == []
    clock.advance(200)
    table.click("a")
    assert table.chosen == ["other"]


def test_only_what_changed_is_guarded(table, clock, small) -> None:
    gestures = tuple(g for g in small.gestures if g.pick != "b")
    table.show(replace(small, gestures=gestures))
    table.click("a")
    table.click("a")
    assert table.chosen == ["play a"]


def test_buttons_are_guarded_too(table, clock, small) -> None:
    where = table.button("draw-one")
    table.show(replace(small, gestures=(*small.gestures[:-2], Gesture("stop", phrase("draw-one")))))
    assert table.button("draw-one") is not where
    QTest.mouseClick(table.button("draw-one"), Qt.MouseButton.LeftButton)
    assert table.chosen == []
    clock.advance(300)
    QTest.mouseClick(table.button("draw-one"), Qt.MouseButton.LeftButton)
    assert table.chosen == ["stop"]


def test_the_keyboard_is_not_guarded(table, small) -> None:
    table.key(KEY.Key_Right)
    table.show(replace(small, gestures=(Gesture("other", phrase("other"), "a", "on-pile"),)))
    table.key(KEY.Key_Return, KEY.Key_Return)
    assert table.chosen == ["other"]


def test_a_click_on_what_only_now_can_be_played_is_meant(table, small) -> None:
    table.show(replace(small, gestures=()))
    table.show(small)
    table.click("a")
    assert table.scene.marks.picked == "a"
