"""Ways of thinking where everything lies open: one tree, grown from the position itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.core.insight import Insight
from limbotable.core.position import Position, legal_actions
from limbotable.core.reasons import CLOSE
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.guided import GuidedTree
from limbotable.search.proof import Prover
from limbotable.search.proof_number import ProofNumbers
from limbotable.search.search_task import SearchTask
from limbotable.search.telling import PART, evaluated, lacking, seen_closely
from limbotable.search.thought import UNKNOWN, Clock, Guess, Thought, unsettled
from limbotable.search.transposition import knows_again
from limbotable.search.tree import Tree

#: The least time of a tree's growth before a check for a stop; the most is about twice that.
_SLICE_SECONDS: Final = 0.005
#: Alpha-beta visits so many positions in about the time of a playout of a guided tree.
_POSITIONS: Final = 40
#: Alpha-beta is for so many seats.
_DUEL: Final = 2
#: A thought of at least so many playouts first seeks a proof where that may be found, for this part of it.
_LONG: Final = 8000
_PROVING: Final = 1 / 3
#: A position of such a proof takes about the time of so many of alpha-beta.
_PROOF_COST: Final = 4
#: How many actions beside the best one alpha-beta measures, and the part of its work and time for comparing;
#: where more than the choice is to be told, there is more work.
_COMPARED: Final = 4
_COMPARING: Final = 0.125
#: The part of the time that is kept for an action to be looked at closely: half of what comparing has.
_INSISTING: Final = _COMPARING / 2.0
#: So many positions are few, however soon the search was over.
_SOON: Final = 4000


def in_a_guided_tree(task: SearchTask) -> Thought:
    """Think in one tree, and take no action that lets the next seat win at once if that can be avoided."""
    game, root, clock, close = task.game, task.root, task.clock, task.close
    tree = GuidedTree(root, game.insight(root), len(game.scores(root)), task.seed)
    course: list[float] = []
    done = grow(tree.run, task.playouts, clock, lambda: course.append(tree.values()[0]))
    for action in tree.hopeful():
        if tree.lasts(action):
            break
        tree.give_up(action)
    value = tree.values()[0]
    thought = evaluated(game, tree, done, clock, unsettled([*course, value]))
    if thought.error:  # else it is proven
        thought = replace(thought, guess=Guess(int(game.insight(root).stage(root)), done, value))
    if close is None:
        return thought
    if close in tree.hopeful() and not tree.lasts(close):
        tree.give_up(close)
    more = lacking(game, thought, task.playouts, close)
    grow(lambda playouts: tree.insist(close, playouts), more, clock)
    return seen_closely(game, thought, evaluated(game, tree, done, clock, thought.error), close)


def deepening(task: SearchTask, *, textbook: bool) -> Thought:
    """Think by alpha-beta; but by a guided tree where positions cannot be remembered.

    With the judgement of a textbook it is alpha-beta in any case, and nothing beside it.
    """
    game, root, most = task.game, task.root, task.playouts
    if textbook:
        plain = AlphaBeta(root, game.textbook(root), task.seed, selective=False)
        return _by_alpha_beta(task, plain, most)
    insight = game.insight(root)
    if len(game.scores(root)) != _DUEL or not knows_again(insight, root):
        return in_a_guided_tree(task)
    proven: dict[int, float] = {}
    if most >= _LONG and insight.provable(root):
        proven, spent = _sought(task, insight)
        most -= spent
    search = AlphaBeta(root, insight, task.seed, selective=True)
    thought = _by_alpha_beta(task, search, most)
    if search.is_decided():
        return thought
    return _with_proof(game, thought, proven) if proven else careful(game, root, thought)


def _sought(task: SearchTask, insight: Insight) -> tuple[dict[int, float], int]:
    """Seek a proof of the result; return the proven values by action, and the playouts that it took.

    If the root is won, they have one action that wins it, and that which is to be looked at closely if its
    result is found, too; if it is lost, all; and none if nothing is proven.
    """
    root, close = task.root, task.close
    nodes = int(task.playouts * _POSITIONS * _PROVING) // _PROOF_COST

    def is_up() -> bool:
        return task.clock.is_up(_PROVING)

    search = ProofNumbers(root, insight)
    search.run(nodes, is_up)
    spent = search.nodes
    proven: dict[int, float] = {}
    if search.is_lost():
        proven = dict.fromkeys(legal_actions(root), 0.0)
    elif search.is_won():
        proven[search.winning()] = 1.0
        if close is not None and close not in proven:
            after = root.copy()
            after.play(close)
            if insight.settled(after):
                proven[close] = insight.reward(after, root.turn())
            else:
                other = ProofNumbers(after, insight)
                other.run(nodes - spent, is_up)
                spent += other.nodes
                if other.is_won() or other.is_lost():
                    proven[close] = float(other.is_won() == (after.turn() == root.turn()))
    return proven, spent * _PROOF_COST // _POSITIONS


def _with_proof(game: AnyGame, thought: Thought, proven: Mapping[int, float]) -> Thought:
    """Tell proven values: wins first, losses last."""
    unproven = 0.5
    ranks = {game.text(action): value for action, value in proven.items()}
    found = sorted(thought.considered, key=lambda one: -ranks.get(one.action, unproven))
    told = tuple(
        replace(one, value=ranks[one.action], at_most=False) if one.action in ranks else one for one in found
    )
    line = thought.line if told[0].action == thought.line[0] else (told[0].action,)
    return replace(thought, considered=told, line=line, error=0.0, guess=None)


def _by_alpha_beta(task: SearchTask, search: AlphaBeta, most: int) -> Thought:
    """Think as deeply as there is time for, within so many playouts, and at last compare the best actions."""
    game, clock, close = task.game, task.clock, task.close
    comparing = int(most * _POSITIONS * _COMPARING)
    search.run(most * _POSITIONS - comparing, lambda: clock.is_up(1.0 - _COMPARING))
    chosen = search.nodes  # when the choice was made
    error = unsettled([*search.course, search.values()[0]])
    if clock.telling and not clock.early:  # somebody wants to know more than what to do
        comparing += most * _POSITIONS // PART
    comparing = min(comparing, max(search.nodes, _SOON))  # what is soon proven needs no long comparison
    part = 1.0 if close is None else 1.0 - _INSISTING
    search.compare(_COMPARED, max(CLOSE, error), comparing, lambda: clock.is_up(part))
    # A proof rests on nothing that came after it; no other thought tells of more than it was asked for.
    done = chosen if search.is_decided() else min(search.nodes, most * _POSITIONS)
    thought = _told(game, search, done, clock, error)
    if close is None:
        return thought
    search.insist(close, most * _POSITIONS // PART, clock.is_up)
    return seen_closely(game, thought, _told(game, search, done, clock, error), close)


def _told(game: AnyGame, search: AlphaBeta, done: int, clock: Clock, error: float) -> Thought:
    """Tell in playouts, rounded, what was counted in positions; nothing that was looked at comes to 0."""
    thought = evaluated(game, search, done, clock, error)
    found = tuple(
        replace(one, visits=-(-one.visits // _POSITIONS), at_most=bounded)
        for one, bounded in zip(thought.considered, search.bounded(), strict=True)
    )
    return replace(thought, considered=found, playouts=max(thought.playouts // _POSITIONS, 1))


def in_a_tree(task: SearchTask) -> Thought:
    """Think in one tree by random playouts; the action with the most tries is chosen."""
    game, root = task.game, task.root
    tree = Tree(root, game.insight(root), len(game.scores(root)), task.seed)
    done = grow(tree.run, task.playouts, task.clock)
    visits = tree.visits()[0]
    # Rewards from 0 to 1 have no greater deviation than when they are all or nothing.
    thought = evaluated(game, tree, done, task.clock, UNKNOWN / math.sqrt(visits))
    return replace(thought, guess=Guess(int(game.insight(root).stage(root)), visits, tree.values()[0]))


def careful(game: AnyGame, root: Position, thought: Thought) -> Thought:
    """Put wins within the turn first, and actions last that let the next seat win within its own."""
    prover = Prover(game.insight(root), len(game.scores(root)))
    found = list(thought.considered)
    won = [
        replace(one, value=1.0, at_most=False)
        for one in found
        if prover.wins_by(root, game.parse(one.action))
    ]
    lost = []
    for one in () if won else found:
        if prover.lasts(root, game.parse(one.action)):
            break
        lost.append(replace(one, value=0.0, at_most=False))
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
