"""Drawing anew what was only scaled while the user zoomed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from limbotable.ui.table.clock import FRAME, Alarm, Clock
from limbotable.ui.table.items import RenderContext

SETTLED: Final = 160.0  #: milliseconds after which a user who zooms has arrived
_SLICE: Final = 8.0  #: milliseconds of a frame that drawing may begin in


class Wearer(Protocol):
    """What is drawn for a size, and a palette."""

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None: ...


class Sharpener:
    """Draws everything at its size when the user has come to rest, a little in each frame."""

    def __init__(
        self,
        clock: Clock,
        wearers: Callable[[], Iterable[Wearer]],
        context: Callable[[], RenderContext],
    ) -> None:
        self._clock = clock
        self._wearers = wearers
        self._context = context
        self._alarm: Alarm | None = None

    def soon(self) -> None:
        """Begin when nothing has called for it again for a while."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._clock.after(SETTLED, self._go_on)

    def _go_on(self) -> None:
        """Draw until the frame's time is up; what is sharp already costs nothing."""
        self._alarm = None
        began = self._clock.now()
        for item in self._wearers():
            if self._clock.now() - began > _SLICE:
                self._alarm = self._clock.after(FRAME, self._go_on)
                return
            item.wear(self._context())
