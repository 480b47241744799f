"""A viewer's knowledge of a match of Libtis, as data.

Cards are followed by their tokens, as everywhere.  Bonus cards are not: which one of a set was taken is a
secret, also from a seat that has seen the set, so their keys tell their place and nothing else.  Cubes are
numbered by seat as they come from the supply; of several at one location the last to come is the first to go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from limbotable.core.cards import cards_of
from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase
from limbotable.core.position import OVER, legal_actions
from limbotable.core.sightings import Sightings, token_order
from limbotable.games.libtis.actions import ADVANCED, NOTHING, QUICKSTART, SEAT, SUPPLY, TAKE, TAKING
from limbotable.games.libtis.awards import SUIT_OF
from limbotable.games.libtis.bonuses import BETRAYAL
from limbotable.games.libtis.deck import (
    CARD_SUITS,
    LOCATION_NAMES,
    LOCATION_SUITS,
    NAMES,
    SUITS,
)
from limbotable.games.libtis.notation import parts
from limbotable.games.libtis.reasons import no_shared_suit
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition

#: The words for the phases of a match.
Phase: TypeAlias = Literal["start", "shuffle", "bonus", "take", "play", "over"]
#: By the number of the phase in the rules.
PHASES: Final[tuple[Phase, ...]] = ("start", "shuffle", "bonus", "take", "play", "over")
#: The source of a cube that comes from no location.
FROM_SUPPLY: Final = "supply"


class LibtisCard(msgspec.Struct, frozen=True):
    """A card as a viewer sees it: the key to follow it by, and its notation if its face is known."""

    token: str
    card: str | None


class TiedSeats(msgspec.Struct, frozen=True):
    """The seats that have equally many cubes at a location."""

    place: int  #: from 1, as sports count: two that share the first place are followed by the third
    seats: tuple[int, ...]
    cubes: int  #: of each of these seats
    suit: str | None  #: of the chip that each of them gets


#: The seats' cubes at a location: the most first, seats without cubes left out.
Standing: TypeAlias = tuple[TiedSeats, ...]


class LocationSight(msgspec.Struct, frozen=True):
    """A location and its cubes."""

    name: str
    suits: tuple[str, ...]  #: the first place's first
    cubes: tuple[tuple[str, ...], ...]  #: by seat, keys in the order in which they came
    standing: Standing  #: the awards if the round ends now
    more: Standing  #: the same with one more cube of the seat to act
    fewer: Standing  #: the same with one fewer, where that seat has one


class CardWithCube(msgspec.Struct, frozen=True):
    """A card that was played in this round, and the cube that went with it."""

    sight: LibtisCard
    seat: int
    source: str  #: a location, or ``FROM_SUPPLY``
    location: str
    cube: str  #: its key


class LibtisMove(msgspec.Struct, frozen=True):
    """A legal action of the viewer: a card with a cube, or a bonus card that is taken."""

    action: str
    token: str  #: the card
    location: str = ""  #: empty for a bonus card
    source: str = ""  #: a location, or ``FROM_SUPPLY``
    cube: str = ""  #: the key of the cube that goes


class RefusedLocation(msgspec.Struct, frozen=True):
    """A location that a card in the viewer's hand does not go to, and the reason."""

    token: str
    location: str
    reason: Phrase


class Draft(msgspec.Struct, frozen=True):
    """The set of bonus cards that goes from hand to hand."""

    seat: int  #: the holder of the set
    cards: tuple[LibtisCard, ...]  #: in the order of the shuffle


class Award(msgspec.Struct, frozen=True):
    """The payment of a location at the end of a round."""

    location: str
    standing: Standing

    def chips(self) -> tuple[tuple[int, str], ...]:
        """Return each seat that got a chip, with the chip's suit."""
        return tuple((seat, one.suit) for one in self.standing if one.suit for seat in one.seats)


class LibtisRoundEnd(msgspec.Struct, frozen=True):
    """The end of the round before."""

    number: int
    awards: tuple[Award, ...]  #: in the order in which the locations are scored


class Betrayed(msgspec.Struct, frozen=True):
    """The points from Betrayal for the bonus card of another player."""

    seat: int  #: the other player
    card: str
    mine: int  #: the figure of the holder of Betrayal, by that card's measure
    theirs: int
    best: int  #: the highest figure of all seats
    sharing: int  #: the number of seats with the highest figure
    points: int


class Bonus(msgspec.Struct, frozen=True):
    """The points for a bonus card at the end, with their reason."""

    card: str
    points: int
    figure: int = 0  #: the holder's, by the card's measure
    best: int = 0  #: the highest of all seats
    sharing: int = 0  #: the number of seats with the highest
    betrayed: tuple[Betrayed, ...] = ()  #: for Betrayal only, which has no measure of its own


class FinalAccount(msgspec.Struct, frozen=True):
    """A seat's account at the end of a match."""

    chip_points: int
    bonus: Bonus | None
    total: int
    chips: int  #: their number, which decides between equal totals
    rank: int


class LibtisView(msgspec.Struct, frozen=True):
    """All of one viewer's knowledge, and nothing else."""

    viewer: int  #: a seat, or the number of seats for a spectator
    phase: Phase
    turn: int  #: the seat to act, ``CHANCE`` or ``OVER``
    seats: int
    round: int  #: from 1; 0 before the first deal
    rounds: int  #: of a match
    start: int | None  #: the start player of this round, or of the next one where that is to be dealt
    scores: tuple[int, ...]
    hands: tuple[tuple[LibtisCard, ...], ...]  #: by seat, in the order of the deal
    pile: tuple[CardWithCube, ...]  #: the cards played in this round, from the first on
    supplies: tuple[tuple[str, ...], ...]  #: by seat, the keys of its cubes, the next to go first
    locations: tuple[LocationSight, ...]  #: in the order in which they are scored
    chips: tuple[tuple[int, ...] | None, ...]  #: by seat and suit; None where the viewer is not shown them
    bonuses: tuple[LibtisCard | None, ...]  #: by seat; None for a seat that has none
    passed_on: tuple[str, ...]  #: bonus cards that the viewer has seen in a set and left to others
    draft: Draft | None
    box: tuple[str, ...]  #: keys of the bonus cards in the box
    moves: tuple[LibtisMove, ...]  #: in the order of their notation; none when the viewer is not to act
    refusals: tuple[RefusedLocation, ...]
    last_round: LibtisRoundEnd | None
    accounts: tuple[FinalAccount, ...]  #: by seat; empty before the end
    winners: tuple[int, ...] | None


def cube_key(seat: int, number: int) -> str:
    """Return the key of a seat's cube by the order in which its cubes leave the supply, from 0."""
    return f"c{seat}.{number}"


def observe(
    game: AnyGame, chips_hidden: bool, position: LibtisPosition, sightings: Sightings, viewer: int
) -> LibtisView:
    """Return the viewer's knowledge of a position."""
    seats = range(position.seats)
    known = sightings.known(viewer)
    tokens = sightings.tokens()
    cubes = _Cubes(position)
    over = position.turn() == OVER
    acts = position.turn() == viewer
    result = game.result(position)

    def sight(card: int) -> LibtisCard:
        return LibtisCard(tokens[card], NAMES[card] if known >> card & 1 else None)

    def hand(seat: int) -> tuple[LibtisCard, ...]:
        held = [sight(card) for card in cards_of(position.hand(seat))]
        return tuple(sorted(held, key=lambda one: token_order(one.token)))

    draft = _draft(position, tokens, viewer)
    return LibtisView(
        viewer=viewer,
        phase=PHASES[position.phase],
        turn=position.turn(),
        seats=position.seats,
        round=position.round,
        rounds=ROUNDS,
        start=None if position.start == NOTHING else position.start,
        scores=game.scores(position),
        hands=tuple(hand(seat) for seat in seats),
        pile=cubes.pile(sight),
        supplies=tuple(tuple(cubes.at[seat][SUPPLY][::-1]) for seat in seats),
        locations=_locations(position, cubes),
        chips=tuple(
            None if chips_hidden and not over and seat != viewer else tuple(position.chips_of(seat))
            for seat in seats
        ),
        bonuses=tuple(_bonus_sight(position, seat, viewer) for seat in seats),
        passed_on=_passed_on(position, viewer),
        draft=draft,
        box=tuple(f"box.{k}" for k in range(_in_box(position))),
        moves=tuple(_moves(game, position, cubes, tokens, draft)) if acts else (),
        refusals=tuple(_refusals(position, viewer, tokens)) if acts else (),
        last_round=_last_round(position),
        accounts=_accounts(position, result.ranks) if result else (),
        winners=result.winners if result else None,
    )


class _Cubes:
    """The place of each cube, found by replaying the match."""

    def __init__(self, position: LibtisPosition) -> None:
        seats = range(position.seats)
        self._position = position
        #: by seat and place (a location or the supply): the keys, the next to go last
        self.at: list[list[list[str]]] = [[[] for _ in range(SUPPLY + 1)] for _ in seats]
        self._moved: list[str] = []  # the cube of each card that was played
        for seat in seats:
            each = sum(position.cubes_at(seat, place) for place in range(SUPPLY + 1))
            self.at[seat][SUPPLY] = [cube_key(seat, number) for number in reversed(range(each))]
        for entry in position.actions_played():
            seat, action = divmod(entry, SEAT)
            source, location, _ = parts(action)
            cube = self.at[seat][source].pop()
            self.at[seat][location].append(cube)
            self._moved.append(cube)

    def pile(self, sight: Callable[[int], LibtisCard]) -> tuple[CardWithCube, ...]:
        """Return the cards played in this round."""
        entries = list(zip(self._position.actions_played(), self._moved, strict=True))
        found = []
        for entry, cube in entries[self._position.first_of_round() :]:
            seat, action = divmod(entry, SEAT)
            source, location, card = parts(action)
            found.append(CardWithCube(sight(card), seat, place_name(source), LOCATION_NAMES[location], cube))
        return tuple(found)


def place_name(place: int) -> str:
    """Return the name of a location, or of the supply."""
    return FROM_SUPPLY if place == SUPPLY else LOCATION_NAMES[place]


@lru_cache(maxsize=256)
def _standing(location: int, cubes: tuple[int, ...], places: tuple[int, ...]) -> Standing:
    """Group the seats by their cubes at a location; ``places`` has each seat's place, whose suit it gets.

    Most locations are the same in the next view, and in that of every other seat.
    """
    found: list[TiedSeats] = []
    for count in sorted({count for count in cubes if count}, reverse=True):
        tied = tuple(seat for seat, one in enumerate(cubes) if one == count)
        suit = SUIT_OF[8 * location + places[tied[0]]]
        found.append(
            TiedSeats(
                place=1 + sum(one > count for one in cubes),
                seats=tied,
                cubes=count,
                suit=None if suit == NOTHING else SUITS[suit],
            )
        )
    return tuple(found)


def _standing_now(position: LibtisPosition, location: int) -> Standing:
    seats = range(position.seats)
    return _standing(
        location,
        tuple([position.cubes_at(seat, location) for seat in seats]),
        tuple([position.place(seat, location) for seat in seats]),
    )


def _standing_scored(position: LibtisPosition, location: int) -> Standing:
    """Return the standing that a location was scored by at the end of the last round."""
    seats = range(position.seats)
    return _standing(
        location,
        tuple([position.cubes_scored(seat, location) for seat in seats]),
        tuple([position.place_scored(seat, location) for seat in seats]),
    )


def _locations(position: LibtisPosition, cubes: _Cubes) -> tuple[LocationSight, ...]:
    return tuple(
        LocationSight(
            name=name,
            suits=tuple(SUITS[suit] for suit in LOCATION_SUITS[location]),
            cubes=tuple(tuple(cubes.at[seat][location]) for seat in range(position.seats)),
            standing=_standing_now(position, location),
            more=_standing_if(position, location, 1),
            fewer=_standing_if(position, location, -1),
        )
        for location, name in enumerate(LOCATION_NAMES)
    )


def _standing_if(position: LibtisPosition, location: int, more: int) -> Standing:
    """Return the standing with so many more cubes of the seat to act; unchanged where that is impossible."""
    seat = position.turn()
    if seat < 0 or position.cubes_at(seat, location) + more < 0:
        return _standing_now(position, location)
    twin = position.copy()
    twin.add(seat, location, more)
    return _standing_now(twin, location)


def _bonus_sight(position: LibtisPosition, seat: int, viewer: int) -> LibtisCard | None:
    bonus = position.bonus_of(seat)
    if bonus == NOTHING:
        return None
    shown = seat == viewer or position.turn() == OVER
    return LibtisCard(f"bonus.{seat}", NAMES[bonus] if shown else None)


def _passed_on(position: LibtisPosition, viewer: int) -> tuple[str, ...]:
    if viewer >= position.seats or (position.phase == TAKING and position.turn() == viewer):
        return ()
    own = position.bonus_of(viewer)
    return tuple(NAMES[card] for card in cards_of(position.looked_at(viewer)) if card != own)


def _draft(position: LibtisPosition, tokens: Mapping[int, str], viewer: int) -> Draft | None:
    if position.phase != TAKING:
        return None
    order = sorted(cards_of(position.passed), key=lambda card: token_order(tokens[card]))
    seat = position.turn()
    return Draft(
        seat,
        tuple(
            LibtisCard(f"set.{k}", NAMES[card] if seat == viewer else None) for k, card in enumerate(order)
        ),
    )


def _in_box(position: LibtisPosition) -> int:
    """Return the number of bonus cards in the box."""
    held = sum(position.bonus_of(seat) != NOTHING for seat in range(position.seats))
    if position.variant == QUICKSTART or (held == 0 and position.phase != TAKING):
        return 0
    return (7 if position.variant == ADVANCED else 6) - held - len(cards_of(position.passed))


def _moves(
    game: AnyGame, position: LibtisPosition, cubes: _Cubes, tokens: Mapping[int, str], draft: Draft | None
) -> Iterator[LibtisMove]:
    seat = position.turn()
    in_set = {one.card: one.token for one in draft.cards} if draft else {}
    for text, action in sorted((game.text(action), action) for action in legal_actions(position)):
        source, location, card = parts(action)
        if source == TAKE:
            yield LibtisMove(text, in_set[NAMES[card]])
        else:
            cube = cubes.at[seat][source][-1]
            yield LibtisMove(text, tokens[card], LOCATION_NAMES[location], place_name(source), cube)


def _refusals(position: LibtisPosition, seat: int, tokens: Mapping[int, str]) -> Iterator[RefusedLocation]:
    if position.phase == TAKING:
        return
    for card in cards_of(position.hand(seat)):
        for location, name in enumerate(LOCATION_NAMES):
            if not set(CARD_SUITS[card]) & set(LOCATION_SUITS[location]):
                yield RefusedLocation(tokens[card], name, no_shared_suit(card, location))


def _last_round(position: LibtisPosition) -> LibtisRoundEnd | None:
    number = position.rounds_ended()
    if number == 0:
        return None
    awards = [
        Award(name, _standing_scored(position, location)) for location, name in enumerate(LOCATION_NAMES)
    ]
    return LibtisRoundEnd(number, tuple(awards))


def _accounts(position: LibtisPosition, ranks: Sequence[int]) -> tuple[FinalAccount, ...]:
    return tuple(
        FinalAccount(
            chip_points=position.chip_points(seat),
            bonus=_bonus(position, seat),
            total=position.chip_points(seat) + position.bonus_points(seat),
            chips=position.chip_count(seat),
            rank=rank,
        )
        for seat, rank in enumerate(ranks)
    )


def _bonus(position: LibtisPosition, seat: int) -> Bonus | None:
    card = position.bonus_of(seat)
    if card == NOTHING:
        return None
    points = position.bonus_points(seat)
    if card != BETRAYAL:
        best, sharing = _best(position, card)
        return Bonus(NAMES[card], points, position.figure(card, seat), best, sharing)
    betrayed = []
    for other in range(position.seats):
        if other != seat:
            theirs = position.bonus_of(other)
            betrayed.append(
                Betrayed(
                    other,
                    NAMES[theirs],
                    position.figure(theirs, seat),
                    position.figure(theirs, other),
                    *_best(position, theirs),
                    position.betrayal_points(seat, other),
                )
            )
    return Bonus(NAMES[card], points, betrayed=tuple(betrayed))


def _best(position: LibtisPosition, card: int) -> tuple[int, int]:
    """Return the highest figure by a card's measure, and the number of seats with it."""
    figures = [position.figure(card, seat) for seat in range(position.seats)]
    return max(figures), figures.count(max(figures))
