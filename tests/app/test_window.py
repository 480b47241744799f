"""The window: its commands, its files, its looks and its languages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QLocale, QMimeData, QObject, QPoint, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QToolButton,
)

from limbotable import __version__
from limbotable.app import tempo
from limbotable.app.settings_controller import REST
from limbotable.app.window import MainWindow
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import read_record
from limbotable.resources import resource
from limbotable.store.settings import Settings, SettingsFile
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.panels.tool_bar import ToolBar
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.words import languages
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk, ScriptedEngine
from tests.manual_clock import ManualClock
from tests.parts import called, part
from tests.patience import PATIENCE

LRELEASE = Path(PySide6.__file__).with_name("lrelease.exe" if sys.platform == "win32" else "lrelease")


@pytest.fixture
def desk(open_table) -> Desk:
    """A match in which a few cards have been played."""
    made: Desk = open_table("person", "novice")
    for _ in range(2):
        made.play()
        while made.controller.acting is None:
            made.scripted.answer()
    return made


def settings_of(desk: Desk) -> Settings:
    return desk.kept()


# Files


def save_as(monkeypatch, path: Path) -> None:
    """Have the next dialogs name this file."""

    def exec_(dialog: QFileDialog) -> int:
        dialog.setDirectory(str(path.parent))
        dialog.selectFile(str(path))
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QFileDialog, "exec", exec_)


def test_a_match_of_a_game_is_begun_as_the_last_one_was_set_up(open_table) -> None:
    chosen = {
        game.id: ["person", *[game.levels[0].name] * (game.seats(game.complete({})) - 1)] for game in GAMES
    }
    desk: Desk = open_table(
        language="en", matches={game: {"players": players} for game, players in chosen.items()}
    )
    for game in GAMES:
        desk.window.begin(game.id)
        assert desk.match.game is game
        assert list(desk.controller.setup.players) == chosen[game.id]
        assert desk.window.match is desk.match


def test_there_is_no_match_before_the_table_is_set(qapp, tmp_path) -> None:
    settings, translators = SettingsFile(tmp_path / "settings.json"), Translators(qapp)
    palette, font, locale = qapp.palette(), qapp.font(), QLocale()
    window = MainWindow(translators, settings, ManualClock(), ScriptedEngine())
    assert window.match is None
    window.close()
    # What a window sets for the whole program would last into other tests.
    translators.remove()
    qapp.setPalette(palette)
    qapp.setFont(font)
    QLocale.setDefault(locale)


def test_a_match_is_saved_and_opened(desk, tmp_path, monkeypatch) -> None:
    path = tmp_path / "päivä 1.limbo"
    save_as(monkeypatch, path)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    saved, log = desk.record(), desk.log()
    desk.do("save")
    assert path.read_bytes() == saved.encode()
    desk.do("restart")
    assert desk.record() != saved
    desk.do("open")
    assert desk.record() == saved
    assert desk.log() == log
    assert desk.controller.setup.players == ("person", "novice")
    assert desk.warned == []
    desk.play()
    assert desk.match.ply == len(saved.splitlines())


def test_a_deal_of_an_opened_match_stays_what_it_was(open_table, tmp_path, monkeypatch) -> None:
    desk = open_table("person", "novice", options={"end": "rounds 2", "deal": "reshuffle"})
    while sum(line.who < 0 for line in desk.match.lines) < 2:
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    path = tmp_path / "match.limbo"
    path.write_text(desk.record(), encoding="utf-8")
    deals = [line.action for line in desk.match.lines if line.who < 0]
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda _: 8)
    desk.window.open(path)
    desk.do("undo")
    for _ in range(100):
        if sum(line.who < 0 for line in desk.match.lines) == 2:
            break
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    assert [line.action for line in desk.match.lines if line.who < 0] == deals


def test_a_dialog_that_is_dismissed_does_nothing(desk, monkeypatch) -> None:
    for kind in (QFileDialog, NewMatchDialog):
        monkeypatch.setattr(kind, "exec", lambda _: int(QDialog.DialogCode.Rejected))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    controller = desk.controller
    for name in ("save", "open", "new"):
        desk.do(name)
    assert desk.controller is controller
    assert desk.warned == []


def test_a_place_that_cannot_be_written_is_said(desk, tmp_path, monkeypatch) -> None:
    path = tmp_path / "nowhere" / "match.limbo"
    save_as(monkeypatch, path)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(path)])
    desk.do("save")
    assert desk.warned == [f"{path} could not be written."]


def test_a_name_without_an_ending_gets_one(desk, tmp_path, monkeypatch) -> None:
    save_as(monkeypatch, tmp_path / "mine")
    desk.do("save")
    assert (tmp_path / "mine.limbo").read_text(encoding="utf-8") == desk.record()
    assert not (tmp_path / "mine").exists()


def test_a_save_that_fails_leaves_the_older_file(desk, tmp_path, monkeypatch) -> None:
    path = tmp_path / "match.limbo"
    save_as(monkeypatch, path)
    desk.do("save")
    older = path.read_bytes()
    desk.play()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    desk.do("save")
    assert desk.warned == [f"{path} could not be written."]
    assert path.read_bytes() == older
    assert {one.name for one in tmp_path.iterdir()} == {"settings.json", "match.limbo"}


def test_a_match_for_two_people_is_opened_behind_the_curtain(desk, tmp_path) -> None:
    path = tmp_path / "two.limbo"
    two = with_header(desk.record(), players=["person", "person"], seats=["Aino", "Väinö"])
    path.write_text(two, encoding="utf-8")
    desk.window.open(path)
    assert "Aino" in desk.curtain()
    assert not set(desk.hand(0)) & set(desk.faces())


def test_a_record_from_elsewhere_is_a_match_against_the_strongest(desk, tmp_path) -> None:
    head, rest = desk.record().split("\n", 1)
    header = {key: value for key, value in json.loads(head).items() if key not in ("players", "casual")}
    path = tmp_path / "elsewhere.limbo"
    path.write_text(f"{json.dumps(header)}\n# said somebody\n{rest}", encoding="utf-8")
    desk.window.open(path)
    assert desk.controller.setup.players == ("person", "expert")
    assert not desk.controller.setup.casual
    assert desk.match.ply == len(rest.splitlines()) > 4


def test_a_record_that_was_cut_off_is_opened_up_to_its_last_whole_line(desk, tmp_path) -> None:
    whole = desk.record().splitlines()
    path = tmp_path / "cut.limbo"
    path.write_text("\n".join(whole)[:-1], encoding="utf-8")
    desk.window.open(path)
    assert desk.warned == []
    assert desk.record().splitlines() == whole[:-1]


def with_header(record: str, **changes: object) -> str:
    head, rest = record.split("\n", 1)
    return f"{json.dumps({**json.loads(head), **changes})}\n{rest}"


def first_lines(record: str, number: int, *more: str) -> str:
    return "".join(f"{line}\n" for line in [*record.splitlines()[:number], *more])


def as_south_knows_it(record: str) -> str:
    return perspective(Match.of_record(read_record(record)), 0).text()


NO_MATCH = "FILE contains no Limbo Table match."
#: What may be wrong with a file: how it comes from a good one, and what is said.
SPOILT: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "empty": (lambda _: "", NO_MATCH),
    "no text": (lambda _: b"\x89PNG\r\n\x1a\n\x00", NO_MATCH),
    "another text": (lambda _: "Dear diary,\ntoday\n", NO_MATCH),
    "header cut off": (lambda record: record[:40], NO_MATCH),
    "another object": (lambda _: '{"name": "x"}\n', NO_MATCH),
    "newer": (
        lambda record: with_header(record, limbotable=2),
        "Line 1: The record is of version 2; this program reads up to version 1.",
    ),
    "game": (lambda record: with_header(record, game="whist"), "Line 1: There is no game “whist”."),
    "option": (lambda record: with_header(record, options={"stock": 1}), "Line 1: “stock” cannot be “1”"),
    "no seats": (lambda record: with_header(record, seats=[]), "Line 1: This match has 2 seats."),
    "no names": (lambda record: with_header(record, seats=[1, 2]), "Line 1: “seats” is missing or invalid."),
    "nonsense": (lambda record: first_lines(record, 1, "what?"), "Line 2: “what?” is not a line of"),
    "deal cut off": (
        lambda record: f"{first_lines(record, 2)[:-4]}\n",
        "Line 2: “shuffle stock” takes 52 cards, each once.",
    ),
    "perspective": (as_south_knows_it, "Line 1: This is one seat’s perspective"),
}


def test_what_is_damaged_from_a_line_on_is_opened_up_to_it(desk, tmp_path) -> None:
    record = desk.record()
    for n, (line, why) in enumerate(
        (
            ("what?", "“what?” is not a line of"),
            ("0 hop", "“hop” is not an action"),
            ("0 stop", "First say whether you double."),
            ("1 pass", "It is the turn of seat 0."),
        )
    ):
        spoilt = first_lines(record, 2, line)
        path = tmp_path / f"spoilt{n}.limbo"
        path.write_text(spoilt, "utf-8")
        desk.warned.clear()
        desk.window.open(path)
        (warning,) = desk.warned
        assert warning.startswith(f"spoilt{n}.limbo is damaged. Line 3: {why}")
        assert desk.match.ply == 1
        assert path.read_text("utf-8") == spoilt
        desk.play()


def test_what_cannot_be_opened_is_said_and_the_table_stays(desk, tmp_path) -> None:
    before, controller, seen = desk.record(), desk.controller, desk.said_anywhere()
    path = tmp_path / "spoilt.limbo"
    for kind, (spoil, message) in SPOILT.items():
        spoilt = spoil(before)
        content = spoilt.encode() if isinstance(spoilt, str) else spoilt
        path.write_bytes(content)
        desk.warned.clear()
        desk.window.open(path)
        (warning,) = desk.warned
        said = message.replace("FILE", str(path)) if "FILE" in message else f"{path.name}: {message}"
        assert warning.startswith(said), kind
        assert desk.controller is controller, kind
        assert desk.record() == before, kind
        assert desk.said_anywhere() == seen, kind
        assert path.read_bytes() == content, kind
    desk.play()


def test_what_is_no_file_is_said(desk, tmp_path) -> None:
    paths = tmp_path / "missing.limbo", tmp_path / "."
    for path in paths:
        desk.window.open(path)
    assert desk.warned == [f"{path} could not be read." for path in paths]


def test_a_record_can_be_dropped_on_the_window(desk, tmp_path) -> None:
    path = tmp_path / "match.limbo"
    path.write_text(desk.record(), encoding="utf-8")
    saved = desk.record()
    desk.do("restart")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, none, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    # Qt 6.12 wants the place in fractions of a pixel, versions before it know only whole ones.
    place: Any = QPointF(50, 50) if PySide6.__version_info__ >= (6, 12) else QPoint(50, 50)
    enter = QDragEnterEvent(place, copy, data, left, none)
    QApplication.sendEvent(desk.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(desk.window, QDropEvent(QPointF(50, 50), copy, data, left, none))
    assert desk.record() == saved


# Settings


@pytest.mark.parametrize(
    "place",
    [{"x": 3_000_000_000, "width": 800, "height": 600}, {"panel_size": 99_999_999_999}, {"width": 10**12}],
)
def test_a_place_that_is_on_no_desktop_does_not_stop_the_start(open_table, tmp_path, place) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en", "window": place}))
    desk = open_table(file=tmp_path / "settings.json")
    assert desk.toast().startswith("Some settings were not understood and were reset: window.")
    assert desk.warned == []


@pytest.mark.parametrize("kind", ["directory", "pipe"])
def test_what_is_no_settings_file_is_told_of_and_left_as_it_is(open_table, tmp_path, kind) -> None:
    path = tmp_path / "settings.json"
    if kind == "directory":
        path.mkdir()
    elif hasattr(os, "mkfifo"):
        os.mkfifo(path)
    else:
        pytest.skip("there are none")
    mode = path.stat().st_mode
    desk = open_table(file=path)
    assert desk.toast() == f"The settings could not be read and were reset: {path}"
    desk.window.settings_controller.set("speed", "none")
    desk.clock.advance(REST)
    assert path.stat().st_mode == mode


def test_a_damaged_settings_file_is_told_of(open_table, tmp_path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")
    desk = open_table(file=path)
    assert str(tmp_path / "settings.damaged.json") in desk.toast()
    assert (tmp_path / "settings.damaged.json").read_text() == "{"
    assert desk.controller.setup.players == ("person", "beginner")


@pytest.mark.parametrize(
    "settings",
    [
        {"language": "tlh"},
        {"players": ["person", "grandmaster"]},
        {"players": []},
        {"players": ["person", "person", "person"]},
        {"names": ["Aino"]},
        {"names": []},
        {"options": {"stock": "sideways"}},
        {"options": {"end": "rounds 1000"}},
        {"options": {"from the future": 1}},
    ],
    ids=str,
)
def test_settings_that_this_version_cannot_use_do_not_stop_it(open_table, settings) -> None:
    desk = open_table(**settings)
    assert desk.actions() == ["double", "pass"]
    dialog = NewMatchDialog(
        [(desk.match.game, settings_of(desk).last_chosen(desk.match.game))], "countdown", desk.window
    )
    assert len(dialog.chosen().players) == 2
    assert desk.warned == []


def test_settings_that_cannot_be_written_are_told_of(desk) -> None:
    desk.settings.unlink()
    (desk.settings / "in the way").mkdir(parents=True)
    desk.do("cloth.light")
    desk.clock.advance(REST)
    assert desk.toast() == "The settings could not be saved."


def test_looks_are_worn_and_kept(desk) -> None:
    before = desk.record()
    for cloth in ("light", "contrast", "dark"):
        picture = desk.window.grab().toImage()
        desk.do(f"cloth.{cloth}")
        assert desk.window.grab().toImage() != picture
        assert settings_of(desk).cloth == cloth
    for deck in ("four-colour", "two-colour"):
        picture = desk.window.grab().toImage()
        desk.do(f"deck.{deck}")
        assert desk.window.grab().toImage() != picture
        assert settings_of(desk).deck == deck
    for speed in ("relaxed", "normal", "quick", "none"):
        desk.do(f"speed.{speed}")
        assert desk.view.director.speed is AnimationSpeed[speed.upper()]
        assert settings_of(desk).speed == speed
    assert desk.record() == before


class Wish(QObject):
    """Whether the system's user wants things not to move."""

    changed = Signal()
    reduced = True


def test_the_systems_wish_for_less_motion_is_followed(open_table, monkeypatch) -> None:
    wish = Wish()
    monkeypatch.setattr(tempo, "reduced_motion", lambda _: wish.reduced)
    monkeypatch.setattr(tempo, "motion_preference_changed", lambda _: wish.changed)
    desk = open_table(speed="relaxed")
    speeds = [desk.view.director.speed]
    desk.do("speed.normal")
    speeds.append(desk.view.director.speed)
    assert settings_of(desk).speed == "normal"
    wish.reduced = False
    wish.changed.emit()
    speeds.append(desk.view.director.speed)
    assert speeds == [AnimationSpeed.NONE, AnimationSpeed.NONE, AnimationSpeed.NORMAL]


def test_the_menu_marks_what_is_chosen(open_table) -> None:
    desk = open_table(cloth="light", deck="four-colour", speed="quick")
    actions = desk.window.commands.actions
    marked = {name for name, action in actions.items() if action.isChecked() and "." in name}
    assert marked == {"language.en", "cloth.light", "deck.four-colour", "speed.quick"}
    desk.do("cloth.dark")
    assert actions["cloth.dark"].isChecked()
    assert not actions["cloth.light"].isChecked()


# A new match


def test_a_new_match_is_set_up_and_remembered(desk, monkeypatch) -> None:
    def set_up(dialog: NewMatchDialog) -> int:
        called(dialog.form, QComboBox, "Player 1").setCurrentIndex(1)
        called(dialog.form, QComboBox, "Player 2").setCurrentIndex(0)
        called(dialog.form, QLineEdit, "Name of player 2").setText("Aino")
        part(dialog.form, QCheckBox, "casual").setChecked(False)
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(NewMatchDialog, "exec", set_up)
    desk.do("new")
    assert desk.match.seats == ("Nana", "Aino")
    assert desk.controller.setup.players == ("beginner", "person")
    assert settings_of(desk).game == "countdown"
    kept = settings_of(desk).matches["countdown"]
    assert (kept.players, kept.names, kept.casual) == (["beginner", "person"], ["", "Aino"], False)
    assert kept.options["end"] == "rounds 1"


# Languages


@pytest.fixture
def spoken(tmp_path_factory, monkeypatch) -> None:
    """The translations as they are in the sources."""
    made = tmp_path_factory.mktemp("translations")
    for code, _ in LANGUAGES:
        source = resource("translations", f"limbotable_{code}.ts")
        if not source.exists():
            pytest.skip("the sources of the translations are not here")
        subprocess.run([LRELEASE, "-silent", source, "-qm", made / f"limbotable_{code}.qm"], check=True)
    monkeypatch.setattr(languages, "resource", lambda _, name: made / name)


def everything(desk: Desk) -> list[str]:
    """Whatever is written in the window."""
    actions = [action.text() for action in desk.window.commands.actions.values()]
    menus = [menu.title() for menu in desk.window.commands.menus.values()]
    buttons = [one.text() for one in desk.view.findChildren(QPushButton) if one.isVisible()]
    return [*actions, *menus, *buttons, *desk.log(), *desk.labels()]


def test_another_language_says_everything_anew(desk, mirror) -> None:
    mirror()
    for text in [*desk.log(), *desk.labels()]:
        assert "«" in text
    for name, action in desk.window.commands.actions.items():
        assert action.text().startswith("«") or name.startswith("language.")
    for menu in desk.window.commands.menus.values():
        assert menu.title().startswith("«")
    signs = [node.name for node in desk.view.readable.nodes() if node.key.startswith("sign")]
    pieces = [node for node in desk.view.readable.nodes() if not node.key.startswith("sign")]
    assert sum("«" in sign for sign in signs) >= 3
    assert all("«" in node.name for node in pieces)
    assert all("«" in node.description for node in pieces if node.description)
    assert "«" in desk.view.table.signs["round"].wording.text
    assert "«" in desk.dock.windowTitle()


def test_the_language_is_changed_in_the_middle_of_a_match(desk, spoken, qtbot) -> None:
    desk.do("language.en")
    english, log, record = everything(desk), desk.log(), desk.record()
    for code in ("fi", "ja"):
        desk.do(f"language.{code}")
        qtbot.waitUntil(lambda: desk.menu("help").title() not in english, timeout=PATIENCE)
        assert len(everything(desk)) == len(english)
        assert not set(desk.log()) & set(english)
        assert not set(desk.labels()) & set(english)
        assert settings_of(desk).language == code
    assert any("\u3040" <= letter <= "\u30ff" for letter in desk.log()[0])
    desk.play()
    assert any("\u3040" <= letter <= "\u30ff" for letter in desk.log()[-1])
    desk.do("undo")
    desk.do("language.en")
    qtbot.waitUntil(lambda: desk.menu("help").title() in english, timeout=PATIENCE)
    assert desk.log() == log
    assert desk.record() == record


@pytest.mark.parametrize("code", ["fi", "ja"])
def test_a_window_opens_in_the_language_that_was_chosen(open_table, spoken, code) -> None:
    desk = open_table(language=code)
    assert desk.action(f"language.{code}").isChecked()
    assert "shuffles" not in desk.log()[0]


# The rest


def test_a_computer_player_that_cannot_go_on_can_be_asked_again(open_table, monkeypatch) -> None:
    desk = open_table("novice", "person")
    asked = len(desk.scripted.asked)
    shown: list[str] = []

    def press(box: QMessageBox, which: int) -> None:
        shown.append(f"{box.text()} {box.informativeText()}")
        box.buttons()[which].click()

    again = {"yes": QMessageBox.ButtonRole.AcceptRole, "no": QMessageBox.ButtonRole.RejectRole}
    for answer, times in (("yes", 1), ("no", 0)):
        before = len(desk.scripted.asked)

        def choose(box: QMessageBox, role: QMessageBox.ButtonRole = again[answer]) -> None:
            press(box, [box.buttonRole(button) for button in box.buttons()].index(role))

        monkeypatch.setattr(QMessageBox, "exec", choose)
        desk.engine.failed.emit("no such program")
        assert len(desk.scripted.asked) == before + times
    assert shown == ["The computer player has stopped. no such program"] * 2
    assert len(desk.scripted.asked) == asked + 1


def test_a_hint_shows_what_it_names(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    desk = open_table(game="limit", matches={"limit": last})
    desk.play("tile 0,0")
    desk.do("hint")
    desk.hinter.answer("tile 1,-1")
    assert [key for key, light in desk.view.table.lights.items() if light.over] == ["cell 1,-1"]
    desk.play("tile 0,1")
    assert not any(light.over for light in desk.view.table.lights.values())


def test_a_row_of_the_list_shows_what_it_is_about(desk) -> None:
    action = next(one for one in desk.view.table.tableau.gestures if one.pick)
    desk.list.entered.emit(desk.list.model().index(desk.actions().index(action.action), 0))
    assert desk.view.table.marks.shown == action.pick
    assert action.drop in desk.view.table.lights


def test_a_hint_that_fails_is_said_and_escape_clears_it_away(qtbot, desk) -> None:
    desk.do("hint")
    assert "Thinking" in desk.toast()
    desk.hinter.failed.emit("no such program")
    assert "Thinking" not in desk.toast()
    assert desk.toast()
    qtbot.keyClick(desk.view, Qt.Key.Key_Escape)
    assert not desk.toast()


def test_the_boxes_about_the_program_and_newer_versions_open(desk, monkeypatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
    assert desk.window.commands.actions["versions"].isVisible()
    desk.do("about")
    desk.do("versions")
    about, versions = shown
    assert "Limbo Table" in about
    assert __version__ in versions


def test_the_panel_can_be_put_away_and_the_window_be_large(desk) -> None:
    dock = desk.dock
    desk.do("panel")
    assert not dock.isVisible()
    desk.do("panel")
    assert dock.isVisible()
    desk.do("fullscreen")
    assert desk.window.isFullScreen()
    desk.do("fullscreen")
    assert not desk.window.isFullScreen()


def test_the_table_is_looked_at_closer_and_fitted_again(desk) -> None:
    unit = desk.view.table.geometry.unit
    desk.do("closer")
    desk.do("closer")
    desk.do("further")
    assert desk.view.table.geometry.unit == pytest.approx(unit * 1.25)
    desk.do("fit")
    assert desk.view.table.geometry.unit == unit
    desk.do("closer")
    desk.do("restart")
    assert desk.view.table.geometry.unit == unit, "another match begins with all of it"


def test_every_command_has_a_text_and_no_two_share_a_key(desk) -> None:
    keys: list[str] = []
    for action in desk.window.commands.actions.values():
        assert action.text()
        keys += [key.toString() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+S", "F5", "Ctrl+Z", "Ctrl+Shift+Z", "H", "F11", "Ctrl+Q"} <= set(keys)
    assert {"Ctrl++", "Ctrl+-", "Ctrl+0"} <= set(keys)


def test_keys_give_commands(desk) -> None:
    before = desk.match.ply
    desk.view.setFocus()
    QTest.keyClick(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.match.ply < before
    QTest.keyClick(
        desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert desk.match.ply == before
    QTest.keyClick(desk.window, Qt.Key.Key_H)
    assert len(desk.hinter.asked) == 1


def test_a_letter_that_is_typed_is_no_command(desk) -> None:
    search = desk.search
    search.setFocus()
    QTest.keyClicks(search, "hearts")
    assert search.text() == "hearts"
    assert desk.hinter.asked == []


def test_what_is_looked_for_is_forgotten_with_the_turn(open_table) -> None:
    desk = open_table("person", "novice")
    search = desk.search
    for end in ("play", "answer", "restart"):
        search.setText("pass")
        if end == "play":
            desk.view.chosen.emit("pass")
        elif end == "answer":
            desk.scripted.answer()
        else:
            desk.do("restart")
        assert search.text() == "", end
    search.setText("pass")
    desk.do("cloth.light")
    assert search.text() == "pass"


def test_another_size_does_not_swallow_what_is_happening(open_table, qtbot) -> None:
    desk = open_table("person", "novice", speed="normal")
    desk.settle()
    desk.play("pass")
    desk.scripted.answer("pass")
    said: list[str] = []
    desk.view.director.announced.connect(lambda phrases: said.extend(map(speak, phrases)))
    frame = desk.view.table.tableau.frame
    desk.window.resize(700, 900)
    qtbot.waitUntil(lambda: desk.view.table.tableau.frame != frame, timeout=PATIENCE)
    assert said == desk.log()[-len(said) :] != []


def test_another_shape_of_window_lays_the_table_anew(desk, qtbot) -> None:
    frame = desk.view.table.tableau.frame
    desk.window.resize(700, 900)
    qtbot.waitUntil(lambda: desk.view.table.tableau.frame != frame, timeout=PATIENCE)
    assert desk.view.table.tableau == desk.controller.tableau()
    frame = desk.view.table.tableau.frame
    assert all(0 <= p.x <= frame.width and 0 <= p.y <= frame.height for p in desk.view.table.tableau.pieces)


@pytest.mark.parametrize("players", [("person", "novice"), ("novice", "person"), ("person", "person")])
def test_it_tells_when_it_can_be_played_at(open_table, qtbot, players) -> None:
    desk = open_table(*players, speed="normal")
    ready: list[bool] = []
    desk.window.table_controller.display.when_playable(lambda: ready.append(True))
    for _ in range(100):
        if desk.scripted.pending is not None:
            desk.scripted.answer()
        if desk.view.covered:
            desk.uncover()
        desk.clock.advance(100)
        QApplication.processEvents()
    assert ready == [True]


def test_an_idle_table_waits_for_nothing_and_closing_ends_everything(desk) -> None:
    assert desk.clock.idle
    hinter = desk.hinter
    desk.window.close()
    assert desk.scripted.closed
    assert hinter.closed
    assert not desk.window.isVisible()


def test_the_log_tells_of_an_answer_when_it_comes_to_the_table(open_table) -> None:
    desk = open_table("person", "novice", speed="normal")
    desk.settle()
    desk.play()
    shown = desk.log()
    assert desk.view.director.busy
    desk.scripted.answer()  # while the first card is still on its way
    assert desk.log() == shown
    desk.settle()
    assert desk.log()[: len(shown)] == shown
    assert len(desk.log()) > len(shown)


def test_the_button_for_what_has_no_room_in_the_tool_bar_is_seen_on_its_cloth(open_table) -> None:
    desk = open_table("person", "novice")
    desk.window.resize(500, 600)
    (more,) = desk.part(ToolBar).findChildren(QToolButton, "qt_toolbar_ext_button")
    picture = more.icon().pixmap(24, 24).toImage()
    drawn = [picture.pixelColor(x, y) for x in range(24) for y in range(24)]
    ink = [colour.lightnessF() for colour in drawn if colour.alphaF() > 0.9]
    assert ink
    assert min(ink) > 0.7, "pale on the dark cloth"
