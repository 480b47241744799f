"""The foe-fighting game for searches: the end of a look ahead, and its worth.

Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.games.foes.actions import ENDED, NONE, PLAY, WAY
from limbotable.games.foes.blueprint import Blueprint, Manner
from limbotable.games.foes.cards import highest
from limbotable.games.foes.plausible import Kinds
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.variant import PAIRS, SINGLE, SOLO, TEAM, WINS

#: The weights of the order and of the foes left beside winning: among positions that are equally won or
#: lost, a player still prefers the better ones.
_ORDER: Final = 0.125
_MARGIN: Final = 0.125
#: Foes after which a margin counts about two thirds.
_FEW: Final = 3.0
#: The weights of a round won, and of a life, in the chances of a match that goes on.
_PER_WIN: Final = 1.0
_PER_LIFE: Final = 0.25
#: The margin of a player without partners that knows how the others play: nobody is left guessing by it.
_ALONE: Final = 1.0


class FoesInsight(Insight):
    """Looks to the end of the round."""

    def __init__(self, root: FoesPosition, manner: Manner | None = None) -> None:
        """Take the position and the manner in which all seats go on: the usual one if none is given."""
        self._ended: i64 = root.rounds_ended()
        self._blueprint = Blueprint(root.variant, manner)
        self.kinds: Kinds | None = None  #: of the others, where these do not all go on in one manner
        self._viewer: i64 = NONE

    def heed(self, viewer: i64, kinds: Kinds) -> None:
        """Let the others go on as a viewer without partners imagines them at the time."""
        self._viewer = viewer
        self.kinds = kinds

    def stage(self, position: Position) -> i64:
        """Return which quarter of the round it is: 0 to 3 alone, 4 to 7 in pairs, 8 to 11 in a team."""
        assert isinstance(position, FoesPosition)
        variant = position.variant
        side = 0 if variant.mode == SOLO else 1 if variant.mode == PAIRS else 2
        return 4 * side + 4 * position.taken // variant.foe_count

    def margin(self) -> float:
        return super().margin() if self.kinds is None else _ALONE

    def settled(self, position: Position) -> bool:
        assert isinstance(position, FoesPosition)
        return position.rounds_ended() != self._ended

    def pick(self, position: Position, actions: vec[i64], count: i64, rng: Random) -> i64:
        assert isinstance(position, FoesPosition)
        kinds = self.kinds
        if kinds is None:
            return self._blueprint.action(position)
        hero = position.hero
        if hero == self._viewer:
            self._blueprint.high = kinds.greedy
            return self._blueprint.action(position)
        if kinds.greedy >> hero & 1 and position.hand(hero):
            return PLAY * WAY + highest(position.hand(hero))
        self._blueprint.high = 0
        return self._blueprint.action(position)

    def gain(self, position: Position, action: i64) -> float:
        """Return the number of a card that is played openly: a beginner fears the foe, and plays high."""
        return float(action & (WAY - 1)) / 4.0 if action >> 6 == PLAY else -1.0

    def worth(self, position: Position) -> float:
        return self.reward(position, 0)

    def reward(self, position: Position, seat: i64) -> float:
        assert isinstance(position, FoesPosition)
        variant = position.variant
        side = variant.side(seat)
        left = float(position.left_of_side(side))
        margin = math.exp(-left / _FEW)
        share = self.share(position, seat)
        if variant.mode == TEAM:
            return (1.0 - _ORDER) * share + _ORDER * margin
        return (1.0 - _ORDER - _MARGIN) * share + _ORDER * _order(position, side) + _MARGIN * margin

    def share(self, position: Position, seat: i64) -> float:
        """Return the share of the win: of the match, but of the round where a team plays."""
        assert isinstance(position, FoesPosition)
        side = position.variant.side(seat)
        if position.variant.mode == TEAM:
            return 1.0 if position.left_of_side(side) == 0 else 0.0
        return _chance(position, side)


def _order(position: FoesPosition, side: i64) -> float:
    """Return the share of the other sides that did worse in the round, ties counting half."""
    mine = position.left_of_side(side)
    better = 0.0
    for other in range(position.variant.sides):
        if other != side:
            theirs = position.left_of_side(other)
            if theirs > mine:
                better += 1.0
            elif theirs == mine:
                better += 0.5
    return better / float(position.variant.sides - 1)


def _chance(position: FoesPosition, side: i64) -> float:
    """Return a side's chance to win the match after a round."""
    variant = position.variant
    if position.phase == ENDED:
        best = _standing(position, 0)
        sharers = 0.0
        for other in range(variant.sides):
            standing = _standing(position, other)
            if standing > best:
                best = standing
                sharers = 0.0
            if standing == best:
                sharers += 1.0
        return 1.0 / sharers if _standing(position, side) == best else 0.0
    scale = _PER_WIN if variant.end == WINS else _PER_LIFE
    mine = float(position.figure(side))
    total = 0.0
    for other in range(variant.sides):
        total += math.exp((float(position.figure(other)) - mine) * scale)
    return 1.0 / total


def _standing(position: FoesPosition, side: i64) -> i64:
    """Return the figure of a side that is highest for the winner of the match."""
    return -position.left_of_side(side) if position.variant.end == SINGLE else position.figure(side)
