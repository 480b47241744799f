"""The example of the published rules, as records of a cycle."""

from __future__ import annotations

import json

import pytest

from limbotable.play.match import Match
from limbotable.play.record import read_record
from tests.games.foes.deals import seen, shuffled
from tests.games.foes.oracle import COURT, JOKERS, TACTICS

HANDS = ("5h 2c 2d 2h", "5c 3c 3d 3h", "8c 4c 4d 4h", "7d 5s 5d 8d")


def cycle(fourth: str, hands: tuple[str, ...] = HANDS) -> Match:
    """Replay a record in which the seats play 5h, 5c, 8c and such a fourth card."""
    header = {"limbotable": 1, "game": "foes", "options": {}, "seats": ["A", "B", "C", "D"]}
    top = [card for lap in zip(*(hand.split() for hand in hands), strict=True) for card in lap]
    shuffles = [shuffled("foes", [], [*COURT, *JOKERS[:2]]), shuffled("tactics", top, TACTICS)]
    played = ("5h", "5c", "8c", fourth)
    record = [json.dumps(header), *(f"* {one}" for one in shuffles)]
    record += [f"{seat} play {card}" for seat, card in enumerate(played)]
    return Match.of_record(read_record("".join(f"{line}\n" for line in record)))


@pytest.mark.clause("F-4.1", "F-4.2")
@pytest.mark.parametrize(
    ("fourth", "target"),
    [
        ("7d", 3),  # the fives hide each other, and 7 is lower than 8
        ("5s", 0),  # two black fives hide each other, and the red one is visible
        ("5d", 1),  # two red ones, and the black one
        ("8d", None),  # a draw: fives and eights hide each other
        ("9d", 2),
        ("Td", 2),
    ],
)
def test_the_fourth_card_decides_the_target(fourth: str, target: int | None) -> None:
    last = f"{fourth} {' '.join(card for card in HANDS[3].split() if card != fourth)}".split()[:4]
    match = cycle(fourth, (*HANDS[:3], " ".join(last)))
    ended = seen(match).last_cycle
    assert ended is not None
    assert ended.target == target
    assert [len(corner.foes) for corner in seen(match).corners] == [int(seat == target) for seat in range(4)]
