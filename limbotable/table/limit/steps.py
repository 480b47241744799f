"""The steps of a turn of Limit: the phases that place something, and the step that an action is."""

from __future__ import annotations

from typing import Final

from limbotable.games.limit.view import At, TurnStep

PLACING: Final = ("tile", "ball")  #: the phases in which tiles and balls come to the island


def step_of(action: str) -> TurnStep:
    """Return the step of an action, by its notation."""
    kind, _, cells = action.partition(" ")
    start, _, end = cells.rpartition(">")
    return TurnStep(kind, _at(start) if start else None, _at(end) if end else None)


def _at(text: str) -> At:
    q, _, r = text.partition(",")
    return int(q), int(r)
