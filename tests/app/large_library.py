"""A library of very many matches, made fast: a few real ones, and copies of them under other names.

To look at one: ``python -m tests.app.large_library DIRECTORY 10000``.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from limbotable.store.match_store import MatchStore
from tests.app.finished_matches import finished

_REAL = 12  #: how many matches are played
_LATEST = datetime(2026, 11, 1, tzinfo=UTC)
_EVERY = timedelta(minutes=37)
_BRANCHES = 10  #: one in so many branched off the match before it
_NAMES = ("", "", "Perjantain peli", "Sunday", "日曜日", "Aino at home")


def fill(directory: Path, count: int) -> None:
    """Have so many matches in a library that is new; every one has a past of its own."""
    store = MatchStore(directory)
    models = []
    for kind in range(min(_REAL, count)):
        models.append(store.add(finished(kind, kind)))
        store.let_go(models[-1])
    store.close()
    with closing(sqlite3.connect(store.file.path)) as sql, sql:
        _copy(sql, models, count)


def _copy(sql: sqlite3.Connection, models: list[int], count: int) -> None:
    """Copy matches with all that is kept of them, whatever columns there are."""
    sql.row_factory = sqlite3.Row
    rows = [dict(sql.execute("SELECT * FROM matches WHERE id = ?", (one,)).fetchone()) for one in models]
    copies = []
    for number in range(max(models) + 1, count + 1):
        row = dict(rows[number % len(rows)])
        header = json.loads(row["header"]) | {"deal": number}
        changed = (_LATEST - _EVERY * number).isoformat()
        row |= {"id": number, "header": json.dumps(header, ensure_ascii=False), "changed": changed}
        row |= {"began": changed, "name": _NAMES[number % len(_NAMES)] and f"{_NAMES[number % 6]} {number}"}
        if number % _BRANCHES == 0:
            row |= {"parent": number - 1, "branched": 2}
        copies.append(row)
    columns = list(rows[0])
    marks = ", ".join(f":{column}" for column in columns)
    sql.executemany(f"INSERT INTO matches ({', '.join(columns)}) VALUES ({marks})", copies)
    told = sql.execute("PRAGMA table_info(lines)")
    kept = ", ".join(row["name"] for row in told if row["name"] != "match")
    sql.executemany(
        f"INSERT INTO lines (match, {kept}) SELECT ?, {kept} FROM lines WHERE match = ?",
        [(row["id"], models[row["id"] % len(rows)]) for row in copies],
    )


if __name__ == "__main__":
    fill(Path(sys.argv[1]), int(sys.argv[2]))
