"""What every game answers by itself, where its rules say nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.game import AnyGame, Level
from limbotable.core.options import Options
from limbotable.core.shares import even_chance
from limbotable.games import GAMES, game_of
from limbotable.testing.matches import options_of
from tests.every_game import every_game


def options(game_id: str, **given: object) -> tuple[AnyGame, Options]:
    game = game_of(game_id)
    assert game is not None
    return game, game.complete(given)


@every_game
def test_rules_have_the_name_of_their_preset_whatever_the_length(game) -> None:
    lengths = {option.name for option in game.options} - {
        option.name for option in game.options if hasattr(option, "values")
    }
    for name in game.presets:
        chosen = game.complete({"preset": name})
        assert game.preset(chosen) == name
        assert game.preset({**chosen, **dict.fromkeys(lengths, "other")}) == name


@every_game
@given(st.data())
def test_all_options_follow_from_the_unusual_ones(game, data) -> None:
    chosen = data.draw(options_of(game))
    unusual = game.unusual(chosen)
    assert game.complete(unusual) == chosen
    assert not unusual.items() & game.complete({}).items()


def test_rules_of_no_preset_have_no_name() -> None:
    game, chosen = options("countdown", preset="english")
    other = {option.name: option.values for option in game.options if hasattr(option, "values")}
    for name, values in other.items():
        if name in game.presets["english"]:
            changed = {**chosen, name: next(value for value in values if value != chosen[name])}
            assert game.preset(changed) != "english"


@pytest.mark.parametrize(
    ("game_id", "given", "chance"),
    [
        ("limit", {"players": 2}, 0.5),
        ("limit", {"players": 3}, 1 / 3),
        ("foes", {"mode": "solo", "players": 4}, 0.25),
        ("foes", {"mode": "pairs", "players": 4}, 0.5),
        ("foes", {"mode": "team", "players": 4}, 0.5),
    ],
)
def test_equals_have_an_even_chance_each_and_a_team_may_as_well_lose(game_id, given, chance: float) -> None:
    game, chosen = options(game_id, **given)
    assert even_chance(game, chosen) == pytest.approx(chance)


@every_game
def test_a_level_has_its_name_and_unless_it_says_so_no_more_than_its_game_offers_all(game) -> None:
    for level in game.levels:
        assert game.level(level.name) is level
    with pytest.raises(KeyError):
        game.level("grandmaster")
    plain = Level("x", 1)
    assert (plain.search, plain.temptation) == (None, 0.0)
    assert (plain.proves, plain.infers, plain.counts) == (False, False, False)


def test_a_seat_is_a_side_of_its_own_unless_there_are_partners() -> None:
    for game in GAMES:
        if game.id != "foes":
            chosen = game.complete({})
            assert game.sides(chosen) == tuple((seat,) for seat in range(game.seats(chosen)))
