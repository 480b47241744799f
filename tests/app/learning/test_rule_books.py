"""F1 opens the rules of the game on the table, where they are needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QTextBrowser

from limbotable.app.learning.rule_books import Rules
from limbotable.core.phrases import phrase
from limbotable.games import GAMES
from limbotable.ui.dialogs.rules_window import RulesWindow
from limbotable.ui.panels.toast import Toast
from limbotable.ui.words.rule_book import DIAGRAMS, open_book
from tests.app.conftest import Desk


def rules_of(desk: Desk) -> RulesWindow:
    (window,) = desk.window.findChildren(RulesWindow)
    assert window.isVisible()
    return window


def place(desk: Desk) -> str:
    """Return the heading that the rules are open at."""
    (contents,) = rules_of(desk).findChildren(QListWidget)
    return contents.currentItem().text().strip()


def test_the_rules_open_at_the_phase(open_table) -> None:
    desk = open_table()
    desk.do("rules")
    assert rules_of(desk).windowTitle() == "Limbo: the countdown"
    assert place(desk) == "Doubling"
    desk.play("pass")
    desk.scripted.answer("pass")
    desk.do("rules")
    assert place(desk) == "Playing a card"


def test_after_a_refusal_they_open_at_the_rule(open_table) -> None:
    desk = open_table()
    reason = phrase("countdown.king-prime", count=97)
    desk.window.remarks.refuse(reason)
    assert desk.toast().endswith("(F1: the rule)")
    desk.do("rules")
    assert place(desk) == "Kings"
    desk.part(Toast).clear_away()
    desk.do("rules")
    assert place(desk) == "Doubling"


def test_a_press_on_the_refusal_opens_them_too(open_table) -> None:
    desk = open_table()
    desk.window.remarks.refuse(phrase("countdown.queen", count=66, reversed=66))
    QTest.mouseClick(desk.part(Toast), Qt.MouseButton.LeftButton)
    assert place(desk) == "Queens"


def test_they_change_their_language_with_the_program(open_table) -> None:
    desk = open_table()
    desk.do("rules")
    desk.do("language.fi")
    QApplication.processEvents()
    assert place(desk) == "Tuplaaminen"
    assert rules_of(desk).windowTitle() == "Limbo: lähtölaskenta"


def test_escape_closes_them(open_table) -> None:
    desk = open_table()
    desk.do("rules")
    window = rules_of(desk)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_diagram_is_drawn(open_table, game) -> None:
    desk = open_table()
    rules: Rules = desk.window.rules
    rules.turn_to(game, "")
    (pages,) = rules_of(desk).findChildren(QTextBrowser)
    assert pages.toPlainText()
    pictures = [line for line in open_book(game, "en").markdown.splitlines() if line.startswith("![")]
    assert pictures
    for picture in pictures:
        name = picture.rpartition("(")[2].rstrip(")")
        assert (DIAGRAMS / name).exists()
        image = pages.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        assert isinstance(image, QImage)
        assert (
            len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})
            > 50
        )
