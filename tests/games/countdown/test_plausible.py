"""What a seat's actions tell of its hand."""

from __future__ import annotations

import pytest

from limbotable.core.cards import card_number
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.countdown.actions import WAY
from limbotable.games.countdown.plausible import SeenCall, SeenCard
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from tests.games.countdown.deals import GAME, NORTH, SLOW_SOUTH, SOUTH, begun, dealt, play

HANDS = ("Ah 6h 4c 9s Jh", "2c 3c 4c Qc Kc", "Ac Ad As 8d 8h", "7c", "Kh Ks Qh Qs Td")
ACES = 0xF


def mask(cards: str) -> int:
    numbers = [card_number(card) for card in cards.split()]
    return sum(1 << number for number in numbers if number is not None)


def chance_of(action: str, count: int, hand: str, *, effect: int = 0, alone: bool = False) -> float:
    """Return how likely the action is with a hand that it was played from."""
    number = GAME.parse(action)
    bit = 1 << number % WAY
    return SeenCard(NORTH, bit, number, count, effect, alone).likelihood(mask(hand) & ~bit)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(("count", "effect"), [(96, 5), (60, 13), (30, 1), (9, 12), (1, 1)])
def test_the_chances_of_all_that_can_be_played_make_1(hand: str, count: int, effect: int) -> None:
    match = begun(SLOW_SOUTH, "2d 3d 4d 5d 6d", "Qs")
    position = match.position.copy()
    assert isinstance(position, CountdownPosition)
    position.count, position.effect, position.hand0 = count, effect, mask(hand)
    plays = [GAME.text(action) for action in legal_actions(position)]
    alike = {(action[0], action[2:]): action for action in plays}  # cards of one rank are one choice
    if alike:
        chances = [chance_of(action, count, hand, effect=effect) for action in alike.values()]
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.1 / len(chances), "nothing is ruled out"


@pytest.mark.parametrize("hand", HANDS)
def test_the_chances_of_both_calls_make_1(hand: str) -> None:
    calls = [SeenCall(NORTH, 0, double, False, 0.2, 0.6).likelihood(mask(hand)) for double in (False, True)]
    assert sum(calls) == pytest.approx(1.0)
    assert min(calls) >= 0.05


def test_aces_are_kept_and_twins_are_not() -> None:
    assert chance_of("Ad=1", 77, "Ad 5c 6c 8c 9c") < chance_of("5c", 77, "Ad 5c 6c 8c 9c")
    assert chance_of("5c", 77, "5c 5d 6c 8c 9c") > chance_of("5c", 77, "5c 6c 8c 9c Tc")


def test_queens_are_for_high_counts_and_kings_wait() -> None:
    assert chance_of("Qc", 91, "Qc 5c 9c") > chance_of("Qc", 31, "Qc 5c 9c")
    kings = sum(chance_of(f"Kc/{divisor}", 91, "Qc Kc 9c") for divisor in (7, 13))
    assert chance_of("Qc", 91, "Qc Kc 9c") > kings


def test_a_play_that_leaves_few_answers_is_likely_while_there_is_somebody_to_answer() -> None:
    """From 7 a six leaves 1, where only an ace can be played."""
    assert chance_of("6c", 7, "6c 3c") > chance_of("6c", 7, "6c 3c", alone=True)


def test_aces_double_and_so_does_a_seat_that_is_behind() -> None:
    def double(hand: str, mine: float, theirs: float, *, doubled: bool = False) -> float:
        return SeenCall(NORTH, 0, True, doubled, mine, theirs).likelihood(mask(hand))

    assert double("Ac Ad 5c 6c 8c", 0.0, 0.0) > double("7c 9c 5c 6c 8c", 0.0, 0.0)
    assert double("2c 3d 5c 6c 8c", 0.2, 0.8) > double("2c 3d 5c 6c 8c", 0.8, 0.2)
    assert double("2c 3d 5c 6c 8c", 0.2, 0.8, doubled=True) > double("2c 3d 5c 6c 8c", 0.2, 0.8)


def test_cards_that_were_played_since_count_as_held_then() -> None:
    ace = mask("Ac")
    assert SeenCall(NORTH, ace, True, False, 0.0, 0.0).likelihood(mask("5c 6c 8c 9c")) == SeenCall(
        NORTH, 0, True, False, 0.0, 0.0
    ).likelihood(ace | mask("5c 6c 8c 9c"))


# --- the worlds that follow from it ----------------------------------------------------------------------
def aces_of_north(match: Match, *, likely: bool, worlds: int = 400) -> float:
    """Return the mean number of aces that South imagines with North."""
    imagined = GAME.worlds(match.options, observation_of(perspective(match, SOUTH)))
    rng = Random(3)
    hands = [(imagined.likely if likely else imagined.sample)(rng).hand1 for _ in range(worlds)]
    return sum(int(hand & ACES).bit_count() for hand in hands) / worlds


@pytest.mark.parametrize(("call", "more"), [("double", True), ("pass", False)])
def test_who_doubles_is_thought_to_have_aces(call: str, more: bool) -> None:
    match = play(dealt(SLOW_SOUTH, "Ad 3d 4d 5d 6d", "Qs"), "pass", call)
    assert (aces_of_north(match, likely=True) > 1.15 * aces_of_north(match, likely=False)) == more
    assert (aces_of_north(match, likely=True) < 0.9 * aces_of_north(match, likely=False)) != more


def test_who_plays_an_ace_in_a_hurry_is_thought_to_have_another() -> None:
    match = play(begun(SLOW_SOUTH, "Ad 3d 4d 5d 9d", "Qs"), "2c", "Ad=1")
    assert aces_of_north(match, likely=True) > 1.1 * aces_of_north(match, likely=False)


@pytest.mark.parametrize("actions", [(), ("pass",)])
def test_own_calls_tell_nothing(actions: tuple[str, ...]) -> None:
    match = play(dealt(SLOW_SOUTH, "Ad 3d 4d 5d 6d", "Qs"), *actions)
    assert aces_of_north(match, likely=True) == aces_of_north(match, likely=False)
