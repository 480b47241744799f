"""A comment on a line of a match: a mark, and the user's own words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from limbotable.play.comments import MARKS, Comment, comment, mark_phrase
from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.words.phrase_label import PhraseLabel
from limbotable.ui.words.speak import speak

#: The most letters of a comment that is written here; a longer one from elsewhere stays as long as it is.
_MOST: Final = 4000


class CommentDialog(QDialog):
    """Asks for a comment, and shows the present one."""

    def __init__(self, ply: int, said: str, before: Comment, parent: QWidget) -> None:
        """``said`` tells what happened in line ``ply``; 0 stands for the match itself."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Comment"))
        about = self.tr("About the match as a whole")
        if ply:
            text = self.tr("About line %1: %2") if said else self.tr("About line %1")
            about = text.replace("%1", str(ply)).replace("%2", said)
        line = PhraseLabel(about)
        line.setTextFormat(Qt.TextFormat.PlainText)
        line.setWordWrap(True)
        self._mark = QComboBox()
        #: no mark such as ! or ?
        self._mark.addItem(self.tr("none"), "")
        for mark in MARKS:
            self._mark.addItem(speak(mark_phrase(mark)), mark)
        self._mark.setCurrentIndex(self._mark.findData(before.mark))
        self._text = QPlainTextEdit(before.text)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Text of the comment"))
        self._text.textChanged.connect(self._count)
        self._most = max(_MOST, len(before.text))
        self._long = PhraseLabel()
        self._long.setObjectName("wrong")
        self._long.setWordWrap(True)
        self._long.hide()
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Mark"), self._mark)
        form.addRow(self.tr("&Text"), self._text)
        told = PhraseLabel(
            self.tr("Comments are saved with the match: anyone to whom you send it can read them.")
        )
        told.setWordWrap(True)
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        buttons = DialogButtons(ok | cancel)
        self._ok = buttons.button(ok)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(line)
        layout.addLayout(form, 1)
        layout.addWidget(self._long)
        layout.addWidget(told)
        layout.addWidget(buttons)
        self._text.setFocus()
        self._text.moveCursor(self._text.textCursor().MoveOperation.End)

    def sizeHint(self) -> QSize:
        return with_writing(QSize(520, 340), self)

    @property
    def comment(self) -> Comment:
        """The comment as it is written now; an empty one where nothing is."""
        return comment(str(self._mark.currentData()), self._text.toPlainText())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # In the text Enter alone begins a new line.
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if ctrl and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ok.click()
        else:
            super().keyPressEvent(event)

    def _count(self) -> None:
        """Accept no text that is too long: it would be cut where it is read."""
        over = len(self._text.toPlainText()) - self._most
        self._long.setVisible(over > 0)
        if over > 0:
            said = self.tr("%n character(s) too many", "", over)
            self._long.setText(said)
        self._text.setAccessibleDescription(self._long.text() if over > 0 else "")
        self._ok.setEnabled(over <= 0)
