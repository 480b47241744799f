"""Which events the screen readers on this system listen to."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtCore import QObject

if sys.platform == "linux":
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

_BUS: Final = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
_REGISTRY: Final = "org.a11y.atspi.Registry"
_EVENTS: Final = (_REGISTRY, "/org/a11y/atspi/registry", _REGISTRY, "GetRegisteredEvents")
_OURS: Final = "limbotable-accessibility"  #: this program's name for its connection
_PATIENCE: Final = 1000  #: milliseconds for an answer of the bus


class _Question(msgspec.Struct, eq=False):
    answer: Callable[[bool], object]
    told: bool | None = None


class Questions:
    """Passes answers on in the order of their questions, in whatever order they come in."""

    def __init__(self) -> None:
        self._open: deque[_Question] = deque()

    def ask(self, answer: Callable[[bool], object]) -> Callable[[bool], None]:
        """Return what is to be called with the answer once; ``answer`` gets it when its turn has come."""
        question = _Question(answer)
        self._open.append(question)

        def tell(told: bool) -> None:
            question.told = told
            while self._open and self._open[0].told is not None:
                first = self._open.popleft()
                first.answer(bool(first.told))

        return tell


class Listeners(QObject):
    """Asks the accessibility bus what is listened to; on systems without that bus there is nothing to ask."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bus = _bus() if sys.platform == "linux" else None
        # A reply that comes before its watcher is made is told a turn of the event loop late.
        self._questions = Questions()

    def ask(self, answer: Callable[[bool], object]) -> None:
        """Call with whether announcements are heard, as far as it can be known; answers keep their order."""
        if sys.platform != "linux" or self._bus is None:
            answer(True)
            return
        call = QDBusMessage.createMethodCall(*_EVENTS)
        asked = self._bus.asyncCall(call, _PATIENCE)
        watcher = QDBusPendingCallWatcher(asked, self)
        tell = self._questions.ask(answer)

        def read() -> None:
            told = asked.reply()
            # PySide cannot take a list of structures apart, but it writes it out in full.
            failed = told.type() != QDBusMessage.MessageType.ReplyMessage
            tell(failed or '"Object:Announcement' in repr(told))
            watcher.deleteLater()

        watcher.finished.connect(read)


if sys.platform == "linux":

    def _bus() -> QDBusConnection | None:
        """Return a connection to the accessibility bus, or None without such a bus."""
        made = QDBusConnection(_OURS)
        if made.isConnected():
            return made
        address = os.environ.get("AT_SPI_BUS_ADDRESS", "")
        if not address:
            session = QDBusConnection.sessionBus()
            if not session.isConnected():
                return None
            call = QDBusMessage.createMethodCall(*_BUS)
            told = session.call(call, QDBus.CallMode.Block, _PATIENCE).arguments()
            address = str(told[0]) if told else ""
        made = QDBusConnection.connectToBus(address, _OURS)
        return made if made.isConnected() else None
