"""Requests: the values of each field, and that a refusal changes nothing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from limbotable.engine import messages as m
from limbotable.games import GAMES
from tests.engine.talk import code, talk
from tests.golden.texts import DIALOGUES

WRONG: tuple[object, ...] = (None, True, 0, -1, 1.5, 10**30, "", "x", [], [1], {}, {"a": 1})
#: For each field of each request the values of `WRONG` that are of the right kind after all.
FIELDS: dict[tuple[str, str], tuple[object, ...]] = {
    ("new", "game"): ("", "x"),
    ("new", "options"): ({}, {"a": 1}),
    ("new", "seed"): (0, -1, 10**30),
    ("new", "chance"): (),
    ("load", "record"): ("", "x"),
    ("load", "seed"): (0, -1, 10**30),
    ("load", "chance"): (),
    ("act", "action"): ("", "x"),
    ("undo", "count"): (10**30,),
    ("record", "seat"): (None, 0, -1, 10**30),
    ("think", "level"): ("", "x"),
    ("think", "seconds"): (1.5,),
    ("think", "playouts"): (10**30,),
    ("think", "seed"): (0, -1, 10**30),
    ("think", "record"): ("", "x"),
    ("think", "line"): (True,),
    ("think", "early"): (True,),
    ("think", "closely"): ("", "x"),
    ("think", "bounds"): (True,),
    ("judge", "record"): ("", "x"),
    ("judge", "ply"): (0, -1, 10**30),
    ("judge", "level"): ("", "x"),
    ("judge", "seconds"): (1.5,),
    ("judge", "playouts"): (10**30,),
    ("judge", "seed"): (0, -1, 10**30),
}
NEEDED: dict[str, dict[str, object]] = {
    "new": {"game": "countdown"},
    "load": {"record": ""},
    "act": {"action": "pass"},
    "think": {"playouts": 1},
    "judge": {"record": "", "ply": 0, "playouts": 1},
}
NEW = {"cmd": "new", "game": "countdown", "seed": 7}
STATE = ({"cmd": "status"}, {"cmd": "record"})


def is_one_of(value: object, values: tuple[object, ...]) -> bool:
    return any(value == one and type(value) is type(one) for one in values)


@pytest.mark.clause("P-1.8", "P-6.3")
@pytest.mark.parametrize(("cmd", "field"), FIELDS)
def test_a_value_of_the_wrong_type_is_a_bad_request(cmd: str, field: str) -> None:
    wrong = [value for value in WRONG if not is_one_of(value, FIELDS[cmd, field])]
    requests = [{"cmd": cmd, **NEEDED.get(cmd, {}), field: value} for value in wrong]
    _, status, record, *answers = talk(NEW, *STATE, *requests, *STATE)
    assert answers[-2:] == [status, record], "nothing has changed"
    assert [code(answer) for answer in answers[:-2]] == [m.BAD_REQUEST] * len(wrong)


def test_every_field_of_every_request_is_tried() -> None:
    requests = (m.New, m.Load, m.Act, m.Undo, m.GetRecord, m.Think, m.Judge)
    fields = {
        (str(one.__struct_config__.tag), name)
        for one in requests
        for name in one.__struct_fields__
        if name != "id"
    }
    assert fields == set(FIELDS)


@pytest.mark.clause("P-1.8")
@pytest.mark.parametrize(
    "cmd", ["hello", "new", "load", "act", "undo", "status", "record", "think", "judge", "stop", "quit"]
)
def test_an_unknown_field_is_a_bad_request(cmd: str) -> None:
    (answer,) = talk({"cmd": cmd, **NEEDED.get(cmd, {}), "sead": 7})
    assert code(answer) == m.BAD_REQUEST
    assert "sead" in answer["error"]["message"]


@pytest.mark.clause("P-1.3")
@pytest.mark.parametrize("request_id", [0, "", None, False, [], {}, {"a": [1, None]}, 10**30, 1.5])
def test_the_id_comes_back_with_answers_and_errors(request_id: object) -> None:
    for request in ({"cmd": "hello"}, {"cmd": "status"}, {"cmd": "none"}, {"cmd": "act", "action": 1}):
        (answer,) = talk({**request, "id": request_id})
        assert answer["id"] == request_id
        assert type(answer["id"]) is type(request_id)
    assert "id" not in talk({"cmd": "hello"})[0]


def test_the_dialogues_show_every_error() -> None:
    """The two that cannot be shown there are tested with the server."""
    codes = {
        value
        for name, value in vars(m).items()
        if name.isupper() and isinstance(value, str) and re.fullmatch(r"[a-z-]+", value)
    }
    shown = set(
        re.findall(r'"error": \{"code": "([a-z-]+)"', "".join(path.read_text("utf-8") for path in DIALOGUES))
    )
    assert shown == codes - {m.TOO_LONG, m.INTERNAL}


@pytest.mark.clause("P-1.5")
def test_a_refused_load_or_new_leaves_the_match_as_it_was() -> None:
    act = {"cmd": "act", "action": "pass"}
    _, before, *refused, after, more = talk(
        NEW,
        {"cmd": "status"},
        {"cmd": "new", "game": "none"},
        {"cmd": "new", "game": "countdown", "options": {"x": 1}},
        {"cmd": "load", "record": "x"},
        {"cmd": "status"},
        act,
    )
    assert all(code(answer) for answer in refused)
    assert after == before
    assert more["ply"] == before["ply"] + 1


@pytest.mark.clause("P-2.1", "P-2.2")
def test_hello_names_all_options_that_new_takes() -> None:
    (hello,) = talk({"cmd": "hello"})
    assert [game["id"] for game in hello["games"]] == [game.id for game in GAMES]
    for game in hello["games"]:
        assert game["players"][0] <= game["players"][1]
        assert game["levels"]
        requests = []
        for name, option in game["options"].items():
            values = option["values"] if option["kind"] == "choice" else [option["default"]]
            requests += [{"cmd": "new", "game": game["id"], "options": {name: value}} for value in values]
        requests += [
            {"cmd": "new", "game": game["id"], "options": {"preset": name}} for name in game["presets"]
        ]
        assert [code(answer) for answer in talk(*requests) if code(answer) not in (None, m.BAD_OPTION)] == []
        assert code(talk({"cmd": "new", "game": game["id"]})[0]) is None


@pytest.mark.clause("P-2.4")
def test_a_seed_gives_the_same_match_and_none_another_one() -> None:
    record = {"cmd": "record"}
    new = {"cmd": "new", "game": "countdown"}
    answers = talk(NEW, record, NEW, record, new, record, new, record)[1::2]
    assert answers[0] == answers[1]
    assert len({json.dumps(answer) for answer in answers[1:]}) == 3


@pytest.mark.clause("P-2.6")
def test_a_loaded_record_is_dealt_on_reproducibly() -> None:
    """The whole record is in the question, so the seed alone decides what is dealt after it."""
    record = talk(NEW, {"cmd": "act", "action": "pass"}, {"cmd": "record"})[2]["record"]
    load = {"cmd": "load", "record": record.partition("\n")[0] + "\n", "seed": 7}
    assert talk(load, {"cmd": "act", "action": "pass"}, {"cmd": "record"})[2]["record"] == record


@pytest.mark.clause("P-4.3")
def test_thinking_about_another_match_leaves_this_one_alone() -> None:
    other: Any = talk({**NEW, "seed": 8}, {"cmd": "record", "seat": 0})[1]["record"]
    _, status, record, thought, *after = talk(
        NEW, *STATE, {"cmd": "think", "level": "novice", "record": other, "playouts": 1, "seed": 1}, *STATE
    )
    assert thought["action"] in ("double", "pass")
    assert after == [status, record]
    alone = talk({"cmd": "think", "level": "novice", "record": other, "playouts": 1, "seed": 1})[0]
    assert {**alone, "seconds": 0} == {**thought, "seconds": 0}
