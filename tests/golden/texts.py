"""The contents of the golden files, made anew.

    python -m tests.golden.regenerate

writes them all again; read the difference before you commit it.
"""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from limbotable.core.errors import OptionError
from limbotable.core.game import CHANCE_WHO, AnyGame
from limbotable.core.options import PRESET, Choice, Option, Options, OptionValue
from limbotable.core.phrases import Phrase
from limbotable.core.position import CHANCE, arrange, legal_actions
from limbotable.core.random import Random
from limbotable.engine.server import serve
from limbotable.games import GAMES, in_english
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective, turn_key
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.guided import GuidedTree
from limbotable.search.improve import Improvement
from limbotable.search.ismcts import InformationSetTree
from limbotable.search.judging import judge, judge_openly
from limbotable.search.players import players
from limbotable.search.solve import Solver
from limbotable.search.thinking import think
from limbotable.search.thought import Limit, Thought
from limbotable.search.tree import Tree
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Tableau
from limbotable.testing.matches import Case
from limbotable.testing.tables import sheets
from tests.golden.kept import keeping, kept
from tests.golden.positions import positions
from tests.golden.searches import searches
from tests.golden.searches import told as searched
from tests.golden.tables import table, tables
from tests.golden.written import writing, written
from tests.patience import PATIENCE

HERE: Final = Path(__file__).parent
DIALOGUES: Final = tuple(sorted((HERE / "engine").glob("*.txt")))

_FRAME: Final = Frame(11.6, 7.2)
#: The most playouts of a thought that is told.
_THOUGHT: Final = 12


# --- playthroughs: whole random matches ---------------------------------------------------------------
def cases(game: AnyGame) -> dict[str, Case]:
    """Return the matches that are told of a game, by their options.

    Each preset and each value of each option is in one.  The deal is of the name, so that another option
    leaves all other matches as they are.
    """
    chosen: dict[str, Options] = {f"{PRESET}-{name}": {PRESET: name} for name in game.presets}
    chosen = chosen or {"usual": {}}
    for option in game.options:
        chosen |= {
            f"{option.name}-{value}".replace(" ", "-"): {option.name: value} for value in _some_values(option)
        }
    complete: dict[str, Options] = {}
    for name, options in chosen.items():
        with suppress(OptionError):  # a value that needs others beside it, and that one of them brings along
            if (one := game.complete(options)) not in complete.values():
                complete[name] = one
    return {
        name: Case(game.id, options, seed=crc32(f"{game.id}-{name}".encode()), plies=400)
        for name, options in complete.items()
    }


def _some_values(option: Option) -> list[OptionValue]:
    """Return all values of a choice, and the shortest match of each kind that ends by itself."""
    if isinstance(option, Choice):
        return list(option.values)
    return [f"{word} {bounds[0]}" for word, bounds in option.words if bounds is not None]


def playthrough(case: Case) -> str:
    """Tell a match: every line with its status, each viewer's new cards, and the spectators' log."""
    match = case.match()
    told = [f"# {case.game_id} {json.dumps(dict(case.options))} seed {case.seed}"]
    known: dict[int | None, set[str]] = {seat: set() for seat in (*range(len(match.seats)), None)}
    again = Match(case.game, case.options, match.seats)
    told.append(f"  {_status(again)}")
    for line in match.lines:
        again.push(line.who, line.action)
        told.append(str(line))
        told.extend(f"  - {in_english(event)}" for event in _events(again))
        for seat, before in known.items():
            now = _known(again, seat)
            if new := sorted(now - before):
                told.append(f"  {'spectator' if seat is None else f'seat {seat}'} sees {' '.join(new)}")
            known[seat] = now
        told.append(f"  {_status(again)}")
    return "".join(f"{line}\n" for line in told)


def _known(match: Match, seat: int | None) -> set[str]:
    """Return ``ply.place=card`` for every card of the shuffles that a viewer's perspective names."""
    return {
        f"{ply}.{place}={word}"
        for ply, line in enumerate(perspective(match, seat).lines)
        if line.who == CHANCE_WHO
        for place, word in enumerate(line.action.split(" ")[2:])
        if word != "?"
    }


def _events(match: Match) -> Sequence[Phrase]:
    spectator = len(match.seats)
    before, after = (
        match.game.view(match.options, stage.position, stage.sightings, spectator)
        for stage in match.stages[-2:]
    )
    line = perspective(match, None).lines[-1]
    return table_of(match.game).events(before, line, after, match.seats)


def _status(match: Match) -> str:
    turn = turn_key(match)
    if turn is not None and "cards" in turn:
        turn["cards"] = len(turn["cards"])
    result = match.result
    ended = "" if result is None else f" winners {list(result.winners)} ranks {list(result.ranks)}"
    legal = f" [{', '.join(match.legal())}]" if match.turn >= 0 else ""
    return f"{match.game.phase(match.position)} {json.dumps(turn)}{legal} scores {list(match.scores)}{ended}"


# --- tableaux -------------------------------------------------------------------------------------------
def tableaux(game: AnyGame) -> str:
    """Tell the pieces on the table at some points of a match, for each viewer."""
    case = Case(game.id, game.complete({}), seed=1, plies=400)
    match = case.match()
    parts = []
    for ply in (0, 1, 4, 7, match.ply):
        stage = match.stages[ply]
        for viewer in range(len(match.seats) + 1):
            view = game.view(match.options, stage.position, stage.sightings, viewer)
            parts.append(f"=== after line {ply}, viewer {viewer}")
            parts.extend(_lay_out(table_of(game).tableau(view, _FRAME, match.seats)))
    return "".join(f"{line}\n" for line in parts)


def _lay_out(picture: Tableau) -> Iterator[str]:
    alike = [
        (piece.zone, "" if piece.bare else piece.face, piece.name, piece.rim) for piece in picture.pieces
    ]
    for number, piece in enumerate(picture.pieces):
        if alike[number - 1 : number + 2] == [alike[number]] * 3:
            continue  # one of many in a pile
        marks = " ".join(mark for mark in (piece.rim, "dim" if piece.dim else "", piece.mark) if mark)
        yield (
            f"{piece.key:6} {piece.face or '--':3} {piece.x:6.2f} {piece.y:6.2f} z{piece.z:<4} "
            f"{piece.angle:5.1f}° x{piece.scale:.2f} {piece.zone:9} {in_english(piece.name)} {marks}"
        ).rstrip()
    for spot in picture.spots:
        yield f"{spot.key}: {spot.x:.2f} {spot.y:.2f} {spot.width:.2f} by {spot.height:.2f} {spot.shape}"
    for sign in picture.signs:
        note = "" if sign.note is None else f" | {in_english(sign.note)}"
        yield f"{sign.key}: {in_english(sign.text)}{note}{' *' if sign.lit else ''}"
    for gesture in picture.gestures:
        how = f"{gesture.pick} > {gesture.drop}" if gesture.pick else "button"
        marks = "".join(f" ({key} {mark})" for key, mark in gesture.marks)
        yield f"{gesture.action}: {how}: {in_english(gesture.label)}{marks}"
    for refusal in picture.refusals:
        how = f"{refusal.pick} > {refusal.drop}" if refusal.drop else refusal.pick
        yield f"{how} cannot: {in_english(refusal.reason)}"
    if picture.ready:
        yield f"{picture.ready} is ready"


# --- sheets ---------------------------------------------------------------------------------------------
def results(game: AnyGame) -> str:
    """Tell the results of the rounds, and of the match, in matches of all kinds that come to their end."""
    parts = []
    for name, case in cases(game).items():
        match = Case(case.game_id, case.options, case.seed, plies=2000).match()
        if match.result is None:
            continue
        parts.append(f"# {name} {json.dumps(dict(case.options))} seed {case.seed}")
        told = sheets(match, None)
        for sheet in told if len(told) <= 4 else (*told[:2], told[-1]):
            best = [in_english(account.name) for account in sheet.accounts if account.best]
            part = "a round" if sheet.winners is None else "the match"
            parts.append(f"=== {part}, best: {', '.join(best)}")
            parts.extend(in_english(sentence) for sentence in sheet.sentences())
    return "".join(f"{line}\n" for line in parts)


# --- dialogues with the engine ----------------------------------------------------------------------------
def dialogue(path: Path) -> str:
    """Hold a dialogue again: keep its comments and requests (``>``), and write the answers (``<``)."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("<")]
    requests = [line[2:] for line in lines if line.startswith(">")]
    answered = _Answers(len(requests))
    serve(_Requests(requests, answered), answered)
    answers = iter(answered.getvalue().decode().splitlines())
    told = []
    for line in lines:
        told.append(line)
        if line.startswith(">"):
            told.append(f"< {json.dumps(_settled(json.loads(next(answers))), ensure_ascii=False)}")
    return "".join(f"{line}\n" for line in told)


class _Answers(io.BytesIO):
    """What the engine writes, until all requests are answered."""

    def __init__(self, wanted: int) -> None:
        super().__init__()
        self._wanted = wanted
        self.complete = threading.Event()

    def write(self, data: Any, /) -> int:
        written = super().write(data)
        if self.getvalue().count(b"\n") >= self._wanted:
            self.complete.set()
        return written


class _Requests(io.BytesIO):
    """What the engine reads; its end comes after all answers, for some seconds later it cuts off thinking."""

    def __init__(self, requests: Sequence[str], answered: _Answers) -> None:
        super().__init__("".join(f"{request}\n" for request in requests).encode())
        self._answered = answered

    def read(self, size: int | None = -1, /) -> bytes:
        read = super().read(size)
        if not read:
            self._answered.complete.wait(PATIENCE / 1000)
        return read


def _settled(answer: dict[str, Any]) -> dict[str, Any]:
    """Leave the parts out of an answer that differ from one machine to the next."""
    fixed = {"seconds": 0.0, "compiled": False, "version": ""}
    return {key: fixed[key] if key in fixed else _rounded(value) for key, value in answer.items()}


def _rounded(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {key: _rounded(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [_rounded(item) for item in thing]
    return round(thing, 6) if isinstance(thing, float) else thing


# --- parity: the same numbers compiled and not ------------------------------------------------------------
def parity(game: AnyGame) -> dict[str, object]:
    """Return checksums of random play and of thinking."""
    searches: dict[str, dict[str, Callable[[AnyGame], list[str]]]] = {
        "worlds": {"solving": _solving},
        "guided": {"growing": _growing, "guided": _guided, "deepening": _deepening},
        "ismcts": {"growing": _growing_over_worlds},
        "blueprint": {"improving": _improving},
    }
    thinking = {name: search(game) for name, search in searches[game.search].items()}
    return {"playouts": _playouts(game), **thinking}


def _playouts(game: AnyGame) -> dict[str, int]:
    """Play at random through every kind of match; return a checksum of all positions for each."""
    sums = {}
    for name, case in cases(game).items():
        rng = Random(case.seed)
        start = game.start(case.options)
        position, checksum = start.copy(), 0
        for _ in range(600):
            turn = position.turn()
            facts = [turn, *(position.visible(viewer) for viewer in range(game.seats(case.options) + 1))]
            if turn >= 0:
                actions = legal_actions(position)
                facts += actions
                position.play(actions[rng.below(len(actions))])
            elif turn == CHANCE:
                arrange(position, list(rng.shuffled(position.urn())))
            else:
                facts += game.scores(position)
                position = start.copy()
            for fact in facts:
                checksum = (checksum * 1_000_003 + fact) % (2**61 - 1)
        sums[name] = checksum
    return sums


def _solving(game: AnyGame) -> list[str]:
    """Solve the rest of some rounds; return the values and the nodes."""
    found = []
    for seed in range(6):
        match = Case(game.id, game.complete({}), seed, plies=5).match()
        solver = Solver(game.insight(match.position))
        values = []
        for action in legal_actions(match.position):
            after = match.position.copy()
            after.play(action)
            values.append(f"{solver.value(after):.6f}")
        found.append(f"{' '.join(values)} in {solver.nodes}")
    return found


def _growing(game: AnyGame) -> list[str]:
    """Grow a tree at some points of a match; return its values of the actions."""
    found = []
    for plies in (1, 30, 50, 70):
        match = Case(game.id, game.complete({}), seed=plies, plies=plies).match()
        tree = Tree(match.position, game.insight(match.position), len(match.seats), seed=1)
        tree.run(60)
        told = zip(tree.actions(), tree.visits(), tree.values(), strict=True)
        found.append(" ".join(f"{game.text(a)}:{visits}:{value:.6f}" for a, visits, value in sorted(told)))
    return found


def _guided(game: AnyGame) -> list[str]:
    """Grow a guided tree at some points of a match; return its values of the actions, and the line."""
    found = []
    for plies in (1, 30, 50, 70, 76):
        match = Case(game.id, game.complete({}), seed=plies, plies=plies).match()
        tree = GuidedTree(match.position, game.insight(match.position), len(match.seats), seed=1)
        made = tree.run(60)
        told = zip(tree.actions()[:8], tree.visits(), tree.values(), strict=False)
        best = " ".join(f"{game.text(a)}:{visits}:{value:.6f}" for a, visits, value in told)
        found.append(f"{best} in {made}: {', '.join(game.text(action) for action in tree.line())}")
    return found


def _deepening(game: AnyGame) -> list[str]:
    """Look deeper and deeper at some points of a match; return the values, by depth too, and the line."""
    found = []
    for plies, nodes in ((30, 1200), (50, 1200), (60, 6000), (70, 1200), (76, 1200)):
        match = Case(game.id, game.complete({}), seed=plies, plies=plies).match()
        for insight, selective in ((game.insight, True), (game.textbook, False)):
            search = AlphaBeta(match.position, insight(match.position), 1, selective)
            search.run(nodes, lambda: False)
            search.compare(3, 0.02, 300, lambda: False)
            told = zip(search.actions()[:8], search.visits(), search.bounded(), search.values(), strict=False)
            best = " ".join(
                f"{game.text(a)}:{visits}:{'<' if bounded else ''}{value:.6f}"
                for a, visits, bounded, value in told
            )
            course = " ".join(f"{value:.6f}" for value in search.course)
            line = ", ".join(game.text(a) for a in search.line())
            found.append(f"{best} in {search.nodes} by {course}: {line}")
    return found


def _growing_over_worlds(game: AnyGame) -> list[str]:
    """Grow an information-set tree at some points of a match; return its values of the actions."""
    found = []
    for plies in (0, 10, 25, 40):
        match = Case(game.id, game.complete({}), seed=plies, plies=plies).match()
        worlds = game.worlds(match.options, observation_of(perspective(match, match.turn)))
        tree = InformationSetTree(game.insight(match.position), len(match.seats), seed=1, guided=True)
        rng = Random(1)
        for _ in range(15):
            tree.run(worlds.sample(rng), 4)
        told = zip(tree.actions(), tree.visits(), tree.values(), strict=True)
        found.append(" ".join(f"{game.text(a)}:{visits}:{value:.6f}" for a, visits, value in sorted(told)))
    return found


def _improving(game: AnyGame) -> list[str]:
    """Look for something better than the blueprint at some points of matches; return the findings."""
    found = []
    for plies, case in zip((0, 10, 25, 40), cases(game).values(), strict=False):
        match = Case(game.id, case.options, seed=plies, plies=plies).match()
        worlds = game.worlds(match.options, observation_of(perspective(match, match.turn)))
        actions = legal_actions(match.position)
        search = Improvement(game.insight(match.position), match.position, actions, seed=1)
        rng = Random(1)
        for _ in range(20):
            search.run(worlds.sample(rng))
        told = zip(actions, search.visits(), search.values(), strict=True)
        best = " ".join(f"{game.text(a)}:{visits}:{value:.6f}" for a, visits, value in sorted(told))
        found.append(f"{best}: {game.text(actions[search.choice()])}")
    return found


def thoughts(game: AnyGame) -> dict[str, list[str]]:
    """Let every player of a game think at some points of a match, and judges look closely at a poor action.

    Thinking may end early, as in play.  What proofs come to is told near the end of the match.
    """
    seeds = (Case(game.id, game.complete({}), seed, plies=2000) for seed in count(1))
    case, last = next((one, plies) for one in seeds if (plies := _actions(one)) >= 40)
    points = [replace(case, plies=plies).match() for plies in (17, last // 2, last - 9, last - 3)]
    found: dict[str, list[str]] = {}
    for match in points:
        observation = observation_of(perspective(match, match.turn))
        poor = match.legal()[-1]
        for level in players(game):
            limit = Limit(playouts=_THOUGHT, early=level == game.levels[-1].name)
            told = think(game, match.options, observation, level, limit, seed=match.ply)
            found.setdefault(level, []).append(_thought(told))
        for weak in (one.name for one in game.levels if one.temptation):
            limit = Limit(playouts=_THOUGHT, telling=False)
            lines = [think(game, match.options, observation, weak, limit, seed).line for seed in range(6)]
            found.setdefault(f"tempted {weak}", []).append(", ".join(line[0] for line in lines))
        for level in (game.levels[0].name, game.levels[-1].name):
            closely = (game, match.options, observation, poor, level, Limit(playouts=_THOUGHT), match.ply)
            found.setdefault(f"judge {level}", []).append(_thought(judge(*closely)))
            openly = (game, match.position, poor, level, Limit(playouts=_THOUGHT), match.ply)
            found.setdefault(f"openly {level}", []).append(_thought(judge_openly(*openly)))
    return found


def _actions(case: Case) -> int:
    """Return the number of a match's actions."""
    return sum(line.who != CHANCE_WHO for line in case.match().lines)


def _thought(thought: Thought) -> str:
    """Tell all that comes of thinking, but the seconds."""
    best = " ".join(
        f"{one.action}:{one.visits}:{'<' if one.at_most else ''}{one.value:.6f}"
        for one in thought.considered[:8]
    )
    guess = thought.guess
    basis = "" if guess is None else f", {guess.stage} {guess.trials} {guess.mean:.6f}"
    sure = f", sure {' '.join(sorted(thought.sure))}" if thought.sure else ""
    return f"{best} in {thought.playouts}: {', '.join(thought.line)} error {thought.error:.6f}{basis}{sure}"


# --- all of them --------------------------------------------------------------------------------------
def goldens() -> dict[str, str]:
    """Return every golden file, by its path below this directory."""
    sums = {game.id: parity(game) for game in GAMES}
    told = {game.id: thoughts(game) for game in GAMES}
    found = {
        f"{name}.json": f"{json.dumps(of, indent=1)}\n" for name, of in (("parity", sums), ("thoughts", told))
    }
    for game in GAMES:
        for name, case in cases(game).items():
            found[f"playthroughs/{game.id}-{name}.txt"] = playthrough(case)
            found[f"positions/{game.id}-{name}.txt"] = positions(case)
        found[f"tableaux/{game.id}.txt"] = tableaux(game)
        found[f"results/{game.id}.txt"] = results(game)
    found |= {f"searches/{name}.txt": searched(name) for name in searches()}
    found |= {f"tables/{name}.txt": table(name) for name in tables()}
    found |= {f"kept/{name}.txt": keeping(name) for name in kept()}
    found |= {f"written/{name}.txt": writing(name) for name in written()}
    for path in DIALOGUES:
        found[f"engine/{path.name}"] = dialogue(path)
    return found
