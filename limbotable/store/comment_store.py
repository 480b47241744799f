"""The comments on the matches in a library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from limbotable.play.comments import Comment, Comments, comment, places
from limbotable.play.record import Record
from limbotable.store.library_file import LibraryFile
from limbotable.store.rows import text_of


class CommentStore:
    """The comments that a library keeps.

    Each is under its ply, and what led there (``play.comments.places``): so those on lines that were taken
    back are there again with these lines, as in ``Match``.
    """

    def __init__(self, file: LibraryFile) -> None:
        self._file = file

    def add(self, number: int, record: Record) -> None:
        """Add the comments of a record of the same match to those in the library; raises ``StoreError``.

        Where both have words on a line, the words of both stay.
        """
        if not record.comments:
            return
        with self._file.transaction():
            kept = self.on(number, record.lines)
            here = places(record.lines, record.comments)
            both = {(ply, here[ply]): kept.get(ply, Comment()).joined(record.comments[ply]) for ply in here}
            self.write(number, both)

    def write(self, number: int, comments: Mapping[tuple[int, str], Comment]) -> None:
        """Write comments in the caller's transaction: each in place of one on the same line.

        Those that are empty are taken away.
        """
        self._file.sql.executemany(
            "DELETE FROM comments WHERE match = ? AND ply = ? AND place = ?",
            [(number, ply, place) for (ply, place), one in comments.items() if not one],
        )
        self._file.sql.executemany(
            "INSERT OR REPLACE INTO comments VALUES (?, ?, ?, ?, ?)",
            [(number, ply, place, one.mark, one.text) for (ply, place), one in comments.items() if one],
        )

    def on(self, number: int, lines: Sequence[object]) -> Comments:
        """Return the comments on these lines of a match, by ply; raises SQLite's errors."""
        there = self.all_of(number)
        here = places(lines, {ply for ply, _ in there})
        return {ply: there[ply, place] for ply, place in here.items() if (ply, place) in there}

    def all_of(self, number: int) -> dict[tuple[int, str], Comment]:
        """Return all comments of a match, on lines that were taken back, too; raises SQLite's errors."""
        rows = self._file.sql.execute("SELECT * FROM comments WHERE match = ? ORDER BY ply", (number,))
        return {
            (row["ply"], row["place"]): comment(text_of(row["mark"]), text_of(row["text"]))
            for row in rows
            if isinstance(row["ply"], int)
        }
