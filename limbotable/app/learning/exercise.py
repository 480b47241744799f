"""Exercises at the table: a position with a task for one seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.point_of_view import AtRest, PointOfView
from limbotable.app.match.setup import Setup
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.play.referee import PERSON, Port, Question
from limbotable.table.tableau import Frame
from limbotable.ui.engine.engine_port import Engine

#: The player at the seats that are not the learner's.
_SCRIPT: Final = "script"


class Script(Protocol):
    """The actions of the other seats."""

    def reply(self, ply: int) -> str:
        """Return the action after so many lines; an empty text where the script leaves it open."""


class _ScriptPort:
    """Plays a seat by a script, and waits where the script has no action."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        action = self._script.reply(question.ply)
        if action:
            answer(question.ply, action)

    def forget(self) -> None:
        """Do nothing: no question is ever pending."""


class Exercise(MatchController):
    """A position at the table with a task for one seat; the other seats play by a script.

    When it is over the table can be looked at, and takes no more actions.
    """

    def __init__(
        self,
        opening: Record,
        seat: int,
        dealer: Dealer,
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
    ) -> None:
        """Begin at the end of a record; raises ``RecordError`` where it cannot be replayed."""
        match = Match.of_record(opening)
        match.header = match.header.having(casual=True)
        self.start = match.ply  #: number of lines that lead to the position
        players = [PERSON if one == seat else _SCRIPT for one in range(len(match.seats))]
        setup = Setup(match.game, match.options, match.seats, tuple(players))
        super().__init__(setup, match, dealer, frame, engine, hinter)
        self.viewer = seat

    def _port(self, player: str) -> Port:
        return super()._port(player) if player == PERSON else _ScriptPort(self)

    def reply(self, ply: int) -> str:
        """Return another seat's action after so many lines; an empty text where it is left open."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the task is done, or can no longer be done."""
        raise NotImplementedError

    @property
    def answer(self) -> str:
        """An action that the task asks for now; an empty text without one."""
        raise NotImplementedError

    @property
    def acting(self) -> int | None:
        """The learner's seat, if it is to act; None when the exercise is over."""
        return None if self.over else super().acting

    @property
    def can_be_analysed(self) -> bool:
        """Lessons and puzzles cannot be analysed."""
        return False

    @property
    def waiting(self) -> bool:
        """No computer player thinks in an exercise."""
        return False

    def undoable(self) -> bool:
        """Return whether there is an action of the exercise to take back."""
        return self.match.ply > self.start and super().undoable()

    def point_of_view(self, viewer: int | None = None) -> PointOfView:
        """Return the point of view of the seat to act, or of a viewer; over, the exercise offers nothing."""
        viewer = self.viewer if viewer is None else viewer
        return self._see(AtRest if self.over else PointOfView, viewer, acts=not self.over)

    def points_of_view(self) -> tuple[PointOfView, ...]:
        """Return the points of view for looking back: over, they show no more than the table does."""
        ended_early = self.over and self.match.result is None
        return (self.point_of_view(),) if ended_early else super().points_of_view()
