"""Tutorials and puzzles at the table of the matches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from limbotable.app.learning.puzzles import Puzzles
from limbotable.app.learning.tutorials import Tutorials
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController


class Exercises(QObject):
    """Puts lessons and puzzles in the place of the match on the table, and brings that back after them."""

    def __init__(
        self,
        table_controller: TableController,
        tutorials: Tutorials,
        puzzles: Puzzles,
        remarks: Remarks,
        save: Callable[[], object],
        begin: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """``save`` keeps the settings; ``begin`` begins a match of a game, where none was interrupted."""
        super().__init__(parent)
        self._table_controller, self._remarks = table_controller, remarks
        self._tutorials = tutorials
        own = () if puzzles.mistakes is None else (puzzles.mistakes,)
        self._guides = (tutorials, puzzles, *own)
        self._begin = begin
        table_controller.begun.connect(self._suggest)
        for guide in self._guides:
            table_controller.sat_down.connect(guide.make_way)
            guide.opened.connect(table_controller.interrupt)
            guide.closed.connect(self._back_to_match)
            guide.changed.connect(save)
            guide.said.connect(remarks.say)

    def restart(self) -> None:
        """Begin the exercise again, or the match where there is none."""
        if not any(guide.restart() for guide in self._guides):
            self._table_controller.restart()

    def hint(self) -> None:
        """Point out the answer of the exercise, or give a hint in the match where there is none."""
        if not any(guide.show_me() for guide in self._guides):
            self._table_controller.hint()

    def retranslate(self) -> None:
        """Show the exercise in the installed language."""
        for guide in self._guides:
            guide.retranslate()

    def _back_to_match(self, game: str) -> None:
        """After an exercise: go on with the interrupted match, or begin one of the game of the exercise."""
        if not self._table_controller.take_up_again():
            self._begin(game)

    def _suggest(self, controller: MatchController) -> None:
        """Offer the tutorial once, in a game's first match."""
        game = controller.match.game.id
        if (
            not self._table_controller.interrupted
            and not controller.match.actions_taken()
            and self._tutorials.suggest(game)
        ):
            self._remarks.offer(
                self.tr("Is this game new to you? It has a short tutorial."),
                self.tr("Begin the tutorial"),
                lambda: self._tutorials.go_on_with(game),
                stays=True,
            )
