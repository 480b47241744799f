"""Measures what a decision of each computer player costs, and writes that down: ``assets/grades``.

    python packaging/measure_grades.py countdown libtis --matches 10 --positions 10

plays so many matches of each level among its equals, and draws so many decisions with a choice from each.
There every level is asked what it would do, and the strongest one judges that as the review does.  So all
levels are measured in the same positions: what a match has at stake, and what the judge mistakes, is the same
for all, and takes no part in the step from one level to the next.  The file of a game is written anew, with
the number of matches and the standard error of each cost.  It has to be done again when a level has changed,
or the strongest one, which judges.  With ``--part 4`` the judge thinks a quarter as long as in the review;
one that thinks too little takes its own noise for errors, and no level is better than another.

The strongest level, which at the table thinks for a time, looks at three times as much as the judge, as it
does there, unless ``--playouts`` says otherwise.  With less than the level below it both would be one player,
and where a search makes no random choice, as in Limit, with as much as the judge it would never err.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import fsum
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from limbotable.app.match.terms import terms_of
from limbotable.core.game import AnyGame
from limbotable.core.intervals import ratio_error
from limbotable.core.options import Options
from limbotable.core.random import Random
from limbotable.engine.accounts import match_of
from limbotable.engine.arena import Contest, deal_seed
from limbotable.engine.workers import in_order, workers
from limbotable.games import GAMES, game_of
from limbotable.games.grades import LevelCost, Measured
from limbotable.play.decisions import decisions
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.judging import judge
from limbotable.search.thinking import think
from limbotable.search.thought import Limit

_FOLDER: Final = Path(__file__).parent.parent / "assets" / "grades"
#: Levels were made by other seeds than this.
_SEED: Final = 525_252
#: The strongest player looks at so many times as much as the judge.
_STRONGER: Final = 3
#: A 95 % interval is so many standard errors to each side.
_WIDE: Final = 1.96

#: What each level's action costs, weakest level first.
Costs: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured."""

    matches: int  #: of each level among its equals; at least 2 in all
    positions: int  #: drawn from each
    #: the most for an action of a player; None for ``_STRONGER`` times those of the judge
    playouts: int | None = None
    part: int = 1  #: the judge thinks this part of what it does in the review


def measure(executor: Executor, game: AnyGame, options: Options, effort: Effort) -> Measured:
    """Measure all levels of a game by complete options."""
    judging = max(1, terms_of(game, free=True).playouts // effort.part)
    playouts = effort.playouts or _STRONGER * judging
    found: list[tuple[Costs, ...]] = []
    limit = Limit(playouts=playouts)
    for level in game.levels:
        players = (level.name,) * game.seats(options)
        contest = Contest(game.id, tuple(options.items()), players, limit, _SEED)
        work = partial(costs_in, contest, Limit(playouts=judging), effort.positions)
        found += in_order(executor, work, effort.matches)
    costs = []
    for number, level in enumerate(game.levels):
        cost, error = mean([[one[number] for one in match] for match in found])
        positions = sum(map(len, found))
        costs.append(LevelCost(level.name, len(found), positions, round(cost, 5), round(error, 5)))
    print(*lines(game, found), sep="\n", flush=True)
    return Measured(dict(options), _SEED, playouts, judging, tuple(costs))


def costs_in(contest: Contest, judging: Limit, positions: int, deal: int) -> tuple[Costs, ...]:
    """Play one deal, and return what each level's action costs in some positions of it."""
    match, rng = match_of(contest, deal), Random(deal_seed(contest, deal))
    free = rng.reordered([one.ply for one in decisions(match) if one.free])
    return tuple(costs_at(match.until(ply), contest.limit, judging, rng) for ply in free[:positions])


def costs_at(match: Match, limit: Limit, judging: Limit, rng: Random) -> Costs:
    """Return what the action of each level costs at the end of a match, for the seat to act there."""
    game, observation = match.game, observation_of(perspective(match, match.turn))
    costs: dict[str, float] = {}  # by action: levels that do the same are judged alike

    def cost(level: str) -> float:
        thought = think(game, match.options, observation, level, limit, int(rng.word()))
        action = thought.considered[0].action
        if action not in costs:
            terms = terms_of(game, free=True)
            found = judge(game, match.options, observation, action, terms.level, judging, terms.seed)
            own = next(one.value for one in found.considered if one.action == action)
            costs[action] = max(0.0, found.considered[0].value - own)
        return costs[action]

    return tuple(cost(level.name) for level in game.levels)


def mean(matches: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the mean of figures out of matches, and its standard error with matches for the sample."""
    count = sum(map(len, matches))
    sums, sizes = [fsum(figures) for figures in matches], [float(len(figures)) for figures in matches]
    return fsum(sums) / count, ratio_error(sums, sizes)


def lines(game: AnyGame, found: Sequence[tuple[Costs, ...]]) -> Iterator[str]:
    """Yield the costs in points with 95 % intervals, and the steps from each level to the next."""
    names = [level.name for level in game.levels]
    yield f"{game.id}: {sum(map(len, found))} positions of {len(found)} matches"
    for number, name in enumerate(names):
        yield f"    {name} {_points([[one[number] for one in match] for match in found])}"
    for (less, weaker), (more, stronger) in pairwise(enumerate(names)):
        step = _points([[one[less] - one[more] for one in match] for match in found])
        yield f"    {weaker} costs more than {stronger}: {step}"


def _points(matches: Sequence[Sequence[float]]) -> str:
    middle, error = mean(matches)
    return f"{100 * middle:.2f} ± {100 * _WIDE * error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in GAMES])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--positions", type=int, default=10, help="of each match")
    parser.add_argument("--playouts", type=int, help="the most for an action of a player")
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--processes", type=int)
    told = parser.parse_args()
    for name in told.games:
        game = game_of(name)
        if game is None:
            parser.error(f"there is no game {name!r}")
        effort = Effort(told.matches, told.positions, told.playouts, told.part)
        with workers(None, told.processes) as executor:
            made = measure(executor, game, game.complete({}), effort)
        _FOLDER.mkdir(exist_ok=True)
        written = msgspec.json.format(msgspec.json.encode(made), indent=2)
        (_FOLDER / f"{game.id}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
