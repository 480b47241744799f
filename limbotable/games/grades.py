"""How well a person plays, by what a decision costs: grades between the computer players of a game.

``assets/grades/GAME.json`` is written by ``packaging/measure_grades.py``: each level played among its equals,
and every decision with a choice was judged as the review does, but differences to the best action within the
uncertainty, which are no errors, count as well.  A game need not have one, and then no grade is told.

A *grade* is that of the level whose decisions cost most nearly the same, in proportion: the limits between
two are the geometric means of their costs.  Beyond the strongest level there is one more grade, for a
player that loses less than half of what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Final

import msgspec

from limbotable.core.options import OptionValue
from limbotable.resources import resource

#: Of fewer decisions no grade is told: a single one would change it.
FEWEST: Final = 20


class LevelCost(msgspec.Struct, frozen=True):
    """What the decisions of a level cost among its equals."""

    level: str
    matches: int
    unforced: int  #: decisions with a choice
    cost: float  #: the mean of one, 0..1 of the match
    error: float  #: the standard error of that mean


class Measured(msgspec.Struct, frozen=True):
    """What was measured of a game."""

    options: dict[str, OptionValue]  #: complete
    seed: int
    playouts: int  #: the players were held to so many,
    judging: int  #: and the judge
    levels: tuple[LevelCost, ...]  #: weakest first


@cache
def measured(game_id: str) -> Measured | None:
    """Return what was measured of a game; None where nothing is.  Raises ``msgspec.DecodeError``."""
    file = resource("assets", "grades", f"{game_id}.json")
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else None


def limits_of(game_id: str) -> tuple[float, ...]:
    """Return the greatest cost of each grade but the lowest, from the highest grade on; none unmeasured."""
    found = measured(game_id)
    return () if found is None else limits_between([one.cost for one in found.levels])


def limits_between(costs: Sequence[float]) -> tuple[float, ...]:
    """Return the limits between grades by the costs of the levels; the dearest is the weakest.

    Levels in another order than their costs are taken in the order of the costs: grades never overlap.
    """
    ordered = sorted(costs)
    between = [sqrt(less * more) for less, more in pairwise(ordered)]
    return (ordered[0] / 2, *between) if ordered else ()


def grade_of(game_id: str, cost: float) -> int | None:
    """Return the grade of a mean cost of an unforced decision, 0 for the lowest; None for an unmeasured game.

    The highest one is the number of levels: the strongest level has the one below.
    """
    limits = limits_of(game_id)
    return sum(cost <= limit for limit in limits) if limits else None
