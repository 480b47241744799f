"""The library: every match that was played here, line by line, in one SQLite file.

A line is committed (and synchronised to the disk) before anybody is shown it, so neither a crash nor a kill
loses any.  Several running programs may use the same file: each holds the match on its table by a lock of its
own.  Nothing in here is ever sent anywhere.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout
from msgspec import UnsetType

from limbotable.core.game import Result
from limbotable.play.entry import Entry
from limbotable.play.header import MatchHeader
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.play.statistics import Care

#: How to bring the file from each version of its schema to the next; the first makes it.
_MIGRATIONS: Final = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL DEFAULT '',
        header TEXT NOT NULL,
        began TEXT NOT NULL,
        changed TEXT NOT NULL,
        result TEXT,
        deleted TEXT,
        parent INTEGER REFERENCES matches(id) ON DELETE SET NULL,
        branched INTEGER
    );
    CREATE TABLE lines (
        match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_change ON matches(changed);
    """,
    # What a review found of each decision: what it cost (0 to 1 of the match), and all else as JSON;
    # and since when statistics count a game's matches, where that was set anew.
    """
    CREATE TABLE judgements (
        match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        cost REAL NOT NULL,
        found TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
    CREATE TABLE resets (
        game TEXT PRIMARY KEY,
        since TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
)
#: Milliseconds to wait for another program that is writing.
_PATIENCE: Final = 4000


class StoreTrouble(Enum):
    """Why a library cannot be used."""

    NEWER = "newer"  #: a later version of the program has made it
    DAMAGED = "damaged"  #: it is no library, or not a whole one
    CLOSED = "closed"  #: it cannot be opened, read or written: rights, a full disk


class StoreError(Exception):
    """The library could not do what it was asked; what it holds is as it was."""

    def __init__(self, trouble: StoreTrouble, path: Path) -> None:
        super().__init__(f"{path}: {trouble.value}")
        self.trouble = trouble
        self.path = path


@dataclass(frozen=True, slots=True)
class Judged:
    """What a review found of one decision of a match."""

    ply: int
    seat: int
    cost: float  #: 0..1 of the match (or of the round, where it has no winner)
    found: Mapping[str, Any]  #: how it was looked at, and all else


class MatchStore:
    """The matches of one data directory."""

    def __init__(self, directory: Path) -> None:
        """Open or make the library of a directory, which need not exist; raises ``StoreError``."""
        self.path = directory / "library.sqlite"
        self._directory = directory
        self._known: dict[int, list[str]] = {}  # the lines of the matches that this program holds and writes
        self._held: dict[int, FileLock] = {}
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(StoreTrouble.CLOSED, self.path) from error
        with self._troubled():
            self._sql = sqlite3.connect(self.path, timeout=_PATIENCE / 1000, isolation_level=None)
        try:
            with self._troubled():
                self._prepare()
        except StoreError:
            self._sql.close()
            raise

    def close(self) -> None:
        """Let go of the file and of every match."""
        for held in self._held.values():
            held.release()
        self._held.clear()
        self._sql.close()

    def _prepare(self) -> None:
        self._sql.row_factory = sqlite3.Row
        self._sql.execute("PRAGMA foreign_keys = ON")
        self._check_version()
        self._sql.execute("PRAGMA journal_mode = WAL")
        self._sql.execute("PRAGMA synchronous = FULL")
        with self._transaction():
            for version in range(self._check_version(), len(_MIGRATIONS)):
                for statement in _MIGRATIONS[version].split(";"):
                    self._sql.execute(statement)
                self._sql.execute(f"PRAGMA user_version = {version + 1}")

    def _check_version(self) -> int:
        version = int(self._sql.execute("PRAGMA user_version").fetchone()[0])
        if version > len(_MIGRATIONS):
            raise StoreError(StoreTrouble.NEWER, self.path)
        return version

    @contextmanager
    def _troubled(self) -> Iterator[None]:
        """Turn what SQLite reports into ``StoreError``."""
        try:
            yield
        except sqlite3.OperationalError as error:
            raise StoreError(StoreTrouble.CLOSED, self.path) from error
        except sqlite3.DatabaseError as error:
            raise StoreError(StoreTrouble.DAMAGED, self.path) from error

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Do all of it or nothing."""
        with self._troubled():
            self._sql.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                if self._sql.in_transaction:  # SQLite itself rolls back where the disk is full
                    self._sql.execute("ROLLBACK")
                raise
            self._sql.execute("COMMIT")

    # --- writing --------------------------------------------------------------------------------------
    def add(self, match: Match, parent: int | None = None, branched: int | None = None) -> int:
        """Take a match in, hold it for this program, and return its number; raises ``StoreError``.

        A match that was sent brings its name.
        """
        now = _now()
        name = match.header.name
        with self._transaction():
            cursor = self._sql.execute(
                "INSERT INTO matches (game, name, header, began, changed, parent, branched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (match.game.id, name if isinstance(name, str) else "", "", now, now, parent, branched),
            )
            number = cursor.lastrowid
            assert number is not None
            lines = self._write(number, match, [])
        self._known[number] = lines
        self.hold(number)
        return number

    def keep(self, number: int, match: Match) -> None:
        """Bring a match's lines, header and result to where it is now; raises ``StoreError``.

        A match that goes on is in the list, also where it was deleted meanwhile.
        """
        known = self._known.get(number)
        if known is None:
            known = self.lines(number)
        with self._transaction():
            lines = self._write(number, match, known)
        self._known[number] = lines

    def _write(self, number: int, match: Match, known: Sequence[str]) -> list[str]:
        lines = [str(line) for line in match.lines]
        same = next(
            (ply for ply, (old, new) in enumerate(zip(known, lines, strict=False)) if old != new),
            min(len(known), len(lines)),
        )
        if same < len(known):
            self._sql.execute("DELETE FROM lines WHERE match = ? AND ply >= ?", (number, same))
            self._sql.execute("DELETE FROM judgements WHERE match = ? AND ply >= ?", (number, same))
        self._sql.executemany(
            "INSERT INTO lines VALUES (?, ?, ?)",
            [(number, ply, lines[ply]) for ply in range(same, len(lines))],
        )
        self._sql.execute(
            "UPDATE matches SET header = ?, changed = ?, result = ?, deleted = NULL WHERE id = ?",
            (match.header.text(), _now(), _result_text(match.result), number),
        )
        return lines

    def keep_judgement(self, number: int, judged: Judged) -> None:
        """Keep what was found of a decision, in place of what was found before; raises ``StoreError``."""
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
        """Forget a match for good in which nobody has done anything yet; raises ``StoreError``.

        One that somebody has given a name stays.
        """
        self._change("DELETE FROM matches WHERE id = ? AND name = ''", number)
        self.let_go(number)

    def drop_deleted(self, before: datetime) -> None:
        """Forget for good what was deleted before a time; raises ``StoreError``."""
        self._change("DELETE FROM matches WHERE deleted < ?", before.astimezone(UTC).isoformat())

    def _change(self, statement: str, *values: object) -> None:
        self._change_all(statement, [values])

    def _change_all(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        with self._transaction():
            self._sql.executemany(statement, values)

    # --- reading --------------------------------------------------------------------------------------
    def entries(self) -> list[Entry]:
        """Return all matches that were not deleted, the last changed one first; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute(
                "SELECT matches.*, count(ply) AS lines, total(line NOT LIKE '*%') AS actions,"
                " (SELECT line FROM lines WHERE match = id AND line LIKE '* shuffle %' ORDER BY ply LIMIT 1)"
                " AS deal FROM matches LEFT JOIN lines ON match = id WHERE deleted IS NULL"
                " GROUP BY id ORDER BY changed DESC, id DESC"
            ).fetchall()
        return [_entry(row) for row in rows]

    def lines(self, number: int) -> list[str]:
        """Return a match's lines, without its header; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute("SELECT line FROM lines WHERE match = ? ORDER BY ply", (number,))
            return [row["line"] for row in rows]

    def text(self, number: int) -> str:
        """Return a match's record; raises ``StoreError``, and ``KeyError`` where there is no such match."""
        with self._troubled():
            row = self._sql.execute("SELECT header FROM matches WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise KeyError(number)
        return "".join(f"{line}\n" for line in [row["header"], *self.lines(number)])

    def find(self, record: Record) -> int | None:
        """Return the match that has just this record, whatever it is called; raises ``StoreError``."""
        lines = [str(line) for line in record.lines]
        with self._troubled():
            rows = self._sql.execute(
                "SELECT id, header FROM matches WHERE deleted IS NULL AND game = ?"
                " AND (SELECT count(*) FROM lines WHERE match = id) = ? ORDER BY changed DESC, id DESC",
                (record.game.id, len(lines)),
            ).fetchall()
        nameless = record.header.without("name").fields()
        for row in rows:
            if _nameless(row["header"]) == nameless and self.lines(row["id"]) == lines:
                return int(row["id"])
        return None

    def judgements(self, number: int) -> list[Judged]:
        """Return what was found of a match's decisions, in order; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute("SELECT * FROM judgements WHERE match = ? ORDER BY ply", (number,))
            return [Judged(row["ply"], row["seat"], row["cost"], json.loads(row["found"])) for row in rows]

    def care(self) -> dict[int, dict[int, Care]]:
        """Return what reviews found, by match and seat; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute(
                "SELECT match, seat, count(*) AS decisions, avg(cost) AS cost"
                " FROM judgements GROUP BY match, seat"
            ).fetchall()
        found: dict[int, dict[int, Care]] = {}
        for row in rows:
            found.setdefault(row["match"], {})[row["seat"]] = Care(row["decisions"], row["cost"])
        return found

    # --- since when statistics count ------------------------------------------------------------------
    def resets(self) -> dict[str, datetime]:
        """Return since when matches of each game count, where not all do; raises ``StoreError``."""
        with self._troubled():
            rows = self._sql.execute("SELECT game, since FROM resets").fetchall()
        return {row["game"]: datetime.fromisoformat(row["since"]) for row in rows}

    def reset(self, since: Mapping[str, datetime | None]) -> None:
        """Say since when matches of these games count; None: all do.  Raises ``StoreError``."""
        with self._transaction():
            for game, when in since.items():
                if when is None:
                    self._sql.execute("DELETE FROM resets WHERE game = ?", (game,))
                else:
                    said = when.astimezone(UTC).isoformat()
                    self._sql.execute("INSERT OR REPLACE INTO resets VALUES (?, ?)", (game, said))

    # --- several programs -----------------------------------------------------------------------------
    def hold(self, number: int) -> bool:
        """Hold a match for this program; say whether no other one that runs has it."""
        if number in self._held:
            return True
        lock = FileLock(self._directory / f"match-{number}.lock", blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout:
            return False
        except OSError:
            pass  # where nothing can be locked, other programs do not write either
        self._held[number] = lock
        return True

    def let_go(self, number: int) -> None:
        """Leave a match to other programs, which may add to it."""
        self._known.pop(number, None)
        held = self._held.pop(number, None)
        if held is not None:
            held.release()


def _now() -> str:
    return datetime.now(UTC).isoformat()


def _nameless(header: str) -> dict[str, Any]:
    return MatchHeader.of(json.loads(header)).without("name").fields()


def _result_text(result: Result | None) -> str | None:
    if result is None:
        return None
    return json.dumps({"winners": result.winners, "scores": result.scores, "ranks": result.ranks})


def _result(text: str | None) -> Result | None:
    if text is None:
        return None
    said = json.loads(text)
    return Result(tuple(said["winners"]), tuple(said["scores"]), tuple(said["ranks"]))


def _entry(row: sqlite3.Row) -> Entry:
    header = MatchHeader.of(json.loads(row["header"]))
    return Entry(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        seats=header.seats,
        players=() if isinstance(header.players, UnsetType) else header.players,
        options=header.options,
        began=datetime.fromisoformat(row["began"]),
        changed=datetime.fromisoformat(row["changed"]),
        lines=row["lines"],
        actions=int(row["actions"]),
        result=_result(row["result"]),
        parent=row["parent"],
        branched=row["branched"],
        casual=header.casual is True,
        deal=row["deal"] or "",
        deal_number="" if isinstance(header.deal, UnsetType) else str(header.deal),
    )
