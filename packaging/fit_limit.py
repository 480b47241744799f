"""Fits what the computer player of Limit thinks of a position to who won matches that it played.

    python packaging/fit_limit.py play --seats 2 --matches 4000 --seed 1 --file build/limit-2.matches
    python packaging/fit_limit.py fit build/limit-2.matches

The first writes a match a line, with what the players thought; match number k depends on ``--seed`` + k and
the weights of the day alone.  The second makes ``limbotable/games/limit/weights.py``: for the numbers of
seats that the matches have; other weights stay.  It wants compiled modules, and numpy.

A seat's chance is the softmax of the seats' strengths, which are linear in what is counted (the figures of
``LimitInsight``), with weights that are quadratic in how much is left: the tiles in the pool, and then the
empty ones.  They are fitted by maximum likelihood with a small L2 penalty.  With two seats the aim is half
who won, and half what the search said some actions later, which is less a matter of luck; with three it is
who won.  A fifth of the matches is left out at first, to say how good the fit is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.limit.actions import MOVING, NOTHING, REMOVING
from limbotable.games.limit.game import LimitGame
from limbotable.games.limit.island import count
from limbotable.games.limit.rules import LimitPosition, opening_position
from limbotable.games.limit.weights import WEIGHTS, Weights
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.guided import GuidedTree

_GAME: Final = LimitGame()
_WEIGHTS_FILE: Final = Path(__file__).parents[1] / "limbotable/games/limit/weights.py"
#: Of ten matches so many have so many balls.
_BALLS: Final = (8, 8, 8, 8, 8, 8, 7, 6, 5, 4)
#: The first actions are all random, and later ones now and then (percent): in some matches many.
_OPENING: Final = 6
_WILD: Final = (2, 5, 15, 40)
_WILD_MOVES: Final = 6
#: What is looked at: playouts of the tree while the island is built, and after it; positions of alpha-beta.
_PLACING_PLAYOUTS: Final = 60
_MOVING_PLAYOUTS: Final = 150
_POSITIONS: Final = 5000
#: With two seats the aim is half of what the search says so many actions later.
_LATER: Final = 8
_PENALTY: Final = 2.0
_ROUNDS: Final = 12
_PARTS: Final = ("placing", "before a move", "before a removal")

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Played:
    """A match that was played: a line of a file."""

    seats: int
    balls: int
    seed: int
    winner: int
    actions: tuple[int, ...]
    values: tuple[float | None, ...]  #: what seat 0 expected, where that is known

    def line(self) -> str:
        """Return the line that ``parse`` understands."""
        told = ",".join("" if value is None else f"{value:.3f}" for value in self.values)
        head = f"{self.seats} {self.balls} {self.seed} {self.winner}"
        return f"{head} {','.join(map(str, self.actions))} {told}\n"

    @classmethod
    def parse(cls, line: str) -> Played:
        """Read a line."""
        seats, balls, seed, winner, actions, values = line.rstrip("\n").split(" ")
        told = tuple(float(value) if value else None for value in values.split(","))
        done = tuple(int(action) for action in actions.split(","))
        return cls(int(seats), int(balls), int(seed), int(winner), done, told)


def play(seats: int, seed: int) -> Played:
    """Play one match."""
    rng = Random(seed)
    balls = _BALLS[rng.below(len(_BALLS))]
    wild = _WILD[rng.below(len(_WILD))]
    position = opening_position(seats, balls)
    actions: list[int] = []
    values: list[float | None] = []
    while position.turn() >= 0:
        legal = legal_actions(position)
        value = None
        percent = _WILD_MOVES if position.phase >= MOVING else wild
        if len(actions) < _OPENING or len(legal) == 1 or rng.below(100) < percent:
            action = legal[rng.below(len(legal))]
        else:
            action, expected = _thought(position.copy(), int(rng.word()))
            if position.turn() == 0:
                value = expected
            elif seats == 2:
                value = 1.0 - expected
        actions.append(action)
        values.append(value)
        position.play(action)
    return Played(seats, balls, seed, int(position.seat), tuple(actions), tuple(values))


def _thought(position: LimitPosition, seed: int) -> tuple[int, float]:
    """Return what a quick player does, and what it expects."""
    insight = _GAME.insight(position)
    if position.phase >= MOVING and position.seats == 2:
        search = AlphaBeta(position, insight, seed, selective=True)
        search.run(_POSITIONS, lambda: False)
        return search.actions()[0], search.values()[0]
    tree = GuidedTree(position, insight, position.seats, seed)
    tree.run(_MOVING_PLAYOUTS if position.phase >= MOVING else _PLACING_PLAYOUTS)
    return tree.actions()[0], tree.values()[0]


# --- fitting -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Sample:
    """Positions of some matches, one part of them."""

    figures: Numbers  #: by position, seat and figure
    stages: Numbers  #: by position
    aims: Numbers  #: by position and seat: the share of the win
    alive: Numbers  #: by position and seat: 0 for who is eliminated
    left_out: NDArray[np.bool_]  #: by position
    won: Numbers  #: by position and seat


def samples(matches: Sequence[Played]) -> list[Sample]:
    """Return what is to be fitted, for each part of a match."""
    rows: list[list[tuple[list[float], float, list[float], list[float], bool, list[float]]]] = [[], [], []]
    for played in matches:
        position = opening_position(played.seats, played.balls)
        won = [float(seat == played.winner) for seat in range(played.seats)]
        for k, action in enumerate(played.actions):
            if k >= _OPENING:
                insight = _GAME.insight(position)
                alive = [1.0] * played.seats
                for fallen in (position.first_out, position.second_out):
                    if fallen != NOTHING:
                        alive[fallen] = 0.0
                aims = won if played.seats > 2 else _aims(played, k, won)
                rows[part_of(position)].append(
                    (insight.figures(position), stage_of(position), aims, alive, played.seed % 5 == 0, won)
                )
            position.play(action)
    found = []
    for part in rows:
        figures, stages, targets, living, left_out, winners = zip(*part, strict=True)
        found.append(
            Sample(
                np.array(figures).reshape(len(part), matches[0].seats, -1),
                np.array(stages),
                np.array(targets),
                np.array(living),
                np.array(left_out, dtype=np.bool_),
                np.array(winners),
            )
        )
    return found


def _aims(played: Played, ply: int, won: list[float]) -> list[float]:
    """Return half who won and half what the search said some actions later, for two seats."""
    soon = [value for value in played.values[ply + 1 : ply + 1 + _LATER] if value is not None]
    if len(played.actions) <= ply + _LATER or not soon:
        return won
    return [(won[0] + soon[-1]) / 2, (won[1] + 1.0 - soon[-1]) / 2]


def part_of(position: LimitPosition) -> int:
    """Return which part of a match a position is in: one of those that have weights of their own."""
    return 0 if position.phase < MOVING else 1 if position.phase < REMOVING else 2


def stage_of(position: LimitPosition) -> float:
    """Return how much is left, as the insight measures it."""
    return position.pool / 32 if position.phase < MOVING else int(count(position.empty())) / 16


def _spread(sample: Sample, rows: NDArray[np.bool_]) -> Numbers:
    """Return the inputs of a part's weights: the figures, and these by the stage and by its square."""
    x = sample.figures[rows]
    stage = sample.stages[rows][:, None, None]
    return np.concatenate((x, x * stage, x * stage * stage), axis=2)


def _chances(x: Numbers, alive: Numbers, weights: Numbers) -> Numbers:
    strength = x @ weights
    odds = alive * np.exp(strength - strength.max(axis=1, keepdims=True))
    shares: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return shares


def fitted(sample: Sample, rows: NDArray[np.bool_], prior: Numbers, loyalty: float) -> Numbers:
    """Return the weights of greatest likelihood, less a penalty for what differs from ``prior``."""
    x, aims, alive = _spread(sample, rows), sample.aims[rows], sample.alive[rows]
    weights = prior.copy()
    for _ in range(_ROUNDS):  # Newton's method
        chances = _chances(x, alive, weights)
        centred = x - (x * chances[:, :, None]).sum(axis=1, keepdims=True)
        slope = ((aims - chances)[:, :, None] * x).sum(axis=(0, 1)) - loyalty * (weights - prior)
        bend = loyalty * np.eye(len(weights))
        for seat in range(x.shape[1]):
            bend += (centred[:, seat] * chances[:, seat, None]).T @ centred[:, seat]
        weights += np.linalg.solve(bend, slope)
    return weights


def loss(sample: Sample, rows: NDArray[np.bool_], weights: Numbers) -> float:
    """Return the mean of -log of the chance that who won was given."""
    chances = _chances(_spread(sample, rows), sample.alive[rows], weights)
    given: Numbers = (chances * sample.won[rows]).sum(axis=1)
    return float(-np.log(given.clip(1e-9)).mean())


def calibration(sample: Sample, rows: NDArray[np.bool_], weights: Numbers) -> Iterator[str]:
    """Yield what came of the chances that seat 0 was given."""
    said = _chances(_spread(sample, rows), sample.alive[rows], weights)[:, 0]
    won = sample.won[rows][:, 0]
    for tenth in range(10):
        among = (said >= tenth / 10) & (said < (tenth + 1) / 10)
        if among.any():
            yield f"{said[among].mean():.2f}→{won[among].mean():.2f} ({int(among.sum())})"


def fit(files: Sequence[Path]) -> None:
    """Fit the weights to the matches of some files, and write them."""
    matches = [Played.parse(line) for file in files for line in file.read_text("ascii").splitlines()]
    tables = list(WEIGHTS)
    for k, seats in enumerate((2, 3)):
        among = [played for played in matches if played.seats == seats]
        if among:
            tables[k] = _table(seats, samples(among))
    _WEIGHTS_FILE.write_text(_source(tables), "ascii")


def _table(seats: int, parts: Sequence[Sample]) -> Weights:
    """Fit the weights for a number of seats, and say how good they are."""
    cubes = []
    for name, sample in zip(_PARTS, parts, strict=True):
        prior = np.zeros(3 * sample.figures.shape[2])
        kept = fitted(sample, ~sample.left_out, prior, _PENALTY)
        print(
            f"{seats} seats, {name}: {len(sample.stages)} positions;",
            f"loss {loss(sample, sample.left_out, kept):.4f} where left out;",
            *calibration(sample, sample.left_out, kept),
        )
        whole = fitted(sample, np.ones_like(sample.left_out), prior, _PENALTY)
        cubes.append([tuple(float(x) for x in triple) for triple in whole.reshape(3, -1).T])
    return tuple((placing, moving, removing) for placing, moving, removing in zip(*cubes, strict=True))


def _source(tables: Sequence[Weights]) -> str:
    """Return the module of the weights."""
    lines = [
        '"""The weights of ``insight.py``, made by ``packaging/fit_limit.py``."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final, TypeAlias",
        "",
        "#: By figure, by part of the match: a, b and c of a + b * stage + c * stage * stage.",
        "Weights: TypeAlias = tuple[tuple[tuple[float, float, float], ...], ...]",
        "",
        "# fmt: off",
        "#: For two seats, and for three.",
        "WEIGHTS: Final[tuple[Weights, Weights]] = (",
    ]
    for table in tables:
        lines.append("    (")
        for parts in table:
            triples = ", ".join(f"({a:.4f}, {b:.4f}, {c:.4f})" for a, b, c in parts)
            lines.append(f"        ({triples}),")
        lines.append("    ),")
    return "\n".join([*lines, ")", "# fmt: on", ""])


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--seats", type=int, choices=(2, 3), default=2)
    playing.add_argument("--matches", type=int, required=True)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--file", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "fit":
        fit(given.files)
        return
    with given.file.open("a", encoding="ascii") as file:
        for number in range(given.matches):
            file.write(play(given.seats, given.seed + number).line())
            file.flush()


if __name__ == "__main__":
    main()
