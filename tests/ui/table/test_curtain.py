"""The curtain between two people."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.ui.table.guard import MOMENT
from tests.patience import PATIENCE

KEY = Qt.Key


def test_the_curtain_hides_and_blocks_everything(table, clock, qtbot) -> None:
    table.key(KEY.Key_Right, KEY.Key_Return)
    table.view.cover("Sinikka is next", "I am Sinikka")
    curtain = table.view.overlays.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == table.view.rect()
    assert table.scene.marks.picked == ""
    assert table.count == "count 96"
    assert not table.view.overlays.bar.isVisible()
    table.view.setFocus()
    assert table.view.window().focusWidget() is curtain.button
    table.key(KEY.Key_Right, KEY.Key_Return, KEY.Key_Return)
    assert table.chosen == []
    assert table.scene.marks.focused == ""
    assert table.view.childAt(table.at("a")) is curtain
    clock.advance(MOMENT)
    with qtbot.waitSignal(table.view.uncovered, timeout=PATIENCE):
        QTest.keyClick(curtain.button, KEY.Key_Return)
    assert not curtain.isVisible()
    assert table.view.overlays.bar.isVisible()
    assert table.view.hasFocus()


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_a_key_that_is_held_down_does_not_lift_the_curtain(table, clock, key) -> None:
    table.view.cover("Sinikka is next", "I am Sinikka")
    curtain = table.view.overlays.curtain
    clock.advance(10 * MOMENT)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", kind == QEvent.Type.KeyPress)
        QApplication.sendEvent(curtain.button, held)
    assert curtain.isVisible()
    QTest.keyClick(curtain.button, key)
    assert not curtain.isVisible()


@pytest.mark.parametrize("how", [KEY.Key_Return, KEY.Key_Space, "mouse"])
def test_what_was_pressed_as_the_curtain_fell_was_meant_for_the_table(table, clock, how) -> None:
    left = Qt.MouseButton.LeftButton
    table.view.cover("Sinikka is next", "I am Sinikka")
    curtain = table.view.overlays.curtain
    clock.advance(MOMENT - 1)
    if how == "mouse":
        QTest.mousePress(curtain.button, left)
        clock.advance(MOMENT)
        QTest.mouseRelease(curtain.button, left)
    else:
        QTest.keyPress(curtain.button, how)
        clock.advance(MOMENT)
        QTest.keyRelease(curtain.button, how)
    assert curtain.isVisible()
    if how == "mouse":
        QTest.mouseClick(curtain.button, left)
    else:
        QTest.keyClick(curtain.button, how)
    assert not curtain.isVisible()


def test_the_curtain_covers_what_comes_behind_it(table, small) -> None:
    table.view.cover("Sinikka is next", "I am Sinikka")
    table.show(small)
    table.view.resize(800, 700)
    assert not table.view.overlays.bar.isVisible()
    assert table.view.overlays.curtain.geometry() == table.view.rect()
    assert table.view.grab().toImage().pixelColor(10, 10) != Qt.GlobalColor.white
