"""The table's one clock: the time, and alarms."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from shiboken6 import isValid

FRAME: Final = 16.0  #: milliseconds between two pictures of a movement


@dataclass(order=True, slots=True)
class Alarm:
    """A call that is made once; ``cancel`` takes it back, and lets go of the callable."""

    when: float
    order: int
    call: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True
        self.call = _nothing


def _nothing() -> None:
    """Do nothing, as the call of a cancelled alarm."""


class Clock(Protocol):
    """Milliseconds since some moment, and alarms."""

    def now(self) -> float: ...

    def after(self, delay: float, call: Callable[[], None]) -> Alarm: ...


def while_alive(owner: QObject, call: Callable[[], None]) -> Callable[[], None]:
    """Return a call that does nothing once its owner has been deleted: an alarm may outlive a window."""
    return lambda: call() if isValid(owner) else None


class Agenda:
    """Alarms in the order of their times; of equal times, in the order they were set."""

    def __init__(self) -> None:
        self._alarms: list[Alarm] = []
        self._orders = count()

    def add(self, when: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(when, next(self._orders), call)
        heapq.heappush(self._alarms, alarm)
        return alarm

    def next_time(self) -> float | None:
        """Return the time of the next alarm; None without one."""
        while self._alarms and self._alarms[0].cancelled:
            heapq.heappop(self._alarms)
        return self._alarms[0].when if self._alarms else None

    def pop_due(self, now: float) -> Alarm | None:
        """Take the earliest alarm that is due by now; None without one."""
        when = self.next_time()
        return heapq.heappop(self._alarms) if when is not None and when <= now else None


class SteppedClock:
    """A clock that only moves when told, so that each moment can be looked at as long as one likes."""

    def __init__(self) -> None:
        self._agenda = Agenda()
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def after(self, delay: float, call: Callable[[], None]) -> Alarm:
        return self._agenda.add(self._now + max(0.0, delay), call)

    def advance(self, milliseconds: float) -> None:
        """Let so much time pass, and everything happen that falls into it."""
        end = self._now + milliseconds
        while (alarm := self._agenda.pop_due(end)) is not None:
            self._now = max(self._now, alarm.when)
            alarm.call()
        self._now = end

    @property
    def idle(self) -> bool:
        """Whether nothing will ever happen by itself."""
        return self._agenda.next_time() is None


class DesktopClock(QObject):
    """Real time.  Its timer runs only while an alarm is set, so an idle table costs nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._agenda = Agenda()
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._ring)

    def now(self) -> float:
        return self._elapsed.nsecsElapsed() / 1e6

    def after(self, delay: float, call: Callable[[], None]) -> Alarm:
        alarm = self._agenda.add(self.now() + max(0.0, delay), call)
        self._arm()
        return alarm

    @property
    def idle(self) -> bool:
        """Whether no timer runs."""
        return not self._timer.isActive()

    def _ring(self) -> None:
        now = self.now()
        while (alarm := self._agenda.pop_due(now)) is not None:
            alarm.call()
        self._arm()

    def _arm(self) -> None:
        when = self._agenda.next_time()
        if when is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, round(when - self.now())))
