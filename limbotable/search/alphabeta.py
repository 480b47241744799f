"""Alpha-beta for open games of two seats without chance.

Iterative deepening over single actions, so a turn of several actions takes several plies of one seat.
Principal variation search (Marsland and Campbell 1982) with a transposition table (``transposition.py``),
killer moves and the history heuristic (``ordering.py``), and, where it is told to be selective, late move
reductions.  A position is judged by its game's ``Insight.balance``; wins and losses are proven, never judged,
so what is decided is exact.

Of the best action it finds the value; of any other one only that it is worth no more.  ``compare`` and
``insist`` find out what others are worth, each beside the best one at one and the same depth.

What comes out depends on the root, the seed and the number of positions alone.  Compiled by mypyc where a C
compiler works.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import Insight, logistic
from limbotable.core.odds import log_odds
from limbotable.core.position import MOST_ACTIONS, Position
from limbotable.core.random import Random
from limbotable.search.ordering import ActionOrder
from limbotable.search.transposition import EXACT, LOWER, NO_ACTION, UNKNOWN, UPPER, TranspositionTable

#: A balance is kept as an integer: so many for each unit of the logarithm of the odds.
_UNIT: Final = 1000.0
#: No judgement says more than this: it stands for a chance of about one in 3000.
_MOST: Final = 8000
_WON: Final = 1_000_000
_INFINITE: Final = 2_000_000
#: Deeper than any search; what is proven holds for any depth.
_DEEPEST: Final = 100
#: Room for the actions of all positions on the way down.
_ROOM: Final = 0x4000
#: So many positions are looked at between two questions whether to stop.
_PATIENCE: Final = 1024

#: Actions are first compared so many plies less deeply than a deep search has gone, which costs little.
_SHALLOWER: Final = 2
_DEEP: Final = 5
#: The parts of the positions for comparing by which actions that are clearly worse are told from the others,
#: and by which the best ones of these are measured; the rest is for a closer look at those that are level.
_APART: Final = 0.5
_RANKED: Final = 0.75
#: Stands for the depth of a value that is not known, but only a limit to it.
_AT_MOST: Final = 0
#: Stands for a number of positions.
_NEVER: Final = 1 << 60
#: From these on in the order, a selective search looks at actions one ply less deeply, and two.
_LATE: Final = 2
_VERY_LATE: Final = 6


@final
class AlphaBeta:
    """What alpha-beta found out about a root, at which one of two seats is to act.

    ``selective`` searches look less deeply at actions that come late in the order.
    """

    def __init__(self, root: Position, insight: Insight, seed: int, selective: bool) -> None:
        self.nodes: i64 = 0  #: positions visited so far
        self._root = root
        self._insight = insight
        self._selective = selective
        self._last: i64 = 0
        self._next_question: i64 = _NEVER
        self._stopped = False
        self._is_up: Callable[[], bool] = _never
        self._actions: vec[i64] = vec[i64]([0] * _ROOM)
        self._order = ActionOrder(self._actions, _DEEPEST)
        self.table = TranspositionTable(insight, root)  #: what was found out about positions below the root
        # the root's actions, in the order in which they are looked at
        width = root.legal(self._actions, 0)
        first = Random(seed).reordered([int(self._actions[k]) for k in range(width)])
        self._width: i64 = width
        self._root_actions: vec[i64] = vec[i64](first)
        self._values: vec[i64] = vec[i64]([0] * len(first))  #: of those without a depth: at most that
        self._depths: vec[i64] = vec[i64]([_AT_MOST] * len(first))  #: at which the values were found
        self._spent: vec[i64] = vec[i64]([0] * len(first))
        self.depth: i64 = 0  #: that was looked at to the end
        self.course: list[float] = []  #: the root's value at each depth that was looked at to the end
        self.deepen(1)

    # --- searching ------------------------------------------------------------------------------------
    def run(self, nodes: int, is_up: Callable[[], bool]) -> None:
        """Look deeper and deeper, until so many positions more were visited, it is time, or all is proven."""
        self._allow(nodes, is_up)
        while not self._is_stopped() and self.depth < _DEEPEST and not self.is_decided():
            self.course.append(self.values()[0])
            self.deepen(self.depth + 1)

    def compare(self, actions: int, lead: float, nodes: int, is_up: Callable[[], bool]) -> None:
        """Find out which actions are clearly worse than the best one, and measure those that are not.

        Clearly worse is what lacks more than ``lead`` of a win.  So many actions after the best one are
        measured in any case.  What there are too few positions for stays as it is; but of what only seems
        about as good as the best one, at less depth, no more than a limit is known then.
        """
        if self._values[0] <= -_WON:
            return
        before = self.nodes
        self._allow(int(nodes * _APART), is_up)
        first = self._first_depth()
        for depth in range(first, self.depth + 1):
            self._tell_apart(depth, lead)
            if depth < self.depth:
                self._rank(first, 1)
        self._allow(before + int(nodes * _RANKED) - self.nodes, is_up)
        self._rank(first, actions)
        self._allow(before + nodes - self.nodes, is_up)
        self._confirm(actions, lead)

    def insist(self, action: int, nodes: int, is_up: Callable[[], bool]) -> None:
        """Find out what an action of the root's is worth, as deeply as the best one if positions suffice."""
        self._allow(nodes, is_up)
        for k in range(1, self._width):
            if self._root_actions[k] != action or self._values[k] <= -_WON:
                continue
            most = self._values[0] if self._depths[k] != _AT_MOST else self._values[k]
            first = max(self._depths[k] + 1, self._first_depth())
            for depth in range(first, self.depth + 1):
                base = self._look(0, depth, -_INFINITE, _INFINITE)
                value = self._look(k, depth, -_INFINITE, base)
                if self._is_stopped() or not self._is_expected(base):
                    break
                self._note(k, depth, min(self._beside(value, base), most))
        self._order_the_rest()

    def _first_depth(self) -> i64:
        """Return the depth at which comparing begins."""
        return self.depth - _SHALLOWER if self.depth >= _DEEP else self.depth

    def is_decided(self) -> bool:
        """Return whether it is proven that the root is won, or that it is lost."""
        return self._values[0] >= _WON or self._values[0] <= -_WON

    def _allow(self, nodes: i64, is_up: Callable[[], bool]) -> None:
        self._last = self.nodes + nodes
        self._is_up = is_up
        self._next_question = min(self.nodes + _PATIENCE, self._last)
        self._stopped = False

    def deepen(self, depth: i64) -> None:
        """Look at all actions of the root to a depth, and put those first that are better than the first."""
        self._order.age()
        best = -_INFINITE
        values = self._values
        for k in range(self._width):
            if depth > 1 and values[k] <= -_WON:
                continue
            known = True
            if k == 0 or depth == 1:
                value = self._look(k, depth, -_INFINITE, _INFINITE)
            else:
                value = self._look(k, depth, best, best + 1)
                known = value > best
                if known and value < _WON and not self._is_stopped():
                    value = self._look(k, depth, best, _INFINITE)
            if self._is_stopped():
                if values[0] <= -_WON:  # it has just been found out, and the others may not be lost
                    self._order_the_rest()
                return
            if k == 0:  # values of another depth cannot be compared with it
                self._forget_the_rest()
            self._note(k, depth if known else _AT_MOST, value)
            if value > best:
                best = value
                self._move_up(k, 0)
            if best >= _WON and depth > 1:
                break
        self.depth = depth
        self._order_the_rest()

    def _tell_apart(self, depth: i64, lead: float) -> None:
        """Find out at a depth which actions are clearly worse than the first, and measure the others."""
        base = self._look(0, depth, -_INFINITE, _INFINITE)
        least = self._least(base, lead)
        for k in range(1, self._width):
            if self._values[k] <= -_WON or self._depths[k] > depth or not self._is_expected(base):
                continue  # no more can be found out
            value = self._look(k, depth, least - 1, least)
            if self._is_stopped():
                break
            if value >= least:
                if self._depths[k] == _AT_MOST:
                    self._values[k] = self._values[0]
                if base > least:
                    value = self._look(k, depth, least - 1, base)
                    if self._is_stopped():
                        break
            told = self._beside(value, base)
            if value >= least:
                self._note(k, depth, told)
            elif self._depths[k] == _AT_MOST or told < self._values[k]:
                self._note(k, _AT_MOST, told)
        self._order_the_rest()

    def _rank(self, depth: i64, places: i64) -> None:
        """Measure the actions of so many places after the first, the best ones that are left, at a depth."""
        base = self._look(0, depth, -_INFINITE, _INFINITE)
        while not self._is_stopped() and self._is_expected(base):
            k: i64 = 1
            while k < self._width and self._depths[k] != _AT_MOST:
                k += 1
            if k > places or k >= self._width or self._values[k] <= -_WON:
                break
            # What is not better than the next one that is measured needs no measuring yet.
            least: i64 = -_INFINITE
            for other in range(k + 1, self._width):
                if self._depths[other] != _AT_MOST and self._values[other] > -_WON:
                    least = self._values[other] - self._values[0] + base
                    break
            most = max(self._values[k] - self._values[0] + base, least)
            value = _INFINITE if least == -_INFINITE else self._look(k, depth, least - 1, least)
            if value >= least and not self._is_stopped():
                value = self._look(k, depth, max(least - 1, -_INFINITE), most)
            if self._is_stopped():
                break
            known = depth if value >= least else _AT_MOST
            self._note(k, known, min(self._beside(value, base), self._values[k]))
            self._order_the_rest()

    def _confirm(self, places: i64, lead: float) -> None:
        """Look as deeply as at the first action at what came out about level with it at less depth.

        Positions that are left then measure the first ``places`` after it, of which only limits are known.
        """
        depth = max(self.depth, self._depths[0])
        base = self._look(0, depth, -_INFINITE, _INFINITE)
        if not self._is_stopped() and not self._is_expected(base):
            return
        least = self._least(base, lead)
        enough = _chance(self._values[0]) - lead
        for k in range(1, self._width):
            if not _AT_MOST < self._depths[k] < depth or _chance(self._values[k]) < enough:
                continue
            self._note(k, _AT_MOST, self._values[k])  # it is level by a shallow look alone
            value = self._look(k, depth, least - 1, least)
            if self._is_stopped():
                continue
            if value < least:
                self._note(k, _AT_MOST, self._beside(value, base))
                continue
            self._note(k, depth, self._values[k])
            if base > least:
                value = self._look(k, depth, least - 1, base)
                if not self._is_stopped():
                    self._note(k, depth, self._beside(value, base))
        self._order_the_rest()
        for k in range(1, min(places + 1, self._width)):
            if self._depths[k] == _AT_MOST and self._values[k] > -_WON:
                value = self._look(k, depth, -_INFINITE, base)
                if self._is_stopped():
                    break
                self._note(k, depth, min(self._beside(value, base), self._values[k]))
        self._order_the_rest()

    def _is_expected(self, base: i64) -> bool:
        """Return whether the first action's value at a depth is proven where its value is, and only there."""
        return base > -_WON and (base >= _WON) == (self._values[0] >= _WON)

    def _least(self, base: i64, lead: float) -> i64:
        """Return what an action is worth at least that is not clearly worse than the first one.

        Both at a depth at which the first one is worth ``base``.
        """
        least = _chance(self._values[0]) - lead
        if least <= _chance(-_MOST):
            return -_MOST
        found = i64(math.floor(log_odds(least) * _UNIT))
        return found if base >= _WON else found - self._values[0] + base

    def _beside(self, value: i64, base: i64) -> i64:
        """Return what an action is worth beside the first one, which is worth ``base`` at the same depth."""
        if value <= -_WON or value >= _WON or base >= _WON:
            return min(value, self._values[0])
        return min(self._values[0] - base + min(value, base), self._values[0])

    def _note(self, k: i64, depth: i64, value: i64) -> None:
        """Note what an action is worth at a depth, or at most if there is none."""
        self._values[k] = value
        self._depths[k] = depth

    def _forget_the_rest(self) -> None:
        """Take the values of all actions after the first for limits, but of those that are lost."""
        for k in range(1, self._width):
            if self._values[k] > -_WON:
                self._depths[k] = _AT_MOST

    def _order_the_rest(self) -> None:
        """Sort the root's actions after the first by what is known of them, stably."""
        for k in range(2, self._width):
            end = k
            while end > 1 and self._values[end - 1] < self._values[k]:
                end -= 1
            self._move_up(k, end)
        # What was the best one until now may be lost, and the others not.
        if self._width > 1 and self._values[0] <= -_WON < self._values[1]:
            self._move_up(1, 0)

    def _move_up(self, start: i64, end: i64) -> None:
        """Put one of the root's actions before others."""
        action = self._root_actions[start]
        value = self._values[start]
        depth = self._depths[start]
        spent = self._spent[start]
        k = start
        while k > end:
            self._root_actions[k] = self._root_actions[k - 1]
            self._values[k] = self._values[k - 1]
            self._depths[k] = self._depths[k - 1]
            self._spent[k] = self._spent[k - 1]
            k -= 1
        self._root_actions[end] = action
        self._values[end] = value
        self._depths[end] = depth
        self._spent[end] = spent

    def _look(self, k: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return what one of the root's actions is worth to its seat, and count the positions for it."""
        before = self.nodes
        value = self._child(k, depth, alpha, beta)
        self._spent[k] += self.nodes - before
        return value

    def _child(self, k: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return what one of the root's actions is worth to its seat."""
        insight = self._insight
        mover = self._root.turn()
        after = self._root.copy()
        after.play(self._root_actions[k])
        if insight.settled(after):
            self.nodes += 1
            return _WON if insight.reward(after, mover) == 1.0 else -_WON
        return self._below(after, after.turn() == mover, depth - 1, alpha, beta, 0, 0)

    def _judged(self, position: Position) -> i64:
        """Return what a position that is looked at no further may be worth to the seat to act."""
        found = i64(self._insight.balance(position) * _UNIT)
        return min(max(found, -_MOST), _MOST)

    def _search(self, position: Position, depth: i64, alpha: i64, beta: i64, ply: i64, at: i64) -> i64:
        """Return what an unsettled position is worth to the seat to act (fail-soft)."""
        self.nodes += 1
        if depth <= 0:
            return self._judged(position)
        if self._must_stop():
            return 0
        table = self.table
        known = table.look_up(position, depth, alpha, beta)
        if known != UNKNOWN:
            return known
        actions = self._actions
        order = self._order
        mover = position.turn()
        end = at + position.legal(actions, at)
        if end + MOST_ACTIONS > _ROOM or ply + 1 >= _DEEPEST:
            return self._judged(position)
        if depth > 1:
            order.rank(at, end, mover, table.hint, ply)
        best: i64 = -_INFINITE
        best_action: i64 = NO_ACTION
        floor = alpha
        for k in range(at, end):
            action = order.next(k, end) if depth > 1 else actions[k]
            after = position.copy()
            after.play(action)
            value = self._worth(after, mover, k - at, depth - 1, floor, beta, ply, end)
            if self._is_stopped():
                return 0
            if value > best:
                best = value
                best_action = action
                floor = max(floor, value)
                if value >= beta:
                    break
        if depth > 1 and best >= beta:
            order.credit(best_action, mover, depth, ply)
        bound = LOWER if best >= beta else EXACT if best > alpha else UPPER
        proven = best >= _WON or best <= -_WON
        table.keep(position, _DEEPEST if proven else depth, bound, best, best_action)
        return best

    def _worth(
        self,
        after: Position,
        mover: i64,
        number: i64,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        at: i64,
    ) -> i64:
        """Return what a position is worth to the mover, whose action ``number`` in the order led there.

        The first one is looked at closely; of the others it is first of all found out whether they are
        better, with less depth where they come late.
        """
        insight = self._insight
        if insight.settled(after):
            self.nodes += 1
            return _WON if insight.reward(after, mover) == 1.0 else -_WON
        same = after.turn() == mover
        if number == 0 or depth == 0:
            return self._below(after, same, depth, alpha, beta, ply, at)
        less: i64 = 0
        if self._selective and number >= _LATE:
            less = 2 if number >= _VERY_LATE and depth > 1 else 1
        value = self._below(after, same, depth - less, alpha, alpha + 1, ply, at)
        if less and value > alpha and not self._is_stopped():
            value = self._below(after, same, depth, alpha, alpha + 1, ply, at)
        if alpha < value < beta and not self._is_stopped():
            value = self._below(after, same, depth, alpha, beta, ply, at)
        return value

    def _below(
        self, after: Position, same: bool, depth: i64, alpha: i64, beta: i64, ply: i64, at: i64
    ) -> i64:
        """Return what a position is worth to the seat whose action has led there."""
        if same:
            return self._search(after, depth, alpha, beta, ply + 1, at)
        return -self._search(after, depth, -beta, -alpha, ply + 1, at)

    def _is_stopped(self) -> bool:
        return self._stopped

    def _must_stop(self) -> bool:
        """Return whether to stop, and now and then ask."""
        if self.nodes >= self._next_question:
            self._next_question = min(self.nodes + _PATIENCE, self._last)
            if self.nodes >= self._last or self._is_up():
                self._stopped = True
        return self._stopped

    # --- what came out --------------------------------------------------------------------------------
    def actions(self) -> list[int]:
        """Return the root's actions, best first."""
        return [int(self._root_actions[k]) for k in range(self._width)]

    def visits(self) -> list[int]:
        """Return how many positions were visited below each of the root's actions, best first."""
        return [int(self._spent[k]) for k in range(self._width)]

    def values(self) -> list[float]:
        """Return the result that the root's seat may expect of each of its actions, best first.

        Of those that are ``bounded`` it is no more than that.
        """
        return [_chance(min(self._values[k], self._values[0])) for k in range(self._width)]

    def bounded(self) -> list[bool]:
        """Return, for each of the root's actions, best first, whether its value is only a limit.

        Such an action's value does not exceed it.
        """
        return [self._depths[k] == _AT_MOST and self._values[k] > -_WON for k in range(self._width)]

    def line(self) -> list[int]:
        """Return the actions that are expected from the root on, as far as they are remembered."""
        position = self._root.copy()
        action = self._root_actions[0]
        found: list[int] = []
        while action != NO_ACTION and len(found) < _DEEPEST:
            found.append(int(action))
            position.play(action)
            action = self._remembered(position)
        return found

    def _remembered(self, position: Position) -> i64:
        """Return the action that is kept for a position."""
        if self._insight.settled(position):
            return NO_ACTION
        self.table.look_up(position, 0, -_INFINITE, _INFINITE)
        return self.table.hint


def _never() -> bool:
    return False


def _chance(value: i64) -> float:
    if value >= _WON:
        return 1.0
    if value <= -_WON:
        return 0.0
    return logistic(float(value) / _UNIT)
