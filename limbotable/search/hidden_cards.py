"""Ways of thinking where cards are hidden: over worlds that fit what the viewer has seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.core.insight import Insight
from limbotable.core.odds import clamped
from limbotable.core.position import Position, legal_actions
from limbotable.core.random import Random
from limbotable.search.clear import Comparison, cannot_be_overtaken
from limbotable.search.counting import CountedPlay
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import CURIOSITY, InformationSetTree
from limbotable.search.search_task import SearchTask
from limbotable.search.solve import Solver
from limbotable.search.tally import Tally
from limbotable.search.telling import evaluated, guess_of, lacking, seen_closely, tempted_by
from limbotable.search.tempting import tempted
from limbotable.search.thought import UNKNOWN, Considered, Guess, Thought

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
#: At most so many worlds are counted instead of drawn, with so many positions for each that might be drawn,
#: and so many in all.
_COUNTED: Final = 500
_POSITIONS: Final = 100
_COUNTED_POSITIONS: Final = 200_000
#: Values that were counted are equal if they are by so many digits.
_DIGITS: Final = 12
#: A preference is asked for in at most so many worlds beside the root.
_PREFERRED: Final = 15
#: After so many playouts it is first asked whether the choice is clear.
_LOOK: Final = 64


def over_worlds(task: SearchTask) -> Thought:
    """Think by perfect-information Monte Carlo (Levy 1989; Ginsberg 2001).

    Worlds that fit the observation are drawn, every legal action is solved exactly in each, and the action
    with the best mean is chosen.  An action may win in each of these worlds by a different
    continuation, though the viewer cannot tell the worlds apart.  Players that prove wins therefore first
    look for an action that is sure to win.

    Where all worlds are few enough, players that count draw none (``counting.py``).
    """
    return _Sample(task).think()


class _Sample:
    """The actions of a task, and what they came to in the worlds that were drawn for it."""

    def __init__(self, task: SearchTask) -> None:
        self._task = task
        self._rng = Random(task.seed)
        self._draw = task.worlds.likely if task.player.infers else task.worlds.sample
        self._insight = task.game.insight(task.root)
        self._solver = Solver(self._insight)
        self._actions = legal_actions(task.root)
        self._tallies = {task.game.text(action): Tally() for action in self._actions}
        self._done = 0  # worlds

    def think(self) -> Thought:
        """Draw worlds up to the limit, and evaluate the actions by them."""
        task, sure = self._task, self._sure()
        # With a sure win the choice is made: counting would only tell the chances of the other actions.
        counted = self._counted(sure) if task.clock.telling or not sure else None
        if counted is not None:
            return counted
        comparison = Comparison(len(self._actions))
        while self._done < task.playouts:
            shares = self._add_world()
            if task.clock.early:
                comparison.add(shares)
            if sure:  # the choice is made: more worlds tell the chances of the other actions
                is_clear = self._done >= (_SOLVED if task.clock.telling else 1)
            else:
                is_clear = task.clock.early and _is_time_to_look(self._done) and comparison.is_clear()
            if task.clock.is_up() or (is_clear and (task.clock.early or not task.clock.telling)):
                break
        return self._with_sure_wins(sure) if sure else self._by_means()

    def _sure(self) -> frozenset[str]:
        """Return the actions that are sure to win, if the player looks for such."""
        task = self._task
        if not task.player.proves:
            return frozenset()
        return frozenset(
            task.game.text(action) for action in self._actions if self._insight.sure(task.root, action)
        )

    def _counted(self, sure: frozenset[str]) -> Thought | None:
        """Evaluate the actions by all that is possible, if the player counts that and it is little."""
        task = self._task
        counted = task.worlds.counted(min(task.playouts, _COUNTED)) if task.player.counts else None
        if counted is None or not counted.worlds:
            return None
        most = min(_POSITIONS * task.playouts, _COUNTED_POSITIONS)
        values = CountedPlay(self._insight, counted, task.viewer, most, task.clock).values(self._actions)
        if values is None:
            return None
        worlds = len(counted.worlds)
        # Equal values differ by what rounding leaves where they were added up in another order.
        told = {task.game.text(action): clamped(round(value, _DIGITS)) for action, value in values.items()}
        found = [Considered(text, worlds, 1.0 if text in sure else value) for text, value in told.items()]
        found.sort(key=lambda one: (one.action not in sure, -one.value, one.action))
        best = found[0]
        action = task.game.parse(best.action)
        ends = all(
            self._insight.settled(after)
            for _, world in counted.worlds
            for _, after in counted.outcomes(world, action)
        )
        # As if as many worlds as might have been drawn said the same.
        guess = Guess(int(self._insight.stage(task.root)), task.playouts, best.value)
        guessed = guess if sure or not ends else None
        line = (best.action,)
        return Thought(tuple(found), worlds, task.clock.elapsed(), line, 0.0, guessed, sure=sure)

    def _add_world(self) -> list[float]:
        """Draw one more world; return the share of the win that each action leads to there."""
        world = self._draw(self._rng)
        shares = [self._share(world, action) for action in self._actions]
        for share, tally in zip(shares, self._tallies.values(), strict=True):
            tally.add(share)
        self._done += 1
        return shares

    def _share(self, world: Position, action: int) -> float:
        after = world.copy()
        after.play(action)
        value = self._solver.value(after)
        return value if self._task.viewer == 0 else 1.0 - value

    def _with_sure_wins(self, sure: frozenset[str]) -> Thought:
        """Put the sure wins first; the other actions have their means."""
        task, done = self._task, self._done
        found = [
            Considered(text, done, 1.0 if text in sure else tally.mean())
            for text, tally in self._tallies.items()
        ]
        found.sort(key=lambda one: (one.action not in sure, -one.value, one.action))
        guess = Guess(int(self._insight.stage(task.root)), done, 1.0)  # of the others, in as many worlds
        line = (found[0].action,)
        return Thought(tuple(found), done, task.clock.elapsed(), line, 0.0, guess, sure=sure)

    def _by_means(self) -> Thought:
        """Put the action first that the player takes by the means, and try it more if too little is told."""
        task, tallies = self._task, self._tallies
        values = {text: tally.mean() for text, tally in tallies.items()}
        ranked = sorted(values, key=lambda text: (-values[text], text))
        best = ranked[tempted([values[text] for text in ranked], task.player.temptation, task.seed)]
        tally = tallies[best]
        while task.clock.telling and tally.count < _SOLVED and not task.clock.is_up():
            tally.add(self._share(self._draw(self._rng), task.game.parse(best)))
        # What further worlds say of the best one holds for all: they were compared in the same ones.
        more = tally.mean() - values[best]
        found = [Considered(text, self._done, clamped(value + more)) for text, value in values.items()]
        found.sort(key=lambda one: (one.action != best, -one.value, one.action))
        guess = guess_of(task.game, task.root, best, tally)
        return Thought(tuple(found), self._done, task.clock.elapsed(), (best,), tally.error(), guess)


def _is_time_to_look(done: int) -> bool:
    """Return whether a choice is looked at after so many worlds: at each doubling, as each look may err."""
    return done >= _LOOK and done & (done - 1) == 0


def in_an_information_set_tree(task: SearchTask, *, guided: bool) -> Thought:
    """Think in one tree over many worlds; the action with the most tries is chosen."""
    game, root, worlds, clock, seed = task.game, task.root, task.worlds, task.clock, task.seed
    rng = Random(seed)
    insight = game.insight_of(task.player, root)
    curiosity = CURIOSITY if task.player.curiosity is None else task.player.curiosity
    tree = InformationSetTree(insight, len(game.scores(root)), seed, guided, curiosity)
    done = 0
    while done < task.playouts:
        iterations = min(_SHARE, task.playouts - done)
        tree.run(worlds.sample(rng), iterations)
        done += iterations
        if clock.is_up(_GROWING):
            break
        left = clock.left(done, task.playouts) if clock.early and done % _LOOK == 0 else None
        if left is not None and cannot_be_overtaken(tree.visits(), left):
            break
    thought = evaluated(game, tree, done, clock, UNKNOWN)
    if guided:
        # Other worlds than those of the search, and nothing that the search draws later depends on them.
        others = Random(seed ^ 1)
        several = [worlds.sample(others) for _ in range(min(_PREFERRED, done // _LOOK))]
        thought = tempted_by(preferred(game, insight, [root, *several], thought), task.player, seed)
    chosen = game.parse(thought.considered[0].action)
    fresh = Improvement(insight, root, [chosen], seed)
    for _ in range(max(_TOLD, done // _AFRESH) if clock.telling else 0):
        if clock.is_up():
            break
        fresh.run(worlds.sample(rng))
    thought = _in_shares(game, root, tree, fresh.tally(0), replace(thought, seconds=clock.elapsed()))
    return thought if task.close is None else _examined(task, tree, thought, task.close, rng)


def _examined(
    task: SearchTask, tree: InformationSetTree, thought: Thought, close: int, rng: Random
) -> Thought:
    """Try an action on until it is known as well as the best one; it is compared as the tree sees both."""
    game, clock = task.game, task.clock
    chosen = game.parse(thought.considered[0].action)
    more = thought.considered[0].value - tree.tally(chosen).mean()
    for _ in range(0, lacking(game, thought, task.playouts, close), _SHARE):
        if clock.is_up():
            break
        tree.insist(task.worlds.sample(rng), close, _SHARE)
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


def beside_a_blueprint(task: SearchTask) -> Thought:
    """Think of each action in many worlds; the blueprint's is chosen where no other is surely better."""
    game, root, worlds, clock, player = task.game, task.root, task.worlds, task.clock, task.player
    rng = Random(task.seed)
    actions = legal_actions(root)
    insight = game.insight_of(player, root)
    draw = worlds.likely if player.infers else worlds.sample
    if player.infers:
        # The first world tells of which kinds the others are, and each further one tells it anew.
        root = draw(rng)
        worlds.inform(insight)
    search = Improvement(insight, root, actions, task.seed)
    done = 0
    while done < task.playouts:
        search.run(draw(rng))
        done += 1
        if clock.is_up():
            break
        # An action that is tried no more has been given up as surely worse.
        if clock.early and done % _LOOK == 0 and search.visits().count(done) == 1:
            break
    choice = tempted(_doubted(search), player.temptation, task.seed, search.choice())
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
