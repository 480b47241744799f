"""A quiet sign that a computer player thinks long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.table.clock import Alarm, Clock
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.table.table_view import TableView
from limbotable.ui.table.thinking_item import DOTS

#: Milliseconds of a table at rest before the sign appears: most answers come sooner.
LONG: Final = 1000.0
#: Milliseconds from one dot to the next.
STEP: Final = 450.0


class ThinkingSign(QObject):
    """Has dots move at the plate of a computer player that keeps the table waiting.

    Where nothing else moves they stand still.
    """

    def __init__(
        self,
        table: TableView,
        present: Callable[[], MatchController | None],
        engine: Engine,
        clock: Clock,
    ) -> None:
        """``present`` returns the match on the table, and ``engine`` thinks for its computer players."""
        super().__init__(table)
        self._table, self._present, self._engine, self._clock = table, present, engine, clock
        self._alarm: Alarm | None = None
        self._awaited: tuple[MatchController, int] | None = None  # the match, and its ply
        self._dot = 0
        table.director.started.connect(self.look)
        table.director.settled.connect(self.look)

    def look(self) -> None:
        """Begin to wait if a computer player is to act and the table is at rest; end it otherwise."""
        awaited = self._find()
        if awaited == self._awaited:
            return
        self.stop()
        self._awaited = awaited
        if awaited is not None:
            self._alarm = self._clock.after(LONG, self._show)

    def _find(self) -> tuple[MatchController, int] | None:
        """Return the match in which a computer player keeps the table waiting, with its ply."""
        controller = self._present()
        if controller is None or not controller.waiting or self._table.director.busy:
            return None
        return controller, controller.match.ply

    def _show(self) -> None:
        self._alarm = None
        awaited = self._find()
        if awaited is None or awaited != self._awaited:
            self.look()
            return
        thinking = self._table.table.thinking
        if not self._engine.busy:
            thinking.rest()  # its process has stopped, and may be asked again
        elif self._table.director.speed is AnimationSpeed.NONE:
            thinking.think(None)
        else:
            thinking.think(self._dot)
            self._dot = (self._dot + 1) % DOTS
        self._alarm = self._clock.after(STEP, self._show)

    def stop(self) -> None:
        """Take the dots away, and wait for no computer player any more."""
        self._awaited, self._dot = None, 0
        self._table.table.thinking.rest()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
