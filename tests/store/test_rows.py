"""The limits of what a row may hold: the last value within each, and the first one beyond."""

from __future__ import annotations

from typing import Any

import pytest

from limbotable.core.game import CHANCE_WHO, Line, Result
from limbotable.store.rows import (
    RowError,
    date_of,
    day_of,
    entry_of,
    first_deal,
    hand_of,
    judged_of,
    mistake_of,
    result_text,
    try_of,
)

NOON = "2026-03-01T12:00:00+00:00"
MATCH: dict[str, Any] = {
    "id": 7,
    "game": "countdown",
    "name": "",
    "header": '{"game": "countdown", "options": {}, "seats": ["Aino", "Ben"]}',
    "began": NOON,
    "changed": NOON,
    "result": None,
    "deleted": None,
    "parent": None,
    "branched": None,
    "changes": 0,
    "lines": 0,
    "actions": 0,
    "deal": "",
}
JUDGED: dict[str, Any] = {"ply": 0, "seat": 0, "cost": 0.5, "found": "{}"}
MISTAKE: dict[str, Any] = {"match": 1, "ply": 0, "stage": 0, "due": NOON, "cost": 0.5, "answers": '["Td"]'}
TRY: dict[str, Any] = {
    "game": "limit",
    "puzzle": 1,
    "tried": NOON,
    "solved": 0,
    "rating": 1500.0,
    "deviation": 60.0,
}
HAND: dict[str, Any] = {"seat": 0, "cards": "[]"}
DAY: dict[str, Any] = {"day": "2026-03-01", "result": None, "helped": 0}
#: What reads each kind of row.
READERS = {
    "match": (lambda row: entry_of(tuple(row.values())), MATCH),
    "judged": (judged_of, JUDGED),
    "mistake": (mistake_of, MISTAKE),
    "try": (try_of, TRY),
    "hand": (hand_of, HAND),
    "day": (day_of, DAY),
}


def is_read(kind: str, **changed: object) -> bool:
    reads, row = READERS[kind]
    try:
        reads({**row, **changed})
    except RowError:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "column", "within", "beyond"),
    [
        ("match", "parent", (1, 6), (0, 7)),
        ("match", "branched", (0, 10**9), (-1,)),
        ("match", "changes", (0,), (-1,)),
        ("match", "lines", (0,), (-1,)),
        ("match", "actions", (0,), (-1,)),
        ("judged", "ply", (0,), (-1,)),
        ("judged", "seat", (0,), (-1,)),
        ("judged", "cost", (0.0, 1.0), (-0.01, 1.01)),
        ("mistake", "match", (1,), (0,)),
        ("mistake", "ply", (0,), (-1,)),
        ("mistake", "stage", (0,), (-1,)),
        ("mistake", "cost", (0.0, 1.0), (-0.01, 1.01)),
        ("mistake", "answers", ('["Td"]',), ("[]",)),
        ("try", "puzzle", (1,), (0,)),
        ("try", "solved", (0, 1), (-1, 2)),
        ("try", "rating", (-10_000.0, 10_000.0), (-10_000.1, 10_000.1)),
        ("try", "deviation", (0.0, 10_000.0), (-0.1, 10_000.1)),
        ("hand", "seat", (0,), (-1,)),
        ("day", "helped", (0, 1), (-1, 2)),
    ],
)
def test_a_number_is_read_up_to_its_limits(kind: str, column: str, within, beyond) -> None:
    assert [is_read(kind, **{column: value}) for value in within] == [True] * len(within)
    assert [is_read(kind, **{column: value}) for value in beyond] == [False] * len(beyond)


@pytest.mark.parametrize(
    ("kind", "column"),
    [("match", "began"), ("match", "changed"), ("match", "deleted"), ("mistake", "due"), ("try", "tried")],
)
@pytest.mark.parametrize(
    ("year", "valid"), [("1969", False), ("1970", True), ("9000", True), ("9001", False)]
)
def test_a_date_is_read_within_the_years_that_every_time_zone_has(kind, column, year, valid) -> None:
    when = NOON.replace("2026", year)
    assert is_read(kind, **{column: when}) is valid
    if valid:
        assert date_of(when).year == int(year)
    else:
        with pytest.raises(RowError):
            date_of(when)


@pytest.mark.parametrize(
    ("winners", "scores", "ranks", "valid"),
    [
        ([1], [1, 2], [2, 1], True),
        ([0, 1], [2, 2], [1, 1], True),
        ([], [0, 0], [1, 1], True),
        ([2], [1, 2], [2, 1], False),
        ([1], [1, 2, 3], [2, 1, 3], False),
        ([1], [1, 2], [2, 1, 3], False),
        ([-1], [1, 2], [2, 1], False),
        ([0], [1], [1], False),
    ],
)
def test_a_result_is_of_the_seats_that_there_are(winners, scores, ranks, valid: bool) -> None:
    text = f'{{"winners": {winners}, "scores": {scores}, "ranks": {ranks}}}'
    assert is_read("match", result=text) is valid


def test_a_result_of_a_day_has_a_place_for_each_score() -> None:
    for scores, ranks, valid in (([1, 2], [2, 1], True), ([1, 2, 3], [3, 2, 1], True), ([1, 2], [1], False)):
        assert is_read("day", result=f'{{"winners": [1], "scores": {scores}, "ranks": {ranks}}}') is valid
    assert not is_read("day", result='{"winners": [], "scores": [], "ranks": []}'), "nobody has played"
    result = Result((1,), (1, 2), (2, 1))
    assert day_of({**DAY, "result": result_text(result), "helped": 1})[1].result == result
    assert result_text(None) is None


def test_help_and_success_are_read_as_they_were_written() -> None:
    assert [day_of({**DAY, "helped": helped})[1].helped for helped in (0, 1)] == [False, True]
    assert [try_of({**TRY, "solved": solved}).solved for solved in (0, 1)] == [False, True]
    assert hand_of({**HAND, "cards": '["a", "b"]'}) == (0, ("a", "b"), False)
    assert hand_of({**HAND, "cards": '{"aside": ["a", "b"]}'}) == (0, ("a", "b"), True)


def test_the_first_shuffle_stands_for_the_deal() -> None:
    lines = [Line(0, "shuffle x"), Line(CHANCE_WHO, "start 1"), Line(CHANCE_WHO, "shuffle stock 2c")]
    assert first_deal(lines) == "* shuffle stock 2c"
    assert first_deal([*lines, Line(CHANCE_WHO, "shuffle stock 3c")]) == "* shuffle stock 2c"
    assert first_deal(lines[:2]) == ""
