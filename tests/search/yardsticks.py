"""Players that the searches are measured against: simple ones, and ones that know what no seat can know.

A player that sees too much shows how much there is to know.  These are here and nowhere in the package.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.cards import cards_of
from limbotable.core.game import Worlds
from limbotable.core.insight import Insight
from limbotable.core.position import CHANCE, MOST_ACTIONS, OVER, Position, legal_actions
from limbotable.core.random import Random
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.foes.actions import PLAY, WAY
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.improve import Improvement
from limbotable.search.solve import Solver
from limbotable.search.thinking import think, think_over
from limbotable.search.thought import Limit

#: Chooses the action of the seat to act.
Yardstick = Callable[[Match, Random], str]
#: The breadth of the flat search, and the weight of a point of lead beside a win.
_BREADTH: Final = 0.35
_LEAD: Final = 0.001
#: Playouts in each imagined world of the flat search: drawing a world costs as much as some of them.
_SHARE: Final = 4


def level(name: str, playouts: int) -> Yardstick:
    """Return a level or a baseline with so many playouts for an action."""

    def action(match: Match, rng: Random) -> str:
        observation = observation_of(perspective(match, match.turn))
        limit = Limit(playouts=playouts, telling=False)
        return think(match.game, match.options, observation, name, limit, rng.word()).considered[0].action

    return action


def cheater(match: Match, rng: Random) -> str:
    """Solve the true position, with the stock, as the countdown game's expert solves an imagined one."""
    return _solved(match, [match.position], rng.reordered(legal_actions(match.position)))


def open_hand(playouts: int) -> Yardstick:
    """Return the countdown game's expert as it would be if it knew the other hand, though not the stock.

    Nothing that could be inferred about the other hand makes an expert of this kind better.
    """

    def action(match: Match, rng: Random) -> str:
        position = match.position
        actions = legal_actions(position)
        insight = match.game.insight(position)
        sure = [action for action in actions if insight.sure(position, action)]
        if sure or len(actions) == 1:
            return match.game.text((sure or actions)[0])
        return _solved(match, _stocks(match, playouts, rng), actions)

    return action


def partly_open(playouts: int, count: int) -> Yardstick:
    """Return the countdown game's expert as it would be if it knew some cards of the other hand, any ones.

    It is told of so many at the beginning of a round.  The others it imagines and judges as ever, but counts
    nothing.
    """

    def action(match: Match, rng: Random) -> str:
        game, seat = match.game, match.turn

        def worlds() -> Worlds[Position]:
            honest = game.worlds(match.options, observation_of(perspective(match, seat)))
            return PartlyOpen(honest, 1 - seat, told_of(match, 1 - seat, count))

        limit = Limit(playouts=playouts, telling=False)
        return think_over(game, worlds, seat, game.levels[-1], limit, int(rng.word())).considered[0].action

    return action


def told_of(match: Match, seat: int, count: int) -> int:
    """Return the mask of those cards in a seat's hand that are among so many that it began the round with.

    They are the same throughout the round.
    """
    rounds = match.game.rounds_ended(match.position)
    dealt = 0
    for stage in reversed(match.stages):
        if match.game.rounds_ended(stage.position) != rounds or stage.position.turn() == CHANCE:
            break  # before a shuffle the hands are those of the round before
        assert isinstance(stage.position, CountdownPosition)
        dealt |= int(stage.position.hand(seat))
    told = Random(dealt).reordered([*cards_of(dealt)])[:count]
    assert isinstance(match.position, CountdownPosition)
    return sum(1 << card for card in told) & int(match.position.hand(seat))


class PartlyOpen(Worlds[Position]):
    """Imagined positions of the countdown game in which a seat holds certain cards."""

    def __init__(self, honest: Worlds[Position], seat: int, cards: int) -> None:
        """Take positions as they are imagined without that knowledge."""
        self._honest = honest
        self._seat = seat
        self._cards = cards

    def sample(self, rng: Random) -> Position:
        return self._with_cards(self._honest.sample(rng), rng)

    def likely(self, rng: Random) -> Position:
        return self._with_cards(self._honest.likely(rng), rng)

    def _with_cards(self, world: Position, rng: Random) -> Position:
        """Exchange each of the cards that the seat lacks for one that it need not hold."""
        assert isinstance(world, CountdownPosition)
        hand = int(world.hand(self._seat))
        others = rng.reordered([*cards_of(hand & ~self._cards)])
        order = [int(card) for card in world.stock]
        for card, other in zip(cards_of(self._cards & ~hand), others, strict=False):
            both = 1 << card | 1 << other
            place, place_of_other = order.index(card), order.index(other)
            order[place], order[place_of_other] = other, card
            hand ^= both
            # One of the two may be left of a hand of an earlier round.
            world.past0, world.past1 = (
                past ^ both if past >> card & 1 else past for past in (int(world.past0), int(world.past1))
            )
        world.hand0, world.hand1 = (hand, world.hand1) if self._seat == 0 else (world.hand0, hand)
        world.restock(order)
        return world


def _stocks(match: Match, count: int, rng: Random) -> Iterator[Position]:
    """Yield the position with anew shuffled cards of the stock, where the seat to act has not seen them."""
    base = match.position
    assert isinstance(base, CountdownPosition)
    shuffle = match.stages[-1].sightings.shuffles[-1]
    held = base.hand0 | base.hand1 | base.past0 | base.past1 | shuffle.seen[match.turn]
    places = [place for place, card in enumerate(shuffle.cards) if not held >> card & 1]
    for _ in range(count):
        order = list(shuffle.cards)
        mixed = rng.reordered([order[place] for place in places])
        for place, card in zip(places, mixed, strict=True):
            order[place] = card
        world = base.copy()
        world.restock(order)
        yield world


def _solved(match: Match, worlds: Iterator[Position] | list[Position], actions: list[int]) -> str:
    """Return the action with the best mean over some worlds, solved with open cards; of equals the first."""
    solver = Solver(match.game.insight(match.position))
    totals = [0.0] * len(actions)
    for world in worlds:
        for k, action in enumerate(actions):
            after = world.copy()
            after.play(action)
            value = solver.value(after)
            totals[k] += value if match.turn == 0 else 1.0 - value
    return match.game.text(actions[totals.index(max(totals))])


def flat(playouts: int) -> Yardstick:
    """Return a search of one ply (UCB1): imagined worlds are played to the end by sensible actions."""
    buffer = vec[i64]([0] * MOST_ACTIONS)

    def action(match: Match, rng: Random) -> str:
        game, seat = match.game, match.turn
        actions = legal_actions(match.position)
        if len(actions) == 1:
            return game.text(actions[0])
        worlds = game.worlds(match.options, observation_of(perspective(match, seat)))
        insight = game.insight(match.position)
        tries = [0] * len(actions)
        totals = [0.0] * len(actions)
        world = worlds.sample(rng)
        for done in range(playouts):
            if done % _SHARE == 0:
                world = worlds.sample(rng)
            k = done if done < len(actions) else _widest(tries, totals, done)
            after = world.copy()
            after.play(actions[k])
            while (turn := after.turn()) != OVER:
                if turn == CHANCE:
                    after.settle(rng.shuffled(after.urn()))
                else:
                    count = after.legal(buffer, 0)
                    after.play(insight.pick(after, buffer, count, rng))
            result = game.result(after)
            assert result is not None
            tries[k] += 1
            totals[k] += 1.0 / len(result.winners) if seat in result.winners else 0.0
            best = max(score for other, score in enumerate(result.scores) if other != seat)
            totals[k] += _LEAD * (result.scores[seat] - best)
        return game.text(actions[tries.index(max(tries))])

    return action


def _widest(tries: list[int], totals: list[float], done: int) -> int:
    bounds = [
        total / count + _BREADTH * math.sqrt(math.log(done) / count)
        for total, count in zip(totals, tries, strict=True)
    ]
    return bounds.index(max(bounds))


def foes(playouts: int, *, peeks: bool, naive: bool) -> Yardstick:
    """Return the foe game's expert that sees all cards, or takes the others to play their highest card."""

    def action(match: Match, rng: Random) -> str:
        game, position = match.game, match.position
        actions = legal_actions(position)
        worlds = game.worlds(match.options, observation_of(perspective(match, match.turn)))
        root = position if peeks else worlds.sample(rng)
        insight = game.insight_of(game.levels[-1], root)
        if naive:
            insight = NaiveOthers(insight, match.turn)
        search = Improvement(insight, root, actions, rng.word())
        for _ in range(playouts if len(actions) > 1 else 1):
            search.run(position if peeks else worlds.sample(rng))
        return game.text(actions[search.choice()])

    return action


class NaiveOthers(Insight):
    """The foe game's insight if all other seats play their highest card: of such seats it is always right."""

    def __init__(self, insight: Insight, seat: int) -> None:
        self._insight = insight
        self._seat = seat

    def settled(self, position: Position) -> bool:
        return self._insight.settled(position)

    def reward(self, position: Position, seat: i64) -> float:
        return self._insight.reward(position, seat)

    def share(self, position: Position, seat: i64) -> float:
        return self._insight.share(position, seat)

    def pick(self, position: Position, actions: vec[i64], count: i64, rng: Random) -> i64:
        if position.turn() == self._seat:
            return self._insight.pick(position, actions, count, rng)
        played = [actions[k] for k in range(count)]
        best = max(_height(action) for action in played)
        highest = [action for action in played if _height(action) == best]
        return highest[rng.below(len(highest))]


def _height(action: int) -> int:
    """Return the rank of a card that is played openly, as the greedy player does; anything else is lower."""
    return action & (WAY - 1) if action >> 6 == PLAY else -1


def named(text: str) -> Yardstick:
    """Return the player that is called ``NAME`` or ``NAME@PLAYOUTS``; raises ``KeyError`` in a match."""
    name, _, number = text.partition("@")
    playouts = int(number or 1)
    match name:
        case "cheater":
            return cheater
        case "open-hand":
            return open_hand(playouts)
        case "flat":
            return flat(playouts)
        case "open-cards-0" | "open-cards-1" | "open-cards-2" | "open-cards-3" | "open-cards-4":
            return partly_open(playouts, int(name[-1]))
        case "naive-model":
            return foes(playouts, peeks=False, naive=True)
        case "peeking":
            return foes(playouts, peeks=True, naive=False)
        case "peeking-naive-model":
            return foes(playouts, peeks=True, naive=True)
    return level(name, playouts)
