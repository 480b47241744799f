"""The settings while the program runs: their subscribers, their file and their dialog."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
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

from limbotable.app.settings_controller import REST, ROOM, WRITING, SettingsController
from limbotable.app.settings_presenter import SettingsPresenter
from limbotable.core.languages import LANGUAGES
from limbotable.store.settings import Settings, SettingsFile
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.table.preview import TablePreview
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.settings_table import SETTINGS, setting_text
from tests.manual_clock import ManualClock


@dataclass
class Room:
    """A controller of settings with its file and its clock, a subscriber to each, and their dialog."""

    controller: SettingsController
    settings: Settings
    path: Path
    clock: ManualClock
    window: QWidget
    changed: list[str]
    missing: str = ""
    presenter: SettingsPresenter = field(init=False)

    def written(self) -> Settings | None:
        """What the file has; None: there is none yet."""
        return SettingsFile(self.path).read()[0] if self.path.exists() else None

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
    path, clock = tmp_path / "settings.json", ManualClock()
    file = SettingsFile(path)
    settings, _ = file.read()
    controller = SettingsController(settings, file, clock, window)
    made = Room(controller, settings, path, clock, window, [])
    for name in SETTINGS:
        controller.subscribe(name, apply=partial(lambda name, _: made.changed.append(name), name))
    made.presenter = SettingsPresenter(
        controller,
        lambda: ArtRenderer(settings.deck, PALETTES[settings.cloth]),
        lambda: made.missing,
        lambda: True,
        window,
    )
    return made


# Subscribers


def test_only_the_subscribers_of_what_has_changed_are_told(room) -> None:
    room.controller.set("volume", 61)
    assert room.changed == ["volume"]
    room.controller.set("volume", 61)
    assert room.changed == ["volume"]
    room.controller.replace({"volume": 61, "deck": "four-colour", "help": False})
    assert sorted(room.changed[1:]) == ["deck", "help"]


def test_a_subscriber_to_several_is_told_once_and_has_the_new_values(room) -> None:
    heard: list[tuple[str, str]] = []
    room.controller.subscribe("cloth", "deck", apply=lambda now: heard.append((now.cloth, now.deck)))
    assert heard == []
    room.controller.replace({"cloth": "light", "deck": "four-colour"})
    room.controller.set("volume", 3)
    assert heard == [("light", "four-colour")]


def test_a_subscriber_may_be_told_at_once(room) -> None:
    heard: list[int] = []
    room.controller.subscribe("volume", apply=lambda now: heard.append(now.volume), now=True)
    assert heard == [60]
    room.controller.set("volume", 3)
    assert heard == [60, 3]


def test_a_reader_reads_what_is_set_now(room) -> None:
    curtain = room.controller.reader("curtain")
    room.controller.set("curtain", "always")
    assert curtain() == "always"


@pytest.mark.parametrize("name", ["colour", "window", "game"])
def test_what_nobody_can_choose_has_no_subscribers(room, name) -> None:
    with pytest.raises(KeyError, match=name):
        room.controller.subscribe(name, apply=print)
    with pytest.raises(KeyError, match=name):
        room.controller.reader(name)
    with pytest.raises(KeyError, match=name):
        room.controller.set(name, 1)


# The file


def test_it_is_written_once_when_changes_have_come_to_rest(room, monkeypatch) -> None:
    writes: list[int] = []
    write = SettingsFile.write

    def count(file: SettingsFile, now: Settings) -> bool:
        writes.append(now.volume)
        return write(file, now)

    monkeypatch.setattr(SettingsFile, "write", count)
    for volume in range(20):
        room.controller.set("volume", volume)
        room.clock.advance(REST - 1)
    assert writes == []
    assert room.written() is None
    room.clock.advance(1)
    assert writes == [19]
    assert room.written() == Settings(volume=19)
    room.clock.advance(10 * REST)
    assert writes == [19]
    assert room.clock.idle


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def leave(room: Room) -> None:
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def hide(room: Room) -> None:
    QApplication.sendEvent(room.window, QEvent(QEvent.Type.Hide))


def quit_program(room: Room) -> None:
    application().aboutToQuit.emit()


@pytest.mark.parametrize("end", [leave, hide, quit_program, lambda room: room.controller.close()])
def test_nothing_is_lost_by_leaving_right_after_a_change(room, end) -> None:
    room.controller.set("volume", 5)
    assert room.written() is None
    end(room)
    assert room.written() == Settings(volume=5)
    assert room.clock.idle, "nothing is left to be written"


@pytest.mark.parametrize("end", [leave, hide, quit_program])
def test_leaving_writes_nothing_where_nothing_has_changed(room, end) -> None:
    end(room)
    assert room.written() is None


def test_returning_to_the_program_does_not_write_too_early(room) -> None:
    room.controller.set("volume", 5)
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert room.written() is None


def test_what_the_program_remembers_is_written_at_once_with_what_waits(room) -> None:
    room.controller.set("volume", 5)
    room.settings.game = "limit"
    room.controller.write()
    assert room.written() == Settings(volume=5, game="limit")
    assert room.clock.idle


def test_what_another_program_has_written_meanwhile_stays(room) -> None:
    room.controller.set("volume", 5)
    other = SettingsFile(room.path)
    other.read()
    other.write(Settings(cloth="light", volume=80))
    room.clock.advance(REST)
    assert room.written() == Settings(cloth="light", volume=5)


def test_settings_that_cannot_be_written_are_told_of(room) -> None:
    room.path.mkdir()
    heard: list[bool] = []
    room.controller.unwritten.connect(lambda: heard.append(True))
    room.controller.set("speed", "none")
    room.clock.advance(REST)
    assert heard == [True]
    assert room.settings.speed == "none"


# The dialog


def test_what_is_chosen_applies_at_once(room) -> None:
    room.presenter.show()
    room.choose("cloth", "light")
    assert room.settings.cloth == "light"
    room.switch("help").click()
    assert not room.settings.help
    assert room.changed == ["cloth", "help"]
    room.clock.advance(REST)
    assert room.written() == Settings(cloth="light", help=False)


def test_what_is_changed_elsewhere_is_shown(room) -> None:
    room.presenter.show()
    room.controller.set("deck", "four-colour")
    assert room.choice("deck").currentData() == "four-colour"
    assert room.changed == ["deck"]
    room.controller.set("deck", "four-colour")
    assert room.changed == ["deck"]


def test_defaults_can_be_had_back_and_taken_back(room) -> None:
    room.controller.set("cloth", "contrast")
    room.controller.set("volume", 5)
    room.settings.game = "limit"
    room.presenter.show()
    back = room.button("Undo that")
    assert not back.isVisible()
    room.button("Restore the defaults").click()
    assert (room.settings.cloth, room.settings.volume, room.settings.game) == ("dark", 60, "limit")
    assert not room.button("Restore the defaults").isEnabled()
    back.click()
    assert (room.settings.cloth, room.settings.volume) == ("contrast", 5)
    assert room.choice("cloth").currentData() == "contrast"
    assert not back.isVisible()


def test_who_goes_on_choosing_has_taken_the_defaults(room) -> None:
    room.controller.set("cloth", "contrast")
    room.presenter.show()
    room.button("Restore the defaults").click()
    room.choose("deck", "four-colour")
    assert not room.button("Undo that").isVisible()


def test_the_volume_is_for_who_has_sounds(room) -> None:
    room.presenter.show()
    room.dialog.findChild(QTabWidget).setCurrentIndex(2)
    slider = room.dialog.findChild(QSlider)
    assert not slider.isEnabled()
    room.switch("sounds").click()
    assert slider.isEnabled()
    slider.setValue(35)
    assert room.settings.volume == 35


def test_without_the_package_there_are_no_sounds_and_it_says_which(room) -> None:
    room.presenter.show()
    assert room.switch("sounds").isEnabled()
    room.missing = "miniaudio"
    room.switch("sounds").click()
    assert not room.switch("sounds").isEnabled()
    texts = [label.text() for label in room.dialog.findChildren(QLabel)]
    assert "Sounds need miniaudio, which is not installed." in texts


def test_it_is_one_dialog_which_closes(room) -> None:
    room.presenter.show()
    first = room.dialog
    room.presenter.show()
    assert room.dialog is first
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert not first.isVisible()
    room.controller.set("deck", "four-colour")
    room.presenter.show()
    assert room.dialog is not first


def test_it_speaks_the_language_that_is_chosen(room, mirror) -> None:
    room.presenter.show()
    mirror()
    assert room.dialog.windowTitle() == "«Settings»"
    assert room.choice("cloth").itemText(0) == "«Dark»"
    assert room.choice("language").itemText(1) == "English"


@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES])
def test_it_fits_a_small_screen_with_the_largest_writing(room, qapp, language) -> None:
    font, translators = qapp.font(), Translators(qapp)
    large = qapp.font()
    large.setPointSizeF(font.pointSizeF() * WRITING["largest"])
    try:
        qapp.setFont(large)
        translators.install(language)
        room.presenter.show()
        QApplication.processEvents()
        needed = room.dialog.sizeHint()
        assert needed.width() <= 1000
        assert needed.height() <= 580
    finally:
        qapp.setFont(font)
        translators.install("en")
        translators.remove()


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
