"""Guides through exercises at the table, while the match on it waits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from limbotable.app.learning.exercise import Exercise
from limbotable.app.match.match_controller import MatchController
from limbotable.store.settings import Settings
from limbotable.table import asked
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.task_band import TaskBand
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.speak import aloud, hear, speak, whole


class Guide(QObject):
    """Puts one exercise after the other on the table, and shows the task in a band."""

    opened = Signal(object)  #: the exercise that comes to the table, in place of its present match
    closed = Signal(str)  #: the exercises of this game end, and the match before the first one comes back
    changed = Signal()  #: the settings have to be written
    said = Signal(str)  #: a sentence for the table
    missed = Signal(str, str)  #: words about an action that is not the answer, and the action
    hinted = Signal(str, str)  #: a hint as it is shown, and as it is read out

    def __init__(
        self,
        table: TableView,
        band: TaskBand,
        settings: Settings,
        engine: Engine,
        parent: QWidget,
    ) -> None:
        """``engine`` is never asked: an exercise has its own answers."""
        super().__init__(parent)
        self._table, self._band = table, band
        self._settings = settings
        self._engine = engine
        self._window = parent
        self._exercise: Exercise | None = None
        self._game = ""
        self._number = 0  # of the exercise, from 0
        self._praised = False  # whether its end has been shown
        self._untold = False  # whether the band waits for the table to show what it tells
        self._ply = 0  # of the exercise when its band was read out
        band.back.connect(self._go_back)
        band.next.connect(self._go_on)
        band.shown.connect(self.demonstrate)
        band.left.connect(self.leave)
        table.result_came.connect(self._tell_over)
        table.director.settled.connect(self._settled)

    # --- for each guide to implement -------------------------------------------------------------------
    def open(self, game: str, number: int) -> None:
        """Put an exercise of a game on the table, counted from 0."""
        raise NotImplementedError

    def _total(self) -> int:
        """Return the number of the game's exercises."""
        raise NotImplementedError

    def _open_band(self) -> None:
        """Show the title and the number of the exercise in the band."""
        raise NotImplementedError

    def _tell(self) -> None:
        """Show the task in the band."""
        raise NotImplementedError

    def _progressed(self) -> None:
        """Follow an action in the exercise."""
        raise NotImplementedError

    # --- beginning and ending -------------------------------------------------------------------------
    def _begin(self, game: str, number: int, exercise: Exercise) -> None:
        """Put an exercise on the table."""
        self._exercise, self._game, self._number, self._praised = exercise, game, number, False
        self._untold, self._ply = False, exercise.match.ply
        exercise.progressed.connect(self._progressed)
        self._table.selection.let_go()  # a card of the last exercise may be a card of this one
        self._band.tell("", over=False)
        self._open_band()
        # Both come before what lies on the table, which may take long to say.
        self._table.announce(whole(self._band.title))
        self._tell()
        self.opened.emit(exercise)
        self._band.show()  # a guide that shares it has made way just now
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """End the exercises, and bring back the match before them."""
        if self._exercise is not None:
            self._forget()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.closed.emit(self._game)

    def make_way(self, controller: MatchController) -> None:
        """Forget the exercise if another match comes to the table."""
        if self._exercise is not None and controller is not self._exercise:
            self._forget()

    def restart(self) -> bool:
        """Begin the exercise again; return whether there was one."""
        if self._exercise is None:
            return False
        self.open(self._game, self._number)
        return True

    def _tell_when_shown(self) -> None:
        """Show the task, but what has come of an action no sooner than on the table."""
        self._untold = self._table.director.busy
        if not self._untold:
            self._tell()

    def _read_out(self, text: str, *, news: bool) -> None:
        """Have a screen reader read what is new in the band, or else what is to be done after an action."""
        exercise = self._exercise
        if exercise is None:
            return
        played, self._ply = exercise.match.ply > self._ply, exercise.match.ply
        if news:
            self._table.announce(text)
        elif played and exercise.acting == exercise.viewer and not exercise.over:
            self._table.announce(hear(asked.turn(self._table.table.tableau)))

    def _forget(self) -> None:
        self._exercise = None
        self._band.hide()

    def _go_back(self) -> None:
        if self._exercise is not None:
            self.open(self._game, self._number - 1)

    def _go_on(self) -> None:
        if self._exercise is None:
            return  # the band is another guide's just now
        if self._number + 1 < self._total():
            self.open(self._game, self._number + 1)
        else:
            self.leave()

    # --- in an exercise -------------------------------------------------------------------------------
    def show_me(self) -> bool:
        """Point out the next action, and say it; return whether there is an exercise.

        Where the last action is still being shown, hurry that: what is told of it follows.
        """
        if self._exercise is None:
            return False
        labels = {one.action: one.label for one in self._exercise.outlook().gestures()}
        action = self._exercise.answer
        if action in labels:
            self._table.advise(action)
            hint, label = self.tr("Hint: %1"), labels[action]
            self.hinted.emit(hint.replace("%1", speak(label)), whole(hint.replace("%1", aloud(label))))
        else:
            self._table.director.hurry()
        return True

    def demonstrate(self) -> None:
        """Do what “Show me” in the band asks for: point out the next action, if there is an exercise."""
        self.show_me()

    def _tell_over(self) -> None:
        """Tell what came of the exercise together with the result that lies on the table now."""
        if self._exercise is not None and self._exercise.over and self._untold:
            self._untold = False
            self._tell()

    def _settled(self) -> None:
        """When all is at rest, tell of it, and offer a learner who has finished to go on with one key."""
        if self._untold:
            self._untold = False
            self._tell()
        if self._exercise is not None and self._exercise.over and not self._praised:
            self._praised = True
            self._finish()

    def _finish(self) -> None:
        self._table.tree.after_words(self._band.go_on)

    def retranslate(self) -> None:
        """Show the exercise in the installed language."""
        if self._exercise is not None:
            self._open_band()
            self._tell()
