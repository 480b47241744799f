"""Depth-first proof-number search for open games of two seats without chance (df-pn: Nagai 2002).

It asks one question: does the seat to act win?  A position's *proof number* is the least number of positions
that would still have to be won to prove that it does, its *disproof number* that for the opposite; both rise
where proofs are hard.  The search always goes on where the least is missing, so it follows forced lines far
deeper than a search that looks at all actions to one depth.  A turn may be several actions of one seat.

Of the actions that are not proven to be wrong only the better half counts, by what is seen of them at a
glance (after Henderson 2010).  Whenever one is refuted, the half moves on, so nothing is left out in the end.

What comes out depends on the root and the number of positions alone.  Compiled by mypyc where a C compiler
works.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import WORDS, Insight, mixed
from limbotable.core.position import MOST_ACTIONS, Position

#: Room for the actions of all positions on the way down.
_ROOM: Final = 0x10000
#: The table has so many places, each with a position's four words and its two numbers.
_PLACES: Final = 0x40000
_PLACE: Final = 0x3FFFF
_ENTRY: Final = 6
#: A number that no proof would come to: the opposite is proven.
_INFINITE: Final = 1 << 40
#: A new position's number rises by so much for each unit of the log odds against that proof.
_DOUBT: Final = 20.0
#: No judgement counts for more than these log odds.
_SUREST: Final = 8.0
#: So many positions are looked at between two questions whether to stop.
_PATIENCE: Final = 1024


@final
class ProofNumbers:
    """The proof, or disproof, that the seat to act at a root wins against the other one.

    The insight has to know positions again (``identify``) and to judge them (``lead``), and no position may
    come back in a match.
    """

    def __init__(self, root: Position, insight: Insight) -> None:
        self.nodes: i64 = 0  #: positions visited so far
        self._root = root
        self._insight = insight
        self._seat: i64 = root.turn()  #: the seat whose win is to be proven
        self._proof: i64 = 1
        self._disproof: i64 = 1
        self._last: i64 = 0
        self._next_question: i64 = 0
        self._is_up: Callable[[], bool] = _never
        self._stopped = False
        self._actions: vec[i64] = vec[i64]([0] * _ROOM)
        self._proofs: vec[i64] = vec[i64]([0] * _ROOM)  #: by place of an action: of the position after it
        self._disproofs: vec[i64] = vec[i64]([0] * _ROOM)
        self._leads: vec[float] = vec[float]([0.0] * _ROOM)  #: of the seat whose action led there
        self._words: vec[i64] = vec[i64]([0] * WORDS)
        self._known: vec[i64] = vec[i64]([0] * (_ENTRY * _PLACES))

    def run(self, nodes: int, is_up: Callable[[], bool]) -> None:
        """Look for a proof, until so many positions more were visited, it is time, or there is one."""
        if self.is_won() or self.is_lost():
            return
        self._last = self.nodes + nodes
        self._is_up = is_up
        self._next_question = min(self.nodes + _PATIENCE, self._last)
        self._stopped = False
        self._proof, self._disproof = self._search(self._root, _INFINITE, _INFINITE, 0)

    def is_won(self) -> bool:
        """Return whether it is proven that the seat to act wins."""
        return self._proof == 0

    def is_lost(self) -> bool:
        """Return whether it is proven that the seat to act loses, whatever it does."""
        return self._disproof == 0

    def winning(self) -> int:
        """Return an action of a won root after which it is still won."""
        assert self.is_won()
        k: i64 = 0
        while self._proofs[k] != 0:  # those of the root lie first
            k += 1
        return int(self._actions[k])

    def _search(self, position: Position, most: i64, most_against: i64, at: i64) -> tuple[i64, i64]:
        """Return a position's numbers: proven, or one of them no less than it may be here at most."""
        self.nodes += 1
        actions = self._actions
        proofs = self._proofs
        disproofs = self._disproofs
        mover = position.turn()
        mine = mover == self._seat
        end = at + position.legal(actions, at)
        if end + MOST_ACTIONS > _ROOM:  # deeper than any match of a game here
            self._stopped = True
            return 1, 1
        for k in range(at, end):
            after = position.copy()
            after.play(actions[k])
            proofs[k], disproofs[k], lead = self._numbers(after)
            if (proofs[k] if mine else disproofs[k]) == 0:
                self._keep(position, proofs[k], disproofs[k])
                return proofs[k], disproofs[k]
            self._leads[k] = lead if after.turn() == mover else -lead
        self._sort(at, end)
        while True:
            best, proof, disproof, second = self._joined(at, end, mine)
            if proof == 0 or disproof == 0 or proof >= most or disproof >= most_against:
                break
            if self._must_stop():
                break
            # The next one may become twice as hard as the second best before that has its turn, else
            # positions are left and looked up again too often (the 1 + ε trick: Pawlewicz 2007).
            after = position.copy()
            after.play(actions[best])
            if mine:
                proofs[best], disproofs[best] = self._search(
                    after, min(most, 2 * second + 1), most_against - disproof + disproofs[best], end
                )
            else:
                proofs[best], disproofs[best] = self._search(
                    after, most - proof + proofs[best], min(most_against, 2 * second + 1), end
                )
        self._keep(position, proof, disproof)
        return proof, disproof

    def _sort(self, at: i64, end: i64) -> None:
        """Put a position's actions in the order of what lies behind them, best first, stably."""
        actions = self._actions
        proofs = self._proofs
        disproofs = self._disproofs
        leads = self._leads
        for k in range(at + 1, end):
            lead = leads[k]
            if leads[k - 1] >= lead:
                continue
            action = actions[k]
            proof = proofs[k]
            disproof = disproofs[k]
            other = k
            while other > at and leads[other - 1] < lead:
                actions[other] = actions[other - 1]
                proofs[other] = proofs[other - 1]
                disproofs[other] = disproofs[other - 1]
                leads[other] = leads[other - 1]
                other -= 1
            actions[other] = action
            proofs[other] = proof
            disproofs[other] = disproof
            leads[other] = lead

    def _joined(self, at: i64, end: i64, mine: bool) -> tuple[i64, i64, i64, i64]:
        """Return the easiest action that counts, the numbers that follow, and that of the second easiest.

        The seat to act needs one action that does what it wants, and the other has to answer all.
        """
        wanted = self._proofs if mine else self._disproofs
        against = self._disproofs if mine else self._proofs
        unrefuted: i64 = 0
        for k in range(at, end):
            if against[k] != 0:
                unrefuted += 1
        best = at
        least: i64 = _INFINITE
        second: i64 = _INFINITE
        together: i64 = 0
        left = (unrefuted + 1) // 2
        k = at
        while left > 0:
            if against[k] != 0:
                left -= 1
                together += against[k]
                number = wanted[k]
                if number < least:
                    second = least
                    least = number
                    best = k
                elif number < second:
                    second = number
            k += 1
        together = i64(_INFINITE) if least == 0 else min(together, _INFINITE - 1)
        return (best, least, together, second) if mine else (best, together, least, second)

    def _numbers(self, position: Position) -> tuple[i64, i64, float]:
        """Return a position's numbers, known ones or what they may be, and the lead of its seat."""
        insight = self._insight
        if insight.settled(position):
            won = insight.reward(position, self._seat) == 1.0
            return (0, _INFINITE, 0.0) if won else (_INFINITE, 0, 0.0)
        mine = position.turn() == self._seat
        known = self._known
        place = self._place(position)
        proof = known[place + WORDS]
        disproof = known[place + WORDS + 1]
        if proof != 0 or disproof != 0:  # else nothing is kept there
            same = True
            for k in range(i64(WORDS)):
                if known[place + k] != self._words[k]:
                    same = False
            if same:
                return proof, disproof, insight.lead(position)
        if insight.wins_at_once(position):
            return (0, _INFINITE, 0.0) if mine else (_INFINITE, 0, 0.0)
        lead = insight.lead(position)
        odds = min(max(lead if mine else -lead, -_SUREST), _SUREST)
        if odds < 0.0:
            return 1 + i64(-odds * _DOUBT), 1, lead
        return 1, 1 + i64(odds * _DOUBT), lead

    def _must_stop(self) -> bool:
        """Return whether to stop, and now and then ask."""
        if self.nodes >= self._next_question and not self._stopped:
            self._next_question = min(self.nodes + _PATIENCE, self._last)
            if self.nodes >= self._last or self._is_up():
                self._stopped = True
        return self._stopped

    def _keep(self, position: Position, proof: i64, disproof: i64) -> None:
        known = self._known
        place = self._place(position)
        for k in range(i64(WORDS)):
            known[place + k] = self._words[k]
        known[place + WORDS] = proof
        known[place + WORDS + 1] = disproof

    def _place(self, position: Position) -> i64:
        """Return where what is known of a position is kept, and keep its words."""
        words = self._words
        self._insight.identify(position, words)
        return (mixed(words, 0) & _PLACE) * _ENTRY


def _never() -> bool:
    return False
