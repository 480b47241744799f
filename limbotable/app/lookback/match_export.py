"""Several matches of the library that are saved as files in one folder."""

from __future__ import annotations

from pathlib import Path

from limbotable.app.lookback.match_files import SUFFIX, DroppedError, packed
from limbotable.core.errors import TableError
from limbotable.play.entry import Entry
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.store.whole_file import write_whole


class MatchExport:
    """One export, match by match, and how far it has come."""

    def __init__(self, store: MatchStore, directory: Path) -> None:
        self._store = store
        self.directory = directory
        self.saved = 0  #: the number of saved matches
        self.damaged: list[Path] = []  #: the files of those that were not whole
        self.left_out: list[Entry] = []  #: those that could not be read
        self.unwritten: Path | None = None  #: the file that could not be written, if that has ended it
        self.trouble: StoreError | None = None  #: why no more could be read, if that has
        self._next: dict[str, int] = {}  # the number of a name that was not tried yet

    def save(self, entry: Entry) -> bool:
        """Write a match to a file of its own; return whether more can be saved.

        A match that another program has dropped while the folder was chosen is passed over.
        """
        try:
            parcel, damage = packed(self._store, entry)
        except DroppedError:
            return True
        except TableError:
            self.left_out.append(entry)
            return True
        except StoreError as error:
            if error.trouble is StoreTrouble.DAMAGED:
                self.left_out.append(entry)
                return True
            self.trouble = error
            return False
        path = self._free(parcel.stem)
        try:
            write_whole(path, parcel.record.text().encode())
        except OSError:
            self.unwritten = path
            return False
        self.saved += 1
        if damage is not None:
            self.damaged.append(path)
        return True

    def _free(self, stem: str) -> Path:
        """Return the path of a new file for this stem: with a number where there is such a file already."""
        path, number = self.directory / f"{stem}.{SUFFIX}", self._next.get(stem, 2)
        while path.exists():
            path, number = self.directory / f"{stem} ({number}).{SUFFIX}", number + 1
        self._next[stem] = number
        return path
