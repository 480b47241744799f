"""Questions on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import DARK
from limbotable.ui.panels.question import Question, Way


def test_an_answer_is_never_cut_off(qtbot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(900, 600)
    with qtbot.waitExposed(room):
        room.show()

    def place(sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        return QRect(QPoint(5, 7), sizes[-1])  # the narrowest one

    question = Question(room, place)
    question.wear(DARK, 15)
    question.ask("Sure?", [Way("Show it", list), Way("Play mine: the queen of diamonds: 93 − 4 = 89", list)])
    buttons = question.buttons()
    assert question.width() < 560
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
