"""Import and export of matches: as files, and as text on the clipboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, cast

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from limbotable.app.errors.store_errors import why_undone, why_unkept
from limbotable.app.match.setup import players_of
from limbotable.app.match.table_controller import TableController
from limbotable.core.errors import RecordError, TableError
from limbotable.play.entry import Entry
from limbotable.play.match import Match, valid_part
from limbotable.play.record import Record
from limbotable.play.sharing import LARGEST, LONGEST, read_shared, share
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.store.whole_file import write_whole
from limbotable.ui.dialogs.files import local_files
from limbotable.ui.dialogs.progress import Progress
from limbotable.ui.words.match_words import game_text, name_text, seat_names
from limbotable.ui.words.outside import path_text
from limbotable.ui.words.speak import speak, together

SUFFIX: Final = "limbo"
#: Characters that file names may not have on some system, and their greatest length without the suffix.
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
_LONGEST: Final = 100
#: File systems count bytes, and the file is written under a longer name first.
_MOST_BYTES: Final = 200
#: The most files that are named among those that cannot be taken in.
_NAMED: Final = 10
#: The errors of files that do not belong to this program.
_OF_SOMETHING_ELSE: Final = ("record.header", "record.no-version")


class Parcel:
    """A match for export, under the name that its owner has given it; an empty one means none."""

    def __init__(self, record: Record, name: str, began: datetime) -> None:
        header = record.header.without("name")
        self.record: Final = replace(record, header=header.having(name=name) if name else header)
        self.name: Final = name
        self.began: Final = began

    @property
    def stem(self) -> str:
        """Its file's name without the suffix: the match's name, or the game, the players, and the day."""
        seats = " - ".join(seat_names(self.record.seats, players_of(self.record.header)))
        day = self.began.astimezone().date().isoformat()
        called = self.name or f"{game_text(self.record.game.id)}, {seats}, {day}"
        allowed = " ".join(_NOT_IN_NAMES.sub(" ", called).split())
        cut = allowed[:_LONGEST].encode()[:_MOST_BYTES].decode(errors="ignore")
        return cut.strip(" .") or self.record.game.id


class _DroppedError(Exception):
    """Another program has removed a match from the library since it was chosen."""


class _Import(msgspec.Struct):
    """The progress of an import."""

    count: int = 0  #: the number of imported matches, including the one on the table
    numbers: list[int] = msgspec.field(default_factory=list)  #: their numbers in the library
    failed: bool = False  #: whether some matches could not be imported
    trouble: StoreError | None = None  #: the reason, if it is known


class _Export(msgspec.Struct):
    """The progress of saving several matches as files in a folder."""

    directory: Path
    saved: int = 0  #: the number of saved matches
    damaged: list[str] = msgspec.field(default_factory=list)  #: the files of those that were not whole
    left_out: list[str] = msgspec.field(default_factory=list)  #: the names of those that could not be read
    stopped: bool = False  #: by the user
    trouble: str = ""  #: why no more can be saved, if that is so
    _next: dict[str, int] = msgspec.field(default_factory=dict)  # number of a name that was not tried yet

    def free(self, stem: str) -> Path:
        """Return the path of a new file for this stem: with a number where there is such a file already."""
        path, number = self.directory / f"{stem}.{SUFFIX}", self._next.get(stem, 2)
        while path.exists():
            path, number = self.directory / f"{stem} ({number}).{SUFFIX}", number + 1
        self._next[stem] = number
        return path


class Exchange(QObject):
    """Takes matches in, and exports them.

    Matches that are taken in go into the library, and the first of them onto the table.  A match that cannot
    be read changes nothing else.
    """

    said = Signal(str)  #: a report of success
    complained = Signal(str)  #: a failure, with the reason
    took_in = Signal(list)  #: the numbers in the library of the matches that came in

    def __init__(self, table_controller: TableController, autosave: Autosave | None, parent: QObject) -> None:
        super().__init__(parent)
        self._table_controller = table_controller
        self._autosave = autosave
        self._directory = _documents()  # the last directory of an import or export

    @property
    def _store(self) -> MatchStore | None:
        return None if self._autosave is None else self._autosave.store

    # --- in -------------------------------------------------------------------------------------------
    def ask_for_files(self) -> None:
        """Let the user choose files with matches to take in."""
        paths, _ = QFileDialog.getOpenFileNames(
            _front(), self.tr("Open matches"), self._directory, self._filter()
        )
        if paths:
            self._directory = str(Path(paths[0]).parent)
            self.open([Path(path) for path in paths])

    def open(self, paths: Sequence[Path]) -> None:
        """Take in the matches of files: the first one to the table, the others into the library.

        During a long import the user sees its progress and can stop it.  Each match comes in whole or not
        at all; earlier ones stay, and are reported.
        """
        taken, wrong, stopped = _Import(), list[str](), False
        with Progress(self.tr("Importing matches"), len(paths), _front()) as progress:
            for done, path in enumerate(paths):
                stopped = not progress.goes_on(done)
                if stopped:
                    break
                try:
                    record, damage = _read(path)
                except (TableError, UnicodeDecodeError, OSError) as error:
                    wrong.append(self._what_is_wrong(path, error))
                    continue
                if not self._take_in(record, taken):
                    break
                if damage is not None:
                    wrong.append(self._how_far(path, damage))
        self._settle(taken, len(paths), stopped=stopped)
        if wrong:
            named, more = wrong[:_NAMED], len(wrong) - _NAMED
            if more > 0:
                named.append(self.tr("And %n more file(s) could not be imported.", "", more))
            self.complained.emit("\n".join(named))

    def _what_is_wrong(self, path: Path, error: Exception) -> str:
        if isinstance(error, OSError):
            return self.tr("%1 could not be read.").replace("%1", path_text(path))
        if isinstance(error, TableError) and error.reason.code not in _OF_SOMETHING_ELSE:
            return together("joined.named", (path_text(path.name), _words(error)))
        return self.tr("%1 contains no Limbo Table match.").replace("%1", path_text(path))

    def _how_far(self, path: Path, damage: RecordError) -> str:
        text = self.tr("%1 is damaged. %2 The match was imported up to the line before that.")
        return text.replace("%1", path_text(path.name)).replace("%2", speak(damage.told))

    def paste(self) -> None:
        """Take in the match on the clipboard as text, or the files there."""
        # On some platforms a clipboard that was cleared has no data at all, whatever the types.
        found = cast(QMimeData | None, QGuiApplication.clipboard().mimeData())
        paths = [] if found is None else local_files(found)
        if paths:
            self.open(paths)
            return
        text = "" if found is None else found.text()[:LONGEST]  # before any search of it
        if not text.strip():
            self.complained.emit(self.tr("There is no text on the clipboard."))
        else:
            try:
                record = read_shared(text)
                Match.of_record(record)
            except TableError as error:
                self.complained.emit(_words(error))
            else:
                taken = _Import()
                self._take_in(record, taken)
                self._settle(taken, 1)
                if taken.count:
                    self._tell(1)

    def _take_in(self, record: Record, taken: _Import) -> bool:
        """Bring the first of some matches to the table, another one into the library.

        Return whether more can come.  Where the first one may not come to the table, none can.
        """
        try:
            if taken.count == 0:
                number = self._find(record)
                if not (
                    self._table_controller.open(record.taken_in().text())
                    if number is None
                    else self._table_controller.resume(number)
                ):
                    return False
            else:
                store = self._store
                if store is None:
                    taken.trouble = None if self._autosave is None else self._autosave.trouble
                    taken.failed = True
                    return False
                taken.numbers.append(self._number_of(store, record))
        except StoreError as error:
            if taken.count == 0:
                self.complained.emit(why_undone(error))
            else:
                taken.trouble, taken.failed = error, True
            return False
        taken.count += 1
        return True

    def _settle(self, taken: _Import, wanted: int, *, stopped: bool = False) -> None:
        """Report the matches that have come in, at the end of the import."""
        if taken.count == 0:
            return
        if self._autosave is not None:
            if taken.count > 1:
                self._autosave.keep()  # the match that was kept last is the one to go on with
            if self._autosave.number is not None:
                taken.numbers.insert(0, self._autosave.number)
        self.took_in.emit(taken.numbers)
        if taken.failed:
            said = [] if taken.count > 1 else [self.tr("Only the first match could be imported.")]
            trouble = taken.trouble
            self.complained.emit("\n".join(said + ([] if trouble is None else [why_unkept(trouble)])))
        elif stopped:
            text = self.tr("Stopped: %n of %1 match(es) imported. They are kept.", "", taken.count)
            self.said.emit(text.replace("%1", str(wanted)))
        elif taken.count > 1:
            self._tell(taken.count)

    def _tell(self, count: int) -> None:
        self.said.emit(self.tr("%n match(es) imported. The first one is on the table.", "", count))

    def _find(self, record: Record) -> int | None:
        """Return the number of this very match in the library, and hold it; None if there is none.

        The comments of the record are added to its own.
        """
        store = self._store
        if store is None:
            return None
        number = store.find(record)
        if number is None or not store.hold(number):
            return None
        store.add_comments(number, record)
        return number

    def _number_of(self, store: MatchStore, record: Record) -> int:
        """Return a match's number in the library; a new match is added."""
        number = store.find(record)
        if number is None:
            number = store.add(Match.of_record(record.taken_in()))
            store.let_go(number)
        else:
            store.add_comments(number, record)
        return number

    # --- out ------------------------------------------------------------------------------------------
    def ask_where_to_save(self) -> None:
        """Let the user save the match on the table in a file."""
        match = self._table_controller.match
        if match is not None:
            self._ask_where_to_save(self._at_table(match))

    def export(self, numbers: Sequence[int]) -> None:
        """Let the user save matches of the library in files, each up to its first damaged line.

        A long export shows its progress and can be cancelled.  An unreadable match is left out, and named
        with the damaged ones.
        """
        store = self._store
        if store is None:
            return
        try:
            entries = self._entries(store, numbers)
            if len(entries) == 1:
                self._ask_where_to_save(*_packed(store, entries[0]))
            else:
                self._ask_where_to_save_all(store, entries)
        except (_DroppedError, StoreError, TableError) as error:
            self.complained.emit(self._why_undone(error))

    def copy(self) -> None:
        """Put the match on the table on the clipboard as one line of text."""
        match = self._table_controller.match
        if match is not None:
            self._copy(self._at_table(match).record)

    def copy_of(self, number: int) -> None:
        """Put a match of the library on the clipboard as one line of text, up to its first damaged line."""
        store = self._store
        if store is None:
            return
        try:
            for entry in self._entries(store, [number]):
                parcel, damage = _packed(store, entry)
                self._copy(parcel.record)
                if damage is not None:
                    text = self.tr("The match is damaged. %1 It was copied up to the line before that.")
                    self.complained.emit(text.replace("%1", speak(damage.told)))
        except (_DroppedError, StoreError, TableError) as error:
            self.complained.emit(self._why_undone(error))

    def _why_undone(self, error: _DroppedError | StoreError | TableError) -> str:
        """Return the sentence with the reason why nothing was given out."""
        if isinstance(error, _DroppedError):
            return self.tr(
                "This match is not in the list of matches any more: another program may have removed it."
            )
        return why_undone(error) if isinstance(error, StoreError) else _words(error)

    def _copy(self, record: Record) -> None:
        """Put a match on the clipboard; raises ``RecordError`` where it cannot be replayed."""
        secret = record.game.hidden and Match.of_record(record).result is None
        QGuiApplication.clipboard().setText(share(record))
        said = self.tr("The match is on the clipboard, as one line of text for a message.")
        if secret:
            said += " " + self.tr("It holds all cards, including those that nobody has seen yet.")
        self.said.emit(said)

    def _entries(self, store: MatchStore, numbers: Sequence[int]) -> list[Entry]:
        """Return the entries of those of these matches that are there, in this order.

        Raises ``_DroppedError`` where none is, and ``StoreError``.
        """
        there = {entry.id: entry for entry in store.entries_of(numbers)}
        if not there:
            raise _DroppedError
        return [there[number] for number in numbers if number in there]

    def _at_table(self, match: Match) -> Parcel:
        """Return the match on the table for export: under its name, if the library has one."""
        number = None if self._autosave is None else self._autosave.number
        with suppress(_DroppedError, StoreError):
            if self._store is not None and number is not None:
                for entry in self._entries(self._store, [number]):
                    return Parcel(match.record(), entry.name, entry.began)
        return Parcel(match.record(), "", datetime.now(UTC))

    def _ask_where_to_save(self, parcel: Parcel, damage: RecordError | None = None) -> None:
        dialog = QFileDialog(_front(), self.tr("Save the match"), self._directory, self._filter())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(f"{parcel.stem}.{SUFFIX}")
        if dialog.exec():
            path = Path(dialog.selectedFiles()[0])
            self._directory = str(path.parent)
            trouble = self._save(path, parcel.record)
            if trouble:
                self.complained.emit(trouble)
            else:
                self.said.emit(self.tr("The match was saved: %1").replace("%1", path_text(path)))
                if damage is not None:
                    text = self.tr("The match is damaged. %1 It was saved up to the line before that.")
                    self.complained.emit(text.replace("%1", speak(damage.told)))
        dialog.deleteLater()

    def _ask_where_to_save_all(self, store: MatchStore, entries: Sequence[Entry]) -> None:
        chosen = QFileDialog.getExistingDirectory(_front(), self.tr("Save the matches"), self._directory)
        if not chosen:
            return
        self._directory = chosen
        export = _Export(Path(chosen))
        with Progress(self.tr("Saving matches"), len(entries), _front()) as progress:
            for done, entry in enumerate(entries):
                export.stopped = not progress.goes_on(done)
                if export.stopped:
                    break
                self._save_one(store, entry, export)
                if export.trouble:
                    break
        self._tell_of(export, len(entries))

    def _save_one(self, store: MatchStore, entry: Entry, export: _Export) -> None:
        """Write one of several matches to a file; if that fails, the export has the reason."""
        try:
            parcel, damage = _packed(store, entry)
        except _DroppedError:
            return  # another program has dropped it while the folder was chosen
        except TableError:
            export.left_out.append(name_text(entry))
            return
        except StoreError as error:
            if error.trouble is StoreTrouble.DAMAGED:
                export.left_out.append(name_text(entry))
            else:
                export.trouble = why_undone(error)
            return
        path = export.free(parcel.stem)
        export.trouble = self._save(path, parcel.record)
        if export.trouble:
            return
        export.saved += 1
        if damage is not None:
            export.damaged.append(path_text(path.name))

    def _tell_of(self, export: _Export, wanted: int) -> None:
        """Report the matches saved, of so many wanted, and those that are damaged or missing."""
        if export.stopped:
            said = self.tr("Stopped: %n of %2 match(es) saved in %1.", "", export.saved)
            said = said.replace("%2", str(wanted))
        else:
            said = self.tr("%n match(es) saved in %1", "", export.saved)
        if export.saved or export.stopped:
            self.said.emit(said.replace("%1", path_text(export.directory)))
        missing = [export.trouble] if export.trouble else []
        if export.damaged:
            text = self.tr("Damaged, and saved up to the damaged line: %1")
            missing.append(text.replace("%1", _listed(export.damaged)))
        if export.left_out:
            text = self.tr("Too damaged to save any of it: %1")
            missing.append(text.replace("%1", _listed(export.left_out)))
        if missing:
            self.complained.emit("\n".join(missing))

    def _save(self, path: Path, record: Record) -> str:
        """Write a match to a file; return a sentence if that fails, else an empty text."""
        try:
            write_whole(path, record.text().encode())
        except OSError:
            return self.tr("%1 could not be written.").replace("%1", path_text(path))
        return ""

    def _filter(self) -> str:
        return self.tr("Limbo Table matches") + f" (*.{SUFFIX})"


def _documents() -> str:
    """Return the folder of a user's files: there may be none for documents."""
    places = QStandardPaths.StandardLocation
    found = map(QStandardPaths.writableLocation, (places.DocumentsLocation, places.HomeLocation))
    return next((one for one in found if Path(one).is_dir()), "")


def _listed(names: Sequence[str]) -> str:
    more = "" if len(names) <= _NAMED else " …"
    return together("joined.things", names[:_NAMED]) + more


def _read(path: Path) -> tuple[Record, RecordError | None]:
    """Read a match up to its first damaged line; return it with that line's error, if there is one.

    Raises ``OSError``, ``UnicodeDecodeError`` and ``TableError`` where no part of it can be played.
    """
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise OSError
    head, feed, rest = content.partition(b"\n")
    text = (head + feed).decode("utf-8") + rest.decode("utf-8", "replace")
    if text.startswith("limbotable:"):
        record = read_shared(text)
        Match.of_record(record)
        return record, None
    return _playable_part(text)


def _packed(store: MatchStore, entry: Entry) -> tuple[Parcel, RecordError | None]:
    """Return a match of the library for export, and the error of its first damaged line, if there is one.

    Raises ``TableError`` where no line of it can be played, ``_DroppedError``, and ``StoreError``.
    """
    try:
        text = store.text_while_valid(entry.id)
    except KeyError as error:
        raise _DroppedError from error
    record, damage = _playable_part(text)
    return Parcel(record, entry.name, entry.began), damage


def _playable_part(text: str) -> tuple[Record, RecordError | None]:
    """Read a record up to its first damaged line; raises ``TableError`` where that is the first of all."""
    record, damage = valid_part(text)
    if damage is not None and not record.lines:
        raise damage
    return record, damage


def _words(error: TableError) -> str:
    return speak(error.told if isinstance(error, RecordError) else error.reason)


def _front() -> QWidget | None:
    """Return the window with the user's focus."""
    return QApplication.activeWindow()
