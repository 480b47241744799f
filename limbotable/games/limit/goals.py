"""The goals of puzzles of Limit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.actions import ENDED, MOVING, REMOVING
from limbotable.games.limit.insight import LimitInsight
from limbotable.games.limit.rules import LimitPosition

#: A turn of movement: a move and a removal.
_TURN: Final = 2
_MOST_TURNS: Final = 2


class Win(Goal[LimitPosition]):
    """Win within one turn of one's own, or two; of the first of two the ball may have been moved already."""

    terms = frozenset({"won"})

    def __init__(self, root: LimitPosition, turns: int) -> None:
        super().__init__(root)
        self._moved = root.phase == REMOVING
        least = _MOST_TURNS if self._moved else 1
        if root.seats != 2 or root.phase not in (MOVING, REMOVING) or not least <= turns <= _MOST_TURNS:
            raise ValueError("a task for two seats that move balls, of one turn or two")
        self.turns = turns
        self.actions = _TURN * turns - self._moved
        self.theme = "removal" if self._moved else "win"

    def verdict(self, position: LimitPosition) -> bool | None:
        return position.seat == self.seat if position.phase == ENDED else None

    def midway(self, position: LimitPosition) -> bool:
        return position.phase == REMOVING

    def defence(self, position: LimitPosition) -> float:
        return math.inf if position.phase == ENDED else -LimitInsight(position).balance(position)

    def task(self, names: Sequence[str]) -> Phrase:
        colour, other = self._colour(self.seat), self._colour(1 - self.seat)
        if self.turns == 1:
            return phrase("puzzle.limit.win", colour=colour)
        if self._moved:
            return phrase("puzzle.limit.remove", colour=colour, other=other)
        return phrase("puzzle.limit.win-two", colour=colour, other=other)

    def failure(self, position: LimitPosition, names: Sequence[str]) -> Phrase:
        other = self._colour(1 - self.seat)
        if position.phase == REMOVING:  # a move of the seat's own, with nothing to go on with
            if self.turns == 1:
                return phrase("puzzle.limit.no-removal")
            return phrase("puzzle.limit.no-removal-two", other=other)
        if position.phase == ENDED:
            return phrase("puzzle.limit.lost", other=other)
        left = position.balls(1 - self.seat)
        return phrase("puzzle.limit.escapes" if left else "puzzle.limit.later", other=other)

    def _colour(self, seat: int) -> Phrase:
        return phrase("limit.colour.white" if self.root.colour(seat) == 0 else "limit.colour.red")
