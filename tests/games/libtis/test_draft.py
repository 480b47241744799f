"""The advanced game: a set of bonus cards goes from hand to hand, unseen by all other seats."""

from __future__ import annotations

from itertools import permutations

import pytest

from limbotable.play.match import Match
from limbotable.play.perspective import imagined, perspective
from limbotable.play.record import read_perspective
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, act, begun, deal, seen, shuffle_bonuses

ORDER = ("end", "calamity", "windfall", "pact", "harvest", "excuse", "betrayal")


def drafting(seats: int = 4, start: int = 0) -> Match:
    return shuffle_bonuses(deal(begun(seats, start, variant="advanced")), *ORDER)


def bonus_line(match: Match, seat: int | None) -> str:
    return perspective(match, seat).lines[2].action.removeprefix("shuffle bonus ")


def takes(match: Match, seat: int | None) -> list[str]:
    return [str(line) for line in perspective(match, seat).lines if "take" in line.action]


@pytest.mark.clause("L-3.5", "L-3.6")
@pytest.mark.parametrize(("seats", "start", "first"), [(3, 0, 2), (3, 2, 1), (4, 1, 3), (4, 3, 1), (5, 4, 1)])
def test_the_set_begins_two_to_the_left_of_the_start_player(seats: int, start: int, first: int) -> None:
    match = drafting(seats, start)
    order = []
    while seen(match).phase == "take":
        order.append(match.turn)
        assert len(match.legal()) == 6 - len(order) + 1
        act(match, match.legal()[0])
    assert order == [(first + k) % seats for k in range(seats)]
    assert match.turn == start


@pytest.mark.clause("L-3.5")
def test_the_top_card_is_out() -> None:
    assert drafting().legal() == [f"take {card}" for card in sorted(ORDER[1:])]


@pytest.mark.clause("L-3.6")
def test_a_taken_card_is_gone_from_the_set() -> None:
    match = act(drafting(), "take pact", "take excuse")
    assert match.legal() == ["take betrayal", "take calamity", "take harvest", "take windfall"]


@pytest.mark.clause("L-3.6")
def test_the_rest_goes_to_the_box() -> None:
    for seats, box in ((3, 4), (4, 3), (5, 2)):
        match = drafting(seats)
        for _ in range(seats):
            act(match, match.legal()[0])
        view = seen(match)
        assert (len(view.box), view.draft) == (box, None)
        assert all(view.bonuses)


@pytest.mark.clause("L-8.2", "R-7.2")
def test_a_former_holder_of_the_set_has_seen_its_cards() -> None:
    match = drafting()
    assert bonus_line(match, 2) == "? calamity windfall pact harvest excuse betrayal"
    assert bonus_line(match, 3) == bonus_line(match, None) == "? ? ? ? ? ? ?"
    act(match, "take pact")
    assert bonus_line(match, 3) == "? calamity windfall ? harvest excuse betrayal"
    act(match, "take calamity")
    assert bonus_line(match, 0) == "? ? windfall ? harvest excuse betrayal"
    act(match, "take excuse")
    assert bonus_line(match, 1) == "? ? windfall ? harvest ? betrayal"
    act(match, "take betrayal")
    assert bonus_line(match, 2) == "? calamity windfall pact harvest excuse betrayal"
    assert bonus_line(match, 1) == "? ? windfall ? harvest ? betrayal"
    assert bonus_line(match, None) == "? ? ? ? ? ? ?"


@pytest.mark.clause("L-8.4", "R-7.5")
def test_a_take_is_for_its_seat_alone() -> None:
    match = act(drafting(), "take pact", "take calamity", "take excuse")
    assert takes(match, 2) == ["2 take pact", "3 take ?", "0 take ?"]
    assert takes(match, 0) == ["2 take ?", "3 take ?", "0 take excuse"]
    assert takes(match, None) == ["2 take ?", "3 take ?", "0 take ?"]


@pytest.mark.clause("L-8.3", "L-8.4")
@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_held_bonus_cards_are_turned_up_at_the_end_and_the_box_never_is(variant: str) -> None:
    options = GAME.complete({"players": 3, "variant": variant})
    match = Case(GAME.id, options, seed=1, plies=100).match()
    assert match.result is not None
    told = bonus_line(match, None).split(" ")
    held = {one.card for one in seen(match).bonuses if one}
    assert {word for word in told if word != "?"} == held
    assert len(held) == 3
    assert takes(match, None) == [str(line) for line in match.lines if "take" in line.action]
    match.pop()
    assert bonus_line(match, None) == " ".join("?" * len(told))
    assert all(line.endswith("take ?") for line in takes(match, None))


@pytest.mark.clause("L-8.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_which_cards_the_others_took_is_not_to_be_found_out(viewer: int | None) -> None:
    """All choices of the others from a set that the viewer has seen are told and shown alike."""
    told: dict[str, set[str]] = {}
    for choice in permutations(ORDER[1:], 4):
        match = drafting()
        for card in choice:
            act(match, f"take {card}")
        saw = perspective(match, viewer).text()
        # The cards that the viewer did see tell the other matches apart.
        told.setdefault(saw, set()).add(repr(seen(match, viewer)))
    assert all(len(views) == 1 for views in told.values())
    # seat 2 sees the whole set and takes one; seat 3 sees what is left; and so on
    assert len(told) == {2: 6, 3: 30, 0: 15 * 4, 1: 20 * 3, None: 1}[viewer]


def test_a_view_shows_the_set_to_its_holder() -> None:
    match = act(drafting(), "take pact")
    mine, theirs = seen(match, 3).draft, seen(match, 2).draft
    assert mine is not None
    assert theirs is not None
    assert [one.card for one in mine.cards] == ["calamity", "windfall", "harvest", "excuse", "betrayal"]
    assert [one.card for one in theirs.cards] == [None] * 5
    assert [one.token for one in mine.cards] == [one.token for one in theirs.cards]
    assert {move.action: move.token for move in seen(match, 3).moves} == {
        f"take {one.card}": one.token for one in mine.cards
    }
    assert seen(match, 2).passed_on == ("calamity", "windfall", "harvest", "excuse", "betrayal")
    assert seen(match, 3).passed_on == seen(match, 0).passed_on == ()


@pytest.mark.clause("L-3.6")
def test_first_hands_are_seen_while_choosing() -> None:
    match = drafting()
    assert all(one.card for one in seen(match, 2).hands[2])


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
@pytest.mark.parametrize("taken", range(5))
def test_every_perspective_of_the_draft_can_be_imagined(viewer: int | None, taken: int) -> None:
    for choice in list(permutations(ORDER[1:], 4))[::37]:
        match = drafting()
        for card in choice[:taken]:
            act(match, f"take {card}")
        text = perspective(match, viewer).text()
        assert perspective(imagined(read_perspective(text)), viewer).text() == text
