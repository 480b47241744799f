"""The curtain that falls by itself where a user turns away from the screen: another person may come to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


class Privacy(QObject):
    """Notices when the user turns to another program, or puts the window away.

    A dialog of this program is no reason: its user is still there.
    """

    left = Signal()  #: the hand on the table should be covered

    def __init__(self, wanted: Callable[[], str], people: Callable[[], int], window: QWidget) -> None:
        """``wanted`` is the setting ``curtain``; ``people`` returns the number of players at this screen."""
        super().__init__(window)
        self._wanted = wanted
        self._people = people
        self._window = window
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._heed)

    def _heed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowStateChange and self._window.isMinimized():
            self._leave()
        return super().eventFilter(watched, event)

    def _leave(self) -> None:
        fewest = {"never": None, "several": 2, "always": 1}[self._wanted()]
        if fewest is not None and self._people() >= fewest:
            self.left.emit()
