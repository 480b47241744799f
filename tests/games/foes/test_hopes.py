"""The chances of a team: against all ways in which the last foes can fall, and what makes them grow."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.foes.hopes import Hopes, colour_of
from tests.games.foes.deals import card
from tests.games.foes.oracle import chaos

WEIGHTS = [0.8, 0.15, 0.05]
RED = ["Jd", "Jh", "Qd", "Qh", "Kd", "Kh", "Ad", "Ah"]


def corners_of(*foes: str) -> vec[i64]:
    """Return corners with these foes, named in a text for each hero."""
    return vec[i64]([sum(1 << card(one) for one in text.split()) for text in foes])


def value(hopes: Hopes, *foes: str) -> float:
    return float(hopes.value(hopes.state(corners_of(*foes), 0)))


def by_all_ways(corners: tuple[tuple[str, ...], ...], weights: list[float]) -> float:
    """Return the chance to get rid of the red foes, from the rules: foes come in any order."""
    left = [foe for foe in RED if not any(foe in corner for corner in corners)]
    if not left:
        return float(not any(chaos(list(corner)) for corner in corners))
    found = 0.0
    for foe in left:
        worths = [
            by_all_ways(
                tuple((*corner, foe) if k == hero else corner for k, corner in enumerate(corners)), weights
            )
            for hero in range(len(corners))
        ]
        found += sum(
            weight * worth for weight, worth in zip(weights, sorted(worths, reverse=True), strict=True)
        )
    return found / len(left)


@pytest.mark.parametrize(
    "corners",
    [
        ("Jd Qd Kd", "Jh Qh", ""),
        ("Jd Jh", "Qd Kd", "Qh"),
        ("Jd Qd", "Kd Ad", "Qh"),
        ("Qd Kd Ad", "", "Qh Kh"),
        ("Jd Qd Kd Ad", "Jh", "Qh"),
    ],
)
def test_the_chance_is_that_of_all_ways_in_which_the_last_foes_can_fall(corners: tuple[str, ...]) -> None:
    hopes = Hopes(3, False, WEIGHTS)
    expected = by_all_ways(tuple(tuple(text.split()) for text in corners), WEIGHTS)
    assert value(hopes, *corners) == pytest.approx(expected)


def test_foes_that_cannot_cancel_any_more_leave_no_chance() -> None:
    hopes = Hopes(3, False, WEIGHTS)
    assert value(hopes, "Jd Ad", "Jh Ah", "") == 0.0
    assert value(hopes, "Jd", "Jh", "") > 0.0, "two straights are possible"
    assert value(hopes, "", "", "Jd Jh") > value(hopes, "Jd", "", "") > value(hopes, "Jd", "Jh", "")


def test_heroes_are_equal_but_for_the_shadow() -> None:
    plain = Hopes(3, False, WEIGHTS)
    found = {round(value(plain, *order), 12) for order in permutations(("Jd Qd", "Qh", "Kd"))}
    assert len(found) == 1
    rows = [0.6, 0.2, 0.1, 0.1, *[0.8, 0.1, 0.05, 0.05] * 3]  # the Shadow gets what it shall get less often
    shaded = Hopes(3, True, rows)
    assert value(shaded, "Jd", "", "", "") == pytest.approx(value(shaded, "", "", "Jd", ""))
    assert value(shaded, "", "", "", "Jd") < value(shaded, "Jd", "", "", "")


def test_a_foe_is_best_with_the_hero_of_its_like() -> None:
    hopes = Hopes(3, False, WEIGHTS)
    out = vec[float]([0.0] * 3)
    unmet = sum(1 << card(one) for one in ("Ad", "Ah", "Qc", "Qs"))
    corners = corners_of("Jd Jh Kd", "Qd Qh", "Jc")
    hopes.weigh(corners, card("Kh"), unmet, out)
    assert out[0] > 0.0 == out[1] == out[2]
    hopes.weigh(corners, card("Js"), unmet, out)
    assert out[2] > out[0] == out[1] > 0.0, "two straights are possible"
    assert [int(corner) for corner in corners] == [int(one) for one in corners_of("Jd Jh Kd", "Qd Qh", "Jc")]


def test_jokers_have_to_come_together() -> None:
    hopes = Hopes(3, False, WEIGHTS)
    out = vec[float]([0.0] * 3)
    first, second = 52, 53
    hopes.weigh(vec[i64]([0, 1 << first, 0]), second, 0, out)
    assert [float(one) for one in out] == [0.0, 1.0, 0.0]
    hopes.weigh(vec[i64]([0, 0, 0]), first, 1 << second, out)
    assert [float(one) for one in out] == [0.8, 0.8, 0.8]


def test_every_foe_has_a_colour() -> None:
    for number, suit in product("JQKA", "cdhs"):
        assert colour_of(card(number + suit)) == (0 if suit in "dh" else 1)
