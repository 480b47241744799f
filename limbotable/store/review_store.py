"""What reviews of the matches in a library have found: judgements of decisions, and the box of mistakes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import groupby
from math import fsum
from operator import itemgetter

from limbotable.play.mistakes import LEARNT, Mistake, counted
from limbotable.play.statistics import Care
from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import Judged, RowError, judged_of, mistake_of


class ReviewStore:
    """The findings that a library keeps.

    They go with their match, and those of a decision when its line is taken back.
    """

    def __init__(self, file: LibraryFile) -> None:
        self._file = file

    def keep_judgement(self, number: int, judged: Judged) -> None:
        """Keep a review's judgement of a decision, in place of an earlier one; raises ``StoreError``."""
        found = json.dumps(dict(judged.found), ensure_ascii=False)
        with self._file.transaction():
            self._file.sql.execute(
                "INSERT OR REPLACE INTO judgements VALUES (?, ?, ?, ?, ?)",
                (number, judged.ply, judged.seat, judged.cost, found),
            )

    def judgements(self, number: int) -> list[Judged]:
        """Return the judgements of a match's decisions, in order; raises ``StoreError``."""
        with self._file.troubled():
            rows = self._file.sql.execute("SELECT * FROM judgements WHERE match = ? ORDER BY ply", (number,))
            found = list[Judged]()
            for row in rows:
                with suppress(RowError):
                    found.append(judged_of(dict(row)))
        return found

    def care(self) -> dict[int, dict[int, Care]]:
        """Return each seat's care as reviews found it, by match and seat; raises ``StoreError``."""
        with self._file.troubled():
            rows = self._file.sql.execute(
                "SELECT match, seat, cost,"
                " coalesce(json_array_length(json, '$.judgement.known.considered'), 0) > 1 AS free,"
                " json_extract(json, '$.judgement.known.uncertainty') AS uncertainty"
                " FROM (SELECT *, CASE WHEN typeof(found) = 'text' AND json_valid(found) THEN found END"
                " AS json FROM judgements)"
                " WHERE typeof(seat) = 'integer' AND typeof(cost) = 'real' AND cost BETWEEN 0 AND 1"
                " ORDER BY match, seat"
            ).fetchall()
        return {
            match: {seat: _care(list(own)) for seat, own in groupby(them, itemgetter("seat"))}
            for match, them in groupby(rows, itemgetter("match"))
        }

    def keep_mistake(self, found: Mistake, due: datetime) -> None:
        """Put a person's mistake into the box, to come back at a time; raises ``StoreError``.

        One that is in it stays as it is.
        """
        with self._file.transaction():
            self._file.sql.execute(
                "INSERT OR IGNORE INTO mistakes VALUES (?, ?, ?, ?, ?, ?)",
                (
                    found.match,
                    found.ply,
                    found.stage,
                    due.astimezone(UTC).isoformat(),
                    found.cost,
                    json.dumps(found.answers, ensure_ascii=False),
                ),
            )

    def move_mistake(self, found: Mistake, stage: int, due: datetime) -> None:
        """Move a mistake to a stage, to come back at a time; raises ``StoreError``."""
        with self._file.transaction():
            self._file.sql.execute(
                "UPDATE mistakes SET stage = ?, due = ? WHERE match = ? AND ply = ?",
                (stage, due.astimezone(UTC).isoformat(), found.match, found.ply),
            )

    def mistakes(self, now: datetime) -> list[Mistake]:
        """Return the mistakes that are due, the one that waits longest first; raises ``StoreError``.

        Those of deleted matches are not among them, nor those that are learnt.
        """
        with self._file.troubled():
            rows = self._file.sql.execute(
                "SELECT mistakes.* FROM mistakes JOIN matches ON matches.id = mistakes.match"
                " WHERE matches.deleted IS NULL"
            ).fetchall()
        found = list[tuple[datetime, Mistake]]()
        for row in rows:
            with suppress(RowError):
                one, due = mistake_of(dict(row))
                if one.stage < LEARNT and due <= now:
                    found.append((due, one))
        return [one for _, one in sorted(found, key=lambda each: (each[0], each[1].match, each[1].ply))]


def _care(rows: Sequence[sqlite3.Row]) -> Care:
    """Add up the judgements of a seat's decisions in a match."""
    behind = fsum(row["cost"] for row in rows)
    errors = fsum(counted(row["cost"], _uncertainty(row["uncertainty"])) for row in rows)
    return Care(len(rows), errors / len(rows), sum(row["free"] for row in rows), behind)


def _uncertainty(found: object) -> float:
    """Return the uncertainty in a finding; none where another version of the program keeps something else."""
    return float(found) if isinstance(found, int | float) else 0.0
