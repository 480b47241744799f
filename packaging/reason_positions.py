"""A position in a few lines of plain text, as the seat to act sees it: to judge a reason by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from limbotable.core.cards import card_text
from limbotable.core.view import View
from limbotable.games.countdown.view import CountdownView
from limbotable.games.foes.view import FoesView
from limbotable.games.libtis.deck import SUITS
from limbotable.games.libtis.view import LibtisView
from limbotable.games.limit.view import LimitView


def lines_of(view: View, names: Sequence[str]) -> list[str]:
    """Return the lines; none for a game that this module does not know."""
    tell = _TELL.get(type(view))
    return [] if tell is None else list(tell(view, names))


def _cards(cards: Iterable[Any]) -> str:
    return " ".join("?" if one.card is None else card_text(one.card) for one in cards) or "-"


def _countdown(view: CountdownView, names: Sequence[str]) -> Iterator[str]:
    yield (
        f"{names[view.turn]} to act ({view.phase}), dealer {names[view.dealer]}, count {view.count},"
        f" factor {view.factor}, scores {view.scores}, to {view.goal}"
    )
    for seat, hand in enumerate(view.hands):
        blocked = ", blocked" if view.blocked[seat] else ""
        yield f"{names[seat]}: {_cards(hand)}{blocked}, doubled: {view.calls[seat]}"
    yield "pile: " + _cards(one.sight for one in view.pile)
    if view.stock_up:
        yield "on the stock: " + _cards(view.stock[:1])


def _foes(view: FoesView, names: Sequence[str]) -> Iterator[str]:
    heroes = [*names, "Shadow"]
    foe = "-" if view.foe is None else _cards([view.foe])
    yield f"{names[view.turn]} to act, foe {foe}, {len(view.foe_deck)} after it, {view.mode}"
    laid = ", ".join(
        f"{heroes[one.hero]} {_cards([one.sight])}{' hidden' if one.hidden_by else ''}"
        for one in view.cycle.cards
    )
    yield f"cycle: {laid or '-'}"
    for corner in view.corners:
        hand = f", hand {_cards(view.hands[corner.hero])}" if corner.hero < view.seats else ""
        yield f"{heroes[corner.hero]}: corner {_cards(corner.foes)} ({corner.left} left){hand}"
    yield f"seen since the shuffle, 2 to 10: {view.seen}; discards {_cards(view.discards)}"


def _libtis(view: LibtisView, names: Sequence[str]) -> Iterator[str]:
    yield f"{names[view.turn]} to act ({view.phase}), round {view.round}, {len(view.pile)} cards played"
    for seat, hand in enumerate(view.hands):
        held, chips = view.bonuses[seat], view.chips[seat]
        bonus = "-" if held is None else held.card or "?"
        won = "" if chips is None else ", ".join(f"{n} {SUITS[suit]}" for suit, n in enumerate(chips) if n)
        cards = " ".join(one.card or "?" for one in hand)
        yield f"{names[seat]}: {cards}; bonus {bonus}; supply {len(view.supplies[seat])}; chips {won or '-'}"
    if view.draft is not None:
        yield "set: " + " ".join(one.card or "?" for one in view.draft.cards)
    for place in view.locations:
        cubes = ", ".join(f"{names[seat]} {len(one)}" for seat, one in enumerate(place.cubes) if one)
        yield f"{place.name} ({' '.join(place.suits)}): {cubes or '-'}"


def _limit(view: LimitView, names: Sequence[str]) -> Iterator[str]:
    done = " ".join(f"{one.kind} {one.end}" for one in view.this_turn)
    yield f"{names[view.turn]} to act ({view.phase}), this turn: {done or '-'}, {len(view.pool)} tiles to lay"
    tiles = {(one.q, one.r) for one in view.tiles}
    balls = {(one.q, one.r): "WRB"[view.colours[one.seat]] for one in view.balls}
    left = min(2 * q + r for q, r in tiles) if tiles else 0
    for r in sorted({r for _, r in tiles}):
        row = {2 * q + r - left: balls.get((q, r), "o") for q, at in tiles if at == r}
        first = min(q for q, at in tiles if at == r)
        drawn = "".join(row.get(place, " ") for place in range(max(row) + 1))
        yield f"{drawn}    r {r}, from q {first}"


_TELL: Final[Mapping[type[View], Callable[[Any, Sequence[str]], Iterator[str]]]] = {
    CountdownView: _countdown,
    FoesView: _foes,
    LibtisView: _libtis,
    LimitView: _limit,
}
