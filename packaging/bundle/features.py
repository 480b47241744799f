"""What the program is, in words for software centres and catalogues: the pages in packaging/features.

A page has a heading, a paragraph that is its summary, and then paragraphs and lists.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGES: Final = Path(__file__).resolve().parent.parent / "features"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences in one line."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list, each of its items in one line."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The page of one language."""

    summary: str  #: a line without a full stop
    blocks: tuple[Paragraph | Items, ...]

    def plain(self, width: int) -> str:
        """Return the blocks as text, in lines of at most ``width`` letters, an empty line between two."""
        return "\n\n".join(
            textwrap.fill(block.text, width)
            if isinstance(block, Paragraph)
            else "\n".join(
                textwrap.fill(text, width, initial_indent="- ", subsequent_indent="  ")
                for text in block.texts
            )
            for block in self.blocks
        )


def page(language: str) -> Page:
    """Return the page of a language; a page that is missing or has another form is an error."""
    text = (PAGES / f"{language}.md").read_text("utf-8")
    heading, summary, *rest = (block.strip() for block in text.strip().split("\n\n"))
    if not heading.startswith("# ") or not rest:
        raise ValueError(f"the features in {language}: a heading, a summary and then blocks are expected")
    return Page(_joined(summary, language), tuple(_block(block, language) for block in rest))


def _block(text: str, language: str) -> Paragraph | Items:
    if not text.startswith("- "):
        return Paragraph(_joined(text, language))
    return Items(tuple(_joined(item, language) for item in text.removeprefix("- ").split("\n- ")))


def _joined(text: str, language: str) -> str:
    """Join the lines of a paragraph; Japanese has no spaces between words."""
    return ("" if language == "ja" else " ").join(line.strip() for line in text.splitlines())
