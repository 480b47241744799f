"""The terms of a judgement: how long, and how, the strongest level looks at a decision.

The review and the tutor judge by the same terms, so that a warning at the table is what the review will say,
and a hint is given by them, too.  Only where the search still gains by it does a hint look further, as far as
the analysis beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from limbotable.core.game import AnyGame

#: The worlds or playouts for a decision, by the search of the game.  About half a second where the search is
#: compiled; the limit of time is for where it is not.
_PLAYOUTS: Final[Mapping[str, int]] = {
    "worlds": 300,
    "blueprint": 600,
    "ismcts": 12_000,
    "guided": 10_000,
}
#: They are multiplied by this for a person who waits for the answer.  That is 1 where more worlds change
#: little: in 24 positions of countdown 1,800 instead of 300 moved the chances by .001 on average.  The review
#: stays as it is, for the grades of play are measured by it.
_ASKED: Final[Mapping[str, int]] = {"guided": 6}
#: They are divided by this for a decision without a choice, which is judged for its value alone.
_FORCED: Final = 4
_SECONDS: Final = 3.0
#: The same question gets the same answer.
_SEED: Final = 1


class Terms(msgspec.Struct, frozen=True):
    """The terms of a judgement.  Judgements on other terms are not comparable."""

    level: str
    playouts: int
    seconds: float
    seed: int
    #: Part of what a kept judgement was asked by: those of before are made anew.
    bounds: bool = False


def terms_of(game: AnyGame, *, free: bool, asked: bool = False) -> Terms:
    """Return the terms for a decision, which was ``free`` where the seat had a choice.

    ``asked``: a person at the table waits for the answer.
    """
    playouts = _PLAYOUTS[game.search] * (_ASKED.get(game.search, 1) if asked else 1)
    bounds = game.search == "guided"
    return Terms(game.levels[-1].name, playouts if free else playouts // _FORCED, _SECONDS, _SEED, bounds)
