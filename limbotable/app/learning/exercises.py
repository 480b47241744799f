"""Tutorials and puzzles at the table of the matches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from limbotable.app.learning.exercise import Exercise
from limbotable.app.learning.mistakes import Mistakes
from limbotable.app.learning.puzzles import Puzzles
from limbotable.app.learning.training import Training
from limbotable.app.learning.tutorials import Tutorials
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.app.surroundings import Surroundings
from limbotable.store.settings import Settings
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.table.table_view import TableView


class Exercises(QObject):
    """Puts lessons and puzzles in the place of the match on the table, and brings that back after them."""

    changed = Signal()  #: what the settings keep of an exercise is to be written

    def __init__(
        self,
        table: TableView,
        table_controller: TableController,
        engine: Engine,
        remarks: Remarks,
        around: Surroundings,
        settings: Settings,
        pick: Callable[[str], object],
        window: QWidget,
    ) -> None:
        """``engine`` plays and judges; ``pick`` shows all games, and one of them first."""
        super().__init__(window)
        self._table_controller, self._remarks = table_controller, remarks
        self._table, self._pick, self._key = table, pick, around.key
        self._fresh: MatchController | None = None  # the match on the table, until the tutorial was offered
        #: What is to be done in a lesson, and what came of a puzzle: widgets above the table.
        self.bands = (LessonBand(around.palette()), PuzzleBand(around.palette()))
        lesson, riddle = self.bands
        #: The lessons.
        self.tutorials = Tutorials(table, lesson, settings, around.language, engine, around.clock, window)
        #: The puzzles.
        self.puzzles = Puzzles(table, riddle, settings, engine, around.art, around.clock, window)
        self.puzzles.mistakes = mistakes = Mistakes(
            table, riddle, settings, engine, lambda: table_controller.keeping.store, window
        )
        self.puzzles.training = Training(lambda: table_controller.keeping.store)
        self.tutorials.taken.connect(table.chosen)
        self._guides = (self.tutorials, self.puzzles, mistakes)
        table_controller.begun.connect(self._suggest)
        table.director.settled.connect(self._offer)
        for guide in self._guides:
            table_controller.sat_down.connect(guide.make_way)
            guide.opened.connect(self._interrupt)
            guide.closed.connect(self._go_back)
            guide.changed.connect(self.changed)
            guide.said.connect(remarks.say)
            guide.missed.connect(lambda said, action: remarks.say(said, of=table.things_of(action)))
            guide.hinted.connect(remarks.advise)

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

    def _interrupt(self, exercise: Exercise) -> None:
        """Put an exercise in the place of the match, if there is one, and say where its end leads."""
        self._table_controller.interrupt(exercise)
        for band in self.bands:
            band.lead_back(match=self._table_controller.match_waits)

    def _go_back(self, game: str) -> None:
        """After an exercise: go on with the interrupted match, or show all games where none has begun."""
        if not self._table_controller.take_up_again():
            self._table_controller.put_away()
            self._pick(game)

    def _suggest(self, controller: MatchController) -> None:
        """Offer the tutorial once, in a game's first match."""
        fresh = not self._table_controller.interrupted and not controller.match.actions_taken()
        self._fresh = controller if fresh else None
        self._offer()

    def _offer(self) -> None:
        """Offer it when a person is to act in that match: then it covers nothing to act with."""
        controller = self._fresh
        if controller is None or self._table.director.busy or self._table.covered:
            return
        if controller.acting is None or controller.acting != controller.viewer:
            return
        self._fresh = None
        here = not self._table_controller.interrupted and controller is self._table_controller.controller
        game = controller.match.game.id
        if here and self.tutorials.suggest(game):
            key = self._key("tutorial")
            self._remarks.offer(
                self.tr("Is this game new to you? It has a short tutorial."),
                self.tr("Begin the tutorial") + (f" ({key})" if key else ""),
                lambda: self.tutorials.go_on_with(game),
                stays=True,
            )
