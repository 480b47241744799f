"""All writing can be read: at least 4.5 to 1 to what is behind it, and 7 to 1 on the cloth of high contrast.

This is level AA of the Web Content Accessibility Guidelines, and level AAA.  Pictures are measured.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Protocol

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QTabWidget, QWidget

from limbotable.games import GAMES
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.panels.question import Question, Way
from tests.app.conftest import Desk
from tests.app.written import Writing, writings

#: Look at all cloths, not only at the one on which most was found too faint.
THOROUGH = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0")) >= 1000

LEAST = {"dark": 4.5, "light": 4.5, "contrast": 7.0}


class Looking(Protocol):
    """Looks at windows of a desk."""

    desk: Desk

    def look(self, what: str, window: QWidget | None = None, /) -> None: ...


class Eye:
    """Looks at windows, and remembers the writing that is too faint, with the place where it is."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seen = 0
        self.faint: list[str] = []
        self.pictures: Path | None = None
        # By cloth, deck and whether they write: what is drawn once is not drawn for each look.
        self._art: dict[tuple[str, str, bool], ArtRenderer] = {}

    @property
    def cloth(self) -> str:
        return self.desk.stored.cloth

    def look(self, what: str, window: QWidget | None = None) -> None:
        window = window or self.desk.window
        palette, deck = PALETTES[self.cloth], self.desk.stored.deck

        def draw_anew(writing: bool) -> None:
            if window is self.desk.window:
                look = self.cloth, deck, writing
                art = self._art.setdefault(look, ArtRenderer(deck, palette))
                self.desk.view.set_look(art, palette)

        found = writings(window, draw_anew)
        if window is self.desk.window:
            found = [one for one in found if not self.behind_a_result(one)]
        self.seen += len(found)
        weak = [one for one in found if one.contrast < LEAST[self.cloth]]
        self.faint += [f"{self.cloth}: {what}: {one}" for one in weak]
        if self.pictures is not None and weak:
            save(window, weak, self.pictures / f"{self.cloth} {what}.png".replace("/", "-"))

    def behind_a_result(self, one: Writing) -> bool:
        """Whether writing is on the table behind a result: there it fades, until the result is put aside."""
        table, result = self.desk.view, self.desk.view.overlays.result
        area = QRect(one.x, one.y, one.width, one.height)
        if not result.isVisible():
            return False
        on_table = QRect(table.mapTo(self.desk.window, QPoint()), table.size()).contains(area.center())
        sheet = QRect(result.mapTo(self.desk.window, QPoint()), result.size())
        after = table.overlays.after
        ways = QRect(after.mapTo(self.desk.window, QPoint()), after.size())
        # A plate may look out from below the sheet.
        return on_table and not sheet.contains(area) and not ways.contains(area)


def save(window: QWidget, weak: list[Writing], path: Path) -> None:
    """Keep a picture of what is too faint, for a look by hand."""
    picture = window.grab()
    painter = QPainter(picture)
    painter.setPen(QColor("magenta"))
    for one in weak:
        painter.drawRect(one.x, one.y, one.width, one.height)
    painter.end()
    picture.save(str(path))


#: The windows that a command opens.
WINDOWS = (
    "new", "deal", "rules", "shortcuts", "keys", "report", "about", "tutorial", "puzzles", "statistics",
    "matches", "review",
)  # fmt: skip


def at_the_tables(eye: Looking) -> None:
    """Look at the table of each game: in the middle of a match, with a piece picked, and with a hint."""
    desk = eye.desk
    for game in GAMES:
        desk.window.begin(game.id, 7)
        desk.settle()
        for _ in range(6):
            if desk.controller.acting == desk.controller.viewer:
                desk.play()
            else:
                desk.scripted.answer()
            desk.settle()
        while desk.controller.acting != desk.controller.viewer and desk.match.result is None:
            desk.scripted.answer()
            desk.settle()
        eye.look(f"{game.id}, in the middle")
        table = desk.view
        piece = next((one for one in table.table.tableau.gestures if one.pick), None)
        if piece is not None:
            table.selection.focus(piece.pick)
            table.selection.activate(piece.pick)
            eye.look(f"{game.id}, with a piece in the hand")
            table.selection.let_go()
        table.consider(desk.actions()[0])
        desk.do("ask-scores")
        eye.look(f"{game.id}, with an answer")


def around_the_table(eye: Looking) -> None:
    """Look at what comes to the table: a refusal, a question, results, the curtain, a replay, a lesson."""
    desk, window = eye.desk, eye.desk.window
    window.begin("countdown", 7)
    desk.settle()
    window.remarks.say("The cards are dealt, and this is a warning.", warning=True)
    eye.look("a warning")
    window.remarks.offer("Is this game new to you?", "Begin the tutorial", lambda: None)
    eye.look("an offer")
    ask = desk.part(Question)
    ask.ask("Sure?", [Way("Show the better one", lambda: None), Way("Play it", lambda: None)])
    eye.look("a question")
    ask.take_away()
    while desk.match.result is None:
        if desk.controller.acting == desk.controller.viewer:
            desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    eye.look("the result")
    desk.do("replay")
    eye.look("a replay")
    desk.do("replay")
    window.tutorials.open("countdown", 0)
    desk.settle()
    eye.look("a lesson")
    window.puzzles.open("countdown", 0)
    desk.settle()
    eye.look("a puzzle")
    window.table_controller.take_up_again()
    desk.settle()
    desk.view.cover("Now it is the turn of the other", "Show my cards", "The round is over")
    eye.look("the curtain")
    desk.view.uncover()
    desk.do("pick")
    eye.look("all games")
    window.match_start.go_back()
    desk.do("scan")
    eye.look("with a switch")
    desk.do("scan")


def in_windows(eye: Looking) -> None:
    """Look at every window, and at every menu."""
    desk = eye.desk

    def look_and_close(dialog: QDialog) -> int:
        dialog.show()
        eye.look(type(dialog).__name__, dialog)
        dialog.close()
        return 0

    desk.window.begin("countdown", 7)
    desk.settle()
    desk.play()
    with pytest.MonkeyPatch.context() as patch:
        for kind in (QDialog, QMessageBox):
            patch.setattr(kind, "exec", look_and_close)
        for name in WINDOWS:
            before = set(QApplication.topLevelWidgets())
            desk.do(name)
            for opened in set(QApplication.topLevelWidgets()) - before:
                if opened.isVisible() and opened.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
                    eye.look(name, opened)
                    opened.close()
        desk.do("settings")
        dialog = desk.part(SettingsDialog)
        (tabs,) = dialog.findChildren(QTabWidget)
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            eye.look(f"settings, {tabs.tabText(page)}", dialog)
        dialog.close()
        for name, menu in desk.window.commands.menus.items():
            eye.look(f"menu {name}", menu)


#: All that there is to be seen, in parts that are looked at beside each other.
WALKS: Final = (around_the_table, at_the_tables, in_windows)


def test_measuring_finds_what_is_too_faint(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setAutoFillBackground(True)
    window.resize(300, 160)
    for n, ink in enumerate(("#000000", "#767676", "#949494")):
        label = QLabel("written in grey", window)
        label.setStyleSheet(f"color: {ink}; font-size: 20px;")
        label.move(10, 10 + 48 * n)
        label.resize(280, 40)
    ground = QPalette(window.palette())
    ground.setColor(QPalette.ColorRole.Window, QColor("white"))
    window.setPalette(ground)
    window.show()
    found = sorted(one.contrast for one in writings(window))
    assert found[0] == pytest.approx(3.03, abs=0.05)
    assert found[-1] == pytest.approx(21.0, abs=0.3)
    assert any(one == pytest.approx(4.54, abs=0.05) for one in found)


def test_the_least_look_at_all_cloths(open_table, looks) -> None:
    """One table with everything around it, on each cloth; the other test looks at everything."""
    desk = open_table("person", "novice")
    eye = Eye(desk)
    for cloth in LEAST:
        desk.window.settings_controller.set("cloth", cloth)
        eye.look("the countdown")
        for menu in ("match", "play"):
            eye.look(f"the menu {menu}", desk.menu(menu))
    desk.do("settings")
    eye.look("settings", desk.part(SettingsDialog))
    assert eye.faint == []
    assert eye.seen > 60


@pytest.mark.long
@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("cloth", LEAST if THOROUGH else ["light"])
def test_all_writing_can_be_read(open_table, looks, cloth, walk, tmp_path) -> None:
    desk = open_table("person", "novice", cloth=cloth, data=tmp_path / "data")
    desk.window.resize(1280, 800)
    eye = Eye(desk)
    eye.pictures = tmp_path
    walk(eye)
    assert eye.faint == []
    assert eye.seen > 160
