"""The bar below a replay: the line shown, and the way to the others."""

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
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.panels.few_lines import FewLines
from limbotable.ui.table.table_keys import Entry, keys_text
from limbotable.ui.words.outside import shown
from limbotable.ui.words.phrase_label import PhraseLabel

_MARK: Final = 7  #: pixels: height of a mark
_ICON: Final = 22
_GAP: Final = 10  #: pixels on both sides of the sentence about the line
_SENTENCE: Final = 120  #: letters: room for nearly all of these sentences,
_LONG: Final = 170  #: and for all of them


class ReplayCommand(Enum):
    """The commands of a replay."""

    FIRST = "first"
    BACK = "back"
    PLAY = "play"  #: or pause, while it plays
    FORWARD = "forward"
    LAST = "last"
    DEAL_BEFORE = "deal-before"
    NEXT_DEAL = "next-deal"
    BRANCH = "branch"
    CLOSE = "close"


_KEYS: Final[Mapping[int, ReplayCommand]] = {
    Qt.Key.Key_Left: ReplayCommand.BACK,
    Qt.Key.Key_Right: ReplayCommand.FORWARD,
    Qt.Key.Key_Home: ReplayCommand.FIRST,
    Qt.Key.Key_End: ReplayCommand.LAST,
    Qt.Key.Key_PageUp: ReplayCommand.DEAL_BEFORE,
    Qt.Key.Key_PageDown: ReplayCommand.NEXT_DEAL,
    Qt.Key.Key_Space: ReplayCommand.PLAY,
    Qt.Key.Key_Escape: ReplayCommand.CLOSE,
}
_BUTTONS: Final = (
    ReplayCommand.FIRST,
    ReplayCommand.BACK,
    ReplayCommand.PLAY,
    ReplayCommand.FORWARD,
    ReplayCommand.LAST,
)
_NO_KEYS: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def command_of(event: QKeyEvent) -> ReplayCommand | None:
    """Return the command of a key in a replay, or None; keys with Ctrl or Shift are the table's own."""
    return _KEYS.get(event.key()) if event.modifiers() in _NO_KEYS else None


def replay_entries() -> Sequence[Entry]:
    """Return the keys of a replay, with their commands."""
    translate = QCoreApplication.translate
    does = {
        (ReplayCommand.BACK, ReplayCommand.FORWARD): translate("Keys", "One line back or forward"),
        (ReplayCommand.DEAL_BEFORE, ReplayCommand.NEXT_DEAL): translate(
            "Keys", "To the deal before, or to the next one"
        ),
        (ReplayCommand.FIRST, ReplayCommand.LAST): translate("Keys", "To the first line, or to the last"),
        (ReplayCommand.PLAY,): translate("Keys", "Play, or pause"),
        (ReplayCommand.CLOSE,): translate("Keys", "Leave the replay"),
    }
    keys = {command: Qt.Key(key) for key, command in _KEYS.items()}
    return [(keys_text(keys[command] for command in wishes), text) for wishes, text in does.items()]


class _Key(QToolButton):
    """A button that leaves the replay's keys to the bar; Enter and Space press it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif command_of(event) in (None, ReplayCommand.PLAY):
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
        if command_of(event) is None:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The slider jumps to the place pressed: the style would go a page towards it.
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


class ReplayBar(QWidget):
    """The buttons of a replay, a slider over the lines of the match, and the choice of a point of view.

    Where the sentence about the line has no room beside them it stands above them.  Where they have not, two
    of them stand below the others.
    """

    commanded = Signal(ReplayCommand)
    turned = Signal(int)  #: the line that the user has chosen with the slider
    looked = Signal(int)  #: the index of the point of view that the user has chosen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ply = 0
        self._said = ""
        self._playing = False
        self._icons: tuple[ArtRenderer, QColor] | None = None
        self._slider = _Lines()
        self._keys = {command: _Key() for command in _BUTTONS}
        self._line = FewLines()
        self._eyes_label = QLabel()
        self._points_of_view = QComboBox()
        self._branch = QPushButton()
        self._close = QPushButton()
        self._set_up()
        self.retranslate()

    def _set_up(self) -> None:
        self.setAutoFillBackground(True)
        self._eyes_label.setBuddy(self._points_of_view)
        self._points_of_view.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._rows, self._upper, self._lower = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        self._rows.setContentsMargins(12, 6, 12, 8)
        self._rows.setSpacing(4)
        self._rows.addWidget(self._slider)
        for row in (self._upper, self._lower):
            row.setSpacing(4)
            self._rows.addLayout(row)
        for command, key in self._keys.items():
            key.setObjectName(command.name.lower())
            key.setAutoRaise(True)
            key.setIconSize(QSize(_ICON, _ICON))
            key.clicked.connect(lambda _checked=False, command=command: self.commanded.emit(command))
            self._upper.addWidget(key)
        self._upper.addSpacing(_GAP)
        self._upper.addWidget(self._line, 1)
        self._upper.addSpacing(_GAP)
        self._upper.addStretch()
        self._lower.addStretch()
        for widget in (self._eyes_label, self._points_of_view, self._branch, self._close):
            self._upper.addWidget(widget)
        self._branch.clicked.connect(lambda: self.commanded.emit(ReplayCommand.BRANCH))
        self._close.clicked.connect(lambda: self.commanded.emit(ReplayCommand.CLOSE))
        self._slider.valueChanged.connect(self._slid)
        self._points_of_view.activated.connect(self.looked)

    # --- the rows ------------------------------------------------------------------------------------------
    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_of(*self._looks), super().minimumSizeHint().height())

    @property
    def _looks(self) -> tuple[QWidget, ...]:
        return (*self._keys.values(), self._eyes_label, self._points_of_view)

    def _width_of(self, *parts: QWidget) -> int:
        """Return the width of the bar with these parts beside each other."""
        margins, shown = self._rows.contentsMargins(), [one for one in parts if not one.isHidden()]
        within = sum(one.sizeHint().width() + self._upper.spacing() for one in shown)
        return margins.left() + within + 2 * _GAP + margins.right()

    def arrange(self, width: int) -> None:
        """Put the parts into as few rows as they have room in at this width."""
        needed = self._width_of(*self._looks, self._branch, self._close)
        letter = self.fontMetrics().averageCharWidth()
        apart, below = width < needed + _SENTENCE * letter, width < needed
        if apart is not (self._rows.indexOf(self._line) >= 0):
            if apart:
                self._rows.insertWidget(1, self._line)
            else:
                self._upper.insertWidget(len(self._keys) + 1, self._line, 1)
        for button in (self._branch, self._close):
            if below is not (self._lower.indexOf(button) >= 0):
                (self._lower if below else self._upper).addWidget(button)
        self._line.allow(2 if apart and width < _LONG * letter else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(self.width())

    # --- the content ----------------------------------------------------------------------------------
    @property
    def line(self) -> str:
        """The text about the line shown."""
        return self._line.text()

    def mark(self, lines: int, marks: Sequence[int]) -> None:
        """Set the number of the match's lines; ``marks`` are the numbers of lines before each new deal."""
        blocked = self._slider.blockSignals(True)
        self._slider.setRange(0, lines)
        self._slider.setPageStep(max(1, lines // 10))
        self._slider.mark(marks)
        self._slider.blockSignals(blocked)

    def offer_points_of_view(self, names: Sequence[str], chosen: int) -> None:
        """Offer points of view by their names, one of them chosen; without names there is no choice."""
        self._points_of_view.clear()
        self._points_of_view.addItems([shown(name) for name in names])
        self._points_of_view.setCurrentIndex(chosen)
        for widget in (self._eyes_label, self._points_of_view):
            widget.setVisible(bool(names))
        self.arrange(self.width())

    def show_line(self, ply: int, said: str) -> None:
        """Show the replay after ``ply`` lines; ``said`` describes the last of them."""
        self._ply, self._said = ply, said
        blocked = self._slider.blockSignals(True)
        self._slider.setValue(ply)
        self._slider.blockSignals(blocked)
        self._write()

    def show_playing(self, playing: bool) -> None:
        """Show whether the replay plays by itself."""
        if playing != self._playing:
            self._playing = playing
            self._draw_icons()
            self._name_keys()

    def explain_branch(self, why_not: str) -> None:
        """Show the reason why no match can go on from here; with an empty text one can."""
        self._branch.setEnabled(not why_not)
        self._branch.setToolTip(why_not)

    def wear(self, art: ArtRenderer, palette: Palette) -> None:
        """Use the colours of the windows around a cloth."""
        ink = QColor(palette.window_text)
        self._icons = art, ink
        self._slider.wear(QColor(palette.accent))
        self._draw_icons()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.arrange(self.width())

    def retranslate(self) -> None:
        """Set all texts in the installed language."""
        self.setAccessibleName(self.tr("Replay"))
        self._slider.setAccessibleName(self.tr("Line of the match"))
        self._eyes_label.setText(self.tr("Seen &by"))
        self._points_of_view.setAccessibleName(self.tr("The player from whose seat the table is shown"))
        self._branch.setText(self.tr("Play on from here"))
        self._close.setText(self.tr("Leave the replay"))
        self._name_keys()
        self._write()
        self.arrange(self.width())

    def _name_keys(self) -> None:
        names = {
            ReplayCommand.FIRST: self.tr("First line"),
            ReplayCommand.BACK: self.tr("One line back"),
            ReplayCommand.PLAY: self.tr("Pause") if self._playing else self.tr("Play"),
            ReplayCommand.FORWARD: self.tr("One line forward"),
            ReplayCommand.LAST: self.tr("Last line"),
        }
        for command, name in names.items():
            self._keys[command].setText(name)
            self._keys[command].setToolTip(name)
            self._keys[command].setAccessibleName(name)

    def _draw_icons(self) -> None:
        if self._icons is not None:
            art, ink = self._icons
            for command, key in self._keys.items():
                name = "pause" if command is ReplayCommand.PLAY and self._playing else command.value
                key.setIcon(art.icon(name, ink))

    def _write(self) -> None:
        if self._ply == 0:
            self._line.say(self.tr("The beginning of the match"))
            return
        text = self.tr("Line %1 of %2: %3") if self._said else self.tr("Line %1 of %2")
        # The phrase last: it may contain any characters.
        numbered = text.replace("%1", str(self._ply)).replace("%2", str(self._slider.maximum()))
        self._line.say(numbered.replace("%3", self._said))

    # --- the user's commands --------------------------------------------------------------------------
    def _slid(self, ply: int) -> None:
        self.turned.emit(ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_of(event)
        if command is None:
            super().keyPressEvent(event)
        else:
            self.commanded.emit(command)


class PastBand(PhraseLabel):
    """The band above the table that says that the table shows the past."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setObjectName("past")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setWordWrap(True)
        self.retranslate()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth."""
        self.setStyleSheet(
            f"#past {{ background: {palette.accent}; color: {palette.accent_text};"
            " padding: 4px; font-weight: 600; }"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the text in the installed language."""
        self.setText(self.tr("Replay of earlier lines. The match waits as you left it."))
