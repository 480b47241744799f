"""The pieces of the foe game's table, and their names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from limbotable.core.cards import card_phrase, card_text
from limbotable.core.phrases import phrase
from limbotable.core.sightings import token_order
from limbotable.games.foes.view import Corner, Cycle, FoesCard, FoesView, Laid
from limbotable.table.foes.names import foe_phrase
from limbotable.table.foes.places import FoesLayout, is_complete
from limbotable.table.foes.words import both, hero_name
from limbotable.table.tableau import Mark, Piece

ZONES: Final = ("hand", "cycle", "foe", "corner", "marker", "deck", "discards", "others")

#: The heights of the piles: each of these leaves room for one.
_PILE, _MARKERS, _CORNERS, _CYCLE, _FOE, _OTHERS, _HAND = 0, 100, 200, 300, 400, 500, 600
_THICK: Final = 0.004  #: the visible edge of each card of a deck
_GONE: Final = 0.56  #: the scale of foes that have cancelled each other


def pieces(view: FoesView, places: FoesLayout, names: Sequence[str], gone: Sequence[str]) -> Iterator[Piece]:
    """Yield all pieces on the table.

    ``gone`` are the foes, by their tokens, that the chaos has taken out of the corners so far.
    """
    yield from _foe_deck(view, places)
    yield from _deck(view, places)
    yield from _discards(view, places)
    for corner in view.corners:
        yield from _corner(corner, places, names, gone)
    yield from _gone(view, places, gone)
    for seat in range(view.seats):
        yield from _markers(view, seat, places, names)
    yield from _cycle(view, places, names)
    yield from _hands(view, places, names)


def face(sight: FoesCard) -> str:
    """Return the face of a seen card in the terms of the art; empty for an unseen one."""
    return "" if sight.card is None else card_text(sight.card)


def state(laid: Laid, cycle: Cycle, places: FoesLayout) -> Mark:
    """Return the state of a cycle's card, as the mark that it wears while it is only considered."""
    if laid.hidden_by:
        return "hidden"
    if laid.hero != cycle.target:
        return "shown"
    return "target" if is_complete(cycle, places) else "leads"


# --- decks --------------------------------------------------------------------------------------------
def _foe_deck(view: FoesView, places: FoesLayout) -> Iterator[Piece]:
    at, below = places.foe, len(view.foe_deck)
    name = phrase("foes.name.foe-deck", n=below)
    for height, sight in enumerate(reversed(view.foe_deck)):
        yield Piece(
            key=sight.token,
            kind="foe",
            face="",
            x=at.x + _THICK * (below - height),
            y=at.y + _THICK * (below - height),
            z=_PILE + height,
            zone="foe",
            name=name,
            scale=at.scale,
            bare=height > 0,
        )
    if view.foe is not None:
        foe = foe_phrase(view.foe.card)
        yield Piece(
            key=view.foe.token,
            kind="foe",
            face=face(view.foe),
            x=at.x,
            y=at.y,
            z=_FOE,
            zone="foe",
            name=phrase("foes.name.foe", foe=foe, n=below)
            if below
            else phrase("foes.name.foe-last", foe=foe),
            scale=at.scale,
            bare=below > 0,
        )


def _deck(view: FoesView, places: FoesLayout) -> Iterator[Piece]:
    count = len(view.deck)
    name = phrase("foes.name.deck", n=count)
    playable = any(not move.token for move in view.moves)
    for height, sight in enumerate(reversed(view.deck)):
        yield Piece(
            key=sight.token,
            kind="card",
            face="",
            x=places.deck.x - 0.5 * _THICK * height,
            y=places.deck.y - _THICK * height,
            z=_PILE + height,
            zone="deck",
            name=name,
            scale=places.deck.scale,
            rim="playable" if playable and height == count - 1 else "",
            bare=height > 0,
        )


def _discards(view: FoesView, places: FoesLayout) -> Iterator[Piece]:
    count = len(view.discards)
    for height, sight in enumerate(view.discards):
        yield Piece(
            key=sight.token,
            kind="card",
            face=face(sight),
            x=places.discards.x + 0.5 * _THICK * height,
            y=places.discards.y - _THICK * height,
            z=_PILE + height,
            zone="discards",
            name=phrase("foes.name.discards", card=card_phrase(sight.card), n=count),
            scale=places.discards.scale,
            angle=(height * 7) % 9 - 4.0,
            bare=height > 0,
        )


# --- taken foes -----------------------------------------------------------------------------------------
def _corner(
    corner: Corner, places: FoesLayout, names: Sequence[str], gone: Collection[str]
) -> Iterator[Piece]:
    groups = {token: group for group in corner.groups for token in group.tokens}
    cards = {sight.token: sight.card for sight in corner.foes}
    left = [sight for sight in corner.foes if sight.token not in gone]
    for k, (sight, at) in enumerate(zip(left, places.corner(corner.hero, len(left)), strict=True)):
        seat = hero_name(corner.hero, names)
        name = phrase("foes.name.corner", foe=foe_phrase(sight.card), seat=seat)
        group = groups.get(sight.token)
        if group is not None:
            others = [foe_phrase(cards[token]) for token in group.tokens if token != sight.token]
            name = phrase("foes.name.cancels", foe=name, others=both(others))
        yield Piece(
            key=sight.token,
            kind="foe",
            face=face(sight),
            x=at.x,
            y=at.y,
            z=_CORNERS + k,
            zone="corner",
            name=name,
            scale=at.scale,
            mark=group.kind if group is not None else "",
            tip=name if group is not None else None,
        )


def _gone(view: FoesView, places: FoesLayout, gone: Sequence[str]) -> Iterator[Piece]:
    """Yield the foes that have cancelled each other, in a heap in the place of the foe deck.

    However they lie, they leave the name above that place free.
    """
    owner = {sight.token: (corner.hero, sight) for corner in view.corners for sight in corner.foes}
    for k, token in enumerate(gone):
        _, sight = owner[token]
        yield Piece(
            key=token,
            kind="foe",
            face=face(sight),
            x=places.foe.x + 0.3 * ((k * 5) % 7 - 3) / 3,
            y=places.foe.y + min(0.16, 0.25 * places.foe.scale) * ((k * 3) % 5 - 2) / 2,
            z=_PILE + k,
            zone="foe",
            name=phrase("foes.name.gone", foe=foe_phrase(sight.card)),
            scale=min(_GONE, places.foe.scale / 2),
            angle=(k * 29) % 61 - 30.0,
        )


# --- tactical cards -------------------------------------------------------------------------------------
def _markers(view: FoesView, seat: int, places: FoesLayout, names: Sequence[str]) -> Iterator[Piece]:
    count = len(view.markers[seat])
    row = places.markers(seat, len(view.hands[seat]), count)
    for k, (sight, at) in enumerate(zip(view.markers[seat], row, strict=True)):
        name = phrase("foes.name.marker", seat=names[seat], n=count)
        if seat == view.viewer:
            name = phrase("foes.name.own-marker", card=card_phrase(sight.card))
        yield Piece(
            key=sight.token,
            kind="card",
            face="",
            x=at.x,
            y=at.y,
            z=_MARKERS + k,
            zone="marker",
            name=name,
            scale=at.scale,
            angle=90.0,
        )


def _cycle(view: FoesView, places: FoesLayout, names: Sequence[str]) -> Iterator[Piece]:
    cards = {laid.sight.token: laid.sight.card for laid in view.cycle.cards}
    for k, laid in enumerate(view.cycle.cards):
        at = places.heroes[laid.hero].card
        card, seat = card_phrase(laid.sight.card), hero_name(laid.hero, names)
        mark = state(laid, view.cycle, places)
        word = {"target": "target", "leads": "leads"}.get(mark, "visible")
        name = phrase(f"foes.name.{word}", card=card, seat=seat)
        if laid.hidden_by:
            others = both([card_phrase(cards[token]) for token in laid.hidden_by])
            name = phrase("foes.name.hidden", card=card, seat=seat, others=others)
        yield Piece(
            key=laid.sight.token,
            kind="card",
            face=face(laid.sight),
            x=at.x,
            y=at.y,
            z=_CYCLE + k,
            zone="cycle",
            name=name,
            scale=at.scale,
            dim=bool(laid.hidden_by),
            mark=mark if mark != "shown" else "",
            tip=name if mark != "shown" else None,
        )


def _hands(view: FoesView, places: FoesLayout, names: Sequence[str]) -> Iterator[Piece]:
    """Yield all hands, in the order in which their cards were dealt."""
    hands = [
        _near_hand(view, seat, places, names) if seat == places.near else _far_hand(view, seat, places, names)
        for seat in range(view.seats)
    ]
    yield from sorted((piece for hand in hands for piece in hand), key=lambda piece: token_order(piece.key))


def _near_hand(view: FoesView, seat: int, places: FoesLayout, names: Sequence[str]) -> Iterator[Piece]:
    sights = view.hands[seat]
    playable = {move.token for move in view.moves}
    hidden = phrase("foes.name.theirs", seat=names[seat], n=len(sights))
    for k, (sight, (x, y, angle)) in enumerate(zip(sights, places.fan(len(sights)), strict=True)):
        own = phrase("foes.name.mine", card=card_phrase(sight.card))
        yield Piece(
            key=sight.token,
            kind="card",
            face=face(sight),
            x=x,
            y=y,
            z=_HAND + k,
            zone="hand",
            name=own if seat == view.viewer else hidden,
            angle=angle,
            rim="playable" if sight.token in playable else "",
        )


def _far_hand(view: FoesView, seat: int, places: FoesLayout, names: Sequence[str]) -> Iterator[Piece]:
    sights = view.hands[seat]
    name = phrase("foes.name.theirs", seat=names[seat], n=len(sights))
    for k, (sight, at) in enumerate(zip(sights, places.held(seat, len(sights)), strict=True)):
        yield Piece(
            key=sight.token,
            kind="card",
            face="",
            x=at.x,
            y=at.y,
            z=_OTHERS + k,
            zone="others",
            name=name,
            scale=at.scale,
        )
