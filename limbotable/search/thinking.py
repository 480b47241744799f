"""Choosing an action from a perspective: what every computer player does, whatever the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from limbotable.core.game import AnyGame, Story
from limbotable.core.options import Options
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.search.solve import Solver

#: With one legal action there is nothing to choose; so many worlds are looked at for its value's sake.
_FORCED_WORLDS: Final = 16


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think: whichever comes first, and always at least one world."""

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
    playouts: int  #: worlds that were looked at
    seconds: float


def think(
    game: AnyGame,
    options: Options,
    story: Story,
    level: str,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """Think for the viewer of a story, who is to act.

    Perfect-information Monte Carlo (Levy 1989; Ginsberg 2001): worlds that fit the story are drawn, every
    legal action is solved exactly in each, and the action with the best mean is chosen.  The answer
    depends on the story, the seed and the number of worlds alone.  Raises ``RecordError`` where nothing
    fits the story.
    """
    began = time.perf_counter()
    worlds = game.worlds(options, story)
    rng = Random(seed)
    most = game.level(level).worlds
    root = worlds.sample(Random(seed))
    actions = legal_actions(root)
    if limit.playouts is not None:
        most = min(most, limit.playouts)
    elif len(actions) == 1:
        most = min(most, _FORCED_WORLDS)
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
        if stopped() or (limit.seconds is not None and time.perf_counter() - began >= limit.seconds):
            break
    found = [
        Considered(game.text(action), done, total / done if story.viewer == 0 else 1.0 - total / done)
        for action, total in zip(actions, totals, strict=True)
    ]
    found.sort(key=lambda one: (-one.value, one.action))
    return Thought(tuple(found), done, time.perf_counter() - began)
