"""Computer players, in a real process of their own."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from limbotable.engine.messages import Answer, Judge, Judgement, Think
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.referee import Question
from limbotable.ui.engine import engine_port
from limbotable.ui.engine.engine_port import Engine, EnginePort
from limbotable.ui.words.speak import speak
from tests.hostile_folder import HostileFolder
from tests.manual_clock import ManualClock
from tests.patience import PATIENCE

FOR_EVER = 86_400.0  # seconds that a computer player may think: it will have to be told to act


@pytest.fixture
def match() -> Match:
    game = GAMES[0]
    made = Match(game, game.complete({}), ("South", "North"))
    Dealer(7).deal(made)
    return made


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def engine(qtbot, clock):
    made = Engine(clock=clock)
    yield made
    made.close()


@pytest.fixture(scope="module")
def running(qapp):
    """An engine whose process goes on from test to test."""
    made = Engine(clock=ManualClock())
    yield made
    made.close()


@pytest.fixture
def asked(running):
    """An engine that is only asked, and not disturbed; its process may run already."""
    yield running
    running.forget()


@pytest.fixture
def failures(engine) -> list[str]:
    found: list[str] = []
    engine.failed.connect(found.append)
    return found


@pytest.fixture
def answer_with(monkeypatch, tmp_path) -> Callable[..., Path]:
    """Have a shell in the place of the engine answer each request with the next of these lines."""
    if sys.platform == "win32":
        pytest.skip("it is a shell that answers")

    def answer(*lines: str) -> Path:
        """Return the file to which the requests are written."""
        folder: Path = tmp_path
        told, asked, program = (folder / name for name in ("told", "asked", "program"))
        told.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        program.write_text(
            f"#!/bin/sh\nexec 3< '{told}'\nwhile read -r request; do\n"
            f"    printf '%s\\n' \"$request\" >> '{asked}'\n"
            "    read -r line <&3 && printf '%s\\n' \"$line\"\ndone\n"
        )
        program.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(program))
        return asked

    return answer


def question(match: Match, level: str = "novice", seconds: float = 0.05) -> Think:
    return Think(level=level, seconds=seconds, record=perspective(match, match.turn).text())


def process_of(engine: Engine) -> QProcess:
    """The process, once it runs."""
    process = engine.process
    assert process is not None
    assert process.waitForStarted(PATIENCE)
    return process


def test_it_answers_from_one_process(asked, match, qtbot) -> None:
    answers: list[Answer] = []
    asked.ask(question(match), answers.append)
    first = process_of(asked)
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=PATIENCE)
    asked.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=PATIENCE)
    assert asked.process is first
    for answer in answers:
        assert answer.action == answer.considered[0].action
        assert sorted(one.action for one in answer.considered) == match.legal()


@pytest.mark.skipif(sys.platform == "win32", reason="there the program in front comes first anyway")
def test_it_waits_where_the_table_needs_the_processor(asked, match, qtbot) -> None:
    answers: list[Answer] = []
    asked.ask(question(match), answers.append)
    number = process_of(asked).processId()
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=PATIENCE)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, number) == min(19, own + 5)


def test_it_judges_what_was_done(asked, match, qtbot) -> None:
    match.push(match.turn, match.legal()[0])
    judged: list[Judgement] = []
    request = Judge(record=match.record().text(), ply=1, playouts=1, seconds=0.05)
    asked.judge(request, judged.append)
    qtbot.waitUntil(lambda: bool(judged), timeout=PATIENCE)
    (found,) = judged
    assert (found.ply, found.seat, found.action) == (1, match.lines[1].who, match.lines[1].action)
    assert found.open is not None
    asked.judge(request, judged.append)
    asked.forget()
    answers: list[Answer] = []
    asked.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert len(judged) == 1


def test_it_runs_nothing_of_the_current_folder(engine, match, qtbot, monkeypatch, tmp_path) -> None:
    folder = HostileFolder(tmp_path / "downloads")
    monkeypatch.chdir(folder.path)
    answers: list[Answer] = []
    engine.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert folder.has_run == set()


def test_no_process_runs_before_it_is_asked(engine) -> None:
    engine.hurry()
    engine.forget()
    assert engine.process is None


def test_what_is_forgotten_is_not_answered(asked, match, qtbot) -> None:
    answers: list[str] = []
    asked.ask(question(match, "expert", FOR_EVER), lambda _: answers.append("too late"))
    asked.forget()
    asked.ask(question(match, "expert", FOR_EVER), lambda _: answers.append("too late"))
    asked.ask(question(match), lambda _: answers.append("in time"))
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert answers == ["in time"]


def test_in_a_hurry_it_answers_at_once(asked, match, qtbot) -> None:
    answers: list[Answer] = []
    asked.ask(question(match, "expert", FOR_EVER), answers.append)
    asked.hurry()
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert answers[0].playouts >= 1


def test_a_process_that_ends_is_started_again(engine, match, failures, qtbot) -> None:
    answers: list[Answer] = []
    engine.ask(question(match, "expert", FOR_EVER), answers.append)
    first = process_of(engine)
    first.kill()
    qtbot.waitUntil(lambda: engine.process not in (None, first), timeout=PATIENCE)
    engine.hurry()
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert failures == []


def test_a_process_that_ends_every_time_is_given_up(engine, match, failures, qtbot) -> None:
    answers: list[Answer] = []
    engine.ask(question(match, "expert", FOR_EVER), answers.append)
    first = process_of(engine)
    first.kill()
    qtbot.waitUntil(lambda: engine.process not in (None, first), timeout=PATIENCE)
    process_of(engine).kill()
    qtbot.waitUntil(lambda: bool(failures), timeout=PATIENCE)
    assert answers == []
    engine.ask(question(match), answers.append)  # and the next question is a new one
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert failures == ["Its process has crashed, or was ended from outside (SIGKILL)."]


def test_a_process_that_ends_unasked_is_started_by_the_next_question(engine, match, failures, qtbot) -> None:
    answers: list[Answer] = []
    engine.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=PATIENCE)
    process_of(engine).kill()
    qtbot.waitUntil(lambda: engine.process is None, timeout=PATIENCE)
    engine.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=PATIENCE)
    assert failures == []


def test_a_program_that_cannot_be_started_is_a_failure(
    engine, match, failures, qtbot, monkeypatch, tmp_path
) -> None:
    answers: list[Answer] = []
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", str(tmp_path / "no-such-program"))
        engine.ask(question(match), answers.append)
        qtbot.waitUntil(lambda: bool(failures), timeout=PATIENCE)
    assert failures[0].startswith("It could not be started: ")
    assert len(failures[0].partition(": ")[2]) > len("no")
    engine.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert len(failures) == 1


def test_what_the_engine_refuses_is_a_failure_with_its_reason(
    engine, match, failures, qtbot, monkeypatch
) -> None:
    with monkeypatch.context() as translated:
        translated.setattr(engine_port, "speak", lambda said: f"«{speak(said)}»")
        engine.ask(question(match, "grandmaster"), lambda _: None)
        qtbot.waitUntil(lambda: bool(failures), timeout=PATIENCE)
    assert "grandmaster" in failures[0]
    assert failures[0].startswith("«")


def test_a_reason_that_is_not_known_is_given_as_it_is(engine, match, failures, qtbot, answer_with) -> None:
    answer_with(
        '{"id": 1, "error": {"code": "x", "message": "too bad"}}',
        '{"id": 2, "error": {"message": "too bad", "reason": "from.the.future"}}',
    )
    for count in (1, 2):
        engine.ask(question(match), lambda _: failures.append("an answer"))
        qtbot.waitUntil(lambda count=count: len(failures) == count, timeout=PATIENCE)
    assert failures == ["too bad", "too bad"]


@pytest.mark.parametrize(
    "line", ["no JSON", "[]", '{"id": 1}', '{"id": 1, "action": 7}', '{"id": 1, "error": []}', "\xff"]
)
@pytest.mark.skipif(sys.platform == "win32", reason="the nonsense is said by a shell")
def test_nonsense_is_as_bad_as_a_crash(
    engine, match, failures, qtbot, monkeypatch, caplog, tmp_path, line
) -> None:
    (tmp_path / "line").write_bytes(line.encode("latin-1") + b"\n")
    program = tmp_path / "nonsense"
    program.write_text(f"#!/bin/sh\ncat '{tmp_path / 'line'}'\nexec cat > /dev/null\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    engine.ask(question(match), lambda _: failures.append("an answer"))
    qtbot.waitUntil(lambda: bool(failures), timeout=PATIENCE)
    assert failures == ["Its answer could not be understood."]
    assert not engine.busy
    assert len(caplog.records) == 2  # tries


def test_a_line_is_asked_for_and_heard(engine, match, qtbot, answer_with) -> None:
    found = {
        "action": "pass",
        "value": 0.5,
        "uncertainty": 0.1,
        "considered": [],
        "playouts": 1,
        "seconds": 0.1,
    }
    asked = answer_with(
        json.dumps({**found, "id": 1, "line": ["pass", "double"]}), json.dumps({**found, "id": 2})
    )
    answers: list[Answer] = []
    requests = (Think(level="expert", seconds=0.5, record="…", line=True), question(match))
    for count, request in enumerate(requests, start=1):
        engine.ask(request, answers.append)
        qtbot.waitUntil(lambda count=count: len(answers) == count, timeout=PATIENCE)
    first, second = (json.loads(line) for line in asked.read_text(encoding="utf-8").splitlines())
    assert (first["cmd"], first["line"]) == ("think", True)
    assert not second.get("line", False)
    assert [answer.line for answer in answers] == [["pass", "double"], []]


def test_processes_that_have_ended_are_let_go(engine, match, qtbot) -> None:
    answers: list[Answer] = []
    for n in (1, 2):
        engine.ask(question(match), answers.append)
        qtbot.waitUntil(lambda n=n: len(answers) == n, timeout=PATIENCE)
        process_of(engine).kill()
        qtbot.waitUntil(lambda: engine.process is None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: engine.findChildren(QProcess) == [], timeout=PATIENCE)


def test_a_thinking_engine_is_told_to_end(engine, match, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(engine_port, "_BEFORE_KILL", PATIENCE // 4)
    answers: list[Answer] = []
    engine.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    engine.ask(question(match, "expert", FOR_EVER), answers.append)
    process, ended = process_of(engine), list[QProcess.ExitStatus]()
    process.finished.connect(lambda _code, status: ended.append(status))
    engine.close()
    assert ended == [QProcess.ExitStatus.NormalExit]


@pytest.mark.parametrize("thinking", [False, True], ids=["idle", "thinking"])
def test_closing_leaves_no_process(engine, match, failures, qtbot, thinking) -> None:
    answers: list[Answer] = []
    engine.ask(question(match, "expert", FOR_EVER if thinking else 0.01), answers.append)
    process = process_of(engine)
    if not thinking:
        qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    engine.close()
    assert process.state() == QProcess.ProcessState.NotRunning
    assert failures == []
    engine.close()


def asked_of(match: Match) -> Question:
    """What the seat to act is asked."""
    return Question(match.ply, match.turn, partial(perspective, match, match.turn))


def test_a_port_answers_with_the_ply_of_its_question(asked, match, qtbot) -> None:
    answers: list[tuple[int, str]] = []
    port = EnginePort(asked, "novice", 0.05)
    port.ask(asked_of(match), lambda *a: answers.append(a))
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert answers[0][0] == match.ply == 1
    assert answers[0][1] in match.legal()


def test_a_port_forgets(asked, match, qtbot) -> None:
    answers: list[str] = []
    port = EnginePort(asked, "expert", FOR_EVER)
    port.ask(asked_of(match), lambda *_: answers.append("late"))
    port.forget()
    asked.ask(question(match), lambda _: answers.append("in time"))
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert answers == ["in time"]


# --- a process that does not answer ----------------------------------------------------------------------
STARTED = 15_000  # milliseconds that a process may have to start
LATE = 5_000  # by how much an answer may be late

posix = pytest.mark.skipif(sys.platform == "win32", reason="a process is stopped by a signal")


def stopped(engine: Engine) -> QProcess:
    """The process, once it runs and does nothing any more."""
    process = process_of(engine)
    os.kill(process.processId(), signal.SIGSTOP)
    return process


def written(engine: Engine) -> QProcess:
    """The process, once it has been sent all that it was told: newer versions of Qt write later."""
    process = process_of(engine)
    while process.bytesToWrite():
        assert process.waitForBytesWritten(PATIENCE)
    return process


def said_by(process: QProcess) -> int | None:
    """How many bytes a process has written by now, where the system tells that."""
    try:
        told = Path(f"/proc/{process.processId()}/io").read_text()
    except OSError:
        return None
    return int(re.findall(r"^wchar: (\d+)$", told, re.MULTILINE)[0])


def await_words(process: QProcess, before: int | None) -> None:
    """Wait until a process has written more than before, and then no more; nothing is read meanwhile."""
    if before is None:
        time.sleep(3)
        return
    end = time.monotonic() + PATIENCE / 1000
    said: int | None = before
    while said == before or said != said_by(process):
        assert time.monotonic() < end
        said = said_by(process)
        time.sleep(0.2)


def one_answer(engine: Engine, match: Match, qtbot: QtBot) -> None:
    """Have the process answer once: then it is known to listen."""
    answers: list[Answer] = []
    engine.ask(question(match), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)


@posix
@pytest.mark.parametrize("judging", [False, True], ids=["think", "judge"])
def test_a_process_that_hangs_is_put_away(engine, clock, match, failures, qtbot, judging) -> None:
    one_answer(engine, match, qtbot)
    hung = stopped(engine)
    answers: list[object] = []
    if judging:
        match.push(match.turn, match.legal()[0])
        engine.judge(Judge(record=match.record().text(), ply=1, playouts=1, seconds=3.0), answers.append)
    else:
        engine.ask(question(match, "novice", 6.0), answers.append)
    clock.advance(6_000 + LATE - 1)
    assert engine.process is hung
    clock.advance(1)
    assert engine.process not in (None, hung)
    if not judging:
        engine.hurry()
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert failures == []
    qtbot.waitUntil(lambda: engine.findChildren(QProcess) == [engine.process], timeout=PATIENCE)


@posix
def test_where_every_process_hangs_that_is_said(engine, clock, match, failures, qtbot) -> None:
    answers: list[Answer] = []
    engine.ask(question(match, "novice", 1.0), answers.append)
    stopped(engine)
    clock.advance(1_000 + LATE + STARTED - 1)
    assert engine.busy
    clock.advance(1)
    stopped(engine)
    clock.advance(1_000 + LATE + STARTED)
    assert (answers, failures) == ([], ["It gave no answer in time."])
    assert not engine.busy
    engine.ask(question(match), answers.append)  # the next question is a new one, for another process
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert clock.idle


@posix
def test_whoever_wants_an_answer_now_waits_a_few_seconds_at_most(
    engine, clock, match, failures, qtbot
) -> None:
    one_answer(engine, match, qtbot)
    hung = stopped(engine)
    answers: list[Answer] = []
    engine.ask(question(match, "expert", FOR_EVER), answers.append)
    engine.hurry()
    clock.advance(2_000)
    engine.hurry()  # in vain, and no reason to wait any longer
    clock.advance(1_000)
    assert engine.process not in (None, hung)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)  # the other process is in a hurry, too
    assert failures == []


@posix
def test_a_new_question_does_not_wait_for_a_process_that_hangs(engine, clock, match, failures, qtbot) -> None:
    one_answer(engine, match, qtbot)
    for _ in range(3):  # it costs the new question none of its tries
        engine.ask(question(match, "expert", FOR_EVER), lambda _: failures.append("too late"))
        hung = stopped(engine)
        answers: list[Answer] = []
        engine.ask(question(match), answers.append)
        clock.advance(1_000)
        assert engine.process not in (None, hung)
        qtbot.waitUntil(lambda answers=answers: bool(answers), timeout=PATIENCE)
    assert failures == []


@posix
def test_a_process_that_hangs_and_is_not_asked_is_put_away(engine, clock, match, failures, qtbot) -> None:
    one_answer(engine, match, qtbot)
    engine.ask(question(match, "expert", FOR_EVER), lambda _: failures.append("too late"))
    stopped(engine)
    engine.forget()
    clock.advance(1_000)
    assert engine.process is None
    assert (failures, clock.idle) == ([], True)


@posix
def test_closing_does_not_wait_for_a_process_that_hangs(engine, match) -> None:
    engine.ask(question(match, "expert", FOR_EVER), lambda _: None)
    process = stopped(engine)
    engine.close()
    assert process.state() == QProcess.ProcessState.NotRunning


def test_an_answer_that_was_on_its_way_is_in_time(engine, clock, match, failures, qtbot) -> None:
    """As when this program was stopped, and not the other: the clock rings before anything is read."""
    one_answer(engine, match, qtbot)
    answers: list[Answer] = []
    before = said_by(process_of(engine))
    engine.ask(question(match), answers.append)
    first = written(engine)
    await_words(first, before)
    clock.advance(FOR_EVER)
    assert (len(answers), failures) == (1, [])
    engine.ask(question(match, "expert", FOR_EVER), lambda _: failures.append("too late"))
    before = said_by(first)
    engine.forget()
    written(engine)
    await_words(first, before)
    clock.advance(FOR_EVER)
    assert engine.process is first


def test_nothing_is_late_when_all_is_answered(engine, clock, match, qtbot) -> None:
    one_answer(engine, match, qtbot)
    engine.ask(question(match, "expert", FOR_EVER), lambda _: None)
    engine.forget()
    qtbot.waitUntil(lambda: clock.idle, timeout=PATIENCE)
    process = engine.process
    clock.advance(10 * FOR_EVER)
    assert engine.process is process


@pytest.mark.parametrize(
    ("request_", "longest"),
    [
        (Think(), 1.0),
        (Think(seconds=8), 8.0),
        (Think(seconds=0.5, playouts=3), 0.5),
        (Think(playouts=3), None),
        (Judge(record="", ply=1, seconds=3.0, playouts=9), 6.0),
    ],
)
def test_how_long_a_question_may_be_thought_about(request_, longest) -> None:
    assert engine_port.longest_thinking(request_) == longest


# --- why it stopped --------------------------------------------------------------------------------------
def script(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    """Have a shell script in the place of the engine."""
    program = folder / "script"
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))


def why(engine: Engine, match: Match, failures: list[str], qtbot: QtBot) -> list[str]:
    engine.ask(question(match), lambda _: failures.append("an answer"))
    qtbot.waitUntil(lambda: bool(failures), timeout=PATIENCE)
    (said,) = failures
    return said.split("\n")


@posix
def test_its_exit_status_and_its_last_words_are_told(
    engine, match, failures, qtbot, monkeypatch, tmp_path, caplog
) -> None:
    script(
        monkeypatch,
        tmp_path,
        r"for n in 1 2 3 4 5 6 7; do echo line $n >&2; done; printf last\\033 >&2; exit 3",
    )
    said = why(engine, match, failures, qtbot)
    assert said[:2] == ["Its process has ended, with exit status 3.", "Its last message:"]
    assert said[2:] == ["line 4", "line 5", "line 6", "line 7", "last"]
    assert "the engine says: line 1" in caplog.messages


@posix
def test_a_process_that_says_nothing_has_no_last_words(
    engine, match, failures, qtbot, monkeypatch, tmp_path
) -> None:
    script(monkeypatch, tmp_path, "kill -SEGV $$")
    assert why(engine, match, failures, qtbot) == [
        "Its process has crashed, or was ended from outside (SIGSEGV)."
    ]


def test_a_crash_on_windows_has_a_number() -> None:
    assert engine_port.crash_name(-1073741819) == "0xc0000005"
