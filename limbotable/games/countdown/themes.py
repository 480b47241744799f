"""The themes of decisions in the countdown game."""

from __future__ import annotations

from typing import Final

from limbotable.core.position import legal_actions
from limbotable.games.countdown.actions import ANSWERING, DOUBLE, DOUBLING, PASS, PLAY, STARTER
from limbotable.games.countdown.goals import Block
from limbotable.games.countdown.rules import CountdownPosition

#: To bring the count to zero, or to play many cards, while the other seat is out of the round; to play a card
#: that it cannot answer, or any other card against it; to double; to draw from the stock or to stop.
THEMES: Final = ("zero", "run", "block", "duel", "doubling", "stock")


def theme_of(position: CountdownPosition, best: int, _other: int) -> str:
    """Return the theme of a decision; empty for the value of a turned-up ace."""
    if position.phase == STARTER:
        return ""
    if position.phase in (DOUBLING, ANSWERING):
        return "doubling"
    seat = int(position.turn())
    if position.phase != PLAY or not position.hand(seat):
        return "stock"
    if position.blocked:
        return "zero" if _reaches_zero(position, seat) else "run"
    return "block" if _blocks(position, best) else "duel"


def slip_of(best: int, played: int) -> str:
    """Return the kind of an error in doubling: one that was missed, or one that risked too much."""
    return {(DOUBLE, PASS): "missed", (PASS, DOUBLE): "rash"}.get((best, played), "")


def _reaches_zero(position: CountdownPosition, seat: int) -> bool:
    """Return whether a seat that plays on alone can bring the count to zero with cards of its hand."""
    for action in legal_actions(position):
        after = position.copy()
        after.play(action)
        if after.rounds_ended() != position.rounds_ended():
            if after.final_count == 0:
                return True
        elif after.turn() == seat and after.hand(seat) and _reaches_zero(after, seat):
            return True
    return False


def _blocks(position: CountdownPosition, action: int) -> bool:
    """Return whether the other seat cannot answer a card, whatever it holds."""
    if not position.hand(1 - int(position.turn())):
        return False
    goal = Block(position)
    for world in goal.worlds(action):
        after = world.copy()
        after.play(action)
        if not goal.verdict(after):
            return False
    return True
