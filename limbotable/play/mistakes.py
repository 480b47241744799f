"""What counts as an error, and a person's mistakes as cards that come back: the box of Leitner (1972).

A card that is answered rightly comes back later and later, and after the last interval it is learnt; one that
is answered wrongly begins again.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

#: The days from one answer to the next, by how often the card was answered rightly in a row.
DAYS: Final = (1, 3, 7, 16)
#: The stage of a card that is learnt, and does not come back.
LEARNT: Final = len(DAYS)
#: The least cost of a decision that becomes a card, 0..1.
COSTLY: Final = 0.05
#: A smaller cost or gain in value may be chance.
NOTICED: Final = 0.01


class Mistake(msgspec.Struct, frozen=True):
    """A decision of a person in a match of the library that a review found costly."""

    match: int  #: the number of the match
    ply: int  #: the number of its line
    stage: int  #: how often it was answered rightly in a row
    cost: float  #: 0..1 of the match
    answers: tuple[str, ...]  #: the actions that are right, best first


def least_error(uncertainty: float) -> float:
    """Return the least cost that is an error, by the uncertainty of the best action's value."""
    return max(NOTICED, uncertainty)


def counted(cost: float, uncertainty: float) -> float:
    """Return what a decision adds to the cost of errors: 0 where it may be as good as the best one.

    Review, statistics and themes all count by this.
    """
    return cost if cost >= least_error(uncertainty) else 0.0


def next_stage(stage: int, *, right: bool) -> int:
    """Return the stage of a card after an answer."""
    return min(LEARNT, stage + 1) if right else 0


def due_at(stage: int, now: datetime) -> datetime:
    """Return when a card of a stage comes back that was answered, or made, now; a learnt one does not."""
    return now + timedelta(days=DAYS[min(stage, LEARNT - 1)])
