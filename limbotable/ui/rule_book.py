"""The rule books: one Markdown text for each game and language, with places that can be turned to.

A heading ends with its marks in braces, ``## Playing a card {#play countdown.must-play}``: the first is the
place's own name, the others are the game's phases and the codes of the reasons that it explains.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from limbotable.resources import resource

_HEADING: Final = re.compile(r"^(#+) (.*?)(?: \{#([^}]*)\})?$")


@dataclass(frozen=True, slots=True)
class Heading:
    """A place in a book."""

    level: int  #: 1 for the title
    text: str
    marks: tuple[str, ...]  #: its name first; empty if nothing leads there


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A game's rules in one language."""

    markdown: str  #: without the marks
    headings: tuple[Heading, ...]  #: in the order of the text
    folder: Path  #: where its diagrams are

    @property
    def title(self) -> str:
        """The game's name, as the book has it."""
        return self.headings[0].text

    def place(self, mark: str) -> str:
        """Return the name of the place that explains a phase or a reason; the first place if none does."""
        for heading in self.headings:
            if mark in heading.marks:
                return heading.marks[0]
        return self.headings[0].marks[0]

    def explains(self, mark: str) -> bool:
        """Say whether there is a place for a phase or a reason."""
        return any(mark in heading.marks for heading in self.headings)


def open_book(game: str, language: str) -> RuleBook:
    """Return a game's rules in a language; raises ``OSError`` where they are missing."""
    rules = resource("translations", "rules")
    text = (rules / language / f"{game}.md").read_text(encoding="utf-8")
    lines, headings = [], []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            headings.append(Heading(len(heading[1]), heading[2], tuple((heading[3] or "").split())))
            lines.append(f"{heading[1]} {heading[2]}")
        else:
            lines.append(line)
    return RuleBook("\n".join(lines), tuple(headings), rules / "diagrams")
