"""Reasons where the choice decides nothing any more, as a search finds them in each game."""

from __future__ import annotations

import pytest

from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import DEFAULT_NAMES
from tests.engine.talk import talk


def played_at_random(name: str, options: dict[str, object], deal: int, ply: int) -> Match:
    """Return the first lines of a match in which all actions are drawn."""
    game = game_of(name)
    assert game is not None
    complete = game.complete(options)
    match = Match(game, complete, DEFAULT_NAMES[game.seats(complete)])
    dealer, rng = Dealer(deal), Random(deal)
    dealer.deal(match)
    while match.ply < ply:
        legal = match.legal()
        match.push(match.turn, legal[rng.below(len(legal))])
        dealer.deal(match)
    return match


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "options", "deal", "ply", "playouts", "said"),
    [
        ("limit", {"balls": 4}, 1, 44, 60, "No action can win any more."),
        ("limit", {"balls": 4}, 2, 41, 60, "Every action wins here."),
        ("countdown", {"end": "rounds 1"}, 2, 12, 20, "Every action wins here."),
        ("foes", {"players": 3}, 2, 52, 150, "As far as can be seen, no action can win any more."),
        ("foes", {"players": 3}, 3, 52, 150, "As far as can be seen, every action wins here."),
        ("libtis", {"players": 3}, 1, 47, 60, "As far as can be seen, no action can win any more."),
    ],
)
def test_where_the_choice_decides_nothing_the_reason_says_so(
    name: str, options: dict[str, object], deal: int, ply: int, playouts: int, said: str
) -> None:
    match = played_at_random(name, options, deal, ply)
    assert len(match.legal()) > 1
    told = perspective(match, match.turn).text()
    (answer,) = talk({"cmd": "think", "record": told, "playouts": playouts, "seed": 1})
    assert answer["reason"].startswith(said)
    shares = {round(one["value"], 2) for one in answer["considered"]}
    assert shares == ({1.0} if "every" in said.lower() else {0.0})


@pytest.mark.long
def test_of_a_match_whose_values_are_those_of_one_game_nothing_is_said() -> None:
    """Who loses the first of two games can still win the match."""
    match = played_at_random("limit", {"balls": 4, "games": 2}, 1, 44)
    assert match.game.speaks_of_rounds(match.options)
    told = perspective(match, match.turn).text()
    (answer,) = talk({"cmd": "think", "record": told, "playouts": 60, "seed": 1})
    assert answer["value"] == 0.0
    assert "can win" not in answer["reason"]
