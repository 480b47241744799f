"""Help that lines up in every writing: click counts letters, and a Japanese one is two columns wide."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final
from unicodedata import combining, east_asian_width

import click

from limbotable.command_line.language import in_language

_OPENING: Final = r"（「『【\["
_CLOSING: Final = "、。，．）」』】：；！？…"
_KANJI: Final = "\u3005\u3400-\u9fff"
_HIRAGANA: Final = "\u3041-\u309f"
_KATAKANA: Final = "\u30a1-\u30ff"
_OTHERS: Final = rf"[^\s{_OPENING}{_CLOSING}{_KANJI}{_HIRAGANA}{_KATAKANA}]"


def width_of(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(0 if combining(letter) else 1 + (east_asian_width(letter) in "WF") for letter in text)


def wrapped(text: str, width: int) -> Iterator[str]:
    """Yield the lines of a paragraph, each at most so many columns wide if its pieces are not wider."""
    line = gap = ""
    for piece in _pieces().findall(text.strip()):
        if piece.isspace():
            gap = piece
        elif line and width_of(line + gap + piece) > width:
            yield line
            line, gap = piece, ""
        else:
            line, gap = line + gap + piece, ""
    if line:
        yield line


@cache
def _pieces() -> re.Pattern[str]:
    """Return the pattern of what stays on one line; compiled late, for help alone.

    Japanese has no spaces: there it is what a reader takes in at once, a word with the endings and particles
    that hiragana write behind it, and with its brackets and marks; and a number with its counter.
    """
    return re.compile(
        rf"\s+"
        rf"|[{_OPENING}]*(?:{_OTHERS}+(?:(?<=[:/])[{_KATAKANA}]+|(?<=\d)[{_KANJI}]+)?|[{_KANJI}]+|[{_KATAKANA}]+)"
        rf"[{_HIRAGANA}]*[{_CLOSING}]*"
        rf"|[{_OPENING}]*[{_HIRAGANA}]+[{_CLOSING}]*"
        rf"|[{_OPENING}{_CLOSING}]+"
    )


#: A message of click in full-width signs: what they are instead of, in this order.
_SIGNS: Final = (
    (re.compile(r"'([^']*)'"), r"「\1」"),
    (re.compile(r"(?<=」), (?=「)"), "、"),
    (re.compile(r"(?<=[」。])\.$"), ""),
    (re.compile(r"(?<=[。：）」、]) +(?=[^\s!-~])"), ""),
)


def has_wide_signs() -> bool:
    """Return whether the language writes the signs of a sentence as wide as its letters."""
    return in_language("Usage:").endswith("：")


def signed(message: str) -> str:
    """Return a message that click has put together, with the quotation marks and stops of the language."""
    if has_wide_signs():
        for sign, ours in _SIGNS:
            message = sign.sub(ours, message)
    return message


class Formatter(click.HelpFormatter):
    """A page of help whose lines and columns are measured as a terminal shows them."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the program is called; a wide colon has its gap within it."""
        if prefix is None and has_wide_signs():
            prefix = in_language("Usage:")
        super().write_usage(prog, args, prefix)

    def write_heading(self, heading: str) -> None:
        """Write a heading with a colon of the language."""
        colon = "：" if has_wide_signs() else ":"
        self.write(f"{'':>{self.current_indent}}{heading}{colon}\n")

    def write_text(self, text: str) -> None:
        """Write paragraphs, with an empty line between two."""
        indent = " " * self.current_indent
        paragraphs = [
            "\n".join(indent + line for line in wrapped(paragraph, self.width - self.current_indent))
            for paragraph in text.split("\n\n")
        ]
        self.write("\n\n".join(paragraphs) + "\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write two columns; a term wider than ``col_max`` has its line to itself."""
        rows = list(rows)
        indent = " " * self.current_indent
        column = min(max(width_of(term) for term, _ in rows), col_max) + col_spacing
        for term, told in rows:
            lines = list(wrapped(told, max(self.width - self.current_indent - column, 10)))
            gap = column - width_of(term)
            beside = " " * gap + lines.pop(0) if lines and gap >= col_spacing else ""
            self.write(f"{indent}{term}{beside}\n")
            for line in lines:
                self.write(f"{indent}{'':{column}}{line}\n")
