"""What widgets are for screen readers where their class does not tell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from limbotable.ui.ear.heard_as import HeardAs


class Told(QWidget):
    def __init__(self, role: QAccessible.Role, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window if parent is None else Qt.WindowType.Widget)
        self.heard_as = HeardAs(role)


@pytest.fixture
def window(qtbot) -> Told:
    made = Told(QAccessible.Role.Window)
    qtbot.addWidget(made)
    made.setWindowTitle("Review")
    made.show()
    return made


def test_a_window_is_one_with_its_title(window) -> None:
    heard = QAccessible.queryAccessibleInterface(window)
    assert heard.role() == QAccessible.Role.Window
    assert heard.text(QAccessible.Text.Name) == "Review"


def test_what_is_left_out_does_not_show_nor_does_anything_within(window) -> None:
    picture, beside = Told(QAccessible.Role.NoRole, window), QLabel("beside", window)
    QLabel("within", picture)
    lay = QVBoxLayout(window)
    lay.addWidget(picture)
    lay.addWidget(beside)
    beside.show()
    left_out, told = map(QAccessible.queryAccessibleInterface, (picture, beside))
    assert left_out.state().invisible
    assert not left_out.state().focusable
    assert left_out.childCount() == 0
    assert not told.state().invisible
