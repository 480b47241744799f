"""The user's own order of the hand: the places that its pieces can be laid in.  No Qt."""

from __future__ import annotations

import math
from typing import Final

from limbotable.table.tableau import Piece, Tableau
from limbotable.ui.table.geometry import Area, area_of

_REACH: Final = 0.75  #: of a piece: a dragged one that is nearer than this to a place of the hand is over it


def arrangeable(tableau: Tableau) -> list[Piece]:
    """Return the pieces that the user may lay in another order, in the order in which they lie."""
    return [piece for piece in tableau.pieces if tableau.arranged and piece.zone == tableau.arranged]


def place_in_hand(tableau: Tableau, key: str, area: Area) -> int | None:
    """Return the place of the hand, from 0, that a piece of it is dragged to.

    None where the piece is not over the hand, or over its own place.
    """
    hand = arrangeable(tableau)
    own = next((n for n, piece in enumerate(hand) if piece.key == key), None)
    if own is None:
        return None
    away = [math.hypot(piece.x - area.x, piece.y - area.y) for piece in hand]
    nearest = away.index(min(away))
    there = area_of(hand[nearest])
    near = abs(there.x - area.x) < _REACH * there.width and abs(there.y - area.y) < _REACH * there.height
    return nearest if near and nearest != own else None
