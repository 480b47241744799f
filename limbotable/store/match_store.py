"""The library: every match that was played here, line by line, in one SQLite file.

A line is committed (and synchronised to the disk) before any user sees it, so neither a crash nor a kill
loses any.  Several running programs may use the same file: each holds the match on its table by a lock of its
own.  Nothing in here is ever sent anywhere.

A damaged row costs only its match, which is among those of ``contents``, and stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UnsetType

from limbotable.core.game import CHANCE_WHO
from limbotable.core.text import whole
from limbotable.play.comments import Comment, with_comments
from limbotable.play.entry import Entry
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.store.claim import Claim, clear_away
from limbotable.store.comment_store import CommentStore
from limbotable.store.days import keep_days
from limbotable.store.hand_store import HandStore
from limbotable.store.library_file import LibraryFile
from limbotable.store.review_store import ReviewStore
from limbotable.store.rows import (
    RowError,
    Unreadable,
    entry_of,
    first_deal,
    header_of,
    result_text,
    text_of,
    unreadable,
    was_deleted_before,
)
from limbotable.store.trouble import StoreError, StoreTrouble

#: The highest count of changes; a higher one is damage.
_MOST_CHANGES: Final = 2**53


class _Known(msgspec.Struct, frozen=True):
    """The lines of a match as this program last read or wrote them."""

    changes: object  #: the match's counter at that time: if it has changed since, so have the lines
    lines: list[str]
    comments: Mapping[tuple[int, str], Comment]


class MatchStore:
    """The matches of one data directory."""

    def __init__(self, directory: Path, *, hurry: bool = False) -> None:
        """Open or make the library of a directory, which need not exist; raises ``StoreError``.

        A library that can only be read is opened all the same.  With ``hurry`` another program is waited for
        only a moment.
        """
        self.file = LibraryFile(directory / "library.sqlite", hurry=hurry)  #: the database of the library
        self.reviews = ReviewStore(self.file)  #: what reviews of the matches have found
        self.comments = CommentStore(self.file)  #: what users have noted on their lines
        self.hands = HandStore(self.file)  #: the orders that people have given their hands
        self._directory = directory
        self._listed: dict[int, tuple[int, Entry | None]] = {}  # with the states of the rows they are of
        self._ahead: int | None = 0  # the last match read ahead; None once all have been read
        self._known: dict[int, _Known] = {}  # of the matches that this program holds and writes
        self._held: dict[int, Claim] = {}
        try:
            clear_away(directory, "match-*.lock")
        except BaseException:
            self.file.sql.close()
            raise

    def close(self) -> None:
        """Close the file, and release every match."""
        for held in self._held.values():
            held.release()
        self._held.clear()
        self.file.close()

    # --- writing --------------------------------------------------------------------------------------
    def add(self, match: Match, parent: int | None = None, branched: int | None = None) -> int:
        """Add a match, hold it for this program, and return its number; raises ``StoreError``.

        A name in the match's header becomes its name.
        """
        with self.file.transaction():
            number = self._insert(match, None, parent, branched)
            known = self._write(number, match, [], {})
        self._known[number] = known
        self.hold(number)
        return number

    def keep(self, number: int, match: Match) -> None:
        """Bring a match's lines, header and result up to date; raises ``StoreError``.

        A match that goes on is in the list, even if it was deleted meanwhile.  From now on it is the ``last``
        one; but where nothing differs it keeps its date, and so its place in the list.
        """
        with self.file.transaction():
            row = self.file.sql.execute("SELECT changes FROM matches WHERE id = ?", (number,)).fetchone()
            if row is None:
                self._insert(match, number, None, None)
            known = self._known.get(number)
            if known is not None and row is not None and row["changes"] == known.changes:
                written = self._write(number, match, known.lines, known.comments)
            else:
                there = self._lines(number) or []
                written = self._write(number, match, there, self.comments.all_of(number))
        self._known[number] = written

    def _insert(self, match: Match, number: int | None, parent: int | None, branched: int | None) -> int:
        now, name = _now(), match.header.name
        cursor = self.file.sql.execute(
            "INSERT INTO matches (id, game, name, header, began, changed, parent, branched)"
            " VALUES (?, ?, ?, '', ?, ?, ?, ?)",
            (number, match.game.id, "" if isinstance(name, UnsetType) else name, now, now, parent, branched),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _write(
        self, number: int, match: Match, there: Sequence[str], commented: Mapping[tuple[int, str], Comment]
    ) -> _Known:
        """Write the lines and comments that differ from ``there`` and ``commented``, those of the library.

        The match is the last one of all then.  Its date is that of the last difference.
        """
        lines = [str(line) for line in match.lines]
        same = next(
            (ply for ply, (old, new) in enumerate(zip(there, lines, strict=False)) if old != new),
            min(len(there), len(lines)),
        )
        self.file.sql.execute("DELETE FROM lines WHERE match = ? AND (ply >= ? OR ply < 0)", (number, same))
        self.file.sql.execute("DELETE FROM judgements WHERE match = ? AND ply >= ?", (number, same))
        self.file.sql.execute("DELETE FROM mistakes WHERE match = ? AND ply >= ?", (number, same))
        self.file.sql.executemany(
            "INSERT INTO lines VALUES (?, ?, ?)",
            [(number, ply, lines[ply]) for ply in range(same, len(lines))],
        )
        newest = self.file.sql.execute(
            "SELECT changes FROM matches WHERE changes < ? ORDER BY changes DESC LIMIT 1", (_MOST_CHANGES,)
        ).fetchone()
        changes = 1 if newest is None else 1 + int(newest["changes"])
        comments, header = dict(match.all_comments), match.header.text()
        remarks = {at: one for at, one in comments.items() if commented.get(at, Comment()) != one}
        differs = same < max(len(there), len(lines)) or bool(remarks)
        self.file.sql.execute(
            "UPDATE matches SET header = ?, changed = CASE WHEN ? OR header <> ? THEN ? ELSE changed END,"
            " changes = ?, result = ?, deleted = NULL, lines = ?, actions = ?, deal = ? WHERE id = ?",
            (
                header,
                differs,
                header,
                _now(),
                changes,
                result_text(match.result),
                len(lines),
                sum(line.who != CHANCE_WHO for line in match.lines),
                first_deal(match.lines),
                number,
            ),
        )
        self.comments.write(number, remarks)
        return _Known(changes, lines, comments)

    def put_last(self, number: int) -> None:
        """Count a match as the one that was kept last, unchanged; raises ``StoreError``."""
        statement = (
            "UPDATE matches SET changes = 1 + (SELECT max(changes) FROM matches WHERE changes < ?)"
            " WHERE id = ?"
        )
        self._change(statement, _MOST_CHANGES, number)

    def rename(self, number: int, name: str) -> None:
        """Give a match a name; raises ``StoreError``."""
        self._change("UPDATE matches SET name = ? WHERE id = ?", whole(name), number)

    def delete(self, *numbers: int) -> None:
        """Take matches out of the list, all or none, until ``restore``; raises ``StoreError``."""
        now = _now()
        self._change_all("UPDATE matches SET deleted = ? WHERE id = ?", [(now, one) for one in numbers])

    def restore(self, *numbers: int) -> None:
        """Undo ``delete``, for all or none; raises ``StoreError``."""
        self._change_all("UPDATE matches SET deleted = NULL WHERE id = ?", [(one,) for one in numbers])

    def drop(self, number: int) -> None:
        """Remove for good a match in which no seat has acted yet; raises ``StoreError``.

        A match with a name stays, and one with a comment that the match from which it branched off lacks.
        """
        self._change(
            "DELETE FROM matches WHERE id = ? AND name = '' AND NOT EXISTS ("
            " SELECT ply, place, mark, text FROM comments WHERE match = matches.id"
            " EXCEPT SELECT ply, place, mark, text FROM comments WHERE match = matches.parent)",
            number,
        )
        self.let_go(number)

    def drop_deleted(self, before: datetime) -> None:
        """Remove for good the matches that were deleted before a time; raises ``StoreError``.

        Damaged ones may not have been deleted at all, and stay.  Tries at tables of days are not forgotten.
        """
        with self.file.troubled():
            rows = self.file.sql.execute("SELECT * FROM matches WHERE deleted IS NOT NULL").fetchall()
        old = [(row["id"],) for row in rows if was_deleted_before(row["deleted"], before)]
        if old:
            with self.file.transaction():
                keep_days(self.file, (number for (number,) in old))
                self.file.sql.executemany("DELETE FROM matches WHERE id = ?", old)

    def _change(self, statement: str, *values: object) -> None:
        self._change_all(statement, [values])

    def _change_all(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        with self.file.transaction():
            self.file.sql.executemany(statement, values)

    # --- reading --------------------------------------------------------------------------------------
    def entries(self) -> list[Entry]:
        """Return all matches that were not deleted, the last changed one first; raises ``StoreError``.

        Damaged ones are not among them.
        """
        return self._entries("SELECT * FROM matches WHERE deleted IS NULL ORDER BY changed DESC, id DESC")

    def entries_of(self, numbers: Iterable[int]) -> list[Entry]:
        """Return those of some matches that ``entries`` has, in its order; raises ``StoreError``."""
        return self._entries(
            "SELECT * FROM matches WHERE deleted IS NULL AND id IN (SELECT value FROM json_each(?))"
            " ORDER BY changed DESC, id DESC",
            json.dumps([*numbers]),
        )

    def _entries(self, query: str, *values: object) -> list[Entry]:
        with self.file.troubled():
            rows = self.file.sql.execute(query, values).fetchall()
        return [entry for row in rows if (entry := _entry(row)) is not None]

    def finished(self, game: str, most: int) -> list[Entry]:
        """Return the matches of a game that ended last, so many at most, and all others with their deals.

        Those show which deals were known.  Raises ``StoreError``.
        """
        return self._entries(
            "WITH ended AS MATERIALIZED (SELECT id, deal FROM matches"
            " WHERE deleted IS NULL AND game = ? AND result IS NOT NULL"
            " ORDER BY changed DESC, id DESC LIMIT ?)"
            " SELECT * FROM matches WHERE deleted IS NULL AND game = ? AND"
            " (id IN (SELECT id FROM ended) OR deal IN (SELECT deal FROM ended WHERE deal <> ''))"
            " ORDER BY changed DESC, id DESC",
            game,
            most,
            game,
        )

    def last(self) -> Entry | None:
        """Return the match that was kept last, whatever the clock said; raises ``StoreError``."""
        with self.file.troubled():
            rows = self.file.sql.execute(
                # A damaged count, however high, makes no match the last one.
                "SELECT * FROM matches WHERE deleted IS NULL"
                " ORDER BY changes < ? DESC, changes DESC, id DESC",
                (_MOST_CHANGES,),
            )
            with closing(rows):  # it is hardly ever more than one row
                return next((entry for row in rows if (entry := _entry(row)) is not None), None)

    def read_ahead(self, count: int) -> bool:
        """Read so many more matches, that ``contents`` need not; return whether there are any more.

        Raises ``StoreError``.
        """
        if self._ahead is None:
            return False
        with self.file.troubled():
            rows = self.file.sql.execute(
                "SELECT * FROM matches WHERE id > ? ORDER BY id LIMIT ?", (self._ahead, count)
            ).fetchall()
        for row in rows:
            self._ahead, columns = row["id"], tuple(row)
            self._listed[self._ahead] = hash(columns), _entry(columns)
        return len(rows) == count

    def contents(self) -> tuple[list[Entry], list[Unreadable]]:
        """Return ``entries``, and the damaged matches, the oldest first; raises ``StoreError``."""
        with self.file.troubled():
            rows = self.file.sql.execute("SELECT * FROM matches ORDER BY changed DESC, id DESC").fetchall()
        entries, broken = list[Entry](), list[Unreadable]()
        self._ahead = None
        read, self._listed = self._listed, {}
        for row in rows:
            # A row is long to read, and of thousands hardly any has changed since the last time.
            number, columns = row["id"], tuple(row)
            state, known = hash(columns), read.get(number)
            entry = known[1] if known is not None and known[0] == state else _entry(columns)
            self._listed[number] = state, entry
            if entry is None:
                broken.append(unreadable(dict(row)))
            elif row["deleted"] is None:
                entries.append(entry)
        return entries, sorted(broken, key=lambda one: one.id)

    def has_any(self) -> bool:
        """Return whether there is a match that ``contents`` has; raises ``StoreError``."""
        with self.file.troubled():
            rows = self.file.sql.execute("SELECT * FROM matches")
            with closing(rows):  # the first row that was not deleted is enough
                return any(row["deleted"] is None or _entry(row) is None for row in rows)

    def lines(self, number: int) -> list[str]:
        """Return a match's lines, without its header; raises ``StoreError``."""
        with self.file.troubled():
            lines = self._lines(number)
        if lines is None:
            raise StoreError(StoreTrouble.DAMAGED, self.file.path)
        return lines

    def _lines(self, number: int) -> list[str] | None:
        """Return a match's lines; None where some are missing."""
        lines, whole = self._lines_in_order(number)
        return lines if whole else None

    def _lines_in_order(self, number: int) -> tuple[list[str], bool]:
        """Return a match's lines up to the first one that is missing, and whether these are all."""
        rows = self.file.sql.execute("SELECT ply, line FROM lines WHERE match = ? ORDER BY ply", (number,))
        lines: list[str] = []
        for row in rows:
            if row["ply"] != len(lines):
                return lines, False
            lines.append(text_of(row["line"]))
        return lines, True

    def text(self, number: int) -> str:
        """Return a match's record; raises ``StoreError``, and ``KeyError`` where there is no such match."""
        text, whole = self._text(number)
        if not whole:
            raise StoreError(StoreTrouble.DAMAGED, self.file.path)
        return text

    def text_while_valid(self, number: int) -> str:
        """Return a match's record, with an empty line in the place of the first line that is missing.

        The record ends there.  Raises as ``text`` does.
        """
        text, whole = self._text(number)
        return text if whole else f"{text}\n"

    def _text(self, number: int) -> tuple[str, bool]:
        with self.file.troubled():
            row = self.file.sql.execute("SELECT header FROM matches WHERE id = ?", (number,)).fetchone()
            if row is None:
                raise KeyError(number)
            lines, whole = self._lines_in_order(number)
            comments = self.comments.on(number, lines)
        written = with_comments([text_of(row["header"]), *lines], comments)
        return "".join(f"{line}\n" for line in written), whole

    def find(self, record: Record) -> int | None:
        """Return the match with exactly this record, or None, whatever its name; raises ``StoreError``.

        So is one that was taken in from such a record.
        """
        lines = [str(line) for line in record.lines]
        with self.file.troubled():
            rows = self.file.sql.execute(
                "SELECT id, header FROM matches WHERE deleted IS NULL AND game = ? AND deal = ? AND lines = ?"
                " ORDER BY changed DESC, id DESC",
                (record.game.id, first_deal(record.lines), len(lines)),
            ).fetchall()
            nameless = [one.header.without("name").fields() for one in (record, record.taken_in())]
            for row in rows:
                with suppress(RowError):
                    header = header_of(row["header"]).without("name").fields()
                    if header in nameless and self._lines(row["id"]) == lines:
                        return int(row["id"])
        return None

    # --- several programs -----------------------------------------------------------------------------
    def hold(self, number: int) -> bool:
        """Hold a match for this program; return False where another running program has it."""
        if number not in self._held:
            claim = Claim.on(self._directory / f"match-{number}.lock")
            if claim is None:
                return False
            self._held[number] = claim
        return True

    def let_go(self, number: int) -> None:
        """Release a match to other programs, which may add to it."""
        self._known.pop(number, None)
        held = self._held.pop(number, None)
        if held is not None:
            held.release()


def _entry(row: Iterable[object]) -> Entry | None:
    """Return a match's entry in a list; None where its row is damaged."""
    try:
        return entry_of(tuple(row))
    except RowError:
        return None


def _now() -> str:
    return datetime.now(UTC).isoformat()
