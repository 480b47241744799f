"""The orders that people have given their hands, in the library of matches."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import RowError, hand_of, hand_text


class HandStore:
    """The orders of hands that a library keeps, by match and seat."""

    def __init__(self, file: LibraryFile) -> None:
        self._file = file

    def keep(self, number: int, seat: int, cards: Sequence[str], *, aside: bool = False) -> None:
        """Keep the order of a person's hand; an empty one is forgotten.  Raises ``StoreError``.

        ``aside``: it is laid aside, and the hand lies in another one now.
        """
        with self._file.transaction():
            if cards:
                text = hand_text(cards, aside=aside)
                self._file.sql.execute("INSERT OR REPLACE INTO hands VALUES (?, ?, ?)", (number, seat, text))
            else:
                self._file.sql.execute("DELETE FROM hands WHERE match = ? AND seat = ?", (number, seat))

    def of(self, number: int, *, aside: bool = False) -> dict[int, tuple[str, ...]]:
        """Return the orders of hands that people have made in a match, by seat; raises ``StoreError``.

        They are those in which the hands lie now, or those that are laid ``aside``.
        """
        with self._file.troubled():
            rows = self._file.sql.execute("SELECT * FROM hands WHERE match = ?", (number,)).fetchall()
        found = dict[int, tuple[str, ...]]()
        for row in rows:
            with suppress(RowError):
                seat, cards, is_aside = hand_of(dict(row))
                if is_aside == aside:
                    found[seat] = cards
        return found
