"""The settings while the program runs, and their dialog."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QSlider,
    QTabWidget,
    QWidget,
)

from limbotable.app.preferences import ROOM, SECONDS, WRITING, Preferences
from limbotable.store.settings import PREFERENCES, Settings, SettingsFile
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.table.preview import TablePreview
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.settings_words import CHOICES, SWITCHES, setting_text, value_text


@dataclass
class Room:
    """Preferences, what they were told to be, and their dialog."""

    preferences: Preferences
    settings: Settings
    file: SettingsFile
    window: QWidget
    changed: list[str]
    missing: str = ""

    @property
    def dialog(self) -> SettingsDialog:
        (found,) = [one for one in self.window.findChildren(SettingsDialog) if one.isVisible()]
        return found

    def choice(self, name: str) -> QComboBox:
        """The field of a choice, found by its label, as a screen reader does."""
        label = next(one for one in self.dialog.findChildren(QLabel) if one.text() == setting_text(name))
        box = label.buddy()
        assert isinstance(box, QComboBox)
        return box

    def switch(self, name: str) -> QCheckBox:
        return next(one for one in self.dialog.findChildren(QCheckBox) if one.text() == setting_text(name))

    def button(self, text: str) -> QPushButton:
        buttons = self.dialog.findChildren(QPushButton)
        return next(one for one in buttons if one.text().replace("&", "") == text)

    def choose(self, name: str, value: str) -> None:
        box = self.choice(name)
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())


@pytest.fixture
def room(qtbot, qapp, tmp_path) -> Room:
    window = QWidget()
    qtbot.addWidget(window)
    settings, file = Settings(), SettingsFile(tmp_path / "settings.json")
    preferences = Preferences(
        settings,
        file,
        lambda: ArtRenderer(settings.deck, PALETTES[settings.cloth]),
        lambda: made.missing,
        window,
    )
    made = Room(preferences, settings, file, window, [])
    preferences.changed.connect(lambda names: made.changed.extend(sorted(names)))
    return made


def test_every_setting_of_the_dialog_is_one_and_has_its_values() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    assert {*CHOICES, *SWITCHES, "volume"} == set(PREFERENCES)
    for name, values in CHOICES.items():
        if name != "language":
            assert set(values) == set(get_args(fields[name].type)), name
        assert all(value_text(name, value) for value in values)
    assert all(fields[name].type is bool for name in SWITCHES)
    for table, name in ((ROOM, "cards"), (WRITING, "text"), (SECONDS, "thinking")):
        assert set(table) == set(CHOICES[name])


def test_what_is_chosen_applies_and_is_written_at_once(room) -> None:
    room.preferences.show()
    room.choose("cloth", "light")
    assert room.settings.cloth == "light"
    assert room.file.read()[0].cloth == "light"
    room.switch("help").click()
    assert not room.settings.help
    assert room.changed == ["cloth", "help"]


def test_what_is_changed_elsewhere_is_shown(room) -> None:
    room.preferences.show()
    room.preferences.set("deck", "four-colour")
    assert room.choice("deck").currentData() == "four-colour"
    assert room.changed == ["deck"]
    room.preferences.set("deck", "four-colour")
    assert room.changed == ["deck"]


def test_defaults_can_be_had_back_and_taken_back(room) -> None:
    room.preferences.set("cloth", "contrast")
    room.preferences.set("volume", 5)
    room.settings.game = "limit"
    room.preferences.show()
    back = room.button("Take that back")
    assert not back.isVisible()
    room.button("Back to the defaults").click()
    assert (room.settings.cloth, room.settings.volume, room.settings.game) == ("dark", 60, "limit")
    assert not room.button("Back to the defaults").isEnabled()
    back.click()
    assert (room.settings.cloth, room.settings.volume) == ("contrast", 5)
    assert room.choice("cloth").currentData() == "contrast"
    assert not back.isVisible()


def test_who_goes_on_choosing_has_taken_the_defaults(room) -> None:
    room.preferences.set("cloth", "contrast")
    room.preferences.show()
    room.button("Back to the defaults").click()
    room.choose("deck", "four-colour")
    assert not room.button("Take that back").isVisible()


def test_the_volume_is_for_who_has_sounds(room) -> None:
    room.preferences.show()
    room.dialog.findChild(QTabWidget).setCurrentIndex(2)
    slider = room.dialog.findChild(QSlider)
    assert not slider.isEnabled()
    room.switch("sounds").click()
    assert slider.isEnabled()
    slider.setValue(35)
    assert room.settings.volume == 35


def test_without_the_package_there_are_no_sounds_and_it_says_which(room) -> None:
    room.preferences.show()
    assert room.switch("sounds").isEnabled()
    room.missing = "PySide6-Addons"
    room.preferences.refresh()
    assert not room.switch("sounds").isEnabled()
    texts = [label.text() for label in room.dialog.findChildren(QLabel)]
    assert "Sounds need PySide6-Addons, which is not installed." in texts


def test_it_is_one_dialog_which_closes(room) -> None:
    room.preferences.show()
    first = room.dialog
    room.preferences.show()
    assert room.dialog is first
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert not first.isVisible()
    room.preferences.refresh()
    room.preferences.show()
    assert room.dialog is not first


def test_settings_that_cannot_be_written_are_told_of(room, tmp_path) -> None:
    (tmp_path / "settings.json").mkdir()
    heard: list[bool] = []
    room.preferences.unwritten.connect(lambda: heard.append(True))
    room.preferences.set("speed", "none")
    assert heard == [True]
    assert room.settings.speed == "none"


def test_it_speaks_the_language_that_is_chosen(room, mirror) -> None:
    room.preferences.show()
    mirror()
    assert room.dialog.windowTitle() == "«Settings»"
    assert room.choice("cloth").itemText(0) == "«Dark»"
    assert room.choice("language").itemText(1) == "English"


@pytest.mark.parametrize("language", ["en", "fi", "ja"])
def test_it_fits_a_small_screen_with_the_largest_writing(room, qapp, language) -> None:
    font, translators = qapp.font(), Translators(qapp)
    large = qapp.font()
    large.setPointSizeF(font.pointSizeF() * WRITING["largest"])
    try:
        qapp.setFont(large)
        translators.install(language)
        room.preferences.show()
        QApplication.processEvents()
        needed = room.dialog.sizeHint()
        assert needed.width() <= 1000
        assert needed.height() <= 580
    finally:
        qapp.setFont(font)
        translators.install("en")
        for translator in translators._installed:
            qapp.removeTranslator(translator)


def test_the_preview_shows_cloth_deck_and_size(qtbot) -> None:
    preview = TablePreview(ArtRenderer())
    qtbot.addWidget(preview)
    pictures = []
    for deck, cloth, size in (
        ("two-colour", "dark", "large"),
        ("four-colour", "dark", "large"),
        ("two-colour", "light", "large"),
        ("two-colour", "dark", "small"),
    ):
        preview.wear(ArtRenderer(deck, PALETTES[cloth]), PALETTES[cloth], ROOM[size])
        pictures.append(preview.grab().toImage())
    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])
