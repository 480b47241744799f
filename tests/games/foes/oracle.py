"""The foe-fighting game a second time: slow, plain, in words and lists, and from the rules alone.

It shares nothing with the package, so that the two can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

TACTICS = tuple(rank + suit for rank in "23456789T" for suit in "cdhs")
COURT = tuple(rank + suit for rank in "JQKA" for suit in "cdhs")
JOKERS = ("X1", "X2", "X3")
COLOURS = {"c": "black", "s": "black", "d": "red", "h": "red"}
SHADOW = "Shadow"


def visible(cards: Sequence[str]) -> list[str]:
    """Return the cards of a cycle that a foe sees."""
    found = []
    for card in cards:
        same = [one for one in cards if one[0] == card[0]]
        of_colour = [one for one in same if COLOURS[one[1]] == COLOURS[card[1]]]
        if len(same) == 1 or (len(same) == 3 and len(of_colour) == 1):
            found.append(card)
    return found


def chaos(corner: Sequence[str]) -> list[str]:
    """Return the foes of a corner that are left after the chaos."""
    left = list(corner)
    for number in "JQKA":
        for colour in ("black", "red"):
            pair = [foe for foe in left if foe[0] == number and COLOURS.get(foe[1]) == colour]
            if len(pair) == 2:
                left = [foe for foe in left if foe not in pair]
    jokers = [foe for foe in left if foe[0] == "X"]
    if len(jokers) >= 2:
        left = [foe for foe in left if foe not in jokers[:2]]
    for suit in "cdhs":
        for straight in ("JQK", "QKA"):
            if all(number + suit in left for number in straight):
                left = [foe for foe in left if foe not in [number + suit for number in straight]]
    return left


class Oracle:
    """One match.  ``actor`` is the seat to act, the name of the pile to shuffle, or None at the end."""

    def __init__(self, options: dict[str, str | int]) -> None:
        self.players = int(options["players"])
        self.mode = options["mode"]
        self.full = int(options["hand"])
        self.kind, _, target = str(options["match"]).partition(" ")
        self.target = int(target or 0)
        self.foe_names = [*COURT, *JOKERS[: int(options["jokers"])]]
        self.shadow = options["shadow"] == "yes"
        self.dealer = self.players - 1
        self.rounds = 0
        self.sides = {"team": 1, "pairs": 2, "solo": self.players}[str(self.mode)]
        self.figures = [self.target if self.kind == "lives" else 0] * self.sides
        self.lost = 0
        self.actor: int | str | None = "foes"
        self.due: list[str] = list(self.foe_names)
        self.foes: list[str] = []
        self.heroes: list[int | str] = []
        self.corners: dict[int | str, list[str]] = {}
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.markers: list[list[str]] = [[] for _ in range(self.players)]
        self.deck: list[str] = []
        self.discards: list[str] = []
        self.cycle: list[tuple[int | str, str]] = []
        #: The cards that each seat and a spectator have seen since each was last shuffled.
        self.seen: list[set[str]] = [set() for _ in range(self.players + 1)]
        self.final: list[int] | None = None

    # --- chance ---------------------------------------------------------------------------------------
    def shuffle(self, cards: Sequence[str]) -> None:
        assert sorted(cards) == sorted(self.due)
        for mine in self.seen:
            mine.difference_update(cards)
        if self.actor == "foes":
            if self.rounds:
                self.dealer = (self.dealer + 1) % self.players
            self.rounds += 1
            self.foes = list(cards)
            self._show(self.foes[0])
            self.heroes = [(self.dealer + 1 + k) % self.players for k in range(self.players)]
            if self.shadow:
                self.heroes.insert(0, SHADOW)
            self.corners = {hero: [] for hero in self.heroes}
            self.actor, self.due = "tactics", list(TACTICS)
            self.fresh = True
            return
        if self.fresh:
            self.hands = [[] for _ in range(self.players)]
            self.first: int | str = self.heroes[0]
            self.next: int | str = self.first
            self.cycle = []
        self.fresh = False
        self.markers = [[] for _ in range(self.players)]
        self.discards = []
        self.deck = list(cards)
        while any(len(hand) < self.full for hand in self.hands):
            for hero in self._from(self.first):
                if isinstance(hero, int) and len(self.hands[hero]) < self.full:
                    self._draw(hero)
        self._run()

    def _from(self, hero: int | str) -> list[int | str]:
        place = self.heroes.index(hero)
        return self.heroes[place:] + self.heroes[:place]

    def _left_of(self, hero: int | str) -> int | str:
        return (self._from(hero) * 2)[1]

    def _draw(self, seat: int) -> None:
        card = self.deck.pop(0)
        self.hands[seat].append(card)
        self.seen[seat].add(card)

    def _show(self, card: str) -> None:
        for mine in self.seen:
            mine.add(card)

    # --- playing --------------------------------------------------------------------------------------
    def legal(self) -> set[str]:
        if not isinstance(self.actor, int):
            return set()
        hand = self.hands[self.actor]
        return {f"{word} {card}" for word in ("play", "blind") for card in hand} or {"blind"}

    def act(self, text: str) -> None:
        assert isinstance(self.actor, int)
        assert text in self.legal()
        seat = self.actor
        word, _, card = text.partition(" ")
        if card:
            self.hands[seat].remove(card)
        if word == "play":
            self._lay(seat, card)
            self._draw(seat)
        else:
            if card:
                self.markers[seat].append(card)
            self._lay(seat, self.deck.pop(0))
        self._run()

    def _lay(self, hero: int | str, card: str) -> None:
        self.cycle.append((hero, card))
        self._show(card)
        self.next = self._left_of(hero)

    def _run(self) -> None:
        while True:
            if len(self.cycle) == len(self.heroes):
                self._end_cycle()
                if not self.foes:
                    self._end_round()
                    return
            if len(self.deck) <= (1 if len(self.heroes) == 5 else 0):
                self.actor = "tactics"
                self.due = [*self.discards, *self.deck, *(card for mine in self.markers for card in mine)]
                return
            if self.next != SHADOW:
                assert isinstance(self.next, int)
                self.actor = self.next
                return
            self._lay(SHADOW, self.deck.pop(0))

    def _end_cycle(self) -> None:
        cards = [card for _, card in self.cycle]
        seen = sorted(visible(cards), key=lambda card: "23456789T".index(card[0]))
        if seen:
            taker = next(hero for hero, card in self.cycle if card == seen[0])
            self.corners[taker].append(self.foes.pop(0))
            if self.foes:
                self._show(self.foes[0])
            self.next = self._left_of(taker)
        else:
            self.next = self.cycle[-1][0]
        self.first = self.next
        self.discards += cards
        self.cycle = []

    # --- scoring --------------------------------------------------------------------------------------
    def side(self, seat: int) -> int:
        return {"team": 0, "pairs": seat % 2, "solo": seat}[str(self.mode)]

    def _sums(self, counts: dict[int | str, int]) -> list[int]:
        sums = Counter({self.side(hero): 0 for hero in range(self.players)})
        for hero, count in counts.items():
            if isinstance(hero, int):
                sums[self.side(hero)] += count
            elif self.mode == "team":
                sums[0] += count
        return [sums[side] for side in range(self.sides)]

    def _end_round(self) -> None:
        left = self._sums({hero: len(chaos(corner)) for hero, corner in self.corners.items()})
        self.actor, self.due = "foes", list(self.foe_names)
        best = 0 if self.mode == "team" else min(left)
        winners = [side for side in range(self.sides) if left[side] == best]
        over = self.kind == "single"
        if self.kind == "wins":
            for side in winners:
                self.figures[side] += 1
            self.lost += not winners
            over = max(self.figures) == self.target or self.lost == self.target
        elif self.kind == "lives":
            self.figures = [max(0, mine - lost) for mine, lost in zip(self.figures, left, strict=True)]
            over = min(self.figures) == 0
        if over:
            self.actor, self.due = None, []
            self.final = left if self.kind == "single" else self.figures
            if self.kind == "lives" and self.mode == "team":
                self.final = [self.rounds - 1]

    def scores(self) -> list[int]:
        if self.final is not None:
            by_side = self.final
        elif self.kind == "single":
            by_side = self._sums({hero: len(corner) for hero, corner in self.corners.items()})
        else:
            by_side = self.figures
        return [by_side[self.side(seat)] for seat in range(self.players)]

    def winners(self) -> list[int] | None:
        if self.final is None:
            return None
        if self.mode == "team":
            won = self.final[0] == {"single": 0, "wins": self.target}.get(self.kind, -1)
            return list(range(self.players)) if won else []
        best = min(self.final) if self.kind == "single" else max(self.final)
        return [seat for seat in range(self.players) if self.final[self.side(seat)] == best]
