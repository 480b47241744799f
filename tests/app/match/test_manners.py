"""The window's manners: what it remembers, what it covers, what it asks, and what it tells of."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from limbotable.app.settings_controller import SECONDS
from limbotable.games import GAMES
from limbotable.store.settings import SettingsFile
from limbotable.ui.dialogs.report_dialog import ReportDialog
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.dialogs.shortcuts import ShortcutSheet
from limbotable.ui.table.guard import MOMENT
from tests.app.conftest import Desk
from tests.app.match.test_hot_seat import betrayed, secrets_of


def dialog_of(desk: Desk, kind: type[QDialog]) -> QDialog:
    (found,) = [one for one in desk.window.findChildren(QDialog) if one.isVisible()]
    assert isinstance(found, kind)
    return found


# Dialogs


@pytest.mark.parametrize(
    ("command", "kind"),
    [("settings", SettingsDialog), ("shortcuts", ShortcutSheet), ("report", ReportDialog)],
)
def test_a_command_opens_its_dialog(open_table, command, kind) -> None:
    desk = open_table()
    desk.do(command)
    dialog_of(desk, kind).close()


def test_the_question_mark_opens_the_sheet_but_can_be_typed(open_table) -> None:
    desk = open_table()
    desk.window.activateWindow()
    search = desk.search
    search.setFocus()
    QTest.keyClicks(search, "?")
    assert search.text() == "?"
    assert [one for one in desk.window.findChildren(ShortcutSheet) if one.isVisible()] == []
    desk.view.setFocus()
    QTest.keyClick(desk.view, Qt.Key.Key_Question)
    dialog_of(desk, ShortcutSheet).close()


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_every_command_with_a_key_is_on_the_sheet(open_table, game) -> None:
    """But not those of another game than the one at the table."""
    players = ["person"] * game.seats(game.complete({}))
    desk = open_table(game=game.id, matches={game.id: {"players": players}})
    assert desk.match.game is game
    told = {does for group in desk.window.key_sheet.groups() for _, does in group.entries}
    for name, action in desk.window.commands.actions.items():
        if action.shortcuts():
            assert (action.iconText() in told) == action.isVisible(), name


def test_a_report_has_the_match_on_the_table(open_table) -> None:
    desk = open_table("person", "novice", names=["Aino", ""])
    text = desk.window.reports.text()
    assert all(str(line) in text for line in desk.match.lines)
    assert "Aino" not in text


# Settings that apply


def test_settings_apply_to_the_table_at_once(open_table, qapp) -> None:
    font = qapp.font()
    desk = open_table(speed="none")
    unit, button = desk.view.table.geometry.unit, desk.view.overlays.bar.buttons()[0].sizeHint().height()
    controller = desk.window.settings_controller
    controller.set("cards", "small")
    assert desk.view.table.geometry.unit == pytest.approx(unit / 1.3, rel=0.02)
    assert desk.view.table.tableau.frame == desk.view.frame()
    controller.set("cards", "large")
    controller.set("text", "largest")
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * font.pointSizeF())
    assert desk.view.overlays.bar.buttons()[0].sizeHint().height() > button
    controller.set("text", "normal")
    assert QApplication.font() == font
    controller.set("cloth", "light")
    assert desk.action("cloth.light").isChecked()
    controller.set("language", "fi")
    assert desk.action("language.fi").isChecked()
    assert desk.translators.language == "fi"
    controller.set("language", "")


def test_computer_players_think_as_long_as_is_set(open_table) -> None:
    desk = open_table("novice", "person", thinking="long")
    while desk.match.turn == 1:
        desk.play()
    assert desk.scripted.asked[-1].seconds == SECONDS["long"]
    desk.window.settings_controller.set("thinking", "brief")
    asked = len(desk.scripted.asked)
    while len(desk.scripted.asked) == asked:
        desk.play() if desk.match.turn == 1 else desk.scripted.answer()
    assert desk.scripted.asked[-1].seconds == SECONDS["brief"]


def test_values_that_are_not_understood_are_named(open_table, tmp_path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": "en", "speed": "none", "cloth": "pink", "volume": -1}))
    desk = open_table(file=path)
    assert desk.toast().startswith("Some settings were not understood and were reset: cloth, volume.")
    assert str(tmp_path / "settings.damaged.json") in desk.toast()


# Where the window was


def test_the_window_comes_back_as_it_was(open_table) -> None:
    desk = open_table()
    desk.window.resize(1000, 640)
    desk.do("panel")
    desk.window.close()
    place = SettingsFile(desk.settings).read()[0].window
    assert (place.width, place.height, place.panel) == (1000, 640, False)
    again = open_table(file=desk.settings)
    assert again.dock.isHidden()


# Privacy


def test_a_key_covers_the_hand_at_once_and_only_the_button_uncovers_it(open_table) -> None:
    desk = open_table("person", "novice", names=["Aino", ""])
    hand = secrets_of(desk, 0)
    assert betrayed(desk, hand)
    desk.do("cover")
    assert desk.curtain() == "The table is covered | I am Aino: show my cards"
    assert betrayed(desk, hand) == []
    assert not set(hand) & set(desk.faces())
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_F12):
        QTest.keyClick(desk.view, key)
        assert desk.view.covered
    desk.uncover()
    assert set(hand) <= set(desk.faces())
    desk.play()


def test_a_hint_that_was_asked_for_does_not_come_through_the_curtain(open_table) -> None:
    desk = open_table("person", "novice")
    desk.do("hint")
    assert desk.hinter.pending is not None
    desk.do("cover")
    assert desk.hinter.pending is None
    assert desk.toast() == ""


def test_behind_the_curtain_the_computer_plays_on_and_that_is_shown_afterwards(open_table) -> None:
    desk = open_table("person", "novice")
    while desk.match.turn == 0:
        desk.play()
    desk.do("cover")
    while desk.match.turn == 1:
        desk.scripted.answer()
    assert desk.view.covered
    assert betrayed(desk, secrets_of(desk, 0)) == []
    desk.uncover()
    assert not desk.view.covered
    assert desk.view.table.tableau == desk.controller.tableau()
    assert desk.controller.viewer == 0


def test_another_person_may_come_meanwhile(open_table) -> None:
    desk = open_table("person", "person", names=["Aino", "Väinö"])
    desk.uncover()
    desk.do("cover")
    assert "Aino" in desk.curtain()
    assert not desk.can("cover")
    desk.window.table_controller.handover.cover()  # once more is no more
    desk.uncover()
    desk.play("pass")
    assert desk.curtain() == "Now it is Väinö’s turn | I am Väinö: show my cards"


def test_the_past_is_covered_too(open_table) -> None:
    desk = open_table("person", "novice")
    hand = secrets_of(desk, 0)
    desk.do("replay")
    assert betrayed(desk, hand)
    desk.do("cover")
    assert betrayed(desk, hand) == []
    desk.uncover()
    assert set(hand) <= set(desk.faces())


def test_an_open_game_has_nothing_to_cover(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"players": ["person", "person"]}})
    assert not desk.can("cover")
    desk.window.table_controller.handover.cover()
    assert not desk.view.covered


@pytest.mark.parametrize(("setting", "covered"), [("never", False), ("several", False), ("always", True)])
def test_who_turns_away_is_covered_as_set(open_table, qapp, setting, covered) -> None:
    desk = open_table("person", "novice", curtain=setting)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert desk.view.covered == covered
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert desk.view.covered == covered
    if covered:
        desk.clock.advance(MOMENT)
        desk.uncover()


# What would be lost


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """What is asked; the answer is to stay."""
    texts: list[str] = []

    def stay(box: QMessageBox) -> int:
        texts.append(box.text())
        box.escapeButton().click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", stay)
    return texts


def test_a_match_that_is_not_kept_is_left_only_after_a_question(open_table, asked, tmp_path) -> None:
    (tmp_path / "data").write_text("a file where a directory should be")
    desk = open_table("person", "person", data=tmp_path / "data", confirm_leaving=True)
    QApplication.processEvents()
    desk.uncover()
    desk.do("restart")
    assert asked == []  # nobody has done anything
    desk.uncover()
    desk.play()
    match = desk.match
    desk.do("restart")
    desk.window.close()
    assert asked == ["This match is not being saved. If you leave it, it is lost."] * 2
    assert desk.match is match
    assert desk.window.isVisible()


def test_a_match_that_is_kept_is_left_without_a_question(open_table, asked, tmp_path) -> None:
    desk = open_table("person", "person", data=tmp_path / "data", confirm_leaving=True)
    desk.uncover()
    desk.play()
    desk.do("restart")
    assert asked == []
