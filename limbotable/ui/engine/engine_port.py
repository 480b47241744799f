"""Computer players: a child process that is given perspectives and answers with actions."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
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
from limbotable.ui.words.speak import speak

_log = logging.getLogger(__name__)
#: How often the engine is started anew for one question before that is given up.
_TRIES: Final = 2
#: All in milliseconds.  For an orderly end,
_BEFORE_KILL: Final = 500
#: how much later than agreed an answer may come,
_LATE: Final = 5_000.0
#: and how much more from a process that has yet to start, which a virus scanner may look at first,
_START: Final = 15_000.0
#: how soon a stop is heard where an answer is wanted,
_MOVE_NOW: Final = 3_000.0
#: and where none is: then nothing is lost if the process is put away,
_STOP: Final = 1_000.0
#: and how long an answer may take that is on its way.
_LAST_CHANCE: Final = 50


_Kind = TypeVar("_Kind", bound=Reply)


@dataclass(slots=True)
class _Pending:
    """A question that is to be answered."""

    number: int
    request: Think | Judge
    #: reads the line with the answer, and returns what tells it to who asked; raises ``MsgspecError``
    take: Callable[[bytes], Callable[[], None]]
    hurried: bool = False  #: whether it is to be answered at once


def _take(line: bytes, kind: type[_Kind], answer: Callable[[_Kind], None]) -> Callable[[], None]:
    found = msgspec.json.decode(line, type=kind)
    found.id = UNSET  # which only the two ends of the line have to know
    return lambda: answer(found)


class Engine(QObject):
    """One engine process.  It answers one question at a time and is started when it is first asked.

    A process that does not answer in the time that a question has, and some seconds more, is as bad as one
    that has ended: it is put away, and another one is asked.
    """

    #: It cannot be started, broke down in every try, or refused: why, in the user's language.
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, clock: Clock | None = None) -> None:
        """``clock`` says when an answer is late; without one it is the desktop's."""
        super().__init__(parent)
        self._clock = DesktopClock(self) if clock is None else clock
        self._process: QProcess | None = None
        self._heard = False  # whether that process has said anything yet
        self._words = LastWords()  # and what it complained of
        self._pending: _Pending | None = None
        self._number = 0  # of the last question or stop
        self._tries = 0
        self._rest = b""
        self._late: Alarm | None = None  # while an answer is due
        self._stops: dict[int, Alarm] = {}  # the numbers of stops that are to be heard

    @property
    def busy(self) -> bool:
        """Whether a question is pending."""
        return self._pending is not None

    def ask(self, request: Think, answer: Callable[[Answer], None]) -> None:
        """Ask what to do; a question that is pending is forgotten."""
        self._put(request, lambda line: _take(line, Answer, answer))

    def judge(self, request: Judge, answer: Callable[[Judgement], None]) -> None:
        """Ask what something was worth that was done; a question that is pending is forgotten."""
        self._put(request, lambda line: _take(line, Judgement, answer))

    def _put(self, request: Think | Judge, take: Callable[[bytes], Callable[[], None]]) -> None:
        self.forget()
        self._number += 1
        request.id = self._number
        self._pending = _Pending(self._number, request, take)
        self._tries = 1
        self._ask(self._pending)

    def hurry(self) -> None:
        """Have the pending question answered at once, with the best so far."""
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
        for dying in self.findChildren(QProcess):  # this one, and those that were put away just now
            dying.waitForFinished(_BEFORE_KILL)
            dying.deleteLater()

    # --- asking ---------------------------------------------------------------------------------------
    def _ask(self, pending: _Pending) -> None:
        """Put a question to the process, and see to it that it is answered some time."""
        self._send(pending.request)
        if self._pending is not pending:
            return  # there is no process, and that has been told
        if pending.hurried:
            self._stop(_MOVE_NOW)
        longest = _longest(pending.request)
        if longest is not None:
            self._late = self._clock.after(1000 * longest + _LATE + self._start_time, self._is_late)

    @property
    def _start_time(self) -> float:
        """How long the process may need, in milliseconds, until it listens."""
        return 0.0 if self._heard else _START

    def _stop(self, soon: float) -> None:
        """Have the process think no more; it is to hear that within so many milliseconds."""
        self._number += 1
        self._send(Stop(id=self._number))
        if self._process is not None:
            deaf = partial(self._is_deaf, self._number)
            self._stops[self._number] = self._clock.after(soon + self._start_time, deaf)

    def _send(self, request: Think | Judge | Stop) -> None:
        if self._process is None:
            self._start()
        if self._process is not None:  # on some systems a start fails at once
            self._process.write(msgspec.json.encode(request) + b"\n")

    def _settle(self) -> None:
        """There is no question any more."""
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
        self._rest, self._heard, self._words = b"", False, LastWords()
        self._process = process
        process.start()

    def _let_go(self) -> QProcess | None:
        """Have no process any more; the one that there was is none of ours from now on."""
        process, self._process = self._process, None
        for alarm in self._stops.values():
            alarm.cancel()
        self._stops.clear()
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.readyReadStandardError.disconnect(self._listen)
            process.finished.disconnect(self._ended)
            process.errorOccurred.disconnect(self._broke)
        return process

    def _put_away(self) -> None:
        """End a process that is of no use, whatever it does."""
        process = self._let_go()
        if process is not None:
            process.finished.connect(process.deleteLater)
            process.kill()

    def _read(self) -> None:
        process = self._process
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
            if self._process is not process:
                return  # who was answered has no use for it any more

    def _take(self, line: bytes) -> bool:
        """Take one line of the process; say whether it is one that can be."""
        try:
            reply = msgspec.json.decode(line, type=Reply)
            if isinstance(reply.id, int) and reply.id in self._stops:
                self._stops.pop(reply.id).cancel()
            if self._pending is None or reply.id != self._pending.number:
                return True  # the answer to a question that was forgotten, or to a ``stop``
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
        if self._process is not None:
            self._words.take(bytes(self._process.readAllStandardError().data()))

    # --- what goes wrong ------------------------------------------------------------------------------
    def _is_late(self) -> None:
        """The time of the pending question is up, and more."""
        self._late = None
        pending = self._pending
        if pending is not None and not self._answers(lambda: self._pending is not pending):
            self._put_away()
            self._try_again(self.tr("It gave no answer in time."))

    def _is_deaf(self, stop: int) -> None:
        """A stop has not been heard."""
        if self._answers(lambda: stop not in self._stops):
            return
        pending = self._pending
        self._put_away()
        if pending is None:
            return
        if pending.hurried:
            self._try_again(self.tr("It gave no answer in time."))
        else:
            self._ask(pending)  # the question before it was not heard to its end: this one is not to blame

    def _answers(self, settled: Callable[[], bool]) -> bool:
        """Say whether an answer has come after all: perhaps it was this program that stood still."""
        process = self._process

        def done() -> bool:
            return settled() or self._process is not process

        while not done() and process is not None and process.waitForReadyRead(_LAST_CHANCE):
            pass
        return done()

    def _broke(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            message = self._process.errorString()
            process = self._let_go()
            if process is not None:
                process.deleteLater()
            self._settle()
            self.failed.emit(self.tr("It could not be started: %1").replace("%1", message))

    def _ended(self, code: int, how: QProcess.ExitStatus) -> None:
        """The process has ended although it should not have: start it anew, or say so."""
        self._listen()
        process = self._let_go()
        if process is not None:
            process.deleteLater()
        if how == QProcess.ExitStatus.NormalExit:
            why = self.tr("Its process has ended, with exit status %1.").replace("%1", str(code))
        else:
            why = self.tr("Its process has crashed, or was ended from outside (%1).").replace(
                "%1", _crash_name(code)
            )
        self._try_again(why)

    def _try_again(self, why: str) -> None:
        """The process is gone: ask another one the pending question, or say why that has been given up."""
        pending = self._pending
        if pending is None:
            return
        if self._tries < _TRIES:
            self._tries += 1
            self._ask(pending)
        else:
            self._settle()
            said = self._words.lines()
            self.failed.emit("\n".join([why, *([self.tr("It said last:"), *said] if said else [])]))


def _longest(request: Think | Judge) -> float | None:
    """Return how many seconds a question may be thought about; None where only playouts bound it."""
    if isinstance(request.seconds, float | int):
        # A judgement is two thoughts: by what could be known, and with open cards.
        return request.seconds * (2 if isinstance(request, Judge) else 1)
    return DEFAULT_SECONDS if request.playouts is UNSET else None


def _crash_name(code: int) -> str:
    """Return what the system calls a crash: the signal, or on Windows the exception."""
    try:
        return signal.Signals(code).name
    except ValueError:
        return hex(code & 0xFFFFFFFF)


def _why(error: Error) -> str:
    """Say in the user's language why the engine refused, if that is a reason that is known."""
    try:
        return speak(Phrase(error.reason, tuple(error.values.items())))
    except KeyError:
        return error.message


class EnginePort:
    """A computer player at one seat."""

    def __init__(self, engine: Engine, level: str, seconds: float) -> None:
        self._engine = engine
        self._level = level
        self.seconds = seconds  #: how long it may think about one action

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        request = Think(level=self._level, seconds=self.seconds, record=question.perspective().text())
        self._engine.ask(request, lambda found: answer(question.ply, found.action))

    def forget(self) -> None:
        self._engine.forget()
