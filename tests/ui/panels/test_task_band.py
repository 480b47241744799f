"""The bands above the table are dressed when they are first opened, and show what came before then."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton

from limbotable.ui.art.palette import DARK, LIGHT
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.panels.task_band import TaskBand

_Band = TypeVar("_Band", bound=TaskBand)


def opened(band: _Band) -> _Band:
    band.open(2, 5, "A title")
    return band


@pytest.mark.parametrize("kind", [LessonBand, PuzzleBand])
def test_what_came_before_the_first_opening_is_shown(qtbot, kind: type[TaskBand]) -> None:
    late, usual = kind(DARK), opened(kind(LIGHT))
    for band in (late, usual):
        qtbot.addWidget(band)
    assert not late.styleSheet(), "nothing of it is seen"
    late.wear(LIGHT)
    late.lead_back(match=False)
    usual.lead_back(match=False)
    QApplication.sendEvent(late, QEvent(QEvent.Type.LanguageChange))
    opened(late)
    assert late.styleSheet() == usual.styleSheet()
    assert late.accessibleName() == usual.accessibleName() == "2 of 5: A title"
    texts = [[button.text() for button in band.findChildren(QPushButton)] for band in (late, usual)]
    assert texts[0] == texts[1]
    assert "Back to all games" in texts[0]
    assert late.minimumSizeHint().height() == usual.minimumSizeHint().height()
