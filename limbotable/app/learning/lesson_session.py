"""A lesson being done at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from limbotable.app.learning.exercise import Exercise
from limbotable.core.phrases import Phrase, phrase
from limbotable.play.lesson import Lesson, LessonDealer
from limbotable.table.tableau import Frame
from limbotable.ui.engine.engine_port import Engine


class LessonSession(Exercise):
    """A lesson at the table: only what it wants to be done is done, and the others do what it says."""

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
        super().__init__(lesson.opening(names), lesson.seat, LessonDealer(lesson), frame, engine, hinter)

    def reply(self, ply: int) -> str:
        lines = self.lesson.record.lines
        return lines[ply].action if ply < len(lines) else ""

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
        if self.match.turn != self.viewer:
            return ""
        accepted = self.lesson.accepted(self.match)
        return accepted[0] if accepted else ""

    def choose(self, action: str) -> None:
        """Do what the lesson wants; of anything else that is legal it is only told."""
        if self.match.turn != self.viewer or self.over:
            return
        if action in self.match.legal() and action not in self.lesson.accepted(self.match):
            self.missed.emit(action)
        else:
            super().choose(action)

    def why_no_branch(self, _ply: int) -> Phrase:
        """Say that no match begins with a lesson."""
        return phrase("lesson.no-branch")
