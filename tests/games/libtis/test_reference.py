"""Whole random matches, side by side with the slow reference."""

from __future__ import annotations

import os
import random

import pytest

from limbotable.core.game import CHANCE_WHO
from limbotable.games.libtis.game import LibtisGame
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from tests.games.libtis.reference import LOCATIONS, SUITS, Reference

GAME = LibtisGame()
MATCHES = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0")) or 3


def compare(match: Match, slow: Reference) -> None:
    position = match.position
    assert isinstance(position, LibtisPosition)
    assert match.scores == slow.scores()
    if slow.stage == "over":
        result = match.result
        assert result is not None
        assert result.ranks == slow.ranks()
        assert result.winners == tuple(seat for seat, rank in enumerate(slow.ranks()) if rank == 1)
        assert match.turn == -2
    elif slow.to_come():
        chance = match.chance
        assert chance is not None
        assert chance.name == slow.to_come()
    else:
        assert match.turn == slow.turn
        assert set(match.legal()) == slow.legal()
    for seat in range(slow.seats):
        assert position.chips_of(seat) == [slow.chips[seat][suit] for suit in SUITS]
        board = [slow.board[name][seat] for name in LOCATIONS]
        assert [position.cubes_at(seat, place) for place in range(9)] == [*board, slow.supply[seat]]


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("variant", ["quickstart", "standard", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_goes_as_the_reference_says(seats: int, variant: str, seed: int) -> None:
    match = Match(GAME, GAME.complete({"players": seats, "variant": variant}), DEFAULT_NAMES[seats])
    slow = Reference(seats, variant)
    dealer, choose = Dealer(seed), random.Random(seed)
    # Now and then a match in which the players crowd together, so that places are shared.
    crowd = seed % 2 == 1
    while slow.stage != "over":
        compare(match, slow)
        line = dealer.next_line(match)
        if line is not None:
            match.push(CHANCE_WHO, line.action)
            slow.chance(line.action.split(" ")[1 if slow.stage == "start" else 2 :])
            continue
        legal = match.legal()
        near = [text for text in legal if text.endswith(("cave", "window", "sea", "mountain"))]
        action = choose.choice(near if crowd and near else legal)
        match.push(match.turn, action)
        slow.play(action)
    compare(match, slow)
