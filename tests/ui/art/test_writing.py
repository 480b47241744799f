"""Writing on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from limbotable.ui.art import writing
from limbotable.ui.art.writing import width_of


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
