"""The first hint in a puzzle: what its action is done with, and not the action itself."""

from __future__ import annotations

from collections.abc import Sequence

from limbotable.table.tableau import Gesture


def telling_thing(gestures: Sequence[Gesture], action: str) -> str:
    """Return the key of a piece or place that an action is done with, which leaves a choice of actions.

    It is part of some of the actions, and not of all: of its piece, and else of its place.  Empty without.
    """
    every = _kinds(gestures)
    for own in (one for one in gestures if one.action == action):
        for thing in (own.pick, own.drop):
            part = _kinds([one for one in gestures if thing in {one.pick, one.drop}])
            if thing and 1 < len(part) < len(every):
                return thing
    return ""


def _kinds(gestures: Sequence[Gesture]) -> set[object]:
    """Return what tells actions apart: those that differ in nothing that matters are one."""
    return {one.alike or one.label for one in gestures}
