"""The table of Libtis: the board with its cubes, and the seats around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.libtis.deck import CARD_SUITS, NAMES, SUITS, card_phrase, location_phrase, suits_phrase
from limbotable.games.libtis.explain import here_phrases, listed, suit_phrase
from limbotable.games.libtis.view import LibtisCard, LibtisView, Standing
from limbotable.table.libtis.layout import LibtisLayout
from limbotable.table.libtis.play import gestures_of, options_of, refusals_of, spots_of
from limbotable.table.libtis.signs import (
    chips_hidden,
    listed_suits,
    pays_phrase,
    signs_of,
    standing,
    turn_phrase,
    worths,
)
from limbotable.table.lie import Lie
from limbotable.table.tableau import Frame, Piece, Tableau
from limbotable.table.words import joined

ZONES: Final = ("set", "hand", "board", "cubes", "bonus", "supply", "pile", "others")

#: What comes after a cube that is picked, and after a cube with its card.
_ONWARD: Final = phrase("libtis.next.cube"), phrase("libtis.next.both")

# Heights: a piece covers those with a lower one.
_LOCATION: Final = 10
_CUBE: Final = 100
_SEAT: Final = 200
_CHIP: Final = 300
_PILE: Final = 400
_HAND: Final = 500


def tableau(view: LibtisView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as the viewer sees it; a spectator sits at seat 0's side."""
    places = places_of(view, frame)
    gestures = tuple(gestures_of(view, places, names))
    picks = {gesture.pick for gesture in gestures}
    pieces = (
        *_locations(view, places, names),
        *_cubes(view, places, names),
        *_supplies(view, places, names),
        *_chips(view, places, names),
        *_bonuses(view, places, names),
        *_set(view, places),
        *_pile(view, places, names),
        *_hands(view, places, names),
    )
    return Tableau(
        frame=frame,
        zones=ZONES,
        pieces=tuple(replace(one, rim="playable") if one.key in picks else one for one in pieces),
        signs=tuple(signs_of(view, places, names)),
        spots=tuple(spots_of(view, places)),
        gestures=gestures,
        options=options_of(view, places, names),
        refusals=tuple(refusals_of(view, names)),
        turn=turn_phrase(view, names),
        standing=standing(view),
        summary=(worths(),),
        naming="step",
        onward=None if view.draft is not None else _ONWARD,
    )


def places_of(view: LibtisView, frame: Frame) -> LibtisLayout:
    near = view.viewer if view.viewer < view.seats else 0
    return LibtisLayout(frame, view.seats, near, draft=view.draft is not None)


def _piece(key: str, kind: str, face: str, lie: Lie, z: int, zone: str, name: Phrase) -> Piece:
    return Piece(key, kind, face, lie.x, lie.y, z, zone, name, angle=lie.angle, scale=lie.scale)


# --- the board ----------------------------------------------------------------------------------------
def _locations(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    for index, one in enumerate(view.locations):
        name = _location_name(one.name, one.suits, one.standing, tuple(names))
        lie = places.board.location(index)
        piece = _piece(one.name, "location", one.name, lie, _LOCATION + index, "board", name)
        yield replace(piece, tip=joined([name, worths(one.suits)]))


@lru_cache(maxsize=64)
def _location_name(name: str, suits: tuple[str, ...], standing: Standing, names: tuple[str, ...]) -> Phrase:
    """Return a location as it is read out: its suits, and place by place the seats' cubes and awards.

    Most locations are the same in the next picture; older ones are not worth their memory.
    """
    said = [listed_suits(suits), *here_phrases(standing, names)]
    return phrase("libtis.at", location=location_phrase(name), remarks=listed(said))


def _cubes(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    """Yield the cubes on the board; keyboard and pointer find the one of a column that goes first."""
    last = view.pile[-1].cube if view.pile else ""
    for index, location in enumerate(view.locations):
        for seat, keys in enumerate(location.cubes):
            where, count = location_phrase(location.name), len(keys)
            name = phrase("libtis.name.cubes", seat=names[seat], location=where, n=count)
            for height, key in enumerate(keys):
                lie = places.board.cube(index, seat, view.seats, height, count)
                cube = _cube(key, seat, lie, _CUBE, height, "cubes", keys[-1], name)
                yield replace(cube, mark="last") if key == last else cube


def _cube(key: str, seat: int, lie: Lie, floor: int, height: int, zone: str, top: str, name: Phrase) -> Piece:
    """Return a cube of a pile, whose top one stands for all of them in its zone, and is the one to take."""
    return Piece(
        key=key,
        kind="cube",
        face=str(seat),
        x=lie.x,
        y=lie.y,
        z=floor + height,
        zone=zone if key == top else "",
        name=name,
        scale=lie.scale,
        bare=height > 0,
        handle="" if key == top else top,
    )


# --- the seats ----------------------------------------------------------------------------------------
def _supplies(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    for seat, keys in enumerate(view.supplies):
        every = len(keys) + sum(len(location.cubes[seat]) for location in view.locations)
        name = phrase("libtis.name.supply", seat=names[seat], n=len(keys))
        for key in reversed(keys):
            # Each cube has its own place, so the others stay in theirs when it goes.
            number = every - 1 - int(key.partition(".")[2])
            lie = places.seat(seat).supply(number)
            yield _cube(key, seat, lie, _SEAT, number, "supply", keys[0], name)


def _chips(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    """Yield the chips in stacks; none where some are hidden, so that every viewer sees the same."""
    if chips_hidden(view):
        return
    for seat, held in enumerate(view.chips):
        for suit, count in enumerate(held or ()):
            if not count:
                continue
            name = phrase("libtis.name.chip", seat=names[seat], suit=suit_phrase(SUITS[suit]))
            for number in range(count):
                lie = places.seat(seat).chip(suit, number, count)
                yield Piece(
                    key=chip_key(seat, suit, number),
                    kind="chip",
                    face=SUITS[suit],
                    x=lie.x,
                    y=lie.y,
                    z=_CHIP + number,
                    zone="",
                    name=name,
                    scale=lie.scale,
                    bare=number > 0,
                    tip=worths((SUITS[suit],)),
                )


def chip_key(seat: int, suit: int, number: int) -> str:
    """Return the key of a seat's chip of a suit by the order in which it got them, from 0."""
    return f"chip.{seat}.{suit}.{number}"


def _bonuses(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    for seat, sight in enumerate(view.bonuses):
        if sight is not None:
            yield bonus_piece(sight, seat, places.bonus(seat), names)


def bonus_piece(sight: LibtisCard, seat: int, lie: Lie, names: Sequence[str]) -> Piece:
    """Return a seat's bonus card at any place."""
    name = phrase("libtis.name.bonus-hidden", seat=names[seat])
    if sight.card is not None:
        name = phrase(
            "libtis.name.bonus", card=card_phrase(sight.card), seat=names[seat], pays=pays_phrase(sight.card)
        )
    piece = _piece(sight.token, "bonus", sight.card or "", lie, _SEAT, "bonus", name)
    return replace(piece, tip=name)


def _set(view: LibtisView, places: LibtisLayout) -> Iterator[Piece]:
    """Yield the set of bonus cards: laid out large for the seat that chooses, for others before that seat."""
    if view.draft is None:
        return
    count = len(view.draft.cards)
    for number, sight in enumerate(view.draft.cards):
        if sight.card is None:
            lie = places.passed(view.draft.seat, number, count)
            name = phrase("libtis.name.set-hidden", n=count)
        else:
            lie = places.offered(number, count)
            name = phrase("libtis.name.set", card=card_phrase(sight.card), pays=pays_phrase(sight.card))
        yield _piece(sight.token, "bonus", sight.card or "", lie, _PILE + number, "set", name)


# --- the cards ----------------------------------------------------------------------------------------
def _pile(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    for number, played in enumerate(view.pile):
        card = played.sight.card
        lie = places.played(number, len(view.pile))
        name = phrase("libtis.name.pile", card=_card_and_suits(card), seat=names[played.seat])
        piece = _piece(played.sight.token, "decktet", card or "", lie, _PILE + number, "pile", name)
        yield replace(piece, tip=name, bare=number < len(view.pile) - 3)


@cache
def _card_and_suits(card: str | None) -> Phrase:
    if card is None:
        return card_phrase(None)
    suits = suits_phrase(CARD_SUITS[NAMES.index(card)])
    return phrase("libtis.card-and-suits", card=card_phrase(card), suits=suits)


def _hands(view: LibtisView, places: LibtisLayout, names: Sequence[str]) -> Iterator[Piece]:
    """Yield the hands, card by card in the order of the deal."""
    fits: dict[str, set[str]] = {}
    for move in view.moves:
        fits.setdefault(move.token, set()).add(move.location)
    longest = max(len(hand) for hand in view.hands)
    order = [(view.start or 0) + k for k in range(view.seats)]
    for number in range(longest):
        for seat in (one % view.seats for one in order):
            hand = view.hands[seat]
            if number >= len(hand):
                continue
            sight = hand[number]
            if seat == places.near:
                lie = places.hand(number, len(hand))
                name = _own_name(sight, len(fits.get(sight.token, ())), names[seat], len(hand))
                piece = _piece(sight.token, "decktet", sight.card or "", lie, _HAND + number, "hand", name)
                yield replace(piece, tip=_card_and_suits(sight.card)) if sight.card else piece
            else:
                lie = places.seat(seat).back(number)
                zone = "others" if number == len(hand) - 1 else ""
                name = phrase("libtis.name.hand", seat=names[seat], n=len(hand))
                yield _piece(sight.token, "decktet", "", lie, _SEAT + number, zone, name)


def _own_name(sight: LibtisCard, places: int, owner: str, count: int) -> Phrase:
    if sight.card is None:
        return phrase("libtis.name.hand", seat=owner, n=count)
    card = _card_and_suits(sight.card)
    if not places:
        return phrase("libtis.name.mine", card=card)
    return phrase("libtis.name.fits", card=card, n=places)
