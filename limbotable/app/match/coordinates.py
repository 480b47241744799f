"""The names of places on the table: shown from when the program speaks of them to the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from limbotable.app.match.table_controller import TableController
from limbotable.core.position import OVER
from limbotable.play.match import Match
from limbotable.ui.panels.question import Question
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import speak


class Coordinates(QObject):
    """Writes the names of places on them: always if the user wants, else in turns that need them.

    That is a lesson or puzzle, a look back at the match, a hint, a message or question that names a place, or
    the user's pointing at the list of actions or at the log.  In a turn they may come, and never go.
    """

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        speakers: Sequence[Toast | Question],
        table_controller: TableController,
        parent: QObject,
    ) -> None:
        """``speakers`` show messages and questions over the table."""
        super().__init__(parent)
        self._table = table
        self._speakers = speakers
        self._table_controller = table_controller
        self._wanted = self._looking_back = self._listed = self._read = self._said = False
        self._turn: tuple[Match | None, int] = None, OVER  # the match, and the seat to act
        self._spoken = False  # whether something has spoken of them in this turn
        panel.considered.connect(self._consider)
        panel.reading.connect(self._read_log)
        table.selection.changed.connect(self.refresh)
        for speaker in speakers:
            speaker.changed.connect(self._listen)

    def want(self, wanted: bool) -> None:
        """Show them always, or only where something speaks of them."""
        self._wanted = wanted
        self.refresh()

    def look_back(self, looking_back: bool) -> None:
        """Show them while a user looks back at the match."""
        self._looking_back = looking_back
        self.refresh()

    def refresh(self) -> None:
        """Show them, or remove them, by what is so now."""
        controller = self._table_controller.controller
        named = controller is not None and controller.has_coordinates
        turn: tuple[Match | None, int] = None, OVER
        if controller is not None and named:
            turn = controller.match, controller.match.turn
        if turn != self._turn:
            self._turn, self._spoken = turn, False
        self._spoken |= (
            self._looking_back
            or self._listed
            or self._read
            or self._said
            or self._table_controller.interrupted
            or bool(self._table.selection.hinted)
        )
        # Where places have no names nothing would change, but all would be drawn anew.
        shown = self._wanted or (named and self._spoken)
        if shown != self._table.table.context.captions:
            self._table.table.set_captions(shown)

    def _consider(self, action: str) -> None:
        self._listed = bool(action)
        self.refresh()

    def _listen(self) -> None:
        """Follow what is said over the table."""
        words = "\n".join(speaker.words for speaker in self._speakers)
        tableau = self._table.table.tableau
        names = {*(piece.caption for piece in tableau.pieces), *(spot.caption for spot in tableau.spots)}
        named = (speak(name) in words for name in names if name is not None)
        self._said = bool(words.strip()) and any(named)
        self.refresh()

    def _read_log(self, reading: bool) -> None:
        self._read = reading
        self.refresh()
