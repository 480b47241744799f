"""Luck as control variates: it adds nothing to the mean, and takes from the variance."""

from __future__ import annotations

import random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from limbotable.engine.arena import Dealt, contest_of, first_player_scores, played
from limbotable.engine.luck import LuckMeter, adjusted
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.thought import Limit

JAPANESE = ["preset=japanese", "end=rounds 3"]


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game.deals], ids=lambda game: game.id)
def test_luck_is_no_seats_own_in_the_mean(game) -> None:
    """Over many deals the luck of each seat is 0, within four standard errors."""
    options = game.complete({})
    seats = game.seats(options)
    found = []
    for deal in range(30):
        match, dealer = Match(game, options, DEFAULT_NAMES[seats]), Dealer(deal)
        before = match.position
        while (line := dealer.next_line(match)) is not None:
            before = match.position
            match.push(line.who, line.action)
        found.append(LuckMeter(game, seats, deal).luck(before, match.position))
    for seat in range(seats):
        mine = [one[seat] for one in found]
        assert stdev(mine) > 0.01, "some deals are luckier than others"
        assert abs(fmean(mine)) < 4 * stdev(mine) / len(mine) ** 0.5


@pytest.mark.long
def test_the_luck_of_a_deal_depends_on_nothing_else_and_adds_up_to_none() -> None:
    contest = contest_of("countdown", JAPANESE, ["random", "greedy"], Limit(playouts=1), 1)
    measured = [played(contest, deal, measuring=True) for deal in range(4)]
    assert measured[3] == played(contest, 3, measuring=True)
    assert played(contest, 3) == replace(measured[3], luck=(0.0, 0.0))
    assert any(abs(one.luck[0]) > 1e-3 for one in measured)
    assert all(sum(one.luck) == pytest.approx(0.0, abs=1e-12) for one in measured)


def test_what_chance_deals_before_anybody_acts_is_not_counted() -> None:
    """Each player has that luck in one of the rotations."""
    contest = contest_of("countdown", ["end=rounds 1"], ["random", "random"], Limit(playouts=1), 1)
    assert [played(contest, deal, measuring=True).luck for deal in range(4)] == [(0.0, 0.0)] * 4


def test_the_first_players_luck_is_that_of_all_its_seats() -> None:
    contest = contest_of("foes", [], ["random", "greedy", "random", "greedy"], Limit(playouts=1), 1)
    scores, lucky = first_player_scores(contest, [Dealt((0.5, 0.25, 0.125, 0.125), (0.5, 0.0, 0.25, -0.75))])
    assert (scores, lucky) == ((0.625,), (0.75,))


def test_luck_taken_off_leaves_the_mean_and_less_variance() -> None:
    """5,000 deals of players of a strength: 50 %, with an interval as of several times as many deals."""
    rng = random.Random(5)
    luck = [rng.gauss(0.0, 0.2) for _ in range(5000)]
    scores = [0.5 + 0.8 * one + rng.gauss(0.0, 0.08) for one in luck]
    found = adjusted(scores, luck)
    assert found.part == pytest.approx(0.8, abs=0.02)
    assert found.gain == pytest.approx((0.8**2 * 0.2**2 + 0.08**2) / 0.08**2, rel=0.1)
    assert abs(fmean(found.scores) - 0.5) < 4 * 0.08 / 5000**0.5


def test_the_part_for_a_deal_is_fitted_by_others() -> None:
    """In the mean over many small samples nothing is taken from the mean, though each part is badly known.

    A part that is fitted by the deal itself would follow its result.
    """
    rng = random.Random(8)
    means = []
    for _ in range(800):
        luck = [rng.choice((-0.1, 0.1, 0.8)) - 0.8 / 3 for _ in range(12)]
        scores = [one * one for one in luck]
        means.append(fmean(adjusted(scores, luck).scores) - fmean(scores))
    assert abs(fmean(means)) < 3 * stdev(means) / len(means) ** 0.5


def test_without_luck_nothing_is_taken_off() -> None:
    found = adjusted([0.0, 1.0, 0.5], [0.0, 0.0, 0.0])
    assert (found.scores, found.part, found.gain) == ((0.0, 1.0, 0.5), 0.0, 1.0)
    assert adjusted([0.5, 0.5], [0.0, 0.0]).gain == 1.0
