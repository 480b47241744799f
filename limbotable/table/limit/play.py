"""The gestures of the table of Limit, their ways, and the refused ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import At, BallSight, LimitMove, LimitView
from limbotable.table.limit.island import neighbours
from limbotable.table.limit.layout import LimitLayout
from limbotable.table.limit.names import BALLS, balls_on, cell_key, cell_words, cells_in_one, places_phrase
from limbotable.table.limit.steps import step_of
from limbotable.table.tableau import Frame, Gesture, Mark, Refusal, Spot, Way
from limbotable.table.words import joined

BOX: Final = "box"  #: the spot for a tile that is removed


def spots_of(view: LimitView, places: LimitLayout) -> Iterator[Spot]:
    """Yield the cells that a tile may be laid on, or is refused on, and the box."""
    wanted = [move.end for move in view.moves if move.kind == "tile"]
    wanted += [one.at for one in view.refusals if view.phase == "tile"]
    lie = {(tile.q, tile.r) for tile in view.tiles}
    scale = places.island.scale
    for at in sorted({at for at in wanted if at is not None} - lie):
        x, y = places.island.place(at)
        name = phrase("limit.spot.cell", at=cell_words(at))
        yield Spot(cell_key(at), x, y, scale, scale * 2 / 3**0.5, name, "hexagon", cell_words(at))
    if view.phase == "remove":
        yield Spot(BOX, places.pool_x, places.pool_y - 0.5, 1.6, 1.5, phrase("limit.spot.box"))


def ready_piece(view: LimitView) -> str:
    """Return the piece that is picked already: the next tile to lay or ball to place."""
    if view.phase == "tile":
        return view.pool[0] if view.pool else ""
    return next_ball(view) if view.phase == "ball" else ""


def next_ball(view: LimitView) -> str:
    """Return the first ball in the hand of the seat to act; empty where there is none."""
    hand = view.hands[view.turn] if view.turn >= 0 else ()
    return hand[0] if hand else ""


def in_order(move: LimitMove) -> tuple[str, At | tuple[()], At | tuple[()]]:
    """Return what actions are told in the order of: the kind, then the coordinates as numbers."""
    return move.kind, move.start or (), move.end or ()


def gestures_of(view: LimitView) -> Iterator[Gesture]:
    """Yield a gesture for every action of the view, in the order of their places."""
    tiles = {(tile.q, tile.r): tile.key for tile in view.tiles}
    for move in sorted(view.moves, key=in_order):
        pick = drop = ""
        if move.kind == "tile":
            assert move.end is not None
            pick, drop = view.pool[0], cell_key(move.end)
        elif move.kind == "remove":
            assert move.end is not None
            pick, drop = tiles[move.end], BOX
        elif move.kind in ("ball", "move"):
            assert move.end is not None
            pick, drop = move.ball or next_ball(view), tiles[move.end]
        marks: list[tuple[str, Mark]] = [(key, "taken") for key in move.captures]
        marks += [(key, "sunk") for key in move.sinks]
        if move.kind == "remove":
            marks.append((pick, "sunk"))
        yield Gesture(
            move.action, _label(view, move), pick, drop, marks=tuple(marks), heard=_heard(view, move)
        )


def _heard(view: LimitView, move: LimitMove) -> Phrase | None:
    """Return what an eye sees of a move: what it takes, and what lies beside its end."""
    balls = sorted(view.balls, key=lambda one: (one.seat, one.q, one.r))
    taken = [ball for ball in balls if ball.key in move.captures]
    sunk = sorted((tile.q, tile.r) for tile in view.tiles if tile.key in move.sinks)
    if taken and sunk:  # in one list the balls would seem to be cut off, too
        told = phrase("limit.log.taken", balls=joined(_balls_on(view, taken)))
        return phrase("sentences", first=told, second=phrase("limit.log.cut-off", at=places_phrase(sunk)))
    lost = [*_taken_on(view, taken), *(phrase("limit.name.covered", at=cell_words(at)) for at in sunk)]
    if move.kind == "remove" or move.end is None:
        return joined(lost) if lost else None
    around = set(neighbours(move.end))
    said = []
    if move.kind == "tile":
        count = sum((tile.q, tile.r) in around for tile in view.tiles)
        said.append(phrase("limit.beside.tiles", n=count) if count else phrase("limit.beside.none"))
    near = [ball for ball in balls if (ball.q, ball.r) in around]
    stay = [ball for ball in near if ball.key not in (move.ball, *move.captures)]
    beside = list(_balls_on(view, stay, counted=True))
    if lost and beside:
        return phrase("limit.taken-beside", taken=joined(lost), things=joined(beside))
    said += [*lost, *([phrase("limit.beside", things=joined(beside))] if beside else [])]
    return joined(said) if said else None


def _balls_on(view: LimitView, balls: Sequence[BallSight], *, counted: bool = False) -> Iterator[Phrase]:
    return balls_on(((view.colours[ball.seat], (ball.q, ball.r)) for ball in balls), counted=counted)


def _taken_on(view: LimitView, balls: Sequence[BallSight]) -> Iterator[Phrase]:
    """Yield the balls that an action takes, with their places; the label has the colours and the numbers."""
    cells = [(ball.q, ball.r) for ball in balls]
    if len({ball.seat for ball in balls}) != 1:
        yield from _balls_on(view, balls)
    elif len(cells) == 1:
        yield phrase("limit.taken-on.one", at=cell_words(cells[0]))
    else:
        yield phrase("limit.taken-on", at=cells_in_one(cells))


def _label(view: LimitView, move: LimitMove) -> Phrase:
    if move.end is None:
        return phrase(f"limit.do.{move.kind}")
    if move.start is None:
        label = phrase(f"limit.do.{move.kind}", at=cell_words(move.end))
    else:
        label = phrase("limit.do.move", start=cell_words(move.start), end=cell_words(move.end))
    return joined([label, *losses_of(view, move)])


def losses_of(view: LimitView, move: LimitMove) -> Iterator[Phrase]:
    """Yield how many balls an action takes, by their colours, and how many tiles it cuts off."""
    taken = Counter(view.colours[ball.seat] for ball in view.balls if ball.key in move.captures)
    for colour, n in sorted(taken.items()):
        yield phrase(f"limit.do.captures.{BALLS[colour]}", n=n)
    if move.sinks:
        yield phrase("limit.do.sinks", n=len(move.sinks))


def refusals_of(view: LimitView) -> Iterator[Refusal]:
    """Yield the refused gestures, with their reasons."""
    tiles = {(tile.q, tile.r): tile.key for tile in view.tiles}
    balls = {(ball.q, ball.r): ball.key for ball in view.balls}
    ready = ready_piece(view)
    if view.phase == "ball" and view.pool and view.moves:
        yield Refusal(ready, phrase("limit.ball-on-tile"), view.pool[0])
    if view.phase == "move" and view.moves:
        yield from (Refusal(key, phrase("limit.move-first")) for at, key in tiles.items() if at not in balls)
    if view.phase == "remove" and view.moves:
        yield Refusal("", phrase("limit.remove-first"), BOX)
    yield from _stuck(view)
    for one in view.refusals:
        if view.phase == "tile":
            if view.moves and ready:
                place = one.ball if one.at is None else tiles.get(one.at) or cell_key(one.at)
                yield Refusal(ready, one.reason, place)
        elif one.at is None:
            yield Refusal(one.ball, one.reason)
        elif view.phase == "ball":
            yield Refusal(ready, one.reason, balls.get(one.at) or tiles[one.at])
        elif view.phase == "remove":
            yield Refusal(balls.get(one.at) or tiles[one.at], one.reason)
        elif one.ball:
            yield Refusal(one.ball, one.reason, tiles[one.at])


def _stuck(view: LimitView) -> Iterator[Refusal]:
    """Yield balls with an empty tile beside them and no legal move, each with the reason of one move."""
    movable = {move.ball for move in view.moves}
    reasons: dict[str, Phrase] = {}
    for one in view.refusals if view.phase == "move" else ():
        if one.at is None or one.ball in {"", *movable}:
            continue
        # Rather why it cannot go where a path leads than that none does.
        if one.ball not in reasons or reasons[one.ball].code == "limit.move-no-path":
            reasons[one.ball] = one.reason
    yield from (Refusal(ball, reason) for ball, reason in reasons.items())


def only_phrase(view: LimitView) -> Phrase | None:
    """Return why the ball goes on one of the tiles that were just laid, and not on the other; else None."""
    if view.phase != "ball" or len(view.moves) != 1:
        return None
    laid = {step.end for step in view.this_turn if step.kind == "tile"}
    reasons = [one.reason for one in view.refusals if one.at in laid]
    return reasons[0] if len(reasons) == 1 else None


def way(view: LimitView, frame: Frame, action: str) -> Way | None:
    """Return the way of an action on the table; None for a pass or a swap."""
    step, island = step_of(action), LimitLayout(view, frame).island
    if step.end is None:
        return None
    x, y = island.place(step.end)
    return Way(x, y, island.scale, None if step.start is None else island.place(step.start))
