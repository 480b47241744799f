"""The page on which a game is chosen: a small live table of each game, and the facts about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.phrases import Phrase
from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.miniature import Miniature
from limbotable.ui.panels.sitters import Offer, Sitters
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.table.items import Renderer
from limbotable.ui.words.match_words import game_text, remarks_on

#: Milliseconds from a movement on one of the tables to the next one, on another.
_PACE: Final = 1500.0
_COLUMNS: Final = 2
_EDGE: Final = 24  #: beside the tiles, logical pixels
_GAP: Final = 14  #: between two tiles
#: The shares of a tile's table and of its words, at letters of so many pixels.
_TABLE: Final = 80
_WORDS: Final = 56
_LETTERS: Final = 13
#: A narrower tile gives half of its width to its words, logical pixels.
_NARROW: Final = 480
#: Sizes of the games' names relative to other words, the best first.
_NAMES: Final = (1.5, 1.4, 1.3, 1.2)
#: The words that a tile leaves out where there is no room for all, one after the other.  They remain in its
#: description.
_SPARED: Final = ("chance", "progress", "table", "pitch")
_CORNER: Final = 12.0  #: of a tile, logical pixels
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _NowButton(QPushButton):
    """A button that Enter presses; the arrow keys lead on from it as from its tile."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class GameTile(QAbstractButton):
    """One game: pressing it, or its button, begins a match; beside it one can choose opponents, or learn."""

    now = Signal()  #: begin a match without asking for its setup
    lessons_wanted = Signal()
    puzzles_wanted = Signal()
    walked = Signal(int, int)  #: move the keyboard's focus by so many columns and rows

    def __init__(
        self,
        game: str,
        art: Renderer,
        palette: Palette,
        speak: Callable[[Phrase], str],
        clock: Clock,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self._palette = palette
        self.miniature = Miniature(game, art, palette, speak, clock, self)
        self.play = _NowButton(self)
        self.play.setCursor(Qt.CursorShape.PointingHandCursor)
        self.play.clicked.connect(self.now)
        self.clicked.connect(self.now)
        self.learn = _NowButton(self)
        self.learn.setCursor(Qt.CursorShape.PointingHandCursor)
        self.learn.clicked.connect(self._show_courses)
        self.learn.hide()
        self.sitters = Sitters(palette, self)
        self._offer: Offer | None = None
        self._name, self._pitch, self._table, self._chance, self._progress = (QLabel(self) for _ in range(5))
        labels = (self._name, self._pitch, self._table, self._chance, self._progress)
        for label, called in zip(labels, ("name", "pitch", "table", "chance", "progress"), strict=True):
            label.setObjectName(called)
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        words = self._words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(self._name)
        words.addWidget(self._pitch)
        words.addStretch(1)
        words.addWidget(self._table)
        words.addWidget(self._chance)
        words.addWidget(self._progress)
        words.addWidget(self.sitters)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.play, 3)
        buttons.addWidget(self.learn, 2)
        words.addLayout(buttons)
        self._halves = QHBoxLayout(self)
        self._halves.setContentsMargins(12, 12, 14, 12)
        self._halves.setSpacing(16)
        self._halves.addWidget(self.miniature)
        self._halves.addLayout(words)
        self.wear(art, palette)
        self.retranslate(speak)

    def wear(self, art: Renderer, palette: Palette) -> None:
        """Use this deck and this cloth."""
        self._palette = palette
        self.miniature.wear(art, palette)
        self._share()
        for label in (self._name, self._pitch):
            label.setStyleSheet(f"color: {palette.plate_text};")
        for label in (self._table, self._chance, self._progress):
            label.setStyleSheet(f"color: {palette.plate_quiet};")
        for button in (self.play, self.learn):
            button.setStyleSheet(button_style(palette, _letters(), 0.5, 0.35))
        self.sitters.wear(palette)
        self.update()

    def _share(self) -> None:
        """Divide the width.  Larger letters take the additional room for the words from the table."""
        words = round(_WORDS * (_letters() / _LETTERS) ** 2)
        self._halves.setStretch(0, _TABLE if self.width() >= _NARROW else words)
        self._halves.setStretch(1, words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share()
        super().resizeEvent(event)

    def spare(self, names: Collection[str]) -> None:
        """Leave out the words with these object names."""
        for label in (self._pitch, self._table, self._chance, self._progress):
            label.setVisible(bool(label.text()) and label.objectName() not in names)

    def height_for(self, width: int) -> int:
        """Return the height at which all words that are not left out are whole."""
        self.resize(width, self.height())
        # A layout does not notice before its next turn that a label within an inner one has come or gone.
        for layout in (self._words, self._halves):
            layout.invalidate()
        return self._halves.totalHeightForWidth(width)

    def offer(self, offer: Offer) -> None:
        """Show who will sit at the table, and what the user has learnt."""
        self._offer = offer
        self.sitters.offer(offer)
        told = self._courses()
        self._progress.setText(" · ".join(told))
        self.learn.setVisible(bool(told))
        self.learn.setText(self.tr("Learn"))
        name = self.tr("Learn: %1").replace("%1", game_text(self.game))
        self.learn.setAccessibleName(name)
        self.learn.setAccessibleDescription("\n".join(told))
        self.learn.setToolTip("\n".join(told))

    def _courses(self) -> list[str]:
        """Return the lessons done and the puzzles solved in words, where there are any."""
        assert self._offer is not None
        told = []
        for text, (done, all_) in (
            (self.tr("%1 of %2 lessons"), self._offer.lessons),
            (self.tr("%1 of %2 puzzles"), self._offer.puzzles),
        ):
            if all_:
                told.append(text.replace("%1", str(done)).replace("%2", str(all_)))
        return told

    def courses_menu(self) -> QMenu:
        """Return a new menu of what teaches the game."""
        assert self._offer is not None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        wanted = ((self._offer.lessons, self.lessons_wanted), (self._offer.puzzles, self.puzzles_wanted))
        there = [signal for (_, all_), signal in wanted if all_]
        for text, signal in zip(self._courses(), there, strict=True):
            menu.addAction(text).triggered.connect(signal)
        return menu

    def _show_courses(self) -> None:
        self.courses_menu().popup(self.learn.mapToGlobal(QPoint(0, self.learn.height())))

    def name_fits(self, scale: float) -> bool:
        """Return whether the game's name fits into one line at this size, relative to other words."""
        letters = QFontMetricsF(_font(scale, bold=True))
        return letters.horizontalAdvance(self._name.text()) <= self._name.width()

    def size_name(self, scale: float) -> None:
        """Set the size of the game's name, relative to other words."""
        self._name.setFont(_font(scale, bold=True))

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Set all texts in the installed language."""
        name = game_text(self.game)
        told = remarks_on(self.game)
        self._name.setText(name)
        for label, text in zip((self._pitch, self._table, self._chance), told, strict=True):
            label.setText(text)
        self.setAccessibleName(name)
        self.setAccessibleDescription("\n".join(told))
        self.play.setText(self.tr("Play now"))
        self.play.setAccessibleName(self.tr("Play now: %1").replace("%1", name))
        if self._offer is not None:
            self.offer(self._offer)
        self.miniature.retranslate(speak)

    def paintEvent(self, _: QPaintEvent) -> None:
        palette = self._palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, colour = 1.0, QColor(palette.plate_quiet)
        colour.setAlphaF(1.0 if palette.name == "contrast" else 0.35)
        if self.hasFocus():
            width, colour = 3.0, QColor(palette.rim_focus)
        elif self.underMouse():
            width, colour = 2.0, QColor(palette.rim_playable)
        painter.setPen(QPen(colour, width))
        plate = QColor(palette.plate)
        if self.isDown():
            plate = plate.lighter(115)
        painter.setBrush(plate)
        inset = width / 2 + 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _CORNER, _CORNER)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.click()
        elif key in _ARROWS:
            self.walked.emit(*_ARROWS[key])
        else:
            super().keyPressEvent(event)


class Picker(QWidget):
    """All games side by side.  While the page is visible, one of the tables moves now and then."""

    chosen = Signal(str)  #: set up a match of this game
    now = Signal(str)  #: begin a match of this game with the setup of its last one
    level_wanted = Signal(str, str)  #: in a game, all computer players are to be of this level, or ``EVEN``
    lessons_wanted = Signal(str)
    puzzles_wanted = Signal(str)
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
        self._clock, self._art, self._palette, self._speak = clock, art, palette, speak
        self._cloth: QPixmap | None = None
        self._still = False
        self._turn = 0
        self._alarm: Alarm | None = None
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._back = _NowButton(self)
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
            self._grid.addWidget(tile, n // _COLUMNS, n % _COLUMNS)
            tile.sitters.setup_wanted.connect(lambda game=tile.game: self.chosen.emit(game))
            tile.sitters.level_wanted.connect(
                lambda level, game=tile.game: self.level_wanted.emit(game, level)
            )
            tile.now.connect(lambda game=tile.game: self.now.emit(game))
            tile.lessons_wanted.connect(lambda game=tile.game: self.lessons_wanted.emit(game))
            tile.puzzles_wanted.connect(lambda game=tile.game: self.puzzles_wanted.emit(game))
            tile.walked.connect(lambda across, down, n=n: self._walk(n, across, down))
        for row in range(self._rows):
            self._grid.setRowStretch(row, 1)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
            self._grid.setColumnMinimumWidth(column, 1)
        self._room.setWidget(inside)
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(_EDGE, 10, _EDGE, 12)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._room, 1)
        layout.addWidget(self._back, 0, Qt.AlignmentFlag.AlignHCenter)
        self.wear(art, palette)
        self.retranslate(speak)

    @property
    def game(self) -> str:
        """The game with the keyboard's focus, or the first one."""
        focused = QApplication.focusWidget()
        here = [tile.game for tile in self.tiles if tile is focused or tile.isAncestorOf(focused or self)]
        return here[0] if here else self.tiles[0].game

    def begin(self, game: str, *, match: bool) -> None:
        """Give a game the keyboard's focus; offer to go back to a match, if there is one."""
        self._back.setVisible(match)
        for tile in self.tiles:
            if tile.game == game:
                tile.setFocus(Qt.FocusReason.OtherFocusReason)
        self._fit()

    def offer(self, game: str, offer: Offer) -> None:
        """Show on a game's tile who will sit at its table, and what the user has learnt."""
        for tile in self.tiles:
            if tile.game == game:
                tile.offer(offer)
        self._fit()

    @property
    def _rows(self) -> int:
        return ceil(len(self.tiles) / _COLUMNS)

    def _fit(self) -> None:
        """Leave out words until all tiles are whole; where even that is not enough the page scrolls."""
        self._column.activate()
        bar = self._room.verticalScrollBar().sizeHint().width()
        for spared in range(len(_SPARED) + 1):
            for tile in self.tiles:
                tile.spare(_SPARED[:spared])
            high = self._need(self.width() - 2 * _EDGE)
            if self._rows * (high + _GAP) - _GAP <= self._room.height():
                policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
                break
        else:
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            high = self._need(self.width() - 2 * _EDGE - bar)
        # A bar that came and went by itself would change the tiles' width, and by that the height that they
        # need: where a narrow tile needs less, it would come and go until the stack is full.
        self._room.setVerticalScrollBarPolicy(policy)
        for row in range(self._rows):
            self._grid.setRowMinimumHeight(row, high)

    def _need(self, width: int) -> int:
        """Return the height of a row in which every tile is whole; sets the size of the names."""
        across = (width - _GAP * (_COLUMNS - 1)) // _COLUMNS
        for tile in self.tiles:
            tile.height_for(across)
        self._size_names()
        return max(tile.height_for(across) for tile in self.tiles)

    def be_still(self, still: bool) -> None:
        """Stop all movement, or let it go on."""
        self._still = still
        self._stop()
        self._go_on()

    def wear(self, art: Renderer, palette: Palette) -> None:
        """Use this deck and this cloth."""
        self._art, self._palette, self._cloth = art, palette, None
        self._title.setFont(_font(1.7, bold=True))
        self._title.setStyleSheet(f"color: {palette.text};")
        self._back.setStyleSheet(button_style(palette, _letters(), 1.2, 0.45))
        # The page's own cloth shows through; the bars have the cloth's colours.
        self._room.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        for tile in self.tiles:
            tile.wear(art, palette)
        self._fit()
        self.update()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Set all texts in the installed language."""
        self._speak = speak
        self.setAccessibleName(self.tr("Choose a game"))
        self._title.setText(self.tr("What shall we play?"))
        self._back.setText(self.tr("Back to the match"))
        for tile in self.tiles:
            tile.retranslate(speak)
        self._fit()

    def _size_names(self) -> None:
        """Write all names as large as the longest one fits into a line, or else small into two."""
        scale = next((one for one in _NAMES if all(tile.name_fits(one) for tile in self.tiles)), _NAMES[-1])
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
        self._stop()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._stop()
            self._go_on()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._back.isHidden():
            self.left.emit()
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
        column, row = n % _COLUMNS + across, n // _COLUMNS + down
        there = row * _COLUMNS + column
        if 0 <= column < _COLUMNS and 0 <= there < len(self.tiles):
            self.tiles[there].setFocus(Qt.FocusReason.OtherFocusReason)
            self._room.ensureWidgetVisible(self.tiles[there])


def _font(scale: float, *, bold: bool) -> QFont:
    """Return the program's font, ``scale`` times as large as the user's choice."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(bold)
    return font


def _letters() -> int:
    """Return the size of a button's letters in pixels: a little more than the text's."""
    return QFontInfo(QApplication.font()).pixelSize() + 1
