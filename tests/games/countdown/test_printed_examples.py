"""The examples of the published rules, English and Japanese, as records of rounds."""

from __future__ import annotations

import json

import pytest

from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.match import Match
from limbotable.play.record import read_record
from tests.games.countdown.deals import shuffled


def round_of(preset: str, south: str, north: str, starter: str, *lines: str) -> Match:
    """Replay a record that begins with such a deal by North, without a double."""
    header = {"limbotable": 1, "game": "countdown", "options": {"preset": preset}, "seats": ["A", "B"]}
    record = [json.dumps(header), f"* {shuffled(south, north, starter)}", "0 pass", "1 pass", *lines]
    return Match.of_record(read_record("".join(f"{line}\n" for line in record)))


def counts(match: Match) -> list[int]:
    """Return the count after the doubling and after each line since."""
    found = []
    for stage in match.stages[3:]:
        assert isinstance(stage.position, CountdownPosition)
        found.append(int(stage.position.count))
    return found


SOUTH, NORTH = "7c 6c 3c 9c Qs", "8c 8d 8h 8s Qd"


@pytest.mark.clause("C-4.1", "C-6.2")
def test_a_starter_of_5_makes_96_and_then_a_7_makes_89_and_a_6_makes_16() -> None:
    assert counts(round_of("japanese", SOUTH, NORTH, "5h", "0 7c")) == [96, 89]
    match = round_of("japanese", SOUTH, NORTH, "5h", "0 6c")
    assert counts(match) == [96, 16], "and never 90"
    assert [action for action in match.until(3).legal() if action.startswith("6c")] == ["6c"]


@pytest.mark.clause("C-6.3")
def test_an_ace_at_1_brings_the_count_to_0() -> None:
    match = round_of("japanese", "Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h", "0 Kd/48", "0 2c", "0 Ad=1")
    assert counts(match)[:-1] == [96, 2, 1]
    assert match.until(5).legal() == ["Ad=1"], "11 would be too much"
    end = match.position
    assert isinstance(end, CountdownPosition)
    assert end.final_count == 0


@pytest.mark.clause("C-6.4")
def test_a_queen_makes_69_of_96_and_6_of_60() -> None:
    assert counts(round_of("japanese", SOUTH, NORTH, "5h", "0 Qs")) == [96, 69]
    nines = ("9c 9d 2c 3c Qs", "9h 9s 2d 3d Qd")
    match = round_of("japanese", *nines, "5h", "0 9c", "1 9h", "0 9d", "1 9s", "0 Qs")
    assert counts(match) == [96, 87, 78, 69, 60, 6]


@pytest.mark.clause("C-6.4")
def test_a_queen_does_nothing_at_66_or_69() -> None:
    assert "Qd" not in round_of("japanese", SOUTH, NORTH, "5h", "0 Qs").legal()
    tens = ("Tc Td 2c 3c Qs", "Th 9h 2d 3d Qd")
    match = round_of("japanese", *tens, "5h", "0 Tc", "1 Th", "0 Td")
    assert counts(match) == [96, 86, 76, 66]
    assert "Qd" not in match.legal()


@pytest.mark.clause("C-6.4")
def test_a_queen_makes_23_of_32_and_5_of_50_and_does_nothing_at_45() -> None:
    assert counts(round_of("english", SOUTH, NORTH, "5h", "0 3c", "1 Qd")) == [96, 32, 23]
    tens = ("Tc Td 7c 2c 3c", "9h Th 2d 3d Qd")
    match = round_of("english", *tens, "5h", "0 Tc", "1 9h", "0 Td", "1 Th", "0 7c", "1 Qd")
    assert counts(match) == [96, 86, 77, 67, 57, 50, 5]
    eights = ("Tc 9c 8h 2c Qs", "8c 8d 8s 2d 3d")
    match = round_of("english", *eights, "5h", "0 Tc", "1 8c", "0 9c", "1 8d", "0 8h", "1 8s")
    assert counts(match) == [96, 86, 78, 69, 61, 53, 45]
    assert match.legal() == ["2c"]


@pytest.mark.clause("C-4.1")
@pytest.mark.parametrize(("starter", "count"), [("Jh", 101), ("Qh", 101), ("Kh", 101), ("Th", 91)])
def test_a_face_card_as_the_starter_counts_nothing(starter: str, count: int) -> None:
    assert counts(round_of("english", SOUTH, NORTH, starter)) == [count]
