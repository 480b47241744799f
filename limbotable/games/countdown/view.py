"""What a seat knows of a countdown match, as data, and the full positions that fit it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from limbotable.core.cards import NAMES, card_number, cards_of
from limbotable.core.chance import UNSEEN, Chance, split_outcome
from limbotable.core.errors import RecordError, TableError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line, Story, Worlds
from limbotable.core.options import Options
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.core.replay import Stage, following, opening
from limbotable.core.sightings import Sightings
from limbotable.games.countdown.rules import (
    ACE,
    ANSWERING,
    AS_1,
    BY_DIVISOR,
    DOUBLING,
    DRAW,
    KING,
    NOTHING,
    PACK,
    PLAIN,
    PLAY,
    SEAT,
    START,
    WAY,
    Countdown,
    count_after,
    effect_of,
    playable,
    starter_value,
)

SEATS: Final = 2
PACK_NAMES: Final[Mapping[int, str]] = {card: NAMES[card] for card in range(PACK)}


@dataclass(frozen=True, slots=True)
class Sight:
    """A card as a viewer sees it: the token to follow it by, and its face where it was seen."""

    token: str
    card: int | None


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the pile, and what it did: ``count`` is the count after it."""

    sight: Sight
    seat: int  #: who played it; the dealer for the starter
    effect: int  #: as ``rules`` numbers effects, a jack's being what it repeated
    before: int
    count: int


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action of the viewer's."""

    action: str
    token: str  #: the card it plays; empty for a word
    effect: int
    count: int  #: the count after it; as it is for a word


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How the round before ended."""

    number: int
    winner: int
    cards: int  #: that the winner was paid for
    count: int
    factor: int
    gains: tuple[int, int]
    pile: tuple[Played, ...]  #: as it was left; empty once the cards have been shuffled in


@dataclass(frozen=True, slots=True)
class CountdownView:
    """Everything that one viewer knows, and nothing else."""

    viewer: int  #: a seat, or 2 for a spectator
    phase: str
    turn: int  #: the seat to act, ``CHANCE`` or ``OVER``
    dealer: int
    round: int  #: from 1; 0 before the first deal
    goal: str  #: the option ``end``
    scores: tuple[int, int]
    calls: tuple[bool | None, bool | None]  #: who doubled; None for who has not spoken
    factor: int
    count: int
    effect: int
    hands: tuple[tuple[Sight, ...], tuple[Sight, ...]]  #: in the order of the deal
    stock: tuple[Sight, ...]  #: from the top
    stock_up: bool  #: the top card lies face up now
    stock_open: bool  #: the option: the top card always lies face up
    pile: tuple[Played, ...]  #: from the starter on
    blocked: tuple[bool, bool]
    moves: tuple[Move, ...]  #: in the order of their notation; none when the viewer is not to act
    refusals: tuple[tuple[str, Phrase], ...]  #: tokens of the viewer's that cannot be played, and why
    last_round: RoundEnd | None
    winners: tuple[int, ...] | None


class Fitting:
    """A story, and what it says about the cards that its viewer has not seen.

    The one thing that a story gives away beyond the cards it names: a seat that was blocked with cards
    in hand held none that was playable then.
    """

    def __init__(self, game: AnyGame, options: Options, story: Story) -> None:
        self._game = game
        self._options = options
        self._story = story
        self._barred: dict[tuple[int, int], int] = {}  # (ply of the shuffle, place) -> cards it is not
        self._forced: dict[tuple[int, int], int] = {}

    def lines(self) -> tuple[Line, ...]:
        """Return a full match's lines that give this story; raises ``RecordError``."""
        # Every round of the loop learns of a blocked seat, and no match has more of them than lines.
        for attempt in range(2 * len(self._story.lines) + 2):
            lines = self._filled(Random(attempt))
            if self._agrees(lines):
                return lines
        raise RecordError(len(self._story.lines) + 1, phrase("record.impossible"))

    def _filled(self, rng: Random) -> tuple[Line, ...]:
        return tuple(
            Line(CHANCE_WHO, self._fill(ply, line.action, rng)) if line.who == CHANCE_WHO else line
            for ply, line in enumerate(self._story.lines)
        )

    def _fill(self, ply: int, text: str, rng: Random) -> str:
        words = split_outcome(text)
        if words is None or UNSEEN not in words[1]:
            return text  # the replay judges it
        name, items = words
        if len(items) != PACK:
            raise RecordError(ply + 2, phrase("illegal.chance-cards", name=name, n=PACK))
        places = [place for place, item in enumerate(items) if item == UNSEEN]
        forced = {place: self._forced[ply, place] for place in places if (ply, place) in self._forced}
        named = {card_number(item) for item in items if item != UNSEEN} | set(forced.values())
        unseen = [card for card in range(PACK) if card not in named]
        free = [place for place in places if place not in forced]
        if len(unseen) != len(free):
            raise RecordError(ply + 2, phrase("illegal.chance-cards", name=name, n=PACK))
        dealt = deal_out([self._barred.get((ply, place), 0) for place in free], unseen, rng)
        if dealt is None:
            raise RecordError(ply + 2, phrase("record.impossible"))
        faces = dict(zip(free, dealt, strict=True)) | forced
        return Chance(name, (), PACK_NAMES).text(
            [faces[p] if p in faces else card_number(item) or 0 for p, item in enumerate(items)]
        )

    def _agrees(self, lines: Sequence[Line]) -> bool:
        """Replay the lines; where they contradict the story, learn why and return False."""
        stage = opening(self._game, self._options)
        for ply, line in enumerate(lines):
            try:
                stage = following(self._game, stage, line, ply)
            except TableError as error:
                if not self._learn_blocked(stage):
                    raise RecordError(ply + 2, error.reason) from error
                return False
        acts = self._story.turn
        if stage.position.turn() == acts and self._sees_as_told(stage.sightings):
            return True
        if 0 <= acts < SEATS and _countdown(stage).blocked >> acts & 1:
            learnt = self._learn_able(stage, acts) or self._learn_blocked(stage)
        else:
            learnt = self._learn_blocked(stage) or self._learn_able(stage, acts)
        if not learnt:
            raise RecordError(1, phrase("record.turn"))
        return False

    def _sees_as_told(self, sightings: Sightings) -> bool:
        """Say whether the viewer has seen of the shuffles what the story names."""
        for shuffle in sightings.shuffles:
            items = _items(self._story, shuffle.ply)
            seen = shuffle.seen[self._story.viewer]
            if any(
                (item == UNSEEN) == bool(seen >> c & 1) for item, c in zip(items, shuffle.cards, strict=True)
            ):
                return False
        return True

    def _learn_blocked(self, stage: Stage) -> bool:
        """Take the seat that is to act here for blocked, as the story must mean."""
        position = _countdown(stage)
        seat = position.turn()
        if position.phase != PLAY or seat == self._story.viewer or not position.hand(seat):
            return False
        return self._bar(stage, position.hand(seat), playable(position.count, position.effect))

    def _bar(self, stage: Stage, hand: int, fitting: int) -> bool:
        learnt = False
        for key in self._unseen(stage.sightings, hand):
            new = self._barred.get(key, 0) | fitting
            learnt = learnt or new != self._barred.get(key, 0)
            self._barred[key] = new
            self._forced.pop(key, None)
        return learnt

    def _learn_able(self, stage: Stage, seat: int) -> bool:
        """Give the seat that is to act a card that it can play: these lines had it blocked."""
        if not 0 <= seat < SEATS or seat == self._story.viewer:
            return False
        position = _countdown(stage)
        hand, fitting = position.hand(seat), position.barred(seat)
        if not fitting:  # its being blocked ended the round
            hand, fitting = position.left(seat), position.left_barred(seat)
        for key in self._unseen(stage.sightings, hand):
            named = {card_number(item) for item in _items(self._story, key[0]) if item != UNSEEN}
            for card in cards_of(fitting & ~self._barred.get(key, 0)):
                if card not in named and key not in self._forced:
                    self._forced[key] = card
                    return True
        return False

    def _unseen(self, sightings: Sightings, cards: int) -> list[tuple[int, int]]:
        """Return where those of the cards lay in their shuffle that the story does not name."""
        if not sightings.shuffles:
            return []
        current = sightings.shuffles[-1]
        items = _items(self._story, current.ply)
        return [
            (current.ply, place)
            for place, card in enumerate(current.cards)
            if cards >> card & 1 and items[place] == UNSEEN
        ]

    def worlds(self) -> CountdownWorlds:
        """Return what the story's viewer thinks possible now."""
        lines = self.lines()
        stage = opening(self._game, self._options)
        self._barred.clear()
        for ply, line in enumerate(lines):
            before = _countdown(stage).rounds_ended()
            stage = following(self._game, stage, line, ply)
            self._notice(stage, _countdown(stage).rounds_ended() > before)
        return CountdownWorlds(_countdown(stage), stage.sightings, self._story.viewer, self._barred)

    def _notice(self, stage: Stage, ended: bool) -> None:
        """Keep what the last line said of blocked seats, also where it ended their round."""
        after = _countdown(stage)
        for seat in range(SEATS):
            if seat != self._story.viewer:
                self._bar(stage, after.hand(seat), after.barred(seat))
                if ended:
                    self._bar(stage, after.left(seat), after.left_barred(seat))


class CountdownWorlds(Worlds[Countdown]):
    """The positions that fit a story: the unseen cards dealt anew to where they may lie."""

    def __init__(
        self,
        position: Countdown,
        sightings: Sightings,
        viewer: int,
        barred: Mapping[tuple[int, int], int],
    ) -> None:
        self._base = position
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
        self._owner = [_owner(position, cards[place]) for place in self._places]

    def sample(self, rng: Random) -> Countdown:
        world = self._base.copy()
        dealt = deal_out(self._barred, self._unseen, rng)
        assert dealt is not None, "the base position is one such deal"
        hands = [world.hand0, world.hand1]
        order = list(self._cards)
        for place, owner in zip(self._places, self._owner, strict=True):
            if owner >= 0:
                hands[owner] &= ~(1 << self._cards[place])
        for place, owner, card in zip(self._places, self._owner, dealt, strict=True):
            order[place] = card
            if owner >= 0:
                hands[owner] |= 1 << card
        world.hand0, world.hand1 = hands
        world.restock(order)
        world.left0 = world.left1 = 0
        return world


def _items(story: Story, ply: int) -> list[str]:
    """Return the cards of a shuffle as the story tells them."""
    words = split_outcome(story.lines[ply].action)
    return words[1] if words else []


def _owner(position: Countdown, card: int) -> int:
    """Return the seat that holds a card, or -1."""
    return 0 if position.hand0 >> card & 1 else 1 if position.hand1 >> card & 1 else -1


def deal_out(barred: Sequence[int], cards: Sequence[int], rng: Random) -> list[int] | None:
    """Deal the cards at random to as many places, each place barring a mask of cards.

    Uniform where all places that bar anything bar the same; else every deal that fits is possible.
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
    rest = iter([card for card in pool if card not in holder])
    given = {place: card for card, place in holder.items()}
    return [given[place] if place in given else next(rest) for place in range(len(barred))]


def _countdown(stage: Stage) -> Countdown:
    assert isinstance(stage.position, Countdown)
    return stage.position


def observe(
    game: AnyGame, goal: str, position: Countdown, sightings: Sightings, viewer: int
) -> CountdownView:
    """Return what the viewer knows at a position."""
    known = sightings.known(viewer)
    tokens = sightings.tokens()

    def sight(card: int) -> Sight:
        return Sight(tokens[card], card if known >> card & 1 else None)

    def hand(seat: int) -> tuple[Sight, ...]:
        held = [sight(card) for card in cards_of(position.hand(seat))]
        return tuple(sorted(held, key=lambda one: _deal_order(one.token)))

    acts = position.turn() == viewer
    legal = sorted((game.text(action), action) for action in legal_actions(position)) if acts else []
    result = game.result(position)
    return CountdownView(
        viewer=viewer,
        phase=game.phase(position),
        turn=position.turn(),
        dealer=position.dealer,
        round=position.round,
        goal=goal,
        scores=(position.score0, position.score1),
        calls=_calls(position),
        factor=position.factor(),
        count=position.count,
        effect=position.effect,
        hands=(hand(0), hand(1)),
        stock=tuple(sight(card) for card in position.stock[position.top :]),
        stock_up=position.turned,
        stock_open=position.variant.stock_up,
        pile=_pile(position.pile[: position.played], sight),
        blocked=(bool(position.blocked & 1), bool(position.blocked & 2)),
        moves=tuple(_move(position, text, action, tokens) for text, action in legal),
        refusals=_refusals(game, position, legal, tokens) if acts else (),
        last_round=_last_round(position, sight),
        winners=result.winners if result else None,
    )


def _deal_order(token: str) -> tuple[int, ...]:
    return tuple(int(part) for part in token.split("."))


def _calls(position: Countdown) -> tuple[bool | None, bool | None]:
    first = 1 - position.dealer
    spoken = {DOUBLING: (), ANSWERING: (first,)}.get(position.phase, (0, 1))
    said = [bool(position.doubled >> seat & 1) if seat in spoken else None for seat in range(SEATS)]
    return said[0], said[1]


def _pile(entries: Iterable[int], sight: Callable[[int], Sight]) -> tuple[Played, ...]:
    pile: list[Played] = []
    count, effect = START, NOTHING
    for entry in entries:
        seat, action = divmod(entry, SEAT)
        way, card = divmod(action, WAY)
        effect = effect_of(card, effect)
        before = count
        if pile:
            count = count_after(count, effect, way)
        elif way == PLAIN:
            count -= starter_value(card) if effect != ACE else 0  # an ace's value is not chosen yet
        else:
            count = count_after(count, effect, way)
        pile.append(Played(sight(card), seat, effect, before, count))
    return tuple(pile)


def _move(position: Countdown, text: str, action: int, tokens: Mapping[int, str]) -> Move:
    way, card = divmod(action, WAY)
    if way == 0:
        return Move(text, "", NOTHING, position.count)
    effect = effect_of(card, position.effect)
    return Move(text, tokens[card], effect, count_after(position.count, effect, way))


def _refusals(
    game: AnyGame, position: Countdown, legal: Sequence[tuple[str, int]], tokens: Mapping[int, str]
) -> tuple[tuple[str, Phrase], ...]:
    """Say of each card that the seat to act might try in vain why it cannot be played."""
    playing = {action % WAY for _, action in legal if action >= WAY}
    found = [
        (tokens[card], game.refusal(position, plainest(position, card)))
        for card in cards_of(position.hand(position.seat))
        if card not in playing
    ]
    if position.top < len(position.stock):
        # Of the stock's top card nothing may be said that tells its face.
        top = position.stock[position.top]
        if top not in playing and DRAW not in [action for _, action in legal]:
            found.append((tokens[top], game.refusal(position, DRAW)))
    return tuple(found)


def plainest(position: Countdown, card: int) -> int:
    """Return the way of playing a card that a person means who says no more than the card."""
    effect = effect_of(card, position.effect)
    way = AS_1 if effect == ACE else BY_DIVISOR + 2 if effect == KING else PLAIN
    return way * WAY + card


def _last_round(position: Countdown, sight: Callable[[int], Sight]) -> RoundEnd | None:
    number = position.rounds_ended()
    if number == 0:
        return None
    return RoundEnd(
        number=number,
        winner=position.winner,
        cards=position.final_cards,
        count=position.final_count,
        factor=position.final_factor,
        gains=(position.gain0, position.gain1),
        pile=_pile(position.final_pile, sight),
    )
