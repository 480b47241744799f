"""The match on the table is kept line by line, and found again."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.ui.dialogs.matches_window import MatchesWindow
from limbotable.ui.panels.match_list import MatchesModel
from tests.app.conftest import Desk
from tests.headers import with_keys
from tests.parts import part


@pytest.fixture
def data(tmp_path) -> Path:
    """Where the program keeps its data; nothing is there yet."""
    return Path(tmp_path / "data" / "limbotable")


def store_of(data: Path) -> sqlite3.Connection:
    """Look into the library from outside, as another program would."""
    return sqlite3.connect(f"file:{data / 'library.sqlite'}?mode=ro", uri=True)


def kept(data: Path, number: int | None = None) -> str:
    """Return the record that the library has under a number, or of the match that was changed last."""
    with closing(store_of(data)) as sql:
        if number is None:
            (number,) = sql.execute("SELECT id FROM matches ORDER BY changed DESC, id DESC").fetchone()
        (header,) = sql.execute("SELECT header FROM matches WHERE id = ?", (number,)).fetchone()
        lines = sql.execute("SELECT line FROM lines WHERE match = ? ORDER BY ply", (number,)).fetchall()
    return "".join(f"{line}\n" for line in [header, *(line for (line,) in lines)])


def numbers(data: Path) -> list[int]:
    """Return the matches that the library has, the oldest first."""
    with closing(store_of(data)) as sql:
        return [number for (number,) in sql.execute("SELECT id FROM matches ORDER BY id")]


def change(data: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(data / "library.sqlite")) as sql, sql:
        sql.execute(statement, values)


def play_on(desk: Desk, times: int = 1) -> None:
    for _ in range(times):
        desk.play()
        while desk.controller.waiting:
            desk.scripted.answer()


def close(desk: Desk) -> None:
    desk.window.close()
    QApplication.processEvents()


def test_every_line_is_on_disk_before_it_is_on_the_table(open_table, data) -> None:
    desk = open_table(data=data)
    assert kept(data) == desk.record()
    assert len(kept(data).splitlines()) == 2
    seen: list[bool] = []
    for told in (desk.controller.told, desk.controller.beats):
        told.connect(lambda _: seen.append(kept(data) == desk.record()))
    play_on(desk, 3)
    assert len(seen) >= 12
    assert all(seen)


def test_what_is_taken_back_is_taken_back_on_disk(open_table, data) -> None:
    desk = open_table(data=data)
    for name in ("undo", "redo", "undo"):
        if name == "undo":
            play_on(desk)
        desk.do(name)
        assert kept(data) == desk.record()
    desk.do("undo")
    desk.play("double")
    assert kept(data) == desk.record()
    assert kept(data).endswith("0 double\n")


@pytest.mark.parametrize("players", [("person", "novice"), ("novice", "person"), ("person", "person")])
def test_the_program_goes_on_where_it_was(open_table, data, players) -> None:
    desk = open_table(*players, data=data, casual=False)
    if desk.view.covered:
        desk.uncover()
    if desk.controller.waiting:
        desk.scripted.answer()
    desk.play()
    before, log = desk.record(), desk.log()
    close(desk)
    again = open_table("novice", "novice", data=data)
    assert again.record() == before
    assert again.controller.setup.players == players
    assert again.warned == []
    if again.view.covered:
        again.uncover()
    assert again.log()[: len(log)] == log
    if again.controller.waiting:
        again.scripted.answer()
    again.play()
    assert kept(data) == again.record() != before


def test_a_match_that_is_only_dealt_is_gone_on_with(open_table, data, monkeypatch) -> None:
    """Before, the match that had been played at before it came back in its place."""
    desk = open_table(data=data)
    play_on(desk, 2)
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda _: 8)
    desk.window.begin("countdown")
    dealt = desk.record()
    close(desk)
    played, last = numbers(data)
    assert kept(data, last) == dealt != kept(data, played)
    again = open_table(data=data)
    assert again.record() == dealt
    again.window.begin("countdown")
    assert len(numbers(data)) == 2, "left for another one, it is no match to keep"


def test_a_match_that_is_over_lies_on_the_table_with_its_result(open_table, data) -> None:
    desk = open_table(data=data)
    while desk.match.result is None:
        play_on(desk)
    desk.settle()
    over = desk.record()
    ways = [one.action for one in desk.view.overlays.after.gestures]
    assert "again" in ways
    close(desk)
    again = open_table(data=data)
    again.settle()
    assert again.record() == over
    assert again.view.overlays.result.isVisible()
    assert [one.action for one in again.view.overlays.after.gestures] == ways
    assert len(numbers(data)) == 1
    again.do("restart")
    assert kept(data, numbers(data)[0]) == over
    assert len(numbers(data)) == 2


@pytest.mark.parametrize("way", ["restart", "open"])
def test_an_unfinished_match_stays_in_the_library_beside_another(open_table, data, tmp_path, way) -> None:
    desk = open_table(data=data)
    untouched = desk.record()
    desk.do("restart")
    assert len(numbers(data)) == 1, "nobody had done anything in the first one"
    play_on(desk, 2)
    unfinished = desk.record()
    if way == "restart":
        desk.do("restart")
    else:
        (tmp_path / "other.limbo").write_text(untouched, encoding="utf-8")
        desk.window.open(tmp_path / "other.limbo")
    old, new = numbers(data)
    assert kept(data, old) == unfinished
    assert kept(data, new) == desk.record() == untouched


def test_a_match_with_a_name_stays_in_the_library_though_all_was_taken_back(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk, 2)
    (number,) = numbers(data)
    change(data, "UPDATE matches SET name = 'Sunday' WHERE id = ?", number)
    while desk.controller.undoable():
        desk.do("undo")
    desk.do("restart")
    assert numbers(data)[0] == number
    assert len(numbers(data)) == 2


def test_a_match_with_a_damaged_line_goes_on_from_the_line_before(open_table, data) -> None:
    desk = open_table(data=data)
    for damage, ply in (
        ("UPDATE lines SET line = '0 hop' WHERE ply = 2", 2),
        ("UPDATE lines SET line = 'hop' WHERE ply = 3", 3),
        ("DELETE FROM lines WHERE ply = 3", 3),
    ):
        while desk.controller.waiting:
            desk.scripted.answer()
        play_on(desk, 3)
        whole, number = desk.record().splitlines(), numbers(data)[-1]
        close(desk)
        change(data, f"{damage} AND match = ?", number)
        before = kept(data, number)
        desk.warned.clear()
        desk = open_table(data=data)
        QApplication.processEvents()
        (warned,) = desk.warned
        assert warned.startswith(f"A match is damaged. Line {ply + 2}: ")
        assert warned.endswith("The damaged one stays in the library as it is.")
        old, new = numbers(data)[-2:]
        assert old == number
        assert kept(data, old) == before
        assert desk.record().splitlines()[1 : ply + 1] == whole[1 : ply + 1]
        assert desk.match.ply == ply
        assert kept(data, new) == desk.record()
    known = numbers(data)
    close(desk)
    desk = open_table(data=data)
    assert numbers(data) == known, "from now on the new one is gone on with"
    assert desk.match.ply == ply


def test_a_match_that_cannot_be_read_stays_where_it_is(open_table, data) -> None:
    desk = open_table(data=data)
    for spoil in ("{", '{"limbotable": 2}', ""):
        play_on(desk)
        close(desk)
        number = numbers(data)[-1]
        change(data, "UPDATE lines SET line = '0 hop' WHERE ply = 0 AND match = ?", number)
        if spoil:
            replaced = "UPDATE matches SET header = json_replace(header, '$.limbotable', ?) WHERE id = ?"
            change(data, replaced, spoil, number)
        before = kept(data, number)
        desk.warned.clear()
        desk = open_table(data=data)
        QApplication.processEvents()
        assert desk.warned == ["A match could not be read. It stays in the library as it is."], spoil
        old, new = numbers(data)[-2:]
        assert old == number
        assert kept(data, old) == before
        assert kept(data, new) == desk.record()


def test_where_nothing_can_be_written_it_is_said_once_and_play_goes_on(open_table, data) -> None:
    data.parent.mkdir()
    data.write_text("a file where a directory should be")
    desk = open_table(data=data)
    play_on(desk, 2)
    QApplication.processEvents()
    desk.do("restart")
    QApplication.processEvents()
    assert desk.warned == [f"The match is not being saved: {data / 'library.sqlite'} could not be written."]
    assert desk.match.ply == 1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (
            "later",
            "Matches are not being saved: {} is from a later version of Limbo Table. It is left as it is.",
        ),
        ("damaged", "Matches are not being saved: {} is damaged. It is left as it is."),
    ],
)
def test_a_library_that_cannot_be_used_is_left_as_it_is(open_table, data, spoil, said) -> None:
    file = data / "library.sqlite"
    if spoil == "later":
        MatchStore(data).close()
        change(data, "PRAGMA user_version = 77")
    else:
        data.mkdir(parents=True)
        file.write_bytes(b"not a library" * 100)
    before = file.read_bytes()
    desk = open_table(data=data)
    play_on(desk, 2)
    QApplication.processEvents()
    assert desk.warned == [said.format(file)]
    assert file.read_bytes() == before


def test_after_a_failure_the_whole_match_is_kept(open_table, data) -> None:
    desk = open_table(data=data)
    store = desk.window.table_controller.keeping.store
    assert store is not None
    (pages,) = store.file.sql.execute("PRAGMA page_count").fetchone()
    store.file.sql.execute(f"PRAGMA max_page_count = {pages}")  # as on a full disk
    desk.match.header = with_keys(desk.match.header, {"note": "x" * 100_000})
    said = f"The match is not being saved: {data / 'library.sqlite'} could not be written."
    for _ in range(2):
        play_on(desk, 2)
        QApplication.processEvents()
        assert desk.warned == [said]
    store.file.sql.execute("PRAGMA max_page_count = 100000")
    play_on(desk)
    QApplication.processEvents()
    assert kept(data) == desk.record()
    assert desk.toast() == "Matches are being saved again."
    play_on(desk)
    QApplication.processEvents()
    assert (desk.warned, desk.toast()) == ([said], ""), "it is said once"


def test_a_match_whose_library_is_deleted_is_kept_whole_in_a_new_one(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk, 2)
    for path in data.glob("library.sqlite*"):
        path.unlink()
    play_on(desk)
    QApplication.processEvents()
    said = f"The library of matches was moved or deleted: {data / 'library.sqlite'}."
    assert desk.warned == [f"{said} The match on the table is saved in a new one."]
    assert kept(data) == desk.record()
    play_on(desk)
    assert (kept(data), numbers(data)) == (desk.record(), [1])
    assert len(desk.warned) == 1
    before = desk.record()
    close(desk)
    assert open_table(data=data).record() == before


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open is not moved there")
def test_a_folder_that_is_moved_and_put_back_loses_nothing(open_table, data, tmp_path) -> None:
    desk = open_table(data=data)
    play_on(desk)
    data.rename(tmp_path / "moved")
    data.write_text("a file where a directory should be")
    play_on(desk)
    QApplication.processEvents()
    assert desk.warned == [f"The match is not being saved: {data / 'library.sqlite'} could not be written."]
    data.unlink()
    (tmp_path / "moved").rename(data)
    play_on(desk)
    QApplication.processEvents()
    assert desk.toast() == "Matches are being saved again."
    assert kept(data) == desk.record()
    assert len(desk.warned) == 1


def test_a_library_that_is_locked_is_told_of_and_takes_all_when_it_is_free(open_table, data) -> None:
    desk = open_table(data=data)
    with closing(sqlite3.connect(data / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        play_on(desk, 2)
        QApplication.processEvents()
        other.execute("ROLLBACK")
    assert desk.warned == [
        f"The match is not being saved for now: another program has locked {data / 'library.sqlite'}."
    ]
    play_on(desk)
    QApplication.processEvents()
    assert desk.toast() == "Matches are being saved again."
    assert kept(data) == desk.record()


def test_a_library_that_can_only_be_read_is_gone_on_with_and_kept_again_later(
    open_table, data, monkeypatch
) -> None:
    desk = open_table(data=data)
    play_on(desk, 2)
    before = desk.record()
    close(desk)
    connects: Callable[..., sqlite3.Connection] = sqlite3.connect

    def connect(path: object, **how: object) -> sqlite3.Connection:
        found = connects(path, **how)
        if path == data / "library.sqlite":
            found.execute("PRAGMA query_only = ON")
        return found

    with monkeypatch.context() as then:
        then.setattr(sqlite3, "connect", connect)
        again = open_table(data=data)
        assert again.record() == before
        play_on(again)
        QApplication.processEvents()
        said = f"The match is not being saved: {data / 'library.sqlite'} is read-only."
        assert again.warned == [f"{said} You can still look at the matches in it."]
        again.do("matches")
        assert kept(data) == before
    play_on(again)
    QApplication.processEvents()
    assert again.toast() == "Matches are being saved again."
    assert kept(data) == again.record()
    assert numbers(data) == [1]


def test_a_damaged_match_is_named_in_the_list_and_stops_nothing(open_table, data) -> None:
    desk = open_table(data=data)
    columns = ("header", "began", "changed", "result")
    for _ in columns:
        play_on(desk)
        desk.do("restart")
    play_on(desk)
    before = desk.record()
    close(desk)
    damaged = {}
    for number, column in enumerate(columns, start=1):
        change(data, f"UPDATE matches SET {column} = '2026-1a-22', name = 'Sunday' WHERE id = ?", number)
        damaged[number] = kept(data, number)
    again = open_table(data=data)
    assert again.record() == before
    again.do("matches")
    (shown,) = again.window.findChildren(MatchesWindow)
    assert [entry.id for entry in part(shown, MatchesModel).entries()] == [len(columns) + 1]
    remark = part(shown, QLabel, "remark").text()
    assert remark.startswith("Damaged, and left in the library as it is: Sunday (no. 1")
    assert remark.count("Sunday (no. ") == 3
    again.do("statistics")
    play_on(again)
    assert again.warned == []
    assert {number: kept(data, number) for number in damaged} == damaged


def test_a_match_that_was_only_looked_at_last_is_on_the_table_at_the_next_start(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk)
    (first,), looked_at = numbers(data), desk.record()
    desk.do("restart")
    play_on(desk, 2)
    assert desk.window.table_controller.resume(first)
    close(desk)
    assert open_table(data=data).record() == looked_at


def test_two_programs_play_two_matches(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk)
    other = open_table(data=data)
    QApplication.processEvents()
    assert other.warned == []
    assert other.match.ply == 1
    play_on(desk)
    play_on(other, 2)
    first, second = numbers(data)
    assert kept(data, first) == desk.record()
    assert kept(data, second) == other.record()
    mine, its = desk.record(), other.record()
    close(other)
    close(desk)
    third = Autosave(data)
    assert third.last() == first, "it was on the table last, though another one was changed last"
    third.close()
    assert [kept(data, first), kept(data, second)] == [mine, its]


def lines_kept(data: Path) -> int:
    """Return how many lines the library has, which a program may be about to make."""
    try:
        return len(kept(data).splitlines()) - 1
    except (sqlite3.OperationalError, TypeError):
        return 0


@pytest.mark.skipif(sys.platform != "linux", reason="the directories are named as on Linux")
def test_a_program_that_is_killed_has_lost_nothing(open_table, tmp_path) -> None:
    # Endless: it must not be over before it is killed, however late that is.
    match = {"players": ["novice", "novice"], "names": ["", ""], "options": {"end": "endless"}}
    settings = {"language": "en", "game": "countdown", "matches": {"countdown": match}}
    (tmp_path / "config" / "limbotable").mkdir(parents=True)
    (tmp_path / "config" / "limbotable" / "settings.json").write_text(json.dumps(settings))
    places = {"HOME": tmp_path, "XDG_CONFIG_HOME": tmp_path / "config", "XDG_DATA_HOME": tmp_path / "data"}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **{k: str(v) for k, v in places.items()}}
    data = tmp_path / "data" / "limbotable"
    program = subprocess.Popen([sys.executable, "-m", "limbotable"], env=environment)
    deadline = time.monotonic() + 250
    try:
        while not lines_kept(data) >= 3:
            assert time.monotonic() < deadline
            assert program.poll() is None
            time.sleep(0.02)
    finally:
        program.kill()
        program.wait()
    lines = kept(data)
    assert lines.endswith("\n")
    desk = open_table(data=data)
    assert desk.record() == lines
    assert desk.match.ply >= 3
    assert desk.warned == []


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="each program is forked from one that is warm")
def test_no_line_that_was_shown_is_lost_by_a_kill_at_any_moment(tmp_path) -> None:
    """A few kills of a window that plays by itself; the long proof has hundreds, amid much else."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.app.playing_table", str(tmp_path), "0", "6"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) >= 6


def test_what_was_deleted_more_than_30_days_ago_is_forgotten_at_the_start(open_table, data) -> None:
    close(open_table(data=data))
    desk = open_table(data=data)
    play_on(desk, 2)
    close(desk)
    (number,) = numbers(data)
    for hours, left in ((-1, [number]), (1, [])):
        then = datetime.now(UTC) - timedelta(days=30, hours=hours)
        change(data, "UPDATE matches SET deleted = ?", then.isoformat())
        autosave = Autosave(data)
        assert autosave.trouble is None
        autosave.close()
        assert numbers(data) == left
