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
from limbotable.ui.table.table_keys import Entry, keys_text
from limbotable.ui.words.outside import shown, tip

_MARK: Final = 7  #: pixels: height of a mark
_ICON: Final = 22


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


class _OneLine(QLabel):
    """A sentence on one line; where it is cut, the tool tip has all of it."""

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
        fitting = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(fitting)
        self.setToolTip(tip(self._whole) if fitting != self._whole else "")


class ReplayBar(QWidget):
    """The buttons of a replay, a slider over the lines of the match, and the choice of a point of view."""

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
        self._line = _OneLine()
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
        rows = QVBoxLayout(self)
        rows.setContentsMargins(12, 6, 12, 8)
        rows.setSpacing(4)
        rows.addWidget(self._slider)
        row = QHBoxLayout()
        row.setSpacing(4)
        rows.addLayout(row)
        for command, key in self._keys.items():
            key.setObjectName(command.name.lower())
            key.setAutoRaise(True)
            key.setIconSize(QSize(_ICON, _ICON))
            key.clicked.connect(lambda _checked=False, command=command: self.commanded.emit(command))
            row.addWidget(key)
        row.addSpacing(10)
        row.addWidget(self._line, 1)
        row.addSpacing(10)
        for widget in (self._eyes_label, self._points_of_view, self._branch, self._close):
            row.addWidget(widget)
        self._branch.clicked.connect(lambda: self.commanded.emit(ReplayCommand.BRANCH))
        self._close.clicked.connect(lambda: self.commanded.emit(ReplayCommand.CLOSE))
        self._slider.valueChanged.connect(self._slid)
        self._points_of_view.activated.connect(self.looked)

    # --- the content ----------------------------------------------------------------------------------
    @property
    def line(self) -> str:
        """The text about the line shown."""
        return self._line.whole

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


class PastBand(QLabel):
    """The band above the table that says that the table shows the past."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
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
