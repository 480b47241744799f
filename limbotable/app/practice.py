"""A lesson being done at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Signal

from limbotable.app.eyes import Eyes
from limbotable.app.sitting import Setup, Sitting
from limbotable.core.phrases import Phrase, phrase
from limbotable.play.lesson import Lesson, LessonDealer
from limbotable.play.match import Match
from limbotable.play.referee import PERSON, Port, Question
from limbotable.play.undo import CASUAL
from limbotable.table.tableau import Frame
from limbotable.ui.engine_port import Engine

#: Who plays the seats that are not the learner's: the lesson's own lines.
_SCRIPT: Final = "script"


class _ScriptPort:
    """Plays a seat as the lesson says, and waits when the lesson is over."""

    def __init__(self, lesson: Lesson) -> None:
        self._lines = lesson.record.lines

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        if question.ply < len(self._lines):
            answer(question.ply, self._lines[question.ply].action)

    def forget(self) -> None:
        """It has never anything in mind."""


class Practice(Sitting):
    """A lesson at the table: only what it wants to be done is done, and the others do what it says.

    When it is over the table can be looked at, and nothing can be done any more.
    """

    missed = Signal(str)  #: an action that is legal and not what the lesson is about; nothing has changed

    def __init__(
        self,
        lesson: Lesson,
        names: Sequence[str],
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
    ) -> None:
        """Raises ``RecordError`` where the lesson's record cannot be replayed."""
        self.lesson = lesson
        match = Match.of_record(lesson.opening(names))
        match.header = {**match.header, CASUAL: True}
        players = [PERSON if seat == lesson.seat else _SCRIPT for seat in range(len(names))]
        setup = Setup(match.game, match.options, match.seats, tuple(players))
        super().__init__(setup, match, LessonDealer(lesson), frame, engine, hinter)
        self.viewer = lesson.seat

    def _port(self, player: str) -> Port:
        return super()._port(player) if player == PERSON else _ScriptPort(self.lesson)

    @property
    def over(self) -> bool:
        """Whether everything has been done."""
        return self.lesson.is_over(self.match)

    @property
    def step(self) -> int:
        """Which of the learner's actions is to come, from 1; the number of all of them at the end."""
        steps = self.lesson.steps
        return min(len(steps), 1 + sum(ply < self.match.ply for ply in steps))

    @property
    def answer(self) -> str:
        """The action that is to be done now; nothing where none is."""
        if self.match.turn != self.viewer:
            return ""
        accepted = self.lesson.accepted(self.match)
        return accepted[0] if accepted else ""

    @property
    def can_be_analysed(self) -> bool:
        """A lesson asks its own question."""
        return False

    @property
    def waiting(self) -> bool:
        """Nobody thinks here."""
        return False

    def undoable(self) -> bool:
        """Say whether the learner has done something that may be taken back."""
        return self.match.ply > self.lesson.start and super().undoable()

    def choose(self, action: str) -> None:
        """Do what the lesson wants; of anything else that is legal it is only told."""
        if self.match.turn != self.viewer or self.over:
            return
        if action in self.match.legal() and action not in self.lesson.accepted(self.match):
            self.missed.emit(action)
        else:
            super().choose(action)

    def eyes(self) -> Eyes:
        """Return the learner's eyes, which see nothing to do when the lesson is over."""
        return Eyes(self.match, self.viewer, self._frame, help=self.help, acts=not self.over)

    def why_no_branch(self, _ply: int) -> Phrase:
        """Say that no match begins with a lesson."""
        return phrase("lesson.no-branch")
