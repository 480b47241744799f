"""A row that goes on below where a window is narrow."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from limbotable.ui.dialogs.flowing_row import FlowingRow


@pytest.fixture
def row(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    flowing, field = FlowingRow(), QLineEdit()
    flowing.stretch(field)
    for text in ("One button", "Another one", "A third, longer one"):
        flowing.addWidget(QPushButton(text))
    layout = QVBoxLayout(window)
    layout.addLayout(flowing)
    layout.addStretch(1)
    window.resize(900, 300)
    with qtbot.waitExposed(window):
        window.show()
    return window


def lines(window: QWidget) -> list[list[str]]:
    """The buttons, line by line."""
    QApplication.processEvents()
    found: dict[int, list[str]] = {}
    for one in window.findChildren(QPushButton):
        assert window.rect().contains(one.geometry())
        assert one.width() >= one.sizeHint().width()
        found.setdefault(one.y(), []).append(one.text())
    return list(found.values())


def test_all_stand_beside_each_other_where_they_have_room(row) -> None:
    assert len(lines(row)) == 1
    (field,) = row.findChildren(QLineEdit)
    last = row.findChildren(QPushButton)[-1]
    assert last.geometry().right() > 850, "the field takes the room that is left"
    assert field.width() > 300


def test_they_go_on_below_where_they_have_not(row) -> None:
    row.resize(260, 300)
    assert len(lines(row)) > 1
    assert [text for line in lines(row) for text in line] == [
        "One button",
        "Another one",
        "A third, longer one",
    ]
    assert row.minimumSizeHint().width() < 260


def test_what_is_hidden_takes_no_room(row) -> None:
    row.resize(260, 300)
    before = len(lines(row))
    for one in row.findChildren(QPushButton)[1:]:
        one.hide()
    QApplication.processEvents()
    assert before > 1
    (first,) = (one for one in row.findChildren(QPushButton) if one.isVisible())
    (field,) = row.findChildren(QLineEdit)
    assert first.y() == field.y()
