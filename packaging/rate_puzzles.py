"""Measures how hard the puzzles are, by tries of the weaker computer players, and writes that down.

    python packaging/rate_puzzles.py countdown limit

writes ``assets/puzzles/<game>.json``: each puzzle's theme, its rating, and the deviation of that.  It has
to be done again when puzzles were added.  Tries are kept in ``build/puzzle-tries``, so it can be broken off,
and new puzzles alone are tried.  Some tries have other seeds and are not fitted to: by these it is said how
well the ratings predict.

``--new`` leaves the ratings that there are, those of the levels, too, and rates the new puzzles by them: for
a few, where the tries at the others have not been kept.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import correlation, fmean
from typing import Final

import msgspec

from limbotable.core.game import AnyGame
from limbotable.engine.puzzle_tries import Difficulties, difficulties, difficulty, solves, tryers
from limbotable.games import GAMES, game_of
from limbotable.play.puzzles import (
    GRADES,
    Measure,
    Measures,
    Puzzle,
    measure_file,
    measures_of,
    puzzles_of,
)

_TRIES: Final = Path(__file__).parent.parent / "build" / "puzzle-tries"
#: The fit is to tries with these seeds, the test with those.
_FITTED: Final = range(1, 9)
_TESTED: Final = range(1001, 1005)

#: How often each level solved a puzzle.
Counts = Mapping[str, int]


def main() -> None:
    """Measure the games that the command line names."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in GAMES])
    parser.add_argument("--new", action="store_true", help="rate new puzzles alone")
    given = parser.parse_args()
    for name in given.games:
        game = game_of(name)
        if game is None:
            parser.error(f"there is no game {name!r}")
        if given.new:
            measure_new(game)
        else:
            measure(game)


def measure(game: AnyGame) -> None:
    """Measure a game's puzzles, and write its file."""
    puzzles = puzzles_of(game)
    book = Book(_TRIES / game.id)
    fitted = [book.tried(puzzle, _FITTED) for puzzle in puzzles]
    tested = [book.tried(puzzle, _TESTED) for puzzle in puzzles]
    found = difficulties(fitted, len(_FITTED))
    measures = Measures(
        seeds=list(_FITTED),
        levels=dict(found.levels),
        puzzles=[
            Measure(puzzle.theme_of_position(), rating, deviation)
            for puzzle, (rating, deviation) in zip(puzzles, found.puzzles, strict=True)
        ],
    )
    write(game, measures)
    tell(game, found, tested)


def measure_new(game: AnyGame) -> None:
    """Measure the puzzles of a game that have no measure yet, by the levels' ratings, and add them.

    The themes of all are found anew: some follow from what looks well by the weights of reasons.
    """
    known = measures_of(game)
    if known is None:
        raise SystemExit(f"{game.id}: nothing is measured yet")
    book, puzzles = Book(_TRIES / game.id), puzzles_of(game)
    measures = [
        Measure(puzzle.theme_of_position(), one.rating, one.deviation)
        for puzzle, one in zip(puzzles, known.puzzles, strict=False)
    ]
    for puzzle in puzzles[len(measures) :]:
        rating, deviation = difficulty(book.tried(puzzle, _FITTED), known.levels, len(_FITTED))
        measures.append(Measure(puzzle.theme_of_position(), rating, deviation))
    write(game, Measures(known.seeds, known.levels, measures))
    print(f"{game.id}: {len(measures) - len(known.puzzles)} new puzzles")


def write(game: AnyGame, measures: Measures) -> None:
    """Write a game's file, with whole numbers."""
    rounded = Measures(
        measures.seeds,
        {level: round(rating) for level, rating in measures.levels.items()},
        [Measure(one.theme, round(one.rating), round(one.deviation)) for one in measures.puzzles],
    )
    lines = json.dumps(msgspec.to_builtins(rounded), indent=None, separators=(",", ":"))
    measure_file(game).write_text(lines.replace("],[", "],\n["), encoding="utf-8")


def tell(game: AnyGame, found: Difficulties, tested: Sequence[Counts]) -> None:
    """Say how well the ratings predict the tries that they were not fitted to."""
    levels = tryers(game)
    predicted = [fmean(found.chance(level, k) for level in levels) for k in range(len(tested))]
    shares = [sum(of.values()) / len(levels) / len(_TESTED) for of in tested]
    print(f"{game.id}: {len(shares)} puzzles, r = {correlation(predicted, shares):.3f}")
    print("   ", ", ".join(f"{level} {rating:.0f}" for level, rating in found.levels.items()))
    puzzles = puzzles_of(game)
    for grade in GRADES:
        of = [share for share, puzzle in zip(shares, puzzles, strict=True) if puzzle.grade == grade]
        print(f"    grade {grade}: {len(of)} puzzles", f"{fmean(of):.1%} solved" if of else "", flush=True)


class Book:
    """The tries at a game's puzzles, kept as lines of a file: a key, and 1 for a solved one."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self._known = {key: value == "1" for key, value in (line.split() for line in lines)}

    def tried(self, puzzle: Puzzle, seeds: Sequence[int]) -> Counts:
        """Return how often each level solves a puzzle with these seeds."""
        levels = tryers(puzzle.game)
        return {level: sum(self._solves(puzzle, level, seed) for seed in seeds) for level in levels}

    def _solves(self, puzzle: Puzzle, level: str, seed: int) -> bool:
        key = f"{puzzle.number}-{level}-{seed}"
        if key not in self._known:
            self._known[key] = solves(puzzle, level, seed)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{key} {int(self._known[key])}\n")
        return self._known[key]


if __name__ == "__main__":
    main()
