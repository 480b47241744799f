"""Words on a button that a screen reader is told elsewhere."""

from __future__ import annotations

from math import ceil

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget

from limbotable.ui.panels.silent_label import EvenLabel, SilentLabel

TEXT = " ".join(["word"] * 9)


@pytest.mark.parametrize(
    ("room", "lines"), [(20, [9]), (8, [5, 4]), (6, [5, 4]), (4, [3, 3, 3]), (3, [3, 3, 3])]
)
def test_the_lines_of_a_longer_text_are_of_nearly_one_length(qapp, room: int, lines: list[int]) -> None:
    button = QWidget()
    label = EvenLabel(button)
    label.setText(TEXT)
    width = ceil(QFontMetricsF(label.font()).horizontalAdvance(" ".join(["word"] * room)))
    label.resize(width, 200)
    button.show()
    QCoreApplication.processEvents()
    shown = QLabel.text(label)
    assert [len(line.split()) for line in shown.splitlines()] == lines
    assert label.text() == TEXT


def test_the_height_for_another_width_is_that_of_its_own_lines(qapp) -> None:
    button = QWidget()
    label = EvenLabel(button)
    label.setText(TEXT)
    letters = label.fontMetrics()
    wide, narrow = (letters.horizontalAdvance(" ".join(["word"] * room)) for room in (20, 3))
    label.resize(narrow, 200)
    button.show()
    QCoreApplication.processEvents()
    assert label.heightForWidth(wide) < 2 * letters.height() < label.heightForWidth(narrow)


def test_remarks_in_two_lines_have_the_height_of_one_where_they_have_room(qapp) -> None:
    button = QWidget()
    label = SilentLabel(button)
    label.setText("2 players · 10 minutes")
    letters = label.fontMetrics()
    wide, narrow = (letters.horizontalAdvance(text) for text in (f"{label.text()}x", "10 minutes x"))
    label.resize(narrow, 200)
    button.show()
    QCoreApplication.processEvents()
    assert QLabel.text(label).splitlines() == ["2\u00a0players", "10 minutes"]
    assert label.heightForWidth(wide) < 2 * letters.height() < label.heightForWidth(narrow) + letters.height()


def test_no_line_of_it_is_broken_once_more(qapp) -> None:
    """A sum of the widths of words can be a pixel less than that of their line."""
    text = (
        "Samannumeroiset kortit kätkevät toisensa. Vihollisen saa se, jonka näkyvä kortti on matalin."
        " Pidä nurkkasi tyhjänä."
    )
    button = QWidget()
    label = EvenLabel(button)
    label.setText(text)
    button.show()
    broken = []
    for width in range(200, 420):
        label.resize(width, 200)
        QCoreApplication.processEvents()
        shown = QLabel.text(label)
        letters = QFontMetrics(label.font())
        flags = Qt.TextFlag.TextWordWrap
        high = letters.boundingRect(QRect(0, 0, width, 10_000), flags, shown).height()
        if round(high / letters.lineSpacing()) != len(shown.splitlines()):
            broken.append(width)
    assert broken == []
