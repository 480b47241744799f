"""The goals of puzzles, in terms that the rules can check."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from limbotable.core.phrases import Phrase
from limbotable.core.position import Position, legal_actions

P = TypeVar("P", bound=Position)


class Goal(ABC, Generic[P]):
    """A task for the seat that is to act in a position, the root.

    A goal is certain: it is reached against every answer, whatever cards lie where the seat cannot see them.
    A goal with more than one world is decided by the seat's first action.
    """

    #: The number of actions that the seat itself has for it.
    actions: int = 1
    #: One of the game's themes; empty where it is that of the action which reaches the goal.
    theme: str = ""
    #: The terms that speak of the goal itself: a reason by one of them says why an action reaches it.
    terms: frozenset[str] = frozenset()

    def __init__(self, root: P) -> None:
        """Raises ``ValueError`` where the task makes no sense in the position."""
        self.root = root
        self.seat = int(root.turn())

    @abstractmethod
    def verdict(self, position: P) -> bool | None:
        """Return whether the goal is reached (True) or missed for good (False); None while that is open."""

    def worlds(self, action: int) -> Iterator[P]:
        """Yield positions that stand for all that the root may be, as far as the goal depends on them.

        They serve one action of the seat.
        """
        yield self.root

    def replies(self, position: P) -> Sequence[int]:
        """Return actions of another seat that stand for all of them, in all the worlds together."""
        return legal_actions(position)

    def midway(self, position: P) -> bool:
        """Return whether a seat is amid a turn, so that it is too early to judge the outcome."""
        return False

    def alike(self, action: int) -> Hashable:
        """Return a key that is equal for actions that are the same for the goal."""
        return action

    def defence(self, position: P) -> float:
        """Return how well the others stand, after their answer, in a position that shows the failure.

        Of all answers that keep the seat from the goal, the highest is the most convincing; 0 for all if
        any will do.
        """
        return 0.0

    @abstractmethod
    def task(self, names: Sequence[str]) -> Phrase:
        """Return the task in words, with these names of the seats."""

    @abstractmethod
    def failure(self, position: P, names: Sequence[str]) -> Phrase:
        """Return the reason why the goal is missed; the position is one that shows it."""


#: Goals by name: functions that make one from a position and named values.
Goals: TypeAlias = Mapping[str, Callable[..., Goal[Any]]]
