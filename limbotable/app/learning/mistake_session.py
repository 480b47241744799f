"""A person's own mistake at the table, to be done better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from limbotable.app.learning.exercise import Exercise
from limbotable.app.learning.puzzle_session import NoDealer
from limbotable.app.match.hints import alike
from limbotable.core.phrases import Phrase
from limbotable.engine.puzzles import Standing
from limbotable.play.mistakes import Mistake
from limbotable.play.record import Record
from limbotable.table.tableau import Frame
from limbotable.ui.engine.engine_port import Engine


class MistakeSession(Exercise):
    """The position before a mistake: one action is asked for, and is right or wrong."""

    def __init__(
        self,
        mistake: Mistake,
        record: Record,
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
    ) -> None:
        """``record`` is that of the match; raises ``RecordError`` or ``ValueError`` where they do not fit."""
        if not 0 <= mistake.ply < len(record.lines) or record.lines[mistake.ply].who < 0:
            raise ValueError(mistake.ply)
        line = record.lines[mistake.ply]
        opening = Record(record.header, record.game, record.options, record.lines[: mistake.ply])
        super().__init__(opening, line.who, NoDealer(0), frame, engine, hinter)
        self.brisk = True
        self.mistake = mistake
        gestures = self.outlook().gestures()
        label = next((one.label for one in gestures if one.action == line.action), None)
        if label is None:
            raise ValueError(line.action)
        self.played: Final[Phrase] = label  #: the mistake, in words
        answers = [one for one in gestures if one.action in mistake.answers]
        if not answers:
            raise ValueError(mistake.answers)
        self._right = {one.action for one in gestures if any(alike(one, answer) for answer in answers)}
        self._best = next(one for one in mistake.answers if one in self._right)

    @property
    def standing(self) -> Standing:
        """The standing of the try."""
        if self.match.ply == self.start:
            return Standing.OPEN
        right = self.match.lines[self.start].action in self._right
        return Standing.SOLVED if right else Standing.WRONG

    @property
    def over(self) -> bool:
        return self.match.ply > self.start

    @property
    def answer(self) -> str:
        return "" if self.over else self._best

    def reply(self, ply: int) -> str:
        return ""
