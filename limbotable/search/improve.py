"""Looking for an improvement on the actions that every seat is assumed to take.

One seat tries each of its actions in worlds that fit its knowledge; after that all seats, itself included,
play as the game's insight does (a *blueprint*).  This is the single-agent search of SPARTA (Lerer, Hu,
Foerster and Brown 2020): but for chance it is never worse than the blueprint.  It does not assume that
others have knowledge that only the searcher has, as a tree does where partners have secrets.  Compiled by
mypyc if a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import CHANCE, MOST_ACTIONS, Position
from limbotable.core.random import Random
from limbotable.search.tally import Tally

#: An action is surely better or worse by so many standard errors.
_SURE: Final = 2.0
#: Actions that are surely not the best are given up each time that so many more worlds were tried.
_BETWEEN: Final = 16


@final
class Improvement:
    """The rewards of each action of a seat if all seats follow the blueprint after it."""

    def __init__(self, insight: Insight, root: Position, actions: list[int], seed: int) -> None:
        """Take the seat to act at a position that fits its knowledge, and its actions."""
        count = len(actions)
        self._insight = insight
        self._seat: i64 = root.turn()
        self._rng = Random(seed)
        self._luck = Random(seed)
        self._buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._actions: vec[i64] = vec[i64](actions)
        self._usual: i64 = 0  #: the index of the blueprint's action among them
        usual = insight.pick(root, self._actions, count, self._rng)
        for k in range(i64(count)):
            if self._actions[k] == usual:
                self._usual = k
        self._worlds: i64 = 0
        self._visits: vec[i64] = vec[i64]([0] * count)
        self._given_up: vec[bool] = vec[bool]([False] * count)
        self._totals: vec[float] = vec[float]([0.0] * count)  #: rewards
        self._share = 0.0  #: of the win, where a world was played to last
        self._shares = [Tally() for _ in range(count)]  #: of the win
        self._leads: vec[float] = vec[float]([0.0] * count)  #: of these over the blueprint's action
        self._gains: vec[float] = vec[float]([0.0] * count)  #: over the blueprint's action
        self._squares: vec[float] = vec[float]([0.0] * count)  #: of the gains

    def run(self, world: Position) -> None:
        """Play a world to the insight's horizon, once for each action, with the same chance outcomes."""
        rng = self._rng
        luck = self._luck.word()
        rng.state = luck
        usual = self._reward(world, self._usual)
        share = self._share
        self._note(self._usual, usual, 0.0, 0.0)
        for k in range(i64(len(self._actions))):
            if k != self._usual and not self._given_up[k]:
                rng.state = luck
                reward = self._reward(world, k)
                self._note(k, reward, reward - usual, self._share - share)
        self._worlds += 1
        if self._worlds % _BETWEEN == 0:
            self._give_up()

    def visits(self) -> list[int]:
        """Return the number of worlds in which each action was tried."""
        return [int(visits) for visits in self._visits]

    def values(self) -> list[float]:
        """Return the mean reward of each action, by its gain where the blueprint's was tried too."""
        base = self._totals[self._usual] / float(self._visits[self._usual])
        return [base + self._gain(k) for k in range(len(self._actions))]

    def try_out(self, world: Position, k: i64) -> None:
        """Play a world with one of the actions alone, only to know better what it is worth."""
        self._rng.state = self._luck.word()
        self._reward(world, k)
        self._shares[k].add(self._share)

    def tally(self, k: int) -> Tally:
        """Return the shares of the win that an action led to."""
        return self._shares[k]

    def chances(self, chosen: int) -> list[float]:
        """Return the share of the win that each action led to, by what it gained on a chosen one.

        Both are compared where the same worlds were tried, so that luck counts for neither.
        """
        base = self._shares[chosen].mean() - self._lead(chosen)
        return [base + self._lead(k) for k in range(len(self._actions))]

    def _lead(self, k: i64) -> float:
        return self._leads[k] / float(self._visits[k])

    def choice(self) -> int:
        """Return the index of the action to take: the blueprint's, unless another one is better enough."""
        best = self._usual
        most = 0.0
        margin = self._insight.margin()
        for k in range(i64(len(self._actions))):
            gain = self._gain(k)
            if gain > most and gain > margin * self._error(k):
                most = gain
                best = k
        return int(best)

    def _reward(self, world: Position, k: i64) -> float:
        after = world.copy()
        after.play(self._actions[k])
        insight = self._insight
        buffer = self._buffer
        rng = self._rng
        while not insight.settled(after):
            if after.turn() == CHANCE:
                after.settle(rng.shuffled(after.urn()))
            else:
                count = after.legal(buffer, 0)
                after.play(insight.pick(after, buffer, count, rng))
        self._share = insight.share(after, self._seat)
        return insight.reward(after, self._seat)

    def _note(self, k: i64, reward: float, gain: float, lead: float) -> None:
        self._visits[k] += 1
        self._totals[k] += reward
        self._shares[k].add(self._share)
        self._leads[k] += lead
        self._gains[k] += gain
        self._squares[k] += gain * gain

    def _gain(self, k: i64) -> float:
        """Return the mean gain of an action over the blueprint's."""
        return self._gains[k] / float(self._visits[k])

    def _error(self, k: i64) -> float:
        """Return the standard error of that mean, as if one more world had the highest possible gain."""
        if k == self._usual:
            return 0.0
        tried = float(self._visits[k])
        mean = self._gains[k] / tried
        return math.sqrt(
            ((self._squares[k] + 1.0) / (tried + 1.0) - mean * mean * tried / (tried + 1.0)) / tried
        )

    def _give_up(self) -> None:
        """Give up the actions that are surely worse than another one."""
        sure = 0.0
        for k in range(i64(len(self._actions))):
            least = self._gain(k) - _SURE * self._error(k)
            if least > sure:
                sure = least
        for k in range(i64(len(self._actions))):
            if self._gain(k) + _SURE * self._error(k) < sure:
                self._given_up[k] = True
