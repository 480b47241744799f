"""Thoughts: the limits of thinking, its outcome, and its values as honest chances."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.core.options import Options
from limbotable.core.shares import even_chance

#: The number of doublings of the latest work by which a value is judged to have come to rest.
_LATELY: Final = 3
#: The standard error of a value of which nothing is known.
UNKNOWN: Final = 0.5


class Limit(msgspec.Struct, frozen=True):
    """The end of thinking: the limit that comes first, and always after at least one playout."""

    seconds: float | None = None
    playouts: int | None = None
    early: bool = False  #: whether thinking may end as soon as the choice is clear
    telling: bool = True  #: whether the chosen action is tried more, only to know its chance


class Considered(msgspec.Struct, frozen=True):
    """The evaluation of one legal action."""

    action: str
    visits: int
    value: float  #: the share of the win that the mover may expect, 0..1
    at_most: bool = False  #: whether all that is known of the value is that it is no higher


class Guess(msgspec.Struct, frozen=True):
    """The basis of a search's values, where they are estimates: neither proven nor without any ground."""

    stage: int  #: of the match, as the game's insight says
    trials: int  #: the number of trials behind the first one's value
    mean: float  #: the mean of these trials, before it was made honest


class Thought(msgspec.Struct, frozen=True):
    """The outcome of thinking; ``considered`` is best first and holds every legal action."""

    considered: tuple[Considered, ...]
    playouts: int  #: worlds of a sample, matches that were played out, or positions of a guided tree
    seconds: float
    line: tuple[str, ...]  #: the expected actions, from the chosen one on, as far as the search went
    error: float  #: the standard error of the first one's value: more thinking may still change it so far
    guess: Guess | None = None  #: the basis of the values before they are made honest, if they are guesses
    sure: frozenset[str] = frozenset()  #: the actions that are proven to win: their values are no guesses

    @property
    def at_most(self) -> tuple[str, ...]:
        """The actions of whose values no more is known than that they are no higher."""
        return tuple(one.action for one in self.considered if one.at_most)


class Clock:
    """The clock of one thought: its limit of time, and its stop."""

    def __init__(self, limit: Limit, stopped: Callable[[], bool]) -> None:
        self.early = limit.early  #: whether thinking may end as soon as the choice is clear
        self.telling = limit.telling  #: whether more may be tried of what is chosen already
        self._began = time.perf_counter()
        self._seconds = limit.seconds
        self._stopped = stopped
        self._up = False

    def elapsed(self) -> float:
        """Return the seconds of thinking so far."""
        return time.perf_counter() - self._began

    def left(self, done: int, most: int) -> float:
        """Return how many of ``most`` playouts are still to come if they go on as fast as ``done`` did."""
        if self._seconds is None:
            return float(most - done)
        elapsed = self.elapsed()
        return min(float(most - done), done * max(self._seconds - elapsed, 0.0) / max(elapsed, 1e-9))

    def is_up(self, part: float = 1.0) -> bool:
        """Return whether thinking is to end, or this part of the time is over."""
        if not self._up:
            self._up = self._stopped()
        return self._up or (self._seconds is not None and self.elapsed() >= part * self._seconds)


def honest(game: AnyGame, options: Options, level: str, thought: Thought) -> Thought:
    """Return a thought whose values are chances: its level's odds of such values; the order stays.

    What is proven stays as it is.
    """
    guess = thought.guess
    odds = None if guess is None else game.odds_of(level, guess.stage)
    if guess is None or odds is None:
        return thought
    even = even_chance(game, options)
    found = tuple(
        one if one.action in thought.sure else replace(one, value=odds.told(one.value, guess.trials, even))
        for one in thought.considered
    )
    if found[0].action in thought.sure:
        return replace(thought, considered=found)
    # The chance is uncertain by as much as it changes when the first value grows or shrinks by its error.
    best = thought.considered[0].value
    most, least = min(1.0, best + thought.error), max(0.0, best - thought.error)
    error = odds.told(most, guess.trials, even) - odds.told(least, guess.trials, even)
    return replace(thought, considered=found, error=error / 2.0)


def unsettled(course: Sequence[float]) -> float:
    """Return how far a value may still move: as far as it moved lately, and not at all if it is proven.

    ``course`` has the value at each doubling of the work, or at each depth, and at the end.  No estimate is
    0 or 1.
    """
    if course[-1] in (0.0, 1.0):
        return 0.0
    steps = [after - before for before, after in pairwise(course)][-_LATELY:]
    return math.sqrt(fmean(step * step for step in steps)) if steps else UNKNOWN
