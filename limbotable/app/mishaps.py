"""Errors of the program itself: they are told of, for Qt would go on as if nothing had happened."""

from __future__ import annotations

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox


def tell_of_mishaps() -> None:
    """Write every error that nobody has caught to stderr, and show the first one in a box."""
    told = False

    def tell(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        nonlocal told
        sys.__excepthook__(kind, error, where)
        if not told:
            told = True
            detail = "".join(traceback.format_exception(kind, error, where))
            QTimer.singleShot(0, lambda: _show(detail))  # not in the middle of whatever went wrong

    sys.excepthook = tell


def _show(detail: str) -> None:
    text = QCoreApplication.translate(
        "Mishaps",
        "Something has gone wrong. The match is kept: if it does not go on, start the program again.",
    )
    window = QApplication.activeWindow()
    box = QMessageBox(QMessageBox.Icon.Warning, QApplication.applicationDisplayName(), text, parent=window)
    box.setDetailedText(detail)
    box.exec()
    box.deleteLater()
