"""Keys that the program itself presses, for parts that only listen to keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

#: The native scan code of such a key: no key of any keyboard has it, so no switch is meant.
OWN: Final = 0xFFFF_FFFF


def press_key(widget: QWidget, key: Qt.Key) -> None:
    """Press and release a key in a widget."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, OWN, 0, 0)
        QCoreApplication.sendEvent(widget, event)
