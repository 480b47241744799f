"""The chips that seats get at the end of a round: every way to share places, at every kind of location."""

from __future__ import annotations

import random
from itertools import product

import pytest

from limbotable.games.libtis.awards import SUIT_OF
from limbotable.games.libtis.deck import LOCATION_NAMES, SUITS
from tests.games.libtis.boards import GAME, HANDS, board, play
from tests.games.libtis.reference import CARDS, LOCATIONS, award

ONE_SUIT, TWO_SUITS, THREE_SUITS = "sea", "desert", "window"


def awarded(name: str, *cubes: int) -> str:
    """Return the suits that the seats get for such cubes, the first seat's first; a dash for none."""
    location = LOCATION_NAMES.index(name)
    position = board({name: cubes}, hands=HANDS[: len(cubes)])
    suits = [SUIT_OF[8 * location + position.place(seat, location)] for seat in range(len(cubes))]
    return " ".join("-" if suit == -1 else SUITS[suit] for suit in suits)


@pytest.mark.clause("L-5.2", "L-5.3")
@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ((0, 0, 0), "- - -"),
        ((1, 0, 0), "suns - -"),
        ((2, 1, 0), "suns wyrms -"),
        ((1, 3, 2), "- suns wyrms"),
        ((1, 1, 0), "wyrms wyrms -"),
        ((2, 2, 1), "wyrms wyrms -"),
        ((2, 1, 1), "suns - -"),
        ((1, 1, 1), "wyrms wyrms wyrms"),
        ((4, 1, 2, 2, 3), "suns - - - wyrms"),
        ((3, 3, 3, 3, 3), "wyrms wyrms wyrms wyrms wyrms"),
    ],
)
def test_two_suits(cubes: tuple[int, ...], expected: str) -> None:
    assert awarded(TWO_SUITS, *cubes) == expected


@pytest.mark.clause("L-5.2", "L-5.3")
@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ((3, 2, 1), "suns leaves knots"),
        ((3, 0, 1), "suns - leaves"),
        ((2, 2, 1), "leaves leaves knots"),
        ((3, 3, 1, 1), "leaves leaves - -"),
        ((3, 2, 2), "suns knots knots"),
        ((3, 2, 2, 1), "suns knots knots -"),
        ((4, 2, 1, 1), "suns leaves - -"),
        ((1, 1, 1), "leaves leaves leaves"),
        ((2, 2, 2, 1), "leaves leaves leaves -"),
        ((5, 2, 2, 2, 1), "suns knots knots knots -"),
        ((5, 4, 3, 2, 1), "suns leaves knots - -"),
    ],
)
def test_three_suits(cubes: tuple[int, ...], expected: str) -> None:
    assert awarded(THREE_SUITS, *cubes) == expected


@pytest.mark.clause("L-5.4")
@pytest.mark.parametrize(
    ("cubes", "expected"),
    [((2, 1, 0), "waves - -"), ((2, 2, 1), "- - -"), ((1, 0, 0), "waves - -"), ((1, 1, 1), "- - -")],
)
def test_one_suit(cubes: tuple[int, ...], expected: str) -> None:
    assert awarded(ONE_SUIT, *cubes) == expected


@pytest.mark.clause("L-5.2", "L-5.3", "L-5.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("name", LOCATION_NAMES)
def test_every_pattern_of_ties(name: str, seats: int) -> None:
    """As many different counts as there are seats, and none, make every order of seats with every tie."""
    location = LOCATION_NAMES.index(name)
    suits = LOCATIONS[name].split()
    position = board(hands=HANDS[:seats])
    now = [0] * seats
    for cubes in product(range(seats + 1), repeat=seats):
        for seat, count in enumerate(cubes):
            position.add(seat, location, count - now[seat])
        now = list(cubes)
        found = {
            seat: SUITS[suit]
            for seat in range(seats)
            if (suit := SUIT_OF[8 * location + position.place(seat, location)]) != -1
        }
        assert found == award(cubes, suits), cubes


@pytest.mark.clause("L-5.1")
@pytest.mark.parametrize("seed", range(60))
def test_a_round_pays_all_locations(seed: int) -> None:
    """With everything but the last card played, on boards full of ties."""
    choose = random.Random(seed)
    seats = choose.choice((3, 4, 5))
    cubes = {name: [choose.choice((0, 0, 1, 1, 2, 3)) for _ in range(seats)] for name in LOCATION_NAMES}
    chips = [{suit: choose.randrange(4) for suit in SUITS} for _ in range(seats)]
    hands = choose.sample(HANDS, seats)
    number = choose.choice((1, 2, 3))
    position = board(cubes, hands=hands, chips=chips, round=number)
    for seat in range(seats):
        location = choose.choice([name for name in LOCATION_NAMES if _fits(hands[seat], name)])
        play(position, f"{hands[seat]} {location}")
        cubes[location][seat] += 1
    for name, suits in LOCATIONS.items():
        for seat, suit in award(cubes[name], suits.split()).items():
            chips[seat][suit] += 1
    assert [dict(zip(SUITS, position.chips_of(seat), strict=True)) for seat in range(seats)] == chips
    assert position.rounds_ended() == number
    assert GAME.phase(position) == ("over" if number == 3 else "shuffle")


def _fits(card: str, name: str) -> bool:
    return bool(set(CARDS[card].split()) & set(LOCATIONS[name].split()))


@pytest.mark.clause("L-5.1")
def test_nothing_is_paid_before_the_last_card() -> None:
    position = play(board({"sea": (1, 0, 0, 0)}), "author market", "painter desert", "savage cave")
    assert GAME.scores(position) == (0, 0, 0, 0)
    play(position, "sailor forest")
    assert GAME.scores(position) == (4 + 5, 5, 5, 6)


@pytest.mark.clause("L-5.5")
def test_more_chips_of_a_suit_than_a_set_has_are_paid() -> None:
    """Four are tied for first at three places: twelve chips of wyrms, where a set of the Decktet has ten."""
    places = dict.fromkeys(("desert", "cave", "darkness"), (1, 1, 1, 1))
    position = board(places, hands=HANDS[:4])
    play(position, "author market", "painter mountain", "savage forest", "sailor sea")
    assert [position.chips_of(seat)[SUITS.index("wyrms")] for seat in range(4)] == [3, 3, 3, 3]
