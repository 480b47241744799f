"""The unseen cards of one round of the foe-fighting game: the ways in which they can have fallen.

A card that the viewer saw in one place between two shuffles was in no other place meanwhile.  So a seat that
keeps a card in hand over a reshuffle has one that was seen neither in the time before it nor in the time
after it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, islice, product, zip_longest
from typing import Final

from limbotable.core.cards import cards_of
from limbotable.core.random import Random
from limbotable.games.foes.rules import FoesPosition

#: The number of vain tries that end a search.  Matches need far fewer; a record that no match can give may
#: need more than there is time for.
_DEAD_ENDS: Final = 5_000
#: Stands for the place of a card that is laid down as a marker.
_LAID: Final = -1


@dataclass(slots=True)
class Hidden:
    """The ways of one seat's unnamed cards from one shuffle to the next."""

    dealt: list[int] = field(default_factory=list)  #: places of the cards that it got
    came: list[int] = field(default_factory=list)  #: ply of the line by which it got each of them
    laid: list[tuple[int, int]] = field(default_factory=list)  #: ply of each marker, and cards got by then
    held: int = 0  #: number of cards in its hand at the end

    @property
    def pressed(self) -> int:
        """The number of markers that it must have had before the first of these places was dealt to it."""
        return max((number + 1 - got for number, (_, got) in enumerate(self.laid)), default=0)


@dataclass(slots=True)
class Epoch:
    """The time from one shuffle of the tactical cards to the next."""

    ply: int
    places: list[int]  #: of the cards that the observation does not name
    faces: int  #: mask of the cards that the viewer never saw in this time
    seats: list[Hidden]


@dataclass(slots=True)
class Imagined:
    """One way in which a round's unnamed cards can have fallen."""

    cards: dict[tuple[int, int], int]  #: by the shuffle's ply and the place in it
    markers: dict[int, int]  #: by ply
    hands: list[int]  #: by seat, masks of the unnamed cards that it holds at the end
    laid: list[int]  #: by seat, masks of the unnamed markers in front of it


@dataclass(slots=True)
class Seen:
    """A seat's decision, as the viewer saw it."""

    ply: int
    position: FoesPosition  #: before it, with any cards in the place of unnamed ones
    seat: int
    card: int  #: that it played openly
    blind: bool
    named: int  #: mask of the named cards of its hand


@dataclass(slots=True)
class Way:
    """The ways of a card from when a seat got it until it left the hand, or until now."""

    card: int
    seat: int
    epoch: int
    place: int
    first: int  #: the first decision of the seat at which it had the card
    end: int  #: the one after the last
    laid: int | None = None  #: the epoch in which it was laid down as a marker


class Round:
    """The epochs of one round, and what the others were seen to do in it."""

    def __init__(self, seats: int) -> None:
        self.epochs: list[Epoch] = []
        self.seen: list[Seen] = []
        self._seats = seats

    def imagined(self, rng: Random) -> Imagined | None:
        """Return a random way that fits, or None where the search finds none."""
        kept = self._kept(rng, care=False)
        if kept is None:
            kept = self._kept(rng, care=True)
        if kept is None:
            return None
        found = Imagined({}, {}, [0] * self._seats, [0] * self._seats)
        fits = all(
            self._deal(epoch, staying, found, rng) for epoch, staying in zip_longest(self.epochs, kept)
        )
        return found if fits else None

    def _kept(self, rng: Random, *, care: bool) -> list[list[int]] | None:
        """Return the masks of the cards that each seat keeps over each reshuffle.

        With care, cards that stay unseen for long are kept first.  None where nothing fits, or where the
        search takes too long.
        """
        chains = self._chains(0, [0] * self._seats, rng, care=care)
        return next((chain for chain in islice(chains, _DEAD_ENDS) if chain is not None), None)

    def ways(self, found: Imagined) -> list[Way]:
        """Return the ways of all unnamed cards that seats had or have."""
        ways: list[Way] = []
        for seat, (decided, events) in enumerate(self._events):
            held: dict[int, Way] = {}
            for number, shuffled, ply, place, before in events:
                if place == _LAID:
                    way = held.pop(found.markers[ply])
                    way.end = before
                    way.laid = number
                else:
                    card = found.cards[shuffled, place]
                    held[card] = way = Way(card, seat, number, place, before, decided)
                    ways.append(way)
        return ways

    @cached_property
    def _events(self) -> list[tuple[int, list[tuple[int, int, int, int, int]]]]:
        """By seat, the number of its decisions, and when it got unnamed cards or laid them down.

        Each event has the number and the ply of the epoch, its own ply, the card's place, and the number of
        the seat's decisions until then.
        """
        found = []
        for seat in range(self._seats):
            plies = [one.ply for one in self.seen if one.seat == seat]
            events = []
            for number, epoch in enumerate(self.epochs):
                one = epoch.seats[seat]
                came = [*zip(one.came, one.dealt, strict=True), *((ply, _LAID) for ply, _ in one.laid)]
                events += [
                    (number, epoch.ply, ply, place, bisect_right(plies, ply)) for ply, place in sorted(came)
                ]
            found.append((len(plies), events))
        return found

    def _chains(
        self, at: int, before: Sequence[int], rng: Random, *, care: bool
    ) -> Iterator[list[list[int]] | None]:
        """Yield every way to keep cards from an epoch's end on, and None for each dead end."""
        if at + 1 >= len(self.epochs):
            yield []
            return
        dead_end = True
        for after in self._ways(at, before, rng, care=care):
            dead_end = False
            for rest in self._chains(at + 1, after, rng, care=care):
                yield None if rest is None else [after, *rest]
        if dead_end:
            yield None

    def _ways(self, at: int, before: Sequence[int], rng: Random, *, care: bool) -> Iterator[list[int]]:
        """Yield every way to keep cards over an epoch's end, as masks by seat."""
        seats = self.epochs[at].seats
        unseen = self.epochs[at + 1].faces
        lasting = [self._in_order(mask & unseen, at, rng, care=care) for mask in before]
        bounds = [
            _fresh(one, mask.bit_count(), len(old))
            for one, mask, old in zip(seats, before, lasting, strict=True)
        ]

        def shared_out(seat: int, free: Sequence[int]) -> Iterator[list[int]]:
            if seat == len(seats):
                yield []
                return
            least, most = bounds[seat]
            most = min(most, len(free) - sum(lowest for lowest, _ in bounds[seat + 1 :]))
            for fresh in rng.reordered(list(range(least, most + 1))):
                for old, new in product(
                    combinations(lasting[seat], seats[seat].held - fresh), combinations(free, fresh)
                ):
                    for rest in shared_out(seat + 1, [card for card in free if card not in new]):
                        yield [mask_of(old + new), *rest]

        free = self.epochs[at].faces & unseen & ~_union(before)
        return shared_out(0, self._in_order(free, at, rng, care=care))

    def _in_order(self, cards: int, at: int, rng: Random, *, care: bool) -> list[int]:
        """Return cards in the order in which they are tried for being kept over an epoch's end."""
        order = rng.reordered(list(cards_of(cards)))
        return sorted(order, key=lambda card: -self._unseen_for(card, at)) if care else order

    def _unseen_for(self, card: int, at: int) -> int:
        """Return the number of epochs after that one in which a card stays unseen."""
        later = self.epochs[at + 1 :]
        return next((k for k, one in enumerate(later) if not one.faces >> card & 1), len(later))

    def _deal(self, epoch: Epoch, staying: list[int] | None, found: Imagined, rng: Random) -> bool:
        """Give cards to an epoch's unnamed places, and choose the cards that became markers.

        Return whether there is a card for each of them; no true observation lacks any.
        """
        before = found.hands
        kept = staying or [0] * self._seats
        free = epoch.faces & ~_union(before)
        cards: dict[int, int] = {}
        for one, mine, mask in zip(epoch.seats, before, kept, strict=True):
            # The cards that came last can stay, at whatever time a marker was laid.
            fresh = cards_of(mask & ~mine)
            cards.update(zip(reversed(one.dealt), fresh, strict=False))
            free &= ~mask_of(fresh)
        left = [place for place in epoch.places if place not in cards]
        rest = rng.reordered(list(cards_of(free)))
        if len(rest) != len(left):
            return False
        cards.update(zip(left, rest, strict=True))
        found.cards.update({(epoch.ply, place): card for place, card in cards.items()})
        found.laid = [0] * self._seats
        found.hands = list(kept)
        for seat, one in enumerate(epoch.seats):
            loose = list(cards_of(before[seat] & ~kept[seat]))
            came = 0
            for ply, got in one.laid:
                loose += [cards[place] for place in one.dealt[came:got] if not kept[seat] >> cards[place] & 1]
                came = got
                if not loose:
                    return False
                marker = loose.pop(rng.below(len(loose)))
                found.markers[ply] = marker
                found.laid[seat] |= 1 << marker
            loose += [cards[place] for place in one.dealt[came:] if not kept[seat] >> cards[place] & 1]
            found.hands[seat] |= mask_of(loose)
        return True


def _fresh(one: Hidden, before: int, lasting: int) -> tuple[int, int]:
    """Return the least and the most cards new in a seat's hand among those that it keeps over a reshuffle.

    ``before`` is the number of unnamed cards that it had kept over the reshuffle before, and ``lasting`` the
    number of those that stay unseen afterwards.
    """
    markers = len(one.laid)
    old_at_most = min(lasting, before - one.pressed, one.held)
    old_at_least = max(before - markers, one.held - len(one.dealt), 0)
    return one.held - old_at_most, one.held - old_at_least


def mask_of(cards: Sequence[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
