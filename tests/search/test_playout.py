from __future__ import annotations

import pytest

from limbotable.core.position import CHANCE, OVER, arrange, legal_actions
from limbotable.core.random import Random
from limbotable.search.playout import random_plies
from tests.every_game import every_game


@every_game
@pytest.mark.parametrize("plies", [0, 1, 500])
def test_so_many_plies_are_played_as_one_would_play_them_by_hand(game, plies: int) -> None:
    """The stream shows it: every ply and every outcome of chance draws from it."""
    start = game.start(game.complete({}))
    compiled, plain = Random(9), Random(9)
    random_plies([start], plies, compiled)
    position, done = start.copy(), 0
    while done < plies:
        if position.turn() == CHANCE:
            arrange(position, list(plain.shuffled(position.urn())))
        elif position.turn() == OVER:
            position = start.copy()
        else:
            actions = legal_actions(position)
            position.play(actions[plain.below(len(actions))])
            done += 1
    assert compiled.state == plain.state
    assert start.turn() == game.start(game.complete({})).turn(), "the start is left alone"
