"""The laws that every game obeys, for the games that the program comes with."""

from __future__ import annotations

import pytest

from limbotable.games import GAMES
from limbotable.testing import Law, laws


@pytest.mark.parametrize(
    "law", [pytest.param(one, id=f"{one.name}-{game.id}") for game in GAMES for one in laws(game)]
)
def test_a_law(law: Law) -> None:
    law()
