"""The actions that are certain to reach a goal: an exhaustive search, for positions with few answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from limbotable.core.goal import Goal
from limbotable.core.position import CHANCE, Position, legal_actions


class Refutation(msgspec.Struct, frozen=True):
    """The reason why an action does not reach a goal."""

    replies: tuple[int, ...]  #: the others' actions, until the failure shows
    position: Position  #: the position after them


class GoalSolver:
    """Proves or refutes by a search of every answer in every world."""

    def __init__(self, goal: Goal[Any]) -> None:
        self.nodes = 0  #: positions visited so far
        self._goal = goal

    def solutions(self) -> list[int]:
        """Return the seat's first actions that are certain to reach the goal."""
        return [action for action in legal_actions(self._goal.root) if self.refuted(action) is None]

    def refuted(self, action: int) -> Refutation | None:
        """Return the reason why a first action is not certain to reach the goal, or None where it is."""
        for world in self._goal.worlds(action):
            found = self.refutation(_after(world, action), self._goal.actions - 1)
            if found is not None:
                return found
        return None

    def refutation(self, position: Position, actions: int) -> Refutation | None:
        """Return a way of the others to keep the seat from the goal, with that many actions left to it.

        None where there is none.  The replies go up to the seat's next action.
        """
        self.nodes += 1
        goal = self._goal
        verdict = goal.verdict(position)
        if verdict is None and position.turn() == goal.seat:
            verdict = actions > 0 and next(self.going_on(position, actions), None) is not None
        if verdict is None and position.turn() < 0:
            verdict = False  # chance decides, so nothing is certain
        if verdict is not None:
            return None if verdict else Refutation((), position)
        for reply in goal.replies(position):
            found = self.refutation(_after(position, reply), actions)
            if found is not None:
                return Refutation((reply, *found.replies), found.position)
        return None

    def best_defence(self, position: Position, actions: int) -> Refutation | None:
        """Return the refutation whose answer leaves the others best off, by the goal’s ``defence``."""
        found = self.refutation(position, actions)
        if found is None or not found.replies:
            return found
        refuting = (
            Refutation(replies, after)
            for replies, after in self._answers(position)
            if self.refutation(after, actions) is not None
        )
        return max(refuting, key=lambda one: self._goal.defence(one.position))

    def going_on(self, position: Position, actions: int) -> Iterator[int]:
        """Yield the seat's actions in a position that are certain to reach the goal, itself to act."""
        for action in legal_actions(position):
            if self.refutation(_after(position, action), actions - 1) is None:
                yield action

    def toughest(self, position: Position, actions: int) -> tuple[int, ...]:
        """Return the others' answer after which the seat has the fewest actions that reach the goal.

        The seat reaches it against any answer.
        """

        def ways(answer: tuple[tuple[int, ...], Position]) -> tuple[bool, int]:
            after = answer[1]
            over = self._goal.verdict(after) is not None
            return over, 0 if over else sum(1 for _ in self.going_on(after, actions))

        return min(self._answers(position), key=ways)[0]

    def _answers(self, position: Position) -> Iterator[tuple[tuple[int, ...], Position]]:
        """Yield the others' actions up to the seat's next one or the end, with the positions after them."""
        if self._goal.verdict(position) is not None or position.turn() in (self._goal.seat, CHANCE):
            yield (), position
            return
        for reply in self._goal.replies(position):
            for rest, after in self._answers(_after(position, reply)):
                yield (reply, *rest), after


def _after(position: Position, action: int) -> Position:
    after = position.copy()
    after.play(action)
    return after
