"""Computer players: each level answers with no more work than it may do, and always the same."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from limbotable.testing.law import law
from limbotable.testing.matches import cases

#: The most playouts that a level is asked for here: the strongest ones may make any number.
_ENOUGH: Final = 60


@law()
def levels_are_told_apart(game: AnyGame) -> None:
    names = [level.name for level in game.levels]
    assert names
    assert len(set(names)) == len(names)


@law(4)
@pytest.mark.clause("P-4.6", "P-4.8")
def a_level_does_its_work_and_always_answers_the_same(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    if match.turn < 0:
        return
    observation = observation_of(perspective(match, match.turn))
    for level in game.levels:
        first, second = (
            think(game, match.options, observation, level.name, Limit(playouts=_ENOUGH), seed=7)
            for _ in range(2)
        )
        assert replace(first, seconds=0.0) == replace(second, seconds=0.0)
        assert 1 <= first.playouts <= level.playouts
        assert sorted(one.action for one in first.considered) == match.legal()
        assert all(0.0 <= one.value <= 1.0 for one in first.considered)
        assert first.line[0] == first.considered[0].action


@law()
def a_level_with_much_time_does_no_more_than_its_work(game: AnyGame) -> None:
    """So it is no weaker on a slow machine: all but the strongest end by themselves."""
    for level in game.levels[:-1]:
        assert level.playouts < game.levels[-1].playouts
        assert 0.0 <= level.temptation < 1.0
    assert game.levels[-1].temptation == 0.0
