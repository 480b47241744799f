"""Import and export of matches: as files, and as text on the clipboard."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from limbotable.app.errors.store_errors import why_undone, why_unkept
from limbotable.app.lookback.match_export import MatchExport
from limbotable.app.lookback.match_files import SUFFIX, DroppedError, Parcel, packed, read_match
from limbotable.app.lookback.match_import import MatchImport
from limbotable.app.match.table_controller import TableController
from limbotable.core.errors import RecordError, TableError
from limbotable.play.entry import Entry
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.play.sharing import LONGEST, read_shared, share
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError
from limbotable.store.whole_file import write_whole
from limbotable.ui.dialogs.files import local_files
from limbotable.ui.dialogs.progress import Progress
from limbotable.ui.words.match_words import name_text
from limbotable.ui.words.outside import path_text
from limbotable.ui.words.speak import speak, together

#: The most files that are named among those that cannot be taken in.
_NAMED: Final = 10
#: The errors of files that do not belong to this program.
_OF_SOMETHING_ELSE: Final = ("record.header", "record.no-version")


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
        taken, wrong, stopped = self._new_import(), list[str](), False
        with Progress(self.tr("Importing matches"), len(paths), _front()) as progress:
            for done, path in enumerate(paths):
                stopped = not progress.goes_on(done)
                if stopped:
                    break
                try:
                    record, damage = read_match(path)
                except (TableError, UnicodeDecodeError, OSError) as error:
                    wrong.append(self._what_is_wrong(path, error))
                    continue
                if not taken.take_in(record):
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
        reason = speak(damage.told)
        # In parts: a file may be called My%20match, and the reason quotes its line.
        return path_text(path.name).join(part.replace("%2", reason) for part in text.split("%1"))

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
                taken = self._new_import()
                taken.take_in(record)
                self._settle(taken, 1)
                if taken.count:
                    self._tell(1)

    def _new_import(self) -> MatchImport:
        return MatchImport(self._table_controller, self._autosave)

    def _settle(self, taken: MatchImport, wanted: int, *, stopped: bool = False) -> None:
        """Report the matches that have come in, at the end of the import."""
        if taken.count == 0:
            if taken.trouble is not None:
                self.complained.emit(why_undone(taken.trouble))
            return
        taken.settle()
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
                self._ask_where_to_save(*packed(store, entries[0]))
            else:
                self._ask_where_to_save_all(store, entries)
        except (DroppedError, StoreError, TableError) as error:
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
                parcel, damage = packed(store, entry)
                self._copy(parcel.record)
                if damage is not None:
                    text = self.tr("The match is damaged. %1 It was copied up to the line before that.")
                    self.complained.emit(text.replace("%1", speak(damage.told)))
        except (DroppedError, StoreError, TableError) as error:
            self.complained.emit(self._why_undone(error))

    def _why_undone(self, error: DroppedError | StoreError | TableError) -> str:
        """Return the sentence with the reason why nothing was given out."""
        if isinstance(error, DroppedError):
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

        Raises ``DroppedError`` where none is, and ``StoreError``.
        """
        there = {entry.id: entry for entry in store.entries_of(numbers)}
        if not there:
            raise DroppedError
        return [there[number] for number in numbers if number in there]

    def _at_table(self, match: Match) -> Parcel:
        """Return the match on the table for export: under its name, if the library has one."""
        number = None if self._autosave is None else self._autosave.number
        with suppress(DroppedError, StoreError):
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
            try:
                write_whole(path, parcel.record.text().encode())
            except OSError:
                self.complained.emit(self._cannot_write(path))
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
        export, stopped = MatchExport(store, Path(chosen)), False
        with Progress(self.tr("Saving matches"), len(entries), _front()) as progress:
            for done, entry in enumerate(entries):
                stopped = not progress.goes_on(done)
                if stopped or not export.save(entry):
                    break
        self._tell_of(export, len(entries), stopped=stopped)

    def _tell_of(self, export: MatchExport, wanted: int, *, stopped: bool) -> None:
        """Report the matches saved, of so many wanted, and those that are damaged or missing."""
        if stopped:
            said = self.tr("Stopped: %n of %2 match(es) saved in %1.", "", export.saved)
            said = said.replace("%2", str(wanted))
        else:
            said = self.tr("%n match(es) saved in %1", "", export.saved)
        if export.saved or stopped:
            self.said.emit(said.replace("%1", path_text(export.directory)))
        missing = []
        if export.trouble is not None:
            missing.append(why_undone(export.trouble))
        if export.unwritten is not None:
            missing.append(self._cannot_write(export.unwritten))
        if export.damaged:
            text = self.tr("Damaged, and saved up to the damaged line: %1")
            missing.append(text.replace("%1", _listed([path_text(path.name) for path in export.damaged])))
        if export.left_out:
            text = self.tr("Too damaged to save any of it: %1")
            missing.append(text.replace("%1", _listed([name_text(entry) for entry in export.left_out])))
        if missing:
            self.complained.emit("\n".join(missing))

    def _cannot_write(self, path: Path) -> str:
        return self.tr("%1 could not be written.").replace("%1", path_text(path))

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


def _words(error: TableError) -> str:
    return speak(error.told if isinstance(error, RecordError) else error.reason)


def _front() -> QWidget | None:
    """Return the window with the user's focus."""
    return QApplication.activeWindow()
