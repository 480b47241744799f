"""Limbo, the foe-fighting game: the only place where it is written.

By the project's rulings on top of version 4.0 of the published text, the Shadow Hero included.  Cards and
heroes are numbers, sets of cards are masks.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, CHANCE, OVER, Position

# --- actions: ``way * WAY + card``; notation.py gives them their text ----------------------------------
WAY: Final = 64
BARE: Final = 0  #: play the top card of the deck, with no card left to be the marker
PLAY: Final = 1
BLIND: Final = 2

# --- phases ------------------------------------------------------------------------------------------
FOES: Final = 0  #: a round begins: the foes are to be shuffled
TACTICS: Final = 1  #: the tactical cards are to be shuffled and dealt
RESHUFFLE: Final = 2  #: the tactical deck has run out
PLAYING: Final = 3
ENDED: Final = 4

# --- who plays with whom -------------------------------------------------------------------------------
TEAM: Final = 0
SOLO: Final = 1
PAIRS: Final = 2

# --- how a match ends ----------------------------------------------------------------------------------
SINGLE: Final = 0
WINS: Final = 1
LIVES: Final = 2

#: Stands for a hero, a card or a suit that there is not.
NONE: Final = -1

# --- the cards, numbered as in core.cards ---------------------------------------------------------------
#: The tactical cards go from the two of clubs to the ten of spades.
LOWEST: Final = 4
TACTICAL: Final = 0xFFFFFFFFF0
_COURT: Final = 0xFFF000000000F
_COURT_CARDS: Final = 16
_JOKERS: Final = vec[i64]([0, 1 << 52, 3 << 52, 7 << 52])
#: The first card of each number of foes; the aces' is 0.
_JACKS: Final = 40
_QUEENS: Final = 44
_KINGS: Final = 48
FIRST_JOKER: Final = 52
assert FIRST_JOKER + 3 <= WAY

#: The cards of one number are four bits, one for each suit: these are red, those black.
_SUITS: Final = 15
RED: Final = 6
_BLACK: Final = 9


def _odd_suit(suits: int) -> int:
    """Return the suit of the card that is visible among those of one number in a cycle, or ``NONE``.

    One is; two hide each other; of three the two of one colour do; four are all hidden.
    """
    if suits.bit_count() == 3:
        suits &= _BLACK if (suits & _BLACK).bit_count() == 1 else RED
    return suits.bit_length() - 1 if suits.bit_count() == 1 else NONE


_VISIBLE: Final = vec[i64]([_odd_suit(suits) for suits in range(16)])

#: Of the suits of one number in a corner, those that no other of their colour cancels.
_UNPAIRED: Final = vec[i64](
    [sum(suits & colour for colour in (RED, _BLACK) if suits & colour != colour) for suits in range(16)]
)
_BITS: Final = vec[i64]([suits.bit_count() for suits in range(16)])

#: The card of a mask of one tactical card, by the mask's rest: two is a primitive root of 37.
_PRIME: Final = 37
_CARD: Final = vec[i64](
    [next((card for card in range(LOWEST, 40) if (1 << card) % 37 == rest), NONE) for rest in range(37)]
)


def card_of(low: i64) -> i64:
    """Return the card of a mask of one tactical card."""
    return _CARD[low % _PRIME]


def lowest_visible(cycle: i64) -> i64:
    """Return the card of a cycle (a mask) that a foe goes to, or ``NONE`` where all hide."""
    rest = cycle >> LOWEST
    first: i64 = LOWEST
    while rest:
        suit = _VISIBLE[rest & _SUITS]
        if suit != NONE:
            return first + suit
        rest >>= 4
        first += 4
    return NONE


def unpaired(corner: i64) -> i64:
    """Return the jacks to aces of a corner that no other foe of their number and colour cancels."""
    return (
        _UNPAIRED[corner & _SUITS]
        | _UNPAIRED[corner >> _JACKS & _SUITS] << _JACKS
        | _UNPAIRED[corner >> _QUEENS & _SUITS] << _QUEENS
        | _UNPAIRED[corner >> _KINGS & _SUITS] << _KINGS
    )


def unstraightened(corner: i64) -> i64:
    """Return the jacks to aces that are left of a corner without pairs when its straights are gone.

    Of all four of a suit the ace stays.
    """
    aces = corner & _SUITS
    jacks = corner >> _JACKS & _SUITS
    queens = corner >> _QUEENS & _SUITS
    kings = corner >> _KINGS & _SUITS
    low = jacks & queens & kings
    high = queens & kings & aces & ~low
    both = low | high
    return aces ^ high | (jacks ^ low) << _JACKS | (queens ^ both) << _QUEENS | (kings ^ both) << _KINGS


def left_after_chaos(corner: i64) -> i64:
    """Return how many foes of a corner (a mask) the chaos leaves."""
    return count(unstraightened(unpaired(corner))) + (_BITS[corner >> FIRST_JOKER] & 1)


def count(court: i64) -> i64:
    """Return how many jacks to aces a mask holds."""
    return (
        _BITS[court & _SUITS]
        + _BITS[court >> _JACKS & _SUITS]
        + _BITS[court >> _QUEENS & _SUITS]
        + _BITS[court >> _KINGS & _SUITS]
    )


@final
class FoesVariant:
    """The options of a match, as the rules need them."""

    def __init__(
        self, players: i64, mode: i64, jokers: i64, shadow: bool, full: i64, end: i64, target: i64
    ) -> None:
        self.players: i64 = players
        self.mode: i64 = mode  #: ``TEAM``, ``SOLO`` or ``PAIRS``
        self.shadow = shadow
        self.full: i64 = full  #: cards of a full hand
        self.end: i64 = end  #: ``SINGLE``, ``WINS`` or ``LIVES``
        self.target: i64 = target  #: the wins, or the lives
        self.heroes: i64 = players + 1 if shadow else players
        self.foes: i64 = _COURT | _JOKERS[jokers]
        self.foe_count: i64 = _COURT_CARDS + jokers
        #: The deck is reshuffled when no more cards than that are left.
        self.keep: i64 = 1 if self.heroes == 5 else 0
        self.sides: i64 = 1 if mode == TEAM else 2 if mode == PAIRS else players

    def side(self, seat: i64) -> i64:
        """Return the side that a seat is on: the team, its pair, or itself."""
        if self.mode == TEAM:
            return 0
        return seat & 1 if self.mode == PAIRS else seat


@final
class FoesPosition(Position):
    """A position of the foe-fighting game.

    Heroes are the seats, and the Shadow, who comes after the last one.
    """

    def __init__(self, variant: FoesVariant) -> None:
        self.variant = variant
        self.phase: i64 = FOES
        self.dealer: i64 = variant.players - 1  #: of this round, or of the one before it begins
        self.round: i64 = 0  #: rounds begun so far
        self.hero: i64 = 0  #: whose turn it is, or will be after a reshuffle
        # the foes
        self.foes: vec[i64] = vec[i64]()  #: as shuffled, never written to; shared by copies
        self.taken: i64 = 0  #: how many have been taken: the index of the foe on show
        self.takers: i64 = 0  #: who took each of them, three bits a foe in the order of the deck
        self.met: i64 = 0  #: mask of the foes that have been turned up
        self.corner0: i64 = 0  #: the same by hero, as masks; the Shadow comes after the last seat
        self.corner1: i64 = 0
        self.corner2: i64 = 0
        self.corner3: i64 = 0
        self.corner4: i64 = 0
        # the tactical cards
        self.deck: vec[i64] = vec[i64]()  #: as shuffled, never written to; shared by copies
        self.top: i64 = 0  #: index of the deck's top card
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.hand4: i64 = 0
        self.marker0: i64 = 0
        self.marker1: i64 = 0
        self.marker2: i64 = 0
        self.marker3: i64 = 0
        self.marker4: i64 = 0
        self.missing: i64 = 0  #: cards that each hand is short of, three bits a seat
        self.discards: i64 = 0
        # the cycle
        self.cycles: i64 = 0  #: cycles of this round that have ended
        self.starter: i64 = 0
        self.laid: i64 = 0  #: how many cards it has so far
        self.cycle: i64 = 0  #: its cards in order, six bits each
        self.table: i64 = 0  #: the same as a mask
        self.blinds: i64 = 0  #: which of them came from the deck: bit 0 is the first card's
        # the cycle before; nothing once its cards are shuffled in
        self.last_starter: i64 = NONE
        self.last_laid: i64 = 0
        self.last_cycle: i64 = 0
        self.last_blinds: i64 = 0
        self.last_taker: i64 = NONE
        # the match
        self.figures: i64 = 0  #: wins, or lives, of each side, six bits each
        self.leftover: i64 = 0  #: foes that the last chaos left in each hero's corner, five bits each
        self.round_winners: i64 = 0  #: mask of the seats that won the last round
        if variant.end == LIVES:
            for side in range(variant.sides):
                self.figures |= variant.target << 6 * side

    def copy(self) -> FoesPosition:
        twin = FoesPosition(self.variant)
        twin.phase = self.phase
        twin.dealer = self.dealer
        twin.round = self.round
        twin.hero = self.hero
        twin.foes = self.foes
        twin.taken = self.taken
        twin.takers = self.takers
        twin.met = self.met
        twin.corner0 = self.corner0
        twin.corner1 = self.corner1
        twin.corner2 = self.corner2
        twin.corner3 = self.corner3
        twin.corner4 = self.corner4
        twin.deck = self.deck
        twin.top = self.top
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.hand2 = self.hand2
        twin.hand3 = self.hand3
        twin.hand4 = self.hand4
        twin.marker0 = self.marker0
        twin.marker1 = self.marker1
        twin.marker2 = self.marker2
        twin.marker3 = self.marker3
        twin.marker4 = self.marker4
        twin.missing = self.missing
        twin.discards = self.discards
        twin.cycles = self.cycles
        twin.starter = self.starter
        twin.laid = self.laid
        twin.cycle = self.cycle
        twin.table = self.table
        twin.blinds = self.blinds
        twin.last_starter = self.last_starter
        twin.last_laid = self.last_laid
        twin.last_cycle = self.last_cycle
        twin.last_blinds = self.last_blinds
        twin.last_taker = self.last_taker
        twin.figures = self.figures
        twin.leftover = self.leftover
        twin.round_winners = self.round_winners
        return twin

    # --- what there is to see ------------------------------------------------------------------------
    def hand(self, seat: i64) -> i64:
        """Return the mask of a seat's hand; nothing for the Shadow."""
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3 if seat == 3 else self.hand4

    def _set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.hand0 = cards
        elif seat == 1:
            self.hand1 = cards
        elif seat == 2:
            self.hand2 = cards
        elif seat == 3:
            self.hand3 = cards
        else:
            self.hand4 = cards

    def markers(self, seat: i64) -> i64:
        """Return the mask of the markers in front of a seat."""
        if seat == 0:
            return self.marker0
        if seat == 1:
            return self.marker1
        if seat == 2:
            return self.marker2
        return self.marker3 if seat == 3 else self.marker4

    def _set_markers(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.marker0 = cards
        elif seat == 1:
            self.marker1 = cards
        elif seat == 2:
            self.marker2 = cards
        elif seat == 3:
            self.marker3 = cards
        else:
            self.marker4 = cards

    def corner(self, hero: i64) -> i64:
        """Return the mask of the foes that a hero has taken."""
        if hero == 0:
            return self.corner0
        if hero == 1:
            return self.corner1
        if hero == 2:
            return self.corner2
        return self.corner3 if hero == 3 else self.corner4

    def _take(self, hero: i64, foe: i64) -> None:
        """Lay a foe in a hero's corner."""
        if hero == 0:
            self.corner0 |= BIT[foe]
        elif hero == 1:
            self.corner1 |= BIT[foe]
        elif hero == 2:
            self.corner2 |= BIT[foe]
        elif hero == 3:
            self.corner3 |= BIT[foe]
        else:
            self.corner4 |= BIT[foe]

    def foes_left(self, hero: i64) -> i64:
        """Return how many foes the last round's chaos left in a hero's corner."""
        return self.leftover >> 5 * hero & 31

    def left_of_side(self, side: i64) -> i64:
        """Return how many foes the last round's chaos left in the corners of a side."""
        return self._sum_of_side(side, self.leftover)

    def foes_of_side(self, side: i64) -> i64:
        """Return how many foes lie in the corners of a side."""
        found: i64 = 0
        takers = self.takers
        for _ in range(self.taken):
            found += BIT[5 * (takers & 7)]
            takers >>= 3
        return self._sum_of_side(side, found)

    def _sum_of_side(self, side: i64, counts: i64) -> i64:
        """Return the sum of what is counted for a side's heroes, five bits each.

        The Shadow is one of a team, and of no other side.
        """
        variant = self.variant
        found: i64 = 0
        for hero in range(variant.heroes):
            if variant.mode == TEAM or (hero < variant.players and variant.side(hero) == side):
                found += counts >> 5 * hero & 31
        return found

    def figure(self, side: i64) -> i64:
        """Return the rounds that a side has won, or the lives that it has left."""
        return self.figures >> 6 * side & 63

    def rounds_ended(self) -> i64:
        """Return how many rounds have come to their end."""
        return self.round if self.phase == FOES or self.phase == ENDED else self.round - 1

    def remaining(self) -> i64:
        """Return how many cards the tactical deck holds."""
        return len(self.deck) - self.top

    def target(self) -> i64:
        """Return the hero whom the foe would go to if the cycle ended now, or ``NONE``."""
        card = lowest_visible(self.table)
        if card == NONE:
            return NONE
        hero = self.starter
        cards = self.cycle
        while cards & 63 != card:
            hero = self.next_hero(hero)
            cards >>= 6
        return hero

    def visible(self, viewer: i64) -> i64:
        mask = self.met | self.discards | self.table
        if viewer < self.variant.players:
            mask |= self.hand(viewer) | self.markers(viewer)
        return mask

    # --- chance --------------------------------------------------------------------------------------
    def turn(self) -> i64:
        if self.phase == PLAYING:
            return self.hero
        return OVER if self.phase == ENDED else CHANCE

    def urn(self) -> i64:
        if self.phase == FOES:
            return self.variant.foes
        if self.phase == TACTICS:
            return TACTICAL
        return TACTICAL & ~(self.table | self.hand0 | self.hand1 | self.hand2 | self.hand3 | self.hand4)

    def settle(self, outcome: vec[i64]) -> None:
        if self.phase == FOES:
            self._begin_round(outcome)
            return
        if self.phase == TACTICS:
            self.missing = 0
            self.hand0 = 0
            self.hand1 = 0
            self.hand2 = 0
            self.hand3 = 0
            self.hand4 = 0
            for seat in range(self.variant.players):
                self.missing |= self.variant.full << 3 * seat
        self.deck = outcome
        self.top = 0
        self.marker0 = 0
        self.marker1 = 0
        self.marker2 = 0
        self.marker3 = 0
        self.marker4 = 0
        self.discards = 0
        self._forget_cycle()
        self._deal()
        self.phase = PLAYING
        self._go_on()

    def _begin_round(self, outcome: vec[i64]) -> None:
        if self.round > 0:
            self.dealer = self._left_of(self.dealer)
        self.round += 1
        self.foes = outcome
        self.taken = 0
        self.takers = 0
        self.met = BIT[outcome[0]]
        self.corner0 = 0
        self.corner1 = 0
        self.corner2 = 0
        self.corner3 = 0
        self.corner4 = 0
        self.cycles = 0
        self.starter = self.next_hero(self.dealer)
        self.hero = self.starter
        self._forget_cycle()
        self.phase = TACTICS

    def _forget_cycle(self) -> None:
        self.last_starter = NONE
        self.last_laid = 0
        self.last_cycle = 0
        self.last_blinds = 0
        self.last_taker = NONE

    def _deal(self) -> None:
        """Deal every hand up, in laps of one card clockwise from the hero who starts the cycle."""
        variant = self.variant
        while self.missing:
            hero = self.starter
            for _ in range(variant.heroes):
                if hero != variant.players and self.missing >> 3 * hero & 7:
                    self._set_hand(hero, self.hand(hero) | BIT[self.deck[self.top]])
                    self.top += 1
                    self.missing -= BIT[3 * hero]
                hero = self.next_hero(hero)

    # --- the order of the heroes ---------------------------------------------------------------------
    def _left_of(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return 0 if seat + 1 == self.variant.players else seat + 1

    def next_hero(self, hero: i64) -> i64:
        """Return the next hero clockwise: the Shadow sits directly left of the dealer."""
        variant = self.variant
        if variant.shadow:
            if hero == self.dealer:
                return variant.players
            if hero == variant.players:
                return self._left_of(self.dealer)
        return self._left_of(hero)

    # --- the seats' actions --------------------------------------------------------------------------
    def legal(self, out: vec[i64], at: i64) -> i64:
        if self.phase != PLAYING:
            return 0
        rest = self.hand(self.hero)
        if rest == 0:
            out[at] = BARE
            return 1
        n = at
        while rest:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            out[n] = PLAY * WAY + card
            out[n + 1] = BLIND * WAY + card
            n += 2
        return n - at

    def play(self, action: i64) -> None:
        seat = self.hero
        card = action & (WAY - 1)
        top = self.deck[self.top]
        self.top += 1
        way = action >> 6
        if way == PLAY:
            self._set_hand(seat, self.hand(seat) ^ BIT[card] | BIT[top])
            self._lay(card)
        else:
            if way == BLIND:
                self._set_hand(seat, self.hand(seat) ^ BIT[card])
                self._set_markers(seat, self.markers(seat) | BIT[card])
                self.missing += BIT[3 * seat]
            self.blinds |= BIT[self.laid]
            self._lay(top)
        self._go_on()

    def _lay(self, card: i64) -> None:
        """Lay the card of the hero whose turn it is, and pass the turn on."""
        self.cycle |= card << 6 * self.laid
        self.table |= BIT[card]
        self.laid += 1
        self.hero = self.next_hero(self.hero)

    def _go_on(self) -> None:
        """Do all that happens by itself: foes are taken, the deck runs out, the Shadow plays."""
        variant = self.variant
        while True:
            if self.laid == variant.heroes:
                self._end_cycle()
                if self.taken == variant.foe_count:
                    self._end_round()
                    return
            if self.remaining() <= variant.keep:
                self.phase = RESHUFFLE
                return
            if not variant.shadow or self.hero != variant.players:
                return
            self.blinds |= BIT[self.laid]
            self.top += 1
            self._lay(self.deck[self.top - 1])

    # --- the end of a cycle, of a round and of the match -------------------------------------------------
    def _end_cycle(self) -> None:
        taker = self.target()
        self.last_starter = self.starter
        self.last_laid = self.laid
        self.last_cycle = self.cycle
        self.last_blinds = self.blinds
        self.last_taker = taker
        if taker == NONE:
            # Who played last starts: the one before the hero who began.
            hero = self.starter
            for _ in range(self.laid - 1):
                hero = self.next_hero(hero)
            self.hero = hero
        else:
            self._take(taker, self.foes[self.taken])
            self.takers |= taker << 3 * self.taken
            self.taken += 1
            if self.taken < self.variant.foe_count:
                self.met |= BIT[self.foes[self.taken]]
            self.hero = self.next_hero(taker)
        self.starter = self.hero
        self.cycles += 1
        self.discards |= self.table
        self.laid = 0
        self.cycle = 0
        self.table = 0
        self.blinds = 0

    def _end_round(self) -> None:
        variant = self.variant
        self.leftover = 0
        for hero in range(variant.heroes):
            self.leftover |= left_after_chaos(self.corner(hero)) << 5 * hero
        self.round_winners = 0
        fewest = self._fewest()
        for seat in range(variant.players):
            if self.left_of_side(variant.side(seat)) == fewest:
                self.round_winners |= BIT[seat]
        if variant.end == WINS:
            for side in range(variant.sides):
                if self.left_of_side(side) == fewest:
                    self.figures += BIT[6 * side]
        elif variant.end == LIVES:
            for side in range(variant.sides):
                lives = self.figure(side)
                lost = self.left_of_side(side)
                self.figures -= (lost if lost < lives else lives) << 6 * side
        self.phase = ENDED if self._match_over() else FOES

    def _fewest(self) -> i64:
        """Return how few foes a side must have left to win the round."""
        if self.variant.mode == TEAM:
            return 0
        fewest = self.left_of_side(0)
        for side in range(self.variant.sides):
            left = self.left_of_side(side)
            if left < fewest:
                fewest = left
        return fewest

    def _match_over(self) -> bool:
        variant = self.variant
        if variant.end == SINGLE:
            return True
        if variant.end == WINS and variant.mode == TEAM and self.round - self.figure(0) == variant.target:
            return True
        goal = variant.target if variant.end == WINS else 0
        return any(self.figure(side) == goal for side in range(variant.sides))

    # --- imagining -------------------------------------------------------------------------------------
    def rearrange(self, hands: list[int], markers: list[int], deck: list[int], foes: list[int]) -> None:
        """Put other cards where cards are hidden.

        The masks of the seats' hands and markers, and the whole decks as shuffled; of what lies face up
        nothing may change.
        """
        for seat in range(self.variant.players):
            self._set_hand(seat, hands[seat])
            self._set_markers(seat, markers[seat])
        self.deck = vec[i64](deck)
        self.foes = vec[i64](foes)
