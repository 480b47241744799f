"""Choosing an action from a perspective: what every computer player does, whatever the game."""

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
from limbotable.search.alphabeta import AlphaBeta, knows_again
from limbotable.search.guided import GuidedTree
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.players import players
from limbotable.search.proof import Prover
from limbotable.search.solve import Solver
from limbotable.search.tree import Tree

#: With one legal action there is nothing to choose; so many playouts are made for its value's sake.
_FORCED: Final = 16
#: How long a tree grows at least before anybody asks whether to stop, and at most about twice that.
_SLICE_SECONDS: Final = 0.005
#: By how much one reward may differ from another for no reason but chance: about its standard deviation.
_DEVIATION: Final = 0.25
#: How often an information-set tree is gone down in each world: drawing a world costs more than that.
_SHARE: Final = 4
#: What is to be looked at closely is looked at by this part of all playouts at least.
_PART: Final = 4
#: Alpha-beta visits so many positions in about the time of a playout of a guided tree.
_POSITIONS: Final = 40
#: Alpha-beta is for so many seats.
_DUEL: Final = 2
#: How many actions beside the best one alpha-beta compares with it, and the part of its time for that.
_COMPARED: Final = 4
_COMPARING: Final = 0.125


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
    playouts: int  #: worlds that were looked at, matches that were played out, or positions of a guided tree
    seconds: float
    line: tuple[str, ...]  #: the actions that are expected, from the chosen one on, as far as was looked


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
        return self._is_past(1.0)

    def is_nearly_up(self) -> bool:
        """Say whether what is left of the time is what comparing the best actions may take."""
        return self._is_past(1.0 - _COMPARING)

    def _is_past(self, part: float) -> bool:
        return self._stopped() or (self._seconds is not None and self.elapsed() >= self._seconds * part)


def think(
    game: AnyGame,
    options: Options,
    observation: Observation,
    level: str,
    limit: Limit,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """Think for the viewer of an observation, who is to act, as a level of the game or a baseline does.

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
    """Think for a viewer, who is to act in each of some worlds, as ``think`` does for an observation.

    ``closely`` is a legal action that is to be looked at as closely as the best one.  That changes what is
    found out about it, and nothing else.
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
        case "deepening" | "alphabeta" as way:
            return _deepening(game, root, most, seed, clock, close, textbook=way == "alphabeta")
        case "tree":
            return _careful(game, root, _in_a_tree(game, root, most, seed, clock))
        case "uct":
            return _in_a_tree(game, root, most, seed, clock)
        case "ismcts" | "unguided-ismcts" as way:
            guided = way == "ismcts"
            return _in_an_information_set_tree(game, worlds, root, most, seed, clock, close, guided=guided)
        case "blueprint":
            return _beside_a_blueprint(game, worlds, root, most, seed, clock)
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
    """Think in one tree, and do nothing that lets the next seat win at once if that can be helped."""
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


def _deepening(
    game: AnyGame, root: Position, most: int, seed: int, clock: _Clock, close: int | None, *, textbook: bool
) -> Thought:
    """Think by alpha-beta; but by a guided tree where positions cannot be remembered.

    With the judgement of a textbook it is alpha-beta in any case, and nothing beside it.
    """
    if textbook:
        plain = AlphaBeta(root, game.textbook(root), seed, selective=False)
        return _by_alpha_beta(game, plain, most, clock, close)
    insight = game.insight(root)
    if len(game.scores(root)) != _DUEL or not knows_again(insight, root):
        return _in_a_guided_tree(game, root, most, seed, clock, close)
    search = AlphaBeta(root, insight, seed, selective=True)
    thought = _by_alpha_beta(game, search, most, clock, close)
    return thought if search.is_decided() else _careful(game, root, thought)


def _by_alpha_beta(game: AnyGame, search: AlphaBeta, most: int, clock: _Clock, close: int | None) -> Thought:
    """Think as deeply as there is time for, and at last compare the best actions."""
    comparing = int(most * _POSITIONS * _COMPARING)
    search.run(most * _POSITIONS - comparing, clock.is_nearly_up)
    if not search.is_decided():
        search.compare(_COMPARED, comparing, clock.is_up)
    thought = _in_playouts(_thought(game, search, search.nodes, clock))
    if close is None:
        return thought
    search.insist(close, most * _POSITIONS // _PART, clock.is_up)
    return _seen_closely(game, thought, _in_playouts(_thought(game, search, search.nodes, clock)), close)


def _in_playouts(thought: Thought) -> Thought:
    """Tell in playouts, rounded, what was counted in positions; nothing that was looked at comes to 0."""
    found = tuple(replace(one, visits=-(-one.visits // _POSITIONS)) for one in thought.considered)
    return replace(thought, considered=found, playouts=max(thought.playouts // _POSITIONS, 1))


def _lacking(game: AnyGame, thought: Thought, most: int, close: int) -> int:
    """Return how often more to try an action, so that as much is known of it as of the best one."""
    visits = {one.action: one.visits for one in thought.considered}
    # A best one that is soon proven needs few visits, which says nothing about the others.
    return max(thought.considered[0].visits, most // _PART) - visits[game.text(close)]


def _seen_closely(game: AnyGame, thought: Thought, later: Thought, close: int) -> Thought:
    """Put what is known of an action by now into an earlier thought."""
    action = game.text(close)
    seen = {one.action: one for one in later.considered}
    found = tuple(seen[action] if one.action == action else one for one in thought.considered)
    return replace(thought, considered=found, seconds=later.seconds)


def _in_a_tree(game: AnyGame, root: Position, most: int, seed: int, clock: _Clock) -> Thought:
    """Think in one tree by random playouts; the action that was tried most is chosen."""
    tree = Tree(root, game.insight(root), len(game.scores(root)), seed)
    return _thought(game, tree, _grow(tree.run, most, clock), clock)


def _careful(game: AnyGame, root: Position, thought: Thought) -> Thought:
    """Put what wins within the turn first, and what lets the next seat win within its own last."""
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
    """Have a tree make so many playouts, in slices; return how many it made."""
    done, slice_ = 0, 1
    while done < most:
        playouts = min(slice_, most - done)
        before = clock.elapsed()
        made = run(playouts)
        done += made
        if made < playouts or clock.is_up():
            break
        # Compiled code lets nobody else run, so it is left often enough to hear a stop.
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
    """Think in one tree over many worlds; the action that was tried most is chosen."""
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
        thought = _preferred(game, root, thought)
    if close is None:
        return thought
    for _ in range(0, _lacking(game, thought, most, close), _SHARE):
        if clock.is_up():
            break
        tree.insist(worlds.sample(rng), close, _SHARE)
    return _seen_closely(game, thought, _thought(game, tree, done, clock), close)


def _preferred(game: AnyGame, root: Position, thought: Thought) -> Thought:
    """Put what the game's insight prefers first, of the actions between which the search cannot tell."""
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
    game: AnyGame, tree: AlphaBeta | GuidedTree | InformationSetTree | Tree, done: int, clock: _Clock
) -> Thought:
    """Tell what a search says of the actions, which it knows best first."""
    found = [
        Considered(game.text(action), visits, value)
        for action, visits, value in zip(tree.actions(), tree.visits(), tree.values(), strict=True)
    ]
    line = tuple(game.text(action) for action in tree.line())
    return Thought(tuple(found), done, clock.elapsed(), line)


def _greedily(game: AnyGame, root: Position, seed: int, clock: _Clock) -> Thought:
    """Take what gains most at once; among equals, any."""
    insight = game.insight(root)
    actions = Random(seed).reordered(legal_actions(root))
    actions.sort(key=lambda action: -insight.gain(root, action))
    found = tuple(Considered(game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, clock.elapsed(), (found[0].action,))


def _at_random(game: AnyGame, root: Position, seed: int, clock: _Clock) -> Thought:
    """Take any action; nothing is known of what it is worth."""
    actions = Random(seed).reordered(legal_actions(root))
    found = tuple(Considered(game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, clock.elapsed(), (found[0].action,))
