"""The box that shows the progress of a long task, and lets the user stop it."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressDialog, QWidget

#: Milliseconds before the box appears: shorter tasks need none.
_PATIENCE: Final = 400


class Progress(QProgressDialog):
    """Shows progress while its block runs.  Windows are painted at each step, and take no other input."""

    def __init__(self, title: str, steps: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        label = QLabel(title)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.setLabel(label)
        self.setWindowTitle(title)
        self.setCancelButtonText(self.tr("Cancel"))
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setMinimumDuration(_PATIENCE)
        self.setAutoReset(False)
        self.setAutoClose(False)
        self.setRange(0, steps)
        self.setValue(0)

    def goes_on(self, done: int) -> bool:
        """Show that ``done`` steps are done, and return whether the user lets the task go on."""
        self.setValue(done)
        return not self.wasCanceled()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.reset()
        self.hide()
        self.deleteLater()
