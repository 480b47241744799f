"""Comments on the lines of a match: a mark, as in chess, and the user's own words.

In a record they are comment lines after the line that they are about (R-10), so programs that do not know
them skip them.  They are their writer's: no perspective has any.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.text import whole

#: The marks of an action, from the best to the worst.
MARKS: Final = {
    "!!": "brilliant",
    "!": "good",
    "!?": "interesting",
    "?!": "doubtful",
    "?": "mistake",
    "??": "blunder",
}
_MARK: Final = "#mark"
_TEXT: Final = "#comment"
#: The control characters, all of the category Cc.
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")


class Comment(msgspec.Struct, frozen=True):
    """What a user has noted about a line."""

    mark: str = ""  #: one of ``MARKS``, or none
    text: str = ""  #: plain text, perhaps of several lines

    def __bool__(self) -> bool:
        """Return whether there is anything in it."""
        return bool(self.mark or self.text)

    def joined(self, other: Comment) -> Comment:
        """Return a comment with the texts of both, each once; this one's mark counts, if it has one."""
        if other.text in self.text:
            text = self.text
        else:
            text = other.text if self.text in other.text else f"{self.text}\n{other.text}"
        return Comment(self.mark or other.mark, text)

    def phrase(self) -> Phrase:
        """Return it in one line; it is not empty."""
        if not self.mark:
            return phrase("comment.text", text=self.text)
        mark = mark_phrase(self.mark)
        return phrase("comment.marked", mark=mark, text=self.text) if self.text else mark

    def lines(self) -> Iterator[str]:
        """Yield its lines in a record."""
        if self.mark:
            yield f"{_MARK} {self.mark}"
        if self.text:
            yield from (f"{_TEXT} {line}".rstrip() for line in self.text.split("\n"))


def mark_phrase(mark: str) -> Phrase:
    """Return one of ``MARKS`` with its meaning."""
    return phrase(f"comment.{MARKS[mark]}", sign=mark)


#: Comments by the ply that they are about: the number of lines up to theirs, and 0 for the match itself.
Comments = Mapping[int, Comment]


def comment(mark: str, text: str) -> Comment:
    """Return a comment; another mark than one of ``MARKS`` is none, and the text is made plain.

    Line breaks stay, other control characters become spaces, and spaces at its ends are left out.
    """
    broken = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = (_CONTROL.sub(" ", whole(line)).rstrip() for line in broken.split("\n"))
    return Comment(mark if mark in MARKS else "", "\n".join(lines).strip())


class CommentReader:
    """Collects the comments of a record that is read line by line."""

    def __init__(self) -> None:
        self._marks: dict[int, str] = {}
        self._texts: dict[int, list[str]] = {}

    def read(self, raw: str, ply: int) -> None:
        """Take a comment line after so many lines; one without a meaning is skipped."""
        word, _, rest = raw.partition(" ")
        if word == _MARK and rest.strip() in MARKS:
            self._marks[ply] = rest.strip()
        elif word == _TEXT:
            self._texts.setdefault(ply, []).append(rest.replace("\r", " "))  # only a line feed ends a line

    def comments(self) -> dict[int, Comment]:
        """Return what was collected, by ply, in order."""
        plies = sorted({*self._marks, *self._texts})
        found = {ply: comment(self._marks.get(ply, ""), "\n".join(self._texts.get(ply, []))) for ply in plies}
        return {ply: one for ply, one in found.items() if one}


def with_comments(lines: Iterable[str], comments: Comments) -> Iterator[str]:
    """Yield a record's lines, the header first, each followed by the lines of its comment."""
    for ply, line in enumerate(lines):
        yield line
        yield from comments.get(ply, Comment()).lines()


def until(comments: Comments, ply: int) -> dict[int, Comment]:
    """Return the comments on the first ``ply`` lines."""
    return {at: one for at, one in comments.items() if at <= ply}


def places(lines: Sequence[object], plies: Iterable[int]) -> dict[int, str]:
    """Return for each of these plies up to the last line what all lines up to there come to.

    ``lines`` are those of a match, or their texts.  A comment belongs to such a place: where the lines are
    others, it is about another match.
    """
    wanted = {ply for ply in plies if 0 <= ply <= len(lines)}
    found: dict[int, str] = {}
    so_far = sha256()
    for ply in range(max(wanted, default=-1) + 1):
        if ply:
            so_far.update(f"{lines[ply - 1]}\n".encode())
        if ply in wanted:
            found[ply] = so_far.hexdigest()
    return found
