"""Information-set Monte Carlo tree search, for games in which the seats' knowledge differs.

One tree of actions is shared by all the worlds that are possible for the seat to act: each iteration goes
down in one of them, and of a node's actions only those that are legal in that world can be chosen
(single-observer ISMCTS: Cowling, Powley and Whitehouse 2012).  Every seat maximises its own reward (max^n).
Chance outcomes are drawn anew in each iteration and are no nodes.  Compiled by mypyc if a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import CHANCE, MOST_ACTIONS, Position
from limbotable.core.random import Random
from limbotable.search.tally import Tally

#: The bound of an action that was tried m of the n times that it was legal: its mean reward + curiosity *
#: sqrt(ln n / m).  The authors of the algorithm found 0.7 good for rewards from 0 to 1.
CURIOSITY: Final = 0.7
#: The weight of the insight's promise, in visits.
_PRIOR: Final = 2.0
#: The most nodes of the tree, at 64 bytes each.
_MOST_NODES: Final = 1_000_000
_NO_NODE: Final = -1


@final
class InformationSetTree:
    """The rewards of the actions below a root.  Node 0 is the root; every other node is an action's.

    A ``guided`` tree takes the insight's promises for actions that were not tried yet, and plays on by the
    insight; otherwise every action is tried before any is tried twice, and playouts are random.
    """

    def __init__(
        self, insight: Insight, seats: int, seed: int, guided: bool, curiosity: float = CURIOSITY
    ) -> None:
        self._insight = insight
        self._rng = Random(seed)
        self._guided = guided
        self._curiosity = curiosity
        self._buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._rewards: vec[float] = vec[float]([0.0] * seats)
        #: By action: the node that it leads to from the present one, if its stamp is the present one.
        self._child: vec[i64] = vec[i64]()
        self._stamp: vec[i64] = vec[i64]()
        self._time: i64 = 0
        self._shares: dict[int, Tally] = {}  #: of the win, by the action at the root
        # the nodes
        self._action: vec[i64] = vec[i64]([0])
        self._first: vec[i64] = vec[i64]([_NO_NODE])  #: the child that was found last
        self._next: vec[i64] = vec[i64]([_NO_NODE])  #: the child of the same parent that was found before it
        self._visits: vec[i64] = vec[i64]([0])
        self._chances: vec[i64] = vec[i64]([0])  #: times that the action was legal when its parent was left
        self._total: vec[float] = vec[float]([0.0])  #: rewards of the seat whose action leads here
        self._promise: vec[float] = vec[float]([0.0])

    def run(self, world: Position, iterations: i64) -> None:
        """Make ``iterations`` iterations in a world, which must fit the knowledge of the seat to act."""
        for _ in range(iterations):
            self._iterate(world.copy(), _NO_NODE)

    def insist(self, world: Position, action: i64, iterations: i64) -> None:
        """Make iterations through a considered action of the root, whatever its promise."""
        node = self._first[0]
        while node != _NO_NODE and self._action[node] != action:
            node = self._next[node]
        if node == _NO_NODE:
            return
        for _ in range(iterations):
            self._iterate(world.copy(), node)

    def actions(self) -> list[int]:
        """Return the root's actions, best first: by the number of tries."""
        return [int(self._action[node]) for node in self._ranked(0)]

    def visits(self) -> list[int]:
        """Return the number of tries of each of the root's actions, best first."""
        return [int(self._visits[node]) for node in self._ranked(0)]

    def values(self) -> list[float]:
        """Return the mean reward of each of the root's actions, best first; its promise if never tried."""
        return [self._mean(node) for node in self._ranked(0)]

    def tally(self, action: int) -> Tally:
        """Return the shares of the win that an action of the root's led to."""
        found = self._shares.get(action)
        return Tally() if found is None else found

    def line(self) -> list[int]:
        """Return the expected actions from the root on, as far as the tree goes."""
        found: list[int] = []
        ranked = self._ranked(0)
        while ranked and self._visits[ranked[0]] > 0:
            found.append(int(self._action[ranked[0]]))
            ranked = self._ranked(ranked[0])
        return found

    def _ranked(self, parent: i64) -> list[i64]:
        """Return a node's children, best first."""
        ranks = []
        node = self._first[parent]
        while node != _NO_NODE:
            ranks.append((-int(self._visits[node]), -self._mean(node), int(self._action[node]), node))
            node = self._next[node]
        ranks.sort()
        return [node for _, _, _, node in ranks]

    def _mean(self, node: i64) -> float:
        visits = self._visits[node]
        return self._total[node] / float(visits) if visits else self._promise[node]

    def _iterate(self, position: Position, begin: i64) -> None:
        """Go down to a new action, play on from there, and store the rewards.

        ``begin`` is the child of the root to begin with, or ``_NO_NODE``.
        """
        insight = self._insight
        path = vec[i64]()
        movers = vec[i64]()
        node: i64 = 0
        fresh = False
        while not fresh and not insight.settled(position):
            turn = position.turn()
            if turn == CHANCE:
                position.settle(self._rng.shuffled(position.urn()))
                continue
            count = position.legal(self._buffer, 0)
            node = begin if node == 0 and begin != _NO_NODE else self._chosen(node, position, count)
            if node == _NO_NODE:
                break
            fresh = self._visits[node] == 0
            movers = append(movers, turn)
            path = append(path, node)
            position.play(self._action[node])
        self._play_on(position)
        rewards = self._rewards
        for seat in range(i64(len(rewards))):
            rewards[seat] = insight.reward(position, seat)
        for k in range(i64(len(path))):
            self._visits[path[k]] += 1
            self._total[path[k]] += rewards[movers[k]]
        if len(path) > 0:
            action = int(self._action[path[0]])
            if action not in self._shares:
                self._shares[action] = Tally()
            self._shares[action].add(insight.share(position, movers[0]))

    def _play_on(self, position: Position) -> None:
        """Play to the insight's horizon, outside the tree."""
        insight = self._insight
        buffer = self._buffer
        rng = self._rng
        while not insight.settled(position):
            if position.turn() == CHANCE:
                position.settle(rng.shuffled(position.urn()))
                continue
            count = position.legal(buffer, 0)
            action = insight.pick(position, buffer, count, rng) if self._guided else buffer[rng.below(count)]
            position.play(action)

    def _chosen(self, parent: i64, position: Position, count: i64) -> i64:
        """Return the child (maybe a new one) of the most promising action; ``_NO_NODE`` without room."""
        self._look_up(parent)
        buffer = self._buffer
        start = self._rng.below(count)  # among equals a random one: the order of actions plays no part
        best: i64 = _NO_NODE
        best_promise = -1.0
        for step in range(count):
            k = start + step
            action = buffer[k if k < count else k - count]
            child = self._child_of(parent, position, action)
            if child == _NO_NODE:
                continue
            self._chances[child] += 1
            promise = self._worth(child)
            if promise > best_promise:
                best_promise = promise
                best = child
        return best

    def _worth(self, node: i64) -> float:
        """Return the upper confidence bound of an action."""
        tried = float(self._visits[node])
        if not self._guided:
            if tried == 0.0:
                return 1e9
            mean = self._total[node] / tried
        else:
            mean = (self._total[node] + _PRIOR * self._promise[node]) / (tried + _PRIOR)
            tried += 1.0
        return mean + self._curiosity * math.sqrt(math.log(float(self._chances[node]) + 1.0) / tried)

    def _look_up(self, parent: i64) -> None:
        """Write the children of a node into the table by action."""
        self._time += 1
        node = self._first[parent]
        while node != _NO_NODE:
            action = self._action[node]
            self._child[action] = node
            self._stamp[action] = self._time
            node = self._next[node]

    def _child_of(self, parent: i64, position: Position, action: i64) -> i64:
        """Return the child that an action leads to, a new one if there is room for it."""
        child = self._child
        stamp = self._stamp
        while len(stamp) <= action:
            child = append(child, _NO_NODE)
            stamp = append(stamp, 0)
        self._child = child
        self._stamp = stamp
        if stamp[action] == self._time:
            return child[action]
        node: i64 = len(self._action)
        if node >= _MOST_NODES:
            return _NO_NODE
        self._action = append(self._action, action)
        self._next = append(self._next, self._first[parent])
        self._first[parent] = node
        self._first = append(self._first, _NO_NODE)
        self._visits = append(self._visits, 0)
        self._chances = append(self._chances, 0)
        self._total = append(self._total, 0.0)
        self._promise = append(
            self._promise, self._insight.promise(position, action) if self._guided else 0.5
        )
        return node
