"""The match on the table in the library."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from limbotable.app.errors.store_errors import why_unkept
from limbotable.app.match.remarks import Remarks
from limbotable.play.match import Match
from limbotable.store.autosave import Autosave, Branch
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreTrouble


class Keeping(QObject):
    """Keeps the match on the table in the library, and reports when that fails."""

    def __init__(self, autosave: Autosave | None, remarks: Remarks, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._remarks = remarks
        self._kept = False
        self._unkept = False  # whether the user knows that the match is not kept

    @property
    def kept(self) -> bool:
        """Whether the match on the table can be restored when it is left."""
        return self._kept

    @property
    def store(self) -> MatchStore | None:
        """The library, where there is one."""
        return None if self._autosave is None else self._autosave.store

    @property
    def number(self) -> int | None:
        """The number of the match on the table in the library, if it is in it."""
        return None if self._autosave is None else self._autosave.number

    @property
    def has_any(self) -> bool:
        """Whether there is any match in the library."""
        return self._autosave is not None and self._autosave.any()

    def last(self) -> int | None:
        """Return the match to go on with, which is held now."""
        return None if self._autosave is None else self._autosave.last()

    def take_up(self, match: Match, number: int | None, branch: Branch | None) -> None:
        """Keep another match from now on: one of the library, which is held already, or a new one."""
        if self._autosave is not None:
            self._autosave.take_up(match, number, branch)
        self.keep()

    def keep(self) -> None:
        """Save the match on the table; report once if that fails, and play on.

        It is also reported when it works again.  Without an autosave there is nothing to report: no match is
        kept.
        """
        if self._autosave is None:
            return
        trouble = self._autosave.keep()
        elsewhere = trouble is not None and trouble.trouble is StoreTrouble.GONE
        self._kept = trouble is None or elsewhere
        if trouble is not None and (elsewhere or not self._unkept):
            self._remarks.complain(why_unkept(trouble))
        elif trouble is None and self._unkept:
            QTimer.singleShot(0, self, lambda: self._remarks.say(self.tr("Matches are being saved again.")))
        self._unkept = not self._kept

    def close(self) -> None:
        """Release the match, and close the library."""
        if self._autosave is not None:
            self._autosave.close()
