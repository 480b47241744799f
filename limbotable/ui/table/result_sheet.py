"""The sheet with the result of a round or a match, over the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.sheet import Sheet
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.writing import write
from limbotable.ui.table.clock import FRAME, Alarm, Clock
from limbotable.ui.table.result_paper import FacePainter, Mood, ResultPaper
from limbotable.ui.table.thin_bar import thin_bar

# In heights of letters.
_TITLE: Final = 2.9
_NOTE: Final = 1.35
_EDGE: Final = 0.5  #: around the paper

# In pixels.
_SIDE: Final = 12  #: of table beside the sheet, at least
_APART: Final = 4  #: between it and a thing above or below it

_ASIDE: Final = 2  #: how much worse it is to cover a thing from beside the middle
_STEPS: Final = 8  #: an even number: between the places from which the one of a sheet is chosen

#: The time in which a sheet comes to its place, in milliseconds at normal speed, by its mood.
_COMES: Final = {"plain": 220.0, "won": 520.0, "lost": 700.0}
#: The distance that it comes from, in heights of letters: from above, or from below.
_FROM: Final = {"plain": 0.8, "won": -4.0, "lost": 2.2}


class ResultSheet(QFrame):
    """Shows a sheet in a style that is the same for all games.

    Where it is too high for the table it can be scrolled.  Its texts are read through the table's tree
    (``sentences``), so it has no children for a screen reader of its own.
    """

    laid = Signal()  #: it has another place or another size
    came = Signal(float)  #: it has come so far on its way, from 0 to 1

    def __init__(self, clock: Clock, speak: Callable[[Phrase], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("result")
        self._clock = clock
        self._speak = speak
        self._sheet: Sheet | None = None
        self._palette: Palette | None = None
        self._em = 14.0
        self._mood: Mood = "plain"
        self._home = QRect()
        self._laid: tuple[object, ...] = ()  # all that the place depends on, but for
        self._foot = 0  # the height left free at the lower edge
        self._alarm: Alarm | None = None
        self._began = 0.0
        self._takes = 0.0
        self._paper = ResultPaper(speak)
        self.area = QScrollArea(self)  #: where the lines can be scrolled
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._paper.setObjectName("lines")
        self.area.viewport().setObjectName("lines")
        self.area.setWidget(self._paper)
        self.hide()

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that is shown or folded away; None without a result."""
        return self._sheet

    @property
    def mood(self) -> Mood:
        """The feeling of the sheet."""
        return self._mood

    @property
    def home(self) -> QRect:
        """The place of the sheet at rest."""
        return self._home

    def set_face(self, face: FacePainter) -> None:
        """Paint the players' faces with this from now on."""
        self._paper.face = face
        self._paper.update()

    def wear(self, palette: Palette, em: float) -> None:
        """Use these colours, with letters of ``em`` pixels; ``lie`` has to follow."""
        self._palette, self._em, self._laid = palette, em, ()
        self._paper.wear(palette, em)
        wide = round(em * 0.7)
        self.area.setStyleSheet(thin_bar(palette.plate_quiet, palette.rim_focus, wide, "lines"))
        self.update()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language; ``lie`` has to follow."""
        self._speak, self._laid = speak, ()
        self._paper.retranslate(speak)

    def put(self, sheet: Sheet | None, people: Collection[int]) -> None:
        """Take a result to show, or none; ``people`` are the seats of the people at this screen."""
        self._sheet, self._laid = sheet, ()
        self._mood = _mood_of(sheet, people)
        self.setAccessibleName("" if sheet is None else self._speak(sheet.title))
        if sheet is None:
            self._stop()
            self.hide()

    def sentences(self) -> Sequence[str]:
        """Return everything on the sheet, line by line."""
        return [] if self._sheet is None else [self._speak(one) for one in self._sheet.sentences()]

    def lie(
        self,
        room: QRect,
        avoid: Sequence[QRect],
        whole: Sequence[QRect],
        foot: Callable[[int], int],
        foot_width: int,
    ) -> None:
        """Lie where it covers as little as possible of some areas, within the room.

        It leaves each of the ``whole`` ones so, or covers all of it, where there is such a place.  ``foot``
        returns the height to be left free at the lower edge for a width; ``foot_width`` is the least width
        for that.  It is as wide as its lines want, or else as the foot does, up to some room at both sides.
        """
        sheet = self._sheet
        if sheet is None:
            return
        edge = round(_EDGE * self._em)
        wanted = sheet, room, tuple(avoid), tuple(whole), foot_width, self.font().key()
        if wanted == self._laid and self._foot == foot(self._home.width() - 2 * edge):
            return  # the table is shown anew far more often than the sheet has another place on it
        room = room.adjusted(_SIDE, 0, -_SIDE, 0)
        width = min(room.width(), max(self._paper.needed_width(sheet), foot_width) + 2 * edge)
        self._laid, self._foot = wanted, foot(width - 2 * edge)
        head, below = round(self._head_height()), self._foot + edge
        lines = self._paper.lay_out(sheet, width - 2 * edge)
        height = min(room.height(), head + lines + below)
        cut = height < head + lines + below
        if cut:  # the scroll bar needs room, too
            bar = self.area.verticalScrollBar().sizeHint().width()
            self._paper.lay_out(sheet, width - 2 * edge - bar)
        self._home = _best_place(room, width, height, avoid, whole)
        self.area.setGeometry(edge, head, width - 2 * edge, height - head - below)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if cut else Qt.FocusPolicy.NoFocus)
        self.setGeometry(self._home)
        self._step()
        self.update()
        self.laid.emit()

    @property
    def foot(self) -> QRect:
        """The width that is left free at the lower edge, down to its end, where the sheet is at rest."""
        edge = round(_EDGE * self._em)
        return self._home.adjusted(edge, 0, -edge, -edge)

    def come(self, factor: float) -> None:
        """Move to its place as its mood wants; ``factor`` is that of all durations, 0 for no movement."""
        self._stop()
        self._began, self._takes = self._clock.now(), _COMES[self._mood] * factor
        self._step()

    # --- the movement ---------------------------------------------------------------------------------
    def _step(self) -> None:
        """Take the place of this moment on the way to the last one."""
        self._stop()
        part = 1.0 if self._takes <= 0 else min(1.0, (self._clock.now() - self._began) / self._takes)
        left = 1.0 - part
        bend = left**3 if self._mood != "won" else left**2 * (1.0 - 2.6 * part)
        self.move(self._home.topLeft() + QPoint(0, round(_FROM[self._mood] * self._em * bend)))
        self.came.emit(part)
        if part < 1.0:
            self._alarm = self._clock.after(FRAME, self._step)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # --- painting -------------------------------------------------------------------------------------
    def _head_height(self) -> float:
        assert self._sheet is not None
        return self._em * (_TITLE + (_NOTE if self._sheet.note is not None else 0) + 0.3)

    def paintEvent(self, _: QPaintEvent) -> None:
        palette, sheet = self._palette, self._sheet
        if palette is None or sheet is None:
            return
        em = self._em
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        won = self._mood == "won"
        corner = em * 0.55
        painter.setPen(QPen(QColor(palette.plate_quiet if self._mood == "lost" else palette.lit_edge), 2.0))
        painter.setBrush(QColor(palette.plate))
        painter.drawRoundedRect(room, corner, corner)
        band = QRectF(room.left(), room.top(), room.width(), em * _TITLE)
        if won:
            path = QPainterPath()
            path.addRoundedRect(room, corner, corner)
            painter.save()
            painter.setClipRect(band)
            painter.fillPath(path, QColor(palette.lit))
            painter.restore()
        ink = QColor(
            palette.lit_text if won else palette.plate_quiet if self._mood == "lost" else palette.plate_text
        )
        text = self._speak(sheet.title)
        reach = em * 2.6 if self._mood != "plain" else em
        title = band.adjusted(reach, em * 0.2, -reach, -em * 0.1)
        write(painter, title, text, ink, em * 1.7, bold=True)
        if won:
            font = QFont(self.font())
            font.setPixelSize(round(em * 1.7))
            font.setBold(True)
            half = min(title.width(), QFontMetricsF(font).horizontalAdvance(text)) / 2 + em * 1.4
            for side in (-1, 1):
                _draw_branch(
                    painter, QPointF(band.center().x() + side * half, title.center().y()), em, side, ink
                )
        if sheet.note is not None:
            note = QRectF(room.left() + em, band.bottom() + em * 0.1, room.width() - 2 * em, em * _NOTE)
            write(painter, note, self._speak(sheet.note), QColor(palette.plate_quiet), em)


def _mood_of(sheet: Sheet | None, people: Collection[int]) -> Mood:
    """Return the feeling of a match's end for the only person at the screen; all else is plain."""
    if sheet is None or sheet.winners is None or len(people) != 1:
        return "plain"
    return "won" if set(people) & set(sheet.winners) else "lost"


def _best_place(
    room: QRect, width: int, height: int, avoid: Sequence[QRect], whole: Sequence[QRect]
) -> QRect:
    """Return the place in the room that covers least of some areas, and the nearest to its middle.

    It divides as few as possible of the ``whole`` ones, and is left or right of the middle only where that
    covers less than half as much.
    """
    middle = room.left() + (room.width() - width) // 2
    top, lowest = room.top(), room.bottom() + 1 - height
    around = [one.adjusted(-_APART, -_APART, _APART, _APART) for one in whole]
    beside = [y for one in around for y in (one.top(), one.bottom() + 1)]  # each for an edge of the sheet
    heights = {*_steps(top, lowest), *(y for edge in beside for y in (edge, edge - height))}

    def best(lefts: Iterable[int]) -> tuple[tuple[int, int, int], QRect]:
        places = [QRect(x, y, width, height) for x in lefts for y in heights if top <= y <= max(top, lowest)]
        return min(((cost(place), place) for place in places), key=lambda one: one[0])

    def cost(place: QRect) -> tuple[int, int, int]:
        divided = sum(
            place.intersects(one) and not place.contains(thing)
            for thing, one in zip(whole, around, strict=True)
        )
        covered = sum(_size(place.intersected(one)) for one in (*avoid, *whole))
        return divided, covered, (place.center() - room.center()).manhattanLength()

    (_, there, _), centred = best([middle])
    (_, beside_it, _), aside = best(_steps(room.left(), room.right() + 1 - width))
    return aside if beside_it * _ASIDE < there else centred


def _steps(first: int, last: int) -> list[int]:
    """Return some numbers from the first to the last one, with the one in their middle."""
    return [first + max(0, last - first) * step // _STEPS for step in range(_STEPS + 1)]


def _size(area: QRect) -> int:
    return area.width() * area.height() if area.isValid() else 0


def _draw_branch(painter: QPainter, root: QPointF, em: float, side: int, ink: QColor) -> None:
    """Draw a branch of laurel that bends around the title, cut as in a block of lino."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for number in range(5):
        painter.save()
        painter.translate(
            root + QPointF(side * em * (0.25 * number - 0.035 * number**2), em * (0.75 - 0.38 * number))
        )
        for turn in (-38, 42):
            painter.save()
            painter.rotate(side * (turn + 8 * number))
            leaf = QPainterPath()
            leaf.moveTo(0, 0)
            leaf.quadTo(em * 0.22, -em * 0.28, 0, -em * 0.62)
            leaf.quadTo(-em * 0.22, -em * 0.28, 0, 0)
            painter.drawPath(leaf)
            painter.restore()
        painter.restore()
