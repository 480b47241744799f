"""The full foe-fighting matches and positions that fit a viewer's knowledge.

An observation reveals one thing beyond the cards that it names, see ``unseen.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from limbotable.core.cards import NAMES, card_number, cards_of
from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Fit, Line, Observation, Worlds
from limbotable.core.insight import Insight
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE
from limbotable.core.random import Random
from limbotable.core.replay import advanced
from limbotable.games.foes.actions import BARE, BLIND, FOES, PLAYING, RESHUFFLE, TACTICS, WAY
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.insight import FoesInsight
from limbotable.games.foes.plausible import Beliefs, Decision
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.unseen import Epoch, Hidden, Imagined, Round, Seen, Way, mask_of
from limbotable.games.foes.variant import SOLO

#: About so many decisions of each seat are remembered of earlier rounds.
_REMEMBERED: Final = 20


class FoesFit(Fit[FoesPosition]):
    """An observation, and the freedom that it leaves."""

    def __init__(self, game: AnyGame, options: Options, observation: Observation) -> None:
        self._game = game
        self._observation = observation
        self._position: FoesPosition = game.start(options)
        self._seats = game.seats(options)
        self._rounds: list[Round] = []
        # Of one match that goes as the observation does, though it need not fit it.
        self._lines: list[Line] = []
        #: By seat, cards in the place of the unnamed ones in its hand.
        self._standing: list[list[int]] = [[] for _ in range(self._seats)]
        for ply, line in enumerate(observation.lines):
            self._follow(ply, line)
        if self._position.turn() != observation.turn:
            raise RecordError(1, phrase("record.turn"))

    def lines(self) -> tuple[Line, ...]:
        return self.sample_lines(Random(0))

    def sample_lines(self, rng: Random) -> tuple[Line, ...]:
        """Return the lines of a match at random that fits; raises ``RecordError`` where there is none."""
        lines = list(self._lines)
        for one in self._rounds:
            found = one.imagined(rng)
            if found is None:
                raise RecordError(one.epochs[-1].ply + 2, phrase("record.impossible"))
            for epoch in one.epochs:
                lines[epoch.ply] = self._filled(epoch, found)
            for ply, card in found.markers.items():
                lines[ply] = Line(lines[ply].who, f"blind {NAMES[card]}")
        return tuple(lines)

    def worlds(self) -> FoesWorlds:
        last = self._rounds[-1] if self._rounds else Round(self._seats)
        found = last.imagined(Random(0))
        if found is None:
            raise RecordError(last.epochs[-1].ply + 2, phrase("record.impossible"))
        # A marker of an earlier round is never seen.
        earlier = [one for round_ in self._rounds[:-1] for one in round_.seen if not one.blind]
        return FoesWorlds(
            self._position, self._observation.viewer, last, found, earlier[-_REMEMBERED * self._seats :]
        )

    def _filled(self, epoch: Epoch, found: Imagined) -> Line:
        name, items = _split(self._observation.lines[epoch.ply])
        named = [
            NAMES[found.cards[epoch.ply, place]] if item == UNSEEN else item
            for place, item in enumerate(items)
        ]
        return Line(CHANCE_WHO, " ".join([name, *named]))

    # --- the course of the observation --------------------------------------------------------------------
    def _follow(self, ply: int, line: Line) -> None:
        """Go on by a line, with any cards in the place of those that it does not name."""
        before = self._position
        if line.who == CHANCE_WHO:
            line = self._shuffle(ply, line)
        elif line.action == f"blind {UNSEEN}" and line.who != self._observation.viewer:
            line = self._blind(ply, line)
        try:
            after = advanced(self._game, before, line)
        except TableError as error:
            raise RecordError(ply + 2, error.reason) from error
        assert isinstance(after, FoesPosition)
        self._lines.append(line)
        if before.phase == PLAYING and line.who != self._observation.viewer:
            self._note_seen(ply, before, line)
        if before.phase in (TACTICS, RESHUFFLE):
            self._begin_epoch(ply, before)
            self._note_dealt(ply, after, 0)
        elif before.phase != FOES:
            self._note_dealt(ply, after, before.top)
        self._position = after

    def _shuffle(self, ply: int, line: Line) -> Line:
        """Name the unnamed cards of a shuffle; impossible ones are left to the rules to refuse."""
        name, items = _split(line)
        position = self._position
        if position.turn() != CHANCE:
            return line
        cards = [card_number(item) for item in items if item != UNSEEN]
        named = mask_of([card for card in cards if card is not None])
        if position.phase == RESHUFFLE:
            self._make_way(named)
        if UNSEEN not in items:
            return line
        urn = position.urn()
        rest = cards_of(urn & ~named)
        if not named & ~urn and len(rest) != items.count(UNSEEN):
            raise RecordError(ply + 2, phrase("illegal.chance-cards", name=name, n=len(cards_of(urn))))
        names = iter([NAMES[card] for card in rest])
        filled = [next(names, UNSEEN) if item == UNSEEN else item for item in items]
        return Line(line.who, " ".join([name, *filled]))

    def _make_way(self, named: int) -> None:
        """Exchange cards in hands that the next shuffle names for others."""
        position = self._position
        hands = [position.hand(seat) for seat in range(self._seats)]
        others = iter(cards_of(position.urn() & ~named))
        for seat, standing in enumerate(self._standing):
            for k, card in enumerate(standing):
                if named >> card & 1 and (other := next(others, None)) is not None:
                    standing[k] = other
                    hands[seat] ^= 1 << card | 1 << other
        markers = [position.markers(seat) for seat in range(self._seats)]
        position.rearrange(hands, markers, list(position.deck), list(position.foes))

    def _blind(self, ply: int, line: Line) -> Line:
        """Lay down one of a seat's unnamed cards."""
        if line.who >= self._seats or not self._standing[line.who] or not self._rounds:
            raise RecordError(ply + 2, phrase("record.impossible"))
        hidden = self._rounds[-1].epochs[-1].seats[line.who]
        hidden.laid.append((ply, len(hidden.dealt)))
        hidden.held -= 1
        return Line(line.who, f"blind {NAMES[self._standing[line.who].pop()]}")

    def _begin_epoch(self, ply: int, before: FoesPosition) -> None:
        """Note a shuffle of the tactical cards, which the rules have accepted."""
        if before.phase == TACTICS:
            self._rounds.append(Round(self._seats))
            self._standing = [[] for _ in range(self._seats)]
        _, items = _split(self._observation.lines[ply])
        named = [card for item in items if (card := card_number(item)) is not None]
        standing = mask_of([card for one in self._standing for card in one])
        out = TACTICAL & ~before.urn() & ~standing
        self._rounds[-1].epochs.append(
            Epoch(
                ply=ply,
                places=[place for place, item in enumerate(items) if item == UNSEEN],
                faces=TACTICAL & ~(mask_of(named) | out),
                seats=[Hidden(held=len(one)) for one in self._standing],
            )
        )

    def _note_seen(self, ply: int, before: FoesPosition, line: Line) -> None:
        """Note what another seat decided; without a hand there was nothing to decide."""
        way, card = divmod(self._game.parse(line.action), WAY)
        if way == BARE:
            return
        unnamed = mask_of(self._standing[line.who])
        if way == BLIND:
            unnamed |= 1 << card
        named = int(before.hand(line.who)) & ~unnamed
        self._rounds[-1].seen.append(Seen(ply, before, line.who, card, way == BLIND, named))

    def _note_dealt(self, ply: int, after: FoesPosition, top: int) -> None:
        """Note the unnamed cards that came into hands from the deck since it was at ``top``."""
        epoch = self._rounds[-1].epochs[-1]
        hands = [after.hand(seat) for seat in range(self._seats)]
        for place in set(range(top, after.top)).intersection(epoch.places):
            card = after.deck[place]
            for seat, hand in enumerate(hands):
                if hand >> card & 1 and seat != self._observation.viewer:
                    self._standing[seat].append(card)
                    epoch.seats[seat].dealt.append(place)
                    epoch.seats[seat].came.append(ply)
                    epoch.seats[seat].held += 1


class FoesWorlds(Worlds[FoesPosition]):
    """The positions that fit an observation: the unseen cards dealt anew to their possible places."""

    def __init__(
        self, position: FoesPosition, viewer: int, round_: Round, fitting: Imagined, earlier: Sequence[Seen]
    ) -> None:
        self._base = position
        self._viewer = viewer
        self._round = round_
        self._free: list[int] = []  #: the unnamed places of the deck as shuffled last that nobody got
        for epoch in round_.epochs[-1:]:
            dealt = {place for one in epoch.seats for place in one.dealt}
            self._free = [place for place in epoch.places if place not in dealt]
        # What partners do tells something, too, but a team won no more by it.
        self._infers = position.variant.mode == SOLO and bool(round_.epochs)
        self._earlier = earlier  # seen in rounds before
        self._fitting = fitting  # for a sample that finds no other
        foes = [int(card) for card in position.foes]
        unseen = [card for card in foes if not position.visible(viewer) >> card & 1]
        self._met = foes[: len(foes) - len(unseen)]
        self._unmet = sorted(unseen)

    def sample(self, rng: Random) -> FoesPosition:
        foes = self._foes(rng)
        found = self._round.imagined(rng) or self._fitting
        deck = [int(card) for card in self._base.deck]
        for epoch in self._round.epochs[-1:]:
            for place in epoch.places:
                deck[place] = found.cards[epoch.ply, place]
        return self._world(found.hands, found.laid, deck, foes)

    def likely(self, rng: Random) -> FoesPosition:
        """By a Markov chain over cards and kinds of players, where nobody has partners."""
        if not self._infers:
            return self.sample(rng)
        ways = self._settled(rng)
        beliefs = self._beliefs
        seats = self._base.variant.players
        hands, laid = [0] * seats, [0] * seats
        deck = [int(card) for card in self._base.deck]
        for k, way in enumerate(ways):
            card = int(beliefs.cards[k])
            (hands if way.laid is None else laid)[way.seat] |= 1 << card
            if way.epoch == len(self._round.epochs) - 1:
                deck[way.place] = card
        rest = rng.reordered([int(beliefs.cards[k]) for k in range(len(ways), len(beliefs.cards))])
        for place, card in zip(self._free, rest, strict=True):
            deck[place] = card
        return self._world(hands, laid, deck, self._foes(rng))

    def inform(self, insight: Insight) -> None:
        assert isinstance(insight, FoesInsight)
        if self._infers:
            insight.heed(self._viewer, self._beliefs.kinds)

    @cached_property
    def _beliefs(self) -> Beliefs:
        """What each seat was seen to do, in earlier rounds first, and what follows from it."""
        seen = sorted((*self._earlier, *self._round.seen), key=lambda one: one.seat)
        decisions = [Decision(one.position, one.seat, one.card, one.blind, one.named) for one in seen]
        variant = self._base.variant
        return Beliefs(Blueprint(variant), decisions, variant.players)

    @cached_property
    def _now(self) -> list[int]:
        """By seat, the number of the first decision of this round."""
        seats = range(self._base.variant.players)
        return [
            sum(one.seat <= seat for one in self._earlier) + sum(one.seat < seat for one in self._round.seen)
            for seat in seats
        ]

    def _settled(self, rng: Random) -> list[Way]:
        """Let the chain go from cards that fit to likely ones; return the ways of those in hands or laid."""
        found = self._round.imagined(rng) or self._fitting
        last = len(self._round.epochs) - 1
        beliefs = self._beliefs
        beliefs.begin()
        ways = []
        for way in self._round.ways(found):
            first, end = self._now[way.seat] + way.first, self._now[way.seat] + way.end
            if way.laid in (None, last):
                ways.append(way)
                beliefs.place(way.card, way.epoch, first, end, way.laid is not None)
            else:
                beliefs.hold(way.card, first, end, True)
        for place in self._free:
            beliefs.place(found.cards[self._round.epochs[-1].ply, place], last, 0, 0, False)
        beliefs.settle(rng)
        return ways

    def _foes(self, rng: Random) -> list[int]:
        return self._met + rng.reordered(self._unmet)

    def _world(
        self, hands: Sequence[int], markers: Sequence[int], deck: list[int], foes: list[int]
    ) -> FoesPosition:
        """Return the position with these unnamed cards in the others' hands and markers, and these decks."""
        world = self._base.copy()
        seats = range(world.variant.players)
        mine = self._viewer
        world.rearrange(
            [world.hand(seat) if seat == mine else hands[seat] for seat in seats],
            [world.markers(seat) if seat == mine else markers[seat] for seat in seats],
            deck,
            foes,
        )
        return world


def _split(line: Line) -> tuple[str, list[str]]:
    """Return the name and the cards of a shuffle; of another line, its action and no cards."""
    return split_outcome(line.action) or (line.action, [])
