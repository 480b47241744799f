"""The box that shows a message and waits for an answer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from limbotable.ui.dialogs.buttons import in_words
from limbotable.ui.words.phrase_lines import end_lines_of

#: What Qt calls the label of the text below the first one.
_INFORMATIVE: Final = "qt_msgbox_informativelabel"


class PhraseBox(QMessageBox):
    """A message whose Japanese lines end between phrases, and whose buttons have no icons."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        in_words(self.buttons())  # now it has the button, too, that Qt adds where there is none
        for label in self.findChildren(QLabel):
            if label.objectName() == _INFORMATIVE:
                # Qt would measure the lines that are ended for this width at another one.
                label.setMinimumWidth(label.width())
            label.installEventFilter(self)
            end_lines_of(label)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(watched, QLabel):
            end_lines_of(watched)
        return super().eventFilter(watched, event)


class MessageBox(PhraseBox):
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
