"""The matches that are under way, one a game: told where games are chosen, and gone on with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from limbotable.app.match.remarks import Remarks
from limbotable.app.match.setup import day_of
from limbotable.app.match.table_controller import TableController
from limbotable.core.phrases import phrase
from limbotable.play.entry import Entry
from limbotable.store.going_on import going_on
from limbotable.store.trouble import StoreError
from limbotable.ui.words.match_words import began_text, state_text
from limbotable.ui.words.speak import speak, together


class UnderWay:
    """Finds a game's match that is under way: the one on the table, or else the last one in the library.

    The others that were played after it do not matter, but for those that are under way, too.
    """

    def __init__(self, table_controller: TableController, remarks: Remarks) -> None:
        self._table_controller, self._remarks = table_controller, remarks

    def state(self, game: str) -> str:
        """Return how far a game's match is, in words, and of one of the library when it began.

        The text is empty where none is under way.
        """
        if self._is_on_table(game):
            match = self._table_controller.match
            assert match is not None
            return speak(phrase("match.on-table", n=match.actions_taken()))
        entry = self._kept(game)
        if entry is None:
            return ""
        state = state_text(entry, on_table=entry.id == self._present)
        return together("joined", (state, began_text(entry)))

    def resume(self, game: str) -> bool:
        """Go on with a game's match; return whether it is on the table."""
        entry = None if self._is_on_table(game) else self._kept(game)
        store = self._table_controller.keeping.store
        if entry is None or store is None:
            return self._is_on_table(game)
        if entry.id == self._present:
            return self._table_controller.take_up_again()  # a lesson is there instead
        if not store.hold(entry.id):
            text = QCoreApplication.translate("UnderWay", "That match is open in another window.")
            self._remarks.complain(text)  # all games are shown, and not the table
            return False
        return self._table_controller.resume(entry.id)

    @property
    def _present(self) -> int | None:
        return self._table_controller.keeping.number

    def _is_on_table(self, game: str) -> bool:
        """Return whether the match on the table is one of this game, begun and not over."""
        match = self._table_controller.match
        return (
            match is not None
            and not self._table_controller.interrupted
            and match.game.id == game
            and match.result is None
            and match.actions_taken() > 0
            and not day_of(match.header)
        )

    def _kept(self, game: str) -> Entry | None:
        store = self._table_controller.keeping.store
        try:
            return None if store is None else going_on(store.file, game)
        except StoreError:
            return None  # the list of matches says so when it is asked for
