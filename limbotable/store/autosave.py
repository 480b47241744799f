"""Keeping the match on the table in the library, line by line, so that the program can go on with it."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from limbotable.core.game import CHANCE_WHO, Line
from limbotable.play.match import Match
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError, StoreTrouble

#: The time in which a deleted match can be restored.
_GRACE: Final = timedelta(days=30)


class Branch(msgspec.Struct, frozen=True):
    """The origin of a match that begins like another one."""

    parent: int  #: the other match's number in the library
    ply: int  #: number of lines that both have in common


class Autosave:
    """Saves one match of the library at a time.  Without a library a match goes on unsaved."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self.store: MatchStore | None = None
        self.trouble: StoreError | None = None  #: the reason why there is no library
        self.number: int | None = None  #: the match on the table, once it is in the library
        self._match: Match | None = None
        self._branch: Branch | None = None
        self._inherited: list[Line] = []  # the seats' lines when it began
        try:
            self.store = MatchStore(directory)
        except StoreError as error:
            self.trouble = error
            return
        with suppress(StoreError):  # the next start tries again
            self.store.drop_deleted(datetime.now(UTC) - _GRACE)

    def last(self) -> int | None:
        """Return the match to begin with: the last one, with its result if it is over.

        None where it is held elsewhere.
        """
        if self.store is None:
            return None
        try:
            newest = self.store.last()
            if newest is None or not self.store.hold(newest.id):
                return None
        except StoreError as error:
            self.trouble = error
            return None
        return newest.id

    def any(self) -> bool:
        """Return whether there is any match in the library."""
        try:
            return self.store is not None and self.store.has_any()
        except StoreError:
            return True  # the library exists, but cannot be read

    def take_up(self, match: Match, number: int | None = None, branch: Branch | None = None) -> None:
        """Turn to another match: one of the library, which is held already, or a new one."""
        self._leave(number, None if branch is None else branch.parent)
        self._match, self.number, self._branch = match, number, branch
        self._inherited = [] if branch is None else _acted(match)

    def keep(self) -> StoreError | None:
        """Bring the library up to date with the match; return the error, if there is one.

        A library that is missing or read-only is tried again each time.  Where the library is ``GONE``, the
        whole match is kept in the library that is there now, or in a new one, and the error is returned all
        the same.
        """
        if self._match is None:
            return self.trouble
        gone = None
        try:
            try:
                self._write(self._match, self._writable())
            except StoreError as error:
                if error.trouble is not StoreTrouble.GONE:
                    raise
                gone = error
                self._write(self._match, self._another())
        except StoreError as error:
            return error
        return gone

    def _write(self, match: Match, store: MatchStore) -> None:
        """Bring a library up to date with a match; raises ``StoreError``."""
        if self.number is None:
            branch = self._branch
            parent, ply = (None, None) if branch is None else (branch.parent, branch.ply)
            self.number = store.add(match, parent, ply)
        else:
            store.keep(self.number, match)

    def _writable(self) -> MatchStore:
        """Return a library that can be written, as far as is known; raises ``StoreError``."""
        if self.store is None:
            return self._another()
        if self.store.file.unwritable is not None:
            self.store.file.reopen()
            if self.number is not None and not self.store.hold(self.number):
                self.number = None  # another program has gone on with the match: this one becomes a new match
        return self.store

    def _another(self) -> MatchStore:
        """Open the library that is there now, in place of any other; raises ``StoreError``."""
        if self.store is not None:
            self.store.close()
            self.store = None
        self.number = self._branch = None  # of the old library
        try:
            self.store = store = MatchStore(self._directory, hurry=True)
        except StoreError as error:
            self.trouble = error
            raise
        self.trouble = None
        if store.file.unwritable is not None:
            raise store.file.unwritable
        return store

    def close(self) -> None:
        """Release the match, and close the library.

        The next start goes on with it, whatever other programs have changed, also where it is only dealt.
        But a branch in which no seat has acted is not kept, for the match that it comes from is.
        """
        if self.store is not None:
            self._put_last(self.store)
            if self._branch is not None:
                self._leave(None)
            elif self.number is not None:
                self.store.let_go(self.number)
            self.store.close()
            self.store = None

    def _put_last(self, store: MatchStore) -> None:
        """Have the match on the table be the last one, if another program has changed its own since."""
        with suppress(StoreError):  # then the next start goes on with the other one
            newest = store.last()
            if self.number is not None and (newest is None or newest.id != self.number):
                store.put_last(self.number)

    def _leave(self, other: int | None, parent: int | None = None) -> None:
        """Release the match, and drop it from the library if no seat has acted since it began.

        The parent of the next match is not dropped.
        """
        if self.store is None or self._match is None or self.number in (None, other):
            return
        assert self.number is not None
        try:
            acted = _acted(self._match)
            if acted == self._inherited[: len(acted)] and self.number != parent:
                self.store.drop(self.number)
        except StoreError:
            pass  # then it stays in the list, which does no harm
        self.store.let_go(self.number)


def _acted(match: Match) -> list[Line]:
    """Return the lines of the seats."""
    return [line for line in match.lines if line.who != CHANCE_WHO]
