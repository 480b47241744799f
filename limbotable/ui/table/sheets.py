"""Signs of more than a line: numbers in columns, awards and captions.

Each function returns whether there was room for all text of its sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from limbotable.table.tableau import Sign
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.tokens import draw_owner
from limbotable.ui.art.writing import SMALLEST, Wording, draw_soft_edge, write, write_wrapped
from limbotable.ui.table.items import RenderContext

#: The sign of awards in card units: its width, the height of an award, and the distance to the next one.
_AWARD_WIDTH: Final = 0.42
_AWARD_HEIGHT: Final = 0.18
_AWARD_PITCH: Final = 0.46


def draw_tally(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, _tentative: bool
) -> bool:
    """Draw numbers in columns, below the chips that they count if the sign has them."""
    whole = True
    wide = area.width() / len(wording.cells)
    quiet = QColor(context.palette.text)
    for column, number in enumerate(wording.cells):
        cell = QRectF(area.left() + column * wide, area.top(), wide, area.height())
        if sign.faces and number:
            size = min(wide * 0.84, area.height() * 0.6)
            look = Look("chip", sign.faces[column], size, context.dpr, bare=True)
            picture = context.art.piece(look)
            corner = QPointF(cell.center().x() - size / 2, cell.top())
            painter.drawPixmap(corner - picture.origin, picture.pixmap)
            cell.setTop(cell.top() + size * 1.12)
        whole &= write(painter, cell, number, quiet, cell.height() * 0.86, bold=True)
    return whole


def draw_awards(
    painter: QPainter, area: QRectF, sign: Sign, _: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw the owners of each suit on a location, below the suit."""
    unit = area.width() / _AWARD_WIDTH
    for place, owners in enumerate(sign.faces):
        high = _AWARD_HEIGHT * unit
        top = area.top() + place * _AWARD_PITCH * unit
        line = QRectF(area.left() + 0.02 * unit, top, area.width() - 0.02 * unit, high)
        if tentative:
            painter.setPen(QPen(QColor(context.palette.lit_edge), max(1.0, 0.012 * unit)))
            painter.setBrush(QColor(context.palette.lit))
            painter.drawRoundedRect(line, 0.04 * unit, 0.04 * unit)
        if not owners:
            continue
        pitch = min(high * 1.04, (line.width() - 0.03 * unit) / len(owners))
        size = min(high * 0.92, max(pitch * 0.94, high * 0.55))
        for number, owner in enumerate(owners):
            x = line.center().x() + (number - (len(owners) - 1) / 2) * pitch
            draw_owner(painter, QPointF(x, line.center().y()), size, owner)
    return True


def draw_remark(
    painter: QPainter, area: QRectF, _: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw a sentence on the cloth, in as many lines as necessary."""
    palette = context.palette
    colour = QColor(palette.spot_text if tentative else palette.text)
    return write_wrapped(painter, area, wording.text, colour, 0.17 * context.geometry.unit, left=False)


def draw_caption(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw a title over lines that wrap, each after its owners."""
    whole = True
    palette, unit = context.palette, context.geometry.unit
    corner = 0.10 * unit
    draw_soft_edge(painter, area, corner, unit)
    painter.setBrush(QColor(palette.plate))
    painter.setPen(QPen(QColor(palette.spot if tentative else palette.plate_quiet), max(1.0, unit * 0.008)))
    painter.drawRoundedRect(area, corner, corner)
    title, *lines = wording.cells
    inner = area.adjusted(0.08 * unit, 0.05 * unit, -0.08 * unit, -0.05 * unit)
    high = min(0.24 * unit, inner.height() * 0.3)
    whole &= write(
        painter,
        QRectF(inner.left(), inner.top(), inner.width(), high),
        title,
        QColor(palette.plate_text),
        high * 0.82,
        bold=True,
    )
    faces = sign.faces[1:] or ("",) * len(lines)
    room = QRectF(inner.left(), inner.top() + high, inner.width(), inner.height() - high)
    each = room.height() / max(1, len(lines))
    pixels = min((0.17 if sign.faces else 0.155) * unit, each * (0.8 if len(lines) > 1 else 0.6))
    for number, (line, owners) in enumerate(zip(lines, faces, strict=True)):
        row = QRectF(room.left(), room.top() + number * each, room.width(), each)
        for place, owner in enumerate(owners):
            middle = QPointF(row.left() + (place + 0.6) * pixels * 1.1, row.center().y())
            draw_owner(painter, middle, pixels * 1.02, owner)
        if sign.faces:
            row.setLeft(row.left() + max(map(len, faces)) * pixels * 1.1 + 0.08 * unit)
            whole &= write_wrapped(painter, row, line, QColor(palette.plate_text), pixels, left=True)
        else:
            whole &= write_wrapped(painter, row, line, QColor(palette.plate_quiet), pixels, left=False)
    return whole


def draw_halo(
    painter: QPainter, area: QRectF, _: Sign, __: Wording, context: RenderContext, _tentative: bool
) -> bool:
    """Draw a light around an area."""
    unit = context.geometry.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = QColor(context.palette.spot)
    for step in range(1, 7):
        colour.setAlphaF(1.0 if step == 1 else 0.16)
        painter.setPen(QPen(colour, unit * (0.02 + 0.018 * step)))
        painter.drawRoundedRect(area, 0.08 * unit, 0.08 * unit)
    return True


#: The letters of a score sheet, in card units: its figures, the titles of its rows, and the small print.
_LARGE: Final = 0.17
_TITLE: Final = 0.15
_SMALL: Final = 0.13
_LEAST: Final = 6  #: pixels of small print that can be read
_AIR: Final = 0.06  #: between two columns
_CROWDED: Final = 0.01  #: the same without small print, where letters cannot become smaller


def _columns(
    painter: QPainter, rows: Sequence[Sequence[str]], width: float, unit: float
) -> tuple[float, float, float, float]:
    """Return the widths of the titles and of each other column, the factor of its letters, and the air.

    The room goes to where the words are, so that those of a narrow sheet are all of nearly one size.  Names
    of players may be long: they are made smaller by themselves.
    """

    def needs(text: str, size: float, *, bold: bool = False) -> float:
        font = QFont(painter.font())
        font.setBold(bold)
        font.setPixelSize(SMALLEST if crowded else round(size * unit))
        return QFontMetricsF(font).horizontalAdvance(text)

    crowded = _SMALL * unit < _LEAST
    (head, *names), *lines, (total, *sums) = rows
    title = max(
        needs(head, _LARGE), needs(total, _LARGE, bold=True), *(needs(row[0], _TITLE) for row in lines)
    )
    cell = max(
        *(needs(text, _LARGE if row[0] else _SMALL) for row in lines for text in row[1:]),
        *(needs(text, _LARGE, bold=True) for text in sums),
        *(min(0.5 * unit, needs(text, _LARGE, bold=True)) for text in names),
    )
    air = (_CROWDED if crowded else _AIR) * unit
    share = width / (title + 2 * cell + 3 * air)
    letters = max(0.6, min(1.0, (width - 3 * air) / (title + 2 * cell)))
    return (title + air) * share, (cell + air) * share, letters, air


def draw_score(
    painter: QPainter, area: QRectF, _: Sign, wording: Wording, context: RenderContext, _tentative: bool
) -> bool:
    """Draw rows of three cells from the top: the title, rows with small print below them, the totals.

    Small print that is too small to be read is left out.
    """
    palette, unit = context.palette, context.geometry.unit
    every = [wording.cells[k : k + 3] for k in range(0, len(wording.cells), 3)]
    # On a small picture of a table the small print would be cut, and would take the room of the titles.
    rows = [row for row in every if row[0]] if _SMALL * unit < _LEAST else every
    heights = [(0.3 if row[0] else 0.21) * unit for row in rows]
    inner = area.adjusted(0.1 * unit, 0, -0.06 * unit, 0)
    paper = QRectF(area.left(), area.top(), area.width(), sum(heights) + 0.16 * unit)
    corner = 0.1 * unit
    draw_soft_edge(painter, paper, corner, unit)
    painter.setPen(QPen(QColor(palette.plate_quiet), max(1.0, unit * 0.008)))
    painter.setBrush(QColor(palette.plate))
    painter.drawRoundedRect(paper, corner, corner)
    text, quiet = QColor(palette.plate_text), QColor(palette.plate_quiet)
    title, wide, letters, air = _columns(painter, rows, inner.width(), unit)
    whole, top = len(rows) == len(every), area.top() + 0.08 * unit
    for number, (row, high) in enumerate(zip(rows, heights, strict=True)):
        heads, total, small = number == 0, number == len(rows) - 1, not row[0]
        if heads or total:
            y = top + high if heads else top
            painter.setPen(QPen(quiet, max(1.0, unit * 0.008)))
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
        pixels = _SMALL * unit if small else _LARGE * unit * letters
        name = QRectF(inner.left(), top, title, high)
        size = (_LARGE if heads or total else _TITLE) * unit * letters
        whole &= write(painter, name, row[0], quiet if not total else text, size, bold=total, left=True)
        for column, cell in enumerate(row[1:]):
            box = QRectF(inner.left() + title + column * wide + air / 2, top, wide - air, high)
            colour = quiet if small or heads else text
            whole &= write(painter, box, cell, colour, pixels, bold=heads or total)
        top += high
    return whole
