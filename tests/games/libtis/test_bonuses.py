"""The worth of chips and bonus cards at the end, and the winners."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from limbotable.games.libtis.actions import ADVANCED
from limbotable.games.libtis.bonuses import (
    ADVANCED_BONUS_CARDS,
    BETRAYAL,
    BONUS_CARDS,
    CALAMITY,
    END,
    EXCUSE,
    HARVEST,
    PACT,
    WINDFALL,
)
from limbotable.games.libtis.deck import BONUS_NAMES, NAMES, SUITS
from limbotable.games.libtis.rules import LibtisPosition
from tests.games.libtis import reference
from tests.games.libtis.boards import GAME, HANDS, board, play
from tests.games.libtis.reference import BONUSES

#: Three seats play these at the end, where nobody else has a cube: each gets one chip.
SEA, DESERT, FOREST = "sailor sea", "painter desert", "savage forest"


def held(*chips: Mapping[str, int], bonuses: Sequence[str] = ()) -> LibtisPosition:
    """Return a position in which the seats hold these chips."""
    return board(hands=HANDS[: len(chips)], chips=chips, bonuses=bonuses, variant=ADVANCED)


def paid(position: LibtisPosition) -> list[int]:
    return [position.bonus_points(seat) for seat in range(position.seats)]


def betrayal(position: LibtisPosition) -> list[int]:
    """Return the pay of Betrayal to seat 0 for each other seat."""
    return [position.betrayal_points(0, other) for other in range(1, position.seats)]


# --- chips --------------------------------------------------------------------------------------------
@pytest.mark.clause("L-6.1")
@pytest.mark.parametrize(
    ("suit", "worth"), [("moons", 6), ("suns", 5), ("waves", 5), ("leaves", 4), ("wyrms", 4), ("knots", 3)]
)
def test_the_worth_of_a_chip(suit: str, worth: int) -> None:
    position = held({suit: 1}, {suit: 9}, {})
    assert [position.chip_points(seat) for seat in range(3)] == [worth, 9 * worth, 0]


# --- the bonus cards ----------------------------------------------------------------------------------
def test_every_bonus_card_has_the_number_of_its_name() -> None:
    numbers = (END, CALAMITY, WINDFALL, PACT, HARVEST, EXCUSE, BETRAYAL)
    assert tuple(NAMES[number] for number in numbers) == BONUS_NAMES
    assert sum(1 << number for number in numbers[:-1]) == BONUS_CARDS
    assert sum(1 << number for number in numbers) == ADVANCED_BONUS_CARDS


@pytest.mark.clause("L-6.2", "L-6.3")
@pytest.mark.parametrize(
    ("bonus", "best", "less"),
    [
        ("end", {"leaves": 2}, {"leaves": 1, "moons": 9}),
        ("calamity", {"wyrms": 3}, {"wyrms": 2, "moons": 9}),
        ("windfall", {"knots": 1}, {"moons": 9}),
        ("pact", dict.fromkeys(SUITS, 2), {**dict.fromkeys(SUITS, 9), "knots": 1}),
        ("harvest", {"moons": 1, "knots": 3}, {"moons": 3}),
        ("excuse", {"moons": 9}, {"moons": 1, "knots": 1}),
    ],
)
def test_a_bonus_is_for_the_most(bonus: str, best: Mapping[str, int], less: Mapping[str, int]) -> None:
    others = [one for one in BONUSES if one != bonus][:2]
    assert paid(held(best, less, less, bonuses=(bonus, *others)))[0] == 12
    assert paid(held(less, best, less, bonuses=(bonus, *others)))[0] == 0
    assert paid(held(less, best, best, bonuses=(bonus, *others)))[0] == 0


@pytest.mark.clause("L-6.3")
@pytest.mark.parametrize(("sharing", "points"), [(1, 12), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_a_shared_bonus_is_divided_and_rounded_up(sharing: int, points: int) -> None:
    chips = [{"leaves": 2}] * sharing + [{"leaves": 1}] * (5 - sharing)
    assert paid(held(*chips, bonuses=("end", *BONUSES[1:5])))[0] == points


@pytest.mark.clause("L-6.3")
def test_sharing_the_most_pays_nothing_without_the_card() -> None:
    position = held({"leaves": 2}, {"leaves": 2}, {}, bonuses=("end", "windfall", "calamity"))
    assert paid(position) == [6, 0, 0]


@pytest.mark.clause("L-6.3")
@pytest.mark.parametrize("bonus", ["end", "calamity", "windfall", "pact", "harvest"])
def test_the_most_is_at_least_one(bonus: str) -> None:
    others = [one for one in BONUSES if one != bonus][:2]
    assert paid(held({}, {}, {}, bonuses=(bonus, *others)))[0] == 0


@pytest.mark.clause("L-6.3")
def test_the_most_suits_without_a_chip_are_at_least_one() -> None:
    every = dict.fromkeys(SUITS, 1)
    assert paid(held(every, every, every, bonuses=("excuse", "end", "pact")))[0] == 0
    assert paid(held({}, {}, every, bonuses=("excuse", "end", "pact")))[0] == 6


# --- betrayal -----------------------------------------------------------------------------------------
@pytest.mark.clause("L-6.4")
@pytest.mark.parametrize(
    ("leaves", "points"),
    [
        ((2, 1, 0, 0), 9),
        ((2, 1, 3, 0), 9),  # higher than its holder, though not the highest
        ((1, 1, 0, 0), 6),
        ((0, 0, 0, 0), 6),
        ((1, 1, 2, 0), 6),  # below a third player
        ((0, 0, 0, 3), 6),
        ((0, 1, 2, 0), 2),
        ((0, 1, 2, 2), 2),
        ((0, 1, 1, 2), 2),  # tied, but beaten by a third
        ((0, 2, 2, 0), 1),
        ((0, 2, 2, 2), 1),
        ((1, 2, 2, 1), 1),
        ((0, 2, 1, 0), 0),
        ((1, 2, 1, 1), 0),
    ],
)
def test_betrayal_of_the_holder_of_end(leaves: tuple[int, ...], points: int) -> None:
    chips = [{"leaves": count} for count in leaves]
    position = held(*chips, bonuses=("betrayal", "end", "calamity", "windfall"))
    assert betrayal(position)[0] == points


@pytest.mark.clause("L-6.4")
def test_betrayal_adds_up_over_the_others() -> None:
    chips = ({"wyrms": 1}, {"leaves": 1}, {"wyrms": 1}, {"moons": 1})
    position = held(*chips, bonuses=("betrayal", "end", "calamity", "windfall"))
    # Nobody else has leaves; wyrms are equal; nobody has knots.
    assert betrayal(position) == [0, 6, 6]
    assert paid(position)[0] == 12


@pytest.mark.clause("L-6.3", "L-6.4")
@pytest.mark.parametrize("seed", range(300))
def test_bonuses_are_those_of_the_reference(seed: int) -> None:
    choose = random.Random(seed)
    seats = choose.choice((3, 4, 5))
    most = choose.choice((1, 2, 4))
    chips = [{suit: choose.randint(0, most) for suit in SUITS} for _ in range(seats)]
    bonuses = choose.sample([*BONUSES, "betrayal"], seats)
    position = held(*chips, bonuses=bonuses)
    assert paid(position) == [reference.bonus_points(bonuses, chips, seat) for seat in range(seats)]


# --- the result ---------------------------------------------------------------------------------------
def ended(*chips: Mapping[str, int], bonuses: Sequence[str] = ()) -> LibtisPosition:
    """Play the last cards of a match: seat 0 gets waves, seat 1 suns and seat 2 moons, one chip each."""
    position = board(hands=("sailor", "painter", "savage"), chips=chips, bonuses=bonuses, variant=ADVANCED)
    return play(position, SEA, DESERT, FOREST)


def test_nobody_wins_before_the_end() -> None:
    position = board()
    assert GAME.result(position) is None


@pytest.mark.clause("L-6.5", "R-1.6")
def test_the_most_points_win_and_ranks_count_the_better_seats() -> None:
    result = GAME.result(ended({"moons": 2}, {}, {"moons": 1}))
    assert result is not None
    assert result.scores == (17, 5, 12)
    assert (result.winners, result.ranks) == ((0,), (1, 3, 2))


@pytest.mark.clause("L-6.6")
def test_scores_count_the_bonus_at_the_end_only() -> None:
    before = board(chips=[{"leaves": 1}, {}, {}, {}], bonuses=("end", "pact", "harvest", "excuse"))
    assert GAME.scores(before) == (4, 0, 0, 0)
    after = ended({"leaves": 1}, {}, {}, bonuses=("end", "pact", "calamity"))
    assert GAME.scores(after) == (4 + 5 + 12, 5, 6)


@pytest.mark.clause("L-6.5")
def test_equal_points_go_to_more_chips() -> None:
    # 5 + 12 = 17 with five chips, 5 + 12 = 17 with four.
    result = GAME.result(ended({"knots": 4}, {"wyrms": 3}, {}))
    assert result is not None
    assert result.scores == (17, 17, 6)
    assert (result.winners, result.ranks) == ((0,), (1, 2, 3))


@pytest.mark.clause("L-6.5")
def test_equal_points_and_chips_are_shared() -> None:
    result = GAME.result(ended({"leaves": 3}, {"wyrms": 3}, {}))
    assert result is not None
    assert result.scores == (17, 17, 6)
    assert (result.winners, result.ranks) == ((0, 1), (1, 1, 3))
