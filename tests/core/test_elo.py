"""Strength in Elo, and the share of the wins that it brings."""

from __future__ import annotations

import math

import pytest

from limbotable.core.elo import Sides

TWO = Sides(1, 2)
AMONG_FOUR = Sides(1, 4)


@pytest.mark.parametrize(
    ("sides", "elo", "share"),
    [
        (TWO, 0.0, 0.5),
        (TWO, 400.0, 10 / 11),
        (TWO, -400.0, 1 / 11),
        (AMONG_FOUR, 0.0, 0.25),
        (AMONG_FOUR, 400.0, 10 / 13),
        (Sides(2, 4), 0.0, 0.5),
    ],
)
def test_elo_and_the_share_of_the_wins_say_the_same(sides: Sides, elo: float, share: float) -> None:
    assert sides.share(elo) == pytest.approx(share)
    assert sides.elo(share) == pytest.approx(elo, abs=1e-9)


def test_all_wins_are_worth_no_finite_elo() -> None:
    assert TWO.elo(1.0) == math.inf
    assert TWO.elo(-0.1) == -math.inf
    assert (TWO.elo(0.0), TWO.elo(1.1)) == (-math.inf, math.inf)


@pytest.mark.parametrize("sides", [TWO, AMONG_FOUR, Sides(2, 4), Sides(3, 5)])
def test_equals_win_by_their_number_of_seats_and_the_stronger_more(sides: Sides) -> None:
    assert sides.even == sides.mine / sides.all == pytest.approx(sides.share(0.0))
    shares = [sides.share(elo) for elo in range(-1200, 1201, 100)]
    assert shares == sorted(set(shares))
    assert [sides.elo(share) for share in shares] == pytest.approx([*range(-1200, 1201, 100)], abs=1e-6)
