"""Errors of the program itself: they are told of, for Qt would go on as if nothing had happened."""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from limbotable.app.errors.report import Reports

_MOST: Final = 3  #: boxes in one run of the program; who has seen so many knows that it is broken

_Mark: TypeAlias = tuple[str, str, str]


@dataclass(slots=True)
class _LoggedError:
    text: str
    times: int = 1


class ErrorLog(QObject):
    """Takes note of every error that nobody has caught, and tells of it once.

    What goes wrong in the painting of a window goes wrong a thousand times: that is one error, and while
    the user looks at the report of one, others only join it.
    """

    def __init__(self, reports: Reports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reports = reports  #: who tells of them
        self._known: dict[_Mark, _LoggedError] = {}
        self._told = 0

    def heed(self) -> None:
        """Listen from now on."""
        sys.excepthook = self.note

    def note(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None = None
    ) -> None:
        """Take note of an error, and write it to stderr if it is a new one."""
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
            QTimer.singleShot(0, self, self._tell)  # not in the middle of whatever went wrong

    def text(self) -> str:
        """Say all that has gone wrong in this run, and how often."""
        return "\n".join(
            one.text if one.times == 1 else f"{one.times} ×\n{one.text}" for one in self._known.values()
        )

    def _tell(self) -> None:
        self.reports.tell_of_errors(self.text)


def _mark(kind: type[BaseException], where: TracebackType | None) -> _Mark:
    """Return what tells one error from another: its kind, where it began, and where it happened."""
    frames = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(where)] or [""]
    return kind.__name__, frames[0], frames[-1]
