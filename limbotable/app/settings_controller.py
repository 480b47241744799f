"""The settings while the program runs: changed by name, applied by the subscribers, and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QSessionManager
from PySide6.QtWidgets import QWidget

from limbotable.store.settings import Settings, SettingsFile
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.words.settings_table import SETTINGS, Value

#: The time that settings must rest before they are written, in milliseconds.
REST: Final = 500.0

#: By the size of its cards, the room for a table as a multiple of its need.
ROOM: Final = {"large": 1.0, "medium": 1.15, "small": 1.3}
#: The size of writing as a multiple of the system's.
WRITING: Final = {"small": 0.9, "normal": 1.0, "large": 1.25, "largest": 1.5, "double": 2.0}
#: The time for which a computer player thinks about one action, in seconds.
SECONDS: Final = {"brief": 0.25, "normal": 0.8, "long": 3.0, "longest": 8.0}


class _Subscription(msgspec.Struct, frozen=True):
    names: frozenset[str]
    apply: Callable[[Settings], object]


class SettingsController(QObject):
    """Changes settings, notifies the subscribers of those that have changed, and writes them.

    A user's choice is written when it has rested for `REST`, and without delay when the user turns to
    another program, the window is hidden or the program ends.
    """

    unwritten = Signal()  #: the settings could not be written, and stay as they are in the program

    def __init__(self, settings: Settings, file: SettingsFile, clock: Clock, window: QWidget) -> None:
        super().__init__(window)
        self.settings: Final = settings
        self._file = file
        self._clock = clock
        self._window = window
        self._subscriptions: list[_Subscription] = []
        self._read: set[str] = set()
        self._alarm: Alarm | None = None
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._leave)
        app.aboutToQuit.connect(self.flush)  # also where no window is closed
        app.commitDataRequest.connect(self._commit)  # a session that ends may leave no time for more

    # --- subscribers ----------------------------------------------------------------------------------
    def subscribe(self, *names: str, apply: Callable[[Settings], object], now: bool = False) -> None:
        """Have ``apply`` called with the settings whenever one of these has changed, and, if wanted, at once.

        It is called once where several of them change together; subscribers are called in the order in which
        they have subscribed.  Raises ``KeyError`` for a name that is not in the table.
        """
        _check(names)
        self._subscriptions.append(_Subscription(frozenset(names), apply))
        if now:
            apply(self.settings)

    def reader(self, name: str) -> Callable[[], Any]:
        """Return a function that reads a setting, for a part that needs its value only at some moments.

        Raises ``KeyError`` for a name that is not in the table.
        """
        _check([name])
        self._read.add(name)
        return lambda: getattr(self.settings, name)

    @property
    def applied(self) -> set[str]:
        """The names of the settings that have a subscriber or a reader."""
        return self._read.union(*(one.names for one in self._subscriptions))

    # --- changing them --------------------------------------------------------------------------------
    @property
    def values(self) -> dict[str, Value]:
        """The user's choices, by name."""
        return {name: getattr(self.settings, name) for name in SETTINGS}

    def set(self, name: str, value: Value) -> None:
        """Give a setting another value; raises ``KeyError`` for a name that is not in the table."""
        self.replace({name: value})

    def replace(self, values: Mapping[str, Value]) -> None:
        """Give several settings other values at once."""
        _check(values)
        changed = {name for name, value in values.items() if getattr(self.settings, name) != value}
        if not changed:
            return
        for name in changed:
            setattr(self.settings, name, values[name])
        self._write_soon()
        for subscription in tuple(self._subscriptions):
            if subscription.names & changed:
                subscription.apply(self.settings)

    # --- writing them ---------------------------------------------------------------------------------
    def write(self) -> None:
        """Write all settings now; emits ``unwritten`` if that fails."""
        if not self._write():
            self.unwritten.emit()

    def flush(self) -> None:
        """Write the settings that wait to be written, if any."""
        if self._alarm is not None:
            self.write()

    def close(self) -> None:
        """Write all settings for the last time, when it is too late for a message."""
        self._write()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Hide:
            self.flush()
        return super().eventFilter(watched, event)

    def _leave(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.flush()

    def _commit(self, _session: QSessionManager) -> None:
        self.flush()

    def _write_soon(self) -> None:
        self._keep_waiting()
        self._alarm = self._clock.after(REST, self.flush)

    def _write(self) -> bool:
        self._keep_waiting()
        return self._file.write(self.settings)

    def _keep_waiting(self) -> None:
        alarm, self._alarm = self._alarm, None
        if alarm is not None:
            alarm.cancel()


def _check(names: Iterable[str]) -> None:
    """Raise ``KeyError`` for the first name that is not in the table."""
    for name in names:
        SETTINGS[name]
