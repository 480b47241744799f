"""The box that says something and waits for an answer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


class MessageBox(QMessageBox):
    """Shows all that it says letter by letter: it may come from a file, and Qt would take tags for markup."""

    def __init__(self, icon: QMessageBox.Icon, text: str, parent: QWidget) -> None:
        super().__init__(icon, parent.windowTitle(), text, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @classmethod
    def warn(cls, parent: QWidget, text: str) -> None:
        """Say what is wrong, and wait until that has been read."""
        box = cls(QMessageBox.Icon.Warning, text, parent)
        box.exec()
        box.deleteLater()
