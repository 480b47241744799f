"""Puzzles: positions out of matches with a task, kept as records.

A game's puzzles are in ``assets/puzzles/<game>.puzzles``: one record after the other, each with a key
``puzzle`` in its header.  The last line of the record leads to the position, and the seat to act has the
task.  A puzzle's number is its place in the file, from 1, and progress is kept by it: so the file only
grows at its end.  Beside it lies ``<game>.json`` with the themes and the measured ratings, by number.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame
from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.games import game_of
from limbotable.play.glicko import UNKNOWN
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.reasons import Reasoner
from limbotable.play.record import Record, read_record
from limbotable.resources import resource

#: From easy to hard.
GRADES: Final = (1, 2, 3)
#: The task to find the best action: strong searches have found it, and nothing proves it.
BEST: Final = "best"
#: The rating from which each grade but the first begins, and the rating of a puzzle of which its grade alone
#: is known.
LIMITS: Final = (1400.0, 1600.0)
_RATINGS: Final = {1: 1300.0, 2: 1500.0, 3: 1700.0}
#: A prime, larger than any set of puzzles.
_STRIDE: Final = 7919


class Task(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The puzzle's part of a record's header."""

    goal: str  #: one of the game's goals, or ``BEST``
    values: dict[str, int]  #: the arguments of the goal, beside the position
    solution: list[str]  #: actions that reach it, those of other seats in between included
    grade: int  #: its difficulty as its finder guessed it, one of ``GRADES``
    right: list[str] = []  #: for ``BEST``: all first actions that are right


class _Header(msgspec.Struct):
    game: str
    puzzle: Task


_HEADER: Final = msgspec.json.Decoder(_Header)
#: Begins a puzzle's record in a file of puzzles: no other line begins with a brace.
_BEGIN: Final = "\n{"


class Measure(msgspec.Struct, array_like=True, frozen=True):
    """The theme and the ratings of a puzzle, beside its record."""

    theme: str  #: one of the game's themes
    rating: float  #: its difficulty, on the scale of ``play/glicko.py``
    deviation: float  #: the standard deviation of that


class Measures(msgspec.Struct, forbid_unknown_fields=True):
    """A file beside a game's puzzles, written by ``packaging/rate_puzzles.py``."""

    seeds: list[int]  #: the tries of the computer players began with these seeds
    levels: dict[str, float]  #: the ratings of the levels that tried, on the same scale
    puzzles: list[Measure]  #: by number


@dataclass(frozen=True)
class Puzzle:
    """A position and a task.  Its record is read when it is first asked for."""

    number: int  #: from 1
    text: str  #: of its record
    game: AnyGame
    task: Task
    measure: Measure | None = None  #: None where the puzzle is newer than the last measurement

    @cached_property
    def record(self) -> Record:
        """The full record, up to the position; raises ``RecordError``."""
        return read_record(self.text)

    @property
    def theme(self) -> str:
        """The theme of the task, one of the game's; raises ``RecordError`` where it has to be found out."""
        return self.theme_of_position() if self.measure is None else self.measure.theme

    def theme_of_position(self) -> str:
        """Find out the theme from the position; raises ``RecordError``."""
        match, task, game = self.match(), self.task, self.game
        best = game.parse(task.solution[0])
        if task.goal != BEST:
            return theme_of_goal(game, self.goal(match), best)
        wrong = [one for one in match.legal() if one not in task.right]
        reasoner = Reasoner(perspective(match, match.turn), match.seats)
        other = reasoner.tempting(task.solution[0], wrong) or wrong[0]
        return game.theme(match.position, best, game.parse(other))

    @property
    def rating(self) -> tuple[float, float]:
        """Its difficulty and the standard deviation of that; by its grade as long as it is not measured."""
        if self.measure is None:
            return _RATINGS[self.task.grade], UNKNOWN
        return self.measure.rating, self.measure.deviation

    @property
    def grade(self) -> int:
        """Its difficulty, one of ``GRADES``."""
        rating, _ = self.rating
        return GRADES[sum(rating >= limit for limit in LIMITS)]

    @property
    def name(self) -> Phrase:
        """The kind of the task, in a few words that give nothing of the solution away."""
        if self.task.goal == BEST:
            return theme_name(self.game, self.theme)
        # Goals have one number at most that is told: of cards, points or turns.
        told = max(self.task.values.values(), default=0)
        return phrase(f"puzzle.{self.game.id}.theme.{self.task.goal}", n=told)

    def match(self) -> Match:
        """Return the match that led to the position; raises ``RecordError``."""
        return Match.of_record(self.record)

    def opening(self, names: Sequence[str]) -> Record:
        """Return the record of a match between seats of these names, without the puzzle's key."""
        header = self.record.header.without("puzzle").having(seats=names)
        return Record(header, self.record.game, self.record.options, self.record.lines)

    def goal(self, match: Match) -> Goal[Any]:
        """Return the goal for a match's position; raises ``ValueError``.  ``BEST`` is none."""
        return self.game.goals[self.task.goal](match.position, **self.task.values)


def theme_of_goal(game: AnyGame, goal: Goal[Any], action: int) -> str:
    """Return the theme of a goal that is reached by an action alone."""
    return goal.theme or game.theme(goal.root, action, action)


def theme_name(game: AnyGame, theme: str) -> Phrase:
    """Return the name of one of a game's themes."""
    return phrase(f"theme.{game.id}.{theme}")


def read_puzzles(text: str, measures: Sequence[Measure] = ()) -> list[Puzzle]:
    """Read a file of puzzles, with their measures by number; raises ``RecordError``.

    A mistake in a record below its header is found when that record is asked for.
    """
    found: list[Puzzle] = []
    # A regular expression would take six times as long.
    parts = f"\n{text}".split(_BEGIN)[1:]
    for number, part in enumerate(parts, start=1):
        record = f"{{{part}\n" if number < len(parts) else f"{{{part}"
        try:
            header = _HEADER.decode(record.partition("\n")[0])
        except msgspec.DecodeError as error:
            raise RecordError(1, phrase("record.key", key="puzzle")) from error
        game = game_of(header.game)
        if game is None:
            raise RecordError(1, phrase("record.key", key="game"))
        measure = measures[number - 1] if number <= len(measures) else None
        found.append(Puzzle(number, record, game, header.puzzle, measure))
    return found


def puzzle_text(record: Record, task: Task) -> str:
    """Return the text of one more puzzle for a file of puzzles."""
    header = record.header.having(puzzle=msgspec.to_builtins(task))
    return Record(header, record.game, record.options, record.lines).text()


def puzzle_file(game: AnyGame) -> Path:
    """Return the path of a game's puzzles."""
    return resource("assets", "puzzles", f"{game.id}.puzzles")


def measure_file(game: AnyGame) -> Path:
    """Return the path of what is measured of a game's puzzles."""
    return resource("assets", "puzzles", f"{game.id}.json")


def measures_of(game: AnyGame) -> Measures | None:
    """Return what is measured of a game's puzzles; None where nothing is, or it cannot be read."""
    try:
        return msgspec.json.decode(measure_file(game).read_bytes(), type=Measures)
    except (OSError, msgspec.DecodeError):
        return None


def puzzles_of(game: AnyGame) -> list[Puzzle]:
    """Return a game's puzzles in the order of their numbers; raises ``OSError`` and ``RecordError``."""
    measures = measures_of(game)
    text = puzzle_file(game).read_text(encoding="utf-8")
    return read_puzzles(text, () if measures is None else measures.puzzles)


def number_of_puzzles(game: AnyGame) -> int:
    """Return how many puzzles a game's file has, without looking into them; raises ``OSError``."""
    return (b"\n" + puzzle_file(game).read_bytes()).count(_BEGIN.encode())


def of_the_day(day: dt.date, games: Sequence[AnyGame], sizes: Sequence[int]) -> tuple[AnyGame, int]:
    """Return the game and the number of a day's puzzle; ``sizes`` are the numbers of the games' puzzles.

    Days are counted from the first of the proleptic Gregorian calendar.  Each day it is the next game's turn.
    In each game the next number is the last one plus ``_STRIDE``, counted round and round: so easy and hard
    ones take turns, none comes again before all have come, and it is the same for all users of the same
    version.
    """
    turn, game = divmod(day.toordinal(), len(games))
    return games[game], turn * _STRIDE % sizes[game] + 1
