"""The file of the library: versions, damage, rights, disks, and other programs."""

from __future__ import annotations

import gc
import os
import shutil
import sqlite3
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from limbotable.play.comments import Comment
from limbotable.play.mistakes import Mistake
from limbotable.play.record import read_record
from limbotable.play.training import Try
from limbotable.store.match_store import MatchStore
from limbotable.store.resets import reset, resets
from limbotable.store.rows import Judged
from limbotable.store.schema import MIGRATIONS
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.store.try_store import TryStore
from tests.games.countdown.deals import GAME, play
from tests.store.begun_matches import early

PLAYS = ("Td", "3c")
#: A library that was made by a program with the second version of the schema: a match that is over and was
#: changed in 2041 by a wrong clock, two of an open game, one with a name, and a deleted one.
OLD = Path(__file__).with_name("library-2.sqlite")
_NOBODY = 65534


def test_changes_are_on_the_disk_before_they_are_reported(store) -> None:
    """A power cut is not tried here: SQLite promises this much in that mode, and less in any lower one."""
    (synchronous,), (journal,) = (
        store.file.sql.execute(f"PRAGMA {name}").fetchone() for name in ("synchronous", "journal_mode")
    )
    full = 2
    assert (synchronous, journal) == (full, "wal")


def content_of(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return the values of a library in the columns that its first versions had."""
    columns = "id, game, name, header, began, changed, result, deleted, parent, branched"
    with closing(sqlite3.connect(file)) as sql:
        asked = {"matches": columns, "lines": "*", "judgements": "*", "resets": "*"}
        return {table: sql.execute(f"SELECT {what} FROM {table}").fetchall() for table, what in asked.items()}


def test_a_library_of_an_earlier_version_is_brought_up_to_date(directory) -> None:
    directory.mkdir()
    shutil.copyfile(OLD, directory / "library.sqlite")
    MatchStore(directory).close()
    assert content_of(directory / "library.sqlite") == content_of(OLD)
    store = MatchStore(directory)
    told = [(one.id, one.lines, one.actions, one.result is None, one.name) for one in store.entries()]
    assert told == [
        (1, 23, 22, False, ""),
        (2, 9, 9, True, ""),
        (4, 4, 4, True, ""),
        (3, 8, 6, True, "Sunday"),
    ]
    for one in store.entries():
        record = read_record(store.text(one.id))
        assert one.deal == next((str(line) for line in record.lines if line.action.startswith("shuffle")), "")
        assert store.find(record) == one.id
    assert (store.reviews.judgements(1), store.contents()[1]) == ([Judged(2, 0, 0.25, {"terms": 1})], [])
    assert resets(store.file) == {"countdown": datetime(2026, 3, 1, tzinfo=UTC)}
    last = store.last()
    assert last is not None
    assert last.id == 2, "the one that was played last, and not the one with the wrong date"
    store.close()


def test_a_library_of_the_first_version_is_brought_up_to_date(directory) -> None:
    directory.mkdir()
    match = early(*PLAYS)
    with closing(sqlite3.connect(directory / "library.sqlite")) as sql, sql:
        sql.executescript(MIGRATIONS[0] + "PRAGMA user_version = 1;")
        head, *lines = match.record().text().splitlines()
        now = datetime.now(UTC).isoformat()
        sql.execute(
            "INSERT INTO matches (game, header, began, changed) VALUES (?, ?, ?, ?)",
            (GAME.id, head, now, now),
        )
        sql.executemany("INSERT INTO lines VALUES (1, ?, ?)", enumerate(lines))
    store = MatchStore(directory)
    assert store.text(1) == match.record().text()
    assert [(one.lines, one.actions) for one in store.entries()] == [(match.ply, match.actions_taken())]
    assert resets(store.file) == {}
    store.close()


def whole_library(directory: Path) -> dict[str, list[sqlite3.Row]]:
    """Make a library with something in each table; return its rows."""
    store = MatchStore(directory)
    match = early(*PLAYS)
    match.comment(2, Comment("?!", "Why?"))
    number = store.add(match)
    store.hands.keep(number, 0, ["Td", "3c"])
    store.reviews.keep_judgement(number, Judged(2, 0, 0.25, {"terms": 1}))
    now = datetime(2026, 3, 1, tzinfo=UTC)
    store.reviews.keep_mistake(Mistake(number, 2, 1, 0.25, ("Td",)), now)
    reset(store.file, {"limit": now})
    TryStore(store.file).keep(Try(GAME.id, 3, now, True, 1500.0, 60.0))
    match.header = match.header.having(daily="2026-03-01")
    store.delete(gone := store.add(match))
    store.let_go(gone)
    store.drop_deleted(datetime.now(UTC) + timedelta(days=1))
    tables = store.file.sql.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    rows = {name: store.file.sql.execute(f"SELECT * FROM {name}").fetchall() for (name,) in tables}
    store.close()
    assert all(rows.values()), "a new table is to have something in it here"
    return rows


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_nothing_is_lost_on_the_way_from_any_version(directory, tmp_path, version) -> None:
    rows = whole_library(tmp_path / "now")
    directory.mkdir()
    with closing(sqlite3.connect(directory / "library.sqlite")) as sql, sql:
        for script in MIGRATIONS[:version]:
            sql.executescript(script)
        kept: dict[tuple[str, str], list[object]] = {}
        for (table,) in sql.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = [name for (name,) in sql.execute("SELECT name FROM pragma_table_info(?)", (table,))]
            marks = ", ".join("?" * len(columns))
            copied = [[row[one] for one in columns] for row in rows[table]]
            sql.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", copied)
            kept |= {(table, one): [row[one] for row in rows[table]] for one in columns}
        sql.execute(f"PRAGMA user_version = {version}")
    MatchStore(directory).close()
    with closing(sqlite3.connect(directory / "library.sqlite")) as sql:
        for (table, column), values in kept.items():
            assert [value for (value,) in sql.execute(f"SELECT {column} FROM {table}")] == values, table
        assert sql.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


def test_a_library_of_a_later_version_is_left_as_it_is(directory) -> None:
    MatchStore(directory).close()
    file = directory / "library.sqlite"
    with sqlite3.connect(file) as sql:
        sql.execute("PRAGMA user_version = 99")
    sql.close()
    before = file.read_bytes()
    with pytest.raises(StoreError) as raised:
        MatchStore(directory)
    assert raised.value.trouble is StoreTrouble.NEWER
    assert raised.value.path == file
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"Dear diary", b"SQLite format 3\0" + bytes(range(256)) * 20])
def test_a_damaged_library_is_left_as_it_is(directory, content) -> None:
    directory.mkdir()
    file = directory / "library.sqlite"
    file.write_bytes(content * 10)
    with pytest.raises(StoreError) as raised:
        MatchStore(directory)
    assert raised.value.trouble is StoreTrouble.DAMAGED
    assert file.read_bytes() == content * 10


def test_where_no_directory_can_be_there_is_no_library(tmp_path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError) as raised:
        MatchStore(tmp_path / "file" / "data")
    assert raised.value.trouble is StoreTrouble.CLOSED


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_directory_that_cannot_be_written_is_told(directory) -> None:
    directory.mkdir()
    directory.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(StoreError) as raised:
        MatchStore(directory)
    assert raised.value.trouble is StoreTrouble.CLOSED


def test_a_library_that_was_deleted_takes_nothing_more(store, directory) -> None:
    match = early()
    number = store.add(match)
    for path in directory.glob("library.sqlite*"):
        path.unlink()
    play(match, "Td")
    for change in (lambda: store.keep(number, match), lambda: store.rename(number, "x")):
        with pytest.raises(StoreError) as raised:
            change()
        assert raised.value.trouble is StoreTrouble.GONE


def test_what_is_written_while_the_library_is_deleted_is_not_said_to_be_kept(store, directory) -> None:
    with pytest.raises(StoreError) as raised, store.file.transaction():
        (directory / "library.sqlite").unlink()
    assert raised.value.trouble is StoreTrouble.GONE


def test_a_library_moved_without_the_files_beside_it_has_all_matches(tmp_path) -> None:
    directory, elsewhere = tmp_path / "data", tmp_path / "other"
    elsewhere.mkdir()
    store = MatchStore(directory)
    match = early(*PLAYS)
    number = store.add(match)
    (directory / "library.sqlite").rename(elsewhere / "library.sqlite")
    store.close()
    for place, there in ((elsewhere, [number]), (directory, [])):
        opened = MatchStore(place)
        assert [one.id for one in opened.entries()] == there
        opened.close()


def test_leftovers_of_a_lost_library_are_not_in_the_next_one(directory) -> None:
    first = MatchStore(directory)
    first.add(early("Td"))
    (directory / "library.sqlite").unlink()
    assert (directory / "library.sqlite-wal").exists()
    second = MatchStore(directory)
    assert second.entries() == []
    number = second.add(early(*PLAYS))
    first.close()
    second.close()
    third = MatchStore(directory)
    assert third.text(number) == early(*PLAYS).record().text()
    third.close()


def test_a_library_that_another_program_keeps_locked_is_waited_for_once(store, directory) -> None:
    match = early()
    number = store.add(match)
    play(match, "Td")
    with closing(sqlite3.connect(directory / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for longest in (60, 3):  # less than it waits the first time
            begun_at = time.monotonic()
            with pytest.raises(StoreError) as raised:
                store.keep(number, match)
            assert raised.value.trouble is StoreTrouble.BUSY
            assert time.monotonic() - begun_at < longest
        assert store.lines(number) == [str(line) for line in match.lines[:-1]]
        other.execute("ROLLBACK")
    store.keep(number, match)
    assert store.text(number) == match.record().text()


@pytest.mark.parametrize(("hurry", "wait"), [(False, 4000), (True, 50)])
def test_another_program_is_waited_for_four_seconds_and_in_a_hurry_a_moment(directory, hurry, wait) -> None:
    store = MatchStore(directory, hurry=hurry)
    waits = [wait_of(store)]
    number = store.add(early())
    waits.append(wait_of(store))
    with closing(sqlite3.connect(directory / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        store.file.sql.execute("PRAGMA busy_timeout = 0")
        with pytest.raises(StoreError):
            store.rename(number, "in vain")
        waits.append(wait_of(store))
    store.rename(number, "a name")
    assert [*waits, wait_of(store)] == [wait, 4000, 50, 4000]
    store.close()


def test_a_library_that_another_program_is_writing_is_opened_without_waiting(directory, monkeypatch) -> None:
    MatchStore(directory).close()
    monkeypatch.setattr("limbotable.store.library_file._PATIENCE", 1000.0)  # this test would never end
    with closing(sqlite3.connect(directory / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store = MatchStore(directory)
        assert store.file.unwritable is None
        assert wait_of(store) == 1_000_000
        store.close()


def wait_of(store: MatchStore) -> int:
    """Return the milliseconds that a store waits for another program."""
    return int(store.file.sql.execute("PRAGMA busy_timeout").fetchone()[0])


@contextmanager
def read_only(directory: Path) -> Iterator[None]:
    """Nothing in a directory can be written; root becomes another user meanwhile."""
    is_root = os.geteuid() == 0
    for path in (directory, *directory.iterdir()):
        path.chmod(path.stat().st_mode & ~0o222 | 0o444)
        if is_root:
            os.chown(path, _NOBODY, -1)
    if is_root:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        for path in (directory, *directory.iterdir()):
            path.chmod(path.stat().st_mode | 0o200)


@pytest.fixture
def public() -> Iterator[Path]:
    """A directory that everybody can reach: the tests' own are their owner's only."""
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        yield Path(place) / "data"


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
@pytest.mark.parametrize("killed", [False, True], ids=["closed", "killed"])
def test_a_library_that_can_only_be_read_is_read(public, killed) -> None:
    match = early(*PLAYS)
    first = MatchStore(public)
    number = first.add(match)
    if killed:  # then the last changes are in a file beside it
        shutil.copytree(public, public.with_name("copy"))
    first.close()
    if killed:
        shutil.rmtree(public)
        public.with_name("copy").rename(public)
        assert (public / "library.sqlite-wal").stat().st_size > 0
    with read_only(public):
        before = {path: path.read_bytes() for path in public.iterdir()}
        store = MatchStore(public)
        why = store.file.unwritable
        assert why is not None
        assert why.trouble is StoreTrouble.READ_ONLY
        assert store.text(number) == match.record().text()
        assert [one.id for one in store.entries()] == [number]
        assert store.hold(number)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store.file.sql.execute("DELETE FROM matches")
        for change in (lambda: store.rename(number, "x"), lambda: store.add(match), store.file.reopen):
            with pytest.raises(StoreError) as raised:
                change()
            assert raised.value.trouble is StoreTrouble.READ_ONLY
        assert {path: path.read_bytes() for path in public.iterdir()} == before
    store.file.reopen()
    assert store.file.unwritable is None
    store.rename(number, "Sunday")
    store.close()
    again = MatchStore(public)
    assert again.entries()[0].name == "Sunday"
    again.close()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_a_library_that_can_neither_be_written_nor_read_is_told(public) -> None:
    MatchStore(public).close()
    with read_only(public):
        public.chmod(0)
        try:
            with pytest.raises(StoreError) as raised:
                MatchStore(public)
        finally:
            public.chmod(0o500)
    assert raised.value.trouble is StoreTrouble.CLOSED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are none")
def test_a_file_that_would_wait_for_ever_is_no_library(directory) -> None:
    directory.mkdir()
    os.mkfifo(directory / "library.sqlite")
    with pytest.raises(StoreError) as raised:
        MatchStore(directory)
    assert raised.value.trouble is StoreTrouble.CLOSED
    assert (directory / "library.sqlite").is_fifo()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_nobody_else_can_read_the_matches(directory) -> None:
    before = os.umask(0)
    try:
        store = MatchStore(directory)
        store.add(early("Td"))
        modes = {path.name: path.stat().st_mode & 0o777 for path in directory.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert directory.stat().st_mode & 0o777 == 0o700
    assert modes.keys() >= {"library.sqlite", "library.sqlite-wal", "library.sqlite-shm", "match-1.lock"}
    assert set(modes.values()) == {0o600}


def test_a_library_that_cannot_be_opened_is_closed(directory) -> None:
    directory.mkdir()
    (directory / "library.sqlite").write_bytes(b"no library" * 1000)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(StoreError):
            MatchStore(directory)
        gc.collect()
    assert_closed(directory)


def test_a_library_whose_claims_cannot_be_looked_through_is_closed(directory, monkeypatch) -> None:
    def fail(*_: object) -> None:
        raise PermissionError

    MatchStore(directory).close()
    monkeypatch.setattr("limbotable.store.match_store.clear_away", fail)
    with pytest.raises(PermissionError) as raised:
        MatchStore(directory)
    assert_closed(directory)
    assert raised.value is not None, "until here it keeps what was opened"


def assert_closed(directory: Path) -> None:
    """Nothing below a directory is open in this program, where that can be seen."""
    if sys.platform == "linux":
        opened = map(os.path.realpath, Path("/proc/self/fd").iterdir())
        assert not [path for path in opened if str(directory) in path]
