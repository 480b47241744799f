"""The terms of a judgement: how long, and how, the strongest level looks at a decision.

The review and the tutor judge by the same terms, so that a warning at the table is what the review will say.
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


def terms_of(game: AnyGame, *, free: bool) -> Terms:
    """Return the terms for a decision, which was ``free`` where the seat had a choice."""
    playouts = _PLAYOUTS[game.search]
    return Terms(game.levels[-1].name, playouts if free else playouts // _FORCED, _SECONDS, _SEED)
