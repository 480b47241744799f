"""F1 opens the rules of the game on the table, where they are needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QTextBrowser

from limbotable.app.learning import rule_books
from limbotable.app.learning.rule_books import Rules
from limbotable.core.phrases import phrase
from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.ui.dialogs.rules_window import RulesWindow, fragments
from limbotable.ui.panels.picker import Picker
from limbotable.ui.words.match_words import picture_names
from limbotable.ui.words.rule_book import DIAGRAMS, open_book
from limbotable.ui.words.speak import YOU
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
    desk.message.clear_away()
    desk.do("rules")
    assert place(desk) == "Doubling"


def test_on_the_page_with_all_games_they_open_at_their_beginning(open_table) -> None:
    desk = open_table()
    desk.do("pick")
    tile = next(one for one in desk.part(Picker).tiles if one.game == "libtis")
    tile.courses_menu().actions()[-1].trigger()
    assert rules_of(desk).windowTitle() == "Libtis"
    assert place(desk) == "Libtis"


def test_the_place_is_at_the_top_whenever_they_are_opened(open_table) -> None:
    desk = open_table()
    for code, opened in (("countdown.king-prime", "Kings"), ("countdown.queen", "Queens")):
        desk.window.remarks.refuse(phrase(code, count=97, reversed=79))
        desk.do("rules")
        (pages,) = rules_of(desk).findChildren(QTextBrowser)
        assert pages.verticalScrollBar().value() > 0
        assert pages.cursorForPosition(QPoint(40, 10)).block().text() == opened
        rules_of(desk).close()


def test_a_window_that_was_minimised_comes_back_where_it_was_read(open_table) -> None:
    desk = open_table()
    desk.do("rules")
    rules = rules_of(desk)
    (pages,) = rules.findChildren(QTextBrowser)
    bar = pages.verticalScrollBar()
    bar.setValue(bar.value() + 37)
    read = bar.value()
    QTest.qWaitForWindowExposed(rules)
    rules.showMinimized()
    QApplication.processEvents()
    rules.showNormal()
    QApplication.processEvents()
    assert bar.value() == read


def test_a_press_on_the_refusal_opens_them_too(open_table) -> None:
    desk = open_table()
    desk.window.remarks.refuse(phrase("countdown.queen", count=66, reversed=66))
    QTest.mouseClick(desk.message, Qt.MouseButton.LeftButton)
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


@pytest.mark.parametrize("diagram", sorted(DIAGRAMS.glob("*.limbo")), ids=lambda path: path.stem)
def test_in_a_diagram_the_hand_in_front_is_yours(open_table, monkeypatch, diagram) -> None:
    named: list[tuple[str, ...]] = []

    def names(seats: int, viewer: int = 0) -> tuple[str, ...]:
        named.append(picture_names(seats, viewer))
        return named[-1]

    monkeypatch.setattr(rule_books, "picture_names", names)
    desk = open_table()
    desk.window.rules.turn_to(diagram.stem.partition("-")[0], "")
    (pages,) = rules_of(desk).findChildren(QTextBrowser)
    pages.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(diagram.name))
    turn = Match.of_record(read_record(diagram.read_text("utf-8"))).turn
    assert named[-1].index(YOU) == max(0, turn)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_captions_stand_upright_and_lines_apart(open_table, language) -> None:
    """Japanese has no slanted letters, and kanji need more room between lines than Latin letters."""
    desk = open_table("person", "novice", language=language)
    desk.do("rules")
    (pages,) = rules_of(desk).findChildren(QTextBrowser)
    body = pages.document().begin().next()
    paragraphs = []
    while body.isValid():
        paragraphs.append(body)
        body = body.next()
    captions = [one for one in paragraphs if one.previous().text() == "\ufffc"]
    assert captions, "the book has pictures"
    for caption in captions:
        (piece,) = fragments(caption)
        assert not piece.charFormat().fontItalic()
        assert 0 < piece.charFormat().fontPointSize() < pages.font().pointSizeF()
    told = [one for one in paragraphs if one.text() and one.text() != "\ufffc"]
    assert {one.blockFormat().lineHeight() for one in told} == {130.0}
    pictures = [one for one in paragraphs if one.text() == "\ufffc"]
    assert {one.blockFormat().lineHeight() for one in pictures} == {0.0}


def test_the_rules_stand_in_the_menus_of_learning_and_of_help(open_table) -> None:
    desk = open_table()
    for name in ("learn", "help"):
        (found,) = [one for one in desk.menu(name).actions() if one.iconText() == "Rules of this game"]
        found.trigger()
        assert rules_of(desk).isVisible()
        rules_of(desk).close()
    every = [one for names in desk.window.commands.by_menu().values() for one in names]
    assert every.count("rules") == 1, "it has one key"
