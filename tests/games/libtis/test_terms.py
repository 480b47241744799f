"""What Libtis tells of an action, checked against the payment if the round ended after it."""

from __future__ import annotations

import pytest

from limbotable.core.reasons import Scene, Term
from limbotable.games import in_english
from limbotable.games.libtis.actions import LOCATION, PLAYING, SOURCE, SUPPLY
from limbotable.games.libtis.awards import awarded, chip_points
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.libtis.terms import terms_of
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME


def case(seed: int, plies: int, **given: str | int) -> Match:
    return Case("libtis", GAME.complete(given), seed, plies).match()


def told(match: Match, action: str, viewer: int | None = None) -> dict[str, Term]:
    """Return an action's terms for the seat to act, or for another viewer."""
    assert isinstance(match.position, LibtisPosition)
    scene = Scene(match.options, match.position, match.turn if viewer is None else viewer, match.seats)
    return {one.name: one for one in terms_of(scene, GAME.parse(action))}


@pytest.mark.parametrize("seed", range(5))
def test_gains_and_losses_are_those_of_the_payment(seed: int) -> None:
    match = case(seed, 8 + 5 * seed, variant="standard")
    position, seat = match.position, match.turn
    assert isinstance(position, LibtisPosition)
    assert position.phase == PLAYING
    before = [int(chip_points(awarded(position.cubes, one))) for one in range(position.seats)]
    for action in match.legal():
        terms, number = told(match, action), GAME.parse(action)
        after = position.copy()
        after.add(seat, number % SOURCE // LOCATION, 1)
        after.add(seat, number // SOURCE, -1)
        then = [int(chip_points(awarded(after.cubes, one))) for one in range(position.seats)]
        own = sum(terms[name].amount for name in ("gain", "source") if name in terms)
        assert own == then[seat] - before[seat]
        assert terms["others"].amount == sum(before) - before[seat] - sum(then) + then[seat]
        assert (terms["gain"].said is not None) == (terms["gain"].amount > 0)
        source = terms["source"].said
        supply = source is not None and source.code == "reason.libtis.supply"
        assert supply == (number // SOURCE == SUPPLY)
        if terms["gain"].said is not None:
            worth = int(terms["gain"].amount)
            assert f"worth {worth} point" in in_english(terms["gain"].said), "the chips’ worth is told"


def test_others_are_told_nothing_of_the_hand_and_the_bonus_card() -> None:
    match = case(3, 9, variant="standard")
    action = match.legal()[0]
    other = (match.turn + 1) % 4
    assert not told(match, action, other).keys() & {"bonus", "reach"}
    assert told(match, action).keys() >= {"bonus", "reach"}


def test_a_bonus_card_is_weighed_by_the_hand() -> None:
    match = case(1, 0, variant="advanced")
    for action in match.legal():
        (term,) = told(match, action).values()
        said = term.said or term.instead
        assert said is not None
        assert in_english(said).endswith(".")


def test_the_lead_is_told_by_the_cubes_that_another_player_lacks() -> None:
    match = case(2, 0, variant="quickstart")
    for action in match.legal():
        said = told(match, action)["ahead"].said
        assert said is not None
        assert "nobody else can take the lead without 2 more cubes" in in_english(said)
