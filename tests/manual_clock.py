"""A clock for tests."""

from __future__ import annotations

from collections.abc import Callable

from limbotable.ui.table.clock import Agenda, Alarm


class ManualClock:
    """A clock that only moves when told, so that a test sees the table at any moment that it likes."""

    def __init__(self) -> None:
        self._agenda = Agenda()
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def pass_by(self, milliseconds: float) -> None:
        """Let so much time pass in which nothing can happen, as when something takes long to compute."""
        self._now += milliseconds

    def after(self, delay: float, call: Callable[[], None]) -> Alarm:
        return self._agenda.add(self._now + max(0.0, delay), call)

    @property
    def idle(self) -> bool:
        """Whether nothing will ever happen by itself."""
        return self._agenda.next_time() is None

    def advance(self, milliseconds: float) -> None:
        """Let so much time pass, and everything happen that falls into it."""
        end = self._now + milliseconds
        while (alarm := self._agenda.pop_due(end)) is not None:
            self._now = max(self._now, alarm.when)
            alarm.call()
        self._now = end
