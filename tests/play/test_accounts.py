"""The accounts of a match: they add up, and each change of a seat's chances is entered where it belongs."""

from __future__ import annotations

import pytest

from limbotable.core.random import Random
from limbotable.games import game_of
from limbotable.play.accounts import Accounts, Worth, accounts, counted
from limbotable.play.decisions import decisions
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.every_game import every_game
from tests.games.countdown.deals import dealt, play


def played(name: str, **options: str | int) -> Match:
    game = game_of(name)
    assert game is not None
    match = Case(name, game.complete(options), 1, 900).match()
    assert match.result is not None
    return match


def worths(match: Match, seed: int = 1) -> dict[int, Worth]:
    """Values without any sense: the accounts have to add up all the same."""
    rng = Random(seed)
    return {
        one.ply: Worth(0.2 + int(rng.below(80)) / 100, int(rng.below(20)) / 100) for one in decisions(match)
    }


def made(match: Match, seat: int, found: dict[int, Worth]) -> Accounts:
    told = accounts(match, seat, found)
    assert told is not None
    return told


def duel() -> Match:
    """South passes, North passes, South's king brings the count to 2; both are blocked, and share the win."""
    match = play(dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1"), "pass", "pass", "Kd/48")
    assert match.result is not None
    return match


@every_game
def test_start_cards_others_and_errors_make_up_the_result(game) -> None:
    options = {"countdown": {"end": "rounds 1"}}.get(game.id, {})
    match = played(game.id, **options)
    found = worths(match)
    for seat in range(len(match.seats)):
        told = made(match, seat, found)
        assert told.start + told.cards + told.others + told.you == pytest.approx(told.result)
        assert told.cards == pytest.approx(sum(one.cards for one in told.events))
        assert told.others == pytest.approx(sum(one.others for one in told.events))
        assert told.adjusted == pytest.approx(told.start + told.others + told.you)
        assert [one.ply for one in told.events] == sorted(one.ply for one in told.events)


@pytest.mark.parametrize(
    ("cost", "uncertainty", "told"),
    [(0.03, 0.04, 0.0), (0.04, 0.04, 0.04), (0.05, 0.04, 0.05), (0.009, 0.0, 0.0), (0.01, 0.0, 0.01)],
)
def test_a_difference_within_the_uncertainty_costs_nothing(cost, uncertainty, told) -> None:
    assert counted(cost, uncertainty) == told


def test_each_change_of_the_chances_is_entered_where_it_belongs() -> None:
    """South gains 10 by the deal, loses 10, is given 20, draws 20 more, and loses 40 at the end."""
    match = duel()
    south, north, again = (one.ply for one in decisions(match))
    found = {south: Worth(0.6, 0.1), north: Worth(0.5, 0.2), again: Worth(0.9, 0.0)}
    told = made(match, 0, found)
    assert (told.start, told.result) == (0.5, 0.5)
    assert told.you == pytest.approx(-0.1)
    assert told.others == pytest.approx(0.2)
    assert [one.ply for one in told.events] == [south, again, match.ply]
    assert [one.cards for one in told.events] == pytest.approx([0.1, 0.2, -0.4])
    assert (told.deal, told.later) == pytest.approx((0.1, -0.2))
    assert [one.others for one in told.events] == pytest.approx([0.0, 0.2, 0.0])


def test_of_two_sides_one_gains_what_the_other_loses() -> None:
    match = duel()
    found = worths(match)
    both = [made(match, seat, found) for seat in (0, 1)]
    assert both[0].others == pytest.approx(-both[1].you)
    assert both[0].start + both[1].start == 1.0
    assert both[0].cards == pytest.approx(-both[1].cards)


def test_a_partners_error_is_a_loss_and_what_a_third_side_loses_is_shared() -> None:
    pairs = played("foes", mode="pairs", players=4)
    sides = pairs.game.sides(pairs.options)
    other = next(one.ply for one in decisions(pairs) if one.seat == sides[0][1])
    found = {one.ply: Worth(0.5, 0.3 if one.ply == other else 0.0) for one in decisions(pairs)}
    assert made(pairs, sides[0][0], found).others == pytest.approx(-0.3)
    assert made(pairs, sides[1][0], found).others == pytest.approx(0.3)
    solo = played("foes", mode="solo", players=4)
    first = decisions(solo)[0].ply
    found = {one.ply: Worth(0.5, 0.3 if one.ply == first else 0.0) for one in decisions(solo)}
    told = [made(solo, seat, found) for seat in range(4)]
    assert [one.you for one in told if one.you] == pytest.approx([-0.3])
    assert sum(one.others for one in told) == pytest.approx(0.3)


def test_values_of_rounds_are_accounted_for_round_by_round() -> None:
    game = game_of("countdown")
    assert game is not None
    match = Case("countdown", game.complete({"end": "endless"}), 1, 60).match()
    assert game.speaks_of_rounds(match.options)
    told = made(match, 0, worths(match))
    rounds = round(told.start / 0.5)
    assert rounds > 1
    assert told.deal != pytest.approx(told.events[0].cards), "each round has its deal"
    assert told.start + told.cards + told.others + told.you == pytest.approx(told.result)


def test_there_are_none_before_the_end_or_while_a_judgement_is_missing() -> None:
    match = duel()
    found = worths(match)
    assert accounts(match.until(match.ply - 1), 0, found) is None
    found.pop(decisions(match)[1].ply)
    assert accounts(match, 0, found) is None
