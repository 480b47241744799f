"""The worlds that a seat imagines: they fit all it knows, and each of them possible."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from limbotable.core.random import Random
from limbotable.core.sightings import Sightings
from limbotable.games.countdown.effects import playable
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.worlds import deal_out
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.testing.matches import cases, tries
from tests.games.countdown.deals import GAME, NORTH, SOUTH, begun, play, seen


def mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


def sampled(match: Match, viewer: int, count: int) -> list[CountdownPosition]:
    """Return so many worlds, and as many likely ones."""
    worlds = GAME.worlds(match.options, observation_of(perspective(match, viewer)))
    rng = Random(7)
    return [draw(rng) for draw in (worlds.sample, worlds.likely) for _ in range(count)]


def sightings_of(world: CountdownPosition, match: Match) -> Sightings:
    """Return the cards seen by each viewer if the last shuffle was that of the world."""
    sightings = match.stages[-1].sightings
    *older, last = sightings.shuffles
    live = replace(last, cards=tuple(int(card) for card in world.stock))
    return replace(sightings, shuffles=(*older, live))


@tries(40)
@given(data=st.data())
def test_the_view_of_a_world_is_the_view_of_the_match(data: st.DataObject) -> None:
    match = data.draw(cases(GAME)).match()
    for viewer in (SOUTH, NORTH):
        for world in sampled(match, viewer, 3):
            view = GAME.view(match.options, world, sightings_of(world, match), viewer)
            assert view == seen(match, viewer)


@tries(40)
@given(data=st.data())
def test_what_a_seat_knows_of_a_shuffle_is_all_that_it_has_seen_of_it(data: st.DataObject) -> None:
    match = data.draw(cases(GAME, 120)).match()
    for stage in match.stages:
        position = stage.position
        assert isinstance(position, CountdownPosition)
        for seat in (SOUTH, NORTH) if stage.sightings.shuffles else ():
            seen = stage.sightings.shuffles[-1].seen[seat]
            assert position.known(seat) == seen or position.turn() == -1, "until the cards are shuffled anew"
    for viewer in (SOUTH, NORTH):
        real = match.position
        assert isinstance(real, CountdownPosition)
        for world in sampled(match, viewer, 3):
            assert world.known(viewer) == real.known(viewer)
            assert int(world.known(1 - viewer)).bit_count() == int(real.known(1 - viewer)).bit_count()
            dealt = mask(*world.stock[: world.top])
            assert (world.past0 | world.past1) & ~dealt == world.past0 & world.past1 == 0


@tries(40)
@given(data=st.data())
def test_a_world_holds_every_card_once(data: st.DataObject) -> None:
    match = data.draw(cases(GAME)).match()
    real = match.position
    assert isinstance(real, CountdownPosition)
    for world in sampled(match, max(match.turn, 0), 3):
        assert sorted(world.stock) == list(range(52))
        stock = mask(*world.stock[world.top :])
        assert world.hand0 & world.hand1 == (world.hand0 | world.hand1) & stock == 0
        assert [int(world.hand(seat)).bit_count() for seat in (0, 1)] == [
            int(real.hand(seat)).bit_count() for seat in (0, 1)
        ]


def test_a_blocked_seat_has_no_card_that_was_playable_then() -> None:
    match = play(begun("2c 9c Ad 9d Qd", "Kh Kc Ks Qc Qh", "Th"), "2c")
    blocked_at = playable(89, 2)
    hands = {world.hand1 for world in sampled(match, SOUTH, 50)}
    assert len(hands) > 10
    assert all(hand & blocked_at == 0 for hand in hands)
    play(match, "9c")
    assert all(world.hand1 & blocked_at == 0 for world in sampled(match, SOUTH, 50)), "and it is remembered"


@pytest.mark.parametrize(
    ("viewer", "other", "places"), [(NORTH, SOUTH, (0, 8)), (SOUTH, NORTH, (3, 5, 7, 9))]
)
def test_only_a_seat_that_was_blocked_when_the_round_ended_lacked_what_was_playable(
    viewer: int, other: int, places: tuple[int, ...]
) -> None:
    """North was blocked where only an ace could be played; then South brought the count to 0."""
    match = play(begun("Qc 2h Ks Ac 7c", "Ah 6h 4c 9s Jh", "2d"), "Ks/33", "Ah=1", "2h", "Ac=1")
    aces = {card for card in range(4) if not match.position.visible(viewer) >> card & 1}
    assert aces
    kept = {int(world.stock[place]) for world in sampled(match, viewer, 300) for place in places}
    assert kept & aces == (aces if other == SOUTH else set())


def test_cards_that_were_seen_are_nowhere_else() -> None:
    match = play(begun("2c 9c Ad 9d Qd", "Kh Kc 3s Qc Qh", "Th"), "2c", "3s")
    shown = mask(*(c for c in range(52) if match.position.visible(2) >> c & 1))
    for world in sampled(match, SOUTH, 30):
        assert world.hand1 & shown == 0
        assert world.hand0 == match.position.visible(0) & ~shown


def test_every_unseen_card_turns_up_everywhere() -> None:
    match = begun("2c 9c Ad 9d Qd", "Kh Kc 3s Qc Qh", "Th")
    unseen = ~match.position.visible(SOUTH) & (1 << 52) - 1
    hands = tops = 0
    for world in sampled(match, SOUTH, 600):
        hands |= world.hand1
        tops |= 1 << world.stock[world.top]
    assert hands == unseen
    assert tops == unseen


# --- dealing unseen cards to where they may lie ---------------------------------------------------------
@pytest.mark.parametrize(
    "barred",
    [
        (0, 0, 0, 0),
        (mask(1, 2), mask(1, 2), 0, 0),
        (mask(1, 2, 3), 0, 0, 0),
        (mask(1), mask(2), mask(3), mask(4)),
        (mask(1, 2, 3), mask(1, 2), mask(1), 0),
        (0, mask(3), mask(3), mask(3)),
    ],
)
def test_every_deal_that_fits_comes_up_and_no_other(barred: tuple[int, ...]) -> None:
    cards = (1, 2, 3, 4)
    fitting = {
        order
        for order in permutations(cards)
        if not any(mask_ >> card & 1 for mask_, card in zip(barred, order, strict=True))
    }
    rng = Random(1)
    found = set()
    for _ in range(400):
        dealt = deal_out(barred, cards, rng)
        assert dealt is not None
        found.add(tuple(dealt))
    assert found == fitting


@pytest.mark.parametrize("barred", [(mask(1, 2), 0), (mask(1), mask(1)), (mask(1, 2), mask(1, 2))])
def test_where_no_deal_fits_there_is_none(barred: tuple[int, ...]) -> None:
    assert deal_out(barred, (1, 2), Random(1)) is None


@pytest.mark.parametrize(
    "barred",
    [(mask(1, 2), mask(1, 2), 0, 0), (mask(1, 2), 0, 0, 0), (mask(1), mask(1), 0, 0), (mask(1), 0, 0, 0)],
)
def test_a_deal_is_uniform_where_all_places_bar_the_same(barred: tuple[int, ...]) -> None:
    """And those that bar nothing get what the others could not have only as often as anything else."""
    cards = (1, 2, 3, 4)
    counts = {
        order: 0
        for order in permutations(cards)
        if not any(mask_ >> card & 1 for mask_, card in zip(barred, order, strict=True))
    }
    rng = Random(4)
    each = 600
    for _ in range(each * len(counts)):
        dealt = deal_out(barred, cards, rng)
        assert dealt is not None
        counts[tuple(dealt)] += 1
    assert min(counts.values()) > each - 80
    assert max(counts.values()) < each + 80
