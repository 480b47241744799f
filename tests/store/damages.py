"""How a library can be damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

#: A library that a program with the second version of the schema has made, with five matches; one is deleted.
OLD = Path(__file__).with_name("library-2.sqlite")
#: Every column, by its table, and the key of one of its rows.
COLUMNS = {
    "matches": (
        *("game", "name", "header", "began", "changed", "result", "deleted", "parent", "branched"),
        *("changes", "lines", "actions", "deal"),
    ),
    "lines": ("match", "ply", "line"),
    "judgements": ("match", "ply", "seat", "cost", "found"),
    "resets": ("game", "since"),
    "mistakes": ("match", "ply", "stage", "due", "cost", "answers"),
    "hands": ("match", "seat", "cards"),
    "days": ("day", "result", "helped"),
}

#: The values written into a column instead.
SPOILS: dict[str, object] = {
    "bytes": b"\xff\xfe\x00",
    "nothing": None,
    "number": 10**15,
    "minus": -7,
    "word": "0 hop",
    "cut": '{"limbotable": 1, "game": "coun',
    "list": "[]",
    "braces": "{}",
    "no date": "2026-1a-22",
    "no zone": "2026-11-22T04:45:26",
    "year 1": "0001-01-01T00:00:00+14:00",
    "seats": '{"seats": [], "options": {}}',
    "winner": '{"winners": [9], "scores": [1, 2], "ranks": [1, 2]}',
}


def damage(directory: Path, statement: str, *values: object) -> None:
    """Change the file as no program of ours would: the rules of a column are not asked."""
    with closing(sqlite3.connect(directory / "library.sqlite")) as sql, sql:
        sql.execute("PRAGMA writable_schema = ON")
        sql.execute("UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '') WHERE name = 'matches'")
        sql.commit()
    with closing(sqlite3.connect(directory / "library.sqlite")) as sql, sql:
        sql.execute("PRAGMA ignore_check_constraints = ON")
        sql.execute(statement, values)
