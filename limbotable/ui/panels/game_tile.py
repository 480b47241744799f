"""A tile of the page on which a game is chosen: a small live table of the game, and the facts about it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.phrases import Phrase
from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.miniature import Miniature
from limbotable.ui.panels.silent_label import EvenLabel, SilentLabel
from limbotable.ui.panels.sitters import Offer, Sitters
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.items import Renderer
from limbotable.ui.words.match_words import game_text, remarks_on
from limbotable.ui.words.speak import together

#: The shares of a tile's table and of its words, at letters of so many pixels.
_TABLE: Final = 80
_WORDS: Final = 56
_LETTERS: Final = 13
#: A narrower tile gives half of its width to its words, logical pixels.
_NARROW: Final = 480
#: Around the halves of a tile, between them, and between two words; and where there is little room.  There
#: the words have a larger share, so that they take fewer lines.
_AIR: Final = ((12, 12, 14, 12), 16, 6)
_THIN: Final = ((8, 6, 9, 6), 10, 4)
_THIN_TABLE: Final = 40
_PICTURE: Final = 100  #: the least width of a table on which things can be told apart, logical pixels
_CORNER: Final = 12.0  #: of a tile, logical pixels
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NowButton(QPushButton):
    """A button that Enter presses; the arrow keys lead on from it as from its tile."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class GameTile(QAbstractButton):
    """One game: pressing it, or its button, begins a match, or goes on with the one that is under way.

    Beside it one can choose opponents, or learn, or begin a match anew; a press between these does nothing.
    """

    now = Signal()  #: begin a match without asking for its setup
    resumed = Signal()  #: go on with the match that is under way
    lessons_wanted = Signal()
    puzzles_wanted = Signal()
    rules_wanted = Signal()
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
        self._grown = 1.0
        self.miniature = Miniature(game, art, palette, speak, clock, self)
        self.play = NowButton(self)
        self.play.setCursor(Qt.CursorShape.PointingHandCursor)
        self.play.clicked.connect(self._play)
        self.clicked.connect(self._play)
        self.anew = NowButton(self)
        self.anew.setCursor(Qt.CursorShape.PointingHandCursor)
        self.anew.clicked.connect(self.now)
        self.anew.hide()
        self.learn = NowButton(self)
        self.learn.setCursor(Qt.CursorShape.PointingHandCursor)
        self.learn.clicked.connect(self._show_courses)
        self.learn.hide()
        self.sitters = Sitters(palette, self)
        self._offer: Offer | None = None
        self._pitch = EvenLabel(self)
        self._name, self._table, self._chance, self._progress, self._under_way = (
            SilentLabel(self) for _ in range(5)
        )
        for label, called in (
            (self._name, "name"),
            (self._pitch, "pitch"),
            *zip(self._remarks, ("table", "chance", "progress", "under-way"), strict=True),
        ):
            label.setObjectName(called)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        words = self._words = QVBoxLayout()
        words.addWidget(self._name)
        words.addWidget(self._pitch)
        words.addStretch(1)
        words.addWidget(self._table)
        words.addWidget(self._chance)
        words.addWidget(self._progress)
        words.addWidget(self.sitters)
        words.addWidget(self._under_way)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.play, 3)
        buttons.addWidget(self.anew, 2)
        buttons.addWidget(self.learn, 2)
        words.addLayout(buttons)
        self._halves = QHBoxLayout(self)
        self.thin = False  #: whether space is spared
        self._pictured = True  # whether the small table is shown where it can be seen
        self._breathe()
        self._halves.addWidget(self.miniature)
        self._halves.addLayout(words)
        self.wear(art, palette)
        self.retranslate(speak)

    @property
    def _remarks(self) -> tuple[SilentLabel, ...]:
        """The words in small letters."""
        return self._table, self._chance, self._progress, self._under_way

    def wear(self, art: Renderer, palette: Palette) -> None:
        """Use this deck and this cloth."""
        self._palette = palette
        self.miniature.wear(art, palette)
        self._share()
        for label in (self._name, self._pitch):
            label.setStyleSheet(f"color: {palette.plate_text};")
        for label in self._remarks:
            label.setStyleSheet(f"color: {palette.plate_quiet};")
        self.grow(self._grown)
        self.sitters.wear(palette)
        self.update()

    def grow(self, grown: float) -> None:
        """Write in letters so many times as large as the program's."""
        self._grown = grown
        for label in (self._pitch, *self._remarks):
            label.setFont(plain_font(grown, bold=False))
        for button in (self.play, self.anew, self.learn):
            button.setStyleSheet(button_style(self._palette, button_letters(grown), 0.5, 0.35))
        self.sitters.grow(grown)

    def _share(self) -> None:
        """Divide the width.  Larger letters take the additional room for the words from the table.

        Where that leaves it too little to be seen, they take all.
        """
        words = round(_WORDS * (button_letters() / _LETTERS) ** 2)
        table = _TABLE if self.width() >= _NARROW else _THIN_TABLE if self.thin else words
        self._halves.setStretch(0, table)
        self._halves.setStretch(1, words)
        margins = self._halves.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._halves.spacing()
        self.miniature.setVisible(self._pictured and room * table >= _PICTURE * (table + words))

    def _breathe(self) -> None:
        margins, between, below = _THIN if self.thin else _AIR
        self._halves.setContentsMargins(*margins)
        self._halves.setSpacing(between)
        self._words.setSpacing(below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share()
        super().resizeEvent(event)

    def spare(self, names: Collection[str]) -> None:
        """Leave out the words with these object names.

        With ``faces`` the faces above several names are left out, too, with ``air`` some of the space, with
        ``line`` the line of its own that the players' strength has, and with ``picture`` the small table.
        """
        self.thin, self._pictured = "air" in names, "picture" not in names
        self._breathe()
        self._share()
        self.sitters.spare(faces="faces" in names, line="line" in names)
        for label in (self._pitch, *self._remarks):
            label.setVisible(bool(label.text()) and label.objectName() not in names)

    def height_for(self, width: int) -> int:
        """Return the height at which all words that are not left out are whole."""
        self.resize(width, self.height())
        self._measure_anew()
        self._halves.activate()  # what a name has room for is known only then
        return self._halves.totalHeightForWidth(width)

    @property
    def least_width(self) -> int:
        """The width below which a button or a word is cut."""
        self._measure_anew()
        return self._halves.totalMinimumSize().width()

    def _measure_anew(self) -> None:
        # A layout does not notice before its next turn that a label within an inner one has come or gone.
        for layout in (self._words, self._halves):
            layout.invalidate()

    def offer(self, offer: Offer) -> None:
        """Show who will sit at the table, which match is under way, and what the user has learnt."""
        self._offer = offer
        self._offer_play(offer.under_way)
        self.sitters.offer(offer)
        told = self._courses()
        progress = together("joined", told)
        self._progress.setText(progress)
        self.learn.setVisible(bool(told) or offer.rules)
        self.learn.setText(self.tr("Learn"))
        name = self.tr("Learn: %1").replace("%1", game_text(self.game))
        self.learn.setAccessibleName(name)
        self.learn.setAccessibleDescription("\n".join(told))
        self.learn.setToolTip("\n".join(told))

    def _offer_play(self, under_way: str) -> None:
        """Offer to begin a match, or to go on with the one that is ``under_way`` and to begin anew."""
        name = game_text(self.game)
        self.play.setText(self.tr("Resume") if under_way else self.tr("Play now"))
        #: %1 is a game, or how far its match is
        said = self.tr("Resume: %1") if under_way else self.tr("Play now: %1")
        self.play.setAccessibleName(said.replace("%1", name))
        self._under_way.setText(under_way)
        self.play.setAccessibleDescription(under_way)
        self.play.setToolTip(under_way)
        #: a new match, where another one is under way
        self.anew.setText(self.tr("New"))
        self.anew.setAccessibleName(self.tr("New match: %1").replace("%1", name))
        self.anew.setToolTip(self.anew.accessibleName())
        self.anew.setVisible(bool(under_way))
        told = [said.replace("%1", under_way)] if under_way else []
        self.setAccessibleDescription("\n".join([*told, *remarks_on(self.game)]))

    def _play(self) -> None:
        """Go on with the match that is under way, or begin one."""
        (self.resumed if self._offer is not None and self._offer.under_way else self.now).emit()

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
        for text, (done, all_), signal in (
            (self.tr("Lessons – %1 of %2 done"), self._offer.lessons, self.lessons_wanted),
            (self.tr("Puzzles – %1 of %2 solved"), self._offer.puzzles, self.puzzles_wanted),
        ):
            if all_:
                told = text.replace("%1", str(done)).replace("%2", str(all_))
                menu.addAction(told).triggered.connect(signal)
        if self._offer.rules:
            menu.addAction(self.tr("Rules")).triggered.connect(self.rules_wanted)
        return menu

    def _show_courses(self) -> None:
        self.courses_menu().popup(self.learn.mapToGlobal(QPoint(0, self.learn.height())))

    def name_fits(self, scale: float) -> bool:
        """Return whether the game's name fits into one line at this size, relative to other words."""
        letters = QFontMetricsF(plain_font(scale * self._grown, bold=True))
        return letters.horizontalAdvance(self._name.text()) <= self._name.width()

    def size_name(self, scale: float) -> None:
        """Set the size of the game's name, relative to other words."""
        self._name.setFont(plain_font(scale * self._grown, bold=True))

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Set all texts in the installed language."""
        name = game_text(self.game)
        told = remarks_on(self.game)
        self._name.setText(name)
        for label, text in zip((self._pitch, self._table, self._chance), told, strict=True):
            label.setText(text)
        self.setAccessibleName(name)
        self._offer_play("")
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

    def hitButton(self, pos: QPoint) -> bool:
        # A click that misses a button by some pixels was meant for it, and begins nothing.
        return self.rect().contains(pos) and not self._controls.contains(pos)

    @property
    def _controls(self) -> QRect:
        """The part with the opponents and the buttons, and the room between and around them."""
        corner = QPoint(self._words.geometry().left(), self.sitters.y())
        between = QPoint(self._halves.spacing(), self._words.spacing())
        return QRect(corner - between, self.rect().bottomRight())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        pressable = self.hitButton(event.position().toPoint())
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor)

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


def plain_font(scale: float, *, bold: bool) -> QFont:
    """Return the program's font, ``scale`` times as large as the user's choice."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(bold)
    return font


def button_letters(grown: float = 1.0) -> int:
    """Return the size of a button's letters in pixels: a little more than the text's, which has grown so."""
    return round(QFontInfo(QApplication.font()).pixelSize() * grown) + 1
