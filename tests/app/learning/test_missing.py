"""What is missing of one game, or cannot be read, takes nothing of the others down."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QComboBox, QDialog, QTextBrowser

from limbotable.app.learning import puzzles, rule_books, tutorials
from limbotable.core.errors import RecordError
from limbotable.core.phrases import phrase
from limbotable.games import GAMES
from limbotable.play.puzzles import puzzles_of
from limbotable.resources import resource
from limbotable.ui.dialogs.courses import CoursesDialog
from limbotable.ui.dialogs.rules_window import RulesWindow
from limbotable.ui.panels import miniature
from limbotable.ui.panels.picker import Picker
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.lesson_book import open_lessons
from limbotable.ui.words.rule_book import open_book
from tests.app.conftest import Desk
from tests.parts import part

GONE = "foes"
OTHERS = [game.id for game in GAMES if game.id != GONE]


def offered(monkeypatch, desk: Desk, command: str) -> list[str]:
    """Return the games whose courses a command offers."""
    found: list[str] = []

    def look(dialog: CoursesDialog) -> int:
        found.extend(course.game for course in dialog.courses)
        return QDialog.DialogCode.Rejected.value

    monkeypatch.setattr(CoursesDialog, "exec", look)
    desk.do(command)
    return found


@pytest.fixture
def desk(open_table) -> Desk:
    made: Desk = open_table("person", "novice")
    return made


@pytest.mark.parametrize("error", [OSError(), RecordError(1, phrase("record.header"))])
def test_puzzles_of_the_others_are_offered(desk: Desk, monkeypatch, error: Exception) -> None:
    of_game = puzzles_of

    def read(game):
        if game.id == GONE:
            raise error
        return of_game(game)

    monkeypatch.setattr(puzzles, "puzzles_of", read)
    assert offered(monkeypatch, desk, "puzzles") == OTHERS
    desk.do("daily")
    assert desk.window.puzzles.attempt is not None


@pytest.mark.parametrize("error", [OSError(), ValueError("no lesson")])
def test_tutorials_of_the_others_are_offered(desk: Desk, monkeypatch, error: Exception) -> None:
    of_game = open_lessons

    def read(game, language):
        if game == GONE:
            raise error
        return of_game(game, language)

    monkeypatch.setattr(tutorials, "open_lessons", read)
    assert offered(monkeypatch, desk, "tutorial") == OTHERS


def test_a_tutorial_is_given_in_english_where_it_is_not_translated(desk: Desk, monkeypatch) -> None:
    of_game = open_lessons

    def read(game, language):
        if language != "en":
            raise OSError
        return of_game(game, language)

    monkeypatch.setattr(tutorials, "open_lessons", read)
    desk.do("language.fi")
    assert offered(monkeypatch, desk, "tutorial") == [game.id for game in GAMES]


def test_books_of_the_others_are_offered(open_table, foes, monkeypatch) -> None:
    of_game = open_book

    def read(game, language):
        if game == GONE:
            raise OSError
        return of_game(game, language)

    without: Desk = foes("person", "novice", "novice")
    other = open_table("person", "novice")
    monkeypatch.setattr(rule_books, "open_book", read)
    without.do("rules")
    assert without.toast() == "There is no rule book for this game."
    assert without.window.findChildren(RulesWindow) == []
    other.do("rules")
    (window,) = other.window.findChildren(RulesWindow)
    choice = part(window, QComboBox)
    titles = [of_game(game, "en").title for game in OTHERS]
    assert [choice.itemText(row) for row in range(choice.count())] == titles


def test_a_book_is_opened_in_english_where_it_is_not_translated(desk: Desk, monkeypatch) -> None:
    of_game = open_book

    def read(game, language):
        if language != "en":
            raise OSError
        return of_game(game, language)

    monkeypatch.setattr(rule_books, "open_book", read)
    desk.do("language.fi")
    desk.do("rules")
    (window,) = desk.window.findChildren(RulesWindow)
    assert window.windowTitle() == "Limbo: the countdown"


def test_a_diagram_that_cannot_be_read_is_left_out(desk: Desk, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "damaged.limbo").write_text("no record")
    monkeypatch.setattr(rule_books, "DIAGRAMS", tmp_path)
    desk.do("rules")
    pages = part(desk.part(RulesWindow), QTextBrowser)
    for name in ("missing.limbo", "damaged.limbo"):
        image = pages.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        assert isinstance(image, QImage)
        assert image.isNull()


def test_the_page_with_all_games_shows_a_deal_where_no_match_is_recorded(
    desk: Desk, monkeypatch, qtbot
) -> None:
    def find(*path: str) -> Path:
        return resource(*path[:-1], "none") if path[-1] == f"{GONE}.limbo" else resource(*path)

    monkeypatch.setattr(miniature, "resource", find)
    desk.do("pick")
    (picker,) = desk.window.findChildren(Picker)
    assert [tile.game for tile in picker.tiles] == [game.id for game in GAMES]
    shown = {tile.game: tile.miniature for tile in picker.tiles}
    assert shown[GONE].match.ply > 0
    qtbot.waitUntil(lambda: bool(part(shown[GONE], TableScene).tableau.pieces))
    shown[GONE].step()
