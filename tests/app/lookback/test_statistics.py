"""Statistics of a library: counted, begun anew, undone, and taken along."""

from __future__ import annotations

import csv
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QMainWindow, QPushButton, QToolButton

from limbotable.app.lookback.statistics import Statistics, played_of
from limbotable.core.game import Result
from limbotable.games import GAMES, game_of
from limbotable.play.entry import Entry
from limbotable.play.statistics import Care
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.store.resets import reset, resets
from limbotable.ui.art.palette import DARK, LIGHT
from limbotable.ui.dialogs.figures_table import FiguresTable
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.statistics_window import StatisticsWindow
from limbotable.ui.panels.graph import Graph
from tests.app.finished_matches import fill, finished
from tests.headers import with_keys
from tests.parts import part

COUNT = 12  #: a match of each kind
NOW = datetime.now(UTC)


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> Path:
    """Where a library with a match of each kind is; to be copied, not changed."""
    directory = tmp_path_factory.mktemp("filled")
    store = MatchStore(directory)
    fill(store, COUNT)
    store.close()
    return Path(directory)


@pytest.fixture
def data(filled, tmp_path) -> Path:
    """A library of one's own."""
    directory = Path(tmp_path / "data")
    directory.mkdir()
    (directory / "library.sqlite").write_bytes((filled / "library.sqlite").read_bytes())
    return directory


@pytest.fixture
def said(monkeypatch) -> list[str]:
    """What message boxes say."""
    texts: list[str] = []
    monkeypatch.setattr(MessageBox, "warn", lambda _window, text: texts.append(text))
    return texts


class Desk:
    """The statistics of a library, and eyes for their window."""

    def __init__(self, qtbot, data: Path) -> None:
        self.autosave = Autosave(data)
        self.parent = QMainWindow()
        qtbot.addWidget(self.parent)
        self.statistics = Statistics(self.autosave, DARK, self.parent)

    @property
    def store(self) -> MatchStore:
        assert self.autosave.store is not None
        return self.autosave.store

    @property
    def window(self) -> StatisticsWindow:
        (window,) = self.parent.findChildren(StatisticsWindow)
        return window

    def matches(self) -> int:
        """How many are counted."""
        return int(self.cell(1)) if self.window.excuse == "" else 0

    def cell(self, column: int) -> str:
        """What the table says in the first row."""
        (table,) = self.window.findChildren(FiguresTable)
        item = table.item(0, column)
        assert item is not None
        return item.text()

    @property
    def game_field(self) -> QComboBox:
        """The first field."""
        return self.window.findChildren(QComboBox)[0]

    def games(self) -> list[str]:
        box = self.game_field
        return [box.itemText(row) for row in range(1, box.count())]

    def note(self) -> list[str]:
        return self.window.note.split("\n") if self.window.note else []

    def can_undo(self) -> bool:
        return part(self.window, QPushButton, "undo").isVisible()

    def undo(self) -> None:
        assert self.can_undo()
        part(self.window, QPushButton, "undo").click()

    def reset(self, *games: str) -> None:
        self.window.reset_wanted.emit(list(games))


@pytest.fixture
def desk(qtbot, data, said):
    made = Desk(qtbot, data)
    made.statistics.open()
    yield made
    made.autosave.close()


# Counting


def test_the_matches_of_the_library_are_counted(desk):
    assert desk.matches() == COUNT
    assert desk.games() == ["Limbo: the countdown", "Limbo: the foes", "Libtis", "Limit"]
    assert float(desk.cell(7)) > 0


def test_figures_are_filled_in_once_when_the_window_opens(desk, monkeypatch):
    filled: list[str] = []
    fill = FiguresTable.fill

    def counted(table: FiguresTable, by: str, *figures: Any) -> None:
        filled.append(by)
        fill(table, by, *figures)

    monkeypatch.setattr(FiguresTable, "fill", counted)
    desk.window.close()
    desk.statistics.open("limit")
    assert filled == ["Opponents"]
    assert desk.matches() < COUNT
    desk.window.choose_game(None)
    assert len(filled) == 2
    assert desk.matches() == COUNT


def test_it_opens_at_the_game_on_the_table(desk):
    desk.statistics.open("limit")
    assert desk.matches() == 2
    desk.statistics.open("limit")
    assert desk.game_field.currentText() == "Limit"


def test_the_tables_of_days_have_a_line(desk):
    days = part(desk.window, QLabel, "days")
    assert not days.isVisible()
    today = date(2026, 11, 23)
    desk.statistics.today = lambda: today
    won = 0
    for ago in (0, 1, 3):
        match = finished(0, 99 + ago)
        match.header = with_keys(match.header, {"daily": (today - timedelta(days=ago)).isoformat()})
        assert match.result is not None
        won += 0 in match.result.winners
        desk.store.add(match)
    desk.statistics.open()
    assert days.isVisible()
    assert days.text() == f"At the table of the day, days played: 3, in a row: 2, won: {won}"
    desk.statistics.open("limit")
    assert days.isVisible(), "it is about all games"


def test_what_was_finished_since_is_counted_when_it_is_opened_again(desk):
    number = desk.store.add(finished(0, 99))
    assert desk.matches() == COUNT
    desk.statistics.open()
    assert desk.matches() == COUNT + 1
    desk.store.delete(number)
    desk.statistics.open()
    assert desk.matches() == COUNT


def test_the_same_deal_again_and_branches_are_not_counted(desk):
    match = finished(3, 3)  # as one that is there
    desk.store.add(match)
    branch = desk.store.add(finished(0, 100), parent=1, branched=4)
    desk.store.drop(1)  # then nothing but its first lines tells where the branch comes from
    desk.statistics.open()
    assert desk.matches() == COUNT - 1
    assert desk.note() == ["2 match(es) not counted: the cards were known beforehand."]
    assert {one.id: one.parent for one in desk.store.entries()}[branch] is None


def test_a_deal_that_was_known_from_a_match_given_up_says_nothing_of_the_strength(desk):
    game = game_of("countdown")
    assert game is not None

    def counted() -> int:
        found = desk.statistics.standing(game, "Aino")
        assert found is not None
        return int(found.matches)

    before, (known, new) = counted(), (finished(0, seed) for seed in (101, 102))
    given_up = known.until(4)
    given_up.header = known.header
    for match in (given_up, known, new):
        desk.store.add(match)
    assert counted() == before + 1


def entry(**changed) -> Entry:
    said = {
        "id": 1,
        "game": "countdown",
        "name": "",
        "seats": ("Aino", "Ben"),
        "players": ("person", "expert"),
        "options": {"end": "rounds 1"},
        "began": NOW,
        "changed": NOW,
        "lines": 9,
        "actions": 8,
        "result": Result((0,), (9, 1), (1, 2)),
        "parent": None,
        "branched": None,
        "casual": True,
        "deal": "7h",
    }
    return Entry(**{**said, **changed})


def test_an_entry_is_taken_as_it_is():
    played = played_of(entry(), {0: Care(3, 0.5)})
    assert played is not None
    assert (played.number, played.game, played.names, played.players) == (
        1,
        GAMES[0],
        ("Aino", "Ben"),
        ("person", "expert"),
    )
    assert played.options == GAMES[0].complete({"end": "rounds 1"})
    assert (played.began, played.result, played.casual, played.branch, played.deal) == (
        NOW,
        Result((0,), (9, 1), (1, 2)),
        True,
        False,
        "7h",
    )
    assert played.care == {0: Care(3, 0.5)}


@pytest.mark.parametrize("changed", [{"game": "chess"}, {"options": {"end": "never"}}])
def test_rules_that_are_not_known_are_not_counted(changed):
    assert played_of(entry(**changed), {}) is None


@pytest.mark.parametrize("players", [(), ("person",), ("person", "expert", "expert")])
def test_who_played_counts_only_where_it_is_said_of_each_seat(players):
    played = played_of(entry(players=players), {})
    assert played is not None
    assert played.people == ()


# Resets


def test_a_game_is_counted_anew_and_the_matches_stay(desk):
    desk.reset("limit")
    assert desk.matches() == COUNT - 2
    assert "Limit" not in desk.games()
    assert desk.note()[0].startswith("Only matches that begin from now on count.")
    assert len(desk.store.entries()) == COUNT
    assert abs(resets(desk.store.file)["limit"] - datetime.now(UTC)) < timedelta(minutes=2)


def test_resets_are_undone_one_after_the_other(desk):
    then = datetime(2000, 1, 1, tzinfo=UTC)
    reset(desk.store.file, {"foes": then})
    assert not desk.can_undo()
    desk.reset("limit")
    desk.reset(*(game.id for game in GAMES))
    assert desk.matches() == 0
    desk.undo()
    assert (desk.matches(), desk.can_undo()) == (COUNT - 2, True)
    desk.undo()
    assert (desk.matches(), desk.can_undo()) == (COUNT, False)
    assert resets(desk.store.file) == {"foes": then}


def test_when_the_window_is_closed_a_reset_stays(desk):
    desk.reset("limit")
    desk.window.close()
    desk.statistics.open()
    assert (desk.matches(), desk.can_undo()) == (COUNT - 2, False)
    assert len(desk.note()) == 1  # since when


def test_a_reset_that_cannot_be_written_is_told_and_changes_nothing(desk, said):
    desk.store.file.sql.execute("PRAGMA query_only = ON")
    desk.reset("limit")
    assert said == [f"{desk.store.file.path} could not be written."]
    assert (desk.matches(), desk.can_undo()) == (COUNT, False)


def test_an_undo_that_cannot_be_written_can_be_tried_again(desk, said):
    desk.reset("limit")
    desk.store.file.sql.execute("PRAGMA query_only = ON")
    desk.undo()
    assert (len(said), desk.matches(), desk.can_undo()) == (1, COUNT - 2, True)
    desk.store.file.sql.execute("PRAGMA query_only = OFF")
    desk.undo()
    assert (desk.matches(), desk.can_undo()) == (COUNT, False)


# Tables for other programs


@pytest.fixture
def choose(monkeypatch):
    """Choose a file in the next dialog, or none."""

    def make(path: Path | None) -> None:
        monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: path is not None)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(path)])

    return make


def test_a_table_is_saved_of_what_is_looked_at(desk, choose, tmp_path):
    path = tmp_path / "tilastot.csv"
    choose(path)
    desk.statistics.open("limit")
    part(desk.window, QPushButton, "export").click()
    content = path.read_bytes()
    assert content.startswith(b"\xef\xbb\xbfmatch,")
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["name"]) for row in rows] == [
        ("limit", "Aino"),
        ("limit", "Club"),
        ("limit", "Aino"),
        ("limit", "Väinö"),
        ("limit", "Casual"),
    ]
    assert desk.note()[0] == f"Saved: {path}"


def test_a_table_that_cannot_be_saved_is_told(desk, choose, said, tmp_path):
    path = tmp_path / "nowhere" / "table.csv"
    choose(path)
    part(desk.window, QPushButton, "export").click()
    assert said == [f"{path} could not be written."]
    assert desk.note() == []


def test_who_thinks_better_of_it_saves_nothing(desk, choose, tmp_path, said):
    choose(None)
    part(desk.window, QPushButton, "export").click()
    assert (said, desk.note()) == ([], [])


# Without a library


def test_without_a_library_that_is_said(qtbot, tmp_path):
    (tmp_path / "file").write_text("")
    desk = Desk(qtbot, tmp_path / "file" / "data")
    desk.statistics.open()
    assert desk.window.excuse == "Matches are not being saved at present, so there is nothing to count."
    desk.reset("limit")
    assert not desk.can_undo()


def test_a_library_that_cannot_be_read_is_told(desk):
    desk.store.file.sql.execute("DROP TABLE judgements")
    desk.statistics.open()
    assert desk.matches() == 0
    assert desk.window.excuse == f"{desk.store.file.path} could not be read."


# In the window of the program


def test_a_command_opens_them_at_the_game_on_the_table(open_table, data):
    table = open_table(data=data)
    table.do("statistics")
    (window,) = table.window.findChildren(StatisticsWindow)
    assert window.isVisible()
    assert table.match.game.id == "limit", "the match that ended last lies there with its result"
    assert window.findChildren(QComboBox)[0].currentText() == "Limit"
    table.do("cloth.light")
    shown = [graph for graph in window.findChildren(Graph) if graph.isVisible()]
    (ground,) = {graph.backgroundBrush().color().name() for graph in shown}
    assert ground == QColor(LIGHT.base).name()


def test_they_speak_the_language_that_is_chosen(desk, mirror):
    mirror()
    assert desk.window.windowTitle() == "«Statistics»"
    assert desk.window.findChildren(QToolButton)[0].text() == "«As a table»"
    (table,) = desk.window.findChildren(FiguresTable)
    head = table.horizontalHeaderItem(1)
    assert head is not None
    assert head.text() == "«Matches»"
    assert desk.window.findChildren(QLabel)[0].text() == "«&Game»"
    assert desk.window.findChildren(QComboBox)[6].currentText() == "«Opponents»"


def test_a_match_that_was_just_played_is_counted(open_table, tmp_path):
    table = open_table(data=tmp_path / "new", names=["Väinö", ""])
    table.do("statistics")
    (window,) = table.window.findChildren(StatisticsWindow)
    assert window.excuse.startswith("Nothing to count yet.")
    while table.match.result is None:
        table.settle()
        if table.scripted.pending is not None:
            table.scripted.answer()
        else:
            table.play()
    table.do("statistics")
    (figures,) = window.findChildren(FiguresTable)
    item = figures.item(1, 0)
    assert item is not None
    assert (item.text(), window.findChildren(QComboBox)[1].itemText(1)) == ("Learner", "Väinö")
    won = figures.item(0, 2)
    assert won is not None
    assert won.text() == {(0,): "1", (1,): "0", (0, 1): "0.5"}[table.match.result.winners]
