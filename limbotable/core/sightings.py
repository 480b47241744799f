"""The cards that each viewer has seen, kept independently of the games' own views.

A card is followed as a *token*: its place in the last shuffle that it was part of.  A shuffle gives new
tokens to the cards that it hides, so earlier sightings of them reveal nothing about the cards after it.

Where a seat chooses a card unseen by the others, they cannot tell which of the tokens it is.  So the
cards that it was chosen from are *mixed*: the chosen one leaves under the token that comes first among
them, and exchanges its own for it.  A mixed card that comes to light takes its own token back if that is
still there.  Thus tokens reveal nothing of the choice beyond the content of a perspective: the place in a
shuffle of a card that has come to light.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self, TypeAlias

import msgspec
from msgspec.structs import replace

from limbotable.core.cards import cards_of
from limbotable.core.position import Position

#: The number of a shuffle, and a place in it, counted from the top.
Place: TypeAlias = tuple[int, int]


class Shuffle(msgspec.Struct, frozen=True):
    """A pile as one line of a record shuffled it, and the sightings of its cards since."""

    ply: int  #: the line's index in the record
    cards: tuple[int, ...]  #: from the top to the bottom
    live: int  #: mask of the cards that no later shuffle has hidden again
    seen: tuple[int, ...]  #: for each viewer the mask of the cards seen under this shuffle


class Sightings(msgspec.Struct, frozen=True):
    """The cards that each viewer has seen by now: the seats, and last a spectator.  Immutable."""

    shuffles: tuple[Shuffle, ...]
    viewers: int
    mixed: tuple[int, ...] = ()  #: masks of cards whose tokens only their holder can tell apart
    #: by own place: the token in its stead
    exchanged: Mapping[Place, Place] = msgspec.field(default_factory=dict)

    @classmethod
    def nothing(cls, seats: int) -> Self:
        """Return the sightings at the start of a match."""
        return cls((), seats + 1)

    def shuffled(self, ply: int, cards: Sequence[int]) -> Sightings:
        """Return the sightings after a shuffle, which no viewer has looked into."""
        hidden = 0
        for card in cards:
            hidden |= 1 << card
        older = tuple(replace(one, live=one.live & ~hidden) for one in self.shuffles)
        new = Shuffle(ply, tuple(cards), hidden, (0,) * self.viewers)
        return replace(self, shuffles=(*older, new), mixed=_without(self.mixed, hidden))

    def after(self, position: Position) -> Sightings:
        """Return the sightings once every viewer has looked at a position."""
        visible = [position.visible(viewer) for viewer in range(self.viewers)]
        shuffles = tuple([_looked_at(one, visible) if one.live else one for one in self.shuffles])
        # Most lines show nothing new, and this is done for each line of a match.
        seen = self if shuffles == self.shuffles else replace(self, shuffles=shuffles)
        for group in self.mixed:
            for card in cards_of(group & visible[-1]):
                seen = seen.surfaced(card)
        return seen

    def chosen(self, card: int, among: int) -> Sightings:
        """Return the sightings after a seat has chosen a card from a mask of cards, unseen by the others."""
        own = self._own_places()
        first = min(self._token(own[one]) for one in cards_of(among))
        mixed = _without(self.mixed, among)
        rest = among & ~(1 << card)
        return replace(self._under(first, card, own), mixed=(*mixed, rest) if rest else mixed)

    def surfaced(self, card: int) -> Sightings:
        """Return the sightings after a mixed card came to light."""
        group = next(one for one in self.mixed if one >> card & 1)
        own = self._own_places()
        tokens = [self._token(own[one]) for one in cards_of(group)]
        token = own[card] if own[card] in tokens else min(tokens)
        return replace(self._under(token, card, own), mixed=_without(self.mixed, 1 << card))

    def _under(self, token: Place, card: int, own: Mapping[int, Place]) -> Sightings:
        """Return the sightings with the card under that token; the card that has it takes the card's own."""
        former = self._token(own[card])
        if former == token:
            return self
        other = next(place for place in own.values() if self._token(place) == token)
        return replace(self, exchanged={**self.exchanged, own[card]: token, other: former})

    def _token(self, own: Place) -> Place:
        """Return the token of the card that lay at a place."""
        return self.exchanged.get(own, own)

    def _own_places(self) -> dict[int, Place]:
        """Return every card's place in the last shuffle that it was part of."""
        return {
            card: (number, place)
            for number, one in enumerate(self.shuffles)
            if one.live
            for place, card in enumerate(one.cards)
            if one.live >> card & 1
        }

    def known(self, viewer: int) -> int:
        """Return the mask of the cards whose current tokens the viewer can name."""
        mask = 0
        for one in self.shuffles:
            mask |= one.seen[viewer] & one.live
        return mask

    def tokens(self) -> dict[int, str]:
        """Return the token of every card: the number of a shuffle and a place in it."""
        exchanged = self.exchanged  # for all cards, in every view: without a call for each
        tokens = {card: exchanged.get(own, own) for card, own in self._own_places().items()}
        return {card: f"{number}.{place}" for card, (number, place) in tokens.items()}


def _looked_at(shuffle: Shuffle, visible: Sequence[int]) -> Shuffle:
    """Return a shuffle with what each viewer sees now: the same one where there is nothing new."""
    live = shuffle.live
    seen = tuple([before | now & live for before, now in zip(shuffle.seen, visible, strict=True)])
    return shuffle if seen == shuffle.seen else Shuffle(shuffle.ply, shuffle.cards, live, seen)


def _without(groups: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """Return the masks without some cards, dropping masks that become empty."""
    return tuple(group & ~cards for group in groups if group & ~cards)


def token_order(token: str) -> tuple[int, ...]:
    """Return the sort key of a token: its shuffle, then its place in it; no token comes first."""
    return tuple(int(part) for part in token.split(".")) if token else ()
