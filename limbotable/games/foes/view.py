"""A viewer's knowledge of a foe-fighting match, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from limbotable.core.cards import RANKS, card_phrase, cards_of, rank_of
from limbotable.core.game import AnyGame
from limbotable.core.options import Options
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.core.sightings import Sightings, token_order
from limbotable.games.foes.actions import BARE, BLIND, NONE, PLAY, WAY
from limbotable.games.foes.cards import FIRST_JOKER, RED, lowest_visible
from limbotable.games.foes.chaos import unpaired, unstraightened
from limbotable.games.foes.rules import FoesPosition

#: The words for the phases of a match.
Phase: TypeAlias = Literal["shuffle", "reshuffle", "play", "over"]
#: By the number of the phase in the rules.
PHASES: Final[tuple[Phase, ...]] = ("shuffle", "shuffle", "reshuffle", "play", "over")
#: The numbers of the tactical cards, in their notation.
NUMBERS: Final = RANKS[1:10]

#: The kinds of groups of foes that cancel each other in a corner.
PAIR: Final = "pair"
STRAIGHT: Final = "straight"


class FoesCard(msgspec.Struct, frozen=True):
    """A card as a viewer sees it: the token to follow it by, and its face if that was seen."""

    token: str
    card: int | None


class Laid(msgspec.Struct, frozen=True):
    """A card of a cycle."""

    sight: FoesCard  #: its face is known to every viewer
    hero: int  #: the hero that played it
    blind: bool  #: it came from the deck: played blind, or by the Shadow
    hidden_by: tuple[str, ...]  #: tokens of the cards that it hides with; none for a visible card


class Cycle(msgspec.Struct, frozen=True):
    """The cards of a cycle, and the hero that they target."""

    starter: int  #: the hero whose card is the first one
    cards: tuple[Laid, ...]
    target: int | None  #: the hero that takes the foe; None where no card is visible
    why: tuple[Phrase, ...]  #: the hidden cards, number by number, and then the lowest visible one


class CancelledFoes(msgspec.Struct, frozen=True):
    """Foes of one corner that cancel each other."""

    kind: Literal["pair", "straight"]
    tokens: tuple[str, ...]  #: in the order in which they were taken


class Corner(msgspec.Struct, frozen=True):
    """The foes that a hero has taken this round; the chaos's effect on them if no more come."""

    hero: int
    foes: tuple[FoesCard, ...]  #: in the order in which they were taken
    groups: tuple[CancelledFoes, ...]  #: in the order of the chaos: pairs, then straights
    left: int  #: foes that no group cancels


class FoesMove(msgspec.Struct, frozen=True):
    """A legal action of the viewer."""

    action: str
    kind: Literal["play", "blind"]
    token: str = ""  #: the card that it plays or lays down as the marker; none for a bare ``blind``
    cycle: Cycle | None = None  #: the cycle after ``play``; None for ``blind``, whose card is unknown


class FoesRoundEnd(msgspec.Struct, frozen=True):
    """The end of the round before."""

    number: int
    left: tuple[int, ...]  #: by hero, foes that the chaos left
    winners: tuple[int, ...]  #: seats; in a team all or none


class FoesView(msgspec.Struct, frozen=True):
    """All of one viewer's knowledge, and nothing else.

    Heroes are the seats, and then the Shadow where it plays.  Until the foes are shuffled for the next round,
    everything lies as the round before left it.
    """

    viewer: int  #: a seat, or the number of seats for a spectator
    phase: Phase
    turn: int  #: the seat to act, ``CHANCE`` or ``OVER``
    seats: int
    shadow: int | None  #: the Shadow's number as a hero; None without it
    order: tuple[int, ...]  #: the heroes clockwise, from the one on the dealer's left
    mode: str  #: the option
    goal: str  #: the option ``match``
    sides: tuple[tuple[int, ...], ...]  #: the seats of each side: the team, the pairs, or one each
    dealer: int
    round: int  #: from 1; 0 before the first
    cycles: int  #: cycles that this round has ended so far, draws among them
    scores: tuple[int, ...]  #: by seat
    foe: FoesCard | None  #: the one on show; None between rounds
    foe_deck: tuple[FoesCard, ...]  #: below it, from the top
    deck: tuple[FoesCard, ...]  #: the tactical deck from the top
    discards: tuple[FoesCard, ...]  #: the last cycle's cards lie on top
    full: int  #: cards of a full hand
    hands: tuple[tuple[FoesCard, ...], ...]  #: by seat, in the order of their tokens
    markers: tuple[tuple[FoesCard, ...], ...]  #: by seat, in the order of their tokens
    corners: tuple[Corner, ...]  #: by hero
    cycle: Cycle  #: the one on the table, without cards where none is begun
    last_cycle: Cycle | None  #: the one before it; None where its cards have been shuffled in
    taken: FoesCard | None  #: the foe that was taken by the last cycle; None after a draw
    seen: tuple[int, ...]  #: for each of ``NUMBERS``, its cards face up since the last shuffle
    moves: tuple[FoesMove, ...]  #: in the order of their notation; none when the viewer is not to act
    refusals: tuple[tuple[str, Phrase], ...]  #: tokens that the viewer cannot play, and the reasons
    last_round: FoesRoundEnd | None
    winners: tuple[int, ...] | None  #: empty where a team lost
    ranks: tuple[int, ...] | None


def observe(
    game: AnyGame, options: Options, position: FoesPosition, sightings: Sightings, viewer: int
) -> FoesView:
    """Return the viewer's knowledge of a position."""
    variant = position.variant
    known = sightings.known(viewer)
    tokens = sightings.tokens()

    def sight(card: int) -> FoesCard:
        return FoesCard(tokens[card], card if known >> card & 1 else None)

    def sights(cards: int) -> tuple[FoesCard, ...]:
        return tuple(sorted(map(sight, cards_of(cards)), key=lambda one: token_order(one.token)))

    acts = position.turn() == viewer
    seats = range(variant.players)
    heroes = range(variant.heroes)
    foes = list(position.foes)
    taken = position.taken
    laid = _unpacked(position.cycle, position.laid)
    last = _last_cycle(position, sight)
    face_up = cards_of(position.discards | position.table)
    result = game.result(position)
    return FoesView(
        viewer=viewer,
        phase=PHASES[position.phase],
        turn=position.turn(),
        seats=variant.players,
        shadow=variant.players if variant.shadow else None,
        order=tuple(_clockwise(position, position.next_hero(position.dealer))),
        mode=str(options["mode"]),
        goal=str(options["match"]),
        sides=game.sides(options),
        dealer=position.dealer,
        round=position.round,
        cycles=position.cycles,
        scores=game.scores(position),
        foe=sight(foes[taken]) if taken < len(foes) else None,
        foe_deck=tuple(map(sight, foes[taken + 1 :])),
        deck=tuple(sight(card) for card in position.deck[position.top :]),
        discards=_discards(position, last, sights),
        full=variant.full,
        hands=tuple(sights(position.hand(seat)) for seat in seats),
        markers=tuple(sights(position.markers(seat)) for seat in seats),
        corners=tuple(_corner(position, hero, sight) for hero in heroes),
        cycle=_cycle(position, position.starter, laid, position.blinds, sight),
        last_cycle=last,
        taken=sight(foes[taken - 1]) if last is not None and last.target is not None else None,
        seen=tuple(sum(rank_of(card) == number for card in face_up) for number in NUMBERS),
        moves=tuple(_moves(game, position, sight)) if acts else (),
        refusals=tuple(_refusals(game, position, sight)) if acts else (),
        last_round=_last_round(position),
        winners=result.winners if result else None,
        ranks=result.ranks if result else None,
    )


# --- cycles -------------------------------------------------------------------------------------------
def _clockwise(position: FoesPosition, hero: int) -> Iterator[int]:
    """Yield the heroes, each once, beginning with that one."""
    for _ in range(position.variant.heroes):
        yield hero
        hero = position.next_hero(hero)


def _last_cycle(position: FoesPosition, sight: Callable[[int], FoesCard]) -> Cycle | None:
    if position.last_starter == NONE:
        return None
    cards = _unpacked(position.last_cycle, position.last_laid)
    return _cycle(position, position.last_starter, cards, position.last_blinds, sight)


def _unpacked(cards: int, count: int) -> list[int]:
    return [cards >> 6 * k & 63 for k in range(count)]


def _cycle(
    position: FoesPosition, starter: int, cards: Sequence[int], blinds: int, sight: Callable[[int], FoesCard]
) -> Cycle:
    heroes = _clockwise(position, starter)
    laid = (
        Laid(sight(card), hero, bool(blinds >> k & 1), ())
        for k, (card, hero) in enumerate(zip(cards, heroes, strict=False))
    )
    return _judged(starter, tuple(laid))


def first_of(cycle: Cycle, count: int) -> Cycle:
    """Return a cycle as it was after its first ``count`` cards."""
    return _judged(cycle.starter, cycle.cards[:count])


def _judged(starter: int, laid: Sequence[Laid]) -> Cycle:
    """Return the cycle of these cards: the cards that hide, and the hero that takes the foe."""
    by_card = {one.sight.card: one for one in laid if one.sight.card is not None}
    cards = tuple(by_card)
    lowest = lowest_visible(_mask(cards))
    hiding = {card: group for group in _hiding(cards) for card in group}
    shown = (
        replace(
            one,
            hidden_by=tuple(by_card[other].sight.token for other in hiding.get(card, ()) if other != card),
        )
        for card, one in by_card.items()
    )
    target = by_card[lowest].hero if lowest != NONE else None
    return Cycle(starter, tuple(shown), target, tuple(_why(cards, lowest)))


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _number(card: int) -> int:
    """Return a key that cards of one number share."""
    return card // 4


def _hiding(cards: Iterable[int]) -> list[list[int]]:
    """Return the cards that hide each other, number by number, in the order in which they were laid."""
    numbers = groupby(sorted(cards, key=_number), key=_number)
    groups = [list(group) for _, group in numbers]
    hidden = [[card for card in group if card != lowest_visible(_mask(group))] for group in groups]
    return [group for group in hidden if group]


def _why(cards: Sequence[int], lowest: int) -> Iterator[Phrase]:
    """Yield the reasons for a cycle's target: its hidden cards, and its lowest visible one."""
    for group in _hiding(cards):
        if len(group) > 2:
            yield phrase("foes.why.all", rank=phrase(f"rank.{rank_of(group[0])}"))
            continue
        first, second = (card_phrase(card) for card in group)
        odd = [card for card in cards if _number(card) == _number(group[0]) and card not in group]
        if odd:
            yield phrase("foes.why.revealed", first=first, second=second, card=card_phrase(odd[0]))
        else:
            yield phrase("foes.why.pair", first=first, second=second)
    if lowest != NONE:
        yield phrase("foes.why.lowest", card=card_phrase(lowest))
    elif cards:
        yield phrase("foes.why.nobody")


# --- corners ------------------------------------------------------------------------------------------
def _corner(position: FoesPosition, hero: int, sight: Callable[[int], FoesCard]) -> Corner:
    taken = enumerate(position.foes[: position.taken])
    foes = [card for k, card in taken if position.takers >> 3 * k & 7 == hero]
    groups = [CancelledFoes(PAIR, _tokens(cards, sight)) for cards in _pairs(foes)]
    groups += [CancelledFoes(STRAIGHT, _tokens(cards, sight)) for cards in _straights(foes)]
    return Corner(
        hero=hero,
        foes=tuple(map(sight, foes)),
        groups=tuple(groups),
        left=len(foes) - sum(len(group.tokens) for group in groups),
    )


def _tokens(cards: Iterable[int], sight: Callable[[int], FoesCard]) -> tuple[str, ...]:
    return tuple(sight(card).token for card in cards)


def _pairs(foes: Sequence[int]) -> list[list[int]]:
    """Return all pairs of foes of one number and colour, and the first two jokers."""
    court = _mask(card for card in foes if card < FIRST_JOKER)
    paired = court & ~unpaired(court)
    jokers = [card for card in foes if card >= FIRST_JOKER][:2]
    cancelled = [card for card in foes if paired >> card & 1 or (card in jokers and len(jokers) == 2)]
    return _together(cancelled, lambda card: card in jokers or (_number(card), RED >> card % 4 & 1))


def _straights(foes: Sequence[int]) -> list[list[int]]:
    """Return all straights of three foes of one suit, once the pairs are gone."""
    single = unpaired(_mask(card for card in foes if card < FIRST_JOKER))
    gone = single & ~unstraightened(single)
    return _together([card for card in foes if gone >> card & 1], lambda card: card % 4)


def _together(cards: Sequence[int], key: Callable[[int], object]) -> list[list[int]]:
    """Return the cards with equal keys together: the group that is complete first comes first."""
    found: dict[object, list[int]] = {}
    for card in cards:
        found.setdefault(key(card), []).append(card)
    return sorted(found.values(), key=lambda group: cards.index(group[-1]))


# --- the rest -----------------------------------------------------------------------------------------
def _discards(
    position: FoesPosition, last: Cycle | None, sights: Callable[[int], tuple[FoesCard, ...]]
) -> tuple[FoesCard, ...]:
    on_top = tuple(laid.sight for laid in last.cards) if last else ()
    return tuple(one for one in sights(position.discards) if one not in on_top) + on_top


def _moves(game: AnyGame, position: FoesPosition, sight: Callable[[int], FoesCard]) -> Iterator[FoesMove]:
    laid = _unpacked(position.cycle, position.laid)
    for text, action in sorted((game.text(action), action) for action in legal_actions(position)):
        way, card = divmod(action, WAY)
        if way == BARE:
            yield FoesMove(text, "blind")
        elif way == BLIND:
            yield FoesMove(text, "blind", sight(card).token)
        else:
            after = _cycle(position, position.starter, [*laid, card], position.blinds, sight)
            yield FoesMove(text, "play", sight(card).token, after)


def _refusals(
    game: AnyGame, position: FoesPosition, sight: Callable[[int], FoesCard]
) -> Iterator[tuple[str, Phrase]]:
    """Yield the markers and the deck, each with the reason why the seat to act cannot play from there."""
    seat = position.hero
    for card in cards_of(position.markers(seat)):
        yield sight(card).token, game.refusal(position, PLAY * WAY + card)
    if position.hand(seat):
        yield sight(position.deck[position.top]).token, game.refusal(position, BARE)


def _last_round(position: FoesPosition) -> FoesRoundEnd | None:
    number = position.rounds_ended()
    if number == 0:
        return None
    return FoesRoundEnd(
        number=number,
        left=tuple(position.foes_left(hero) for hero in range(position.variant.heroes)),
        winners=cards_of(position.round_winners),
    )
