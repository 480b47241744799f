"""A lesson at the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from limbotable.app.learning.exercise import Exercise
from limbotable.core.phrases import Phrase, phrase
from limbotable.play.lesson import Lesson, LessonDealer
from limbotable.table.tableau import Frame
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.words.match_words import compass_names


class LessonSession(Exercise):
    """A lesson at the table: only its own actions are taken, and the other seats play its lines."""

    missed = Signal(str)  #: a legal action that the lesson does not accept; nothing has changed

    def __init__(
        self,
        lesson: Lesson,
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
    ) -> None:
        """Raises ``RecordError`` where the lesson's record cannot be replayed."""
        self.lesson = lesson
        super().__init__(
            lesson.opening(compass_names(len(lesson.record.seats), lesson.seat)),
            lesson.seat,
            LessonDealer(lesson),
            frame,
            engine,
            hinter,
        )

    def reply(self, ply: int) -> str:
        lines = self.lesson.record.lines
        return lines[ply].action if ply < len(lines) else ""

    @property
    def over(self) -> bool:
        """Whether all actions of the lesson have been taken."""
        return self.lesson.is_over(self.match)

    @property
    def step(self) -> int:
        """The number of the learner's next action, from 1; the number of all of them at the end."""
        steps = self.lesson.steps
        return min(len(steps), 1 + sum(ply < self.match.ply for ply in steps))

    @property
    def answer(self) -> str:
        if self.match.turn != self.viewer:
            return ""
        accepted = self.lesson.accepted(self.match)
        return accepted[0] if accepted else ""

    def choose(self, action: str) -> None:
        """Take an action that the lesson accepts; ``missed`` reports any other legal one."""
        if self.match.turn != self.viewer or self.over:
            return
        if action in self.match.legal() and action not in self.lesson.accepted(self.match):
            self.missed.emit(action)
        else:
            super().choose(action)

    def why_no_branch(self, _ply: int) -> Phrase:
        """Return the reason: no match begins with a lesson."""
        return phrase("lesson.no-branch")
