"""The band above the table with a task."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from limbotable.ui.art.palette import Palette
from limbotable.ui.art.writing import growth
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.thin_bar import thin_bar
from limbotable.ui.words.lesson_book import plain, rich
from limbotable.ui.words.phrase_label import PhraseLabel

#: Lines of text that always have room, so that the table below seldom moves from one task to the next; more
#: would take from it what most tasks leave empty.  The texts of one task have room from the first one on.
_LINES: Final = 2
_DONE: Final = "✓ "  #: before the title of a task that is done
_LETTERS: Final = 15  #: pixels, at the usual size of writing,
_BUTTONS: Final = 13  #: and of those on buttons
#: The most of the height of band and table together that the band takes: the table keeps the rest.  Larger
#: letters keep so much of their size to fit into that; then the text scrolls.
_SHARE: Final = 0.25
_READ: Final = 0.75
_PART: Final = 0.4  #: of a line, that the band takes beyond its share where all the text has room then


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
        words = QWidget()
        self._area = QScrollArea()
        for part in (words, self._area.viewport()):
            part.setObjectName("words")
        self._words = QVBoxLayout(words)
        self._words.setContentsMargins(0, 0, 0, 0)
        self._words.setSpacing(4)
        self._words.addWidget(self._text)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidgetResizable(True)
        self._area.setWidget(words)
        self._area.verticalScrollBar().rangeChanged.connect(self._scroll)
        self._reserved: tuple[str, ...] = ()  # the texts that are to have room
        self._begun = ""  # the beginning of the text that has been read, and can be scrolled away
        self._laid: tuple[object, ...] = ()  # all that the arrangement depends on
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(16, 8, 12, 8)
        self._rows.setSpacing(4)
        self._rows.addLayout(self._row)
        self._rows.addWidget(self._area)
        self.hide()

    def wear(self, palette: Palette) -> None:
        """Use the colours of a cloth, and letters of the program’s size."""
        self._palette = palette
        if self._opened:
            self._arrange()

    def _dress(self, letters: int, on_buttons: int) -> None:
        """Use the present colours, with letters of so many pixels."""
        palette, colours = self._palette, self._colours(self._palette)
        back, ink, quiet = colours.back, colours.ink, colours.quiet
        self.setStyleSheet(
            f"#lesson {{ background: {back}; border: none; border-bottom: 3px solid {colours.edge}; }}"
            f" #title {{ color: {ink}; font-weight: 600; font-size: {letters}px; }}"
            f" #text {{ color: {ink}; font-size: {letters}px; }}"
            f" {thin_bar(quiet, palette.rim_focus, round(letters * 0.7), 'words')}"
            f" {button_style(palette, on_buttons, 0.8, 0.3)}"
            f" QPushButton:disabled {{ background: {back}; color: {quiet}; border-color: {quiet}; }}"
            # The next step stands out.
            f" #onward {{ background: {colours.onward}; color: {colours.letters}; }}"
        )
        self.ensurePolished()
        for one in (self._title, self._text, *self._buttons()):
            one.ensurePolished()

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

    def reserve(self, texts: Sequence[str]) -> None:
        """Keep room for the longest of these texts until others are named: the table stays in its place."""
        self._reserved = tuple(rich(text) for text in texts)
        self._arrange()

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
        self._area.setAccessibleName(plain(text))
        self._begun = ""
        self._arrange()
        self._scroll()
        return news

    def skip(self, beginning: str) -> None:
        """Scroll the beginning of the text away where not all of it has room: it has been read."""
        self._begun = beginning
        self._scroll()

    @property
    def title(self) -> str:
        """The number of the task, and its title."""
        title = self.tr("%1 of %2: %3").replace("%1", str(self._number)).replace("%2", str(self._total))
        return title.replace("%3", self._name)

    def go_on(self) -> None:
        """Focus the button that leads on."""
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        # It never widens the window: buttons that have no room are written smaller.
        return QSize(0, super().minimumSizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        around = self.parentWidget()
        if around is not None:
            around.installEventFilter(self)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and not self.isHidden():
            self._arrange()
        return super().eventFilter(watched, event)

    def _buttons(self) -> list[QPushButton]:
        """Return the buttons that are shown."""
        return [button for button in self.findChildren(QPushButton) if not button.isHidden()]

    def _arrange(self) -> None:
        """Write as large as the program does, or smaller to take no more than its share of the height.

        What still has no room is scrolled.
        """
        around = self.parentWidget()
        most = around.height() * _SHARE if around is not None else float("inf")
        texts = self._title.text(), self._text.text(), *(one.text() for one in self._buttons())
        laid = (
            self.width(),
            most,
            growth(),
            self.font().key(),
            self._palette,
            self._colours(self._palette),
            texts,
            self._reserved,
        )
        if not self._opened or laid == self._laid:
            return
        self._laid = laid
        grown = _LETTERS * growth()
        letters, least = round(grown), max(_LETTERS, round(_READ * grown))
        while True:
            head = self._lay_out(letters)
            line = self._text.fontMetrics().lineSpacing()
            need = self._longest()
            if letters <= least or head + max(need, _LINES * line) <= most + _PART * line:
                break
            letters -= 1
        usual = _LINES * line
        room = most - head
        whole = max(0, room) // line * line  # a line that is cut is hard to read
        high = max(need, min(usual, room)) if need <= room + _PART * line else whole
        lines = 2 if self._row.indexOf(self._title) >= 0 else 1  # with a title above it, which is seen, too
        self._area.setFixedHeight(round(max(lines * line, high)))
        self._rows.activate()

    def _longest(self) -> int:
        """Return the height of the text, or of the highest one that is to have room."""
        shown = self._text.text()
        highest = self._text.height_at(self._room)
        for text in self._reserved:
            self._text.setText(text)
            highest = max(highest, self._text.height_at(self._room))
        self._text.setText(shown)
        return highest

    @property
    def _room(self) -> int:
        """The width for words and buttons."""
        margins = self._rows.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _lay_out(self, letters: int) -> int:
        """Write in letters of so many pixels; return the height of all but the words that can be scrolled.

        The title stands beside the buttons, or above the text where it has no room beside them: then the
        buttons are below both.  It is not scrolled.
        """
        on_buttons = max(_BUTTONS, letters - (_LETTERS - _BUTTONS))
        self._dress(letters, on_buttons)
        gap = self._row.spacing()
        need = sum(gap + self._width_of(button) for button in self._buttons())
        if need > self._room and on_buttons > _BUTTONS:
            self._dress(letters, max(_BUTTONS, int(on_buttons * self._room / need)))
        title = f"{_DONE}{self.title}" if self._reserved else self._title.text()
        need = sum(gap + self._width_of(button) for button in self._buttons())
        above = self._title.fontMetrics().horizontalAdvance(title) + need > self._room
        self._title.setWordWrap(above)
        if above and self._row.indexOf(self._title) >= 0:
            self._row.removeWidget(self._title)
            self._row.insertStretch(0, 1)
            self._rows.removeWidget(self._area)
            self._rows.insertWidget(0, self._title)
            self._rows.insertWidget(1, self._area)
        elif not above and self._row.indexOf(self._title) < 0:
            self._rows.removeWidget(self._title)
            self._row.takeAt(0)
            self._row.insertWidget(0, self._title, 1)
            self._rows.removeWidget(self._area)
            self._rows.addWidget(self._area)
        self._title.show()  # a layout hides what comes from another one until later, and would not measure it
        margins = self._rows.contentsMargins()
        head = max((button.sizeHint().height() for button in self._buttons()), default=0)
        if above:
            head += self._title.height_at(self._room) + self._rows.spacing()
        return margins.top() + margins.bottom() + self._rows.spacing() + head

    def _width_of(self, button: QPushButton) -> int:
        """Return the width of a button, whatever it says in the course of the task."""
        letters, texts = button.fontMetrics(), self._onwards() if button is self._next else ()
        widest = max((letters.horizontalAdvance(text) for text in texts), default=0)
        return button.sizeHint().width() + max(0, widest - letters.horizontalAdvance(button.text()))

    def _scroll(self) -> None:
        """Begin with what is new, where all has no room; the keyboard comes to what can be scrolled."""
        bar = self._area.verticalScrollBar()
        cut = bar.maximum() > 0
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if cut else Qt.FocusPolicy.NoFocus)
        bar.setValue(self._height_of(self._begun) if self._begun else 0)

    def _height_of(self, beginning: str) -> int:
        """Return the height of the beginning of the text."""
        whole, wide = self._text.text(), self._text.width()
        self._text.setText(rich(beginning))
        high = self._text.y() + self._text.heightForWidth(wide)
        self._text.setText(whole)
        return high

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the installed language."""
        if self._opened:
            self._set_texts()

    def _set_texts(self) -> None:
        self._title.setText((_DONE if self._over else "") + self.title)
        self.setAccessibleName(self._title.text())
        for button, text, key in (
            (self._back, self.tr("Back"), "Alt+Left"),
            (self._show, self.tr("Show me"), ""),
            (self._next, self._onward(), "Alt+Right"),
            (self._leave, self._backward(), "Ctrl+W"),
        ):
            button.setText(text)
            button.setShortcut(key)
            button.setToolTip(button.shortcut().toString(button.shortcut().SequenceFormat.NativeText))
        self._back.setEnabled(self._number > 1)
        self._show.setEnabled(not self._over)
        self._arrange()

    def _backward(self) -> str:
        """Return the text of the button that ends the exercises."""
        return self.tr("Back to the match") if self._match else self.tr("Back to all games")

    @property
    def _last(self) -> bool:
        """Whether no task follows."""
        return self._number == self._total

    def _onward(self) -> str:
        """Return the text of the button that leads on."""
        raise NotImplementedError

    def _onwards(self) -> Sequence[str]:
        """Return all texts that this button has while a task has room for all of its own; else none."""
        return ()
