"""The match on the screen: on the table, in the log, and in the list of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.next_opponent import next_opponents
from limbotable.core.phrases import phrase
from limbotable.play.referee import PERSON
from limbotable.table.tableau import Beat, Gesture, Tableau
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.match_words import names_for

_NEXT: Final = "next"  #: the action of the offer of stronger opponents
#: The gestures that are offered when a match is over.
_REVIEW: Final = Gesture("review", phrase("match.review"))
#: Only where one person has played a deal.
_DUPLICATE: Final = Gesture("duplicate", phrase("match.duplicate"))
_AFTER: Final = (
    Gesture("again", phrase("match.again")),
    Gesture("new", phrase("match.new")),
    Gesture("games", phrase("match.games")),
)


class _NextPicture(QObject):
    """Calls once, after the next time that a widget is painted."""

    def __init__(self, widget: QWidget, call: Callable[[], object]) -> None:
        super().__init__(widget)
        self._call = call
        widget.installEventFilter(self)
        widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._call)
            self.deleteLater()
        return super().eventFilter(watched, event)


class Display(QObject):
    """Shows a match on the table and in the panel beside it."""

    another_wanted = Signal()  #: the user wants another match of the same kind
    stronger_wanted = Signal(tuple)  #: the user wants another match with these players, by seat
    setup_wanted = Signal()  #: the user wants to set up another match
    review_wanted = Signal()  #: the user wants to review the match, which is over
    games_wanted = Signal()  #: the user wants to see all games
    duplicate_wanted = Signal()  #: the user wants an expert to play with the same cards

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        present: Callable[[], MatchController | None],
        interrupted: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``present`` returns the match on the table, with its players.

        ``interrupted`` returns whether it is an exercise, after which no other match is offered.
        """
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._present = present
        self._interrupted = interrupted
        self._pauses = True
        self._rearranged = False  # whether the hand is in an order that the table does not show yet
        table.director.patient = self._is_patient
        table.director.brisk = self._is_brisk
        self._turn: tuple[int, int] | None = None  # the seat to act, and the viewer, at the last change
        table.reframed.connect(self.lay_anew)
        table.went_on.connect(self._go_on_after)
        table.director.started.connect(self._offer)
        table.director.started.connect(self._offer_after)
        table.director.settled.connect(self._offer_after)
        table.director.settled.connect(self._settled)
        # The log does not anticipate the animation: the hero that takes the foe, a location's payment.
        table.director.announced.connect(panel.log.happen)
        table.director.settled.connect(panel.log.catch_up)
        panel.considered.connect(table.consider)
        panel.passed_on.connect(self._go_on)

    def follow(self, controller: MatchController) -> None:
        """Show the events of a match."""
        controller.beats.connect(self._play)
        controller.jumped.connect(self._show)
        controller.told.connect(self._panel.log.expect)
        controller.retold.connect(self._panel.log.show)
        controller.progressed.connect(self._progressed)

    def sit_down(self) -> None:
        """Begin with another match."""
        self._turn = None
        self._table.zoom.fit()
        controller = self._present()
        if controller is not None:
            self._table.seat_people(controller.seats_of_people, controller.match.seats)

    def pause(self, wanted: bool) -> None:
        """Have the result of a round wait for the people at the table, or go on by itself after some time."""
        self._pauses = wanted

    def _is_patient(self) -> bool:
        """Return whether a round's result waits: for a person that plays, not in a lesson or a replay."""
        controller = self._present()
        plays = controller is not None and controller.people > 0 and not controller.held
        return self._pauses and plays and not self._interrupted()

    def _go_on(self) -> None:
        """Go on from the result of a round once it is noticed: the key may have been meant for the table."""
        if self._table.overlays.allows_enter():
            self._table.director.go_on()

    def _is_brisk(self) -> bool:
        controller = self._present()
        return controller is not None and controller.brisk

    def lay_anew(self) -> None:
        """Show the match anew: in other room, or with another way to see it."""
        controller = self._present()
        if controller is not None and not controller.held:
            self._table.director.show(controller.tableau())

    def rearrange(self) -> None:
        """Show the hand in the order that the user has given it, as soon as nothing else moves."""
        controller = self._present()
        if controller is not None and not controller.held:
            self._rearranged = not self._table.director.follow(controller.tableau())

    def _settled(self) -> None:
        if self._rearranged:
            self.rearrange()

    def when_playable(self, call: Callable[[], object]) -> None:
        """Call once, as soon as the table is painted and a press on it acts, or the match on it is over.

        A press during a deal acts too: it ends the deal.
        """
        director = self._table.director

        def look() -> None:
            controller = self._present()
            over = controller is not None and controller.match.result is not None
            if self._table.table.tableau.gestures or director.leads_to_turn or over:
                director.started.disconnect(look)
                _NextPicture(self._table.viewport(), call)

        director.started.connect(look)
        look()

    def _play(self, beats: list[Beat]) -> None:
        self._table.director.play(beats)
        if not self._table.director.busy:
            self._panel.log.catch_up()

    def _show(self, tableau: Tableau) -> None:
        self._table.director.show(tableau, silently=True)

    def _progressed(self) -> None:
        controller = self._present()
        assert controller is not None
        turn = controller.match.turn, controller.viewer
        if turn != self._turn:
            self._turn = turn
            self._panel.forget_search()

    def _offer(self) -> None:
        """List the gestures of the table that is shown: the match itself may be further on."""
        self._panel.offered.offer(self._table.table.tableau.gestures)

    def _offer_after(self) -> None:
        """Offer another match when the end of the match is on the table."""
        controller = self._present()
        over = controller is not None and controller.match.result is not None and not controller.held
        shown = over and not self._interrupted() and not self._table.director.busy
        self._table.offer_after(self._after(controller) if controller is not None and shown else ())

    def _after(self, controller: MatchController) -> tuple[Gesture, ...]:
        """Return the offers after a match; a winner is offered stronger opponents first."""
        deal = controller.match.game.deals and controller.setup.players.count(PERSON) == 1
        after = (_REVIEW, _DUPLICATE, *_AFTER) if deal else (_REVIEW, *_AFTER)
        players = next_opponents(controller.setup, controller.match.result)
        if players is None:
            return after
        names = names_for(controller.match.game, [""] * len(players), players)
        met = {name for name, player in zip(names, players, strict=True) if player != PERSON}
        label = phrase("match.next", seat=min(met)) if len(met) == 1 else phrase("match.next-all")
        return (Gesture(_NEXT, label), *after)

    def _go_on_after(self, action: str) -> None:
        if action == _NEXT:
            controller = self._present()
            assert controller is not None
            players = next_opponents(controller.setup, controller.match.result)
            if players is not None:
                self.stronger_wanted.emit(players)
            return
        wanted = {
            "again": self.another_wanted,
            "review": self.review_wanted,
            "duplicate": self.duplicate_wanted,
            "games": self.games_wanted,
            "new": self.setup_wanted,
        }
        wanted[action].emit()
