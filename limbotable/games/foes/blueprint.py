"""A sensible player of the foe-fighting game: the conventions, as rules of thumb.

A foe is meant for some corners more than for others: for the one where it cancels another foe, and not for
one where it would stay.  From that follows, as at any table:

- the hero that the foe is meant for plays low, and all others play high;
- no hero matches the card of the hero that it is meant for, and one that can matches a card that is too low;
- a hero that cannot help with a card of the hand plays blind;
- otherwise middle cards go first: low and high ones are kept for later need.

In a team all want the same.  Alone or in pairs each side wants little in its own corners and much in those of
the others.  How much a hero cares for each of these things is its manner.  Compiled by mypyc where a C
compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT
from limbotable.games.foes.actions import BARE, BLIND, NONE, PLAY, WAY
from limbotable.games.foes.cards import FIRST_JOKER, LOWEST, SUIT_COUNT, TACTICAL, card_of, lowest_visible
from limbotable.games.foes.chaos import count, unpaired, unstraightened
from limbotable.games.foes.hopes import MOST_HEROES, Hopes
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.variant import TEAM, FoesVariant

#: The chance that a foe in a corner is cancelled while its like is still to come.
_HOPE: Final = 0.9
#: A hand is short of one card less the sooner the deck runs out: its cards are counted in so many.
_DECK: Final = 20.0
#: The usual manner, see ``Manner``.
_BLIND: Final = 0.3
_SPEND: Final = 0.01
_NEEDED_LEAST: Final = 8.0
_NEEDED_LEAST_WITH_SHADOW: Final = 6.0

_NUMBERS: Final = 9.0
_FIRST: Final = 2.0  #: the lowest number
#: Stands for the number of the lowest visible card where there is none: any card is lower.
_ABOVE: Final = 11

#: The suits of one number in the order of the suits that cancel them: clubs and spades, diamonds and hearts.
_LIKE: Final = vec[i64]([sum(1 << 3 - suit for suit in range(4) if suits >> suit & 1) for suits in range(16)])


def _like(court: i64) -> i64:
    """Return the jacks to aces that cancel those of a mask."""
    return (
        _LIKE[court & 15]
        | _LIKE[court >> 40 & 15] << 40
        | _LIKE[court >> 44 & 15] << 44
        | _LIKE[court >> 48 & 15] << 48
    )


def _burden(corner: i64, unmet: i64) -> float:
    """Return the estimated number of foes of a corner that will be left."""
    court = unstraightened(unpaired(corner))
    found = float(count(court)) - _HOPE * float(count(court & _like(unmet)))
    jokers = corner >> FIRST_JOKER
    if jokers == 1 or jokers == 2 or jokers == 4 or jokers == 7:
        found += 1.0 if unmet >> FIRST_JOKER == 0 else 1.0 - _HOPE
    return found


def _number(card: i64) -> i64:
    return (card >> 2) + 1


def _power(base: float, exponent: i64) -> float:
    found = 1.0
    for _ in range(exponent):
        found *= base
    return found


@final
class Manner:
    """How much a hero that plays by the conventions cares for each thing."""

    def __init__(self, blind: float, least: float, low: float, high: float) -> None:
        """Take the cost of a blind play, the number needed least, and the costs of the numbers around it.

        Costs are in foes, or with ``hopes`` in parts of the chance to win.  ``low`` and ``high`` are for each
        number that a card is below or above the one needed least, and ``blind`` is for one card less in hand
        while the deck has 20 cards to go.
        """
        self.blind: float = blind
        self.least: float = least
        self.low: float = low
        self.high: float = high
        #: What a team judges by, in place of the number of foes left.  The rest is for a team with them.
        self.hopes: Hopes | None = None
        self.want = 0.0  #: the least gain for which others are thought to want a foe
        self.sharp = 1.0  #: the power of the chances that are compared
        self.burden = 0.0  #: the weight of the number of foes left beside the chances
        #: The further costs of low and high cards if all foes to come are meant for the hero, or for others.
        self.mine = 0.0
        self.others = 0.0
        self.soon = 0.0  #: costs shrink when fewer foes than this are to come


def usual_manner(shadow: bool) -> Manner:
    """Return the manner that most computer players have.

    High cards are needed least, unless the Shadow's cards have to be beaten.
    """
    least = _NEEDED_LEAST_WITH_SHADOW if shadow else _NEEDED_LEAST
    return Manner(_BLIND, least, _SPEND, _SPEND)


@final
class Blueprint:
    """Chooses actions by the conventions, from the knowledge of the seat to act and nothing else."""

    def __init__(self, variant: FoesVariant, manner: Manner | None = None) -> None:
        """Take the manner of all seats: the usual one, unless another is given."""
        self._variant = variant
        self._manner: Manner = usual_manner(variant.shadow) if manner is None else manner
        self._draw = 0.0  #: the worth of a draw
        self._blind = 0.0  #: the costs, see ``Manner``
        self._low = 0.0
        self._high = 0.0
        self._worths: vec[float] = vec[float]([0.0] * MOST_HEROES)
        #: Five numbers for each hero: the worth to it of each hero's taking the foe on show.
        self._wishes: vec[float] = vec[float]([0.0] * (MOST_HEROES * MOST_HEROES))
        #: The input of the wishes: the corners, the foes met so far, the one on show.
        self._known: vec[i64] = vec[i64]([NONE] * (MOST_HEROES + 2))
        #: Mask of the seats that are thought to play high whatever they might want.
        self.high: i64 = 0

    def action(self, position: FoesPosition) -> i64:
        """Return the action of the seat to act."""
        seat = position.hero
        hand = position.hand(seat)
        if hand == 0:
            return BARE
        self._weigh(position)
        self._price(position)
        best = -1e9
        chosen: i64 = BARE
        marker: i64 = NONE
        cheapest = 1e9
        while hand:
            low = hand & -hand
            hand ^= low
            card = card_of(low)
            cost = self._cost(_number(card))
            if cost < cheapest:
                cheapest = cost
                marker = card
            found = self._expected(position, card) - cost
            if found > best:
                best = found
                chosen = PLAY * WAY + card
        price = self.price_of_blind(position)
        if self.most(position) - price > best and self._expected_blind(position) - price > best:
            return BLIND * WAY + marker
        return chosen

    def appraise(self, position: FoesPosition, worths: vec[float], costs: vec[float]) -> None:
        """Write what each tactical card, from the lowest on, is worth on the table, and what it costs."""
        self._weigh(position)
        self._price(position)
        for k in range(i64(len(worths))):
            worths[k] = self._expected(position, LOWEST + k)
            costs[k] = self._cost(_number(LOWEST + k))

    def price_of_blind(self, position: FoesPosition) -> float:
        """Return what a blind play costs the seat to act, once its cards were appraised."""
        return self._blind * float(position.remaining()) / _DECK

    def _price(self, position: FoesPosition) -> None:
        """Note what cards cost the seat to act."""
        manner = self._manner
        self._blind = manner.blind
        self._low = manner.low
        self._high = manner.high
        if manner.hopes is None or self._variant.mode != TEAM:
            return
        unmet = self._variant.foes & ~position.met
        to_come = float(self._variant.foe_count - position.taken - 1)
        if to_come > 0.0:
            like = _like(unmet)
            mine = 0.0
            others = 0.0
            for hero in range(self._variant.heroes):
                meant = float(count(unstraightened(unpaired(self._known[hero])) & like))
                if hero == position.hero:
                    mine = meant
                else:
                    others += meant
            self._low += manner.mine * mine / to_come
            self._high += manner.others * others / to_come
        if to_come < manner.soon:
            self._blind *= to_come / manner.soon
            self._low *= to_come / manner.soon
            self._high *= to_come / manner.soon

    def _cost(self, number: i64) -> float:
        """Return the cost of a card of a number."""
        least = self._manner.least
        if float(number) < least:
            return self._low * (least - float(number))
        return self._high * (float(number) - least)

    def _weigh(self, position: FoesPosition) -> None:
        """Note the wishes of each hero."""
        heroes = self._variant.heroes
        foe = BIT[position.foes[position.taken]]
        known = self._known
        same = known[MOST_HEROES] == position.met and known[MOST_HEROES + 1] == foe
        for hero in range(heroes):
            corner = position.corner(hero)
            if known[hero] != corner:
                known[hero] = corner
                same = False
        if same:
            return
        known[MOST_HEROES] = position.met
        known[MOST_HEROES + 1] = foe
        self._draw = 0.0
        hopes = self._manner.hopes
        if hopes is None or self._variant.mode != TEAM:
            self._count(1.0)
        elif not self._hope(hopes, position):
            self._count(1.0)  # it cannot win any more
        elif self._manner.burden > 0.0:
            hoped = self._wishes
            self._wishes = vec[float]([0.0] * (MOST_HEROES * MOST_HEROES))
            self._count(self._manner.burden)
            for k in range(MOST_HEROES * MOST_HEROES):
                self._wishes[k] += hoped[k]

    def _count(self, weight: float) -> None:
        """Wish for few foes in the corners of one's own side, and many in those of others."""
        variant = self._variant
        known = self._known
        foe = known[MOST_HEROES + 1]
        unmet = variant.foes & ~known[MOST_HEROES]
        wishes = self._wishes
        for taker in range(variant.heroes):
            more = weight * (_burden(known[taker] | foe, unmet) - _burden(known[taker], unmet))
            for hero in range(variant.heroes):
                wish = 0.0
                if variant.mode == TEAM:
                    wish = -more
                elif taker < variant.players and hero < variant.players:
                    if variant.side(taker) == variant.side(hero):
                        wish = -more
                    else:
                        wish = more / float(variant.sides - 1)
                wishes[MOST_HEROES * hero + taker] = wish

    def _hope(self, hopes: Hopes, position: FoesPosition) -> bool:
        """Wish for the corner with the best chance to win; return whether there is any."""
        manner = self._manner
        heroes = self._variant.heroes
        worths = self._worths
        hopes.weigh(self._known, position.foes[position.taken], self._variant.foes & ~position.met, worths)
        best = 0.0
        for hero in range(heroes):
            if worths[hero] > best:
                best = worths[hero]
        if best == 0.0:
            return False
        for hero in range(heroes):
            worths[hero] /= best
            if manner.sharp != 1.0:
                worths[hero] = math.pow(worths[hero], manner.sharp)
        self._draw = hopes.expected(worths) - 1.0
        for hero in range(heroes):
            for taker in range(heroes):
                self._wishes[MOST_HEROES * hero + taker] = worths[taker] - 1.0
        return True

    def most(self, position: FoesPosition) -> float:
        """Return the best possible outcome of the cycle for the seat to act, once cards were appraised."""
        most = 0.0
        for taker in range(self._variant.heroes):
            wish = self._wishes[MOST_HEROES * position.hero + taker]
            if wish > most:
                most = wish
        return most

    def _expected(self, position: FoesPosition, card: i64) -> float:
        """Return the expected worth for the seat to act of laying that card."""
        seat = position.hero
        table = position.table | BIT[card]
        lowest = lowest_visible(table)
        number: i64 = _ABOVE
        taker: i64 = NONE
        if lowest == card:
            taker = seat
            number = _number(lowest)
        elif lowest != NONE:
            taker = position.starter
            cards = position.cycle
            while cards & 63 != lowest:
                taker = position.next_hero(taker)
                cards >>= 6
            number = _number(lowest)
        return self._outlook(
            position, position.next_hero(seat), self._variant.heroes - position.laid - 1, taker, float(number)
        )

    def _outlook(self, position: FoesPosition, hero: i64, left: i64, taker: i64, number: float) -> float:
        """Return the expected worth for the seat to act if so many heroes are left to play.

        ``hero`` plays next, and ``taker`` is targeted, by a card of about that number.
        """
        wishes = self._wishes
        seat = position.hero
        if left == 0:
            return self._draw if taker == NONE else wishes[MOST_HEROES * seat + taker]
        following = position.next_hero(hero)
        lower = (number - _FIRST) / _NUMBERS
        takes = lower
        nearer = 0.5
        if hero < self._variant.players:
            held = self._variant.full - (position.missing >> 3 * hero & 7)
            if held > 0:
                now = self._draw if taker == NONE else wishes[MOST_HEROES * hero + taker]
                nearer = 1.0 / float(held + 1)
                wants = wishes[MOST_HEROES * hero + hero] > now + self._manner.want
                if wants and not self.high >> hero & 1:
                    takes = 1.0 - _power(1.0 - lower, held)
                else:
                    takes = _power(lower, held)
                    nearer = 1.0 - nearer
        found = 0.0
        if takes > 0.0:
            found += takes * self._outlook(
                position, following, left - 1, hero, _FIRST + (number - _FIRST) * nearer
            )
        if takes < 1.0:
            found += (1.0 - takes) * self._outlook(position, following, left - 1, taker, number)
        return found

    def _expected_blind(self, position: FoesPosition) -> float:
        """Return the expected worth for the seat to act of playing blind."""
        unseen = (TACTICAL & ~position.visible(position.hero)) >> LOWEST
        total = 0.0
        weight = 0.0
        first: i64 = LOWEST
        while unseen:
            suits = unseen & 15
            if suits:
                many = float(SUIT_COUNT[suits])
                low = suits & -suits
                suit: i64 = 0 if low == 1 else 1 if low == 2 else 2 if low == 4 else 3
                total += many * self._expected(position, first + suit)
                weight += many
            unseen >>= 4
            first += 4
        return total / weight
