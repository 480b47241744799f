"""The pace of computer players: each acts once the table has shown what came before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.table.director import AnimationSpeed, Director

#: The pause after the table has come to rest, in milliseconds at normal speed,
PAUSE: Final = 250.0
#: the same where no person plays, so that there is time to look,
WATCHED: Final = 550.0
#: and where no person plays and nothing moves, so that each picture can be seen.
STILL: Final = 900.0


class Pace:
    """Holds a computer player's action back while the table still shows what came before, and a moment more.

    Thinking goes on meanwhile: an answer that comes later than that is not delayed.
    """

    def __init__(self, director: Director, clock: Clock) -> None:
        self.watched = False  #: whether no person plays
        self._director = director
        self._clock = clock
        self._act: Callable[[], None] | None = None
        self._alarm: Alarm | None = None
        self._rest_began = -STILL  # nothing has been shown yet
        director.settled.connect(self._rest)

    @property
    def holding(self) -> bool:
        """Whether an action is held back."""
        return self._act is not None

    def hold(self, act: Callable[[], None]) -> None:
        """Call ``act`` in time; another action that is held back is forgotten."""
        self.forget()
        left = 0.0 if self._director.busy else self._rest_began + self._pause - self._clock.now()
        if left <= 0 and not self._director.busy:
            act()
            return
        self._act = act
        if not self._director.busy:
            self._alarm = self._clock.after(left, self.release)

    def release(self) -> None:
        """Have the action that is held back take place at once."""
        act = self._act
        self.forget()
        if act is not None:
            act()

    def hurry(self) -> None:
        """Leave out the pause; what moves is hurried by the director."""
        if not self._director.busy:
            self.release()

    def forget(self) -> None:
        """Forget the action that is held back."""
        self._act = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def _pause(self) -> float:
        speed = self._director.speed
        if speed is AnimationSpeed.NONE:
            return STILL if self.watched else 0.0
        factor: float = speed.value
        return (WATCHED if self.watched else PAUSE) * factor

    def _rest(self) -> None:
        """Begin the pause: the table is at rest."""
        self._rest_began = self._clock.now()
        if self._act is not None and self._alarm is None:
            self._alarm = self._clock.after(self._pause, self.release)
