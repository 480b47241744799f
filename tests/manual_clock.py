"""A clock for tests."""

from __future__ import annotations

from limbotable.ui.table.clock import SteppedClock


class ManualClock(SteppedClock):
    """A clock that only moves when told, so that a test sees the table at any moment that it likes."""

    def pass_by(self, milliseconds: float) -> None:
        """Let so much time pass in which nothing can happen, as when something takes long to compute."""
        self._now += milliseconds
