"""The accounts of a match for one seat: what the cards gave it, what the others' errors, what its own cost.

They begin with the chance of equals and end with the result, and every change of the seat's chances in
between is entered once: **start + cards + others + you = result**, whatever the judge of the decisions is
worth.

- *You* is what the seat's own decisions cost, by what it could know when it took them.
- *Others* is what the others' decisions cost them, each by what that player could know.  What a side loses
  the other sides gain in equal parts; what a partner loses the seat loses as well.
- *Cards* is the rest, from each decision of the seat to its next one: how much better or worse its chances
  are there than they were left, less what the others' errors explain.  That is what was dealt, drawn and
  turned up, and what came to light of cards that no player could know.

*Where they are biased*: a better action that the judge does not see is no error, so what a player gains who
sees more than the judge is told as luck.  Among many actions that are nearly as good the best one found is
somewhat overrated, so errors are told rather too high than too low, although a difference within the
judge's uncertainty is none (``mistakes.counted``).  What is too high is entered as a gain of the others
that never came, and so as bad cards of theirs: the later a seat acts first, the worse its deal is told.
With more than two sides nobody knows who gained by an error, so the equal parts are a convention.  And
where nothing is left to chance, the cards are no luck at all: they are what the judge did not foresee.

The cards of all seats add up to 0 where what the sides win does.  In the long run they give no seat
anything, but for the advantage of its place, as long as what the judge says of the chances comes true.
So what is true of every place is that the cards after a seat's first decision give it nothing (``later``).
``limbotable arena --accounts`` measures both, and ``--calibration`` what the judge says alone.

The result without the cards (``Accounts.adjusted``) is the "luck-adjusted result" of backgammon: the mean
of many is the mean of the results, but it varies less.  It is no chance, so it may lie below 0 or above 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import fsum

import msgspec

from limbotable.core.odds import clamped
from limbotable.core.shares import even_chance
from limbotable.play.decisions import Decision, decisions
from limbotable.play.match import Match


class Worth(msgspec.Struct, frozen=True):
    """What a decision was worth to the seat that took it, by what it could know."""

    value: float  #: its chances with the best action, 0..1
    cost: float  #: by how much the action that was taken is worse


class Event(msgspec.Struct, frozen=True):
    """What happened to a seat's chances from one of its decisions to the next, or to the end."""

    ply: int  #: the number of the line of the next decision, or of lines at the end
    cards: float
    others: float


class Accounts(msgspec.Struct, frozen=True):
    """The accounts of one seat, in shares of the win; where values are about the round, of all rounds."""

    start: float
    cards: float
    others: float
    you: float  #: the seat's own errors, 0 or below
    result: float
    events: tuple[Event, ...]  #: in order
    deal: float  #: of ``cards``, what came before the seat's first decision: its place, and what was dealt

    @property
    def later(self) -> float:
        """What the cards gave after its first decision."""
        return self.cards - self.deal

    @property
    def adjusted(self) -> float:
        """The result without the cards."""
        return self.result - self.cards


class _Span(msgspec.Struct, frozen=True):
    """A part of a match whose decisions are valued by its end: the whole match, or a round."""

    end: int  #: its number of lines at its end
    result: float
    decisions: tuple[Decision, ...]


def accounts(match: Match, seat: int, found: Mapping[int, Worth]) -> Accounts | None:
    """Make a seat's accounts from the worth of each decision of all seats, by the number of its line.

    None while a decision is missing, and where the match (or its first round, if values are about the round)
    is not over.  A round that is not over is left out.
    """
    spans = list(_spans(match, seat))
    if not spans or any(one.ply not in found for span in spans for one in span.decisions):
        return None
    start = even_chance(match.game, match.options)
    by_span = [list(_events(match, seat, span, start, found)) for span in spans]
    events = [event for span in by_span for event in span]
    own = [found[one.ply].cost for span in spans for one in span.decisions if one.seat == seat]
    return Accounts(
        start=start * len(spans),
        cards=fsum(event.cards for event in events),
        others=fsum(event.others for event in events),
        you=-fsum(own),
        result=fsum(span.result for span in spans),
        events=tuple(events),
        deal=fsum(first.cards for first, *_ in by_span),
    )


def _events(
    match: Match, seat: int, span: _Span, start: float, found: Mapping[int, Worth]
) -> Iterator[Event]:
    sides = match.game.sides(match.options)
    left, others = start, 0.0
    for one in span.decisions:
        worth = found[one.ply]
        if one.seat != seat:
            others += _gained(sides, seat, one.seat, worth.cost)
            continue
        yield Event(one.ply, worth.value - left - others, others)
        left, others = worth.value - worth.cost, 0.0
    yield Event(span.end, span.result - left - others, others)


def _gained(sides: Sequence[Sequence[int]], seat: int, other: int, cost: float) -> float:
    """Return what a seat gains by another's error; below 0 by that of a partner."""
    together = any(seat in side and other in side for side in sides)
    return -cost if together else cost / (len(sides) - 1)


def _spans(match: Match, seat: int) -> Iterator[_Span]:
    """Yield the match, if it is over; where values are about the round, each round that is."""
    game, taken = match.game, decisions(match)
    if not taken:
        return
    positions = [stage.position for stage in match.stages]
    if not game.speaks_of_rounds(match.options):
        if match.result is not None:
            insight = game.insight(positions[taken[-1].ply])
            yield _Span(match.ply, clamped(float(insight.share(match.position, seat))), taken)
        return
    begun = 0
    while rest := [one for one in taken if one.ply >= begun]:
        insight = game.insight(positions[rest[0].ply])
        end = next((n for n in range(rest[0].ply, len(positions)) if insight.settled(positions[n])), None)
        if end is None:
            return
        share = clamped(float(insight.share(positions[end], seat)))
        yield _Span(end, share, tuple(one for one in rest if one.ply < end))
        begun = end
