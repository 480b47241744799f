"""People's performances in the matches that were played at this table.

The unit is a *performance*: a person's seat in a match that is over.  A person that has played a deal before,
or plays on from an old match, knows the cards to come: such a performance is marked, and no figure counts it.
"""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from enum import Enum
from statistics import fmean
from typing import Final, TypeAlias

import msgspec

from limbotable.core.game import AnyGame, Result
from limbotable.core.intervals import NORMAL, ratio_error, wilson
from limbotable.core.options import Options, OptionValue
from limbotable.play.referee import PERSON

#: The rules that a match was played by: each option with its value.
Variant: TypeAlias = tuple[tuple[str, OptionValue], ...]


class Care(msgspec.Struct, frozen=True):
    """A review's judgement of a seat's decisions in one match."""

    decisions: int
    cost: float  #: the errors', as the review counts them: the mean of a decision, 0 to 1 of the match
    unforced: int = 0  #: those of the decisions in which there was a choice
    behind: float = 0.0  #: the sum of all differences to the best actions, however small


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match for statistics."""

    number: int  #: its number in the library
    game: AnyGame
    options: Options  #: complete
    names: tuple[str, ...]
    players: tuple[str, ...]  #: ``PERSON`` or a level for each seat; empty where the record has none
    began: datetime
    result: Result | None = None  #: None where it is not over
    casual: bool = False
    branch: bool = False  #: whether it was played on from another match
    helped: bool = False  #: whether a person had a hint, a warning of the tutor, or the analysis
    deal: str = ""  #: the first deal, where two matches could have the same one; else empty
    care: Mapping[int, Care] = msgspec.field(default_factory=dict)  #: by seat, where a review has judged it

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    @property
    def variant(self) -> Variant:
        """The rules of the match, with their values."""
        return tuple(sorted(self.options.items()))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together."""
        return self.game.sides(self.options)

    def won(self, seat: int) -> float:
        """Return a seat's part of the win: 1, 0, or a part where several sides share it."""
        assert self.result is not None
        winners = set(self.result.winners)
        winning = [side for side in self.sides if winners.intersection(side)]
        return 1 / len(winning) if any(seat in side for side in winning) else 0.0


class Performance(msgspec.Struct, frozen=True):
    """A person's seat in a match that is over."""

    match: PlayedMatch
    seat: int
    known: bool  #: whether this person knew the deal: then no figure counts it
    side: tuple[int, ...]  #: the seats that win and lose with it, itself among them
    won: float  #: its side's part of the win
    fair: float | None  #: the part among equal players; None for a team, which has no opponents
    opponents: tuple[str, ...]  #: the kinds of players that it meets: people, then levels, weakest first

    @classmethod
    def of(cls, match: PlayedMatch, seat: int, known: bool) -> Performance:
        """Make the performance of a person's seat in a match that is over."""
        sides = match.sides
        side = next(one for one in sides if seat in one)
        kinds = {player for other, player in enumerate(match.players) if other not in side}
        order = [PERSON, *(level.name for level in match.game.levels)]
        opponents = tuple([kind for kind in order if kind in kinds] + sorted(kinds.difference(order)))
        fair = 1 / len(sides) if len(sides) > 1 else None
        return cls(match, seat, known, side, match.won(seat), fair, opponents)

    @property
    def person(self) -> str:
        """The person's name."""
        return self.match.names[self.seat]

    @property
    def score(self) -> int:
        """The seat's score."""
        assert self.match.result is not None
        return self.match.result.scores[self.seat]

    @property
    def care(self) -> Care | None:
        """The review's judgement of the person's decisions, or None without a review."""
        return self.match.care.get(self.seat)


def performances(matches: Iterable[PlayedMatch], since: Mapping[str, datetime]) -> list[Performance]:
    """Return people's performances, in the order in which the matches began.

    Of each game in ``since`` only matches count that began then or later; the older ones still show which
    person knows which deal.
    """
    found, seen = [], set[tuple[str, Variant, str, str]]()
    for match in sorted(matches, key=lambda one: (one.began, one.number)):
        over = match.result is not None and not _before(match, since)
        for seat in match.people:
            deal = match.game.id, match.variant, match.deal, match.names[seat]
            if over:
                found.append(Performance.of(match, seat, match.branch or deal in seen))
        if match.deal:
            seen.update((match.game.id, match.variant, match.deal, match.names[s]) for s in match.people)
    return found


def _before(match: PlayedMatch, since: Mapping[str, datetime]) -> bool:
    return match.game.id in since and match.began < since[match.game.id]


# --- choosing ---------------------------------------------------------------------------------------------
class PerformanceFilter(msgspec.Struct, frozen=True):
    """A choice of performances; None stands for all."""

    game: str | None = None
    person: str | None = None
    opponents: tuple[str, ...] | None = None
    variant: Variant | None = None
    seat: int | None = None
    since: datetime | None = None
    casual: bool = True  #: whether matches count in which any action could be taken back,
    helped: bool = True  #: and those in which a person was given a hint, or warned by the tutor

    def of(self, found: Iterable[Performance]) -> list[Performance]:
        """Return those that it admits, in their order."""
        return [one for one in found if self._admits(one)]

    def _admits(self, one: Performance) -> bool:
        match = one.match
        return (
            self.game in (None, match.game.id)
            and self.person in (None, one.person)
            and self.opponents in (None, one.opponents)
            and self.variant in (None, match.variant)
            and self.seat in (None, one.seat)
            and (self.since is None or match.began >= self.since)
            and (self.casual or not match.casual)
            and (self.helped or not match.helped)
        )


Group: TypeAlias = str | int | tuple[str, ...] | tuple[str, Variant]


class Grouping(Enum):
    """The properties by which performances can be grouped."""

    OPPONENTS = "opponents"
    GAME = "game"
    VARIANT = "variant"  #: a group is a game's id with its variant
    SEAT = "seat"
    PERSON = "person"

    def group(self, one: Performance) -> Group:
        """Return the group of a performance."""
        match = one.match
        if self is Grouping.OPPONENTS:
            return one.opponents
        if self is Grouping.GAME:
            return match.game.id
        if self is Grouping.VARIANT:
            return match.game.id, match.variant
        return one.seat if self is Grouping.SEAT else one.person


def grouped(found: Iterable[Performance], by: Grouping) -> dict[Group, list[Performance]]:
    """Return the performances of each group, in their order; groups in the order in which they come up."""
    groups: dict[Group, list[Performance]] = {}
    for one in found:
        groups.setdefault(by.group(one), []).append(one)
    return groups


# --- counting ---------------------------------------------------------------------------------------------
class Figures(msgspec.Struct, frozen=True):
    """The totals of some performances."""

    matches: int
    known: int  #: further matches, whose deals were known; nothing else here counts them
    results: int  #: the base of the win rate: a side counts once a match, even with several people
    wins: float  #: shared ones in equal parts
    fair: float | None  #: the win rate of equal players; None where some had no opponents
    score: float | None  #: the mean; None without matches, and of several games
    decisions: int  #: the number that reviews have judged
    cost: float | None  #: the errors': the mean of a decision, 0 to 1 of the match; None without any

    @property
    def rate(self) -> float | None:
        """The part of the results that are wins; None without any."""
        return self.wins / self.results if self.results else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The interval of the rate in the long run, by ``CONFIDENCE``; None without results."""
        return wilson(self.wins, self.results) if self.results else None


def figures(found: Collection[Performance]) -> Figures:
    """Count performances of any games."""
    counted = [one for one in found if not one.known]
    sides = {(one.match.number, one.side): one for one in counted}.values()
    fair = [one.fair for one in sides if one.fair is not None]
    care = [one.care for one in counted if one.care is not None]
    decisions = sum(one.decisions for one in care)
    matches = {one.match.number for one in counted}
    games = {one.match.game.id for one in counted}
    return Figures(
        matches=len(matches),
        known=len({one.match.number for one in found} - matches),
        results=len(sides),
        wins=math.fsum(one.won for one in sides),
        fair=fmean(fair) if fair and len(fair) == len(sides) else None,
        score=fmean(one.score for one in counted) if len(games) == 1 else None,
        decisions=decisions,
        cost=math.fsum(one.cost * one.decisions for one in care) / decisions if decisions else None,
    )


class Rating(msgspec.Struct, frozen=True):
    """How well a person played one game: how far a decision with a choice was behind the best on average.

    Differences within the uncertainty, which are no errors, are part of it: so grades are measured, too.
    """

    behind: float  #: 0 to 1 of the match
    margin: float | None  #: the interval by ``CONFIDENCE`` is behind ± margin; None of one match
    unforced: int  #: the number of these decisions


def rating(found: Iterable[Performance]) -> Rating | None:
    """Rate the performances of one game that a review has judged; None without a decision.

    Decisions of one match hang together, so the interval takes the matches for the sample.
    """
    care = [one.care for one in found if not one.known and one.care is not None and one.care.unforced]
    unforced = sum(one.unforced for one in care)
    if not unforced:
        return None
    behind = math.fsum(one.behind for one in care) / unforced
    if len(care) == 1:
        return Rating(behind, None, unforced)
    error = ratio_error([one.behind for one in care], [float(one.unforced) for one in care])
    return Rating(behind, NORMAL * error, unforced)


class Streak(msgspec.Struct, frozen=True):
    """A person's matches that were won one after the other; a shared win is one of them."""

    person: str
    now: int  #: up to the person's last match
    longest: int


def streaks(found: Iterable[Performance]) -> list[Streak]:
    """Return each person's streak in these performances, which are in the order of their matches.

    The longest one comes first.  Matches with known deals neither count nor end a streak.
    """
    made: dict[str, Streak] = {}
    for one in found:
        if not one.known:
            before = made.get(one.person, Streak(one.person, 0, 0))
            now = before.now + 1 if one.won else 0
            made[one.person] = Streak(one.person, now, max(now, before.longest))
    return sorted(made.values(), key=lambda one: -one.longest)


def best_scores(found: Iterable[Performance]) -> list[Performance]:
    """Return of each game the performance with the best score, the earliest of several.

    Whether more is better is seen by the matches' results.  A game is left out where they do not tell: in all
    of its matches everybody won, or lost, or had the same.
    """
    games: dict[str, list[Performance]] = {}
    for one in found:
        if not one.known:
            games.setdefault(one.match.game.id, []).append(one)
    best = []
    for them in games.values():
        sense = sum(_sense(one.match) for one in them)
        if sense:
            best.append((max if sense > 0 else min)(them, key=lambda one: one.score))
    return best


def _sense(match: PlayedMatch) -> int:
    """Return 1 where the best places of a match have the higher scores, -1 for lower ones, 0 for neither."""
    assert match.result is not None
    placed = sorted(zip(match.result.ranks, match.result.scores, strict=True))
    (first, score), (last, other) = placed[0], placed[-1]
    return 0 if first == last else (score > other) - (score < other)


def running_means(values: Sequence[float], width: int) -> list[float]:
    """Return for each value the mean of it and the values before it, at most ``width`` in all."""
    return [fmean(values[max(0, end - width) : end]) for end in range(1, len(values) + 1)]


# --- tables for other programs ----------------------------------------------------------------------------
_COLUMNS: Final = (
    "match", "began", "game", "options", "casual", "branch", "seat", "name", "player", "score", "rank", "won",
    "known_deal", "decisions", "cost", "helped",
)  # fmt: skip


def as_csv(found: Iterable[Performance]) -> str:
    """Return the matches as comma-separated values by RFC 4180: a header, and a row for each match and seat.

    Seats are numbered as in records, times are UTC by ISO 8601, ``won`` is the part of the win, and ``cost``
    the average cost of errors in a decision, 0 to 1 of the match.
    """
    matches = {one.match.number: one.match for one in found}
    known = {(one.match.number, one.seat) for one in found if one.known}
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for match in matches.values():
        writer.writerows(_rows(match, {seat for number, seat in known if number == match.number}))
    return text.getvalue()


def _rows(match: PlayedMatch, known: Collection[int]) -> Iterator[list[object]]:
    assert match.result is not None
    for seat, (name, player) in enumerate(zip(match.names, match.players, strict=True)):
        care = match.care.get(seat)
        yield [
            match.number,
            match.began.astimezone(UTC).isoformat(timespec="seconds"),
            match.game.id,
            json.dumps(dict(match.options), ensure_ascii=False),
            _yes(match.casual),
            _yes(match.branch),
            seat,
            name,
            player,
            match.result.scores[seat],
            match.result.ranks[seat],
            match.won(seat),
            _yes(seat in known) if player == PERSON else "",
            care.decisions if care else 0,
            care.cost if care else "",
            _yes(match.helped),
        ]


def _yes(said: bool) -> str:
    return "yes" if said else "no"
