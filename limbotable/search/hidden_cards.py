"""Ways of thinking where cards are hidden: over worlds that fit what the viewer has seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from limbotable.core.game import AnyGame, Level, Worlds
from limbotable.core.insight import Insight
from limbotable.core.odds import clamped
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.search.clear import Comparison, cannot_be_overtaken
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import CURIOSITY, InformationSetTree
from limbotable.search.solve import Solver
from limbotable.search.tally import Tally
from limbotable.search.telling import evaluated, guess_of, lacking, seen_closely, tempted_by
from limbotable.search.tempting import tempted
from limbotable.search.thought import UNKNOWN, Clock, Considered, Guess, Thought

#: The difference between two rewards that is mere chance: about their standard deviation.
_DEVIATION: Final = 0.25
#: What leads astray from a blueprint has to make up for so many of them.
_DOUBTS: Final = 2.0
#: A value that is as good as none.
_HARDLY: Final = 1e-6
#: The iterations of an information-set tree in each world: drawing a world costs more than an iteration.
_SHARE: Final = 4
#: So often at least the chosen action is tried, so that its chances can be told, where few playouts chose it.
_TOLD: Final = 32
#: For that is this part of the playouts, and so much of the time is left.
_AFRESH: Final = 16
_GROWING: Final = 1.0 - 1.0 / _AFRESH
#: The same as the least where worlds are solved.
_SOLVED: Final = 8
#: A preference is asked for in at most so many worlds beside the root.
_PREFERRED: Final = 15
#: After so many playouts it is first asked whether the choice is clear.
_LOOK: Final = 64


def over_worlds(
    game: AnyGame,
    worlds: Worlds[Any],
    root: Position,
    viewer: int,
    player: Level,
    seed: int,
    clock: Clock,
) -> Thought:
    """Think by perfect-information Monte Carlo (Levy 1989; Ginsberg 2001).

    Worlds that fit the observation are drawn, every legal action is solved exactly in each, and the action
    with the best mean is chosen.  An action may win in each of these worlds by a different
    continuation, though the viewer cannot tell the worlds apart.  Players that prove wins therefore first
    look for an action that is sure to win.
    """
    rng = Random(seed)
    actions = legal_actions(root)
    draw = worlds.likely if player.infers else worlds.sample
    insight = game.insight(root)
    solver = Solver(insight)

    def share(world: Position, action: int) -> float:
        after = world.copy()
        after.play(action)
        value = solver.value(after)
        return value if viewer == 0 else 1.0 - value

    tallies = {game.text(action): Tally() for action in actions}
    sure = {game.text(action) for action in actions if player.proves and insight.sure(root, action)}
    comparison = Comparison(len(actions))
    done = 0
    while done < player.playouts:
        world = draw(rng)
        shares = [share(world, action) for action in actions]
        for one, tally in zip(shares, tallies.values(), strict=True):
            tally.add(one)
        done += 1
        if clock.early:
            comparison.add(shares)
        if sure:  # the choice is made: more worlds tell the chances of the other actions
            is_clear = done >= (_SOLVED if clock.telling else 1)
        else:
            is_clear = clock.early and _is_time_to_look(done) and comparison.is_clear()
        if clock.is_up() or (is_clear and (clock.early or not clock.telling)):
            break
    values = {text: tally.mean() for text, tally in tallies.items()}
    if sure:
        values |= dict.fromkeys(sure, 1.0)
        found = [Considered(text, done, value) for text, value in values.items()]
        found.sort(key=lambda one: (one.action not in sure, -one.value, one.action))
        guess = Guess(int(insight.stage(root)), done, 1.0)  # of the others, in as many worlds
        return Thought(
            tuple(found), done, clock.elapsed(), (found[0].action,), 0.0, guess, sure=frozenset(sure)
        )
    ranked = sorted(values, key=lambda text: (-values[text], text))
    best = ranked[tempted([values[text] for text in ranked], player.temptation, seed)]
    while clock.telling and tallies[best].count < _SOLVED and not clock.is_up():
        tallies[best].add(share(draw(rng), game.parse(best)))
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
        guess_of(game, root, best, tallies[best]),
    )


def _is_time_to_look(done: int) -> bool:
    """Return whether a choice is looked at after so many worlds: at each doubling, as each look may err."""
    return done >= _LOOK and done & (done - 1) == 0


def in_an_information_set_tree(
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
    insight = game.insight_of(player, root)
    curiosity = CURIOSITY if player.curiosity is None else player.curiosity
    tree = InformationSetTree(insight, len(game.scores(root)), seed, guided, curiosity)
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
    thought = evaluated(game, tree, done, clock, UNKNOWN)
    if guided:
        # Other worlds than those of the search, and nothing that the search draws later depends on them.
        others = Random(seed ^ 1)
        several = [worlds.sample(others) for _ in range(min(_PREFERRED, done // _LOOK))]
        thought = tempted_by(preferred(game, insight, [root, *several], thought), player, seed)
    chosen = game.parse(thought.considered[0].action)
    fresh = Improvement(insight, root, [chosen], seed)
    for _ in range(max(_TOLD, done // _AFRESH) if clock.telling else 0):
        if clock.is_up():
            break
        fresh.run(worlds.sample(rng))
    thought = _in_shares(game, root, tree, fresh.tally(0), replace(thought, seconds=clock.elapsed()))
    if close is None:
        return thought
    # The action that was taken is compared with the others as the tree sees both.
    more = thought.considered[0].value - tree.tally(chosen).mean()
    for _ in range(0, lacking(game, thought, player.playouts, close), _SHARE):
        if clock.is_up():
            break
        tree.insist(worlds.sample(rng), close, _SHARE)
    tally = tree.tally(close)
    value = thought.considered[0].value if close == chosen else clamped(tally.mean() + more)
    seen = Considered(game.text(close), tally.count, value)
    later = replace(thought, considered=(seen,), seconds=clock.elapsed())
    return seen_closely(game, thought, later, close) if tally.count else thought


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
    # A tempting action may be untried in the tree: then it differs from what the tree tried on average.
    more = best.mean() - (first.mean() if first.count else mean) if best.count else 0.0
    values = [clamped((tally.mean() if tally.count else mean) + more) for tally in tallies.values()]
    found = tuple(replace(one, value=value) for one, value in zip(thought.considered, values, strict=True))
    guess = guess_of(game, root, found[0].action, best)
    return replace(thought, considered=found, error=best.error(), guess=guess)


def preferred(game: AnyGame, insight: Insight, worlds: Sequence[Position], thought: Thought) -> Thought:
    """Put the insight's preference in some worlds first, among the actions that the search finds equal."""
    best = thought.considered[0]
    equals = [
        one
        for one in thought.considered
        if 2 * one.visits >= best.visits > 0
        and one.value + _DEVIATION * math.sqrt(1 / one.visits + 1 / best.visits) >= best.value
    ]

    def preference(one: Considered) -> float:
        action = game.parse(one.action)
        return sum(insight.preference(world, action) for world in worlds)

    chosen = max(equals, key=preference, default=best)
    if chosen is best:
        return thought
    others = tuple(one for one in thought.considered if one is not chosen)
    return replace(thought, considered=(chosen, *others), line=(chosen.action,))


def beside_a_blueprint(
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
    insight = game.insight_of(player, root)
    draw = worlds.likely if player.infers else worlds.sample
    if player.infers:
        # The first world tells of which kinds the others are, and each further one tells it anew.
        root = draw(rng)
        worlds.inform(insight)
    search = Improvement(insight, root, actions, seed)
    done = 0
    while done < player.playouts:
        search.run(draw(rng))
        done += 1
        if clock.is_up():
            break
        # An action that is tried no more has been given up as surely worse.
        if clock.early and done % _LOOK == 0 and search.visits().count(done) == 1:
            break
    choice = tempted(_doubted(search), player.temptation, seed, search.choice())
    tally = search.tally(choice)
    while clock.telling and tally.count < _TOLD and not clock.is_up():
        search.try_out(draw(rng), choice)
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
        guess_of(game, root, found[0].action, tally),
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
