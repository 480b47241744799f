"""Reports of problems, the errors that lead to them, and what a crash leaves."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit, QPushButton, QWidget

from limbotable import __version__
from limbotable.app.errors.crashes import CrashLog
from limbotable.app.errors.error_log import ErrorLog
from limbotable.app.errors.report import Reports
from limbotable.games import GAMES
from limbotable.play.comments import Comment
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.store.settings import LastMatch, Settings
from limbotable.ui.dialogs.report_dialog import ReportDialog


def played(*names: str) -> Match:
    """A match of the first game that has just been dealt."""
    match = Match(GAMES[0], GAMES[0].complete({}), names)
    Dealer(7).deal(match)
    match.comment(1, Comment("!", f"{names[0]} dealt"))
    return match


@pytest.fixture
def reports(qtbot, qapp):
    settings = Settings(cloth="light", matches={"countdown": LastMatch(names=["Aino", "Väinö"])})
    parent = QWidget()
    qtbot.addWidget(parent)
    yield Reports(lambda: settings, lambda: played("Aino", "Väinö"), parent)
    parent.close()


def box() -> ReportDialog:
    """The one report that is shown."""
    (found,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, ReportDialog) and w.isVisible()]
    return found


def report_of(dialog: ReportDialog) -> str:
    return dialog.findChildren(QPlainTextEdit)[1].toPlainText()


def press(dialog: ReportDialog, text: str) -> None:
    button = next(b for b in dialog.findChildren(QPushButton) if text in b.text().replace("&", ""))
    button.click()


def test_a_report_says_what_is_needed_and_names_nobody(reports) -> None:
    text = reports.text("I pressed H.", f"Traceback: {Path.home()}/limbotable/x.py")
    assert "I pressed H." in text
    assert "Traceback: ~/limbotable/x.py" in text
    assert f"Limbo Table {__version__}" in text
    assert "PySide6" in text
    assert '"cloth": "light"' in text
    assert "Aino" not in text
    assert "Väinö" not in text
    record = read_record(text[text.index('{"limbotable"') :])
    assert record.lines == played("Aino", "Väinö").record().lines


def test_what_is_shown_tells_nobody_the_cards_of_others(reports) -> None:
    deal = played("Aino", "Väinö").lines[0].action
    assert deal in reports.text()
    assert deal not in reports.text(whole=False)
    reports.ask()
    assert deal not in report_of(box())
    box().reject()


def test_what_is_broken_does_not_stop_a_report(qapp) -> None:
    def broken() -> Match:
        raise ZeroDivisionError("no match")

    text = Reports(Settings, broken).text("words")
    assert "(ZeroDivisionError: no match)" in text
    assert "words" in text


def test_the_users_own_words_are_in_it_as_they_are_written(reports) -> None:
    reports.ask()
    remarks = box().findChildren(QPlainTextEdit)[0]
    remarks.setPlainText("The ace\nwas gone.")
    assert "The ace\nwas gone." in report_of(box())
    box().reject()
    assert not reports.shown


def test_it_is_copied_or_saved_where_the_user_says(reports, tmp_path, monkeypatch) -> None:
    reports.ask()
    whole = reports.text()
    press(box(), "Copy")
    assert QApplication.clipboard().text() == whole
    path = tmp_path / "oma raportti.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    press(box(), "Save")
    assert path.read_text("utf-8") == whole
    path = tmp_path / "nowhere" / "report.txt"
    press(box(), "Save")
    assert any(f"{path} could not be written." in label for label in texts(box()))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    press(box(), "Save")
    box().reject()


def texts(widget: QWidget) -> list[str]:
    return [child.property("text") or "" for child in widget.findChildren(QWidget)]


# Errors


def fail(error_log: ErrorLog, call: Callable[[], object]) -> None:
    try:
        call()
    except Exception as error:  # noqa: BLE001
        error_log.note(type(error), error, error.__traceback__)


def divide() -> float:
    return 1 / 0


def look_up() -> int:
    return dict[str, int]()["x"]


def test_a_thousand_times_the_same_error_is_one_box(reports, capsys) -> None:
    error_log = ErrorLog(reports)
    for _ in range(1000):
        fail(error_log, divide)
    assert not reports.shown  # not in the middle of what went wrong
    QApplication.processEvents()
    assert "1000 ×" in report_of(box())
    assert report_of(box()).count("ZeroDivisionError") == 1
    assert capsys.readouterr().err.count("ZeroDivisionError") == 1
    box().reject()
    fail(error_log, divide)
    QApplication.processEvents()
    assert not reports.shown


def test_another_error_joins_the_box_that_is_open(reports, capsys) -> None:
    error_log = ErrorLog(reports)
    fail(error_log, divide)
    QApplication.processEvents()
    fail(error_log, look_up)
    QApplication.processEvents()
    assert "KeyError" in report_of(box())
    box().reject()


def test_an_error_after_the_box_is_told_of_and_the_fourth_is_not(reports, capsys) -> None:
    error_log = ErrorLog(reports)
    kinds = (ValueError, TypeError, OSError, RuntimeError)
    shown = []
    for kind in kinds:
        error_log.note(kind, kind("no"))
        QApplication.processEvents()
        shown.append(reports.shown)
        if reports.shown:
            box().reject()
    assert shown == [True, True, True, False]
    assert "RuntimeError" in capsys.readouterr().err


def test_errors_are_heard_of(reports, monkeypatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    error_log = ErrorLog(reports)
    error_log.heed()
    assert sys.excepthook == error_log.note


def test_an_error_while_a_report_is_asked_for_opens_no_second_box(reports, capsys) -> None:
    error_log = ErrorLog(reports)
    fail(error_log, divide)
    reports.ask()
    QApplication.processEvents()
    assert box().windowTitle() == "Report a problem"
    assert "ZeroDivisionError" in report_of(box())
    box().reject()


# Crashes

CRASH = """
import ctypes, sys
from pathlib import Path
from limbotable.app.errors.crashes import CrashLog
log = CrashLog(Path(sys.argv[1]))
if sys.argv[2] == "well":
    log.close()
elif sys.argv[2] == "crash":
    ctypes.string_at(0)
elif sys.argv[2] == "tell":
    print(log.left())
    log.close()
elif sys.argv[2] == "wait":
    print("ready", flush=True)
    sys.stdin.read()
else:
    import os
    os.kill(os.getpid(), 9)
"""


def run(directory: Path, how: str) -> int:
    command = [sys.executable, "-c", CRASH, str(directory), how]
    return subprocess.run(command, check=False, capture_output=True, timeout=100).returncode


@pytest.fixture
def log(tmp_path):
    was = faulthandler.is_enabled()
    made = CrashLog(tmp_path / "data")
    yield made
    made.close()
    if was:
        faulthandler.enable()


def test_a_crash_is_told_of_at_the_next_start_and_once(log, tmp_path) -> None:
    data = tmp_path / "data"
    assert run(data, "crash") != 0
    text = log.left()
    assert "string_at" in text
    assert log.left() == ""
    (mine,) = data.glob("*.txt")
    assert {path.name for path in data.iterdir()} == {mine.name, mine.with_suffix(".lock").name}
    log.close()
    assert list(data.iterdir()) == []


@pytest.mark.parametrize("how", ["well", "killed"])
def test_an_end_that_is_no_crash_leaves_nothing_to_tell(log, tmp_path, how) -> None:
    run(tmp_path / "data", how)
    assert log.left() == ""


def test_a_program_that_runs_has_not_crashed(log, tmp_path) -> None:
    data = tmp_path / "data"
    (mine,) = data.glob("*.txt")
    mine.write_text("not yet")
    assert log.left() == ""
    with subprocess.Popen(
        [sys.executable, "-c", CRASH, str(data), "wait"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        (its,) = set(data.glob("*.txt")) - {mine}
        its.write_text("not yet")
        assert log.left() == ""
        other.kill()
    assert log.left() == "not yet"
    assert {path.stem for path in data.iterdir()} == {mine.stem}


@pytest.mark.skipif(sys.platform != "linux", reason="only there programs have numbers of their own")
def test_a_crash_is_told_of_where_each_program_has_the_same_number(tmp_path) -> None:
    data = tmp_path / "data"
    unshare = ["unshare", "-fp", "--kill-child", "--mount-proc"]
    started = [*unshare, sys.executable, "-c", CRASH, str(data)]
    if subprocess.run([*unshare, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody have a namespace")
    subprocess.run([*started, "crash"], capture_output=True, check=False)
    told = subprocess.run([*started, "tell"], capture_output=True, text=True, check=True).stdout
    assert "Segmentation fault" in told
    assert list(data.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_nobody_else_can_read_what_a_crash_leaves(tmp_path) -> None:
    before = os.umask(0)
    try:
        log = CrashLog(tmp_path / "data")
        modes = {path.stat().st_mode & 0o777 for path in (tmp_path / "data").iterdir()}
        log.close()
    finally:
        os.umask(before)
    assert (modes, (tmp_path / "data").stat().st_mode & 0o777) == ({0o600}, 0o700)


def test_without_a_place_to_write_nothing_is_different(tmp_path) -> None:
    (tmp_path / "data").write_text("a file where a directory should be")
    log = CrashLog(tmp_path / "data")
    assert log.left() == ""
    log.close()


def test_a_crash_is_offered_as_a_report(reports) -> None:
    reports.tell_of_crash("Fatal Python error: Segmentation fault")
    assert "Segmentation fault" in report_of(box())
    box().reject()
