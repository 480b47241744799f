"""The themes of decisions: of what a seat knows alone, and named for users."""

from __future__ import annotations

import pytest

from limbotable.core.game import AnyGame
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games import GAMES, game_of, in_english
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.puzzles import theme_name
from limbotable.play.record import DEFAULT_NAMES
from tests.games.countdown.deals import dealt, play

MATCHES = 4


def random_match(game: AnyGame, seed: int) -> Match:
    rng, dealer = Random(seed), Dealer(seed)
    options = game.complete({})
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    while match.result is None and match.ply < 150:
        line = dealer.next_line(match)
        if line is None:
            legal = match.legal()
            match.push(match.turn, legal[rng.below(len(legal))])
        else:
            match.push(line.who, line.action)
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_theme_depends_on_what_the_seat_knows_alone(game: AnyGame) -> None:
    found = set()
    for seed in range(MATCHES):
        match, rng = random_match(game, seed), Random(seed)
        for ply in range(0, match.ply, 3):
            then = match.until(ply)
            actions = legal_actions(then.position)
            if then.turn < 0 or len(actions) == 1:
                continue
            best, other = rng.reordered(list(actions))[:2]
            theme = game.theme(then.position, best, other)
            worlds = game.worlds(then.options, observation_of(perspective(then, then.turn)))
            assert {game.theme(worlds.sample(rng), best, other) for _ in range(3)} == {theme}
            found.add(theme)
    assert found <= {*game.themes, ""}
    assert len(found) >= 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_theme_has_a_name_of_its_own(game: AnyGame) -> None:
    names = [in_english(theme_name(game, theme)) for theme in game.themes]
    assert len(set(names)) == len(names) > 3


def theme_at(match: Match, best: str, other: str) -> str:
    game = match.game
    return game.theme(match.position, game.parse(best), game.parse(other))


def test_countdown_themes() -> None:
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    assert theme_at(match, "double", "pass") == "doubling"
    play(match, "pass")
    assert theme_at(match, "pass", "double") == "doubling"
    play(match, "pass")
    assert theme_at(match, "8c", "9c") == "duel"


def test_foes_themes() -> None:
    """The theme is where the foe goes with the better card, unless a card of the deck is in question."""
    game = game_of("foes")
    assert game is not None
    match = next(
        one
        for seed in range(20)
        for full in [random_match(game, seed)]
        for ply in range(full.ply)
        for one in [full.until(ply)]
        if one.turn >= 0 and any(action.startswith("blind") for action in one.legal())
    )
    plays = [action for action in match.legal() if action.startswith("play")]
    blind = next(action for action in match.legal() if action.startswith("blind"))
    assert theme_at(match, plays[0], blind) == theme_at(match, blind, plays[0]) == "blind"
    assert theme_at(match, plays[0], plays[1]) == "take", "the first card of a cycle is the lowest"


def test_limit_themes() -> None:
    game = game_of("limit")
    assert game is not None
    match = random_match(game, 1)
    themes = []
    for ply in range(match.ply):
        then = match.until(ply)
        if then.turn >= 0 and len(then.legal()) > 1:
            themes.append(theme_at(then, then.legal()[0], then.legal()[1]))
    assert themes[0] == "placing"
    assert {"move", "removal"} <= set(themes)
    assert "placing" not in themes[themes.index("move") :]
