"""The referee: asks the seat to act, checks the answer by the rules, and lets the dealer deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

import msgspec

from limbotable.core.errors import TableError
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import Perspective

#: The player of a seat, beside the levels' names, that is a person at this table.
PERSON: Final = "person"


class Question(msgspec.Struct, frozen=True):
    """The question to a seat: to act, with this knowledge and nothing else."""

    ply: int  #: the answer names it, so that late answers are recognised
    seat: int
    #: makes the seat's perspective, for ports that need it as text; valid while the question stands
    perspective: Callable[[], Perspective]


class Port(Protocol):
    """The player of a seat: a person at the table, a computer player, a script."""

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        """Begin to think; call ``answer`` with the question's ply and an action, now or later."""

    def forget(self) -> None:
        """Drop the question: its answer is no longer wanted."""


class Listener(Protocol):
    """A follower of a match.  Called after the match has changed."""

    def added(self, line: Line) -> None:
        """A line was added at the end."""

    def rewound(self) -> None:
        """Lines were taken back, or put back, at once."""

    def declined(self, seat: int, reason: Phrase) -> None:
        """A seat's action was not legal; nothing has changed."""


class Referee:
    """Runs one match.  Nothing here waits: it goes on when a port answers."""

    def __init__(self, match: Match, dealer: Dealer, ports: Sequence[Port], listener: Listener) -> None:
        self.match = match
        self._dealer = dealer
        self._ports = ports
        self._listener = listener
        self._asked: Question | None = None
        self._going_on = False
        self._held = False

    def go_on(self) -> None:
        """Deal the chance outcomes to come, then ask the seat to act; go on while ports answer at once."""
        if self._going_on:
            return  # the running call does it: calls do not nest, however long the match is
        self._going_on = True
        try:
            while self._asked is None and self._step():
                pass
        finally:
            self._going_on = False

    def _step(self) -> bool:
        """Do the next step, if there is one, and return whether there was."""
        if self._held:
            return False
        line = self._dealer.next_line(self.match)
        if line is not None:
            self._add(line)
        elif self.match.turn >= 0:
            seat = self.match.turn
            question = self._asked = Question(self.match.ply, seat, partial(perspective, self.match, seat))
            self._ports[seat].ask(question, partial(self._answered, question))
        else:
            return False
        return True

    def stop(self) -> None:
        """Withdraw the question, and ask no port any more."""
        if self._asked is not None:
            question, self._asked = self._asked, None
            self._ports[question.seat].forget()

    def hold(self) -> None:
        """Keep the match unchanged: nothing is dealt and no port is asked until ``release``."""
        self._held = True
        self.stop()

    def release(self) -> None:
        """Go on where ``hold`` stopped."""
        self._held = False
        self.go_on()

    def take_back(self, count: int) -> tuple[Line, ...]:
        """Take back that many seats' actions, and go on from there; return the lines that are gone."""
        self.stop()
        gone = self.match.pop(count)
        self._listener.rewound()
        self.go_on()
        return gone

    def put_back(self, lines: Sequence[Line]) -> None:
        """Add lines that were taken back, all at once, and go on from there."""
        self.stop()
        for line in lines:
            self.match.push(line.who, line.action)
        self._listener.rewound()
        self.go_on()

    def _answered(self, question: Question, ply: int, action: str) -> None:
        if question is not self._asked or ply != question.ply:
            return  # an answer to a question of the past
        seat = question.seat
        line = Line(seat, action)
        try:
            self.match.push(seat, action)
        except TableError as error:
            self._listener.declined(seat, error.reason)
            return
        self._asked = None
        self._ports[seat].forget()
        self._listener.added(line)
        self.go_on()

    def _add(self, line: Line) -> None:
        self.match.push(CHANCE_WHO, line.action)
        self._listener.added(line)
