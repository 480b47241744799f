"""A question on the table, with an answer on each of its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.panels.toast import Placing
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.table_keys import STEPS, TAKE
from limbotable.ui.words.phrase_label import PhraseLabel

_MARGIN: Final = 16  #: pixels
_WIDTHS: Final = (520, 420, 320)  #: pixels
_HEIGHT: Final = 0.19  #: where the upper edge is if nothing is covered there, as a share of the table


class Way(msgspec.Struct, frozen=True):
    """An answer to a question."""

    label: str
    take: Callable[[], object]


class Question(QFrame):
    """A sentence with a button for each answer: for the pointer, arrows and Enter, or digits.

    Esc takes the question away without an answer.  The first answer has the focus, so it is one that does no
    harm to a user who pressed Enter too soon.
    """

    changed = Signal()  #: another question is asked, or none any more

    def __init__(self, parent: QWidget, place: Placing) -> None:
        """``place`` finds a place over the parent, the table."""
        super().__init__(parent)
        self._table, self._place = parent, place
        self._ways: tuple[Way, ...] = ()
        self._buttons: list[QPushButton] = []
        self.setObjectName("question")
        self._text = PhraseLabel(parent=self)
        self._text.setObjectName("text")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._text)
        parent.installEventFilter(self)
        self.hide()

    def wear(self, palette: Palette, size: int) -> None:
        """Use the colours of a cloth, and letters of ``size`` pixels."""
        self.setStyleSheet(
            f"#question {{ background: {palette.plate}; border: 2px solid {palette.lit_edge};"
            f" border-radius: 12px; }} #text {{ color: {palette.plate_text}; font-size: {size}px; }}"
            f" {button_style(palette, size, 0.8, 0.35)} QPushButton {{ text-align: left; }}"
        )
        if self.open:
            self._lie()

    @property
    def open(self) -> bool:
        """Whether the question waits for an answer."""
        return bool(self._ways)

    def ask(self, text: str, ways: Sequence[Way]) -> None:
        """Ask, in place of any other question; ``ways`` are the answers, in their order."""
        self.take_away()
        self._ways = tuple(ways)
        self._text.setText(text)
        self.setAccessibleName(text)
        for number, way in enumerate(self._ways, start=1):
            button = QPushButton(f"{number}   {way.label}".replace("&", "&&"), self)
            button.setAutoDefault(False)
            button.setAccessibleName(f"{number}: {way.label}")
            button.clicked.connect(lambda _=False, way=way: self._take(way))
            button.installEventFilter(self)
            self._layout.addWidget(button)
            self._buttons.append(button)
        # What has the focus is read out, with its description: so the question comes with the first answer.
        self._buttons[0].setAccessibleDescription(text)
        self._lie()
        self.show()
        self.raise_()
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)
        self.changed.emit()

    def take_away(self) -> None:
        """Close without an answer."""
        if not self.open:
            return
        if any(button.hasFocus() for button in self._buttons):
            # Otherwise Qt would pass the focus on in the Tab order, as if Tab had been pressed.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._ways = ()
        for button in self._buttons:
            button.removeEventFilter(self)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self.changed.emit()

    def buttons(self) -> Sequence[QPushButton]:
        """Return the buttons, in the order of the answers."""
        return tuple(self._buttons)

    @property
    def text(self) -> str:
        """The question; an empty text while there is none."""
        return self._text.text() if self.open else ""

    @property
    def words(self) -> str:
        """The question with its answers; an empty text while there is none."""
        return "\n".join([self.text, *(way.label for way in self._ways)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table:
            if event.type() == QEvent.Type.Resize and self.open:
                self._lie()
            return False
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._key(event)

    def _key(self, event: QKeyEvent) -> bool:
        focused = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), 0)
        answer = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self.take_away()
        elif event.key() in TAKE:
            self._take(self._ways[focused])
        elif event.key() in STEPS:
            heir = self._buttons[(focused + STEPS[Qt.Key(event.key())]) % len(self._buttons)]
            heir.setFocus(Qt.FocusReason.TabFocusReason)
        elif answer in {str(number) for number in range(1, len(self._ways) + 1)}:
            self._take(self._ways[int(answer) - 1])
        else:
            return False
        return True

    def _take(self, way: Way) -> None:
        self.take_away()
        way.take()

    def _lie(self) -> None:
        """Find a place: no wider than the table, and over as little of it as possible."""
        room = self._table.rect()
        self.ensurePolished()
        self._layout.activate()
        least, most = self._layout.totalMinimumSize().width(), room.width() - 2 * _MARGIN
        widths = dict.fromkeys(max(least, min(width, most)) for width in _WIDTHS)
        sizes = [QSize(width, self._layout.totalHeightForWidth(width)) for width in widths]
        wanted = QPoint(room.width() // 2, round(room.height() * _HEIGHT) + sizes[0].height() // 2)
        self.setGeometry(self._place(sizes, wanted, ()))
