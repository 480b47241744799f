"""The deal to each seat, and the seat that starts."""

from __future__ import annotations

import pytest

from limbotable.core.cards import cards_of
from limbotable.core.game import CHANCE_WHO
from limbotable.core.options import OptionValue
from limbotable.games.libtis.deck import CARD_SUITS, LOCATION_NAMES, LOCATION_SUITS, NAMES, SUITS
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, begun, deal, deck, seen, shuffle_bonuses
from tests.games.libtis.reference import CARDS, LOCATIONS


def chances(match: Match) -> list[str]:
    return [" ".join(line.action.split(" ")[:2]) for line in match.lines if line.who == CHANCE_WHO]


@pytest.mark.clause("L-2.1", "L-2.2", "L-2.3", "L-2.4")
def test_the_cards_and_the_locations_have_their_suits() -> None:
    found = {name: " ".join(SUITS[s] for s in suits) for name, suits in zip(NAMES, CARD_SUITS, strict=False)}
    assert found == CARDS
    assert {
        name: " ".join(SUITS[s] for s in suits)
        for name, suits in zip(LOCATION_NAMES, LOCATION_SUITS, strict=True)
    } == LOCATIONS


@pytest.mark.clause("L-3.2", "L-3.3")
@pytest.mark.parametrize(("seats", "hand", "cubes"), [(3, 5, 13), (4, 5, 13), (5, 4, 10)])
def test_hands_and_cubes(seats: int, hand: int, cubes: int) -> None:
    match = deal(begun(seats, variant="quickstart"))
    view = seen(match)
    assert [len(one) for one in view.hands] == [hand] * seats
    assert [len(one) for one in view.supplies] == [cubes] * seats
    assert (view.round, view.phase, view.turn) == (1, "play", 0)


@pytest.mark.clause("L-2.2", "L-2.3")
def test_three_players_leave_five_cards_out() -> None:
    things = [NAMES[card] for card in _chance_things(begun(3))]
    assert things == [
        "author", "painter", "savage", "sailor", "soldier", "lunatic", "penitent", "diplomat", "merchant",
        "ace-moons", "ace-suns", "ace-waves", "ace-leaves", "ace-wyrms", "ace-knots",
    ]  # fmt: skip
    left_out = {"huntress", "bard", "watchman", "lightkeeper", "consul"}
    for seats in (4, 5):
        assert {NAMES[card] for card in _chance_things(begun(seats))} == {*things, *left_out}


def _chance_things(match: Match) -> tuple[int, ...]:
    chance = match.chance
    assert chance is not None
    return chance.things


@pytest.mark.clause("L-3.2")
@pytest.mark.parametrize("start", range(4))
def test_cards_are_dealt_one_at_a_time_from_the_start_player(start: int) -> None:
    match = begun(4, start, variant="quickstart")
    match.push(CHANCE_WHO, " ".join(["shuffle deck", *deck(4)]))
    for k in range(4):
        seat = (start + k) % 4
        assert [one.card for one in seen(match, seat).hands[seat]] == deck(4)[k::4]
    assert match.turn == start


@pytest.mark.clause("L-1.3", "L-3.1", "L-3.4", "L-3.5", "L-3.7")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("quickstart", ["start", "deck", "deck", "deck"]),
        ("standard", ["start", "deck", "bonus", "deck", "deck"]),
        ("advanced", ["start", "deck", "bonus", "deck", "deck"]),
    ],
)
def test_the_chance_outcomes_of_each_set_up(seats: int, variant: str, expected: list[str]) -> None:
    options: dict[str, OptionValue] = {"players": seats, "variant": variant}
    match = Case(GAME.id, GAME.complete(options), seed=4, plies=100).match()
    named = [words.removeprefix("shuffle ") for words in chances(match)]
    assert [name.partition(" ")[0] for name in named] == expected
    assert match.actions_taken() == 3 * len(deck(seats)) + (seats if variant == "advanced" else 0)


@pytest.mark.clause("L-3.4")
@pytest.mark.parametrize("start", range(4))
def test_bonus_cards_are_dealt_from_the_top_clockwise_from_the_start_player(start: int) -> None:
    match = shuffle_bonuses(deal(begun(4, start)), "pact", "end", "excuse", "harvest")
    held = [
        one.card if (one := seen(match, (start + k) % 4).bonuses[(start + k) % 4]) else None for k in range(4)
    ]
    assert held == ["pact", "end", "excuse", "harvest"]
    assert len(seen(match).box) == 2
    assert match.turn == start


@pytest.mark.clause("L-2.5")
@pytest.mark.parametrize(("variant", "cards"), [("standard", 6), ("advanced", 7)])
def test_betrayal_is_for_the_advanced_game(variant: str, cards: int) -> None:
    things = [NAMES[card] for card in _chance_things(deal(begun(3, variant=variant)))]
    assert len(things) == cards
    assert ("betrayal" in things) == (variant == "advanced")


@pytest.mark.clause("L-1.3", "L-3.1", "L-3.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_start_moves_left_each_round_and_cubes_stay(seats: int) -> None:
    match = begun(seats, seats - 1, variant="quickstart")
    dealer = Dealer(3)
    starts = []
    while match.result is None:
        dealer.deal(match)
        position = match.position
        assert isinstance(position, LibtisPosition)
        starts.append((position.round, match.turn))
        before = position
        for _ in range(len(deck(seats))):
            match.push(match.turn, match.legal()[0])
        after = match.position
        assert isinstance(after, LibtisPosition)
        for seat in range(seats):
            assert sum(after.cubes_at(seat, place) for place in range(9)) == sum(
                before.cubes_at(seat, place) for place in range(9)
            )
            assert sum(after.cubes_at(seat, place) for place in range(8)) > 0
    assert starts == [(1, seats - 1), (2, 0), (3, 1)]


def test_every_card_is_held_by_one_seat() -> None:
    match = deal(begun(5, variant="quickstart"))
    position = match.position
    assert isinstance(position, LibtisPosition)
    held = [card for seat in range(5) for card in cards_of(position.hand(seat))]
    assert sorted(held) == list(range(20))
