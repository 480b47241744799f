"""Measures what a decision of each computer player costs, and writes that down: ``assets/grades``.

    python packaging/measure_grades.py countdown libtis --matches 10

plays so many matches of each level among its equals, and judges every decision as the review does
(``limbotable arena --accounts`` prints more of the same).  The file of a game is written anew, with the
number of matches and the standard error of each cost.  It has to be done again when a level has changed, or
the strongest one, which judges.  With ``--part 4`` the judge thinks a quarter as long as in the review; one
that thinks too little takes its own noise for errors, and no level is better than another.

The strongest level, which at the table thinks for a time, looks at as much as the judge unless ``--playouts``
says less: if it were held to less than the level below it, both would be one player.
"""

from __future__ import annotations

import argparse
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from limbotable.app.match.terms import terms_of
from limbotable.core.game import AnyGame
from limbotable.core.options import Options
from limbotable.engine.accounts import accounted_deals, totals
from limbotable.engine.arena import Contest
from limbotable.engine.workers import workers
from limbotable.games import GAMES, game_of
from limbotable.games.grades import LevelCost, Measured
from limbotable.search.thought import Limit

_FOLDER: Final = Path(__file__).parent.parent / "assets" / "grades"
#: Levels were made by other seeds than this.
_SEED: Final = 525_252


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured."""

    matches: int  #: of each level, at least 2
    playouts: int | None = None  #: the most for an action of a player; None for those of the judge
    part: int = 1  #: the judge thinks this part of what it does in the review


def measure(executor: Executor, game: AnyGame, options: Options, effort: Effort) -> Measured:
    """Measure all levels of a game by complete options."""
    judging = max(1, terms_of(game, free=True).playouts // effort.part)
    playouts = effort.playouts or judging
    found = []
    for level in game.levels:
        players = (level.name,) * game.seats(options)
        limit = Limit(playouts=playouts)
        contest = Contest(game.id, tuple(options.items()), players, limit, _SEED)
        played = list(accounted_deals(executor, contest, Limit(playouts=judging), effort.matches))
        seats = totals(contest, played).seats
        unforced = sum(one.unforced for one in seats)
        cost = sum(one.cost * one.unforced for one in seats) / unforced
        error = sum((one.cost_error * one.unforced) ** 2 for one in seats) ** 0.5 / unforced
        found.append(LevelCost(level.name, len(played), unforced, round(cost, 5), round(error, 5)))
        figures = f"{100 * cost:.2f} ± {100 * error:.2f} points, {unforced} decisions"
        print(f"{game.id}: {level.name} {figures}", flush=True)
    return Measured(dict(options), _SEED, playouts, judging, tuple(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in GAMES])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--playouts", type=int, help="the most for an action of a player")
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--processes", type=int)
    told = parser.parse_args()
    for name in told.games:
        game = game_of(name)
        if game is None:
            parser.error(f"there is no game {name!r}")
        effort = Effort(told.matches, told.playouts, told.part)
        with workers(None, told.processes) as executor:
            made = measure(executor, game, game.complete({}), effort)
        _FOLDER.mkdir(exist_ok=True)
        written = msgspec.json.format(msgspec.json.encode(made), indent=2)
        (_FOLDER / f"{game.id}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
