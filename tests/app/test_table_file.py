"""The match on the table is kept line by line, and found again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from limbotable.app.table_file import TableFile
from limbotable.play.match import Match
from limbotable.play.record import read_record
from tests.app.conftest import Desk


@pytest.fixture
def data(tmp_path) -> Path:
    """Where the program keeps its data; nothing is there yet."""
    return Path(tmp_path / "data" / "limbotable")


def kept(data: Path, name: str = "table.limbo") -> str:
    return (data / name).read_text(encoding="utf-8")


def play_on(desk: Desk, times: int = 1) -> None:
    for _ in range(times):
        desk.play()
        while desk.sitting.waiting:
            desk.scripted.answer()


def close(desk: Desk) -> None:
    desk.window.close()
    QApplication.processEvents()


def test_every_line_is_on_disk_before_it_is_on_the_table(open_table, data) -> None:
    desk = open_table(data=data)
    assert kept(data) == desk.record()
    assert len(kept(data).splitlines()) == 2
    seen: list[bool] = []
    for told in (desk.sitting.told, desk.sitting.beats):
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


def test_lines_are_added_and_not_all_written_again(open_table, data) -> None:
    desk = open_table(data=data)
    same = (data / "table.limbo").stat().st_ino
    play_on(desk, 3)
    assert (data / "table.limbo").stat().st_ino == same


@pytest.mark.parametrize("players", [("person", "novice"), ("novice", "person"), ("person", "person")])
def test_the_program_goes_on_where_it_was(open_table, data, players) -> None:
    desk = open_table(*players, data=data, casual=False)
    if desk.view.covered:
        desk.uncover()
    if desk.sitting.waiting:
        desk.scripted.answer()
    desk.play()
    before, log = desk.record(), desk.log()
    close(desk)
    again = open_table("novice", "novice", data=data)
    assert again.record() == before
    assert again.sitting.setup.players == players
    assert again.warned == []
    if again.view.covered:
        again.uncover()
    assert again.log()[: len(log)] == log
    if again.sitting.waiting:
        again.scripted.answer()
    again.play()
    assert kept(data) == again.record() != before


def test_a_match_that_is_over_is_not_gone_on_with(open_table, data) -> None:
    desk = open_table(data=data)
    while desk.match.result is None:
        play_on(desk)
    close(desk)
    again = open_table(data=data)
    assert again.match.ply == 1
    assert not (data / "last.limbo").exists()


@pytest.mark.parametrize("way", ["restart", "open"])
def test_an_unfinished_match_is_moved_aside_by_another(open_table, data, tmp_path, way) -> None:
    desk = open_table(data=data)
    untouched = desk.record()
    desk.do("restart")
    assert not (data / "last.limbo").exists()
    play_on(desk, 2)
    unfinished = desk.record()
    if way == "restart":
        desk.do("restart")
    else:
        (tmp_path / "other.limbo").write_text(untouched, encoding="utf-8")
        desk.window.open(tmp_path / "other.limbo")
    assert kept(data, "last.limbo") == unfinished
    assert kept(data) == desk.record() == untouched


def test_a_line_that_was_cut_off_is_written_anew(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk, 2)
    close(desk)
    whole = kept(data)
    (data / "table.limbo").write_text(whole[:-2], encoding="utf-8")
    again = open_table(data=data)
    assert whole.startswith(again.record())
    assert kept(data) == again.record()
    if again.sitting.waiting:
        again.scripted.answer()
    assert Match.of_record(read_record(kept(data))).lines == again.match.lines


def newer(record: str) -> str:
    return record.replace('"limbotable": 1', '"limbotable": 2')


@pytest.mark.parametrize(
    "spoil",
    [lambda _: "{", lambda _: "", newer, lambda text: f"{text}0 hop\n"],
    ids=["header", "empty", "newer", "line"],
)
def test_what_cannot_be_read_is_put_aside(open_table, data, spoil: Callable[[str], str]) -> None:
    desk = open_table(data=data)
    close(desk)
    spoilt = spoil(kept(data))
    (data / "table.limbo").write_text(spoilt, encoding="utf-8")
    again = open_table(data=data)
    QApplication.processEvents()
    aside = data / "table.damaged.limbo"
    assert again.warned == [f"The last match could not be read. The file was put aside: {aside}"]
    assert aside.read_text(encoding="utf-8") == spoilt
    assert kept(data) == again.record()


def test_what_cannot_be_put_aside_stays_where_it_is(open_table, data) -> None:
    (data / "table.damaged.limbo" / "in the way").mkdir(parents=True)
    (data / "table.limbo").write_bytes(b"\xff")
    desk = open_table(data=data)
    QApplication.processEvents()
    play_on(desk)
    QApplication.processEvents()
    (said,) = desk.warned
    assert str(data / "table.limbo") in said
    assert (data / "table.limbo").read_bytes() == b"\xff"


def test_where_nothing_can_be_written_it_is_said_once_and_play_goes_on(open_table, data) -> None:
    data.parent.mkdir()
    data.write_text("a file where a directory should be")
    desk = open_table(data=data)
    play_on(desk, 2)
    QApplication.processEvents()
    desk.do("restart")
    QApplication.processEvents()
    assert desk.warned == [f"The match is not kept: {data / 'table.limbo'} could not be written."]
    assert desk.match.ply == 1


def test_after_a_failure_the_whole_match_is_written(open_table, data) -> None:
    desk = open_table(data=data)
    (data / "table.limbo").unlink()
    (data / "table.limbo").mkdir()
    play_on(desk)
    QApplication.processEvents()
    assert len(desk.warned) == 1
    (data / "table.limbo").rmdir()
    play_on(desk)
    assert kept(data) == desk.record()


def test_two_programs_do_not_write_into_one_file(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk)
    other = open_table(data=data)
    QApplication.processEvents()
    assert other.warned == ["Another Limbo Table is open. The match in this one is not kept."]
    assert other.match.ply == 1
    play_on(other, 2)
    assert kept(data) == desk.record()
    close(desk)
    third = TableFile(data)
    assert third.take()
    third.release()


@pytest.mark.skipif(sys.platform != "linux", reason="the directories are named as on Linux")
def test_a_program_that_is_killed_has_lost_nothing(open_table, tmp_path) -> None:
    match = {"players": ["novice", "novice"], "names": ["", ""], "options": {"end": "rounds 1"}}
    settings = {"language": "en", "game": "countdown", "matches": {"countdown": match}}
    (tmp_path / "config" / "limbotable").mkdir(parents=True)
    (tmp_path / "config" / "limbotable" / "settings.json").write_text(json.dumps(settings))
    places = {"HOME": tmp_path, "XDG_CONFIG_HOME": tmp_path / "config", "XDG_DATA_HOME": tmp_path / "data"}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **{k: str(v) for k, v in places.items()}}
    data = tmp_path / "data" / "limbotable"
    program = subprocess.Popen([sys.executable, "-m", "limbotable"], env=environment)
    deadline = time.monotonic() + 60
    while not (data / "table.limbo").exists() or len(kept(data).splitlines()) < 4:
        assert time.monotonic() < deadline
        assert program.poll() is None
        time.sleep(0.02)
    program.send_signal(signal.SIGKILL)
    program.wait()
    lines = kept(data)
    assert lines.endswith("\n")
    desk = open_table(data=data)
    assert desk.record() == lines
    assert desk.match.ply >= 3
    assert desk.warned == []
