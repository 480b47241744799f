"""The limits of undo: no action may be taken back that showed its undoer a new card."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from limbotable.core.game import CHANCE_WHO
from limbotable.play.match import Match


def actions_to_take_back(match: Match, people: Collection[int]) -> int:
    """Return the number of actions that go when the last one by a person does; 0 where there is none."""
    count = 0
    for line in reversed(match.lines):
        if line.who != CHANCE_WHO:
            count += 1
            if line.who in people:
                return count
    return 0


def may_take_back(match: Match, count: int, undoers: Collection[int]) -> bool:
    """Return whether so many actions can be taken back by these seats without a gain for any seat.

    In a casual match any action can.  Otherwise neither they nor the seat whose action is the first to go
    must have seen a card since that they had not seen before.
    """
    return may_go_back(match, _ply_before(match, count), undoers)


def seen_since(match: Match, count: int, looked: Mapping[int, int]) -> set[int]:
    """Return the people that have looked at a match since the first of its last so many actions.

    ``looked`` has the ply that each has seen last, by seat.
    """
    before = _ply_before(match, count)
    return {seat for seat, ply in looked.items() if ply > before}


def _ply_before(match: Match, count: int) -> int:
    return [ply for ply, line in enumerate(match.lines) if line.who != CHANCE_WHO][-count]


def may_go_back(match: Match, ply: int, undoers: Collection[int]) -> bool:
    """Return whether these seats can go back to a ply without a gain for any seat.

    The rule is that of ``may_take_back``, for a place anywhere in the match.
    """
    if match.header.casual is True:
        return True
    first = [line.who for line in match.lines[ply:] if line.who != CHANCE_WHO][:1]
    seats = {*first, *undoers}
    then, now = match.stages[ply].sightings, match.stages[-1].sightings
    if len(now.shuffles) > len(then.shuffles):
        return False
    return all(
        before.seen[seat] == after.seen[seat]
        for before, after in zip(then.shuffles, now.shuffles, strict=True)
        for seat in seats
    )
