"""The band above the table with a task."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.art.writing import growth
from limbotable.ui.table.buttons import button_style
from limbotable.ui.words.lesson_book import plain, rich
from limbotable.ui.words.phrase_label import PhraseLabel

#: Lines of text that always have room: the table below does not move between lessons.
_LINES: Final = 3
_LETTERS: Final = 15  #: pixels, at the usual size of writing


class Colours(msgspec.Struct, frozen=True):
    """The colours of a band."""

    back: str
    ink: str
    quiet: str  #: the ink of buttons that are disabled
    edge: str
    onward: str  #: the button that leads on
    letters: str  #: the text on that button


class TaskBand(QFrame):
    """Shows a task's title and text, and the buttons from one task to the next."""

    back = Signal()  #: to the lesson before
    next = Signal()  #: to the next one, done or not
    shown = Signal()  #: point out the action that the task asks for
    left = Signal()  #: back to the match, or to all games

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self._palette = palette
        self._number, self._total = 0, 0
        self._name = ""
        self._over = False
        self._match = True  # whether a match waits
        self._opened = False  # the band is dressed when it is first opened, so that the window stands sooner
        self._title = PhraseLabel()
        self._title.setObjectName("title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        # It never widens the band, and with it the window: it goes above the buttons instead.
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._text = PhraseLabel()
        self._text.setObjectName("text")
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._back, self._show, self._next, self._leave = (QPushButton() for _ in range(4))
        self._next.setObjectName("onward")
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addWidget(self._title, 1)
        for button, signal in (
            (self._back, self.back),
            (self._show, self.shown),
            (self._next, self.next),
            (self._leave, self.left),
        ):
            button.setAutoDefault(True)  # so that Enter presses it, too
            button.clicked.connect(signal)
            self._row.addWidget(button)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(16, 8, 12, 8)
        self._rows.setSpacing(4)
        self._rows.addLayout(self._row)
        self._rows.addWidget(self._text)
        self.hide()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth, and letters of the program’s size."""
        self._palette = palette
        if not self._opened:
            return
        colours = self._colours(palette)
        back, ink, quiet = colours.back, colours.ink, colours.quiet
        letters = round(_LETTERS * growth())
        self.setStyleSheet(
            f"#lesson {{ background: {back}; border: none; border-bottom: 3px solid {colours.edge}; }}"
            f" #title {{ color: {ink}; font-weight: 600; font-size: {letters}px; }}"
            f" #text {{ color: {ink}; font-size: {letters}px; }}"
            f" {button_style(palette, letters - 2, 0.8, 0.3)}"
            f" QPushButton:disabled {{ background: {back}; color: {quiet}; border-color: {quiet}; }}"
            # The next step stands out.
            f" #onward {{ background: {colours.onward}; color: {colours.letters}; }}"
        )
        self.ensurePolished()
        self._text.setMinimumHeight(_LINES * self._text.fontMetrics().lineSpacing())

    def _colours(self, palette: Palette) -> Colours:
        """Return the colours of the band in its present state."""
        if self._over:
            ink, back = palette.lit_text, palette.lit
            return Colours(back, ink, ink, palette.lit_edge, ink, back)
        back, ink, quiet = palette.plate, palette.plate_text, palette.plate_quiet
        return Colours(back, ink, quiet, back, palette.button, palette.button_text)

    def open(self, number: int, total: int, title: str) -> None:
        """Show the band with the title and the number of a lesson, from 1."""
        self._number, self._total, self._name = number, total, title
        if not self._opened:
            self._opened = True
            self.wear(self._palette)
        self.retranslate()
        self.show()

    def lead_back(self, *, match: bool) -> None:
        """Say where the end of the exercises leads: to the match that waits, or to all games."""
        self._match = match
        self.retranslate()

    def tell(self, text: str, *, over: bool) -> bool:
        """Show the task, or, when the lesson is over, its conclusion.

        Return whether the text is new.
        """
        news = rich(text) != self._text.text()
        if over != self._over:
            self._over = over
            self.wear(self._palette)
            self.retranslate()
        self._text.setText(rich(text))
        self._text.setAccessibleName(plain(text))
        return news

    @property
    def title(self) -> str:
        """The number of the task, and its title."""
        title = self.tr("%1 of %2: %3").replace("%1", str(self._number)).replace("%2", str(self._total))
        return title.replace("%3", self._name)

    def go_on(self) -> None:
        """Focus the button that leads on."""
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_title()

    def _place_title(self) -> None:
        """Put the title beside the buttons, or above them where it has no room beside them."""
        margins, gap = self._rows.contentsMargins(), self._row.spacing()
        buttons = [button for button in self.findChildren(QPushButton) if not button.isHidden()]
        self._title.ensurePolished()
        letters = self._title.fontMetrics().horizontalAdvance(self._title.text())
        need = letters + sum(gap + button.sizeHint().width() for button in buttons)
        above = need > self.width() - margins.left() - margins.right()
        self._title.setWordWrap(above)
        if above and self._row.indexOf(self._title) >= 0:
            self._row.removeWidget(self._title)
            self._row.insertStretch(0, 1)
            self._rows.insertWidget(0, self._title)
        elif not above and self._row.indexOf(self._title) < 0:
            self._rows.removeWidget(self._title)
            self._row.takeAt(0)
            self._row.insertWidget(0, self._title, 1)
        self._rows.activate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the installed language."""
        if self._opened:
            self._set_texts()

    def _set_texts(self) -> None:
        self._title.setText(("✓ " if self._over else "") + self.title)
        self.setAccessibleName(self._title.text())
        for button, text, key in (
            (self._back, self.tr("Back"), "Alt+Left"),
            (self._show, self.tr("Show me"), ""),
            (self._next, self._onward(last=self._number == self._total), "Alt+Right"),
            (self._leave, self._backward(), "Ctrl+W"),
        ):
            button.setText(text)
            button.setShortcut(key)
            button.setToolTip(button.shortcut().toString(button.shortcut().SequenceFormat.NativeText))
        self._back.setEnabled(self._number > 1)
        self._show.setEnabled(not self._over)
        self._place_title()

    def _backward(self) -> str:
        """Return the text of the button that ends the exercises."""
        return self.tr("Back to the match") if self._match else self.tr("Back to all games")

    def _onward(self, *, last: bool) -> str:
        """Return the text of the button that leads on."""
        raise NotImplementedError
