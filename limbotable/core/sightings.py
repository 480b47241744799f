"""Who has seen which card, kept independently of what a game chooses to show.

A card is followed as a *token*: its place in the last shuffle that it was part of.  A shuffle gives new
tokens to what it hides, so what was seen before it says nothing about the cards after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from limbotable.core.cards import cards_of
from limbotable.core.position import Position


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A pile as it was shuffled by one line of a record, and what has been seen of it since."""

    ply: int  #: the line's index in the record
    cards: tuple[int, ...]  #: from the top to the bottom
    live: int  #: mask of the cards that no later shuffle has hidden again
    seen: tuple[int, ...]  #: for each viewer the mask of the cards seen under this shuffle


@dataclass(frozen=True, slots=True)
class Sightings:
    """What each viewer has seen by now: the seats, and last a spectator.  Immutable."""

    shuffles: tuple[Shuffle, ...]
    viewers: int

    @classmethod
    def nothing(cls, seats: int) -> Self:
        """Return the sightings at the start of a match."""
        return cls((), seats + 1)

    def shuffled(self, ply: int, cards: Sequence[int]) -> Sightings:
        """Return the sightings after a shuffle, which nobody has looked into."""
        hidden = 0
        for card in cards:
            hidden |= 1 << card
        older = tuple(replace(one, live=one.live & ~hidden) for one in self.shuffles)
        new = Shuffle(ply, tuple(cards), hidden, (0,) * self.viewers)
        return Sightings((*older, new), self.viewers)

    def after(self, position: Position) -> Sightings:
        """Return the sightings once everybody has looked at a position."""
        visible = [position.visible(viewer) for viewer in range(self.viewers)]
        return Sightings(
            tuple(
                replace(one, seen=tuple(s | (v & one.live) for s, v in zip(one.seen, visible, strict=True)))
                if one.live
                else one
                for one in self.shuffles
            ),
            self.viewers,
        )

    def known(self, viewer: int) -> int:
        """Return the mask of the cards whose token the viewer can name now."""
        mask = 0
        for one in self.shuffles:
            mask |= one.seen[viewer] & one.live
        return mask

    def tokens(self) -> dict[int, str]:
        """Return the token of every card: the number of its shuffle and its place in it."""
        found: dict[int, str] = {}
        for number, one in enumerate(self.shuffles):
            live = set(cards_of(one.live))
            for place, card in enumerate(one.cards):
                if card in live:
                    found[card] = f"{number}.{place}"
        return found


def token_order(token: str) -> tuple[int, ...]:
    """Return what tokens are sorted by: their shuffle, then their place in it; no token comes first."""
    return tuple(int(part) for part in token.split(".")) if token else ()
