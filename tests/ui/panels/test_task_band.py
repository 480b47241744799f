"""The bands above the table are dressed when they are first opened, and show what came before then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from limbotable.ui.art.palette import DARK, LIGHT
from limbotable.ui.art.writing import larger
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.panels.task_band import TaskBand
from tests.parts import part

_Band = TypeVar("_Band", bound=TaskBand)


def opened(band: _Band) -> _Band:
    band.open(2, 5, "A title")
    return band


def in_a_window(qtbot, width: int, height: int) -> tuple[QWidget, PuzzleBand]:
    """A window of this size, with the band of puzzles above the room of a table."""
    window, band = QWidget(), PuzzleBand(DARK)
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(band)
    column.addWidget(QWidget(), 1)
    window.resize(width, height)
    with qtbot.waitExposed(window):
        window.show()
    return window, band


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


LONG = "Your opponent is out of the round: play three cards one after the other, and leave no other. " * 4


@pytest.fixture
def double(qapp) -> Iterator[None]:
    """Writing of twice the usual size."""
    font = qapp.font()
    qapp.setFont(larger(font, 2.0))
    yield
    qapp.setFont(font)


@pytest.mark.usefixtures("double")
@pytest.mark.parametrize("width", [520, 748, 1024])
def test_a_band_leaves_three_quarters_of_the_height_to_the_table_and_widens_nothing(qtbot, width) -> None:
    window, band = in_a_window(qtbot, width, 624)
    opened(band)
    text, area = part(band, QLabel, "text"), part(band, QScrollArea)
    for task, failed in (("Play.", False), (LONG, False), (f"{LONG}\n**It was wrong.**\n{LONG}", True)):
        band.judge(task, solved=False, failed=failed)
        for _ in range(3):
            QApplication.processEvents()
        assert band.height() <= 0.26 * window.height(), task
        assert window.width() == width
        assert text.fontMetrics().height() >= 0.75 * 2 * 15, "the letters stay large"
        shown = [one for one in band.findChildren(QPushButton) if one.isVisible()]
        assert len(shown) == 4
        assert all(one.x() >= 0 and one.geometry().right() < band.width() for one in shown)
        assert all(one.width() >= one.fontMetrics().horizontalAdvance(one.text()) for one in shown)
        scrolls = area.verticalScrollBar().maximum() > 0
        assert scrolls == (task != "Play." and (width < 1024 or failed)), "smaller letters make room"
        if scrolls:
            assert area.height() % text.fontMetrics().lineSpacing() == 0, "no line is cut"
        assert (area.focusPolicy() == Qt.FocusPolicy.StrongFocus) == scrolls, "the keyboard can scroll it"
    assert area.verticalScrollBar().value() > 80, "the verdict is seen, and not the task again"
    title = part(band, QLabel, "title")
    seen = title.visibleRegion().boundingRect()
    assert seen == title.rect(), "and so is the title"


def test_a_band_is_equally_high_whatever_the_writing_was_before(qtbot, qapp) -> None:
    usual = qapp.font()
    _window, band = in_a_window(qtbot, 1003, 703)

    def set_task() -> None:
        band.tell("", over=False)
        band.open(1, 439, "Libtis, easy")  # has no room beside the buttons in the largest writing
        band.judge("Get chips worth 20 points.", solved=False, failed=False)

    set_task()

    def height(writing: float) -> int:
        qapp.setFont(larger(usual, writing))
        band.wear(DARK)
        for _ in range(3):
            QApplication.processEvents()
        high = band.height()
        band.hide()
        set_task()
        for _ in range(3):
            QApplication.processEvents()
        assert band.height() == high, "hidden and opened again, it is as high"
        return high

    try:
        heights = [height(writing) for writing in (2.0, 1.0, 2.0, 1.5, 2.0, 1.0)]
    finally:
        qapp.setFont(usual)
    assert heights[0] == heights[2] == heights[4]
    assert heights[1] == heights[5]


def test_a_band_with_one_line_keeps_room_for_no_more_than_another(qtbot) -> None:
    _window, band = in_a_window(qtbot, 1000, 700)
    opened(band)
    heights = []
    for task in ("Play.", "Play.\nRight so far.", "Play.\nThat is wrong.\nYour rating: 1100"):
        band.judge(task, solved=False, failed=False)
        for _ in range(3):
            QApplication.processEvents()
        heights.append(band.height())
    one, two, three = heights
    assert one == two < three
    assert three - two <= 1.5 * part(band, QLabel, "text").fontMetrics().lineSpacing()


@pytest.mark.parametrize("width", [520, 748, 1024])
@pytest.mark.parametrize("writing", [1.0, 1.5])
def test_a_lesson_has_room_for_its_longest_text_from_the_first_one_on(qtbot, qapp, width, writing) -> None:
    usual = qapp.font()
    qapp.setFont(larger(usual, writing))
    try:
        window, band = QWidget(), LessonBand(DARK)
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(band)
        column.addWidget(QWidget(), 1)
        window.resize(width, 1800)
        with qtbot.waitExposed(window):
            window.show()

        def heights(texts: list[str]) -> set[int]:
            found = set()
            for text in texts:
                band.tell(text, over=text is texts[-1])
                for _ in range(3):
                    QApplication.processEvents()
                found.add(band.height())
                assert part(band, QScrollArea).verticalScrollBar().maximum() == 0
                assert part(band, QLabel, "text").text() == text
            return found

        texts = ["Play.", LONG, "Play another one.", "Done."]
        band.reserve(texts)
        band.open(2, 5, "A title that is as long as there are any")
        band.tell("", over=False)
        (high,) = heights(texts)
        band.reserve(["Play.", "Done."])
        (low,) = heights(["Play.", "Done."])
        assert low < high
    finally:
        qapp.setFont(usual)
