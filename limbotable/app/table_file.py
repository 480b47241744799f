"""The match on the table, kept in a file line by line: the program goes on with it when it starts again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

from limbotable.app.whole_file import write_whole
from limbotable.core.game import Line
from limbotable.play.match import Match


class TableFile:
    """``table.limbo`` of a directory, and beside it ``last.limbo``: the unfinished match before it."""

    def __init__(self, directory: Path) -> None:
        self.path = directory / "table.limbo"
        self._last = directory / "last.limbo"
        self._lock = QLockFile(str(directory / "table.lock"))
        self._lock.setStaleLockTime(0)  # only a program that has died loses it
        self._match: Match | None = None  # whose lines the file has
        self._lines: list[Line] | None = None  # they themselves; None: not known
        self._precious = False  # whether the match in the file would be missed

    def take(self) -> bool:
        """Take the file for this program; say whether no other one that runs has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True  # nobody can have it; what it means is found out by writing
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Leave the file to others."""
        self._lock.unlock()

    def text(self) -> str | None:
        """Return what the file says, or None where there is none.

        Raises ``OSError`` or ``UnicodeDecodeError``.
        """
        try:
            return self.path.read_text(encoding="utf-8")
        except (FileNotFoundError, NotADirectoryError):
            return None

    def put_aside(self) -> Path:
        """Keep a file that cannot be read under another name; raises ``OSError``."""
        return self.path.replace(self.path.with_suffix(".damaged.limbo"))

    def keep(self, match: Match) -> bool:
        """Bring the file to where the match is now; say whether that worked."""
        try:
            if match is not self._match:
                if self._precious:
                    self.path.replace(self._last)
                    self._precious = False
                self._match, self._lines = match, None
            self._write(match)
        except OSError:
            self._lines = None  # the next time all of it is written anew
            return False
        self._precious = match.result is None and match.actions_taken() > 0
        return True

    def _write(self, match: Match) -> None:
        lines, known = list(match.lines), self._lines
        if known is not None and known == lines[: len(known)]:
            with self.path.open("ab") as file:
                file.write("".join(f"{line}\n" for line in lines[len(known) :]).encode())
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, match.record().text().encode())
        self._lines = lines
