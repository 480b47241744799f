"""The same match once more, with an expert in the person's seat: what would have been possible?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QProgressDialog, QWidget

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.table_controller import TableController
from limbotable.core.game import Line, Result
from limbotable.core.phrases import Phrase
from limbotable.play.match import Match
from limbotable.play.referee import PERSON, Referee
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.engine.engine_port import Engine, EnginePort
from limbotable.ui.words.speak import speak

#: The most seconds of thinking about one action.
_THINKING: Final = 0.8


class Duplicate(QObject):
    """Has an expert play a finished match once more in the person's seat, and tells its result.

    Its match has the same deal and the same opponents, runs beside the table, and is not kept.
    """

    def __init__(
        self, engine: Engine, table_controller: TableController, remarks: Remarks, parent: QWidget
    ) -> None:
        """``engine`` thinks for all seats of that match."""
        super().__init__(parent)
        self._engine, self._table_controller = engine, table_controller
        self._remarks, self._parent = remarks, parent
        self._run: _Run | None = None
        engine.failed.connect(self._fail)
        table_controller.display.duplicate_wanted.connect(self.ask)

    def ask(self) -> None:
        """Play the finished match on the table again for the one person in it; or say why not."""
        controller = self._table_controller.controller
        if controller is None:
            return
        people = [seat for seat, player in enumerate(controller.setup.players) if player == PERSON]
        result = controller.match.result
        if result is None:
            why = self.tr("The match is not over yet: the expert can play in your place after its end.")
            self._remarks.say(why, warning=True)
        elif len(people) != 1:
            why = self.tr(
                "The expert takes one person’s place, so exactly one person must have played the match."
            )
            self._remarks.say(why, warning=True)
        elif self._run is not None and self._run.original is controller.match:
            self._run.show()
        else:
            self._stop()  # what may run is about another match
            self._begin(controller, people[0], result)

    def close(self) -> None:
        """Stop for good."""
        self._stop()
        self._engine.close()

    def _begin(self, controller: MatchController, seat: int, result: Result) -> None:
        old = controller.match
        match = Match(old.game, old.options, old.seats)
        expert = old.game.levels[-1].name
        levels = [expert if at == seat else level for at, level in enumerate(controller.setup.players)]
        ports = [EnginePort(self._engine, level, _THINKING) for level in levels]
        progress = self._progress(old.ply)
        self._run = run = _Run(old, match, progress, lambda: self._tell(match, seat, result), self._fail)
        run.referee = Referee(match, controller.same_dealer(), ports, run)
        progress.show()
        run.referee.go_on()

    def _progress(self, lines: int) -> QProgressDialog:
        title = self.tr("The expert plays in your place")
        box = QProgressDialog(self._parent)
        label = QLabel(title)
        label.setTextFormat(Qt.TextFormat.PlainText)
        box.setLabel(label)
        box.setWindowTitle(title)
        box.setCancelButtonText(self.tr("Cancel"))
        box.setWindowModality(Qt.WindowModality.NonModal)
        box.setAutoReset(False)
        box.setAutoClose(False)
        box.setMinimumDuration(0)
        box.setRange(0, lines)
        box.canceled.connect(self._stop)
        return box

    def _tell(self, match: Match, seat: int, own: Result) -> None:
        """Tell the expert's result beside the person's."""
        self._stop()
        found = match.result
        assert found is not None
        text = self.tr("In your place the expert’s result was %1 (%2); yours was %3 (%4).")
        for place, value in (
            ("%1", str(found.scores[seat])),
            ("%2", self._how(found, seat)),
            ("%3", str(own.scores[seat])),
            ("%4", self._how(own, seat)),
        ):
            text = text.replace(place, value)
        box = MessageBox(MessageBox.Icon.Information, text, self._parent)
        box.setInformativeText(
            self.tr(
                "The match began in the same way, against the same opponents. But they react to what is"
                " played, and may choose differently a second time: one match proves little."
            )
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _how(self, result: Result, seat: int) -> str:
        #: after the result: 61 (won)
        return self.tr("won") if seat in result.winners else self.tr("lost")

    def _fail(self, why: str) -> None:
        if self._run is not None:
            self._stop()
            self._remarks.say(self.tr("The computer player has stopped.") + "\n" + why, warning=True)

    def _stop(self) -> None:
        run, self._run = self._run, None
        if run is not None:
            run.stop()


class _Run:
    """One such match as it is played."""

    def __init__(
        self,
        original: Match,
        match: Match,
        progress: QProgressDialog,
        over: Callable[[], object],
        failed: Callable[[str], object],
    ) -> None:
        self.original = original  #: the match that is played once more
        self.referee: Referee | None = None
        self._match, self._progress, self._over, self._failed = match, progress, over, failed

    def show(self) -> None:
        """Show how far it is."""
        self._progress.show()
        self._progress.activateWindow()

    def stop(self) -> None:
        """Ask no seat any more."""
        if self.referee is not None:
            self.referee.stop()
            self.referee.hold()
        self._progress.canceled.disconnect()
        self._progress.close()
        self._progress.deleteLater()

    def added(self, line: Line) -> None:
        """A line was added: the match is further on, or over."""
        lines = self._match.ply
        # It may become longer than the other one.
        self._progress.setMaximum(max(self._progress.maximum(), lines + 1))
        self._progress.setValue(lines)
        if self._match.result is not None:
            self._over()

    def rewound(self) -> None:
        """Nothing is taken back here."""

    def declined(self, seat: int, reason: Phrase) -> None:
        """A computer player's action was not legal."""
        self._failed(speak(reason))
