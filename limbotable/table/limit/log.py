"""The events of Limit as phrases, for the log and the screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from limbotable.core.game import Line
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import At, LimitView, TurnStep
from limbotable.table.limit.names import balls_on, cell_words, places_phrase
from limbotable.table.limit.signs import match_title
from limbotable.table.limit.steps import PLACING, step_of
from limbotable.table.words import joined


def losses(before: LimitView, after: LimitView) -> list[tuple[int, int]]:
    """Return the seats that lost balls, with their numbers."""
    counts = [(seat, len(now) - len(before.captured[seat])) for seat, now in enumerate(after.captured)]
    return [(seat, lost) for seat, lost in counts if lost > 0]


def events(before: LimitView, line: Line, after: LimitView, names: Sequence[str]) -> tuple[Phrase, ...]:
    """Return the events of a line, for the log and the screen reader."""
    if after.last_game is None:
        return tuple(_told(before, line, after, names))
    white = names[after.colours.index(0)]
    return (*_told(before, line, after.last_game, names), phrase("limit.log.second", seat=white))


def _told(before: LimitView, line: Line, after: LimitView, names: Sequence[str]) -> Iterable[Phrase]:
    step, seat = step_of(line.action), names[line.who]
    if step.kind == "swap":
        yield phrase("limit.log.swap", seat=seat, other=names[1 - line.who])
    elif step.end is None:
        yield phrase("limit.log.pass", seat=seat)
    elif step.start is not None:
        yield phrase("limit.log.move", seat=seat, start=cell_words(step.start), end=cell_words(step.end))
    else:
        yield phrase(f"limit.log.{step.kind}", seat=seat, at=cell_words(step.end))
    gone = len(after.removed) - len(before.removed) - 1
    if gone > 0:
        yield phrase("limit.log.sinks", n=gone)
        yield phrase("limit.log.cut-off", at=places_phrase(_cut_off(before, step, after)))
    for loser, lost in losses(before, after):
        yield phrase("limit.log.loses", seat=names[loser], n=lost)
        taken = balls_on((before.colours[loser], at) for at in _taken(before, step, after, loser))
        yield phrase("limit.log.taken", balls=joined(taken))
    if len(after.left_out) > len(before.left_out):
        yield phrase("limit.log.left-out", n=len(after.left_out))
    if before.phase in PLACING and after.phase not in PLACING:
        yield phrase("limit.log.movement")
    for fallen in after.eliminated[len(before.eliminated) :]:
        has_balls = any(ball.seat == fallen for ball in after.balls)
        yield phrase("limit.log.eliminated" if has_balls else "limit.log.bare", seat=names[fallen])
    if after.winners is not None:
        yield match_title(after, names)


def _cut_off(before: LimitView, step: TurnStep, after: LimitView) -> Iterable[At]:
    """Return the cells of the tiles that went together with the one that was removed."""
    known = {tile.key for tile in before.removed}
    gone = ((tile.q, tile.r) for tile in after.removed if tile.key not in known)
    return sorted(at for at in gone if at != step.end)


def _taken(before: LimitView, step: TurnStep, after: LimitView, loser: int) -> Iterable[At]:
    """Return the cells from which a seat's balls came off, after the ball that moved had moved."""
    taken = set(after.captured[loser]) - set(before.captured[loser])
    cells = [(ball.q, ball.r) for ball in before.balls if ball.key in taken]
    return sorted(step.end if at == step.start and step.end is not None else at for at in cells)
