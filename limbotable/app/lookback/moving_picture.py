"""A match as one animated picture: its tables line by line, and below them in words what happened.

Like the page, it tells what may be shown to anyone (``point_of_view_for_all``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from limbotable.app.lookback.described import described
from limbotable.app.lookback.replay_page import (
    GoesOn,
    comments_for_all,
    named_for_all,
    page_language,
    point_of_view_for_all,
)
from limbotable.app.match.point_of_view import PointOfView
from limbotable.app.match.setup import players_of
from limbotable.play.match import Match
from limbotable.table.tableau import Tableau
from limbotable.ui.art.animated_png import MOST_COLOURS, AnimatedPng
from limbotable.ui.art.few_colours import few_colours
from limbotable.ui.art.line_breaks import kept
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.writing import write_wrapped
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.diagram import TablePainter
from limbotable.ui.table.geometry import frame_for
from limbotable.ui.words.match_words import game_text, seat_names
from limbotable.ui.words.outside import shown
from limbotable.ui.words.speak import speak, together, whole

#: Logical pixels of the table, and of the strip below it.
_SIZE: Final = (960, 600)
_STRIP: Final = 48
_ROOM: Final = QRectF(12, _SIZE[1] + 2, _SIZE[0] - 24, _STRIP - 4)  #: of what is written there
_LETTERS: Final = 17
_WRITTEN: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: So many pictures have a pixel for each logical one; more are smaller, so that the file is not much larger,
_USUAL: Final = 150
_SMALLEST: Final = 0.6  #: but not below this, where cards can just be read.
#: So many pictures show which colours are needed.
_SAMPLES: Final = 8

# Milliseconds.
_LINE: Final = 1000
_LETTER: Final = 18  #: of reading, where a sentence is long,
_LONGEST: Final = 2500  #: but no longer than this
_ROUND: Final = 3000
_END: Final = 6000
#: The pictures within a line that rest so long are there to be seen.
_SEEN: Final = 400


class _Picture(msgspec.Struct, frozen=True):
    """A table, what is written below it, and how long both are shown."""

    ply: int
    tableau: Tableau
    said: str
    time: int


def steps(match: Match) -> int:
    """Return how many steps a picture of a match takes."""
    return 2 * (match.ply + 1)


def moving_picture(
    match: Match, art: ArtRenderer, clock: Clock, goes_on: GoesOn = lambda _: True
) -> bytes | None:
    """Return the picture as the content of a PNG file; None where ``goes_on`` said no.

    That is asked before each of the ``steps``.  Words are in the language that is installed.
    """
    match = named_for_all(match)
    pictures: list[_Picture] = []
    for one in _pictures(match):
        if not goes_on(one.ply):
            return None
        pictures.append(one)
    painter = _Painter(max(_SMALLEST, min(1.0, sqrt(_USUAL / len(pictures)))), art, clock)
    sample = [painter.draw(one) for one in pictures[:: -(-len(pictures) // _SAMPLES)]]
    sample.append(painter.draw(pictures[-1]))
    colours = few_colours(sample, MOST_COLOURS)
    width, height = sample[0].width(), sample[0].height()
    made = AnimatedPng(width, height, colours, _texts(match, pictures), page_language())
    for one in pictures:
        if not goes_on(match.ply + 1 + one.ply):
            return None
        made.add(painter.draw(one), one.time)
    return made.content()


def _pictures(match: Match) -> Iterator[_Picture]:
    frame = frame_for(*_SIZE)
    seen = point_of_view_for_all(match, lambda: frame)
    for ply, sentences in enumerate(_told(match, seen)):
        table = seen.tableau(ply)
        # The title is no sentence, so a comment on the beginning does not follow it in one text.
        parts = _parts(sentences) if ply else sentences
        yield from _within(seen, ply, parts[0])
        for part in parts[:-1]:
            yield _Picture(ply, table, part, _reading(part))
        yield _Picture(ply, table, parts[-1], _time(match, seen, ply, parts[-1]))


def _told(match: Match, seen: PointOfView) -> Iterator[list[str]]:
    """Yield the sentences about each line, and before them those about the match; with its comments."""
    comments = comments_for_all(match)
    for ply, phrases in enumerate([(), *seen.log_by_line()]):
        sentences = [whole(speak(one)) for one in phrases] if ply else [_title(match)]
        if ply in comments:
            sentences.append(" ".join(speak(comments[ply].phrase()).split()))
        yield sentences


def _parts(sentences: Sequence[str]) -> list[str]:
    """Return as many sentences at a time as there is room for; at least one text, which may be empty."""
    parts = [""]
    for sentence in sentences:
        longer = together("sentences", [parts[-1], sentence]) if parts[-1] else sentence
        if _has_room(longer) or not parts[-1]:
            parts[-1] = longer
        else:
            parts.append(sentence)
    return parts


def _has_room(text: str) -> bool:
    metrics = QFontMetricsF(_font())
    return _ROOM.contains(metrics.boundingRect(_ROOM, _WRITTEN, _wrapped(text)))


def _font() -> QFont:
    font = QFont(QApplication.font())
    font.setPixelSize(_LETTERS)
    return font


def _wrapped(text: str) -> str:
    return kept(text, int(_ROOM.width() / _LETTERS))


def _within(seen: PointOfView, ply: int, said: str) -> Iterator[_Picture]:
    """Yield what is to be seen within a line, before the table after it."""
    for beat in seen.beats(ply - 1)[:-1] if ply else ():
        if beat.waits or beat.rest >= _SEEN:
            time = _ROUND if beat.waits else beat.duration + beat.rest
            yield _Picture(ply, beat.tableau, said, time)


def _time(match: Match, seen: PointOfView, ply: int, said: str) -> int:
    if ply == match.ply:
        return _END
    return _ROUND if seen.sheet(ply) is not None else _reading(said)


def _reading(said: str) -> int:
    return max(_LINE, min(_LONGEST, _LETTER * len(said)))


def _title(match: Match) -> str:
    names = [shown(name) for name in seat_names(match.seats, players_of(match.header))]
    return together("joined", (game_text(match.game.id), together("joined.players", names)))


def _texts(match: Match, pictures: Sequence[_Picture]) -> dict[str, str]:
    """Return what the file says to those who do not see it: what is told of each line, and the last table."""
    title = _title(match)
    told = dict.fromkeys((one.ply, one.said) for one in pictures if one.said not in ("", title))
    return {
        "Title": title,
        "Description": "\n".join([*(said for _, said in told), described(pictures[-1].tableau)]),
        "Software": "Limbo Table",
    }


class _Painter:
    """Draws tables with what is written below them."""

    def __init__(self, dpr: float, art: ArtRenderer, clock: Clock) -> None:
        self._dpr = dpr
        self._palette: Palette = art.palette
        self._tables = TablePainter(_SIZE, dpr, art, clock)

    def draw(self, picture: _Picture) -> QImage:
        table = self._tables.draw(picture.tableau)
        image = QImage(table.width(), round((_SIZE[1] + _STRIP) * self._dpr), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self._dpr)
        image.fill(QColor(self._palette.plate))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.drawImage(0, 0, table)
        colour = QColor(self._palette.plate_text)
        if _has_room(picture.said):
            painter.setFont(_font())
            painter.setPen(colour)
            painter.drawText(_ROOM, _WRITTEN, _wrapped(picture.said))
        else:  # a single sentence
            write_wrapped(painter, _ROOM, picture.said, colour, _LETTERS, left=True)
        painter.end()
        return image
