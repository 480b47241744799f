"""The list of matches: what it says, what is found in it, and what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QTreeView, QWidget

from limbotable.core.game import Result
from limbotable.games import game_of
from limbotable.play.entry import Entry
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.palette import DARK
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.matches_window import MatchesWindow
from limbotable.ui.panels import match_list
from limbotable.ui.panels.match_list import Column, MatchesModel
from limbotable.ui.table.table_picture import TablePicture
from limbotable.ui.words.match_words import state_text
from tests.manual_clock import ManualClock
from tests.parts import part

MIDNIGHT = datetime(2026, 11, 21, tzinfo=UTC)


def entry(number: int, game: str = "countdown", **given: Any) -> Entry:
    kind = game_of(game)
    assert kind is not None
    options = kind.complete(given.pop("options", {}))
    told: dict[str, Any] = {
        "name": "",
        "seats": ("Anna", "Veikko", "Expert", "Novice", "Expert 2")[: kind.seats(options)],
        "players": (),
        "began": MIDNIGHT - timedelta(days=number),
        "changed": MIDNIGHT - timedelta(hours=number),
        "lines": 14,
        "actions": 12,
        "result": None,
        "parent": None,
        "branched": None,
        "casual": True,
        "deal": "",
    }
    return Entry(id=number, game=game, options=options, **(told | given))


WON = Result((0,), (230, 90), (1, 2))
ENTRIES = [
    entry(1, name="Perjantain peli", result=WON, deal_number="4711"),
    entry(2, "limit"),
    entry(3, "libtis", seats=("Aino", "Veikko", "Expert", "Novice")),
    entry(4, parent=1, branched=7),
]


class Desk:
    """The window, and hands for it."""

    def __init__(self, qtbot) -> None:
        self.asked: list[int] = []
        self.looked: list[Frame] = []
        self.main = QWidget()
        qtbot.addWidget(self.main)
        self.clock = ManualClock()
        self.window = MatchesWindow(
            self.picture, lambda: ArtRenderer("two-colour", DARK), self.clock, self.main
        )
        (self.list,) = self.window.findChildren(QTreeView)
        self.search = part(self.window, QLineEdit, "search")
        self.games, self.states = (part(self.window, QComboBox, name) for name in ("games", "states"))
        self.model = part(self.window, MatchesModel)
        self.heard: list[tuple[str, object]] = []
        for name in ("resumed", "deleted", "exported", "copied", "dropped"):
            getattr(self.window, name).connect(lambda what, name=name: self.heard.append((name, what)))
        for name in ("renamed", "compared"):
            getattr(self.window, name).connect(lambda a, b, name=name: self.heard.append((name, (a, b))))
        for name in ("undone", "pasted", "asked_for_files"):
            getattr(self.window, name).connect(lambda name=name: self.heard.append((name, None)))
        self.show()
        with qtbot.waitExposed(self.window):
            self.window.show()

    def show(self, *, undoable: bool = False, select: tuple[int, ...] = ()) -> None:
        self.window.show_matches(ENTRIES, 2, undoable=undoable, select=select)

    def picture(self, number: int) -> Callable[[Frame], Tableau]:
        self.asked.append(number)

        def tableau(frame: Frame) -> Tableau:
            self.looked.append(frame)
            return Tableau(frame, (), (), (), ())

        return tableau

    def rows(self) -> list[int]:
        return [one.id for one in self.model.entries()]

    def texts(self, number: int) -> list[str]:
        index = self.model.index_of(number)
        return [index.siblingAtColumn(column).data() for column in Column]

    def choose(self, *numbers: int) -> None:
        flag = QItemSelectionModel.SelectionFlag
        model = self.list.selectionModel()
        model.clear()
        for number in numbers:
            model.setCurrentIndex(self.model.index_of(number), flag.Select | flag.Rows)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.list.setFocus()
        QTest.keyClick(self.list, key, modifier)
        QApplication.processEvents()

    def can(self) -> set[str]:
        return {one.objectName() for one in self.window.findChildren(QPushButton) if one.isEnabled()} - {
            "import",
            "paste",
            "close",
        }

    def click(self, name: str) -> None:
        QTest.mouseClick(part(self.window, QPushButton, name), Qt.MouseButton.LeftButton)

    def details(self) -> str:
        return part(self.window, QLabel, "details").text()


@pytest.fixture
def desk(qtbot) -> Desk:
    locale = QLocale()
    QLocale.setDefault(QLocale("en"))
    made = Desk(qtbot)
    QLocale.setDefault(locale)
    return made


def test_it_lists_the_last_one_first_and_a_branch_below_what_it_branched_off(desk) -> None:
    assert desk.rows() == [1, 4, 2, 3]
    assert desk.model.index_of(4).parent().data() == desk.model.index_of(1).data()
    assert desk.list.isExpanded(desk.model.index_of(1))


def test_a_match_stands_where_its_last_branch_was_played(desk) -> None:
    later = entry(5, parent=3, changed=MIDNIGHT)
    desk.window.show_matches([*ENTRIES, later], None, undoable=False)
    assert desk.rows() == [3, 5, 1, 4, 2]


def test_it_says_what_there_is_to_be_said(desk) -> None:
    assert desk.texts(1)[:4] == [
        "Limbo: the countdown", "Perjantain peli", "Anna – Veikko", "Winner: Anna, 230 : 90"
    ]  # fmt: skip
    assert desk.texts(1)[Column.RULES] == "English rules"
    assert desk.texts(2)[Column.STATE].startswith("Open now, ")
    assert desk.texts(3)[Column.STATE].startswith("In progress, ")
    assert desk.texts(4)[Column.NAME] == "From line 7 on"
    bold = [
        number
        for number in (1, 2, 3, 4)
        if (font := desk.model.index_of(number).data(Qt.ItemDataRole.FontRole)) is not None and font.bold()
    ]
    assert bold == [2], "the one on the table"
    headers = [desk.model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert headers == ["Game", "Name", "Players", "Status", "Last played", "Rules", "Began"]


def test_dates_are_those_of_the_language(desk, monkeypatch) -> None:
    locale = QLocale()
    try:
        QLocale.setDefault(QLocale("fi"))
        assert desk.texts(1)[Column.BEGAN].startswith("20.11.2026")
        QLocale.setDefault(QLocale("ja"))
        assert desk.texts(1)[Column.BEGAN].startswith("2026/11/20")
    finally:
        QLocale.setDefault(locale)


def test_the_model_keeps_its_promises(desk) -> None:
    tester = QAbstractItemModelTester(desk.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    desk.show()
    desk.search.setText("Aino")
    desk.show()
    assert tester.model() is desk.model


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("perjan", [1, 4]),  # a branch goes by the words of its own
        ("VEIKKO", [1, 4, 2, 3]),
        ("aino", [3]),
        ("aino limit", []),
        ("limit", [2]),
        ("4711", [1]),
        ("  ", [1, 4, 2, 3]),
    ],
)
def test_it_is_found_by_typing(desk, typed, found) -> None:
    desk.search.setText(typed)
    assert desk.rows() == ([1] if typed == "perjan" else found)


def test_a_branch_is_found_below_its_parent(desk) -> None:
    desk.window.show_matches([*ENTRIES, entry(5, "limit", parent=3, name="Uusi")], None, undoable=False)
    desk.search.setText("uusi")
    assert desk.rows() == [3, 5]


def test_it_can_be_limited_to_a_game_and_a_state(desk) -> None:
    desk.games.setCurrentIndex(desk.games.findData("countdown"))
    assert desk.rows() == [1, 4]
    desk.states.setCurrentIndex(2)
    assert desk.rows() == [1]
    desk.games.setCurrentIndex(0)
    desk.states.setCurrentIndex(1)
    assert desk.rows() == [1, 4, 2, 3]  # what 4 branched off stays in sight


def test_it_can_be_sorted(desk) -> None:
    desk.list.sortByColumn(Column.GAME, Qt.SortOrder.AscendingOrder)
    assert desk.rows() == [3, 1, 4, 2]
    desk.list.sortByColumn(Column.BEGAN, Qt.SortOrder.AscendingOrder)
    assert desk.rows() == [3, 2, 1, 4]


def test_the_keyboard_does_all_of_it(desk) -> None:
    desk.choose(3)
    desk.press(Qt.Key.Key_Return)
    desk.press(Qt.Key.Key_Delete)
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert desk.heard == [("resumed", 3), ("deleted", [3]), ("copied", 3), ("pasted", None)]
    desk.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.heard[-1] == ("pasted", None), "nothing was deleted"
    desk.show(undoable=True)
    desk.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.heard[-1] == ("undone", None)


def test_a_name_is_written_in_its_place(desk) -> None:
    desk.choose(3)
    desk.press(Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "  Lauantai   ilta ")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert desk.heard == [("renamed", (3, "Lauantai ilta"))]


def test_all_columns_are_in_sight(desk) -> None:
    assert desk.list.horizontalScrollBar().maximum() == 0


def test_the_list_has_the_keys_again_when_a_name_was_given(desk) -> None:
    desk.window.renamed.connect(lambda _number, _name: desk.show())  # as the library answers
    desk.choose(3)
    desk.press(Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "Ilta")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert QApplication.focusWidget() is desk.list
    desk.press(Qt.Key.Key_Delete)
    assert desk.heard == [("renamed", (3, "Ilta")), ("deleted", [3])]


def test_escape_leaves_the_name_and_then_the_window(desk) -> None:
    desk.choose(1)
    desk.press(Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "x")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert desk.window.isVisible()
    assert desk.heard == []
    QTest.keyClick(desk.list, Qt.Key.Key_Escape)
    assert not desk.window.isVisible()


def test_only_what_makes_sense_can_be_pressed(desk) -> None:
    desk.choose(2)
    assert desk.can() == {"resume", "rename", "delete", "export", "copy"}
    desk.choose(2, 3)
    assert desk.can() == {"delete", "export"}
    desk.choose(1, 4)
    assert desk.can() == {"compare", "delete", "export"}
    assert "side by side" in desk.details()
    desk.show(undoable=True)
    assert "undo" in desk.can()
    desk.search.setText("nobody")
    assert desk.can() == {"undo"}
    assert "No matches here." in desk.details()


def test_the_buttons_ask_for_what_they_say(desk) -> None:
    desk.choose(1, 4)
    for name in ("compare", "export", "delete", "import", "paste"):
        desk.click(name)
    assert desk.heard == [
        ("compared", (1, 4)),
        ("exported", [1, 4]),
        ("deleted", [1, 4]),
        ("asked_for_files", None),
        ("pasted", None),
    ]


@pytest.mark.parametrize("chosen", [1, 4])
def test_a_match_alone_is_compared_with_its_branch_or_what_it_branched_off(desk, chosen) -> None:
    desk.choose(chosen)
    desk.click("compare")
    assert desk.heard == [("compared", (1, 4))]


def test_of_several_branches_one_has_to_be_named(desk) -> None:
    desk.window.show_matches([*ENTRIES, entry(5, parent=1, branched=3)], None, undoable=False)
    desk.choose(1)
    assert "compare" not in desk.can()


def test_the_selected_match_is_pictured_and_told_of(desk) -> None:
    desk.clock.advance(1_000)
    desk.choose(1)
    desk.window.grab()
    assert desk.asked[-1] == 1
    assert desk.looked
    for told in ("<b>Perjantain peli</b>", "Anna – Veikko", "Winner: Anna", "English rules", "Deal 4711"):
        assert told in desk.details()
    looked = len(desk.looked)
    desk.window.grab()
    assert len(desk.looked) == looked, "it is drawn once"


def test_a_list_that_opens_is_drawn_before_the_selected_match(desk) -> None:
    desk.window.grab()
    assert desk.asked == []
    desk.clock.advance(399)
    assert desk.asked == []
    desk.clock.advance(1)
    assert desk.asked == [1]


def test_the_match_that_is_found_is_drawn_once_when_typing_rests(desk) -> None:
    desk.clock.advance(1_000)
    desk.asked.clear()
    for letter in "limit":
        QTest.keyClicks(desk.search, letter)
        desk.window.grab()
        desk.clock.advance(399)
    assert desk.rows() == [2]
    assert "In progress" in desk.details() or "Open now" in desk.details(), "it is told of at once"
    assert desk.asked == []
    desk.clock.advance(1)
    assert desk.asked == [2]
    desk.clock.advance(1_000)
    assert desk.asked == [2]


def test_a_search_that_finds_nothing_empties_the_picture_at_once(desk) -> None:
    desk.clock.advance(1_000)
    assert part(desk.window, TablePicture).tableau is not None
    desk.search.setText("zzz")
    assert part(desk.window, TablePicture).tableau is None
    desk.clock.advance(1_000)
    assert part(desk.window, TablePicture).tableau is None


def test_names_are_not_taken_for_markup(desk) -> None:
    desk.window.show_matches([entry(1, name="<img src=x>")], None, undoable=False)
    desk.choose(1)
    assert "&lt;img" in desk.details()


def test_the_row_that_is_selected_at_first_is_so_in_all_columns(desk) -> None:
    rows = part(desk.window, QTreeView)
    chosen, model = rows.selectionModel(), rows.model()
    (row,) = {index.row() for index in chosen.selectedIndexes()}
    assert all(chosen.isSelected(model.index(row, column)) for column in range(model.columnCount()))


def test_the_selection_stays_when_the_list_is_shown_anew(desk) -> None:
    desk.choose(3)
    desk.show()
    assert desk.window.selected() == [3]
    desk.window.show_matches([one for one in ENTRIES if one.id != 3], None, undoable=False)
    assert desk.window.selected() == [2], "what is now nearest"
    desk.search.setText("limit")
    desk.show(select=(1, 4))
    assert desk.window.selected() == [1, 4]
    assert desk.search.text() == ""


def test_files_can_be_dropped_on_it(desk, tmp_path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.limbo")), QUrl("https://example.org/b.limbo")])
    copy = Qt.DropAction.CopyAction
    left = Qt.MouseButton.LeftButton
    drop = QDropEvent(QPointF(9, 9), copy, mime, left, Qt.KeyboardModifier.NoModifier)
    desk.window.dropEvent(drop)
    assert desk.heard == [("dropped", [tmp_path / "a.limbo"])]


def test_everything_fits_and_has_a_name(desk) -> None:
    assert desk.window.width() <= 1000
    assert desk.window.height() <= 720
    for widget in (desk.list, desk.search, desk.games, desk.states, part(desk.window, TablePicture)):
        assert widget.accessibleName()
    label = part(desk.window, QLabel, "remark")
    desk.window.remark("Done.")
    assert label.text() == "Done."


def test_what_is_selected_stays_so_in_another_language(desk) -> None:
    desk.choose(3)
    desk.games.setCurrentIndex(1)
    rows, chosen = desk.rows(), desk.window.selected()
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.LanguageChange))
    desk.window.grab()
    assert (desk.rows(), desk.window.selected(), desk.games.currentIndex()) == (rows, chosen, 1)


def test_it_is_found_by_the_words_of_the_language(desk, monkeypatch) -> None:
    desk.search.setText("limit")
    monkeypatch.setattr(match_list, "game_text", lambda game: f"peli {game[:3]}")
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.LanguageChange))
    assert desk.rows() == []
    desk.search.setText("peli lim")
    assert desk.rows() == [2]


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (Result((1,), (30, 45), (2, 1)), "Winner: Veikko, 30 : 45 (points)"),
        (Result((0, 1), (30, 30), (1, 1)), "All won, 30 : 30 (points)"),
        (Result((), (3, 3), (1, 1)), "All lost, 3 : 3 (points)"),
    ],
)
def test_how_a_match_ended(result, said) -> None:
    assert state_text(entry(1, result=result)) == said


@pytest.mark.parametrize(
    ("game", "options", "counted"),
    [
        ("libtis", {"players": 3}, "points"),
        ("limit", {"players": 3}, "balls left"),
        ("limit", {"games": 2}, "games won"),
        ("foes", {"players": 3, "mode": "solo", "match": "single"}, "foes left"),
        ("foes", {"players": 3, "mode": "solo", "match": "wins 3"}, "rounds won"),
        ("foes", {"players": 3, "mode": "solo", "match": "lives 3"}, "lives left"),
        ("foes", {"players": 3, "mode": "team", "match": "lives 3"}, "rounds survived"),
    ],
)
def test_the_scores_of_a_match_say_what_they_count(game, options, counted) -> None:
    ended = Result((0,), (3, 1), (1, 2))
    assert state_text(entry(1, game, options=options, result=ended)) == f"Winner: Anna, 3 : 1 ({counted})"


@pytest.mark.parametrize(
    ("urls", "taken"),
    [(["file:///tmp/a.limbo"], True), (["https://example.org/b.limbo"], False), ([], False)],
)
def test_only_files_may_be_dragged_over_it(desk, urls, taken) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl(url) for url in urls])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    # Qt 6.12 wants the place in fractions of a pixel, versions before it know only whole ones.
    place: Any = QPointF(9, 9) if PySide6.__version_info__ >= (6, 12) else QPoint(9, 9)
    event = QDragEnterEvent(place, action, mime, button, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    desk.window.dragEnterEvent(event)
    assert event.isAccepted() is taken
