"""The file of the library: an SQLite database."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from operator import methodcaller
from pathlib import Path
from typing import Final

from limbotable.store.claim import claim_soon
from limbotable.store.private_files import make_directory, make_file
from limbotable.store.schema import MIGRATIONS, is_whole, migrate
from limbotable.store.trouble import StoreError, StoreTrouble, trouble_of
from limbotable.store.whole_file import check_regular

#: Seconds to wait for another program that is writing, and to wait after that was in vain.
_PATIENCE: Final = 4.0
_HURRY: Final = 0.05


class LibraryFile:
    """One SQLite file with the tables of the library, changed in transactions."""

    def __init__(self, path: Path, *, hurry: bool = False) -> None:
        """Open or make a file, in a folder that need not exist; raises ``StoreError``.

        A file that can only be read is opened all the same: see ``unwritable``.  With ``hurry`` another
        program is waited for only a moment.
        """
        self.path = path
        self.unwritable: StoreError | None = None  #: the reason why it cannot be written, if there is one
        self._wait = _HURRY if hurry else _PATIENCE
        try:
            self.sql = self._opened()
        except StoreError as error:
            if error.trouble not in (StoreTrouble.READ_ONLY, StoreTrouble.CLOSED):
                raise
            self.sql, self.unwritable = self._copied(error), error
        with _closed_if_in_vain(self.sql):
            self._identity = self._identify()

    def reopen(self) -> None:
        """Open a file that could only be read, to write it; raises ``StoreError``."""
        sql = self._opened()
        with _closed_if_in_vain(sql):
            self._check_place()
        self.sql.close()
        self.sql, self.unwritable = sql, None

    def close(self) -> None:
        """Close the file."""
        try:
            if self.unwritable is None:
                self._check_place()
        except StoreError:
            # A file that was moved must have all lines, including those in the log beside the old place.
            with suppress(sqlite3.Error):
                self.sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.sql.close()

    def _opened(self) -> sqlite3.Connection:
        try:
            make_directory(self.path.parent)
            self._make()
        except OSError as error:
            raise StoreError(StoreTrouble.CLOSED, self.path) from error
        with self.troubled():
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
        claim = claim_soon(self.path.parent / "library.lock", self._wait)
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
                with self.troubled(), closing(sqlite3.connect(copy)) as there:
                    sql = sqlite3.connect(":memory:", isolation_level=None)
                    with _closed_if_in_vain(sql):
                        there.backup(sql)
                        self._prepare(sql)
                        sql.execute("PRAGMA query_only = ON")
        except OSError:
            raise why from None
        return sql

    def _prepare(self, sql: sqlite3.Connection) -> None:
        sql.row_factory = sqlite3.Row
        # A damaged letter must not cost more than its own value.
        sql.text_factory = methodcaller("decode", "utf-8", "replace")
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
    def troubled(self) -> Iterator[None]:
        """Turn SQLite's errors into ``StoreError``."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(trouble_of(error), self.path) from error
        except UnicodeDecodeError as error:  # SQLite's message quotes a damaged text
            raise StoreError(StoreTrouble.DAMAGED, self.path) from error

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run the block as one transaction on the file that was opened; raises ``StoreError``."""
        if self.unwritable is not None:
            raise self.unwritable
        self._check_place()
        try:
            with self.troubled(), _whole(self.sql):
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
            self.sql.execute(f"PRAGMA busy_timeout = {int(1000 * seconds)}")


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
        if trouble_of(error) is not StoreTrouble.BUSY:  # a lock of another program proves nothing
            raise


@contextmanager
def _closed_if_in_vain(sql: sqlite3.Connection) -> Iterator[None]:
    """Close a connection if the block fails."""
    try:
        yield
    except BaseException:
        sql.close()
        raise
