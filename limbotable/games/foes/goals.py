"""The goals of puzzles of the foe-fighting game: the hero that takes the foe, and the foes that are left."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import permutations
from typing import Final

from limbotable.core.cards import card_phrase, cards_of
from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.games.foes.actions import BLIND, NONE, PLAY, WAY
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.chaos import left_after_chaos
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.variant import PAIRS, TEAM

#: With more heroes to come nothing can be foreseen.
_MOST_AFTER: Final = 2


class _OneCard(Goal[FoesPosition]):
    """A task for one card of a cycle, whatever the heroes after it lay."""

    terms = frozenset({"taker"})

    def __init__(self, root: FoesPosition) -> None:
        super().__init__(root)
        self._after = int(root.variant.heroes - root.laid - 1)  #: the number of heroes that are to come
        enough = root.remaining() > root.variant.keep + self._after + 1
        if root.hand(self.seat) == 0 or self._after > _MOST_AFTER or not enough:
            raise ValueError("a task for one of the last in a cycle that the deck lasts for")

    def verdict(self, position: FoesPosition) -> bool | None:
        if position.cycles == self.root.cycles:
            return None
        return self.fits(int(position.last_taker))

    def fits(self, taker: int) -> bool:
        """Return whether the goal is reached if this hero takes the foe, or none does (``NONE``)."""
        raise NotImplementedError

    def worlds(self, action: int) -> Iterator[FoesPosition]:
        # Each hero that is to come lays a card that the seat has not seen, from the hand or from the deck:
        # here they all play blind, and any such cards may be on top of the deck, after the one that the seat
        # itself takes from it.
        blind = action // WAY != PLAY
        first = int(self.root.top) + (0 if blind else 1)
        unseen = cards_of(TACTICAL & ~self.root.visible(self.seat))
        for cards in permutations(unseen, self._after + blind):
            yield _stacked(self.root, first, cards)

    def replies(self, position: FoesPosition) -> Sequence[int]:
        actions = legal_actions(position)
        return [action for action in actions if action // WAY != PLAY][:1]

    def alike(self, action: int) -> Hashable:
        return BLIND if action // WAY == BLIND else action

    def failure(self, position: FoesPosition, names: Sequence[str]) -> Phrase:
        outcome = self._outcome(int(position.last_taker), names)
        blind = int(position.last_blinds) >> int(self.root.laid) & 1
        unknown = self._after + blind  #: cards that the seat did not know when it played
        if unknown == 0:
            return outcome
        first, last = (card_phrase(position.last_cycle >> 6 * (position.last_laid - k) & 63) for k in (2, 1))
        if unknown == 1:
            player = self.seat if blind else int(self.root.next_hero(self.seat))
            hero = self._name(player, names)
            return phrase("puzzle.foes.after", hero=hero, card=last, outcome=outcome)
        return phrase("puzzle.foes.after-two", first=first, card=last, outcome=outcome)

    def _outcome(self, taker: int, names: Sequence[str]) -> Phrase:
        if taker == NONE:
            return phrase("puzzle.foes.nobody")
        if taker == self.seat:
            return phrase("puzzle.foes.you")
        return phrase("puzzle.foes.takes", seat=self._name(taker, names))

    def _name(self, hero: int, names: Sequence[str]) -> str | Phrase:
        return names[hero] if hero < len(names) else phrase("foes.shadow")


class Give(_OneCard):
    """Have a hero take the foe."""

    def __init__(self, root: FoesPosition, hero: int) -> None:
        super().__init__(root)
        self._hero = hero
        self.theme = "take" if hero == self.seat else "give"

    def fits(self, taker: int) -> bool:
        return taker == self._hero

    def task(self, names: Sequence[str]) -> Phrase:
        if self._hero == self.seat:
            return phrase("puzzle.foes.take")
        return phrase("puzzle.foes.give", seat=self._name(self._hero, names))


class Avoid(_OneCard):
    """Do not take the foe."""

    theme = "avoid"

    def fits(self, taker: int) -> bool:
        return taker != self.seat

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.foes.avoid")


class Draw(_OneCard):
    """Have no hero take the foe."""

    theme = "draw"

    def fits(self, taker: int) -> bool:
        return taker == NONE

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.foes.draw")


class Fewer(_OneCard):
    """Have the foe cancel others, so that the chaos would leave fewer to the own side than before."""

    def __init__(self, root: FoesPosition) -> None:
        super().__init__(root)
        variant = root.variant
        heroes = range(int(variant.heroes))
        side = variant.side(self.seat)
        # The Shadow is on the team's side, and on no other.
        own = [
            hero
            for hero in heroes
            if variant.mode == TEAM or (hero < variant.players and variant.side(hero) == side)
        ]
        foe = 1 << int(root.foes[root.taken])
        self._takers = [
            hero
            for hero in own
            if left_after_chaos(int(root.corner(hero)) | foe) < left_after_chaos(int(root.corner(hero)))
        ]
        if not self._takers:
            raise ValueError("a task for a foe that cancels others")
        self.theme = "take" if self.seat in self._takers else "give"

    def fits(self, taker: int) -> bool:
        return taker in self._takers

    def task(self, names: Sequence[str]) -> Phrase:
        mode = self.root.variant.mode
        if mode == PAIRS:
            return phrase("puzzle.foes.fewer-pair")
        return phrase("puzzle.foes.fewer-team" if mode == TEAM else "puzzle.foes.fewer")

    def failure(self, position: FoesPosition, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.foes.no-fewer", outcome=super().failure(position, names))


def _stacked(root: FoesPosition, first: int, cards: Sequence[int]) -> FoesPosition:
    """Return the position with these unseen cards in the deck from a place on, by exchanging cards."""
    deck = [int(root.deck[k]) for k in range(len(root.deck))]
    face = {card: card for card in cards_of(TACTICAL)}  # the card that replaces each card
    for place, card in enumerate(cards, first):
        other = next(one for one, shown in face.items() if shown == card)
        face[deck[place]], face[other] = card, face[deck[place]]

    def exchanged(mask: int) -> int:
        return sum(1 << face[card] for card in cards_of(mask))

    twin = root.copy()
    seats = range(root.variant.players)
    twin.rearrange(
        [exchanged(int(root.hand(seat))) for seat in seats],
        [exchanged(int(root.markers(seat))) for seat in seats],
        [face[card] for card in deck],
        [int(root.foes[k]) for k in range(len(root.foes))],
    )
    return twin
