"""Streams: every line of input is answered by one line, in order."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from limbotable.engine import messages as m
from limbotable.engine.server import serve
from tests.engine.talk import code, raw, said, talk

HELLO = b'{"cmd":"hello"}\n'


def test_nothing_is_answered_to_nothing() -> None:
    assert raw(b"") == []


@pytest.mark.clause("P-1.7")
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_lines_end_as_they_like(end: bytes) -> None:
    (answer,) = said(b'{"cmd":"hello","id":1}' + end)
    assert (answer["id"], answer["protocol"]) == (1, 1)


@pytest.mark.clause("P-1.1")
def test_an_answer_is_one_line_of_ascii_safe_json() -> None:
    (line,) = raw(b'{"cmd":"stop","id":"line\\nfeed"}\n')
    assert json.loads(line) == {"id": "line\nfeed"}


@pytest.mark.clause("P-1.5", "P-6.1")
@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b" ",
        b"\x00",
        b"\xff\xfe",
        b'{"cmd":"hello"',
        b"{'cmd':'hello'}",
        b'{"cmd":"hello"} {"cmd":"hello"}',
        b'{"cmd":"hello","id":NaN}',
        b'{"cmd":"\xff"}',
        b"[" * 200_000,
        b'{"cmd":' * 100_000,
        b"\xef\xbb\xbf" + HELLO[:-1],
        b'{"cmd":"hello","id":"\\ud800"}',
        b'{"cmd":"hello","id":1e400}',
        b'{"cmd":"new","game":"foes","seed":' + b"1" * 5000 + b"}",
    ],
    ids=range(15),
)
def test_a_line_without_json_is_one_error_and_the_next_is_served(garbage: bytes) -> None:
    first, second = said(garbage + b"\n" + HELLO)
    assert code(first) == m.BAD_JSON
    assert second["name"] == "limbotable"


@pytest.mark.clause("P-6.1")
def test_half_a_character_is_named_as_the_reason() -> None:
    (answer,) = said(b'{"cmd":"new","names":["\\ud800"]}\n')
    assert code(answer) == m.BAD_JSON
    assert answer["error"]["message"] == r"“\ud800” contains an incomplete character."


def hello_of(length: int) -> bytes:
    """Return a request that is exactly so long."""
    start, end = b'{"cmd":"hello","id":"', b'"}'
    return start + b"x" * (length - len(start) - len(end)) + end


@pytest.mark.clause("P-1.7", "P-6.2")
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_line_of_1_mib_is_read_and_one_byte_more_is_not(end: bytes) -> None:
    just, over, after = said(hello_of(1 << 20) + end + hello_of((1 << 20) + 1) + end + HELLO)
    assert len(just["id"]) > 1_000_000
    assert code(over) == m.TOO_LONG
    assert after["name"] == "limbotable"


@pytest.mark.clause("P-1.3", "P-6.3")
@pytest.mark.parametrize("depth", [65, 500, 900, *range(960, 1030, 3), 100_000])
def test_an_id_that_is_nested_too_deep_is_one_error(depth: int) -> None:
    deep = b'{"cmd":"hello","id":' + b"[" * depth + b"]" * depth + b"}\n"
    refused, after = said(deep + HELLO)
    assert code(refused) in {m.BAD_REQUEST, m.BAD_JSON}
    assert after["name"] == "limbotable"


@pytest.mark.clause("P-1.3")
def test_an_id_may_be_nested() -> None:
    (answer, refused) = said(
        b"".join(b'{"cmd":"stop","id":' + b"[" * depth + b"7" + b"]" * depth + b"}\n" for depth in (63, 64))
    )
    assert str(answer["id"]) == "[" * 63 + "7" + "]" * 63
    assert code(refused) == m.BAD_REQUEST
    assert "id" not in refused


@pytest.mark.clause("P-1.7")
@pytest.mark.parametrize("end", [b"\n", b""])
def test_2_mib_of_garbage_are_one_error(end: bytes) -> None:
    answers = said(b"garbage " * (1 << 18) + end + (HELLO if end else b""))
    assert [code(answer) for answer in answers] == [m.TOO_LONG, None][: len(answers)]
    assert len(answers) == (2 if end else 1)


@pytest.mark.clause("P-1.6")
def test_quit_ends_it_though_more_has_come() -> None:
    assert talk({"cmd": "quit", "id": 1}, {"cmd": "hello"}) == [{"id": 1}]


@pytest.mark.clause("P-1.6")
def test_requests_before_the_end_of_the_input_are_answered() -> None:
    think = {"cmd": "think", "level": "novice", "playouts": 1}
    answers = talk({"cmd": "new", "game": "countdown", "seed": 1}, think)
    assert [code(answer) for answer in answers] == [None, None]


def test_a_client_that_hangs_up_ends_it() -> None:
    class Closed(io.BytesIO):
        def write(self, _data: Any) -> int:
            raise BrokenPipeError

    closed = Closed()
    serve(io.BytesIO(HELLO * 3), closed)
    assert closed.closed


@pytest.mark.clause("P-6.10")
def test_a_fault_inside_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> m.MatchStatus:
        raise ZeroDivisionError

    monkeypatch.setattr(m, "MatchStatus", broken)
    failed, after = talk({"cmd": "new", "game": "countdown", "id": 5}, {"cmd": "hello"})
    assert (failed["id"], code(failed)) == (5, m.INTERNAL)
    assert "ZeroDivisionError" in failed["error"]["message"]
    assert after["name"] == "limbotable"


# --- stopping ------------------------------------------------------------------------------------------
@pytest.mark.clause("P-5.5")
def test_stop_ends_the_thinking_before_it_and_answers_stay_in_order() -> None:
    new, thought, stopped, status = talk(
        {"cmd": "new", "game": "countdown", "seed": 7, "id": 1},
        {"cmd": "think", "seconds": 86_400, "id": 2},
        {"cmd": "stop", "id": 3},
        {"cmd": "status", "id": 4},
    )
    assert [one["id"] for one in (new, thought, stopped, status)] == [1, 2, 3, 4]
    assert stopped == {"id": 3}
    assert thought["playouts"] >= 1
    assert thought["action"] in status["legal"]


@pytest.mark.clause("P-5.5")
def test_a_stop_that_comes_too_late_stops_nothing() -> None:
    answers = talk(
        {"cmd": "new", "game": "countdown", "seed": 7},
        {"cmd": "stop"},
        {"cmd": "think", "playouts": 3, "seed": 1},
    )
    assert answers[1] == {}
    assert answers[2]["playouts"] == 3


@pytest.mark.clause("P-5.5")
def test_each_stop_stops_the_last_thinking_only() -> None:
    think = {"cmd": "think", "record": "nothing"}
    answers = talk(
        {"cmd": "new", "game": "countdown", "seed": 7},
        {"cmd": "think", "playouts": 2, "seed": 1},
        think,
        {"cmd": "stop"},
        {"cmd": "think", "playouts": 2, "seed": 1},
    )
    assert [answers[1]["playouts"], answers[4]["playouts"]] == [2, 2]
    assert code(answers[2]) == m.BAD_RECORD


THINK = {"cmd": "think", "seconds": 86_400}


@pytest.mark.parametrize("quits", [True, False], ids=["quit", "end of the input"])
def test_a_client_that_ends_waits_for_no_thinking(quits: bool) -> None:
    requests = [{"cmd": "new", "game": "countdown", "seed": 7}, THINK, THINK]
    ends = [{"cmd": "quit", "id": "the end"}] if quits else []
    stdout = io.BytesIO()
    serve(io.BytesIO(b"".join(json.dumps(one).encode() + b"\n" for one in [*requests, *ends])), stdout)
    status, *thoughts = [json.loads(line) for line in stdout.getvalue().splitlines()]
    if quits:
        assert thoughts.pop() == {"id": "the end"}
    assert len(thoughts) == 2
    for thought in thoughts:
        assert thought["action"] in status["legal"]
        assert thought["playouts"] >= 1
