"""The full countdown matches and positions that fit a seat's knowledge."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from limbotable.core.cards import NAMES, card_number, cards_of
from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Fit, Line, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.random import Random
from limbotable.core.replay import Stage, following, opening
from limbotable.core.sightings import Sightings
from limbotable.games.countdown.actions import ANSWERING, DOUBLE, DOUBLING, DRAWN, PLAY, WAY
from limbotable.games.countdown.counting import CountdownCounted, hands_of, unseen_by
from limbotable.games.countdown.effects import playable
from limbotable.games.countdown.plausible import Seen, SeenCall, SeenCard
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.table import PACK
from limbotable.games.countdown.variant import POINTS
from limbotable.games.countdown.view import SEATS

#: The deals of which a likely one is chosen.
_DEALS: Final = 8
#: The part of the evidence that is believed, as players differ: the power of its likelihood.  With all of it,
#: weaker players and one that sees all cards lead astray.
_BELIEVED: Final = 0.5
_ONE_WORD: Final = 2.0**32
#: Above this count the stock may bring so much that it is not to be counted.
_LATE: Final = 40


class CountdownFit(Fit[CountdownPosition]):
    """An observation, and its evidence about the cards that its viewer has not seen.

    It reveals only one thing beyond the cards that it names: a seat that was blocked with cards in hand held
    none that was playable then.  Where such a block ended a round, only the scores show it.
    """

    def __init__(self, game: AnyGame, options: Options, observation: Observation) -> None:
        self._game = game
        self._observation = observation
        self._barred: dict[tuple[int, int], int] = {}  # (ply of the shuffle, place) -> cards it is not
        self._forced: dict[tuple[int, int], int] = {}
        self._astray = phrase("record.turn")  #: the error if nothing fits
        self._lines = list(observation.lines)  # with the shuffles filled in; judged by the replay
        self._stages = [opening(game, options)]  # as far as the lines have been replayed
        self._fitted = False  # whether they are those of such a match

    def stages(self) -> list[Stage]:
        """Return the stages of a full match that gives this observation; raises ``RecordError``."""
        if self._fitted:
            return self._stages
        for ply, line in enumerate(self._lines):
            if line.who == CHANCE_WHO:
                self._fill(ply)
        # Every attempt but the last learns a fact about one seat at one line.
        for _ in range(2 * len(self._lines) + 2):
            if self._agrees():
                self._fitted = True
                return self._stages
        raise RecordError(len(self._lines) + 1, phrase("record.impossible"))

    def lines(self) -> tuple[Line, ...]:
        self.stages()
        return tuple(self._lines)

    def _fill(self, ply: int) -> None:
        """Give the unseen cards of a shuffle faces, by the evidence, and drop the stages after it."""
        words = split_outcome(self._observation.lines[ply].action)
        if words is None or UNSEEN not in words[1]:
            return  # the replay judges it
        name, items = words
        places = [place for place, item in enumerate(items) if item == UNSEEN]
        forced = {place: self._forced[ply, place] for place in places if (ply, place) in self._forced}
        named = {card_number(item) for item in items if item != UNSEEN} | set(forced.values())
        unseen = [card for card in range(PACK) if card not in named]
        free = [place for place in places if place not in forced]
        if len(unseen) != len(free):
            raise RecordError(ply + 2, phrase("illegal.chance-cards", name=name, n=PACK))
        dealt = deal_out([self._barred.get((ply, place), 0) for place in free], unseen, Random(ply))
        if dealt is None:
            raise RecordError(ply + 2, phrase("record.impossible"))
        faces = dict(zip(free, dealt, strict=True)) | forced
        filled = [NAMES[faces[place]] if place in faces else item for place, item in enumerate(items)]
        self._lines[ply] = Line(CHANCE_WHO, " ".join([name, *filled]))
        del self._stages[ply + 1 :]

    def _agrees(self) -> bool:
        """Replay the lines; where they contradict the observation, learn the reason and return False."""
        while len(self._stages) <= len(self._lines):
            ply = len(self._stages) - 1
            stage = self._stages[ply]
            try:
                self._stages.append(following(self._game, stage, self._lines[ply], ply))
            except TableError as error:
                if not self._learn_blocked(stage):
                    raise RecordError(ply + 2, error.reason) from error
                return False
        stage = self._stages[-1]
        position, acts = _countdown(stage), self._observation.turn
        scored = self._observation.scores in (None, self._game.scores(position))
        if position.turn() == acts and self._sees_as_told(stage.sightings):
            if scored:
                return True
            self._astray = phrase("record.scores")
        if not scored:  # by a round that has ended here and not in the observation, or the other way round
            learnt = self._learn_blocked(stage) if position.phase == PLAY else self._learn_able(stage, acts)
        elif 0 <= acts < SEATS and position.blocked >> acts & 1:
            learnt = self._learn_able(stage, acts) or self._learn_blocked(stage)
        else:
            learnt = self._learn_blocked(stage) or self._learn_able(stage, acts)
        if not learnt:
            raise RecordError(1, self._astray)
        return False

    def _sees_as_told(self, sightings: Sightings) -> bool:
        """Return whether the viewer has seen exactly the cards of the shuffles that the observation names."""
        for shuffle in sightings.shuffles:
            items = _items(self._observation, shuffle.ply)
            seen = shuffle.seen[self._observation.viewer]
            if any(
                (item == UNSEEN) == bool(seen >> c & 1) for item, c in zip(items, shuffle.cards, strict=True)
            ):
                return False
        return True

    def _learn_blocked(self, stage: Stage) -> bool:
        """Assume that the seat to act here is blocked, as the observation must mean."""
        position = _countdown(stage)
        seat = position.turn()
        if position.phase != PLAY or seat == self._observation.viewer or not position.hand(seat):
            return False
        return self._bar(stage, position.hand(seat), playable(position.count, position.effect))

    def _bar(self, stage: Stage, hand: int, fitting: int) -> bool:
        learnt = [key for key in self._unseen(stage.sightings, hand) if fitting & ~self._barred.get(key, 0)]
        for key in learnt:
            self._barred[key] = self._barred.get(key, 0) | fitting
            self._forced.pop(key, None)
        if learnt:
            self._fill(learnt[0][0])
        return bool(learnt)

    def _learn_able(self, stage: Stage, seat: int) -> bool:
        """Give the seat to act a card that it can play: these lines had it blocked."""
        if not 0 <= seat < SEATS or seat == self._observation.viewer:
            return False
        position = _countdown(stage)
        hand, fitting = position.hand(seat), position.barred(seat)
        if not fitting:  # its block ended the round
            hand, fitting = position.left(seat), position.left_barred(seat)
        for key in self._unseen(stage.sightings, hand):
            named = {card_number(item) for item in _items(self._observation, key[0]) if item != UNSEEN}
            for card in cards_of(fitting & ~self._barred.get(key, 0)):
                if card not in named and key not in self._forced:
                    self._forced[key] = card
                    self._fill(key[0])
                    return True
        return False

    def _unseen(self, sightings: Sightings, cards: int) -> list[tuple[int, int]]:
        """Return the places in their shuffle of those cards that the observation does not name."""
        if not sightings.shuffles:
            return []
        current = sightings.shuffles[-1]
        items = _items(self._observation, current.ply)
        return [
            (current.ply, place)
            for place, card in enumerate(current.cards)
            if cards >> card & 1 and items[place] == UNSEEN
        ]

    def worlds(self) -> CountdownWorlds:
        stages = self.stages()
        barred: dict[tuple[int, int], int] = {}
        for before, after in pairwise(stages):
            for hand, fitting in _blocked_hands(
                _countdown(before), _countdown(after), self._observation.viewer
            ):
                for key in self._unseen(after.sightings, hand):
                    barred[key] = barred.get(key, 0) | fitting
        last = stages[-1]
        evidence = list(self._evidence())
        return CountdownWorlds(_countdown(last), last.sightings, self._observation.viewer, barred, evidence)

    def _evidence(self) -> Iterator[Seen]:
        """Yield the decisions of the round that the other seats took with the hands that they have now."""
        last = _countdown(self._stages[-1])
        gone = [0] * SEATS
        for line, stage in zip(reversed(self._lines), reversed(self._stages[:-1]), strict=True):
            position = _countdown(stage)
            if position.rounds_ended() != last.rounds_ended() or line.who == CHANCE_WHO:
                return
            seat = line.who
            action = self._game.parse(line.action)
            if position.phase == PLAY and position.hand(seat):
                gone[seat] |= 1 << action % WAY
                if seat != self._observation.viewer:
                    alone = bool(position.blocked >> 1 - seat & 1)
                    yield SeenCard(seat, gone[seat], action, position.count, position.effect, alone)
            elif position.phase in (DOUBLING, ANSWERING) and seat != self._observation.viewer:
                target = int(position.variant.target) if position.variant.end == POINTS else 0
                scores = self._game.scores(position)
                mine, theirs = (scores[one] / target if target else 0.0 for one in (seat, 1 - seat))
                yield SeenCall(seat, gone[seat], action == DOUBLE, position.doubled != 0, mine, theirs)


def _blocked_hands(
    before: CountdownPosition, after: CountdownPosition, viewer: int
) -> Iterator[tuple[int, int]]:
    """Yield each other seat's hand when it was blocked, and the cards that it lacked.

    Every stage has the seats that are blocked then; after a block that ended a round, also those of its end.
    """
    for seat in range(SEATS):
        if seat != viewer:
            yield after.hand(seat), after.barred(seat)
            if after.rounds_ended() > before.rounds_ended():
                yield after.left(seat), after.left_barred(seat)


class CountdownWorlds(Worlds[CountdownPosition]):
    """The positions that fit an observation: the unseen cards dealt anew to their possible places."""

    def __init__(
        self,
        position: CountdownPosition,
        sightings: Sightings,
        viewer: int,
        barred: Mapping[tuple[int, int], int],
        evidence: Sequence[Seen],
    ) -> None:
        self._base = position
        self._viewer = viewer
        self._evidence = evidence
        current = sightings.shuffles[-1] if sightings.shuffles else None
        cards = current.cards if current else ()
        seen = current.seen[viewer] if current else 0
        self._cards = cards
        ply = current.ply if current else 0
        places = [place for place, card in enumerate(cards) if not seen >> card & 1]
        # The places with the fewest cards to choose from are served first.
        self._places = sorted(places, key=lambda place: -barred.get((ply, place), 0).bit_count())
        self._barred = [barred.get((ply, place), 0) for place in self._places]
        self._unseen = sorted(cards[place] for place in places)
        self._owner = [_owner(position.hand0, position.hand1, cards[place]) for place in self._places]
        self._former = [_owner(position.past0, position.past1, cards[place]) for place in self._places]

    def sample(self, rng: Random) -> CountdownPosition:
        return self._world(self._deal(rng))

    def likely(self, rng: Random) -> CountdownPosition:
        """By sampling and importance resampling: one of some deals, by Bayes's rule."""
        if not self._evidence:
            return self.sample(rng)
        deals = [self._deal(rng) for _ in range(_DEALS)]
        owned = [self._base.hand0, self._base.hand1]
        weights = [self._likelihood(self._exchanged(owned, self._owner, dealt)) for dealt in deals]
        point = float(rng.word()) / _ONE_WORD * math.fsum(weights)
        for dealt, weight in zip(deals, weights, strict=True):
            point -= weight
            if point < 0.0:
                return self._world(dealt)
        return self._world(deals[-1])

    def _deal(self, rng: Random) -> list[int]:
        dealt = deal_out(self._barred, self._unseen, rng)
        assert dealt is not None, "the base position is one such deal"
        return dealt

    def counted(self, most: int) -> CountdownCounted | None:
        """Count the hands that the other seat may have.

        Where it is out of the round, only what its cards are known not to be.
        """
        position, other = self._base, 1 - self._viewer
        if position.phase not in (PLAY, DRAWN) or self._viewer not in range(SEATS) or position.count > _LATE:
            return None
        unseen = unseen_by(position, self._viewer)
        hand = int(position.hand(other))
        if position.blocked >> other & 1:  # its cards matter no more
            hands = {0: 1.0}
        else:
            found = hands_of(unseen, (hand & unseen).bit_count(), most)
            hands = {one: self._likelihood([hand & ~unseen | one] * SEATS) for one in found}
        lacking = [mask for mask in self._barred if mask]
        return CountdownCounted(position, self._viewer, lacking, hands) if hands else None

    def _likelihood(self, hands: Sequence[int]) -> float:
        """Return a weight for the seats' hands by the chance that the other seats decide as they did."""
        chance = math.prod(seen.likelihood(hands[seen.seat]) for seen in self._evidence)
        return math.pow(chance, _BELIEVED)

    def _world(self, dealt: Sequence[int]) -> CountdownPosition:
        world = self._base.copy()
        order = list(self._cards)
        for place, card in zip(self._places, dealt, strict=True):
            order[place] = card
        world.hand0, world.hand1 = self._exchanged([world.hand0, world.hand1], self._owner, dealt)
        world.past0, world.past1 = self._exchanged([world.past0, world.past1], self._former, dealt)
        world.restock(order)
        world.left0 = world.left1 = 0
        return world

    def _exchanged(self, owned: Sequence[int], owners: Sequence[int], dealt: Sequence[int]) -> list[int]:
        """Return the seats' cards with those that have been dealt in the place of those that were there."""
        masks = list(owned)
        for place, owner in zip(self._places, owners, strict=True):
            if owner >= 0:
                masks[owner] &= ~(1 << self._cards[place])
        for owner, card in zip(owners, dealt, strict=True):
            if owner >= 0:
                masks[owner] |= 1 << card
        return masks


def _items(observation: Observation, ply: int) -> list[str]:
    """Return the items of a shuffle in the observation."""
    words = split_outcome(observation.lines[ply].action)
    return words[1] if words else []


def _owner(cards0: int, cards1: int, card: int) -> int:
    """Return the seat among whose cards one is, or -1."""
    return 0 if cards0 >> card & 1 else 1 if cards1 >> card & 1 else -1


def deal_out(barred: Sequence[int], cards: Sequence[int], rng: Random) -> list[int] | None:
    """Deal the cards at random to as many places, each of which bars a mask of cards.

    Uniform where all places that bar any cards bar the same; else every deal that fits is possible.
    Returns the cards in the order of the places, or None where no deal fits.
    """
    pool = rng.reordered(list(cards))
    holder: dict[int, int] = {}  # card -> place

    def place_card(place: int, tried: set[int]) -> bool:
        """Find a card for the place, moving others aside where that is needed (Kuhn's method)."""
        for card in pool:
            if card in tried or barred[place] >> card & 1:
                continue
            if card not in holder:
                holder[card] = place
                return True
        for card in pool:
            if card in tried or barred[place] >> card & 1:
                continue
            tried.add(card)
            if place_card(holder[card], tried):
                holder[card] = place
                return True
        return False

    constrained = [place for place, mask in enumerate(barred) if mask]
    if not all(place_card(place, set()) for place in constrained):
        return None
    if holder:  # in the pool's order the first ones left are those that the constrained places passed over
        pool = rng.reordered([card for card in pool if card not in holder])
    rest = iter(pool)
    given = {place: card for card, place in holder.items()}
    return [given[place] if place in given else next(rest) for place in range(len(barred))]


def _countdown(stage: Stage) -> CountdownPosition:
    assert isinstance(stage.position, CountdownPosition)
    return stage.position
