"""Writing on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from limbotable.ui.art import writing
from limbotable.ui.art.writing import width_of

LONG = (
    "2 still to play. The 10 of hearts and the 10 of clubs hide each other."
    " So far no card is visible, and the foe stays."
)


def written(text: str, width: float) -> tuple[QImage, bool]:
    image = QImage(300, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setFont(QFont("DejaVu Sans"))
    whole = writing.write(painter, QRectF(0, 0, width, 30), text, QColor("black"), 10, least_share=1)
    painter.end()
    return image, whole


def room_for(text: str) -> float:
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setFont(QFont("DejaVu Sans"))
    wide = width_of(painter, text, 10)
    painter.end()
    return wide + 1


def test_the_last_parts_of_a_line_are_left_out_before_the_first_one_is_cut(qapp) -> None:
    line, parts = "0 points · dealer · last", ("0 points · dealer", "0 points", "0 po…")
    assert written(line, room_for(line))[1]
    for shown in parts:
        room = room_for(shown)
        assert written(line, room) == (written(shown, room)[0], False)


@pytest.mark.parametrize("text", [LONG, "森" * 80], ids=["words", "characters"])
@pytest.mark.parametrize("width", [60, 90])
@pytest.mark.parametrize("height", [14, 17, 21])
def test_no_line_of_a_paragraph_is_cut_through(qapp, text: str, width: int, height: int) -> None:
    def wrapped(words: str) -> tuple[QImage, bool]:
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setFont(QFont("DejaVu Sans"))
        area = QRectF(0, 0, width, height)
        whole = writing.write_wrapped(painter, area, words, QColor("black"), 8, left=False)
        painter.end()
        return image, whole

    shown, whole = wrapped(text)
    assert not whole
    lengths = [n for n in range(len(text)) if wrapped(f"{text[:n].rstrip(' .')}…")[1]]
    begun = text[: max(lengths)]
    if " " in text and text[max(lengths)] != " ":
        begun = begun.rpartition(" ")[0]
    assert shown == wrapped(f"{begun.rstrip(' .')}…")[0]


def test_a_paragraph_without_room_for_a_line_is_not_written(qapp) -> None:
    image = QImage(60, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    empty = image.copy()
    painter = QPainter(image)
    painter.setFont(QFont("DejaVu Sans"))
    colour = QColor("black")
    assert not writing.write_wrapped(painter, QRectF(0, 0, 60, 3), "Two words", colour, 8, left=False)
    assert image == empty
    assert writing.write_wrapped(painter, QRectF(0, 0, 60, 9), "Two words", colour, 8, left=False, top=True)
    painter.end()
    assert image != empty
