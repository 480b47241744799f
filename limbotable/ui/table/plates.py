"""The players' plates: a face, a name, and below it what is to be known of the player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from limbotable.table.tableau import Sign
from limbotable.ui.art.masks import draw_hood
from limbotable.ui.art.portraits import draw_portrait
from limbotable.ui.art.tokens import draw_owner
from limbotable.ui.art.writing import (
    SMALLEST,
    Wording,
    draw_soft_edge,
    fitting,
    in_two_lines,
    width_of,
    write,
)
from limbotable.ui.table.items import RenderContext
from limbotable.ui.words.cast import character_named

#: The height of the smallest letters that are easily read, in pixels.  Where a plate has room for them, a
#: note that needs smaller ones is written in two lines, or in the place of the face.
READABLE: Final = 12
#: A plate shows a face if it is wider than so many of its heights.
_WITH_FACE: Final = 2.4
_FACE: Final = 0.67  #: the greatest height of a face in card units: what is higher has room for larger words
#: The share of the room for words that a name has over one line, and over two.
_OVER_ONE: Final = 0.56
_OVER_TWO: Final = 0.4
_EVEN: Final = 0.25  #: how much of it the name cedes where letters are larger
_AIR: Final = 0.12  #: above a name, and below a note of one line, in heights of a plate
_LOW: Final = 0.8  #: the height of a line that its letters can share with the next one, in their own
_MARK: Final = 0.39  #: the room for the mark of the seat to act, in heights of the room for words
_OWNER: Final = 0.52  #: an owner's sign, in heights of the room for words


class _Arrangement(msgspec.Struct, frozen=True):
    """What a plate shows, and where."""

    words: QRectF  #: the room for the name and the note
    share: float  #: that of the name in it
    lines: tuple[str, ...]  #: of the note
    face: QRectF | None  #: the place of the face, if it is shown

    @property
    def upper(self) -> QRectF:
        """The room for the name, and for the owners' signs beside it."""
        return QRectF(self.words.topLeft(), QPointF(self.words.right(), self._down(self.share)))

    def line(self, number: int) -> QRectF:
        """Return the room for a line of the note."""
        top, high = self.upper.bottom(), (self.words.bottom() - self.upper.bottom()) / len(self.lines)
        return QRectF(self.words.left(), top + number * high, self.words.width(), high)

    @property
    def letters(self) -> float:
        """The height of the note's letters, where they have the room."""
        # Two lines are close to each other, and so they leave no air.
        return self.line(0).height() * (0.92 if len(self.lines) == 1 else 1.02)

    def _down(self, share: float) -> float:
        return self.words.top() + self.words.height() * share


def name_on(sign: Sign) -> str:
    """Return the name on a plate, as it is in no language; empty where there is none."""
    return str(dict(sign.text.values).get("text", ""))


def draw_plate(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext, tentative: bool
) -> bool:
    """Draw a plate; return whether there was room for all of its text."""
    palette, unit = context.palette, context.geometry.unit
    corner = min(area.height() / 2, 0.14 * unit)
    draw_soft_edge(painter, area, corner, unit)
    painter.setBrush(QColor(palette.lit if sign.lit else palette.plate))
    edge = palette.lit_edge if sign.lit else palette.plate_quiet
    pen = QPen(QColor(palette.spot if tentative else edge), max(1.0, unit * (0.022 if sign.lit else 0.008)))
    if tentative:
        pen.setDashPattern([4.0, 2.5])
    painter.setPen(pen)
    painter.drawRoundedRect(area, corner, corner)
    shown = _arranged(painter, area, sign, wording, context)
    text = QColor(palette.lit_text if sign.lit else palette.plate_text)
    quiet = QColor(palette.lit_text if sign.lit else palette.plate_quiet)
    character = character_named(name_on(sign))
    if shown.face is not None and character is not None:
        draw_portrait(painter, shown.face, character.rank, character.kin)
    elif shown.face is not None:
        draw_hood(painter, shown.face, quiet.name())
    size = shown.words.height() * _OWNER
    left = shown.words.left() - len(sign.faces) * size * 1.3
    for place, owner in enumerate(sign.faces):
        middle = QPointF(left + size * (1.3 * place + 0.55), shown.words.center().y())
        draw_owner(painter, middle, size, owner)
    upper = shown.upper
    letters = min(shown.words.height() * 0.52, upper.height() * 0.95)
    if sign.lit and sign.kind in {"plate", "shadow"}:
        # A mark shows the seat to act, not the colour alone.
        size = shown.words.height() * 0.15
        middle = QPointF(upper.left() + size, upper.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(text)
        painter.drawPolygon(
            [middle + QPointF(-size, -size), middle + QPointF(size * 0.8, 0), middle + QPointF(-size, size)]
        )
        # The name stays in the middle, or begins beside the mark where it is too long for that.
        wide = width_of(painter, wording.text, letters, bold=True)
        side = _MARK * shown.words.height()
        upper.adjust(side, 0, -max(0.0, min(side, upper.width() - side - wide)), 0)
    whole = write(painter, upper, wording.text, text, letters, bold=True)
    whole &= bool(shown.lines or not wording.note)
    for number, line in enumerate(shown.lines):
        whole &= write(painter, shown.line(number), line, quiet, shown.letters)
    return whole


def _arranged(
    painter: QPainter, area: QRectF, sign: Sign, wording: Wording, context: RenderContext
) -> _Arrangement:
    """Return the first arrangement with readable letters, as much larger as the user wants them; of those
    with a face the one with the largest, if there is none, and where there is no room for such letters at
    all the usual one.  On the small picture of a table a face makes way for a name that would be lost
    beside it.
    """
    every = list(_arrangements(area, sign, wording.note, context))
    name = width_of(painter, wording.text, SMALLEST, bold=True)
    mark = _MARK * every[0].words.height() if sign.lit else 0.0
    every = [one for one in every if one.words.width() + 1 >= name + mark] or every
    usual = every[0]
    if not usual.lines or usual.letters < READABLE:
        return usual
    sizes = [
        min(fitting(painter, one.words.width(), line, one.letters) for line in one.lines) for one in every
    ]
    sized = list(zip(sizes, every, strict=True))
    with_face = [pair for pair in sized if pair[1].face == usual.face]
    largest = max(with_face, key=lambda pair: pair[0])[1]
    return next((one for size, one in sized if size >= READABLE * context.letters), largest)


def _arrangements(area: QRectF, sign: Sign, note: str, context: RenderContext) -> Iterator[_Arrangement]:
    """Yield the arrangements of a plate, the usual one first: without a note that would lie on the name."""
    if area.height() * (1 - 2 * _AIR) * (1 - _OVER_ONE) < SMALLEST * _LOW:
        note = ""
    unit, letters = context.geometry.unit, context.letters
    usual, two = _face(area, sign, unit), in_two_lines(note)
    for face in (None,) if usual is None else (usual, None):
        for lines in ((note,) if note else (), *(() if two is None else (two,))):
            # Larger letters take the air, and the note, which is the smaller, some of the name's room.
            air = area.height() * (_AIR if len(lines) < 2 else 0.07) / letters**2
            share = (1.0, _OVER_ONE / letters**_EVEN, _OVER_TWO)[len(lines)]
            words = area.adjusted(0.1 * unit, air, -0.1 * unit, -air)
            if face is not None:
                words.setLeft(face.right() + (0.05 if sign.kind != "shadow" else 0.04) * unit)
            words.adjust(len(sign.faces) * words.height() * _OWNER * 1.3, 0, 0, 0)
            if len(lines) < 2 or words.height() * (1 - _OVER_TWO) / 2 > SMALLEST:
                yield _Arrangement(words, share, lines, face)


def _face(area: QRectF, sign: Sign, unit: float) -> QRectF | None:
    """Return the place of a player's face, or of the Shadow's hood; None without one."""
    if sign.kind == "shadow":
        high = area.height() * 0.8
    elif character_named(name_on(sign)) is not None and area.width() > _WITH_FACE * area.height():
        high = min(area.height() * 0.92, _FACE * unit)
    else:
        return None
    return QRectF(area.left() + 0.06 * unit, area.center().y() - high / 2, high, high)
