"""The shares of a win before a match has begun."""

from __future__ import annotations

from limbotable.core.game import AnyGame
from limbotable.core.options import Options


def even_chance(game: AnyGame, options: Options) -> float:
    """Return the chance of each of several equals in a match; a team may as well lose as win."""
    return 1.0 / max(len(game.sides(options)), 2)
