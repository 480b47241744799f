"""Drawing pictures anew that were only scaled while the user zoomed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from limbotable.ui.table.clock import FRAME, Alarm, Clock
from limbotable.ui.table.items import RenderContext

SETTLED: Final = 160.0  #: milliseconds after which a user has stopped zooming
_SLICE: Final = 8.0  #: milliseconds of a frame in which drawing may begin


class Wearer(Protocol):
    """An item that is drawn for a size and a palette."""

    def wear(self, context: RenderContext, *, sharp: bool = True) -> None: ...


class Sharpener:
    """Draws all items at their size when the user has stopped zooming, a few in each frame."""

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
        """Begin after a while without another call."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._clock.after(SETTLED, self._go_on)

    def _go_on(self) -> None:
        """Draw until the frame's time is up; an item that is sharp already costs nothing."""
        self._alarm = None
        began = self._clock.now()
        for item in self._wearers():
            if self._clock.now() - began > _SLICE:
                self._alarm = self._clock.after(FRAME, self._go_on)
                return
            item.wear(self._context())
