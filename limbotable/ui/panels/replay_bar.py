"""Below the table of the past: which line is shown, and the way to the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.art.palette import Palette
from limbotable.ui.art.renderer import Art
from limbotable.ui.table.table_keys import Entry, keys_text

_MARK: Final = 7  #: pixels: how tall a mark is
_ICON: Final = 22


class Wish(Enum):
    """What the user wants of the replay."""

    FIRST = "first"
    BACK = "back"
    PLAY = "play"  #: or pause, if it plays
    FORWARD = "forward"
    LAST = "last"
    DEAL_BEFORE = "deal-before"
    NEXT_DEAL = "next-deal"
    BRANCH = "branch"
    CLOSE = "close"


_KEYS: Final[Mapping[int, Wish]] = {
    Qt.Key.Key_Left: Wish.BACK,
    Qt.Key.Key_Right: Wish.FORWARD,
    Qt.Key.Key_Home: Wish.FIRST,
    Qt.Key.Key_End: Wish.LAST,
    Qt.Key.Key_PageUp: Wish.DEAL_BEFORE,
    Qt.Key.Key_PageDown: Wish.NEXT_DEAL,
    Qt.Key.Key_Space: Wish.PLAY,
    Qt.Key.Key_Escape: Wish.CLOSE,
}
_BUTTONS: Final = (Wish.FIRST, Wish.BACK, Wish.PLAY, Wish.FORWARD, Wish.LAST)
_NO_KEYS: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def wish_of(event: QKeyEvent) -> Wish | None:
    """Return what a key means while the past is on the table; with Ctrl or Shift it is the table's own."""
    return _KEYS.get(event.key()) if event.modifiers() in _NO_KEYS else None


def replay_entries() -> Sequence[Entry]:
    """Say what the keyboard does while the past is on the table."""
    translate = QCoreApplication.translate
    does = {
        (Wish.BACK, Wish.FORWARD): translate("Keys", "One line back or forward"),
        (Wish.DEAL_BEFORE, Wish.NEXT_DEAL): translate("Keys", "To the deal before, or to the next one"),
        (Wish.FIRST, Wish.LAST): translate("Keys", "To the first line, or to the last"),
        (Wish.PLAY,): translate("Keys", "Play, or pause"),
        (Wish.CLOSE,): translate("Keys", "Back to the match"),
    }
    keys = {wish: Qt.Key(key) for key, wish in _KEYS.items()}
    return [(keys_text(keys[wish] for wish in wishes), text) for wishes, text in does.items()]


class _Key(QToolButton):
    """A button that leaves the replay's keys to the bar; Enter, and Space, press it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif wish_of(event) in (None, Wish.PLAY):
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Lines(QSlider):
    """A slider over the lines of a match, with marks where cards were dealt."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marks: tuple[int, ...] = ()
        self._ink = QColor("white")

    def mark(self, marks: Sequence[int]) -> None:
        self._marks = tuple(marks)
        self.update()

    def wear(self, ink: QColor) -> None:
        self._ink = ink
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if wish_of(event) is None:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # It jumps to where it is pressed: the style would go a page towards it.
        handle = self._rect(QStyle.SubControl.SC_SliderHandle)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            groove = self._rect(QStyle.SubControl.SC_SliderGroove)
            at = round(event.position().x()) - groove.left() - handle.width() // 2
            room = groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, room))
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._marks and self.maximum() > 0:
            painter = QPainter(self)
            painter.setPen(QPen(self._ink, 1.5))
            groove, handle = (
                self._rect(QStyle.SubControl.SC_SliderGroove),
                self._rect(QStyle.SubControl.SC_SliderHandle),
            )
            room, middle = groove.width() - handle.width(), self.rect().center().y()
            for mark in self._marks:
                at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), mark, room)
                x = groove.left() + handle.width() // 2 + at
                painter.drawLine(x, middle - _MARK, x, middle + _MARK)
            painter.end()
        super().paintEvent(event)

    def _rect(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)


class _Said(QLabel):
    """A sentence on one line: what has no room is in its tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def whole(self) -> str:
        return self._whole

    def say(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


class ReplayBar(QWidget):
    """The keys of a player, a slider over the lines of the match, and whose eyes look at it."""

    wished = Signal(Wish)
    turned = Signal(int)  #: the line that the user has turned to with the slider
    looked = Signal(int)  #: which of the eyes that were offered the user wants

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ply = 0
        self._said = ""
        self._playing = False
        self._icons: tuple[Art, QColor] | None = None
        self._slider = _Lines()
        self._keys = {wish: _Key() for wish in _BUTTONS}
        self._line = _Said()
        self._eyes_label = QLabel()
        self._eyes = QComboBox()
        self._branch = QPushButton()
        self._close = QPushButton()
        self._set_up()
        self.retranslate()

    def _set_up(self) -> None:
        self.setAutoFillBackground(True)
        self._eyes_label.setBuddy(self._eyes)
        self._eyes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 6, 12, 8)
        rows.setSpacing(4)
        rows.addWidget(self._slider)
        row = QHBoxLayout()
        row.setSpacing(4)
        rows.addLayout(row)
        for wish, key in self._keys.items():
            key.setAutoRaise(True)
            key.setIconSize(QSize(_ICON, _ICON))
            key.clicked.connect(lambda _checked=False, wish=wish: self.wished.emit(wish))
            row.addWidget(key)
        row.addSpacing(10)
        row.addWidget(self._line, 1)
        row.addSpacing(10)
        for widget in (self._eyes_label, self._eyes, self._branch, self._close):
            row.addWidget(widget)
        self._branch.clicked.connect(lambda: self.wished.emit(Wish.BRANCH))
        self._close.clicked.connect(lambda: self.wished.emit(Wish.CLOSE))
        self._slider.valueChanged.connect(self._slid)
        self._eyes.activated.connect(self.looked)

    # --- what it shows --------------------------------------------------------------------------------
    @property
    def line(self) -> str:
        """What is said of the line that is shown."""
        return self._line.whole

    def mark(self, lines: int, marks: Sequence[int]) -> None:
        """Be about a match of so many lines; marks stand where cards were dealt anew, by the lines before."""
        blocked = self._slider.blockSignals(True)
        self._slider.setRange(0, lines)
        self._slider.setPageStep(max(1, lines // 10))
        self._slider.mark(marks)
        self._slider.blockSignals(blocked)

    def offer_eyes(self, names: Sequence[str], chosen: int) -> None:
        """Let the user choose whose eyes look at the table; without names there is no choice."""
        self._eyes.clear()
        self._eyes.addItems(list(names))
        self._eyes.setCurrentIndex(chosen)
        for widget in (self._eyes_label, self._eyes):
            widget.setVisible(bool(names))

    def show_line(self, ply: int, said: str) -> None:
        """Show where the replay is: after so many lines, the last of which did what is said."""
        self._ply, self._said = ply, said
        blocked = self._slider.blockSignals(True)
        self._slider.setValue(ply)
        self._slider.blockSignals(blocked)
        self._write()

    def show_playing(self, playing: bool) -> None:
        """Show whether it goes on by itself."""
        if playing != self._playing:
            self._playing = playing
            self._draw_icons()
            self._name_keys()

    def explain_branch(self, why_not: str) -> None:
        """Say why no match can go on from here; an empty text: one can."""
        self._branch.setEnabled(not why_not)
        self._branch.setToolTip(why_not)

    def wear(self, art: Art, palette: Palette) -> None:
        """Look like the windows around this cloth."""
        ink = QColor(palette.window_text)
        self._icons = art, ink
        self._slider.wear(QColor(palette.accent))
        self._draw_icons()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setAccessibleName(self.tr("Replay"))
        self._slider.setAccessibleName(self.tr("Line of the match"))
        self._eyes_label.setText(self.tr("Seen &by"))
        self._eyes.setAccessibleName(self.tr("Whose eyes look at the table"))
        self._branch.setText(self.tr("Play on from here"))
        self._close.setText(self.tr("Back to the match"))
        self._name_keys()
        self._write()

    def _name_keys(self) -> None:
        names = {
            Wish.FIRST: self.tr("First line"),
            Wish.BACK: self.tr("One line back"),
            Wish.PLAY: self.tr("Pause") if self._playing else self.tr("Play"),
            Wish.FORWARD: self.tr("One line forward"),
            Wish.LAST: self.tr("Last line"),
        }
        for wish, name in names.items():
            self._keys[wish].setText(name)
            self._keys[wish].setToolTip(name)
            self._keys[wish].setAccessibleName(name)

    def _draw_icons(self) -> None:
        if self._icons is not None:
            art, ink = self._icons
            for wish, key in self._keys.items():
                name = "pause" if wish is Wish.PLAY and self._playing else wish.value
                key.setIcon(art.icon(name, ink))

    def _write(self) -> None:
        if self._ply == 0:
            self._line.say(self.tr("The beginning of the match"))
            return
        text = self.tr("Line %1 of %2: %3") if self._said else self.tr("Line %1 of %2")
        # The phrase last: it may hold anything.
        numbered = text.replace("%1", str(self._ply)).replace("%2", str(self._slider.maximum()))
        self._line.say(numbered.replace("%3", self._said))

    # --- what the user does ---------------------------------------------------------------------------
    def _slid(self, ply: int) -> None:
        self.turned.emit(ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wish = wish_of(event)
        if wish is None:
            super().keyPressEvent(event)
        else:
            self.wished.emit(wish)


class PastBand(QLabel):
    """Above the table: says that what lies there is the past."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def wear(self, palette: Palette) -> None:
        """Look like this cloth."""
        self.setStyleSheet(
            f"#past {{ background: {palette.accent}; color: {palette.accent_text};"
            " padding: 4px; font-weight: 600; }"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say it in the language that is installed now."""
        self.setText(self.tr("Replay: this is the past. The match waits as you left it."))
