"""The worlds that a seat imagines: every deal that fits, each as often as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from limbotable.core.cards import cards_of
from limbotable.core.errors import RecordError
from limbotable.core.game import Line, Observation
from limbotable.core.random import Random
from limbotable.games.libtis.actions import NOTHING
from limbotable.games.libtis.deck import NAMES
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, act, begun, deal, shuffle_bonuses
from tests.games.libtis.test_draft import ORDER, drafting

#: By the seats 2, 3, 0 and 1, in this order.
TAKEN = ("pact", "calamity", "excuse", "harvest")


def worlds(match: Match, seat: int, count: int, seed: int = 1) -> list[LibtisPosition]:
    found = GAME.worlds(match.options, observation_of(perspective(match, seat)))
    rng = Random(seed)
    return [found.sample(rng) for _ in range(count)]


def names(mask: int) -> set[str]:
    return {NAMES[card] for card in cards_of(mask)}


def bonus_names(world: LibtisPosition) -> list[str]:
    found = [world.bonus_of(seat) for seat in range(world.seats)]
    return ["" if card == NOTHING else NAMES[card] for card in found]


@pytest.mark.parametrize("seed", range(9))
def test_imagined_hands_have_the_true_sizes_and_hold_unseen_cards(seed: int) -> None:
    match = Case(GAME.id, GAME.complete({"players": 3 + seed % 3}), seed, plies=7 * seed).match()
    position = match.position
    assert isinstance(position, LibtisPosition)
    seats = range(len(match.seats))
    for seat in seats:
        unseen = names(sum(position.hand(other) for other in seats if other != seat))
        for world in worlds(match, seat, 5):
            assert world.hand(seat) == position.hand(seat)
            sizes = [len(cards_of(world.hand(other))) for other in seats]
            assert sizes == [len(cards_of(position.hand(other))) for other in seats]
            assert names(sum(world.hand(other) for other in seats if other != seat)) == unseen


def test_every_unseen_card_is_as_likely_with_each_other_seat() -> None:
    match = deal(begun(4, variant="quickstart"))
    found = Counter(
        (other, card)
        for world in worlds(match, 0, 3000)
        for other in (1, 2, 3)
        for card in names(world.hand(other))
    )
    assert len(found) == 3 * 15
    assert all(850 < count < 1150 for count in found.values())


def test_bonus_cards_that_were_dealt() -> None:
    match = shuffle_bonuses(deal(begun(4)), "pact")
    found = Counter(
        (other, bonus_names(world)[other]) for world in worlds(match, 0, 3000) for other in (1, 2, 3)
    )
    assert {card for _, card in found} == set(ORDER[:6]) - {"pact"}
    assert all(500 < count < 700 for count in found.values())
    assert all(bonus_names(world)[0] == "pact" for world in worlds(match, 0, 20))


@pytest.mark.parametrize("taken", range(5))
@pytest.mark.parametrize("viewer", range(4))
def test_bonus_cards_that_were_taken(viewer: int, taken: int) -> None:
    """Each may be any that the draft allows: earlier takers have what the viewer did not see."""
    match = act(drafting(), *[f"take {card}" for card in TAKEN[:taken]])
    order = [2, 3, 0, 1]
    turn_of = order.index(viewer)
    position = match.position
    assert isinstance(position, LibtisPosition)
    looked = names(position.looked_at(viewer))
    allowed: dict[int, set[str]] = {}
    for seat in order[:taken]:
        if seat == viewer:
            allowed[seat] = {TAKEN[turn_of]}
        elif not looked or order.index(seat) < turn_of:
            allowed[seat] = set(ORDER) - looked
        else:
            allowed[seat] = looked - {TAKEN[turn_of]}
    found: dict[int, set[str]] = {seat: set() for seat in allowed}
    for world in worlds(match, viewer, 400):
        held = bonus_names(world)
        assert [seat for seat in range(4) if held[seat]] == sorted(allowed)
        assert len({card for card in held if card}) == taken
        for seat in allowed:
            found[seat].add(held[seat])
        in_set = names(world.passed)
        assert len(in_set) == (6 - taken if taken < 4 else 0)
        assert not in_set & set(held)
        if viewer == match.turn and taken < 4:
            assert in_set == looked
    assert found == allowed


def test_the_same_seed_gives_the_same_worlds() -> None:
    match = Case(GAME.id, GAME.complete({"variant": "advanced"}), 3, plies=12).match()
    first, again, other = (
        [[world.hand(seat) for seat in range(4)] + bonus_names(world) for world in worlds(match, 1, 10, seed)]
        for seed in (1, 1, 2)
    )
    assert first == again != other


def without_a_card(lines: tuple[Line, ...]) -> list[Line]:
    return [*lines[:1], Line(-1, lines[1].action.rpartition(" ")[0]), *lines[2:]]


def with_a_card_that_is_gone(lines: tuple[Line, ...]) -> list[Line]:
    return [*lines[:4], Line(3, "take pact"), *lines[5:]]


def without_the_end(lines: tuple[Line, ...]) -> list[Line]:
    return list(lines[:-1])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (without_a_card, "illegal.chance-thing"),
        (with_a_card_that_is_gone, "libtis.not-in-set"),
        (without_the_end, "record.turn"),
    ],
)
def test_impossible_observations_are_refused(change, code: str) -> None:
    match = act(drafting(), *[f"take {card}" for card in TAKEN])
    told = observation_of(perspective(match, 3))
    with pytest.raises(RecordError) as refused:
        GAME.worlds(match.options, Observation(tuple(change(told.lines)), told.viewer, told.turn))
    assert refused.value.reason.code == code
