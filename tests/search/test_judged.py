"""No computer player of some strength throws a judged position away."""

from __future__ import annotations

import pytest

from limbotable.play.record import read_perspective
from tests.search.corpus import FOLDER, SEEDS, STRONG, choice, corpus_of

GAMES_WITH_ONE = sorted(file.stem for file in FOLDER.glob("*.json"))


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES_WITH_ONE)
@pytest.mark.parametrize("level", STRONG)
def test_a_strong_player_keeps_what_it_has(game_id: str, level: str) -> None:
    corpus = corpus_of(game_id)
    assert corpus.positions
    lost = [
        (number, seed)
        for number, judged in enumerate(corpus.positions)
        for seed in SEEDS
        if choice(read_perspective(judged.perspective), level, corpus.playouts, seed) in judged.losses
    ]
    assert lost == []


def test_there_is_a_corpus() -> None:
    assert "limit" in GAMES_WITH_ONE
