"""The themes of decisions in Limit."""

from __future__ import annotations

from typing import Final

from limbotable.core.position import legal_actions
from limbotable.games.limit.actions import ENDED, MOVING, REMOVING
from limbotable.games.limit.rules import LimitPosition

#: To win within the turn; to move a ball, and to take a tile away; and the tiles and balls of the beginning.
THEMES: Final = ("win", "move", "removal", "placing")


def theme_of(position: LimitPosition, best: int, _other: int) -> str:
    """Return the theme of a decision."""
    if position.phase not in (MOVING, REMOVING):
        return "placing"
    if _wins(position, best):
        return "win"
    return "move" if position.phase == MOVING else "removal"


def _wins(position: LimitPosition, action: int) -> bool:
    """Return whether a seat can win within its turn with an action."""
    seat = position.turn()
    after = position.copy()
    after.play(action)
    if after.phase == ENDED:
        return bool(after.seat == seat)
    return after.phase == REMOVING and any(_wins(after, one) for one in legal_actions(after))
