"""A folder whose files have the names of modules that the program imports."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

#: Of the program, of Python and of the libraries.
NAMES: Final = ("limbotable", "random", "queue", "json", "multiprocessing", "click", "msgspec", "PySide6")


class HostileFolder:
    """Each of its modules, once it runs, takes note of that and ends in an error."""

    def __init__(self, path: Path, without: Collection[str] = ()) -> None:
        """Put the modules into a folder, but for some; the folder is made if there is none."""
        self.path = path
        self._notes = path / "notes"
        self._notes.mkdir(parents=True)
        for name in NAMES:
            if name in without:
                continue
            note = self._notes / name
            file = path / name / "__init__.py" if name in ("limbotable", "PySide6") else path / f"{name}.py"
            file.parent.mkdir(exist_ok=True)
            file.write_text(
                f"open({str(note)!r}, 'w').close()\nraise SystemExit('{name} was run')\n", encoding="utf-8"
            )

    @property
    def has_run(self) -> set[str]:
        """The modules that have been run."""
        return {note.name for note in self._notes.iterdir()}
