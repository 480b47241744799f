"""What more time buys an expert, as the settings tell it."""

from __future__ import annotations

import pytest

from limbotable.games import GAMES
from limbotable.games.strengths import Strength
from limbotable.ui.words import bought_time
from limbotable.ui.words.bought_time import bought_text
from limbotable.ui.words.match_words import game_text

GAIN = Strength("expert@400", "expert@100", 2, 100, 70.0)
UNSURE = Strength("expert@400", "expert@100", 2, 100, 56.0)
STRONGER = "More time makes experts stronger in"
REST = "For the other games that is not certain."


@pytest.fixture
def measured(monkeypatch):
    """Say what was measured, game by game."""

    def say(*gains: tuple[Strength, ...]) -> str:
        known = {game.id: some for game, some in zip(GAMES, gains, strict=True)}
        monkeypatch.setattr(bought_time, "gains_of_time", lambda game: known[game.id])
        return bought_text()

    return say


def test_only_a_sure_gain_is_told(measured) -> None:
    first, second, _, last = (game_text(game.id) for game in GAMES)
    assert measured((UNSURE,), (), (), (UNSURE, GAIN)) == f"{STRONGER}: {last}. {REST}"
    assert measured((GAIN,), (GAIN,), (UNSURE,), ()) == f"{STRONGER}: {first}, {second}. {REST}"
    assert REST not in measured((GAIN,), (GAIN,), (GAIN,), (GAIN,))


def test_without_a_sure_gain_nothing_is_told(measured) -> None:
    assert measured((UNSURE,), (UNSURE,), (), ()) == ""


def test_it_is_told_by_the_shipped_figures() -> None:
    assert bought_text().startswith(f"{STRONGER}: ")
