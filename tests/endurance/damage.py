"""Damaged libraries: the window opens on each, tells of what it cannot read, and goes on with all else."""

from __future__ import annotations

import faulthandler
import functools
import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtWidgets import QAbstractItemView, QPushButton

from limbotable.app.application import Application
from limbotable.store.match_store import MatchStore
from tests.app.finished_matches import fill
from tests.endurance import driver
from tests.endurance.processes import Child
from tests.endurance.trial import Attack, Trial

_MATCHES: Final = 7
_LIMIT: Final = 60.0  #: seconds that a window on one library may take
_PAGE: Final = 4096
#: Columns, and what is written into them where nothing random is.
_COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "matches": ("game", "name", "header", "began", "changed", "result", "deleted", "parent", "branched"),
    "lines": ("line",),
    "judgements": ("seat", "cost", "found"),
}
_VALUES: Final[tuple[object, ...]] = (
    None, "", "{}", "[]", "null", "1e999", "[" * 3000, '{"limbotable": 1}', "2026-1a-22", "9999-12-31",
    -1, 2**62, 1.5, b"\xff\x00\x80", "nonsense \ud7ff", "<b>x</b>", "0",
    '{"winners": 1, "scores": {}, "ranks": null}',
)  # fmt: skip


def run(trial: Trial) -> None:
    """Damage copies of one library in many ways, and open the window on each; one process has them all."""
    home = driver.furnish(trial.room / "home")
    store = MatchStore(driver.data_of(home))
    fill(store, _MATCHES)
    store.close()
    with closing(sqlite3.connect(driver.data_of(home) / "library.sqlite")) as sql:
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    seeds = [trial.chance.getrandbits(32) for _ in range(trial.rounds)]
    while seeds:
        child = Child(functools.partial(_open_all, home, trial.room, seeds), trial.room / "complaints.txt")
        while child.hear(lambda one: "opened" in one or "begun" in one, _LIMIT):
            pass
        done = [one for one in child.told if "opened" in one]
        ended = child.ended(5)
        child.end()
        for one in done:
            trial.count("libraries")
            trial.count(f"damaged by {one['how'].split(':')[0]}")
            trial.count("told" if one["said"] else "not noticed or harmless")
            trial.outcome.failures += [f"{one['how']} ({one['opened']}): {wrong}" for wrong in one["wrong"]]
        seeds = seeds[len(done) :]
        if seeds and child.status != 0:  # the process ended, or hung, with the next one
            trial.count("libraries")
            begun = next(
                (one for one in reversed(child.told) if "begun" in one), {"how": "?", "begun": seeds[0]}
            )
            what = f"ended with {child.status}" if ended else f"hung for {_LIMIT:.0f} s"
            complaints = child.complaints()[-500:]
            trial.outcome.failures.append(f"{begun['how']} ({begun['begun']}): {what} {complaints}")
            seeds = seeds[1:]


def _open_all(home: Path, room: Path, seeds: list[int], out: int) -> int:
    damaged = room / "damaged"

    def tell(one: dict[str, Any]) -> None:
        os.write(out, json.dumps(one).encode() + b"\n")

    faulthandler.enable()
    app = driver.make_application(damaged)
    for seed in seeds:
        chance = random.Random(seed)
        shutil.rmtree(damaged, ignore_errors=True)
        shutil.copytree(home, damaged)
        path = driver.data_of(damaged) / "library.sqlite"
        how, readable = chance.choices(_WAYS, _WEIGHTS)[0](path, chance)
        tell({"begun": seed, "how": how})
        with driver.errors_noted() as noted:
            wrong, said = _use(app, damaged, seed, chance, readable)
        wrong += dict.fromkeys(noted)
        tell({"opened": seed, "how": how, "said": said, "wrong": wrong})
        if wrong:  # what is left of that window is not to hurt the next one
            break
    return 0


def _use(
    app: Application, home: Path, seed: int, chance: random.Random, readable: int
) -> tuple[list[str], list[str]]:
    """Do at the window what a user does; return what was wrong, and what the window has said.

    So many matches are ``readable``: less may be listed only if that is said.
    """
    wrong: list[str] = []
    try:
        with driver.desk(app, home, seed) as desk:
            if desk.window.match is None:
                wrong.append("no match on the table")
                return wrong, desk.said()
            if desk.act(chance.randint(2, 5)) == 0:
                wrong.append("the match does not go on")
            desk.do("Ctrl+L")
            listed = [one for one in desk.others() if one.findChildren(QPushButton)]
            said_beside = [text for one in listed for text in driver.words(one)[1:]]
            rows = sum(_walk(desk, view) for one in listed for view in one.findChildren(QAbstractItemView))
            if rows < readable and not desk.said() and not any("could not" in text for text in said_beside):
                wrong.append(f"{readable} matches can be read, {rows} are listed, and nothing was said")
            if chance.random() < 0.1:
                desk.do("Ctrl+T")
            for one in listed:
                for button in one.findChildren(QPushButton):
                    if button.text().replace("&", "").startswith("Play on") and button.isEnabled():
                        button.click()
                        desk.rest()
                one.close()
            if desk.act(2) == 0:
                wrong.append("the match that was chosen does not go on")
            return wrong, desk.said()
    except Exception as error:  # noqa: BLE001 - whatever it is, the program does not start or go on
        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        place = "" if where is None else f" in {Path(where.tb_frame.f_code.co_filename).name}"
        wrong.append(f"does not start: {type(error).__name__}: {str(error)[:100]}{place}")
        return wrong, []


def _walk(desk: driver.Desk, view: QAbstractItemView) -> int:
    """Select some rows of a list; return how many there are."""
    model = view.model()
    if type(view).__name__ == "QComboBoxListView":
        return 0
    found = list(_indexes(model, QModelIndex()))
    for index in found[:: max(1, len(found) // 4)]:
        view.setCurrentIndex(index)
        desk.rest(2)
    return len(found)


def _indexes(model: QAbstractItemModel, parent: QModelIndex) -> list[QModelIndex]:
    found = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        found += [index, *_indexes(model, index)]
    return found


# --- ways to damage ----------------------------------------------------------------------------------
def _bits(path: Path, chance: random.Random) -> tuple[str, int]:
    data = bytearray(path.read_bytes())
    for _ in range(chance.choice([1, 1, 1, 8])):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)
    return "bits", 0


def _bytes(path: Path, chance: random.Random) -> tuple[str, int]:
    data = bytearray(path.read_bytes())
    for _ in range(chance.choice([1, 5, 30])):
        data[chance.randrange(len(data))] = chance.randrange(256)
    path.write_bytes(data)
    return "bytes", 0


def _letters(path: Path, chance: random.Random) -> tuple[str, int]:
    """Change bytes where there is text: SQLite does not notice any of them."""
    data = bytearray(path.read_bytes())
    places = [n for n, byte in enumerate(data) if 32 <= byte < 127]
    for _ in range(chance.choice([1, 3, 10])):
        data[chance.choice(places)] = chance.randrange(32, 127)
    path.write_bytes(data)
    return "letters", 0


def _page(path: Path, chance: random.Random) -> tuple[str, int]:
    data = bytearray(path.read_bytes())
    start = chance.randrange(len(data) // _PAGE) * _PAGE
    data[start : start + _PAGE] = bytes(_PAGE) if chance.random() < 0.5 else chance.randbytes(_PAGE)
    path.write_bytes(data)
    return "page", 0


def _cut(path: Path, chance: random.Random) -> tuple[str, int]:
    length = path.stat().st_size
    os.truncate(path, chance.choice([0, 1, 50, 100, _PAGE, chance.randrange(length), length - _PAGE]))
    return "cut", 0


def _log(path: Path, chance: random.Random) -> tuple[str, int]:
    """Leave a log of changes beside it that belongs to nothing."""
    path.with_name(path.name + "-wal").write_bytes(chance.randbytes(chance.choice([1, 32, 5000])))
    path.with_name(path.name + "-shm").write_bytes(chance.randbytes(32768))
    return "log", _MATCHES


def _column(path: Path, chance: random.Random) -> tuple[str, int]:
    """Change single values by SQL; at the most one row of ``matches`` is hurt."""
    table = chance.choices([*_COLUMNS], (6, 2, 1))[0]
    column = chance.choice(_COLUMNS[table])
    with closing(sqlite3.connect(path)) as sql, sql:
        (number,) = chance.choice(sql.execute("SELECT id FROM matches").fetchall())
        key = "id" if table == "matches" else "match"
        old = sql.execute(f"SELECT {column} FROM {table} WHERE {key} = ?", (number,)).fetchone()
        value = chance.choice(_VALUES)
        if old and isinstance(old[0], str) and old[0] and chance.random() < 0.5:
            place = chance.randrange(len(old[0]))
            value = old[0][:place] + chance.choice(["", "}", "]", '"', "x", "9", "\0"]) + old[0][place + 1 :]
        try:
            sql.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (value, number))
        except sqlite3.Error:  # the schema does not allow it
            return f"column {table}.{column}: refused", _MATCHES
    readable = 0 if column == "deleted" else _MATCHES
    return f"column {table}.{column}: {str(value)[:40]!r}", readable


def _schema(path: Path, chance: random.Random) -> tuple[str, int]:
    statement = chance.choice(
        [
            "DROP TABLE lines", "DROP TABLE judgements", "DROP TABLE resets", "DROP TABLE matches",
            "ALTER TABLE matches DROP COLUMN name", "ALTER TABLE lines RENAME TO rows",
            "PRAGMA user_version = 0",
            "PRAGMA user_version = 1", "PRAGMA user_version = -5", "PRAGMA user_version = 99",
            "DELETE FROM matches", "DELETE FROM lines", "DELETE FROM lines WHERE ply = 1",
            "UPDATE lines SET ply = ply + 1000", "INSERT INTO resets VALUES ('countdown', 'yesterday')",
        ]
    )  # fmt: skip
    with closing(sqlite3.connect(path)) as sql, sql:
        sql.execute("PRAGMA foreign_keys = OFF")
        sql.execute(statement)
    return f"schema: {statement}", 0


_Way = Callable[[Path, random.Random], tuple[str, int]]
_WAYS: Final[tuple[_Way, ...]] = (_bits, _bytes, _letters, _page, _cut, _log, _column, _schema)
_WEIGHTS: Final = (4, 2, 4, 2, 1, 1, 8, 1)

ATTACK = Attack("damage", "the window on damaged libraries", run, "libraries", rounds=25, short=4, share=2)
