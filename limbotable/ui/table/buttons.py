"""The row of buttons for actions without a piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from limbotable.core.phrases import Phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.art.palette import Palette
from limbotable.ui.table.table_keys import TAKE
from limbotable.ui.words.outside import tip

GAP: Final = 10  #: pixels between two buttons


def button_style(palette: Palette, size: int, across: float = 1.4, down: float = 0.6) -> str:
    """Return the style sheet of buttons on the table: letters of ``size`` pixels, and padding in ems."""
    wide, high = round(across * size), round(down * size)
    return f"""
        QPushButton {{
            background: {palette.button}; color: {palette.button_text};
            border: 2px solid {palette.rim_shade}; border-radius: 9px;
            padding: {high}px {wide}px; font-weight: 600; font-size: {size}px;
        }}
        QPushButton {{ outline: none; }}
        QPushButton:hover {{ border-color: {palette.rim_playable}; }}
        QPushButton:pressed {{
            padding-top: {high + 1}px; padding-bottom: {high - 1}px; border-color: {palette.accent};
        }}
        QPushButton[shown="true"] {{
            border: 3px dashed {palette.accent}; padding: {high - 1}px {wide - 1}px;
        }}
        QPushButton:focus {{ border: 3px solid {palette.rim_focus}; padding: {high - 1}px {wide - 1}px; }}
    """


class ButtonBar(QWidget):
    """One button for each gesture without a piece, in their order."""

    chosen = Signal(str)  #: an action
    considered = Signal(str)  #: the action under the pointer or the keyboard's focus, or an empty text

    def __init__(
        self,
        allows: Callable[[QPoint], bool],
        allows_enter: Callable[[], bool],
        speak: Callable[[Phrase], str],
        parent: QWidget,
    ) -> None:
        """``allows`` returns whether a click at a point of the parent is meant, ``allows_enter`` a key."""
        super().__init__(parent)
        self._table = parent
        self._allows = allows
        self._allows_enter = allows_enter
        self._speak = speak
        self._gestures: tuple[Gesture, ...] = ()
        self._spoiled = False  # whether the present press was a misclick
        self._buttons: list[QPushButton] = []
        self.hide()

    @property
    def gestures(self) -> tuple[Gesture, ...]:
        """The gestures of the buttons."""
        return self._gestures

    def offer(self, gestures: Sequence[Gesture]) -> None:
        """Show buttons for these gestures; buttons that stay keep the keyboard's focus."""
        old = {gesture.action: button for gesture, button in zip(self._gestures, self._buttons, strict=True)}
        # Asked of the window: while another one is active no widget has the focus, but it comes back to this.
        had_focus = self.window().focusWidget() in self._buttons
        self._gestures = tuple(gestures)
        self._buttons = [
            old.pop(gesture.action) if gesture.action in old else self._make(gesture.action)
            for gesture in gestures
        ]
        for before, after in zip(self._buttons, self._buttons[1:], strict=False):
            QWidget.setTabOrder(before, after)
        if had_focus and self.window().focusWidget() not in self._buttons:
            heir = self._buttons[0] if self._buttons else self._table
            heir.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in old.values():
            button.removeEventFilter(self)
            button.hide()
            button.deleteLater()
        self._write()

    def retranslate(self, speak: Callable[[Phrase], str]) -> None:
        """Label the buttons in another language."""
        self._speak = speak
        self._write()

    def point_out(self, action: str) -> None:
        """Mark the button of an action, and no other one."""
        for button, gesture in zip(self._buttons, self._gestures, strict=True):
            shown = gesture.action == action
            if bool(button.property("shown")) != shown:
                button.setProperty("shown", shown)
                button.style().polish(button)  # its style sheet depends on this

    def go_to(self, action: str) -> None:
        """Focus the button of an action, if there is one."""
        for button, gesture in zip(self._buttons, self._gestures, strict=True):
            if gesture.action == action:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lie(self, room: QRect, bottom: int) -> None:
        """Place the buttons in the middle of the room, above ``bottom``, in as many rows as necessary."""
        rows = self._rows(room.width())
        self.setVisible(bool(self._buttons))
        if not self._buttons:
            return
        high = max(button.sizeHint().height() for button in self._buttons)
        widths = [sum(b.sizeHint().width() for b in row) + GAP * (len(row) - 1) for row in rows]
        width, height = max(widths), len(rows) * high + (len(rows) - 1) * GAP
        top = max(room.top(), bottom - height)
        self.setGeometry(room.left() + (room.width() - width) // 2, top, width, height)
        for n, (row, total) in enumerate(zip(rows, widths, strict=True)):
            x = (width - total) // 2
            for button in row:
                button.setGeometry(x, n * (high + GAP), button.sizeHint().width(), high)
                x += button.width() + GAP
                _let_pointer_leave(button)

    def height_for(self, width: int) -> int:
        """Return the height of the buttons in this width, with a gap above them; 0 without buttons."""
        high = max((button.sizeHint().height() for button in self._buttons), default=-GAP)
        return len(self._rows(width)) * (high + GAP)

    def width_in(self, rows: int) -> int:
        """Return the least width in which the buttons stand in so many rows; 0 without buttons."""
        return next((width for width in self._widths() if len(self._filled(width)) <= rows), 0)

    def _rows(self, width: int) -> list[list[QPushButton]]:
        """Return the buttons in the fewest rows that fit a width, the longest of them as short as possible.

        So no button stands alone in the last row where another could stand there, too.  Where there are no
        buttons, there is one empty row.
        """
        rows = self._filled(width)
        if len(rows) == 1:
            return rows
        shorter = (self._filled(part) for part in self._widths() if part <= width)
        return next((one for one in shorter if len(one) == len(rows)), rows)

    def _widths(self) -> list[int]:
        """Return the widths of all rows that buttons could stand in, from that of the widest button on."""
        wide = [button.sizeHint().width() + GAP for button in self._buttons]
        parts = {
            sum(wide[first:end]) - GAP for first in range(len(wide)) for end in range(first + 1, len(wide))
        }
        return sorted(part for part in parts if part >= max(wide) - GAP)

    def _filled(self, width: int) -> list[list[QPushButton]]:
        """Return the buttons in rows that are filled one after the other."""
        rows: list[list[QPushButton]] = [[]]
        wide = 0
        for button in self._buttons:
            need = button.sizeHint().width()
            if rows[-1] and wide + GAP + need > width:
                rows.append([])
                wide = 0
            rows[-1].append(button)
            wide += need + (GAP if len(rows[-1]) > 1 else 0)
        return rows

    def sizeHint(self) -> QSize:
        """Return the size of all buttons in one row."""
        sizes = [button.sizeHint() for button in self._buttons]
        return QSize(
            sum(size.width() for size in sizes) + GAP * max(0, len(sizes) - 1),
            max((size.height() for size in sizes), default=0),
        )

    def areas(self) -> list[tuple[QRect, str]]:
        """Return the area of each button, in the parent's coordinates, with its action."""
        return [
            (button.geometry().translated(self.pos()), gesture.action)
            for button, gesture in zip(self._buttons, self._gestures, strict=True)
        ]

    def buttons(self) -> Sequence[QPushButton]:
        return self._buttons

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
                where = watched.mapTo(self._table, event.position().toPoint())
                self._spoiled = not self._allows(where)
                return self._spoiled
        elif kind == QEvent.Type.MouseButtonRelease and self._spoiled:
            self._spoiled = False
            return True
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in TAKE:
            return not self._allows_enter() or event.isAutoRepeat()
        elif kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.considered.emit(self._action_of(watched))
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.considered.emit("")
        return False

    def _make(self, action: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"action {action}")
        button.setAutoDefault(True)  # so that Enter presses it, too
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.chosen.emit(action))
        button.installEventFilter(self)
        button.show()
        return button

    def _action_of(self, button: QObject) -> str:
        return button.objectName().removeprefix("action ")

    def _write(self) -> None:
        for button, gesture in zip(self._buttons, self._gestures, strict=True):
            button.setText(self._speak(gesture.label).replace("&", "&&"))
            meaning = "" if gesture.remark is None else self._speak(gesture.remark)
            button.setToolTip(tip(meaning))
            button.setAccessibleDescription(meaning)


def _let_pointer_leave(button: QPushButton) -> None:
    """Let a button know that it has moved away from under the pointer: Qt tells it only when that moves."""
    if button.underMouse() and not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
        QCoreApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
