"""What a search tells of its actions: the parts that all ways of thinking share."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from limbotable.core.game import AnyGame, Level
from limbotable.core.position import Position
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.guided import GuidedTree
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.tally import Tally
from limbotable.search.tempting import tempted
from limbotable.search.thought import Clock, Considered, Guess, Thought
from limbotable.search.tree import Tree

#: All playouts divided by this are the least number for an action that is examined closely.
PART: Final = 4


def evaluated(
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


def guess_of(game: AnyGame, root: Position, best: str, tally: Tally) -> Guess | None:
    """Say what the values rest on; None where the best action ends the search, for then they are no guess.

    None, too, where it was never tried, for then they rest on nothing.
    """
    insight = game.insight(root)
    after = root.copy()
    after.play(game.parse(best))
    if tally.count == 0 or insight.settled(after):
        return None
    return Guess(int(insight.stage(root)), tally.count, tally.mean())


def held_back(thought: Thought) -> Thought:
    """Tell no action to be better than the first, which the search took.

    Others may seem better by luck in few tries, or win more often where the search sought more than to win:
    it was not sure enough of them to take them, so they are told to be as good.
    """
    most = thought.considered[0].value
    found = tuple(replace(one, value=min(one.value, most)) for one in thought.considered)
    return replace(thought, considered=found)


def tempted_by(thought: Thought, player: Level, seed: int) -> Thought:
    """Put the action first that a level takes, which may be tempted by one that looks nearly as good."""
    found = thought.considered
    chosen = found[tempted([one.value for one in found], player.temptation, seed)]
    if chosen is found[0]:
        return thought
    others = tuple(one for one in found if one is not chosen)
    guess = None if thought.guess is None else replace(thought.guess, mean=chosen.value)
    return replace(thought, considered=(chosen, *others), line=(chosen.action,), guess=guess)


def lacking(game: AnyGame, thought: Thought, most: int, close: int) -> int:
    """Return the number of further tries of an action that put it on a par with the best one."""
    visits = {one.action: one.visits for one in thought.considered}
    # A best one that is soon proven needs few visits, which is no measure for the others.
    return max(thought.considered[0].visits, most // PART) - visits[game.text(close)]


def seen_closely(game: AnyGame, thought: Thought, later: Thought, close: int) -> Thought:
    """Put the present evaluation of an action into an earlier thought."""
    action = game.text(close)
    seen = {one.action: one for one in later.considered}
    found = tuple(seen[action] if one.action == action else one for one in thought.considered)
    return replace(thought, considered=found, seconds=later.seconds)
