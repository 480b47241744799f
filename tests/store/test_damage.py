"""A library with damaged rows: each damage costs its own row, and all else goes on."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limbotable.core.errors import TableError
from limbotable.play.match import Match
from limbotable.play.mistakes import Mistake
from limbotable.play.record import read_record
from limbotable.store.autosave import Autosave
from limbotable.store.days import days_played
from limbotable.store.match_store import MatchStore
from limbotable.store.resets import reset, resets
from limbotable.store.trouble import StoreError, StoreTrouble
from tests.games.countdown.deals import begun, play
from tests.store.damages import COLUMNS, OLD, SPOILS, damage


def early(*actions: str) -> Match:
    return play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), *actions)


@pytest.fixture
def directory(tmp_path) -> Path:
    (tmp_path / "data").mkdir()
    shutil.copyfile(OLD, tmp_path / "data" / "library.sqlite")
    MatchStore(tmp_path / "data").close()
    return Path(tmp_path / "data")


def ask_for_everything(directory: Path) -> None:
    """Do all that the window does with a library: it knows only ``StoreError`` and ``TableError``."""
    autosave = Autosave(directory)
    store = autosave.store
    assert store is not None
    last = autosave.last()
    entries, broken = store.contents()
    assert autosave.any() == bool(entries or broken)
    assert not {one.id for one in entries} & {one.id for one in broken}
    assert store.entries() == entries
    numbers = [one.id for one in entries[1:]] + [one.id for one in broken]
    assert store.entries_of(numbers) == entries[1:]
    assert last in (None, *(one.id for one in entries))
    store.reviews.care()
    resets(store.file)
    store.reviews.mistakes(datetime.now(UTC))
    store.hands.of(1)
    days_played(store.file)
    for number in [*(one.id for one in entries), *(one.id for one in broken)]:
        store.reviews.judgements(number)
        try:
            record = read_record(store.text(number))
            match = Match.of_record(record)
        except (StoreError, TableError):
            continue
        store.find(record)
        assert store.hold(number)
        store.keep(number, match)
        assert store.text(number) == match.record().text()
        store.let_go(number)
    new = early("Td")
    autosave.take_up(new)
    assert autosave.keep() is None
    assert autosave.number is not None
    newest = store.last()
    assert newest is not None
    assert newest.id == autosave.number
    assert store.find(new.record()) == autosave.number
    store.rename(autosave.number, "new")
    store.delete(autosave.number)
    store.drop_deleted(datetime.now(UTC))
    autosave.close()


@pytest.mark.parametrize("spoil", SPOILS)
@pytest.mark.parametrize("column", COLUMNS["matches"])
def test_a_damaged_match_is_left_out_and_the_others_are_there(directory, column, spoil) -> None:
    damage(directory, f"UPDATE matches SET {column} = ? WHERE id = 1", SPOILS[spoil])
    store = MatchStore(directory)
    listed = {one.id for one in store.entries()} | {one.id for one in store.contents()[1]}
    deleted = {5} | ({1} if column == "deleted" else set())
    assert {2, 3, 4} <= {one.id for one in store.entries()}
    assert {1, 2, 3, 4, 5} - deleted <= listed
    store.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("header", '{"seats":'),
        ("header", '{"options": {}}'),
        ("header", '{"game": "countdown", "options": {"end": []}, "seats": ["Anna", "Veikko"]}'),
        ("header", b"\x00"),
        ("header", None),
        ("began", "2026-1a-22"),
        ("changed", "2026-1a-22"),
        ("result", '{"winners": [0], "scores": [1, 2]}'),
        ("result", '{"winners": [2], "scores": [1, 2], "ranks": [1, 2]}'),
        ("result", '{"more": ' + "[" * 100_000),
        ("game", b"countdown"),
        ("name", b"x"),
        ("deleted", "yes"),
        ("parent", "x"),
        ("parent", 1),
        ("branched", -1),
    ],
)
def test_a_damaged_match_is_named(directory, column, value) -> None:
    damage(directory, "UPDATE matches SET name = 'Monday', changed = began WHERE id = 1")
    damage(directory, f"UPDATE matches SET {column} = ? WHERE id = 1", value)
    store = MatchStore(directory)
    _, (found,) = store.contents()
    assert found.id == 1
    assert found.name == ("" if column == "name" else "Monday")
    assert found.game == ("" if column == "game" else "countdown")
    assert (found.changed is None) == (column == "changed")
    assert 1 not in [one.id for one in store.entries()]
    store.close()


def test_a_match_of_nobody_is_damaged(directory) -> None:
    header = '{"game": "countdown", "options": {}, "seats": []}'
    damage(directory, "UPDATE matches SET result = NULL, header = ? WHERE id = 1", header)
    store = MatchStore(directory)
    assert [one.id for one in store.contents()[1]] == [1]
    store.close()


def test_lines_of_which_one_is_missing_are_not_played(directory) -> None:
    damage(directory, "DELETE FROM lines WHERE match = 2 AND ply = 3")
    store = MatchStore(directory)
    with pytest.raises(StoreError) as raised:
        store.text(2)
    assert raised.value.trouble is StoreTrouble.DAMAGED
    match = early(*["Td", "3c"])
    store.keep(2, match)
    assert store.lines(2) == [str(line) for line in match.lines]
    store.close()


def test_a_damaged_match_is_not_forgotten_as_if_deleted_long_ago(directory) -> None:
    damage(directory, "UPDATE matches SET deleted = '1026-03-01T00:00:00+00:00' WHERE id = 1")
    damage(directory, "UPDATE matches SET deleted = 'x' WHERE id = 2")
    store = MatchStore(directory)
    store.drop_deleted(datetime.now(UTC))
    assert {one.id for one in store.contents()[1]} == {1, 2}
    with pytest.raises(KeyError):
        store.text(5)
    store.close()


def test_damaged_judgements_and_resets_are_passed_over(directory) -> None:
    store = MatchStore(directory)
    good = store.reviews.judgements(1)
    reset(store.file, {"foes": datetime(2026, 4, 1, tzinfo=UTC)})
    store.close()
    for ply, (seat, cost, found) in enumerate(
        [(0, 0.5, "{"), (0, 0.5, "[]"), (0, 0.5, b"{}"), ("x", 0.5, "{}"), (0, "x", "{}"), (0, 7.0, "{}")], 10
    ):
        damage(directory, "INSERT INTO judgements VALUES (1, ?, ?, ?, ?)", ply, seat, cost, found)
    damage(directory, "UPDATE resets SET since = '2026-03-01' WHERE game = 'countdown'")
    store = MatchStore(directory)
    assert store.reviews.judgements(1) == good
    assert store.reviews.care()[1].keys() == {0}
    assert store.reviews.care()[1][0].cost <= 1
    assert resets(store.file) == {"foes": datetime(2026, 4, 1, tzinfo=UTC)}
    store.close()
    ask_for_everything(directory)


_ANYTHING = st.one_of(
    st.none(), st.integers(-(2**63), 2**63 - 1), st.floats(), st.text(max_size=30), st.binary(max_size=30)
)
_ANYWHERE = st.sampled_from([(table, column) for table, columns in COLUMNS.items() for column in columns])
_IN_A_MATCH = st.sampled_from([("matches", column) for column in COLUMNS["matches"]])
_BIT = st.tuples(st.integers(0, 400), st.integers(0, 7))


@pytest.mark.long
@settings(max_examples=50)
@given(
    st.lists(
        st.tuples(_ANYWHERE, st.integers(0, 60), _ANYTHING) | st.tuples(_IN_A_MATCH, st.integers(0, 4), _BIT),
        min_size=1,
        max_size=4,
    )
)
def test_no_damage_stops_the_program(changes) -> None:
    """Columns with anything in them, or with one bit of their text turned."""
    with TemporaryDirectory() as place:
        directory = Path(place)
        shutil.copyfile(OLD, directory / "library.sqlite")
        store = MatchStore(directory)
        store.reviews.keep_mistake(Mistake(1, 2, 0, 0.25, ("Td", "9c")), datetime.now(UTC))
        store.hands.keep(1, 0, ("0.3", "0.1"))
        store.file.sql.execute(
            'INSERT INTO days VALUES (\'2026-11-23\', \'{"winners":[0],"scores":[2,1],"ranks":[1,2]}\', 0)'
        )
        store.close()
        for (table, column), row, change in changes:
            with closing(sqlite3.connect(directory / "library.sqlite")) as sql:
                sql.text_factory = bytes
                keys = dict.fromkeys(("lines", "judgements", "mistakes"), "match, ply")
                keys |= {"matches": "id", "resets": "game", "hands": "match, seat", "days": "day"}
                rows = sql.execute(f"SELECT {column} FROM {table} ORDER BY {keys[table]}").fetchall()
                where = row % len(rows)
            old, names = rows[where][0], keys[table]
            if isinstance(change, tuple) and not isinstance(old, bytes):
                continue
            is_bit = isinstance(change, tuple)
            value, kind = (turned(old, *change), "CAST(? AS TEXT)") if is_bit else (change, "?")
            try:
                damage(
                    directory,
                    f"UPDATE {table} SET {column} = {kind} WHERE ({names}) = "
                    f"(SELECT {names} FROM {table} ORDER BY {names} LIMIT 1 OFFSET {where})",
                    value,
                )
            except sqlite3.IntegrityError:
                continue  # SQLite itself refuses it: two rows of one name, or nothing where something must be
        ask_for_everything(directory)


def turned(old: bytes, place: int, bit: int) -> bytes:
    """Return text with one bit turned: it may be none any more."""
    place %= max(1, len(old))
    return old[:place] + bytes(one ^ 1 << bit for one in old[place : place + 1]) + old[place + 1 :]


@pytest.mark.parametrize(
    "statement",
    [
        "PRAGMA user_version = -5",
        "ALTER TABLE matches DROP COLUMN name",
        "DROP TABLE resets",
        "UPDATE sqlite_schema SET sql = replace(sql, 'id INTEGER', 'id INTEGEB') WHERE name = 'matches'",
    ],
)
def test_a_library_of_another_shape_is_damaged_as_a_whole(directory, statement) -> None:
    """SQLite opens each of these, and a later question of the program would fail."""
    path = directory / "library.sqlite"
    with closing(sqlite3.connect(path)) as sql:
        sql.execute("PRAGMA writable_schema = ON")
        sql.execute(statement)
        sql.commit()
    before = path.read_bytes()
    with pytest.raises(StoreError) as error:
        MatchStore(directory)
    assert error.value.trouble is StoreTrouble.DAMAGED
    assert path.read_bytes() == before


def test_a_definition_that_is_no_text_is_damage(directory) -> None:
    """SQLite quotes it in its complaint, and Python cannot read that."""
    path = directory / "library.sqlite"
    content = path.read_bytes()
    assert b"CREATE TABLE matches" in content
    path.write_bytes(content.replace(b"CREATE TABLE matches", b"CREATE T\xa9BLE matches"))
    with pytest.raises(StoreError) as error:
        MatchStore(directory)
    assert error.value.trouble is StoreTrouble.DAMAGED


def test_a_library_has_any_match_until_all_are_deleted_or_while_one_is_damaged(directory) -> None:
    store = MatchStore(directory)
    assert store.has_any()
    store.delete(*(one.id for one in store.entries()))
    assert not store.has_any()
    damage(directory, "UPDATE matches SET header = '{}' WHERE id = 1")
    assert store.has_any()
    store.close()
