"""The buttons of a dialog, in words alone."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox


def in_words(buttons: Iterable[QAbstractButton]) -> None:
    """Take the icons off buttons.

    Some desktops want them.  The style's are dark, so that they are hardly seen on most cloths, and touch
    the words.
    """
    for button in buttons:
        button.setIcon(QIcon())


class DialogButtons(QDialogButtonBox):
    """The buttons of a dialog, in words alone."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Polish:  # before they are seen, and when all are there
            in_words(self.buttons())
        return super().event(event)
