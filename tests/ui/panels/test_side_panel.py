"""Playing from the list beside the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView, QStyle, QStyleOptionViewItem

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.panels.models import ACTION_ROLE
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.words.phrase_label import PhraseRows
from tests.patience import PATIENCE

LABELS = {
    "7h": "7 of hearts: 90 − 7 = 83",
    "7c": "7 of clubs: 90 − 7 = 83",
    "Qd": "queen of diamonds: 90 reversed = 9",
    "pass": "Pass",
}


class Beside:
    """The panel and what was chosen in it."""

    def __init__(self) -> None:
        self.panel = SidePanel(lambda said: LABELS.get(said.code, said.code))
        self.chosen: list[str] = []
        self.panel.chosen.connect(self.chosen.append)
        (self.search,) = self.panel.findChildren(QLineEdit)
        self.list, _, self.log = self.panel.findChildren(QListView)
        self.panel.offered.offer([Gesture(action, phrase(action)) for action in LABELS])

    def listed(self) -> list[str]:
        model = self.list.model()
        return [model.index(row, 0).data(ACTION_ROLE) for row in range(model.rowCount())]

    def type(self, text: str) -> None:
        QTest.keyClicks(self.search, text)


@pytest.fixture
def beside(qtbot) -> Beside:
    made = Beside()
    qtbot.addWidget(made.panel)
    with qtbot.waitExposed(made.panel):
        made.panel.show()
    made.panel.activateWindow()
    made.search.setFocus()
    return made


def test_all_actions_are_listed(beside) -> None:
    assert beside.listed() == ["7h", "7c", "Qd", "pass"]


@pytest.mark.parametrize("typed", ["90 - 7", "90 − 7"])
def test_a_hyphen_finds_a_minus_sign(beside, typed) -> None:
    beside.search.setText(typed)
    assert beside.listed() == ["7h", "7c"]


def test_typing_finds_and_enter_plays(beside) -> None:
    beside.type("QUEEN")
    assert beside.listed() == ["Qd"]
    QTest.keyClick(beside.search, Qt.Key.Key_Return)
    assert beside.chosen == ["Qd"]
    assert beside.search.text() == ""
    assert beside.listed() == ["7h", "7c", "Qd", "pass"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("hearts 7", ["7h"]),
        ("queen 9", ["Qd"]),
        ("7 - clubs", ["7c"]),
        ("7 of", ["7h", "7c"]),
        ("9 9", ["Qd"]),
        ("queen hearts", []),
        (" ", ["7h", "7c", "Qd"]),
    ],
)
def test_words_are_found_in_any_order_where_they_are_not_found_as_typed(beside, typed, found) -> None:
    beside.search.setText(typed)
    assert beside.listed() == found


def test_words_are_found_among_actions_that_come_later(beside) -> None:
    beside.type("7 hearts")
    beside.panel.offered.offer([Gesture("7c", phrase("7c"))])
    assert beside.listed() == []
    beside.panel.offered.offer([Gesture("7c", phrase("7c")), Gesture("7h", phrase("7h"))])
    assert beside.listed() == ["7h"]


def test_an_empty_list_says_that_nothing_is_found(beside) -> None:
    (told,) = beside.list.viewport().findChildren(QLabel)
    assert not told.isVisible()
    beside.type("joker")
    assert told.isVisible()
    assert told.text() == "No action matches what you typed."
    assert beside.list.viewport().rect().contains(told.geometry())
    beside.search.setText("7 hearts")
    assert not told.isVisible()
    beside.panel.offered.offer([Gesture("pass", phrase("pass"))])
    assert told.isVisible()
    beside.panel.forget_search()
    assert not told.isVisible()
    beside.panel.offered.offer([])
    assert not told.isVisible(), "nothing is searched for"


def test_what_is_typed_is_no_pattern(beside) -> None:
    beside.type("7 of .*")
    assert beside.listed() == []


def test_down_leads_from_the_search_into_the_list_and_up_back(beside) -> None:
    beside.type("7 of")
    QTest.keyClick(beside.search, Qt.Key.Key_Down)
    assert beside.list.hasFocus()
    assert beside.list.currentIndex().row() == 0
    QTest.keyClick(beside.list, Qt.Key.Key_Down)
    QTest.keyClick(beside.list, Qt.Key.Key_Up)
    assert beside.list.hasFocus(), "it was on the second row"
    QTest.keyClick(beside.list, Qt.Key.Key_Up)
    assert beside.search.hasFocus()
    assert beside.search.text() == "7 of"
    QTest.keyClick(beside.search, Qt.Key.Key_Down)
    QTest.keyClick(beside.list, Qt.Key.Key_Return)
    assert beside.chosen == ["7h"]


def test_down_stays_in_a_search_that_finds_nothing_and_says_so(beside, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(beside.panel.findChild(Announcer), "say", said.append)
    beside.type("nothing")
    assert said == []
    QTest.keyClick(beside.search, Qt.Key.Key_Down)
    assert beside.search.hasFocus()
    assert said == ["No action matches what you typed."]
    beside.search.setText("7 of")
    QTest.keyClick(beside.search, Qt.Key.Key_Down)
    assert len(said) == 1


def test_what_a_screen_reader_tells_of_an_action_finds_it_too(qtbot) -> None:
    heard = {"a": "Ace of Moons to the Cave", "b": "Pass"}
    shown = {"a": "Ace of Moons, from the supply to the Cave", "b": "Pass"}
    panel = SidePanel(lambda one: shown[one.code], aloud=lambda one: heard[one.code])
    qtbot.addWidget(panel)
    panel.offered.offer([Gesture(action, phrase(action)) for action in heard])
    (search,) = panel.findChildren(QLineEdit)
    model = panel.findChildren(QListView)[0].model()
    for typed, found in (
        ("moons TO the", ["a"]),
        ("from the supply", ["a"]),
        ("s", ["a", "b"]),
        ("cave ace", ["a"]),
        ("the the the", []),
    ):
        search.setText(typed)
        assert [model.index(row, 0).data(ACTION_ROLE) for row in range(model.rowCount())] == found


def test_enter_leads_to_the_list_where_several_are_found(beside) -> None:
    beside.type("7 of")
    assert beside.listed() == ["7h", "7c"]
    QTest.keyClick(beside.search, Qt.Key.Key_Return)
    assert beside.chosen == []
    assert beside.list.hasFocus()
    QTest.keyClick(beside.list, Qt.Key.Key_Down)
    QTest.keyClick(beside.list, Qt.Key.Key_Return)
    assert beside.chosen == ["7c"]


def test_enter_plays_nothing_where_nothing_is_found(beside) -> None:
    beside.type("joker")
    QTest.keyClick(beside.search, Qt.Key.Key_Return)
    assert beside.chosen == []
    assert beside.search.hasFocus()


def test_a_line_of_the_list_is_played_by_activating_it(beside) -> None:
    where = beside.list.visualRect(beside.list.model().index(3, 0)).center()
    QTest.mouseClick(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseRelease(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert beside.chosen == ["pass"]


def test_a_second_click_plays_the_row_that_the_first_one_chose(beside) -> None:
    def click(action: str) -> None:
        row = beside.list.model().index(list(LABELS).index(action), 0)
        at = beside.list.visualRect(row).center()
        QTest.mouseClick(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.qWait(QApplication.doubleClickInterval() + 50)  # slowly: else it would be a double click

    click("Qd")
    click("7c")
    assert beside.chosen == []
    click("7c")
    assert beside.chosen == ["7c"]


def test_a_double_click_plays_once(beside) -> None:
    at = beside.list.visualRect(beside.list.model().index(1, 0)).center()
    QTest.mouseClick(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    # Else Qt takes the button to be held in all tests that follow.
    QTest.mouseRelease(beside.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert beside.chosen == ["7c"]


def test_rows_are_as_high_as_their_lines_whichever_font_has_their_letters(beside, monkeypatch) -> None:
    """The sign that joins coordinates comes from another font than Japanese letters, with higher lines."""
    labels = ("Pass", "Move to 3,1", "Pass\nagain", "Move to 3,1\nand 3,2")
    for action, label in zip(LABELS, labels, strict=True):
        monkeypatch.setitem(LABELS, action, label)
    font = QFont(beside.list.font())
    font.setPixelSize(18)
    font.setFamilies([*QFontDatabase.families(QFontDatabase.WritingSystem.Japanese), *font.families()])
    beside.list.setFont(font)
    beside.panel.resize(400, 600)
    beside.panel.offered.offer([Gesture(action, phrase(action)) for action in LABELS])
    model = beside.list.model()
    one, other, two, last = (beside.list.visualRect(model.index(row, 0)).height() for row in range(4))
    assert (one, two) == (other, last)
    assert two - one >= beside.list.fontMetrics().lineSpacing()


def whole_rows(rows: QListView) -> int:
    """How many rows of a list are seen; fails where one is cut."""
    model = rows.model()
    ends = [rows.visualRect(model.index(row, 0)).bottom() for row in range(model.rowCount())]
    seen = [end for end in ends if 0 < end < rows.viewport().height()]
    assert rows.viewport().height() - 1 == seen[-1]
    return len(seen)


@pytest.fixture
def long(beside: Beside) -> Beside:
    beside.panel.offered.offer([Gesture(f"a{n}", phrase(f"a{n}")) for n in range(60)])
    beside.panel.log.show([phrase(f"line {n}") for n in range(60)])
    beside.panel.resize(300, 700)
    QApplication.processEvents()
    return beside


def test_words_below_the_log_take_its_room_first_and_leave_whole_rows(long) -> None:
    high, log = long.list.height(), long.log.height()
    row = long.list.visualRect(long.list.model().index(0, 0)).height()
    room = long.panel.make_room(100, lambda _: log // 3)
    assert room is not None
    assert room.height() == log // 3
    assert high - row < long.list.height() <= high
    assert whole_rows(long.list) > 5
    long.panel.close_room()
    QApplication.processEvents()
    assert (long.list.height(), long.log.height()) == (high, log)


def test_the_list_gives_way_where_a_third_of_the_log_is_left(long) -> None:
    high, log = long.list.height(), long.log.height()
    needed = log * 2 // 3 + high // 3
    assert long.panel.make_room(100, lambda _: needed) is not None
    assert long.log.height() >= log // 3
    assert high / 3 <= long.list.height() < high * 0.7
    assert whole_rows(long.list) > 2
    assert long.panel.make_room(100, lambda _: (high + log) * 2 // 3 + 30) is None
    QApplication.processEvents()
    assert (long.list.height(), long.log.height()) == (high, log)


def test_a_list_with_few_actions_gives_what_it_does_not_need(long) -> None:
    log = long.log.height()
    long.panel.offered.offer([Gesture(f"a{n}", phrase(f"a{n}")) for n in range(3)])
    assert long.panel.make_room(100, lambda _: log * 2 // 3) is not None
    assert whole_rows(long.list) == 3
    assert long.log.height() > log / 2


def test_what_is_typed_stays_when_other_actions_come(beside) -> None:
    beside.type("7 of hearts")
    beside.panel.offered.offer([Gesture("pass", phrase("pass")), Gesture("7h", phrase("7h"))])
    assert beside.listed() == ["7h"]


def test_the_log_is_followed_to_its_end(beside) -> None:
    beside.panel.log.show([phrase(f"event {n}") for n in range(200)])
    QApplication.processEvents()
    scrolled = beside.log.verticalScrollBar()
    assert scrolled.value() == scrolled.maximum() > 0
    lengths: list[int] = []
    scrolled.rangeChanged.connect(lambda _, last: lengths.append(last))
    scrolled.setValue(3)
    for n in range(10):
        beside.panel.log.append([phrase(f"a late event {n}")])
    QApplication.processEvents()
    assert scrolled.value() == scrolled.maximum()
    assert len(set(lengths)) == 1, "the rows are laid out once for all that comes in one moment"


def test_a_row_that_is_looked_back_at_stays_in_sight(beside) -> None:
    beside.panel.log.show([phrase(f"event {n}") for n in range(200)])
    beside.panel.recall(range(3, 4))
    QApplication.processEvents()
    shown = beside.log.visualRect(beside.panel.log.index(3))
    assert beside.log.viewport().rect().contains(shown)


def test_the_end_of_the_log_stays_in_sight_when_its_rows_are_broken_anew(beside) -> None:
    beside.panel.resize(500, 600)
    beside.panel.log.show([phrase("what happened is told in many words " * 4) for _ in range(40)])
    QApplication.processEvents()
    scrolled = beside.log.verticalScrollBar()
    beside.panel.resize(270, 600)
    beside.log.doItemsLayout()  # as the view does, a moment later
    assert scrolled.value() == scrolled.maximum() > 0
    scrolled.setValue(3)
    beside.panel.resize(260, 600)
    beside.log.doItemsLayout()
    assert scrolled.value() == 3, "who reads further up is not taken away"


def test_rows_are_measured_once_for_each_width_however_many_are_added(beside, monkeypatch) -> None:
    measured: list[str] = []
    measure = PhraseRows.sizeHint

    def counted(rows: PhraseRows, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        measured.append(index.data())
        return measure(rows, option, index)

    monkeypatch.setattr(PhraseRows, "sizeHint", counted)
    beside.panel.log.show([phrase(f"event {n}") for n in range(50)])
    for n in range(50, 100):
        beside.panel.log.append([phrase(f"event {n}")])
        QApplication.processEvents()
    widths = {beside.log.viewport().width(), 0}  # Qt asks for both
    assert 100 <= len(measured) <= 100 * (len(widths) + 1), "with the bar beside them they have a third one"
    high = beside.log.sizeHintForRow(0)
    font = beside.log.font()
    font.setPointSizeF(2 * font.pointSizeF())
    beside.log.setFont(font)
    assert beside.log.sizeHintForRow(0) > high, "larger letters are measured anew"


def test_neither_list_can_be_written_in(beside) -> None:
    beside.panel.log.show([phrase("event")])
    for one in (beside.list, beside.log):
        one.setCurrentIndex(one.model().index(0, 0))
        QTest.keyClick(one, Qt.Key.Key_F2)
        assert one.state() == QListView.State.NoState


def test_everything_has_a_name_for_the_screen_reader(beside) -> None:
    named = [beside.search, beside.list, beside.log]
    assert [widget.accessibleName() for widget in named] == [
        "Find a legal action",
        "Actions",
        "Log",
    ]
    buddies = [label.buddy() for label in beside.panel.findChildren(QLabel) if label.buddy() is not None]
    _, seen, log = beside.panel.findChildren(QListView)
    assert buddies == [beside.search, seen, log]
    assert log is beside.log


def test_a_change_of_language_reaches_the_lists(beside, monkeypatch) -> None:
    monkeypatch.setitem(LABELS, "pass", "Ohi")
    with_log = beside.panel.log
    with_log.show([phrase("pass")])
    said = []
    beside.panel.offered.dataChanged.connect(lambda *_: said.append("actions"))
    with_log.dataChanged.connect(lambda *_: said.append("log"))
    QApplication.sendEvent(beside.panel, QEvent(QEvent.Type.LanguageChange))
    assert said == ["actions", "log"]
    beside.type("ohi")
    assert beside.listed() == ["pass"]


def test_the_row_that_the_pointer_or_the_keyboard_is_on_is_considered(beside) -> None:
    considered: list[str] = []
    beside.panel.considered.connect(considered.append)
    port, rows = beside.list.viewport(), beside.list.model()
    QTest.mouseMove(port, beside.list.visualRect(rows.index(0, 0)).center())
    QTest.mouseMove(port, beside.list.visualRect(rows.index(2, 0)).center())
    assert considered[-1] == "Qd"
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert considered[-1] == "", "the keyboard is elsewhere"
    beside.list.setFocus()
    beside.list.setCurrentIndex(rows.index(1, 0))
    QTest.keyClick(beside.list, Qt.Key.Key_Down)
    assert considered[-1] == "Qd"
    QTest.mouseMove(port, beside.list.visualRect(rows.index(0, 0)).center())
    assert considered[-1] == "7h"
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert considered[-1] == "Qd", "the row that the keyboard is on"
    beside.search.setFocus()
    assert considered[-1] == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_that_an_empty_list_cannot_use_is_passed_on(beside, qtbot, key) -> None:
    beside.list.setFocus()
    with qtbot.assertNotEmitted(beside.panel.passed_on):
        QTest.keyClick(beside.list, key)
    beside.panel.offered.offer([])
    with qtbot.waitSignal(beside.panel.passed_on, timeout=PATIENCE):
        QTest.keyClick(beside.list, key)


@pytest.mark.parametrize("width", [276, 180])
def test_long_words_of_the_log_wrap_in_large_letters(qtbot, width) -> None:
    """None is cut or wants to be scrolled sideways: numbers leave their words, and a word breaks."""
    said = (
        "Kreuz-10 und Karo-4 schlagen 12 Leuchtturmwärterinnen: Geschwindigkeitsbegrenzungen für 100 Punkte"
    )
    panel = SidePanel(lambda _: said)
    qtbot.addWidget(panel)
    font = panel.font()
    font.setPointSizeF(2 * font.pointSizeF())
    panel.setFont(font)
    panel.resize(width, 600)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.log.show([phrase("anything")] * 12)
    panel.offered.offer([Gesture("a", phrase("anything"))])
    QApplication.processEvents()
    lists = [one for one in panel.findChildren(QListView) if one.isVisible()]
    assert len(lists) == 2
    for rows in lists:
        assert rows.horizontalScrollBar().maximum() == 0, rows.accessibleName()
        assert rows.visualRect(rows.model().index(0, 0)).height() > 4 * rows.fontMetrics().height()
    copied = panel.log.index(0).data()
    assert "Geschwindigkeitsbegrenzungen" in copied, "the text itself has no hyphens"


def test_rows_leave_room_for_a_scroll_bar_that_may_come(beside) -> None:
    """Qt does not always wrap them anew then, and they would scroll sideways."""
    rows = beside.log
    room = rows.maximumViewportSize().width()
    bar = rows.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, rows)
    option = QStyleOptionViewItem()
    rows.initViewItemOption(option)
    option.rect = QRect(0, 0, room, 20)
    wide = []
    for letters in range(1, 60):
        beside.panel.log.show([phrase("Sea: you would get " + letters * "w")])
        wide.append(rows.itemDelegate().sizeHint(option, rows.model().index(0, 0)).width())
    assert room - bar - 30 < max(wide) <= room - bar


def test_a_row_is_drawn_in_as_many_lines_as_it_is_high_for(beside) -> None:
    """Also one that would fit into fewer lines where no scroll bar stands beside it."""
    rows = beside.log
    heights = []
    for letters in range(8, 40):
        beside.panel.log.show([phrase("Sea " + letters * "n")])
        rows.doItemsLayout()
        row = rows.visualRect(rows.model().index(0, 0))
        image = rows.viewport().grab(row).toImage()
        ground = image.pixelColor(1, 1)
        inked = [
            y
            for y in range(image.height())
            if any(image.pixelColor(x, y) != ground for x in range(image.width()))
        ]
        heights.append(row.height())
        left = row.height() - (inked[-1] - inked[0])
        assert left < min(heights), letters
    assert max(heights) > 1.5 * min(heights), "some have two lines"
