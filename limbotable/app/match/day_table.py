"""The table of the day at the window: begun once, gone on with, and told of in one line."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from PySide6.QtCore import QDate, QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from limbotable.app.errors.store_errors import why_undone
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.setup import day_of
from limbotable.app.match.table_controller import TableController
from limbotable.core.game import Result
from limbotable.play.day import SEAT, days_of, table_of_the_day
from limbotable.store.days import days_played
from limbotable.store.trouble import StoreError
from limbotable.ui.dialogs.day_box import DayBox
from limbotable.ui.panels.day_button import DayOffer
from limbotable.ui.table.director import Director
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.speak import together


class DayTable(QObject):
    """Puts the table of the day on the table, once a day, and tells its result in a line to be shared.

    A day is that of the user's own calendar.
    """

    begun = Signal()  #: the table of the day is on the table

    def __init__(
        self,
        table_controller: TableController,
        remarks: Remarks,
        director: Director,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table_controller, self._remarks, self._director = table_controller, remarks, director
        self.today: Callable[[], dt.date] = dt.date.today  #: the date in the user's calendar
        self._told: object = None  # the match whose result was told last
        director.settled.connect(self._tell_result)

    def offer(self) -> DayOffer:
        """Return what to say of the table of today where it is offered.

        A library that cannot be read tells nothing of it.
        """
        day, store = self.today(), self._table_controller.keeping.store
        try:
            played = {} if store is None else days_played(store.file)
        except StoreError:
            return DayOffer(game_text(table_of_the_day(day).game))
        entry = played.get(day.isoformat())
        if entry is None:
            #: of the table of the day
            parts = [self.tr("not played yet")]
        elif entry.result is None and entry.match is None:
            #: of the table of the day, whose match was deleted for good
            parts = [self.tr("given up")]
        elif entry.result is None:
            #: of the table of the day, which was begun
            parts = [self.tr("in progress")]
        else:
            parts = [self._outcome(entry.result, helped=entry.helped)]
        row = days_of(played, day).row
        if row:
            parts.append(self.tr("days in a row: %1").replace("%1", str(row)))
        return DayOffer(game_text(table_of_the_day(day).game), together("joined.heard", parts))

    def open(self) -> None:
        """Begin the table of today, go on with it, or show how it went: there is one try.

        Before it begins, the user is asked.
        """
        if self._open():
            self.begun.emit()

    def _open(self) -> bool:
        """Do as ``open`` does; return whether today's match is on the table."""
        day, store = self.today(), self._table_controller.keeping.store
        try:
            entry = None if store is None else days_played(store.file).get(day.isoformat())
        except StoreError as error:
            self._remarks.complain(why_undone(error))  # perhaps all games are shown, and not the table
            return False
        if entry is None:
            return self._begin(day)
        if entry.match is None:
            text = self.tr("The table of the day has been played. Its match has been deleted for good.")
            self._remarks.complain(text)
            return False
        if entry.match == self._table_controller.keeping.number:
            self._table_controller.take_up_again()  # a lesson may be there instead
            self._told = None
            self._tell_result()
        elif store is not None and not store.hold(entry.match):
            text = self.tr("The table of the day is open in another running copy of Limbo Table.")
            self._remarks.complain(text)
            return False
        elif self._table_controller.resume(entry.match):
            self._tell_result()
        else:
            return False
        return True

    def _begin(self, day: dt.date) -> bool:
        """Begin the one try if the user agrees; return whether it is on the table."""
        chosen, date = table_of_the_day(day), QDate(day.year, day.month, day.day)
        shown = QLocale().toString(date, QLocale.FormatType.ShortFormat)
        if not DayBox(shown, game_text(chosen.game), self._window).agreed():
            return False
        return self._table_controller.begin_day(chosen, day.isoformat())

    def retranslate(self) -> None:
        """Tell the result that is shown in the language that is installed now."""
        shown = self._told is not None and self._told is self._table_controller.match
        if shown and self._remarks.lasting:
            self._told = None
            self._tell_result()

    def _tell_result(self) -> None:
        """Offer the line with the result, once the end of the match is on the table."""
        match = self._table_controller.match
        if match is None or match.result is None or self._director.busy or match is self._told:
            return
        day = day_of(match.header)
        if not day or self._table_controller.interrupted:
            return
        self._told = match
        line = self.line(day, match.game.id, match.result, helped=match.header.helped is True)
        text = f"{line}\n{self._record()}".strip()
        self._remarks.offer(text, self.tr("Copy the result"), lambda: self._copy(line), stays=True)

    def line(self, day: str, game: str, result: Result, *, helped: bool) -> str:
        """Return a day's result in one line, which tells nothing of the cards."""
        played = f"Limbo Table {day} {game_text(game)}"
        return together("joined.named", (played, self._outcome(result, helped=helped)))

    def _outcome(self, result: Result, *, helped: bool) -> str:
        own = result.scores[SEAT]
        others = [score for seat, score in enumerate(result.scores) if seat != SEAT]
        scores = together("joined.result", map(str, (own, *others)))
        if SEAT not in result.winners:
            #: a person's result in a line
            how = self.tr("lost")
        else:
            how = self.tr("won") if len(result.winners) == 1 else self.tr("shared the win")
        return together("joined.heard", [scores, how, *([self.tr("with a hint")] if helped else [])])

    def _record(self) -> str:
        """Return how all days went."""
        store = self._table_controller.keeping.store
        try:
            played = {} if store is None else days_played(store.file)
        except StoreError:
            return ""
        days = days_of(played, self.today())
        if not days.played:
            return ""
        text = self.tr("Days played: %1, in a row: %3, won: %2")
        return text.replace("%1", str(days.played)).replace("%2", str(days.won)).replace("%3", str(days.row))

    def _copy(self, line: str) -> None:
        QGuiApplication.clipboard().setText(line)
        self._remarks.say(self.tr("Copied: %1").replace("%1", line))
