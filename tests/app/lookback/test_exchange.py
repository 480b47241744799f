"""Matches that come from elsewhere and go there."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QTimer, QUrl
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from limbotable.app.lookback.match_files import Parcel
from limbotable.app.match.departure import Departure
from limbotable.play.entry import Entry
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import Record
from limbotable.play.sharing import LONGEST, read_shared, share
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.ui.dialogs.progress import Progress
from tests.app.conftest import Desk
from tests.games.countdown.deals import GAME, begun, play
from tests.headers import with_keys
from tests.store.damages import damage

DEAL = ("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")


@pytest.fixture
def data(tmp_path) -> Path:
    return Path(tmp_path / "data" / "limbotable")


@pytest.fixture
def desk(open_table, data) -> Desk:
    opened: Desk = open_table(data=data)
    return opened


@pytest.fixture
def said(desk) -> list[str]:
    heard: list[str] = []
    desk.window.exchange.said.connect(heard.append)
    return heard


def early(*actions: str, **header: object) -> Record:
    match = play(begun(*DEAL), *actions)
    match.header = with_keys(match.header, header)
    return match.record()


def put(text: str) -> None:
    QApplication.clipboard().setText(text)


def written(path: Path, record: Record) -> Path:
    path.write_text(record.text(), encoding="utf-8")
    return path


def store(desk: Desk):
    found = desk.window.table_controller.keeping.store
    assert found is not None
    return found


def names(desk: Desk) -> list[str]:
    return [entry.name for entry in store(desk).entries()]


# In


def test_a_match_is_pasted_from_a_message(desk, said) -> None:
    record = early("Td")
    put(f"Look at this!\n\n> {share(record)[:60]}\n> {share(record)[60:]}\n\nAnna")
    desk.do("paste")
    assert desk.record() == record.text()
    assert desk.warned == []
    assert store(desk).find(record) == desk.window.table_controller.keeping.number
    assert said == ["1 match imported. It is on the table."]


def test_a_whole_record_is_pasted(desk) -> None:
    put(early("Td").text())
    desk.do("paste")
    assert desk.record() == early("Td").text()


def test_files_on_the_clipboard_are_pasted(desk, tmp_path) -> None:
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(written(tmp_path / "a.limbo", early("Td"))))])
    QApplication.clipboard().setMimeData(files)
    desk.do("paste")
    assert desk.record() == early("Td").text()


def test_nothing_at_all_on_the_clipboard_is_no_text(desk) -> None:
    QApplication.clipboard().clear()
    desk.do("paste")
    assert desk.warned == ["There is no text on the clipboard."]


def test_what_cannot_be_pasted_leaves_everything_as_it_was(desk) -> None:
    before, count = desk.record(), len(store(desk).entries())
    complaints = {
        "": "There is no text on the clipboard.",
        "Hello!": "There is no match in this text.",
        share(early("Td"))[:-9]: "The text of this match is damaged or not all of it is there.",
        "limbotable:2:abc": "The text of this match was made by a later version of Limbo Table.",
        early().text() + "0 zz\n": "Line 5: “zz” is not an action of this game.",
        early().text() + "1 3c\n": "Line 5: It is the turn of seat 0.",
        perspective(play(begun(*DEAL)), 0).text(): "Line 1: ",
    }
    for text in complaints:
        put(text)
        desk.do("paste")
    for warned, complaint in zip(desk.warned, complaints.values(), strict=True):
        assert warned.startswith(complaint)
    assert desk.record() == before
    assert len(store(desk).entries()) == count


def test_several_files_come_in_and_the_first_one_goes_onto_the_table(desk, tmp_path, said) -> None:
    records = [early(), early("Td"), early("Td", "3c", name="Perjantai")]
    desk.window.exchange.open([written(tmp_path / f"{n}.limbo", record) for n, record in enumerate(records)])
    assert desk.record() == records[0].text()
    assert len(store(desk).entries()) == 3  # nobody has played the one that was on the table
    assert "Perjantai" in names(desk)
    assert said == ["3 matches imported. The first one is on the table."]
    present = desk.window.table_controller.keeping.number
    for entry in [one for one in store(desk).entries() if one.id != present]:
        other = Autosave(store(desk).file.path.parent)
        assert other.store is not None
        assert other.store.hold(entry.id), "no other match is held"
        other.close()


def test_what_is_wrong_with_one_of_several_does_not_keep_out_the_others(desk, tmp_path) -> None:
    good = written(tmp_path / "good.limbo", early("Td"))
    bad = tmp_path / "bad.limbo"
    bad.write_bytes(b"\xff\xfe\x00")
    worse = tmp_path / "worse.limbo"
    worse.write_text("Hello!", encoding="utf-8")
    missing = tmp_path / "missing.limbo"
    desk.window.exchange.open([bad, worse, missing, good])
    assert desk.record() == early("Td").text()
    (warned,) = desk.warned
    assert warned.splitlines() == [
        f"{bad} contains no Limbo Table match.",
        f"{worse} contains no Limbo Table match.",
        f"{missing} could not be read.",
    ]


@pytest.mark.parametrize(("damaged", "line"), [(b"0 hop", 5), (b"nonsense", 5), (b"0 \xff\xfe", 5), (b"", 5)])
def test_a_file_with_a_damaged_line_is_taken_in_up_to_it(desk, tmp_path, damaged, line) -> None:
    whole = early("Td", "3c")
    lines = whole.text().encode().splitlines()
    path = tmp_path / "damaged.limbo"
    path.write_bytes(b"".join(line + b"\n" for line in [*lines[:4], damaged, *lines[5:]]))
    before = path.read_bytes()
    desk.window.exchange.open([path])
    assert desk.record().splitlines() == whole.text().splitlines()[:4]
    (warned,) = desk.warned
    assert warned.startswith(f"damaged.limbo is damaged. Line {line}: ")
    assert warned.endswith("The match was imported up to the line before that.")
    assert path.read_bytes() == before


def test_a_name_and_a_line_with_per_cent_are_told_as_they_are(desk, tmp_path) -> None:
    path = tmp_path / "My%20match.limbo"
    path.write_text(early("Td").text() + "%1 of %2\n", encoding="utf-8")
    desk.window.open(path)
    (warned,) = desk.warned
    assert warned.startswith("My%20match.limbo is damaged. Line ")
    assert "“%1 of %2”" in warned


def test_a_file_that_is_too_large_is_not_read(desk, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("limbotable.app.lookback.match_files.LARGEST", 100)
    path = written(tmp_path / "large.limbo", early("Td"))
    desk.window.open(path)
    assert desk.warned == ["large.limbo: This text is too long to be a match."]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_file_with_the_line_of_text_is_taken_as_well(desk, tmp_path, encoding) -> None:
    path = tmp_path / "line.limbo"
    path.write_text(share(early("Td")), encoding=encoding)
    desk.window.open(path)
    assert desk.record() == early("Td").text()


def test_what_is_here_already_does_not_come_in_twice(desk, tmp_path) -> None:
    path = written(tmp_path / "a.limbo", early("Td"))
    desk.window.open(path)
    first = desk.window.table_controller.keeping.number
    count = len(store(desk).entries())
    desk.do("restart")
    desk.play()
    desk.window.open(path)
    assert desk.window.table_controller.keeping.number == first
    assert len(store(desk).entries()) == count + 1
    desk.window.exchange.open([path, path])
    assert len(store(desk).entries()) == count + 1


def test_what_another_program_has_on_its_table_comes_in_as_another_match(desk, data, tmp_path) -> None:
    path = written(tmp_path / "a.limbo", early("Td"))
    desk.window.open(path)
    first = desk.window.table_controller.keeping.number
    desk.do("restart")
    desk.play()
    other = Autosave(data)
    assert other.store is not None
    assert other.store.hold(first)
    desk.window.open(path)
    assert desk.record() == early("Td").text()
    assert desk.window.table_controller.keeping.number != first
    other.close()


def test_without_a_library_the_first_match_goes_onto_the_table(open_table, tmp_path) -> None:
    desk = open_table()
    paths = [written(tmp_path / f"{n}.limbo", early(*line)) for n, line in enumerate(["", ["Td"]])]
    desk.window.exchange.open(paths)
    assert desk.record() == early().text()
    assert desk.warned == ["Only the first match could be imported."]


def test_where_not_all_are_written_the_first_one_is_on_the_table(desk, tmp_path, said, monkeypatch) -> None:
    add = store(desk).add

    def full(match: Match, *whence: int | None) -> int:
        if match.header.name == "Too much":
            raise StoreError(StoreTrouble.CLOSED, store(desk).file.path)
        return int(add(match, *whence))

    monkeypatch.setattr(store(desk), "add", full)
    records = [early(), early("Td"), early("Td", "3c", name="Too much")]
    desk.window.exchange.open([written(tmp_path / f"{n}.limbo", record) for n, record in enumerate(records)])
    assert desk.record() == records[0].text()
    assert desk.warned == [f"The match is not being saved: {store(desk).file.path} could not be written."]
    assert said == []
    assert len(store(desk).entries()) == 2


def test_the_match_on_the_table_is_the_one_to_go_on_with(desk, data, tmp_path) -> None:
    records = [early(), early("Td")]
    desk.window.exchange.open([written(tmp_path / f"{n}.limbo", record) for n, record in enumerate(records)])
    present = desk.window.table_controller.keeping.number
    newest = store(desk).last()
    assert newest is not None
    assert newest.id == present


def test_who_stays_at_a_match_that_would_be_lost_takes_nothing_in(
    open_table, data, tmp_path, monkeypatch
) -> None:
    desk = open_table(data=data)
    number = desk.window.table_controller.keeping.number
    refused = "SELECT RAISE(ABORT, 'refused')"
    damage(
        data, f"CREATE TRIGGER refuse BEFORE UPDATE ON matches WHEN NEW.id = {number} BEGIN {refused}; END"
    )
    desk.play()
    assert not desk.window.table_controller.keeping.kept
    heard: list[str] = []
    desk.window.exchange.said.connect(heard.append)
    before, count = desk.record(), len(store(desk).entries())
    put(early("Td").text())
    files = [written(tmp_path / f"{n}.limbo", early(*a)) for n, a in enumerate(["", ["Td"]])]
    with monkeypatch.context() as staying:
        staying.setattr(Departure, "may_leave", lambda *_, **__: False)
        desk.do("paste")
        desk.window.exchange.open(files)
    assert desk.record() == before
    assert heard == []
    assert len(store(desk).entries()) == count


def many(tmp_path: Path, count: int) -> list[Path]:
    return [written(tmp_path / f"{n}.limbo", early("Td", name=f"{n}", x=n)) for n in range(count)]


def test_while_many_come_in_windows_are_painted_and_show_how_far_it_is(
    desk, tmp_path, said, monkeypatch
) -> None:
    monkeypatch.setattr("limbotable.ui.dialogs.progress._PATIENCE", 0)
    seen: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: seen.extend(box.value() for box in desk.window.findChildren(Progress)))
    timer.start(0)
    desk.window.activateWindow()
    desk.window.exchange.open(many(tmp_path, 12))
    timer.stop()
    assert len(set(seen)) >= 10, "other things went on"
    assert said == ["12 matches imported. The first one is on the table."]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.window.findChildren(Progress) == []


def test_what_has_come_in_when_it_is_stopped_stays_whole_and_is_told(
    desk, tmp_path, said, monkeypatch
) -> None:
    files = many(tmp_path, 12)
    monkeypatch.setattr(Progress, "wasCanceled", lambda box: box.value() >= 5)
    taken: list[list[int]] = []
    desk.window.exchange.took_in.connect(taken.append)
    desk.window.exchange.open(files)
    assert said == ["Stopped: 5 of 12 matches imported. They are kept."]
    assert [entry.lines for entry in store(desk).entries()] == [early("Td").text().count("\n") - 1] * 5
    assert desk.match.header.fields()["x"] == 0
    assert len(taken) == 1
    assert len(taken[0]) == 5


def test_nothing_comes_in_when_it_is_stopped_at_once(desk, tmp_path, said, monkeypatch) -> None:
    record, count = desk.record(), len(store(desk).entries())
    monkeypatch.setattr(Progress, "wasCanceled", lambda _: True)
    desk.window.exchange.open(many(tmp_path, 3))
    assert (desk.record(), len(store(desk).entries())) == (record, count)
    assert said == []


def test_of_very_many_wrong_files_a_few_are_named(desk, tmp_path) -> None:
    desk.window.exchange.open([tmp_path / f"{n}.limbo" for n in range(500)])
    (warned,) = desk.warned
    assert len(warned.splitlines()) == 11
    assert warned.endswith("And 490 more files could not be imported.")


def test_of_a_clipboard_of_any_length_only_the_beginning_is_looked_at(desk, monkeypatch) -> None:
    read: list[int] = []

    def count(text: str) -> Record:
        read.append(len(text))
        return read_shared(text)

    monkeypatch.setattr("limbotable.app.lookback.exchange.read_shared", count)
    put("> " * (3 * LONGEST // 4))
    desk.do("paste")
    assert read == [LONGEST]
    assert desk.warned == ["There is no match in this text."]


# Out


def test_the_match_on_the_table_is_copied_as_one_line(desk, said) -> None:
    desk.play()
    desk.do("copy")
    text = QApplication.clipboard().text()
    assert len(text.splitlines()) == 1
    assert read_shared(text).text() == desk.record()
    (told,) = said
    assert told.endswith(" It holds all cards, including those that nobody has seen yet.")
    assert desk.toast() == told


def test_a_game_without_secrets_has_none_to_warn_of(open_table) -> None:
    desk = open_table("person", "novice", game="limit", matches={"limit": {"players": ["person", "novice"]}})
    desk.do("copy")
    assert desk.toast() == "The match is on the clipboard, as one line of text for a message."


def test_a_match_that_is_over_has_no_secrets(desk, said) -> None:
    while desk.match.result is None:
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
    desk.do("copy")
    assert said == ["The match is on the clipboard, as one line of text for a message."]


def test_a_match_keeps_its_name_wherever_it_goes(desk, tmp_path, monkeypatch) -> None:
    desk.play()
    store(desk).rename(desk.window.table_controller.keeping.number, "Perjantai: 2/3")
    desk.do("copy")
    assert read_shared(QApplication.clipboard().text()).header.name == "Perjantai: 2/3"
    chosen: list[str] = []

    def exec_(dialog: QFileDialog) -> int:
        chosen.extend(dialog.selectedFiles())
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile(str(tmp_path / "x.limbo"))
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QFileDialog, "exec", exec_)
    desk.do("save")
    assert Path(chosen[0]).name == "Perjantai 2 3.limbo"
    header = json.loads((tmp_path / "x.limbo").read_text(encoding="utf-8").partition("\n")[0])
    assert header["name"] == "Perjantai: 2/3"


def test_several_are_saved_into_a_folder_and_overwrite_nothing(desk, tmp_path, monkeypatch, said) -> None:
    desk.window.exchange.open(
        [written(tmp_path / f"{n}.limbo", early(*line, name="Same")) for n, line in enumerate(["", ["Td"]])]
    )
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "Same.limbo").write_text("mine", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    numbers = [entry.id for entry in store(desk).entries() if entry.name == "Same"]
    desk.window.exchange.export(numbers)
    assert sorted(path.name for path in folder.iterdir()) == [
        "Same (2).limbo", "Same (3).limbo", "Same.limbo"
    ]  # fmt: skip
    assert (folder / "Same.limbo").read_text(encoding="utf-8") == "mine"
    assert said[-1] == f"2 matches saved in {folder}"


def test_a_folder_that_cannot_be_written_is_said(desk, tmp_path, monkeypatch, said) -> None:
    desk.window.exchange.open(
        [written(tmp_path / f"{n}.limbo", early(*line)) for n, line in enumerate(["", ["Td"]])]
    )
    said.clear()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "nowhere"))
    desk.window.exchange.export([entry.id for entry in store(desk).entries()])
    assert said == []
    assert desk.warned[-1].endswith(".limbo could not be written.")


def kept_matches(desk: Desk, tmp_path: Path, count: int) -> list[int]:
    """Have so many matches of four lines in the library; return their numbers in the order of their names."""
    records = [early("Td", "3c", name=f"No {n}", x=n) for n in range(count)]
    desk.window.exchange.open([written(tmp_path / f"{n}.limbo", record) for n, record in enumerate(records)])
    there = {entry.name: entry.id for entry in store(desk).entries()}
    return [there[f"No {n}"] for n in range(count)]


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """Return the folder that whoever is asked for one chooses."""
    made: Path = tmp_path / "out"
    made.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(made))
    return made


def test_damaged_ones_among_several_are_saved_up_to_the_damage(desk, data, tmp_path, said, folder) -> None:
    whole, gap, refused, unreadable, empty = kept_matches(desk, tmp_path, 5)
    text = early("Td", "3c").text()
    damage(data, "DELETE FROM lines WHERE match = ? AND ply = 1", gap)
    damage(data, "UPDATE lines SET line = '0 Td' WHERE match = ? AND ply = 2", refused)
    damage(data, "UPDATE matches SET game = 'countdown', header = '{}' WHERE id = ?", unreadable)
    damage(data, "UPDATE lines SET line = 'x' WHERE match = ? AND ply = 0", empty)
    desk.window.exchange.export([empty, unreadable, refused, gap, whole])
    lines = {path.stem: path.read_text(encoding="utf-8").splitlines()[1:] for path in folder.iterdir()}
    all_lines = text.splitlines()[1:]
    assert lines == {"No 0": all_lines, "No 1": all_lines[:1], "No 2": all_lines[:2]}
    assert said[-1] == f"3 matches saved in {folder}"
    (warned,) = desk.warned
    assert warned.splitlines() == [
        "Damaged, and saved up to the damaged line: No 2.limbo; No 1.limbo",
        "Too damaged to save any of it: No 4",
    ]


def test_a_damaged_match_alone_is_saved_and_copied_up_to_the_damage(
    desk, data, tmp_path, said, monkeypatch
) -> None:
    _, broken = kept_matches(desk, tmp_path, 2)
    damage(data, "UPDATE lines SET line = '1 Qs' WHERE match = ? AND ply = 2", broken)
    monkeypatch.setattr(QFileDialog, "exec", lambda _: int(QDialog.DialogCode.Accepted))
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(tmp_path / "x.limbo")])
    desk.window.exchange.export([broken])
    wanted = early("Td", "3c").text().splitlines()[1:3]
    assert (tmp_path / "x.limbo").read_text(encoding="utf-8").splitlines()[1:] == wanted
    desk.window.exchange.copy_of(broken)
    assert list(map(str, read_shared(QApplication.clipboard().text()).lines)) == wanted
    saved, copied = desk.warned
    assert saved.startswith("The match is damaged. Line 4: ")
    assert saved.endswith(" It was saved up to the line before that.")
    assert copied.endswith(" It was copied up to the line before that.")
    assert said[-1].startswith("The match is on the clipboard")


@pytest.mark.parametrize("late", [False, True], ids=["before", "after it was found"])
@pytest.mark.parametrize("command", ["export", "copy"])
def test_one_that_another_program_has_removed_is_told_of(
    desk, data, tmp_path, said, monkeypatch, command, late
) -> None:
    _, gone = kept_matches(desk, tmp_path, 2)
    said.clear()
    find = MatchStore.entries_of
    remove = partial(damage, data, "DELETE FROM matches WHERE id = ?", gone)

    def found(there: MatchStore, numbers: list[int]) -> list[Entry]:
        entries = find(there, numbers)
        remove()
        return entries

    if late:
        monkeypatch.setattr(MatchStore, "entries_of", found)
    else:
        remove()
    exchange = desk.window.exchange
    if command == "export":
        exchange.export([gone])
    else:
        exchange.copy_of(gone)
    assert desk.warned == [
        "This match is not in the list of matches any more: another program may have removed it.",
    ]
    assert said == []


def test_what_has_been_saved_when_it_is_stopped_stays_and_is_told(
    desk, tmp_path, said, folder, monkeypatch
) -> None:
    numbers = kept_matches(desk, tmp_path, 8)
    monkeypatch.setattr(Progress, "wasCanceled", lambda box: box.value() >= 3)
    desk.window.exchange.export(numbers)
    assert sorted(path.name for path in folder.iterdir()) == ["No 0.limbo", "No 1.limbo", "No 2.limbo"]
    assert said[-1] == f"Stopped: 3 of 8 matches saved in {folder}."
    assert desk.warned == []


def test_a_library_that_fails_amid_several_is_told_with_what_was_saved(
    desk, tmp_path, said, folder, monkeypatch
) -> None:
    numbers = kept_matches(desk, tmp_path, 3)
    kept, text = store(desk), store(desk).text_while_valid

    def text_but(number: int) -> str:
        if number == numbers[1]:
            raise StoreError(StoreTrouble.GONE, kept.file.path)
        return str(text(number))

    monkeypatch.setattr(kept, "text_while_valid", text_but)
    desk.window.exchange.export(numbers)
    assert [path.name for path in folder.iterdir()] == ["No 0.limbo"]
    assert said[-1] == f"1 match saved in {folder}"
    assert desk.warned == [f"That could not be done: {kept.file.path} was moved or deleted."]


@pytest.mark.parametrize(
    ("name", "seats", "stem"),
    [
        ("", ["Anna", "Veikko"], "Limbo the countdown, Anna - Veikko, 2026-11-2"),
        ("a/b\\c:d*?", ["Anna", "Veikko"], "a b c d"),
        ("...", ["Anna", "Veikko"], "countdown"),
        ("x" * 300, ["Anna", "Veikko"], "x" * 100),
        ("リビングの一局", ["A", "B"], "リビングの一局"),
        ("あ" * 300, ["A", "B"], "あ" * 66),
    ],
)
def test_what_a_file_is_called(name, seats, stem) -> None:
    match = Match(GAME, GAME.complete({}), seats)
    parcel = Parcel(match.record(), name, datetime(2026, 11, 21, 12, tzinfo=UTC))
    assert parcel.stem.startswith(stem)
    assert len(parcel.stem) <= 100
    assert len(parcel.stem.encode()) <= 200
