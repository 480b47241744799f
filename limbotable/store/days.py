"""The matches of the library that were the tables of days."""

from __future__ import annotations

from contextlib import suppress

from limbotable.play.entry import Entry
from limbotable.store.match_store import MatchStore
from limbotable.store.rows import RowError, entry_of, header_of


def days_played(store: MatchStore) -> dict[str, Entry]:
    """Return the match of each day that has one, by its date; raises ``StoreError``.

    There is one try a day: the first match counts, also if it was deleted.
    """
    with store.file.troubled():
        rows = store.file.sql.execute(
            "SELECT * FROM matches WHERE typeof(header) = 'text' AND header LIKE '%\"daily\"%' ORDER BY id"
        ).fetchall()
    found: dict[str, Entry] = {}
    for row in rows:
        with suppress(RowError):
            day = header_of(row["header"]).daily
            if isinstance(day, str):
                found.setdefault(day, entry_of(dict(row)))
    return found
