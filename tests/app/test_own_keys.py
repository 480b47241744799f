"""The user's own keys: the dialog, what it does to the commands, and what it says of conflicts."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
)

from limbotable.app.key_table import (
    KEYS,
    Letters,
    bad_entries,
    clashes,
    is_fixed,
    keys_of,
    text_of,
    usual_keys,
)
from limbotable.app.match.lists import STEPS
from limbotable.ui.dialogs.key_editor import KeyEditor, KeyField
from limbotable.ui.ear.announcer import Announcer
from tests.app.conftest import Desk

RECURSIVE = Qt.MatchFlag.MatchRecursive


class Editor:
    """The open dialog, with hands and eyes for it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.do("keys")
        self.dialog = desk.part(KeyEditor)
        (self.tree,) = self.dialog.findChildren(QTreeWidget)
        (self.field,) = self.dialog.findChildren(KeyField)
        self.search = next(one for one in self.dialog.findChildren(QLineEdit) if one.parent() is self.dialog)

    def rows(self) -> list[QTreeWidgetItem]:
        """The rows of commands that are shown."""
        found: list[QTreeWidgetItem] = self.tree.findItems("", Qt.MatchFlag.MatchContains | RECURSIVE)
        return [row for row in found if row.parent() is not None and not row.isHidden()]

    def row(self, words: str) -> QTreeWidgetItem:
        return next(row for row in self.rows() if row.text(0) == words)

    def go_to(self, words: str) -> None:
        self.tree.setCurrentItem(self.row(words))

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.field, key, modifiers)

    def click(self, text: str) -> None:
        (button,) = (
            one for one in self.dialog.findChildren(QPushButton) if one.text().replace("&", "") == text
        )
        assert button.isEnabled(), text
        button.click()

    def offers(self, text: str) -> bool:
        (button,) = (
            one for one in self.dialog.findChildren(QPushButton) if one.text().replace("&", "") == text
        )
        return button.isEnabled() and button.isVisibleTo(self.dialog)

    def shown(self) -> list[str]:
        return [one.text() for one in self.dialog.findChildren(QLabel) if one.isVisibleTo(self.dialog)]

    def keys(self, name: str) -> list[str]:
        return [key.toString() for key in self.desk.action(name).shortcuts()]


@pytest.fixture
def said(monkeypatch) -> list[str]:
    """What the dialog announces."""
    told: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda _self, text: told.append(text) if text else None)
    return told


@pytest.fixture
def editor(open_table) -> Callable[..., Editor]:
    return lambda **keys: Editor(open_table("person", "novice", keys=keys))


CTRL = Qt.KeyboardModifier.ControlModifier


def test_every_command_with_keys_of_its_own_is_in_the_dialog_once(editor) -> None:
    opened = editor()
    names = [row.data(0, Qt.ItemDataRole.UserRole) for row in opened.rows()]
    assert sorted(names) == sorted(KEYS)
    assert opened.row("Undo").text(1) == "Ctrl+Z"
    assert opened.row("Cloth: Light").text(1) == ""
    assert set(KEYS) == set(opened.desk.window.commands.actions)


def test_a_key_is_chosen_with_the_keyboard_alone_and_works_at_once(editor, said) -> None:
    opened = editor()
    opened.search.setFocus()
    QTest.keyClicks(opened.search, "undo")
    assert [row.text(0) for row in opened.rows()] == ["Undo"]
    QTest.keyClick(opened.search, Qt.Key.Key_Return)
    assert opened.dialog.focusWidget() is opened.tree
    QTest.keyClick(opened.tree, Qt.Key.Key_Return)
    assert opened.dialog.focusWidget() is opened.field
    opened.press(Qt.Key.Key_J, CTRL)
    assert "Ctrl+J is free." in opened.shown()
    assert said[-1] == "Ctrl+J is free."
    opened.press(Qt.Key.Key_Return)
    assert opened.keys("undo") == ["Ctrl+J"]
    assert said[-1] == "“Undo” has the key Ctrl+J."
    assert opened.desk.kept().keys == {"undo": "Ctrl+J"}
    assert opened.row("Undo").text(2) == "Ctrl+Z", "what it usually is, is still to be seen"
    assert ("Ctrl+J", "Undo") in opened.desk.window.key_sheet.groups()[5].entries


def test_a_conflict_is_said_at_once_and_the_key_changes_hands(editor, said) -> None:
    opened = editor()
    opened.go_to("Undo")
    opened.press(Qt.Key.Key_N, CTRL)
    assert said[-1] == "Ctrl+N is a key of “New match”, which loses it if you choose it here."
    assert opened.keys("new") == ["Ctrl+N"], "nothing has changed yet"
    opened.click("Set this key")
    assert said[-1] == "“Undo” has the key Ctrl+N. “New match” has no key."
    assert (opened.keys("undo"), opened.keys("new")) == (["Ctrl+N"], [])
    opened.click("Undo the last change")
    assert (opened.keys("undo"), opened.keys("new")) == (["Ctrl+Z"], ["Ctrl+N"])
    assert not opened.offers("Undo the last change")


def test_of_two_keys_only_the_wanted_one_is_lost(editor) -> None:
    opened = editor()
    opened.go_to("Hint")
    opened.press(Qt.Key.Key_Y, CTRL)
    opened.click("Set this key")
    assert (opened.keys("hint"), opened.keys("redo")) == (["Ctrl+Y"], ["Ctrl+Shift+Z"])


def test_a_key_that_was_chosen_goes_over_and_the_loser_has_its_usual_ones(editor) -> None:
    opened = editor(hint="J")
    opened.go_to("Sort the hand")
    opened.press(Qt.Key.Key_J)
    opened.click("Set this key")
    assert (opened.keys("sort"), opened.keys("hint")) == (["J"], ["H"])
    assert opened.desk.kept().keys == {"sort": "J"}


def test_a_command_has_several_keys_or_none(editor) -> None:
    opened = editor()
    opened.go_to("Hint")
    opened.press(Qt.Key.Key_J)
    opened.click("Add to its keys")
    assert opened.keys("hint") == ["H", "J"]
    assert opened.desk.kept().keys == {"hint": "H; J"}
    opened.click("No key")
    assert opened.keys("hint") == []
    assert opened.desk.kept().keys == {"hint": ""}
    opened.click("Its usual keys")
    assert opened.keys("hint") == ["H"]
    assert opened.desk.kept().keys == {}


def test_usual_keys_come_back_from_the_command_that_has_them(editor) -> None:
    opened = editor(hint="S", sort="")
    opened.go_to("Sort the hand")
    opened.click("Its usual keys")
    assert (opened.keys("sort"), opened.keys("hint")) == (["S"], ["H"])


def test_all_usual_keys_come_back_and_that_can_be_undone(editor) -> None:
    opened = editor(hint="J", undo="Ctrl+N")
    opened.click("All usual keys")
    for name in KEYS:
        assert opened.keys(name) == [key.toString() for key in usual_keys(name)]
    assert not opened.offers("All usual keys")
    opened.click("Undo the last change")
    assert opened.desk.kept().keys == {"hint": "J", "undo": "Ctrl+N"}
    assert opened.keys("hint") == ["J"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_F10, Qt.Key.Key_3])
def test_the_keys_of_the_table_cannot_be_had(editor, said, key) -> None:
    opened = editor()
    opened.go_to("Hint")
    opened.press(key)
    assert said[-1].endswith("cannot be chosen: the table, the menus or the lists need it.")
    assert not opened.offers("Set this key")
    opened.press(Qt.Key.Key_Return)
    assert opened.keys("hint") == ["H"]


def test_tab_leads_through_the_field_in_both_directions_and_esc_out_of_it(editor) -> None:
    opened = editor()
    opened.go_to("Hint")
    opened.field.setFocus()
    QTest.keyClick(opened.field, Qt.Key.Key_Tab)
    forward = opened.dialog.focusWidget()
    opened.field.setFocus()
    QTest.keyClick(opened.field, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert opened.dialog.focusWidget() is opened.tree
    assert isinstance(forward, QPushButton)
    opened.field.setFocus()
    QTest.keyClick(opened.field, Qt.Key.Key_Escape)
    assert opened.dialog.focusWidget() is opened.tree
    assert opened.dialog.isVisible()
    assert opened.field.keySequence().isEmpty()


def test_rows_are_read_as_one_sentence(editor) -> None:
    opened = editor(hint="J", why="")
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert opened.row("Hint").data(0, spoken) == "Hint, J, usually H"
    assert (
        opened.row("Why did the computer do that?").data(0, spoken)
        == "Why did the computer do that?, no key, usually Y"
    )
    assert opened.row("Undo").data(0, spoken) == "Undo, Ctrl+Z"


def test_keys_are_found_by_their_names_too(editor) -> None:
    opened = editor()
    opened.search.setText("ctrl+z")
    assert [row.text(0) for row in opened.rows()] == ["Undo"]
    opened.search.setText("nothing like it")
    assert opened.rows() == []
    assert not opened.offers("No key"), "no row, no key to take away"
    opened.search.setText("")
    assert len(opened.rows()) == len(KEYS)


def test_entries_without_effect_are_said_and_can_be_removed(editor) -> None:
    opened = editor(dance="D", hint="Space", sort="F7; Foo", why="f7")
    assert any("dance: D, sort: Foo" in text for text in opened.shown())
    assert any("hint: Space" in text and "why: f7" in text for text in opened.shown())
    assert opened.keys("sort") == ["F7"]
    opened.click("Remove these entries")
    assert opened.desk.kept().keys == {"sort": "F7"}
    assert not any("hint: Space" in text for text in opened.shown())
    assert not opened.offers("Remove these entries")


def test_it_changes_its_language_while_it_is_open(editor, mirror) -> None:
    opened = editor()
    mirror()
    QApplication.processEvents()
    assert opened.dialog.windowTitle() == "«Choose keys»"
    assert opened.row("«Undo»").text(1)


def test_the_sheet_of_keys_leads_to_the_dialog(open_table) -> None:
    desk = open_table("person", "novice")
    desk.do("shortcuts")
    (button,) = (one for one in desk.window.findChildren(QPushButton) if "oose keys" in one.text())
    button.click()
    assert desk.part(KeyEditor).isVisible()


@pytest.mark.parametrize("letters", get_args(Letters))
def test_no_usual_key_is_one_of_the_windows_own_or_anothers(letters) -> None:
    keys = [(name, key) for name in KEYS for key in usual_keys(name, letters)]
    assert not [name for name, key in keys if is_fixed(key)]
    for n, (_, key) in enumerate(keys):
        assert not clashes(key, [other for _, other in keys[n + 1 :]]), key.toString()


def test_a_sequence_and_the_key_that_it_begins_with_exclude_each_other() -> None:
    assert clashes(QKeySequence("G, N"), [QKeySequence("G")])
    assert clashes(QKeySequence("G"), [QKeySequence("G, N")])
    assert not clashes(QKeySequence("G, N"), [QKeySequence("G, M"), QKeySequence("N")])
    found = keys_of({"hint": "S, H"})
    assert text_of(found["hint"]) == "S, H"
    assert found["sort"] == []
    assert [one.key for one in bad_entries({"hint": "Up, H", "sort": "X, Foo", "why": ";"})] == [
        "Up, H",
        "X, Foo",
    ]


def test_without_letters_no_command_listens_to_one_and_own_keys_stay(open_table) -> None:
    desk = open_table("person", "novice", letters="none", keys={"why": "J"})
    letters = [
        (name, key.toString())
        for name, action in desk.window.commands.actions.items()
        for key in action.shortcuts()
        if len(key.toString()) == 1
    ]
    assert letters == [("why", "J")]
    assert desk.action("shortcuts").shortcuts() == [QKeySequence("Ctrl+?")]


def test_with_one_key_at_a_time_a_match_needs_no_ctrl(open_table) -> None:
    desk = open_table("person", "novice", letters="all", keys={"hint": "Z"})
    desk.window.activateWindow()
    desk.view.setFocus()
    desk.settle()
    desk.play("pass")
    assert [key.toString() for key in desk.action("redo").shortcuts()][-1] == "X"
    assert [key.toString() for key in desk.action("undo").shortcuts()] == ["Ctrl+Z"], "Z is the user's own"
    assert [key.toString() for key in desk.action("hint").shortcuts()] == ["Z"]
    needed = ("new", "pick", "matches", "redo", "hurry", "replay", "review", "tutorial", "puzzles", *STEPS)
    for name in needed:
        assert any(len(key.toString()) == 1 for key in desk.action(name).shortcuts()), name


def test_all_else_is_reached_by_f10_and_letters(open_table) -> None:
    window = open_table("person", "novice").window
    for top in window.menuBar().actions():
        menu = top.menu()
        assert isinstance(menu, QMenu)
        for action in (top, *(one for one in menu.actions() if not one.isSeparator())):
            assert not QKeySequence.mnemonic(action.text()).isEmpty(), action.text()
