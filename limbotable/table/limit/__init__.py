"""The table of Limit: the island in the middle, seats at one side, pool, box and captured balls at the other.

Nothing is hidden, so the table lies the same way for every viewer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from limbotable.core.game import Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import OVER
from limbotable.games.limit.view import At, BallSight, LimitMove, LimitView, TurnStep
from limbotable.table import GameTable
from limbotable.table.lie import Room
from limbotable.table.limit.island import IslandLayout, fitted, is_edge, shore
from limbotable.table.tableau import (
    MEASURES,
    Beat,
    Frame,
    Gesture,
    Ground,
    Piece,
    Refusal,
    Sign,
    Spot,
    Tableau,
    Way,
)
from limbotable.table.words import joined

BOX: Final = "box"
ZONES: Final = ("island", "pool", "supply", "captured")
BALLS: Final = ("white", "red", "black")  #: the faces of the seats' balls
_GRAINS: Final = "abc"
_PLACING: Final = ("tile", "ball")

_SMALL: Final = 0.68  #: the scale of a ball that is not on the island
_PITCH: Final = 0.48  #: the distance from one of these to the next
_DEPTH: Final = 0.028  #: the visible edge of each tile in the pool
_PLATE: Final = 0.72  #: the height of a seat's plate

# Times at normal speed, in milliseconds.
_SLIDE: Final = 320
_CARRY: Final = 200
_DROP: Final = 130
_ROLL: Final = 110  #: from one hole to the next
_ROLL_ALL: Final = 900  #: the most time that a whole path takes
_LIFT_OFF: Final = 260
_SINK: Final = 320
_LOOK: Final = 180  #: the rest of pieces that have come off, for the user to see them


# --- the picture --------------------------------------------------------------------------------------
def tableau(view: LimitView, frame: Frame, names: Sequence[str]) -> Tableau:
    """Return the table as every viewer sees it, with the gestures of this viewer."""
    places = _LimitLayout(view, frame)
    gestures = tuple(_gestures(view))
    picks = {gesture.pick for gesture in gestures}
    pieces = (
        *_tiles(view, places.island),
        *_balls(view, places.island),
        *_pool(view, places),
        *_supplies(view, places),
        *_captured(view, places),
    )
    keys = {piece.key for piece in pieces}
    return Tableau(
        frame=frame,
        zones=ZONES,
        pieces=tuple(replace(one, rim="playable") if one.key in picks else one for one in pieces),
        signs=tuple(_signs(view, places, names)),
        spots=tuple(_spots(view, places)),
        gestures=gestures,
        refusals=tuple(one for one in _refusals(view) if one.pick in keys),
        ready=_ready(view) if picks - {""} else "",
        ground=Ground(places.island.x, places.island.y, places.island.scale),
    )


class _LimitLayout:
    """The places of all things in a frame: seats along its left or upper side, the rest at the other."""

    def __init__(self, view: LimitView, frame: Frame) -> None:
        self.width, self.height = frame.width, frame.height
        self.tall = frame.height > frame.width
        self.seats = view.seats
        # A seat that may only pass has a button for it below the island; the banner of the end lies there.
        low = 0.66 if any(move.kind == "pass" for move in view.moves) else 0.14
        if view.winners is not None:
            low = 1.6  # with buttons for the next match
        if self.tall:
            self.plate = min(2.1, (frame.width - 0.4) / view.seats - 0.1)
            self.pool_x, self.pool_y = 1.0, frame.height - 0.95
            self.captured_x, self.captured_y, self.across = 2.45, frame.height - 1.5, 8
            self.step_x, self.step_y = frame.width / 2, 2.25
            room = Room(0.15, 2.6, frame.width - 0.15, frame.height - 2.05 - low)
        else:
            self.plate = 2.1
            self.pool_x, self.pool_y = frame.width - 1.0, 2.05
            self.captured_x, self.captured_y, self.across = frame.width - 1.0 - 1.5 * _PITCH, 3.55, 4
            self.step_x, self.step_y = frame.width / 2 + 0.15, 0.36
            room = Room(2.4, 0.7, frame.width - 2.02, frame.height - low)
        cells = {(tile.q, tile.r) for tile in view.tiles}
        if view.phase in _PLACING:
            cells |= shore(cells)
        cells |= set(view.last_gone)  # so that the marks of removed tiles lie within the room, too
        self.island = fitted(cells, room)

    def seat(self, seat: int) -> tuple[float, float]:
        """Return the middle of a seat's plate."""
        if self.tall:
            return (seat + 0.5) * self.width / self.seats, 0.14 + _PLATE / 2
        free = self.height - 0.3 - _PLATE - 2 * _PITCH - 0.1
        return 0.15 + self.plate / 2, 0.15 + _PLATE / 2 + seat * free / (self.seats - 1)

    def supply(self, seat: int, number: int) -> tuple[float, float]:
        """Return the place of a ball in hand: in two rows below its plate."""
        x, y = self.seat(seat)
        return x + (number % 4 - 1.5) * _PITCH, y + _PLATE / 2 + 0.3 + number // 4 * _PITCH

    def captured(self, number: int) -> tuple[float, float]:
        x, y = self.captured_x, self.captured_y
        return x + number % self.across * _PITCH, y + number // self.across * _PITCH


def _text(at: At) -> str:
    return f"{at[0]},{at[1]}"


def _ball(seat: int) -> Phrase:
    return phrase(f"limit.ball.{BALLS[seat]}")


def _cell_key(at: At) -> str:
    return f"cell {_text(at)}"


def _grain(key: str) -> str:
    return _GRAINS[int(key[1:]) % len(_GRAINS)]


def _tiles(view: LimitView, island: IslandLayout) -> Iterator[Piece]:
    cells = {(tile.q, tile.r) for tile in view.tiles}
    covered = {(ball.q, ball.r) for ball in view.balls}
    last = {at for step in view.last_turn for at in (step.start, step.end)}
    lowest = min((r for _, r in cells), default=0)
    for tile in view.tiles:
        at = tile.q, tile.r
        x, y = island.place(at)
        word = "covered" if at in covered else "edge" if is_edge(at, cells) else "inside"
        yield Piece(
            key=tile.key,
            kind="tile",
            face=_grain(tile.key),
            x=x,
            y=y,
            z=100 + tile.r - lowest,  # each row before the one behind it, whose side it covers
            zone="island",
            name=phrase(f"limit.name.{word}", at=_text(at)),
            scale=island.scale,
            caption=_text(at),
            mark="last" if at in last else "",
        )


def _balls(view: LimitView, island: IslandLayout) -> Iterator[Piece]:
    ways = Counter(move.ball for move in view.moves)
    for ball in view.balls:
        at = ball.q, ball.r
        x, y = island.place(at)
        name = phrase("limit.name.ball", ball=_ball(ball.seat), at=_text(at))
        if ways[ball.key]:
            name = phrase("limit.name.moves", ball=_ball(ball.seat), at=_text(at), n=ways[ball.key])
        yield Piece(
            key=ball.key,
            kind="ball",
            face=BALLS[ball.seat],
            x=x,
            y=y - 0.03 * island.scale,  # it sits in the hole and rises above it
            z=200,
            zone="island",
            name=name,
            scale=island.scale,
        )


def _pool(view: LimitView, places: _LimitLayout) -> Iterator[Piece]:
    count = len(view.pool)
    for height, key in enumerate(reversed(view.pool)):
        yield Piece(
            key=key,
            kind="tile",
            face=_grain(key),
            x=places.pool_x,
            y=places.pool_y - _DEPTH * height,
            z=height,
            zone="pool",
            name=phrase("limit.name.pool", n=count),
            bare=height > 0,
        )


def _supplies(view: LimitView, places: _LimitLayout) -> Iterator[Piece]:
    for seat, keys in enumerate(view.hands):
        for key in keys:
            # Each ball has its own place, so the others stay in theirs when it goes.
            x, y = places.supply(seat, int(key.partition(".")[2]))
            yield Piece(
                key=key,
                kind="ball",
                face=BALLS[seat],
                x=x,
                y=y,
                z=300,
                zone="supply",
                name=phrase("limit.name.hand", ball=_ball(seat)),
                scale=_SMALL,
                dim=view.phase not in _PLACING,
            )


def _captured(view: LimitView, places: _LimitLayout) -> Iterator[Piece]:
    every = [(seat, key) for seat, keys in enumerate(view.captured) for key in keys]
    for number, (seat, key) in enumerate(every):
        x, y = places.captured(number)
        yield Piece(
            key=key,
            kind="ball",
            face=BALLS[seat],
            x=x,
            y=y,
            z=300,
            zone="captured",
            name=phrase("limit.name.captured", ball=_ball(seat)),
            scale=_SMALL,
        )


# --- signs --------------------------------------------------------------------------------------------
def _signs(view: LimitView, places: _LimitLayout, names: Sequence[str]) -> Iterator[Sign]:
    yield from _ghosts(view, places.island)
    for seat in range(view.seats):
        x, y = places.seat(seat)
        name = phrase("text", text=names[seat])
        note = joined(_remarks(view, seat))
        yield Sign(f"seat{seat}", "plate", x, y, places.plate, _PLATE, name, note, lit=view.turn == seat)
    if view.pool:
        text = phrase("limit.pool", n=len(view.pool))
        yield Sign("pool", "note", places.pool_x, places.pool_y + 0.78, 1.5, 0.26, text)
    elif view.phase == "remove":
        yield Sign("pool", "tray", places.pool_x, places.pool_y - 0.5, 1.6, 1.5, phrase("limit.box"))
    if any(view.captured):
        x = places.captured_x + (places.across - 1) / 2 * _PITCH
        yield Sign("captured", "note", x, places.captured_y - 0.42, 1.8, 0.26, phrase("limit.captured"))
    if view.winners is not None:
        y = places.height - (3.2 if places.tall else 1.04)
        yield Sign("banner", "banner", places.step_x, y, 4.4, 0.86, *_match_end(view, names), lit=True)
    elif view.turn != OVER:
        doing, limits = _step_text(view, names)
        height = 0.32 if limits is None else 0.54
        yield Sign("step", "note", places.step_x, places.step_y, 4.4, height, doing, limits)


def _ghosts(view: LimitView, island: IslandLayout) -> Iterator[Sign]:
    """Yield outlines of the tiles that the last turn took."""
    removed = {step.end for step in view.last_turn if step.kind == "remove"}
    width, height = island.scale, island.scale * MEASURES["tile"].height
    for at in view.last_gone:
        word = "removed" if at in removed else "sunk"
        text = phrase(f"limit.gone.{word}", at=_text(at))
        yield Sign(f"gone {_text(at)}", "ghost", *island.place(at), width, height, text, lit=at in removed)


def _remarks(view: LimitView, seat: int) -> Iterator[Phrase]:
    """Yield the remarks on a seat's plate below the name: its colour, and its balls on the island."""
    yield phrase(f"limit.colour.{BALLS[seat]}")
    if seat in view.eliminated:
        yield phrase("limit.out")
    elif view.phase not in _PLACING:
        yield phrase("limit.left", n=sum(ball.seat == seat for ball in view.balls))


def _step_text(view: LimitView, names: Sequence[str]) -> tuple[Phrase, Phrase | None]:
    seat = names[view.turn]
    if any(move.kind == "pass" for move in view.moves):
        return phrase("limit.step.pass", seat=seat), None
    if view.phase == "tile":
        return phrase("limit.step.tile", seat=seat, number=len(view.this_turn) + 1), None
    note = phrase("limit.step.bound") if view.bound and view.phase not in _PLACING else None
    return phrase(f"limit.step.{view.phase}", seat=seat), note


def _match_end(view: LimitView, names: Sequence[str]) -> tuple[Phrase, Phrase]:
    assert view.winners is not None
    counts = [sum(ball.seat == seat for ball in view.balls) for seat in range(view.seats)]
    note = joined(phrase("limit.total", seat=names[seat], n=count) for seat, count in enumerate(counts))
    if len(view.winners) > 1:
        return phrase("match.shared"), note
    return phrase("match.won", seat=names[view.winners[0]]), note


# --- gestures -----------------------------------------------------------------------------------------
def _spots(view: LimitView, places: _LimitLayout) -> Iterator[Spot]:
    """Yield the cells that a tile may be laid on, or is refused on, and the box."""
    wanted = [move.end for move in view.moves if move.kind == "tile"]
    wanted += [one.at for one in view.refusals if view.phase == "tile"]
    lie = {(tile.q, tile.r) for tile in view.tiles}
    scale = places.island.scale
    for at in sorted({at for at in wanted if at is not None} - lie):
        x, y = places.island.place(at)
        name = phrase("limit.spot.cell", at=_text(at))
        yield Spot(_cell_key(at), x, y, scale, scale * 2 / 3**0.5, name, "hexagon", _text(at))
    if view.phase == "remove":
        yield Spot(BOX, places.pool_x, places.pool_y - 0.5, 1.6, 1.5, phrase("limit.spot.box"))


def _ready(view: LimitView) -> str:
    """Return the piece that is picked already: the next tile to lay or ball to place."""
    if view.phase == "tile":
        return view.pool[0] if view.pool else ""
    return _next_ball(view) if view.phase == "ball" else ""


def _next_ball(view: LimitView) -> str:
    hand = view.hands[view.turn] if view.turn >= 0 else ()
    return hand[0] if hand else ""


def _gestures(view: LimitView) -> Iterator[Gesture]:
    tiles = {(tile.q, tile.r): tile.key for tile in view.tiles}
    for move in view.moves:
        pick = drop = ""
        if move.kind == "tile":
            assert move.end is not None
            pick, drop = view.pool[0], _cell_key(move.end)
        elif move.kind == "remove":
            assert move.end is not None
            pick, drop = tiles[move.end], BOX
        elif move.kind in ("ball", "move"):
            assert move.end is not None
            pick, drop = move.ball or _next_ball(view), tiles[move.end]
        marks = [(key, "taken") for key in move.captures] + [(key, "sunk") for key in move.sinks]
        if move.kind == "remove":
            marks.append((pick, "sunk"))
        yield Gesture(move.action, _label(move), pick, drop, marks=tuple(marks))


def _label(move: LimitMove) -> Phrase:
    if move.end is None:
        return phrase("limit.do.pass")
    if move.start is None:
        label = phrase(f"limit.do.{move.kind}", at=_text(move.end))
    else:
        label = phrase("limit.do.move", start=_text(move.start), end=_text(move.end))
    remarks = [label]
    if move.captures:
        remarks.append(phrase("limit.do.captures", n=len(move.captures)))
    if move.sinks:
        remarks.append(phrase("limit.do.sinks", n=len(move.sinks)))
    return joined(remarks)


def _refusals(view: LimitView) -> Iterator[Refusal]:
    tiles = {(tile.q, tile.r): tile.key for tile in view.tiles}
    balls = {(ball.q, ball.r): ball.key for ball in view.balls}
    for one in view.refusals:
        if one.at is None:
            yield Refusal(one.ball, one.reason)
        elif view.phase == "tile":
            if view.moves and one.at not in tiles and _ready(view):
                yield Refusal(_ready(view), one.reason, _cell_key(one.at))
        elif view.phase == "ball":
            yield Refusal(_next_ball(view), one.reason, balls.get(one.at) or tiles[one.at])
        elif view.phase == "remove":
            yield Refusal(balls.get(one.at) or tiles[one.at], one.reason)
        elif one.ball:
            yield Refusal(one.ball, one.reason, tiles[one.at])


def way(view: LimitView, frame: Frame, action: str) -> Way | None:
    """Return the way of an action on the table; None for a pass."""
    step, island = _step_of(action), _LimitLayout(view, frame).island
    if step.end is None:
        return None
    x, y = island.place(step.end)
    return Way(x, y, island.scale, None if step.start is None else island.place(step.start))


# --- animation ----------------------------------------------------------------------------------------
def beats(
    before: LimitView, line: Line, after: LimitView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    said = events(before, line, after, names)
    still = replace(before, moves=(), refusals=())
    pictures = list(_pictures(still, _step_of(line.action), after, frame, names))
    series = [*pictures, Beat(tableau(after, frame, names), _SINK if _losses(before, after) else _SLIDE)]
    return (replace(series[0], said=said), *series[1:])


def _pictures(
    still: LimitView, step: TurnStep, after: LimitView, frame: Frame, names: Sequence[str]
) -> Iterator[Beat]:
    """Yield the pictures before the last one; ``still`` is the view before, without actions."""
    if step.kind == "ball":
        tile = next(one.key for one in still.tiles if (one.q, one.r) == step.end)
        yield Beat(_held_above(tableau(still, frame, names), _next_ball(still), tile), _CARRY)
    if step.kind == "move":
        ball = next(one for one in still.balls if (one.q, one.r) == step.start)
        pace = min(_ROLL, _ROLL_ALL // max(1, len(after.path) - 1))
        for at in after.path[1:]:
            still = _with_ball(still, replace(ball, q=at[0], r=at[1]))
            yield Beat(tableau(still, frame, names), pace)
    if _losses(still, after):
        taken = {key for keys in after.captured for key in keys}
        there = tableau(still, frame, names)
        yield Beat(_lifted_off(there, taken), _DROP, rest=_LOOK)
        off = replace(
            still,
            balls=tuple(ball for ball in still.balls if ball.key not in taken),
            captured=after.captured,
        )
        yield Beat(tableau(off, frame, names), _LIFT_OFF)


def _with_ball(view: LimitView, moved: BallSight) -> LimitView:
    return replace(view, balls=tuple(moved if one.key == moved.key else one for one in view.balls))


def _held_above(now: Tableau, ball: str, tile: str) -> Tableau:
    """Return the picture with a ball above the hole that it is about to drop into."""
    hole = next(piece for piece in now.pieces if piece.key == tile)
    return replace(
        now,
        pieces=tuple(
            replace(piece, x=hole.x, y=hole.y - 0.28 * hole.scale, scale=hole.scale * 1.08)
            if piece.key == ball
            else piece
            for piece in now.pieces
        ),
    )


def _lifted_off(now: Tableau, taken: set[str]) -> Tableau:
    """Return the picture with balls raised together that are about to come off."""
    rise = [
        replace(piece, y=piece.y - 0.16 * piece.scale, scale=piece.scale * 1.06, mark="taken")
        if piece.key in taken and piece.zone == "island"
        else piece
        for piece in now.pieces
    ]
    return replace(now, pieces=tuple(rise))


def _losses(before: LimitView, after: LimitView) -> list[tuple[int, int]]:
    """Return the seats that lost balls, with their numbers."""
    counts = [(seat, len(now) - len(before.captured[seat])) for seat, now in enumerate(after.captured)]
    return [(seat, lost) for seat, lost in counts if lost > 0]


def _step_of(action: str) -> TurnStep:
    """Return the step of an action, by its notation."""
    kind, _, cells = action.partition(" ")
    start, _, end = cells.rpartition(">")
    return TurnStep(kind, _at(start) if start else None, _at(end) if end else None)


def _at(text: str) -> At:
    q, _, r = text.partition(",")
    return int(q), int(r)


# --- the log ------------------------------------------------------------------------------------------
def events(before: LimitView, line: Line, after: LimitView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    return tuple(_told(before, line, after, names))


def _told(before: LimitView, line: Line, after: LimitView, names: Sequence[str]) -> Iterable[Phrase]:
    step, seat = _step_of(line.action), names[line.who]
    if step.end is None:
        yield phrase("limit.log.pass", seat=seat)
    elif step.start is not None:
        yield phrase("limit.log.move", seat=seat, start=_text(step.start), end=_text(step.end))
    else:
        yield phrase(f"limit.log.{step.kind}", seat=seat, at=_text(step.end))
    gone = len(after.removed) - len(before.removed) - 1
    if gone > 0:
        yield phrase("limit.log.sinks", n=gone)
    for loser, lost in _losses(before, after):
        yield phrase("limit.log.loses", seat=names[loser], n=lost)
    if len(after.left_out) > len(before.left_out):
        yield phrase("limit.log.left-out", n=len(after.left_out))
    if before.phase in _PLACING and after.phase not in _PLACING:
        yield phrase("limit.log.movement")
    for fallen in after.eliminated[len(before.eliminated) :]:
        yield phrase("limit.log.eliminated", seat=names[fallen])
    if after.winners is not None:
        yield _match_end(after, names)[0]


TABLE: Final = GameTable(tableau, beats, events, way, BALLS, captions=True)
