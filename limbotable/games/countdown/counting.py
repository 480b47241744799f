"""All that may be hidden from a seat in the last hands of a round, counted instead of drawn."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Final

from limbotable.core.game import Counted
from limbotable.games.countdown.actions import DRAW, WAY
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.table import ALL_CARDS, RANKS

#: The cards of each rank.
_OF_RANK: Final = [0xF << (4 * rank) for rank in range(RANKS)]
#: Those of the ranks from the jack on.
_COURT: Final = ALL_CARDS & ~((1 << 40) - 1)
#: In the place of a rank: no card lies face up, or one that can be played no more.
_NONE: Final = -1
_DEAD: Final = RANKS


class CountdownCounted(Counted[CountdownPosition]):
    """The hands that the other seat may have, by their ranks, and the stock by chances.

    In the worlds the other seat has left no cards in hands of earlier rounds: these lie among those that the
    stock may bring.  The same goes for the hand of a seat that is out of the round.
    """

    def __init__(
        self, position: CountdownPosition, viewer: int, lacking: Sequence[int], hands: Mapping[int, float]
    ) -> None:
        """Count what fits a position, of which only what the viewer knows is read.

        ``lacking`` has a mask for each unseen card out of play: what it is known not to be.  ``hands`` are
        those that the other seat may have of unseen cards, one of each kind (``hands_of``), each with the
        weight of the evidence for it.
        """
        other = 1 - viewer
        self._viewer = viewer
        self._unseen = unseen_by(position, viewer)
        self._lacking = sorted(lacking)
        shown = int(position.hand(other)) & ~self._unseen
        # Ranks are of one class where the same ones of these cards may be of them.
        masks = sorted(set(lacking))
        classes: dict[tuple[bool, ...], int] = {}
        for rank in _OF_RANK:
            may = tuple(not mask & rank for mask in masks)
            classes[may] = classes.get(may, 0) | rank
        self._classes = list(classes.values())
        self._may = [[may[masks.index(mask)] for may in classes] for mask in self._lacking]
        self._ways: dict[tuple[int, tuple[int, ...]], float] = {}
        weights = [
            (evidence * _deals(self._unseen, hand) * self._hidden(self._unseen & ~hand), hand)
            for hand, evidence in hands.items()
        ]
        total = math.fsum(weight for weight, _ in weights)
        self._worlds = [
            (weight / total, _with_hand(position, other, shown | hand)) for weight, hand in weights if weight
        ]

    @property
    def worlds(self) -> Sequence[tuple[float, CountdownPosition]]:
        return self._worlds

    def outcomes(self, position: CountdownPosition, action: int) -> Sequence[tuple[float, CountdownPosition]]:
        if action == DRAW:
            count, place = position.count, position.top
        else:
            after = position.copy()
            after.play(action)
            # The card that is turned up may end the round, and here it is just any.
            ended = after.rounds_ended() > position.rounds_ended()
            count, place = after.final_count if ended else after.count, position.top + 1
            stocked = action >= WAY and not int(position.hand(position.seat)) >> action % WAY & 1
            shows = stocked and position.variant.stock_up and place < len(position.stock)
            if count == 0 or not shows:
                return [(1.0, after)]
        pool = self._pool(position)
        order = [int(card) for card in position.stock]
        found = []
        for cards in self._alike(pool, count):
            card = cards & -cards
            weight = cards.bit_count() * self._hidden(pool & ~card)
            if weight:
                order[place] = card.bit_length() - 1
                world = position.copy()
                world.restock(order)
                world.play(action)
                found.append((weight, world))
        total = math.fsum(weight for weight, _ in found)
        return [(weight / total, world) for weight, world in found]

    def kind(self, action: int) -> int:
        return action if action < WAY else action - action % WAY + (action % WAY >> 2)

    def sight(self, position: CountdownPosition) -> Hashable:
        top = _top(position)
        return position.turn(), position.phase, position.blocked, position.count, top

    def identity(self, position: CountdownPosition) -> Hashable:
        live = _live(position.count)
        pool = self._pool(position)
        hands = [(int(hand) & live, int(hand) & ~live != 0) for hand in (position.hand0, position.hand1)]
        parts = (
            position.phase, position.seat, position.blocked, position.last, position.effect,
            position.count, position.played, position.own0, position.top, _top(position),
        )  # fmt: skip
        hidden = self._sizes(pool) if self._lacking else ()
        return hands[0], hands[1], pool & live, parts, hidden

    def _pool(self, position: CountdownPosition) -> int:
        """Return the mask of the cards that the stock may bring."""
        return self._unseen & ~int(position.shown | position.hand(1 - self._viewer))

    def _alike(self, pool: int, count: int) -> Iterator[int]:
        """Yield the cards of a pool, those together that make no difference when they are turned up."""
        live = _live(count)
        for group in (*(rank & live for rank in _OF_RANK), *(cards & ~live for cards in self._classes)):
            if pool & group:
                yield pool & group

    def _sizes(self, pool: int) -> tuple[int, ...]:
        """Return how many cards of each class are in a pool."""
        return tuple((pool & cards).bit_count() for cards in self._classes)

    def _hidden(self, pool: int) -> float:
        """Return in how many ways cards of a pool can be those that are known to lack some."""
        return self._ways_from(0, self._sizes(pool)) if self._lacking else 1.0

    def _ways_from(self, done: int, sizes: tuple[int, ...]) -> float:
        """Return the same for all but the first ``done`` of them."""
        if done == len(self._lacking):
            return 1.0
        found = self._ways.get((done, sizes))
        if found is None:
            found = math.fsum(
                size * self._ways_from(done + 1, (*sizes[:k], size - 1, *sizes[k + 1 :]))
                for k, (size, may) in enumerate(zip(sizes, self._may[done], strict=True))
                if size and may
            )
            self._ways[done, sizes] = found
        return found


def unseen_by(position: CountdownPosition, viewer: int) -> int:
    """Return the mask of the cards that a seat has not seen since they were shuffled."""
    return ALL_CARDS & ~int(position.known(viewer))


def hands_of(unseen: int, held: int, most: int) -> Sequence[int]:
    """Return a hand of each kind, by ranks, that so many unseen cards make; none if these are too many."""
    if math.comb(RANKS + held - 1, held) > most:
        return ()
    found = []
    for ranks in combinations_with_replacement(range(RANKS), held):
        hand = 0
        for rank in ranks:
            cards = unseen & ~hand & _OF_RANK[rank]
            hand |= cards & -cards
        if hand.bit_count() == held:
            found.append(hand)
    return found


def _deals(unseen: int, hand: int) -> int:
    """Return the number of hands with these ranks."""
    return math.prod(math.comb((unseen & rank).bit_count(), (hand & rank).bit_count()) for rank in _OF_RANK)


def _with_hand(position: CountdownPosition, seat: int, hand: int) -> CountdownPosition:
    world = position.copy()
    if seat == 0:
        world.hand0, world.past0 = hand, 0
    else:
        world.hand1, world.past1 = hand, 0
    world.left0 = world.left1 = 0
    return world


def _live(count: int) -> int:
    """Return the mask of the cards that may still be played in the round: the count only falls."""
    return _COURT | (1 << 4 * min(count, 10)) - 1


def _top(position: CountdownPosition) -> int:
    """Return the rank of the stock's top card, or a number that stands for none, or for all that are dead."""
    if not position.turned or position.remaining() == 0:
        return _NONE
    card = int(position.stock[position.top])
    return card >> 2 if _live(position.count) >> card & 1 else _DEAD
