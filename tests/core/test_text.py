"""Halves of characters, which no file can have."""

from __future__ import annotations

import pytest

from limbotable.core.text import escaped_half, whole, with_minus


@pytest.mark.parametrize("text", ["", "Aino", "日本", "😀", "a\ufffd"])
def test_a_whole_text_stays_as_it_is(text) -> None:
    assert whole(text) == text


def test_each_half_of_a_character_is_replaced() -> None:
    assert whole("a\ud800b\udc00\udfff") == "a\ufffdb\ufffd\ufffd"


@pytest.mark.parametrize(
    ("json", "half"),
    [
        (r'"\ud800"', r"\ud800"),
        (r'"a\uDC00b"', r"\uDC00"),
        (r'"\ud83d\ude00\ud83d"', r"\ud83d"),
        (r'"\\\ud800"', r"\ud800"),
        (r'"\ud83dx\ude00"', r"\ud83d"),
        (r'"\\ud800"', ""),
        (r'"\ud83d\ude00"', ""),
        (r'"\uD7FF\ue000"', ""),
        ("", ""),
    ],
)
def test_an_escape_of_half_a_character_is_found(json, half) -> None:
    assert escaped_half(json) == half


def test_a_hyphen_before_a_number_is_read_as_a_minus_sign() -> None:
    assert with_minus("-2,1>0,-1") == "\u22122,1>0,\u22121"
