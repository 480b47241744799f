"""A clear choice ends thinking."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final

import pytest

from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.clear import Comparison, cannot_be_overtaken
from limbotable.search.thinking import think
from limbotable.search.thought import Clock, Limit, Thought
from tests.every_game import every_game

#: The most that the strongest level is to think here.
_PLAYOUTS: Final = 512


def comparison(worlds: int, *chances: float, seed: int = 1) -> Comparison:
    rng = random.Random(seed)
    found = Comparison(len(chances))
    for _ in range(worlds):
        found.add([float(rng.random() < chance) for chance in chances])
    return found


def test_what_is_certainly_better_is_clear() -> None:
    assert comparison(256, 0.9, 0.3, 0.2).is_clear()
    assert comparison(256, 0.2, 0.3, 0.9).is_clear()
    assert not comparison(256, 0.9, 0.3, 0.85).is_clear()
    assert not comparison(4, 1.0, 0.0).is_clear(), "a few worlds that agree prove little"
    assert comparison(64, 1.0, 0.0).is_clear()


def test_equal_actions_are_no_reason_to_go_on() -> None:
    for worlds, clear in ((128, False), (255, False), (256, True)):
        found = Comparison(3)
        for world in range(worlds):
            found.add([0.5 + 0.4 * (world % 2), 0.5 + 0.4 * (world % 2), 0.1 * (world % 3)])
        assert found.is_clear() is clear


def test_five_worlds_that_all_say_the_same_are_enough() -> None:
    """With one more world that says the opposite the lead is more than five of its standard errors."""
    assert not comparison(4, 0.0, 1.0).is_clear()
    assert comparison(5, 0.0, 1.0).is_clear()


@pytest.mark.parametrize("seed", range(40))
def test_the_best_leads_by_five_standard_errors(seed: int) -> None:
    """Another way to write it: the leads, one of them imagined as great as can be, about their mean."""
    rng = random.Random(seed)
    found, shares = Comparison(3), []
    for worlds in range(1, 160):
        drawn = [float(rng.random() < 0.75), rng.choice((0.0, 0.5, 1.0)), rng.random() / 2]
        found.add(drawn)
        shares.append(drawn)
        best = max(range(3), key=lambda k: sum(one[k] for one in shares))
        clear = []
        for other in {0, 1, 2} - {best}:
            leads = [one[best] - one[other] for one in shares]
            mean = math.fsum(leads) / worlds
            squares = math.fsum(lead * lead for lead in leads) + 1.0
            error = math.sqrt((squares - mean * mean * worlds) / (worlds + 1) / worlds)
            clear.append(mean - 5.0 * error)
        if min(map(abs, clear)) > 1e-9:  # else it is a matter of rounding
            assert found.is_clear() is (min(clear) > 0.0)


def test_a_wrong_choice_is_hardly_ever_clear() -> None:
    """Of two that are equal by their chances neither is clear, in 500 comparisons."""
    assert not any(comparison(128, 0.5, 0.5, seed=seed).is_clear() for seed in range(500))


@pytest.mark.parametrize(
    ("visits", "left", "clear"),
    [
        ([90], 1000.0, True),
        ([90, 10], 39.5, True),
        ([90, 10], 40.0, False),
        ([90, 50], 5.0, False),
        ([21, 10], 0.0, True),
        ([20, 10], 0.0, False),
    ],
)
def test_a_lead_in_visits_is_clear_when_it_cannot_be_made_up(visits, left: float, clear: bool) -> None:
    assert cannot_be_overtaken(visits, left) is clear


def test_what_is_left_is_estimated_from_what_was_done() -> None:
    assert Clock(Limit(playouts=100), lambda: False).left(30, 100) == 70.0
    assert Clock(Limit(seconds=3600), lambda: False).left(30, 100) == 70.0
    assert Clock(Limit(seconds=1e-9), lambda: False).left(30, 100) == 0.0


def thoughts(game, seed: int) -> Iterator[Thought]:
    """Let the strongest level think early, and then to the end, in some position."""
    options = game.complete({})
    match, dealer, rng = (
        Match(game, options, DEFAULT_NAMES[game.seats(options)]),
        Dealer(seed),
        random.Random(seed),
    )
    for _ in range(rng.randrange(4, 14)):
        dealer.deal(match)
        match.push(match.turn, rng.choice(match.legal()))
    dealer.deal(match)
    observation = observation_of(perspective(match, match.turn))
    level = game.levels[-1].name
    for early in (True, False):
        yield think(game, options, observation, level, Limit(playouts=_PLAYOUTS, early=early), seed)


@pytest.mark.long
@every_game
def test_the_choice_that_was_clear_is_the_choice(game) -> None:
    early = 0
    for seed in range(4):
        both = thoughts(game, seed)
        first = next(both)
        assert first.playouts <= _PLAYOUTS
        if first.playouts < _PLAYOUTS:  # else it was thought over to the end, as in all other tests
            last = next(both)
            early += first.playouts < last.playouts
            assert first.considered[0].action == last.considered[0].action
    assert early or game.search != "worlds", "some choices are clear"
