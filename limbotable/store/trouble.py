"""Troubles with the library."""

from __future__ import annotations

import sqlite3
from enum import Enum
from pathlib import Path


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


def trouble_of(error: sqlite3.Error) -> StoreTrouble:
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
