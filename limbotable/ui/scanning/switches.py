"""The switches: keys and mouse buttons that choose, and none of which reaches the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from limbotable.ui.scanning.presses import OWN

_CHOOSE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SPACE: Final = Qt.Key.Key_Space
_KEYS: Final = {QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride}
_PRESSES: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_BUTTONS: Final = {*_PRESSES, QEvent.Type.MouseButtonRelease}


class Switches(QObject):
    """Turns presses into calls while it listens, whatever window they are meant for.

    With one switch, Space, Enter and the mouse buttons choose.  With two, Space and the left button go on,
    and Enter and the right button choose.
    """

    def __init__(self, step: Callable[[], object], choose: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._step, self._choose = step, choose
        self._two = False
        self._listening = False

    def listen(self, *, two: bool) -> None:
        """Begin to listen, to one switch or to two."""
        self._two = two
        app = QApplication.instance()
        if app is not None and not self._listening:
            app.installEventFilter(self)
            self._listening = True

    def rest(self) -> None:
        """Leave all presses to the windows again."""
        app = QApplication.instance()
        if app is not None and self._listening:
            app.removeEventFilter(self)
            self._listening = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _KEYS and isinstance(event, QKeyEvent):
            return self._key(event)
        if kind in _BUTTONS and isinstance(event, QMouseEvent):
            return self._button(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        meant = event.key() == _SPACE or event.key() in _CHOOSE
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not meant or not bare or event.nativeScanCode() == OWN:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._press(first=event.key() == _SPACE)
        return True

    def _button(self, event: QMouseEvent) -> bool:
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return False
        if event.type() in _PRESSES:
            self._press(first=event.button() == Qt.MouseButton.LeftButton)
        return True

    def _press(self, *, first: bool) -> None:
        if self._two and first:
            self._step()
        else:
            self._choose()
