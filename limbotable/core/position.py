"""The one protocol that all games follow, for rules, search and bench alike.

Compiled by mypyc where a C compiler works; the same file runs uncompiled.  A position is complete:
it includes every card.  A seat's knowledge is made from ``visible`` by ``core.sightings``.

Interpreted code must not hand a ``vec`` to compiled code: mypyc 2.4 takes a reference to each that it never
gives back.  It uses ``legal_actions`` and ``arrange``, which take and return lists.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

#: The values of ``Position.turn`` when no seat is to act.
CHANCE: Final = -1
OVER: Final = -2

#: No position of any game has more legal actions than this.
MOST_ACTIONS: Final = 512

#: ``BIT[k]`` is the mask of thing number k.  A table, because mypyc 2.4 miscompiles a literal that is
#: shifted left by a native int.
BIT: Final = vec[i64]([1 << k for k in range(63)])


def size(mask: i64) -> i64:
    """Return the number of things in a mask."""
    number: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        number += 1
    return number


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a game's rules need not be compiled
class Position:
    """One point of a match, with all its secrets.

    Actions are small integers that mean the same in every position of the game; their text is made by
    the game's ``notation``.  Things that chance arranges (cards, seats) are numbers below 63, so a set
    of them is a mask.
    """

    def turn(self) -> i64:
        """Return the seat to act, or ``CHANCE``, or ``OVER``."""
        raise NotImplementedError

    def legal(self, out: vec[i64], at: i64) -> i64:
        """Write the legal actions, each once, to ``out[at:]`` and return their number."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Apply a legal action and everything that follows from it without a choice."""
        raise NotImplementedError

    def urn(self) -> i64:
        """Return the mask of the things that the chance outcome to come arranges."""
        raise NotImplementedError

    def settle(self, outcome: vec[i64]) -> None:
        """Apply a chance outcome: the urn's things, from the top card to the bottom one.

        Where chance names one thing only (``start``), it is the first, and the rest has no meaning.
        """
        raise NotImplementedError

    def visible(self, viewer: i64) -> i64:
        """Return the mask of the cards that the viewer sees or has seen since they were last shuffled.

        A viewer that is no seat (the number of seats) is a spectator, and sees the cards that lie face up for
        all.  A card that ``core.sightings`` has recorded may be missing from later masks.
        """
        raise NotImplementedError

    def copy(self) -> Position:
        """Return an independent copy."""
        raise NotImplementedError


def legal_actions(position: Position) -> list[int]:
    """Return the legal actions of the seat to act; none where no seat is to act."""
    if position.turn() < 0:
        return []
    buffer = vec[i64]([0] * MOST_ACTIONS)
    count = position.legal(buffer, 0)
    return [int(buffer[k]) for k in range(count)]


def arrange(position: Position, outcome: list[int]) -> None:
    """Apply a chance outcome in the form of a list."""
    position.settle(vec[i64](outcome))
