"""The golden texts of what is kept: rows and settings in many forms, and a library after many changes.

Times are left out, and places of files.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zlib import crc32

from limbotable.core.game import Line, Result
from limbotable.games import GAMES
from limbotable.games.limit.game import LimitGame
from limbotable.play.comments import Comment
from limbotable.play.mistakes import Mistake
from limbotable.play.record import read_record
from limbotable.play.setup import MatchSetup
from limbotable.play.training import Try
from limbotable.store.autosave import Autosave, Branch
from limbotable.store.days import days_played
from limbotable.store.match_store import MatchStore
from limbotable.store.resets import reset, resets
from limbotable.store.rows import (
    Judged,
    date_of,
    day_of,
    entry_of,
    first_deal,
    hand_of,
    hand_text,
    header_of,
    judged_of,
    mistake_of,
    result_text,
    text_of,
    try_of,
    unreadable,
)
from limbotable.store.settings import LastMatch, Settings, SettingsFile
from limbotable.store.trouble import StoreError, trouble_of
from limbotable.store.try_store import TryStore
from limbotable.testing.matches import Case
from tests.golden.tables import shown

_TIME: Final = "2026-11-22T10:00:00+00:00"
_NOW: Final = datetime(2026, 11, 22, 10, tzinfo=UTC)
_RESULT: Final = '{"winners":[0],"scores":[3,1],"ranks":[1,2]}'
_HEADER: Final[dict[str, Any]] = {
    "limbotable": 1,
    "game": "limit",
    "options": {"balls": 4},
    "seats": ["Ada", "Ben"],
    "players": ["person", "expert"],
    "casual": True,
    "helped": True,
    "deal": 7,
    "daily": "2026-11-22",
}


def kept() -> dict[str, Callable[[], Iterator[str]]]:
    """Return what tells the lines of each text, by its name."""
    return {
        "rows": _rows,
        "settings": _settings,
        "library": _library,
        "reading": _reading,
        "autosave": _autosave,
    }


def keeping(name: str) -> str:
    """Return one of the texts."""
    return "".join(f"{line}\n" for line in kept()[name]())


# --- rows -----------------------------------------------------------------------------------------------
def _rows() -> Iterator[str]:
    entry: dict[str, object] = {
        "id": 5,
        "game": "limit",
        "name": "n",
        "header": json.dumps(_HEADER),
        "began": _TIME,
        "changed": _TIME,
        "result": _RESULT,
        "deleted": None,
        "parent": 2,
        "branched": 3,
        "changes": 1,
        "lines": 4,
        "actions": 2,
        "deal": "d",
    }
    results = (
        None,
        "{}",
        _RESULT.replace("[3,1]", "[3]"),
        _RESULT.replace("[1,2]", "[1]"),
        _RESULT.replace("[0]", "[2]"),
        _RESULT.replace("[0]", "[]"),
        _RESULT.replace("[0]", "[1]"),
        _RESULT.replace("[1,2]", "[-1,2]"),
    )
    changes: tuple[dict[str, Any], ...] = (
        {"seats": []},
        {"seats": "no"},
        {"casual": 1, "helped": 0},
        {"players": [1, 2]},
        {"deal": "x"},
        {"daily": 3},
        {"options": {"balls": [1]}},
        {"options": {"balls": 4, "more": "x"}},
        {"limbotable": 9},
        {"casual": False, "helped": False},
        {"game": 3},
    )
    headers = [json.dumps(_HEADER | change) for change in changes]
    short = [json.dumps({key: _HEADER[key] for key in ("game", "options", "seats")}), "{", "3", 3, None]
    dates = (
        "1969-12-31T23:00:00+00:00",
        "1970-01-01T00:00:00+00:00",
        "9000-01-01T00:00:00+00:00",
        "9001-01-01T00:00:00+00:00",
        "2026-11-22T10:00:00",
        "",
        3,
        None,
    )
    odd: Mapping[str, tuple[object, ...]] = {
        "id": ("5", 1, None),
        "game": (3,),
        "name": (None,),
        "header": (*headers, *short),
        "result": results,
        "began": dates,
        "changed": dates,
        "deleted": dates,
        "parent": (0, -1, 1, 4, 5, 6, None),
        "branched": (-1, 0, None),
        "changes": (-1, 0),
        "lines": (-1, 0),
        "actions": (-1, 0),
        "deal": (None,),
    }
    yield from _each("entry", lambda row: entry_of(tuple(row.values())), entry, odd)
    yield from _each("unreadable", unreadable, entry, {key: odd[key] for key in ("name", "game", "changed")})
    number = (-1, 0, 1, "1", None, 2.5)
    rating = (-10_001, -10_000, -1, 0, 10_000, 10_001, 1e300)
    tried = {"game": "limit", "puzzle": 1, "tried": _TIME, "solved": 1, "rating": 1500.0, "deviation": 60.0}
    odd = {"puzzle": number, "tried": dates, "solved": (*number, 2), "rating": rating, "deviation": rating}
    yield from _each("try", try_of, tried, odd)
    answers = ('["a"]', '["a","b"]', "[]", "[1]", "", "{", "[" * 2000)
    mistake = {"match": 1, "ply": 2, "stage": 0, "due": _TIME, "cost": 0.5, "answers": '["a"]'}
    costs = (-0.1, 0, 1, 1.1, "x")
    odd = {"match": number, "ply": number, "stage": number, "due": dates, "cost": costs, "answers": answers}
    yield from _each("mistake", mistake_of, mistake, odd)
    judged = {"ply": 1, "seat": 0, "cost": 0.5, "found": "{}"}
    odd = {"ply": number, "seat": number, "cost": costs, "found": ('{"a": 1}', "[]", "{", "[" * 2000)}
    yield from _each("judged", judged_of, judged, odd)
    hands = (
        '["a","b"]',
        '{"aside":["a"]}',
        "{}",
        "[1]",
        "",
        hand_text(["x"], aside=True),
        hand_text([], aside=False),
    )
    yield from _each("hand", hand_of, {"seat": 0, "cards": "[]"}, {"seat": number, "cards": hands})
    day = {"day": "2026-11-22", "result": _RESULT, "helped": 0}
    yield from _each("day", day_of, day, {"day": (3,), "result": results, "helped": (*number, 2)})
    for value in dates:
        yield f"date {value!r}: {_asked(date_of, value)}"
    for text in (*headers, *short):
        yield f"header {text!r}: {_asked(header_of, text)}, {text_of(text)[:9]}"
    told = (None, Result((0, 1), (3, -1), (1, 1)))
    yield f"results {[result_text(one) for one in told]}"
    lines = [Line(0, "shuffle x"), Line(-1, "start 1"), Line(-1, "shuffle a b"), Line(-1, "shuffle c d")]
    yield f"deals {[first_deal(lines[:most]) for most in range(5)]}"


def _asked(ask: Callable[..., object], *given: object) -> str:
    """Return what comes of a question, or the kind of an error of a damaged row."""
    try:
        return shown(ask(*given))
    except ValueError as error:
        return type(error).__name__


def _each(
    name: str,
    read: Callable[[dict[str, Any]], object],
    row: dict[str, Any],
    odd: Mapping[str, tuple[object, ...]],
) -> Iterator[str]:
    """Tell what is read of a row, and of each that has one odd column."""
    yield f"{name}: {_asked(read, row)}"
    for column, values in odd.items():
        for value in values:
            found = _asked(read, {**row, column: value})
            yield f"  {column} {str(value)[:150]!r}: {found}"


# --- settings -------------------------------------------------------------------------------------------
_WRITTEN: Final[tuple[object, ...]] = (
    {},
    {"language": "de", "volume": 0, "voice_pace": 50, "unknown": 3},
    {"language": 3, "volume": 101, "voice_pace": 49, "cloth": "pink", "help": "yes"},
    {
        "volume": -1,
        "voice_pace": 201,
        "voice_volume": 100,
        "window": {"x": -100_000, "y": 100_001, "width": -1},
    },
    {"window": {"x": 5, "panel_side": "left", "more": 1}, "suggested": ["a", 3]},
    {
        "window": [],
        "matches": {"limit": {"players": ["x"], "casual": 1}, "foes": 3, "libtis": {"names": [1]}},
    },
    {
        "matches": {
            "limit": {"options": {"balls": 4}, "players": ["person", "expert"], "names": ["A"], "even": True}
        }
    },
    {
        "lessons": {"limit": ["a"], "foes": [1]},
        "puzzles": {"limit": [1, "2"], "foes": [3]},
        "hands": {"limit": 2},
    },
    {"keys": {"a": "b", "c": 1}, "game": "libtis"},
    {"keys": 3, "lessons": [], "game": ["x"]},
    [],
    3,
)


def _settings() -> Iterator[str]:
    with TemporaryDirectory() as place:
        for number, written in enumerate(_WRITTEN):
            path = Path(place) / str(number) / "settings.json"
            path.parent.mkdir()
            path.write_text(json.dumps(written), "utf-8")
            settings, damage = SettingsFile(path).read()
            told = "" if damage is None else f", {damage.values} {damage.unread} {damage.aside.name}"
            files = sorted(one.name for one in path.parent.iterdir())
            yield f"{written}: {_changed(settings)}{told}; {files}"
            for game in GAMES:
                yield f"  {game.id}: {shown(settings.last_chosen(game))}"
            yield f"  {settings.last_game().id} {settings.untouched}"
        yield from _of_two_programs(Path(place) / "two" / "settings.json")
    for game in GAMES:
        seats = game.seats(game.complete({}))
        for players in (
            ["person"] * seats,
            ["person"],
            ["expert"] * (seats + 1),
            ["odd", *["person"] * (seats - 1)],
        ):
            settings = Settings(matches={game.id: LastMatch({"odd": 1}, players, ["A"] * 7, casual=False)})
            yield f"{game.id} {players}: {shown(settings.last_chosen(game))}"


def _changed(settings: Settings) -> dict[str, object]:
    """Return the settings that are not the usual ones."""
    usual = Settings()
    names = Settings.__struct_fields__
    return {name: shown(now) for name in names if (now := getattr(settings, name)) != getattr(usual, name)}


def _of_two_programs(path: Path) -> Iterator[str]:
    files = [SettingsFile(path), SettingsFile(path)]
    mine, theirs = (one.read()[0] for one in files)
    mine.volume, mine.lessons, mine.suggested = 5, {"limit": ["a", "b"]}, ["x"]
    theirs.text, theirs.puzzles, theirs.lessons = "large", {"limit": [3]}, {"limit": ["c"], "foes": ["d"]}
    mine.remember(MatchSetup("foes", {"jokers": 1}, ["person"], ["A"], casual=False))
    theirs.keep(MatchSetup("limit", {}, ["expert"], ["B"], even=True))
    for turn, (file, settings) in enumerate(((files[0], mine), (files[1], theirs), (files[0], mine))):
        if turn == 2:
            settings.lessons, settings.suggested, settings.volume = {"limit": ["b", "e"]}, ["x", "y"], 60
        done = file.write(settings)
        yield f"{done}: {_changed(SettingsFile(path).read()[0])}, {crc32(path.read_bytes()):08x}"
    path.write_text("{", "utf-8")
    yield f"over damage {files[1].write(theirs)}: {_changed(SettingsFile(path).read()[0])}"


# --- the library ----------------------------------------------------------------------------------------
_TABLES: Final = (
    "matches",
    "lines",
    "judgements",
    "mistakes",
    "comments",
    "hands",
    "days",
    "resets",
    "tries",
)
_TIMES: Final = {"began", "changed", "deleted", "due", "tried", "since"}


def _library() -> Iterator[str]:
    with TemporaryDirectory() as place:
        store = MatchStore(Path(place))
        matches = [Case(game.id, game.complete({}), 3, 9).match() for game in GAMES]
        matches[3].header = matches[3].header.having(daily="2026-11-22", name="of a day", helped=True)
        numbers = [store.add(match) for match in matches]
        numbers.append(store.add(matches[1].until(6), parent=numbers[1], branched=6))
        yield f"added {numbers}: {_read(store)}"
        for ply, number in enumerate(numbers):
            store.reviews.keep_judgement(number, Judged(ply + 2, 0, 0.125 * ply, _found(ply)))
            store.reviews.keep_judgement(number, Judged(ply + 5, 1, 0.25, {"x": "ä"}))
            store.reviews.keep_mistake(
                Mistake(number, ply + 2, 0, 0.5, ("a", "ä")), _NOW + ply * timedelta(days=1)
            )
            store.hands.keep(number, 0, ["a", "b"], aside=ply % 2 == 0)
        due = [
            [one.match for one in store.reviews.mistakes(_NOW + days * timedelta(days=1))]
            for days in (0, 2, 9)
        ]
        yield f"reviewed: {shown(store.reviews.care())} due {due}"
        store.reviews.move_mistake(Mistake(1, 2, 0, 0.5, ("a",)), 4, _NOW)
        store.hands.keep(numbers[1], 0, [])
        for match in matches:
            match.comment(2, Comment("!", "a"))
            match.comment(4, Comment("", "b"))
        for match, number in zip(matches, numbers, strict=False):
            store.keep(number, match)
        matches[0].comment(2, Comment())
        gone = matches[1].pop(3)
        for match, number in zip(matches, numbers, strict=False):
            store.keep(number, match)
        yield f"kept: {_read(store)}"
        matches[1].push(gone[0].who, gone[0].action)
        store.keep(numbers[1], matches[1])
        text = matches[2].record().text()
        store.comments.add(numbers[2], read_record(text.replace("#comment a", "#comment c")))
        store.rename(numbers[2], "x\ud800")
        store.delete(numbers[0], numbers[3])
        yield f"deleted: {_read(store)}"
        store.restore(numbers[0])
        store.drop(numbers[4])
        store.drop(numbers[3])
        store.drop_deleted(datetime.now(UTC) - timedelta(days=1))
        yield f"restored: {_read(store)}"
        store.drop_deleted(datetime.now(UTC) + timedelta(days=1))
        yield f"dropped: {_read(store)}"
        store.keep(numbers[3], matches[3])
        yield f"kept again: {_read(store)}"
        yield from _contents(store)
        store.file.sql.execute("UPDATE matches SET header = '{' WHERE id = 1")
        store.file.sql.execute("UPDATE lines SET line = 'odd' WHERE match = 2 AND ply = 3")
        store.file.sql.execute("UPDATE matches SET changes = 9007199254740992 WHERE id = 3")
        store.file.sql.execute("DELETE FROM lines WHERE match = 3 AND ply = 1")
        store.file.sql.commit()
        yield f"damaged: {_read(store)}"
        yield from _contents(store)
        store.close()


def _found(considered: int) -> dict[str, object]:
    return {"judgement": {"known": {"considered": [{"action": "a"}] * considered}}}


def _read(store: MatchStore) -> str:
    """Return what lists of matches show."""
    entries, broken = store.contents()
    listed = [
        (one.id, one.name, one.lines, one.actions, one.daily, one.parent, one.branched) for one in entries
    ]
    of_days = {day: (one.match, one.helped) for day, one in days_played(store.file).items()}
    last = store.last()
    finished = [one.id for game in GAMES for one in store.finished(game.id, 2)]
    told = (sorted(listed), [one.id for one in broken], None if last is None else last.id, finished, of_days)
    return f"{shown(told)} {sorted(one.id for one in store.entries_of([1, 3]))} {store.has_any()}"


def _contents(store: MatchStore) -> Iterator[str]:
    """Tell all rows of a library, but for times."""
    for table in _TABLES:
        rows = [
            {key: value for key, value in dict(row).items() if key not in _TIMES}
            for row in store.file.sql.execute(f"SELECT * FROM {table}")
        ]
        texts = sorted(str(list(row.values())) for row in rows)
        yield f"  {table}: {len(rows)} {crc32(''.join(texts).encode('utf-8', 'replace')):08x} {texts[:2]}"


def _reading() -> Iterator[str]:
    """Tell what is read of a library, whole and damaged."""
    with TemporaryDirectory() as place:
        store = MatchStore(Path(place))
        matches = [Case(game.id, game.complete({}), 5, 8).match() for game in GAMES]
        matches[2].header = matches[2].header.having(name="n", daily="2026-11-22")
        matches[0].comment(3, Comment("?", "a"))
        numbers = [store.add(match) for match in matches]
        for match, number in zip(matches, numbers, strict=True):
            record = match.record()
            others = (record.taken_in(), match.until(7).record(), record.bare())
            found = [store.find(one) for one in (record, *others)]
            sums = crc32(store.text(number).encode()), crc32("".join(store.lines(number)).encode())
            yield f"{number}: {sums} {store.text_while_valid(number) == record.text()} found {found}"
        for seat, cards, aside in ((0, ["a"], False), (1, ["b", "c"], True), (0, ["d"], True), (2, [], True)):
            store.hands.keep(2, seat, cards, aside=aside)
        yield f"hands {store.hands.of(2)} aside {store.hands.of(2, aside=True)} {store.hands.of(3)}"
        reset(store.file, {"foes": _NOW, "limit": _NOW - timedelta(days=1), "libtis": None})
        reset(store.file, {"foes": None, "limit": _NOW})
        yield f"resets {shown(resets(store.file))}"
        tries = TryStore(store.file)
        for k, (game, puzzle) in enumerate(
            (("foes", 5), ("foes", 4), ("limit", 1), ("foes", 5), ("foes", 3))
        ):
            when = _NOW + timedelta(days=k // 2)
            tries.keep(Try(game, puzzle, when, k % 2 == 0, 1500.0 + k, 60.0 - k))
        for game in ("foes", "limit", "libtis"):
            yield f"tries {game} {shown(tries.tries(game))}"
        for ply in (5, 1, 3):
            store.reviews.keep_judgement(2, Judged(ply, ply % 2, 0.25, {"x": ply}))
        yield f"judgements {shown(store.reviews.judgements(2))}"
        other = MatchStore(Path(place), hurry=True)
        held = [(other.hold(number), store.hold(number)) for number in numbers]
        store.let_go(1)
        other.put_last(2)
        last = store.last()
        assert last is not None
        yield f"held {held}, let go {other.hold(1)} {store.hold(1)}, last {last.id}"
        ahead = [other.read_ahead(3) for _ in range(3)]
        yield f"ahead {ahead} {[one.id for one in other.contents()[0]]} {other.read_ahead(9)}"
        store.file.sql.execute("DELETE FROM lines WHERE match = 2 AND ply = 4")
        for ask in (store.text, store.text_while_valid, store.lines):
            yield f"damaged: {_troubled(ask, 2)}, {_troubled(ask, 9)}"
        store.delete(1, 3)
        yield f"deleted: {store.find(matches[0].record())} {store.has_any()} {_read(other)}"
        store.delete(2, 4)
        yield f"all: {store.has_any()} {store.last()}"
        other.close()
        store.close()
    codes = ("READONLY", "READONLY_DBMOVED", "READONLY_CANTLOCK", "BUSY", "BUSY_SNAPSHOT", "LOCKED", "FULL")
    for code in (*codes, "CORRUPT", "NOTADB", "IOERR_READ", None):
        for kind in (sqlite3.OperationalError, sqlite3.DatabaseError):
            error = kind()
            if code is not None:
                error.sqlite_errorcode = getattr(sqlite3, f"SQLITE_{code}")
            yield f"{code} {kind.__name__}: {trouble_of(error).value}"


def _troubled(ask: Callable[[int], object], number: int) -> str:
    try:
        return f"{crc32(str(ask(number)).encode()):08x}"
    except StoreError as error:
        return error.trouble.value
    except KeyError as error:
        return f"nothing of number {error}"


# --- autosave -------------------------------------------------------------------------------------------
def _autosave() -> Iterator[str]:
    with TemporaryDirectory() as place:
        saved = Autosave(Path(place))
        yield f"new: {saved.any()} {saved.last()} {saved.keep()}"
        match = Case("limit", LimitGame().complete({}), 1, 5).match()
        begun = match.until(0)
        for step, (one, branch) in enumerate(
            ((begun, None), (match, None), (match.until(3), Branch(2, 3)), (match, None), (begun, None))
        ):
            saved.take_up(one, None, branch)
            kept_ = saved.keep()
            assert saved.store is not None
            listed = sorted(
                (each.id, each.lines, each.parent, each.branched) for each in saved.store.entries()
            )
            yield f"{step}: {saved.number} {kept_} {listed} {saved.last()} {saved.any()}"
        saved.take_up(match, 2)
        match.push(match.turn, match.legal()[0])
        yield f"gone on: {saved.keep()} {saved.number} {saved.last()}"
        (Path(place) / "library.sqlite").unlink()
        error = saved.keep()
        trouble = None if error is None else error.trouble
        yield f"gone: {trouble} {saved.number} {saved.trouble} {saved.last()}"
        saved.close()
        again = Autosave(Path(place))
        yield f"again: {again.last()} {again.any()}"
        again.close()
