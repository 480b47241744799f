"""A person's own mistakes as exercises, which come back after some days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget

from limbotable.app.learning.guide import Guide
from limbotable.app.learning.mistake_session import MistakeSession
from limbotable.core.errors import TableError
from limbotable.engine.puzzles import Standing
from limbotable.play.mistakes import DAYS, LEARNT, Mistake, due_at, next_stage
from limbotable.play.record import Record, read_record
from limbotable.store.match_store import MatchStore
from limbotable.store.settings import Settings
from limbotable.store.trouble import StoreError
from limbotable.ui.dialogs.course import Course
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.panels.series import points_text
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.speak import speak

#: The name of the course of mistakes, which are of all games.
MISTAKES = ""


class Mistakes(Guide):
    """Puts the mistakes that are due on the table, one after the other, and moves them in their box.

    It shares its band with the puzzles.  The first answer counts; one that was pointed out counts as wrong.
    """

    def __init__(
        self,
        table: TableView,
        band: PuzzleBand,
        settings: Settings,
        engine: Engine,
        store: Callable[[], MatchStore | None],
        parent: QWidget,
    ) -> None:
        """``store`` returns the library, if there is one."""
        super().__init__(table, band, settings, engine, parent)
        self._judged = band
        self._store = store
        self._listed: Sequence[Mistake] = ()  # those that are offered: due when the list was made
        self._cards: Sequence[Mistake] = ()  # those that are set one after the other
        self._answered: dict[Mistake, int] = {}  # the stages of those that have been answered since
        self._shown: set[Mistake] = set()  # those whose answer has been pointed out
        band.again.connect(self.restart)

    @property
    def _attempt(self) -> MistakeSession | None:
        return self._exercise if isinstance(self._exercise, MistakeSession) else None

    def course(self) -> Course | None:
        """Return the mistakes that are due as a course; None without any.

        The exercise on the table stays as it is until ``begin``.
        """
        due = self._due()
        self._listed = [one for one, _ in due]
        if not due:
            return None
        rows = [(str(n), self._name(one, record), False) for n, (one, record) in enumerate(due, start=1)]
        return Course(MISTAKES, self.tr("Your mistakes"), rows, self.tr("%n due", "", len(rows)))

    def preview(self, number: int) -> MistakeSession | None:
        """Return the exercise of one of the course, from 0; None where there is none to play (any more)."""
        return self._session(self._listed[number]) if number < len(self._listed) else None

    def begin(self, number: int) -> None:
        """Put one of the course on the table, counted from 0; those after it follow."""
        self._cards, self._answered = self._listed, {}
        self.open(MISTAKES, number)

    def _due(self) -> Sequence[tuple[Mistake, Record]]:
        """Return the mistakes that are due with the records of their matches, where they can be read."""
        store = self._store()
        due: Sequence[Mistake] = ()
        if store is not None:
            with suppress(StoreError):
                due = store.reviews.mistakes(datetime.now(UTC))
        read = [(one, self._record(one)) for one in due]
        return [(one, record) for one, record in read if record is not None]

    def _name(self, one: Mistake, record: Record) -> str:
        name = self.tr("%1 (%2 percentage points)").replace("%2", points_text(one.cost))
        return name.replace("%1", game_text(record.game.id))

    def _record(self, one: Mistake) -> Record | None:
        """Return the record of a mistake's match; None where it cannot be read, or does not fit."""
        store = self._store()
        if store is None:
            return None
        try:
            record = read_record(store.text(one.match))
        except (TableError, StoreError, KeyError):
            return None
        fits = one.ply < len(record.lines) and record.lines[one.ply].who >= 0
        return record if fits else None

    def _session(self, card: Mistake) -> MistakeSession | None:
        record = self._record(card)
        if record is None:
            return None
        try:
            return MistakeSession(card, record, self._table.frame, self._engine, self._engine)
        except (TableError, ValueError):
            return None

    # --- the guide ------------------------------------------------------------------------------------
    def open(self, game: str, number: int) -> None:
        session = self._session(self._cards[number])
        if session is None:
            self.said.emit(self.tr("This match has changed: its mistake cannot be shown any more."))
            return
        self._begin(session.match.game.id, number, session)

    def _total(self) -> int:
        return len(self._cards)

    def show_me(self) -> bool:
        """Point out the answer; the mistake then counts as one that was not known."""
        if self._attempt is not None and not self._attempt.over:
            self._shown.add(self._attempt.mistake)
        return super().show_me()

    def _progressed(self) -> None:
        attempt = self._attempt
        if attempt is None:
            return
        self._praised = self._praised and attempt.over
        if attempt.over and attempt.mistake not in self._answered:
            right = attempt.standing is Standing.SOLVED and attempt.mistake not in self._shown
            self._move(attempt.mistake, next_stage(attempt.mistake.stage, right=right))
        self._tell_when_shown()

    def _move(self, one: Mistake, stage: int) -> None:
        self._answered[one] = stage
        self._shown.discard(one)  # it comes back as one whose answer is asked for
        store = self._store()
        if store is not None:
            with suppress(StoreError):  # then it comes back as it was
                store.reviews.move_mistake(one, stage, due_at(stage, datetime.now(UTC)))

    def _finish(self) -> None:
        self._tell()  # first: a button that is not enabled yet takes no focus
        if self._attempt is not None and self._attempt.standing is Standing.WRONG:
            self._table.tree.after_words(self._judged.try_again)
        else:
            super()._finish()

    # --- the band -------------------------------------------------------------------------------------
    def _open_band(self) -> None:
        title = self.tr("Your mistakes, %1").replace("%1", game_text(self._game))
        self._judged.has_hinted(True)
        self._band.open(self._number + 1, self._total(), title)

    def _tell(self) -> None:
        attempt = self._attempt
        if attempt is None:
            return
        solved, wrong = attempt.standing is Standing.SOLVED, attempt.standing is Standing.WRONG
        text = self.tr(
            "You played: %1. It cost you %2 percentage points of your chance to win."
            " What would have been better?"
        )
        text = text.replace("%2", points_text(attempt.mistake.cost))
        text = text.replace("%1", speak(attempt.played))
        remark = self._remark(attempt)
        news = self._judged.judge(f"{text}\n**{remark}**" if remark else text, solved=solved, failed=wrong)
        self._read_out(remark or text, news=news)

    def _remark(self, attempt: MistakeSession) -> str:
        stage = self._answered.get(attempt.mistake)
        if not attempt.over or stage is None:
            return ""
        if attempt.standing is Standing.WRONG:
            return self.tr("No, there is a better action.")
        if stage == LEARNT:
            return self.tr("Right. You know it now, so it will not come back.")
        return self.tr("Right. It will come back in %n day(s).", "", DAYS[stage])
