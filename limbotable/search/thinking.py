"""Choosing an action from a perspective: what every computer player does, whatever the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from limbotable.core.game import AnyGame, Story, Worlds
from limbotable.core.options import Options
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.solve import Solver
from limbotable.search.tree import Tree

#: With one legal action there is nothing to choose; so many playouts are made for its value's sake.
_FORCED: Final = 16
#: How long a tree grows at least before anybody asks whether to stop, and at most about twice that.
_SLICE_SECONDS: Final = 0.005
#: How often an information-set tree is gone down in each world: drawing a world costs more than that.
_SHARE: Final = 4


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think: whichever comes first, and always at least one playout."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True, slots=True)
class Considered:
    """What was found out about one legal action."""

    action: str
    visits: int
    value: float  #: the mover's expected result, 0..1


@dataclass(frozen=True, slots=True)
class Thought:
    """The outcome of thinking; ``considered`` is best first and holds every legal action."""

    considered: tuple[Considered, ...]
    playouts: int  #: worlds that were looked at, or matches that were played out
    seconds: float


class _Clock:
    """Says when to stop."""

    def __init__(self, limit: Limit, stopped: Callable[[], bool]) -> None:
        self._began = time.perf_counter()
        self._seconds = limit.seconds
        self._stopped = stopped

    def elapsed(self) -> float:
        """Return for how long there has been thinking."""
        return time.perf_counter() - self._began

    def is_up(self) -> bool:
        """Say whether there is to be no more thinking."""
        return self._stopped() or (self._seconds is not None and self.elapsed() >= self._seconds)


def think(
    game: AnyGame,
    options: Options,
    story: Story,
    level: str,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """Think for the viewer of a story, who is to act, in the way that the game asks for.

    The answer depends on the story, the seed and the number of playouts alone.  Raises ``RecordError``
    where nothing fits the story.
    """
    clock = _Clock(limit, stopped)
    worlds = game.worlds(options, story)
    root = worlds.sample(Random(seed))
    most = game.level(level).playouts
    if limit.playouts is not None:
        most = min(most, limit.playouts)
    elif len(legal_actions(root)) == 1:
        most = min(most, _FORCED)
    if game.search == "tree":
        return _in_a_tree(game, root, most, seed, clock)
    if game.search == "ismcts":
        return _in_an_information_set_tree(game, worlds, root, most, seed, clock)
    return _over_worlds(game, worlds, root, story.viewer, most, seed, clock)


def _over_worlds(
    game: AnyGame,
    worlds: Worlds[Any],
    root: Position,
    viewer: int,
    most: int,
    seed: int,
    clock: _Clock,
) -> Thought:
    """Think by perfect-information Monte Carlo (Levy 1989; Ginsberg 2001).

    Worlds that fit the story are drawn, every legal action is solved exactly in each, and the action with
    the best mean is chosen.
    """
    rng = Random(seed)
    actions = legal_actions(root)
    solver = Solver(game.insight(root))
    totals = [0.0] * len(actions)
    done = 0
    while done < most:
        world = worlds.sample(rng)
        for k, action in enumerate(actions):
            after = world.copy()
            after.play(action)
            totals[k] += solver.value(after)
        done += 1
        if clock.is_up():
            break
    found = [
        Considered(game.text(action), done, total / done if viewer == 0 else 1.0 - total / done)
        for action, total in zip(actions, totals, strict=True)
    ]
    found.sort(key=lambda one: (-one.value, one.action))
    return Thought(tuple(found), done, clock.elapsed())


def _in_a_tree(game: AnyGame, root: Position, most: int, seed: int, clock: _Clock) -> Thought:
    """Think in one tree; the action that was tried most is chosen."""
    tree = Tree(root, game.insight(root), len(game.scores(root)), seed)
    done, slice_ = 0, 1
    while done < most:
        playouts = min(slice_, most - done)
        before = clock.elapsed()
        tree.run(playouts)
        done += playouts
        if clock.is_up():
            break
        # Compiled code lets nobody else run, so it is left often enough to hear a stop.
        slice_ = slice_ * 2 if clock.elapsed() - before < _SLICE_SECONDS else max(slice_ // 2, 1)
    return Thought(_most_tried_first(game, tree), done, clock.elapsed())


def _in_an_information_set_tree(
    game: AnyGame, worlds: Worlds[Any], root: Position, most: int, seed: int, clock: _Clock
) -> Thought:
    """Think in one tree over many worlds; the action that was tried most is chosen."""
    rng = Random(seed)
    tree = InformationSetTree(game.insight(root), len(game.scores(root)), seed, guided=True)
    done = 0
    while done < most:
        iterations = min(_SHARE, most - done)
        tree.run(worlds.sample(rng), iterations)
        done += iterations
        if clock.is_up():
            break
    return Thought(_most_tried_first(game, tree), done, clock.elapsed())


def _most_tried_first(game: AnyGame, tree: Tree | InformationSetTree) -> tuple[Considered, ...]:
    found = [
        Considered(game.text(action), visits, value)
        for action, visits, value in zip(tree.actions(), tree.visits(), tree.values(), strict=True)
    ]
    return tuple(sorted(found, key=lambda one: (-one.visits, -one.value, one.action)))
