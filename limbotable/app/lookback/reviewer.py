"""The reviewer: it goes through a match and judges the value and the cost of each decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import accumulate
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from limbotable.app.match.setup import players_of
from limbotable.app.match.terms import Terms, terms_of
from limbotable.core.game import Line
from limbotable.engine.messages import Judge, Judgement
from limbotable.play.accounts import Accounts, Worth, accounts
from limbotable.play.decisions import Decision, decisions
from limbotable.play.match import Match
from limbotable.play.mistakes import COSTLY, Mistake, counted, due_at, least_error
from limbotable.play.referee import PERSON
from limbotable.store.match_store import MatchStore
from limbotable.store.rows import Judged
from limbotable.store.trouble import StoreError
from limbotable.ui.engine.engine_port import Engine

#: The numbers of considered actions, and of expected ones, that are kept.
_KEPT: Final = 5
_STEPS: Final = 8
#: The number of decisions that are named as the most costly.
_WORST: Final = 3


class Finding(msgspec.Struct, frozen=True):
    """The judgement of one decision, with its terms: the content of the library."""

    terms: Terms
    judgement: Judgement


def cost_of(judgement: Judgement) -> float:
    """Return the difference to the best value, judged by the seat's possible knowledge."""
    return max(0.0, judgement.known.value - judgement.known.played)


class Point(msgspec.Struct, frozen=True):
    """A decision of the reviewed seat, with its judgement."""

    decision: Decision
    judgement: Judgement

    @property
    def ply(self) -> int:
        """The number of its line."""
        return self.decision.ply

    @property
    def value(self) -> float:
        """The value of the best action (maybe the one taken), 0..1, by the seat's possible knowledge."""
        known = self.judgement.known
        return max(known.value, known.played)

    @property
    def cost(self) -> float:
        """The decision's cost, 0..1, by the seat's possible knowledge."""
        return cost_of(self.judgement)

    @property
    def ranked(self) -> tuple[tuple[str, float], ...]:
        """The actions that were looked at with their values, best first.

        None has a higher value than those before it: what a search puts behind looks better by luck alone.
        """
        considered = self.judgement.known.considered
        values = accumulate((one.value for one in considered), min)
        return tuple((one.action, value) for one, value in zip(considered, values, strict=True))

    def is_limit(self, action: str) -> bool:
        """Return whether of another action than the best no more is known than that it is not worth more."""
        known = self.judgement.known
        return action != known.best and action in known.at_most

    @property
    def clear(self) -> bool:
        """Whether it cost more than may be chance, and more than the uncertainty of the best value."""
        return self.cost >= self._noticed

    @property
    def counted(self) -> float:
        """The cost as it is shown and added up: 0 where the action was as good within the uncertainty."""
        return counted(self.cost, self.judgement.known.uncertainty)

    @property
    def counted_open(self) -> float | None:
        """The same cost with all cards open; None where they were open."""
        found = self.judgement.open
        if found is None:
            return None
        return counted(found.value - found.played, found.uncertainty)

    @property
    def right(self) -> tuple[str, ...]:
        """The actions that are as good as the best one, best first: taken, they would not be ``clear``."""
        known = self.judgement.known
        return tuple(
            one.action
            for one in known.considered
            if known.value - one.value < self._noticed and one.action not in known.at_most
        )

    @property
    def _noticed(self) -> float:
        return least_error(self.judgement.known.uncertainty)


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat's match as far as it is judged: the cost of its play, and the gain by luck."""

    points: tuple[Point, ...]  #: in order
    worst: tuple[Point, ...]  #: up to three with the highest cost, the worst first
    cost: float  #: of all decisions in which another action was clearly better
    #: The gain by the cards and by the others: the sum of the changes of the seat's chances between its
    #: decisions.  None while decisions are missing.
    luck: float | None
    #: The cost of its actions if all cards had been open.
    #: None where they were open, and while decisions are missing.
    open_cost: float | None


def account(
    all_decisions: Sequence[Decision], found: Mapping[int, Judgement], *, rounds: bool
) -> SeatSummary:
    """Add up the judgements of one seat's decisions; ``rounds``: values are about the round alone."""
    points = tuple(Point(one, found[one.ply]) for one in all_decisions if one.ply in found)
    ranked = sorted(points, key=lambda point: (-point.cost, point.ply))
    whole = len(points) == len(all_decisions) and bool(points)
    opens = [point.counted_open for point in points]
    return SeatSummary(
        points=points,
        worst=tuple([point for point in ranked if point.clear][:_WORST]),
        cost=sum((point.counted for point in points), 0.0),
        luck=_luck(points, rounds=rounds) if whole else None,
        open_cost=sum((one for one in opens if one is not None), 0.0)
        if whole and None not in opens
        else None,
    )


def _luck(points: Sequence[Point], *, rounds: bool) -> float:
    """Return the rise of the chances between the decisions, to the end of the match.

    What an action seemed to cost within the uncertainty is part of it, so that all adds up.
    """
    luck = 0.0
    for point, after in zip(points, [*points[1:], None], strict=True):
        left = point.value - point.counted
        end = point.decision.end
        came = None if after is None else after.value
        if end is not None:
            luck += end - left
            left = end
        # The next deal is luck as well, unless values are about the round alone.
        if came is not None and not (rounds and end is not None):
            luck += came - left
    return luck


class Reviewer(QObject):
    """Has an engine judge the decisions of one seat of a match, one after the other.

    Judgements are kept in the library, if the match is in it, and found there again.
    """

    changed = Signal()  #: there is a judgement, or judging began, stopped or turned to another seat or match

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._match: Match | None = None
        self._record = ""
        self._lines: list[Line] = []
        self._decisions: tuple[Decision, ...] = ()
        self._found: dict[int, Judgement] = {}
        self._store: MatchStore | None = None
        self._number: int | None = None
        self._seat = 0
        self._everyone = False  # whether the others' decisions are judged as well
        self.running = False  #: whether it is judging now
        self.trouble = ""  #: why the engine has stopped, in the user's language; empty while it runs
        engine.failed.connect(self._give_up)

    # --- the match and the seat -----------------------------------------------------------------------
    def take_up(
        self, match: Match, seat: int, store: MatchStore | None = None, number: int | None = None
    ) -> None:
        """Turn to a seat's play in a match, with its number in the library, if it has one.

        Nothing is judged before ``go_on``.  A match that has changed since is taken up anew: the judgements
        of the lines that are still there stay.
        """
        self._rest()
        if match is not self._match:
            self._found, self._lines, self._record = {}, [], ""
        self._match, self._store, self._number = match, store, number
        self._see_lines(match)
        self._seat = seat
        self._remember()
        self.changed.emit()

    def _see_lines(self, match: Match) -> None:
        lines = list(match.lines)
        same = next(
            (ply for ply, (old, new) in enumerate(zip(self._lines, lines, strict=False)) if old != new),
            min(len(self._lines), len(lines)),
        )
        self._found = {ply: one for ply, one in self._found.items() if ply < same}
        if lines != self._lines or not self._record:
            self._decisions = decisions(match)
            self._record = match.record().bare().text()
        self._lines = lines

    @property
    def match(self) -> Match | None:
        """The match under review."""
        return self._match

    @property
    def up_to_date(self) -> bool:
        """Whether the match is unchanged since it was taken up."""
        return self._match is not None and list(self._match.lines) == self._lines

    @property
    def seat(self) -> int:
        """The seat whose play is judged."""
        return self._seat

    def look_at(self, seat: int) -> None:
        """Turn to another seat's play; goes on if it was running."""
        running = self.running
        self._rest()
        self._seat = seat
        if running:
            self.go_on(everyone=self._everyone)
        else:
            self.changed.emit()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions of the seat."""
        return tuple(one for one in self._decisions if one.seat == self._seat)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the seat's decisions that have been judged, and of all its decisions."""
        own = self.decisions
        return sum(one.ply in self._found for one in own), len(own)

    @property
    def done(self) -> bool:
        """Whether all of them have been judged."""
        judged, all_ = self.progress
        return judged == all_

    @property
    def missing(self) -> int:
        """The number of decisions of all seats that have not been judged, which accounts need."""
        return sum(one.ply not in self._found for one in self._decisions)

    def accounts(self) -> Accounts | None:
        """Make the accounts of the seat; None while they cannot be made: see ``play/accounts.py``."""
        if self._match is None or self.missing:
            return None
        points = (Point(one, self._found[one.ply]) for one in self._decisions)
        worth = {point.ply: Worth(point.value, point.counted) for point in points}
        return accounts(self._match, self._seat, worth)

    def account(self) -> SeatSummary:
        """Add up the judgements of the seat's decisions."""
        match = self._match
        rounds = match is not None and match.game.speaks_of_rounds(match.options)
        return account(self.decisions, self._found, rounds=rounds)

    # --- judging --------------------------------------------------------------------------------------
    def go_on(self, *, everyone: bool = False) -> None:
        """Judge the seat's decisions that have not been judged yet, in their order, until ``stop``.

        With ``everyone`` those of all other seats come after them.
        """
        self.trouble = ""
        self.running, self._everyone = True, everyone
        self._next()

    def stop(self) -> None:
        """Stop judging for now; the judgements stay."""
        self._rest()
        self.changed.emit()

    def close(self) -> None:
        """Stop judging for good."""
        self._rest()
        self._engine.close()

    def _rest(self) -> None:
        self.running = False
        self._engine.forget()

    def _next(self) -> None:
        wanted = (*self.decisions, *(self._decisions if self._everyone else ()))
        due = next((one for one in wanted if one.ply not in self._found), None)
        if due is None or self._match is None:
            self.running = False
        else:
            terms = terms_of(self._match.game, free=due.free)
            request = Judge(
                record=self._record,
                ply=due.ply,
                level=terms.level,
                playouts=terms.playouts,
                seconds=terms.seconds,
                seed=terms.seed,
            )
            self._engine.judge(request, lambda found: self._judged(due, terms, found))
        self.changed.emit()

    def _judged(self, decision: Decision, terms: Terms, found: Judgement) -> None:
        right = Point(decision, found).right  # of all that were looked at: only the best few are kept
        self._found[decision.ply] = found = _shortened(found)
        if self._store is not None and self._number is not None:
            kept = msgspec.to_builtins(Finding(terms, found))
            judged = Judged(decision.ply, decision.seat, cost_of(found), kept)
            # A failing library is reported where matches are kept; this judgement is made anew the next time.
            with suppress(StoreError):
                self._store.reviews.keep_judgement(self._number, judged)
                self._keep_mistake(self._store, self._number, Point(decision, found), right)
        if self.running:
            self._next()

    def _keep_mistake(self, store: MatchStore, number: int, point: Point, right: tuple[str, ...]) -> None:
        """Put a clear and costly error of a person into the box of mistakes; raises ``StoreError``."""
        assert self._match is not None
        players, seat = players_of(self._match.header), point.decision.seat
        person = seat < len(players) and players[seat] == PERSON
        if person and point.clear and point.cost >= COSTLY:
            mistake = Mistake(number, point.ply, 0, point.cost, right)
            store.reviews.keep_mistake(mistake, due_at(0, datetime.now(UTC)))

    def _remember(self) -> None:
        """Take the judgements of an earlier review on the same terms."""
        if self._store is None or self._number is None or self._match is None:
            return
        try:
            kept = self._store.reviews.judgements(self._number)
        except StoreError:
            return
        made = {one.ply: one for one in self._decisions}
        for judgement in _of_these(kept):
            ply = judgement.judgement.ply
            decision = made.get(ply)
            if (
                decision is not None
                and judgement.terms == terms_of(self._match.game, free=decision.free)
                and judgement.judgement.action == decision.action
            ):
                self._found.setdefault(ply, judgement.judgement)

    def _give_up(self, why: str) -> None:
        self.running = False
        self.trouble = why
        self.changed.emit()


def _of_these(kept: Iterable[Judged]) -> list[Finding]:
    """Return the findings that this version of the program understands."""
    found = []
    for one in kept:
        try:
            found.append(msgspec.convert(dict(one.found), Finding))
        except msgspec.ValidationError:
            continue  # another version's: it is made anew
    return found


def _shortened(found: Judgement) -> Judgement:
    """Return the judgement with the best of the considered actions and the beginning of the line."""
    for verdict in (found.known, found.open):
        if verdict is not None:
            verdict.considered = verdict.considered[:_KEPT]
            kept = {found.action, *(one.action for one in verdict.considered)}
            verdict.at_most = [action for action in verdict.at_most if action in kept]
            verdict.line = verdict.line[:_STEPS]
    return found
