"""Luck, measured and taken off: control variates from the chance lines of a match.

What chance dealt is compared with what it might have dealt as well: the share of the win that a fixed
cheap judgement sees for each seat after the outcome, less the mean of what it sees after a few other outcomes
of the same chance.  All of these are drawn alike, so the difference is 0 in the mean, however good or bad the
judgement is.  Some part of it taken off a result leaves its mean as it was and makes it vary less.  That part
is fitted by the results of other deals than those that it is taken off, or the mean would move (Burch,
Schmid, Moravcik, Morrill and Bowling 2018, "AIVAT"; GNU Backgammon's luck-adjusted results).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, variance
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.game import AnyGame
from limbotable.core.insight import Insight
from limbotable.core.position import CHANCE, MOST_ACTIONS, Position
from limbotable.core.random import Random
from limbotable.search.solve import Solver

#: The other outcomes that one is compared with.
_OTHERS: Final = 6
#: The matches that are played out from an outcome, where no exact search is at hand.
_PLAYED_OUT: Final = 6
#: Deals are parted into so many groups, and the part of the luck for one is fitted by all others.
_FOLDS: Final = 10


class LuckMeter:
    """Tells the luck of each seat in one match, chance by chance."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self._game = game
        self._seats = seats
        self._rng = Random(seed)
        self._buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)

    def luck(self, before: Position, after: Position) -> tuple[float, ...]:
        """Return how much more of the win each seat has by an outcome than by the mean of others.

        ``before`` is the position where the chance is due, ``after`` the one with its outcome.
        """
        found = self._shares(after)
        others = [self._shares(self._other(before)) for _ in range(_OTHERS)]
        return tuple(found[seat] - fmean(one[seat] for one in others) for seat in range(self._seats))

    def _other(self, before: Position) -> Position:
        position = before.copy()
        position.settle(self._rng.shuffled(position.urn()))
        return position

    def _shares(self, position: Position) -> list[float]:
        """Judge a position with all cards open: exactly to the end of the round, or by playing it out."""
        insight = self._game.insight(position)
        if self._game.search == "worlds" and position.turn() != CHANCE:
            first = Solver(insight).value(position)
            return [first, 1.0 - first]
        total = [0.0] * self._seats
        for _ in range(_PLAYED_OUT):
            end = self._played_out(insight, position)
            for seat in range(self._seats):
                total[seat] += insight.share(end, seat) / _PLAYED_OUT
        return total

    def _played_out(self, insight: Insight, start: Position) -> Position:
        position = start.copy()
        while not insight.settled(position):
            if position.turn() == CHANCE:
                position.settle(self._rng.shuffled(position.urn()))
            else:
                count = position.legal(self._buffer, 0)
                position.play(insight.pick(position, self._buffer, count, self._rng))
        return position


class Adjusted(msgspec.Struct, frozen=True):
    """The scores of deals with their luck taken off."""

    scores: tuple[float, ...]
    part: float  #: the mean part of the measured luck that was taken off
    #: The variance of the plain scores over that of these: so many times fewer deals give the same interval.
    gain: float


def adjusted(scores: Sequence[float], luck: Sequence[float]) -> Adjusted:
    """Take the luck off the scores of at least two deals."""
    parts = [_part(scores, luck, fold) for fold in range(_FOLDS)]
    found = tuple(
        score - parts[deal % _FOLDS] * one for deal, (score, one) in enumerate(zip(scores, luck, strict=True))
    )
    before, after = variance(scores), variance(found)
    return Adjusted(found, fmean(parts), before / after if after else 1.0)


def _part(scores: Sequence[float], luck: Sequence[float], fold: int) -> float:
    """Fit, by least squares, how much of the luck the scores of all other groups have in them."""
    pairs = [
        (score, one)
        for deal, (score, one) in enumerate(zip(scores, luck, strict=True))
        if deal % _FOLDS != fold
    ]
    if not pairs:
        return 0.0
    mean = fmean(score for score, _ in pairs)
    centre = fmean(one for _, one in pairs)
    square = sum((one - centre) ** 2 for _, one in pairs)
    return sum((score - mean) * (one - centre) for score, one in pairs) / square if square else 0.0
