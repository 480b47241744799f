"""Where lines may end, as people print them: not between a number and its word, nor before a short last word.

Japanese has no spaces, and Qt ends a line between almost any two characters: there it ends between phrases,
and not in the middle of a word.  ``kept`` puts an invisible character, the word joiner, between what belongs
together, or a space that does not end a line.  It is for what is laid out, and for nothing else: names for
screen readers, copies and files have the text itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

if TYPE_CHECKING:
    from budoux import Parser

JOINER: Final = "\u2060"  #: the word joiner: no line ends at it, and it has no width

_BOUND: Final = "\u00a0"  #: a space that no line ends at
#: How many characters stay together where the width is not known; in a longer phrase Qt may end a line.
LONGEST: Final = 12
#: The last line of a paragraph has more characters than this.
_WIDOW: Final = 3
#: Before a sign that no line begins with.
_CLOSED: Final = re.compile(r"(?=[、。，．・：；！？％）」』】〕〉》…‥ー々])")
#: Between the parts of a sum, before the number of a card, and between a name and its number in a list.
_SUM: Final = re.compile(
    r"(?<=の)(?=\d)|(?<=は)(?=\d+(?:[・、。]|$))|(?<=[\d０-９])(?=[-+−×÷=＝→/])|(?<=[-+−×÷=＝→/])(?=[\d０-９])"
)
#: Behind a colon, where what it introduces may have a line of its own, and between two remarks.
_INTRODUCED: Final = re.compile(r"(?<=：)|(?<=・\u200b)")
#: What is at most as wide as some of a full-width character, and that share.
_NARROW: Final = re.compile(r"[\u0020-\u00ff]")
_NARROW_SHARE: Final = 0.6
#: With spaces between words: the space between a number and its word, or else the word before it.
_NUMBER: Final = re.compile(
    r"(?<=\d) (?=([^\W\d_]\w{2,}+)(?! [+−]?\d))|(?<=[^\W\d_]) (?=([+−]?\d++(?!\. | [^\W\d_]\w\w)))"
)
#: Before a last word of a paragraph that is too short for a line of its own.
_LAST: Final = re.compile(r"(?<=[^\W\d_]) (?=(\S{1,5})$)", re.MULTILINE)
#: The sign between two coordinates.
_COORDINATES: Final = re.compile(r"(?<=\d)([,/])(?=[+−]?\d)")
#: What divides HTML into paragraphs, and what does not.
_TAG: Final = re.compile(r"(<[^>]*>)")
_INLINE: Final = re.compile(r"</?(?:a|b|em|i|span|strong)\b", re.IGNORECASE)


def kept(text: str, longest: int = LONGEST) -> str:
    """Return a text whose phrases stay together in a line: in other languages, numbers and their words,
    and a short last word with the one before it.

    No phrase of more than ``longest`` full-width characters does, or it would not fit into a narrow line.
    """
    return _kept(text, longest) if is_japanese() else _with_numbers(text, longest)


def kept_html(html: str, longest: int = LONGEST) -> str:
    """Do the same with some HTML, in Japanese: its tags stay as they are."""
    return _kept_html(html, longest) if is_japanese() else html


def plain(text: str) -> str:
    """Return a Japanese text as it was before its phrases were kept together."""
    return text.replace(JOINER, "")


def joints(text: str, longest: int = LONGEST) -> list[int]:
    """Return the places of a Japanese text where no line may end although Qt could end one there."""
    found = set[int]()
    start = 0
    for paragraph in text.split("\n"):
        found |= {start + place for place in _joints_of(paragraph, longest)}
        start += len(paragraph) + 1
    return sorted(found)


def is_japanese() -> bool:
    """Return whether the program speaks Japanese now."""
    return QLocale().language() is QLocale.Language.Japanese


@lru_cache(maxsize=4096)
def _kept(text: str, longest: int) -> str:
    return _joined(text, joints(text, longest))


@lru_cache(maxsize=4096)
def _with_numbers(text: str, longest: int) -> str:
    def bound(match: re.Match[str]) -> str:
        before = match.string[: match.start()].rpartition(" ")[2]
        following = next(word for word in match.groups() if word is not None)
        fits = _length(f"{before} {following}") <= longest
        return _BOUND if fits else " "

    return _COORDINATES.sub(rf"{JOINER}\1{JOINER}", _LAST.sub(bound, _NUMBER.sub(bound, text)))


def _joined(text: str, places: list[int]) -> str:
    return JOINER.join(text[start:end] for start, end in zip([0, *places], [*places, len(text)], strict=True))


@lru_cache(maxsize=256)
def _kept_html(html: str, longest: int) -> str:
    """Divide at paragraphs, and look at the words of each without the tags in it."""
    parts = _TAG.split(html)
    paragraph = list[int]()  # the numbers of its parts that are words
    for number, part in enumerate(parts):
        if number % 2 == 0:
            paragraph.append(number)
        elif not _INLINE.match(part):
            _keep_parts(parts, paragraph, longest)
            paragraph.clear()
    _keep_parts(parts, paragraph, longest)
    return "".join(parts)


def _keep_parts(parts: list[str], numbers: list[int], longest: int) -> None:
    places = joints("".join(parts[number] for number in numbers), longest)
    start = 0
    for number in numbers:
        part = parts[number]
        parts[number] = _joined(part, [at - start for at in places if start < at <= start + len(part)])
        start += len(part)


def _joints_of(paragraph: str, longest: int) -> set[int]:
    places = {found.start() for found in _place().finditer(paragraph)}
    if not places:
        return set()
    found = (
        {match.start() for match in _counted().finditer(paragraph)} & places if longest > _WIDOW else set()
    )
    starts = _starts(paragraph, places, longest)
    for start, end in zip(starts, [*starts[1:], len(paragraph)], strict=True):
        if end - start <= longest:
            found |= places & set(range(start + 1, end))
        elif longest > _WIDOW:
            found |= places & set(range(end - _WIDOW, end))
            for first, last in _numbers(paragraph, places, start, end):
                if _length(paragraph[first:last]) <= longest:
                    found |= places & set(range(first + 1, last))
    return found


def _numbers(paragraph: str, places: set[int], start: int, end: int) -> Iterator[tuple[int, int]]:
    """Divide a phrase that is too long for a line before its numbers: a sum, or a number and its counter."""
    digits = [at for at in range(start + 1, end) if at in places and paragraph[at].isdecimal()]
    cuts = [start, *(at for at in digits if not _SUM.match(paragraph, at)), end]
    yield from pairwise(cuts)


def _length(text: str) -> float:
    """Return at most how many full-width characters a text is as long as."""
    narrow = len(_NARROW.findall(text))
    return len(text) - narrow + _NARROW_SHARE * narrow


def _starts(paragraph: str, places: set[int], longest: int) -> list[int]:
    """Return where the phrases of a paragraph start, the first at 0, all but that one at a place.

    What is joined to the phrase before it has no start: signs that no line begins with, parts of a sum, and a
    last phrase that is too short for a line of its own.  No phrase becomes longer than a line by a sum.
    """
    sums = {match.start() for match in _SUM.finditer(paragraph)}
    places = places - {match.start() for match in _CLOSED.finditer(paragraph)}
    found = [0]
    at = 0
    parts = [part for phrase in _parser().parse(paragraph) for part in _INTRODUCED.split(phrase) if part]
    for part, following in zip(parts, [*parts[1:], ""], strict=True):
        at += len(part)
        start = min((place for place in places if place >= at), default=len(paragraph))
        end = at + len(following)
        joined = start in sums and end - found[-1] <= longest
        if found[-1] < start < len(paragraph) and not joined:
            found.append(start)
    while len(found) > 1 and len(paragraph) - found[-1] <= _WIDOW and len(paragraph) - found[-2] <= longest:
        found.pop()
    return found


# These two take a while to be compiled, and only Japanese needs them.
@cache
def _place() -> re.Pattern[str]:
    """Return the pattern of a place between two characters where Qt may end a line without a space."""
    return re.compile(r"(?<=[⺀-⿿、-鿿豈-﫿！-￮])(?=\S)|(?<=\S)(?=[⺀-⿿、-鿿豈-﫿！-￮])")


@cache
def _counted() -> re.Pattern[str]:
    """Return the pattern between a number and its counter: no line ends there, however long the phrase is."""
    return re.compile(r"(?<=\d)(?=[ぁ-んァ-ヶ一-鿿])")


@cache
def _parser() -> Parser:
    from budoux import load_default_japanese_parser

    return load_default_japanese_parser()
