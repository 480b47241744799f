"""The matches of the library that were the tables of days."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from limbotable.play.day import DayTried
from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import RowError, day_of, entry_of, header_of, result_text

_OF_DAYS: Final = (
    "SELECT * FROM matches WHERE typeof(header) = 'text' AND header LIKE '%\"daily\"%' ORDER BY id"
)


def days_played(file: LibraryFile) -> dict[str, DayTried]:
    """Return the try at each day's table, by its date; raises ``StoreError``.

    There is one try a day: the first match counts, also if it was deleted, and even for good.
    """
    with file.troubled():
        gone = file.sql.execute("SELECT * FROM days").fetchall()
        rows = file.sql.execute(_OF_DAYS).fetchall()
    found: dict[str, DayTried] = {}
    for row in gone:
        with suppress(RowError):
            day, tried = day_of(dict(row))
            found[day] = tried
    for day, tried in _tries(rows):
        found.setdefault(day, tried)
    return found


def keep_days(file: LibraryFile, gone: Iterable[int]) -> None:
    """Keep the tries of matches that are about to be deleted for good, in the caller's transaction."""
    left = set(gone)
    for day, tried in days_played(file).items():
        if tried.match in left:  # another match of the day is no try
            values = day, result_text(tried.result), tried.helped
            file.sql.execute("INSERT OR REPLACE INTO days VALUES (?, ?, ?)", values)


def _tries(rows: Iterable[sqlite3.Row]) -> Iterable[tuple[str, DayTried]]:
    """Yield the date and the try of each match; damaged ones are left out."""
    for row in rows:
        with suppress(RowError):
            day, entry = header_of(row["header"]).daily, entry_of(tuple(row))
            if isinstance(day, str):
                yield day, DayTried(entry.id, entry.result, entry.helped)
