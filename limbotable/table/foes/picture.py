"""The table of the foe game as one picture: its pieces and signs, and the gestures on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from limbotable.core.cards import card_phrase, rank_of
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.foes.cards import RED
from limbotable.games.foes.view import Cycle, FoesView
from limbotable.table.asked import consequence, one_by_one
from limbotable.table.foes.pieces import ZONES, pieces, state
from limbotable.table.foes.places import FoesLayout
from limbotable.table.foes.signs import (
    MARKER,
    MINE,
    NAME_MARKER,
    NOT_MINE,
    advice,
    blind_advice,
    corners,
    place,
    points,
    position,
    signs,
    spots,
    standing,
    turn_phrase,
)
from limbotable.table.tableau import Frame, Gesture, Mark, Refusal, Sign, Spot, Tableau
from limbotable.table.words import joined


def tableau(view: FoesView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as the viewer sees it; a spectator sits at seat 0's side."""
    return picture(view, frame, names, gone_after_chaos(view))


def picture(view: FoesView, frame: Frame, names: Sequence[str], gone: Sequence[str]) -> Tableau:
    """Return the table with these foes, by their tokens, taken out of the corners by the chaos."""
    places = FoesLayout(view, frame)
    gestures = tuple(_gestures(view, places, names))
    places_for_cards = tuple(spots(view, places, names))
    return Tableau(
        frame=frame,
        zones=ZONES,
        pieces=tuple(pieces(view, places, names, gone)),
        signs=tuple(signs(view, places, names, gone)),
        spots=places_for_cards,
        gestures=gestures,
        options=_options(gestures),
        refusals=tuple(_refusals(view, gestures, places_for_cards)),
        only=phrase("foes.only-blind") if [one.action for one in gestures] == ["blind"] else None,
        ready=gestures[0].pick if len(gestures) == 1 and gestures[0].action == "blind" else "",
        turn=turn_phrase(view, names),
        standing=tuple(standing(view, names)),
        summary=tuple(points(view, names)),
        position=tuple(position(view, names)),
        in_full=tuple(corners(view, names, gone)),
    )


def gone_after_chaos(view: FoesView) -> tuple[str, ...]:
    """Return the foes that the chaos has cancelled by now, in the order of their cancellation."""
    if view.foe is not None or view.phase not in {"shuffle", "over"}:
        return ()
    return tuple(token for group in chaos(view) for token in group)


def chaos(view: FoesView) -> list[tuple[str, ...]]:
    """Return the foes that cancel each other, group by group: first the pairs of all corners."""
    groups = [group for hero in view.order for group in view.corners[hero].groups]
    return [group.tokens for kind in ("pair", "straight") for group in groups if group.kind == kind]


# --- gestures -----------------------------------------------------------------------------------------
def _gestures(view: FoesView, places: FoesLayout, names: Sequence[str]) -> Iterator[Gesture]:
    """Yield the viewer's gestures: first the cards that can be played, in the order of the hand."""
    cards = {sight.token: sight.card for sight in view.hands[places.near]}
    unknown = (blind_advice(places),)
    for kind in ("play", "blind"):
        moves = {move.token: move for move in view.moves if move.kind == kind}
        for token, card in cards.items():
            move = moves.get(token)
            if move is None:
                continue
            label = phrase(f"foes.do.{kind}", card=card_phrase(card))
            # Cards of one number and colour hide and are hidden in the same way.
            alike = "" if card is None else f"{kind} {rank_of(card)} {RED >> card % 4 & 1}"
            if move.cycle is None:
                yield Gesture(move.action, label, token, MARKER, unknown, alike=alike)
            else:
                preview = tuple(_preview(view, move.cycle, places, names))
                marks = tuple(_marks(view, places, token, move.cycle))
                yield Gesture(move.action, label, token, MINE, preview, marks, main=True, alike=alike)
        if "" in moves:
            yield Gesture(moves[""].action, phrase("foes.do.bare"), view.deck[0].token, MINE, unknown)


def _refusals(view: FoesView, gestures: Sequence[Gesture], lie: Sequence[Spot]) -> Iterator[Refusal]:
    yield from (Refusal(token, reason) for token, reason in view.refusals)
    playable = [one.pick for one in gestures if one.drop == MINE and one.main]
    if playable:
        yield Refusal("", phrase("foes.card-first"), MINE)
    for spot in lie:
        if playable and spot.key.startswith(NOT_MINE):
            yield Refusal("", phrase("foes.card-first"), spot.key)
            yield from (Refusal(token, phrase("foes.own-place"), spot.key) for token in playable)
    if any(one.drop == MARKER for one in gestures):
        yield Refusal("", NAME_MARKER, MARKER)


def _options(gestures: Sequence[Gesture]) -> tuple[Phrase, ...]:
    """Return all actions in words, those with the same consequence in one line, with all their cards.

    Empty where no two have the same.
    """
    alike: dict[tuple[str, Phrase | None], list[Gesture]] = {}
    for one in gestures:
        alike.setdefault((one.label.code, consequence(one)), []).append(one)
    if len(alike) == len(gestures):
        return ()
    return tuple(told for (code, remark), every in alike.items() for told in _in_one(code, remark, every))


def _in_one(code: str, remark: Phrase | None, gestures: Sequence[Gesture]) -> tuple[Phrase, ...]:
    if len(gestures) == 1:
        return one_by_one(gestures)
    cards = [card for one in gestures if isinstance(card := dict(one.label.values)["card"], Phrase)]
    told = phrase(f"foes.can.{code.removeprefix('foes.do.')}", cards=joined(cards))
    return (told if remark is None else phrase("asked.action-whole", action=told, remark=remark),)


def _preview(view: FoesView, cycle: Cycle, places: FoesLayout, names: Sequence[str]) -> Iterator[Sign]:
    """Yield the signs that would change by a card."""
    for hero in view.order:
        if (hero == cycle.target) != (hero == view.cycle.target):
            yield place(hero, cycle, places, names, considered=True)
    yield advice(cycle, places, names, considered=True, viewer=view.viewer)


def _marks(view: FoesView, places: FoesLayout, played: str, cycle: Cycle) -> Iterator[tuple[str, Mark]]:
    """Yield the cards whose state would change, each with its new state."""
    now = {laid.sight.token: state(laid, view.cycle, places) for laid in view.cycle.cards}
    now[played] = "shown"
    for laid in cycle.cards:
        new = state(laid, cycle, places)
        if new != now[laid.sight.token]:
            yield laid.sight.token, new
