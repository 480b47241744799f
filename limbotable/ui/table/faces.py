"""The faces of seats on a result: characters of the cast, the seats' balls, or their marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from limbotable.ui.art.pictures import Look
from limbotable.ui.art.portraits import draw_portrait
from limbotable.ui.table.result_paper import FacePainter, draw_seat_mark
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.cast import character_named


def face_painter(scene: TableScene, names: Sequence[str]) -> FacePainter:
    """Return the painter of the seats' faces.

    A character of the cast has its own (``names``, as a record has them), and any other seat its ball, where
    seats have balls, or its mark.
    """

    def draw_ball(painter: QPainter, square: QRectF, ball: str) -> None:
        context = scene.context
        picture = context.art.piece(Look("ball", ball, square.width() * 0.7, context.dpr, bare=True))
        corner = square.topLeft() + QPointF(square.width() * 0.15, square.height() * 0.15)
        painter.drawPixmap(corner - picture.origin, picture.pixmap)

    def draw_face(painter: QPainter, square: QRectF, seat: int, ball: str) -> None:
        character = character_named(names[seat]) if seat < len(names) else None
        if character is not None:
            draw_portrait(painter, square, character.rank, character.kin)
        elif ball:
            draw_ball(painter, square, ball)
        else:
            draw_seat_mark(painter, square, seat)

    return draw_face
