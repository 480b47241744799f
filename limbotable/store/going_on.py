"""The match of a game that is under way."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing, suppress
from typing import Final

from limbotable.play.entry import Entry
from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import RowError, entry_of

_LAST_FIRST: Final = (
    "SELECT * FROM matches WHERE deleted IS NULL AND result IS NULL AND game = ? AND actions > 0"
    " ORDER BY +changes DESC, id DESC"
)


def going_on(file: LibraryFile, game: str) -> Entry | None:
    """Return the match of a game that was played last of those that are not over; raises ``StoreError``.

    Tables of days are offered by themselves; deleted and damaged matches are left out.
    """
    with file.troubled():
        rows = file.sql.execute(_LAST_FIRST, (game,))
        with closing(rows):  # it is hardly ever more than one row
            return next((entry for entry in _readable(rows) if not entry.daily), None)


def _readable(rows: Iterable[Iterable[object]]) -> Iterable[Entry]:
    for row in rows:
        with suppress(RowError):
            yield entry_of(tuple(row))
