"""A test for each game that the program comes with."""

from __future__ import annotations

import pytest

from limbotable.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
