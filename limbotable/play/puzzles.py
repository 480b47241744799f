"""Puzzles: positions out of matches with a task, kept as records.

A game's puzzles are in ``assets/puzzles/<game>.puzzles``: one record after the other, each with a key
``puzzle`` in its header.  The last line of the record leads to the position, and the seat to act has the
task.  A puzzle's number is its place in the file, from 1, and progress is kept by it: so the file only
grows at its end.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame
from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.play.match import Match
from limbotable.play.record import Record, read_record
from limbotable.resources import resource

#: From easy to hard.
GRADES: Final = (1, 2, 3)
#: A prime, larger than any set of puzzles.
_STRIDE: Final = 7919


class Task(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzle's part of a record's header."""

    goal: str  #: one of the game's goals
    values: dict[str, int]  #: the arguments of the goal, beside the position
    solution: list[str]  #: actions that reach it, those of other seats in between included
    grade: int  #: its difficulty, one of ``GRADES``


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and a task."""

    number: int  #: from 1
    record: Record  #: full, up to the position
    task: Task

    @property
    def game(self) -> AnyGame:
        """The game of the puzzle."""
        return self.record.game

    @property
    def theme(self) -> Phrase:
        """The kind of the task, in a few words that give nothing of the solution away."""
        # Goals have one number at most that is told: of cards, points or turns.
        told = max(self.task.values.values(), default=0)
        return phrase(f"puzzle.{self.game.id}.theme.{self.task.goal}", n=told)

    def match(self) -> Match:
        """Return the match that led to the position."""
        return Match.of_record(self.record)

    def opening(self, names: Sequence[str]) -> Record:
        """Return the record of a match between seats of these names, without the puzzle's key."""
        header = self.record.header.without("puzzle").having(seats=names)
        return Record(header, self.record.game, self.record.options, self.record.lines)

    def goal(self, match: Match) -> Goal[Any]:
        """Return the goal for a match's position; raises ``ValueError``."""
        return self.game.goals[self.task.goal](match.position, **self.task.values)


def read_puzzles(text: str) -> list[Puzzle]:
    """Read a file of puzzles; raises ``RecordError``."""
    found: list[Puzzle] = []
    for number, lines in enumerate(re.split(r"^(?=\{)", text, flags=re.MULTILINE)[1:], start=1):
        record = read_record(lines)
        try:
            task = msgspec.convert(record.header.puzzle, Task)
        except msgspec.ValidationError as error:
            raise RecordError(1, phrase("record.key", key="puzzle")) from error
        found.append(Puzzle(number, record, task))
    return found


def puzzle_text(record: Record, task: Task) -> str:
    """Return the text of one more puzzle for a file of puzzles."""
    header = record.header.having(puzzle=msgspec.to_builtins(task))
    return Record(header, record.game, record.options, record.lines).text()


def puzzle_file(game: AnyGame) -> Path:
    """Return the path of a game's puzzles."""
    return resource("assets", "puzzles", f"{game.id}.puzzles")


def puzzles_of(game: AnyGame) -> list[Puzzle]:
    """Return a game's puzzles in the order of their numbers."""
    return read_puzzles(puzzle_file(game).read_text(encoding="utf-8"))


def of_the_day(day: dt.date, games: Sequence[AnyGame], sizes: Sequence[int]) -> tuple[AnyGame, int]:
    """Return the game and the number of a day's puzzle; ``sizes`` are the numbers of the games' puzzles.

    Days are counted from the first of the proleptic Gregorian calendar.  Each day it is the next game's turn.
    In each game the next number is the last one plus ``_STRIDE``, counted round and round: so easy and hard
    ones take turns, none comes again before all have come, and it is the same for all users of the same
    version.
    """
    turn, game = divmod(day.toordinal(), len(games))
    return games[game], turn * _STRIDE % sizes[game] + 1
