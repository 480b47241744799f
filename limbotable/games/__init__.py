"""The four games, by an explicit list."""

from __future__ import annotations

from typing import Final

from limbotable.core.game import AnyGame
from limbotable.games.countdown.game import CountdownGame
from limbotable.games.foes.game import FoesGame
from limbotable.games.libtis.game import LibtisGame
from limbotable.games.limit.game import LimitGame

GAMES: Final[tuple[AnyGame, ...]] = (CountdownGame(), FoesGame(), LibtisGame(), LimitGame())


def game_of(game_id: str) -> AnyGame | None:
    """Return the game of that id, or None."""
    return next((game for game in GAMES if game.id == game_id), None)
