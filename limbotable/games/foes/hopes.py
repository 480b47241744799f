"""The chance that a team gets rid of all foes, from the corners alone.

Foes cancel within a colour only: by pairs of one number, or by straights of one suit.  So the team wins if it
gets rid of the red foes, of the black ones and of the jokers, and the chance is about the product of three.
Each is found exactly (by induction from the end, as in any Markov decision process) for a simpler game, in
which the heroes that a foe comes to are a matter of chance: the one that the team likes best gets it mostly,
the second best more seldom, and so on.  How often was counted in rounds of four, three and five players.
Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT
from limbotable.games.foes.cards import FIRST_JOKER, JACKS
from limbotable.games.foes.chaos import left_after_chaos

_CARDS: Final = 8  #: the foes of a colour
MOST_HEROES: Final = 5
_UNKNOWN: Final = -1.0
#: The two suits of a colour: diamonds and hearts, clubs and spades.
_FIRST_SUIT: Final = vec[i64]([1, 0])
_SECOND_SUIT: Final = vec[i64]([2, 3])
_RED: Final = 0
_BLACK: Final = 1


def colour_of(foe: i64) -> i64:
    """Return the colour of a jack to ace: 0 for red, 1 for black."""
    suit = foe & 3
    return _RED if suit == 1 or suit == 2 else _BLACK


def _foe(colour: i64, k: i64) -> i64:
    """Return one of the eight foes of a colour: jacks, queens, kings, aces."""
    number: i64 = k >> 1
    first = JACKS + 4 * number if number < 3 else 0
    return first + (_SECOND_SUIT[colour] if k & 1 else _FIRST_SUIT[colour])


@final
class Hopes:
    """The chances of a team of so many players, by where the foes are."""

    def __init__(self, players: i64, shadow: bool, weights: list[float]) -> None:
        """Take the chance of the best, the second best, … hero to get a foe.

        With the Shadow there is such a row for each place that it can have among them.
        """
        self._players = players
        self._shadow = shadow
        self._heroes: i64 = players + 1 if shadow else players
        self._weights: vec[float] = vec[float](weights)
        self._base: i64 = self._heroes + 1
        size = 1
        for _ in range(_CARDS):
            size *= int(self._base)
        self._found: vec[float] = vec[float]([_UNKNOWN] * size)

    def state(self, corners: vec[i64], colour: i64) -> i64:
        """Return where the foes of a colour are: three bits for each, 1 + the hero that has it, or 0."""
        found: i64 = 0
        for k in range(_CARDS):
            foe = _foe(colour, k)
            for hero in range(self._heroes):
                if corners[hero] >> foe & 1:
                    found |= (hero + 1) << 3 * k
        return found

    def value(self, state: i64) -> float:
        """Return the chance to get rid of the foes of a colour."""
        index: i64 = 0
        names: i64 = 0
        used: i64 = 0
        for k in range(_CARDS):
            hero = state >> 3 * k & 7
            if hero > self._players:
                label = hero
            elif hero == 0:
                label = 0
            else:
                label = names >> 3 * hero & 7
                if label == 0:
                    used += 1
                    label = used
                    names |= label << 3 * hero
            index = index * self._base + label
        known = self._found[index]
        if known != _UNKNOWN:
            return known
        found = 0.0
        if _is_possible(state):
            unmet: i64 = 0
            for k in range(_CARDS):
                if state >> 3 * k & 7 == 0:
                    unmet += 1
                    found += self._met(state, k)
            found = found / float(unmet) if unmet else self._end(state)
        self._found[index] = found
        return found

    def weigh(self, corners: vec[i64], foe: i64, unmet: i64, out: vec[float]) -> None:
        """Write for each hero the chance to win if it takes a foe, but for a factor that all share.

        ``unmet`` is the mask of the foes that are to come after it.
        """
        if foe >= FIRST_JOKER:
            for hero in range(self._heroes):
                corner = corners[hero]
                corners[hero] = corner | BIT[foe]
                out[hero] = self._jokers(corners, unmet)
                corners[hero] = corner
            return
        state = self.state(corners, colour_of(foe))
        for hero in range(self._heroes):
            out[hero] = self.value(state | (hero + 1) << 3 * _place(foe))

    def expected(self, worths: vec[float]) -> float:
        """Return the expectation of a foe's coming to a hero, from its worth with each of them."""
        heroes = self._heroes
        row: i64 = 0
        if self._shadow:
            for hero in range(self._players):
                if worths[hero] > worths[self._players]:
                    row += 1
        found = 0.0
        for hero in range(heroes):
            rank: i64 = 0
            mine = worths[hero]
            for other in range(heroes):
                if worths[other] > mine or (worths[other] == mine and other > hero):
                    rank += 1
            found += self._weights[row * heroes + rank] * mine
        return found

    def _jokers(self, corners: vec[i64], unmet: i64) -> float:
        """Return the chance that the jokers cancel, of which at least one has been taken."""
        holders: i64 = 0
        for hero in range(self._heroes):
            if corners[hero] >> FIRST_JOKER:
                holders += 1
        if holders > 1:
            return 0.0
        return 1.0 if unmet >> FIRST_JOKER == 0 else self._weights[0]

    def _met(self, state: i64, k: i64) -> float:
        values: vec[float] = vec[float]([0.0] * MOST_HEROES)
        for hero in range(self._heroes):
            values[hero] = self.value(state | (hero + 1) << 3 * k)
        return self.expected(values)

    def _end(self, state: i64) -> float:
        for hero in range(self._heroes):
            corner: i64 = 0
            for k in range(_CARDS):
                if state >> 3 * k & 7 == hero + 1:
                    corner |= BIT[_foe(_RED, k)]
            if left_after_chaos(corner):
                return 0.0
        return 1.0


def _together(state: i64, one: i64, other: i64) -> bool:
    """Return whether two of the eight foes can still be in one corner."""
    mine = state >> 3 * one & 7
    theirs = state >> 3 * other & 7
    return mine == 0 or theirs == 0 or mine == theirs


def _straight(state: i64, first: i64) -> bool:
    """Return whether straights of both suits are possible from a number on: 0 for jacks, 1 for queens."""
    for suit in range(2):
        low = 2 * first + suit
        if not (
            _together(state, low, low + 2)
            and _together(state, low, low + 4)
            and _together(state, low + 2, low + 4)
        ):
            return False
    return True


def _is_possible(state: i64) -> bool:
    """Return whether all foes of a colour can still cancel: by pairs, or by two straights and a pair."""
    jacks = _together(state, 0, 1)
    aces = _together(state, 6, 7)
    if jacks and aces and _together(state, 2, 3) and _together(state, 4, 5):
        return True
    return (aces and _straight(state, 0)) or (jacks and _straight(state, 1))


def _place(foe: i64) -> i64:
    """Return the place of a jack to ace among the eight of its colour."""
    suit = foe & 3
    number: i64 = (foe - JACKS) >> 2 if foe >= JACKS else 3
    return 2 * number + (1 if suit >= 2 else 0)
