"""A person's tries at puzzles, in the library of matches."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC

from limbotable.play.training import Try
from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import RowError, try_of


class TryStore:
    """The tries that a library keeps: the first one at each puzzle."""

    def __init__(self, file: LibraryFile) -> None:
        self._file = file

    def keep(self, one: Try) -> None:
        """Keep a try, unless there is one at that puzzle; raises ``StoreError``."""
        with self._file.transaction():
            self._file.sql.execute(
                "INSERT OR IGNORE INTO tries VALUES (?, ?, ?, ?, ?, ?)",
                (
                    one.game,
                    one.puzzle,
                    one.when.astimezone(UTC).isoformat(),
                    int(one.solved),
                    one.rating,
                    one.deviation,
                ),
            )

    def tries(self, game: str) -> list[Try]:
        """Return the tries at a game's puzzles, the first one first; raises ``StoreError``."""
        with self._file.troubled():
            rows = self._file.sql.execute("SELECT * FROM tries WHERE game = ?", (game,)).fetchall()
        found = list[Try]()
        for row in rows:
            with suppress(RowError):
                found.append(try_of(dict(row)))
        return sorted(found, key=lambda one: (one.when, one.puzzle))
