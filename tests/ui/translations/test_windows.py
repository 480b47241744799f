"""The window and its dialogs in each language.

That nothing stays in English is a matter of the sources: tests/app/test_pseudo_language.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QMenu,
    QMessageBox,
    QToolBar,
    QWidget,
)

from limbotable.app.window import MainWindow
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.play.setup import MatchSetup
from limbotable.store.settings import SettingsFile
from limbotable.ui.dialogs.about import AboutBox
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.dialogs.versions import VersionsBox
from limbotable.ui.engine.engine_port import Engine
from tests.manual_clock import ManualClock
from tests.translations.ts import mnemonic

CODES = [code for code, _ in LANGUAGES]


@pytest.fixture
def window(qtbot, qapp, translators, tmp_path):
    """The main window with nothing on its table yet."""
    palette = qapp.palette()
    engine = Engine(qapp)
    made = MainWindow(translators, SettingsFile(tmp_path / "settings.json"), ManualClock(), engine)
    qtbot.addWidget(made)
    yield made
    made.close()
    qapp.setPalette(palette)


def speak(window: MainWindow, language: str) -> None:
    """Choose a language as a user does, in the menu."""
    window.commands.actions[f"language.{language}"].trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def entries(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


def menus(window: MainWindow) -> Iterator[list[str]]:
    """The texts between which a letter has to choose: each menu, and the window with its menu bar."""
    bar = [action.text() for action in window.menuBar().actions()]
    labels = [label.text() for label in window.findChildren(QLabel) if label.buddy() is not None]
    yield bar + labels
    for menu in window.findChildren(QMenu):
        # Names of languages and looks are found by their first letters.
        yield [action.text() for action in entries(menu)]


@pytest.mark.parametrize("language", CODES)
def test_every_letter_chooses_one_thing(window: MainWindow, language: str) -> None:
    speak(window, language)
    for texts in menus(window):
        letters = [mnemonic(text) for text in texts if mnemonic(text)]
        assert sorted(letters) == sorted(set(letters)), texts


@pytest.mark.parametrize("language", CODES)
def test_every_entry_has_a_letter_unless_it_is_a_choice(window: MainWindow, language: str) -> None:
    speak(window, language)
    for menu in window.findChildren(QMenu):
        for action in entries(menu):
            assert action.text()
            assert mnemonic(action.text()) or action.actionGroup() is not None, action.text()


@pytest.mark.parametrize("language", CODES)
def test_buttons_show_no_letters(window: MainWindow, language: str) -> None:
    speak(window, language)
    for bar in window.findChildren(QToolBar):
        for action in bar.actions():
            assert not re.search(r"[&()…]", action.iconText()), action.iconText()


def dialogs(parent: QWidget) -> dict[str, QDialog]:
    offered = [(game, MatchSetup(game.id)) for game in GAMES]
    return {
        "new match": NewMatchDialog(offered, GAMES[0].id, parent),
        "about": AboutBox(parent),
        "versions": VersionsBox(parent),
    }


@pytest.mark.parametrize("language", CODES)
def test_letters_in_a_dialog_choose_one_thing(window: MainWindow, language: str) -> None:
    speak(window, language)
    for dialog in dialogs(window).values():
        texts = [part.text() for part in written(dialog)]
        texts += [box.title() for box in dialog.findChildren(QGroupBox)]
        letters = [mnemonic(text) for text in texts if mnemonic(text)]
        assert sorted(letters) == sorted(set(letters))


def written(dialog: QDialog) -> list[QLabel | QAbstractButton]:
    return [*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)]


@pytest.mark.parametrize("language", CODES)
def test_labels_and_buttons_of_the_new_match_are_wide_enough(
    window: MainWindow, qtbot, language: str
) -> None:
    speak(window, language)
    dialog = dialogs(window)["new match"]
    with qtbot.waitExposed(dialog):
        dialog.show()
    for part in written(dialog):
        if part.isVisible() and part.text() and not (isinstance(part, QLabel) and part.wordWrap()):
            plain = part.text().replace("&", "")
            wide = QFontMetrics(part.font()).size(Qt.TextFlag.TextSingleLine, plain).width()
            assert wide <= part.width(), plain
    dialog.close()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Save", "Cancel")),
        ("de", ("Speichern", "Abbrechen")),
        ("fi", ("Tallenna", "Peru")),
        ("ja", ("保存", "キャンセル")),
    ],
)
def test_qts_own_buttons_follow(window: MainWindow, language: str, words: tuple[str, str]) -> None:
    speak(window, language)
    buttons = QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
    box = QDialogButtonBox(buttons, window)
    assert {button.text().replace("&", "").partition("(")[0] for button in box.buttons()} == set(words)
    question = QMessageBox(window)
    question.setStandardButtons(QMessageBox.StandardButton.Cancel)
    (button,) = question.buttons()
    assert button.text().replace("&", "").partition("(")[0] == words[1]


def test_the_language_is_kept(window: MainWindow, tmp_path: Path) -> None:
    speak(window, "ja")
    window.settings_controller.flush()
    settings, _ = SettingsFile(tmp_path / "settings.json").read()
    assert settings.language == "ja"
