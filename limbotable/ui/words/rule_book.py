"""The rule books: one Markdown text for each game and language, with named places.

A heading ends with its name in braces, as in ``## Playing a card {#play}``; the game's ``words.rule_places``
list the phases and reasons that each place explains.  In the English book a comment below a paragraph, a list
or a table, as in ``<!-- C-3.1 C-3.2 -->``, names the clauses of RULES.md that are told there; tests read it.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from limbotable.games import game_of
from limbotable.resources import resource

#: The folder of the records whose last positions the books show.
DIAGRAMS: Final = resource("translations", "rules", "diagrams")

_HEADING: Final = re.compile(r"^(#+) (.*) \{#([^}]*)\}$")
_COMMENT: Final = re.compile(r"<!-- [^>]* -->")


class Heading(msgspec.Struct, frozen=True):
    """A heading, which is a named place in a book."""

    level: int  #: 1 for the title
    text: str
    name: str  #: the same in all languages


class RuleBook(msgspec.Struct, frozen=True):
    """A game's rules in one language."""

    game: str
    markdown: str  #: without the names of places, and without comments
    headings: tuple[Heading, ...]  #: in the order of the text

    @property
    def title(self) -> str:
        """The game's name, as in the book."""
        return self.headings[0].text

    def place(self, mark: str) -> str:
        """Return the name of the place that explains a phase or a reason; the first place if none does."""
        game = game_of(self.game)
        for place, marks in game.words.rule_places.items() if game is not None else ():
            if mark in marks:
                return place
        names = [heading.name for heading in self.headings]
        return mark if mark in names else names[0]

    def passage(self, mark: str) -> str:
        """Return the Markdown below the heading that explains a phase or a reason, the heading first."""
        place = self.place(mark)
        number = next(n for n, heading in enumerate(self.headings) if heading.name == place)
        lines, found = [], -1
        for line in self.markdown.splitlines():
            found += line.startswith("#")
            if found == number:
                lines.append(line)
        return "\n".join(lines)


def open_book(game: str, language: str) -> RuleBook:
    """Return a game's rules in a language; raises ``OSError`` where they are missing."""
    text = resource("translations", "rules", language, f"{game}.md").read_text(encoding="utf-8")
    lines, headings = [], []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if _COMMENT.fullmatch(line):
            continue
        if heading is not None:
            headings.append(Heading(len(heading[1]), heading[2], heading[3]))
            lines.append(f"{heading[1]} {heading[2]}")
        else:
            lines.append(line)
    return RuleBook(game, "\n".join(lines), tuple(headings))
