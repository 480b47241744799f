"""The review of a match: the window with a reviewer's findings, and the ways from it to the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from limbotable.app.lookback.reviewer import Point, Reviewer, SeatSummary
from limbotable.app.match.hints import alike
from limbotable.app.match.match_controller import MatchController
from limbotable.app.surroundings import Surroundings
from limbotable.core.game import Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.replay import Stage, following
from limbotable.play.accounts import Accounts, Event
from limbotable.play.comments import Comment
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.reasons import PLAYED, Compared, Reasoner
from limbotable.play.referee import PERSON
from limbotable.store.autosave import Autosave
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Gesture
from limbotable.ui.dialogs.placing import show_near
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.words.match_words import seat_names, table_names
from limbotable.ui.words.outside import shown
from limbotable.ui.words.reviewed import Balance, Decided, Option, Reviewed
from limbotable.ui.words.speak import speak, speak_all

if TYPE_CHECKING:  # it draws graphs, and what draws them is slow to import
    from limbotable.ui.dialogs.review_window import ReviewWindow

#: The number of considered actions that are shown.
_SHOWN: Final = 3
#: The most events of an action that are told: the end of a round has many.
_EVENTS: Final = 4
#: The length of the expected line.
_STEPS: Final = 6


class Review(QObject):
    """Opens one window for the match on the table, and keeps it until there is another match.

    A match with secrets is reviewed when it is over: before that a review would reveal them.
    """

    refused = Signal(object)  #: the phrase with the reason why there is nothing to review
    said = Signal(object)  #: a phrase with a hint
    commented = Signal(int)  #: the ply after the action that the user wants to comment on
    left = Signal()  #: the window was closed, and the same match is on the table

    def __init__(
        self,
        engine: Engine,
        frame: Callable[[], Frame],
        around: Surroundings,
        autosave: Autosave | None,
        turn_to: Callable[[int, int], object],
        play_on_from: Callable[[int], object],
        table: QWidget,
        parent: QWidget,
    ) -> None:
        """``engine`` judges; ``turn_to`` shows the table at a ply, ``play_on_from`` plays on from there.

        Both take the ply: the number of lines then; and ``turn_to`` the seat whose knowledge the table shows.
        The window makes way for the ``table`` where there is no room for both.
        """
        super().__init__(parent)
        self._frame, self._around, self._autosave = frame, around, autosave
        self._turn_to, self._play_on_from = turn_to, play_on_from
        self._table, self._parent = table, parent
        self._reviewer = Reviewer(engine, self)
        self._reviewer.changed.connect(self._show)
        self._controller: MatchController | None = None
        self._window: ReviewWindow | None = None
        self._told: set[int] = set()  # the plies of the decisions whose answers have been shown
        self._words: dict[tuple[int, str], tuple[str, str, str]] = {}  # the texts of actions, by ply
        self._lines: dict[int, tuple[str, ...]] = {}  # the texts of the best action's line, by ply
        self._reasons: dict[int, str] = {}  # why the best action is the best, by ply
        self._kinds: dict[int, Sequence[tuple[str, float]]] = {}  # the best actions that differ, by ply

    # --- for the rest of the program ------------------------------------------------------------------
    def follow(self, controller: MatchController) -> None:
        """Turn to another match; a window that shows the old one is closed."""
        old, self._controller = self._controller, None
        if self._window is not None:
            self._window.close()
            self._reviewer.stop()  # it may still run although the window has made way for the table
        if old is not None:
            old.progressed.disconnect(self._progressed)
        self._controller = controller
        self._told = set()
        self._forget_texts()
        controller.progressed.connect(self._progressed)

    def open(self) -> None:
        """Show the review, and begin it or go on with it; or refuse it with the reason."""
        why = self._why_not()
        if why is not None:
            self.refused.emit(why)
            return
        controller = self._controller
        assert controller is not None
        window = self._window
        if window is None:
            window = self._window = self._made()
        if self._reviewer.match is not controller.match:
            self._take_up(controller, self._seats(controller)[0])
        else:
            self._take_up(controller, self._reviewer.seat)
        show_near(window)
        self._reviewer.go_on()

    def wear(self) -> None:
        """Follow the cloth of the settings."""
        if self._window is not None:
            self._window.wear(self._around.palette())

    def retranslate(self) -> None:
        """Set all texts in the language that is installed now."""
        self._forget_texts()
        self._show()

    def tell_anew(self) -> None:
        """Show the comments again: there is another one."""
        self._show()

    def close(self) -> None:
        """Stop judging for good."""
        if self._window is not None:
            self._window.close()
        self._reviewer.close()

    def _why_not(self) -> Phrase | None:
        match = None if self._controller is None else self._controller.match
        if match is None or match.actions_taken() == 0:
            return phrase("review.nothing")
        if match.game.hidden and match.result is None:
            return phrase("review.secrets")
        return None

    def _made(self) -> ReviewWindow:
        from limbotable.ui.dialogs.review_window import ReviewWindow

        around = self._around
        window = ReviewWindow(around.palette(), lambda: around.keys("comment"), self._parent)
        window.seat_chosen.connect(self._reviewer.look_at)
        window.wished.connect(self._wish)
        window.accounts_wanted.connect(lambda: self._reviewer.go_on(everyone=True))
        window.looked.connect(self._look)
        window.tried.connect(self._try_again)
        window.asked.connect(self._tell)
        window.commented.connect(lambda ply: self.commented.emit(ply + 1))
        window.closed.connect(self._reviewer.stop)
        window.closed.connect(self._leave)
        return window

    def _leave(self) -> None:
        if self._controller is not None:  # else another match has come to the table
            self.left.emit()

    # --- judging --------------------------------------------------------------------------------------
    def _take_up(self, controller: MatchController, seat: int) -> None:
        store = None if self._autosave is None else self._autosave.store
        number = None if self._autosave is None else self._autosave.number
        self._reviewer.take_up(controller.match, seat, store, number)

    def _progressed(self) -> None:
        """Follow a change of the match, if there is one: lines that are gone are judged no more."""
        window, controller = self._window, self._controller
        if window is None or controller is None or self._reviewer.match is not controller.match:
            return
        if self._reviewer.up_to_date:
            return  # only the shown position has changed
        wanted = self._reviewer.running or self._reviewer.done
        self._told = {ply for ply in self._told if ply < controller.match.ply}
        self._forget_texts()
        if self._why_not() is not None:
            window.close()
        if not window.isVisible():
            self._reviewer.stop()
            return
        self._take_up(controller, self._reviewer.seat)
        if wanted:
            self._reviewer.go_on()

    def _wish(self, on: bool) -> None:
        if on:
            self._reviewer.go_on(everyone=self._reviewer.done)
        else:
            self._reviewer.stop()

    def _look(self, ply: int) -> None:
        """Show the table at a ply, as the seat saw it that is judged by that.

        The window goes if it hides most of it, and judging goes on.
        """
        self._turn_to(ply, self._reviewer.seat)
        window, table = self._window, self._table
        if window is None:
            return
        room = QRect(table.mapToGlobal(table.rect().topLeft()), table.size())
        hidden = room.intersected(window.frameGeometry())
        if 2 * hidden.width() * hidden.height() > room.width() * room.height():
            window.hide()
            key = self._around.key("review")
            self.said.emit(phrase("review.back", key=key) if key else phrase("review.back.menu"))
        self._parent.activateWindow()

    def _tell(self, ply: int) -> None:
        self._told.add(ply)
        self._show()

    def _try_again(self, ply: int) -> None:
        """Play on from a decision; the window goes, and the better action stays unsaid."""
        self._reviewer.stop()
        self._play_on_from(ply)

    # --- showing --------------------------------------------------------------------------------------
    def _forget_texts(self) -> None:
        self._words, self._lines, self._reasons, self._kinds = {}, {}, {}, {}

    def _seats(self, controller: MatchController) -> list[int]:
        """Return the seats, people's first."""
        players = controller.setup.players
        return sorted(range(len(players)), key=lambda seat: (players[seat] != PERSON, seat))

    def _show(self) -> None:
        window, controller, reviewer = self._window, self._controller, self._reviewer
        if window is None or controller is None or reviewer.match is not controller.match:
            return
        account = reviewer.account()
        books = reviewer.accounts()
        events = {} if books is None else {one.ply: one for one in books.events}
        _, count = reviewer.progress
        names = seat_names(controller.match.seats, controller.setup.players)
        numbers = {one.ply: number for number, one in enumerate(reviewer.decisions, start=1)}
        comments = (
            controller.match.comments
        )  # nothing hides them: where they would tell secrets, a review does
        window.show_review(
            Reviewed(
                seats=tuple((seat, shown(names[seat])) for seat in self._seats(controller)),
                seat=reviewer.seat,
                decided=tuple(
                    self._decided(
                        controller.match,
                        point,
                        numbers[point.ply],
                        account,
                        events.get(point.ply),
                        comments.get(point.ply + 1, Comment()),
                    )
                    for point in account.points
                ),
                all=count,
                running=reviewer.running,
                trouble=reviewer.trouble,
                end=account.points[-1].decision.end if reviewer.done and account.points else None,
                cost=account.cost,
                luck=account.luck,
                open_cost=account.open_cost,
                balance=None if books is None else _balance(books),
                missing=reviewer.missing if controller.match.result is not None else 0,
                rounds=controller.match.game.speaks_of_rounds(controller.match.options),
                chance=controller.match.game.hidden or controller.match.game.deals,
            )
        )

    def _decided(
        self,
        match: Match,
        point: Point,
        number: int,
        account: SeatSummary,
        event: Event | None,
        comment: Comment,
    ) -> Decided:
        found = point.judgement
        worst = account.worst.index(point) + 1 if point in account.worst else 0
        opened = found.open
        considered = [
            self._option(match, point, action, value) for action, value in self._ranked(match, point)
        ]
        return Decided(
            ply=point.ply,
            number=number,
            played=self._option(match, point, found.action, found.known.played),
            considered=tuple(considered),
            line=self._line(match, point),
            value=point.value,
            cost=point.cost,
            open_value=None if opened is None else max(opened.value, opened.played),
            open_cost=0.0 if opened is None else max(0.0, opened.value - opened.played),
            worst=worst,
            cards=None if event is None else event.cards,
            others=0.0 if event is None else event.others,
            told=point.ply in self._told or (not worst and self._reviewer.done),
            clear=point.clear,
            reason=self._reason(match, point),
            mark=comment.mark,
            comment=speak(comment.phrase()) if comment else "",
        )

    def _ranked(self, match: Match, point: Point) -> Sequence[tuple[str, float]]:
        """Return the best actions with their values: of those that do the same the first one alone."""
        if point.ply not in self._kinds:
            gestures = self._gestures(match, match.stages[point.ply], point.decision.seat)
            found: list[tuple[str, float]] = []
            for action, value in point.ranked:
                if not any(alike(gestures[action], gestures[other]) for other, _ in found):
                    found.append((action, value))
            self._kinds[point.ply] = found[:_SHOWN]
        return self._kinds[point.ply]

    def _option(self, match: Match, point: Point, action: str, value: float) -> Option:
        words = self._words.get((point.ply, action))
        if words is None:
            words = self._words[point.ply, action] = self._say(match, point, action)
        label, remark, after = words
        return Option(label, value, remark, after, at_most=point.is_limit(action))

    def _reason(self, match: Match, point: Point) -> str:
        """Return why the better action is better, or why the action was good, as the seat could know it."""
        if point.ply not in self._reasons:
            found = point.judgement
            before = match.until(point.ply)
            reasoner = Reasoner(perspective(before, point.decision.seat), self._names(match))
            known = found.known  # perhaps with the best of the actions alone
            are_all = len(known.considered) == len(before.legal())
            compared = Compared(
                found.action, known.played, known.considered, known.uncertainty, known.at_most, are_all
            )
            outcome = compared.outcome
            if point.clear:
                reason = reasoner.reason(known.best, [found.action], PLAYED, outcome=outcome)
            else:
                others = compared.others
                gestures = self._gestures(match, match.stages[point.ply], point.decision.seat)
                reason = reasoner.reason(
                    found.action,
                    others,
                    level=compared.level,
                    at_most=compared.at_most,
                    are_all=len({found.action, *others}) == len(before.legal()),
                    name=lambda action: gestures[action].label,
                    outcome=outcome,
                )
            self._reasons[point.ply] = "" if reason is None else speak(reason.said)
        return self._reasons[point.ply]

    def _line(self, match: Match, point: Point) -> tuple[str, ...]:
        """Return the expected line after the best action, in a game in which no seat has secrets."""
        lines = self._lines.get(point.ply)
        if lines is None:
            lines = () if match.game.hidden else tuple(self._steps(match, point))
            self._lines[point.ply] = lines
        return lines

    def _steps(self, match: Match, point: Point) -> Iterator[str]:
        stage = match.stages[point.ply]
        for number, action in enumerate(point.judgement.known.line[:_STEPS], start=1):
            seat = int(stage.position.turn())
            if number > 1:
                label = self._gesture(match, stage, seat, action).label
                yield speak(
                    phrase("analysis.step", number=number, seat=self._names(match)[seat], action=label)
                )
            stage = following(match.game, stage, Line(seat, action), point.ply + number - 1)

    def _names(self, match: Match) -> tuple[str, ...]:
        assert self._controller is not None
        return table_names(match.seats, self._controller.setup.players)

    def _gesture(self, match: Match, stage: Stage, seat: int, action: str) -> Gesture:
        return self._gestures(match, stage, seat)[action]

    def _gestures(self, match: Match, stage: Stage, seat: int) -> dict[str, Gesture]:
        view = match.game.view(match.options, stage.position, stage.sightings, seat)
        gestures = table_of(match.game).tableau(view, self._frame(), self._names(match)).gestures
        return {one.action: one for one in reversed(gestures)}  # of several ways to mean it the first one

    def _say(self, match: Match, point: Point, action: str) -> tuple[str, str, str]:
        """Return an action's label, what it means, and what came of it or would have, in the seat's view.

        Where nothing is left to chance or hidden, what comes of it is what it means.
        """
        ply, seat = point.ply, point.decision.seat
        line = Line(seat, action)
        stages = match.stages[ply], following(match.game, match.stages[ply], line, ply)
        before, after = (
            match.game.view(match.options, stage.position, stage.sightings, seat) for stage in stages
        )
        gesture = self._gesture(match, stages[0], seat, action)
        if gesture.remark is not None:
            return speak(gesture.label), speak(gesture.remark), ""
        # The first event is the action itself.
        events = table_of(match.game).events(before, line, after, self._names(match))[1:]
        came = speak_all(events[:_EVENTS])
        uncertain = match.game.hidden or match.game.deals
        return speak(gesture.label), "" if uncertain else came, came if uncertain else ""


def _balance(books: Accounts) -> Balance:
    """Return the accounts for the window."""
    return Balance(
        start=books.start,
        cards=books.cards,
        others=books.others,
        you=books.you,
        result=books.result,
        last_cards=books.events[-1].cards,
    )
