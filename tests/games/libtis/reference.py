"""Libtis written down a second time, slowly, as the rulings tell it: to compare with.

Nothing is shared with the rules but the names of cards and places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
WORTH = {"moons": 6, "suns": 5, "waves": 5, "leaves": 4, "wyrms": 4, "knots": 3}
ALWAYS = {
    "author": "moons knots",
    "painter": "suns knots",
    "savage": "leaves wyrms",
    "sailor": "waves leaves",
    "soldier": "wyrms knots",
    "lunatic": "moons waves",
    "penitent": "suns wyrms",
    "diplomat": "moons suns",
    "merchant": "leaves knots",
    **{f"ace-{suit}": suit for suit in SUITS},
}
FOUR_OR_FIVE = {
    "huntress": "moons",
    "bard": "suns",
    "watchman": "suns waves knots",
    "lightkeeper": "moons wyrms knots",
    "consul": "moons waves knots",
}
CARDS = {**ALWAYS, **FOUR_OR_FIVE}
LOCATIONS = {
    "desert": "suns wyrms",
    "mountain": "moons suns",
    "forest": "moons leaves",
    "market": "leaves knots",
    "cave": "waves wyrms",
    "darkness": "waves wyrms",
    "window": "suns leaves knots",
    "sea": "waves",
}
BONUSES = ("end", "calamity", "windfall", "pact", "harvest", "excuse")


def award(cubes: Sequence[int], suits: Sequence[str]) -> dict[int, str]:
    """Return the seats with the suits that they get at a location, by going from place to place."""
    found: dict[int, str] = {}
    place = 1
    for count in sorted(set(cubes) - {0}, reverse=True):
        there = [seat for seat, mine in enumerate(cubes) if mine == count]
        paid = place if len(there) == 1 else place + 1
        if paid <= len(suits):
            found.update(dict.fromkeys(there, suits[paid - 1]))
        place += len(there)
    return found


def measure(bonus: str, chips: Mapping[str, int]) -> int:
    """Return the figure that a bonus card looks at."""
    counts = [chips.get(suit, 0) for suit in SUITS]
    return {
        "end": chips.get("leaves", 0),
        "calamity": chips.get("wyrms", 0),
        "windfall": chips.get("knots", 0),
        "pact": min(counts),
        "harvest": sum(counts),
        "excuse": counts.count(0),
    }[bonus]


def bonus_points(bonuses: Sequence[str], chips: Sequence[Mapping[str, int]], seat: int) -> int:
    """Return the pay of a seat's bonus card."""
    mine = bonuses[seat]
    others = [other for other in range(len(chips)) if other != seat]
    if mine == "betrayal":
        return sum(betrayal(bonuses[other], chips, seat, other) for other in others)
    figures = [measure(mine, held) for held in chips]
    if figures[seat] == 0 or figures[seat] < max(figures):
        return 0
    return {1: 12, 2: 6, 3: 4, 4: 3, 5: 3}[figures.count(max(figures))]


def betrayal(bonus: str, chips: Sequence[Mapping[str, int]], seat: int, other: int) -> int:
    """Return the pay of Betrayal for one other player's bonus card."""
    figures = [measure(bonus, held) for held in chips]
    if figures[seat] > figures[other]:
        return 9
    if figures[seat] == figures[other]:
        return 6
    thirds = [figures[third] for third in range(len(chips)) if third not in (seat, other)]
    if max(thirds) > figures[other]:
        return 2
    return 1 if max(thirds) == figures[other] else 0


@dataclass
class Reference:
    """A match: the chips, cards and cubes of each seat."""

    seats: int
    variant: str
    start: int = -1
    round: int = 0
    turn: int = -1  #: the seat to act
    stage: str = "start"
    hands: list[list[str]] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    board: dict[str, list[int]] = field(default_factory=dict)
    chips: list[dict[str, int]] = field(default_factory=list)
    bonuses: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.supply = [10 if self.seats == 5 else 13] * self.seats
        self.board = {name: [0] * self.seats for name in LOCATIONS}
        self.chips = [dict.fromkeys(SUITS, 0) for _ in range(self.seats)]
        self.bonuses = [""] * self.seats

    def deck(self) -> list[str]:
        return list(ALWAYS) if self.seats == 3 else list(CARDS)

    def to_come(self) -> str:
        """Return the name of the chance outcome to come, or nothing."""
        return {"start": "start", "deck": "shuffle deck", "bonus": "shuffle bonus"}.get(self.stage, "")

    def chance(self, items: Sequence[str]) -> None:
        if self.stage == "start":
            self.start = int(items[0])
            self.stage = "deck"
        elif self.stage == "deck":
            self.round += 1
            self.hands = [[] for _ in range(self.seats)]
            for k, card in enumerate(items):
                self.hands[(self.start + k) % self.seats].append(card)
            self.turn = self.start
            self.stage = "bonus" if self.round == 1 and self.variant != "quickstart" else "play"
        elif self.variant == "standard":
            for k in range(self.seats):
                self.bonuses[(self.start + k) % self.seats] = items[k]
            self.stage = "play"
        else:
            self.passed = list(items[1:])
            self.turn = (self.start + 2) % self.seats
            self.stage = "take"

    def legal(self) -> set[str]:
        if self.stage == "take":
            return {f"take {card}" for card in self.passed}
        found = set()
        for card in self.hands[self.turn] if self.stage == "play" else ():
            for name, suits in LOCATIONS.items():
                if not set(suits.split()) & set(CARDS[card].split()):
                    continue
                if self.supply[self.turn]:
                    found.add(f"{card} {name}")
                found |= {
                    f"{card} {other}>{name}"
                    for other, cubes in self.board.items()
                    if other != name and cubes[self.turn]
                }
        return found

    def play(self, text: str) -> None:
        seat = self.turn
        first, second = text.split(" ")
        self.turn = (seat + 1) % self.seats
        if first == "take":
            self.passed.remove(second)
            self.bonuses[seat] = second
            if all(self.bonuses):
                self.stage = "play"
                self.turn = self.start
            return
        self.hands[seat].remove(first)
        *source, target = second.split(">")
        if source:
            self.board[source[0]][seat] -= 1
        else:
            self.supply[seat] -= 1
        self.board[target][seat] += 1
        if not any(self.hands):
            self.end_round()

    def end_round(self) -> None:
        for name, suits in LOCATIONS.items():
            for seat, suit in award(self.board[name], suits.split()).items():
                self.chips[seat][suit] += 1
        self.stage = "over" if self.round == 3 else "deck"
        if self.round < 3:
            self.start = (self.start + 1) % self.seats

    def scores(self) -> tuple[int, ...]:
        points = [sum(WORTH[suit] * count for suit, count in held.items()) for held in self.chips]
        if self.stage == "over" and self.variant != "quickstart":
            points = [one + bonus_points(self.bonuses, self.chips, seat) for seat, one in enumerate(points)]
        return tuple(points)

    def ranks(self) -> tuple[int, ...]:
        keys = [(points, sum(held.values())) for points, held in zip(self.scores(), self.chips, strict=True)]
        return tuple(1 + len([other for other in keys if other > mine]) for mine in keys)
