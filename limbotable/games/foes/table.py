"""The table of the foe-fighting game: its cards, the viewers' sight of them, and the order of the heroes.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.position import BIT, Position
from limbotable.games.foes.actions import ENDED, FOES, NONE
from limbotable.games.foes.cards import lowest_visible
from limbotable.games.foes.variant import LIVES, TEAM, FoesVariant


class FoesTable(Position):
    """The table: foes, corners, the tactical deck, hands, markers and the cycle.

    Heroes are the seats, and the Shadow, which comes after the last one.
    """

    def __init__(self, variant: FoesVariant) -> None:
        self.variant = variant
        self.phase: i64 = FOES
        self.dealer: i64 = variant.players - 1  #: of this round, or of the one before it begins
        self.round: i64 = 0  #: rounds begun so far
        self.hero: i64 = 0  #: the hero to play, now or after a reshuffle
        # the foes
        self.foes: vec[i64] = vec[i64]()  #: as shuffled, never written to; shared by copies
        self.taken: i64 = 0  #: the number of foes taken: the index of the foe on show
        self.takers: i64 = 0  #: the hero that took each of them, three bits a foe in the order of the deck
        self.met: i64 = 0  #: mask of the foes that have been turned up
        self.corner0: i64 = 0  #: the foes that each hero took, as masks; the Shadow comes after the last seat
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
        self.laid: i64 = 0  #: the number of its cards so far
        self.cycle: i64 = 0  #: its cards in order, six bits each
        self.table: i64 = 0  #: the same as a mask
        self.blinds: i64 = 0  #: which of them came from the deck: bit 0 is the first card's
        # the cycle before; empty once its cards are shuffled in
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

    # --- the viewers' sight ------------------------------------------------------------------------------
    def hand(self, seat: i64) -> i64:
        """Return the mask of a seat's hand; 0 for the Shadow."""
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3 if seat == 3 else self.hand4

    def set_hand(self, seat: i64, cards: i64) -> None:
        """Give a seat this hand, a mask."""
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

    def set_markers(self, seat: i64, cards: i64) -> None:
        """Lay these markers, a mask, in front of a seat."""
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

    def take(self, hero: i64, foe: i64) -> None:
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
        """Return the number of foes that the last round's chaos left in a hero's corner."""
        return self.leftover >> 5 * hero & 31

    def left_of_side(self, side: i64) -> i64:
        """Return the number of foes that the last round's chaos left in the corners of a side."""
        return self._sum_of_side(side, self.leftover)

    def foes_of_side(self, side: i64) -> i64:
        """Return the number of foes in the corners of a side."""
        found: i64 = 0
        takers = self.takers
        for _ in range(self.taken):
            found += BIT[5 * (takers & 7)]
            takers >>= 3
        return self._sum_of_side(side, found)

    def _sum_of_side(self, side: i64, counts: i64) -> i64:
        """Return the sum of the counts of a side's heroes, five bits each.

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
        """Return the number of rounds that have ended."""
        return self.round if self.phase == FOES or self.phase == ENDED else self.round - 1

    def remaining(self) -> i64:
        """Return the number of cards in the tactical deck."""
        return len(self.deck) - self.top

    def target(self) -> i64:
        """Return the hero that would take the foe if the cycle ended now, or ``NONE``."""
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

    # --- the order of the heroes ---------------------------------------------------------------------
    def left_of(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return 0 if seat + 1 == self.variant.players else seat + 1

    def next_hero(self, hero: i64) -> i64:
        """Return the next hero clockwise: the Shadow sits directly left of the dealer."""
        variant = self.variant
        if variant.shadow:
            if hero == self.dealer:
                return variant.players
            if hero == variant.players:
                return self.left_of(self.dealer)
        return self.left_of(hero)

    # --- worlds ------------------------------------------------------------------------------------------
    def rearrange(self, hands: list[int], markers: list[int], deck: list[int], foes: list[int]) -> None:
        """Replace the hidden cards.

        Takes the masks of the seats' hands and markers, and the whole decks as shuffled; face-up cards must
        stay the same.
        """
        for seat in range(self.variant.players):
            self.set_hand(seat, hands[seat])
            self.set_markers(seat, markers[seat])
        self.deck = vec[i64](deck)
        self.foes = vec[i64](foes)
