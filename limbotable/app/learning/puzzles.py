"""Puzzles at the table, while the match on it waits."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QDate, QSize
from PySide6.QtWidgets import QDialog, QWidget

from limbotable.app.learning.guide import Guide
from limbotable.app.learning.mistake_session import MistakeSession
from limbotable.app.learning.mistakes import MISTAKES, Mistakes
from limbotable.app.learning.nudge import telling_thing
from limbotable.app.learning.puzzle_session import PuzzleSession
from limbotable.app.learning.training import Training
from limbotable.app.match.point_of_view import PointOfView
from limbotable.core.errors import RecordError
from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase
from limbotable.engine.puzzles import Standing
from limbotable.games import GAMES, game_of
from limbotable.play.match import Match
from limbotable.play.puzzles import Puzzle, number_of_puzzles, of_the_day, puzzles_of, theme_name
from limbotable.play.referee import PERSON
from limbotable.play.training import suited, theme_records
from limbotable.play.weaknesses import WeaknessPage, weakness_page
from limbotable.store.settings import Settings
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.course import Course
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.puzzle_band import PuzzleBand
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.table_picture import TablePicture
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.lesson_book import plain
from limbotable.ui.words.match_words import game_text, practice_names
from limbotable.ui.words.rating_words import rating_text, short_rating
from limbotable.ui.words.speak import aloud, speak, together

_PICTURE: Final = QSize(400, 320)  #: of a position
#: The number of puzzles of a theme that are set one after the other.
_SET: Final = 10


class Puzzles(Guide):
    """Sets puzzles, and remembers the solved ones."""

    def __init__(
        self,
        table: TableView,
        band: PuzzleBand,
        settings: Settings,
        engine: Engine,
        art: Callable[[], ArtRenderer],
        clock: Clock,
        parent: QWidget,
    ) -> None:
        """``art`` returns the present renderer, for the pictures of positions."""
        super().__init__(table, band, settings, engine, parent)
        self._judged = band
        self._art, self._clock = art, clock
        self._sets: dict[str, list[Puzzle]] = {}  # by game, once they have been read
        self._sizes: dict[str, int] = {}  # how many there are, by game, once they have been counted
        self._run: Sequence[int] | None = None  # the indices of those set one after the other; None: all
        self.training = Training(lambda: None)  #: keeps the tries
        self.mistakes: Mistakes | None = None  #: the person's own, which are offered beside the puzzles
        self._given_away: set[tuple[str, int]] = set()  # the puzzles whose solution has been pointed out,
        self._nudged: set[tuple[str, int]] = set()  # and those with a first hint
        self._hinted_at = -1  # the ply of the first hint in the present try
        band.again.connect(self.restart)

    @property
    def attempt(self) -> PuzzleSession | None:
        """The puzzle on the table, if there is one."""
        return self._exercise if isinstance(self._exercise, PuzzleSession) else None

    # --- beginning ------------------------------------------------------------------------------------
    def ask(self, game: str) -> None:
        """Let the user choose a puzzle; the dialog begins with this game."""
        from limbotable.ui.dialogs.puzzles import WEAKNESSES, PuzzlesDialog

        own = None if self.mistakes is None else self.mistakes.course()
        courses = [*([] if own is None else [own]), *(self._course(one.id) for one in self._offered())]
        if not courses:
            self._complain()
            return
        picture = TablePicture(self._art, self._clock, _PICTURE, self._window)
        dialog = PuzzlesDialog(courses, game, self._position, picture, self._window)
        done = dialog.exec()
        chosen, number = dialog.chosen()
        if done == WEAKNESSES:
            self.ask_weaknesses(chosen)
        elif done == QDialog.DialogCode.Accepted and chosen == MISTAKES and self.mistakes is not None:
            self.mistakes.begin(number)
        elif done == QDialog.DialogCode.Accepted:
            self._begin_run(chosen, dialog.run(), number)
        dialog.deleteLater()

    def ask_weaknesses(self, game: str) -> None:
        """Show a game's weaknesses, and let the user choose a theme to practise."""
        # Graphs take a while to import, and the program starts without them.
        from limbotable.ui.dialogs.weaknesses import WeaknessesDialog

        games = [(one.id, game_text(one.id)) for one in self._offered() if one.themes]
        if not games:
            self._complain()
            return
        dialog = WeaknessesDialog(games, game, self._weaknesses, self._art().palette, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.practise(*dialog.chosen())
        dialog.deleteLater()

    def practise(self, game: str, theme: str) -> None:
        """Set some puzzles of a theme, the most suitable first; solved ones where no others are left."""
        found = [one for one in self._suited(game) if one.theme == theme]
        found = found or [one for one in self._set(game) if one.theme == theme]
        run = [one.number - 1 for one in found[:_SET]]
        if run:
            self._begin_run(game, run, run[0])
            self._window.activateWindow()

    def _begin_run(self, game: str, run: Sequence[int], number: int) -> None:
        """Set puzzles one after the other, by their indices; begin with one of these."""
        self._run = run
        self.open(game, run.index(number))

    def _weaknesses(self, game: str) -> WeaknessPage:
        found = game_of(game)
        assert found is not None
        return weakness_page(
            found,
            self._set(game),
            self._settings.puzzles.get(game, []),
            self.training.tries(game),
            self.training.rating(game),
            self.training.errors(found),
        )

    def _suited(self, game: str) -> list[Puzzle]:
        """Return a game's puzzles that are not solved, the most suitable first."""
        found, done = game_of(game), self._settings.puzzles.get(game, [])
        assert found is not None
        tries, rating = self.training.tries(game), self.training.rating(game)
        records = theme_records(found.themes, self._set(game), tries, rating)
        return suited(self._set(game), done, rating, records)

    def _position(self, game: str, number: int) -> Callable[[Frame], Tableau] | None:
        """Return the table of a puzzle for the seat that has the task; None where it cannot be read."""
        if game == MISTAKES:
            session = None if self.mistakes is None else self.mistakes.preview(number)
            return None if session is None else _before(session)
        try:
            puzzle = self._set(game)[number]
            seats, learner = len(puzzle.record.seats), puzzle.match().turn
            match = Match.of_record(puzzle.opening(practice_names(seats, learner)))
        except (IndexError, RecordError):
            return None
        players = [PERSON if seat == learner else "" for seat in range(seats)]
        return lambda frame: PointOfView(match, learner, lambda: frame, players, acts=False).tableau()

    def open_daily(self, day: QDate) -> None:
        """Put a day's puzzle on the table."""
        offered = self._offered()
        if not offered:
            self._complain()
            return
        sizes = [len(self._set(one.id)) for one in offered]
        game, number = of_the_day(dt.date(day.year(), day.month(), day.day()), offered, sizes)
        self._run = None
        self.open(game.id, number - 1)

    def open(self, game: str, number: int) -> None:
        try:
            puzzle = self._set(game)[self._index(number)]
            attempt = PuzzleSession(puzzle, self._table.frame, self._engine, self._engine)
        except (OSError, ValueError, IndexError, RecordError):
            self._complain()
            return
        self._hinted_at = -1
        self._judged.has_hinted(False)
        self._begin(game, number, attempt)

    def _complain(self) -> None:
        self.said.emit(self.tr("The puzzles could not be read."))

    def _index(self, number: int) -> int:
        """Return the index of a puzzle of the run."""
        return number if self._run is None else self._run[number]

    @property
    def _puzzle(self) -> Puzzle:
        """The puzzle on the table, or the last one that was there."""
        return self._set(self._game)[self._index(self._number)]

    def _total(self) -> int:
        return len(self._set(self._game) if self._run is None else self._run)

    def _forget(self) -> None:
        super()._forget()
        self._run = None

    # --- in a puzzle ----------------------------------------------------------------------------------
    def show_me(self) -> bool:
        """Give a first hint, and asked once more point out the next action.

        The rating counts neither as solved; one whose action was pointed out is not ticked off.
        """
        attempt = self.attempt
        if attempt is not None and not attempt.over and self._hinted_at != attempt.match.ply:
            self._hinted_at = attempt.match.ply
            if self._nudge(attempt):
                if not self._solved_before:
                    self._nudged.add((self._game, self._puzzle.number))
                self._count(solved=False)
                self._judged.has_hinted(True)
                return True
        open_yet = attempt is not None and not attempt.over
        there = super().show_me()
        if there and open_yet:
            self._given_away.add((self._game, self._puzzle.number))
            self._count(solved=False)
        return there

    def _nudge(self, attempt: PuzzleSession) -> bool:
        """Give a first hint, if one leaves something to find; return whether it was given."""
        gestures = attempt.outlook().gestures()
        if attempt.answer not in {one.action for one in gestures}:
            return False
        more = self.tr("Ask once more for the action itself.")
        thing = telling_thing(gestures, attempt.answer)
        if thing in {one.key for one in self._table.table.tableau.pieces}:
            self._table.readable.focus_node(thing)
            said = [self.tr("First hint: look at what the frame is around."), more]
            self.hinted.emit(*[together("sentences", said)] * 2)
            return True
        label = attempt.temptation()
        if label is None:
            return False
        not_this = self.tr("First hint: the solution does not begin with “%1”, tempting as that is.")
        self.hinted.emit(
            *(together("sentences", [not_this.replace("%1", put(label)), more]) for put in (speak, aloud))
        )
        return True

    def _count(self, *, solved: bool) -> None:
        """Count the first try at the puzzle, unless it was solved before tries were counted."""
        if not self._solved_before:
            self.training.keep(self._puzzle, solved=solved)

    def _praise(self) -> str:
        """Return what is said of a puzzle that is solved; with its solution it gets no mark in the list."""
        if self._helped:
            return self.tr("Solved, but with a hint: it does not count as solved.")
        if (self._game, self._puzzle.number) in self._nudged:
            return self.tr("Solved, after a first hint: your rating does not count it as solved.")
        return self.tr("Solved.")

    @property
    def _solved_before(self) -> bool:
        return self._puzzle.number in self._settings.puzzles.get(self._game, [])

    @property
    def _helped(self) -> bool:
        """Whether the solution was pointed out, now or at an earlier try."""
        return (self._game, self._puzzle.number) in self._given_away

    def _progressed(self) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        self._praised = self._praised and attempt.over
        if attempt.over:
            self._count(solved=attempt.standing is Standing.SOLVED and not self._helped)
        self._judged.has_hinted(self._hinted_at == attempt.match.ply)
        done = self._settings.puzzles.setdefault(self._game, [])
        number = self._puzzle.number
        if attempt.standing is Standing.SOLVED and not self._helped and number not in done:
            done.append(number)
            self.changed.emit()
        self._tell_when_shown()

    def _finish(self) -> None:
        self._tell()  # first: a button that is not enabled yet takes no focus
        if self.attempt is not None and self.attempt.standing is Standing.WRONG:
            self._table.tree.after_words(self._judged.try_again)
        else:
            super()._finish()

    def _tell_over(self) -> None:
        attempt = self.attempt
        if attempt is not None and attempt.match.result is not None:
            self._table.fold_result()  # the verdict is what counts, and the position shows why
        super()._tell_over()

    # --- the band -------------------------------------------------------------------------------------
    def _open_band(self) -> None:
        number = self._puzzle.number
        if number == self._number + 1:
            title = self.tr("%1, %2")
        else:  # of some of them: the number in the list is another one
            title = self.tr("%1, puzzle %3, %2").replace("%3", str(number))
        title = title.replace("%1", game_text(self._game)).replace("%2", self._grade(self._puzzle.grade))
        self._band.open(self._number + 1, self._total(), title)

    def _tell(self) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        why = attempt.why
        solved = attempt.standing is Standing.SOLVED
        remark = ""
        if solved:
            remark = self._praise()
        elif attempt.standing is Standing.RIGHT:
            remark = self.tr("Right so far.")
        reason = attempt.reason() if solved else None
        if len(self._puzzle.task.solution) == 1:
            #: after a puzzle of one action is solved: why it was the right one
            why_so = self.tr("Why: %1")
        else:
            #: after a puzzle is solved; the position before the first action is meant
            why_so = self.tr("Why the solution begins like this: %1")

        def verdict(put: Callable[[Phrase], str]) -> list[str]:
            # Few lines: they take room from the table.
            outcome = put(why) if why is not None else remark
            told = [f"**{outcome}**"] if outcome else []
            if attempt.over:
                told.append(self._rating())
            lines = [together("sentences", filter(None, told))] if told else []
            if reason is not None:
                lines.append(why_so.replace("%1", put(reason)))
            return lines

        seen, heard = [speak(attempt.task), *verdict(speak)], verdict(aloud) or [aloud(attempt.task)]
        news = self._judged.judge("\n".join(seen), solved=solved, failed=why is not None)
        self._read_out(plain("\n".join(heard)), news=news)

    # --- the solved puzzles ---------------------------------------------------------------------------
    def _set(self, game: str) -> list[Puzzle]:
        if game not in self._sets:
            found = game_of(game)
            assert found is not None
            self._sets[game] = puzzles_of(found)
        return self._sets[game]

    def _offered(self) -> list[AnyGame]:
        """Return the games with readable puzzles."""
        return [game for game in GAMES if self._has_puzzles(game.id)]

    def _has_puzzles(self, game: str) -> bool:
        try:
            return bool(self._set(game))
        except (OSError, RecordError):
            return False

    def progress(self, game: str) -> tuple[int, int]:
        """Return how many puzzles of a game are solved, and how many there are, read or not."""
        if game not in self._sizes:
            self._sizes[game] = self._size(game)
        done = set(self._settings.puzzles.get(game, []))
        return sum(1 <= number <= self._sizes[game] for number in done), self._sizes[game]

    @staticmethod
    def _size(game: str) -> int:
        found = game_of(game)
        assert found is not None
        try:
            return number_of_puzzles(found)
        except OSError:
            return 0

    def _course(self, game: str) -> Course:
        found = game_of(game)
        assert found is not None
        done = self._settings.puzzles.get(game, [])
        # There are many puzzles, and few kinds of them: what is said of a kind is translated once.
        kind, theme = cache(self._kind), cache(lambda name: speak(theme_name(found, name)))
        rows = [
            (str(one.number), kind(one.name, one.grade).replace("%1", str(one.number)), one.number in done)
            for one in self._set(game)
        ]
        return Course(
            game,
            game_text(game),
            rows,
            summary=self._standing(game),
            themes=[theme(one.theme) for one in self._set(game)],
            suited=[one.number - 1 for one in self._suited(game)] if self.training.tries(game) else (),
        )

    def _rating(self) -> str:
        """Return the person's rating at the puzzles on the table; an empty text before any try."""
        return short_rating(self.training.rating(self._game), len(self.training.tries(self._game)))

    def _standing(self, game: str) -> str:
        """Return the person's rating and what it says; an empty text before any try."""
        return rating_text(self.training.rating(game), len(self.training.tries(game)))

    def _name(self, puzzle: Puzzle) -> str:
        return self._kind(puzzle.name, puzzle.grade).replace("%1", str(puzzle.number))

    def _kind(self, name: Phrase, grade: int) -> str:
        """Return the name of all puzzles of a kind; ``%1`` stands for the number."""
        return self.tr("%1. %2, %3").replace("%2", speak(name)).replace("%3", self._grade(grade))

    def _grade(self, grade: int) -> str:
        return {1: self.tr("easy"), 2: self.tr("medium"), 3: self.tr("hard")}[grade]


def _before(session: MistakeSession) -> Callable[[Frame], Tableau]:
    """Return the table of the position before a mistake, for the seat that made it."""
    match, seat, players = session.match, session.viewer, session.setup.players
    return lambda frame: PointOfView(match, seat, lambda: frame, players, acts=False).tableau()
