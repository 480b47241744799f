"""The library: every match that was played here, line by line, in one SQLite file.

A line is committed (and synchronised to the disk) before any user sees it, so neither a crash nor a kill
loses any.  Several running programs may use the same file: each holds the match on its table by a lock of its
own.  Nothing in here is ever sent anywhere.

A damaged row costs only its match, which is in ``unreadable``, and stays as it is.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Final

from msgspec import UnsetType

from limbotable.core.game import CHANCE_WHO
from limbotable.play.entry import Entry
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.play.statistics import Care
from limbotable.store.claim import Claim, claim_soon, clear_away
from limbotable.store.private_files import make_directory, make_file
from limbotable.store.rows import (
    Judged,
    RowError,
    Unreadable,
    date_of,
    entry_of,
    first_deal,
    header_of,
    judged_of,
    result_text,
    text_of,
    unreadable,
)
from limbotable.store.schema import MIGRATIONS, is_whole, migrate
from limbotable.store.whole_file import check_regular

#: Seconds to wait for another program that is writing, and to wait after that was in vain.
_PATIENCE: Final = 4.0
_HURRY: Final = 0.05
#: The highest count of changes; a higher one is damage.
_MOST_CHANGES: Final = 2**53


class StoreTrouble(Enum):
    """The reasons why a library cannot be used."""

    NEWER = "newer"  #: a later version of the program has made it
    DAMAGED = "damaged"  #: it is no library, or not a whole one
    CLOSED = "closed"  #: it cannot be opened, read or written: rights, a full disk
    READ_ONLY = "read only"  #: it cannot be written, but read
    BUSY = "busy"  #: another program keeps it locked
    GONE = "gone"  #: it was moved or deleted while it was in use


class StoreError(Exception):
    """The library could not carry out a call; its content is unchanged."""

    def __init__(self, trouble: StoreTrouble, path: Path) -> None:
        super().__init__(f"{path}: {trouble.value}")
        self.trouble = trouble
        self.path = path


@dataclass(frozen=True, slots=True)
class _Known:
    """The lines of a match as this program last read or wrote them."""

    changes: object  #: the match's counter at that time: if it has changed since, so have the lines
    lines: list[str]


class MatchStore:
    """The matches of one data directory."""

    def __init__(self, directory: Path, *, hurry: bool = False) -> None:
        """Open or make the library of a directory, which need not exist; raises ``StoreError``.

        A library that can only be read is opened all the same: see ``unwritable``.  With ``hurry`` another
        program is waited for only a moment.
        """
        self.path = directory / "library.sqlite"
        self.unwritable: StoreError | None = None  #: the reason why it cannot be written, if there is one
        self._directory = directory
        self._known: dict[int, _Known] = {}  # of the matches that this program holds and writes
        self._held: dict[int, Claim] = {}
        self._wait = _HURRY if hurry else _PATIENCE
        try:
            self._sql = self._opened()
        except StoreError as error:
            if error.trouble not in (StoreTrouble.READ_ONLY, StoreTrouble.CLOSED):
                raise
            self._sql, self.unwritable = self._copied(error), error
        with _closed_if_in_vain(self._sql):
            self._identity = self._identify()
            clear_away(directory, "match-*.lock")

    def reopen(self) -> None:
        """Open the file of a library that could only be read, to write it; raises ``StoreError``."""
        sql = self._opened()
        with _closed_if_in_vain(sql):
            self._check_place()
        self._sql.close()
        self._sql, self.unwritable = sql, None

    def close(self) -> None:
        """Close the file, and release every match."""
        for held in self._held.values():
            held.release()
        self._held.clear()
        try:
            if self.unwritable is None:
                self._check_place()
        except StoreError:
            # A file that was moved must have all lines, including those in the log beside the old place.
            with suppress(sqlite3.Error):
                self._sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._sql.close()

    def _opened(self) -> sqlite3.Connection:
        try:
            make_directory(self._directory)
            self._make()
        except OSError as error:
            raise StoreError(StoreTrouble.CLOSED, self.path) from error
        with self._troubled():
            sql = sqlite3.connect(self.path, timeout=self._wait, isolation_level=None)
            with _closed_if_in_vain(sql):
                self._check_version(sql)
                sql.execute("PRAGMA journal_mode = WAL")
                sql.execute("PRAGMA synchronous = FULL")
                self._prepare(sql)
                _check_writable(sql)
                sql.execute(f"PRAGMA busy_timeout = {int(1000 * self._wait)}")
        return sql

    def _make(self) -> None:
        """Make an empty file, where there is none; raises ``OSError``, also for a folder and the like."""
        if self.path.exists():
            check_regular(self.path)  # reading anything else may take for ever
            return
        # The remains of a deleted library beside it must not get into the next one, and only one program may
        # remove them: another one may be about to make a library, too.
        claim = claim_soon(self._directory / "library.lock", self._wait)
        try:
            if not self.path.exists():
                for suffix in ("-wal", "-shm"):
                    Path(f"{self.path}{suffix}").unlink(missing_ok=True)
                make_file(self.path)
        finally:
            if claim is not None:
                claim.release()

    def _copied(self, why: StoreError) -> sqlite3.Connection:
        """Return a copy in memory of a library that cannot be written; raises ``StoreError``.

        The steps that it needs to be readable (the last lines of a killed program are in a file beside it,
        and its schema may be an earlier one) are done in the copy, never in its place.
        """
        try:
            check_regular(self.path)
            with tempfile.TemporaryDirectory() as place:
                copy = Path(place) / self.path.name
                shutil.copyfile(self.path, copy)
                with suppress(FileNotFoundError):
                    shutil.copyfile(f"{self.path}-wal", f"{copy}-wal")
                with self._troubled(), closing(sqlite3.connect(copy)) as there:
                    sql = sqlite3.connect(":memory:", isolation_level=None)
                    with _closed_if_in_vain(sql):
                        there.backup(sql)
                        self._check_version(sql)
                        self._prepare(sql)
                        sql.execute("PRAGMA query_only = ON")
        except OSError:
            raise why from None
        return sql

    def _prepare(self, sql: sqlite3.Connection) -> None:
        sql.row_factory = sqlite3.Row
        # A damaged letter must not cost more than its own value.
        sql.text_factory = lambda text: text.decode("utf-8", "replace")
        sql.execute("PRAGMA foreign_keys = ON")
        if self._check_version(sql) < len(MIGRATIONS):
            with _whole(sql):
                migrate(sql, self._check_version(sql))  # read again: another program may have been faster
        if not is_whole(sql):
            raise StoreError(StoreTrouble.DAMAGED, self.path)

    def _check_version(self, sql: sqlite3.Connection) -> int:
        version = int(sql.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StoreError(StoreTrouble.NEWER, self.path)
        if version < 0:
            raise StoreError(StoreTrouble.DAMAGED, self.path)
        return version

    def _identify(self) -> tuple[int, int]:
        """Return the identity of the file, which another file in its place lacks; raises ``StoreError``."""
        try:
            found = self.path.stat()
        except OSError as error:
            raise StoreError(StoreTrouble.GONE, self.path) from error
        return found.st_dev, found.st_ino

    @contextmanager
    def _troubled(self) -> Iterator[None]:
        """Turn SQLite's errors into ``StoreError``."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(_trouble(error), self.path) from error
        except UnicodeDecodeError as error:  # SQLite's message quotes a damaged text
            raise StoreError(StoreTrouble.DAMAGED, self.path) from error

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Run the block as one transaction on the file that was opened; raises ``StoreError``."""
        if self.unwritable is not None:
            raise self.unwritable
        self._check_place()
        try:
            with self._troubled(), _whole(self._sql):
                yield
        except StoreError as error:
            if error.trouble is StoreTrouble.BUSY:  # the window stands still meanwhile: once is enough
                self._be_patient(_HURRY)
            raise
        self._be_patient(_PATIENCE)
        self._check_place()  # changes of a file that was deleted meanwhile are lost

    def _check_place(self) -> None:
        if self._identify() != self._identity:
            raise StoreError(StoreTrouble.GONE, self.path)

    def _be_patient(self, seconds: float) -> None:
        if seconds != self._wait:
            self._wait = seconds
            self._sql.execute(f"PRAGMA busy_timeout = {int(1000 * seconds)}")

    # --- writing --------------------------------------------------------------------------------------
    def add(self, match: Match, parent: int | None = None, branched: int | None = None) -> int:
        """Add a match, hold it for this program, and return its number; raises ``StoreError``.

        A name in the match's header becomes its name.
        """
        with self._transaction():
            number = self._insert(match, None, parent, branched)
            known = self._write(number, match, [])
        self._known[number] = known
        self.hold(number)
        return number

    def keep(self, number: int, match: Match) -> None:
        """Bring a match's lines, header and result up to date; raises ``StoreError``.

        A match that goes on is in the list, even if it was deleted meanwhile.
        """
        with self._transaction():
            row = self._sql.execute("SELECT changes FROM matches WHERE id = ?", (number,)).fetchone()
            if row is None:
                self._insert(match, number, None, None)
            known = self._known.get(number)
            if known is not None and row is not None and row["changes"] == known.changes:
                there = known.lines
            else:
                there = self._lines(number) or []
            written = self._write(number, match, there)
        self._known[number] = written

    def _insert(self, match: Match, number: int | None, parent: int | None, branched: int | None) -> int:
        now, name = _now(), match.header.name
        cursor = self._sql.execute(
            "INSERT INTO matches (id, game, name, header, began, changed, parent, branched)"
            " VALUES (?, ?, ?, '', ?, ?, ?, ?)",
            (number, match.game.id, "" if isinstance(name, UnsetType) else name, now, now, parent, branched),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _write(self, number: int, match: Match, there: Sequence[str]) -> _Known:
        """Write the lines that differ from ``there``, and count this as the last change of all."""
        lines = [str(line) for line in match.lines]
        same = next(
            (ply for ply, (old, new) in enumerate(zip(there, lines, strict=False)) if old != new),
            min(len(there), len(lines)),
        )
        self._sql.execute("DELETE FROM lines WHERE match = ? AND (ply >= ? OR ply < 0)", (number, same))
        self._sql.execute("DELETE FROM judgements WHERE match = ? AND ply >= ?", (number, same))
        self._sql.executemany(
            "INSERT INTO lines VALUES (?, ?, ?)",
            [(number, ply, lines[ply]) for ply in range(same, len(lines))],
        )
        newest = self._sql.execute(
            "SELECT changes FROM matches WHERE changes < ? ORDER BY changes DESC LIMIT 1", (_MOST_CHANGES,)
        ).fetchone()
        changes = 1 if newest is None else 1 + int(newest["changes"])
        self._sql.execute(
            "UPDATE matches SET header = ?, changed = ?, changes = ?, result = ?, deleted = NULL,"
            " lines = ?, actions = ?, deal = ? WHERE id = ?",
            (
                match.header.text(),
                _now(),
                changes,
                result_text(match.result),
                len(lines),
                sum(line.who != CHANCE_WHO for line in match.lines),
                first_deal(match.lines),
                number,
            ),
        )
        return _Known(changes, lines)

    def keep_judgement(self, number: int, judged: Judged) -> None:
        """Keep a review's judgement of a decision, in place of an earlier one; raises ``StoreError``."""
        found = json.dumps(dict(judged.found), ensure_ascii=False)
        with self._transaction():
            self._sql.execute(
                "INSERT OR REPLACE INTO judgements VALUES (?, ?, ?, ?, ?)",
                (number, judged.ply, judged.seat, judged.cost, found),
            )

    def rename(self, number: int, name: str) -> None:
        """Give a match a name; raises ``StoreError``."""
        self._change("UPDATE matches SET name = ? WHERE id = ?", name, number)

    def delete(self, *numbers: int) -> None:
        """Take matches out of the list, all or none, until ``restore``; raises ``StoreError``."""
        now = _now()
        self._change_all("UPDATE matches SET deleted = ? WHERE id = ?", [(now, one) for one in numbers])

    def restore(self, *numbers: int) -> None:
        """Undo ``delete``, for all or none; raises ``StoreError``."""
        self._change_all("UPDATE matches SET deleted = NULL WHERE id = ?", [(one,) for one in numbers])

    def drop(self, number: int) -> None:
        """Remove for good a match in which no seat has acted yet; raises ``StoreError``.

        A match with a name stays.
        """
        self._change("DELETE FROM matches WHERE id = ? AND name = ''", number)
        self.let_go(number)

    def drop_deleted(self, before: datetime) -> None:
        """Remove for good the matches that were deleted before a time; raises ``StoreError``.

        Damaged ones may not have been deleted at all, and stay.
        """
        with self._troubled():
            rows = self._sql.execute("SELECT * FROM matches WHERE deleted IS NOT NULL").fetchall()
        old = [(row["id"],) for row in rows if _was_deleted(row, before)]
        if old:
            self._change_all("DELETE FROM matches WHERE id = ?", old)

    def _change(self, statement: str, *values: object) -> None:
        self._change_all(statement, [values])

    def _change_all(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        with self._transaction():
            self._sql.executemany(statement, values)

    # --- reading --------------------------------------------------------------------------------------
    def entries(self) -> list[Entry]:
        """Return all matches that were not deleted, the last changed one first; raises ``StoreError``.

        Damaged ones are not among them.
        """
        with self._troubled():
            rows = self._sql.execute(
                "SELECT * FROM matches WHERE deleted IS NULL ORDER BY changed DESC, id DESC"
            ).fetchall()
        return [entry for row in rows if (entry := _entry(row)) is not None]

    def last(self) -> Entry | None:
        """Return the match that was changed last, whatever the clock said; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute(
                "SELECT * FROM matches WHERE deleted IS NULL ORDER BY changes DESC, id DESC"
            )
            with closing(rows):  # it is hardly ever more than one row
                return next((entry for row in rows if (entry := _entry(row)) is not None), None)

    def unreadable(self) -> list[Unreadable]:
        """Return the damaged matches, the oldest first; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute("SELECT * FROM matches ORDER BY id").fetchall()
        return [unreadable(dict(row)) for row in rows if _entry(row) is None]

    def lines(self, number: int) -> list[str]:
        """Return a match's lines, without its header; raises ``StoreError``."""
        with self._troubled():
            lines = self._lines(number)
        if lines is None:
            raise StoreError(StoreTrouble.DAMAGED, self.path)
        return lines

    def _lines(self, number: int) -> list[str] | None:
        """Return a match's lines; None where some are missing."""
        lines, whole = self._lines_in_order(number)
        return lines if whole else None

    def _lines_in_order(self, number: int) -> tuple[list[str], bool]:
        """Return a match's lines up to the first one that is missing, and whether these are all."""
        rows = self._sql.execute("SELECT ply, line FROM lines WHERE match = ? ORDER BY ply", (number,))
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
            raise StoreError(StoreTrouble.DAMAGED, self.path)
        return text

    def text_while_valid(self, number: int) -> str:
        """Return a match's record, with an empty line in the place of the first line that is missing.

        The record ends there.  Raises as ``text`` does.
        """
        text, whole = self._text(number)
        return text if whole else f"{text}\n"

    def _text(self, number: int) -> tuple[str, bool]:
        with self._troubled():
            row = self._sql.execute("SELECT header FROM matches WHERE id = ?", (number,)).fetchone()
            if row is None:
                raise KeyError(number)
            lines, whole = self._lines_in_order(number)
        return "".join(f"{line}\n" for line in [text_of(row["header"]), *lines]), whole

    def find(self, record: Record) -> int | None:
        """Return the match with exactly this record, or None, whatever its name; raises ``StoreError``."""
        lines = [str(line) for line in record.lines]
        with self._troubled():
            rows = self._sql.execute(
                "SELECT id, header FROM matches WHERE deleted IS NULL AND game = ? AND deal = ? AND lines = ?"
                " ORDER BY changed DESC, id DESC",
                (record.game.id, first_deal(record.lines), len(lines)),
            ).fetchall()
            nameless = record.header.without("name").fields()
            for row in rows:
                with suppress(RowError):
                    header = header_of(row["header"]).without("name").fields()
                    if header == nameless and self._lines(row["id"]) == lines:
                        return int(row["id"])
        return None

    def judgements(self, number: int) -> list[Judged]:
        """Return the judgements of a match's decisions, in order; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute("SELECT * FROM judgements WHERE match = ? ORDER BY ply", (number,))
            found = list[Judged]()
            for row in rows:
                with suppress(RowError):
                    found.append(judged_of(dict(row)))
        return found

    def care(self) -> dict[int, dict[int, Care]]:
        """Return each seat's care as reviews found it, by match and seat; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute(
                "SELECT match, seat, count(*) AS decisions, avg(cost) AS cost FROM judgements"
                " WHERE typeof(seat) = 'integer' AND typeof(cost) = 'real' AND cost BETWEEN 0 AND 1"
                " GROUP BY match, seat"
            ).fetchall()
        found: dict[int, dict[int, Care]] = {}
        for row in rows:
            found.setdefault(row["match"], {})[row["seat"]] = Care(row["decisions"], row["cost"])
        return found

    # --- resets of the statistics ---------------------------------------------------------------------
    def resets(self) -> dict[str, datetime]:
        """Return the time since which matches count, for each game that was reset; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute("SELECT game, since FROM resets").fetchall()
        found: dict[str, datetime] = {}
        for row in rows:
            with suppress(RowError):
                found[text_of(row["game"])] = date_of(row["since"])
        return found

    def reset(self, since: Mapping[str, datetime | None]) -> None:
        """Set the time since which matches of these games count; None: all do.  Raises ``StoreError``."""
        with self._transaction():
            for game, when in since.items():
                if when is None:
                    self._sql.execute("DELETE FROM resets WHERE game = ?", (game,))
                else:
                    said = when.astimezone(UTC).isoformat()
                    self._sql.execute("INSERT OR REPLACE INTO resets VALUES (?, ?)", (game, said))

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


@contextmanager
def _whole(sql: sqlite3.Connection) -> Iterator[None]:
    """Run the block as one transaction: all of it or nothing."""
    sql.execute("BEGIN IMMEDIATE")
    try:
        yield
        sql.execute("COMMIT")
    except BaseException:
        if sql.in_transaction:  # SQLite itself rolls back where the disk is full
            sql.execute("ROLLBACK")
        raise


def _check_writable(sql: sqlite3.Connection) -> None:
    """Raise SQLite's error where a file can be read but not written, which only a write shows."""
    sql.execute("PRAGMA busy_timeout = 0")
    try:
        with _whole(sql):
            sql.execute("DELETE FROM matches WHERE 0")  # BEGIN alone succeeds even where writing does not
    except sqlite3.OperationalError as error:
        if _trouble(error) is not StoreTrouble.BUSY:  # a lock of another program proves nothing
            raise


@contextmanager
def _closed_if_in_vain(sql: sqlite3.Connection) -> Iterator[None]:
    """Close a connection if the block fails."""
    try:
        yield
    except BaseException:
        sql.close()
        raise


def _trouble(error: sqlite3.Error) -> StoreTrouble:
    """Return the trouble behind an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", None)  # errors of the module itself have none
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return StoreTrouble.GONE
    known = {
        sqlite3.SQLITE_READONLY: StoreTrouble.READ_ONLY,
        sqlite3.SQLITE_BUSY: StoreTrouble.BUSY,
        sqlite3.SQLITE_LOCKED: StoreTrouble.BUSY,
    }
    primary = None if code is None else code & 0xFF  # the other bits are details
    if primary in known:
        return known[primary]
    return StoreTrouble.CLOSED if isinstance(error, sqlite3.OperationalError) else StoreTrouble.DAMAGED


def _entry(row: sqlite3.Row) -> Entry | None:
    """Return a match's entry in a list; None where its row is damaged."""
    try:
        return entry_of(dict(row))
    except RowError:
        return None


def _was_deleted(row: sqlite3.Row, before: datetime) -> bool:
    """Return whether a match was certainly deleted before a time."""
    try:
        return date_of(row["deleted"]) < before.astimezone(UTC)
    except RowError:
        return False


def _now() -> str:
    return datetime.now(UTC).isoformat()
