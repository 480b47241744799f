"""The system's signals that ask the program to end: from a terminal, a session that ends, another program."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

#: A terminal's Ctrl+C, whatever ends programs, a terminal or session that is gone, and Windows' Ctrl+Break.
_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
_CHUNK: Final = 4096


class EndSignals(QObject):
    """Has the event loop end at the first such signal; a second one, of any kind, ends the process at once.

    Python's own handlers wait until Python runs again, which may be long where Qt waits for events.  So each
    signal is written into a socket (by Python, as it comes), and the event loop wakes up.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._asked: signal.Signals | None = None
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._numbers = tuple(getattr(signal, name) for name in _NAMES if hasattr(signal, name))

    def heed(self) -> None:
        """Handle the signals from now on.  Those that are ignored (``nohup`` ignores one) stay ignored."""
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._handle(self._once)

    def close(self) -> None:
        """Stop handling the signals; if one has come, end the process by it.

        The sender then sees that the process has ended by the signal.  Call this last of all.
        """
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()
        if self._asked is not None:
            signal.signal(self._asked, signal.SIG_DFL)
            signal.raise_signal(self._asked)

    def _read(self) -> None:
        asked = [number for number in self._reader.recv(_CHUNK) if number in self._numbers]
        if asked and self._asked is None:
            self._asked = signal.Signals(asked[0])
            self._end()

    def _end(self) -> None:
        """Leave all event loops.  A dialog that waits for an answer is closed: the user may be gone."""
        modal = QApplication.activeModalWidget()
        if modal is not None:
            modal.close()
        # Once more where the outermost loop has yet to begin: what began before it was a box's.
        QTimer.singleShot(0, self, lambda: self._app.exit(0))
        self._app.exit(0)

    def _once(self, _number: int, _frame: FrameType | None) -> None:
        """Let the next signal, of whatever kind, end the process as it does by default."""
        self._handle(signal.SIG_DFL)

    def _handle(self, handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
        """Set a handler for all signals that are not ignored."""
        for number in self._numbers:
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, handler)
