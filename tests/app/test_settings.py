"""The table of settings is total, and a change does no more than it must."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, get_args, get_origin
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionTab,
    QTabBar,
)

from limbotable.app.match.departure import Departure
from limbotable.app.one_switch import OneSwitch
from limbotable.app.own_voice import OwnVoice
from limbotable.app.settings_controller import REST, ROOM, SECONDS, WRITING
from limbotable.core.languages import LANGUAGES
from limbotable.core.phrases import phrase
from limbotable.store.settings import ChosenSettings, Settings, SettingsFile
from limbotable.ui.art.palette import PALETTES
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.sounds import Sounds
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.settings_dialog import SettingsDialog
from limbotable.ui.table.preview import TablePreview
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.bought_time import bought_text
from limbotable.ui.words.settings_table import SETTINGS, Page, Value, note_text, setting_text, value_text
from tests.app.conftest import Desk
from tests.translations.ts import FORMS, read

# The table


def test_every_setting_that_a_person_chooses_is_in_the_table() -> None:
    chosen = [field.name for field in msgspec.structs.fields(ChosenSettings)]
    assert set(SETTINGS) == set(chosen)
    remembered = [field.name for field in msgspec.structs.fields(Settings)][len(chosen) :]
    assert remembered == ["game", "matches", "lessons", "puzzles", "hands", "suggested", "keys", "window"]


@pytest.mark.parametrize("name", SETTINGS)
def test_a_row_has_the_values_of_its_field(name) -> None:
    row = SETTINGS[name]
    field = next(one for one in msgspec.structs.fields(ChosenSettings) if one.name == name)
    assert row.page in get_args(Page)
    assert row.default == getattr(Settings(), name)
    assert row.needs == "" or SETTINGS[row.needs].switch
    if field.type is bool:
        assert row.switch
        assert (row.choices, row.limits) == ((), None)
    elif row.limits is not None:
        least, greatest = row.limits
        assert msgspec.convert(least, field.type) < msgspec.convert(greatest, field.type)
        for beyond in (least - 1, greatest + 1):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(beyond, field.type)
        assert (row.choices, row.switch) == ((), False)
    elif get_origin(field.type) is Literal:
        assert sorted(row.choices) == sorted(get_args(field.type))
    else:
        assert name == "language"
        assert row.choices == ("", *(code for code, _ in LANGUAGES))
    assert not row.choices or row.default in row.choices


def test_what_values_mean_is_said_of_all_of_them() -> None:
    for meanings, name in ((ROOM, "cards"), (WRITING, "text"), (SECONDS, "thinking"), (PALETTES, "cloth")):
        assert set(meanings) == set(SETTINGS[name].choices)


@pytest.mark.parametrize("language", FORMS)
def test_every_setting_has_words_in_all_languages(language) -> None:
    said = {one.source: one for one in read(language) if one.context == "Settings"}
    for row in SETTINGS.values():
        menu = [] if row.menu is None else [row.menu.text]
        for text in (row.label, *row.values.values(), *menu, *([row.note] if row.note else [])):
            assert str(text)
            if language != "en":  # which needs no file for what does not depend on a number
                assert said[str(text)].state == ""
                assert all(said[str(text)].forms), text


def test_every_setting_is_in_the_dialog_with_all_its_values(qtbot) -> None:
    dialog = SettingsDialog(TablePreview(ArtRenderer()))
    qtbot.addWidget(dialog)
    switches = {one.text() for one in dialog.findChildren(QCheckBox)}
    fields = {one.text(): one.buddy() for one in dialog.findChildren(QLabel) if one.buddy() is not None}
    said = {one.text() for one in dialog.findChildren(QLabel)}
    for name, row in SETTINGS.items():
        label = setting_text(name)
        if row.switch:
            assert label in switches
        elif row.limits is not None:
            slider = fields[label]
            assert isinstance(slider, QSlider)
            assert (slider.minimum(), slider.maximum()) == row.limits
        else:
            box = fields[label]
            assert isinstance(box, QComboBox)
            shown = [(box.itemData(n), box.itemText(n)) for n in range(box.count())]
            assert shown == [(value, value_text(name, value)) for value in row.choices]
            figures = bought_text() if name == "thinking" else ""
            assert box.accessibleDescription() == " ".join(filter(None, (note_text(name), figures)))
            assert not row.note or box.accessibleDescription() in said
    assert len(switches) + len(fields) == len(SETTINGS)
    assert "experts" in note_text("thinking")


@pytest.mark.parametrize("size", [11, 12, 15, 18, 24])
def test_no_letter_on_a_tab_is_cut(qtbot, size) -> None:
    dialog = SettingsDialog(TablePreview(ArtRenderer()))
    qtbot.addWidget(dialog)
    tabs = dialog.findChildren(QTabBar)[0]
    font = QFont(tabs.font())
    font.setPixelSize(size)
    tabs.setFont(font)
    dialog.show()
    for n in range(tabs.count()):
        option = QStyleOptionTab()
        tabs.initStyleOption(option, n)
        text = tabs.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, tabs)
        assert text.height() >= tabs.fontMetrics().height(), tabs.tabText(n)


def test_every_setting_with_a_menu_is_in_it(open_table) -> None:
    commands = open_table().window.commands
    for name, row in SETTINGS.items():
        if row.menu is None:
            assert name not in commands.actions
        elif row.switch:
            action = commands.actions[name]
            assert action in commands.menus[row.menu.menu].actions()
            assert [key.toString() for key in action.shortcuts()] == list(row.menu.keys)
        else:
            submenu = commands.menus[name]
            assert submenu.menuAction() in commands.menus[row.menu.menu].actions()
            assert [one.data() for one in submenu.actions()] == [one for one in row.choices if one]


# Who applies them

Look = Callable[[Desk, list[tuple[bool, int]]], object]


def seconds(desk: Desk, _: object) -> float:
    """How long a computer player is asked to think."""
    while not desk.scripted.busy:
        desk.play()
    asked = desk.scripted.asked[-1].seconds
    while desk.scripted.pending is not None:
        desk.scripted.answer()
    assert isinstance(asked, float)
    return asked


def spoken(desk: Desk, _: object) -> str:
    """A word on the screen."""
    QApplication.processEvents()  # a change of the language is an event
    return desk.menu("help").title()


def covers(desk: Desk, _: object) -> bool:
    """Whether the hand is covered when the user turns to another program."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    return desk.view.covered


def asks(desk: Desk, _: object) -> bool:
    """Whether the user is asked before a match is lost; nobody answers."""
    if not desk.match.actions_taken():
        desk.play()
    return not desk.part(Departure).may_leave(desk.match, kept=False)


def told(seat: int) -> Look:
    """What is said of a seat's action."""
    return lambda desk, _: desk.view.hear(
        [phrase("countdown.log.double", seat=desk.controller.names[seat], factor=2)]
    )


def said_by(desk: Desk, do: Callable[[], object]) -> list[str]:
    """What is read out while something is done."""
    said: list[str] = []
    with patch.object(desk.view.tree, "announce", said.append):
        do()
    return said


def at_the_end_of_a_replay(desk: Desk, _: object) -> list[str]:
    """What is read out when the user comes back from the past."""
    desk.do("replay")
    return said_by(desk, lambda: desk.do("replay"))


def at_the_end_of_a_match(desk: Desk, _: object) -> list[str]:
    """What is read out when a result comes to the table."""
    while desk.match.result is None:
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
        desk.settle()
    director = desk.view.director
    director.show(replace(desk.controller.tableau(), sheet=None))
    return said_by(desk, lambda: director.show(desk.controller.tableau()))


def pointing_goes_on(milliseconds: float) -> Look:
    """Whether something else is pointed out to a user of a switch after that time."""

    def look(desk: Desk, _: object) -> bool:
        scanner = desk.part(OneSwitch).scanner
        desk.window.activateWindow()
        desk.window.settings_controller.set("scan", True)
        seen: list[object] = []
        scanner.pointed.connect(lambda _look, thing: seen.append(thing))
        desk.clock.advance(milliseconds)
        return bool(seen)

    return look


#: Another value for each setting, and what it changes at a desk; the heard are the volumes of sounds.
EFFECTS: Final[dict[str, tuple[Value, Look]]] = {
    "language": ("fi", spoken),
    "cloth": ("light", lambda desk, _: desk.view.table.context.palette),
    "deck": ("four-colour", lambda desk, _: desk.view.table.context.art),
    "cards": ("small", lambda desk, _: desk.view.table.geometry.unit),
    "text": ("largest", lambda *_: QApplication.font().pointSizeF()),
    "coordinates": (True, lambda desk, _: desk.view.table.context.captions),
    "speed": ("quick", lambda desk, _: desk.view.director.speed),
    "pause": (False, lambda desk, _: desk.view.director.patient()),
    "thinking": ("long", seconds),
    "help": (False, lambda desk, _: desk.controller.help),
    "tutor": ("10", lambda desk, _: desk.tutor.busy),
    "analysis": (True, lambda desk, _: desk.chances.isVisible()),
    "curtain": ("always", covers),
    "confirm_leaving": (True, asks),
    "tell_own": ("off", told(0)),
    "tell_others": ("off", told(1)),
    "tell_turn": ("off", at_the_end_of_a_replay),
    "tell_back": ("off", at_the_end_of_a_replay),
    "tell_scores": ("long", at_the_end_of_a_match),
    "tell_buttons": (False, at_the_end_of_a_match),
    "voice": ("always", lambda desk, _: desk.part(OwnVoice).speaks),
    "voice_pace": (150, lambda desk, _: desk.part(OwnVoice).manner),
    "voice_volume": (40, lambda desk, _: desk.part(OwnVoice).manner),
    "letters": ("all", lambda desk, _: len(desk.action("undo").shortcuts())),
    "scan": (True, lambda desk, _: desk.part(OneSwitch).scanner.on),
    "scan_switches": ("two", pointing_goes_on(3100)),
    "scan_pace": ("0.5", pointing_goes_on(1100)),
    "sounds": (True, lambda _, heard: heard[-1]),
    "volume": (7, lambda _, heard: heard[-1]),
}


@pytest.fixture
def heard(monkeypatch) -> list[tuple[bool, int]]:
    """What sounds were told to be."""
    told: list[tuple[bool, int]] = []
    monkeypatch.setattr(Sounds, "turn", lambda _, on, volume: told.append((on, volume)))
    return told


@pytest.fixture
def font(qapp) -> Iterator[None]:
    """The application's font is as it was after the test."""
    before = qapp.font()
    yield
    qapp.setFont(before)


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_applies_as_soon_as_it_is_changed(open_table, heard, font, name, monkeypatch) -> None:
    monkeypatch.setattr(MessageBox, "exec", lambda _: 0)
    # Only a game without secrets is analysed.
    desk = open_table(**{"game": "limit", "matches": {"limit": {}}} if name == "analysis" else {})
    value, look = EFFECTS[name]
    before = look(desk, heard)
    assert getattr(desk.stored, name) != value
    desk.window.settings_controller.set(name, value)
    assert look(desk, heard) != before
    assert name in desk.window.settings_controller.applied


# How much is done


@pytest.fixture
def counted(monkeypatch) -> dict[str, int]:
    """How often pieces and cloths have been drawn, pieces dressed anew, and files written."""
    counts: dict[str, int] = {}

    def count(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def call(*args: Any, **named: Any) -> Any:
            counts[name] += 1
            return real(*args, **named)

        counts[name] = 0
        monkeypatch.setattr(owner, name, call)

    for owner, name in (
        (ArtRenderer, "piece"),
        (ArtRenderer, "cloth"),
        (TableScene, "_lay_out"),
        (TablePreview, "wear"),
        (SettingsFile, "write"),
    ):
        count(owner, name)
    return counts


def slider_of(desk: Desk) -> QSlider:
    desk.do("settings")
    (dialog,) = desk.window.findChildren(SettingsDialog)
    slider = dialog.findChild(QSlider)
    assert isinstance(slider, QSlider)
    return slider


def test_a_tick_of_the_volume_draws_nothing_and_is_written_when_the_slider_rests(
    open_table, heard, counted
) -> None:
    desk = open_table(sounds=True, volume=10)
    slider = slider_of(desk)
    QApplication.processEvents()
    counted.update(dict.fromkeys(counted, 0))
    nothing = dict(counted)
    for volume in range(11, 41):
        slider.setValue(volume)
        QApplication.processEvents()
        desk.clock.advance(REST / 2)
    assert heard[-30:] == [(True, volume) for volume in range(11, 41)]
    assert counted == nothing
    desk.clock.advance(REST / 2)
    assert counted == nothing | {"write": 1}
    assert SettingsFile(desk.settings).read()[0].volume == 40
    desk.clock.advance(100 * REST)
    assert counted == nothing | {"write": 1}


def test_another_cloth_is_drawn_once_and_written_once(open_table, counted) -> None:
    desk = open_table()
    counted.update(dict.fromkeys(counted, 0))
    desk.do("cloth.light")
    desk.clock.advance(REST)
    assert counted["_lay_out"] == 1
    assert counted["piece"] > 0
    assert counted["write"] == 1


def test_closing_right_after_a_change_keeps_it(open_table) -> None:
    desk = open_table(volume=10)
    slider_of(desk).setValue(33)
    assert SettingsFile(desk.settings).read()[0].volume == 10
    assert desk.window.close()
    assert SettingsFile(desk.settings).read()[0].volume == 33
