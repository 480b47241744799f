"""Where the other windows open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from limbotable.ui.dialogs.placing import place_beside, show_near

SCREEN = QRect(0, 30, 1920, 1050)
SIZE = QSize(600, 500)


@pytest.mark.parametrize(
    ("over", "place"),
    [
        (QRect(100, 100, 1000, 700), QPoint(1100, 100)),  # there is room to the right of it,
        (QRect(900, 100, 1000, 700), QPoint(300, 100)),  # to the left of it,
        (QRect(300, 100, 1400, 700), QPoint(700, 200)),  # beside it on neither side,
        (QRect(100, 700, 1000, 380), QPoint(1100, 580)),  # and not so far below
        (QRect(0, 30, 1920, 1050), QPoint(660, 305)),
    ],
)
def test_beside_the_other_window_or_over_its_middle(over, place) -> None:
    found = place_beside(SIZE, over, SCREEN)
    assert found.size() == SIZE
    assert (found.topLeft() - place).manhattanLength() <= 2
    assert SCREEN.contains(found)


def test_never_larger_than_the_screen() -> None:
    assert place_beside(QSize(3000, 2000), QRect(0, 0, 900, 700), SCREEN) == SCREEN


def test_a_window_that_the_user_has_moved_stays(qtbot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.setGeometry(300, 200, 400, 300)
    owner.show()
    window = QWidget(owner, Qt.WindowType.Window)
    window.resize(100, 80)
    show_near(window)
    over = owner.frameGeometry()
    assert window.pos() != QPoint(0, 0)
    beside = window.x() == over.right() + 1 or window.frameGeometry().right() == over.left() - 1
    assert beside or over.contains(window.frameGeometry())
    window.close()
    window.move(17, 23)
    show_near(window)
    assert window.pos() == QPoint(17, 23)
