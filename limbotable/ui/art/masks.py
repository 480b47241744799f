"""SVG prints of the foes, without the paper: masks of four troupes, and three jokers.

The suit is the troupe: clubs have horns, diamonds pointed ears, hearts round heads and spades beaks, and
each has a cloak of its own.  The rank shows in the light behind the mask: stars, lanterns, the moon, and
a burst of rays.  Foes of equal rank and colour cancel each other; so in a deck of two colours the paper
behind them has two colours as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from limbotable.ui.art.faces import CARD, INKS, SUITS, part, print_svg, suited_index

#: The character of each foe, which names its drawing.
MASKS: Final[Mapping[str, str]] = {
    "Jc": "roebuck", "Qc": "reindeer", "Kc": "elk", "Ac": "goat",
    "Jd": "hare", "Qd": "fox", "Kd": "lynx", "Ad": "wolf",
    "Jh": "boar", "Qh": "tigress", "Kh": "bear", "Ah": "lion",
    "Js": "magpie", "Qs": "owl", "Ks": "cockerel", "As": "raven",
    "X1": "jester", "X2": "oni", "X3": "troll",
}  # fmt: skip


class _Inks(msgspec.Struct, frozen=True):
    ground: str  #: behind the mask
    cloak: str
    paint: str  #: on the mask


_DARK: Final = "#1D2329"
_FOE_INKS: Final[Mapping[str, Mapping[str, _Inks]]] = {
    "two-colour": {
        "c": _Inks(_DARK, "#1F5A50", "#1F6F5C"),
        "d": _Inks("#A8281A", _DARK, "#A8281A"),
        "h": _Inks("#A8281A", _DARK, "#A8281A"),
        "s": _Inks(_DARK, "#2C4A73", "#34588A"),
    },
    "four-colour": {
        "c": _Inks("#0E8C6C", _DARK, "#0B5C48"),
        "d": _Inks("#0F43BD", _DARK, "#0F43BD"),
        "h": _Inks("#A40E0E", _DARK, "#A40E0E"),
        "s": _Inks("#16181D", "#4A4A55", "#4A5B78"),
    },
}
_JOKER_INKS: Final = _Inks("#44233F", _DARK, "#7C3C62")
#: The ink of a joker's index.
JOKER_INDEX: Final = "#7C3C62"
#: The colours that stand for ground, cloak and paint in the drawings.
_GROUND, _CLOAK, _PAINT = "#24406b", "#2c4a73", "#7b3f1d"
_HALOES: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "X": "joker"}
#: The stars that show a joker's number: x, y and size of each.
_STARS: Final[Mapping[str, tuple[tuple[float, float, float], ...]]] = {
    "1": ((28, 86, 34),),
    "2": ((17, 85, 20), (39, 85, 20)),
    "3": ((28, 76, 20), (18, 94, 20), (38, 94, 20)),
}


def draw_hood(painter: QPainter, area: QRectF, ink: str) -> None:
    """Draw the sign of the Shadow, in one colour."""
    QSvgRenderer(QByteArray(part("foes", "shadow.svg").alone(ink).encode())).render(painter, area)


def foe_svg(face: str, deck: str = "two-colour") -> str:
    """Return the print of a foe or a joker; ``face`` is empty for the back of the foe deck."""
    if not face:
        return part("foes", "back.svg").alone("")
    rank, suit = face[0], face[1]
    if rank == "X":
        troupe, inks, ink = "joker", _JOKER_INKS, JOKER_INDEX
        star = part("foes", "star.svg")
        index = part("foes", "cap.svg").at(28, 39, 46) + "".join(star.at(*place) for place in _STARS[suit])
    else:
        troupe, inks, ink = SUITS[suit], _FOE_INKS[deck][suit], INKS[deck][suit]
        index = suited_index(rank, suit)
    figure = (
        part("foes", "frame.svg")
        .body.replace("<!-- halo -->", part("foes", "haloes", f"{_HALOES[rank]}.svg").body)
        .replace("<!-- cloak -->", part("foes", "cloaks", f"{troupe}.svg").body)
        .replace("<!-- mask -->", part("foes", "masks", f"{MASKS[face]}.svg").body)
    )
    for stand_in, real in ((_GROUND, inks.ground), (_CLOAK, inks.cloak), (_PAINT, inks.paint)):
        figure = figure.replace(stand_in, real)
    width, height = CARD
    placed = f'<g transform="translate({width / 2:g} {height / 2:g}) scale(0.95)">{figure}</g>'
    return print_svg(placed, index, ink)
