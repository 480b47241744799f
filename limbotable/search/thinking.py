"""Choosing an action from a perspective: the thinking of all computer players, for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import AnyGame, Level, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.search.hidden_cards import beside_a_blueprint, in_an_information_set_tree, over_worlds
from limbotable.search.open_table import deepening, in_a_guided_tree, in_a_tree
from limbotable.search.players import players
from limbotable.search.proof import Prover
from limbotable.search.search_task import SearchTask
from limbotable.search.telling import held_back, tempted_by
from limbotable.search.thought import UNKNOWN, Clock, Considered, Limit, Thought, honest

#: The playouts with one legal action, which are made only for its value.
_FORCED: Final = 16


def think(
    game: AnyGame,
    options: Options,
    observation: Observation,
    level: str,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """Think for the viewer of an observation, which is to act, as a level of the game or a baseline.

    The answer depends on the observation, the seed and the number of playouts alone.  Raises ``RecordError``
    where nothing fits the observation, and ``KeyError`` where there is no such player.
    """
    player = players(game)[level]
    thought = think_over(
        game, lambda: game.worlds(options, observation), observation.viewer, player, limit, seed, stopped
    )
    return honest(game, options, level, thought)


def think_over(
    game: AnyGame,
    imagine: Callable[[], Worlds[Position]],
    viewer: int,
    player: Level,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
    closely: str | None = None,
) -> Thought:
    """Think for a viewer, which is to act in each of some worlds, as ``think`` does for an observation.

    ``closely`` is a legal action that is to be examined as closely as the best one.  That changes its own
    evaluation, and nothing else.  The values are as the search found them (see ``honest``).
    """
    clock = Clock(limit, stopped)
    worlds = imagine()
    root = worlds.sample(Random(seed))
    most = player.playouts
    if limit.playouts is not None:
        most = min(most, limit.playouts)
    elif len(legal_actions(root)) == 1:
        most = min(most, _FORCED)
    close = None if closely is None else game.parse(closely)
    task = SearchTask(game, replace(player, playouts=most), worlds, root, viewer, seed, clock, close)
    thought = _searched(task)
    # A level that is tempted knows of better actions than the one that it takes.
    return thought if player.temptation else held_back(thought)


def _searched(task: SearchTask) -> Thought:
    """Think in the way of the player or its game."""
    match task.player.search or task.game.search:
        case "worlds":
            return over_worlds(task)
        case "guided":
            return _tempted_to_last(task, in_a_guided_tree(task))
        case "deepening" | "alphabeta" as way:
            return deepening(task, textbook=way == "alphabeta")
        case "uct":
            return in_a_tree(task)
        case "ismcts" | "unguided-ismcts" as way:
            return in_an_information_set_tree(task, guided=way == "ismcts")
        case "blueprint":
            return beside_a_blueprint(task)
        case "greedy":
            return _greedily(task)
        case "random":
            return _at_random(task)


def _tempted_to_last(task: SearchTask, thought: Thought) -> Thought:
    """Put the action first that a level takes; nothing tempts it that lets the next seat win at once."""
    game, root = task.game, task.root
    prover = Prover(game.insight(root), len(game.scores(root)))
    while True:
        told = tempted_by(thought, task.player, task.seed)
        chosen = told.considered[0]
        if chosen is thought.considered[0] or prover.lasts(root, game.parse(chosen.action)):
            return told
        found = tuple(replace(one, value=0.0) if one is chosen else one for one in thought.considered)
        thought = replace(thought, considered=found)


def _greedily(task: SearchTask) -> Thought:
    """Take an action with the highest immediate gain; among equals, any."""
    insight = task.game.insight(task.root)
    actions = Random(task.seed).reordered(legal_actions(task.root))
    actions.sort(key=lambda action: -insight.gain(task.root, action))
    return _unsearched(task, actions)


def _at_random(task: SearchTask) -> Thought:
    """Take any action."""
    return _unsearched(task, Random(task.seed).reordered(legal_actions(task.root)))


def _unsearched(task: SearchTask, actions: Sequence[int]) -> Thought:
    """Return a thought of actions, best first, whose values are unknown."""
    found = tuple(Considered(task.game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, task.clock.elapsed(), (found[0].action,), UNKNOWN)
