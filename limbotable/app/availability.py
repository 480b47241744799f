"""The commands that are available at a moment, and the reasons why a game lacks some."""

from __future__ import annotations

from PySide6.QtCore import QObject

from limbotable.app.commands import AT_TABLE, Commands
from limbotable.app.match.reasons_to_wait import NO_UNDO, why_no_undo
from limbotable.app.match.table_controller import TableController
from limbotable.app.start import Start
from limbotable.core.game import AnyGame
from limbotable.play.match import Match
from limbotable.table import table_of
from limbotable.ui.words.speak import speak


class Availability(QObject):
    """Enables the commands that are possible now, and gives the reasons why a game lacks some for good."""

    def __init__(
        self, commands: Commands, table_controller: TableController, start: Start, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._table_controller = table_controller
        self._start = start
        self._explained: AnyGame | None = None  # the game whose missing commands have their reasons
        table_controller.progressed.connect(self._update)
        start.turned.connect(self._update)

    def _update(self) -> None:
        """Enable the commands that are possible now: none of the table's while all games are shown."""
        controller = None if self._start.picking else self._table_controller.controller
        for name in AT_TABLE:
            self._commands.enable(name, controller is not None)
        if controller is None:
            return
        interrupted = self._table_controller.interrupted
        self._commands.enable("deal", controller.match.game.deals and not interrupted)
        self._commands.enable("help", table_of(controller.match.game).help)
        possible = self._table_controller.undoable
        self._commands.enable("undo", possible)
        self._explain_undo(controller.match, possible=possible)
        self._commands.enable("redo", controller.redoable())
        self._commands.enable(
            "hint", controller.acting is not None and controller.acting == controller.viewer
        )
        self._commands.enable("why", not interrupted)  # no computer player acts in an exercise
        self._commands.enable("sort", self._table_controller.hands.can_sort)
        self._commands.enable("hurry", controller.waiting)
        self._commands.enable("cover", self._table_controller.handover.can_cover)
        self._commands.enable("coordinates", controller.has_coordinates)
        self._commands.enable("analysis", controller.can_be_analysed)
        for name in ("save", "copy", "publish", "review", "comment", "duplicate"):
            self._commands.enable(name, not interrupted)
        game = controller.match.game
        if game is not self._explained:
            self._explained = game
            self._explain(game)

    def retranslate(self) -> None:
        """Give the reasons in the language that is installed now."""
        if self._explained is not None:
            self._explain(self._explained)
        if self._table_controller.match is not None:
            self._explain_undo(self._table_controller.match, possible=self._table_controller.undoable)

    def _explain_undo(self, match: Match, *, possible: bool) -> None:
        """Give the reason why nothing can be undone, where that is so."""
        self._commands.explain("undo", "" if possible else speak(why_no_undo(match) or NO_UNDO))

    def _explain(self, game: AnyGame) -> None:
        """Give the reasons why a game cannot have some commands; questions of other games need none."""
        table = table_of(game)
        self._commands.ask_of(grouped=table.grouped, hands=table.hands)
        why = self.tr("This game has hidden cards, and what the computer sees would give them away.")
        self._commands.explain("analysis", why if game.hidden else "")
        why = self.tr("Nothing is left to chance in this game, so it has no deals.")
        self._commands.explain("deal", "" if game.deals else why)
