"""Plain UCT: a tree grown by random playouts, for open games without chance and any number of seats.

Upper confidence bounds applied to trees (Kocsis and Szepesvari 2006) over single actions, so a turn of
several actions takes several levels.  Every seat maximises its own reward (max^n).  The tree depends on the
root, the seed and the number of playouts alone.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import MOST_ACTIONS, Position
from limbotable.core.random import Random

#: The bound of an action that was tried m times of n: its mean reward + sqrt(_CURIOSITY * ln n / m).
_CURIOSITY: Final = 2.0
#: The most nodes of the tree, at 40 bytes each.
_MOST_NODES: Final = 2_000_000
_NO_CHILDREN: Final = -1


@final
class Tree:
    """The rewards of the positions below a root.  Node 0 is the root; every other node is an action's."""

    def __init__(self, root: Position, insight: Insight, seats: int, seed: int) -> None:
        self._root = root
        self._insight = insight
        self._rng = Random(seed)
        self._buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._rewards: vec[float] = vec[float]([0.0] * seats)
        # the nodes
        self._action: vec[i64] = vec[i64]([0])
        self._first: vec[i64] = vec[i64]([_NO_CHILDREN])  #: the first of the children, which lie in a row
        self._width: vec[i64] = vec[i64]([0])  #: the number of children
        self._visits: vec[i64] = vec[i64]([1])  #: the root counts as tried once
        self._total: vec[float] = vec[float]([0.0])  #: rewards of the seat whose action leads here
        self._expand(0, root)

    def run(self, playouts: i64) -> i64:
        """Make ``playouts`` more playouts; return their number."""
        for _ in range(playouts):
            self._playout()
        return playouts

    def actions(self) -> list[int]:
        """Return the root's actions, best first: by the number of tries."""
        return [int(self._action[child]) for child in self._ranked(0)]

    def visits(self) -> list[int]:
        """Return the number of tries of each of the root's actions, best first."""
        return [int(self._visits[child]) for child in self._ranked(0)]

    def values(self) -> list[float]:
        """Return the mean reward of each of the root's actions, best first; 0 where it was never tried."""
        return [self._mean(child) for child in self._ranked(0)]

    def line(self) -> list[int]:
        """Return the expected actions from the root on, as far as the tree goes."""
        found = []
        node: i64 = 0
        while self._first[node] != _NO_CHILDREN:
            node = self._ranked(node)[0]
            found.append(int(self._action[node]))
        return found

    def _ranked(self, node: i64) -> list[i64]:
        """Return a node's children, best first."""
        first = self._first[node]
        ranks = [
            (-int(self._visits[child]), -self._mean(child), int(self._action[child]), child)
            for child in range(first, first + self._width[node])
        ]
        ranks.sort()
        return [child for _, _, _, child in ranks]

    def _mean(self, child: i64) -> float:
        visits = self._visits[child]
        return self._total[child] / float(visits) if visits else 0.0

    def _playout(self) -> None:
        """Go down to a new position, play at random from there, and store the rewards."""
        position = self._root.copy()
        insight = self._insight
        path = vec[i64]()
        movers = vec[i64]()
        node: i64 = 0
        while not insight.settled(position):
            if self._first[node] == _NO_CHILDREN:
                if self._visits[node] == 0 or len(self._action) >= _MOST_NODES:
                    break
                self._expand(node, position)
            node = self._chosen(node)
            movers = append(movers, position.turn())
            path = append(path, node)
            position.play(self._action[node])
        buffer = self._buffer
        rng = self._rng
        while not insight.settled(position):
            count = position.legal(buffer, 0)
            position.play(buffer[rng.below(count)])
        rewards = self._rewards
        for seat in range(i64(len(rewards))):
            rewards[seat] = insight.reward(position, seat)
        self._visits[0] += 1
        for k in range(i64(len(path))):
            self._visits[path[k]] += 1
            self._total[path[k]] += rewards[movers[k]]

    def _expand(self, node: i64, position: Position) -> None:
        """Give a node its children, in random order: those not tried yet are tried in turn."""
        buffer = self._buffer
        count = position.legal(buffer, 0)
        action = self._action
        self._first[node] = len(action)
        self._width[node] = count
        for k in range(count):
            other = k + self._rng.below(count - k)
            kept = buffer[other]
            buffer[other] = buffer[k]
            action = append(action, kept)
            self._first = append(self._first, _NO_CHILDREN)
            self._width = append(self._width, 0)
            self._visits = append(self._visits, 0)
            self._total = append(self._total, 0.0)
        self._action = action

    def _chosen(self, node: i64) -> i64:
        """Return the child to try: the first untried one, else the most promising one."""
        first = self._first[node]
        visits = self._visits
        total = self._total
        curiosity = _CURIOSITY * math.log(float(visits[node]))
        best = first
        best_promise = -1.0
        for child in range(first, first + self._width[node]):
            tried = visits[child]
            if tried == 0:
                return child
            promise = total[child] / float(tried) + math.sqrt(curiosity / float(tried))
            if promise > best_promise:
                best_promise = promise
                best = child
        return best
