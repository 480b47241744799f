"""How plausible it is that seats with certain cards act as they were seen to: evidence for what they hold.

Players are of a few kinds.  Of which kind each seat is, and which cards it has, are learned together, by
Bayes's rule: a Markov chain goes through the ways in which both can be, each as often as it is likely (by the
sampler of Gibbs for the kinds, and that of Metropolis and others for the cards).  Compiled by mypyc where a C
compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from limbotable.core.position import BIT, size
from limbotable.core.random import Random
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.cards import LOWEST, TACTICAL, card_of, highest
from limbotable.games.foes.rules import FoesPosition

# --- the kinds of players -----------------------------------------------------------------------------
GREEDY: Final = 0  #: plays its highest card
USUAL: Final = 1  #: keeps to the conventions
LOOSE: Final = 2  #: keeps to them roughly
_KINDS: Final = 3
#: How probable each kind is before anything is seen.
_PRIOR: Final = vec[float]([0.2, 0.5, 0.3])
#: What is worth less by this much is played one e-th as often: by players that keep to the conventions, and
#: by those that do so roughly.
_SHARP: Final = 0.01
_ROUGH: Final = 0.15
#: With this chance a player does just anything: nothing that is seen makes cards impossible.
_ANY: Final = 0.05

_CARDS: Final = 36
#: The exponent of a weight that is as good as none.
_LEAST: Final = -500.0
_ONE_WORD: Final = 2.0**32
#: The exchanges of cards that are tried from cards that were dealt blindly to likely ones.
_EXCHANGES: Final = 150
#: The kinds are asked for anew after so many exchanges.
_BETWEEN: Final = 50


@final
class Kinds:
    """The kinds of the seats, as they are imagined."""

    def __init__(self) -> None:
        self.greedy: i64 = 0  #: mask of the seats that play their highest card


@final
class Decision:
    """One decision that a seat was seen to take: a card played openly, or a blind play with some marker."""

    def __init__(self, position: FoesPosition, seat: i64, card: i64, blind: bool, named: i64) -> None:
        """Take the position before it, the card of an open play, and the known cards that the seat held."""
        self.position = position
        self.seat: i64 = seat
        self.card: i64 = card  #: played; of a blind play the marker as it is imagined
        self.blind = blind
        self.named: i64 = named
        self.held: i64 = named  #: the seat's hand before it, as it is imagined
        self.now = 1.0  #: its likelihood by the kind and the cards that are imagined
        self.before = 1.0  #: the same before the last change
        self._worth: vec[float] = vec[float]()  #: by kind and card: the weights of playing it openly
        self._marker: vec[float] = vec[float]()  #: the same for a marker
        self._unseen: i64 = 0  #: mask of the cards that nobody had seen, the seat's own included
        self._sum: vec[float] = vec[float]()  #: by kind: their worth together
        self._expected: vec[float] = vec[float]()  #: by kind and card: the worth of each
        self._most: vec[float] = vec[float]()  #: by kind: the limits of a blind play's worth
        self._price: vec[float] = vec[float]()
        self._top: vec[float] = vec[float]()

    def weigh(self, blueprint: Blueprint) -> None:
        """Find how much each card is worth to a seat of each kind."""
        count = _KINDS * _CARDS
        self._worth = vec[float]([0.0] * count)
        self._expected = vec[float]([0.0] * count)
        self._marker = vec[float]([0.0] * count)
        self._sum = vec[float]([0.0] * _KINDS)
        self._most = vec[float]([0.0] * _KINDS)
        self._price = vec[float]([0.0] * _KINDS)
        self._top = vec[float]([0.0] * _KINDS)
        self._unseen = TACTICAL & ~(self.position.discards | self.position.table)
        worths = vec[float]([0.0] * _CARDS)
        costs = vec[float]([0.0] * _CARDS)
        blueprint.appraise(self.position, worths, costs)
        self._judge(blueprint, USUAL, worths, costs, _SHARP)
        self._judge(blueprint, LOOSE, worths, costs, _ROUGH)

    def _judge(
        self, blueprint: Blueprint, kind: i64, worths: vec[float], costs: vec[float], scale: float
    ) -> None:
        top = -1e9
        total = 0.0
        for k in range(i64(_CARDS)):
            top = max(top, worths[k] - costs[k])
            if self._unseen & BIT[LOWEST + k]:
                total += worths[k]
        at = kind * _CARDS
        for k in range(i64(_CARDS)):
            self._expected[at + k] = worths[k]
            self._worth[at + k] = _weight((worths[k] - costs[k] - top) / scale)
            self._marker[at + k] = _weight(-costs[k] / scale)
        self._sum[kind] = total
        self._most[kind] = blueprint.most(self.position)
        self._price[kind] = blueprint.price_of_blind(self.position)
        self._top[kind] = top

    def likelihood(self, kind: i64) -> float:
        """Return the chance that a seat of a kind that holds the imagined cards decides so."""
        rest = self.held
        options = 1.0
        if kind == GREEDY:
            number = highest(rest) >> 2
            ties = 0.0
            while rest:
                low = rest & -rest
                rest ^= low
                options += 1.0
                if card_of(low) >> 2 == number:
                    ties += 1.0
            if self.blind:
                return _ANY / options / (options - 1.0)
            chosen = 1.0 / ties if self.card >> 2 == number else 0.0
            return (1.0 - _ANY) * chosen + _ANY / options
        at = kind * _CARDS - LOWEST
        total = 0.0
        markers = 0.0
        seen = 0.0
        while rest:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            options += 1.0
            total += self._worth[at + card]
            markers += self._marker[at + card]
            seen += self._expected[at + card]
        held = options - 1.0
        blind = (self._sum[kind] - seen) / (float(size(self._unseen)) - held)
        blind = min(blind, self._most[kind])
        scale = _ROUGH if kind == LOOSE else _SHARP
        weight = _weight((blind - self._price[kind] - self._top[kind]) / scale)
        if not self.blind:
            return (1.0 - _ANY) * self._worth[at + self.card] / (total + weight) + _ANY / options
        chance = (1.0 - _ANY) * weight / (total + weight) + _ANY / options
        return chance * ((1.0 - _ANY) * self._marker[at + self.card] / markers + _ANY / held)


@final
class Beliefs:
    """The kinds and the cards of the seats, as one seat imagines them."""

    def __init__(self, blueprint: Blueprint, decisions: list[Decision], players: i64) -> None:
        """Take the conventions, and what was seen: seat by seat, in order."""
        self.kinds = Kinds()
        self._players: i64 = players
        self._decisions = decisions
        self._first: vec[i64] = vec[i64]([len(decisions)] * (players + 1))  #: by seat
        self._kind: vec[i64] = vec[i64]([USUAL] * players)
        for k in range(len(decisions) - 1, -1, -1):
            decisions[k].weigh(blueprint)
            self._first[decisions[k].seat] = k
        for seat in range(players - 1, -1, -1):
            self._first[seat] = min(self._first[seat], self._first[seat + 1])
        # the places of cards that were not seen
        self.cards: vec[i64] = vec[i64]()  #: the card that is imagined there
        self._from: vec[i64] = vec[i64]()  #: the decisions at which it was in a hand
        self._to: vec[i64] = vec[i64]()
        self._lays: vec[bool] = vec[bool]()  #: whether the last of them laid it down as a marker
        self._group: vec[i64] = vec[i64]()  #: cards of one group can change places
        self._held: vec[i64] = vec[i64]()  #: the places that are or were in hands

    def begin(self) -> None:
        """Forget the places of cards: the chain begins anew, at other ones."""
        self.cards = vec[i64]()
        self._from = vec[i64]()
        self._to = vec[i64]()
        self._lays = vec[bool]()
        self._group = vec[i64]()
        self._held = vec[i64]()
        for decision in self._decisions:
            decision.held = decision.named

    def hold(self, card: i64, first: i64, end: i64, lays: bool) -> None:
        """Have a seat hold a card at the decisions from the first one to before the end.

        The last of them may have laid it down as a marker.
        """
        for k in range(first, end):
            self._decisions[k].held |= BIT[card]
        if lays:
            self._decisions[end - 1].card = card

    def place(self, card: i64, group: i64, first: i64, end: i64, lays: bool) -> None:
        """Add a place, held at some decisions, whose card may be exchanged for another one of its group."""
        self.hold(card, first, end, lays)
        if end > first:
            self._held = append(self._held, len(self.cards))
        self.cards = append(self.cards, card)
        self._group = append(self._group, group)
        self._from = append(self._from, first)
        self._to = append(self._to, end)
        self._lays = append(self._lays, lays)

    def settle(self, rng: Random) -> None:
        """Go on from the cards that were given to likely ones, and to likely kinds."""
        self._note(0, len(self._decisions))
        held: i64 = len(self._held)
        places: i64 = len(self.cards)
        for k in range(i64(_EXCHANGES)):
            if k % _BETWEEN == 0:
                self._guess(rng)
            if held > 0:
                self._try(rng, self._held[rng.below(held)], rng.below(places))
        self._guess(rng)
        self.kinds.greedy = 0
        for seat in range(self._players):
            if self._kind[seat] == GREEDY:
                self.kinds.greedy |= BIT[seat]

    def _note(self, first: i64, end: i64) -> None:
        for k in range(first, end):
            decision = self._decisions[k]
            decision.before = decision.now
            decision.now = decision.likelihood(self._kind[decision.seat])

    def _guess(self, rng: Random) -> None:
        """Choose the kind of each seat by the chance of what it did."""
        weights = vec[float]([0.0] * _KINDS)
        for seat in range(self._players):
            total = 0.0
            for kind in range(i64(_KINDS)):
                chance = _PRIOR[kind]
                for k in range(self._first[seat], self._first[seat + 1]):
                    chance *= self._decisions[k].likelihood(kind)
                weights[kind] = chance
                total += chance
            point = float(rng.word()) / _ONE_WORD * total
            chosen: i64 = USUAL
            for kind in range(i64(_KINDS)):
                point -= weights[kind]
                if point < 0.0:
                    chosen = kind
                    break
            if chosen != self._kind[seat]:
                self._kind[seat] = chosen
                self._note(self._first[seat], self._first[seat + 1])

    def _try(self, rng: Random, one: i64, other: i64) -> None:
        """Exchange the cards of two places if what was seen is likely enough with them there."""
        if one == other or self._group[one] != self._group[other]:
            return
        before = self._chance(one, other)
        self._exchange(one, other)
        self._note(self._from[one], self._to[one])
        self._note_rest(one, other)
        after = self._chance(one, other)
        if after < before and float(rng.word()) / _ONE_WORD * before >= after:
            self._exchange(one, other)
            for k in range(self._from[one], self._to[one]):
                self._decisions[k].now = self._decisions[k].before
            for k in range(self._from[other], self._to[other]):
                self._decisions[k].now = self._decisions[k].before

    def _note_rest(self, one: i64, other: i64) -> None:
        for k in range(self._from[other], self._to[other]):
            if k < self._from[one] or k >= self._to[one]:
                self._note(k, k + 1)

    def _chance(self, one: i64, other: i64) -> float:
        """Return the likelihood of the decisions at which one of two places was in a hand."""
        found = 1.0
        for k in range(self._from[one], self._to[one]):
            found *= self._decisions[k].now
        for k in range(self._from[other], self._to[other]):
            if k < self._from[one] or k >= self._to[one]:
                found *= self._decisions[k].now
        return found

    def _exchange(self, one: i64, other: i64) -> None:
        both = BIT[self.cards[one]] | BIT[self.cards[other]]
        for k in range(self._from[one], self._to[one]):
            if k < self._from[other] or k >= self._to[other]:
                self._decisions[k].held ^= both
        for k in range(self._from[other], self._to[other]):
            if k < self._from[one] or k >= self._to[one]:
                self._decisions[k].held ^= both
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card
        if self._lays[one]:
            self._decisions[self._to[one] - 1].card = self.cards[one]
        if self._lays[other]:
            self._decisions[self._to[other] - 1].card = self.cards[other]


def _weight(exponent: float) -> float:
    """Return the exponential function of a number, which is never 0."""
    return math.exp(max(exponent, _LEAST))
