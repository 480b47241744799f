"""People's performances, counted from the library: shown in a window, begun anew, exported as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from limbotable.core.errors import OptionError
from limbotable.core.game import AnyGame
from limbotable.games import GAMES, game_of
from limbotable.play.day import days_of
from limbotable.play.entry import Entry
from limbotable.play.even import Standing, standing
from limbotable.play.statistics import Care, Performance, PlayedMatch, as_csv, performances
from limbotable.store.autosave import Autosave
from limbotable.store.days import days_played
from limbotable.store.match_store import MatchStore
from limbotable.store.resets import reset, resets
from limbotable.store.trouble import StoreError
from limbotable.store.whole_file import write_whole
from limbotable.ui.art.palette import Palette
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.placing import show_near
from limbotable.ui.words.match_words import seat_names
from limbotable.ui.words.outside import path_text

if TYPE_CHECKING:
    from limbotable.ui.dialogs.statistics_window import StatisticsWindow

#: So many matches show how strong a person is now: older ones hardly count.
_LAST: Final = 100
#: Spreadsheets take a file that begins with this mark for UTF-8, and other programs skip it.
_ENCODING: Final = "utf-8-sig"


class Statistics(QObject):
    """Opens one window with the statistics of a library, and keeps it."""

    weaknesses_wanted = Signal(
        str
    )  #: the user wants to see the weaknesses in a game, or in any: an empty text

    def __init__(self, autosave: Autosave | None, palette: Palette, parent: QWidget) -> None:
        """``autosave`` has the library, if there is one."""
        super().__init__(parent)
        self._autosave = autosave
        self._palette = palette
        self._parent = parent
        self._window: StatisticsWindow | None = None
        self.today: Callable[[], date] = date.today  #: the date in the user's calendar
        #: The dates that the resets since the window was opened have replaced, the last ones last.
        self._before: list[Mapping[str, datetime | None]] = []

    def open(self, game: str | None = None) -> None:
        """Show the statistics, of one game if matches of it were finished; count them anew."""
        window = self._window or self._make()
        self._count()
        window.choose_game(game)
        show_near(window)

    def standing(self, game: AnyGame, person: str) -> Standing | None:
        """Return how strong a person of that name is by its last matches of a game; None if unmeasured.

        A library that cannot be read has none.
        """
        store = self._store
        try:
            entries = [] if store is None else store.finished(game.id, _LAST)
            since = {} if store is None else resets(store.file)
        except StoreError:
            entries, since = [], {}
        played = [one for entry in entries if (one := played_of(entry, {})) is not None]
        return standing(game, [one for one in performances(played, since) if one.person == person])

    def wear(self, palette: Palette) -> None:
        """Follow the cloth of the settings."""
        self._palette = palette
        if self._window is not None:
            self._window.wear(palette)

    @property
    def _store(self) -> MatchStore | None:
        return None if self._autosave is None else self._autosave.store

    def _make(self) -> StatisticsWindow:
        # Graphs take a while to import, and the program starts without them.
        from limbotable.ui.dialogs.statistics_window import StatisticsWindow

        window = self._window = StatisticsWindow(GAMES, self._palette, self._parent)
        window.reset_wanted.connect(self._reset)
        window.undo_wanted.connect(self._undo)
        window.export_wanted.connect(self._ask_where_to_save)
        window.closed.connect(self._forget)
        window.weaknesses_wanted.connect(self.weaknesses_wanted)
        return window

    def _count(self) -> None:
        assert self._window is not None
        store = self._store
        if store is None:
            self._window.show_trouble(
                self.tr("Matches are not being saved at present, so there is nothing to count.")
            )
            return
        try:
            entries, care, since = store.entries(), store.reviews.care(), resets(store.file)
            days = days_of(days_played(store.file), self.today())
        except StoreError as error:
            self._window.show_trouble(self.tr("%1 could not be read.").replace("%1", str(error.path)))
            return
        played = [one for entry in entries if (one := played_of(entry, care.get(entry.id, {}))) is not None]
        self._window.show_performances(performances(played, since), since)
        self._window.show_days(days)

    # --- counting anew --------------------------------------------------------------------------------
    def _reset(self, games: Sequence[str]) -> None:
        store = self._store
        if store is None:
            return
        try:
            since = resets(store.file)
        except StoreError as error:
            self._complain(error.path)
            return
        now = datetime.now(UTC)
        if self._write(dict.fromkeys(games, now)):
            self._before.append({game: since.get(game) for game in games})
            self._tell(
                self.tr(
                    "Only matches that begin from now on count. The old ones stay in the list of matches."
                )
            )

    def _undo(self) -> None:
        if self._before and self._write(self._before[-1]):
            self._before.pop()
            self._tell("")

    def _write(self, since: Mapping[str, datetime | None]) -> bool:
        """Set the dates since which games count, and return whether that worked."""
        store = self._store
        try:
            if store is not None:
                reset(store.file, since)
        except StoreError as error:
            self._complain(error.path)
            return False
        return store is not None

    def _tell(self, news: str) -> None:
        assert self._window is not None
        self._count()
        self._window.offer_undo(bool(self._before))
        self._window.tell(news)

    def _forget(self) -> None:
        """Drop the undo of resets when the window is closed: they stay."""
        self._before.clear()
        if self._window is not None:
            self._window.offer_undo(False)
            self._window.tell("")

    # --- exporting ------------------------------------------------------------------------------------
    def _ask_where_to_save(self, found: Sequence[Performance]) -> None:
        pattern = self.tr("CSV files") + " (*.csv)"
        dialog = QFileDialog(self._window, self.tr("Save the statistics"), "limbo-table.csv", pattern)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        if dialog.exec():
            self._save(Path(dialog.selectedFiles()[0]), found)
        dialog.deleteLater()

    def _save(self, path: Path, found: Sequence[Performance]) -> None:
        assert self._window is not None
        try:
            write_whole(path, as_csv(found).encode(_ENCODING))
        except OSError:
            self._complain(path)
        else:
            self._window.tell(self.tr("Saved: %1").replace("%1", path_text(path)))

    def _complain(self, path: Path) -> None:
        assert self._window is not None
        text = self.tr("%1 could not be written.").replace("%1", path_text(path))
        MessageBox.warn(self._window, text)


def played_of(entry: Entry, care: Mapping[int, Care]) -> PlayedMatch | None:
    """Return a match of the library for statistics; None where this version does not know its rules."""
    game = game_of(entry.game)
    if game is None:
        return None
    try:
        options = game.complete(entry.options)
    except OptionError:
        return None
    known = len(entry.players) == len(entry.seats)
    return PlayedMatch(
        number=entry.id,
        game=game,
        options=options,
        names=seat_names(entry.seats, entry.players),
        players=entry.players if known else (),
        began=entry.began,
        result=entry.result,
        casual=entry.casual,
        helped=entry.helped,
        branch=entry.branched is not None,  # also where the old match is gone from the library
        deal=entry.deal,
        care=care,
    )
