"""The program on the desktop: its name, its icon, and the files that the desktop asks it to open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from limbotable import APP_ID
from limbotable.ui.art.renderer import application_icon


class Application(QApplication):
    """Qt's application, dressed as Limbo Table."""

    #: The desktop asks for a file to be opened.  macOS does so by an event, not on the command line.
    file_asked_for = Signal(Path)

    def __init__(self, program: str) -> None:
        super().__init__([program])
        self.setApplicationName("limbotable")
        self.setApplicationDisplayName("Limbo Table")
        self.setDesktopFileName(APP_ID)
        self.setStyle("Fusion")
        self.setWindowIcon(application_icon())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.url().isLocalFile():
            self.file_asked_for.emit(Path(event.url().toLocalFile()))
            return True
        return super().event(event)
