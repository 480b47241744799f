"""Every window in a language of marked and longer words: all of it is translated, and nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QListView,
    QMessageBox,
    QTableView,
    QTabWidget,
    QTextBrowser,
    QTreeView,
    QWidget,
)

from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from tests.app.conftest import Desk
from tests.app.fitting import cuts
from tests.pseudo import Pseudo, pseudo, unmarked

#: The windows but for those of the rules and the review: books are texts of their own, and a review thinks.
WINDOWS = (
    "new", "deal", "shortcuts", "keys", "report", "about", "versions", "puzzles", "statistics", "matches",
    "settings",
)  # fmt: skip
#: What is the same in every language.
SAME = "|".join(
    [
        *(name for _, name in LANGUAGES),
        "Limbo Table",
        r"Python [\d.]+ · Qt [\d.]+",
        r"https://\S+",
        r"\d:\d\d\s[AP]M",  # a time of day and
        r"(?<=\]),? and (?=\[)",  # a row of names are as the user's country has them
    ]
)


@pytest.fixture
def desk(open_table, qapp, tmp_path) -> Iterator[Desk]:
    """A table that has changed to the language."""
    opened: Desk = open_table("person", "novice", data=tmp_path / "data")
    opened.window.resize(QSize(1280, 760))
    translator = Pseudo()
    qapp.installTranslator(translator)
    QApplication.processEvents()
    yield opened
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Settings", "[Šëţţïñĝš ···]"),
        ("&Open…", "[&Oþëñ… ··]"),
        ("%n of {seat} in <b>bold</b> && %1", "[%n öƒ {seat} ïñ <b>ƀöļð</b> && %1 ·····]"),
        ("{number}", "{number}"),
    ],
)
def test_the_language_keeps_values_and_grows(text: str, said: str) -> None:
    assert pseudo(text) == said
    assert unmarked(re.sub(r"\{\w+\}|<.*?>", "", said)) == []
    assert unmarked("[Šëţţïñĝš ···] of mine") == ["of", "mine"]


def written(window: QWidget) -> Iterator[str]:
    """Yield what is written in a window, and what screen readers and the mouse are told of it."""
    for one in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        if one.objectName().startswith("qt_"):
            continue  # Qt's own parts have Qt's own words
        for name in ("windowTitle", "text", "title", "placeholderText", "accessibleName", "toolTip"):
            read = getattr(one, name, None)
            if callable(read):
                yield str(read())
        if isinstance(one, QComboBox):
            yield from (one.itemText(row) for row in range(one.count()))
        elif isinstance(one, QTabWidget):
            yield from (one.tabText(page) for page in range(one.count()))
        elif isinstance(one, QTextBrowser):
            yield one.toPlainText()
        elif isinstance(one, QListView) and one.model() is not None:
            rows = one.model()
            yield from (str(rows.index(row, 0).data() or "") for row in range(rows.rowCount()))
        elif isinstance(one, QTableView | QTreeView) and one.model() is not None:
            yield from headings(one.model())
            yield from entries(one.model(), QModelIndex())


def headings(model: QAbstractItemModel) -> Iterator[str]:
    for column in range(model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


def entries(model: QAbstractItemModel, above: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(above)):
        for column in range(model.columnCount(above)):
            place = model.index(row, column, above)
            yield str(place.data() or "")
            if column == 0:
                yield from entries(model, place)


class Reader:
    """Reads windows, and remembers what no translation has made, and what is cut."""

    def __init__(self) -> None:
        self.unmarked: list[str] = []
        self.cut: list[str] = []
        self.read = 0

    def look(self, what: str, window: QWidget) -> None:
        for _ in range(2):  # a layout tells the one around it of its new height by an event
            QApplication.processEvents()
        for text in map(str.strip, written(window)):
            self.read += bool(text)
            if unmarked(re.sub(SAME, "", re.sub(r"<.*?>", "", text))):
                self.unmarked.append(f"{what}: {text}")
        self.cut += [f"{what}: {one}" for one in cuts(window)]


def test_windows_are_translated_and_have_room(desk: Desk, monkeypatch) -> None:
    reader = Reader()

    def look_and_close(dialog: QDialog) -> int:
        dialog.show()
        reader.look(type(dialog).__name__, dialog)
        dialog.close()
        return 0

    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", look_and_close)
    for name in WINDOWS:
        before = set(QApplication.topLevelWidgets())
        desk.do(name)
        for opened in set(QApplication.topLevelWidgets()) - before:
            if opened.isVisible() and opened.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
                tabs = opened.findChildren(QTabWidget)
                for page in range(tabs[0].count() if tabs else 1):
                    if tabs:
                        tabs[0].setCurrentIndex(page)
                    reader.look(name, opened)
                opened.close()
    assert reader.unmarked == []
    assert reader.cut == []
    assert reader.read > 1000


def test_tables_are_translated_and_have_room(desk: Desk) -> None:
    reader = Reader()
    for game in GAMES:
        desk.window.begin(game.id, 7)
        desk.settle()
        for _ in range(2):
            if desk.controller.acting == desk.controller.viewer:
                desk.play()
            else:
                desk.scripted.answer()
            desk.settle()
        reader.look(game.id, desk.window)
        nodes = desk.view.readable.nodes()
        told = [*desk.labels(), *desk.log(), *(node.name for node in nodes)]
        told += [node.description for node in nodes]
        reader.unmarked += [f"{game.id}: {text}" for text in told if unmarked(re.sub(SAME, "", text))]
        reader.read += len(told)
    desk.do("pick")
    reader.look("all games", desk.window)
    assert reader.unmarked == []
    assert reader.cut == []
    assert reader.read > 1000
