"""A report of a problem, shown to the user before it is saved or copied."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.room import with_writing
from limbotable.ui.words.outside import path_text
from limbotable.ui.words.phrase_label import PhraseLabel

_FILE: Final = "limbotable-report.txt"


class ReportDialog(QDialog):
    """Shows a whole report, adds the user's own words, and saves or copies it on command."""

    def __init__(
        self,
        title: str,
        said: str,
        compose: Callable[[str, bool], str],
        write: Callable[[Path, str], None],
        parent: QWidget | None = None,
    ) -> None:
        """``compose`` makes the report with the user's remarks, whole or without secrets of the match.

        ``write`` saves it or raises ``OSError``.
        """
        super().__init__(parent)
        self._compose = compose
        self._write = write
        self.setWindowTitle(title)
        lead = PhraseLabel(said)
        lead.setTextFormat(Qt.TextFormat.PlainText)
        lead.setWordWrap(True)
        self._state = PhraseLabel(
            self.tr("The report is not sent anywhere. It contains no names. Save or copy it if you like.")
        )
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setWordWrap(True)
        self._remarks = QPlainTextEdit()
        self._remarks.setPlaceholderText(self.tr("What you did, and what happened then"))
        self._remarks.setAccessibleName(self.tr("Your words for the report"))
        self._remarks.setTabChangesFocus(True)
        self._remarks.setFixedHeight(self._remarks.fontMetrics().lineSpacing() * 4)
        self._report = QPlainTextEdit()
        self._report.setReadOnly(True)
        letters = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        letters.setPixelSize(self.fontInfo().pixelSize())
        self._report.setFont(letters)
        self._report.setAccessibleName(self.tr("The report"))
        self._report.setTabChangesFocus(True)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._copy = buttons.addButton(self.tr("&Copy"), role)
        self._save = buttons.addButton(self.tr("&Save as…"), role)
        self._copy.clicked.connect(self._copy_report)
        self._save.clicked.connect(self._save_report)
        buttons.rejected.connect(self.reject)
        self._remarks.textChanged.connect(self.compose)
        layout = QVBoxLayout(self)
        for widget in (lead, self._remarks, self._report, self._state, buttons):
            layout.addWidget(widget, 1 if widget is self._report else 0)
        self.compose()

    def sizeHint(self) -> QSize:
        return with_writing(QSize(680, 560), self)

    def compose(self) -> None:
        """Make the report anew from the latest facts."""
        place = self._report.verticalScrollBar().value()
        self._report.setPlainText(self._text(whole=False))
        self._report.verticalScrollBar().setValue(place)

    def _text(self, *, whole: bool) -> str:
        return self._compose(self._remarks.toPlainText(), whole)

    def _copy_report(self) -> None:
        QApplication.clipboard().setText(self._text(whole=True))
        self._state.setText(self.tr("The report has been copied."))

    def _save_report(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the report"), _FILE, self.tr("Text") + " (*.txt)"
        )
        if not path:
            return
        try:
            self._write(Path(path), self._text(whole=True))
        except OSError:
            self._state.setText(self.tr("%1 could not be written.").replace("%1", path_text(path)))
        else:
            self._state.setText(self.tr("The report is in %1.").replace("%1", path_text(path)))
