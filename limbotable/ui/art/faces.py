"""SVG prints of cards, without the paper.

A face is assembled from the drawings under ``assets``: ranks, suits and courts are small drawings, and
this module knows their places on a card.  A card is composed in 250 by 350 units.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

import msgspec

from limbotable.resources import resource

CARD: Final = (250.0, 350.0)  #: units
COLUMN: Final = 0.22  #: of the width: visible on an overlapped card, and kept free of all but the index
RANKS: Final = "A23456789TJQK"
SUITS: Final = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
INKS: Final = {
    "two-colour": {"c": "#1D2329", "d": "#A8281A", "h": "#A8281A", "s": "#1D2329"},
    "four-colour": {"c": "#0E8C6C", "d": "#0F43BD", "h": "#A40E0E", "s": "#16181D"},
}
PLAIN_INK: Final = "#1D2329"  #: for cards without a suit
#: The colours of the courts' robes, by suit.
ROBES: Final = {
    "two-colour": {"c": "#1F5A50", "d": "#A8281A", "h": "#A8281A", "s": "#2C4A73"},
    "four-colour": {"c": "#0E8C6C", "d": "#0F43BD", "h": "#A40E0E", "s": "#4A4A55"},
}
#: The colours of the courts' hair and its strands, by suit.
HAIR: Final = {
    "c": ("#7B3F1D", "#F5E6C8"),
    "d": ("#D8D0BE", "#1D2329"),
    "h": ("#DDA93C", "#1D2329"),
    "s": ("#1D2329", "#F5E6C8"),
}
#: The colours that stand for the robe, the hair and its strands in the drawings of the courts.
_ROBE, _HAIR, _STRAND = "#2c4a73", "#7b3f1d", "#f5e6c8"
_LEFT, _MIDDLE, _RIGHT = 86.0, 125.0, 164.0
_ROWS: Final = (61.0, 136.7, 213.3, 289.0)
_CORNERS: Final = ((_LEFT, 61.0), (_RIGHT, 61.0), (_LEFT, 289.0), (_RIGHT, 289.0))
_SIX: Final = (*_CORNERS, (_LEFT, 175.0), (_RIGHT, 175.0))
_EIGHT: Final = tuple((x, y) for x in (_LEFT, _RIGHT) for y in _ROWS)
_PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((_MIDDLE, 61.0), (_MIDDLE, 289.0)),
    "3": ((_MIDDLE, 61.0), (_MIDDLE, 175.0), (_MIDDLE, 289.0)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, 175.0)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 117.5)),
    "8": (*_SIX, (_MIDDLE, 117.5), (_MIDDLE, 232.5)),
    "9": (*_EIGHT, (_MIDDLE, 175.0)),
    "T": (*_EIGHT, (_MIDDLE, 98.3), (_MIDDLE, 251.7)),
}
_PIP: Final = 43.0
_COURTS: Final = {"J": "jack", "Q": "queen", "K": "king"}


class Part(msgspec.Struct, frozen=True):
    """The content of a drawing under ``assets``, and its view box."""

    x: float
    y: float
    width: float
    height: float
    body: str

    def at(self, x: float, y: float, height: float, turned: bool = False) -> str:
        """Return this part ``height`` high, with its middle at x, y; ``turned`` turns it upside down."""
        scale = height / self.height
        turn = " rotate(180)" if turned else ""
        dx, dy = self.x + self.width / 2, self.y + self.height / 2
        return (
            f'<g transform="translate({x:g} {y:g}){turn} scale({scale:.4f}) '
            f'translate({-dx:g} {-dy:g})">{self.body}</g>'
        )

    def alone(self, ink: str) -> str:
        """Return this part as a drawing of its own."""
        return _svg(self.x, self.y, self.width, self.height, self.body, ink)


@cache
def part(*path: str) -> Part:
    """Read a drawing by its path below ``assets``."""
    text = resource("assets", *path).read_text(encoding="utf-8")
    x, y, width, height = (float(n) for n in text.split('viewBox="', 1)[1].split('"', 1)[0].split())
    body = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")].strip()
    return Part(x, y, width, height, body)


def _svg(x: float, y: float, width: float, height: float, body: str, ink: str) -> str:
    body = body.replace("currentColor", ink)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}">{body}</svg>'


def print_svg(body: str, index: str, ink: str) -> str:
    """Return a card's print: the body, and the index in two corners."""
    width, height = CARD
    turned = f'<g transform="rotate(180 {width / 2:g} {height / 2:g})">{index}</g>' if index else ""
    return _svg(0, 0, width, height, body + index + turned, ink)


def suited_index(rank: str, suit: str) -> str:
    """Return a rank and its suit for the upper left corner."""
    sign = part("cards", "suits", f"{SUITS[suit]}.svg")
    return part("cards", "ranks", f"{rank}.svg").at(28, 39, 48) + sign.at(28, 86, 34)


def plain_svg(label: str) -> str:
    """Return the print of a card that has no drawing: a frame around its label, or stripes on the back."""
    width, height = CARD
    frame = f'<rect x="16" y="16" width="{width - 32:g}" height="{height - 32:g}" rx="12" fill="none"'
    frame += ' stroke="currentColor" stroke-width="3"/>'
    size = min(120.0, 1.6 * (width - 48) / max(1, len(label)))
    text = (
        f'<text x="{width / 2:g}" y="{height / 2 + size * 0.36:g}" font-size="{size:g}" font-weight="bold"'
        f' text-anchor="middle" fill="currentColor">{escape(label)}</text>'
    )
    lining = "".join(
        f'<path d="M16 {y} H{width - 16:g}" stroke="currentColor" stroke-width="2"/>'
        for y in range(30, 334, 14)
    )
    return print_svg(frame + (text if label else lining), "", PLAIN_INK)


def face_svg(face: str, deck: str = "two-colour") -> str:
    """Return the print of a card; ``face`` is empty for the back."""
    width, height = CARD
    if not face:
        return part("cards", "back.svg").alone("")
    rank, suit = face[0], face[1]
    if rank in _PIPS:
        sign = part("cards", "suits", f"{SUITS[suit]}.svg")
        print_ = "".join(sign.at(x, y, _PIP, y > height / 2) for x, y in _PIPS[rank])
    elif rank == "A":
        print_ = part("cards", "aces", f"{SUITS[suit]}.svg").at(width / 2, height / 2, 192)
        print_ = print_.replace("<!-- ring -->", part("cards", "aces", "ring.svg").body)
    else:
        print_ = (
            f'<g transform="translate({width / 2:g} {height / 2:g}) scale(0.95)">{_court(rank, suit)}</g>'
        )
    hair, strand = HAIR[suit]
    print_ = print_.replace(_STRAND, strand).replace(_HAIR, hair).replace(_ROBE, ROBES[deck][suit])
    return print_svg(print_, suited_index(rank, suit), INKS[deck][suit])


def _court(rank: str, suit: str) -> str:
    """Return a court's picture around 0, 0: half a figure, its turned twin, and the sash between them."""
    name, sign = SUITS[suit], part("cards", "suits", f"{SUITS[suit]}.svg")
    figure = (
        part("cards", "courts", f"{_COURTS[rank]}.svg")
        .body.replace("<!-- robe -->", part("cards", "robes", f"{name}.svg").body)
        .replace("<!-- held -->", part("cards", "held", f"{_COURTS[rank]}-{name}.svg").body)
        .replace("<!-- fist -->", part("cards", "held", "fist.svg").body)
    )
    half = (
        f'<circle cx="0" cy="-94" r="51" fill="{_ROBE}"/>'
        f'<g transform="scale(-1 1)">{figure}</g>{sign.at(52, -138, 28)}'
    )
    ground, sash = part("cards", "courts", "frame.svg").body.split("<!-- figures -->")
    return f'{ground}{half}<g transform="rotate(180)">{half}</g>{sash}'
