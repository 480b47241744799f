"""The tutor: before an action that costs much it asks whether the user is sure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from limbotable.app.match.hints import alike
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.app.match.terms import terms_of
from limbotable.engine.messages import Answer, Candidate, Think
from limbotable.play.referee import PERSON
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.question import Question, Way
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.chance_words import whole_least, whole_limit
from limbotable.ui.words.speak import speak

#: An action that a first look finds cheaper than this part of the limit is played without a closer one.
_CHEAP: Final = 0.5


class Tutor(QObject):
    """Looks at a person's position while the person thinks, and asks before a costly action is played.

    It judges as the review does: by what the person can know, and by the same terms; and a difference within
    the uncertainty is none.  It keeps out of matches between people alone, and of lessons and puzzles.  An
    action that it has warned of is played the next time that it is chosen; and without an answer of the
    engine every action is played.
    """

    def __init__(
        self,
        engine: Engine,
        question: Question,
        table: TableView,
        remarks: Remarks,
        present: Callable[[], MatchController | None],
        interrupted: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table, ``interrupted`` whether an exercise is in its place."""
        super().__init__(parent)
        self._engine, self._question = engine, question
        self._table, self._remarks = table, remarks
        self._present, self._interrupted = present, interrupted
        self._limit = 0  # the least cost that it asks about, in percentage points; 0 while it is off
        # The match that it looks at, and what the person knows there.
        self._at: tuple[MatchController | None, str] = None, ""
        self._found: Answer | None = None  # its first look there
        self._chosen = ""  # the action that waits for the engine's answer
        self._warned: set[str] = set()  # the actions that it has warned of there
        engine.failed.connect(self._give_up)

    def want(self, points: int) -> None:
        """Ask about actions that cost so many percentage points or more; 0 turns the tutor off.

        Then an action that waits for its answer is played.
        """
        controller, action = self._pupil(), self._chosen
        self._limit = points
        self.look()
        if controller is not None and action and not points:
            self._play(controller, action)

    def close(self) -> None:
        """End its engine."""
        self._engine.close()

    def look(self) -> None:
        """Turn to the present position, if a person is to act in it; forget any other."""
        if not self._limit and not self._at[1]:
            return  # it is off, and was
        controller = self._pupil()
        now = controller, "" if controller is None else controller.perspective()
        if now == self._at:
            return
        self._engine.forget()
        self._question.take_away()
        self._at, self._found, self._chosen, self._warned = now, None, "", set()
        if controller is not None and _has_choice(controller):
            self._think(controller, "", self._looked)

    def consider(self, controller: MatchController, action: str) -> None:
        """Play an action for the person at the table, now, later or never: as the person answers."""
        if not self._limit:
            controller.choose(action)
            return
        self._question.take_away()
        self.look()
        if controller is not self._pupil() or action in self._warned or not _has_choice(controller):
            self._play(controller, action)
        elif self._found is not None:
            self._weigh(controller, self._found, action)
        else:
            self._chosen = action
            self._remarks.say(self.tr("Thinking…"))
            if not self._engine.busy:  # it has failed before: it gets another try, which may fail at once
                self._think(controller, "", self._looked)

    # --- thinking -------------------------------------------------------------------------------------
    def _pupil(self) -> MatchController | None:
        """Return the match on the table, if the tutor is wanted there and a person is to act in it."""
        controller = self._present()
        if controller is None or not self._limit or self._interrupted():
            return None
        alone = all(player == PERSON for player in controller.setup.players)
        acts = controller.acting is not None and controller.acting == controller.viewer
        return controller if acts and not alone else None

    def _think(self, controller: MatchController, closely: str, take: Callable[[Answer], None]) -> None:
        terms, asked = terms_of(controller.match.game, free=True), self._at
        question = Think(
            level=terms.level,
            playouts=terms.playouts,
            seconds=terms.seconds,
            seed=terms.seed,
            record=asked[1],
            bounds=terms.bounds,
        )
        if closely:
            question.closely = closely
        self._engine.ask(question, lambda found: take(found) if asked == self._at else None)

    def _looked(self, found: Answer) -> None:
        self._found = found
        action, self._chosen = self._chosen, ""
        controller = self._pupil()
        if action and controller is not None:
            self._weigh(controller, found, action)

    def _weigh(self, controller: MatchController, found: Answer, action: str) -> None:
        """Play an action that is known to be cheap; look closely at any other."""
        is_known = action not in found.at_most or self._needs_no_look(controller, found, action)
        if is_known and 100 * self._cost(controller, found, action) < _CHEAP * self._limit:
            self._play(controller, action)
        else:
            self._chosen = action
            self._remarks.say(self.tr("Thinking…"))
            self._think(controller, action, self._looked_closely)

    def _looked_closely(self, found: Answer) -> None:
        action, self._chosen = self._chosen, ""
        controller = self._pupil()
        if controller is None or not action:
            return
        cost = self._cost(controller, found, action)
        points = whole_least(cost) if action in found.at_most else round(100 * cost)
        if points < self._limit or cost < found.uncertainty:
            self._play(controller, action)
        else:
            self._ask(controller, found, action, points)

    def _cost(self, controller: MatchController, found: Answer, action: str) -> float:
        """Return by how much an action is worse than the best one; 0 for one that looks just like it."""
        best, own = found.considered[0], _own(found, action)
        if own is None or self._needs_no_look(controller, found, action):
            return 0.0
        return max(0.0, best.value - own.value)

    def _needs_no_look(self, controller: MatchController, found: Answer, action: str) -> bool:
        """Return whether an action is or looks just like the best one, or is none at the table."""
        gestures = {one.action: one for one in controller.outlook().gestures()}
        return action not in gestures or alike(gestures[found.considered[0].action], gestures[action])

    def _give_up(self, why: str) -> None:
        """Play what waits, and say why nothing was said of it."""
        action, self._chosen = self._chosen, ""
        controller = self._pupil()
        if controller is None:
            return
        self._remarks.say(self.tr("The tutor has stopped.") + "\n" + why, warning=True)
        if action:
            controller.choose(action)

    # --- asking ---------------------------------------------------------------------------------------
    def _ask(self, controller: MatchController, found: Answer, action: str, points: int) -> None:
        self._remarks.clear_away()
        self._warned.add(action)
        controller.note_help()
        label = {one.action: speak(one.label) for one in controller.outlook().gestures()}[action]
        if action in found.at_most:
            text = self.tr(
                "Are you sure? Another action is at least %n percentage point(s) better.", "", points
            )
        else:
            text = self.tr("Are you sure? Another action is %n percentage point(s) better.", "", points)
        self._question.ask(
            text,
            [
                Way(self.tr("Show it"), lambda: self._show(controller, found, action)),
                Way(self.tr("Play mine: %1").replace("%1", label), lambda: self._play(controller, action)),
            ],
        )

    def _show(self, controller: MatchController, found: Answer, action: str) -> None:
        labels = {one.action: speak(one.label) for one in controller.outlook().gestures()}
        best, own = found.considered[0], _own(found, action)
        if best.action not in labels or own is None:
            return
        self._table.advise(best.action)
        better = self.tr("Better: %1").replace("%1", labels[best.action])
        said, worth = self.tr("Your chances of winning: %1%. With your action: %2%."), round(100 * own.value)
        if action in found.at_most:
            said = self.tr("Your chances of winning: %1%. With your action: at most %2%.")
            worth = whole_limit(own.value)
        said = said.replace(" %.", "\u00a0%.")
        said = said.replace("%2", str(worth)).replace("%1", str(round(100 * best.value)))
        self._remarks.say(f"{better}\n{said}")

    def _play(self, controller: MatchController, action: str) -> None:
        self._remarks.clear_away()
        controller.choose(action)


def _own(found: Answer, action: str) -> Candidate | None:
    return next((one for one in found.considered if one.action == action), None)


def _has_choice(controller: MatchController) -> bool:
    """Return whether the seat to act has more than one action."""
    return len(controller.outlook().gestures()) > 1
