"""The effect of each card on the count, one position a row."""

from __future__ import annotations

import pytest

from limbotable.core.cards import card_number
from limbotable.core.position import arrange, legal_actions
from limbotable.games.countdown.actions import PLAY
from limbotable.games.countdown.effects import ACE, KING, NOTHING, QUEEN
from limbotable.games.countdown.rules import CountdownPosition
from tests.games.countdown.deals import GAME

EFFECTS = {"": NOTHING, "A": ACE, "Q": QUEEN, "K": KING, "T": 10} | {str(v): v for v in range(2, 10)}


def outcomes(count: int, before: str, card: str) -> dict[str, int]:
    """Return each way to play a card at a count, after a card of that effect, with the count after it."""
    position: CountdownPosition = GAME.start(GAME.complete({}))
    arrange(position, list(range(52)))
    number = card_number(card)
    assert number is not None
    position.phase, position.seat = PLAY, 0
    position.count, position.effect = count, EFFECTS[before]
    position.hand0, position.hand1 = 1 << number, 0
    found = {}
    for action in legal_actions(position):
        after = position.copy()
        after.play(action)
        found[GAME.text(action)] = after.final_count if after.rounds_ended() else after.count
    return found


@pytest.mark.clause("C-6.2")
@pytest.mark.parametrize(
    ("count", "card", "expected"),
    [
        (96, "6h", 16),  # divides, so it must
        (95, "6h", 89),  # does not divide
        (100, "Tc", 10),
        (101, "Tc", 91),
        (7, "7d", 1),  # its own number divides to 1
        (8, "7d", 1),
        (9, "7d", 2),
        (2, "2s", 1),
        (3, "2s", 1),
        (4, "2s", 2),
        (10, "5s", 2),
        (11, "5s", 6),
        (81, "9c", 9),
        (80, "9c", 71),
    ],
)
def test_a_number_divides_where_it_can_and_is_taken_off_otherwise(
    count: int, card: str, expected: int
) -> None:
    assert outcomes(count, "", card) == {card: expected}


@pytest.mark.clause("C-6.1", "C-6.2")
@pytest.mark.parametrize(("count", "card"), [(1, "2s"), (6, "7d"), (9, "Tc"), (1, "Tc"), (8, "9h")])
def test_a_number_above_the_count_is_not_playable(count: int, card: str) -> None:
    assert outcomes(count, "", card) == {}


@pytest.mark.clause("C-6.2")
@pytest.mark.parametrize("value", range(2, 11))
def test_a_number_at_every_count(value: int) -> None:
    card = f"{'T' if value == 10 else value}h"
    for count in range(1, 102):
        quotient, rest = divmod(count, value)
        expected = {} if value > count else {card: count - value if rest else quotient}
        assert outcomes(count, "", card) == expected


@pytest.mark.clause("C-6.3")
@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (101, {"Ah=1": 100, "Ah=11": 90}),
        (22, {"Ah=1": 21, "Ah=11": 11}),  # never divides: 22 / 11 would be 2
        (12, {"Ah=1": 11, "Ah=11": 1}),
        (11, {"Ah=1": 10, "Ah=11": 0}),
        (10, {"Ah=1": 9}),
        (2, {"Ah=1": 1}),
        (1, {"Ah=1": 0}),
    ],
)
def test_an_ace_takes_1_or_11_off(count: int, expected: dict[str, int]) -> None:
    assert outcomes(count, "", "Ah") == expected


@pytest.mark.clause("C-6.4")
@pytest.mark.parametrize(
    ("count", "after"),
    [(100, 1), (90, 9), (91, 19), (60, 6), (52, 25), (51, 15), (21, 12), (20, 2), (10, 1)],
)
def test_a_queen_reverses_the_digits(count: int, after: int) -> None:
    assert outcomes(count, "", "Qs") == {"Qs": after}


@pytest.mark.clause("C-6.1", "C-6.4")
@pytest.mark.parametrize("count", [101, 99, 89, 55, 25, 12, 11, 9, 5, 1])
def test_a_queen_never_raises_or_keeps_the_count(count: int) -> None:
    assert outcomes(count, "", "Qs") == {}


@pytest.mark.clause("C-6.5")
@pytest.mark.parametrize(
    ("count", "divisors"),
    [
        (100, [2, 4, 5, 10, 20, 25, 50]),
        (96, [2, 3, 4, 6, 8, 12, 16, 24, 32, 48]),
        (49, [7]),
        (9, [3]),
        (6, [2, 3]),
        (4, [2]),
    ],
)
def test_a_king_divides_by_any_proper_divisor(count: int, divisors: list[int]) -> None:
    assert outcomes(count, "", "Kd") == {f"Kd/{d}": count // d for d in divisors}


@pytest.mark.clause("C-6.5")
@pytest.mark.parametrize("count", [101, 97, 89, 53, 13, 7, 5, 3, 2, 1])
def test_a_king_needs_a_composite_count(count: int) -> None:
    assert outcomes(count, "", "Kd") == {}


@pytest.mark.clause("C-6.6")
@pytest.mark.parametrize(
    ("count", "before", "expected"),
    [
        (96, "6", {"Jc": 16}),
        (95, "6", {"Jc": 89}),
        (6, "6", {"Jc": 1}),
        (5, "6", {}),
        (100, "T", {"Jc": 10}),
        (9, "T", {}),
        (50, "A", {"Jc=1": 49, "Jc=11": 39}),
        (11, "A", {"Jc=1": 10, "Jc=11": 0}),
        (10, "A", {"Jc=1": 9}),
        (52, "Q", {"Jc": 25}),
        (30, "Q", {"Jc": 3}),
        (25, "Q", {}),
        (12, "K", {"Jc/2": 6, "Jc/3": 4, "Jc/4": 3, "Jc/6": 2}),
        (13, "K", {}),
        (50, "", {}),
        (1, "", {}),
    ],
)
def test_a_jack_repeats_the_effect_before_it(count: int, before: str, expected: dict[str, int]) -> None:
    assert outcomes(count, before, "Jc") == expected


@pytest.mark.clause("C-6.6")
@pytest.mark.parametrize("before", EFFECTS)
def test_a_jack_has_the_effect_of_the_card_before_it(before: str) -> None:
    for count in range(1, 102):
        again = outcomes(count, "", f"{before}h").values() if before else ()
        assert list(outcomes(count, before, "Jc").values()) == list(again)
