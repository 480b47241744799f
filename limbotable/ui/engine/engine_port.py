"""Computer players: a child process that is given perspectives and answers with actions."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from limbotable.core.phrases import Phrase
from limbotable.core.program import command
from limbotable.engine.messages import Answer, Judge, Judgement, Stop, Think
from limbotable.games import GAMES
from limbotable.play.referee import Question
from limbotable.ui.words.speak import speak

_log = logging.getLogger(__name__)
#: How often the engine is started anew for one question before that is given up.
_TRIES: Final = 2
_BEFORE_KILL: Final = 500  # milliseconds for an orderly end


_Kind = TypeVar("_Kind")


class _Fault(msgspec.Struct):
    message: str
    reason: str = ""
    values: dict[str, Any] = {}


class _Reply(msgspec.Struct):
    """What every answer has."""

    id: Any = None
    error: _Fault | None = None


@dataclass(frozen=True, slots=True)
class _Pending:
    """A question that is to be answered."""

    number: int
    request: Think | Judge
    #: reads the line with the answer, and returns what tells it to who asked; raises ``MsgspecError``
    take: Callable[[bytes], Callable[[], None]]


def _take(line: bytes, kind: type[_Kind], answer: Callable[[_Kind], None]) -> Callable[[], None]:
    found = msgspec.json.decode(line, type=kind)
    return lambda: answer(found)


class Engine(QObject):
    """One engine process.  It answers one question at a time and is started when it is first asked."""

    #: It cannot be started, broke down in every try, or refused: why, as far as that is known.
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._pending: _Pending | None = None
        self._number = 0
        self._tries = 0
        self._rest = b""

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
        self._send(request)

    def hurry(self) -> None:
        """Have the pending question answered at once, with the best so far."""
        if self._pending is not None:
            self._send(Stop())

    def forget(self) -> None:
        """Forget the pending question; its answer will be dropped."""
        if self._pending is not None:
            self._pending = None
            self._send(Stop())

    def close(self) -> None:
        """End the process."""
        self.forget()
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect(self._ended)
            process.closeWriteChannel()
            if not process.waitForFinished(_BEFORE_KILL):
                process.kill()
                process.waitForFinished(_BEFORE_KILL)
            process.deleteLater()

    def _send(self, request: Think | Judge | Stop) -> None:
        if self._process is None:
            self._start()
        if self._process is not None:  # on some systems a start fails at once
            self._process.write(msgspec.json.encode(request) + b"\n")

    def _start(self) -> None:
        process = QProcess(self)
        program, *arguments = command(*GAMES.arguments, "engine")
        process.setProgram(program)
        process.setArguments(arguments)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._broke)
        self._rest = b""
        self._process = process
        process.start()

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        self._rest += process.readAllStandardOutput().data()
        *lines, self._rest = self._rest.split(b"\n")
        for line in lines:
            if not self._take(line):
                _log.warning("not an answer: %r", line[:200])
                process.kill()  # as if it had ended by itself: the question may be tried again
                return

    def _take(self, line: bytes) -> bool:
        """Take one line of the process; say whether it is one that can be."""
        try:
            reply = msgspec.json.decode(line, type=_Reply)
            if self._pending is None or reply.id != self._pending.number:
                return True  # the answer to a question that was forgotten, or to a ``stop``
            tell = None if reply.error is not None else self._pending.take(line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return False
        self._pending = None
        if tell is not None:
            tell()
        elif reply.error is not None:
            self.failed.emit(_why(reply.error))
        return True

    def _broke(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            message = self._process.errorString()
            self._process.deleteLater()
            self._process = None
            self._pending = None
            self.failed.emit(message)

    def _ended(self) -> None:
        """The process has ended although it should not have: start it anew, or say so."""
        if self._process is not None:
            self._process.deleteLater()
        self._process = None
        if self._pending is None:
            return
        if self._tries < _TRIES:
            self._tries += 1
            self._send(self._pending.request)
        else:
            self._pending = None
            self.failed.emit("")


def _why(fault: _Fault) -> str:
    """Say in the user's language why the engine refused, if that is a reason that is known."""
    try:
        return speak(Phrase(fault.reason, tuple(fault.values.items())))
    except KeyError:
        return fault.message


class EnginePort:
    """A computer player at one seat."""

    def __init__(self, engine: Engine, level: str, seconds: float) -> None:
        self._engine = engine
        self._level = level
        self.seconds = seconds  #: how long it may think about one action

    def ask(self, question: Question, answer: Callable[[int, str], None]) -> None:
        request = Think(level=self._level, seconds=self.seconds, record=question.perspective.text())
        self._engine.ask(request, lambda found: answer(question.ply, found.action))

    def forget(self) -> None:
        self._engine.forget()
