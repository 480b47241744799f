"""Whether computer players know their chances: what they said in matches against each other, and what came.

Decisions of one match hang together, so every interval here takes the matches, not the decisions, for the
sample: it is that of a ratio of two sums over matches (the linearised variance of Cochran 1977, 6.3).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import pairwise, takewhile
from statistics import fmean
from typing import Final

import msgspec

from limbotable.core.game import AnyGame, Line, Result
from limbotable.core.intervals import NORMAL, ratio_error
from limbotable.core.options import Options
from limbotable.core.random import Random
from limbotable.engine.arena import MOST_PLIES, Contest, deal_seed, opening, thought_of
from limbotable.engine.workers import in_order
from limbotable.play.dealer import Dealer
from limbotable.search.thought import Guess

_TENTHS: Final = 10
_THIRDS: Final = 3


class Said(msgspec.Struct, frozen=True):
    """What a seat said of its chances where it had a choice, and what came."""

    seat: int
    value: float
    came: float  #: its share of the win
    part: float  #: of the match that had been played, 0..1
    together: float | None  #: what the sides say, as ``said_together`` adds it up
    guess: Guess | None = None  #: what the value rests on


class Figure(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, which is ``value`` ± ``margin``."""

    value: float
    margin: float


class Group(msgspec.Struct, frozen=True):
    """Some of the decisions."""

    count: int
    said: float  #: the mean of the values
    came: float  #: the mean of what came
    gap: Figure  #: the first less the second


class Calibration(msgspec.Struct, frozen=True):
    """How well values and results agree."""

    matches: int
    every: Group  #: all decisions
    tenths: tuple[Group, ...]  #: as many decisions each, by their values from the lowest
    thirds: tuple[Group, ...]  #: of the match
    together: Figure | None  #: what the sides say together: 1 if each is right; None where there is one side
    brier: float  #: the mean square of the difference between value and result
    constant: float  #: the same for who always says the mean of what came: the uncertainty
    skill: Figure  #: by what part the first is smaller than the second
    skills: tuple[float, ...]  #: the same for each third of the match
    #: The Brier score, taken by tenths, is reliability - resolution + uncertainty (Murphy 1973).
    reliability: float
    resolution: float

    @property
    def worst(self) -> Group:
        """The tenth whose mean value is farthest from what came."""
        return max(self.tenths, key=lambda tenth: abs(tenth.gap.value))


def values_said(contest: Contest, deal: int) -> tuple[Said, ...]:
    """Play one deal and return what was said at each decision.

    Where values speak of the round alone, the match is played to the end of the first one.
    """
    game, options = contest.game, dict(contest.options)
    match = opening(contest, deal)
    dealer = Dealer(deal_seed(contest, deal))
    rng = Random(deal)
    insight = game.insight(match.position)
    rounds = game.speaks_of_rounds(options)
    sides = game.sides(options)
    words: list[tuple[int, float]] = []
    found: list[tuple[int, int, float, float | None, Guess | None]] = []
    while match.result is None and match.ply < MOST_PLIES:
        if rounds and found and insight.settled(match.position):
            break
        line = dealer.next_line(match)
        if line is None:
            seat, ply = match.turn, match.ply
            thought = thought_of(contest, match, rng)
            best = thought.considered[0]
            if len(match.legal()) > 1:
                words.append((seat, best.value))
                guess = None if best.action in thought.sure else thought.guess
                found.append((ply, seat, best.value, said_together(sides, words), guess))
            line = Line(seat, best.action)
        match.push(line.who, line.action)
    if match.result is not None and not rounds:
        came = shares_of_win(game, options, match.result)
    else:
        came = tuple(float(insight.share(match.position, seat)) for seat in range(len(match.seats)))
    return tuple(
        Said(seat, value, came[seat], ply / match.ply, together, guess)
        for ply, seat, value, together, guess in found
    )


def shares_of_win(game: AnyGame, options: Options, result: Result) -> tuple[float, ...]:
    """Return each seat's share of the win, which seats of one side have in common."""
    sides = game.sides(options)
    won = [side for side in sides if set(side) & set(result.winners)]
    return tuple(
        1.0 / len(won) if any(seat in side for side in won) else 0.0 for seat in range(game.seats(options))
    )


def said_together(sides: Sequence[Sequence[int]], words: Sequence[tuple[int, float]]) -> float | None:
    """Add up what the sides said last; partners who said different things are taken at their mean.

    ``words`` are what was said, each with its seat.  None where there is one side, and where one of the
    others has said nothing since the last speaker's word before: a seat that is out of the round cannot
    correct what it said, so that would be counted again at each action of those that play on.
    """
    speaking = next(side for side in sides if words[-1][0] in side)
    others = [side for side in sides if side is not speaking]
    since = {*takewhile(lambda seat: seat not in speaking, (seat for seat, _ in reversed(words[:-1])))}
    if not others or any(since.isdisjoint(side) for side in others):
        return None
    last = dict(words)
    return sum(fmean(last[seat] for seat in side if seat in last) for side in sides)


def values_of_deals(executor: Executor, contest: Contest, deals: int) -> Iterator[tuple[Said, ...]]:
    """Have so many deals played; yield what was said in each, in order, as they come."""
    yield from in_order(executor, partial(values_said, contest), deals)


# --- what it comes to ---------------------------------------------------------------------------------
_One = tuple[int, Said]  #: the number of the match with what was said in it


def calibration(matches: Sequence[Sequence[Said]]) -> Calibration:
    """Compare what was said in some matches with what came; raises ``ValueError`` if nothing was said."""
    said = [(number, one) for number, match in enumerate(matches) for one in match]
    if not said:
        raise ValueError("nothing was said")
    mean = fmean(one.came for _, one in said)
    ranked = sorted(said, key=lambda one: one[1].value)
    tenths = [_group(part) for part in _cut(ranked)]
    thirds = [
        [one for one in said if min(_THIRDS - 1, int(one[1].part * _THIRDS)) == third]
        for third in range(_THIRDS)
    ]
    sums = [(number, one) for number, one in said if one.together is not None]
    count = len(said)
    return Calibration(
        matches=len(matches),
        every=_group(said),
        tenths=tuple(tenths),
        thirds=tuple(_group(third) for third in thirds if third),
        together=_mean(sums, lambda one: one.together or 0.0) if sums else None,
        brier=fmean(_missed(one) for _, one in said),
        constant=fmean((one.came - mean) ** 2 for _, one in said),
        skill=_skill(said, mean),
        skills=tuple(_skill(third, mean).value for third in thirds if third),
        reliability=sum(tenth.count * tenth.gap.value**2 for tenth in tenths) / count,
        resolution=sum(tenth.count * (tenth.came - mean) ** 2 for tenth in tenths) / count,
    )


def _cut(ranked: Sequence[_One]) -> Iterator[Sequence[_One]]:
    """Yield tenths of a list, none of them empty."""
    ends = [len(ranked) * k // _TENTHS for k in range(_TENTHS + 1)]
    for begin, end in pairwise(ends):
        if begin < end:
            yield ranked[begin:end]


def _missed(one: Said) -> float:
    return (one.value - one.came) ** 2


def _group(said: Sequence[_One]) -> Group:
    return Group(
        count=len(said),
        said=fmean(one.value for _, one in said),
        came=fmean(one.came for _, one in said),
        gap=_mean(said, lambda one: one.value - one.came),
    )


def _mean(said: Sequence[_One], figure: Callable[[Said], float]) -> Figure:
    return _ratio((number, figure(one), 1.0) for number, one in said)


def _skill(said: Sequence[_One], mean: float) -> Figure:
    lost = _ratio((number, _missed(one), (one.came - mean) ** 2) for number, one in said)
    return Figure(1.0 - lost.value, lost.margin)


def _ratio(parts: Iterable[tuple[int, float, float]]) -> Figure:
    """Return one sum divided by another, both over decisions: each with its match and what it adds."""
    above: defaultdict[int, float] = defaultdict(float)
    below: defaultdict[int, float] = defaultdict(float)
    for match, more, base in parts:
        above[match] += more
        below[match] += base
    whole = sum(below.values())
    if whole == 0.0:
        return Figure(math.inf if any(above.values()) else 0.0, math.inf)
    error = ratio_error([*above.values()], [*below.values()])
    return Figure(sum(above.values()) / whole, NORMAL * error)


def lines(found: Calibration) -> Iterator[str]:
    """Yield the figures in English, line by line."""
    every = found.every
    yield f"{found.matches} matches, {every.count} decisions; intervals of 95 %, with matches as the sample"
    yield ""
    yield "values            decisions    said    came   said - came"
    for number, tenth in enumerate(found.tenths, start=1):
        yield _row(f"tenth {number}", tenth)
    for number, third in enumerate(found.thirds, start=1):
        yield _row(f"third {number} of match", third)
    yield _row("all", every)
    yield ""
    if found.together is not None:
        yield f"what the sides say together: {found.together.value:.3f} ± {found.together.margin:.3f}"
    yield (
        f"Brier score {found.brier:.4f}; always the mean: {found.constant:.4f}; "
        f"better by {100 * found.skill.value:.1f} % ± {100 * found.skill.margin:.1f}"
        f" (thirds of the match: {', '.join(f'{100 * one:.1f} %' for one in found.skills)})"
    )
    yield f"reliability {found.reliability:.4f}, resolution {found.resolution:.4f}, by tenths"


def _row(name: str, group: Group) -> str:
    return (
        f"{name:<17} {group.count:>9}   {group.said:5.3f}   {group.came:5.3f}"
        f"   {group.gap.value:+.3f} ± {group.gap.margin:.3f}"
    )
