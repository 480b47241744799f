"""What may be taken back: never what showed the one who takes back something new."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from limbotable.core.game import CHANCE_WHO
from limbotable.play.match import Match

#: The key of a record's header that says that anything may be taken back.
CASUAL: Final = "casual"


def actions_to_take_back(match: Match, people: Collection[int]) -> int:
    """Return how many actions go when the last one by a person does; 0 where there is none."""
    count = 0
    for line in reversed(match.lines):
        if line.who != CHANCE_WHO:
            count += 1
            if line.who in people:
                return count
    return 0


def may_take_back(match: Match, count: int) -> bool:
    """Say whether so many actions can be taken back without anybody gaining by it.

    In a casual match anything can.  Otherwise the seat whose action is the first to go must not have seen
    a card since that it had not seen before.
    """
    if match.header.get(CASUAL) is True:
        return True
    acted = [ply for ply, line in enumerate(match.lines) if line.who != CHANCE_WHO]
    ply = acted[-count]
    seat = match.lines[ply].who
    then, now = match.stages[ply].sightings, match.stages[-1].sightings
    if len(now.shuffles) > len(then.shuffles):
        return False
    return all(a.seen[seat] == b.seen[seat] for a, b in zip(then.shuffles, now.shuffles, strict=True))
