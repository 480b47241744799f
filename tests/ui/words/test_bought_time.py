"""What more time buys an expert, as the settings tell it."""

from __future__ import annotations

import pytest

from limbotable.games import GAMES
from limbotable.games.strengths import Strength
from limbotable.ui.words import bought_time
from limbotable.ui.words.bought_time import bought_text
from limbotable.ui.words.match_words import game_text

GAIN = Strength("expert@400", "expert@100", 2, 100, 70.0)
NONE = Strength("expert@400", "expert@100", 2, 100, 56.0)
FEWER = "In the other games no gain could be measured."


@pytest.fixture
def measured(monkeypatch):
    """Say what was measured, game by game."""

    def say(*gains: Strength | None) -> str:
        known = {game.id: gain for game, gain in zip(GAMES, gains, strict=True)}
        monkeypatch.setattr(bought_time, "gain_of_time", lambda game: known[game.id])
        return bought_text()

    return say


def test_only_a_sure_gain_is_told(measured) -> None:
    first, second, _, last = (game_text(game.id) for game in GAMES)
    stronger = "More time makes experts stronger in"
    assert measured(NONE, NONE, NONE, GAIN) == f"{stronger}: {last}. {FEWER}"
    assert measured(GAIN, GAIN, NONE, NONE) == f"{stronger}: {first}, {second}. {FEWER}"
    assert FEWER not in measured(GAIN, GAIN, GAIN, GAIN)


def test_that_there_is_no_gain_is_told_if_there_is_none_anywhere(measured) -> None:
    assert measured(NONE, NONE, NONE, NONE) == "So far no gain by more time could be measured."


def test_nothing_is_told_of_what_was_not_measured(measured) -> None:
    assert FEWER not in measured(None, NONE, NONE, GAIN)
    assert measured(None, NONE, NONE, NONE) == ""
    assert measured(None, None, None, None) == ""
