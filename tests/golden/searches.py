"""The golden texts of the searches: what comes of each in games without sense, to nine digits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count as counting
from itertools import product
from typing import Any, Final
from zlib import crc32

from limbotable.core.game import Observation, Search
from limbotable.core.insight import Insight
from limbotable.core.odds import Odds, clamped, log_odds
from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.clear import Comparison, cannot_be_overtaken
from limbotable.search.goals import GoalSolver
from limbotable.search.guided import GuidedTree
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.judging import judge, judge_openly
from limbotable.search.playout import random_plies
from limbotable.search.proof import Prover, joined
from limbotable.search.proof_number import ProofNumbers
from limbotable.search.solve import Solver
from limbotable.search.tally import Tally
from limbotable.search.tempting import tempted
from limbotable.search.thinking import think
from limbotable.search.thought import Limit, Thought, unsettled
from limbotable.search.transposition import knows_again
from limbotable.search.tree import Tree
from tests.golden.made_up import MadeUpGame, MadeUpGoal, MadeUpPosition, Shape

_OBSERVATION: Final = Observation((), 0, 0)

#: Matches of two seats: usual ones, with many ties, that come again, that cannot be told apart, and narrow.
_DUELS: Final = (
    *(Shape(seed) for seed in range(4)),
    Shape(11, grain=2),
    Shape(12, width=7, grain=4, length=7),
    Shape(13, room=61, length=12),
    Shape(14, remembers=False),
    Shape(15, width=2, length=16, early=40),
    Shape(16, width=9, length=6, early=30, again=2),
)
_MORE_SEATS: Final = (Shape(21, seats=3), Shape(22, seats=3, grain=2, length=7), Shape(23, seats=4, width=6))
#: Matches in which something is drawn.
_DRAWN: Final = tuple(Shape(30 + k, seats=2 + k, chance=4, grain=(1000, 3)[k % 2]) for k in range(3))


def number(value: float) -> str:
    """Return a number to nine digits."""
    return f"{value:.9g}"


def impatient(asked: Iterator[int], most: int) -> Callable[[], bool]:
    """Return a question whether to stop, which is answered by yes after so many times, and counts them."""
    return lambda: next(asked) >= most


def searches() -> dict[str, Callable[[], Iterator[str]]]:
    """Return what tells the lines of each text, by its name."""
    ways = {f"thinking-{search}": partial(_thoughts, search) for search in _WAYS}
    return {
        "trees": _trees,
        "alpha-beta": _alpha_betas,
        "worlds": _over_worlds,
        "proofs": _proofs,
        "goals": _goals,
        "parts": _small_parts,
        "perils": _perils,
        "long-thoughts": _long_thoughts,
        **ways,
    }


def told(name: str) -> str:
    """Return one of the texts."""
    return "".join(f"{line}\n" for line in searches()[name]())


def _ranked(search: Any) -> str:
    values = map(number, search.values())
    if isinstance(search, AlphaBeta):  # some of its values are limits
        values = map("{}{}".format, ("<" if one else "" for one in search.bounded()), values)
    told = zip(search.actions(), search.visits(), values, strict=True)
    best = " ".join(f"{action}:{visits}:{value}" for action, visits, value in told)
    return f"{best} | {' '.join(map(str, search.line()))}"


def _name(shape: Shape) -> str:
    return f"{shape.seed} of {shape.seats}"


# --- open games -----------------------------------------------------------------------------------------
def _trees() -> Iterator[str]:
    for shape in (*_DUELS, *_MORE_SEATS):
        root = MadeUpPosition(shape)
        game = MadeUpGame(shape, "guided", horizon=7)
        plain = Tree(root, game.insight(root), shape.seats, seed=shape.seed)
        yield f"tree {_name(shape)}: {plain.run(70)} {_ranked(plain)}"
        for made in (0, 25, 120):
            tree = GuidedTree(root, game.insight(root), shape.seats, seed=shape.seed)
            done = tree.run(made)
            yield f"guided {_name(shape)}: {done} {_ranked(tree)}"
            last = tree.actions()[-1]
            done = tree.insist(last, 9)
            hopeful = " ".join(f"{action}{'+' if tree.lasts(action) else '-'}" for action in tree.hopeful())
            nodes = ((tree.hope(k), tree.judgements(k), *tree.best(k)) for k in range(min(tree.size(), 12)))
            told = "; ".join(" ".join(map(number, node)) for node in nodes)
            yield f"  insisting {last}: {done} {_ranked(tree)} of {tree.size()}; {hopeful}; {told}"
            tree.give_up(tree.actions()[0])
            yield f"  given up: {tree.run(3)} {_ranked(tree)} {tree.children(0)}"


def _alpha_betas() -> Iterator[str]:
    for shape in _DUELS:
        root = MadeUpPosition(shape)
        insight = MadeUpGame(shape, "deepening").insight(root)
        yield f"alpha-beta {_name(shape)}: {knows_again(insight, root)}"
        for selective in (True, False):
            search = AlphaBeta(root, insight, shape.seed, selective)
            for nodes in (0, 40, 90, 150, 900):
                search.run(nodes, lambda: False)
                yield f"  {search.nodes} to {search.depth}: {_ranked(search)} by {_course(search)}"
                search.compare(2, 0.02, 15, lambda: False)
                yield f"    compared {search.nodes}: {_ranked(search)}"
                search.insist(search.actions()[-1], 15, lambda: False)
                yield f"    insisting {search.nodes}: {_ranked(search)}"
    wide = Shape(41, width=9, length=30, early=300)
    for shape, nodes in ((wide, 9000), (Shape(42, width=30, length=24, early=90), 4000)):
        root = MadeUpPosition(shape)
        search = AlphaBeta(root, MadeUpGame(shape, "deepening").insight(root), 1, selective=True)
        asked = counting()
        search.run(nodes, impatient(asked, 7))
        yield f"{next(asked)} questions, {search.nodes} of {nodes}: {_ranked(search)} by {_course(search)}"
        yield f"  {search.table.places} places, {sum(search.table.known) % (2**61 - 1)}"
        for _ in range(2):
            search.table.enlarge()
            told = f"{search.table.places} places, {sum(search.table.known) % (2**61 - 1)}"
            search.run(200, lambda: False)
            yield f"  {told}, {search.nodes}: {_ranked(search)}"
    root = MadeUpPosition(Shape(43, width=2, length=140, early=1 << 20, room=5))
    deepest = AlphaBeta(root, MadeUpGame(root.shape, "deepening").insight(root), 1, selective=False)
    deepest.run(200_000, lambda: False)
    yield f"deepest {deepest.depth} after {deepest.nodes}: {_ranked(deepest)} by {_course(deepest)}"
    yield from _in_small_steps()
    for seed in (70, 71, 460):  # places of the history are shared by several actions; the last one is used
        shape = Shape(seed, width=9, length=14, early=200, far=1 << 16)
        root = MadeUpPosition(shape)
        search = AlphaBeta(root, MadeUpGame(shape, "deepening").insight(root), 1, selective=True)
        search.run(1500, lambda: False)
        yield f"far apart {seed}: {search.nodes} to {search.depth}: {_ranked(search)} by {_course(search)}"


def _in_small_steps() -> Iterator[str]:
    """Tell sums of searches that are stopped again and again where much is won and lost."""
    for seed in range(60):
        shape = Shape(
            100 + seed,
            width=2 + seed % 6,
            length=5 + seed % 7,
            early=2 + seed % 4,
            room=(1 << 20, 97)[seed % 2],
        )
        root = MadeUpPosition(shape)
        search = AlphaBeta(root, MadeUpGame(shape, "deepening").insight(root), seed, selective=seed % 3 > 0)
        told = []
        for step in range(30):
            search.run(2 + step, lambda: False)
            told.append(f"{search.nodes} to {search.depth}: {_ranked(search)} by {_course(search)}")
            if step % 9 == 8:
                search.compare(3, 0.02, 5 + step, lambda: False)
                told.append(f"{search.nodes}: {_ranked(search)}")
        yield f"small steps {seed}: {len(set(told))} {crc32(repr(told).encode()):08x} {told[-1]}"


def _course(search: AlphaBeta) -> str:
    return " ".join(map(number, search.course))


# --- hidden cards and chance ----------------------------------------------------------------------------
def _over_worlds() -> Iterator[str]:
    for shape in (*_DUELS[:5], *_MORE_SEATS, *_DRAWN):
        root = MadeUpPosition(shape)
        game = MadeUpGame(shape, "ismcts", worlds=4, horizon=6)
        worlds = game.worlds({}, _OBSERVATION)
        for guided in (True, False):
            rng = Random(shape.seed)
            tree = InformationSetTree(game.insight(root), shape.seats, shape.seed, guided)
            yield f"information sets {_name(shape)}: {_ranked(tree)}"
            for _ in range(12):
                tree.run(worlds.sample(rng), 5)
            yield f"  {_ranked(tree)}"
            last = tree.actions()[-1]
            tree.insist(worlds.sample(rng), last, 6)
            tree.insist(worlds.sample(rng), 63, 6)
            tallies = ", ".join(_tally(tree.tally(action)) for action in (*tree.actions(), 63))
            yield f"  insisting {last}: {_ranked(tree)}; {tallies}"
        rng = Random(shape.seed)
        actions = legal_actions(root)
        search = Improvement(game.insight(root), root, actions, shape.seed)
        for _ in range(70):
            search.run(worlds.sample(rng))
        search.try_out(worlds.sample(rng), 0)
        chosen = search.choice()
        told = zip(actions, search.visits(), search.values(), search.chances(chosen), strict=True)
        best = " ".join(f"{a}:{visits}:{number(value)}:{number(chance)}" for a, visits, value, chance in told)
        tallies = ", ".join(_tally(search.tally(k)) for k in range(len(actions)))
        yield f"improvement {_name(shape)}: {best} takes {chosen}; {tallies}"
    for shape in _DRAWN:
        rng = Random(shape.seed)
        starts = [MadeUpPosition(shape), MadeUpPosition(Shape(shape.seed + 1, shape.seats))]
        ended = [int(random_plies(list(starts), plies, rng)) for plies in (1, 5, 60)]
        yield f"random play {_name(shape)}: {ended}, then {rng.word()}"


def _tally(tally: Tally) -> str:
    return f"{tally.count} {number(tally.mean())} ± {number(tally.error())}"


# --- proofs ---------------------------------------------------------------------------------------------
def _proofs() -> Iterator[str]:
    for shape in (*_DUELS, *_MORE_SEATS):
        game = MadeUpGame(shape, "guided")
        for plies in (0, 2, shape.length - 4):
            position = _after(MadeUpPosition(shape), plies)
            if position.turn() < 0:
                continue
            prover = Prover(game.insight(position), shape.seats)
            each = " ".join(
                f"{action}{'w' if prover.wins_by(position, action) else ''}"
                f"{'l' if prover.lasts(position, action) else ''}"
                for action in legal_actions(position)
            )
            hopes = [(int(prover.hope(position, nodes)), int(prover.nodes)) for nodes in (1, 7, 40, 400, 4)]
            won = prover.wins_this_turn(position)
            yield f"proof {_name(shape)} after {plies}: {won} {each}, hopes {hopes}"
            if shape in _DUELS and shape.remembers:
                yield f"  numbers {' '.join(_numbered(position, game.insight(position)))}"
    for shape in (*_DUELS, Shape(17, width=3, length=11, grain=5)):
        solver = Solver(MadeUpGame(shape, "worlds", horizon=5).insight(root := MadeUpPosition(shape)))
        values = [number(solver.value(_after(root, plies))) for plies in (0, 1, 2)]
        yield f"solved {_name(shape)}: {' '.join(values)} in {solver.nodes}"
    positions = [MadeUpPosition(Shape(1000 + seed, width=3, length=8, grain=3)) for seed in range(150)]
    prover = Prover(MadeUpGame(positions[0].shape, "guided").insight(positions[0]), 2)
    for turn in ("first", "again"):  # what is kept of some must not spoil what is kept of others
        winners = "".join(str(int(prover.hope(position, 400))) for position in positions)
        yield f"{turn} {winners} {prover.nodes}"
    last = MadeUpPosition(Shape(281580, width=3, length=6))  # it is kept in the last place of each table
    insight = MadeUpGame(last.shape, "guided").insight(last)
    yield f"last place {int(Prover(insight, 2).hope(last, 400))} {' '.join(_numbered(last, insight))}"
    masks = range(1, 8)
    table = ["".join(str(int(joined(hope, after, 2))) for after in masks) for hope in (0, *masks)]
    yield f"joined {' '.join(table)}"


def _numbered(position: MadeUpPosition, insight: Insight) -> Iterator[str]:
    """Tell what proof numbers find in ever more time, and what they find at once in little."""
    search = ProofNumbers(position, insight)
    asked = counting()
    for nodes in (0, 3, 10, 30, 100, 300, 1500):
        search.run(nodes, impatient(asked, 3))
        found = f"won by {search.winning()}" if search.is_won() else "lost" if search.is_lost() else "?"
        yield f"{search.nodes}: {found},"
    yield f"asked {next(asked)}"


def _goals() -> Iterator[str]:
    for shape in (*_DUELS, *_MORE_SEATS, *_DRAWN):
        for plies, actions in product((0, 2, shape.length - 5), (1, 2, 4)):
            position = _after(MadeUpPosition(shape), plies)
            if position.turn() < 0:
                continue
            solver = GoalSolver(MadeUpGoal(position, actions))
            told = [f"{_name(shape)} after {plies} within {actions}: {solver.solutions()}"]
            for action in legal_actions(position):
                found = solver.refuted(action)
                if found is not None:
                    assert isinstance(found.position, MadeUpPosition)
                    told.append(f"{action} not by {found.replies} to {found.position.ply}")
                after = position.copy()
                after.play(action)
                best = solver.best_defence(after, actions - 1)
                if found is not None:
                    assert best is not None
                    assert isinstance(best.position, MadeUpPosition)
                    told.append(f"best by {best.replies} to {best.position.ply}")
                    continue
                told.append(f"{action} tough {solver.toughest(after, actions - 1)}")
            yield f"{', '.join(told)}; {solver.nodes}"


def _after(position: MadeUpPosition, plies: int) -> MadeUpPosition:
    rng = Random(position.shape.seed)
    for _ in range(plies):
        actions = legal_actions(position)
        if not actions:
            break
        after = position.copy()
        after.play(actions[rng.below(len(actions))])
        if after.ended():
            break
        position = after
    return position


# --- thinking -------------------------------------------------------------------------------------------
#: Ways to think, the matches for them, and the number of worlds.
_WAYS: Final[Mapping[Search, tuple[Sequence[Shape], int]]] = {
    "worlds": ((_DUELS[0], _DUELS[2], _DUELS[4]), 4),
    "ismcts": ((*_DUELS[:3], _DUELS[4], _MORE_SEATS[0], *_DRAWN), 4),
    "blueprint": ((*_DUELS[:3], _MORE_SEATS[0], *_DRAWN[:2]), 4),
    "guided": ((*_DUELS, *_MORE_SEATS), 1),
    "deepening": ((*_DUELS[2:8], _DUELS[9], _MORE_SEATS[0]), 1),
    "alphabeta": (_DUELS[3:6], 1),
    "uct": ((_DUELS[0], _MORE_SEATS[0]), 1),
    "unguided-ismcts": ((_DUELS[0], _MORE_SEATS[0], _DRAWN[0]), 4),
    "greedy": ((_DUELS[0], _DUELS[3]), 1),
    "random": ((_DUELS[0], _DUELS[3]), 1),
}


def _thoughts(search: Search) -> Iterator[str]:
    shapes, worlds = _WAYS[search]
    for shape in shapes:
        game: Any = MadeUpGame(shape, search, worlds, horizon=100 if search in _TO_THE_END else 6)
        yield f"{_name(shape)}"
        for name, limit in _LIMITS.items():
            for level in ("weak", "strong"):
                thought = think(game, {}, _OBSERVATION, level, limit, shape.seed)
                yield f"  {level}, {name}: {_thought(thought)}"
        poor = game.text(legal_actions(game.root)[-1])
        closely: tuple[Any, ...] = (game, {}, _OBSERVATION, poor, "strong", Limit(playouts=24), 5)
        yield f"  judging {poor}: {_thought(judge(*closely))}"
        openly: tuple[Any, ...] = (game, game.root, poor, "strong", Limit(playouts=24), 5)
        yield f"  openly: {_thought(judge_openly(*openly))}"
        if search not in _GROWN:
            yield from _stopped(game)
    if search == "ismcts":
        game = MadeUpGame(_DUELS[5], search, worlds, horizon=3)
        thought = think(game, {}, _OBSERVATION, "patient", Limit(playouts=1024), 1)
        yield f"{_thought(thought)} in {game.all_worlds.drawn} worlds"


def _perils() -> Iterator[str]:
    """Tell sums of thoughts where most turns may win at once, and of choices that are clear early on."""
    for search in ("guided", "deepening", "alphabeta", "blueprint", "ismcts"):
        for seed in range(12):
            shape = Shape(
                200 + seed, width=3 + seed % 3, length=8, early=2 + seed % 3, again=2 + seed % 2, chance=0
            )
            game: Any = MadeUpGame(shape, search, 2, horizon=100)
            told = []
            for level, limit in product(("weak", "strong"), (Limit(playouts=6), Limit(early=True))):
                thought = think(game, {}, _OBSERVATION, level, limit, seed)
                told.append(_thought(thought))
            yield f"{search} {seed}: {crc32(repr(told).encode()):08x} {told[0]}"
    for seed in range(16):  # who has lost may still choose the winner
        shape = Shape(400 + seed, seats=3 + seed % 2, width=3, length=9, early=2 + seed % 3)
        root = MadeUpPosition(shape)
        tree = GuidedTree(root, MadeUpGame(shape, "guided").insight(root), shape.seats, seed)
        told = [f"{tree.run(3)} {_ranked(tree)} of {tree.size()}" for _ in range(20)]
        yield f"several {seed}: {crc32(repr(told).encode()):08x} {told[-1]}"
    for seed in (213, 269, 313):  # what tempts lets the next seat win
        shape = Shape(seed, width=4, length=9, early=4, grain=3)
        game = MadeUpGame(shape, "guided")
        yield f"tempted {seed}: {_thought(think(game, {}, _OBSERVATION, 'weak', Limit(playouts=2), seed))}"


def _long_thoughts() -> Iterator[str]:
    """Tell thoughts that first seek a proof, and are stopped before they would see the result without it.

    Also where the action that is looked at closely ends the match, and where only its proof is cut off.
    """
    usual = [Shape(seed, length=14, early=1 << 20, provable=True) for seed in (616, 645)]
    seldom = [Shape(seed, length=13, early=25, provable=True) for seed in (817, 865)]
    for shape in (*usual, Shape(607, length=13, early=40, provable=True), *seldom):
        game: Any = MadeUpGame(shape, "deepening")
        long = Limit(playouts=8000)
        for limit in (Limit(playouts=7999), long):
            asked = counting()
            told = think(game, {}, _OBSERVATION, "patient", limit, 1, impatient(asked, 0))
            yield f"{shape.seed} for {limit.playouts}: {_thought(told)}, {next(asked)}"
        actions = legal_actions(game.root)
        for patience, action in ((0, actions[0]), (0, actions[1]), (0, actions[-1]), (1, actions[-1])):
            asked, poor = counting(), game.text(action)
            told = judge(game, {}, _OBSERVATION, poor, "patient", long, 1, impatient(asked, patience))
            yield f"  judging {poor}, {patience}: {_thought(told)}, {next(asked)}"


#: Searches by alpha-beta: what it calls settled has ended.
_TO_THE_END: Final = {"deepening", "alphabeta"}
#: Searches that ask for a stop as often as there is time for.
_GROWN: Final = {"guided", "deepening", "alphabeta", "uct"}
_LIMITS: Final = {
    "one playout": Limit(playouts=1),
    "a few": Limit(playouts=14),
    "as many as it has": Limit(),
    "early": Limit(early=True),
    "nothing told": Limit(playouts=40, early=True, telling=False),
}


def _stopped(game: Any) -> Iterator[str]:
    """Tell what comes of thinking, and of judging, that is stopped after some questions."""
    poor = game.text(legal_actions(game.root)[-1])
    for patience in (0, 3, 30):
        asked = counting()
        told = think(game, {}, _OBSERVATION, "strong", Limit(), 3, impatient(asked, patience))
        yield f"  stopped after {patience} questions: {_thought(told)}, {next(asked)}"
        asked = counting()
        told = judge(game, {}, _OBSERVATION, poor, "weak", Limit(), 3, impatient(asked, patience))
        yield f"    judging {poor}: {_thought(told)}, {next(asked)}"


def _thought(thought: Thought) -> str:
    best = " ".join(
        f"{one.action}:{one.visits}:{'<' if one.at_most else ''}{number(one.value)}"
        for one in thought.considered
    )
    guess = thought.guess
    basis = "" if guess is None else f", {guess.stage} {guess.trials} {number(guess.mean)}"
    sure = f", sure {' '.join(sorted(thought.sure))}" if thought.sure else ""
    return (
        f"{best} in {thought.playouts}: {', '.join(thought.line)} error {number(thought.error)}{basis}{sure}"
    )


# --- small parts ----------------------------------------------------------------------------------------
def _small_parts() -> Iterator[str]:
    rng = Random(1)
    for spread, worlds in ((0.5, 40), (0.1, 300), (0.0, 257)):
        comparison = Comparison(3)
        clear: list[int] = []
        for done in range(1, worlds + 1):
            even = 0.25 + 0.5 * _part(rng)
            comparison.add([even, even + (0.5 - _part(rng)) * spread, even - 0.2 * spread])
            if comparison.is_clear():
                clear.append(done)
        yield f"clear at {spread}: {len(clear)} times, first {clear[:3]}"
    overtaken = [
        "".join(str(int(cannot_be_overtaken(visits, left))) for left in (0.0, 1.0, 2.0, 2.5, 6.0))
        for visits in ([5], [5, 5], [8, 4], [9, 4], [13, 1], [13, 6, 1])
    ]
    yield f"not overtaken: {' '.join(overtaken)}"
    for values in ([0.5, 0.45, 0.2], [0.6, 0.6, 0.0], [1.0, 0.9], [0.0, 0.0], [0.3, 0.7, 0.66, 0.1]):
        for temptation in (0.0, 0.05, 0.2):
            chosen = "".join(str(tempted(values, temptation, seed, 1)) for seed in range(24))
            yield f"tempted by {temptation} among {values}: {chosen}"
    for odds in (Odds(2.0, 1.5), Odds(0.0, 0.7, -0.2), Odds(9.0, 4.0, 0.3)):
        for even in (0.5, 0.2):
            found = (odds.told(value, 7, even) for value in (0.0, 0.2, 0.5, 0.9, 1.0))
            yield f"{odds} where {even} is even: {_numbers(found)}"
    yield f"log odds {_numbers(map(log_odds, (-1.0, 0.0, 1e-7, 0.25, 0.5, 1.0, 2.0)))}"
    yield f"clamped {_numbers(map(clamped, (-0.5, 0.0, 0.5, 1.0, 1.5)))}"
    courses = ([0.5], [0.5, 0.0], [0.4, 1.0], [0.2, 0.3], [0.9, 0.1, 0.2, 0.4, 0.7], [0.0, 0.5, 0.25])
    yield f"unsettled {_numbers(map(unsettled, courses))}"
    yield f"random {[int(rng.word()) for _ in range(3)]} {rng.reordered(list(range(9)))}"


def _part(rng: Random) -> float:
    return float(rng.below(1 << 20)) / (1 << 20)


def _numbers(values: Iterable[float]) -> str:
    return " ".join(map(number, values))
