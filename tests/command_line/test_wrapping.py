"""Lines and columns of help are measured as a terminal shows them."""

from __future__ import annotations

import pytest

from limbotable.command_line.wrapping import Formatter, width_of, wrapped


@pytest.mark.parametrize(
    ("text", "width"), [("abc", 3), ("記録", 4), ("（N）", 5), ("a\u0308", 1), ("”…", 2)]
)
def test_the_width_is_that_of_a_terminal(text: str, width: int) -> None:
    assert width_of(text) == width


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("a-word --by-seat", 10, ["a-word", "--by-seat"]),
        ("記録を開きます。", 10, ["記録を", "開きます。"]),
        ("席（一つ）です。", 10, ["席（一つ）", "です。"]),
        ("示します。1人だけ", 12, ["示します。", "1人だけ"]),
        ("「engine:コマンド」です", 20, ["「engine:コマンド」", "です"]),
        ("longer than that", 4, ["longer", "than", "that"]),
        ("one  [two]", 20, ["one  [two]"]),
        ("", 20, []),
    ],
)
def test_lines_break_between_words(text: str, width: int, lines: list[str]) -> None:
    assert list(wrapped(text, width)) == lines


def test_nothing_is_lost_in_breaking() -> None:
    text = "「engine:コマンド」か（.html）、1手を考えます…！ A…とB"
    assert "".join(wrapped(text, 4)).replace(" ", "") == text.replace(" ", "")


def test_a_wide_term_has_its_line_to_itself() -> None:
    formatter = Formatter(width=40)
    formatter.write_dl([("--a 記録", "one"), ("--long", "two three four"), ("--b", "")], col_max=7)
    assert formatter.getvalue() == "--a 記録\n         one\n--long   two three four\n--b\n"
