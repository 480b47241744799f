"""Measuring what a decision of each computer player costs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from limbotable.core.compiled import compiled
from limbotable.games import game_of
from measure_grades import Effort, measure


@pytest.mark.long
@pytest.mark.skipif(not compiled(), reason="slow as plain Python")
@pytest.mark.parametrize(("said", "held"), [(1, 1), (None, 9)], ids=["held", "longer-than-the-judge"])
def test_every_level_is_measured_in_the_same_positions(said: int | None, held: int) -> None:
    game = game_of("countdown")
    assert game is not None
    options = game.complete({"end": "rounds 1"})
    with ThreadPoolExecutor(1) as executor:
        found = measure(executor, game, options, Effort(matches=1, positions=3, playouts=said, part=100))
    assert [one.level for one in found.levels] == [level.name for level in game.levels]
    assert (found.options, found.playouts, found.judging) == (options, held, 3)
    assert all(one.matches == 6 and 6 < one.unforced <= 18 for one in found.levels)
    assert all(0 <= one.cost < 1 and one.error >= 0 for one in found.levels)
