"""How strong a person is beside the computer players, and which of them is about even.

The measure is Elo, with the computer players where the arena has measured them (``games/strengths.py``).  A
person's chance in a match is that of Bradley and Terry (1952), with several opponents that of Luce (1959).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Final

import msgspec

from limbotable.core.game import AnyGame
from limbotable.games.strengths import elo_of_levels
from limbotable.play.statistics import Performance

#: From fewer matches nothing is told.
_FEWEST: Final = 5
#: A match counts half as much as one that was played so many matches later: people learn.
_HALF: Final = 20.0
#: Before the first match a person is taken to be about as strong as the second level, give or take so much.
_BEFORE: Final = 250.0
#: Strengths are weighed at steps of so many Elo, up to so many beyond the weakest and the strongest level.
_STEP: Final = 10.0
_BEYOND: Final = 600.0
_TAIL: Final = 0.025  #: of the chance, on either side of a 95 % interval


class Standing(msgspec.Struct, frozen=True):
    """A person's strength in a game, from its matches against computer players."""

    elo: float  #: its mean, on the scale of ``elo_of_levels``
    interval: tuple[float, float]  #: 95 %
    matches: int
    level: str  #: the level that is nearest to it

    @property
    def is_told(self) -> bool:
        """Whether it rests on matches enough to be told."""
        return self.matches >= _FEWEST


def standing(game: AnyGame, found: Iterable[Performance]) -> Standing | None:
    """Estimate one person's strength by performances, in the order of their matches; None if unmeasured.

    Only those count that were played alone against computer players of known strength, without a hint and
    without knowledge of the deal.
    """
    strengths = elo_of_levels(game)
    if strengths is None:
        return None
    counted = [
        (one.won, others)
        for one in found
        if (others := _opponents(game, one, strengths)) and not (one.known or one.match.helped)
    ]
    low, high = min(strengths.values()) - _BEYOND, max(strengths.values()) + _BEYOND
    elos = [low + n * _STEP for n in range(round((high - low) / _STEP) + 1)]
    middle = list(strengths.values())[min(1, len(strengths) - 1)]
    logs = [-0.5 * ((elo - middle) / _BEFORE) ** 2 for elo in elos]
    for age, (won, others) in enumerate(reversed(counted)):
        weight = 0.5 ** (age / _HALF)
        against = math.fsum(map(_power, others))
        for n, elo in enumerate(elos):
            share = _power(elo) / (_power(elo) + against)
            logs[n] += weight * (won * math.log(share) + (1.0 - won) * math.log1p(-share))
    most = max(logs)
    weights = [math.exp(one - most) for one in logs]
    total = math.fsum(weights)
    mean = math.fsum(elo * one for elo, one in zip(elos, weights, strict=True)) / total
    level = min(strengths, key=lambda name: abs(strengths[name] - mean))
    interval = _quantile(elos, weights, _TAIL), _quantile(elos, weights, 1.0 - _TAIL)
    return Standing(mean, interval, len(counted), level)


def _opponents(game: AnyGame, one: Performance, strengths: Mapping[str, float]) -> list[float]:
    """Return the strengths of the opponents; none where one of them, or a partner, cannot be weighed."""
    players = [player for seat, player in enumerate(one.match.players) if seat not in one.side]
    known = all(player in strengths for player in players)
    alone = len(one.side) == 1 and one.match.game.id == game.id
    return [strengths[player] for player in players] if alone and known else []


def _power(elo: float) -> float:
    return math.pow(10.0, elo / 400.0)


def _quantile(elos: list[float], weights: list[float], part: float) -> float:
    """Return the strength below which a part of the weight lies."""
    wanted = part * math.fsum(weights)
    return next(elo for elo, below in zip(elos, accumulate(weights), strict=True) if below >= wanted)
