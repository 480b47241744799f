"""The players of a game: its levels, and the baselines for comparison."""

from __future__ import annotations

from typing import Final

from limbotable.core.game import AnyGame, Level

_RANDOM: Final = Level("random", playouts=1, search="random")
_UCT: Final = Level("uct", playouts=1_000_000, search="uct")
_ISMCTS: Final = Level("ismcts", playouts=1_000_000, search="unguided-ismcts")


def baselines(game: AnyGame) -> tuple[Level, ...]:
    """Return the baselines of a game: random play, a search by the rules alone, and the game's own."""
    return _RANDOM, _ISMCTS if game.hidden else _UCT, *game.baselines


def players(game: AnyGame) -> dict[str, Level]:
    """Return the players of a game by name: the baselines, and its levels."""
    return {level.name: level for level in (*baselines(game), *game.levels)}
