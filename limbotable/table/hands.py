"""The order of a hand at the table: as it was dealt, or as its holder likes to see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from limbotable.core.cards import PACK, SUITS, card_number
from limbotable.table.tableau import Gesture, Piece, Tableau

#: A card's sort key, by its face.
Sort: TypeAlias = Callable[[str], tuple[int, ...]]

_HAND: Final = "hand"  #: the zone of the viewer's hand


def by_rank(face: str) -> tuple[int, ...]:
    """Return the sort key of a playing card by its rank, the ace first; jokers come last."""
    return (card_number(face) or 0,)


def by_suit(face: str) -> tuple[int, ...]:
    """Return the sort key of a playing card by its suit, and then by its rank; jokers come last."""
    number = card_number(face) or 0
    return (len(SUITS), number) if number >= PACK else (number % len(SUITS), number)


#: The orders of a hand of playing cards.
PLAYING_CARDS: Final[Mapping[str, Sort]] = {"rank": by_rank, "suit": by_suit}


def sorted_hand(picture: Tableau, sort: Sort) -> Tableau:
    """Return a picture with the viewer's hand in another order, and its actions in the same order.

    The cards change places with each other.  A hand with a card that the viewer does not see stays as it is,
    so no order tells anything of it.
    """
    hand = [piece for piece in picture.pieces if piece.zone == _HAND]
    if not all(piece.face for piece in hand):
        return picture
    ordered = sorted(hand, key=lambda piece: sort(piece.face))
    if ordered == hand:
        return picture
    moved = iter([_in_place(piece, place) for piece, place in zip(ordered, hand, strict=True)])
    pieces = tuple(next(moved) if piece.zone == _HAND else piece for piece in picture.pieces)
    order = {piece.key: n for n, piece in enumerate(ordered)}
    gestures = iter(sorted(_of(picture, order), key=lambda gesture: order[gesture.pick]))
    return replace(
        picture,
        pieces=pieces,
        gestures=tuple(next(gestures) if one.pick in order else one for one in picture.gestures),
    )


def _in_place(piece: Piece, place: Piece) -> Piece:
    return replace(piece, x=place.x, y=place.y, z=place.z, angle=place.angle, scale=place.scale)


def _of(picture: Tableau, hand: Mapping[str, int]) -> list[Gesture]:
    """Return the actions that begin with a card of the hand."""
    return [gesture for gesture in picture.gestures if gesture.pick in hand]
