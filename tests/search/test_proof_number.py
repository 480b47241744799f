"""Proof numbers against a search that looks at everything, and proofs within a long thought."""

from __future__ import annotations

from pathlib import Path

import pytest

from limbotable.core.position import legal_actions
from limbotable.games.limit.rules import LimitPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import read_record
from limbotable.search.judging import judge
from limbotable.search.proof_number import ProofNumbers
from limbotable.search.thinking import think
from limbotable.search.thought import Limit, Thought
from tests.games.limit.boards import GAME
from tests.search.test_proof import ENOUGH, late, may_win

#: The start of a turn with eight empty tiles, which is won by one move; alpha-beta needs three times as long.
EIGHT_EMPTY = Path(__file__).with_name("eight_empty.limbo")
WINS, LOSES = "move 0,3>-1,3", "move -2,0>-3,1"
LONG, SHORT = Limit(playouts=8000), Limit(playouts=7999)


def eight_empty() -> Match:
    return Match.of_record(read_record(EIGHT_EMPTY.read_text()))


def thought(match: Match, limit: Limit) -> Thought:
    return think(GAME, match.options, observation_of(perspective(match, match.turn)), "expert", limit, 1)


@pytest.mark.parametrize(("balls", "tiles"), [(4, 7), (6, 8)])
def test_proofs_agree_with_an_exhaustive_search(balls: int, tiles: int) -> None:
    seen = set()
    for position in late(2, balls, tiles, range(12)):
        mover = position.turn()
        wins = may_win(position, {}) == {mover}
        seen.add(wins)
        search = ProofNumbers(position, GAME.insight(position))
        search.run(ENOUGH, lambda: False)
        assert (search.is_won(), search.is_lost()) == (wins, not wins)
        if wins:
            assert search.winning() in legal_actions(position)
            after = position.copy()
            after.play(search.winning())
            assert may_win(after, {}) == {mover}
    assert seen == {True, False}


def test_a_search_that_was_stopped_has_proven_nothing_and_goes_on() -> None:
    position = eight_empty().position
    assert isinstance(position, LimitPosition)
    search = ProofNumbers(position, GAME.insight(position))
    search.run(100, lambda: False)
    assert search.nodes == 100
    assert not search.is_won()
    assert not search.is_lost()
    search.run(ENOUGH, lambda: True)
    assert search.nodes <= 100 + 1024, "the clock is asked now and then"
    search.run(ENOUGH, lambda: False)
    assert search.is_won()
    assert GAME.text(search.winning()) == WINS
    whole = ProofNumbers(position, GAME.insight(position))
    whole.run(ENOUGH, lambda: False)
    assert search.nodes < 2 * whole.nodes, "what is known is not looked for again"


@pytest.mark.long
def test_a_long_thought_proves_what_a_shorter_one_guesses() -> None:
    match = eight_empty()
    guessed, proven = thought(match, SHORT), thought(match, LONG)
    assert guessed.error > 0
    assert 0 < guessed.considered[0].value < 1
    assert (proven.considered[0].action, proven.considered[0].value, proven.error) == (WINS, 1.0, 0.0)
    assert proven.line[0] == WINS
    assert {one.action for one in proven.considered} == set(match.legal())
    assert proven.playouts < guessed.playouts, "the proof is a part of the thought"


@pytest.mark.long
def test_a_lost_match_is_told_to_be_lost_whatever_is_done() -> None:
    match = eight_empty()
    winner = match.turn
    while match.turn == winner:
        match.push(winner, thought(match, LONG).considered[0].action)
    lost = thought(match, LONG)
    assert {one.value for one in lost.considered} == {0.0}
    assert lost.error == 0.0


@pytest.mark.long
def test_an_action_that_gives_a_won_match_away_is_judged_to_lose() -> None:
    match = eight_empty()
    observation = observation_of(perspective(match, match.turn))
    judged = judge(GAME, match.options, observation, LOSES, "expert", LONG, 1)
    values = {one.action: one.value for one in judged.considered}
    assert (values[WINS], values[LOSES]) == (1.0, 0.0)
    assert judged.considered[-1].action == LOSES
