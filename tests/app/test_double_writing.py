"""Writing of twice the usual size: all of it is seen, in windows that fit a screen of 1280 by 800."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QScreen
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QWidget,
)

from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.dialogs.report_dialog import ReportDialog
from limbotable.ui.panels.chances import SeatChance
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.words.settings_table import Page
from tests.app.conftest import Desk
from tests.app.fitting import cuts
from tests.app.test_contrast import WINDOWS, around_the_table, at_the_tables
from tests.parts import part

#: Look at all languages, not only at the one with the longest words.
THOROUGH = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0")) >= 1000
SCREEN = QSize(1280, 800)
FRAME = QSize(16, 40)  # of a desktop's frame around a window


@pytest.fixture(autouse=True)
def screen(monkeypatch, qapp) -> Iterator[None]:
    """A screen of 1280 by 800, and the usual font after the test."""
    font = qapp.font()
    monkeypatch.setattr(QScreen, "availableSize", lambda _: SCREEN)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(QPoint(0, 0), SCREEN))
    yield
    qapp.setFont(font)


class Ruler:
    """Looks at windows, and remembers what is cut there."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.cut: list[str] = []
        self.seen = 0

    def look(self, what: str, window: QWidget | None = None) -> None:
        window = window or self.desk.window
        for _ in range(3):  # a layout tells the one around it of its new height by an event
            QApplication.processEvents()
        self.seen += 1
        self.cut += [f"{what}: {one}" for one in cuts(window)]
        if window is not self.desk.window:
            size = window.size() + FRAME
            if size != size.boundedTo(SCREEN):
                self.cut.append(f"{what} is larger than the screen: {window.size()}")


def test_cuts_are_found(qtbot) -> None:
    """A label and a button that are too narrow, and a button beyond the edge; and what fits is no cut."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 200)
    for n, (kind, wide, at) in enumerate(
        ((QLabel, 20, 10), (QPushButton, 20, 10), (QPushButton, 300, 200), (QLabel, 300, 10))
    ):
        one = kind(f"some words {n}", window)
        one.setGeometry(at, 10 + 40 * n, wide, 30)
    window.show()
    found = list(cuts(window))
    assert len(found) == 3
    assert all(f"some words {n}" in told for n, told in enumerate(found))


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_a_new_match_of_every_game_is_set_up(qtbot, qapp, open_table, language, monkeypatch) -> None:
    """The window with most writing, whose boxes go below one another, and scroll."""
    desk = open_table("person", "novice", language=language, text="double")
    ruler = Ruler(desk)

    def look(dialog: NewMatchDialog) -> int:
        dialog.show()
        games = part(dialog, QComboBox, "game")
        for row in range(games.count()):
            games.setCurrentIndex(row)
            ruler.look(f"a new match, {games.currentText()}", dialog)
        dialog.close()
        return 0

    monkeypatch.setattr(NewMatchDialog, "exec", look)
    desk.do("new")
    assert ruler.cut == []
    assert ruler.seen == len(GAMES)


def test_the_band_of_a_lesson_grows_with_the_writing(open_table) -> None:
    desk = open_table("person", "novice")
    desk.window.tutorials.open("countdown", 0)
    desk.settle()
    text = next(one for one in desk.part(LessonBand).findChildren(QLabel) if one.objectName() == "text")
    usual = text.fontMetrics().height()
    desk.window.settings_controller.set("text", "double")
    QApplication.processEvents()
    assert text.fontMetrics().height() > 1.3 * usual


def test_a_message_on_a_narrow_place_cuts_no_word(open_table) -> None:
    desk = open_table("person", "novice", text="double")
    desk.window.resize(1000, 700)
    desk.window.remarks.say("Extraordinarily-overcomplicated\nwords", warning=True)
    ruler = Ruler(desk)
    ruler.look("a message")
    assert ruler.cut == []


def test_rows_of_a_list_of_lessons_are_as_high_as_their_text(open_table, monkeypatch) -> None:
    desk = open_table("person", "novice", text="double", language="fi")
    heights: dict[str, int] = {}

    def look(dialog: QDialog) -> int:
        dialog.resize(700, 600)
        dialog.show()
        QApplication.processEvents()
        rows = part(dialog, QListWidget, "lessons")
        for n in range(rows.count()):
            text, area = rows.item(n).text(), rows.visualItemRect(rows.item(n))
            need = rows.fontMetrics().boundingRect(
                0, 0, area.width() - 6, 9999, Qt.TextFlag.TextWordWrap, text
            )
            heights[text] = area.height()
            assert area.height() >= need.height(), text
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    desk.do("puzzles")
    assert len(set(heights.values())) > 1


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_open_windows_grow_with_their_writing(open_table, language) -> None:
    desk = open_table("person", "novice", language=language)
    ruler, before = Ruler(desk), set(QApplication.topLevelWidgets())
    for name in ("settings", "keys", "shortcuts", "statistics"):
        desk.do(name)
    opened = [one for one in set(QApplication.topLevelWidgets()) - before if one.isVisible()]
    widths, grown = {one: one.width() for one in opened}, 0
    desk.window.settings_controller.set("text", "double")
    for window in opened:
        for tabs in (tabs for tabs in window.findChildren(QTabWidget) if tabs.isVisible()):
            for page in range(tabs.count()):
                tabs.setCurrentIndex(page)
                ruler.look(f"{type(window).__name__}, {tabs.tabText(page)}", window)
        ruler.look(type(window).__name__, window)
        grown += window.width() > widths[window]
        window.close()
    assert ruler.cut == []
    assert grown >= 3
    assert ruler.seen == len(opened) + len(get_args(Page))
    assert len(opened) == 4


def test_a_window_that_has_room_for_larger_writing_stays_as_it_is(open_table) -> None:
    desk = open_table("person", "novice")
    before = set(QApplication.topLevelWidgets())
    desk.do("settings")
    (dialog,) = (one for one in set(QApplication.topLevelWidgets()) - before if one.isVisible())
    dialog.resize(1200, 700)
    desk.window.settings_controller.set("text", "large")
    for _ in range(3):
        QApplication.processEvents()
    assert dialog.size() == QSize(1200, 700)
    dialog.close()


@pytest.mark.long
@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES] if THOROUGH else ["fi"])
def test_all_windows_fit(open_table, language, monkeypatch, tmp_path) -> None:
    desk = open_table("person", "novice", language=language, text="double", data=tmp_path / "data")
    desk.window.resize(SCREEN - FRAME)
    ruler = Ruler(desk)
    around_the_table(ruler)
    at_the_tables(ruler)

    def look_and_close(dialog: QDialog) -> int:
        dialog.show()
        ruler.look(type(dialog).__name__, dialog)
        dialog.close()
        return 0

    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", look_and_close)
    desk.window.begin("countdown", 7)
    desk.settle()
    desk.play()
    for name in (*WINDOWS, "settings"):
        before = set(QApplication.topLevelWidgets())
        desk.do(name)
        for opened in set(QApplication.topLevelWidgets()) - before:
            if opened.isVisible() and opened.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
                ruler.look(name, opened)
                for tabs in opened.findChildren(QTabWidget):
                    for page in range(tabs.count()):
                        tabs.setCurrentIndex(page)
                        ruler.look(f"{name}, {tabs.tabText(page)}", opened)
                opened.close()
    assert ruler.cut == []
    assert ruler.seen > 35


def test_writing_of_a_size_of_its_own_grows_with_the_others(open_table, monkeypatch, tmp_path) -> None:
    """The first line of the statistics, the chances beside the table, and a report."""
    desk = open_table("person", "novice", data=tmp_path / "data", analysis=True)
    written: list[int] = []
    monkeypatch.setattr(QPainter, "drawText", lambda painter, *_: written.append(painter.font().pixelSize()))

    def sizes() -> dict[str, int]:
        desk.chances.show_shares([SeatChance("You", 0.4), SeatChance("Mira", 0.6)], rounds=False)
        desk.chances.grab()
        return {
            "statistics": part(statistics, QLabel, "wins").fontMetrics().height(),
            "chances": min(written),
            "beside the table": desk.chances.sizeHint().width(),
        }

    before = set(QApplication.topLevelWidgets())
    desk.do("statistics")
    (statistics,) = (one for one in set(QApplication.topLevelWidgets()) - before if one.isVisible())
    usual = sizes()
    reports = [report_letters(desk)]
    written.clear()
    desk.window.settings_controller.set("text", "double")
    QApplication.processEvents()
    large = sizes()
    reports.append(report_letters(desk))
    statistics.close()
    assert {name: large[name] / usual[name] > 1.7 for name in usual} == dict.fromkeys(usual, True)
    assert reports[1] > 1.7 * reports[0]


def report_letters(desk: Desk) -> int:
    """How high a line of a report is."""
    found = ReportDialog("A report", "", lambda *_: "", lambda *_: None, desk.window)
    height = found.findChildren(QPlainTextEdit)[1].fontMetrics().height()
    found.deleteLater()
    return height
