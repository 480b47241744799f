"""The engine's process: reads requests, answers each in order, and reads on while it thinks."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from limbotable.core.nesting import deeper_than
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.text import escaped_half
from limbotable.engine import messages as m
from limbotable.engine.session import Refused, Session, failure

#: Bytes that are read at a time, at most.
_CHUNK: Final = 1 << 16
#: Seconds for which thinking with a number of playouts may go on after the end of the requests.
_PATIENCE: Final = 3.0
#: Nothing in an id is inside of so many lists and objects, which leaves room to write it back.
_DEEPEST_ID: Final = 64


def standard_input() -> BinaryIO:
    """Return the standard input without a buffer.

    At the end of the process the reader may still wait for input.  In a buffered stream it would hold the
    buffer's lock, which the interpreter cannot release.
    """
    return open(0, "rb", buffering=0, closefd=False)


def standard_output() -> BinaryIO:
    """Return the standard output with a buffer of its own.

    When the reader of the answers has gone, a rest stays in the buffer.  Python complains of the one in
    ``sys.stdout`` at its end, in any case; this one can be dropped (see ``serve``).
    """
    return open(1, "wb", closefd=False)


def serve(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Serve one client until its input ends or it sends ``quit``.

    A thread reads ahead, so that a ``stop`` reaches the ``think`` that is pending; all requests are answered
    in their order.  At ``quit`` and at the end of the input all thinking ends at once, with the best action
    so far: a client that wants no more answers does not wait either.  Only thinking with a number of playouts
    goes on for up to ``_PATIENCE``, because its answer is promised to be the same on every run, also where
    all of the input is there at once.  When the answers have no reader any more, ``stdout`` is closed.
    """
    inbox: queue.Queue[_Received | None] = queue.Queue()
    stops = _Stops()
    reader = threading.Thread(target=_read_ahead, args=(stdin, inbox, stops), daemon=True)
    reader.start()
    session = Session()
    while (received := inbox.get()) is not None:
        answer = msgspec.json.encode(_answer(session, received, stops))
        try:
            stdout.write(answer + b"\n")
            stdout.flush()
        except OSError:  # no client reads any more
            with suppress(OSError):
                stdout.close()  # drops the rest in the buffer, of which Python 3.13 would complain later
            return
        if isinstance(received.request, m.Quit):
            return


class _Received:
    """A line of input: its number, and the request in it or its error."""

    def __init__(self, number: int, line: bytes | None) -> None:
        """Read a line; None is one that was too long."""
        self.number = number
        self.id: Any = msgspec.UNSET
        self.request: m.AnyRequest | None = None
        self.fault: tuple[str, Phrase] | None = None
        if line is None:
            self.fault = m.TOO_LONG, phrase("engine.too-long", limit=m.LONGEST_LINE)
            return
        try:
            fields = msgspec.json.decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            half = escaped_half(line.decode("utf-8", "replace"))
            self.fault = m.BAD_JSON, phrase("text.half", text=half) if half else phrase("engine.json")
            return
        if not isinstance(fields, dict):
            self.fault = m.BAD_REQUEST, phrase("engine.object")
            return
        if deeper_than(_DEEPEST_ID, fields.get("id")):
            self.fault = m.BAD_REQUEST, phrase("engine.id")
            return
        self.id = fields.get("id", msgspec.UNSET)
        try:
            self.request = msgspec.convert(fields, m.AnyRequest)
        except msgspec.ValidationError as error:
            self.fault = m.BAD_REQUEST, _fault(fields, str(error))


def _fault(fields: dict[str, Any], detail: str) -> Phrase:
    cmd = fields.get("cmd")
    if not isinstance(cmd, str):
        return phrase("engine.object")
    if "`$.cmd`" in detail:
        return phrase("engine.command", cmd=cmd)
    return phrase("engine.field", detail=detail)


class _Stops:
    """The lines of input whose thinking is to stop.

    A ``stop`` means the last request before it that thinks; ``quit`` and the end of the input mean all.
    """

    def __init__(self) -> None:
        self._last_think = -1
        self._stopped: set[int] = set()
        self._ended = False

    def note(self, received: _Received) -> None:
        """Note a line; called by the reader alone."""
        if isinstance(received.request, m.Think | m.Judge):
            self._last_think = received.number
        elif isinstance(received.request, m.Stop):
            self._stopped.add(self._last_think)
        elif isinstance(received.request, m.Quit):
            self.end()

    def end(self) -> None:
        """Note that no more answers are wanted; called by the reader alone."""
        self._ended = True

    def of(self, received: _Received) -> Callable[[], bool]:
        """Return a function that tells whether the request of that line, which begins now, is to stop."""
        asked = received.request
        timed = not isinstance(asked, m.Think | m.Judge) or asked.playouts is msgspec.UNSET
        patience = 0.0 if timed else time.monotonic() + _PATIENCE

        def reached() -> bool:
            if received.number in self._stopped:
                return True
            return self._ended and time.monotonic() > patience

        return reached


def _read_ahead(stdin: BinaryIO, inbox: queue.Queue[_Received | None], stops: _Stops) -> None:
    try:
        for number, line in enumerate(_lines(stdin)):
            received = _Received(number, line)
            stops.note(received)
            inbox.put(received)
    finally:
        stops.end()
        inbox.put(None)


def _lines(stdin: BinaryIO) -> Iterator[bytes | None]:
    """Yield the input's lines without their ends, and None in place of one that is too long.

    Takes the available input at once: it is not buffered (see ``standard_input``).
    """
    line = bytearray()
    too_long = False
    while chunk := stdin.read(_CHUNK):
        *ended, rest = chunk.split(b"\n")
        for part in ended:
            line += part
            text = bytes(line.removesuffix(b"\r"))
            yield None if too_long or len(text) > m.LONGEST_LINE else text
            line.clear()
            too_long = False
        line += rest
        if len(line) > m.LONGEST_LINE + 1:  # one more for a carriage return
            too_long = True
            line.clear()
    if line or too_long:
        yield None if too_long else bytes(line)


def _answer(session: Session, received: _Received, stops: _Stops) -> m.Reply:
    if received.request is None:
        assert received.fault is not None
        answer = failure(*received.fault)
    else:
        try:
            answer = session.answer(received.request, stops.of(received))
        except Refused as refused:
            answer = failure(refused.code, refused.reason)
        except Exception as error:  # noqa: BLE001 - no input may end the process
            answer = failure(m.INTERNAL, phrase("engine.internal", kind=type(error).__name__))
    answer.id = received.id
    return answer
