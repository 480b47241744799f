"""A person's tries at puzzles: the rating that follows from them, weak themes, and what to set next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Final

import msgspec

from limbotable.core.intervals import wilson
from limbotable.play.glicko import Outcome, Rating, after_period, expected
from limbotable.play.puzzles import Puzzle

#: A theme in which a person solves all less than expected draws in puzzles that are harder by so much.
_PULL: Final = 400.0
#: So many imagined tries in each theme, which turned out as expected: a few real ones prove little.
_DOUBT: Final = 4
#: As little known a person is set easier puzzles, by this part of the deviation of the rating.
_CAUTION: Final = 0.5
#: More idle days than these make no rating any less certain.
_IDLE: Final = 3650


class Try(msgspec.Struct, frozen=True):
    """A person's first try at a puzzle."""

    game: str
    puzzle: int  #: its number
    when: datetime
    solved: bool  #: without any mistake or hint
    rating: float  #: the puzzle's at that time
    deviation: float  #: of that

    @property
    def outcome(self) -> Outcome:
        """The result, as one of a rating period."""
        return Outcome(self.rating, self.deviation, float(self.solved))


class Standing(msgspec.Struct, frozen=True):
    """A person's rating at the end of a day with tries."""

    day: date
    rating: Rating
    tries: int  #: all so far


def course(tries: Iterable[Try]) -> list[Standing]:
    """Return the ratings after each day with tries, the first day first; a day is a rating period."""
    days: dict[date, list[Try]] = {}
    for one in sorted(tries, key=lambda of: of.when):
        days.setdefault(one.when.astimezone().date(), []).append(one)
    found: list[Standing] = []
    rating, total = Rating(), 0
    for day, of in days.items():
        if found:
            rating = _rested(rating, day - found[-1].day - timedelta(days=1))
        rating = after_period(rating, [one.outcome for one in of])
        total += len(of)
        found.append(Standing(day, rating, total))
    return found


def rating_on(tries: Iterable[Try], day: date) -> Rating:
    """Return a person's rating on a day: the last one, less certain by the days without tries since."""
    found = course(tries)
    return _rested(found[-1].rating, day - found[-1].day) if found else Rating()


def _rested(rating: Rating, idle: timedelta) -> Rating:
    for _ in range(min(idle.days, _IDLE)):
        rating = after_period(rating, ())
    return rating


class ThemeRecord(msgspec.Struct, frozen=True):
    """A person's tries at the puzzles of a theme."""

    tries: int = 0
    solved: int = 0
    expected: float = 0.0  #: as many would have been solved by the person's rating

    @property
    def share(self) -> float | None:
        """The share that was solved; None without any."""
        return self.solved / self.tries if self.tries else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The interval of that share, by ``CONFIDENCE``."""
        return wilson(self.solved, self.tries) if self.tries else None

    @property
    def weakness(self) -> float:
        """How much less than expected is solved, -1..1: 0 where nothing is known."""
        return (self.expected - self.solved) / (self.tries + _DOUBT)


def theme_records(
    themes: Sequence[str], puzzles: Sequence[Puzzle], tries: Iterable[Try], rating: Rating
) -> dict[str, ThemeRecord]:
    """Return the record of each theme of a game, by the tries at its puzzles that are still there."""
    found = {theme: ThemeRecord() for theme in themes}
    for one in tries:
        if not 0 < one.puzzle <= len(puzzles):
            continue
        theme = puzzles[one.puzzle - 1].theme
        old = found.get(theme, ThemeRecord())
        chance = expected(rating, one.rating, one.deviation)
        found[theme] = ThemeRecord(old.tries + 1, old.solved + one.solved, old.expected + chance)
    return found


def suited(
    puzzles: Sequence[Puzzle], done: Collection[int], rating: Rating, records: Mapping[str, ThemeRecord]
) -> list[Puzzle]:
    """Return the puzzles that are not done, the one that suits a person best first.

    It is near the person's rating, and of a theme that is a weakness.
    """
    aim = rating.mean - _CAUTION * rating.deviation

    def distance(puzzle: Puzzle) -> tuple[float, int]:
        weakness = records.get(puzzle.theme, ThemeRecord()).weakness
        return abs(puzzle.rating[0] - aim) - _PULL * weakness, puzzle.number

    return sorted((one for one in puzzles if one.number not in done), key=distance)
