"""Matches that come in from outside: the first one to the table, the others into the library."""

from __future__ import annotations

from limbotable.app.match.table_controller import TableController
from limbotable.play.match import Match
from limbotable.play.record import Record
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError


class MatchImport:
    """One import, match by match, and how far it has come."""

    def __init__(self, table_controller: TableController, autosave: Autosave | None) -> None:
        self._table_controller = table_controller
        self._autosave = autosave
        self.count = 0  #: the number of imported matches, including the one on the table
        self.numbers: list[int] = []  #: their numbers in the library
        self.failed = False  #: whether some matches could not be imported
        self.trouble: StoreError | None = None  #: the reason, if it is known

    def take_in(self, record: Record) -> bool:
        """Bring the first of some matches to the table, another one into the library.

        Return whether more can come.  Where the first one may not come to the table, none can: the user stays
        with the match there, or ``trouble`` is the reason.
        """
        try:
            if self.count == 0:
                if not self._bring_to_table(record):
                    return False
            elif self._store is None:
                self.trouble = None if self._autosave is None else self._autosave.trouble
                self.failed = True
                return False
            else:
                self.numbers.append(_number_of(self._store, record))
        except StoreError as error:
            self.trouble, self.failed = error, True
            return False
        self.count += 1
        return True

    def settle(self) -> None:
        """End an import that has brought a match to the table: that is the one to go on with."""
        if self._autosave is None:
            return
        if self.count > 1:
            self._autosave.keep()
        if self._autosave.number is not None:
            self.numbers.insert(0, self._autosave.number)

    @property
    def _store(self) -> MatchStore | None:
        return None if self._autosave is None else self._autosave.store

    def _bring_to_table(self, record: Record) -> bool:
        number = self._find(record)
        if number is None:
            return self._table_controller.open(record.taken_in().text())
        return self._table_controller.resume(number)

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
        store.comments.add(number, record)
        return number


def _number_of(store: MatchStore, record: Record) -> int:
    """Return a match's number in the library; a new match is added."""
    number = store.find(record)
    if number is None:
        number = store.add(Match.of_record(record.taken_in()))
        store.let_go(number)
    else:
        store.comments.add(number, record)
    return number
