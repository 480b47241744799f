"""The time since which the statistics count a game's matches, where a person has reset them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime

from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import RowError, date_of, text_of


def resets(file: LibraryFile) -> dict[str, datetime]:
    """Return the time since which matches count, for each game that was reset; raises ``StoreError``."""
    with file.troubled():
        rows = file.sql.execute("SELECT game, since FROM resets").fetchall()
    found: dict[str, datetime] = {}
    for row in rows:
        with suppress(RowError):
            found[text_of(row["game"])] = date_of(row["since"])
    return found


def reset(file: LibraryFile, since: Mapping[str, datetime | None]) -> None:
    """Set the time since which matches of these games count; None: all do.  Raises ``StoreError``."""
    with file.transaction():
        for game, when in since.items():
            if when is None:
                file.sql.execute("DELETE FROM resets WHERE game = ?", (game,))
            else:
                said = when.astimezone(UTC).isoformat()
                file.sql.execute("INSERT OR REPLACE INTO resets VALUES (?, ?)", (game, said))
