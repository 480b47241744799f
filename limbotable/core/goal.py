"""What a puzzle asks for, in terms that the rules can check."""

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

    #: How many actions of its own the seat has for it.
    actions: int = 1

    def __init__(self, root: P) -> None:
        """Raises ``ValueError`` where the task makes no sense in the position."""
        self.root = root
        self.seat = int(root.turn())

    @abstractmethod
    def verdict(self, position: P) -> bool | None:
        """Say whether the goal is reached or missed for good; None while that is open."""

    def worlds(self, action: int) -> Iterator[P]:
        """Yield positions that stand for all that the root may be, as far as the goal depends on it.

        They are for one action of the seat's.
        """
        yield self.root

    def replies(self, position: P) -> Sequence[int]:
        """Return actions of another seat that stand for all of them, in all the worlds together."""
        return legal_actions(position)

    def midway(self, position: P) -> bool:
        """Say whether somebody is amid a turn, so that it is too early to tell how it went."""
        return False

    def alike(self, action: int) -> Hashable:
        """Return what two actions have in common that are the same for the goal."""
        return action

    @abstractmethod
    def task(self, names: Sequence[str]) -> Phrase:
        """Say what is asked for; the seats have these names."""

    @abstractmethod
    def failure(self, position: P, names: Sequence[str]) -> Phrase:
        """Say why the goal is missed where play has come to: a position that shows it."""


#: Goals by a name: what makes one of a position and of values that have names.
Goals: TypeAlias = Mapping[str, Callable[..., Goal[Any]]]
