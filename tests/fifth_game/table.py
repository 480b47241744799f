"""The table of Overtake: two hands, the tricks between them, and the cards that nobody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.game import CHANCE_WHO, Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.table import GameTable
from limbotable.table.tableau import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Beat,
    Frame,
    Gesture,
    Measure,
    Piece,
    Rim,
    Sign,
    Spot,
    Tableau,
)
from tests.fifth_game.view import NAMES, OvertakeCard, OvertakeView, card_phrase

#: Wooden cards with numbers: the program has no drawing for them, so they are plain ones.
KIND: Final = "overtake"
WOOD: Final = Measure(CARD_WIDTH, CARD_HEIGHT, "box", sound="tile")
MIDDLE: Final = "middle"


# --- the picture --------------------------------------------------------------------------------------
def tableau(view: OvertakeView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as the viewer sees it; a spectator sits at seat 0's side."""
    near = view.viewer if view.viewer in (0, 1) else 0
    playable = {move.token for move in view.moves}
    return Tableau(
        frame=frame,
        zones=("hand", "tricks", "opponent", "deck"),
        pieces=tuple(_pieces(view, near, frame, names, playable)),
        signs=tuple(_signs(view, near, frame, names)),
        spots=(Spot(MIDDLE, frame.width / 2, frame.height / 2, 3.4, 1.6, phrase("overtake.spot")),),
        gestures=tuple(
            Gesture(move.action, phrase("overtake.do.play", card=_number(move.action)), move.token, MIDDLE)
            for move in view.moves
        ),
    )


def _pieces(
    view: OvertakeView, near: int, frame: Frame, names: Sequence[str], playable: set[str]
) -> Iterator[Piece]:
    centre, middle = frame.width / 2, frame.height / 2
    for seat, hand in enumerate(view.hands):
        zone, y = ("hand", frame.height - 1.0) if seat == near else ("opponent", 0.9)
        for k, sight in enumerate(hand):
            x = centre + (k - (len(hand) - 1) / 2) * 0.9
            name = phrase("overtake.name.theirs", seat=names[seat])
            if sight.card is not None:
                name = phrase("overtake.name.mine", card=card_phrase(sight.card))
            rim: Rim = "playable" if sight.token in playable else ""
            yield Piece(sight.token, KIND, _face(sight), x, y, 100 + k, zone, name, rim=rim)
    for k, sight in enumerate(view.played):
        assert sight.card is not None
        name = phrase("overtake.name.played", card=card_phrase(sight.card), seat=names[sight.owner])
        x = centre + (k - 4.5) * 0.24
        yield Piece(sight.token, KIND, _face(sight), x, middle, 10 + k, "tricks", name)
    for k, sight in enumerate(view.aside):
        name = phrase("overtake.name.deck")
        yield Piece(sight.token, KIND, "", 0.8 + 0.02 * k, middle, k, "deck", name, bare=k > 0)


def _face(sight: OvertakeCard) -> str:
    return "" if sight.card is None else NAMES[sight.card]


def _number(action: str) -> Phrase:
    return phrase("overtake.card", number=action)


def _signs(view: OvertakeView, near: int, frame: Frame, names: Sequence[str]) -> Iterator[Sign]:
    for seat in (0, 1):
        y = frame.height - 2.3 if seat == near else 2.2
        name, tricks = phrase("text", text=names[seat]), phrase("overtake.taken", n=view.taken[seat])
        yield Sign(
            f"seat{seat}", "plate", frame.width - 1.2, y, 2.1, 0.72, name, tricks, lit=view.turn == seat
        )
    if view.winners is not None:
        won = phrase("match.won", seat=names[view.winners[0]])
        yield Sign("banner", "banner", frame.width / 2, frame.height / 2, 5.2, 0.86, won, lit=True)


# --- what happens, and what is told -------------------------------------------------------------------
def beats(
    before: OvertakeView, line: Line, after: OvertakeView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one position to the next: there is but one."""
    return (Beat(tableau(after, frame, names), said=events(before, line, after, names)),)


def events(before: OvertakeView, line: Line, after: OvertakeView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return what a line did, for the log and the screen reader."""
    return tuple(_told(before, line, after, names))


def _told(before: OvertakeView, line: Line, after: OvertakeView, names: Sequence[str]) -> Iterator[Phrase]:
    if line.who == CHANCE_WHO:
        yield phrase("overtake.log.deal")
        return
    yield phrase("overtake.log.play", seat=names[line.who], card=_number(line.action))
    for seat, (had, has) in enumerate(zip(before.taken, after.taken, strict=True)):
        if has > had:
            yield phrase("overtake.log.takes", seat=names[seat])
    if after.winners is not None:
        yield phrase("match.won", seat=names[after.winners[0]])


TABLE: Final = GameTable(tableau, beats, events, kinds={KIND: WOOD})
