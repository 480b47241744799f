"""Which computer players are about even with a person, by the results of its matches."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.elo import Sides
from limbotable.core.game import AnyGame, Result
from limbotable.games import GAMES, game_of
from limbotable.games.strengths import elo_of_levels
from limbotable.play.even import standing
from limbotable.play.referee import PERSON
from limbotable.play.statistics import Performance, PlayedMatch
from limbotable.testing.matches import tries

FIRST = datetime(2026, 3, 1, 12, tzinfo=UTC)


def named(game_id: str) -> AnyGame:
    game = game_of(game_id)
    assert game is not None
    return game


def played(game: AnyGame, number: int, opponents: list[str], won: bool, **more) -> Performance:
    """A match of a person against computer players, each for itself."""
    seats = len(opponents) + 1
    options = game.complete(more.pop("options", {"players": seats} if "players" in defaults(game) else {}))
    ranks = tuple(1 if (seat == 0) == won else 2 for seat in range(seats))
    winners = (0,) if won else tuple(range(1, seats))[:1]
    result = Result(winners, tuple(2 - rank for rank in ranks), ranks)
    players = (PERSON, *opponents)
    names = ("Aino", "Ben", "Chie", "Dan", "Eve")[:seats]
    began = FIRST + number * timedelta(days=1)
    known = more.pop("known", False)
    match = PlayedMatch(number, game, options, names, players, began, result, **more)
    return Performance.of(match, 0, known)


def defaults(game: AnyGame) -> dict[str, object]:
    return dict(game.complete({}))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_before_the_first_match_the_second_level_is_about_even(game) -> None:
    known = standing(game, [])
    assert known is not None
    assert (known.level, known.matches) == (game.levels[1].name, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_is_stronger_than_the_one_before(game) -> None:
    strengths = elo_of_levels(game)
    assert strengths is not None
    assert list(strengths) == [level.name for level in game.levels]
    assert list(strengths.values()) == sorted(strengths.values())
    assert strengths[game.levels[0].name] == 0


def test_the_strength_of_a_person_is_found_by_its_results() -> None:
    """The interval covers the truth about as often as it says, and the estimate follows it."""
    game = named("limit")
    strengths = elo_of_levels(game)
    assert strengths is not None
    rng = Random(5)
    inside, error = 0, 0.0
    for number in range(60):
        truth = rng.gauss(strengths["novice"], 250.0)
        found = []
        for match in range(20):
            level = rng.choice(game.levels).name
            share = Sides(1, 2).share(truth - strengths[level])
            found.append(played(game, match, [level], rng.random() < share))
        known = standing(game, found)
        assert known is not None, number
        inside += known.interval[0] <= truth <= known.interval[1]
        error += abs(known.elo - truth) / 60
    assert inside >= 54  # of 57 to be expected; fewer than 54 come up in 4 of 100 such trials
    assert error < 110


@pytest.mark.parametrize(
    "results", [[], [(1, "club")] * 7, [(0, "beginner"), (1, "expert"), (0, "casual")] * 9]
)
def test_the_estimate_is_what_the_documentation_says(results: list[tuple[int, str]]) -> None:
    """A normal distribution of 250 about the second level, times each result.s chance by its weight."""
    game = named("limit")
    strengths = elo_of_levels(game)
    assert strengths is not None
    levels = list(strengths.values())
    elos = [levels[0] - 600 + 10 * n for n in range(round((levels[-1] - levels[0] + 1200) / 10) + 1)]
    weights = []
    for elo in elos:
        weight = math.exp(-(((elo - levels[1]) / 250) ** 2) / 2)
        for later, (won, level) in enumerate(results[::-1]):
            share = Sides(1, 2).share(elo - strengths[level])
            weight *= (share if won else 1 - share) ** (0.5 ** (later / 20))
        weights.append(weight)
    known = standing(game, [played(game, n, [level], bool(won)) for n, (won, level) in enumerate(results)])
    assert known is not None
    mean = sum(elo * one for elo, one in zip(elos, weights, strict=True)) / sum(weights)
    assert known.elo == pytest.approx(mean)
    for end, part in zip(known.interval, (0.025, 0.975), strict=True):
        assert sum(one for elo, one in zip(elos, weights, strict=True) if elo < end) < part * sum(weights)
        assert sum(one for elo, one in zip(elos, weights, strict=True) if elo <= end) >= part * sum(weights)
    assert known.level == min(strengths, key=lambda name: abs(strengths[name] - mean))


@tries(50)
@given(st.lists(st.tuples(st.sampled_from(["beginner", "club", "expert"]), st.booleans()), max_size=5))
def test_a_win_never_makes_weaker_and_a_loss_never_stronger(results) -> None:
    game = named("libtis")
    found = [played(game, n, [level] * 3, won) for n, (level, won) in enumerate(results)]
    for won, sign in ((True, 1), (False, -1)):
        for place in range(len(found)):
            other = [
                played(game, n, [level] * 3, won if n == place else result)
                for n, (level, result) in enumerate(results)
            ]
            before, after = standing(game, found), standing(game, other)
            assert before is not None
            assert after is not None
            assert sign * (after.elo - before.elo) >= -1e-9


def test_the_last_matches_count_most() -> None:
    game = named("countdown")
    results = [True] * 10 + [False] * 10
    rising = standing(game, [played(game, n, ["club"], won) for n, won in enumerate(reversed(results))])
    falling = standing(game, [played(game, n, ["club"], won) for n, won in enumerate(results)])
    assert rising is not None
    assert falling is not None
    assert rising.elo > falling.elo + 20


@pytest.mark.parametrize(
    ("opponents", "more"),
    [
        (["club"], {"known": True}),
        (["club"], {"helped": True}),
        ([PERSON], {}),
        (["grandmaster"], {}),
    ],
)
def test_what_says_nothing_of_the_strength_does_not_count(opponents, more) -> None:
    game = named("countdown")
    found = [played(game, n, opponents, True, **more) for n in range(10)]
    assert standing(game, found) == standing(game, [])


def test_matches_of_another_game_do_not_count() -> None:
    game = named("countdown")
    found = [played(named("limit"), n, ["club"], True) for n in range(10)]
    assert standing(game, found) == standing(game, [])


def test_partners_make_it_unknown_whose_win_it_was() -> None:
    game = named("foes")
    found = [played(game, n, ["club"] * 3, True, options={"players": 4, "mode": "pairs"}) for n in range(10)]
    assert standing(game, found) == standing(game, [])
