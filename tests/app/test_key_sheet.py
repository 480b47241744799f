"""The sheet of keys: what the menus, the table and the panel really listen to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QTextBrowser

from limbotable.app.key_sheet import KeySheet
from limbotable.app.key_table import keys_of
from limbotable.ui.dialogs.shortcuts import KeyGroup, ShortcutSheet, entries_of, text_of
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_keys import ARROWS, ENDS, HURRY, LET_GO, TAKE, keys_text, plain, table_entries
from limbotable.ui.words.speak import speak

README = Path(__file__).resolve().parent.parent.parent / "README.md"


@pytest.fixture
def window(qtbot) -> QMainWindow:
    """A window with a menu, a menu in that, and a command without any key."""
    made = QMainWindow()
    qtbot.addWidget(made)
    menu = made.menuBar().addMenu("&Match")
    new = menu.addAction("&New match…")
    new.setShortcuts([QKeySequence("Ctrl+N"), QKeySequence("F7")])
    inner = menu.addMenu("&More")
    inner.addAction("<Odd> && even").setShortcut("Ctrl+B")
    menu.addAction("Nothing")
    return made


@pytest.fixture
def sheet(window) -> KeySheet:
    return KeySheet(window.menuBar(), SidePanel(speak, window), window)


def text(window: QMainWindow) -> str:
    (browser,) = window.findChildren(QTextBrowser)
    return browser.toPlainText().replace("\u00a0", " ")


def test_it_has_what_the_menus_have(sheet, window) -> None:
    group = sheet.groups()[-1]
    assert group.title == "Match"
    assert group.entries == [("Ctrl+N · F7", "New match"), ("Ctrl+B", "<Odd> & even")]


def test_it_is_shown_with_words_for_the_table_and_the_panel(sheet, window) -> None:
    sheet.show()
    shown = text(window)
    for words in (
        "Ctrl+N",
        "<Odd> & even",
        "At the table",
        "Esc",
        "Go from piece to piece",
        "Alt+C",
        "Wheel",
        "One line back or forward",
        "PgDown",
    ):
        assert words in shown, words
    assert "Nothing" not in shown


def test_a_key_that_a_menu_gets_later_is_there_the_next_time(sheet, window) -> None:
    sheet.show()
    window.menuBar().actions()[0].menu().addAction("Dance").setShortcut("Ctrl+Shift+D")
    assert "Dance" not in text(window)
    sheet.show()
    assert "Ctrl+Shift+D" in text(window)
    assert len(window.findChildren(ShortcutSheet)) == 1


def test_it_can_be_copied_as_text(sheet, window) -> None:
    sheet.show()
    button = next(one for one in window.findChildren(QPushButton) if "Copy" in one.text())
    button.click()
    copied = QApplication.clipboard().text()
    assert copied == text_of(sheet.groups())
    assert "\n  Ctrl+N · F7" in copied


def test_every_key_of_the_table_is_named() -> None:
    named = " ".join(keys for keys, _ in table_entries())
    for key in (*ARROWS, *ENDS, TAKE[0], HURRY, LET_GO):
        assert keys_text([key]) in named


def test_both_enter_keys_have_the_name_that_sentences_have(qapp) -> None:
    assert keys_text([Qt.Key.Key_Return]) == keys_text([Qt.Key.Key_Enter]) == "Enter"
    assert keys_text(keys_of({})["hurry"]) == "Ctrl+Enter", "told once, though either will do"
    assert keys_text([QKeySequence("Ctrl+K, Shift+Return")]) == "Ctrl+K, Shift+Enter"
    assert "Return" not in " ".join(keys for keys, _ in table_entries())


def test_a_hidden_command_is_not_listed(qapp) -> None:
    action = QAction("Hidden")
    action.setShortcut("F8")
    action.setVisible(False)
    assert entries_of([action]) == []


def test_it_changes_its_language_and_goes_away(sheet, window, mirror) -> None:
    sheet.show()
    mirror()
    sheet.refresh()
    assert "«Go from piece to piece»" in text(window)
    (dialog,) = window.findChildren(ShortcutSheet)
    assert dialog.windowTitle() == "«Keyboard shortcuts»"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_group_without_keys_is_left_out(qtbot) -> None:
    dialog = ShortcutSheet()
    qtbot.addWidget(dialog)
    dialog.list_groups([KeyGroup("Empty", []), KeyGroup("Full", [("F2", "Help")])])
    (browser,) = dialog.findChildren(QTextBrowser)
    shown = browser.toPlainText()
    assert "Empty" not in shown
    assert "Full" in shown


def test_a_long_key_goes_on_in_another_line_between_words(qtbot) -> None:
    dialog = ShortcutSheet()
    qtbot.addWidget(dialog)
    dialog.resize(720, 400)
    dialog.list_groups(
        [KeyGroup("Keys", [("Shift+Forwards · Ctrl+Shift+Backwards · Ctrl++ · Click, or drag", "Go")])]
    )
    (browser,) = dialog.findChildren(QTextBrowser)
    dialog.show()
    broken = []
    block = browser.document().begin()
    while block.isValid():
        layout, words = block.layout(), block.text()
        ends = [layout.lineAt(n).textStart() for n in range(1, layout.lineCount())]
        broken += [words[end - 1] for end in ends]
        block = block.next()
    assert broken, "it is too narrow for all of them in a line"
    assert set(broken) <= {" ", "+", "\u200b"}


@pytest.mark.parametrize(("written", "said"), [("&New match…", "New match"), ("新規(&N)…", "新規")])
def test_words_are_plain(written, said) -> None:
    assert plain(written) == said


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("a hint, with its reason", ("hint",)),
        ("why did the computer do that?", ("why",)),
        (
            "ask the table: whose turn it is, what you can do, your hand",
            ("ask-turn", "ask-actions", "ask-hand"),
        ),
        ("sort the hand", ("sort",)),
        ("play the same deal again", ("restart",)),
        ("replay the match line by line, and play on from there", ("replay", "branch")),
        ("all matches", ("matches",)),
    ],
)
def test_the_readme_tells_the_keys_that_commands_have(qapp, words, names) -> None:
    (keys,) = re.findall(
        rf"^\| (.*?) \| {re.escape(words)}", README.read_text(encoding="utf-8"), re.MULTILINE
    )
    told = [QKeySequence(key) for key in re.findall("`(.*?)`", keys)]
    assert told == [keys_of({})[name][0] for name in names]
