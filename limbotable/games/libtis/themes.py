"""The themes of decisions in Libtis."""

from __future__ import annotations

from typing import Final

from limbotable.games.libtis.actions import PLAYING, SUPPLY
from limbotable.games.libtis.notation import parts
from limbotable.games.libtis.rules import LibtisPosition

#: The last card of a round, and the last but one; before these a cube from the supply, and one that moves.
THEMES: Final = ("last", "sure", "place", "move")


def theme_of(position: LibtisPosition, best: int, other: int) -> str:
    """Return the theme of a decision; empty for a bonus card.

    It is "move" if either action moves a cube.
    """
    if position.phase != PLAYING:
        return ""
    held = [int(position.hand(seat)).bit_count() for seat in range(position.seats)]
    if max(held) == 1 and sum(held) <= len(("last", "sure")):
        return "last" if sum(held) == 1 else "sure"
    return "move" if any(parts(action)[0] != SUPPLY for action in (best, other)) else "place"
