"""The goals of puzzles of the countdown game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from limbotable.core.cards import card_phrase, cards_of
from limbotable.core.goal import Goal
from limbotable.core.phrases import Phrase, phrase
from limbotable.games.countdown.actions import PLAY, WAY
from limbotable.games.countdown.effects import playable
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.table import PACK


class _CardGoal(Goal[CountdownPosition]):
    """A task for the cards in hand, whose suits do not matter."""

    def __init__(self, root: CountdownPosition) -> None:
        super().__init__(root)
        if root.phase != PLAY or not root.hand(self.seat):
            raise ValueError("a task for somebody with cards in hand")

    def alike(self, action: int) -> Hashable:
        return action // WAY, action % WAY >> 2

    def _over(self, position: CountdownPosition) -> bool:
        return position.rounds_ended() != self.root.rounds_ended()


class _Alone(_CardGoal):
    """A task for a seat that plays on alone: the other hand plays no part."""

    terms = frozenset({"alone", "zero"})

    def __init__(self, root: CountdownPosition, cards: int) -> None:
        super().__init__(root)
        if not root.blocked >> 1 - self.seat & 1 or int(root.hand(self.seat)).bit_count() < cards:
            raise ValueError("a task for somebody who is alone and holds so many cards")
        self.actions = cards


class Zero(_Alone):
    """Bring the count to zero with at most a given number of cards."""

    theme = "zero"

    def verdict(self, position: CountdownPosition) -> bool | None:
        return position.final_count == 0 if self._over(position) else None

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.countdown.zero", n=self.actions)

    def failure(self, position: CountdownPosition, names: Sequence[str]) -> Phrase:
        if self._over(position):
            return phrase("puzzle.countdown.over", count=position.final_count)
        left = self.actions - (position.played - self.root.played)
        if not left:
            return phrase("puzzle.countdown.no-more", count=position.count)
        return phrase("puzzle.countdown.no-zero", count=position.count, n=left)


class Run(_Alone):
    """Play a given number of cards one after the other."""

    theme = "run"

    def verdict(self, position: CountdownPosition) -> bool | None:
        if self._missing(position) == 0:
            return True
        return False if self._over(position) else None

    def _missing(self, position: CountdownPosition) -> int:
        """Return the number of cards that are still to be played."""
        left = position.left(self.seat) if self._over(position) else position.hand(self.seat)
        return self.actions - int(self.root.hand(self.seat)).bit_count() + int(left).bit_count()

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.countdown.run", n=self.actions)

    def failure(self, position: CountdownPosition, names: Sequence[str]) -> Phrase:
        if self._over(position):
            return phrase("puzzle.countdown.over", count=position.final_count)
        return phrase("puzzle.countdown.no-run", count=position.count, n=self._missing(position))


class _Against(_CardGoal):
    """A task against a seat with cards in hand, whatever these are."""

    def __init__(self, root: CountdownPosition) -> None:
        super().__init__(root)
        self._other = 1 - self.seat
        if root.blocked or not root.hand(self._other):
            raise ValueError("a task against somebody with cards in hand")

    def worlds(self, action: int) -> Iterator[CountdownPosition]:
        # An answer is one card, so it is enough that each possible card is in that hand once.
        yield self.root
        held = self.root.hand(self._other)
        unseen = (1 << PACK) - 1 & ~self.root.known(self.seat)
        for card in cards_of(unseen & ~held):
            yield _exchanged(self.root, self._other, card, cards_of(held)[0])


class Block(_Against):
    """Play a card that the other seat has no answer to, whatever its hand."""

    theme = "block"
    terms = frozenset({"answers"})

    def verdict(self, position: CountdownPosition) -> bool | None:
        if position.played == self.root.played and not self._over(position):
            return None
        if self._over(position):
            return position.winner == self.seat
        return bool(position.blocked >> self._other & 1)

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.countdown.block")

    def failure(self, position: CountdownPosition, names: Sequence[str]) -> Phrase:
        answers = position.hand(self._other) & playable(position.count, position.effect)
        card = card_phrase(cards_of(answers)[0])
        return phrase("puzzle.countdown.answered", card=card, count=position.count)


class Answer(_Against):
    """Play a card after which one's hand has an answer to any card of the other seat."""

    theme = "duel"
    terms = frozenset({"stays"})

    def __init__(self, root: CountdownPosition) -> None:
        super().__init__(root)
        if int(root.hand(self.seat)).bit_count() == 1:
            raise ValueError("a task for somebody who keeps a card in hand")

    def verdict(self, position: CountdownPosition) -> bool | None:
        if self._over(position):
            return position.winner == self.seat
        if position.blocked >> self.seat & 1:
            return False
        if position.blocked >> self._other & 1 or position.played == self.root.played + 2:
            return True
        return None

    def task(self, names: Sequence[str]) -> Phrase:
        return phrase("puzzle.countdown.answer")

    def failure(self, position: CountdownPosition, names: Sequence[str]) -> Phrase:
        pile = position.final_pile if self._over(position) else position.pile
        card = card_phrase(int(pile[self.root.played + 1]) % WAY)
        return phrase("puzzle.countdown.unanswered", card=card)


def _exchanged(root: CountdownPosition, seat: int, come: int, go: int) -> CountdownPosition:
    """Return the position with an unseen card in a seat's hand, exchanged for one of that hand."""
    twin = root.copy()
    swap = {come: go, go: come}
    if seat == 0:
        twin.hand0 = root.hand0 ^ 1 << come ^ 1 << go
    else:
        twin.hand1 = root.hand1 ^ 1 << come ^ 1 << go
    twin.restock([swap.get(int(root.stock[k]), int(root.stock[k])) for k in range(len(root.stock))])
    both = 1 << come | 1 << go
    twin.left0 = root.left0 ^ both if root.left0 & both else root.left0
    twin.left1 = root.left1 ^ both if root.left1 & both else root.left1
    twin.past0 = root.past0 ^ both if root.past0 & both else root.past0
    twin.past1 = root.past1 ^ both if root.past1 & both else root.past1
    return twin
