"""What a window has told of the matches on its table, and what the library has of them."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.endurance.trial import Outcome


@dataclass(frozen=True, slots=True)
class Row:
    """A match as the library has it."""

    number: int
    game: str
    lines: tuple[str, ...]
    over: bool


@dataclass(slots=True)
class Seen:
    """A match on the table: how it came there, and what was shown last."""

    game: str
    first: tuple[str, ...]
    lines: tuple[str, ...]
    over: bool
    since: float  #: seconds, on the clock that all processes have in common
    last: float

    @property
    def acted(self) -> bool:
        """Whether a seat has done something since it came to the table: else it is not worth a row."""
        same = 0
        for one, other in zip(self.first, self.lines, strict=False):
            if one != other:
                break
            same += 1
        return any(not line.startswith("*") for line in self.lines[same:])


@dataclass(slots=True)
class Story:
    """All that one window has told."""

    matches: list[Seen] = field(default_factory=list)  #: one after the other
    pending: str = ""  #: the command that was given last, if nothing was shown since
    shown: int = 0  #: how many states
    boxes: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, told: Iterable[dict[str, Any]]) -> Story:
        """Put together what was told."""
        log_by_line, tokens = cls(), dict[int, Seen]()
        for one in told:
            if "do" in one:
                log_by_line.pending = one["do"]
            elif "box" in one:
                log_by_line.boxes.append(one["box"])
            elif "said" in one:
                log_by_line.said.append(one["said"])
            elif "match" in one:
                log_by_line._show(one, tokens)
        return log_by_line

    def _show(self, one: dict[str, Any], tokens: dict[int, Seen]) -> None:
        self.pending = ""
        self.shown += 1
        seen = tokens.get(one["match"])
        before = () if seen is None else seen.lines
        lines = (*before[: one["from"]], *one["lines"])
        if seen is None:
            seen = tokens[one["match"]] = Seen(one["game"], lines, lines, one["over"], one["at"], one["at"])
            self.matches.append(seen)
        seen.lines, seen.over, seen.last = lines, one["over"], one["at"]

    def lines(self) -> int:
        """Return how many lines were shown last, all in all."""
        return sum(len(seen.lines) for seen in self.matches)


def rows_of(data: Path, room: Path) -> list[Row]:
    """Read a library as a program would that starts now, and leave it as it is; raises ``sqlite3.Error``.

    What is read is a copy in ``room``, log and all: whoever opens a library brings it into order.
    """
    copy = room / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in ("library.sqlite", "library.sqlite-wal"):
        if (data / name).is_file():
            shutil.copyfile(data / name, copy / name)
    if not (copy / "library.sqlite").exists():
        return []
    with closing(sqlite3.connect(copy / "library.sqlite")) as sql:
        wrong = sql.execute("PRAGMA integrity_check").fetchall()
        if wrong != [("ok",)] or sql.execute("PRAGMA foreign_key_check").fetchall():
            raise sqlite3.DatabaseError(f"the library is not whole: {wrong[:3]}")
        if not sql.execute("SELECT 1 FROM sqlite_master WHERE name = 'lines'").fetchone():
            return []
        lines: dict[int, list[str]] = {}
        for number, ply, line in sql.execute("SELECT match, ply, line FROM lines ORDER BY match, ply"):
            kept = lines.setdefault(number, [])
            if ply != len(kept):
                raise sqlite3.DatabaseError(f"match {number} has a gap before line {ply}")
            kept.append(line)
        # A start goes by the count, not by the date: a match that was only opened keeps that.
        matches = sql.execute("SELECT id, game, result FROM matches ORDER BY changes DESC, id DESC")
        return [
            Row(number, game, tuple(lines.get(number, ())), result is not None)
            for number, game, result in matches
        ]


def find(seen: Seen, rows: Sequence[Row]) -> Row | None:
    """Return the row that has all the lines that were shown last."""
    count = len(seen.lines)
    return next((row for row in rows if row.game == seen.game and row.lines[:count] == seen.lines), None)


def check_kept(
    log_by_line: Story, rows: Sequence[Row], outcome: Outcome, *, closed: bool = False
) -> list[Row]:
    """Note what was shown and is not in the library; return the rows that the next start may go on with.

    A program that was ``closed`` in good order forgets the last match, too, if nothing was done in it.
    """
    for n, seen in enumerate(log_by_line.matches[:-1]):
        again = any(
            other.game == seen.game and other.first[: len(seen.lines)] == seen.lines
            for other in log_by_line.matches[n + 1 :]
        )
        if seen.acted and not again and find(seen, rows) is None:
            outcome.failures.append(f"lost: {seen.game}, {len(seen.lines)} lines, left: {seen.lines[-1]!r}")
    if not log_by_line.matches:
        return list(rows[:1])
    seen = log_by_line.matches[-1]
    row = find(seen, rows)
    if log_by_line.pending:  # it may have been done, or not
        back = [
            one
            for one in rows
            if one.game == seen.game and one.lines and seen.lines[: len(one.lines)] == one.lines
        ]
        outcome.expect(
            row or back or not seen.acted,
            f"lost in {log_by_line.pending}: {seen.game}, {len(seen.lines)} lines",
        )
        return [*([row] if row else []), *back, *rows[:1]]
    if row is None and closed and not seen.acted:
        return []
    if row is None:
        kept = max((_common(seen.lines, one.lines) for one in rows if one.game == seen.game), default=0)
        outcome.failures.append(
            f"lost: {seen.game}, line {kept} of {len(seen.lines)} shown: {seen.lines[kept:][:1]}"
        )
        return []
    return [row]


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    return next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def check_resumed(expected: Sequence[Row], log_by_line: Story, outcome: Outcome) -> bool:
    """Note it where another match is on the table than before; say whether one was expected."""
    if not expected or any(row.over for row in expected) or not any(row.lines for row in expected):
        return False
    if not log_by_line.matches:
        outcome.failures.append("nothing came to the table after the kill")
        return False
    first = log_by_line.matches[0]
    right = any(first.game == row.game and first.first[: len(row.lines)] == row.lines for row in expected)
    outcome.expect(
        right,
        f"the wrong match: {first.game} with {len(first.first)} lines in the place of "
        f"{expected[0].game} with {len(expected[0].lines)}",
    )
    return True
