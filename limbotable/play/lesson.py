"""Lessons: records whose last lines a learner plays, from one position on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

import msgspec

from limbotable.core.errors import RecordError
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import phrase
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import Record, read_record


class _Plan(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    """The lesson's part of a record's header."""

    start: int
    also: dict[int, list[str]] = {}


class Lesson(msgspec.Struct, frozen=True):
    """A record that leads to a position, and on from there: the learner's lines are the actions to do.

    The lines of the other seats and of chance come in between.
    """

    record: Record
    start: int  #: the number of lines that lead to its position
    #: Alternatives to the record's own line, by the number of lines before it: actions, or patterns of
    #: them in which ``*`` stands for any text.
    also: Mapping[int, Sequence[str]]

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.record.lines[self.start].who

    @property
    def steps(self) -> tuple[int, ...]:
        """The number of lines before each of the learner's."""
        return tuple(ply for ply in self._ahead() if self.record.lines[ply].who == self.seat)

    def opening(self, names: Sequence[str]) -> Record:
        """Return the record up to the lesson's position, of a match between seats of these names."""
        header = self.record.header.without("lesson").having(seats=names)
        return Record(header, self.record.game, self.record.options, self.record.lines[: self.start])

    def is_over(self, match: Match) -> bool:
        """Return whether all lines of the lesson are done."""
        return match.ply >= len(self.record.lines)

    def accepted(self, match: Match) -> list[str]:
        """Return the actions that the lesson accepts in the match now, the best one first."""
        if self.is_over(match):
            return []
        own = self.record.lines[match.ply].action
        patterns = self.also.get(match.ply, ())
        legal = match.legal()
        return [action for action in legal if action == own] + [
            action
            for action in legal
            if action != own and any(fnmatchcase(action, pattern) for pattern in patterns)
        ]

    def _ahead(self) -> range:
        return range(self.start, len(self.record.lines))


class LessonDealer(Dealer):
    """Deals the outcomes of the lesson's record, and nothing after its end."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(0, [line.action for line in lesson.record.lines if line.who == CHANCE_WHO])
        self._lesson = lesson

    def next_line(self, match: Match) -> Line | None:
        return None if self._lesson.is_over(match) else super().next_line(match)


def read_lesson(text: str) -> Lesson:
    """Read a lesson; its lines are not replayed.  Raises ``RecordError``."""
    record = read_record(text)
    try:
        plan = msgspec.convert(record.header.lesson, _Plan, str_keys=True)
    except msgspec.ValidationError as error:
        raise RecordError(1, phrase("record.key", key="lesson")) from error
    if not 0 <= plan.start < len(record.lines) or record.lines[plan.start].who == CHANCE_WHO:
        raise RecordError(1, phrase("record.key", key="lesson"))
    return Lesson(record, plan.start, plan.also)
