"""Why an action is the only one, where the game knows it."""

from __future__ import annotations

import random

import pytest

from limbotable.games import GAMES, game_of, in_english
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Tableau
from tests.games.countdown.deals import SLOW_NORTH, SLOW_SOUTH, SLOWLY, begun, play

FRAME = Frame(11.6, 7.2)


def table(match: Match) -> Tableau:
    """Return the table of the seat to act."""
    view = match.game.view(match.options, match.position, match.stages[-1].sightings, match.turn)
    return table_of(match.game).tableau(view, FRAME, match.seats)


def why(match: Match) -> str | None:
    only = table(match).only
    return None if only is None else in_english(only).replace("\u00a0", " ")


def walks(game_id: str) -> list[Tableau]:
    """Return the tables of some random matches in which a seat has one action alone."""
    game, found = game_of(game_id), list[Tableau]()
    assert game is not None
    for seed in range(6):
        options, choose = game.complete({}), random.Random(seed)
        match, dealer = Match(game, options, DEFAULT_NAMES[game.seats(options)]), Dealer(seed)
        dealer.deal(match)
        for _ in range(80):
            if match.turn < 0:
                break
            picture = table(match)
            if len(match.legal()) == 1:
                found.append(picture)
            else:
                assert picture.only is None
            match.push(match.turn, choose.choice(match.legal()))
            dealer.deal(match)
    return found


def test_countdown_says_that_nothing_else_fits() -> None:
    assert why(begun("5h Qc Kc Jc Qd", SLOW_NORTH, "Jh")) == "Nothing else in your hand fits 101."


def test_countdown_says_that_there_is_no_other_card() -> None:
    match = begun(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert why(match) is None
    assert why(play(match, *SLOWLY[:-2])) == "You hold no other card."


@pytest.mark.long
@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_no_reason_is_given_where_there_is_a_choice(game_id) -> None:
    told = {one.only.code for one in walks(game_id) if one.only is not None}
    assert told == {
        "countdown": {"countdown.only-fit", "countdown.only-card", "countdown.play-drawn"},
        "foes": {"foes.only-blind"},
        "libtis": set(),
        "limit": {"limit.ball-own-colour"},
    }.get(game_id)
