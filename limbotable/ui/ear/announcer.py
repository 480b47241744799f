"""Sentences for a screen reader, from one window or part of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QWidget

from limbotable.ui.ear.listeners import Listeners
from limbotable.ui.ear.voice import tell

#: So many notifications can wait at a screen reader, which looks for their texts when it comes to them.
_WAITING: Final = 16


class Announcer(QObject):
    """Has a screen reader say sentences, each once, in their order, after what it tells of the focus.

    The program's own voice is told of them as well.

    What is said in one turn of the event loop is one announcement, with a line for each part.
    """

    def __init__(self, widget: QWidget) -> None:
        """``widget`` is the part of a window that speaks."""
        super().__init__(widget)
        self._widget = widget
        self._waiting: list[str] = []
        self._listeners: Listeners | None = None
        self._asking = 0  # how many texts wait for the answer whether announcements are heard
        self._board: _Board | None = None

    def say(self, text: str) -> None:
        """Have a text read aloud as soon as the present one is finished; an empty one is not."""
        if text:
            tell(self._widget, text)
            self._read(text)

    def _read(self, text: str) -> None:
        """Leave a text to a screen reader."""
        if not QAccessible.isActive():
            return
        if not self._waiting:
            QTimer.singleShot(0, self, self._send)
        self._waiting.append(text)

    def after(self, do: Callable[[], object]) -> None:
        """Do something as soon as all that was said so far has been left to the screen reader.

        A change of the focus is told at once, and would overtake it.
        """
        if self._waiting:
            QTimer.singleShot(0, self, lambda: self.after(do))  # behind ``_send``
        elif self._asking and self._listeners is not None:
            self._listeners.ask(lambda _: do())
        else:
            do()

    def say_in_passing(self, text: str, *, focused: bool) -> None:
        """Have a text read aloud that another one may follow soon.

        ``focused``: it has got the focus as well, so a screen reader reads it by itself.
        """
        tell(self._widget, text, passing=True)
        if not focused:
            self._read(text)

    def _send(self) -> None:
        text, self._waiting = "\n".join(self._waiting), []
        if self._listeners is None:
            self._listeners = Listeners(self)
        self._asking += 1
        self._listeners.ask(lambda heard: self._leave(text, heard=heard))

    def _leave(self, text: str, *, heard: bool) -> None:
        self._asking -= 1
        if heard:
            self._announce(text)
        else:
            self._notify(text)

    def _announce(self, text: str) -> None:
        event = QAccessibleAnnouncementEvent(self._widget, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def _notify(self, text: str) -> None:
        if self._board is None:
            self._board = _Board(self._widget)
        self._board.show(text)


class _Board:
    """A status bar that nobody sees, with notifications that come up in turn."""

    def __init__(self, widget: QWidget) -> None:
        roles = QAccessible.Role
        bar = _Part(widget, roles.StatusBar, QAccessible.queryAccessibleInterface(widget))
        self._notes = [_Part(widget, roles.Notification, bar) for _ in range(_WAITING)]
        self._texts = [_Part(widget, roles.StaticText, note) for note in self._notes]
        for note, text in zip(self._notes, self._texts, strict=True):
            note.parts = (text,)
        bar.parts = tuple(self._notes)
        self._next = 0

    def show(self, text: str) -> None:
        """Let a notification with this text come up."""
        note, label = self._notes[self._next], self._texts[self._next]
        self._next = (self._next + 1) % _WAITING
        label.words = text
        for part, what in ((label, QAccessible.Event.NameChanged), (note, QAccessible.Event.ObjectShow)):
            QAccessible.updateAccessibility(QAccessibleEvent(part.object(), what))


class _Part(QAccessibleObject):
    """A part of the board: known to the bus, but no child of any window, where it would be in the way."""

    def __init__(self, widget: QWidget, role: QAccessible.Role, above: QAccessibleInterface) -> None:
        self._proxy = QObject(widget)
        super().__init__(self._proxy)
        self._role, self._above = role, above
        self.words = ""
        self.parts: tuple[_Part, ...] = ()
        QAccessible.registerAccessibleInterface(self)

    def parent(self) -> QAccessibleInterface:
        return self._above

    def childCount(self) -> int:
        return len(self.parts)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.parts[index] if 0 <= index < len(self.parts) else None

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return next((n for n, part in enumerate(self.parts) if part is arg__1), -1)

    def rect(self) -> QRect:
        return QRect()

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, t: QAccessible.Text) -> str:
        return self.words if t == QAccessible.Text.Name else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Do nothing: the announcer sets the words."""
