"""The full foe-fighting matches and positions that fit a viewer's knowledge.

An observation reveals one thing beyond the cards that it names: a card that the viewer saw in one place
between two shuffles was in no other place meanwhile.  So a seat that keeps a card in hand over a reshuffle
has one that was seen neither in the time before it nor in the time after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, product, zip_longest
from typing import Final

from limbotable.core.cards import NAMES, card_number, cards_of
from limbotable.core.chance import UNSEEN, split_outcome
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Fit, Line, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import phrase
from limbotable.core.position import CHANCE
from limbotable.core.random import Random
from limbotable.core.replay import advanced
from limbotable.games.foes.actions import FOES, RESHUFFLE, TACTICS
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.rules import FoesPosition

#: The number of vain tries that end a search.  Matches need far fewer; a record that no match can give may
#: need more than there is time for.
_DEAD_ENDS: Final = 5_000


@dataclass(slots=True)
class _Hidden:
    """The ways of one seat's unnamed cards from one shuffle to the next."""

    dealt: list[int] = field(default_factory=list)  #: places of the cards that it got
    laid: list[tuple[int, int]] = field(default_factory=list)  #: ply of each marker, and cards got by then
    held: int = 0  #: number of cards in its hand at the end

    @property
    def pressed(self) -> int:
        """The number of markers that it must have had before the first of these places was dealt to it."""
        return max((number + 1 - got for number, (_, got) in enumerate(self.laid)), default=0)


@dataclass(slots=True)
class _Epoch:
    """The time from one shuffle of the tactical cards to the next."""

    ply: int
    places: list[int]  #: of the cards that the observation does not name
    faces: int  #: mask of the cards that the viewer never saw in this time
    seats: list[_Hidden]


@dataclass(slots=True)
class _Imagined:
    """One way in which a round's unnamed cards can have fallen."""

    cards: dict[tuple[int, int], int]  #: by the shuffle's ply and the place in it
    markers: dict[int, int]  #: by ply
    hands: list[int]  #: by seat, masks of the unnamed cards that it holds at the end
    laid: list[int]  #: by seat, masks of the unnamed markers in front of it


class _Round:
    """The epochs of one round."""

    def __init__(self, seats: int) -> None:
        self.epochs: list[_Epoch] = []
        self._seats = seats

    def imagined(self, rng: Random) -> _Imagined | None:
        """Return a random way that fits, or None where the search finds none."""
        kept = self._kept(rng, care=False)
        if kept is None:
            kept = self._kept(rng, care=True)
        if kept is None:
            return None
        found = _Imagined({}, {}, [0] * self._seats, [0] * self._seats)
        fits = all(
            self._deal(epoch, staying, found, rng) for epoch, staying in zip_longest(self.epochs, kept)
        )
        return found if fits else None

    def _kept(self, rng: Random, *, care: bool) -> list[list[int]] | None:
        """Return the masks of the cards that each seat keeps over each reshuffle.

        With care, cards that stay unseen for long are kept first.  None where nothing fits, or where the
        search takes too long.
        """
        chains = self._chains(0, [0] * self._seats, rng, care=care)
        return next((chain for chain in islice(chains, _DEAD_ENDS) if chain is not None), None)

    def _chains(
        self, at: int, before: Sequence[int], rng: Random, *, care: bool
    ) -> Iterator[list[list[int]] | None]:
        """Yield every way to keep cards from an epoch's end on, and None for each dead end."""
        if at + 1 >= len(self.epochs):
            yield []
            return
        dead_end = True
        for after in self._ways(at, before, rng, care=care):
            dead_end = False
            for rest in self._chains(at + 1, after, rng, care=care):
                yield None if rest is None else [after, *rest]
        if dead_end:
            yield None

    def _ways(self, at: int, before: Sequence[int], rng: Random, *, care: bool) -> Iterator[list[int]]:
        """Yield every way to keep cards over an epoch's end, as masks by seat."""
        seats = self.epochs[at].seats
        unseen = self.epochs[at + 1].faces
        lasting = [self._in_order(mask & unseen, at, rng, care=care) for mask in before]
        bounds = [
            _fresh(one, mask.bit_count(), len(old))
            for one, mask, old in zip(seats, before, lasting, strict=True)
        ]

        def shared_out(seat: int, free: Sequence[int]) -> Iterator[list[int]]:
            if seat == len(seats):
                yield []
                return
            least, most = bounds[seat]
            most = min(most, len(free) - sum(lowest for lowest, _ in bounds[seat + 1 :]))
            for fresh in rng.reordered(list(range(least, most + 1))):
                for old, new in product(
                    combinations(lasting[seat], seats[seat].held - fresh), combinations(free, fresh)
                ):
                    for rest in shared_out(seat + 1, [card for card in free if card not in new]):
                        yield [_mask(old + new), *rest]

        free = self.epochs[at].faces & unseen & ~_union(before)
        return shared_out(0, self._in_order(free, at, rng, care=care))

    def _in_order(self, cards: int, at: int, rng: Random, *, care: bool) -> list[int]:
        """Return cards in the order in which they are tried for being kept over an epoch's end."""
        order = rng.reordered(list(cards_of(cards)))
        return sorted(order, key=lambda card: -self._unseen_for(card, at)) if care else order

    def _unseen_for(self, card: int, at: int) -> int:
        """Return the number of epochs after that one in which a card stays unseen."""
        later = self.epochs[at + 1 :]
        return next((k for k, one in enumerate(later) if not one.faces >> card & 1), len(later))

    def _deal(self, epoch: _Epoch, staying: list[int] | None, found: _Imagined, rng: Random) -> bool:
        """Give cards to an epoch's unnamed places, and choose the cards that became markers.

        Return whether there is a card for each of them; no true observation lacks any.
        """
        before = found.hands
        kept = staying or [0] * self._seats
        free = epoch.faces & ~_union(before)
        cards: dict[int, int] = {}
        for one, mine, mask in zip(epoch.seats, before, kept, strict=True):
            # The cards that came last can stay, at whatever time a marker was laid.
            fresh = cards_of(mask & ~mine)
            cards.update(zip(reversed(one.dealt), fresh, strict=False))
            free &= ~_mask(fresh)
        left = [place for place in epoch.places if place not in cards]
        rest = rng.reordered(list(cards_of(free)))
        if len(rest) != len(left):
            return False
        cards.update(zip(left, rest, strict=True))
        found.cards.update({(epoch.ply, place): card for place, card in cards.items()})
        found.laid = [0] * self._seats
        found.hands = list(kept)
        for seat, one in enumerate(epoch.seats):
            loose = list(cards_of(before[seat] & ~kept[seat]))
            came = 0
            for ply, got in one.laid:
                loose += [cards[place] for place in one.dealt[came:got] if not kept[seat] >> cards[place] & 1]
                came = got
                if not loose:
                    return False
                marker = loose.pop(rng.below(len(loose)))
                found.markers[ply] = marker
                found.laid[seat] |= 1 << marker
            loose += [cards[place] for place in one.dealt[came:] if not kept[seat] >> cards[place] & 1]
            found.hands[seat] |= _mask(loose)
        return True


def _fresh(one: _Hidden, before: int, lasting: int) -> tuple[int, int]:
    """Return the least and the most cards new in a seat's hand among those that it keeps over a reshuffle.

    ``before`` is the number of unnamed cards that it had kept over the reshuffle before, and ``lasting`` the
    number of those that stay unseen afterwards.
    """
    markers = len(one.laid)
    old_at_most = min(lasting, before - one.pressed, one.held)
    old_at_least = max(before - markers, one.held - len(one.dealt), 0)
    return one.held - old_at_most, one.held - old_at_least


class FoesFit(Fit[FoesPosition]):
    """An observation, and the freedom that it leaves."""

    def __init__(self, game: AnyGame, options: Options, observation: Observation) -> None:
        self._game = game
        self._observation = observation
        self._position: FoesPosition = game.start(options)
        self._seats = game.seats(options)
        self._rounds: list[_Round] = []
        self._lines: list[
            Line
        ] = []  # of one match that goes as the observation does, though it need not fit it
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
        last = self._rounds[-1] if self._rounds else _Round(self._seats)
        found = last.imagined(Random(0))
        if found is None:
            raise RecordError(last.epochs[-1].ply + 2, phrase("record.impossible"))
        return FoesWorlds(self._position, self._observation.viewer, last, found)

    def _filled(self, epoch: _Epoch, found: _Imagined) -> Line:
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
        if before.phase in (TACTICS, RESHUFFLE):
            self._begin_epoch(ply, before)
            self._note_dealt(after, 0)
        elif before.phase != FOES:
            self._note_dealt(after, before.top)
        self._position = after

    def _shuffle(self, ply: int, line: Line) -> Line:
        """Name the unnamed cards of a shuffle; impossible ones are left to the rules to refuse."""
        name, items = _split(line)
        position = self._position
        if position.turn() != CHANCE:
            return line
        cards = [card_number(item) for item in items if item != UNSEEN]
        named = _mask([card for card in cards if card is not None])
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
            self._rounds.append(_Round(self._seats))
            self._standing = [[] for _ in range(self._seats)]
        _, items = _split(self._observation.lines[ply])
        named = [card for item in items if (card := card_number(item)) is not None]
        standing = _mask([card for one in self._standing for card in one])
        out = TACTICAL & ~before.urn() & ~standing
        self._rounds[-1].epochs.append(
            _Epoch(
                ply=ply,
                places=[place for place, item in enumerate(items) if item == UNSEEN],
                faces=TACTICAL & ~(_mask(named) | out),
                seats=[_Hidden(held=len(one)) for one in self._standing],
            )
        )

    def _note_dealt(self, after: FoesPosition, top: int) -> None:
        """Note the unnamed cards that came into hands from the deck since it was at ``top``."""
        epoch = self._rounds[-1].epochs[-1]
        hands = [after.hand(seat) for seat in range(self._seats)]
        for place in set(range(top, after.top)).intersection(epoch.places):
            card = after.deck[place]
            for seat, hand in enumerate(hands):
                if hand >> card & 1 and seat != self._observation.viewer:
                    self._standing[seat].append(card)
                    epoch.seats[seat].dealt.append(place)
                    epoch.seats[seat].held += 1


class FoesWorlds(Worlds[FoesPosition]):
    """The positions that fit an observation: the unseen cards dealt anew to their possible places."""

    def __init__(self, position: FoesPosition, viewer: int, round_: _Round, fitting: _Imagined) -> None:
        self._base = position
        self._viewer = viewer
        self._round = round_
        self._fitting = fitting  # for a sample that finds no other
        foes = [int(card) for card in position.foes]
        unseen = [card for card in foes if not position.visible(viewer) >> card & 1]
        self._met = foes[: len(foes) - len(unseen)]
        self._unmet = sorted(unseen)

    def sample(self, rng: Random) -> FoesPosition:
        world = self._base.copy()
        foes = self._met + rng.reordered(self._unmet)
        hands = [world.hand(seat) for seat in range(world.variant.players)]
        markers = [world.markers(seat) for seat in range(world.variant.players)]
        deck = [int(card) for card in world.deck]
        found = self._round.imagined(rng) or self._fitting
        for epoch in self._round.epochs[-1:]:
            for place in epoch.places:
                deck[place] = found.cards[epoch.ply, place]
            for seat in range(world.variant.players):
                if seat != self._viewer:
                    hands[seat], markers[seat] = found.hands[seat], found.laid[seat]
        world.rearrange(hands, markers, deck, foes)
        return world


def _split(line: Line) -> tuple[str, list[str]]:
    """Return the name and the cards of a shuffle; of another line, its action and no cards."""
    return split_outcome(line.action) or (line.action, [])


def _mask(cards: Sequence[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
