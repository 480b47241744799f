"""Judging decisions: against the seat's possible knowledge, and with all cards open.

This is for matches that are over, or that hide nothing.  A player in a match thinks with ``thinking.think``,
which takes an observation and nothing else; a position with all its cards comes in here alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import AnyGame, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.search.thinking import think_over
from limbotable.search.thought import Limit, Thought, honest

#: The playouts of a tree in place of one world of a blueprint search, which tries every action in it.
_PER_WORLD: Final = 8


class _Known(Worlds[Position]):
    """The one world that is possible for a viewer of all cards."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def sample(self, rng: Random) -> Position:
        return self._position


def judge(
    game: AnyGame,
    options: Options,
    observation: Observation,
    action: str,
    level: str,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """Think for the viewer of an observation, which is to act, and examine the action that it took closely.

    The answer depends on the observation, the action, the seed and the number of playouts alone.  Raises
    ``RecordError`` where nothing fits the observation.
    """
    player = game.level(level)
    thought = think_over(
        game,
        lambda: game.worlds(options, observation),
        observation.viewer,
        player,
        limit,
        seed,
        stopped,
        action,
    )
    return honest(game, options, level, thought)


def judge_openly(
    game: AnyGame,
    position: Position,
    action: str,
    level: str,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """Think as if all seats saw all cards; the seat to act took the action.

    Values are what the search finds, for nobody plays so: there is nothing to measure them by.
    """
    player = game.level(level)
    if game.search == "worlds":  # it solves a world exactly, so once is enough
        limit = Limit(limit.seconds, 1)
    elif game.search == "blueprint":  # without secrets from a partner, so that all look ahead
        player = replace(player, search="ismcts")
        if limit.playouts is not None:
            limit = Limit(limit.seconds, limit.playouts * _PER_WORLD)
    return think_over(
        game, lambda: _Known(position), int(position.turn()), player, limit, seed, stopped, action
    )
