"""The common part of the views of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, Self, TypeVar

V = TypeVar("V", bound="View")


class Move(Protocol):
    """A legal action as its seat sees it."""

    @property
    def action(self) -> str:
        """Its notation."""


class View(Protocol):
    """A viewer's knowledge of a match at one point: a frozen ``msgspec.Struct`` of the game's own."""

    __struct_fields__: ClassVar[tuple[str, ...]]

    def __replace__(self, **changes: Any) -> Self: ...

    @property
    def viewer(self) -> int:
        """A seat, or the number of seats for a spectator."""

    @property
    def phase(self) -> str:
        """The word for the phase that the match is in."""

    @property
    def turn(self) -> int:
        """The seat to act, ``CHANCE`` or ``OVER``."""

    @property
    def moves(self) -> Sequence[Move]:
        """The legal actions in the order of their notation; none when the viewer is not to act."""

    @property
    def refusals(self) -> Sequence[object]:
        """The actions that the viewer might try in vain, with the reasons, in the game's own form."""

    @property
    def winners(self) -> Sequence[int] | None:
        """The seats that have won; None while the match goes on."""


def without_moves(view: V) -> V:
    """Return what the viewer would know of the same point without being to act."""
    return view.__replace__(moves=(), refusals=())
