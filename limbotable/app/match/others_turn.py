"""The answer to clicks on pieces while another player is to act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.table import asked
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import speak

PAUSE: Final = 10_000.0  #: milliseconds until it is said again


class OthersTurn(QObject):
    """Says who is to act to a user that clicks on a piece meanwhile, and not again for a while."""

    def __init__(
        self,
        table: TableView,
        remarks: Remarks,
        present: Callable[[], MatchController | None],
        clock: Clock,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table, self._remarks, self._present, self._clock = table, remarks, present, clock
        self._silent_until = 0.0
        self._said = ""
        table.selection.idle.connect(self._tell)
        table.director.settled.connect(self._take_back)

    @property
    def _awaits(self) -> bool:
        controller = self._present()
        return controller is not None and controller.waiting

    def _tell(self) -> None:
        told = self._told()
        if told and self._clock.now() >= self._silent_until:
            self._silent_until = self._clock.now() + PAUSE
            self._said = told
            self._remarks.say(told)

    def _take_back(self) -> None:
        """Take the sentence away when it is no longer true; the next click is answered again."""
        if self._said and self._said != self._told():
            self._remarks.take_back(self._said)
            self._said = ""
            self._silent_until = 0.0

    def _told(self) -> str:
        """Return who is to act and what for; nothing where no other player is."""
        awaited = asked.waiting(self._table.table.tableau, "") if self._awaits else ()
        return speak(awaited[0]) if awaited else ""
