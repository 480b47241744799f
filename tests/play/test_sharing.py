"""Texts that have no match in them, and those that cannot be read."""

from __future__ import annotations

import base64
import zlib

import pytest

from limbotable.core.errors import RecordError
from limbotable.games import in_english
from limbotable.play.match import Match
from limbotable.play.sharing import SharingError, read_shared, share
from tests.games.countdown.deals import GAME, SLOW_NORTH, SLOW_SOUTH, begun, play


def packed(content: bytes) -> str:
    return "limbotable:1:" + base64.b64encode(zlib.compress(content)).decode()


def refusal(text: str) -> str:
    with pytest.raises(SharingError) as refused:
        read_shared(text)
    return in_english(refused.value.reason)


@pytest.mark.parametrize(
    "text", ["", "Hello!", "limbotable", "limbotable:", '{"game": "limit"}', "limbotable:x:abc"]
)
def test_a_text_without_a_match(text) -> None:
    assert refusal(text) == "There is no match in this text."


def test_a_long_text_of_nothing_is_gone_through_but_once() -> None:
    assert refusal("\n" * 500_000) == "There is no match in this text."
    assert refusal("> \t\r\n" * 200_000) == "There is no match in this text."


@pytest.mark.parametrize("text", ["limbotable:1:", "limbotable:1:…", "limbotable:1:eNp1"])
def test_a_match_that_is_not_all_there(text) -> None:
    assert "not all of it is there" in refusal(text)


def test_a_match_that_is_not_text() -> None:
    assert "damaged" in refusal(packed(b"\xff\xfe"))


def test_more_than_any_match_is_not_unpacked() -> None:
    assert "damaged" in refusal(packed(b" " * 20_000_000))


def test_a_later_form() -> None:
    assert "later version" in refusal("limbotable:2:eNp1")


def test_a_record_that_cannot_be_read_is_told_by_its_line() -> None:
    with pytest.raises(RecordError) as refused:
        read_shared(packed(b"{}\n"))
    assert refused.value.line == 1
    text = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c").record().text()
    with pytest.raises(RecordError) as refused:
        read_shared(f"Look:\n{text}Bye!\n")
    assert refused.value.line == 6
    assert in_english(refused.value.reason) == "“Bye!” is not a line of a record."


def test_a_match_in_a_message_is_the_first_one() -> None:
    one, other = (share(play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *line).record()) for line in ("", ["2c"]))
    assert share(read_shared(f"Was it this?\n{one}\nOr this?\n{other}\n")) == one


def test_it_is_short() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    assert len(share(match.record())) < 300
