"""The ``greedy`` player of each game: it stands for a beginner, who looks no further than the next action."""

from __future__ import annotations

import pytest

from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.proof import Prover
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from limbotable.testing.matches import Case
from tests.games.countdown.deals import begun, dealt, play
from tests.games.foes.deals import dealt as foes_dealt
from tests.games.limit.boards import GAME as LIMIT


def greedy(match: Match) -> str:
    observation = observation_of(perspective(match, match.turn))
    return think(match.game, match.options, observation, "greedy", Limit(), 1).considered[0].action


def test_in_the_countdown_game_it_brings_the_count_down_as_far_as_it_can() -> None:
    match = begun("Kd 8c Td 9c 2d", "3c 4c 5c 6c 7c", "5h")
    assert greedy(match) == "Kd/48", "to 2"
    assert greedy(play(match, "8c")) == "6c", "from 12 to 2"
    assert greedy(dealt("Kd 8c Td 9c 2d", "3c 4c 5c 6c 7c", "5h")) == "pass"


def test_at_the_foes_it_plays_its_highest_card_openly() -> None:
    match = foes_dealt(["2c 9d 4h", "7d 3d 5d", "8h 3h 5h", "9s 3s 4s"])
    assert greedy(match) == "play 9d"


@pytest.mark.parametrize("seed", range(4))
def test_at_limit_it_keeps_the_most_empty_tiles_beside_its_balls(seed: int) -> None:
    match = Case(LIMIT.id, LIMIT.complete({"balls": 4}), seed, plies=400).match()
    for ply in range(0, match.ply - 1, 9):
        root = match.stages[ply].position
        assert isinstance(root, LimitPosition)
        part = Match(LIMIT, match.options, match.seats)
        for line in match.lines[:ply]:
            part.push(line.who, line.action)
        chosen = greedy(part)
        insight = LIMIT.insight(root)
        gains = {text: insight.gain(root, LIMIT.parse(text)) for text in part.legal()}
        assert gains[chosen] == max(gains.values())
        ends = [text for text in part.legal() if Prover(insight, 2).wins_by(root, LIMIT.parse(text))]
        after = {text: root.copy() for text in ends}
        for text, position in after.items():
            position.play(LIMIT.parse(text))
        if any(position.turn() < 0 for position in after.values()):
            assert chosen in ends, "it takes a win"
