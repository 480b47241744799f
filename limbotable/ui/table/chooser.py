"""The chooser: it asks which of several actions with the same pick and drop the user means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.buttons import button_style
from limbotable.ui.table.table_keys import STEPS, TAKE
from limbotable.ui.words.speak import together

_DIGITS: Final = "1234567890"  #: for the first ten actions; further ones have none
_AIR: Final = 4  #: pixels between the chooser and what it shall not hide


def _place(size: QSize, where: QPoint, room: QRect, avoid: Sequence[QRect]) -> QRect:
    """Return the place above a point, or aside, or higher, that covers least; of several the nearest one."""
    above = [where.y(), *(rect.top() - _AIR for rect in avoid if 0 < where.y() - rect.top() < size.height())]
    frames = []
    for bottom in sorted(above, reverse=True):
        for aside in (0, 1, -1, 2, -2, 3, -3):
            frame = QRect(QPoint(0, 0), size)
            frame.moveCenter(QPoint(where.x() + aside * size.width() // 2, bottom - size.height() // 2))
            frame.moveLeft(max(room.left(), min(frame.left(), room.right() - size.width())))
            frame.moveTop(max(room.top(), min(frame.top(), room.bottom() - size.height())))
            frames.append(frame)

    def hidden(frame: QRect) -> int:
        covered = [frame.intersected(rect) for rect in avoid]
        return sum(rect.width() * rect.height() for rect in covered if rect.isValid())

    return min(frames, key=hidden)


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
        self._table = parent
        self._speak = speak
        self._gestures: tuple[Gesture, ...] = ()
        self._buttons: list[QPushButton] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(10, 10, 10, 10)
        self._layout.setSpacing(6)
        self.hide()

    @property
    def actions_offered(self) -> tuple[str, ...]:
        """The actions to choose from; none while it is closed."""
        return tuple(gesture.action for gesture in self._gestures) if not self.isHidden() else ()

    def wear(self, palette: Palette, size: int) -> None:
        """Use the colours of a cloth, and letters of ``size`` pixels."""
        self.setStyleSheet(
            f"#chooser {{ background: {palette.plate}; border: 2px solid {palette.lit_edge};"
            f" border-radius: 12px; }} {button_style(palette, size)} QPushButton {{ text-align: left; }}"
        )

    def ask(self, gestures: Sequence[Gesture], where: QPoint, room: QRect, avoid: Sequence[QRect]) -> None:
        """Open above a point, inside the room, with the first action focused.

        It moves aside and up, but not far, to cover as little as possible of the areas to ``avoid``.
        """
        self._clear()
        self._gestures = tuple(gestures)
        for gesture in self._gestures:
            button = QPushButton(self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, action=gesture.action: self._choose(action))
            button.installEventFilter(self)
            self._layout.addWidget(button)
            self._buttons.append(button)
        self._write()
        self.setAccessibleName(
            together("joined.heard", (self._speak(gesture.label) for gesture in self._gestures))
        )
        self.ensurePolished()
        size = self._layout.totalMinimumSize().expandedTo(self._layout.sizeHint())
        self.setGeometry(_place(size, where, room.adjusted(8, 8, -8, -8), avoid))
        self.show()
        self.raise_()
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

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
            at = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), 0)
            heir = self._buttons[(at + STEPS[Qt.Key(key)]) % len(self._buttons)]
            heir.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.text() and event.text() in _DIGITS[: len(self._gestures)]:
            self._choose(self._gestures[_DIGITS.index(event.text())].action)
        else:
            return False
        return True

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
        for n, (button, gesture) in enumerate(zip(self._buttons, self._gestures, strict=True)):
            label = self._speak(gesture.label)
            button.setText(f"{_DIGITS[n : n + 1]}   {label}".replace("&", "&&"))
            button.setAccessibleName(label)
