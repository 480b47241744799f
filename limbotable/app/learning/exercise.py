"""Something to be done at the table that is no match of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from limbotable.app.match.match_controller import MatchController, Setup
from limbotable.app.match.point_of_view import PointOfView
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.play.referee import PERSON, Port, Question
from limbotable.table.tableau import Frame
from limbotable.ui.engine.engine_port import Engine

#: Who plays the seats that are not the learner's.
_SCRIPT: Final = "script"


class Script(Protocol):
    """Knows what the other seats do."""

    def reply(self, ply: int) -> str:
        """Return what is done after so many lines; nothing where that is left open."""


class _ScriptPort:
    """Plays a seat as a script says, and waits where it says nothing."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        action = self._script.reply(question.ply)
        if action:
            answer(question.ply, action)

    def forget(self) -> None:
        """It has never anything in mind."""


class Exercise(MatchController):
    """A position at the table with something to be done by one seat; the others do what is foreseen.

    When it is over the table can be looked at, and nothing can be done any more.
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
        self.start = match.ply  #: how many lines lead to the position
        players = [PERSON if one == seat else _SCRIPT for one in range(len(match.seats))]
        setup = Setup(match.game, match.options, match.seats, tuple(players))
        super().__init__(setup, match, dealer, frame, engine, hinter)
        self.viewer = seat

    def _port(self, player: str) -> Port:
        return super()._port(player) if player == PERSON else _ScriptPort(self)

    def reply(self, ply: int) -> str:
        """Return what another seat does after so many lines; nothing where that is left open."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether there is nothing more to be done."""
        raise NotImplementedError

    @property
    def answer(self) -> str:
        """An action that may be done now to do what is asked; nothing where none is."""
        raise NotImplementedError

    @property
    def can_be_analysed(self) -> bool:
        """It asks its own question."""
        return False

    @property
    def waiting(self) -> bool:
        """Nobody thinks here."""
        return False

    def undoable(self) -> bool:
        """Say whether something has been done that may be taken back."""
        return self.match.ply > self.start and super().undoable()

    def point_of_view(self) -> PointOfView:
        """Return the point of view of the seat to act, which offers nothing when the exercise is over."""
        return PointOfView(self.match, self.viewer, self._frame, help=self.help, acts=not self.over)
