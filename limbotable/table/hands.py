"""The order of a hand at the table: as it was dealt, or as its holder likes to see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from limbotable.core.cards import PACK, SUITS, card_number
from limbotable.table.tableau import Gesture, Piece, Tableau

#: A card's sort key, by its face.
Sort: TypeAlias = Callable[[str], tuple[int, ...]]

HAND: Final = "hand"  #: the zone of the viewer's hand


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
    return _laid(picture, lambda piece: sort(piece.face))


def arranged_hand(picture: Tableau, keys: Sequence[str]) -> Tableau:
    """Return a picture with the viewer's hand in an order of its own: the keys of its cards.

    Cards that are not among them lie after the others, in the picture's order.  A hand with a card that the
    viewer does not see stays as it is.
    """
    places = {key: n for n, key in enumerate(keys)}
    return _laid(picture, lambda piece: (places.get(piece.key, len(places)),))


def rearranged(keys: Sequence[str], hand: Sequence[str], card: str, place: int) -> tuple[str, ...]:
    """Return an order of keys in which a card of a hand lies in another place of it, from 0.

    ``keys`` is the order so far, if there was any, and ``hand`` the cards as they lie.  Cards that have left
    the hand keep their places among the others, for an action may be taken back.
    """
    full = [*keys, *(key for key in hand if key not in keys)]
    others = [key for key in hand if key != card]
    full.remove(card)
    at = full.index(others[place - 1]) + 1 if place else 0
    return (*full[:at], card, *full[at:])


def _laid(picture: Tableau, order: Callable[[Piece], tuple[int, ...]]) -> Tableau:
    hand = [piece for piece in picture.pieces if piece.zone == HAND]
    if not all(piece.face for piece in hand):
        return picture
    ordered = sorted(hand, key=order)
    if ordered == hand:
        return picture
    moved = iter([_in_place(piece, place) for piece, place in zip(ordered, hand, strict=True)])
    pieces = tuple(next(moved) if piece.zone == HAND else piece for piece in picture.pieces)
    places = {piece.key: n for n, piece in enumerate(ordered)}
    gestures = iter(sorted(_of(picture, places), key=lambda gesture: places[gesture.pick]))
    return replace(
        picture,
        pieces=pieces,
        gestures=tuple(next(gestures) if one.pick in places else one for one in picture.gestures),
    )


def _in_place(piece: Piece, place: Piece) -> Piece:
    return replace(piece, x=place.x, y=place.y, z=place.z, angle=place.angle, scale=place.scale)


def _of(picture: Tableau, hand: Mapping[str, int]) -> list[Gesture]:
    """Return the actions that begin with a card of the hand."""
    return [gesture for gesture in picture.gestures if gesture.pick in hand]
