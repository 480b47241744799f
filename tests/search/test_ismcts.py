"""The information-set tree: its findings, and that nothing but worlds, seed and iterations counts."""

from __future__ import annotations

import pytest

from limbotable.core.random import Random
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.solve import Solver
from tests.games.countdown.deals import GAME, begun, play

GUIDED = pytest.mark.parametrize("guided", [False, True])


def worlds(match: Match, count: int) -> list[CountdownPosition]:
    """Return worlds that the seat to act thinks possible."""
    drawn = GAME.worlds(match.options, observation_of(perspective(match, match.turn)))
    rng = Random(1)
    return [drawn.sample(rng) for _ in range(count)]


def grown(
    match: Match, count: int, iterations: int = 1, seed: int = 1, guided: bool = False
) -> InformationSetTree:
    positions = worlds(match, max(count, 1))
    tree = InformationSetTree(GAME.insight(positions[0]), 2, seed, guided)
    for world in positions[:count]:
        tree.run(world, iterations)
    return tree


def early() -> Match:
    """South is to play at 83 and has four ways to."""
    return play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), "Td", "3c")


def near() -> Match:
    """South is to play at 2: the ace of diamonds would leave 1 to no seat, for North is blocked."""
    return play(begun("Kd 2c Ad Ah 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")


@GUIDED
def test_it_counts_every_iteration_once(guided: bool) -> None:
    tree = grown(early(), 20, iterations=3, guided=guided)
    assert sum(tree.visits()) == 60
    assert sorted(GAME.text(action) for action in tree.actions()) == early().legal()
    assert all(0 <= value <= 1 for value in tree.values())


def test_unguided_it_tries_every_action_before_any_twice() -> None:
    tree = grown(early(), len(early().legal()))
    assert set(tree.visits()) == {1}


@GUIDED
def test_the_line_is_what_was_tried_though_nothing_else_was(guided: bool) -> None:
    tree = grown(early(), 1, guided=guided)
    tried = [action for action, visits in zip(tree.actions(), tree.visits(), strict=True) if visits]
    assert len(tried) == 1
    assert tree.line()[:1] == tried


@GUIDED
def test_it_depends_on_worlds_seed_and_iterations_alone(guided: bool) -> None:
    one, same = (grown(early(), 100, guided=guided) for _ in range(2))
    other = grown(early(), 100, seed=2, guided=guided)
    assert (one.actions(), one.visits(), one.values()) == (same.actions(), same.visits(), same.values())
    assert one.visits() != other.visits() or one.actions() != other.actions()


@GUIDED
def test_with_many_iterations_it_comes_to_the_value_that_is_sure(guided: bool) -> None:
    """North is blocked, so South decides alone how the round ends; the solver knows its worth."""
    match = near()
    sample = worlds(match, 1)[0]
    sure = {}
    for action in match.legal():
        after = sample.copy()
        after.play(GAME.parse(action))
        sure[action] = Solver(GAME.insight(sample)).value(after)
    tree = grown(match, 1, iterations=4000, guided=guided)
    visits, found = max(zip(tree.visits(), tree.actions(), strict=True))
    assert visits > 1000
    assert sure[GAME.text(found)] == max(sure.values())
    assert dict(zip(tree.actions(), tree.values(), strict=True))[found] == pytest.approx(
        max(sure.values()), abs=0.02
    )


def test_the_line_begins_with_the_action_that_was_tried_most() -> None:
    tree = grown(near(), 1, iterations=500)
    assert tree.line()[0] == tree.actions()[0]
    assert tree.visits() == sorted(tree.visits(), reverse=True)
    assert grown(near(), 0).line() == []


def test_the_shares_of_the_win_are_kept_by_action() -> None:
    tree = grown(early(), 20, 2, guided=True)
    for action, visits, value in zip(tree.actions(), tree.visits(), tree.values(), strict=True):
        tally = tree.tally(action)
        assert tally.count == visits
        if visits:  # in the countdown game the share of the win is all that a search seeks
            assert tally.mean() == pytest.approx(value)
    assert tree.tally(9999).count == 0
