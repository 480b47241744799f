"""The fifth game is known while its own tests run, and to no other test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from limbotable.games import GAMES

#: As the program's option ``--game`` names it.
NAME = "tests.fifth_game.game:GAME"


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with GAMES.extended(NAME):
        yield
