"""The tutorials: lessons at the table, while the match that was there waits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from limbotable.app.practice import Practice
from limbotable.app.settings import Settings
from limbotable.app.sitting import Sitting
from limbotable.core.errors import RecordError
from limbotable.games import GAMES
from limbotable.play.lesson import read_lesson
from limbotable.play.record import DEFAULT_NAMES
from limbotable.play.referee import PERSON
from limbotable.ui.dialogs.new_match import names_for
from limbotable.ui.dialogs.tutorials import Course, TutorialsDialog
from limbotable.ui.engine_port import Engine
from limbotable.ui.lesson_band import LessonBand
from limbotable.ui.lesson_book import LessonBook, LessonText, lesson_file, open_lessons, plain
from limbotable.ui.table_view import TableView
from limbotable.ui.words import speak


class Tutorials(QObject):
    """Leads through lessons, and remembers which ones have been done."""

    opened = Signal(object)  #: the practice that comes to the table, in the place of what is there
    closed = Signal(str)  #: after this game's lessons what was there before the first one comes back
    changed = Signal()  #: the settings are to be kept
    said = Signal(str)  #: a sentence for the table

    def __init__(
        self,
        table: TableView,
        band: LessonBand,
        settings: Settings,
        language: Callable[[], str],
        engine: Engine,
        parent: QWidget,
    ) -> None:
        """``engine`` is not asked anything: a lesson has its own answers."""
        super().__init__(parent)
        self._table, self._band = table, band
        self._settings = settings
        self._language = language
        self._engine = engine
        self._window = parent
        self._practice: Practice | None = None
        self._game = ""
        self._number = 0  # of the lesson, from 0
        self._praised = False  # whether the lesson's end has been shown
        band.back.connect(lambda: self.open(self._game, self._number - 1))
        band.next.connect(self._go_on)
        band.shown.connect(self.show_me)
        band.left.connect(self.leave)
        table.director.settled.connect(self._settled)

    @property
    def practice(self) -> Practice | None:
        """The lesson on the table, if one is."""
        return self._practice

    # --- beginning and ending -------------------------------------------------------------------------
    def ask(self, game: str) -> None:
        """Let the user choose a tutorial; the one of this game is offered first."""
        offered = [one.id for one in GAMES if self._has_lessons(one.id)]
        if not offered:
            self.said.emit(self.tr("The tutorial could not be read."))
            return
        dialog = TutorialsDialog([self._course(one) for one in offered], game, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.open(*dialog.chosen())
        dialog.deleteLater()

    def go_on_with(self, game: str) -> None:
        """Put the first lesson of a game on the table that has not been done."""
        self.open(game, self._course(game).next)

    def open(self, game: str, number: int) -> None:
        """Put a lesson of a game on the table, counted from 0."""
        try:
            name = self._book(game).lessons[number].name
            lesson = read_lesson(lesson_file(game, name).read_text(encoding="utf-8"))
            seats = len(lesson.record.seats)
            names = names_for([""] * seats, [PERSON] * seats, DEFAULT_NAMES[seats])
            practice = Practice(lesson, names, self._table.frame, self._engine, self._engine)
        except (OSError, ValueError, IndexError, RecordError):
            self.said.emit(self.tr("The tutorial could not be read."))
            return
        self._remember_suggested(game)
        self._practice, self._game, self._number, self._praised = practice, game, number, False
        practice.missed.connect(self._missed)
        practice.progressed.connect(self._progressed)
        self._band.tell("", over=False)
        self._open_band()
        self.opened.emit(practice)
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()

    def leave(self) -> None:
        """Have back what was on the table before the lessons."""
        if self._practice is not None:
            self._forget()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.closed.emit(self._game)

    def make_way(self, sitting: Sitting) -> None:
        """Something comes to the table: if it is no lesson, there is none any more."""
        if sitting is not self._practice:
            self._forget()

    def restart(self) -> bool:
        """Begin the lesson again; tell whether there was one."""
        if self._practice is None:
            return False
        self.open(self._game, self._number)
        return True

    def _forget(self) -> None:
        self._practice = None
        self._band.hide()

    def _go_on(self) -> None:
        if self._number + 1 < len(self._book(self._game).lessons):
            self.open(self._game, self._number + 1)
        else:
            self.leave()

    # --- in a lesson ----------------------------------------------------------------------------------
    def show_me(self) -> bool:
        """Point out what is to be done, and say it; tell whether there is a lesson."""
        if self._practice is None:
            return False
        labels = {one.action: one.label for one in self._practice.gestures()}
        action = self._practice.answer
        if action in labels:
            self._table.advise(action)
            self.said.emit(self.tr("Hint: %1").replace("%1", speak(labels[action])))
        return True

    def _progressed(self) -> None:
        if self._practice is not None:
            self._praised = self._praised and self._practice.over
            if self._practice.over and self._text.name not in self._done(self._game):
                self._settings.lessons.setdefault(self._game, []).append(self._text.name)
                self.changed.emit()
            self._tell()

    def _missed(self, action: str) -> None:
        about = self._text.about(action)
        self.said.emit(
            plain(about) if about else self.tr("That can be done, but it is not what is asked here.")
        )

    def _settled(self) -> None:
        """Nothing moves any more: who has done what was asked may go on with one key."""
        if self._practice is not None and self._practice.over and not self._praised:
            self._praised = True
            self._band.go_on()

    # --- what the band says ---------------------------------------------------------------------------
    def retranslate(self) -> None:
        """Tell the lesson in the language that is installed now."""
        if self._practice is not None:
            self._open_band()
            self._tell()

    def _open_band(self) -> None:
        self._band.open(self._number + 1, len(self._book(self._game).lessons), self._text.title)

    def _tell(self) -> None:
        practice = self._practice
        if practice is None:
            return
        text = self._text.done if practice.over else self._text.task(practice.step)
        if self._band.tell(text, over=practice.over):
            self._table.announce(self._band.told)

    @property
    def _text(self) -> LessonText:
        return self._book(self._game).lessons[self._number]

    def _book(self, game: str) -> LessonBook:
        return open_lessons(game, self._language())

    # --- what has been done ---------------------------------------------------------------------------
    def suggest(self, game: str) -> bool:
        """Say whether to suggest a game's tutorial: once, and only to who has not begun it."""
        if game in self._settings.suggested or self._done(game) or not self._has_lessons(game):
            return False
        self._remember_suggested(game)
        return True

    def _remember_suggested(self, game: str) -> None:
        if game not in self._settings.suggested:
            self._settings.suggested.append(game)
            self.changed.emit()

    def _done(self, game: str) -> list[str]:
        return self._settings.lessons.get(game, [])

    def _has_lessons(self, game: str) -> bool:
        try:
            return bool(self._book(game).lessons)
        except (OSError, ValueError):
            return False

    def _course(self, game: str) -> Course:
        book, done = self._book(game), self._done(game)
        return Course(game, book.title, [(one.name, one.title, one.name in done) for one in book.lessons])
