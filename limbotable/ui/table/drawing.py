"""A table as an SVG drawing, with its words for those who listen."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.palette import Palette
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.sprites import Sprite, sheet_of

#: Pixels of a piece's picture for each unit of the drawing, so that it can be printed.
_SHARP: Final = 3.0


def draw_svg(
    tableau: Callable[[Frame], Tableau],
    size: tuple[int, int],
    title: str,
    words: str,
    language: str,
    art: ArtRenderer,
    clock: Clock,
) -> str:
    """Draw a table that has room for ``size``; ``title`` and ``words`` are read out in its place.

    Pieces are pictures within the drawing, each once; nothing is loaded from elsewhere.
    """
    sprites, placed = sheet_of(tableau, size, _SHARP, art, clock)
    width, height = size
    begin = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" xml:lang="{escape(language)}" lang="{escape(language)}"'
        ' aria-labelledby="title words">'
    )
    lines = [
        begin,
        f'<title id="title">{_plain(title)}</title>',
        f'<desc id="words">{_plain(words)}</desc>',
        "<defs>",
        _cloth(art.palette),
        *(_symbol(number, one) for number, one in enumerate(sprites)),
        "</defs>",
        f'<rect width="{width}" height="{height}" fill="url(#cloth)"/>',
        *(f'<use href="#p{one.sprite}" x="{one.x:.2f}" y="{one.y:.2f}"/>' for one in placed),
        "</svg>",
    ]
    return "".join(f"{line}\n" for line in lines)


def _plain(text: str) -> str:
    """Return a text for XML, which may have no control characters."""
    return escape("".join(one if one.isprintable() or one == "\n" else " " for one in text))


def _symbol(number: int, one: Sprite) -> str:
    return f'<image id="p{number}" width="{one.width:g}" height="{one.height:g}" href="{one.address}"/>'


def _cloth(palette: Palette) -> str:
    lit, middle, edge = palette.cloth
    return (
        '<radialGradient id="cloth" cx="50%" cy="38%" r="78%" fx="50%" fy="38%">'
        f'<stop offset="0" stop-color="{lit}"/><stop offset="0.5" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient>'
    )
