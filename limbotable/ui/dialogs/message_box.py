"""The box that shows a message and waits for an answer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


class MessageBox(QMessageBox):
    """Shows all its text letter by letter: it may come from a file, and Qt would take tags for markup."""

    def __init__(self, icon: QMessageBox.Icon, text: str, parent: QWidget) -> None:
        super().__init__(icon, parent.windowTitle(), text, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @classmethod
    def warn(cls, parent: QWidget, text: str) -> None:
        """Show a warning, and wait until the user has closed it."""
        box = cls(QMessageBox.Icon.Warning, text, parent)
        box.exec()
        box.deleteLater()
