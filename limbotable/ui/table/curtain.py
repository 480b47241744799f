"""The curtain between two people at one screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.guard import MOMENT
from limbotable.ui.words.phrase_label import PhraseLabel

_FOLD: Final = ((0.0, 0.0), (0.18, 0.45), (0.42, 1.0), (0.62, 0.62), (0.85, 0.16), (1.0, 0.0))
"""How much light falls on each part of a fold."""
_HOLLOW, _RIDGE = QColor("#4A110E"), QColor("#84261D")
_GOLD = QColor("#C9962B")


class _Button(QPushButton):
    """A button that ignores a key which is held down."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Curtain(QFrame):
    """Covers the whole table until its button is pressed.

    The button has the focus as it appears, so it ignores input that was meant for the table before it:
    a key that is held down, and any press within a moment.
    """

    opened = Signal()

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._drawn = 0.0
        self._meant = False
        self.setObjectName("curtain")
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._table = parent
        self._plain: QColor | None = None
        self._letters = 16
        self._title = PhraseLabel(parent=self)
        self._title.setObjectName("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._news = PhraseLabel(parent=self)
        self._news.setObjectName("news")
        self._news.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._news.setWordWrap(True)
        self._news.setTextFormat(Qt.TextFormat.PlainText)
        self.button = _Button(self)
        self.button.setAutoDefault(True)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.pressed.connect(self._press)
        self.button.clicked.connect(self._open)
        layout = QVBoxLayout(self)
        layout.setSpacing(28)
        layout.addStretch(3)
        layout.addWidget(self._title)
        layout.addWidget(self._news)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(4)
        self.hide()

    def wear(self, palette: Palette, size: int) -> None:
        """Look like velvet, or plain on the cloth of high contrast, with letters of ``size`` pixels."""
        self._plain = QColor(palette.cloth[0]) if palette.name == "contrast" else None
        self._letters = size
        colour = palette.text if self._plain is not None else "#FFF6DF"
        self.setStyleSheet(
            f"#title {{ color: {colour}; font-size: {size * 2}px; font-weight: 600; }}"
            f" #news {{ color: {colour}; font-size: {round(size * 1.15)}px; }}"
            f" {button_style(palette, round(size * 1.2), 1.8, 0.8)}"
        )
        self.update()

    def draw(self, title: str, button: str, news: str = "") -> None:
        """Close the curtain, with these texts on it."""
        self._drawn = self._clock.now()
        self._title.setText(title)
        self._news.setText(news)
        self._news.setVisible(bool(news))
        self.button.setText(button.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self.button.setAccessibleDescription("\n".join(filter(None, (title, news))))
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        room = QRectF(self.rect())
        if self._plain is not None:
            painter.fillRect(room, self._plain)
            return
        fold = QLinearGradient(QPointF(0, 0), QPointF(self._letters * 6.5, 0))
        fold.setSpread(QLinearGradient.Spread.RepeatSpread)
        for where, light in _FOLD:
            fold.setColorAt(where, _between(_HOLLOW, _RIDGE, light))
        painter.fillRect(room, fold)
        shade = QLinearGradient(room.topLeft(), room.bottomLeft())
        shade.setColorAt(0.0, QColor(20, 2, 2, 150))
        shade.setColorAt(0.3, QColor(20, 2, 2, 20))
        shade.setColorAt(0.75, QColor(20, 2, 2, 40))
        shade.setColorAt(1.0, QColor(20, 2, 2, 140))
        painter.fillRect(room, shade)
        hem = self._letters * 0.5
        for height, lift in ((hem, 2.4), (hem * 0.25, 3.1)):
            gold = QColor(_GOLD)
            gold.setAlphaF(0.8)
            painter.fillRect(QRectF(0, room.height() - hem * lift, room.width(), height), gold)

    def take_away(self) -> None:
        """Open the curtain without a signal."""
        self.button.clearFocus()  # or Qt would hand the focus on as if Tab had been pressed
        self.hide()

    def _press(self) -> None:
        self._meant = self._clock.now() >= self._drawn + MOMENT

    def _open(self) -> None:
        if self._meant:
            self.take_away()
            self.opened.emit()


def _between(one: QColor, other: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )
