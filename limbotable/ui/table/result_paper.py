"""The paper of a result sheet: all its lines, laid out for a width and painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.sheet import Account, RoundRow, Sheet
from limbotable.ui.art.line_breaks import kept
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.tokens import draw_owner

#: Paints the face of a seat, by its number and its ball if it has one, into a square.
FacePainter: TypeAlias = Callable[[QPainter, QRectF, int, str], None]
#: The feeling of a sheet: ``won`` and ``lost`` are those of the only person at the table.
Mood: TypeAlias = Literal["plain", "won", "lost"]

#: The greatest width of a sheet, in heights of its letters.
WIDEST: Final = 46.0

# In heights of letters.
_MARGIN: Final = 1.1
_FACE: Final = 2.3
_GAP: Final = 0.9  #: between two columns
_LINE: Final = 1.35
_SMALL: Final = 0.9  #: letters of reasons and heads
_LEAST: Final = 0.75  #: letters of a name that is long


def draw_seat_mark(painter: QPainter, square: QRectF, seat: int) -> None:
    """Draw the mark of a seat, where it has no face."""
    draw_owner(painter, square.center(), square.width() * 0.62, str(seat))


class _Text(msgspec.Struct, frozen=True):
    """A text at its place."""

    area: QRectF
    text: str
    flags: int
    bold: bool = False
    size: float = 1.0
    colour: Literal["text", "quiet", "strong"] = "text"


class ResultPaper(QWidget):
    """Shows a sheet; it is as high as its text needs at its width."""

    def __init__(self, speak: Callable[[Phrase], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speak = speak
        self._palette: Palette | None = None
        self._em = 14.0
        self._texts: list[_Text] = []
        self._faces: list[tuple[QRectF, int, str]] = []
        self._bands: list[tuple[QRectF, bool]] = []  # areas of the best lines, and whether they are lit
        self._rules: list[float] = []
        self.face: FacePainter = lambda painter, square, seat, _: draw_seat_mark(painter, square, seat)

    def wear(self, palette: Palette, em: float) -> None:
        """Use these colours, with letters of ``em`` pixels."""
        self._palette, self._em = palette, em

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language, from the next ``lay_out`` on."""
        self._speak = speak

    def lay_out(self, sheet: Sheet, width: int) -> int:
        """Lay out a sheet for a width; return the height that it needs.  Both are in pixels."""
        self._texts, self._faces, self._bands, self._rules = [], [], [], []
        bottom = self._lay_accounts(sheet, width, self._em * 0.3)
        if sheet.rounds:
            bottom = self._lay_rounds(sheet, width, bottom + self._em * 0.5)
        if sheet.decisive is not None:
            bottom = self._lay_decisive(sheet.decisive, width, bottom + self._em * 0.4)
        height = round(bottom + self._em * 0.4)
        self.setFixedSize(QSize(width, height))
        self.update()
        return height

    def needed_width(self, sheet: Sheet) -> int:
        """Return a width in pixels in which no line has to be broken, or the greatest one."""
        small = self._metrics(_SMALL)
        reasons = [
            small.horizontalAdvance(self._speak(one)) for line in sheet.accounts for one in line.reasons
        ]
        reasons += [
            small.horizontalAdvance(self._speak(row.note)) for row in sheet.rounds if row.note is not None
        ]
        names = [
            self._metrics(1.05, bold=True).horizontalAdvance(self._speak(line.name))
            for line in sheet.accounts
        ]
        left = self._name_left()
        columns = sum(self._column_widths(sheet.heads, [line.figures for line in sheet.accounts]))
        rounds = sum(self._column_widths(sheet.columns, [row.figures for row in sheet.rounds]))
        rounds += max(
            (self._metrics(1.0).horizontalAdvance(self._speak(row.name)) for row in sheet.rounds), default=0
        )
        title = QFontMetricsF(self._font(1.7, bold=True)).horizontalAdvance(self._speak(sheet.title))
        note = 0 if sheet.note is None else self._metrics(1.0).horizontalAdvance(self._speak(sheet.note))
        margins = 2 * _MARGIN * self._em
        need = max(
            left + max(names, default=0.0) + columns + (_MARGIN + 1.0) * self._em,
            left + max(reasons, default=0.0) + (_MARGIN + 1.0) * self._em,
            rounds + margins + self._em * 2,
            title + margins + 6 * self._em,
            note + margins,
            24 * self._em,
        )
        return round(min(need, WIDEST * self._em))

    # --- the layout -----------------------------------------------------------------------------------
    def _name_left(self) -> float:
        return (_MARGIN + 1.6 + _FACE + 0.5) * self._em

    def _lay_accounts(self, sheet: Sheet, width: int, top: float) -> float:
        em, right = self._em, width - _MARGIN * self._em
        widths = self._column_widths(sheet.heads, [line.figures for line in sheet.accounts])
        top = self._lay_heads(sheet.heads, widths, right, top)
        for account in sheet.accounts:
            top = self._lay_account(account, widths, right, top)
        return top + em * 0.1

    def _lay_heads(self, heads: Sequence[Phrase], widths: Sequence[float], right: float, top: float) -> float:
        high = self._em * 1.2
        for area, head in zip(self._cells(widths, right, top, high), heads, strict=True):
            self._write(area, self._speak(head), Qt.AlignmentFlag.AlignRight, size=_SMALL, colour="quiet")
        return top + high

    def _lay_account(self, account: Account, widths: Sequence[float], right: float, top: float) -> float:
        em, left = self._em, self._name_left()
        start = top
        top += em * 0.25
        high = em * _LINE * 1.15
        colour: Literal["text", "strong"] = "strong" if account.best else "text"
        middle = Qt.AlignmentFlag.AlignVCenter
        if account.rank is not None:
            rank = QRectF(_MARGIN * em, top, 1.5 * em, _FACE * em)
            self._write(
                rank, f"{account.rank}.", middle | Qt.AlignmentFlag.AlignLeft, bold=True, colour=colour
            )
        self._lay_faces(account, QRectF((_MARGIN + 1.6) * em, top, _FACE * em, _FACE * em))
        name = QRectF(left, top, right - sum(widths) - left, high)
        self._write(name, self._speak(account.name), middle, bold=True, size=1.05, colour=colour)
        cells = list(self._cells(widths, right, top, high))
        for number, (area, figure) in enumerate(zip(cells, account.figures, strict=True)):
            last = number == len(cells) - 1
            self._write(
                area, self._speak(figure), middle | Qt.AlignmentFlag.AlignRight, bold=last, colour=colour
            )
        top += high
        for reason in account.reasons:
            top = self._paragraph(self._speak(reason), left, right, top, best=account.best)
        bottom = max(top, start + (_FACE + 0.4) * em) + em * 0.2
        self._bands.append(
            (QRectF(_MARGIN * em * 0.45, start, right + _MARGIN * em * 0.1, bottom - start), account.best)
        )
        return bottom + em * 0.25

    def _lay_faces(self, account: Account, square: QRectF) -> None:
        """Lay out the faces of a line in a square: one, or several smaller ones in two rows."""
        seats, balls = account.seats, account.balls
        if not seats:
            return
        across = 1 if len(seats) == 1 else 2
        down = -(-len(seats) // across)
        size = square.width() / max(across, down)
        for number, seat in enumerate(seats):
            row, column = divmod(number, across)
            in_row = min(across, len(seats) - row * across)
            x = square.center().x() + (column - in_row / 2) * size
            y = square.center().y() + (row - down / 2) * size
            self._faces.append((QRectF(x, y, size, size), seat, balls[number] if balls else ""))

    def _lay_rounds(self, sheet: Sheet, width: int, top: float) -> float:
        em, left, right = self._em, _MARGIN * self._em, width - _MARGIN * self._em
        self._rules.append(top)
        top += em * 0.35
        widths = self._column_widths(sheet.columns, [row.figures for row in sheet.rounds])
        names = max(
            self._metrics(1.0, bold=True).horizontalAdvance(self._speak(row.name)) for row in sheet.rounds
        )
        room = right - left - names - em
        if sum(widths) > room:  # long names: all columns alike, and the names shortened
            widths = [room / len(widths)] * len(widths)
        top = self._lay_heads(sheet.columns, widths, right, top)
        for row in sheet.rounds:
            top = self._lay_round(row, widths, left, right, top)
        return top

    def _lay_round(
        self, row: RoundRow, widths: Sequence[float], left: float, right: float, top: float
    ) -> float:
        em, high = self._em, self._em * _LINE
        start = top
        middle = Qt.AlignmentFlag.AlignVCenter
        name = QRectF(left, top, right - left - sum(widths), high)
        self._write(name, self._speak(row.name), middle, bold=row.decisive)
        for column, (area, figure) in enumerate(
            zip(self._cells(widths, right, top, high), row.figures, strict=True)
        ):
            best = column in row.best
            self._write(area, self._speak(figure), middle | Qt.AlignmentFlag.AlignRight, bold=best)
        top += high
        if row.note is not None:
            top = self._paragraph(self._speak(row.note), left + em, right, top)
        if row.decisive:
            area = QRectF(_MARGIN * em * 0.45, start, right + _MARGIN * em * 0.1, top - start)
            self._bands.append((area, False))
        return top

    def _lay_decisive(self, decisive: Phrase, width: int, top: float) -> float:
        em = self._em
        self._rules.append(top)
        return self._paragraph(
            self._speak(decisive), _MARGIN * em, width - _MARGIN * em, top + em * 0.35, bold=True
        )

    def _paragraph(
        self, text: str, left: float, right: float, top: float, *, bold: bool = False, best: bool = False
    ) -> float:
        """Lay out a text in as many lines as it needs; return its lower edge."""
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        size = 1.0 if bold else _SMALL
        room = QRectF(left, top, right - left, 10_000)
        text = kept(text)
        need = self._metrics(size, bold=bold).boundingRect(room, int(flags.value), text)
        area = QRectF(left, top, right - left, need.height() + self._em * 0.05)
        colour: Literal["text", "quiet", "strong"] = "strong" if best else "text" if bold else "quiet"
        self._texts.append(_Text(area, text, int(flags.value), bold, size, colour))
        return area.bottom()

    def _write(
        self,
        area: QRectF,
        text: str,
        align: Qt.AlignmentFlag,
        *,
        bold: bool = False,
        size: float = 1.0,
        colour: Literal["text", "quiet", "strong"] = "text",
    ) -> None:
        """Lay out a text in one line, smaller where there is no room, and at last shortened."""
        metrics = self._metrics(size, bold=bold)
        while metrics.horizontalAdvance(text) > area.width() + 1 and size > _LEAST:
            size -= 0.05
            metrics = self._metrics(size, bold=bold)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
        flags = align | Qt.AlignmentFlag.AlignVCenter
        self._texts.append(_Text(area, shown, int(flags.value), bold, size, colour))

    def _column_widths(self, heads: Sequence[Phrase], lines: Sequence[Sequence[Phrase]]) -> list[float]:
        """Return the width of each column, with the gap before it."""
        small, bold = self._metrics(_SMALL), self._metrics(1.0, bold=True)
        return [
            max(
                [
                    small.horizontalAdvance(self._speak(head)),
                    *(bold.horizontalAdvance(self._speak(line[column])) for line in lines),
                ]
            )
            + _GAP * self._em
            for column, head in enumerate(heads)
        ]

    def _cells(self, widths: Sequence[float], right: float, top: float, high: float) -> Iterator[QRectF]:
        left = right - sum(widths)
        gap = _GAP * self._em * 0.5
        for wide in widths:
            yield QRectF(left + gap, top, wide - gap, high)
            left += wide

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        font = QFont(QApplication.font())  # its own follows only after the sheet is laid out
        font.setPixelSize(max(8, round(self._em * size)))
        font.setBold(bold)
        return font

    def _metrics(self, size: float, *, bold: bool = False) -> QFontMetricsF:
        return QFontMetricsF(self._font(size, bold=bold))

    # --- painting -------------------------------------------------------------------------------------
    def paintEvent(self, _: QPaintEvent) -> None:
        palette = self._palette
        if palette is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        for area, lit in self._bands:
            painter.setPen(QPen(QColor(palette.lit_edge if lit else palette.plate_quiet), 1.0))
            painter.setBrush(QColor(palette.lit) if lit else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, self._em * 0.4, self._em * 0.4)
        painter.setPen(QPen(QColor(palette.plate_quiet), 1.0))
        for y in self._rules:
            painter.drawLine(QPointF(_MARGIN * self._em, y), QPointF(self.width() - _MARGIN * self._em, y))
        for square, seat, ball in self._faces:
            painter.save()
            self.face(painter, square, seat, ball)
            painter.restore()
        colours = {"text": palette.plate_text, "quiet": palette.plate_quiet, "strong": palette.lit_text}
        for one in self._texts:
            painter.setFont(self._font(one.size, bold=one.bold))
            painter.setPen(QColor(colours[one.colour]))
            painter.drawText(one.area, one.flags, one.text)
