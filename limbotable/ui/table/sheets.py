"""Signs of more than a line: numbers in columns, awards and captions.

Each function returns whether there was room for all text of its sign.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from limbotable.table.tableau import Sign
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.tokens import draw_owner
from limbotable.ui.art.writing import SMALLEST, Wording, draw_soft_edge, width_of, write, write_wrapped
from limbotable.ui.table.items import RenderContext

#: The sign of awards in card units: its width, the height of an award, and the distance to the next one.
_AWARD_WIDTH: Final = 0.42
_AWARD_HEIGHT: Final = 0.18
_AWARD_PITCH: Final = 0.46
#: What an award's rows may take between two suits, and how far above the usual row they may begin.
_AWARD_ROOM: Final = 0.215
_AWARD_EARLIER: Final = 0.02
_FILLED: Final = 0.92  #: how much of an owner's room its square takes


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
        top = area.top() + place * _AWARD_PITCH * unit
        line = QRectF(area.left() + 0.02 * unit, top, area.width() - 0.02 * unit, _AWARD_HEIGHT * unit)
        last = place == len(sign.faces) - 1
        room = area.bottom() - top if last else _AWARD_ROOM * unit
        rows, size = rows_of(len(owners), line.width() - 0.03 * unit, room, _AWARD_HEIGHT * unit)
        if rows > 1:
            line.setTop(top if last else top - _AWARD_EARLIER * unit)
            line.setHeight(rows * size / _FILLED)
        if tentative:
            painter.setPen(QPen(QColor(context.palette.lit_edge), max(1.0, 0.012 * unit)))
            painter.setBrush(QColor(context.palette.lit))
            painter.drawRoundedRect(line, 0.04 * unit, 0.04 * unit)
        if not owners:
            continue
        each = -(-len(owners) // rows)
        for row in range(rows):
            beside = owners[row * each : (row + 1) * each]
            y = line.top() + (row + 0.5) * line.height() / rows
            for number, owner in enumerate(beside):
                x = line.center().x() + (number - (len(beside) - 1) / 2) * size / _FILLED
                draw_owner(painter, QPointF(x, y), size, owner)
    return True


def rows_of(count: int, wide: float, room: float, largest: float) -> tuple[int, float]:
    """Return in how many rows so many owners are largest, in a width and a height, and their size there.

    No row is higher than ``largest``; of equal sizes, one row is less to look at.
    """
    sizes = [(rows, min(wide / max(1, -(-count // rows)), room / rows, largest)) for rows in (1, 2, 3)]
    rows, pitch = max(sizes, key=lambda one: (round(one[1], 6), -one[0]))
    return rows, pitch * _FILLED


def draw_remark(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw a sentence on the cloth, in as many lines as necessary."""
    palette = context.palette
    colour = QColor(palette.spot_text if tentative else palette.text)
    share = 0.23 if sign.kind == "prompt" else 0.17
    letters = share * context.geometry.unit * context.letters
    return write_wrapped(painter, area, wording.text, colour, letters, left=False)


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
    letters = unit * context.letters
    high = min(0.24 * letters, inner.height() * 0.3)
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
    pixels = min((0.17 if sign.faces else 0.155) * letters, each * (0.8 if len(lines) > 1 else 0.6))
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


#: The letters of a score sheet, in card units: the largest ones, and those of the small print.
_LARGE: Final = 0.17
_SMALL: Final = 0.13
_LEAST: Final = 7  #: pixels: small print that would be smaller is left out
_AIR: Final = 0.05  #: between two columns
_CROWDED: Final = 0.01  #: the same where no small print could be read
_SQUEEZED: Final = 0.75  #: the least share of their width to which the smallest letters are squeezed
_BETWEEN: Final = 0.8  #: between two small prints, in heights of their letters


class _Columns(msgspec.Struct, frozen=True):
    """The widths of the titles, of each other column and between them, and the sizes of all letters.

    All of it is to be drawn ``squeezed``, to that share of its width.
    """

    title: float
    other: float
    air: float
    letters: int
    small: int
    squeezed: float = 1.0


def _small_print(painter: QPainter, rows: Sequence[Sequence[str]], width: float, unit: float) -> int | None:
    """Return the height of letters in which all small print of a score sheet fits, in pixels.

    It has the room of its whole row.  None where it could not be read.
    """
    prints = [row[1:] for row in rows if not row[0]]
    for letters in range(round(_SMALL * unit), _LEAST - 1, -1):
        room = width - _BETWEEN * letters - 2
        if all(sum(width_of(painter, one, letters) for one in row) <= room for row in prints):
            return letters
    return None


def _columns(
    painter: QPainter, rows: Sequence[Sequence[str]], width: float, unit: float, small: int | None
) -> _Columns:
    """Return the columns of a score sheet, all rows of it in the largest letters that fit.

    The room goes to where the words are.  Names of players may be long: they are made smaller by themselves.
    ``small`` is the height of the small print; None where there is none because of the room.  On a small
    picture of a table words that are too wide even in the smallest letters are squeezed.
    """
    names, *lines, totals = [row for row in rows if row[0]]
    crowded = round(_SMALL * unit) < _LEAST
    least = SMALLEST if crowded else _LEAST
    air = (_CROWDED if crowded else _AIR) * unit

    def wide(letters: float) -> tuple[float, float]:
        title = max(
            *(width_of(painter, row[0], letters) for row in (names, *lines)),
            width_of(painter, totals[0], letters, bold=True),
        )
        cell = max(
            *(min(0.5 * unit, width_of(painter, text, letters, bold=True)) for text in names[1:]),
            *(width_of(painter, text, letters) for row in lines for text in row[1:]),
            *(width_of(painter, text, letters, bold=True) for text in totals[1:]),
        )
        return title, cell

    def fits(letters: int) -> bool:
        title, cell = wide(letters)
        return title + 2 * cell + 3 * air <= width

    letters = next(filter(fits, range(round(_LARGE * unit), least, -1)), least)
    title, cell = wide(letters)
    share = width / (title + 2 * cell + 3 * air)
    squeezed = max(_SQUEEZED, min(1.0, share)) if crowded else 1.0
    share /= squeezed
    return _Columns(
        (title + air) * share,
        (cell + air) * share,
        air,
        letters,
        min(letters, small or letters),
        squeezed,
    )


def _below(painter: QPainter, texts: Sequence[str], columns: _Columns, width: float) -> Iterator[QRectF]:
    """Yield the place of each small print of a row, without its height: below its figure if there is room."""
    left = width
    places = list[QRectF]()
    for column, text in reversed(list(enumerate(texts))):
        wide = width_of(painter, text, columns.small) + 1
        middle = columns.title + (column + 0.5) * columns.other
        left = max(0.0, min(middle - wide / 2, left - wide))
        places.append(QRectF(left, 0, wide, 0))
        left -= columns.small * _BETWEEN
    yield from reversed(places)


def draw_score(
    painter: QPainter, area: QRectF, _: Sign, wording: Wording, context: RenderContext, _tentative: bool
) -> bool:
    """Draw rows of three cells from the top: the title, rows with small print below them, the totals.

    Small print that is too small to be read is left out.
    """
    palette = context.palette
    # As high as there is room: the words, and with them everything, are larger where the user wants that.
    count = sum(0.3 if title else 0.21 for title in wording.cells[::3]) + 0.16
    unit = min(context.letters * context.geometry.unit, area.height() / count)
    every = [wording.cells[k : k + 3] for k in range(0, len(wording.cells), 3)]
    inner = area.adjusted(0.08 * unit, 0, -0.04 * unit, 0)
    # On a small picture of a table the small print would be cut, and would take the room of the titles.
    small = _small_print(painter, every, inner.width(), unit)
    rows = [row for row in every if row[0]] if small is None else every
    heights = [(0.3 if row[0] else 0.21) * unit for row in rows]
    paper = QRectF(area.left(), area.top(), area.width(), sum(heights) + 0.16 * unit)
    corner = 0.1 * unit
    draw_soft_edge(painter, paper, corner, unit)
    painter.setPen(QPen(QColor(palette.plate_quiet), max(1.0, unit * 0.008)))
    painter.setBrush(QColor(palette.plate))
    painter.drawRoundedRect(paper, corner, corner)
    text, quiet = QColor(palette.plate_text), QColor(palette.plate_quiet)
    columns = _columns(painter, rows, inner.width(), unit, small)
    whole, top = len(rows) == len(every), area.top() + 0.08 * unit
    painter.save()
    painter.translate(inner.left(), 0)
    painter.scale(columns.squeezed, 1)
    inner = QRectF(0, inner.top(), inner.width() / columns.squeezed, inner.height())
    for number, (row, high) in enumerate(zip(rows, heights, strict=True)):
        heads, total = number == 0, number == len(rows) - 1
        if heads or total:
            y = top + high if heads else top
            painter.setPen(QPen(quiet, max(1.0, unit * 0.008)))
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
        name = QRectF(inner.left(), top, columns.title, high)
        ink = text if total else quiet
        whole &= write(painter, name, row[0], ink, columns.letters, bold=total, left=True)
        if row[0]:
            wide, air = columns.other, columns.air / 2
            places = [QRectF(columns.title + k * wide + air, 0, wide - 2 * air, 0) for k in range(2)]
        else:
            places = list(_below(painter, row[1:], columns, inner.width()))
        for place, cell in zip(places, row[1:], strict=True):
            box = QRectF(inner.left() + place.left(), top, place.width(), high)
            ink = quiet if heads or not row[0] else text
            pixels = columns.letters if row[0] else columns.small
            whole &= write(painter, box, cell, ink, pixels, bold=heads or total)
        top += high
    painter.restore()
    return whole
