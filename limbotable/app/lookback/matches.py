"""The list of matches: its window, and the user's commands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from limbotable.app.errors.store_errors import what_is_unreadable, why_undone, why_unkept
from limbotable.app.lookback.exchange import Exchange
from limbotable.app.match.point_of_view import OpenHands, PointOfView
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.core.errors import TableError
from limbotable.play.entry import Entry
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.store.autosave import Autosave
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.placing import show_near
from limbotable.ui.table.clock import Clock
from limbotable.ui.words.match_words import date_text, name_text, origin_text, state_text
from limbotable.ui.words.speak import speak, together

if TYPE_CHECKING:
    from limbotable.ui.dialogs.compare_window import Side
    from limbotable.ui.dialogs.matches_window import MatchesWindow

#: Milliseconds between two bits of a library that are read ahead, and the number of matches of each: a few
#: milliseconds' work, between two pictures of a movement.
_REST: Final = 100.0
_BIT: Final = 100


class Matches(QObject):
    """Opens the window with all matches, and keeps it; carries out the user's commands there."""

    resumed = Signal()  #: the user goes on with a match: the table is free for it

    def __init__(
        self,
        table_controller: TableController,
        remarks: Remarks,
        exchange: Exchange,
        autosave: Autosave | None,
        art: Callable[[], ArtRenderer],
        clock: Clock,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._table_controller, self._remarks = table_controller, remarks
        self._exchange, self._autosave = exchange, autosave
        self._art, self._clock, self._parent = art, clock, parent
        self._window: MatchesWindow | None = None
        self._entries: list[Entry] = []  # the entries in the list
        self._listed: int | None = None  # the entry in the list that is marked as the one on the table
        self._deletions: list[list[int]] = []  # the deletions since the program began, to be undone
        exchange.said.connect(self._say)
        exchange.complained.connect(self._complain)
        exchange.took_in.connect(self._show_taken_in)

    def show(self) -> None:
        """Show the list in its present state."""
        if self._window is None:
            self._window = self._made()
        self._refresh(tell=True)
        show_near(self._window)

    def read_ahead(self) -> None:
        """Read a large library bit by bit, so that the list opens at once when it is asked for."""
        with suppress(StoreError):  # the list says so when it is asked for
            if self._store is not None and self._store.read_ahead(_BIT):
                self._clock.after(_REST, self.read_ahead)

    def _made(self) -> MatchesWindow:
        from limbotable.ui.dialogs.matches_window import MatchesWindow

        window = MatchesWindow(self._picture, self._art, self._clock, self._parent)
        window.resumed.connect(self._resume)
        window.renamed.connect(self._rename)
        window.deleted.connect(self._delete)
        window.undone.connect(self._undo)
        window.compared.connect(self._compare)
        window.exported.connect(self._exchange.export)
        window.copied.connect(self._exchange.copy_of)
        window.asked_for_files.connect(self._exchange.ask_for_files)
        window.pasted.connect(self._exchange.paste)
        window.dropped.connect(self._exchange.open)
        window.entered.connect(self._refresh)
        return window

    # --- the content ----------------------------------------------------------------------------------
    @property
    def _store(self) -> MatchStore | None:
        return None if self._autosave is None else self._autosave.store

    @property
    def _present(self) -> int | None:
        return None if self._autosave is None else self._autosave.number

    def _refresh(self, select: Sequence[int] = (), *, tell: bool = False) -> None:
        """Read the present entries and show them, or the reason why there are none.

        With ``tell`` the matches that cannot be in the list are named as well.
        """
        if self._window is None:
            return
        if tell:
            self._window.remark("")
        before, self._entries = self._entries, []
        trouble = None if self._autosave is None else self._autosave.trouble
        try:
            if self._store is not None:
                self._entries, broken = self._store.contents()
                if tell:
                    self._window.remark(what_is_unreadable(broken))
            elif trouble is not None:
                self._window.remark(why_unkept(trouble))
        except StoreError as error:
            self._window.remark(why_undone(error))
        self._list(select, unchanged=self._entries == before)

    def _read(self, numbers: Sequence[int]) -> None:
        """Read some matches anew, and no others, of maybe very many."""
        known, there = set(numbers), list[Entry]()
        with suppress(StoreError):  # it has just been written; if it is gone now, the next look says so
            there = [] if self._store is None else self._store.entries_of(numbers)
        others = [entry for entry in self._entries if entry.id not in known]
        self._entries = sorted([*others, *there], key=lambda entry: (entry.changed, entry.id), reverse=True)

    def _list(self, select: Sequence[int] = (), *, unchanged: bool = False) -> None:
        """Show the known entries: this program's own changes need no new reading of maybe very many."""
        if self._window is None:
            return
        present, undoable = self._present, bool(self._deletions)
        if unchanged and not select and self._listed == present:
            return
        self._listed = present
        self._window.show_matches(self._entries, present, undoable=undoable, select=select)

    def _match(self, number: int) -> Match:
        """Return a match of the library; raises ``StoreError``, ``TableError`` or ``KeyError``."""
        if self._store is None:
            raise KeyError(number)
        return Match.of_record(read_record(self._store.text(number)))

    def _picture(self, number: int) -> Callable[[Frame], Tableau] | None:
        try:
            match = self._match(number)
        except (StoreError, TableError, KeyError):
            return None
        return lambda frame: _points_of_view(match, frame, is_open=match.result is not None).tableau()

    # --- the user's commands --------------------------------------------------------------------------
    def _do(self, change: Callable[[MatchStore], object]) -> bool:
        """Change the library; return whether that worked, and report a failure."""
        if self._store is None:
            return False
        try:
            change(self._store)
        except StoreError as error:
            self._say(why_undone(error))
            return False
        return True

    def _resume(self, number: int) -> None:
        if self._store is None or self._window is None:
            return
        if number == self._present:
            self._table_controller.take_up_again()  # a lesson may be there instead
        else:
            if not self._store.hold(number):
                self._say(self.tr("That match is on the table of another running copy of Limbo Table."))
                return
            if not self._table_controller.resume(number):
                return
        self._window.close()
        self._parent.activateWindow()
        self.resumed.emit()

    def _rename(self, number: int, name: str) -> None:
        if self._do(lambda store: store.rename(number, name)):
            self._entries = [
                replace(entry, name=name) if entry.id == number else entry for entry in self._entries
            ]
        self._list()

    def _delete(self, numbers: Sequence[int]) -> None:
        if self._store is None:
            return
        said = []
        if self._present in numbers:
            said.append(self.tr("The match on the table cannot be deleted: open another one first."))
        free = [one for one in numbers if one != self._present]
        elsewhere = {one for one in free if not self._is_free(self._store, one)}
        if elsewhere:
            said.append(
                self.tr(
                    "%n match(es) are on the table of another running copy of Limbo Table.",
                    "",
                    len(elsewhere),
                )
            )
        gone = [one for one in free if one not in elsewhere]
        if gone and self._do(lambda store: store.delete(*gone)):
            self._deletions.append(gone)
            left = set(gone)
            self._entries = [entry for entry in self._entries if entry.id not in left]
            said.insert(0, self.tr("%n match(es) deleted. They can be brought back: Ctrl+Z.", "", len(gone)))
        if said:
            self._say(together("sentences", said))
        self._list()

    def _is_free(self, store: MatchStore, number: int) -> bool:
        """Return whether no running program has a match on its table."""
        free = store.hold(number)
        if free:
            store.let_go(number)
        return free

    def _undo(self) -> None:
        if not self._deletions:
            return
        back = self._deletions[-1]
        if self._do(lambda store: store.restore(*back)):
            self._deletions.pop()
            self._say(self.tr("%n match(es) brought back", "", len(back)))
            self._read(back)
            self._list(back)

    def _compare(self, first: int, second: int) -> None:
        try:
            # Other programs may have changed them.
            there = [] if self._store is None else self._store.entries_of([first, second])
            known = {entry.id: entry for entry in there}
            entries = [known[number] for number in (first, second)]
            matches = [self._match(number) for number in (first, second)]
        except (StoreError, TableError, KeyError):
            self._say(self.tr("These matches could not be read. They stay as they are."))
            return
        common = common_lines(*matches)
        if common == 0:
            self._say(self.tr("These matches have nothing in common: they begin differently."))
            return
        alike = entries[0].name == entries[1].name
        is_open = all(match.result is not None for match in matches)
        one, other = (
            _side(entry, match, alike=alike, is_open=is_open)
            for entry, match in zip(entries, matches, strict=True)
        )
        from limbotable.ui.dialogs.compare_window import CompareWindow

        window = CompareWindow((one, other), common, speak, self._art, self._clock, self._parent)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        show_near(window)

    # --- messages -------------------------------------------------------------------------------------
    def _say(self, text: str) -> None:
        """Show a message in the window of the user: in the list, or at the table."""
        if self._window is not None and self._window.isVisible():
            self._window.remark(text)
        else:
            self._remarks.say(text)

    def _complain(self, text: str) -> None:
        window = self._window
        at = window if window is not None and window.isActiveWindow() else self._parent
        MessageBox.warn(at, text)

    def _show_taken_in(self, numbers: Sequence[int]) -> None:
        if self._window is not None and self._window.isVisible():
            self._refresh(numbers)


def common_lines(one: Match, other: Match) -> int:
    """Return the number of lines with which two matches begin alike; 0 for matches of different kinds."""
    if (one.game, one.options, len(one.seats)) != (other.game, other.options, len(other.seats)):
        return 0
    pairs = enumerate(zip(one.lines, other.lines, strict=False))
    return next((ply for ply, (mine, theirs) in pairs if mine != theirs), min(one.ply, other.ply))


def _points_of_view(match: Match, frame: Frame, *, is_open: bool) -> PointOfView:
    """Return a spectator's point of view, or the one with all hands open."""
    return (OpenHands if is_open else PointOfView)(match, len(match.seats), lambda: frame)


def _side(entry: Entry, match: Match, *, alike: bool, is_open: bool) -> Side:
    """Return a match's side of a comparison; ``alike``: its name does not distinguish it."""
    from limbotable.ui.dialogs.compare_window import Side

    name = name_text(entry)
    return Side(
        together("joined.bracket", (name, origin_text(entry) or date_text(entry.began))) if alike else name,
        lambda: state_text(entry),
        _points_of_view(match, Frame(1, 1), is_open=is_open).log_by_line(),
        lambda ply, frame: _points_of_view(match, frame, is_open=is_open).tableau(ply),
        lambda ply: match.game.scores(match.stages[ply].position),
    )
