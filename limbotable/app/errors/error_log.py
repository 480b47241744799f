"""The log of uncaught errors: the user is told of them, for Qt would go on as if nothing had happened."""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from limbotable.app.errors.report import Reports

_MOST: Final = 3  #: boxes in one run of the program; after so many the user knows that it is broken

_Mark: TypeAlias = tuple[str, str, str]


@dataclass(slots=True)
class _LoggedError:
    text: str
    times: int = 1


class ErrorLog(QObject):
    """Records every uncaught error, and reports it once.

    An error in the painting of a window happens a thousand times: that is one error, and while
    the user looks at the report of one, others only join it.
    """

    def __init__(self, reports: Reports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reports = reports  #: show the errors to the user
        self._known: dict[_Mark, _LoggedError] = {}
        self._told = 0

    def heed(self) -> None:
        """Record all uncaught errors from now on."""
        sys.excepthook = self.note

    def note(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None = None
    ) -> None:
        """Record an error, and write it to stderr if it is a new one."""
        mark = _mark(kind, where)
        known = self._known.get(mark)
        if known is not None:
            known.times += 1
            return
        sys.__excepthook__(kind, error, where)
        self._known[mark] = _LoggedError("".join(traceback.format_exception(kind, error, where)))
        if self.reports.shown:
            self.reports.refresh()
        elif self._told < _MOST:
            self._told += 1
            QTimer.singleShot(0, self, self._tell)  # after the call that failed

    def text(self) -> str:
        """Return all errors of this run, with the number of times of each."""
        return "\n".join(
            one.text if one.times == 1 else f"{one.times} ×\n{one.text}" for one in self._known.values()
        )

    def _tell(self) -> None:
        self.reports.tell_of_errors(self.text)


def _mark(kind: type[BaseException], where: TracebackType | None) -> _Mark:
    """Return the identity of an error: its kind, and the places where it began and where it happened."""
    frames = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(where)] or [""]
    return kind.__name__, frames[0], frames[-1]
