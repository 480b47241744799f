"""A small table without players: a recorded match, drawn and animated like the real one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from limbotable.core.errors import RecordError
from limbotable.core.phrases import Phrase
from limbotable.core.view import View
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES, read_record
from limbotable.resources import resource
from limbotable.table import table_of
from limbotable.table.tableau import Frame
from limbotable.ui.art.palette import Palette
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.director import AnimationSpeed, Director
from limbotable.ui.table.geometry import frame_for
from limbotable.ui.table.items import Renderer
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.match_words import picture_names

#: The number of last lines of its match that are played, over and over.
LINES: Final = 24
_VIEWER: Final = 0
#: The outlines on a table that is not laid yet: their opacity, and a card's height as a share of the table.
_FAINT: Final = 0.3
_CARD: Final = 0.3
_FRAME: Final = 32.0  #: milliseconds between two pictures: four tables beside each other cost half as much
_DEAL: Final = 1  #: the deal of a match that is not recorded


@cache
def _match_of(game: str) -> Match:
    """Return the recorded match of a game; where there is none, one that has just been dealt."""
    path = resource("assets", "picker", f"{game}.limbo")
    try:
        return Match.of_record(read_record(path.read_text(encoding="utf-8")))
    except (OSError, RecordError):
        known = game_of(game)
        if known is None:
            raise
        options = known.complete({})
        match = Match(known, options, DEFAULT_NAMES[known.seats(options)])
        Dealer(_DEAL).deal(match)
        return match


class Miniature(QGraphicsView):
    """Shows a match of a game from its first seat.  Only ``step`` moves it, and it takes no input.

    Its first picture has no more than outlines of cards: the page around it can be used before all pieces are
    drawn.
    """

    def __init__(
        self,
        game: str,
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.heard_as = HeardAs(QAccessible.Role.NoRole)  # its tile says what a user needs to know
        self._game = game
        self._ply: int | None = None  # of the position shown; None while the table is empty
        self._laid: tuple[QSize, float] | None = None  # the room and its pixel ratio; None before it is known
        self._scene = TableScene(art, palette, speak, clock, frame=_FRAME, parent=self)
        self._director = Director(self._scene, clock, self)
        self._director.speed = AnimationSpeed.RELAXED
        self.setScene(self._scene)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    @property
    def match(self) -> Match:
        """The match shown."""
        return _match_of(self._game)

    @property
    def _first(self) -> int:
        """The ply with which the picture begins."""
        return self.match.ply - LINES if self.match.ply > LINES else self.match.ply

    def step(self) -> None:
        """Play the next line, animated as at the table; after the last line begin again."""
        self._fit()
        if self._ply is None or self._ply == self.match.ply:
            self._lay(self._first)
            return
        line = self.match.lines[self._ply]
        before, after = self._view(self._ply), self._view(self._ply + 1)
        self._ply += 1
        beats = table_of(self.match.game).beats(before, line, after, self._frame(), self._names())
        self._director.play([replace(beat, tableau=beat.tableau.without_help()) for beat in beats])

    def stand_still(self) -> None:
        """End a running animation at once."""
        if self._director.busy and self._ply is not None:
            self._lay(self._ply)

    def wear(self, art: Renderer, palette: Palette) -> None:
        """Use this deck and this cloth."""
        self._scene.set_look(art, palette)

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Show all texts in another language."""
        self._scene.retranslate(speak)
        if self._ply is not None:
            self._lay(self._ply)

    def sizeHint(self) -> QSize:
        # Qt's own is as large as the table was drawn last: a tile would never become lower than it was.
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Its page tries several sizes one after the other until all words fit: only the last one is drawn.
        QApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ply is None:
            self._draw_outlines()
            QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        """Lay the pieces on the empty table."""
        if self._ply is None:
            self._lay(self._first)
            self.viewport().update()  # the outlines of cards may lie where no piece does

    def _draw_outlines(self) -> None:
        """Draw a fan of cards without faces in the middle: a table without anything on it looks broken."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._scene.context.palette.text)
        colour.setAlphaF(_FAINT)
        painter.setPen(QPen(colour, 1.5))
        painter.translate(self.viewport().rect().center())
        high = min(self.viewport().width(), self.viewport().height()) * _CARD
        card = QRectF(-0.35 * high, -0.5 * high, 0.7 * high, high)
        for turn in (-1, 0, 1):
            painter.save()
            painter.translate(turn * high * 0.8, abs(turn) * high * 0.1)
            painter.rotate(turn * 10.0)
            painter.drawRoundedRect(card, 0.08 * high, 0.08 * high)
            painter.restore()

    def _fit(self) -> None:
        """Draw the table in the present size, unless it is drawn so."""
        room = self.viewport().size(), self.devicePixelRatioF()
        if room != self._laid:
            self._laid = room
            size, ratio = room
            self._scene.set_room(size.width(), size.height(), ratio, sharp=False)
            if self._ply is not None:
                self._lay(self._ply)
                self._scene.sharpen()

    def _lay(self, ply: int) -> None:
        """Show a position at once, without the table's help, the letters of which are too small here."""
        self._ply = ply
        tableau = table_of(self.match.game).tableau(self._view(ply), self._frame(), self._names())
        self._director.show(tableau.without_help())

    def _view(self, ply: int) -> View:
        stage = self.match.stages[ply]
        return self.match.game.view(self.match.options, stage.position, stage.sightings, _VIEWER)

    def _frame(self) -> Frame:
        size = self.viewport().size()
        return frame_for(max(1, size.width()), max(1, size.height()))

    def _names(self) -> tuple[str, ...]:
        seats = len(self.match.seats)
        return picture_names(seats)
