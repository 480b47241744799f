"""The decisions of a match: what to judge when it is looked back at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from limbotable.core.game import CHANCE_WHO, AnyGame
from limbotable.core.position import Position, legal_actions
from limbotable.play.match import Match


@dataclass(frozen=True, slots=True)
class Decision:
    """An action that a seat took."""

    ply: int  #: the number of its line, from 0
    seat: int
    action: str
    free: bool  #: whether there was anything to choose
    #: What the end of the round was worth to the seat, 0..1, if it came before the seat acted again.
    end: float | None


def decisions(match: Match) -> tuple[Decision, ...]:
    """Return every seat's actions, in order."""
    positions = [stage.position for stage in match.stages]
    acted = [ply for ply, line in enumerate(match.lines) if line.who != CHANCE_WHO]
    again: dict[int, int] = {}  # where each seat acts the next time, going backwards
    found = []
    for ply in reversed(acted):
        line = match.lines[ply]
        until = again.get(line.who, len(positions) - 1)
        free = len(legal_actions(positions[ply])) > 1
        end = _end(match.game, line.who, positions[ply : until + 1])
        found.append(Decision(ply, line.who, line.action, free, end))
        again[line.who] = ply
    return tuple(reversed(found))


def _end(game: AnyGame, seat: int, positions: Sequence[Position]) -> float | None:
    """Return what the end of the round was worth, if it is among the positions after the first one."""
    first, *later = positions
    insight = game.insight(first)
    for position in later:
        if insight.settled(position):
            return min(1.0, max(0.0, float(insight.share(position, seat))))
    return None
