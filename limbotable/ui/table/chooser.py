"""The chooser: it asks which of several actions with the same pick and drop the user means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.beside import place_beside
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.pixels import box_of
from limbotable.ui.table.table_keys import STEPS, TAKE
from limbotable.ui.words.apart import apart
from limbotable.ui.words.speak import together

_DIGITS: Final = "1234567890"  #: for the first ten actions; further ones have none
_MOST_COLUMNS: Final = 4  #: of buttons, where one column would cover what they name
_FEW: Final = 2  #: labels stand in full; of more the words that all have stand above the buttons once
_LOW: Final = 0.45  #: ems above and below the words of a button
_GAP: Final = 6  #: pixels between buttons,
_PADDING: Final = 10  #: between them and the chooser's edge,
_EDGE: Final = 8  #: and between the chooser and the table's edge


class _Shape(msgspec.Struct, frozen=True):
    """A number of rows for the buttons, with or without the title, and the size of all in pixels."""

    rows: int
    width: int
    height: int
    titled: bool = False


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
        self.setAttribute(
            Qt.WidgetAttribute.WA_NoMousePropagation
        )  # a click beside a button is not for the table
        self._table = parent
        self._speak = speak
        self._gestures: tuple[Gesture, ...] = ()
        self._buttons: list[QPushButton] = []
        self._title = QLabel(self)  # the words that all labels have
        self._title.setTextFormat(Qt.TextFormat.PlainText)
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
        self.setStyleSheet(
            f"#chooser {{ background: {palette.plate}; border: 2px solid {palette.lit_edge};"
            f" border-radius: 12px; }} {button_style(palette, size, down=_LOW)}"
            f" QPushButton {{ text-align: left; }}"
            f" QLabel {{ color: {palette.plate_text}; font-size: {size}px; }}"
        )

    def ask(
        self,
        gestures: Sequence[Gesture],
        where: QPoint,
        room: QRect,
        named: Sequence[Sequence[QRect]],
        foretold: Sequence[QRect],
        first: int = 0,
    ) -> None:
        """Open near a point, inside the room, with the ``first`` action focused.

        ``named`` are the areas of the things that each action names, ``foretold`` those where consequences
        are seen.  It covers as few of all these as it can, and those that the focused action names only where
        there is no other place: it stands above the point or elsewhere, in one column or in more, and without
        its title where that takes too much room.
        """
        self._clear()
        self._gestures = tuple(gestures)
        for gesture in self._gestures:
            button = QPushButton(self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, action=gesture.action: self._choose(action))
            button.installEventFilter(self)
            self._buttons.append(button)
        self._write()
        self.setAccessibleName(
            together("joined.heard", (self._speak(gesture.label) for gesture in self._gestures))
        )
        self.ensurePolished()
        every = {rect.getRect(): rect for one in (*named, foretold) for rect in one}.values()
        whole = [one for one in every if not any(one != other and other.contains(one) for other in every)]
        things = {box_of(rect): rect in named[first] for rect in whole}
        shapes, inside = self._shapes(), box_of(room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        sizes = [(shape.width, shape.height) for shape in shapes]
        number, place = place_beside(inside, sizes, (where.x(), where.y()), things)
        self._lay_out(shapes[number])
        self.setGeometry(round(place.x), round(place.y), round(place.width), round(place.height))
        self.show()
        self.raise_()
        self._buttons[first].setFocus(Qt.FocusReason.PopupFocusReason)

    def _shapes(self) -> list[_Shape]:
        """Return the shapes that the chooser can have, the best first."""
        number = len(self._buttons)
        wide = max(one.sizeHint().width() for one in self._buttons) + _GAP
        high = max(one.sizeHint().height() for one in self._buttons) + _GAP
        title = self._title.sizeHint() + QSize(0, _GAP)
        frame = 2 * (_PADDING + self.frameWidth())
        every = dict.fromkeys(-(-number // columns) for columns in range(1, _MOST_COLUMNS + 1))
        bare = [
            _Shape(rows, -(-number // rows) * wide - _GAP + frame, rows * high - _GAP + frame)
            for rows in every
        ]
        if not self._title.text():
            return bare
        widest = title.width() + frame
        titled = [
            _Shape(one.rows, max(one.width, widest), one.height + title.height(), titled=True) for one in bare
        ]
        return titled + bare

    def _lay_out(self, shape: _Shape) -> None:
        self._rows = shape.rows
        self._title.setVisible(shape.titled)
        self._layout.addWidget(self._title, 0, 0, 1, -1)
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
        if any(button.hasFocus() for button in self._buttons):
            # Otherwise Qt would pass the focus on in the Tab order, as if Tab had been pressed.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._clear()

    def dismiss(self) -> None:
        """Close without a choice, and emit ``dismissed``."""
        self.close_quietly()
        self.dismissed.emit()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Label the buttons in another language."""
        self._speak = speak
        self._write()

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
        for button in self._buttons:
            button.removeEventFilter(self)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []

    def _write(self) -> None:
        labels = [self._speak(gesture.label) for gesture in self._gestures]
        title, shown = apart(labels) if len(labels) > _FEW else ("", labels)
        self._title.setText(title)
        for n, (button, label, text) in enumerate(zip(self._buttons, labels, shown, strict=True)):
            button.setText(f"{_DIGITS[n : n + 1]}   {text}".replace("&", "&&"))
            button.setAccessibleName(label)
