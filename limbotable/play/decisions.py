"""The decisions of a match: the actions that a review judges."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from limbotable.core.game import CHANCE_WHO, AnyGame
from limbotable.core.odds import clamped
from limbotable.core.position import Position, legal_actions
from limbotable.play.match import Match


class Decision(msgspec.Struct, frozen=True):
    """An action that a seat took."""

    ply: int  #: the number of its line, from 0
    seat: int
    action: str
    free: bool  #: whether the seat had a choice
    #: The worth of the round's end to the seat, 0..1, if it came before the seat acted again.
    end: float | None


def decisions(match: Match) -> tuple[Decision, ...]:
    """Return every seat's actions, in order."""
    positions = [stage.position for stage in match.stages]
    acted = [ply for ply, line in enumerate(match.lines) if line.who != CHANCE_WHO]
    again: dict[int, int] = {}  # each seat's next action, going backwards
    found = []
    for ply in reversed(acted):
        line = match.lines[ply]
        until = again.get(line.who, len(positions))
        free = len(legal_actions(positions[ply])) > 1
        end = _end(match.game, line.who, positions[ply : until + 1])
        found.append(Decision(ply, line.who, line.action, free, end))
        again[line.who] = ply
    return tuple(reversed(found))


def _end(game: AnyGame, seat: int, positions: Sequence[Position]) -> float | None:
    """Return the worth of the round's end, if that is among the positions after the first one."""
    first, *later = positions
    insight = game.insight(first)
    for position in later:
        if insight.settled(position):
            return clamped(float(insight.share(position, seat)))
    return None
