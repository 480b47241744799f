"""Two matches side by side."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QPushButton, QSlider, QTableView, QWidget

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.palette import DARK
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.compare_window import CompareCommand, CompareWindow, Side
from limbotable.ui.table.table_picture import TablePicture
from tests.manual_clock import ManualClock
from tests.parts import part
from tests.ui.conftest import say

#: What happened in each line: the second one is silent in both, and they part after the third.
LEFT = ["deal", "", "a", "b", "c c2", ""]
RIGHT = ["deal", "", "a", "x", "", "y", "z"]
COMMON = 3


class Desk:
    """The window, and what it looked at."""

    def __init__(self, qtbot) -> None:
        self.looked: list[tuple[str, int]] = []
        sides = self.side("left", LEFT), self.side("right", RIGHT)
        self.main = QWidget()
        qtbot.addWidget(self.main)
        self.window = CompareWindow(
            sides, COMMON, say, lambda: ArtRenderer("two-colour", DARK), ManualClock(), self.main
        )
        (self.log,) = self.window.findChildren(QTableView)
        (self.slider,) = self.window.findChildren(QSlider)
        with qtbot.waitExposed(self.window):
            self.window.show()

    def side(self, name: str, told: list[str]) -> Side:
        def tableau(ply: int, frame: Frame) -> Tableau:
            self.looked.append((name, ply))
            return Tableau(frame, (), (), (), ())

        events: list[list[Phrase]] = [[phrase(word) for word in said.split()] for said in told]
        return Side(name, lambda: f"{name} stands", events, tableau, lambda ply: (ply, 10 * ply))

    def look(self) -> list[tuple[str, int]]:
        """Which tables are drawn when the window is."""
        self.looked.clear()
        self.window.grab()
        return self.looked

    def rows(self) -> list[tuple[str, str, str]]:
        model = self.window.logs
        return [
            (
                str(model.headerData(row, Qt.Orientation.Vertical)),
                model.index(row, 0).data(),
                model.index(row, 1).data(),
            )
            for row in range(model.rowCount())
        ]

    def button(self, step: CompareCommand) -> QPushButton:
        return part(self.window, QPushButton, step.name.lower())

    def texts(self, name: str) -> list[str]:
        """The texts on both sides, from left to right."""
        return [label.text() for label in self.window.findChildren(QLabel, name)]

    def click(self, step: CompareCommand) -> None:
        QTest.mouseClick(self.button(step), Qt.MouseButton.LeftButton)

    def selected(self) -> list[int]:
        return [index.row() for index in self.log.selectionModel().selectedRows()]


@pytest.fixture
def desk(qtbot) -> Desk:
    return Desk(qtbot)


def test_it_is_a_window_for_screen_readers(desk) -> None:
    assert QAccessible.queryAccessibleInterface(desk.window).role() == QAccessible.Role.Window


def test_logs_stand_beside_each_other_and_say_where_they_part(desk) -> None:
    assert desk.rows() == [
        ("1", "deal", "deal"),
        ("3", "a", "a"),
        ("≠ 4", "b", "x"),
        ("5", "c\nc2", ""),
        ("6", "", "y"),
        ("7", "", "z"),
    ]
    model = desk.window.logs
    bold = [
        row
        for row in range(model.rowCount())
        if (font := model.index(row, 1).data(Qt.ItemDataRole.FontRole)) is not None and font.bold()
    ]
    assert bold == [2]
    tip = model.headerData(2, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert tip == "From here on the matches differ."
    assert model.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "From here on the matches differ. b"
    assert [model.headerData(one, Qt.Orientation.Horizontal) for one in (0, 1)] == ["left", "right"]


def test_the_model_keeps_its_promises(desk) -> None:
    tester = QAbstractItemModelTester(desk.window.logs, QAbstractItemModelTester.FailureReportingMode.Fatal)
    desk.window.turn_to(5)
    assert tester.model() is desk.window.logs


def test_it_begins_where_they_part(desk) -> None:
    assert desk.window.step == COMMON
    desk.window.grab()
    assert set(desk.looked) == {("left", 3), ("right", 3)}
    assert desk.selected() == [1]


def test_one_stepper_turns_both(desk) -> None:
    desk.click(CompareCommand.FORWARD)
    assert sorted(desk.look()) == [("left", 4), ("right", 4)]
    assert desk.selected() == [2]
    desk.click(CompareCommand.END)
    assert sorted(desk.look()) == [("left", 6), ("right", 7)], "the shorter one stays at its end"
    assert not desk.button(CompareCommand.FORWARD).isEnabled()
    desk.click(CompareCommand.PARTING)
    assert sorted(desk.look()) == [("left", 3), ("right", 3)]
    desk.slider.setFocus()
    QTest.keyClick(desk.slider, Qt.Key.Key_Left)
    assert sorted(desk.look()) == [("left", 2), ("right", 2)]
    assert desk.selected() == [0], "nothing was told of the second line"


def test_a_row_of_the_log_leads_to_its_line(desk) -> None:
    desk.log.selectRow(4)
    assert desk.window.step == 6
    assert sorted(desk.look()) == [("left", 6), ("right", 6)]
    desk.window.turn_to(0)
    assert desk.selected() == []


def test_it_says_how_both_stand(desk) -> None:
    desk.window.turn_to(7)
    assert desk.texts("title") == ["left\nleft stands", "right\nright stands"]
    assert desk.texts("stands") == ["After line 6: 6 : 60", "After line 7: 7 : 70"]
    pictures = desk.window.findChildren(TablePicture)
    assert len(pictures) == 2
    for picture in pictures:
        assert picture.accessibleName()
        assert picture.accessibleDescription().startswith("After line")


def test_it_fits_and_escape_closes_it(desk) -> None:
    assert desk.window.width() <= 1000
    assert desk.window.height() <= 720
    QTest.keyClick(desk.window, Qt.Key.Key_Escape)
    assert not desk.window.isVisible()
