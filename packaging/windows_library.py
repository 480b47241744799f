"""The library of a Windows program under Wine: the matches that it has kept."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, NamedTuple


class Kept(NamedTuple):
    """A match in the library."""

    game: str
    lines: int
    result: str  #: empty as long as there is none


class WindowsLibrary:
    """The matches below a folder, as they are on the disk now."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def matches(self) -> list[Kept]:
        """Return all matches, oldest first."""
        return [
            Kept(*row)
            for row in self._ask("SELECT game, lines, coalesce(result, '') FROM matches ORDER BY id")
        ]

    def lines(self, game: str) -> list[str]:
        """Return the lines of the newest match of a game."""
        newest = "SELECT max(id) FROM matches WHERE game = ?"
        asked = f"SELECT line FROM lines WHERE match = ({newest}) ORDER BY ply"  # noqa: S608 - no input
        return [line for (line,) in self._ask(asked, game)]

    def record(self) -> list[str]:
        """Return the record of the first match, line by line."""
        ((header,),) = self._ask("SELECT header FROM matches WHERE id = (SELECT min(id) FROM matches)")
        asked = "SELECT line FROM lines WHERE match = (SELECT min(id) FROM matches) ORDER BY ply"
        return [header, *(line for (line,) in self._ask(asked))]

    def _ask(self, question: str, *values: str) -> list[Any]:
        """Ask a copy of the library: Wine's locks are not those of this system."""
        with tempfile.TemporaryDirectory() as directory:
            for path in self.folder.glob("library.sqlite*"):
                if not path.name.endswith("-shm"):
                    shutil.copy(path, directory)
            with contextlib.closing(sqlite3.connect(Path(directory, "library.sqlite"))) as library:
                try:
                    return library.execute(question, values).fetchall()
                except sqlite3.DatabaseError:  # there is none yet, or it was being written
                    return []
