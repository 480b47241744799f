"""Writing on the table: the texts of signs, and a line or a paragraph written into a rectangle."""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from limbotable.ui.art.line_breaks import kept

#: The height of letters for which windows are laid out, in pixels.
_USUAL: Final = 13
#: The height of the smallest letters, in pixels: for small pictures of a table.
SMALLEST: Final = 5
_MORE: Final = "…"  #: in place of what has no room
_STOPS: Final = " .,:;、。，"  #: that do not stand before it
#: Between the parts of a line, the most important one first; the other one is Japanese, where names may have
#: the same dot without the space of no width.
_SIGN_BETWEEN: Final = re.compile(" · |・\u200b")
_BETWEEN: Final = re.compile(f"(.+)(?:{_SIGN_BETWEEN.pattern})")
#: What ends with a colon, and what it introduces: one remark, for of several the first would stand alone.
_INTRODUCED: Final = re.compile(
    r"([^:：]+(?:: |：))((?:(?![.!?;:] |[。！？；：]|" + _SIGN_BETWEEN.pattern + r").)+[.!?。！？]?)",
    re.DOTALL,
)
_SPARED: Final = 0.75  #: the part of their size that letters keep so that no line ends before a colon


class Wording(msgspec.Struct, frozen=True):
    """A sign's texts in the user's language."""

    text: str
    note: str = ""
    labels: tuple[str, ...] = ()  #: of its counts
    cells: tuple[str, ...] = ()  #: texts of its columns
    tip: str = ""  #: for a pointer that rests on it


def larger(font: QFont, factor: float) -> QFont:
    """Return a font enlarged by a factor, whether its size is in points or in pixels."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * factor)
    else:
        made.setPixelSize(round(font.pixelSize() * factor))
    return made


def growth() -> float:
    """Return how many times the program’s writing is as large as usual; 1.0 where it is smaller."""
    return max(1.0, QFontInfo(QApplication.font()).pixelSize() / _USUAL)


def draw_soft_edge(painter: QPainter, area: QRectF, corner: float, unit: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 14))
    for step in range(1, 5):
        reach = unit * 0.012 * step
        low = area.translated(0, unit * 0.012).adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(low, corner + reach, corner + reach)


def width_of(painter: QPainter, text: str, pixels: float, *, bold: bool = False) -> float:
    """Return how wide a line is that ``write`` writes in letters of so many pixels, where it has the room."""
    return QFontMetricsF(_font(painter, pixels, bold=bold)).horizontalAdvance(text)


def _font(painter: QPainter, pixels: float, *, bold: bool) -> QFont:
    font = QFont(painter.font())
    font.setBold(bold)
    font.setPixelSize(max(SMALLEST, round(pixels)))
    return font


def fitting(
    painter: QPainter,
    width: float,
    text: str,
    pixels: float,
    *,
    bold: bool = False,
    least_share: float = 0.5,
) -> int:
    """Return the size of the letters in which ``write`` writes a line: ``pixels``, or smaller to fit."""
    font = _font(painter, pixels, bold=bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width:
        least = max(SMALLEST, math.floor(pixels * least_share))
        font.setPixelSize(max(least, math.floor(pixels * width / wide)))
        while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > width:
            font.setPixelSize(font.pixelSize() - 1)
    return font.pixelSize()


def in_two_lines(text: str) -> tuple[str, str] | None:
    """Return a line of several parts as two lines of nearly one length; None where it has one part."""
    halves = [(text[: sign.start()], text[sign.end() :]) for sign in _SIGN_BETWEEN.finditer(text)]
    return min(halves, key=lambda lines: max(map(len, lines)), default=None)


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    colour: QColor,
    pixels: float,
    *,
    bold: bool = False,
    left: bool = False,
    least_share: float = 0.5,
) -> bool:
    """Write one line in the middle, or from the left; smaller if it is too long.

    Then its last parts are left out, and the first one ends with an ellipsis if need be; in the smallest
    letters, which cannot be read, nothing is written instead.  The letters do not become smaller than
    ``least_share`` of ``pixels``.  Return whether all of the text is visible.
    """
    if not text or area.width() <= 1:
        return True
    size = fitting(painter, area.width(), text, pixels, bold=bold, least_share=least_share)
    font = _font(painter, size, bold=bold)
    metrics = QFontMetricsF(font)
    parts = text
    while metrics.horizontalAdvance(parts) > area.width() + 1 and (more := _BETWEEN.match(parts)):
        parts = more[1]
    if size <= SMALLEST and metrics.horizontalAdvance(parts) > area.width() + 1:
        return False
    shown = metrics.elidedText(parts, Qt.TextElideMode.ElideRight, area.width() + 1)
    # Centred by the height of the capitals: by the font's own box the text would hang too low.
    start = area.left() if left else area.center().x() - metrics.horizontalAdvance(shown) / 2
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(start, area.center().y() + metrics.capHeight() / 2), shown)
    return shown == text


def write_wrapped(
    painter: QPainter,
    area: QRectF,
    text: str,
    colour: QColor,
    pixels: float,
    *,
    left: bool,
    top: bool = False,
    bold: bool = False,
) -> bool:
    """Write a paragraph in the middle, or from the ``left`` or the ``top``; return whether all of it fits.

    It is smaller if it does not fit otherwise.  One remark that a colon introduces begins a line if that is
    no longer, in letters of three quarters of their size or larger: the largest in which it is one line,
    or else the largest.  Of a paragraph that fits in no size the beginning is written, up to the end of a
    word where there are spaces, and nothing where there is no room for a line.
    """
    if not text:
        return True
    flags = Qt.TextFlag.TextWordWrap | (Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter)
    flags |= Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
    font = QFont(painter.font())
    font.setBold(bold)

    def lines(words: str, size: int) -> float | None:
        """Return the number of lines; None where they have no room."""
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        needed = metrics.boundingRect(area, flags, kept(words, int(area.width() / size)))
        has_room = needed.height() <= area.height() and needed.width() <= area.width() + 1
        return needed.height() / metrics.lineSpacing() if has_room else None

    most = max(SMALLEST, round(pixels))
    sizes = range(most, SMALLEST - 1, -1)
    size = next((size for size in sizes if lines(text, size) is not None), SMALLEST)
    count, written = lines(text, size), text
    if count is None:
        if lines(_MORE, size) is None:
            return False
        written = _beginning(text, lambda words: lines(words, size) is not None)
    elif count > 1.5 and (introduced := _INTRODUCED.fullmatch(text)):
        broken, found = f"{introduced[1]}\n{introduced[2]}", dict[int, float]()
        for smaller in range(size, math.ceil(size * _SPARED) - 1, -1):
            font.setPixelSize(smaller)
            if QFontMetricsF(font).horizontalAdvance(introduced[1].rstrip()) > area.width():
                continue  # or a line would end within what introduces
            now = lines(broken, smaller)
            if now is not None and now < count + 0.5:
                found[smaller] = now
        if found:
            written, size = broken, next((one for one in found if found[one] < 2.5), max(found))
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(area, flags, kept(written, int(area.width() / size)))
    return count is not None


def height_of(painter: QPainter, area: QRectF, text: str, pixels: float) -> float:
    """Return the height of a paragraph in letters of that size, or that of the area where it has no room."""
    font = QFont(painter.font())
    font.setPixelSize(max(SMALLEST, round(pixels)))
    wrapped = kept(text, int(area.width() / font.pixelSize()))
    needed = QFontMetricsF(font).boundingRect(area, Qt.TextFlag.TextWordWrap, wrapped)
    return min(needed.height(), area.height())


def _beginning(text: str, has_room: Callable[[str], bool]) -> str:
    """Return as much of a text as there is room for, with an ellipsis in place of the rest."""
    lengths = range(1, len(text))
    end = bisect_left(lengths, True, key=lambda n: not has_room(text[:n].rstrip() + _MORE))
    begun = text[:end]
    if " " in begun and not text[end].isspace():
        begun = begun.rpartition(" ")[0]
    return begun.rstrip(_STOPS) + _MORE
