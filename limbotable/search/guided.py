"""A tree guided by a game's judgement, for open games without chance and any number of seats.

Monte Carlo tree search without random play: a new position is judged by the game's ``Insight`` instead, with
all positions one action on, so a playout looks at one position's actions.  Judgements also decide the order
of tries (PUCT: Rosin 2011; Silver et al. 2016).  The values that go up the tree are their mean and, with some
weight, the best of them for the seat that chooses (implicit minimax backups: Lanctot et al. 2014; here
max^n).  Proven wins and losses go up as such (``search/proof.py``): of a seat that can win within its turn,
where its game's insight finds that likely, and of the rest of a match that is nearly over.

The tree depends on the root, the seed and the number of playouts alone.  Compiled by mypyc where a C compiler
works.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from limbotable.core.insight import Insight
from limbotable.core.position import BIT, MOST_ACTIONS, Position
from limbotable.core.random import Random
from limbotable.search.proof import Prover, joined, winner

#: An action is worth its value + _CURIOSITY * prior * sqrt(n) / m, if it was tried m times of n.
_CURIOSITY: Final = 0.25
#: The weight of the best value found below an action; the mean has the rest.
_BEST: Final = 0.3
#: Priors fall by a factor of e for so much less expected result; the rest of them is the same for all.
_DECLINE: Final = 0.1
_EVEN: Final = 0.1
#: The highest random bonus of the root's actions, by which matches differ.
_TASTE: Final = 0.004
#: The most positions of a proof where little is left.
_PROOF_NODES: Final = 300
#: The most nodes of the tree, at 88 bytes each (for two seats).
_MOST_NODES: Final = 2_000_000
_NO_CHILDREN: Final = -1
#: The most actions of a match.
_DEEPEST: Final = 1024


@final
class GuidedTree:
    """The judgements of the positions below a root, at which some seat is to act.

    Node 0 is the root; every other node is an action's.
    """

    def __init__(self, root: Position, insight: Insight, seats: int, seed: int) -> None:
        self._root = root
        self._insight = insight
        self._prover = Prover(insight, seats)
        self._seats: i64 = seats
        self._everybody: i64 = BIT[self._seats] - 1
        self._rng = Random(seed)
        self._buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._expected: vec[float] = vec[float]([0.0] * seats)
        # the way down
        self._path: vec[i64] = vec[i64]([0] * _DEEPEST)  #: from the root, 0, on
        self._movers: vec[i64] = vec[i64]([0] * _DEEPEST)
        # the nodes
        self._action: vec[i64] = vec[i64]([0])
        self._first: vec[i64] = vec[i64]([_NO_CHILDREN])  #: the first of the children, which lie in a row
        self._width: vec[i64] = vec[i64]([0])  #: the number of children
        self._visits: vec[i64] = vec[i64]([0])  #: the node's own judgement included
        self._total: vec[float] = vec[float]([0.0])  #: results of the seat whose action leads here
        self._prior: vec[float] = vec[float]([1.0])
        self._hope: vec[i64] = vec[i64]([self._everybody])  #: mask of the seats that may still win
        self._value: vec[float] = vec[float]([0.0] * seats)  #: by node and seat: the best value found
        self._taste: vec[float] = vec[float]()  #: by node; of the root's children only
        self._expand(0, root)
        self._taste = vec[float](
            [_TASTE * float(self._rng.below(1024)) / 1024.0 for _ in range(len(self._action))]
        )
        self._look_through_the_turn()

    # --- growing --------------------------------------------------------------------------------------
    def run(self, playouts: i64) -> i64:
        """Make ``playouts`` more playouts, or fewer if all is proven; return their number."""
        for done in range(playouts):
            if self._is_decided(0):
                return done
            self._playout(_NO_CHILDREN)
        return playouts

    def insist(self, action: i64, playouts: i64) -> i64:
        """Make playouts through an action of the root, or fewer if it is proven; return their number."""
        first = self._first[0]
        for child in range(first, first + self._width[0]):
            if self._action[child] == action:
                for done in range(playouts):
                    if self._is_decided(child):
                        return done
                    self._playout(child)
        return playouts

    def _playout(self, begin: i64) -> None:
        """Go down to a new position, judge the positions after it, and store the judgements.

        ``begin`` is the child of the root to begin with, or ``_NO_CHILDREN`` for the most promising one.
        """
        position = self._root.copy()
        path = self._path
        movers = self._movers
        depth: i64 = 0
        node: i64 = 0
        insisting = begin != _NO_CHILDREN
        while self._first[node] != _NO_CHILDREN and (insisting or not self._is_decided(node)):
            movers[depth] = position.turn()
            node = begin if insisting else self._chosen(node, movers[depth])
            insisting = False
            position.play(self._action[node])
            depth += 1
            path[depth] = node
        if not self._is_decided(node) and len(self._action) < _MOST_NODES:
            hope: i64 = 0
            if self._insight.tight(position):
                hope = self._prover.hope(position, _PROOF_NODES)
            if hope:
                self._settle(node, hope)
            else:
                self._expand(node, position)
        seats = self._seats
        value = self._value
        self._visits[node] += 1
        while depth > 0:
            self._total[path[depth]] += value[node * seats + movers[depth - 1]]
            depth -= 1
            self._visits[path[depth]] += 1
            self._renew(path[depth], movers[depth])

    def _expand(self, node: i64, position: Position) -> None:
        """Give a node its children, in random order, each with its judgement."""
        buffer = self._buffer
        expected = self._expected
        seats = self._seats
        mover = position.turn()
        count = position.legal(buffer, 0)
        first: i64 = len(self._action)
        self._first[node] = first
        self._width[node] = count
        together = 0.0
        for k in range(count):
            other = k + self._rng.below(count - k)
            action = buffer[other]
            buffer[other] = buffer[k]
            after = position.copy()
            after.play(action)
            hope = self._judge(after)
            prior = math.exp(expected[mover] / _DECLINE)
            together += prior
            self._action = append(self._action, action)
            self._first = append(self._first, _NO_CHILDREN)
            self._width = append(self._width, 0)
            self._visits = append(self._visits, 1)
            self._total = append(self._total, expected[mover])
            self._prior = append(self._prior, prior)
            self._hope = append(self._hope, hope)
            for seat in range(seats):
                self._value = append(self._value, expected[seat])
        prior = (1.0 - _EVEN) / together
        for child in range(first, first + count):
            self._prior[child] = self._prior[child] * prior + _EVEN / float(count)
        self._renew(node, mover)

    def _judge(self, position: Position) -> i64:
        """Write each seat's expected result, and return the mask of the seats that may win."""
        insight = self._insight
        hope = self._everybody
        if insight.settled(position):
            hope = winner(insight, position, self._seats)
            for seat in range(self._seats):
                self._expected[seat] = insight.reward(position, seat)
        elif (
            not insight.midway(position)
            and insight.critical(position)
            and self._prover.wins_this_turn(position)
        ):
            hope = BIT[position.turn()]
            for seat in range(self._seats):
                self._expected[seat] = 0.0
            self._expected[position.turn()] = 1.0
        else:
            insight.estimate(position, self._expected)
        return hope

    def _look_through_the_turn(self) -> None:
        """Find the actions of the root that win within its turn."""
        position = self._root
        mover = position.turn()
        first = self._first[0]
        for child in range(first, first + self._width[0]):
            if not self._is_decided(child) and self._prover.wins_by(position, self._action[child]):
                self._settle(child, BIT[mover])
        self._renew(0, mover)

    def _settle(self, node: i64, hope: i64) -> None:
        """Store a proven result."""
        self._hope[node] = hope
        winners = 0.0
        for seat in range(self._seats):
            if hope & BIT[seat]:
                winners += 1.0
        for seat in range(self._seats):
            self._value[node * self._seats + seat] = 1.0 / winners if hope & BIT[seat] else 0.0

    def _renew(self, node: i64, mover: i64) -> None:
        """Take a seat's best value, and the proven result, from a node's children."""
        hopes = self._hope
        value = self._value
        seats = self._seats
        mine = BIT[mover]
        first = self._first[node]
        hope: i64 = 0
        best = first
        most = -1.0
        for child in range(first, first + self._width[node]):
            may = hopes[child]
            hope = joined(hope, may, mine)
            promise = value[child * seats + mover]
            if may == mine:
                best = child
                break
            if may & mine:
                promise += 1.0  # before all certain losses
            if promise > most:
                most = promise
                best = child
        hopes[node] = hope
        for seat in range(seats):
            value[node * seats + seat] = value[best * seats + seat]

    def _chosen(self, node: i64, mover: i64) -> i64:
        """Return the child to try: the most promising one of those that may change the result."""
        visits = self._visits
        total = self._total
        prior = self._prior
        value = self._value
        hopes = self._hope
        seats = self._seats
        mine = BIT[mover]
        lost = hopes[node] & mine == 0
        curiosity = _CURIOSITY * math.sqrt(float(visits[node]))
        first = self._first[node]
        taste = self._taste
        best = first
        most = -1.0
        for child in range(first, first + self._width[node]):
            may = hopes[child]
            if (may & (may - 1) == 0) if lost else may & mine == 0:
                continue
            tried = float(visits[child])
            promise = (
                (1.0 - _BEST) * total[child] / tried
                + _BEST * value[child * seats + mover]
                + curiosity * prior[child] / tried
            )
            if node == 0:
                promise += taste[child]
            if promise > most:
                most = promise
                best = child
        return best

    def _is_decided(self, node: i64) -> bool:
        hope = self._hope[node]
        return hope & (hope - 1) == 0

    # --- results --------------------------------------------------------------------------------------
    def actions(self) -> list[int]:
        """Return the root's actions, best first."""
        return [int(self._action[child]) for child in self._ranked(0, self._root.turn())]

    def visits(self) -> list[int]:
        """Return the number of playouts through each of the root's actions, best first."""
        return [int(self._visits[child]) - 1 for child in self._ranked(0, self._root.turn())]

    def values(self) -> list[float]:
        """Return the result that the root's seat may expect of each of its actions, best first."""
        mover = self._root.turn()
        return [self._worth(child, mover) for child in self._ranked(0, mover)]

    def hopeful(self) -> list[int]:
        """Return the root's actions with which its seat may still win, best first."""
        mover = self._root.turn()
        return [
            int(self._action[child]) for child in self._ranked(0, mover) if self._hope[child] & BIT[mover]
        ]

    def lasts(self, action: i64) -> bool:
        """Return whether after an action of the root the next seat can be kept from winning within its turn.

        The tree itself looks for such wins only where they are likely.
        """
        return self._prover.lasts(self._root, action)

    def give_up(self, action: i64) -> None:
        """Take an action of the root as lost: it does not last."""
        first = self._first[0]
        mover = self._root.turn()
        for child in range(first, first + self._width[0]):
            if self._action[child] == action:
                self._settle(child, self._everybody & ~BIT[mover])

    def line(self) -> list[int]:
        """Return the expected actions from the root on, as far as the tree goes."""
        position = self._root.copy()
        node: i64 = 0
        found = []
        while self._first[node] != _NO_CHILDREN:
            node = self._ranked(node, position.turn())[0]
            position.play(self._action[node])
            found.append(int(self._action[node]))
        return found

    def _ranked(self, node: i64, mover: i64) -> list[i64]:
        """Return a node's children, best first: proven wins, then by the number of tries, proven losses."""
        mine = BIT[mover]
        first = self._first[node]
        ranks: list[tuple[int, int, float, i64]] = []
        for child in range(first, first + self._width[node]):
            hope = self._hope[child]
            rank = 0 if hope == mine else 1 if hope & mine else 2
            ranks.append((rank, -int(self._visits[child]), -self._worth(child, mover), child))
        ranks.sort()
        return [child for _, _, _, child in ranks]

    def _worth(self, child: i64, mover: i64) -> float:
        """Return the result that a seat may expect of a child."""
        best = self._value[child * self._seats + mover]
        if self._hope[child] == BIT[mover] or self._hope[child] & BIT[mover] == 0:
            return best
        return (1.0 - _BEST) * self._total[child] / float(self._visits[child]) + _BEST * best

    # --- single nodes ---------------------------------------------------------------------------------
    def size(self) -> int:
        """Return the number of nodes: they are numbered from 0, the root."""
        return len(self._action)

    def children(self, node: i64) -> list[int]:
        """Return the nodes after a node, in no order of worth; none where the tree ends."""
        first = self._first[node]
        return list(range(first, first + self._width[node]))

    def judgements(self, node: i64) -> int:
        """Return how often a result went through a node, its own judgement included."""
        return int(self._visits[node])

    def hope(self, node: i64) -> int:
        """Return the mask of the seats that may still win after a node."""
        return int(self._hope[node])

    def best(self, node: i64) -> list[float]:
        """Return for each seat the result that it may expect with the best actions found."""
        at = node * self._seats
        return [self._value[at + seat] for seat in range(self._seats)]
