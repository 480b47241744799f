"""Choosing an action from a perspective: the thinking of all computer players, for every game."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from limbotable.core.game import AnyGame, Level, Observation, Worlds
from limbotable.core.options import Options
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.search.guided import GuidedTree
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.players import players
from limbotable.search.proof import Prover
from limbotable.search.solve import Solver
from limbotable.search.tree import Tree

#: The playouts with one legal action, which are made only for its value.
_FORCED: Final = 16
#: The least time of a tree's growth before a check for a stop; the most is about twice that.
_SLICE_SECONDS: Final = 0.005
#: The difference between two rewards that is mere chance: about their standard deviation.
_DEVIATION: Final = 0.25
#: The iterations of an information-set tree in each world: drawing a world costs more than an iteration.
_SHARE: Final = 4
#: All playouts divided by this are the least number for an action that is examined closely.
_PART: Final = 4


@dataclass(frozen=True, slots=True)
class Limit:
    """The end of thinking: the limit that comes first, and always after at least one playout."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True, slots=True)
class Considered:
    """The evaluation of one legal action."""

    action: str
    visits: int
    value: float  #: the mover's expected result, 0..1


@dataclass(frozen=True, slots=True)
class Thought:
    """The outcome of thinking; ``considered`` is best first and holds every legal action."""

    considered: tuple[Considered, ...]
    playouts: int  #: worlds of a sample, matches that were played out, or positions of a guided tree
    seconds: float
    line: tuple[str, ...]  #: the expected actions, from the chosen one on, as far as the search went


class _Clock:
    """The clock of one thought: its limit of time, and its stop."""

    def __init__(self, limit: Limit, stopped: Callable[[], bool]) -> None:
        self._began = time.perf_counter()
        self._seconds = limit.seconds
        self._stopped = stopped

    def elapsed(self) -> float:
        """Return the seconds of thinking so far."""
        return time.perf_counter() - self._began

    def is_up(self) -> bool:
        """Return whether thinking is to end."""
        return self._stopped() or (self._seconds is not None and self.elapsed() >= self._seconds)


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
    return think_over(
        game, lambda: game.worlds(options, observation), observation.viewer, player, limit, seed, stopped
    )


def think_over(
    game: AnyGame,
    imagine: Callable[[], Worlds[Any]],
    viewer: int,
    player: Level,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
    closely: str | None = None,
) -> Thought:
    """Think for a viewer, which is to act in each of some worlds, as ``think`` does for an observation.

    ``closely`` is a legal action that is to be examined as closely as the best one.  That changes its own
    evaluation, and nothing else.
    """
    clock = _Clock(limit, stopped)
    worlds = imagine()
    root = worlds.sample(Random(seed))
    most = player.playouts
    if limit.playouts is not None:
        most = min(most, limit.playouts)
    elif len(legal_actions(root)) == 1:
        most = min(most, _FORCED)
    close = None if closely is None else game.parse(closely)
    match player.search or game.search:
        case "worlds":
            return _over_worlds(game, worlds, root, viewer, most, seed, clock)
        case "guided":
            return _in_a_guided_tree(game, root, most, seed, clock, close)
        case "tree":
            return _careful(game, root, _in_a_tree(game, root, most, seed, clock))
        case "uct":
            return _in_a_tree(game, root, most, seed, clock)
        case "ismcts":
            return _in_an_information_set_tree(game, worlds, root, most, seed, clock, close, guided=True)
        case "blueprint":
            return _beside_a_blueprint(game, worlds, root, most, seed, clock)
        case "unguided-ismcts":
            return _in_an_information_set_tree(game, worlds, root, most, seed, clock, close, guided=False)
        case "greedy":
            return _greedily(game, root, seed, clock)
        case "random":
            return _at_random(game, root, seed, clock)


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

    Worlds that fit the observation are drawn, every legal action is solved exactly in each, and the
    action with the best mean is chosen.
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
    return Thought(tuple(found), done, clock.elapsed(), (found[0].action,))


def _in_a_guided_tree(
    game: AnyGame, root: Position, most: int, seed: int, clock: _Clock, close: int | None
) -> Thought:
    """Think in one tree, and take no action that lets the next seat win at once if that can be avoided."""
    tree = GuidedTree(root, game.insight(root), len(game.scores(root)), seed)
    done = _grow(tree.run, most, clock)
    for action in tree.hopeful():
        if tree.lasts(action):
            break
        tree.give_up(action)
    thought = _thought(game, tree, done, clock)
    if close is None:
        return thought
    if close in tree.hopeful() and not tree.lasts(close):
        tree.give_up(close)
    _grow(lambda playouts: tree.insist(close, playouts), _lacking(game, thought, most, close), clock)
    return _seen_closely(game, thought, _thought(game, tree, done, clock), close)


def _lacking(game: AnyGame, thought: Thought, most: int, close: int) -> int:
    """Return the number of further tries of an action that put it on a par with the best one."""
    visits = {one.action: one.visits for one in thought.considered}
    # A best one that is soon proven needs few visits, which is no measure for the others.
    return max(thought.considered[0].visits, most // _PART) - visits[game.text(close)]


def _seen_closely(game: AnyGame, thought: Thought, later: Thought, close: int) -> Thought:
    """Put the present evaluation of an action into an earlier thought."""
    action = game.text(close)
    seen = {one.action: one for one in later.considered}
    found = tuple(seen[action] if one.action == action else one for one in thought.considered)
    return replace(thought, considered=found, seconds=later.seconds)


def _in_a_tree(game: AnyGame, root: Position, most: int, seed: int, clock: _Clock) -> Thought:
    """Think in one tree by random playouts; the action with the most tries is chosen."""
    tree = Tree(root, game.insight(root), len(game.scores(root)), seed)
    return _thought(game, tree, _grow(tree.run, most, clock), clock)


def _careful(game: AnyGame, root: Position, thought: Thought) -> Thought:
    """Put wins within the turn first, and actions last that let the next seat win within its own."""
    prover = Prover(game.insight(root), len(game.scores(root)))
    found = list(thought.considered)
    won = [replace(one, value=1.0) for one in found if prover.wins_by(root, game.parse(one.action))]
    lost = []
    for one in () if won else found:
        if prover.lasts(root, game.parse(one.action)):
            break
        lost.append(replace(one, value=0.0))
    told = {one.action for one in (*won, *lost)}
    found = [*won, *(one for one in found if one.action not in told), *lost]
    line = thought.line if found[0].action == thought.line[0] else (found[0].action,)
    return replace(thought, considered=tuple(found), line=line)


def _grow(run: Callable[[int], int], most: int, clock: _Clock) -> int:
    """Have a tree make ``most`` playouts, in slices; return the number that it made."""
    done, slice_ = 0, 1
    while done < most:
        playouts = min(slice_, most - done)
        before = clock.elapsed()
        made = run(playouts)
        done += made
        if made < playouts or clock.is_up():
            break
        # Compiled code lets no other thread run, so it is left often enough for a stop to take effect.
        slice_ = slice_ * 2 if clock.elapsed() - before < _SLICE_SECONDS else max(slice_ // 2, 1)
    return done


def _in_an_information_set_tree(
    game: AnyGame,
    worlds: Worlds[Any],
    root: Position,
    most: int,
    seed: int,
    clock: _Clock,
    close: int | None,
    *,
    guided: bool,
) -> Thought:
    """Think in one tree over many worlds; the action with the most tries is chosen."""
    rng = Random(seed)
    tree = InformationSetTree(game.insight(root), len(game.scores(root)), seed, guided)
    done = 0
    while done < most:
        iterations = min(_SHARE, most - done)
        tree.run(worlds.sample(rng), iterations)
        done += iterations
        if clock.is_up():
            break
    thought = _thought(game, tree, done, clock)
    if guided:
        thought = preferred(game, root, thought)
    if close is None:
        return thought
    for _ in range(0, _lacking(game, thought, most, close), _SHARE):
        if clock.is_up():
            break
        tree.insist(worlds.sample(rng), close, _SHARE)
    return _seen_closely(game, thought, _thought(game, tree, done, clock), close)


def preferred(game: AnyGame, root: Position, thought: Thought) -> Thought:
    """Put the insight's preference first, among the actions that the search finds equal."""
    insight = game.insight(root)
    best = thought.considered[0]
    equals = [
        one
        for one in thought.considered
        if 2 * one.visits >= best.visits > 0
        and one.value + _DEVIATION * math.sqrt(1 / one.visits + 1 / best.visits) >= best.value
    ]
    chosen = max(equals, key=lambda one: insight.preference(root, game.parse(one.action)), default=best)
    if chosen is best:
        return thought
    others = tuple(one for one in thought.considered if one is not chosen)
    return replace(thought, considered=(chosen, *others), line=(chosen.action,))


def _beside_a_blueprint(
    game: AnyGame, worlds: Worlds[Any], root: Position, most: int, seed: int, clock: _Clock
) -> Thought:
    """Think of each action in many worlds; the blueprint's is chosen where no other is surely better."""
    rng = Random(seed)
    actions = legal_actions(root)
    search = Improvement(game.insight(root), root, actions, seed)
    done = 0
    while done < most:
        search.run(worlds.sample(rng))
        done += 1
        if clock.is_up():
            break
    best = actions[search.choice()]
    told = zip(actions, search.visits(), search.values(), strict=True)
    found = [(action != best, Considered(game.text(action), visits, value)) for action, visits, value in told]
    found.sort(key=lambda one: (one[0], -one[1].value, one[1].action))
    return Thought(tuple(one for _, one in found), done, clock.elapsed(), (game.text(best),))


def _thought(
    game: AnyGame, tree: GuidedTree | InformationSetTree | Tree, done: int, clock: _Clock
) -> Thought:
    """Return a tree's evaluation of the actions, which it ranks best first."""
    found = [
        Considered(game.text(action), visits, value)
        for action, visits, value in zip(tree.actions(), tree.visits(), tree.values(), strict=True)
    ]
    line = tuple(game.text(action) for action in tree.line())
    return Thought(tuple(found), done, clock.elapsed(), line)


def _greedily(game: AnyGame, root: Position, seed: int, clock: _Clock) -> Thought:
    """Take an action with the highest immediate gain; among equals, any."""
    insight = game.insight(root)
    actions = Random(seed).reordered(legal_actions(root))
    actions.sort(key=lambda action: -insight.gain(root, action))
    found = tuple(Considered(game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, clock.elapsed(), (found[0].action,))


def _at_random(game: AnyGame, root: Position, seed: int, clock: _Clock) -> Thought:
    """Take any action; its value is unknown."""
    actions = Random(seed).reordered(legal_actions(root))
    found = tuple(Considered(game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, clock.elapsed(), (found[0].action,))
