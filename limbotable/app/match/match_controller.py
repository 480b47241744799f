"""One match at the table of the window: its seats, its views, and its undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UnsetType
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from limbotable.app.match.counsel import Counsel
from limbotable.app.match.outlook import Outlook
from limbotable.app.match.people import People
from limbotable.app.match.point_of_view import DEALT, OpenHands, PointOfView
from limbotable.app.match.reasons_to_wait import has_one_try, why_no_branch, why_no_comment
from limbotable.app.match.setup import Setup, chance_lines, dealer_of, setup_of
from limbotable.core.game import Line
from limbotable.core.phrases import Phrase
from limbotable.core.view import View
from limbotable.play.comments import Comment
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import Record
from limbotable.play.referee import PERSON, Port, Referee
from limbotable.play.undo import actions_to_take_back, may_go_back, may_take_back, seen_since
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.engine.engine_port import Engine, EnginePort
from limbotable.ui.engine.person_port import PersonPort
from limbotable.ui.table.pace import Pace
from limbotable.ui.words.match_words import table_names

#: The time for which a computer player thinks about one action, in seconds.
_THINKING: Final = 0.8


class MatchController(QObject):
    """A match that is played at this table.

    Where nothing is hidden no person has to take a seat in hot-seat play: the table is always the acting
    person's.
    """

    recorded = Signal()  #: the match has changed: to be saved before any user sees it
    beats = Signal(list)  #: pictures to be played, the last one being the present table
    jumped = Signal(object)  #: a tableau that is to be shown at once
    told = Signal(list)  #: phrases for the log
    retold = Signal(list)  #: the log has changed as a whole: all its phrases
    refused = Signal(object)  #: the phrase with the reason
    handed_over = Signal()  #: another person than the viewer is to act
    astray = Signal(object)  #: a computer player's action was not legal: the phrase with the reason
    progressed = Signal()  #: the possible actions or undos may have changed

    def __init__(
        self,
        setup: Setup,
        match: Match,
        dealer: Dealer,
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
    ) -> None:
        """``engine`` thinks for the computer players, ``hinter`` for a user that wants a hint."""
        super().__init__()
        self.setup = setup
        self.match = match
        self.dealer = dealer
        self._frame = frame
        self._engine = engine
        self._hinter = hinter
        self.counsel = Counsel(self, hinter)  #: asks what the strongest level would do
        self._table = table_of(match.game)
        self._taken: list[tuple[Line, ...]] = []
        self._held = False
        self._past: Match | None = None  # the part of the match up to the ply that a user looks back at
        self._ports = [self._port(player) for player in setup.players]
        persons = [seat for seat, player in enumerate(setup.players) if player == PERSON]
        self._people = People(match, persons)
        self._seen_from: dict[int, PointOfView] = {}  # by viewer: the last one, which has the former view
        self._pace: Pace | None = None
        self.brisk = False  #: whether the scoring is hurried: the user waits for a verdict after it
        self.help = True  #: whether the table shows help beyond its pieces
        self.order = DEALT  #: the order of the viewer's hand
        self.own: dict[int, tuple[str, ...]] = {}  #: by person: the keys of cards in an order of its own
        self._referee = Referee(match, dealer, self._ports, self)
        self._follow()  # the table may be shown before the match begins

    @classmethod
    def fresh(
        cls,
        setup: Setup,
        dealer: Dealer,
        frame: Callable[[], Frame],
        engine: Engine,
        hinter: Engine,
        begun: Match | None = None,
    ) -> MatchController:
        """Set up a new match; ``begun`` is its beginning, where it shares that with another one."""
        match = Match(setup.game, setup.options, setup.names) if begun is None else begun
        match.header = match.header.having(players=setup.players, casual=setup.casual)
        if setup.game.deals and not dealer.known:
            match.header = match.header.having(deal=dealer.seed)
        return cls(setup, match, dealer, frame, engine, hinter)

    @classmethod
    def of_record(
        cls, record: Record, frame: Callable[[], Frame], engine: Engine, hinter: Engine
    ) -> MatchController:
        """Go on with a full record; raises ``RecordError``."""
        match = Match.of_record(record)
        setup = setup_of(record.header, match)
        dealer = dealer_of(match)
        if match.header.deal != dealer.seed:
            match.header = match.header.without("deal")
        return cls(setup, match, dealer, frame, engine, hinter)

    @property
    def deal(self) -> int | None:
        """The number of the match's deal; None where it has none, or it is unknown."""
        deal = self.match.header.deal
        return None if isinstance(deal, UnsetType) else deal

    def same_dealer(self) -> Dealer:
        """Return a dealer that repeats the deals, for another match."""
        if self.deal is not None:
            return Dealer(self.deal)
        dealt = chance_lines(self.match.lines)
        return Dealer(self.dealer.seed, (*dealt, *self.dealer.known[len(dealt) :]))

    def _port(self, player: str) -> Port:
        return PersonPort() if player == PERSON else EnginePort(self._engine, player, _THINKING)

    def think_for(self, seconds: float) -> None:
        """Give computer players this limit for one action, from the next one on."""
        for port in self._ports:
            if isinstance(port, EnginePort):
                port.seconds = seconds

    def keep_pace(self, pace: Pace) -> None:
        """Have computer players act no sooner than the table has shown what came before."""
        self._pace = pace
        pace.watched = not self._people.seats
        for port in self._ports:
            if isinstance(port, EnginePort):
                port.pace = pace

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, for phrases."""
        return table_names(self.match.seats, self.setup.players)

    @property
    def viewer(self) -> int:
        """The seat that the table is shown to, or the number of seats for a spectator."""
        return self._people.viewer

    @viewer.setter
    def viewer(self, seat: int) -> None:
        self._people.viewer = seat

    @property
    def at_table(self) -> bool:
        """Whether a person looks at the table, from that person's own seat."""
        return self._people.at_table

    @property
    def seats_of_people(self) -> frozenset[int]:
        """The seats of the people that play at this screen."""
        return self._people.seats

    @property
    def people(self) -> int:
        """The number of people that play at this screen."""
        return len(self._people.seats)

    # --- views ----------------------------------------------------------------------------------------
    def point_of_view(self, viewer: int | None = None) -> PointOfView:
        """Return the point of view of the viewer, or of another one."""
        viewer = self.viewer if viewer is None else viewer
        found, own = self._seen_from.get(viewer), self.own.get(viewer, ())
        if found is None or (found.help, found.order, found.own) != (self.help, self.order, own):
            found = self._seen_from[viewer] = self._see(PointOfView, viewer, acts=True)
        return found

    def points_of_view(self) -> tuple[PointOfView, ...]:
        """Return the points of view for looking back at the match that reveal nothing new to any viewer.

        While the match goes on, or where it has no secrets, the viewer's own is the only one.  When it is
        over there are those of every seat, in their order, and last the one with all hands open.
        """
        if not self.match.game.hidden or self.match.result is None:
            return (self._see(PointOfView, self.viewer, acts=False),)
        seats = range(len(self.match.seats))
        opened = self._see(OpenHands, self.viewer % len(seats), acts=False)
        return (*(self._see(PointOfView, seat, acts=False) for seat in seats), opened)

    def _see(self, kind: type[PointOfView], viewer: int, *, acts: bool) -> PointOfView:
        return kind(
            self.match,
            viewer,
            self._frame,
            self.setup.players,
            help=self.help,
            acts=acts,
            order=self.order,
            own=self.own.get(viewer, ()),
        )

    def view(self, ply: int | None = None) -> View:
        """Return the viewer's view, now or after ``ply`` lines."""
        return self.point_of_view().view(ply)

    def tableau(self, ply: int | None = None) -> Tableau:
        """Return the table for the viewer, now or after ``ply`` lines."""
        return self.point_of_view().tableau(ply)

    @property
    def can_be_analysed(self) -> bool:
        """Whether an analysis by a computer player reveals nothing to any viewer: nothing is hidden."""
        return not self.match.game.hidden

    @property
    def looked_at(self) -> Match:
        """The match; while a user looks back at it, its part up to that ply."""
        return self.match if self._past is None else self._past

    def perspective(self) -> str:
        """Return the perspective of the seat to act, as text, in the match that is looked at.

        It is empty where no seat is to act.
        """
        match = self.looked_at
        return perspective(match, match.turn).text() if match.turn >= 0 else ""

    @property
    def faces(self) -> tuple[str, ...]:
        """The seats' balls in the terms of the art, in the match that is looked at; none without balls."""
        faces = self._table.faces
        return () if faces is None else faces(self.view(self.looked_at.ply))

    def outlook(self, ply: int | None = None) -> Outlook:
        """Return the meaning of the next actions in the match that is looked at, or after ``ply`` lines."""
        match = self.looked_at if ply is None else self.match.until(ply)
        return Outlook(match, self.names, self._frame())

    @property
    def has_coordinates(self) -> bool:
        """Whether places have names that can be written on them."""
        return self._table.captions

    def log(self) -> list[Phrase]:
        """Return all events of the match, as the viewer was able to see them, with the comments on them."""
        return [one for events in self.log_by_line(self.point_of_view()) for one in events]

    def log_by_line(self, point_of_view: PointOfView) -> list[tuple[Phrase, ...]]:
        """Return the log from a point of view, line by line, each with the comment on it.

        What is noted about the match itself precedes its first line.
        """
        told = point_of_view.log_by_line()
        comments = self.match.comments if self.why_no_comment is None else {}
        for ply, one in comments.items():
            if ply:
                told[ply - 1] = (*told[ply - 1], one.phrase())
            elif told:
                told[0] = (one.phrase(), *told[0])
        return told

    @property
    def why_no_comment(self) -> Phrase | None:
        """The reason why comments are neither made nor shown now; None where they are."""
        covered = self.people > 0 and not self.at_table
        return why_no_comment(self.match, self.people, covered=covered)

    def comment(self, ply: int, comment: Comment) -> None:
        """Comment on the line up to ``ply``, in place of an earlier comment; an empty one takes it away."""
        self.match.comment(ply, comment)
        self.recorded.emit()
        if not self._held:
            self.retold.emit(self.log())

    def news(self, seat: int) -> list[Phrase]:
        """Return the events since a person last saw the table, as every bystander was able to see them."""
        lines = self.point_of_view(self._people.spectator).log_by_line()[self._people.seen[seat] :]
        return [one for events in lines for one in events]

    @property
    def acting(self) -> int | None:
        """The person to act, if it is one; None while the match is held."""
        return self.match.turn if self._people.is_one_to_act and not self._held else None

    @property
    def coming(self) -> int | None:
        """The person to act, if that is not the viewer."""
        return self.acting if self.acting != self.viewer else None

    @property
    def waiting(self) -> bool:
        """Whether a computer player is thinking."""
        return self.match.turn >= 0 and not self._people.is_one_to_act and not self._held

    @property
    def held(self) -> bool:
        """Whether the match is held: a user looks back at it."""
        return self._held

    # --- playing --------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Begin, or go on."""
        self._follow()
        self.retold.emit(self.log())
        self.jumped.emit(self.tableau())
        self._referee.go_on()
        self.progressed.emit()
        self._hand_over()

    def choose(self, action: str) -> None:
        """Take an action for the person at the table."""
        port = self._ports[self.viewer] if self.at_table else None
        if isinstance(port, PersonPort) and self.match.turn == self.viewer and not self._held:
            self.counsel.forget()
            port.choose(action)

    def ask_again(self) -> None:
        """Ask the seat to act once more: the former question got no valid answer."""
        self._referee.stop()
        self._referee.go_on()

    def move_now(self) -> None:
        """Have the computer player act at once; ask it anew if no engine thinks for it any more."""
        if self._engine.busy:
            self._engine.hurry()
        elif self._pace is not None and self._pace.holding:
            self._pace.hurry()
        elif self.waiting:
            self.ask_again()

    def note_help(self) -> None:
        """Note in the match's header that a person was given help beyond the table's."""
        if self.match.header.helped is not True:
            self.match.header = self.match.header.having(helped=True)
            self.recorded.emit()

    def take_seat(self, seat: int) -> None:
        """Show the table to a person that has come to it, and the events since that person last saw it."""
        since = self._people.come(seat)
        self.retold.emit(self.log())
        point_of_view = self.point_of_view()
        self.jumped.emit(point_of_view.tableau(since))
        for ply in range(since, self.match.ply):
            self.beats.emit(list(point_of_view.beats(ply)))
        self.progressed.emit()

    def leave_seat(self) -> None:
        """Leave only public facts on the table and in the log, until the next person comes."""
        self.counsel.forget()  # the user that asked has gone
        self._people.leave()
        self.retold.emit(self.log())
        self.jumped.emit(self.tableau())
        self.progressed.emit()

    def hold(self) -> None:
        """Keep the match unchanged while a user looks back at it: no seat acts, and no port is asked."""
        self._held = True
        self.counsel.forget()
        self._referee.hold()
        self.look_at(self.match.ply)

    def look_at(self, ply: int) -> None:
        """Look at the match after ``ply`` lines; it is held."""
        self._past = self.match.until(ply)
        self.progressed.emit()

    def release(self) -> None:
        """Go on where ``hold`` stopped, and show the present position."""
        self._held, self._past = False, None
        self.retold.emit(self.log())
        self.jumped.emit(self.tableau())
        self._referee.release()
        self.progressed.emit()
        self._hand_over()

    def anew(self) -> MatchController:
        """Return the same match with the same players, to be begun at its present ply."""
        again = MatchController(self.setup, self.match, self.dealer, self._frame, self._engine, self._hinter)
        again._taken = list(self._taken)
        again._people.remember(self._people)
        again.own = dict(self.own)
        return again

    def close(self) -> None:
        """Withdraw the questions; the match stays unchanged."""
        self._referee.stop()
        self.counsel.forget()

    # --- taking back ----------------------------------------------------------------------------------
    def undoable(self) -> bool:
        """Return whether a person's action may be taken back: by those at the table, or that have seen it."""
        count = 0 if has_one_try(self.match) else actions_to_take_back(self.match, self._people.seats)
        if self._held or count == 0:
            return False
        people = self._people
        here = seen_since(self.match, count, people.seen) if people.have_left else people.here
        return may_take_back(self.match, count, here)

    def redoable(self) -> bool:
        """Return whether lines were taken back and can be put back."""
        return bool(self._taken) and not self._held and not self._people.have_left

    def undo(self) -> None:
        """Take back the last action of a person and all lines after it."""
        if self.undoable():
            count = actions_to_take_back(self.match, self._people.seats)
            kept = self._taken
            self._taken = [*kept, self._referee.take_back(count)]
            self.progressed.emit()

    def redo(self) -> None:
        """Put back the lines that were taken back last."""
        if self.redoable():
            *kept, lines = self._taken
            self._taken = []
            self._referee.put_back(lines)
            self._taken = kept
            self.progressed.emit()

    # --- branches -------------------------------------------------------------------------------------
    def why_no_branch(self, ply: int) -> Phrase | None:
        """Return the reason why no match may branch off after ``ply`` lines; None where one may."""
        return why_no_branch(self.match, ply, self._people.here, deserted=self._people.have_left)

    def branch(self, ply: int) -> MatchController:
        """Return a new match that begins with ``ply`` lines of this one; the same deals follow.

        It is casual where its players may know the deals to come.  ``why_no_branch`` must return None.
        """
        shown = self.match.game.hidden and self.match.result is not None
        casual = self.setup.casual or shown or not may_go_back(self.match, ply, self._people.here)
        setup, dealer, begun = replace(self.setup, casual=casual), self.same_dealer(), self.match.until(ply)
        return MatchController.fresh(setup, dealer, self._frame, self._engine, self._hinter, begun)

    # --- the referee's listener -----------------------------------------------------------------------
    def added(self, line: Line) -> None:
        """A line was added: show it and log it."""
        self.recorded.emit()
        self._taken = []
        self._follow()
        ply = self.match.ply - 1
        self._people.look()
        beats = list(self.point_of_view().beats(ply))
        self.told.emit([one for beat in beats for one in beat.said])
        self.beats.emit(beats)
        self.progressed.emit()
        self._hand_over()

    def rewound(self) -> None:
        """Lines were taken back or put back."""
        self.recorded.emit()
        self._follow()
        self._people.forget_future()
        self.retold.emit(self.log())
        self.jumped.emit(self.tableau())
        self.progressed.emit()
        self._hand_over()

    def declined(self, seat: int, reason: Phrase) -> None:
        """An action was not legal."""
        if seat in self._people.seats:
            self.refused.emit(reason)
        else:
            self.astray.emit(reason)

    def _follow(self) -> None:
        """Look from the seat of the person to act, in a game without secrets."""
        if not self.match.game.hidden and self.acting is not None:
            self.viewer = self.acting

    def _hand_over(self) -> None:
        if self.coming is not None:
            self.handed_over.emit()
