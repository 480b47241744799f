"""Texts that have no match in them, and those that cannot be read."""

from __future__ import annotations

import base64
import tracemalloc
import zlib

import pytest

from limbotable.core.errors import RecordError
from limbotable.games import in_english
from limbotable.play.comments import Comment
from limbotable.play.match import Match
from limbotable.play.sharing import LARGEST, SharingError, read_shared, share
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


@pytest.mark.parametrize(
    "text",
    [
        "> " * 600_000,
        " " * 1_200_000,
        "\n" * 1_200_000,
        "{" * 1_200_000,
        '> "limbotable" ' * 80_000,
        '> x "limbotable"\n' * 80_000,
        "limbotable:" * 110_000,
        "limbotable:1:" + "A= " * 400_000,
    ],
    ids=["quotes", "spaces", "lines", "braces", "words", "lines of words", "names", "digits"],
)
def test_a_hostile_text_costs_little_more_than_itself(text) -> None:
    tracemalloc.start()
    with pytest.raises(SharingError):
        read_shared(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 8 * len(text)


def test_a_record_beyond_four_million_letters_is_not_looked_for() -> None:
    match = share(play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs")).record())
    assert share(read_shared(" " * (4_000_000 - len(match)) + match)) == match
    assert refusal(" " * 4_000_000 + match) == "There is no match in this text."


def test_a_record_that_is_too_long_is_not_read_line_by_line() -> None:
    text = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs")).record().text()
    assert refusal(text + "0 2c\n" * (LARGEST // 5)) == "This text is too long to be a match."
    longest = text + "#".ljust(1_000_000 - len(text), "#")
    assert read_shared(f"{longest}\n").text() == text
    assert refusal(f"{longest}#\n") == "This text is too long to be a match."


def test_a_match_of_a_million_bytes_is_unpacked_and_no_longer_one() -> None:
    text = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs")).record().text()
    longest = text + "#".ljust(999_999 - len(text), "#") + "\n"
    assert read_shared(packed(longest.encode())).text() == text
    assert refusal(packed(f"#{longest}".encode())) == refusal(packed(longest.encode())[:-8])


@pytest.mark.parametrize("quote", ["", "> ", "\t>\u3000| ", "\ufeff", ">> "])
def test_a_record_may_be_quoted(quote) -> None:
    text = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c").record().text()
    quoted = "".join(f"{quote}{line}\n" for line in text.splitlines())
    assert read_shared(f'Is "limbotable" a word?\n{quoted}').text() == text


@pytest.mark.clause("R-9.3")
@pytest.mark.parametrize("text", ["limbotable:1:", "limbotable:1:…", "limbotable:1:eNp1"])
def test_a_match_that_is_not_all_there(text) -> None:
    assert "not all of it is there" in refusal(text)


@pytest.mark.clause("R-9.3")
def test_a_match_that_is_not_text() -> None:
    assert "damaged" in refusal(packed(b"\xff\xfe"))


@pytest.mark.clause("R-9.3")
def test_more_than_any_match_is_not_unpacked() -> None:
    text = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c").record().text()
    largest = text + "#".ljust(999_999 - len(text.encode())) + "\n"
    assert read_shared(packed(largest.encode())).text() == text
    assert "damaged" in refusal(packed(largest.encode() + b"#\n"))


@pytest.mark.clause("R-9.3")
def test_a_later_form() -> None:
    assert "later version" in refusal("limbotable:2:eNp1")


@pytest.mark.clause("R-9.4")
def test_a_record_that_cannot_be_read_is_told_by_its_line() -> None:
    with pytest.raises(RecordError) as refused:
        read_shared(packed(b"{}\n"))
    assert refused.value.line == 1
    text = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c").record().text()
    with pytest.raises(RecordError) as refused:
        read_shared(f"Look:\n{text}Bye!\n")
    assert refused.value.line == 6
    assert in_english(refused.value.reason) == "“Bye!” is not a line of a record."


@pytest.mark.clause("R-9.2")
def test_a_match_in_a_message_is_the_first_one() -> None:
    one, other = (share(play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *line).record()) for line in ("", ["2c"]))
    assert share(read_shared(f"Was it this?\n{one}\nOr this?\n{other}\n")) == one


@pytest.mark.clause("R-9.4")
def test_a_record_is_one_though_its_comments_and_its_name_look_like_a_shared_match() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    shared = share(match.record())
    match.header = match.header.having(name=f"see {shared}")
    match.comment(match.ply, Comment("!", "as in limbotable:1: of yesterday, limbotable:2:x"))
    text = match.record().text()
    assert read_shared(text).text() == text
    assert read_shared(f"> Look:\n{text}").text() == text
    assert share(read_shared(f"First {shared}\n{text}")) == shared, "the first one counts"


@pytest.mark.clause("R-9.1")
def test_the_form_is_as_documented() -> None:
    record = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c").record()
    name, version, digits = share(record).split(":")
    assert (name, version) == ("limbotable", "1")
    assert not digits.endswith("=")
    assert zlib.decompress(base64.b64decode(digits + "=" * (-len(digits) % 4))).decode() == record.text()


def test_it_is_short() -> None:
    match = Match(GAME, GAME.complete({}), ["South", "North"])
    assert len(share(match.record())) < 300
