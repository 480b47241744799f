"""The tutorials: lessons at the table, while the match on it waits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from limbotable.app.learning.guide import Guide
from limbotable.app.learning.lesson_session import LessonSession
from limbotable.core.errors import RecordError
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.play.lesson import read_lesson
from limbotable.store.settings import Settings
from limbotable.ui.dialogs.course import Course
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.lesson_band import LessonBand
from limbotable.ui.table.clock import Alarm, Clock, while_alive
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.lesson_book import (
    LessonBook,
    LessonText,
    lesson_file,
    lesson_names,
    open_lessons,
    plain,
)

#: Milliseconds for which an action is pointed out before it is shown.
POINTED: Final = 1500.0


class Tutorials(Guide):
    """Leads through lessons, and remembers those that have been done."""

    taken = Signal(str)  #: an action that is taken for the learner

    def __init__(
        self,
        table: TableView,
        band: LessonBand,
        settings: Settings,
        language: Callable[[], str],
        engine: Engine,
        clock: Clock,
        parent: QWidget,
    ) -> None:
        super().__init__(table, band, settings, engine, parent)
        self._language, self._clock = language, clock
        self._alarm: Alarm | None = None  # while an action is pointed out that is going to be shown
        self._demonstrated = False  # whether the last action was shown, and the learner is to be told so

    @property
    def practice(self) -> LessonSession | None:
        """The lesson on the table, if there is one."""
        return self._exercise if isinstance(self._exercise, LessonSession) else None

    # --- beginning and ending -------------------------------------------------------------------------
    def ask(self, game: str) -> None:
        """Let the user choose a tutorial; the dialog begins with this game."""
        offered = [one.id for one in GAMES if self._has_lessons(one.id)]
        if not offered:
            self.said.emit(self.tr("The tutorial could not be read."))
            return
        from limbotable.ui.dialogs.tutorials import TutorialsDialog

        dialog = TutorialsDialog([self._course(one) for one in offered], game, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.open(*dialog.chosen())
        dialog.deleteLater()

    def go_on_with(self, game: str) -> None:
        """Put a game's next lesson on the table: the first that has not been done, or the very first."""
        self.open(game, self._course(game).next)

    def open(self, game: str, number: int) -> None:
        try:
            name = self._book(game).lessons[number].name
            lesson = read_lesson(lesson_file(game, name).read_text(encoding="utf-8"))
            practice = LessonSession(lesson, self._table.frame, self._engine, self._engine)
        except (OSError, ValueError, IndexError, RecordError):
            self.said.emit(self.tr("The tutorial could not be read."))
            return
        self._remember_suggested(game)
        self._let_learner_act()
        self._demonstrated = False
        practice.missed.connect(self._missed)
        self._begin(game, number, practice)

    def _total(self) -> int:
        return len(self._book(self._game).lessons)

    # --- in a lesson ----------------------------------------------------------------------------------
    def demonstrate(self) -> None:
        """Point out the next action, and then take it for the learner, with the others' answers to it.

        Asked for again meanwhile, it is taken at once.
        """
        practice = self.practice
        if self._alarm is not None:
            self._take_answer()
        elif practice is not None and self.show_me() and practice.answer:
            self._alarm = self._clock.after(POINTED, while_alive(self, self._take_answer))

    def _take_answer(self) -> None:
        self._let_learner_act()
        practice = self.practice
        if practice is not None and practice.answer:
            self._table.selection.let_go()
            self._demonstrated = True
            self.taken.emit(practice.answer)

    def _let_learner_act(self) -> None:
        """Take nothing any more that was pointed out."""
        alarm, self._alarm = self._alarm, None
        if alarm is not None:
            alarm.cancel()

    def _forget(self) -> None:
        super()._forget()
        self._let_learner_act()

    def _progressed(self) -> None:
        self._let_learner_act()
        if self.practice is not None:
            self._praised = self._praised and self.practice.over
            if self.practice.over and self._text.name not in self._done(self._game):
                self._settings.lessons.setdefault(self._game, []).append(self._text.name)
                self.changed.emit()
            self._tell_when_shown()

    def _missed(self, action: str) -> None:
        about = self._text.about(action)
        said = plain(about) if about else self.tr("That is allowed, but it is not the task here.")
        self.missed.emit(said, action)

    # --- the band -------------------------------------------------------------------------------------
    def _open_band(self) -> None:
        self._band.reserve([*self._text.tasks.values(), self._text.done])
        self._band.open(self._number + 1, self._total(), self._text.title)

    def _tell(self) -> None:
        practice = self.practice
        if practice is None:
            return
        text = self._text.done if practice.over else self._text.task(practice.step)
        news = self._band.tell(text, over=practice.over)
        #: a lesson has been done: for the ear, in the place of a tick; what was learnt follows
        read = self.tr("Done. %1").replace("%1", plain(text)) if practice.over else plain(text)
        self._read_out(read, news=news)
        if self._demonstrated and (practice.over or practice.acting == practice.viewer):
            self._demonstrated = False
            if not practice.over:  # else the button that leads on has the focus
                self.said.emit(self.tr("Shown. Now you go on."))

    @property
    def _text(self) -> LessonText:
        return self._book(self._game).lessons[self._number]

    def _book(self, game: str) -> LessonBook:
        try:
            return open_lessons(game, self._language())
        except OSError:
            return open_lessons(game, LANGUAGES[0][0])

    def _names(self, game: str) -> list[str]:
        for language in (self._language(), LANGUAGES[0][0]):
            with suppress(OSError):
                return lesson_names(game, language)
        return []

    # --- the lessons done -----------------------------------------------------------------------------
    def suggest(self, game: str) -> bool:
        """Return whether to suggest a game's tutorial: once, and only before the user has begun it."""
        if game in self._settings.suggested or self._done(game) or not self._has_lessons(game):
            return False
        self._remember_suggested(game)
        return True

    def _remember_suggested(self, game: str) -> None:
        if game not in self._settings.suggested:
            self._settings.suggested.append(game)
            self.changed.emit()

    def progress(self, game: str) -> tuple[int, int]:
        """Return how many lessons of a game are done, and how many there are."""
        names, done = self._names(game), self._done(game)
        return sum(name in done for name in names), len(names)

    def _done(self, game: str) -> list[str]:
        return self._settings.lessons.get(game, [])

    def _has_lessons(self, game: str) -> bool:
        try:
            return bool(self._book(game).lessons)
        except (OSError, ValueError):
            return False

    def _course(self, game: str) -> Course:
        book, done = self._book(game), self._done(game)
        lessons = [(one.name, one.title, one.name in done) for one in book.lessons]
        return Course(game, book.title, lessons, chapters=book.chapters)
