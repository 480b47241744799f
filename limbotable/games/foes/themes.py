"""The themes of decisions in the foe-fighting game."""

from __future__ import annotations

from typing import Final

from limbotable.games.foes.actions import NONE, PLAY, WAY
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.terms import target_with

#: That the foe comes to the own corner, to another, not to the own one, or to none; and cards from the deck.
THEMES: Final = ("take", "give", "avoid", "draw", "blind")


def theme_of(position: FoesPosition, best: int, other: int) -> str:
    """Return the theme of a decision: where the foe goes with the best action, as the table then stands.

    It is "blind" if either action is a card from the deck.
    """
    if best // WAY != PLAY or other // WAY != PLAY:
        return "blind"
    taker, instead = (target_with(position, action % WAY)[0] for action in (best, other))
    if taker == NONE:
        return "draw"
    if taker == position.turn():
        return "take"
    return "avoid" if instead == position.turn() else "give"
