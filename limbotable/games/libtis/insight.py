"""Libtis for searches: the end of a look ahead, its worth, and sensible play.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight, logistic
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.games.libtis.actions import ENDED, NOTHING, PLAYING, SUPPLY
from limbotable.games.libtis.awards import LOCATIONS, PAID_SUIT, SUITS, WORTH, awarded, chip_points
from limbotable.games.libtis.bonuses import (
    BETRAYAL,
    BONUS,
    CALAMITY,
    END,
    EXCUSE,
    HARVEST,
    PACT,
    WINDFALL,
    bonus_points,
    figure,
)
from limbotable.games.libtis.habits import Habits
from limbotable.games.libtis.kings import makes_a_king
from limbotable.games.libtis.moves import FITS, FITS_AT
from limbotable.games.libtis.packed import AT, NIBBLE
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition
from limbotable.games.libtis.standing import FIGURES, figures, strength

# --- the worth of the end of a round ------------------------------------------------------------------
#: The share of the cubes' present payment that they bring once more until the end, by the rounds left.
#: This and the spreads are by least squares from matches of sensible players (``pick``) against each other.
_KEPT: Final = vec[float]([0.0, 0.28, 0.5, 0.5])
#: The spread between two seats' predicted totals: the scale of a logistic distribution.
_SPREAD: Final = vec[float]([0.25, 4.0, 6.0, 6.0])
#: The same for the figure of a bonus card, for each round left.
_FIGURE_SPREAD: Final = 1.0
_EACH_BETRAYED: Final = 9.0
#: More chips decide between equal totals.
_TIE: Final = 0.01

# The weights of a result: the places of all seats, the first place once more, and the lead.
_FIRST: Final = 0.45
_PLACED: Final = 0.45
_LEAD: Final = 0.1
_LEAD_SPREAD: Final = 12.0
#: What luck may still add to a predicted total, by the rounds left: the scale of Gumbel's distribution.
#: By maximum likelihood from matches of computer players.
_LUCK: Final = vec[float]([0.0, 4.5, 9.0, 9.0])
#: Totals that differ by less are equal: less than a chip more (``_TIE``).
_SAME: Final = 0.001

# --- sensible play: in points -----------------------------------------------------------------------------
#: The weight of each other player's loss, beside 1 for a gain.
_TAKEN: Final = 0.1
#: A cube between two players, for the first one; more of them approach twice as much.
_AHEAD: Final = 0.5
#: A chip that counts for the bonus card: of its one suit; of any; of one that lacks for the set of six.
_FOR_BONUS: Final = 3.0
_FOR_HARVEST: Final = 1.2
_FOR_PACT: Final = 2.0
#: The first chip of a suit, for a seat that is paid for suits without chips.
_FOR_EXCUSE: Final = -2.0
#: A sensible player's mistake is at most so many points.
_MISTAKE: Final = 4.0
#: The better result that a point of gain promises.
_PROMISE: Final = 0.1

# --- the evidence of an action for a bonus card -----------------------------------------------------------
#: Among the locations that a card fits, one that gains a point more is chosen so many times (e to the power)
#: as often; and with the chance ``_ANY`` any is chosen.
_CARE: Final = 0.4
_ANY: Final = 0.1

#: The suits of the bonus cards that have one: leaves, wyrms, knots.
_OWN_SUIT: Final = vec[i64]([3, 4, 5])
_ONE_WORD: Final = 4294967296.0


@final
class LibtisInsight(Insight):
    """Looks to the end of the round, and predicts from there.

    The prediction for a seat is the chips that it has, a part of its cubes' payment, and the expected payment
    for its bonus card.
    """

    def __init__(self, root: LibtisPosition, fitted: bool = False) -> None:
        """Take the root of a search.

        ``fitted``: judge the standing after a round by fitted weights, and go on by the habits of strong
        players.
        """
        self._fitted = fitted
        self._ended: i64 = root.rounds_ended()
        self._judged: LibtisPosition = root
        self._totals: vec[float] = vec[float]([0.0] * root.seats)  #: of the position that was judged last
        self._awards: vec[i64] = vec[i64]([0] * root.seats)
        self._value: vec[float] = vec[float]([0.0] * 7)  #: of a chip of each suit, to the seat in question
        self._arriving: vec[float] = vec[float]([0.0] * 8)  #: the gain of a cube there
        self._leaving: vec[float] = vec[float]([0.0] * 9)  #: the gain of taking one away; 0 from the supply
        self._habits = Habits(root.seats)
        self._counted: vec[float] = vec[float]([0.0] * FIGURES)
        self._judge(root)

    def stage(self, position: Position) -> i64:
        """Return which half of a round it is, from 0 to 5."""
        assert isinstance(position, LibtisPosition)
        return 2 * ROUNDS * position.played // len(position.history)

    # --- the end of a round -------------------------------------------------------------------------------
    def settled(self, position: Position) -> bool:
        assert isinstance(position, LibtisPosition)
        return position.phase == ENDED or position.rounds_ended() != self._ended

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, LibtisPosition)
        if position is not self._judged:
            self._judge(position)
        totals = self._totals
        mine = totals[seat]
        spread = _SPREAD[ROUNDS - position.rounds_ended()]
        beaten = 0.0
        best = -1000.0
        for other in range(position.seats):
            if other != seat:
                beaten += logistic((mine - totals[other]) / spread)
                if totals[other] > best:
                    best = totals[other]
        return (
            _FIRST * logistic((mine - best) / spread)
            + _PLACED * beaten / float(position.seats - 1)
            + _LEAD * logistic((mine - best) / _LEAD_SPREAD)
        )

    def share(self, position: Position, seat: i64) -> float:
        """Return the share of the win: what is left is luck as of Gumbel's distribution (a softmax)."""
        assert isinstance(position, LibtisPosition)
        if position is not self._judged:
            self._judge(position)
        totals = self._totals
        mine = totals[seat]
        left = ROUNDS - position.rounds_ended()
        together = 0.0
        if left == 0:
            for other in range(position.seats):
                if totals[other] > mine + _SAME:
                    return 0.0
                if totals[other] >= mine - _SAME:
                    together += 1.0
            return 1.0 / together
        for other in range(position.seats):
            together += math.exp((totals[other] - mine) / _LUCK[left])
        return 1.0 / together

    def predictions(self, position: LibtisPosition) -> list[float]:
        """Return the points that each seat may expect in the end."""
        self._judge(position)
        return [self._totals[seat] for seat in range(position.seats)]

    def counted(self, position: LibtisPosition) -> list[list[float]]:
        """Return each seat's figures, to which weights are fitted, after a round that is not the last one."""
        self._judge(position)
        found = []
        for seat in range(position.seats):
            bonus = self._bonus(position, seat, ROUNDS - position.rounds_ended())
            figures(position, seat, bonus, self._counted)
            found.append([self._counted[k] for k in range(i64(FIGURES))])
        return found

    def habits_counted(self, position: LibtisPosition) -> list[list[list[float]]]:
        """Return what the habits of strong players rest on: see ``Habits.counted``."""
        self._weigh(position, position.seat, position.ledger.bonuses[position.seat])
        return self._habits.counted(position, self._value)

    def _judge(self, position: LibtisPosition) -> None:
        self._judged = position
        ledger = position.ledger
        left = ROUNDS - position.rounds_ended()
        for seat in range(position.seats):
            self._awards[seat] = awarded(position.cubes, seat)
        for seat in range(position.seats):
            chips = ledger.chips[seat]
            total = float(chip_points(chips))
            if left:
                bonus = self._bonus(position, seat, left)
                if self._fitted and left < ROUNDS:
                    figures(position, seat, bonus, self._counted)
                    self._totals[seat] = _LUCK[left] * strength(position, left, self._counted)
                    continue
                total += _KEPT[left] * float(chip_points(self._awards[seat])) + bonus
            else:
                total += float(bonus_points(ledger.bonuses, ledger.chips, seat))
            self._totals[seat] = total + _TIE * float(figure(HARVEST, chips))

    def _bonus(self, position: LibtisPosition, seat: i64, left: i64) -> float:
        """Return the expected points for a seat's bonus card."""
        bonuses = position.ledger.bonuses
        bonus = bonuses[seat]
        if bonus == NOTHING:
            return 0.0
        spread = _FIGURE_SPREAD * float(left)
        found = 0.0
        if bonus == BETRAYAL:
            for other in range(position.seats):
                if other != seat and bonuses[other] != NOTHING:
                    lead = self._figure(position, bonuses[other], seat, left) - self._figure(
                        position, bonuses[other], other, left
                    )
                    found += _EACH_BETRAYED * logistic(lead / spread)
            return found
        best = -1000.0
        for other in range(position.seats):
            if other != seat:
                theirs = self._figure(position, bonus, other, left)
                if theirs > best:
                    best = theirs
        return float(BONUS) * logistic((self._figure(position, bonus, seat, left) - best) / spread)

    def _figure(self, position: LibtisPosition, bonus: i64, seat: i64, left: i64) -> float:
        """Return the final figure of a seat if all rounds left pay like this one; sets and voids stay."""
        found = float(figure(bonus, position.ledger.chips[seat]))
        if bonus != EXCUSE and bonus != PACT:
            found += float(left) * float(figure(bonus, self._awards[seat]))
        return found

    # --- sensible play --------------------------------------------------------------------------------------
    def pick(self, position: Position, actions: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(position, LibtisPosition)
        if count == 1 or position.phase != PLAYING:
            return actions[rng.below(count)]
        seat = position.seat
        cubes = position.cubes
        self._weigh(position, seat, position.ledger.bonuses[seat])
        if self._fitted:
            return self._habits.pick(position, self._value, rng)
        mine = cubes[seat]
        for location in range(i64(LOCATIONS)):
            now = self._balance(cubes, seat, location, 0)
            self._arriving[location] = self._balance(cubes, seat, location, 1) - now
            if mine >> AT[location] & NIBBLE:
                self._leaving[location] = self._balance(cubes, seat, location, -1) - now
        best = actions[0]
        best_gain = -1000.0
        for k in range(count):
            action = actions[k]
            gain = self._arriving[action >> 5 & 7] + self._leaving[action >> 8]
            gain += _MISTAKE * float(rng.word()) / _ONE_WORD
            if gain > best_gain:
                best_gain = gain
                best = action
        return best

    def promise(self, position: Position, action: i64) -> float:
        assert isinstance(position, LibtisPosition)
        if position.phase != PLAYING:
            return 0.5
        seat = position.seat
        self._weigh(position, seat, position.ledger.bonuses[seat])
        promise = 0.5 + _PROMISE * self._swing(position, action)
        return 0.0 if promise < 0.0 else 1.0 if promise > 1.0 else promise

    def gain(self, position: Position, action: i64) -> float:
        """Return the points that the seat to act would gain if the round ended after the action."""
        assert isinstance(position, LibtisPosition)
        if position.phase != PLAYING:
            return 0.0
        return self._change(position, position.seat, action)

    def preference(self, position: Position, action: i64) -> float:
        """Return the loss of the leader among the others by an action, judged by public facts.

        A fitted judgement needs no such help.  In the last round it prefers actions that make no king.
        """
        assert isinstance(position, LibtisPosition)
        if position.phase != PLAYING:
            return 0.0
        if self._fitted:
            last = position.rounds_ended() == ROUNDS - 1
            return -1.0 if last and makes_a_king(position, action) else 0.0
        kept = _KEPT[ROUNDS - position.rounds_ended()]
        best = -1.0
        leader: i64 = 0
        for other in range(position.seats):
            if other != position.seat:
                found = float(position.chip_points(other))
                found += kept * float(chip_points(awarded(position.cubes, other)))
                if found > best:
                    best = found
                    leader = other
        return -self._change(position, leader, action)

    def _change(self, position: LibtisPosition, seat: i64, action: i64) -> float:
        """Return the change of a seat's chip points by an action if the round ended after it."""
        twin = position.copy()
        twin.add(position.seat, action >> 5 & 7, 1)
        twin.add(position.seat, action >> 8, -1)
        return float(chip_points(awarded(twin.cubes, seat)) - chip_points(awarded(position.cubes, seat)))

    def told(self, position: LibtisPosition, action: i64) -> list[float]:
        """Return an action's likelihood for each bonus card's holder: the probability of its location.

        It is that among the locations that the card fits; the list is in the order of the cards' numbers.
        """
        seat = position.seat
        card = action & 31
        target = action >> 5 & 7
        found = []
        for bonus in range(i64(END), i64(BETRAYAL + 1)):
            self._weigh(position, seat, bonus)
            total = 0.0
            chosen = 0.0
            for k in range(FITS_AT[card], FITS_AT[card + 1]):
                now = self._balance(position.cubes, seat, FITS[k], 0)
                weight = math.exp(_CARE * (self._balance(position.cubes, seat, FITS[k], 1) - now))
                total += weight
                if FITS[k] == target:
                    chosen = weight
            fitting = float(FITS_AT[card + 1] - FITS_AT[card])
            found.append((1.0 - _ANY) * chosen / total + _ANY / fitting)
        return found

    def _swing(self, position: LibtisPosition, action: i64) -> float:
        """Return the change by an action of the payment if the round ends now; ``_weigh`` comes before."""
        seat = position.seat
        cubes = position.cubes
        target = action >> 5 & 7
        source = action >> 8
        gain = self._balance(cubes, seat, target, 1) - self._balance(cubes, seat, target, 0)
        if source != SUPPLY:
            gain += self._balance(cubes, seat, source, -1) - self._balance(cubes, seat, source, 0)
        return gain

    def _weigh(self, position: LibtisPosition, seat: i64, bonus: i64) -> None:
        """Note the worth of a chip of each suit to a seat with a bonus card."""
        value = self._value
        for suit in range(i64(SUITS)):
            value[suit] = WORTH[suit]
        chips = position.ledger.chips[seat]
        if bonus == END or bonus == CALAMITY or bonus == WINDFALL:
            value[_OWN_SUIT[bonus - END]] += _FOR_BONUS
        elif bonus == HARVEST:
            for suit in range(i64(SUITS)):
                value[suit] += _FOR_HARVEST
        elif bonus == PACT:
            sets = figure(PACT, chips)
            for suit in range(i64(SUITS)):
                if chips >> AT[suit] & NIBBLE == sets:
                    value[suit] += _FOR_PACT
        elif bonus == EXCUSE:
            for suit in range(i64(SUITS)):
                if chips >> AT[suit] & NIBBLE == 0:
                    value[suit] += _FOR_EXCUSE

    def _balance(self, cubes: vec[i64], seat: i64, location: i64, more: i64) -> float:
        """Return a location's payment for a seat with so many more cubes, less a part of the others'."""
        seats: i64 = len(cubes)
        shift = AT[location]
        own = (cubes[seat] >> shift & NIBBLE) + more
        found = 0.0
        most: i64 = 0
        for one in range(seats):
            mine = own if one == seat else cubes[one] >> shift & NIBBLE
            if mine == 0:
                continue
            above: i64 = 0
            equal: i64 = 0
            for other in range(seats):
                theirs = own if other == seat else cubes[other] >> shift & NIBBLE
                if theirs > mine:
                    above += 1
                elif theirs == mine:
                    equal += 1
            suit = PAID_SUIT[location * 8 + above + (1 if equal == 1 else 2)]
            if one == seat:
                found += self._value[suit]
            else:
                found -= _TAKEN * WORTH[suit]
                if mine > most:
                    most = mine
        if own:
            lead = float(own - most)
            found += 2.0 * _AHEAD * lead / (1.0 + (lead if lead > 0.0 else -lead))
        return found
