"""The transposition table of alpha-beta: what was found out about positions that were searched before.

A position is known by the four words of ``Insight.identify``.  Each place has one position, and a new one
takes it.  Compiled by mypyc where a C compiler works.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.insight import WORDS, Insight, mixed
from limbotable.core.position import Position

#: The bounds of a value; 0 where nothing is known.
EXACT: Final = 1
LOWER: Final = 2
UPPER: Final = 3
NO_ACTION: Final = -1
#: Stands for a value; beyond any that is kept.
UNKNOWN: Final = 3_000_000

# An entry has the words of its position, and what was found out.
_ENTRY: Final = 6
_VALUE: Final = 4  #: where the value lies in an entry
_STATE: Final = 5  #: where the rest does: ``((action + 1) * _DEPTHS + depth) * 4 + bound``
_DEPTHS: Final = 128
_FEWEST_PLACES: Final = 0x1000
_MOST_PLACES: Final = 0x40000


@final
class TranspositionTable:
    """The values of positions below a root, each with its bound, its depth, and the best action found."""

    def __init__(self, insight: Insight, root: Position) -> None:
        self.places: i64 = _FEWEST_PLACES
        self.known: vec[i64] = vec[i64]([0] * (_ENTRY * _FEWEST_PLACES))  #: ``_ENTRY`` numbers a place
        self.hint: i64 = NO_ACTION  #: the best action of the position last looked up, as far as it is known
        self._used: i64 = 0
        self._insight = insight
        self._words: vec[i64] = vec[i64]([0] * WORDS)
        self._remembers: bool = insight.identify(root, self._words)

    def look_up(self, position: Position, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return what is known of a position if it suffices, else ``UNKNOWN``; set ``hint``."""
        self.hint = NO_ACTION
        if not self._remembers:
            return UNKNOWN
        known = self.known
        words = self._words
        place = self._place(position)
        for k in range(i64(WORDS)):
            if known[place + k] != words[k]:
                return UNKNOWN
        state = known[place + _STATE]
        bound = state & 3
        value = known[place + _VALUE]
        self.hint = (state >> 2) // _DEPTHS - 1
        if (state >> 2) % _DEPTHS < depth:
            return UNKNOWN
        if bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha):
            return value
        return UNKNOWN

    def keep(self, position: Position, depth: i64, bound: i64, value: i64, action: i64) -> None:
        """Keep what a search to a depth has found out, in place of what is there."""
        if not self._remembers:
            return
        place = self._place(position)
        known = self.known
        words = self._words
        if known[place + _STATE] == 0:
            self._used += 1
            if 2 * self._used > self.places and self.places < _MOST_PLACES:
                self.enlarge()
                place = self._place(position)
                known = self.known
        for k in range(i64(WORDS)):
            known[place + k] = words[k]
        known[place + _VALUE] = value
        known[place + _STATE] = ((action + 1) * _DEPTHS + depth) * 4 + bound

    def enlarge(self) -> None:
        """Make the table four times as large."""
        old = self.known
        self.places *= 4
        self.known = vec[i64]([0] * int(_ENTRY * self.places))
        known = self.known
        for start in range(0, i64(len(old)), i64(_ENTRY)):
            if old[start + _STATE]:
                place = _place_of(old, start, self.places)
                for k in range(i64(_ENTRY)):
                    known[place + k] = old[start + k]

    def _place(self, position: Position) -> i64:
        """Return where a position's entry begins, and keep its words."""
        self._insight.identify(position, self._words)
        return _place_of(self._words, 0, self.places)


def knows_again(insight: Insight, root: Position) -> bool:
    """Return whether the positions that may follow a root can be told apart, and so be remembered."""
    return insight.identify(root, vec[i64]([0] * WORDS))


def _place_of(words: vec[i64], at: i64, places: i64) -> i64:
    """Return where the entry of four words begins, in a table of so many places."""
    return (mixed(words, at) & (places - 1)) * _ENTRY
