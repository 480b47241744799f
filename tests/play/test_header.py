from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.errors import RecordError
from limbotable.core.phrases import phrase
from limbotable.games import in_english
from limbotable.play.header import Key, MatchHeader, PerspectiveHeader, read_header
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import read_record
from limbotable.testing.matches import tries
from tests.games.countdown.deals import GAME
from tests.headers import with_keys

NEEDED: dict[str, Any] = {"limbotable": 1, "game": "countdown", "options": {}, "seats": ["Aino", "七"]}
#: Keys of ours that may be left out, each with values as they should be.
OURS: dict[Key, st.SearchStrategy[Any]] = {
    "players": st.lists(st.text(max_size=3), max_size=3),
    "casual": st.booleans(),
    "helped": st.booleans(),
    "deal": st.integers(0, 10**9),
    "name": st.text(max_size=5),
    "lesson": st.dictionaries(st.text(max_size=2), st.integers()),
    "puzzle": st.dictionaries(st.text(max_size=2), st.integers()),
}
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(-1e300, 1e300) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@st.composite
def headers(draw: st.DrawFn) -> dict[str, Any]:
    """Headers with keys of ours and others in any order, the values of ours right or wrong."""
    fields = dict(NEEDED)
    for ours in draw(st.lists(st.sampled_from(sorted(OURS)), unique=True)):
        fields[ours] = draw(OURS[ours] | VALUES)
    names = st.text(min_size=1, max_size=4) | st.sampled_from(
        ["scores", "turn", "others", "order", "date", "app"]
    )
    for key in draw(st.lists(names, max_size=4)):
        if key not in fields:
            fields[key] = draw(VALUES)
    return dict(draw(st.permutations(sorted(fields.items(), key=lambda item: item[0]))))


def test_a_header_is_changed_in_a_copy_only() -> None:
    header = MatchHeader.of(NEEDED)
    with pytest.raises(AttributeError):
        header.game = "limit"  # type: ignore[misc]
    assert header.having(name="Sunday").name == "Sunday"
    assert header == MatchHeader.of(NEEDED)


@pytest.mark.clause("R-4.3", "R-4.5")
@tries(50)
@given(headers())
def test_a_header_is_written_as_it_was_read(fields: dict[str, Any]) -> None:
    text = json.dumps(fields, ensure_ascii=False)
    assert read_header(text).text() == text
    assert read_record(text + "\n").text() == text + "\n"


@pytest.mark.clause("R-4.9")
@pytest.mark.parametrize(("begin", "end"), [("[", "]"), ('{"a":', "}")])
def test_what_is_read_is_never_too_deep_to_be_written(begin: str, end: str) -> None:
    """The reader of JSON itself goes some steps deeper than its writer."""

    def nested(depth: int) -> str:
        return json.dumps({**NEEDED, "date": 0}).replace(" 0}", f" {begin * depth}7{end * depth}}}")

    assert "7" in read_header(nested(499)).text()
    for depth in (500, *range(960, 1010), 100_000):
        with pytest.raises(RecordError) as refused:
            read_header(nested(depth))
        assert refused.value.reason == phrase("record.header")


@tries(50)
@given(headers(), st.booleans(), st.integers(0, 9))
def test_setting_a_key_is_as_in_a_dict(fields: dict[str, Any], casual: bool, deal: int) -> None:
    set_ = MatchHeader.of(fields).having(casual=casual, deal=deal)
    assert (set_.casual, set_.deal) == (casual, deal)
    assert list(set_.fields().items()) == list({**fields, "casual": casual, "deal": deal}.items())


def test_all_keys_are_named() -> None:
    fields = set(PerspectiveHeader.__struct_fields__) - {"others", "order"}
    assert set(get_args(Key)) == fields | {"result"}


@tries(50)
@given(headers(), st.sampled_from(sorted(OURS)))
def test_a_key_that_is_taken_out_is_gone_with_any_value(fields: dict[str, Any], key: Key) -> None:
    left = MatchHeader.of(fields).without(key)
    assert list(left.fields().items()) == [one for one in fields.items() if one[0] != key]


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", "person"), ("players", [1, 2]), ("casual", 1), ("casual", "yes"), ("deal", True),
     ("deal", 1.0), ("deal", "7"), ("name", 7), ("lesson", []), ("puzzle", None)],
)  # fmt: skip
def test_a_value_of_another_form_says_nothing_and_is_kept(key: str, value: object) -> None:
    header = MatchHeader.of({**NEEDED, key: value})
    plain = MatchHeader.of(NEEDED)
    assert getattr(header, key) is getattr(plain, key)
    assert header.others == {key: value}


@pytest.mark.parametrize("key", ["others", "order"])
def test_a_key_of_another_program_may_be_named_like_a_field_of_ours(key: str) -> None:
    fields = {**NEEDED, key: {"mine": 1}, "casual": True}
    assert MatchHeader.of(fields).fields() == fields


def test_a_perspective_has_keys_of_its_own() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    match.header = with_keys(match.header, {"note": "x", "deal": 7, "result": 3, "seat": 9})
    told = perspective(match, None).header
    assert isinstance(told, PerspectiveHeader)
    assert (told.seat, told.others) == (None, {"note": "x"})
    assert told.of_match() == match.header.without("deal", "result", "seat")


def test_half_a_character_in_a_header_is_named_as_the_reason() -> None:
    with pytest.raises(RecordError) as refused:
        read_header(r'{"limbotable": 1, "game": "countdown", "options": {}, "seats": ["\udc00", "North"]}')
    assert refused.value.line == 1
    assert in_english(refused.value.reason) == r"“\udc00” contains an incomplete character."


def test_a_header_is_refused_where_no_fault_of_json_is_a_value_error(monkeypatch) -> None:
    """As with msgspec 0.19."""

    def refuse(_: str) -> None:
        raise msgspec.MsgspecError("Input data was truncated")

    monkeypatch.setattr("limbotable.play.header.msgspec.json.decode", refuse)
    with pytest.raises(RecordError) as refused:
        read_header("{")
    assert refused.value.line == 1
