"""SVG prints of the cards of Libtis, without the paper: personalities, locations, bonus cards.

The Decktet is P. D. Magnus's; these drawings of it are our own.  A card is composed in 250 by 350 units,
as in ``faces``, and a location in the same scale.
"""

from __future__ import annotations

from typing import Final

from limbotable.games.libtis.deck import (
    CARD_SUITS,
    LOCATION_NAMES,
    LOCATION_SUITS,
    NAMES,
    SUITS,
)
from limbotable.table.libtis.location import LANDSCAPE, LOCATION_HEIGHT, LOCATION_WIDTH, SIGN_SIZE, SIGNS
from limbotable.ui.art.faces import CARD, Part, part

#: The colour of each suit.  The drawings have no other inks than these, ink, ivory and gold, and on the
#: locations tints of them.
SUIT_COLOURS: Final = {
    "moons": "#30255B",
    "suns": "#DF8806",
    "waves": "#81C1EE",
    "leaves": "#387667",
    "wyrms": "#8E0D0B",
    "knots": "#BCB6A9",
}
INK: Final = "#1D2329"
GOLD: Final = "#C9962B"

#: The ranks printed on the cards.  The game has no use for them, but players of the Decktet know them.
_RANKS: Final = {
    "author": "2", "painter": "3", "savage": "3", "sailor": "4", "soldier": "5", "lunatic": "6",
    "penitent": "6", "diplomat": "8", "merchant": "9", "huntress": "crown", "bard": "crown",
    "watchman": "pawn", "lightkeeper": "pawn", "consul": "court",
}  # fmt: skip
_OWN_RANKS: Final = ("pawn", "court", "crown")
#: The place of the picture on a card: left, top, width, height.
_PICTURE: Final = (60.0, 14.0, 178.0, 322.0)
_LINE: Final = 3.0  #: width of the frame of a picture
#: The drawing of what a bonus card counts: the sign of a suit, or a drawing of its own.
_COUNTED_SUITS: Final = {"end": "leaves", "calamity": "wyrms", "windfall": "knots"}
_COUNTED: Final = {"harvest": "chips", "betrayal": "failed"}
#: The drawing of most chips of one suit: a large sign between two small ones; dx, dy and size of each.
_MOST: Final = ((-56.0, 6.0, 38.0), (56.0, 6.0, 38.0), (0.0, 0.0, 60.0))


def sign(suit: str) -> Part:
    """Return a suit's sign; its outline is ``currentColor``."""
    return part("decktet", "suits", f"{suit}.svg")


def personality_svg(face: str) -> str:
    """Return the print of a personality by its notation; ``face`` is empty for the back."""
    width, height = CARD
    if not face:
        return part("decktet", "back.svg").alone(INK)
    rank = _RANKS.get(face, "A")
    folder = "decktet" if rank in _OWN_RANKS else "cards"
    index = part(folder, "ranks", f"{rank}.svg").at(28, 39, 46)
    for row, suit in enumerate(CARD_SUITS[NAMES.index(face)]):
        index += sign(SUITS[suit]).at(28, 89 + 42 * row, 37)
    picture = _picture("people", face) if face in _RANKS else _picture("aces", face.removeprefix("ace-"))
    return Part(0, 0, width, height, _framed(picture, *_PICTURE) + index).alone(INK)


def location_svg(face: str) -> str:
    """Return the print of a location: its suits by place, and the landscape."""
    unit = CARD[0]
    left, top, right, bottom = (unit * edge for edge in LANDSCAPE)
    body = _framed(_picture("places", face), left, top, right - left, bottom - top)
    suits = LOCATION_SUITS[LOCATION_NAMES.index(face)]
    for place, (suit, (x, y)) in enumerate(zip(suits, SIGNS, strict=False), start=1):
        folder = "decktet" if place == 1 else "cards"
        number = part(folder, "ranks", f"{place}.svg")
        body += number.at(unit * (x - 0.19), unit * y, 26) + sign(SUITS[suit]).at(
            unit * x, unit * y, unit * SIGN_SIZE
        )
    return Part(0, 0, unit * LOCATION_WIDTH, unit * LOCATION_HEIGHT, body).alone(INK)


def bonus_svg(face: str) -> str:
    """Return the print of a bonus card: an emblem above the chips counted; ``face`` is empty for the back."""
    width, height = CARD
    if not face:
        return part("decktet", "bonus", "back.svg").alone(INK)
    body = "".join(part("decktet", "bonus", f"{name}.svg").at(width / 2, 128, 218) for name in ("ring", face))
    return Part(0, 0, width, height, body + _measure(face)).alone(INK)


def _measure(face: str) -> str:
    """Return the lower part of a bonus card: the chips that it counts."""
    middle, y = CARD[0] / 2, 292.0
    row = [(middle + 36 * (k - 2.5), suit) for k, suit in enumerate(SUITS)]
    if face == "pact":
        return "".join(sign(suit).at(x, y, 33) for x, suit in row)
    if face == "excuse":
        return "".join(
            f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="none" stroke="{INK}" stroke-width="3" '
            'stroke-dasharray="5 4.2"/>'
            for x, _ in row
        )
    if face in _COUNTED:
        return part("decktet", "bonus", f"{_COUNTED[face]}.svg").at(middle, y, 72)
    suit = sign(_COUNTED_SUITS[face])
    return "".join(suit.at(middle + dx, y + dy, size) for dx, dy, size in _MOST)


def _picture(*path: str) -> Part:
    """Return a picture, with the parts inserted that several pictures share."""
    *folders, name = path
    drawn = part("decktet", *folders, f"{name}.svg")
    body = drawn.body
    for shared in ("face", "eyes", "hand"):
        body = body.replace(f"<!-- {shared} -->", part("decktet", "people", f"{shared}.svg").body)
    return Part(drawn.x, drawn.y, drawn.width, drawn.height, body)


def _framed(picture: Part, left: float, top: float, width: float, height: float) -> str:
    """Return a picture in a frame of ink; the picture has the frame's proportions."""
    frame = (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="4" fill="none" '
        f'stroke="{INK}" stroke-width="{_LINE:g}"/>'
    )
    return picture.at(left + width / 2, top + height / 2, height) + frame
