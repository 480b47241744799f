"""The program speaks by itself as the settings say, of what happens and of where the keyboard is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel

from limbotable.app import window as window_module
from limbotable.app.own_voice import OwnVoice
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.ear.synthesiser import Call, Manner
from limbotable.ui.ear.voice import Voice


@pytest.fixture
def said(monkeypatch) -> list[str]:
    """What the voice is given to say; no program is started."""
    told: list[str] = []
    monkeypatch.setattr(window_module, "synthesiser", lambda: _silent)
    monkeypatch.setattr(Voice, "say", lambda _self, text, **_: told.append(text))
    return told


def _silent(_text: str, _manner: Manner) -> Call:
    raise AssertionError("no text comes this far")


def test_it_is_silent_unless_it_is_chosen(open_table, said) -> None:
    desk = open_table("person", "novice")
    desk.settle()
    desk.do("ask-turn")
    desk.play("pass")
    assert said == []


def test_it_says_what_happens_and_what_is_asked(open_table, said) -> None:
    desk = open_table("person", "novice", voice="alone")
    desk.settle()
    assert "Your turn: double or pass." in said
    desk.do("ask-actions")
    assert said[-1].startswith("Double: ")
    desk.play("double")
    desk.settle()
    assert any("You double: the score of the round is now multiplied by 2." in one for one in said)


def test_it_says_where_the_keyboard_is_at_the_table(open_table, said) -> None:
    desk = open_table("person", "novice", voice="alone")
    desk.settle()
    desk.window.activateWindow()
    desk.view.setFocus()
    desk.view.selection.walk(1, 0)
    card = next(one for one in desk.view.readable.nodes() if one.key == desk.view.selection.cursor)
    assert said[-1].startswith(card.name)
    count = len(said)
    desk.view.selection.changed.emit()
    assert len(said) == count, "each place once"


@pytest.mark.parametrize(("voice", "speaks"), [("off", False), ("alone", False), ("always", True)])
def test_beside_a_screen_reader_it_speaks_only_where_that_is_wanted(
    open_table, said, monkeypatch, voice, speaks
) -> None:
    desk = open_table("person", "novice", voice=voice)
    desk.settle()
    said.clear()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    desk.view.announce("The pack is shuffled.")
    assert bool(said) == speaks


def test_behind_the_curtain_it_says_nothing_of_the_table(open_table, said) -> None:
    desk = open_table("person", "person", voice="alone")
    desk.settle()
    assert desk.view.covered
    said.clear()
    desk.view.announce("South holds the king of clubs.")
    desk.view.selection.focus(desk.view.table.tableau.pieces[0].key)
    assert said == []


def test_it_speaks_the_language_of_the_table_at_the_chosen_pace(open_table, said) -> None:
    desk = open_table("person", "novice", voice="alone", language="fi", voice_pace=150, voice_volume=30)
    assert desk.part(OwnVoice).manner == Manner("fi", 150, 30)
    desk.window.settings_controller.set("language", "en")
    assert desk.part(OwnVoice).manner == Manner("en", 150, 30)


def test_a_system_without_a_synthesiser_is_told_of_in_the_settings(open_table, monkeypatch) -> None:
    monkeypatch.setattr(window_module, "synthesiser", lambda: None)
    desk = open_table("person", "novice", voice="always")
    desk.settle()
    desk.do("settings")
    dialog = desk.part(SettingsDialog)
    notes = [one for one in dialog.findChildren(QLabel) if "no speech synthesiser" in one.text()]
    assert len(notes) == 1
    assert not notes[0].isHidden()
    boxes = [one for one in dialog.findChildren(QComboBox) if one.findData("alone") >= 0]
    assert not boxes[0].isEnabled()


def test_a_synthesiser_that_fails_is_told_of_once(open_table, said) -> None:
    desk = open_table("person", "novice", voice="always")
    desk.settle()
    desk.view.announce("A text.")
    desk.part(Voice).failed.emit("no sound card")
    assert desk.toast() == "The speech synthesiser of this system does not work: no sound card"
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)


def test_behind_the_curtain_nothing_of_the_hand_is_said_any_more(open_table, said, monkeypatch) -> None:
    monkeypatch.setattr(Voice, "be_silent", lambda _: said.append("silence"))
    desk = open_table("person", "person", voice="alone")
    desk.uncover()
    desk.settle()
    said.clear()
    desk.do("ask-hand")
    hand = said[-1]
    desk.do("cover")
    assert "silence" in said
    assert hand not in said[said.index("silence") :]
