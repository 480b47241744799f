"""A viewer's knowledge of a countdown match, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from limbotable.core.cards import cards_of
from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase
from limbotable.core.position import legal_actions
from limbotable.core.sightings import Sightings, token_order
from limbotable.games.countdown.actions import ANSWERING, DOUBLING, DRAW, PLAIN, SEAT, WAY
from limbotable.games.countdown.effects import (
    ACE,
    KING,
    NOTHING,
    QUEEN,
    START,
    count_after,
    effect_of,
    starter_value,
)
from limbotable.games.countdown.reasons import plainest_way
from limbotable.games.countdown.rules import EACH, CountdownPosition

#: The words for the phases of a match.
Phase: TypeAlias = Literal["shuffle", "double", "starter", "play", "drawn", "over"]
#: By the number of the phase in the rules.
PHASES: Final[tuple[Phase, ...]] = ("shuffle", "double", "double", "starter", "play", "drawn", "over")
SEATS: Final = 2

#: The kinds of a card's effect on the count.
MINUS: Final = "minus"
DIVIDE: Final = "divide"
REVERSE: Final = "reverse"


class CountdownCard(msgspec.Struct, frozen=True):
    """A card as a viewer sees it: the token to follow it by, and its face if that was seen."""

    token: str
    card: int | None


class CountStep(msgspec.Struct, frozen=True):
    """The effect, or possible effect, of a card on the count."""

    kind: Literal["minus", "divide", "reverse"]
    before: int
    value: int  #: the number taken off (0 by a starter that counts nothing) or divided by; 0 for ``REVERSE``
    count: int  #: the count after it


class PlayedCard(msgspec.Struct, frozen=True):
    """A card on the pile, and its effect."""

    sight: CountdownCard
    seat: int  #: the seat that played it; the dealer for the starter
    step: CountStep


class CountdownMove(msgspec.Struct, frozen=True):
    """A legal action of the viewer."""

    action: str
    token: str = ""  #: the card it plays; empty for a word
    step: CountStep | None = None  #: that card's effect; None for a word


class CountdownRoundEnd(msgspec.Struct, frozen=True):
    """The end of the round before."""

    number: int
    winner: int
    cards: int  #: the number that the winner was paid for
    own: bool  #: these are the cards that the winner played, and not the whole pile
    count: int
    factor: int
    loser_factor: int  #: the factor, where it counts for the loser too; else 1
    each: int  #: the points for a card, and for each number of the count
    gains: tuple[int, int]
    stopped: tuple[bool, bool]  #: by seat, whether it had chosen to play no more
    pile: tuple[PlayedCard, ...]  #: as it was left; empty once the cards have been shuffled in


class CountdownView(msgspec.Struct, frozen=True):
    """All of one viewer's knowledge, and nothing else."""

    viewer: int  #: a seat, or 2 for a spectator
    phase: Phase
    turn: int  #: the seat to act, ``CHANCE`` or ``OVER``
    dealer: int
    round: int  #: from 1; 0 before the first deal
    goal: str  #: the option ``end``
    scores: tuple[int, int]
    calls: tuple[bool | None, bool | None]  #: by seat, whether it doubled; None before its call
    factor: int
    winner_doubles: bool  #: the option: the factor counts for the winner alone
    count: int
    hands: tuple[tuple[CountdownCard, ...], tuple[CountdownCard, ...]]  #: in the order of the deal
    stock: tuple[CountdownCard, ...]  #: from the top
    stock_up: bool  #: the top card lies face up now
    stock_open: bool  #: the option: the top card always lies face up
    pile: tuple[PlayedCard, ...]  #: from the starter on
    blocked: tuple[bool, bool]
    stopped: tuple[bool, bool]  #: by seat, whether it is blocked because it has chosen so
    #: By seat, the count that no card in its hand fitted; None where it is not blocked, or holds no card.
    stuck: tuple[int | None, int | None]
    moves: tuple[CountdownMove, ...]  #: in the order of their notation; none when the viewer is not to act
    refusals: tuple[tuple[str, Phrase], ...]  #: tokens that the viewer cannot play, and the reasons
    last_round: CountdownRoundEnd | None
    winners: tuple[int, ...] | None


def observe(
    game: AnyGame, goal: str, position: CountdownPosition, sightings: Sightings, viewer: int
) -> CountdownView:
    """Return the viewer's knowledge of a position."""
    known = sightings.known(viewer)
    tokens = sightings.tokens()

    def sight(card: int) -> CountdownCard:
        return CountdownCard(tokens[card], card if known >> card & 1 else None)

    def hand(seat: int) -> tuple[CountdownCard, ...]:
        held = [sight(card) for card in cards_of(position.hand(seat))]
        return tuple(sorted(held, key=lambda one: token_order(one.token)))

    hands = hand(0), hand(1)
    pile = _pile(position.pile[: position.played], sight)
    blocked = bool(position.blocked & 1), bool(position.blocked & 2)
    acts = position.turn() == viewer
    legal = sorted((game.text(action), action) for action in legal_actions(position)) if acts else []
    result = game.result(position)
    return CountdownView(
        viewer=viewer,
        phase=PHASES[position.phase],
        turn=position.turn(),
        dealer=position.dealer,
        round=position.round,
        goal=goal,
        scores=(position.score0, position.score1),
        calls=_calls(position),
        factor=position.factor(),
        winner_doubles=position.variant.winner_doubles,
        count=position.count,
        hands=hands,
        stock=tuple(sight(card) for card in position.stock[position.top :]),
        stock_up=position.turned,
        stock_open=position.variant.stock_up,
        pile=pile,
        blocked=blocked,
        stopped=(bool(position.stopped & 1), bool(position.stopped & 2)),
        stuck=stuck_at(pile, hands, blocked),
        moves=tuple(_move(position, text, action, tokens) for text, action in legal),
        refusals=_refusals(game, position, legal, tokens) if acts else (),
        last_round=_last_round(position, sight),
        winners=result.winners if result else None,
    )


def _calls(position: CountdownPosition) -> tuple[bool | None, bool | None]:
    first = 1 - position.dealer
    spoken = {DOUBLING: (), ANSWERING: (first,)}.get(position.phase, (0, 1))
    said = [bool(position.doubled >> seat & 1) if seat in spoken else None for seat in range(SEATS)]
    return said[0], said[1]


def _pile(entries: Iterable[int], sight: Callable[[int], CountdownCard]) -> tuple[PlayedCard, ...]:
    pile: list[PlayedCard] = []
    count, effect = START, NOTHING
    for entry in entries:
        seat, action = divmod(entry, SEAT)
        way, card = divmod(action, WAY)
        effect = effect_of(card, effect)
        if not pile and way == PLAIN:
            # A starter does not divide; an ace's value is not chosen yet.
            value = starter_value(card) if effect != ACE else 0
            step = CountStep(MINUS, count, value, count - value)
        else:
            step = _step(effect, count, way)
        count = step.count
        pile.append(PlayedCard(sight(card), seat, step))
    return tuple(pile)


def stuck_at(
    pile: Sequence[PlayedCard],
    hands: tuple[Sequence[CountdownCard], Sequence[CountdownCard]],
    blocked: tuple[bool, bool],
) -> tuple[int | None, int | None]:
    """Return the counts at which seats were blocked with cards in hand, as everybody at the table saw it.

    A seat is blocked when it comes to its turn: after the other seat's answer to its last card, or at once if
    the other one is out of the round.
    """

    def of(seat: int) -> int | None:
        if not (blocked[seat] and hands[seat]):
            return None
        last = max((k for k, played in enumerate(pile) if played.seat == seat), default=-1)
        return pile[min(last + 1, len(pile) - 1)].step.count

    return of(0), of(1)


def _step(effect: int, before: int, way: int) -> CountStep:
    count = count_after(before, effect, way)
    if effect == QUEEN:
        return CountStep(REVERSE, before, 0, count)
    if effect == KING or (effect != ACE and before % effect == 0):
        return CountStep(DIVIDE, before, before // count, count)
    return CountStep(MINUS, before, before - count, count)


def _move(position: CountdownPosition, text: str, action: int, tokens: Mapping[int, str]) -> CountdownMove:
    way, card = divmod(action, WAY)
    if way == 0:
        return CountdownMove(text)
    return CountdownMove(text, tokens[card], _step(effect_of(card, position.effect), position.count, way))


def _refusals(
    game: AnyGame, position: CountdownPosition, legal: Sequence[tuple[str, int]], tokens: Mapping[int, str]
) -> tuple[tuple[str, Phrase], ...]:
    """Return the cards that the seat to act might try in vain, each with the reason of its refusal."""
    playing = {action % WAY for _, action in legal if action >= WAY}
    found = [
        (tokens[card], game.refusal(position, plainest(position, card)))
        for card in cards_of(position.hand(position.seat))
        if card not in playing
    ]
    if position.top < len(position.stock):
        # The reason for the stock's top card must not reveal its face.
        top = position.stock[position.top]
        if top not in playing and DRAW not in [action for _, action in legal]:
            found.append((tokens[top], game.refusal(position, DRAW)))
    return tuple(found)


def plainest(position: CountdownPosition, card: int) -> int:
    """Return the action that plays a card in its plainest way, the meaning of a bare card."""
    return plainest_way(card, position.effect) * WAY + card


def _last_round(
    position: CountdownPosition, sight: Callable[[int], CountdownCard]
) -> CountdownRoundEnd | None:
    number = position.rounds_ended()
    if number == 0:
        return None
    return CountdownRoundEnd(
        number=number,
        winner=position.winner,
        cards=position.final_cards,
        own=position.variant.own_cards,
        count=position.final_count,
        factor=position.final_factor,
        loser_factor=1 if position.variant.winner_doubles else position.final_factor,
        each=EACH,
        gains=(position.gain0, position.gain1),
        stopped=(bool(position.final_stopped & 1), bool(position.final_stopped & 2)),
        pile=_pile(position.final_pile, sight),
    )
