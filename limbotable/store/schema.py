"""The tables of a library, and the migrations of earlier versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

#: The scripts from each version of the schema to the next; the first one makes it.
MIGRATIONS: Final = (
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
    # A review's judgement of each decision: its cost (0 to 1 of the match), and all else as JSON;
    # and the time since which statistics count a game's matches, where it was reset.
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
    # ``changes`` grows with every change of any match: clocks go backwards, and it does not.  A match that is
    # over and was changed in the future had a wrong clock: it counts as the oldest.  The other columns are
    # for lists of matches, which need not read the lines.
    """
    ALTER TABLE matches ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN actions INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN deal TEXT NOT NULL DEFAULT '';
    UPDATE matches SET changes = rank FROM (
        SELECT id AS number, row_number() OVER (
            ORDER BY result IS NULL OR changed <= strftime('%Y-%m-%dT%H:%M:%S', 'now') || '.999999',
                changed, id
        ) AS rank FROM matches
    ) WHERE id = number;
    UPDATE matches SET lines = many, actions = acted FROM (
        SELECT match, count(*) AS many, sum(line NOT LIKE '*%') AS acted FROM lines GROUP BY match
    ) WHERE id = match;
    UPDATE matches SET deal = line FROM (
        SELECT match, line, min(ply) FROM lines WHERE line LIKE '* shuffle %' GROUP BY match
    ) WHERE id = match;
    CREATE INDEX matches_by_changes ON matches(changes);
    CREATE INDEX matches_by_deal ON matches(deal, lines);
    """,
    # A person's mistakes, as cards that come back: how often each was answered rightly in a row, when it
    # comes next, what it cost, and the right answers as JSON, best first.
    """
    CREATE TABLE mistakes (
        match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        stage INTEGER NOT NULL,
        due TEXT NOT NULL,
        cost REAL NOT NULL,
        answers TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
    """,
    # Comments on lines.  Each is about what led to its line (``play.comments.places``): those on lines that
    # were taken back wait for these lines to come again.
    """
    CREATE TABLE comments (
        match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        place TEXT NOT NULL,
        mark TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match, ply, place)
    ) WITHOUT ROWID;
    """,
    # A person's first try at each puzzle, with the puzzle's rating at that time.
    """
    CREATE TABLE tries (
        game TEXT NOT NULL,
        puzzle INTEGER NOT NULL,
        tried TEXT NOT NULL,
        solved INTEGER NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        PRIMARY KEY (game, puzzle)
    ) WITHOUT ROWID;
    """,
    # The order that a person has given its hand: the keys of the cards as JSON, as the table names them.
    """
    CREATE TABLE hands (
        match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        cards TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    # The tries at tables of days whose matches were deleted for good: a result as in ``matches``, and whether
    # the person had help.
    """
    CREATE TABLE days (
        day TEXT PRIMARY KEY,
        result TEXT,
        helped INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
)


def migrate(sql: sqlite3.Connection, version: int) -> None:
    """Migrate the tables from a version (0: there are none) to this one, in the caller's transaction."""
    for new, script in enumerate(MIGRATIONS[version:], start=version + 1):
        for statement in script.split(";"):
            sql.execute(statement)
        sql.execute(f"PRAGMA user_version = {new}")


def is_whole(sql: sqlite3.Connection) -> bool:
    """Return whether all tables of this version exist with their columns.

    SQLite itself does not notice changed letters in a table's definition.
    """
    with closing(sqlite3.connect(":memory:")) as fresh:
        migrate(fresh, 0)
        return _columns(fresh) <= _columns(sql)


def _columns(sql: sqlite3.Connection) -> set[tuple[str, str, str, int]]:
    """Return each column as its table, its name, its type, and its place in the primary key or 0."""
    tables = [name for (name,) in sql.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {
        (table, name, kind, key)
        for table in tables
        for name, kind, key in sql.execute("SELECT name, type, pk FROM pragma_table_info(?)", (table,))
    }
