"""The page on which a game is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.phrases import Phrase
from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.day_button import DayButton, DayOffer
from limbotable.ui.panels.game_tile import GameTile, NowButton, button_letters, plain_font
from limbotable.ui.panels.sitters import Offer
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.table.items import Renderer

#: Milliseconds from a movement on one of the tables to the next one, on another.
_PACE: Final = 2000.0
_COLUMNS: Final = 2
_EDGE: Final = 24  #: beside the tiles, logical pixels
_GAP: Final = 14  #: between two tiles
#: Sizes of the games' names relative to other words, the best first; and the largest where space is spared.
_NAMES: Final = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
_THIN_NAME: Final = 1.1
#: The room in which words have the size of the program's, and how many times as large they may be in a larger
#: one, as it grows.
_USUAL: Final = QSize(1280, 740)
_GROWN: Final = (2.0, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
#: The words that tiles leave out where there is no room for all, one after the other; then faces, space, a
#: line of its own for the players' strength, and the small table.  So the game's description, the number of
#: players and the time can stay: by them one chooses.  A tile with room for some of the words shows these
#: nevertheless.  The words remain in the tile's description.
_REMARKS: Final = ("chance", "progress", "under-way")
_WITH_PICTURE: Final = (*_REMARKS, "faces", "air")  #: spared rather than a second column
_LEAST: Final = (*_WITH_PICTURE, "line", "picture")
_SPARED: Final = tuple(_LEAST[:n] for n in range(len(_LEAST) + 1))


class Picker(QWidget):
    """All games side by side.  While the page is visible, one of the tables moves now and then."""

    chosen = Signal(str)  #: set up a match of this game
    now = Signal(str)  #: begin a match of this game with the setup of its last one
    resumed = Signal(str)  #: go on with the match of this game that is under way
    level_wanted = Signal(str, str)  #: in a game, all computer players are to be of this level, or ``EVEN``
    lessons_wanted = Signal(str)
    puzzles_wanted = Signal(str)
    rules_wanted = Signal(str)
    today_wanted = Signal()  #: play the table of the day
    left = Signal()  #: go back to the match on the table

    def __init__(
        self,
        games: Sequence[str],
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._clock, self._art, self._palette = clock, art, palette
        self._cloth: QPixmap | None = None
        self._written: tuple[float, str, str] | None = None  # what the letters depend on
        self._still = False
        self._turn = 0
        self._alarm: Alarm | None = None
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._today = DayButton(self)
        self._today.clicked.connect(self.today_wanted)
        self._back = NowButton(self)
        self._back.setObjectName("back")
        self._back.setCursor(Qt.CursorShape.PointingHandCursor)
        self._back.clicked.connect(self.left)
        self._back.hide()
        self._room = QScrollArea(self)
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.viewport().setAutoFillBackground(False)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        self.tiles = [GameTile(game, art, palette, speak, clock, inside) for game in games]
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        for n, tile in enumerate(self.tiles):
            tile.sitters.setup_wanted.connect(lambda game=tile.game: self.chosen.emit(game))
            tile.sitters.level_wanted.connect(
                lambda level, game=tile.game: self.level_wanted.emit(game, level)
            )
            tile.now.connect(lambda game=tile.game: self.now.emit(game))
            tile.resumed.connect(lambda game=tile.game: self.resumed.emit(game))
            tile.lessons_wanted.connect(lambda game=tile.game: self.lessons_wanted.emit(game))
            tile.puzzles_wanted.connect(lambda game=tile.game: self.puzzles_wanted.emit(game))
            tile.rules_wanted.connect(lambda game=tile.game: self.rules_wanted.emit(game))
            tile.walked.connect(lambda across, down, n=n: self._walk(n, across, down))
        self._columns = 0
        self._arrange(_COLUMNS)
        self._room.setWidget(inside)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(_EDGE, 2, _EDGE, 4)
        layout.setSpacing(6)
        head = self._head = QHBoxLayout()
        for widget in (self._title, self._today):
            widget.setMinimumWidth(1)  # or the page could never become so narrow that they have to part
        head.addWidget(self._title, 1)
        head.addWidget(self._today, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addLayout(head)
        layout.addWidget(self._room, 1)
        layout.addWidget(self._back, 0, Qt.AlignmentFlag.AlignHCenter)
        self._wear_page(palette)
        self._retranslate_page()

    @property
    def game(self) -> str:
        """The game with the keyboard's focus, or the first one."""
        focused = QApplication.focusWidget()
        here = [tile.game for tile in self.tiles if tile is focused or tile.isAncestorOf(focused or self)]
        return here[0] if here else self.tiles[0].game

    def begin(self, game: str, *, match: bool) -> None:
        """Give a game the keyboard's focus; offer to go back to the table, if anything is there."""
        for tile in self.tiles:
            if tile.game == game:
                tile.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._back.isHidden() == match:
            self._back.setVisible(match)
            self._fit()

    def offer(self, game: str, offer: Offer) -> None:
        """Show on a game's tile who will sit at its table, and what the user has learnt."""
        for tile in self.tiles:
            if tile.game == game:
                tile.offer(offer)
        self._fit()

    def offer_today(self, offer: DayOffer) -> None:
        """Offer the table of the day, beside the title or, where that is too narrow, below it."""
        self._today.offer(offer)
        self._fit()

    @property
    def _rows(self) -> int:
        return ceil(len(self.tiles) / self._columns)

    def _arrange(self, columns: int) -> None:
        """Lay the tiles into so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for n, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, n // columns, n % columns)
        for row in range(len(self.tiles)):
            self._grid.setRowStretch(row, int(row < self._rows))
            self._grid.setRowMinimumHeight(row, 0)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
            self._grid.setColumnMinimumWidth(column, int(column < columns))

    def _fit(self) -> None:
        """Write in the largest letters for the page in which all tiles are whole.

        Where none are, leave out words until they are; where even that is not enough the page scrolls.
        This is done when the page is shown, and from then on at each change.
        """
        if not self.isVisible():
            return
        most = min(self.width() / _USUAL.width(), self.height() / _USUAL.height())
        *larger, usual = (one for one in _GROWN if one <= max(1.0, most))
        if not any(self._fits(one, _SPARED[:1]) for one in larger):
            self._fits(usual, _SPARED)

    def _fits(self, grown: float, sparing: Sequence[Sequence[str]]) -> bool:
        """Write in letters that have grown so; return whether all tiles are whole, sparing some words."""
        self._grow(grown)
        self._lay_head()
        return self._lay_tiles(sparing)

    def _lay_head(self) -> None:
        """Put the title and the table of the day beside each other, or else one above the other."""
        beside = self._title.sizeHint().width() + self._head.spacing() + self._today.sizeHint().width()
        narrow = beside > self.width() - 2 * _EDGE
        self._head.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )
        # Beside the table of the day it begins where the tiles do: its own middle would be that of nothing.
        alone = narrow or self._today.isHidden()
        side = Qt.AlignmentFlag.AlignHCenter if alone else Qt.AlignmentFlag.AlignLeft
        self._title.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._column.invalidate()
        self._column.activate()

    def _lay_tiles(self, sparing: Sequence[Sequence[str]]) -> bool:
        """Make the tiles as high as need be, sparing as few words as possible; return whether they fit."""
        bar = self._room.verticalScrollBar().sizeHint().width()
        width = self.width() - 2 * _EDGE
        across = self._across(width - bar, _COLUMNS)
        # What fits with all words fits without some of them: most pages are spared the second look.
        broad = any(self._least_width(spared) <= across for spared in (sparing[0], _WITH_PICTURE))
        self._arrange(_COLUMNS if broad else 1)
        for spared in sparing:
            for tile in self.tiles:
                tile.spare(spared)
            high = self._need(width)
            if self._rows * (high + _GAP) - _GAP <= self._room.height():
                policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
                break
        else:
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            high = self._need(width - bar)
        # A bar that came and went by itself would change the tiles' width, and by that the height that they
        # need: where a narrow tile needs less, it would come and go until the stack is full.
        self._room.setVerticalScrollBarPolicy(policy)
        for row in range(self._rows):
            self._grid.setRowMinimumHeight(row, high)
        rows = (self._room.height() + _GAP) // self._rows - _GAP
        fits = policy == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        across = self._across(width if fits else width - bar, self._columns)
        for tile in self.tiles:
            self._give_back(tile, spared, across, max(rows, high))
        return fits

    @staticmethod
    def _give_back(tile: GameTile, spared: Sequence[str], across: int, high: int) -> None:
        """Show those of the words left out on all tiles that have room on this one."""
        left_out = list(spared)
        for name in reversed([one for one in spared if one in _REMARKS]):
            left_out.remove(name)
            tile.spare(left_out)
            if tile.height_for(across) > high or tile.least_width > across:
                left_out.append(name)
        tile.spare(left_out)

    def _least_width(self, spared: Sequence[str]) -> int:
        """Leave out some words; return the width of a tile in which no other word is cut."""
        for tile in self.tiles:
            tile.spare(spared)
        return max(tile.least_width for tile in self.tiles)

    def _grow(self, grown: float) -> None:
        """Write in letters so many times as large as the program's."""
        written = grown, QApplication.font().key(), self._palette.name
        if written != self._written:
            self._written = written
            self._title.setFont(plain_font(1.7 * grown, bold=True))
            self._today.wear(self._palette, grown)
            self._back.setStyleSheet(button_style(self._palette, button_letters(grown), 1.2, 0.45))
            for tile in self.tiles:
                tile.grow(grown)

    def _need(self, width: int) -> int:
        """Return the height of a row in which every tile is whole; sets the size of the names."""
        across = self._across(width, self._columns)
        for tile in self.tiles:
            tile.height_for(across)
        self._size_names()
        return max(tile.height_for(across) for tile in self.tiles)

    @staticmethod
    def _across(width: int, columns: int) -> int:
        """Return the width of a tile in so many columns of this width together."""
        return (width - _GAP * (columns - 1)) // columns

    def be_still(self, still: bool) -> None:
        """Stop all movement, or let it go on."""
        self._still = still
        self._stop()
        self._go_on()

    def wear(self, art: Renderer, palette: Palette) -> None:
        """Use this deck and this cloth."""
        self._art, self._palette, self._cloth = art, palette, None
        self._wear_page(palette)
        for tile in self.tiles:
            tile.wear(art, palette)
        self._fit()
        self.update()

    def _wear_page(self, palette: Palette) -> None:
        """Use this cloth around the tiles."""
        self._title.setStyleSheet(f"color: {palette.text};")
        # The page's own cloth shows through; the bars have the cloth's colours.
        self._room.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Set all texts in the installed language."""
        self._retranslate_page()
        for tile in self.tiles:
            tile.retranslate(speak)
        self._fit()

    def _retranslate_page(self) -> None:
        """Set the texts around the tiles."""
        self.setAccessibleName(self.tr("All games"))
        self._title.setText(self.tr("What shall we play?"))
        self._back.setText(self.tr("Back to the table"))
        self._today.retranslate()

    def _size_names(self) -> None:
        """Write all names as large as the longest one fits into a line, or else small into two."""
        most = _THIN_NAME if any(tile.thin for tile in self.tiles) else _NAMES[0]
        sizes = [one for one in _NAMES if one <= most]
        scale = next((one for one in sizes if all(tile.name_fits(one) for tile in self.tiles)), sizes[-1])
        for tile in self.tiles:
            tile.size_name(scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _: QPaintEvent) -> None:
        size, ratio = self.size(), self.devicePixelRatioF()
        if self._cloth is None or self._cloth.size() != size * ratio:
            self._cloth = self._art.cloth(self._palette.name, size.width(), size.height(), ratio)
        QPainter(self).drawPixmap(QPointF(0, 0), self._cloth)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._cloth = None
        self._stop()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._stop()
            self._go_on()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._back.isHidden():
            self.left.emit()
        elif event.key() == Qt.Key.Key_Down and self._today.hasFocus():
            self._walk(0, 0, 0)
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """Schedule the next movement, if the user can see it."""
        if self._alarm is None and self.isVisible() and self.isActiveWindow() and not self._still:
            self._alarm = self._clock.after(_PACE, self._move)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            for tile in self.tiles:
                tile.miniature.stand_still()

    def _move(self) -> None:
        self._alarm = self._clock.after(_PACE, self._move)
        self.tiles[self._turn % len(self.tiles)].miniature.step()
        self._turn += 1

    def _walk(self, n: int, across: int, down: int) -> None:
        column, row = n % self._columns + across, n // self._columns + down
        there = row * self._columns + column
        if 0 <= column < self._columns and 0 <= there < len(self.tiles):
            self.tiles[there].setFocus(Qt.FocusReason.OtherFocusReason)
            self._room.ensureWidgetVisible(self.tiles[there])
        elif there < 0 and down < 0 and not self._today.isHidden():
            self._today.setFocus(Qt.FocusReason.OtherFocusReason)
