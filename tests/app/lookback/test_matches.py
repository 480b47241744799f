"""The list of matches over a real library: what is asked for is done, or it is said why not."""

from __future__ import annotations

import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton, QTreeView

from limbotable.app.lookback.matches import common_lines
from limbotable.app.match.departure import Departure
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.play.sharing import read_shared
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.table.tableau import Frame
from limbotable.ui.dialogs.compare_window import CompareWindow
from limbotable.ui.dialogs.matches_window import MatchesWindow
from limbotable.ui.panels import match_list
from limbotable.ui.panels.match_list import Column, MatchesModel
from limbotable.ui.table.table_picture import TablePicture
from tests.app.conftest import Desk
from tests.app.large_library import fill
from tests.games.countdown.deals import begun, play
from tests.parts import part

DEAL = ("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")


@pytest.fixture
def data(tmp_path) -> Path:
    return Path(tmp_path / "data" / "limbotable")


@pytest.fixture
def desk(open_table, data) -> Desk:
    """A table with a match on it, and three more in the library: one, its branch, and another deal."""
    kept = MatchStore(data)
    first = kept.add(early("Td", "3c"))
    kept.add(early("8c"), first, 4)
    kept.add(play(begun("2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "Qs")))
    kept.close()
    opened: Desk = open_table(data=data)
    opened.window.begin("countdown")
    opened.play()
    return opened


def early(*actions: str) -> Match:
    return play(begun(*DEAL), *actions)


def window(desk: Desk) -> MatchesWindow:
    """Open the list as its key does."""
    desk.do("matches")
    opened = desk.part(MatchesWindow)
    assert opened.isVisible()
    return opened


def listed(desk: Desk) -> list[int]:
    return sorted(entry.id for entry in desk.part(MatchesModel).entries())


def remark(desk: Desk) -> str:
    return part(desk.part(MatchesWindow), QLabel, "remark").text()


def choose(desk: Desk, number: int) -> None:
    """Select a match in the open list, and no other, whatever key a test before has held down."""
    alone = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    rows = part(desk.part(MatchesWindow), QTreeView).selectionModel()
    rows.setCurrentIndex(desk.part(MatchesModel).index_of(number), alone)


def search(desk: Desk, text: str) -> None:
    part(desk.part(MatchesWindow), QLineEdit, "search").setText(text)


def button(desk: Desk, name: str) -> QPushButton:
    return part(desk.part(MatchesWindow), QPushButton, name)


def store(desk: Desk) -> MatchStore:
    found = desk.window.table_controller.keeping.store
    assert found is not None
    return found


def present(desk: Desk) -> int:
    number = desk.window.table_controller.keeping.number
    assert number is not None
    return number


def test_it_shows_what_the_library_has(desk) -> None:
    window(desk)
    assert listed(desk) == [1, 2, 3, present(desk)]


def test_a_large_library_is_read_bit_by_bit_before_its_list_is_opened(open_table, data, monkeypatch) -> None:
    fill(data, 250)
    desk: Desk = open_table(data=data)
    desk.window.begin("countdown")
    kept, bits = store(desk), list[int]()
    ahead = kept.read_ahead

    def counted(count: int) -> bool:
        bits.append(count)
        return ahead(count)

    monkeypatch.setattr(kept, "read_ahead", counted)
    desk.window.matches.read_ahead()
    desk.clock.advance(5_000)
    assert 3 <= len(bits) <= 6, "then nothing is left"
    assert max(bits) <= 100
    window(desk)
    assert len(listed(desk)) == 251


def test_nothing_is_read_ahead_when_the_window_was_left(desk) -> None:
    desk.window.matches.read_ahead()
    desk.window.leave()
    desk.clock.advance(5_000)


def test_a_match_is_put_on_the_table(desk) -> None:
    shown = window(desk)
    left = present(desk)
    desk.panel.setFocus()
    shown.resumed.emit(1)
    assert desk.window.focusWidget() is desk.view
    assert desk.record() == early("Td", "3c").record().text()
    assert present(desk) == 1
    assert not shown.isVisible()
    other = Autosave(store(desk).file.path.parent)
    assert other.store is not None
    assert other.store.hold(left)
    assert not other.store.hold(1)
    other.close()


def test_who_stays_at_a_match_that_would_be_lost_stays_in_the_list(desk, data, monkeypatch) -> None:
    controller = desk.controller
    shown = window(desk)
    with monkeypatch.context() as staying:
        staying.setattr(Departure, "may_leave", lambda *_, **__: False)
        shown.resumed.emit(1)
        assert desk.controller is controller
        assert shown.isVisible()
        other = Autosave(data)
        assert other.store is not None
        assert other.store.hold(1), "it is let go of"
        other.close()
        desk.window.replay.branched.emit(desk.controller.branch(0), 0)
    assert desk.controller is controller
    assert desk.toast() == ""


def test_the_match_on_the_table_stays_as_it_is_when_it_is_asked_for(desk) -> None:
    controller = desk.controller
    window(desk).resumed.emit(present(desk))
    assert desk.controller is controller


def test_the_match_that_waits_for_a_lesson_comes_back_when_it_is_asked_for(desk) -> None:
    controller = desk.controller
    desk.window.tutorials.open("countdown", 0)
    assert not desk.can("copy")
    assert desk.controller is not controller
    window(desk).resumed.emit(present(desk))
    assert desk.controller is controller
    assert not desk.window.table_controller.interrupted
    assert desk.can("copy")


def test_the_match_on_the_table_comes_back_from_behind_the_page_with_all_games(desk) -> None:
    controller = desk.controller
    desk.do("pick")
    assert desk.window.match_start.picking
    window(desk).resumed.emit(present(desk))
    assert not desk.window.match_start.picking
    assert desk.controller is controller
    assert desk.window.focusWidget() is desk.view


def test_what_another_program_plays_is_neither_resumed_nor_deleted(desk, data) -> None:
    other = Autosave(data)
    assert other.store is not None
    assert other.store.hold(1)
    before = desk.record()
    shown = window(desk)
    shown.resumed.emit(1)
    assert remark(desk) == "That match is on the table of another running copy of Limbo Table."
    assert desk.record() == before
    shown.deleted.emit([1, 3])
    assert "deleted" in remark(desk)
    assert "another running copy of Limbo Table" in remark(desk)
    assert listed(desk) == [1, 2, present(desk)]
    other.close()
    shown.resumed.emit(1)
    assert present(desk) == 1


def test_a_match_that_cannot_be_read_stays_in_the_library(desk, data) -> None:
    with closing(sqlite3.connect(data / "library.sqlite")) as sql, sql:
        sql.execute("UPDATE lines SET line = '0 zz' WHERE match = 1 AND ply = 0")
    before = desk.record()
    shown = window(desk)
    choose(desk, 1)
    shown.resumed.emit(1)
    QApplication.processEvents()
    assert desk.record() == before
    assert desk.warned == ["A match could not be read. It stays in the library as it is."]
    shown.compared.emit(1, 2)
    assert remark(desk) == "These matches could not be read. They stay as they are."
    other = Autosave(data)
    assert other.store is not None
    assert other.store.hold(1), "it is let go of"
    other.close()


def test_a_match_that_cannot_be_read_is_not_given_out(desk, data, tmp_path, monkeypatch) -> None:
    with closing(sqlite3.connect(data / "library.sqlite")) as sql, sql:
        sql.execute("UPDATE lines SET line = '0 zz' WHERE match = 1 AND ply = 3")
        sql.execute("UPDATE matches SET header = replace(header, 'countdown', 'zugzwang') WHERE id = 2")
    (tmp_path / "out").mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "out"))
    QApplication.clipboard().setText("mine")
    shown = window(desk)
    shown.copied.emit(2)
    shown.exported.emit([2, 3])
    assert len(desk.warned) == 2
    assert "zugzwang" in desk.warned[0]
    assert desk.warned[1].startswith("Too damaged to save any of it: ")
    assert len(list((tmp_path / "out").iterdir())) == 1
    assert QApplication.clipboard().text() == "mine"
    shown.copied.emit(1)
    assert "zz" in desk.warned[2]
    assert len(read_shared(QApplication.clipboard().text()).lines) == 3


@pytest.mark.parametrize(
    "header",
    [
        "replace(header, 'countdown', 'zugzwang')",
        'replace(header, \'"options": {\', \'"options": {"x": 1, \')',
    ],
)
def test_a_match_of_another_version_is_listed_and_left_alone(desk, data, header) -> None:
    with closing(sqlite3.connect(data / "library.sqlite")) as sql, sql:
        sql.execute(f"UPDATE matches SET header = {header} WHERE id = 1")
        sql.execute("UPDATE matches SET game = json_extract(header, '$.game') WHERE id = 1")
    window(desk)
    assert listed(desk) == [1, 2, 3, present(desk)]
    choose(desk, 1)
    search(desk, "zugzwang")
    assert listed(desk) == ([1] if "zugzwang" in header else [])


def test_a_match_gets_a_name(desk) -> None:
    window(desk).renamed.emit(2, "Perjantai")
    assert {entry.id: entry.name for entry in store(desk).entries()}[2] == "Perjantai"


def test_what_is_deleted_comes_back_step_by_step(desk) -> None:
    shown = window(desk)
    everything = listed(desk)
    shown.deleted.emit([1, 2])
    assert listed(desk) == [3, present(desk)]
    shown.deleted.emit([3])
    assert listed(desk) == [present(desk)]
    shown.undone.emit()
    assert listed(desk) == [3, present(desk)]
    assert shown.selected() == [3]
    assert button(desk, "undo").isEnabled()
    shown.undone.emit()
    assert listed(desk) == everything
    assert sorted(shown.selected()) == [1, 2]
    assert not button(desk, "undo").isEnabled()
    shown.undone.emit()
    assert listed(desk) == everything


def test_a_deleted_match_that_goes_on_is_in_the_list_again(desk) -> None:
    left = present(desk)
    shown = window(desk)
    shown.resumed.emit(1)
    window(desk).deleted.emit([left])
    assert left not in listed(desk)
    desk.do("undo")
    desk.take_offer()
    assert present(desk) == left
    window(desk)
    assert left in listed(desk)


def test_what_another_program_has_played_meanwhile_stays(desk, data) -> None:
    left = present(desk)
    window(desk).resumed.emit(1)
    other = MatchStore(data)
    assert other.hold(left)
    match = Match.of_record(read_record(other.text(left)))
    Dealer().deal(match)
    match.push(match.turn, match.legal()[0])
    other.keep(left, match)
    other.close()
    desk.do("undo")
    desk.take_offer()
    assert present(desk) == left
    assert desk.record() == match.record().text()
    assert store(desk).lines(left) == [str(line) for line in match.lines]
    assert desk.window.table_controller.keeping.kept


def test_the_match_on_the_table_is_not_deleted(desk) -> None:
    shown = window(desk)
    shown.deleted.emit([present(desk)])
    assert remark(desk) == "The match on the table cannot be deleted: open another one first."
    assert present(desk) in listed(desk)
    shown.deleted.emit([present(desk), 3])
    assert listed(desk) == [1, 2, present(desk)]


def test_what_the_library_cannot_write_is_said(desk) -> None:
    shown = window(desk)
    shown.deleted.emit([3])
    before = listed(desk)
    store(desk).file.sql.execute("PRAGMA query_only = ON")
    path = store(desk).file.path
    for command in (
        lambda: shown.renamed.emit(1, "x"),
        lambda: shown.deleted.emit([1]),
        shown.undone.emit,
    ):
        shown.remark("")
        command()
        assert remark(desk) == f"That could not be done: {path} is read-only."
        assert listed(desk) == before


def test_where_there_is_no_library_the_list_says_why(open_table, data) -> None:
    data.mkdir(parents=True)
    (data / "library.sqlite").write_text("this is no library" * 100)
    desk = open_table(data=data)
    QApplication.processEvents()
    window(desk)
    path = data / "library.sqlite"
    assert remark(desk) == f"Matches are not being saved: {path} is damaged. It is left as it is."
    assert listed(desk) == []


def test_it_is_shown_anew_when_the_user_comes_back_to_it(desk) -> None:
    shown = window(desk)
    added = store(desk).add(early())
    assert added not in listed(desk)
    shown.entered.emit()
    assert added in listed(desk)


def test_the_picture_shows_nobodys_hand(desk, data) -> None:
    with closing(sqlite3.connect(data / "library.sqlite")) as sql, sql:
        sql.execute("UPDATE lines SET line = '0 zz' WHERE match = 2 AND ply = 0")
    picture = part(window(desk), TablePicture)
    desk.clock.advance(1_000)
    choose(desk, 1)
    assert picture.tableau is not None
    lying = picture.tableau(Frame(10, 6.4))
    faces = {piece.face for piece in lying.pieces if piece.face}
    assert faces == {"5h", "Td", "3c"}, "the starter and what was played"
    choose(desk, 2)
    assert picture.tableau is None, "it cannot be read"


def test_a_match_of_the_list_is_copied(desk) -> None:
    window(desk).copied.emit(1)
    assert read_shared(QApplication.clipboard().text()).text() == early("Td", "3c").record().text()
    assert remark(desk).startswith("The match is on the clipboard")


def test_what_is_pasted_is_selected(desk) -> None:
    shown = window(desk)
    QApplication.clipboard().setText(early("9c").record().text())
    shown.pasted.emit()
    assert desk.record() == early("9c").record().text()
    assert shown.selected() == [present(desk)]


# Side by side


def compared(desk: Desk, first: int, second: int) -> CompareWindow | None:
    window(desk).compared.emit(first, second)
    found = [one for one in desk.window.findChildren(CompareWindow) if one.isVisible()]
    return found[-1] if found else None


def test_a_match_and_its_branch_stand_side_by_side(desk) -> None:
    beside = compared(desk, 1, 2)
    assert beside is not None
    common = len(early().lines)
    assert beside.step == common
    left, right = beside.sides
    assert right.name == "South – North (From line 4 on)"
    assert left.name.startswith("South – North (")
    assert (len(left.told), len(right.told)) == (common + 2, common + 1)
    assert left.told[:common] == right.told[:common]
    assert left.told[common] != right.told[common]
    assert left.state().startswith("In progress, ")
    hands = left.tableau(common + 1, Frame(10, 6.4)), right.tableau(common + 1, Frame(10, 6.4))
    seen = [{piece.face for piece in lying.pieces if piece.face} for lying in hands]
    assert seen == [{"5h", "Td"}, {"5h", "8c"}], "what everybody has seen, and no hand"
    assert left.scores(common) == (0, 0)
    beside.close()


def test_hands_lie_open_when_both_are_over(desk) -> None:
    def ended(*actions: str) -> Match:
        match = play(begun(*DEAL, end="rounds 1"), *actions)
        while match.result is None:
            match.push(match.turn, match.legal()[-1])
        return match

    first = store(desk).add(ended("Td"))
    second = store(desk).add(ended("8c"), first, 4)
    beside = compared(desk, first, second)
    assert beside is not None
    lying = beside.sides[0].tableau(4, Frame(10, 6.4))
    assert {"Kd", "8c", "3c"} <= {piece.face for piece in lying.pieces}
    assert "Winner: " in beside.sides[0].state()
    beside.close()
    third = store(desk).add(play(begun(*DEAL, end="rounds 1"), "Td", "3c"), first, 5)
    beside = compared(desk, first, third)
    assert beside is not None
    lying = beside.sides[0].tableau(4, Frame(10, 6.4))
    assert {piece.face for piece in lying.pieces if piece.face} == {"5h", "Td"}, "one goes on"
    beside.close()


def test_a_comparison_reads_the_entries_of_its_two_matches_alone(desk, monkeypatch) -> None:
    shown = window(desk)
    work = Work(monkeypatch, desk)
    done = work.of(partial(shown.compared.emit, 1, 2))
    assert (read_whole(done), done["entries_of"]) == (0, 1)


def test_matches_that_begin_differently_are_not_compared(desk) -> None:
    assert compared(desk, 1, 3) is None
    assert remark(desk) == "These matches have nothing in common: they begin differently."


def test_what_another_program_has_deleted_is_not_compared(desk, data) -> None:
    shown = window(desk)
    other = MatchStore(data)
    other.delete(1)
    other.close()
    shown.compared.emit(1, 2)
    assert remark(desk) == "These matches could not be read. They stay as they are."


def test_how_much_is_common() -> None:
    one, other = early("Td", "3c"), early("Td")
    assert common_lines(one, other) == other.ply
    assert common_lines(one, one) == one.ply
    assert common_lines(early("Td"), early("8c")) == early().ply
    differently = Match(one.game, {**one.options, "end": "rounds 3"}, one.seats)
    assert common_lines(one, differently) == 0


def test_the_list_speaks_another_language_at_once(desk, mirror) -> None:
    shown = window(desk)
    mirror()
    assert shown.windowTitle() == "«Matches»"
    assert button(desk, "resume").text() == "«O&pen»"


# Very many


class Work:
    """How often what takes time is done."""

    def __init__(self, monkeypatch, desk: Desk) -> None:
        self.done: Counter[str] = Counter()
        for owner, name in (
            (MatchStore, "contents"),
            (MatchStore, "entries"),
            (MatchStore, "entries_of"),
            (MatchStore, "text"),
            (MatchStore, "_change_all"),
            (MatchesModel, "_text"),
            (MatchesModel, "_searched"),
            (MatchesModel, "endResetModel"),
            (MatchesModel, "selected"),
        ):
            self._count(monkeypatch, owner, name)
        self._desk = desk

    def _count(self, monkeypatch, owner: type, name: str) -> None:
        real = getattr(owner, name)

        def counted(*args: Any, **named: Any) -> Any:
            self.done[name] += 1
            return real(*args, **named)

        monkeypatch.setattr(owner, name, counted)

    def of(self, call: Callable[[], object]) -> Counter[str]:
        """Return what is done for something, and for the painting of it."""
        self.done.clear()
        call()
        QApplication.processEvents()
        return Counter(self.done)


@pytest.fixture
def crowd(open_table, data) -> Desk:
    """A table with three thousand matches in its library."""
    fill(data, 3000)
    opened: Desk = open_table(data=data)
    return opened


def read_whole(work: Counter[str]) -> int:
    """How often all rows of the library were read."""
    return work["contents"] + work["entries"]


def written_out(work: Counter[str]) -> int:
    """How many matches were put into words: each has a text and a tooltip in each column."""
    return work["_text"] // len(Column)


def test_of_very_many_only_those_in_sight_are_put_into_words(crowd, monkeypatch) -> None:
    work = Work(monkeypatch, crowd)
    opened = work.of(lambda: window(crowd))
    assert read_whole(opened) == 1
    assert written_out(opened) < 100
    window(crowd)
    assert len(listed(crowd)) >= 3000
    for typed in ("s", "su", "", "7"):
        found = work.of(partial(search, crowd, typed))
        assert read_whole(found) == 0
        assert found["endResetModel"] == 1
        assert found["text"] == 0, "a picture can wait"
        assert written_out(found) < 100


def test_the_words_of_very_many_are_read_before_the_first_letter_of_a_search(crowd, monkeypatch) -> None:
    work = Work(monkeypatch, crowd)
    opened = work.of(lambda: window(crowd))
    assert opened["_searched"] <= 250, "they come bit by bit"
    read = work.of(lambda: crowd.clock.advance(1_000))
    assert opened["_searched"] + read["_searched"] == len(listed(crowd))
    assert work.of(lambda: search(crowd, "s"))["_searched"] == 0
    search(crowd, "")
    work.of(lambda: QApplication.sendEvent(crowd.part(MatchesWindow), QEvent(QEvent.Type.LanguageChange)))
    assert work.of(lambda: crowd.clock.advance(1_000))["_searched"] > 0, "games have other names now"
    assert work.of(lambda: search(crowd, "s"))["_searched"] == 0


def test_a_letter_asks_the_model_for_the_rows_in_sight_alone(crowd) -> None:
    shown = window(crowd)
    crowd.clock.advance(1_000)
    asked = Counter[str]()

    def count(frame: FrameType, event: str, _given: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename == match_list.__file__:
            asked[code.co_name] += hasattr(QAbstractItemModel, code.co_name)

    for typed in ("s", "su", "", "7"):
        asked.clear()
        sys.setprofile(count)
        try:
            search(crowd, typed)
            shown.grab()
        finally:
            sys.setprofile(None)
        assert asked["data"] > 0
        assert asked.total() < 2_000, "it has more rows, and each has seven cells"


def test_one_of_very_many_is_renamed_and_deleted_without_reading_them_all(crowd, monkeypatch) -> None:
    shown = window(crowd)
    choose(crowd, 500)
    work = Work(monkeypatch, crowd)
    renamed = work.of(lambda: shown.renamed.emit(500, "Vappu"))
    deleted = work.of(lambda: shown.deleted.emit([501]))
    back = work.of(shown.undone.emit)
    assert renamed["text"] == 0, "the picture is the same"
    shown.deleted.emit([501])
    for done in (renamed, deleted, back):
        assert read_whole(done) == 0
        assert done["_change_all"] == 1
        assert done["endResetModel"] == 1
        assert written_out(done) < 100
    assert crowd.part(MatchesModel).entry(500).name == "Vappu"
    assert 501 not in listed(crowd)
    assert {entry.id for entry in store(crowd).entries()} == set(listed(crowd))


def test_a_thousand_are_selected_deleted_and_brought_back_in_one_go_each(crowd, monkeypatch) -> None:
    shown = window(crowd)
    there = listed(crowd)
    numbers = [one for one in there if one != present(crowd)][500:1500]
    work = Work(monkeypatch, crowd)
    selected = work.of(lambda: shown.select(numbers))
    assert selected["selected"] <= 2
    assert selected["text"] == 0
    assert sorted(shown.selected()) == numbers
    deleted = work.of(button(crowd, "delete").click)
    assert read_whole(deleted) == 0
    assert len(listed(crowd)) == len(there) - 1000
    back = work.of(button(crowd, "undo").click)
    assert (read_whole(back), back["entries_of"]) == (0, 1)
    assert listed(crowd) == there
    assert sorted(shown.selected()) == numbers
    for done in (deleted, back):
        assert done["_change_all"] == 1
        assert done["endResetModel"] == 1
        assert done["selected"] <= 6
        assert written_out(done) < 100


def test_all_are_selected_in_as_few_ranges_as_there_can_be(crowd) -> None:
    shown = window(crowd)
    QTest.keyClick(part(shown, QTreeView), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert sorted(shown.selected()) == listed(crowd)
    model = crowd.part(MatchesModel)
    families = sum(model.rowCount(model.index_of(number)) > 0 for number in listed(crowd))
    assert part(shown, QTreeView).selectionModel().selection().count() == 1 + families


def test_all_stay_selected_in_another_language_with_no_more_work(crowd, monkeypatch) -> None:
    shown = window(crowd)
    part(shown, QTreeView).selectAll()
    work = Work(monkeypatch, crowd)
    moved: list[str] = []
    crowd.part(MatchesModel).layoutAboutToBeChanged.connect(
        lambda: moved.append("each cell has to be found again")
    )
    done = work.of(lambda: QApplication.sendEvent(shown, QEvent(QEvent.Type.LanguageChange)))
    assert done["endResetModel"] == 1
    assert moved == []
    assert sorted(shown.selected()) == listed(crowd)


def test_who_comes_back_to_an_unchanged_list_finds_it_as_it_was(crowd, monkeypatch) -> None:
    shown = window(crowd)
    part(shown, QTreeView).scrollToBottom()
    place = part(shown, QTreeView).verticalScrollBar().value()
    work = Work(monkeypatch, crowd)
    assert work.of(shown.entered.emit)["endResetModel"] == 0
    assert part(shown, QTreeView).verticalScrollBar().value() == place
    other = MatchStore(store(crowd).file.path.parent)
    other.rename(700, "Muualla")
    other.close()
    assert work.of(shown.entered.emit)["endResetModel"] == 1
    assert crowd.part(MatchesModel).entry(700).name == "Muualla"


def test_names_of_any_length_are_cut_where_they_are_shown(crowd, data) -> None:
    other = MatchStore(data)
    for number in (701, 702):
        other.rename(number, "evil " * 20_000)
    other.close()
    shown = window(crowd)
    search(crowd, "evil")
    assert listed(crowd) == [701, 702]
    index = crowd.part(MatchesModel).index_of(701).siblingAtColumn(Column.NAME)
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.EditRole):
        assert len(index.data(role)) <= 200
    assert len(part(shown, QLabel, "details").text()) < 1000
    crowd.part(MatchesModel).setData(index, index.data(Qt.ItemDataRole.EditRole))
    assert {entry.name for entry in store(crowd).entries() if entry.id == 701} == {"evil " * 20_000}
