"""Choosing an action from a perspective: the thinking of all computer players, for every game."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from limbotable.core.game import AnyGame, Level, Observation, Worlds
from limbotable.core.odds import clamped
from limbotable.core.options import Options
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.search.alphabeta import AlphaBeta, knows_again
from limbotable.search.clear import Comparison, cannot_be_overtaken
from limbotable.search.guided import GuidedTree
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.players import players
from limbotable.search.proof import Prover
from limbotable.search.solve import Solver
from limbotable.search.tally import Tally
from limbotable.search.tempting import tempted
from limbotable.search.thought import UNKNOWN, Clock, Considered, Guess, Limit, Thought, honest, unsettled
from limbotable.search.tree import Tree

#: The playouts with one legal action, which are made only for its value.
_FORCED: Final = 16
#: The least time of a tree's growth before a check for a stop; the most is about twice that.
_SLICE_SECONDS: Final = 0.005
#: The difference between two rewards that is mere chance: about their standard deviation.
_DEVIATION: Final = 0.25
#: What leads astray from a blueprint has to make up for so many of them.
_DOUBTS: Final = 2.0
#: A value that is as good as none.
_HARDLY: Final = 1e-6
#: The iterations of an information-set tree in each world: drawing a world costs more than an iteration.
_SHARE: Final = 4
#: All playouts divided by this are the least number for an action that is examined closely.
_PART: Final = 4
#: So often at least the chosen action is tried, so that its chances can be told, where few playouts chose it.
_TOLD: Final = 32
#: For that is this part of the playouts, and so much of the time is left.
_AFRESH: Final = 16
_GROWING: Final = 1.0 - 1.0 / _AFRESH
#: The same as the least where worlds are solved.
_SOLVED: Final = 8
#: After so many playouts it is first asked whether the choice is clear.
_LOOK: Final = 64
#: Alpha-beta visits so many positions in about the time of a playout of a guided tree.
_POSITIONS: Final = 40
#: Alpha-beta is for so many seats.
_DUEL: Final = 2
#: How many actions beside the best one alpha-beta compares with it, and the part of its time for that.
_COMPARED: Final = 4
_COMPARING: Final = 0.125


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
    player = replace(player, playouts=most)
    match player.search or game.search:
        case "worlds":
            return _over_worlds(game, worlds, root, viewer, player, seed, clock)
        case "guided":
            thought = _in_a_guided_tree(game, root, most, seed, clock, close)
            return _tempted_to_last(game, root, thought, player, seed)
        case "deepening" | "alphabeta" as way:
            return _deepening(game, root, most, seed, clock, close, textbook=way == "alphabeta")
        case "tree":
            return _careful(game, root, _in_a_tree(game, root, most, seed, clock))
        case "uct":
            return _in_a_tree(game, root, most, seed, clock)
        case "ismcts" | "unguided-ismcts" as way:
            guided = way == "ismcts"
            return _in_an_information_set_tree(game, worlds, root, player, seed, clock, close, guided=guided)
        case "blueprint":
            return _beside_a_blueprint(game, worlds, root, player, seed, clock)
        case "greedy":
            return _greedily(game, root, seed, clock)
        case "random":
            return _at_random(game, root, seed, clock)


def _over_worlds(
    game: AnyGame,
    worlds: Worlds[Any],
    root: Position,
    viewer: int,
    player: Level,
    seed: int,
    clock: Clock,
) -> Thought:
    """Think by perfect-information Monte Carlo (Levy 1989; Ginsberg 2001).

    Worlds that fit the observation are drawn, every legal action is solved exactly in each, and the
    action with the best mean is chosen.
    """
    rng = Random(seed)
    actions = legal_actions(root)
    solver = Solver(game.insight(root))

    def share(world: Position, action: int) -> float:
        after = world.copy()
        after.play(action)
        value = solver.value(after)
        return value if viewer == 0 else 1.0 - value

    tallies = {game.text(action): Tally() for action in actions}
    comparison = Comparison(len(actions))
    done = 0
    while done < player.playouts:
        world = worlds.sample(rng)
        shares = [share(world, action) for action in actions]
        for one, tally in zip(shares, tallies.values(), strict=True):
            tally.add(one)
        done += 1
        if clock.early:
            comparison.add(shares)
        if clock.is_up() or (clock.early and _is_time_to_look(done) and comparison.is_clear()):
            break
    values = {text: tally.mean() for text, tally in tallies.items()}
    ranked = sorted(values, key=lambda text: (-values[text], text))
    best = ranked[tempted([values[text] for text in ranked], player.temptation, seed)]
    while clock.telling and tallies[best].count < _SOLVED and not clock.is_up():
        tallies[best].add(share(worlds.sample(rng), game.parse(best)))
    # What was found of the best in other worlds than chose it holds for all: they were compared in the same.
    more = tallies[best].mean() - values[best]
    found = [Considered(text, done, clamped(value + more)) for text, value in values.items()]
    found.sort(key=lambda one: (one.action != best, -one.value, one.action))
    return Thought(
        tuple(found),
        done,
        clock.elapsed(),
        (best,),
        tallies[best].error(),
        _guess(game, root, best, tallies[best]),
    )


def _is_time_to_look(done: int) -> bool:
    """Return whether a choice is looked at after so many worlds: at each doubling, as each look may err."""
    return done >= _LOOK and done & (done - 1) == 0


def _guess(game: AnyGame, root: Position, best: str, tally: Tally) -> Guess | None:
    """Say what the values rest on; None where the best action ends the search, for then they are no guess.

    None, too, where it was never tried, for then they rest on nothing.
    """
    insight = game.insight(root)
    after = root.copy()
    after.play(game.parse(best))
    if tally.count == 0 or insight.settled(after):
        return None
    return Guess(int(insight.stage(root)), tally.count, tally.mean())


def _in_a_guided_tree(
    game: AnyGame, root: Position, most: int, seed: int, clock: Clock, close: int | None
) -> Thought:
    """Think in one tree, and take no action that lets the next seat win at once if that can be avoided."""
    tree = GuidedTree(root, game.insight(root), len(game.scores(root)), seed)
    course: list[float] = []
    done = grow(tree.run, most, clock, lambda: course.append(tree.values()[0]))
    for action in tree.hopeful():
        if tree.lasts(action):
            break
        tree.give_up(action)
    value = tree.values()[0]
    thought = _thought(game, tree, done, clock, unsettled([*course, value]))
    if thought.error:  # else it is proven
        thought = replace(thought, guess=Guess(int(game.insight(root).stage(root)), done, value))
    if close is None:
        return thought
    if close in tree.hopeful() and not tree.lasts(close):
        tree.give_up(close)
    grow(lambda playouts: tree.insist(close, playouts), _lacking(game, thought, most, close), clock)
    return _seen_closely(game, thought, _thought(game, tree, done, clock, thought.error), close)


def _deepening(
    game: AnyGame, root: Position, most: int, seed: int, clock: Clock, close: int | None, *, textbook: bool
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


def _by_alpha_beta(game: AnyGame, search: AlphaBeta, most: int, clock: Clock, close: int | None) -> Thought:
    """Think as deeply as there is time for, and at last compare the best actions."""
    comparing = int(most * _POSITIONS * _COMPARING)
    search.run(most * _POSITIONS - comparing, lambda: clock.is_up(1.0 - _COMPARING))
    if not search.is_decided():
        search.compare(_COMPARED, comparing, clock.is_up)
    error = unsettled([*search.course, search.values()[0]])
    thought = _in_playouts(_thought(game, search, search.nodes, clock, error))
    if close is None:
        return thought
    search.insist(close, most * _POSITIONS // _PART, clock.is_up)
    later = _in_playouts(_thought(game, search, search.nodes, clock, error))
    return _seen_closely(game, thought, later, close)


def _in_playouts(thought: Thought) -> Thought:
    """Tell in playouts, rounded, what was counted in positions; nothing that was looked at comes to 0."""
    found = tuple(replace(one, visits=-(-one.visits // _POSITIONS)) for one in thought.considered)
    return replace(thought, considered=found, playouts=max(thought.playouts // _POSITIONS, 1))


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


def _in_a_tree(game: AnyGame, root: Position, most: int, seed: int, clock: Clock) -> Thought:
    """Think in one tree by random playouts; the action with the most tries is chosen."""
    tree = Tree(root, game.insight(root), len(game.scores(root)), seed)
    done = grow(tree.run, most, clock)
    visits = tree.visits()[0]
    # Rewards from 0 to 1 have no greater deviation than when they are all or nothing.
    thought = _thought(game, tree, done, clock, UNKNOWN / math.sqrt(visits))
    return replace(thought, guess=Guess(int(game.insight(root).stage(root)), visits, tree.values()[0]))


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
    if found[0].action in told:  # it is proven
        thought = replace(thought, error=0.0, guess=None)
    return replace(thought, considered=tuple(found), line=line)


def grow(
    run: Callable[[int], int], most: int, clock: Clock, look: Callable[[], object] = lambda: None
) -> int:
    """Have a tree make ``most`` playouts, in slices; return the number that it made.

    ``look`` is called whenever the tree has twice as many as at the call before, except at the end.
    """
    done, slice_, twice = 0, 1, 1
    while done < most:
        if done == twice:
            look()
            twice *= 2
        playouts = min(slice_, most - done, twice - done)
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
    player: Level,
    seed: int,
    clock: Clock,
    close: int | None,
    *,
    guided: bool,
) -> Thought:
    """Think in one tree over many worlds; the action with the most tries is chosen."""
    rng = Random(seed)
    tree = InformationSetTree(game.insight(root), len(game.scores(root)), seed, guided)
    done = 0
    while done < player.playouts:
        iterations = min(_SHARE, player.playouts - done)
        tree.run(worlds.sample(rng), iterations)
        done += iterations
        if clock.is_up(_GROWING):
            break
        left = clock.left(done, player.playouts) if clock.early and done % _LOOK == 0 else None
        if left is not None and cannot_be_overtaken(tree.visits(), left):
            break
    thought = _thought(game, tree, done, clock, UNKNOWN)
    if guided:
        thought = _tempted(preferred(game, root, thought), player, seed)
    chosen = game.parse(thought.considered[0].action)
    fresh = Improvement(game.insight(root), root, [chosen], seed)
    for _ in range(max(_TOLD, done // _AFRESH) if clock.telling else 0):
        if clock.is_up():
            break
        fresh.run(worlds.sample(rng))
    thought = _in_shares(game, root, tree, fresh.tally(0), replace(thought, seconds=clock.elapsed()))
    if close is None:
        return thought
    # The action that was taken is compared with the others as the tree sees both.
    more = thought.considered[0].value - tree.tally(chosen).mean()
    for _ in range(0, _lacking(game, thought, player.playouts, close), _SHARE):
        if clock.is_up():
            break
        tree.insist(worlds.sample(rng), close, _SHARE)
    tally = tree.tally(close)
    value = thought.considered[0].value if close == chosen else clamped(tally.mean() + more)
    seen = Considered(game.text(close), tally.count, value)
    later = replace(thought, considered=(seen,), seconds=clock.elapsed())
    return _seen_closely(game, thought, later, close) if tally.count else thought


def _in_shares(
    game: AnyGame, root: Position, tree: InformationSetTree, fresh: Tally, thought: Thought
) -> Thought:
    """Say of each action which share of the win it leads to, where the tree sought more than that.

    A tree has gone most often where it was lucky, so its best action is judged afresh, and all others by what
    they differ from it.
    """
    tallies = {one.action: tree.tally(game.parse(one.action)) for one in thought.considered}
    count = sum(tally.count for tally in tallies.values())
    mean = sum(tally.mean() * tally.count for tally in tallies.values()) / count if count else UNKNOWN
    first = tallies[thought.considered[0].action]
    best = fresh if fresh.count else first
    more = best.mean() - first.mean() if first.count else 0.0
    values = [clamped((tally.mean() if tally.count else mean) + more) for tally in tallies.values()]
    found = tuple(replace(one, value=value) for one, value in zip(thought.considered, values, strict=True))
    guess = _guess(game, root, found[0].action, best)
    return replace(thought, considered=found, error=best.error(), guess=guess)


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
    game: AnyGame,
    worlds: Worlds[Any],
    root: Position,
    player: Level,
    seed: int,
    clock: Clock,
) -> Thought:
    """Think of each action in many worlds; the blueprint's is chosen where no other is surely better."""
    rng = Random(seed)
    actions = legal_actions(root)
    search = Improvement(game.insight(root), root, actions, seed)
    done = 0
    while done < player.playouts:
        search.run(worlds.sample(rng))
        done += 1
        if clock.is_up():
            break
        # An action that is tried no more has been given up as surely worse.
        if clock.early and done % _LOOK == 0 and search.visits().count(done) == 1:
            break
    choice = tempted(_doubted(search), player.temptation, seed, search.choice())
    tally = search.tally(choice)
    while clock.telling and tally.count < _TOLD and not clock.is_up():
        search.try_out(worlds.sample(rng), choice)
    told = zip(actions, search.visits(), search.chances(choice), search.values(), strict=True)
    ranked = [
        (action != actions[choice], -share, -value, Considered(game.text(action), visits, clamped(share)))
        for action, visits, share, value in told
    ]
    ranked.sort(key=lambda one: (*one[:3], one[3].action))
    found = tuple(one for *_, one in ranked)
    return Thought(
        found,
        done,
        clock.elapsed(),
        (found[0].action,),
        tally.error(),
        _guess(game, root, found[0].action, tally),
    )


def _doubted(search: Improvement) -> list[float]:
    """Return the actions' values as they tempt: all but the sober choice's less what few worlds leave open.

    That makes none of them a certain loss.
    """
    sober = search.choice()
    tried = zip(search.values(), search.visits(), strict=True)
    return [
        value if k == sober else max(value - _DOUBTS * _DEVIATION / math.sqrt(visits), min(value, _HARDLY))
        for k, (value, visits) in enumerate(tried)
    ]


def _tempted(thought: Thought, player: Level, seed: int) -> Thought:
    """Put the action first that a level takes, which may be tempted by one that looks nearly as good."""
    found = thought.considered
    chosen = found[tempted([one.value for one in found], player.temptation, seed)]
    if chosen is found[0]:
        return thought
    others = tuple(one for one in found if one is not chosen)
    guess = None if thought.guess is None else replace(thought.guess, mean=chosen.value)
    return replace(thought, considered=(chosen, *others), line=(chosen.action,), guess=guess)


def _tempted_to_last(game: AnyGame, root: Position, thought: Thought, player: Level, seed: int) -> Thought:
    """Put the action first that a level takes; nothing tempts it that lets the next seat win at once."""
    prover = Prover(game.insight(root), len(game.scores(root)))
    while True:
        told = _tempted(thought, player, seed)
        chosen = told.considered[0]
        if chosen is thought.considered[0] or prover.lasts(root, game.parse(chosen.action)):
            return told
        found = tuple(replace(one, value=0.0) if one is chosen else one for one in thought.considered)
        thought = replace(thought, considered=found)


def _thought(
    game: AnyGame,
    tree: AlphaBeta | GuidedTree | InformationSetTree | Tree,
    done: int,
    clock: Clock,
    error: float,
) -> Thought:
    """Return a search's evaluation of the actions, which it ranks best first."""
    found = [
        Considered(game.text(action), visits, value)
        for action, visits, value in zip(tree.actions(), tree.visits(), tree.values(), strict=True)
    ]
    line = tuple(game.text(action) for action in tree.line())
    return Thought(tuple(found), done, clock.elapsed(), line, error)


def _greedily(game: AnyGame, root: Position, seed: int, clock: Clock) -> Thought:
    """Take an action with the highest immediate gain; among equals, any."""
    insight = game.insight(root)
    actions = Random(seed).reordered(legal_actions(root))
    actions.sort(key=lambda action: -insight.gain(root, action))
    found = tuple(Considered(game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, clock.elapsed(), (found[0].action,), UNKNOWN)


def _at_random(game: AnyGame, root: Position, seed: int, clock: Clock) -> Thought:
    """Take any action; its value is unknown."""
    actions = Random(seed).reordered(legal_actions(root))
    found = tuple(Considered(game.text(action), 0, 0.5) for action in actions)
    return Thought(found, 0, clock.elapsed(), (found[0].action,), UNKNOWN)
