"""The signs on the table of Limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.games.limit.view import LimitView
from limbotable.table.limit.island import IslandLayout
from limbotable.table.limit.layout import LimitLayout
from limbotable.table.limit.names import BALLS, cell_text, cell_words
from limbotable.table.limit.steps import PLACING
from limbotable.table.tableau import MEASURES, Sign
from limbotable.table.words import joined


def signs_of(view: LimitView, places: LimitLayout, names: Sequence[str]) -> Iterator[Sign]:
    """Yield all signs of the table."""
    yield from _ghosts(view, places.island)
    for seat in range(view.seats):
        x, y = places.seat(seat)
        name = phrase("text", text=names[seat])
        note = joined(_remarks(view, seat))
        said: tuple[Phrase, ...]
        if view.phase in PLACING:
            said = name, note, phrase("limit.in-hand", n=len(view.hands[seat]))
        else:
            lost = len(view.captured[seat])
            said = name, note, phrase("limit.lost", n=lost) if lost else phrase("limit.lost.none")
        yield Sign(
            f"seat{seat}",
            "plate",
            x,
            y,
            places.plate,
            places.high,
            name,
            note,
            lit=view.turn == seat,
            said=said,
        )
    if view.pool:
        text, said = phrase("limit.pool", n=len(view.pool)), (phrase("limit.name.pool", n=len(view.pool)),)
        high = 0.26 * places.letters
        yield Sign("pool", "note", places.pool_x, places.pool_y + 0.65 + high / 2, 1.5, high, text, said=said)
    elif view.phase == "remove":
        place = places.pool_x, places.pool_y - 0.5, 1.6, 1.5
        yield Sign("pool", "tray", *place, phrase("limit.box"), phrase("limit.box.for"))
    if any(view.captured):
        box = places.captured_label
        text = phrase("limit.captured")  # each ball there says so itself
        yield Sign("captured", "label", box.x, box.y, box.width, box.height, text, said=())
    if view.winners is not None and view.game < view.games:
        y = places.height - (3.2 if places.tall else 1.04)
        yield Sign("banner", "banner", places.step_x, y, 4.4, 0.6, match_title(view, names), lit=True)
    elif view.turn != OVER:
        doing, limits = _step_text(view, names)
        height = 0.32 if limits is None else 0.54
        step = Sign("step", "note", places.step_x, places.step_y, 4.4, height, doing, limits)
        if limits is not None:
            step = replace(step, said=(phrase("limit.step.said", doing=doing, limits=limits),))
        yield step


def _ghosts(view: LimitView, island: IslandLayout) -> Iterator[Sign]:
    """Yield outlines of the tiles that the last turn took."""
    removed = {step.end for step in view.last_turn if step.kind == "remove"}
    width, height = island.scale, island.scale * MEASURES["tile"].height
    for at in view.last_gone:
        word = "removed" if at in removed else "sunk"
        text = phrase(f"limit.gone.{word}", at=cell_words(at))
        yield Sign(
            f"gone {cell_text(at)}",
            "ghost",
            *island.place(at),
            width,
            height,
            text,
            lit=at in removed,
            tip=text,
        )


def _remarks(view: LimitView, seat: int) -> Iterator[Phrase]:
    """Yield the remarks on a seat's plate below the name: its colour, and its balls on the island."""
    yield phrase(f"limit.colour.{BALLS[view.colours[seat]]}")
    if seat in view.eliminated:
        yield phrase("limit.out")
    elif view.phase not in PLACING:
        yield phrase("limit.left", n=sum(ball.seat == seat for ball in view.balls))
    if view.games > 1:
        yield phrase("limit.won", number=view.won[seat])


def turn_phrase(view: LimitView, names: Sequence[str]) -> Phrase | None:
    """Return the seat to act and its step, the viewer addressed; None where no seat is to act."""
    return None if view.turn < 0 else _step_text(view, names)[0]


def _step_text(view: LimitView, names: Sequence[str]) -> tuple[Phrase, Phrase | None]:
    """Return the step of the seat to act, and its limits; the viewer is addressed."""
    mine, seat = view.turn == view.viewer, names[view.turn]
    if any(move.kind == "pass" for move in view.moves):
        return phrase("limit.due.pass" if mine else "limit.step.pass", seat=seat), None
    if view.phase == "tile":
        number = len(view.this_turn) + 1
        may_swap = any(move.kind == "swap" for move in view.moves)
        doing = phrase("limit.due.tile" if mine else "limit.step.tile", seat=seat, number=number)
        return doing, phrase("limit.step.swap") if may_swap else None
    note = phrase("limit.step.bound") if view.bound and view.phase not in PLACING else None
    doing = (
        phrase(f"limit.due.{view.phase}", seat=seat)
        if mine
        else phrase(f"limit.step.{view.phase}", seat=seat)
    )
    return doing, note


def match_title(view: LimitView, names: Sequence[str]) -> Phrase:
    """Return the winner of the match, or, where it goes on, of the game."""
    assert view.winners is not None
    if view.game < view.games:
        return phrase("limit.game", seat=names[view.winners[0]])
    if len(view.winners) > 1:
        return phrase("match.shared")
    return phrase("match.won", seat=names[view.winners[0]])
