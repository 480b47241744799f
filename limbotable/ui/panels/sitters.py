"""The button that shows who will sit at a game's table, and lets one change the computer players."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QLocale, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QEnterEvent, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QMenu,
    QSizePolicy,
    QWidget,
)

from limbotable.play.setup import EVEN
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.portraits import draw_portrait, portrait
from limbotable.ui.art.writing import larger
from limbotable.ui.ear.heard_as import HeardAs
from limbotable.ui.panels.silent_label import SilentLabel
from limbotable.ui.words.cast import Character, character_text, manner_text, strength_text
from limbotable.ui.words.outside import shown, tip
from limbotable.ui.words.speak import together

_FACE: Final = 34  #: of a face beside the names, logical pixels
_OVERLAP: Final = 6  #: of two faces
_BESIDE: Final = 2  #: the most faces that stand beside the names; more stand above them
_ICON: Final = 32
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Offer(msgspec.Struct, frozen=True):
    """What awaits a user at a game's table."""

    names: tuple[str, ...]  #: of all seats, in the user's language
    cast: tuple[Character | None, ...]  #: by seat; None for people
    levels: tuple[tuple[str, int], ...]  #: the game's levels and their ranks, weakest first
    lessons: tuple[int, int] = (0, 0)  #: how many are done, and how many there are
    puzzles: tuple[int, int] = (0, 0)  #: how many are solved, and how many there are
    even: bool | None = None  #: whether the levels follow the user's results; None where they cannot
    measured: bool = True  #: whether there are such results
    rules: bool = False  #: whether there is a rule book
    under_way: str = ""  #: how far the match that is under way is, in words; empty where none is

    @property
    def opponents(self) -> tuple[tuple[str, Character], ...]:
        """The computer players with their names."""
        seats = zip(self.names, self.cast, strict=True)
        return tuple((name, character) for name, character in seats if character is not None)


class _Faces(QWidget):
    """Portraits in a row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cast: tuple[Character, ...] = ()
        self._grown = 1.0
        self.heard_as = HeardAs(QAccessible.Role.NoRole)  # the button names the players
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cast(self, cast: tuple[Character, ...]) -> None:
        self._cast = cast
        self.setVisible(bool(cast))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count = len(self._cast)
        wide = max(1, _FACE * count - _OVERLAP * (count - 1))
        return QSize(round(wide * self._grown), round(_FACE * self._grown))

    def grow(self, grown: float) -> None:
        self._grown = grown
        self.updateGeometry()
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.scale(self._grown, self._grown)
        for n, one in enumerate(self._cast):
            draw_portrait(painter, QRectF(n * (_FACE - _OVERLAP), 0, _FACE, _FACE), one.rank, one.kin)


class Sitters(QAbstractButton):
    """Faces and names of the opponents; pressing it offers others."""

    level_wanted = Signal(str)  #: all computer players are to be of this level, or ``EVEN``
    setup_wanted = Signal()  #: the user wants to choose each player, and the rules

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._palette = palette
        self._offer: Offer | None = None
        self._in_one_line = False
        self._faces = _Faces(self)
        self._faces.setObjectName("faces")
        self._words = SilentLabel(self)
        self._words.setObjectName("sitters")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(6, 4, 20, 4)
        self._row.setSpacing(6)
        self._row.addWidget(self._faces, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addWidget(self._words, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._choose)
        self.hide()

    def spare(self, *, faces: bool, line: bool) -> None:
        """Leave out the faces where they stand above the names, and write in one line what fits into it."""
        above = self._row.direction() == QBoxLayout.Direction.TopToBottom
        self._faces.setVisible(not (faces and (above or line)))
        self._in_one_line = line
        self._write()
        self._row.invalidate()
        self.updateGeometry()

    def offer(self, offer: Offer) -> None:
        """Show these players."""
        self._offer = offer
        self._faces.show_cast(tuple(character for _, character in offer.opponents))
        above = len(offer.opponents) > _BESIDE
        self._row.setDirection(
            QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight
        )
        self._write()
        said = together("joined.heard", filter(None, self._told(offer)))
        self.setAccessibleName(self.tr("Opponents: %1").replace("%1", said))
        manners = dict.fromkeys(manner_text(character.rank) for _, character in offer.opponents)
        self.setAccessibleDescription(together("sentences", manners))
        self.setToolTip(tip("\n".join(manners)))
        self.show()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth."""
        self._palette = palette
        self._words.setStyleSheet(f"color: {palette.plate_text};")
        self.update()

    def grow(self, grown: float) -> None:
        """Write in letters so many times as large as the program's, beside faces that are, too."""
        self._words.setFont(larger(QApplication.font(), grown))
        self._faces.grow(grown)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._row.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._row.totalSizeHint()

    def menu(self) -> QMenu:
        """Return a new menu of the other characters, and of what else can be set up."""
        assert self._offer is not None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        present = {character.rank for _, character in self._offer.opponents}
        for level, rank in self._offer.levels if present else ():
            icon = QIcon(portrait(rank, 0, _ICON, self.devicePixelRatioF()))
            action = menu.addAction(icon, character_text(rank))
            action.setObjectName(level)
            action.setToolTip(manner_text(rank))
            action.triggered.connect(lambda _=False, level=level: self.level_wanted.emit(level))
            if present == {rank} and not self._offer.even:
                menu.setActiveAction(action)
        if self._offer.even is not None:
            even = menu.addAction(self.tr("About as strong as you"))
            even.setObjectName(EVEN)
            even.setToolTip(self.tr("Their level follows your results from match to match."))
            even.triggered.connect(lambda: self.level_wanted.emit(EVEN))
            if self._offer.even:
                menu.setActiveAction(even)
        menu.addSeparator()
        other = menu.addAction(self.tr("Other players and rules…"))
        other.setObjectName("setup")
        other.triggered.connect(self.setup_wanted)
        return menu

    def _write(self) -> None:
        """Write who sits there, and below or beside that how strong they are."""
        if self._offer is not None:
            told = list(filter(None, self._told(self._offer)))
            self._words.setText(together("joined", told) if self._in_one_line else "\n".join(told))

    def _told(self, offer: Offer) -> tuple[str, str]:
        """Return the opponents, or else all players, and their strength where all have the same."""
        names = [shown(name) for name, _ in offer.opponents] or [shown(name) for name in offer.names]
        return QLocale().createSeparatedList(names), self._strength(offer)

    def _strength(self, offer: Offer) -> str:
        """Return the strength of the opponents in words, and why, where all have the same."""
        ranks = {character.rank for _, character in offer.opponents}
        if len(ranks) != 1:
            return ""
        strength = strength_text(ranks.pop())
        if not offer.even:
            return strength
        #: of computer players; %1 is like: club player
        even = self.tr("%1, about as strong as you")
        #: of computer players that are to be as strong as the user; %1 is like: casual player
        unmeasured = self.tr("%1, until you have results")
        return (even if offer.measured else unmeasured).replace("%1", strength)

    def _choose(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def paintEvent(self, _: QPaintEvent) -> None:
        palette = self._palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge, width = QColor(palette.plate_quiet), 1.0
        if self.hasFocus():
            edge, width = QColor(palette.rim_focus), 3.0
        elif self.underMouse():
            edge, width = QColor(palette.rim_playable), 2.0
        painter.setPen(QPen(edge, width))
        inset = width / 2 + 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
        painter.setPen(QPen(QColor(palette.plate_text), 2.0, c=Qt.PenCapStyle.RoundCap))
        x, y = self.width() - 12.0, self.height() / 2
        painter.drawLine(round(x - 4), round(y - 2), round(x), round(y + 2))
        painter.drawLine(round(x), round(y + 2), round(x + 4), round(y - 2))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        else:
            event.ignore()  # the arrow keys lead on, as from the tile
