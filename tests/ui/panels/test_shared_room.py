"""The columns of a list share the room that there is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeView

from limbotable.ui.panels.shared_room import SharedRoom, shared


@given(st.lists(st.integers(1, 400), min_size=1, max_size=8), st.integers(8, 2000))
def test_they_fill_the_room_and_what_is_short_is_whole(wanted: list[int], room: int) -> None:
    widths = shared(wanted, room)
    assert room - len(wanted) < sum(widths) <= room
    cut = [width for width, need in zip(widths, wanted, strict=True) if width < need]
    whole = [width for width, need in zip(widths, wanted, strict=True) if width >= need]
    if cut:
        assert max(cut) - min(cut) <= len(wanted)
        assert all(width <= max(cut) for width in whole)


@pytest.fixture
def view(qtbot) -> QTreeView:
    made = QTreeView()
    model = QStandardItemModel(made)
    model.setHorizontalHeaderLabels(["Game", "Rules", "Began"])
    model.appendRow([QStandardItem(text) for text in ("Limit", "a" * 30, "21 Nov 2026")])
    made.setModel(model)
    SharedRoom(made)
    qtbot.addWidget(made)
    made.resize(700, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def cut(view: QTreeView) -> list[int]:
    return [n for n in range(3) if view.columnWidth(n) < view.sizeHintForColumn(n)]


def test_nothing_is_cut_while_there_is_room_and_the_longest_first_where_there_is_none(view) -> None:
    assert cut(view) == []
    view.resize(300, 300)
    assert cut(view) == [1]
    assert view.horizontalScrollBar().maximum() == 0


def test_what_the_user_has_chosen_stays(view) -> None:
    header = view.header()
    edge = QPoint(header.sectionPosition(1) - 2, header.height() // 2)
    QTest.mouseMove(header.viewport(), edge)
    QTest.mousePress(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(header.viewport(), edge + QPoint(40, 0))
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=edge + QPoint(40, 0))
    chosen = view.columnWidth(0)
    view.resize(500, 300)
    assert view.columnWidth(0) == chosen
