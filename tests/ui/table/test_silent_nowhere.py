"""A table is silent nowhere that a user goes with a piece: without one it says what comes first."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.table import table_of
from limbotable.table.limit.play import BOX
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.table.geometry import area_of, piece_at
from limbotable.ui.table.selection import Selection


def tables(game: AnyGame, *, seed: int, most: int = 150) -> list[tuple[str, Tableau]]:
    """The tables of the seats to act in a random match, each with the phase."""
    rng, options = random.Random(seed), game.complete({})
    names = [f"P{seat}" for seat in range(game.seats(options))]
    match, dealer = Match(game, options, tuple(names)), Dealer(seed)
    found = []
    dealer.deal(match)
    while match.result is None and match.ply < most:
        view = match.game.view(match.options, match.position, match.stages[-1].sightings, match.turn)
        shown = table_of(game).tableau(view, Frame(10.0, 6.4), names)
        found.append((game.phase(match.position), shown))
        match.push(match.turn, rng.choice(match.legal()))
        dealer.deal(match)
    return found


def told_at(shown: Tableau, x: float, y: float) -> list[str]:
    """What a click there does, with nothing picked but what is ready: a reason, an action or a pick."""
    hand, told = Selection(), list[str]()
    hand.refused.connect(lambda reason, _: told.append(reason.code))
    hand.chosen.connect(told.append)
    hand.choice_wanted.connect(lambda *_: told.append("a choice"))
    hand.adopt(shown)
    ready = hand.pick.key
    hand.click(piece_at(shown, x, y), x, y)
    return told + ([hand.pick.key] if hand.pick.key != ready else [])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_click_where_a_piece_can_go_is_answered_with_nothing_picked(game: AnyGame) -> None:
    tried = 0
    for seed in (1, 2):
        for phase, shown in tables(game, seed=seed):
            ends = {one.drop for one in shown.gestures if one.drop}
            areas = {spot.key: area_of(spot) for spot in shown.spots}
            areas |= {piece.key: area_of(piece) for piece in shown.pieces}
            for end in ends:
                assert told_at(shown, areas[end].x, areas[end].y), (phase, end)
                tried += 1
    assert tried > 10


def codes_at(game_id: str, key: str, seeds: Iterable[int] = (1,)) -> dict[str, set[str]]:
    """The answers at a spot, by the phase."""
    (game,) = (one for one in GAMES if one.id == game_id)
    found = dict[str, set[str]]()
    for seed in seeds:
        for phase, shown in tables(game, seed=seed):
            for spot in shown.spots:
                if spot.key == key:
                    found.setdefault(phase, set()).update(told_at(shown, spot.x, spot.y))
    return found


def test_what_comes_first_is_told_in_the_words_of_the_phase() -> None:
    pile = codes_at("countdown", "pile", range(6))
    assert pile["double"] == {"countdown.say-double"}
    assert {"countdown.card-first", "countdown.draw-first"} <= pile["play"]
    assert pile["drawn"] == {"countdown.play-drawn"}
    assert "foes.card-first" in codes_at("foes", "mine")["play"]
    assert codes_at("limit", BOX)["remove"] == {"limit.remove-first"}


def test_a_ball_without_a_move_says_why() -> None:
    """One that has empty tiles beside it, and may go to none of them."""
    (game,) = (one for one in GAMES if one.id == "limit")
    stuck = 0
    for seed in (0, 1, 2):
        for phase, shown in tables(game, seed=seed, most=250):
            if phase == "move":
                for ball in shown.pieces:
                    if ball.kind == "ball" and ball.zone == "island":
                        told = told_at(shown, ball.x, ball.y)
                        assert told, ball.key
                        stuck += told == ["limit.move-no-removal"]
    assert stuck


def test_a_card_of_the_foe_game_goes_to_its_own_place_only() -> None:
    """Neither to another player's place or hand, nor to the foe; without one, a card is to be chosen."""
    (game,) = (one for one in GAMES if one.id == "foes")
    tried = set[str]()
    for phase, shown in tables(game, seed=1, most=60):
        cards = [one.pick for one in shown.gestures if one.drop == "mine" and one.main]
        others = [piece for piece in shown.pieces if piece.zone in {"others", "foe"} and not piece.bare]
        spots = [spot for spot in shown.spots if spot.key not in {"mine", "marker"}]
        if phase != "play" or not cards:
            continue
        for x, y in [(one.x, one.y) for one in others] + [(one.x, one.y) for one in spots]:
            assert told_at(shown, x, y) == ["foes.card-first"]
            hand, told = Selection(), list[str]()
            hand.refused.connect(lambda reason, _, told=told: told.append(reason.code))
            hand.adopt(shown)
            hand.grab(cards[0])
            area = replace(next(area_of(one) for one in shown.pieces if one.key == cards[0]), x=x, y=y)
            hand.drop(cards[0], area, x, y)
            assert told == ["foes.own-place"]
            tried.add(phase)
    assert tried
