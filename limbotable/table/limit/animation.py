"""The beats of Limit: how balls and tiles move from one line of the record to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import Line
from limbotable.core.view import without_moves
from limbotable.games.limit.view import BallSight, LimitView, TurnStep
from limbotable.table.limit.log import events, losses
from limbotable.table.limit.picture import tableau
from limbotable.table.limit.play import next_ball
from limbotable.table.limit.steps import step_of
from limbotable.table.tableau import Beat, Frame, Tableau

# Times at normal speed, in milliseconds.
_SLIDE: Final = 320
_CARRY: Final = 200
_DROP: Final = 130
_ROLL: Final = 110  #: from one hole to the next
_ROLL_ALL: Final = 900  #: the most time that a whole path takes
_LIFT_OFF: Final = 260
_SINK: Final = 320
_END: Final = 1200  #: the rest of a table on which a game has ended
_LOOK: Final = 180  #: the rest of pieces that have come off, for the user to see them


def beats(
    before: LimitView, line: Line, after: LimitView, frame: Frame, names: Sequence[str]
) -> tuple[Beat, ...]:
    """Return the pictures from one line of the record to the next; the last is ``tableau(after)``."""
    said = events(before, line, after, names)
    if after.last_game is not None:
        *series, end = beats(before, line, after.last_game, frame, names)
        series += [replace(end, rest=_END), Beat(tableau(after, frame, names), _SLIDE)]
        return (replace(series[0], said=said), *series[1:])
    still = without_moves(before)
    pictures = list(_pictures(still, step_of(line.action), after, frame, names))
    series = [*pictures, Beat(tableau(after, frame, names), _SINK if losses(before, after) else _SLIDE)]
    return (replace(series[0], said=said), *series[1:])


def _pictures(
    still: LimitView, step: TurnStep, after: LimitView, frame: Frame, names: Sequence[str]
) -> Iterator[Beat]:
    """Yield the pictures before the last one; ``still`` is the view before, without actions."""
    if step.kind == "ball":
        tile = next(one.key for one in still.tiles if (one.q, one.r) == step.end)
        yield Beat(_held_above(tableau(still, frame, names), next_ball(still), tile), _CARRY)
    if step.kind == "move":
        ball = next(one for one in still.balls if (one.q, one.r) == step.start)
        pace = min(_ROLL, _ROLL_ALL // max(1, len(after.path) - 1))
        for at in after.path[1:]:
            still = _with_ball(still, replace(ball, q=at[0], r=at[1]))
            yield Beat(tableau(still, frame, names), pace)
    if losses(still, after):
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
