"""The cards on the table of the countdown game: two hands, the stock and the pile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter

from limbotable.core.cards import card_phrase, card_text
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.sightings import token_order
from limbotable.games.countdown.view import CountdownCard, CountdownMove, CountdownView, PlayedCard
from limbotable.table.countdown.layout import FAR_SCALE, PILE_STEP, SHOWN_OF_PILE, STAKE, CountdownLayout
from limbotable.table.tableau import Piece
from limbotable.table.words import joined


def pieces_of(
    view: CountdownView, near: int, places: CountdownLayout, names: Sequence[str], laying: int | None
) -> tuple[Piece, ...]:
    """Return all cards and stakes, for the seat that is near; ``laying`` has its stake still in hand."""
    moves = _by_token(view.moves)
    return (
        *_stock(view, places, moves),
        *_hands(view, near, places, names, moves),
        *_pile(view.pile, places, names),
        *_stakes(view, near, places, names, laying),
    )


def _stakes(
    view: CountdownView, near: int, places: CountdownLayout, names: Sequence[str], laying: int | None
) -> Iterator[Piece]:
    """Yield a marker for each seat that has doubled."""
    for seat, doubled in enumerate(view.calls):
        if doubled:
            place = places.stake_home if seat == laying else places.stake
            x, y = place(near=seat == near)
            name = phrase("countdown.name.stake", seat=names[seat])
            yield Piece(f"stake{seat}", STAKE, "2", x, y, 900, "stakes", name, tip=name)


def _by_token(moves: Iterable[CountdownMove]) -> dict[str, list[CountdownMove]]:
    found: dict[str, list[CountdownMove]] = {}
    for move in moves:
        if move.token:
            found.setdefault(move.token, []).append(move)
    return found


def _face(sight: CountdownCard) -> str:
    return "" if sight.card is None else card_text(sight.card)


def _hands(
    view: CountdownView,
    near: int,
    places: CountdownLayout,
    names: Sequence[str],
    moves: dict[str, list[CountdownMove]],
) -> list[Piece]:
    """Return the cards of both hands, in the order of the deal."""
    mine, theirs = view.hands[near], view.hands[1 - near]
    found = []
    for k, (sight, (x, y, angle)) in enumerate(zip(mine, places.fan(len(mine)), strict=True)):
        ways = moves.get(sight.token, [])
        found.append(
            Piece(
                key=sight.token,
                kind="card",
                face=_face(sight),
                x=x,
                y=y,
                z=300 + k,
                zone="hand",
                name=_own_name(sight, ways, names[near], len(mine)),
                angle=angle,
                rim="playable" if ways else "",
                dim=view.blocked[near],
            )
        )
    for k, sight in enumerate(theirs):
        found.append(
            Piece(
                key=sight.token,
                kind="card",
                face="",
                x=places.centre + (k - (len(theirs) - 1) / 2) * 0.58,
                y=places.top,
                z=200 + k,
                zone="opponent",
                name=phrase("countdown.name.theirs", seat=names[1 - near], n=len(theirs)),
                scale=FAR_SCALE,
                dim=view.blocked[1 - near],
            )
        )
    ordered = sorted(((token_order(piece.key), piece) for piece in found), key=itemgetter(0))
    return [piece for _, piece in ordered]


def _own_name(sight: CountdownCard, ways: Sequence[CountdownMove], owner: str, held: int) -> Phrase:
    if sight.card is None:
        return phrase("countdown.name.theirs", seat=owner, n=held)
    card = card_phrase(sight.card)
    if not ways:
        return phrase("countdown.name.mine", card=card)
    if len(ways) == 1 and ways[0].step is not None:
        return phrase("countdown.name.playable", card=card, count=ways[0].step.count)
    return phrase("countdown.name.ways", card=card, n=len(ways))


def _stock(
    view: CountdownView, places: CountdownLayout, moves: dict[str, list[CountdownMove]]
) -> list[Piece]:
    """Return the cards of the stock, its bottom card first."""
    count = len(view.stock)
    draws = any(move.action == "draw" for move in view.moves)
    pieces = []
    for depth, sight in enumerate(view.stock):
        top = depth == 0
        shown = top and view.stock_up
        height = count - 1 - depth
        name = phrase("countdown.name.stock", n=count)
        if shown and sight.card is not None:
            name = phrase("countdown.name.top", card=card_phrase(sight.card), n=count)
        pieces.append(
            Piece(
                key=sight.token,
                kind="card",
                face=_face(sight) if shown else "",
                x=places.stock_x - 0.0012 * height,
                y=places.middle - 0.0032 * height,
                z=height,
                zone="stock",
                name=name,
                tip=name,
                rim="playable" if top and (draws or sight.token in moves) else "",
                bare=height > 0,
            )
        )
    return pieces[::-1]


def _pile(pile: Sequence[PlayedCard], places: CountdownLayout, names: Sequence[str]) -> list[Piece]:
    """Return the played cards: the last ones side by side, those before them under the first of these."""
    hidden = max(0, len(pile) - SHOWN_OF_PILE)
    number = phrase("countdown.on-pile", n=len(pile))
    pieces = []
    for k, played in enumerate(pile):
        if played.sight.card is None:
            continue
        card = card_phrase(played.sight.card)
        pieces.append(
            Piece(
                key=played.sight.token,
                kind="card",
                face=_face(played.sight),
                x=places.pile_x + PILE_STEP * max(0, k - hidden),
                y=places.middle,
                z=100 + k,
                zone="pile",
                # The last card is read out for the pile as a whole.
                name=joined([card, number])
                if k == len(pile) - 1
                else phrase("countdown.name.pile", card=card),
                owner=names[played.seat],
                tip=number if k >= hidden else None,  # a card that none can point at stays as it is
            )
        )
    return pieces
