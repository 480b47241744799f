"""Computer players: a child process that receives perspectives and answers with actions."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from PySide6.QtCore import QObject, QProcess, Signal

from limbotable.core.phrases import Phrase
from limbotable.core.program import command
from limbotable.engine.messages import DEFAULT_SECONDS, Answer, Error, Judge, Judgement, Reply, Stop, Think
from limbotable.games import GAMES
from limbotable.play.referee import Question
from limbotable.ui.engine.last_words import LastWords
from limbotable.ui.table.clock import Alarm, Clock, DesktopClock
from limbotable.ui.table.pace import Pace
from limbotable.ui.words.speak import speak

_log = logging.getLogger(__name__)
#: How many processes may fail at one question before it is given up.
_TRIES: Final = 2
#: All in milliseconds.  The time for an orderly end,
_BEFORE_KILL: Final = 500
#: the delay after the agreed time that makes an answer late,
_LATE: Final = 5_000.0
#: the additional time of a process that has yet to start, which a virus scanner may check first,
_START: Final = 15_000.0
#: the time to confirm a stop where an answer is wanted,
_MOVE_NOW: Final = 3_000.0
#: and where none is: then nothing is lost if the process is killed,
_STOP: Final = 1_000.0
#: and the last wait for an answer on its way.
_LAST_CHANCE: Final = 50

_NICE: Final = 5  #: how much nicer a process that thinks is than the table, where the system has that


_Kind = TypeVar("_Kind", bound=Reply)


@dataclass(slots=True)
class _Pending:
    """A question without an answer yet."""

    number: int
    request: Think | Judge
    #: decodes the line with the answer, and returns the call that delivers it; raises ``MsgspecError``
    take: Callable[[bytes], Callable[[], None]]
    hurried: bool = False  #: whether an answer is wanted at once


def _take(line: bytes, kind: type[_Kind], answer: Callable[[_Kind], None]) -> Callable[[], None]:
    found = msgspec.json.decode(line, type=kind)
    found.id = UNSET  # which only the two ends of the line have to know
    return lambda: answer(found)


class Engine(QObject):
    """One engine process.  It answers one question at a time and starts with the first question.

    A process that gives no answer in the time of its question, and some seconds more, counts as one that has
    ended: it is killed, and a new one gets the question.
    """

    #: The engine did not start, failed in every try, or refused: the reason, in the user's language.
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, clock: Clock | None = None) -> None:
        """``clock`` decides when an answer is late; the default is the desktop's."""
        super().__init__(parent)
        self._clock = DesktopClock(self) if clock is None else clock
        self.process: QProcess | None = None  #: the process that is asked, from the first question on
        self._heard = False  # whether that process has written a line yet
        self._words = LastWords()  # and its last complaints
        self._pending: _Pending | None = None
        self._number = 0  # of the last question or stop
        self._tries = 0
        self._rest = b""
        self._late: Alarm | None = None  # set while an answer is due
        self._stops: dict[int, Alarm] = {}  # by the number of each stop that is not confirmed yet

    @property
    def busy(self) -> bool:
        """Whether a question is pending."""
        return self._pending is not None

    def ask(self, request: Think, answer: Callable[[Answer], None]) -> None:
        """Ask for an action; a pending question is forgotten."""
        self._put(request, lambda line: _take(line, Answer, answer))

    def judge(self, request: Judge, answer: Callable[[Judgement], None]) -> None:
        """Ask for the judgement of an action that was taken; a pending question is forgotten."""
        self._put(request, lambda line: _take(line, Judgement, answer))

    def _put(self, request: Think | Judge, take: Callable[[bytes], Callable[[], None]]) -> None:
        self.forget()
        self._number += 1
        request.id = self._number
        self._pending = _Pending(self._number, request, take)
        self._tries = 1
        self._ask(self._pending)

    def hurry(self) -> None:
        """Ask for the answer to the pending question at once: the best action so far."""
        if self._pending is not None and not self._pending.hurried:
            self._pending.hurried = True
            self._stop(_MOVE_NOW)

    def forget(self) -> None:
        """Forget the pending question; its answer will be dropped."""
        if self._pending is not None:
            self._settle()
            self._stop(_STOP)

    def close(self) -> None:
        """End the process."""
        self.forget()
        process = self._let_go()
        if process is not None:
            process.closeWriteChannel()
            if not process.waitForFinished(_BEFORE_KILL):
                process.kill()
                process.waitForFinished(_BEFORE_KILL)
        for dying in self.findChildren(QProcess):  # this process, and those that were killed just now
            dying.waitForFinished(_BEFORE_KILL)
            dying.deleteLater()

    # --- asking ---------------------------------------------------------------------------------------
    def _ask(self, pending: _Pending) -> None:
        """Send a question to the process, and set the alarm for a late answer."""
        self._send(pending.request)
        if self._pending is not pending:
            return  # there is no process, and the failure has been reported
        if pending.hurried:
            self._stop(_MOVE_NOW)
        longest = longest_thinking(pending.request)
        if longest is not None:
            self._late = self._clock.after(1000 * longest + _LATE + self._start_time, self._is_late)

    @property
    def _start_time(self) -> float:
        """The time that the process may need to start, in milliseconds; 0 once it has written a line."""
        return 0.0 if self._heard else _START

    def _stop(self, soon: float) -> None:
        """Tell the process to stop thinking; it must confirm that within ``soon`` milliseconds."""
        self._number += 1
        self._send(Stop(id=self._number))
        if self.process is not None:
            deaf = partial(self._is_deaf, self._number)
            self._stops[self._number] = self._clock.after(soon + self._start_time, deaf)

    def _send(self, request: Think | Judge | Stop) -> None:
        if self.process is None:
            self._start()
        if self.process is not None:  # on some systems a start fails at once
            self.process.write(msgspec.json.encode(request) + b"\n")

    def _settle(self) -> None:
        """Drop the pending question and its alarm."""
        self._pending = None
        if self._late is not None:
            self._late.cancel()
            self._late = None

    # --- the process ----------------------------------------------------------------------------------
    def _start(self) -> None:
        process = QProcess(self)
        program, *arguments = command(*GAMES.arguments, "engine")
        process.setProgram(program)
        process.setArguments(arguments)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._listen)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._broke)
        process.started.connect(self._give_way)
        self._rest, self._heard, self._words = b"", False, LastWords()
        self.process = process
        process.start()

    def _give_way(self) -> None:
        """Let the process wait where the table needs the processor to move a card.

        On Windows the program in front comes first without that.
        """
        if sys.platform != "win32" and self.process is not None:
            with suppress(OSError):  # it may have ended already
                own = os.getpriority(os.PRIO_PROCESS, 0)
                os.setpriority(os.PRIO_PROCESS, self.process.processId(), own + _NICE)

    def _let_go(self) -> QProcess | None:
        """Let go of the process and its alarms, and return it; its signals are disconnected."""
        process, self.process = self.process, None
        for alarm in self._stops.values():
            alarm.cancel()
        self._stops.clear()
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if process is not None:
            process.started.disconnect(self._give_way)
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect(self._listen)
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._broke)
        return process

    def _put_away(self) -> None:
        """Kill a process that is of no use, whatever its state."""
        process = self._let_go()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.kill()

    def _read(self) -> None:
        process = self.process
        if process is None:
            return
        self._rest += process.readAllStandardOutput().data()
        *lines, self._rest = self._rest.split(b"\n")
        for line in lines:
            self._heard = True
            if not self._take(line):
                _log.warning("not an answer: %r", line[:200])
                self._put_away()
                self._try_again(self.tr("Its answer could not be understood."))
                return
            if self.process is not process:
                return  # the receiver of the answer has closed this process

    def _take(self, line: bytes) -> bool:
        """Take one line of the process; return False for a line that is not a valid answer."""
        try:
            reply = msgspec.json.decode(line, type=Reply)
            if isinstance(reply.id, int) and reply.id in self._stops:
                self._stops.pop(reply.id).cancel()
            if self._pending is None or reply.id != self._pending.number:
                return True  # the answer to a forgotten question, or to a ``stop``
            error = reply.error
            tell = self._pending.take(line) if isinstance(error, UnsetType) else None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return False
        self._settle()
        if tell is not None:
            tell()
        elif not isinstance(error, UnsetType):
            self.failed.emit(_why(error))
        return True

    def _listen(self) -> None:
        if self.process is not None:
            self._words.take(bytes(self.process.readAllStandardError().data()))

    # --- failures -------------------------------------------------------------------------------------
    def _is_late(self) -> None:
        """Handle a late answer: replace the process."""
        self._late = None
        pending = self._pending
        if pending is not None and not self._answers(lambda: self._pending is not pending):
            self._put_away()
            self._try_again(self.tr("It gave no answer in time."))

    def _is_deaf(self, stop: int) -> None:
        """Handle a stop that was not confirmed in time: replace the process."""
        if self._answers(lambda: stop not in self._stops):
            return
        pending = self._pending
        self._put_away()
        if pending is None:
            return
        if pending.hurried:
            self._try_again(self.tr("It gave no answer in time."))
        else:
            self._ask(pending)  # the process hung at the question before: this one loses no try

    def _answers(self, settled: Callable[[], bool]) -> bool:
        """Return whether the answer has come after all: perhaps this program stood still, not the engine."""
        process = self.process

        def done() -> bool:
            return settled() or self.process is not process

        while not done() and process is not None and process.waitForReadyRead(_LAST_CHANCE):
            pass
        return done()

    def _broke(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self.process is not None:
            message = self.process.errorString()
            process = self._let_go()
            if process is not None:
                process.deleteLater()
            self._settle()
            self.failed.emit(self.tr("It could not be started: %1").replace("%1", message))

    def _ended(self, code: int, how: QProcess.ExitStatus) -> None:
        """Handle an unexpected end of the process: start a new one, or report the failure."""
        self._listen()
        process = self._let_go()
        if process is not None:
            process.deleteLater()
        if how == QProcess.ExitStatus.NormalExit:
            why = self.tr("Its process has ended, with exit status %1.").replace("%1", str(code))
        else:
            why = self.tr("Its process has crashed, or was ended from outside (%1).").replace(
                "%1", crash_name(code)
            )
        self._try_again(why)

    def _try_again(self, why: str) -> None:
        """Ask a new process the pending question, or report ``why`` after the last try."""
        pending = self._pending
        if pending is None:
            return
        if self._tries < _TRIES:
            self._tries += 1
            self._ask(pending)
        else:
            self._settle()
            said = self._words.lines()
            self.failed.emit("\n".join([why, *([self.tr("Its last message:"), *said] if said else [])]))


def longest_thinking(request: Think | Judge) -> float | None:
    """Return the most seconds of thinking about a question; None where only playouts bound it."""
    if isinstance(request.seconds, float | int):
        # A judgement is two searches: by what could be known, and with open cards.
        return request.seconds * (2 if isinstance(request, Judge) else 1)
    return DEFAULT_SECONDS if request.playouts is UNSET else None


def crash_name(code: int) -> str:
    """Return the system's name of a crash: the signal, or on Windows the code of the exception."""
    try:
        return signal.Signals(code).name
    except ValueError:
        return hex(code & 0xFFFFFFFF)


def _why(error: Error) -> str:
    """Return the engine's reason for a refusal in the user's language, or its message if that is unknown."""
    try:
        return speak(Phrase(error.reason, tuple(error.values.items())))
    except KeyError:
        return error.message


class EnginePort:
    """The port of a computer player at one seat."""

    def __init__(self, engine: Engine, level: str, seconds: float) -> None:
        self._engine = engine
        self._level = level
        self.seconds = seconds  #: the longest thinking time for one action
        self.pace: Pace | None = None  #: holds its actions back while the table is behind, if there is one

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        record = question.perspective().text()
        # Nobody waits for what is clear.
        request = Think(level=self._level, seconds=self.seconds, record=record, early=True)
        self._engine.ask(request, lambda found: self._act(lambda: answer(question.ply, found.action)))

    def forget(self) -> None:
        self._engine.forget()
        if self.pace is not None:
            self.pace.forget()

    def _act(self, act: Callable[[], None]) -> None:
        if self.pace is None:
            act()
        else:
            self.pace.hold(act)
