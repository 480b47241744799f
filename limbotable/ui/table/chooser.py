"""The chooser: it asks which of several actions with the same pick and drop the user means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.art.palette import DARK, Palette
from limbotable.ui.table.beside import FIRST, LIT, NAMED, OTHER, covered, place_beside
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.free_place import Box
from limbotable.ui.table.pixels import box_of
from limbotable.ui.table.table_keys import STEPS, TAKE
from limbotable.ui.words.apart import apart
from limbotable.ui.words.phrase_label import PhraseLabel
from limbotable.ui.words.speak import together

_DIGITS: Final = "1234567890"  #: for the first ten actions; further ones have none
_MOST_COLUMNS: Final = 4  #: of buttons, where one column would cover what they name
#: So many labels stand in full where there is room; of more the words that all have stand above the buttons.
_FEW: Final = 2
_SLACK: Final = 2  #: pixels beside the title
_SIZES: Final = (1.0, 0.85, 0.7)  #: factors of the letters,
_SMALLEST: Final = 13  #: and their least size in pixels
_LOW: Final = 0.45  #: ems above and below the words of a button
_GAP: Final = 6  #: pixels between buttons,
_PADDING: Final = 10  #: between them and the chooser's edge,
_EDGE: Final = 8  #: and between the chooser and the table's edge


class _Form(msgspec.Struct, frozen=True):
    """A title, or an empty text, and the words of the buttons below it."""

    title: str
    words: tuple[str, ...]


class _Shape(msgspec.Struct, frozen=True):
    """A form, a number of rows for its buttons, and the size of all in pixels."""

    form: _Form
    rows: int
    width: int
    height: int


class Chooser(QFrame):
    """A small list of buttons on the table, for pointer, arrows and Enter, or digits; Esc closes it."""

    chosen = Signal(str)  #: an action
    dismissed = Signal()
    considered = Signal(str)  #: the action under the focus or the pointer

    def __init__(
        self, allows_enter: Callable[[], bool], speak: Callable[[Phrase], str], parent: QWidget
    ) -> None:
        """``allows_enter`` returns whether Enter is meant for the chooser."""
        super().__init__(parent)
        self._allows_enter = allows_enter
        self.setObjectName("chooser")
        # A click beside a button is not for the table.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._table = parent
        self._speak = speak
        self._gestures: tuple[Gesture, ...] = ()
        self._buttons: list[QPushButton] = []
        self._title = PhraseLabel(parent=self)  # the words that all labels have
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        self._palette, self._size, self._written = DARK, _SMALLEST, 0
        self._rows = 1  # of the buttons, which fill one column after the other
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(*[_PADDING] * 4)
        self._layout.setSpacing(_GAP)
        self.hide()

    @property
    def actions_offered(self) -> tuple[str, ...]:
        """The actions to choose from; none while it is closed."""
        return tuple(gesture.action for gesture in self._gestures) if not self.isHidden() else ()

    def wear(self, palette: Palette, size: int) -> None:
        """Use the colours of a cloth, and letters of ``size`` pixels."""
        self._palette, self._size, self._written = palette, size, 0
        self._write_in(size)

    def _write_in(self, size: int) -> None:
        """Use letters of a size; where it is the present one already, nothing is done."""
        if size == self._written:
            return
        palette = self._palette
        self.setStyleSheet(
            f"#chooser {{ background: {palette.plate}; border: 2px solid {palette.lit_edge};"
            f" border-radius: 12px; }} {button_style(palette, size, down=_LOW)}"
            f" QPushButton {{ text-align: left; }}"
            f" QLabel {{ color: {palette.plate_text}; font-size: {size}px; }}"
        )
        self._written = size

    def ask(
        self,
        gestures: Sequence[Gesture],
        where: QPoint,
        room: QRect,
        named: Sequence[Sequence[QRect]],
        foretold: Sequence[QRect],
        first: int = 0,
        others: Sequence[QRect] = (),
        lit: Sequence[QRect] = (),
    ) -> None:
        """Open near a point, inside the room, with the ``first`` action focused.

        ``named`` are the areas of the things that each action names, ``foretold`` those where consequences
        are seen, and ``lit`` places and ``others`` those of things that may be wanted instead.  It covers as
        few of all these as it can, first of those that the focused action names, and last of the others: it
        stands above the point or elsewhere, in one column or in more, with what all labels share in a title,
        or without that, and in smaller letters where these cover fewer things, the others apart.
        """
        self._clear()
        self._gestures = tuple(gestures)
        for gesture in self._gestures:
            button = QPushButton(self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, action=gesture.action: self._choose(action))
            button.installEventFilter(self)
            button.setAccessibleName(self._speak(gesture.label))
            self._buttons.append(button)
        self.setAccessibleName(
            together("joined.heard", (self._speak(gesture.label) for gesture in self._gestures))
        )
        self.ensurePolished()
        every = {rect.getRect(): rect for one in (*named, foretold) for rect in one}.values()
        whole = [one for one in every if not any(one != other and other.contains(one) for other in every)]
        things = {box_of(rect): OTHER for rect in others} | {box_of(rect): LIT for rect in lit}
        things |= {box_of(rect): FIRST if rect in named[first] else NAMED for rect in whole}
        shape, place = self._best(where, box_of(room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)), things)
        self._lay_out(shape)
        self.setGeometry(round(place.x), round(place.y), round(place.width), round(place.height))
        self.show()
        self.raise_()
        self._buttons[first].setFocus(Qt.FocusReason.PopupFocusReason)

    def _best(self, where: QPoint, room: Box, things: Mapping[Box, int]) -> tuple[_Shape, Box]:
        """Return the best shape and its place, in the largest letters that cover fewest of what is named."""
        named = {thing: rank for thing, rank in things.items() if rank != OTHER}
        best: tuple[tuple[float, ...], int, _Shape, Box] | None = None
        for size in dict.fromkeys(max(round(one * self._size), min(_SMALLEST, self._size)) for one in _SIZES):
            self._write_in(size)
            shapes = self._shapes()
            sizes = [(shape.width, shape.height) for shape in shapes]
            number, place = place_beside(room, sizes, (where.x(), where.y()), things)
            cost = covered(place, named)[::2]
            if best is None or cost < best[0]:
                best = cost, size, shapes[number], place
            if not any(cost):
                break
        assert best is not None
        _, size, shape, place = best
        self._write_in(size)
        return shape, place

    def _forms(self) -> list[_Form]:
        """Return the words that the chooser can have, the best first."""
        labels = tuple(self._speak(gesture.label) for gesture in self._gestures)
        title, short = apart(labels)
        whole, parted = _Form("", labels), (_Form(title, tuple(short)), _Form("", tuple(short)))
        if not title:
            return [whole]
        return [whole, *parted] if len(labels) <= _FEW else [*parted]

    def _shapes(self) -> list[_Shape]:
        """Return the shapes that the chooser can have, the best first."""
        return [shape for form in self._forms() for shape in self._shapes_of(form)]

    def _shapes_of(self, form: _Form) -> list[_Shape]:
        """Return the shapes of a form: its title in one line, then in more where the buttons are narrower."""
        self._write(form)
        number = len(self._buttons)
        wide = max(one.sizeHint().width() for one in self._buttons) + _GAP
        high = max(one.sizeHint().height() for one in self._buttons) + _GAP
        frame = 2 * (_PADDING + self.frameWidth())
        every = dict.fromkeys(-(-number // columns) for columns in range(1, _MOST_COLUMNS + 1))
        sizes = [(rows, -(-number // rows) * wide - _GAP, rows * high - _GAP) for rows in every]
        if not form.title:
            return [_Shape(form, rows, width + frame, height + frame) for rows, width, height in sizes]
        self._title.ensurePolished()
        line = self._title.fontMetrics().horizontalAdvance(form.title) + _SLACK
        least = self._title.minimumSizeHint().width()
        found: list[_Shape] = []
        for broad in (line, least):
            for rows, width, height in sizes:
                across = max(width, broad)
                below = self._title.height_at(across) + _GAP
                found.append(_Shape(form, rows, across + frame, height + below + frame))
        return found

    def _lay_out(self, shape: _Shape) -> None:
        self._rows = shape.rows
        self._write(shape.form)
        self._title.setVisible(bool(shape.form.title))
        # Over these columns alone: those of a former list would have their spaces between them.
        self._layout.addWidget(self._title, 0, 0, 1, -(-len(self._buttons) // shape.rows))
        for n, button in enumerate(self._buttons):
            self._layout.addWidget(button, 1 + n % shape.rows, n // shape.rows)
            button.show()  # at once: in an open chooser Qt would do so later, and focus none now

    def go_to(self, action: str) -> None:
        """Focus an action, if it is offered."""
        for button, gesture in zip(self._buttons, self._gestures, strict=True):
            if gesture.action == action:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_quietly(self) -> None:
        """Close without a signal."""
        self._clear()
        self.hide()

    def dismiss(self) -> None:
        """Close without a choice, and emit ``dismissed``."""
        self.close_quietly()
        self.dismissed.emit()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Speak another language from the next question on; a list with words of the former one closes."""
        self._speak = speak
        if self._gestures:
            self.dismiss()

    def buttons(self) -> Sequence[QPushButton]:
        return self._buttons

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for button, gesture in zip(self._buttons, self._gestures, strict=True):
                if button is watched:
                    self.considered.emit(gesture.action)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif key in TAKE and not self._allows_enter():
            return True
        elif key in TAKE:
            for button, gesture in zip(self._buttons, self._gestures, strict=True):
                if button.hasFocus():
                    self._choose(gesture.action)
                    break
        elif key in STEPS:
            self._walk(Qt.Key(key))
        elif event.text() and event.text() in _DIGITS[: len(self._gestures)]:
            self._choose(self._gestures[_DIGITS.index(event.text())].action)
        else:
            return False
        return True

    def _walk(self, key: Qt.Key) -> None:
        """Go on in the order of the answers, around its end; to the sides where there are several columns."""
        at = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), 0)
        heir = (at + STEPS[key]) % len(self._buttons)
        if self._rows < len(self._buttons) and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            heir = at + STEPS[key] * self._rows
        if 0 <= heir < len(self._buttons):
            self._buttons[heir].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, action: str) -> None:
        self.close_quietly()
        self.chosen.emit(action)

    def _clear(self) -> None:
        self._gestures = ()
        if any(button.hasFocus() for button in self._buttons):
            # Otherwise Qt would pass the focus on in the Tab order, as if Tab had been pressed.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._buttons:
            button.removeEventFilter(self)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []

    def _write(self, form: _Form) -> None:
        self._title.setText(form.title)
        for n, (button, text) in enumerate(zip(self._buttons, form.words, strict=True)):
            button.setText(f"{_DIGITS[n : n + 1]}   {text}".replace("&", "&&"))
